/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-table.h"

#include <string.h>

#include "games/ss-games.h"

SsVariant *
table_variant (const char *pairs, SsProblems *problems)
{
  g_auto (GStrv) lines = g_strsplit (pairs ? pairs : "", "\n", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free), values = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; lines[i]; i++)
    {
      const char *equals = strchr (lines[i], '=');
      if (!equals)
        continue;
      g_ptr_array_add (keys, g_strndup (lines[i], (gsize) (equals - lines[i])));
      g_ptr_array_add (values, g_strdup (equals + 1));
    }
  return ss_variant_new_values (&ss_kahuna, (const char *const *) keys->pdata, (const char *const *) values->pdata, NULL, keys->len, "test", problems);
}

static Table *
table_alloc (SsVariant *variant)
{
  Table *table = g_new0 (Table, 1);
  table->rules = ss_rules_new (variant);
  ss_variant_unref (variant); /* the rules hold their own reference */
  table->state = (KahunaState *) ss_state_new (table->rules);
  return table;
}

Table *
table_new_variant (SsVariant *variant, guint64 seed)
{
  Table *table = table_alloc (variant);
  table->chance = ss_chance_new (seed);
  kahuna_setup (table->rules, (SsState *) table->state, table->chance, &table->history);
  return table;
}

Table *
table_new (const char *pairs, const char *deck, guint64 seed)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = table_variant (pairs, problems);
  for (guint i = 0; i < problems->list->len; i++)
    g_error ("%s", ((SsProblem *) problems->list->pdata[i])->message);
  if (!deck)
    return table_new_variant (variant, seed);

  Table *table = table_alloc (variant);
  const KahunaRules *rules = (const KahunaRules *) table->rules;
  g_auto (GStrv) top = g_strsplit (deck, " ", -1);
  g_autoptr (GString) entry = g_string_new (NULL);
  guint left[KAHUNA_MAX_ISLANDS];
  for (guint i = 0; i < rules->n_islands; i++)
    left[i] = rules->per_island;
  for (guint t = 0; top[t]; t++)
    for (guint i = 0; i < rules->n_islands; i++)
      if (g_str_equal (rules->names[i], top[t]))
        {
          g_assert_cmpuint (left[i], >, 0);
          left[i]--;
          g_string_append_printf (entry, "%s;", top[t]);
        }
  for (guint i = 0; i < rules->n_islands; i++)
    for (; left[i] > 0; left[i]--)
      g_string_append_printf (entry, "%s;", rules->names[i]);
  const char *const entries[] = { entry->str, NULL };
  table->chance = ss_chance_new_replay (entries);
  ss_chance_continue (table->chance, seed);
  kahuna_setup (table->rules, (SsState *) table->state, table->chance, &table->history);
  g_assert_cmpint (table->state->phase, !=, KAHUNA_AWAITS);
  return table;
}

void
table_free (Table *table)
{
  ss_rules_unref (table->rules);
  g_free (table->state);
  ss_chance_free (table->chance);
  ss_history_clear (&table->history);
  ss_effects_clear (&table->effects);
  g_free (table);
}

void
table_do (Table *table, SsMove move)
{
  table->effects.n = 0;
  kahuna_play (table->rules, (SsState *) table->state, move, table->chance, &table->history, &table->effects);
}

void
table_play (Table *table, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);
  for (guint i = 0; texts[i]; i++)
    {
      const char *word = NULL;
      g_autofree char *sentence = NULL;
      SsMove move = ss_move_read (table->rules, (SsState *) table->state, texts[i], &word, &sentence);
      if (move == SS_NO_MOVE)
        g_error ("%s is refused: %s (%s)", texts[i], word, sentence);
      table_do (table, move);
      table_check (table);
    }
}

const char *
table_refuse (Table *table, const char *text)
{
  const char *word = NULL;
  g_autofree char *sentence = NULL;
  SsMove move = ss_move_read (table->rules, (SsState *) table->state, text, &word, &sentence);
  return move == SS_NO_MOVE ? word : "legal";
}

gboolean
table_can (Table *table, const char *text)
{
  return ss_move_read (table->rules, (SsState *) table->state, text, NULL, NULL) != SS_NO_MOVE;
}

SsMove
table_random_move (Table *table, SsRng *rng)
{
  g_auto (SsMoves) moves = { 0 };
  kahuna_legal_moves (table->rules, (SsState *) table->state, &moves);
  g_assert_cmpuint (moves.n, ==, kahuna_count_moves (table->rules, (SsState *) table->state));
  return moves.n > 0 ? moves.moves[ss_rng_below (rng, moves.n)] : SS_NO_MOVE;
}

char *
table_effects (Table *table)
{
  const KahunaRules *rules = (const KahunaRules *) table->rules;
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < table->effects.n; i++)
    {
      const SsEffect *effect = &table->effects.effects[i];
      g_string_append_printf (text, "%s%s", i ? "; " : "", kahuna_effects[effect->kind]);
      switch (effect->kind)
        {
        case KAHUNA_EFFECT_BUILT:
        case KAHUNA_EFFECT_REMOVED:
          g_string_append_printf (text, " %s", rules->lines[effect->subject].name);
          break;
        case KAHUNA_EFFECT_SCORED:
        case KAHUNA_EFFECT_SHUFFLED:
          g_string_append_printf (text, " %d: %d", effect->subject, effect->amount);
          break;
        default:
          if (effect->subject >= 0)
            g_string_append_printf (text, " %s", rules->names[effect->subject]);
          break;
        }
    }
  return g_string_free (text, FALSE);
}

/* What must always hold */

static void
check_islands (const KahunaRules *rules, const KahunaState *state)
{
  guint on_board[2] = { 0 }, stones[2] = { 0 };
  for (guint l = 0; l < rules->n_lines; l++)
    if (state->owner[l] > 0)
      on_board[state->owner[l] - 1]++;
  for (guint i = 0; i < rules->n_islands; i++)
    {
      guint at[2] = { 0 }, holder = 0;
      for (guint l = 0; l < rules->n_lines; l++)
        if (state->owner[l] > 0 && (rules->lines[l].ends[0] == i || rules->lines[l].ends[1] == i))
          at[state->owner[l] - 1]++;
      for (guint s = 0; s < 2; s++)
        {
          g_assert_cmpuint (at[s], ==, state->at[s][i]);
          if (2 * at[s] > rules->islands[i].degree)
            {
              holder = 1 + s;
              stones[s]++;
            }
        }
      g_assert_cmpuint (holder, ==, state->holder[i]);
    }
  for (guint s = 0; s < 2; s++)
    {
      g_assert_cmpuint (on_board[s], ==, state->on_board[s]);
      g_assert_cmpuint (on_board[s], <=, rules->supply);
      g_assert_cmpuint (stones[s], ==, state->stones[s]);
    }
}

static void
check_cards (const KahunaRules *rules, const KahunaState *state)
{
  guint count[KAHUNA_MAX_ISLANDS] = { 0 };
  for (guint s = 0; s < 2; s++)
    {
      guint n = 0;
      for (guint i = 0; i < rules->n_islands; i++)
        {
          count[i] += state->hand[s][i];
          n += state->hand[s][i];
        }
      g_assert_cmpuint (n, ==, state->n_hand[s]);
      g_assert_cmpuint (n, <=, rules->hand_limit);
    }
  for (guint i = 0; i < rules->open; i++)
    if (state->open[i] != KAHUNA_NONE)
      count[state->open[i]]++;
  for (guint i = 0; i < state->n_pile; i++)
    count[state->pile[i]]++;
  for (guint i = 0; i < state->n_discards; i++)
    count[KAHUNA_DISCARD_CARD (state->discards[i])]++;
  for (guint i = 0; i < rules->n_islands; i++)
    g_assert_cmpuint (count[i], ==, rules->per_island);
}

/* Known cards that were not thrown away are there, and those of them that are sure beside one another. */
static void
check_known (const KahunaRules *rules, const KahunaState *state)
{
  for (guint s = 0; s < 2; s++)
    {
      const KahunaKnown *known = &state->known[s];
      guint sure[KAHUNA_MAX_ISLANDS] = { 0 };
      for (guint i = 0; i < known->n; i++)
        sure[known->card[i]] += kahuna_known_surely (known, state->n_hand[s], i);
      for (guint i = 0; i < rules->n_islands; i++)
        g_assert_cmpuint (sure[i], <=, state->hand[s][i]);
      g_assert_cmpuint (known->vague_min, <=, known->vague_max);
      g_assert_cmpuint (known->vague_max, <=, state->n_hand[s]);
      g_assert_cmpuint (known->n + known->vague_max, >=, state->n_hand[s]);
    }
}

void
table_check (const Table *table)
{
  const KahunaRules *rules = (const KahunaRules *) table->rules;
  check_islands (rules, table->state);
  check_cards (rules, table->state);
  check_known (rules, table->state);
}

/* Random rules */

static void
append_map (GString *pairs, SsRng *rng, guint n_islands)
{
  g_autofree gboolean *joined = g_new0 (gboolean, n_islands * n_islands);
  g_autoptr (GString) lines = g_string_new (NULL), places = g_string_new (NULL), names = g_string_new (NULL);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  guint n_lines = 0, most = MIN (80, n_islands * (n_islands - 1) / 2), wanted = 3 + ss_rng_below (rng, 3 * n_islands);

  for (guint i = 0; i < n_islands; i++)
    {
      GString *name = g_string_new (NULL);
      for (guint c = 2 + ss_rng_below (rng, 11); c > 0; c--)
        g_string_append_c (name, (char) ('A' + ss_rng_below (rng, 26)));
      g_string_append_c (name, (char) ('A' + i)); /* so that no two are equal */
      g_string_erase (name, 0, (gssize) name->len > 12 ? (gssize) name->len - 12 : 0);
      g_string_append_printf (names, "%s;", name->str);
      g_string_append_printf (places, "%u,%u;", ss_rng_below (rng, 101), ss_rng_below (rng, 101));
      g_ptr_array_add (list, g_string_free (name, FALSE));
    }
  for (guint i = 1; n_lines < MAX (n_islands - 1, MIN (wanted, most));)
    {
      guint a = i < n_islands ? i : ss_rng_below (rng, n_islands), b = ss_rng_below (rng, i < n_islands ? i : n_islands);
      i++;
      if (a == b || joined[a * n_islands + b])
        continue;
      joined[a * n_islands + b] = joined[b * n_islands + a] = TRUE;
      n_lines++;
      g_string_append_printf (lines, "%s-%s;", (char *) list->pdata[a], (char *) list->pdata[b]);
    }
  g_string_append_printf (pairs, "Map/Islands=%s\nMap/Bridges=%s\nMap/Places=%s\n", names->str, lines->str, places->str);
}

SsVariant *
table_random_variant (guint64 seed)
{
  static const char *const declines[] = { "never", "not-after-decline", "always" }, *const restrictions[] = { "none", "not-both", "neither" };
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (;;)
    {
      g_autoptr (GString) pairs = g_string_new (NULL);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      append_map (pairs, &rng, 3 + ss_rng_below (&rng, ss_rng_below (&rng, 2) ? 24 : 8));
      g_string_append_printf (pairs, "Cards/PerIsland=%u\nCards/Hand=%u\nCards/HandLimit=%u\nCards/Open=%u\nCards/Decline=%s\n", 1 + ss_rng_below (&rng, 4),
                              ss_rng_below (&rng, 9), 1 + ss_rng_below (&rng, 12), ss_rng_below (&rng, 7), declines[ss_rng_below (&rng, 3)]);
      g_string_append_printf (pairs, "Supply/Bridges=%u\nBuild/Restriction=%s\nBuild/Rebuild=%s\n", 1 + ss_rng_below (&rng, 80),
                              restrictions[ss_rng_below (&rng, 3)], ss_rng_below (&rng, 2) ? "true" : "false");
      g_string_append (pairs, "Rounds/Scores=");
      for (guint n = 1 + ss_rng_below (&rng, 5); n > 0; n--)
        {
          guint score = ss_rng_below (&rng, 6);
          if (score == 5)
            g_string_append (pairs, "difference;");
          else
            g_string_append_printf (pairs, "%u;", score);
        }
      g_string_append_printf (pairs, "\nRounds/FinalTurns=%u\nEnd/EliminationFrom=%u\nHandicap/FirstBridges=%u\nHandicap/SecondBridges=%u\n",
                              ss_rng_below (&rng, 6), ss_rng_below (&rng, 10), ss_rng_below (&rng, 4), ss_rng_below (&rng, 4));
      SsVariant *variant = table_variant (pairs->str, problems);
      if (ss_problems_count (problems) == 0)
        return variant;
      if (variant)
        ss_variant_unref (variant);
    }
}
