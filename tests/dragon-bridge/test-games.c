/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games: they end, conserve cards and gems, show nobody what he may not see, and replay equal. `--long` plays many more. */
#include <string.h>

#include "dragon-table.h"

static gboolean much;

static void
replay (Table *table, GArray *moves)
{
  GPtrArray *entries = ss_chance_get_entries (table->chance);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (words, entries->pdata[i]);
  g_ptr_array_add (words, NULL);
  g_autoptr (SsChance) chance = ss_chance_new_replay ((const char *const *) words->pdata);
  g_autofree SsState *state = ss_state_new (table->rules);
  dragon_setup (table->rules, state, chance, &table->history);
  for (guint i = 0; i < moves->len; i++)
    {
      SsMove move = g_array_index (moves, SsMove, i);
      g_autofree char *text = dragon_move_text (table->rules, state, move);
      g_assert_cmpuint (dragon_parse (table->rules, text), ==, move);
      dragon_play (table->rules, state, move, chance, &table->history, NULL);
    }
  g_assert_cmpuint (ss_chance_get_used (chance), ==, entries->len);
  g_assert_cmpmem (state, sizeof (DragonState), table->s, sizeof (DragonState));
}

/* Of all moves that a text can say, the legal ones are those that nothing speaks against. */
static void
check_refusals (Table *table, const SsMoves *legal, SsRng *rng)
{
  const DragonRules *r = table->r;
  for (guint i = 0; i < 40; i++)
    {
      DragonMoveKind kind = ss_rng_below (rng, DRAGON_N_MOVES);
      gint32 value = 0;
      switch (kind)
        {
        case DRAGON_MOVE_PLAY:
        case DRAGON_MOVE_TAKE:
        case DRAGON_MOVE_GIVE:
        case DRAGON_MOVE_BURY:
        case DRAGON_MOVE_ECHO:
          value = (gint32) ss_rng_below (rng, r->n[DRAGON_ACTION]);
          break;
        case DRAGON_MOVE_GO:
          value = (gint32) ss_rng_below (rng, 20) - 10;
          break;
        case DRAGON_MOVE_STOW:
          value = (gint32) ss_rng_below (rng, 2);
          break;
        case DRAGON_MOVE_ITEM:
          value = r->blind ? DRAGON_NONE : (gint32) ss_rng_below (rng, MAX (r->n[DRAGON_ITEM], 1));
          break;
        case DRAGON_MOVE_HACK:
          value = (gint32) ss_rng_below (rng, MAX (r->n[DRAGON_HACK], 1));
          break;
        case DRAGON_MOVE_WIZARD:
          value = (gint32) ss_rng_below (rng, MAX (r->n[DRAGON_WIZARD], 1));
          break;
        case DRAGON_MOVE_POWER:
        case DRAGON_MOVE_FIRST:
          {
            DragonFamily family = (DragonFamily[]) { DRAGON_ACTION, DRAGON_ITEM, DRAGON_WIZARD }[ss_rng_below (rng, 3)];
            value = dragon_code (family, ss_rng_below (rng, MAX (r->n[family], 1)));
            if (dragon_code_kind (value) >= r->n[family])
              continue;
            break;
          }
        default:
          break;
        }
      DragonFamily counted = kind == DRAGON_MOVE_HACK ? DRAGON_HACK : kind == DRAGON_MOVE_WIZARD ? DRAGON_WIZARD : kind == DRAGON_MOVE_ITEM ? DRAGON_ITEM : DRAGON_ACTION;
      if (value != DRAGON_NONE && kind != DRAGON_MOVE_GO && kind != DRAGON_MOVE_POWER && kind != DRAGON_MOVE_FIRST && (guint) value >= MAX (r->n[counted], 2))
        continue;
      if (r->n[counted] == 0)
        continue;
      SsMove move = dragon_move (kind, value);
      g_autofree char *text = dragon_move_text (table->rules, (SsState *) table->s, move), *sentence = NULL;
      if (dragon_parse (table->rules, text) != move) /* no position under these rules has it */
        {
          g_assert_false (ss_moves_contain (legal, move));
          continue;
        }
      guint refusal = dragon_why_not (table->rules, (SsState *) table->s, move, &sentence);
      g_assert_cmpint (refusal == 0, ==, ss_moves_contain (legal, move));
      g_assert_true (refusal > 0 || sentence == NULL);
      g_assert_true (!sentence || !strchr (sentence, '{'));
    }
}

/* What a seat sees is the same in every state that looks the same to it, and the mover sees all that he can do. */
static void
check_views (Table *table, const SsMoves *legal, SsRng *rng)
{
  DragonState view, again, sample;
  for (guint seat = 0; seat < 2; seat++)
    {
      g_auto (SsMoves) seen = { 0 };
      dragon_view (table->rules, (SsState *) table->s, seat, (SsState *) &view);
      dragon_view (table->rules, (SsState *) &view, seat, (SsState *) &again);
      g_assert_cmpmem (&again, sizeof again, &view, sizeof view);
      memset (&sample, 0xa5, sizeof sample);
      dragon_sample (table->rules, (SsState *) &view, seat, rng, (SsState *) &sample);
      table_check (table->r, &sample);
      dragon_view (table->rules, (SsState *) &sample, seat, (SsState *) &again);
      g_assert_cmpmem (&again, sizeof again, &view, sizeof view);
      if (table->s->decider != seat || table->s->result)
        continue;
      dragon_legal_moves (table->rules, (SsState *) &view, &seen);
      g_assert_cmpuint (seen.n, ==, legal->n);
      for (guint i = 0; i < seen.n; i++)
        g_assert_true (ss_moves_contain (legal, seen.moves[i]));
    }
}

static void
play_game (SsVariant *variant, guint64 seed)
{
  g_autoptr (Table) table = table_new_variant (ss_variant_ref (variant), seed);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (SsMove));
  g_auto (SsMoves) legal = { 0 };
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (;;)
    {
      table_check (table->r, table->s);
      legal.n = 0;
      dragon_legal_moves (table->rules, (SsState *) table->s, &legal);
      if (legal.n == 0)
        break;
      if (moves->len % 4 == 3)
        {
          check_refusals (table, &legal, &rng);
          check_views (table, &legal, &rng);
        }
      SsMove move = legal.moves[ss_rng_below (&rng, legal.n)];
      g_array_append_val (moves, move);
      dragon_play (table->rules, (SsState *) table->s, move, table->chance, &table->history, NULL);
      g_assert_cmpuint (moves->len, <, 60000);
    }
  g_assert_cmpint (table->s->result, !=, SS_RESULT_UNFINISHED);
  replay (table, moves);
}

static void
test_shipped (void)
{
  static const char *const ids[] = { "dragon-bridge",       "dragon-bridge-basic", "dragon-bridge-hacking", "dragon-bridge-first-edition",
                                     "dragon-bridge-short", "dragon-bridge-draft", "dragon-bridge-steps",   "dragon-bridge-handicap" };
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      g_assert_cmpuint (problems->list->len, ==, 0);
      for (guint n = 0; n < (much ? 1000 : 30); n++)
        play_game (variant, 1000 * i + n);
    }
}

/* random cards and numbers, and a turn limit of 1 to 400 */
static void
test_random (void)
{
  for (guint i = 0; i < (much ? 250 : 40); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) drawn = ss_variant_random (&ss_dragon_bridge, i, 0.1 + 0.1 * (i % 6));
      g_autofree char *limit = g_strdup_printf ("%u", 1 + i * 37 % 400);
      g_autoptr (SsVariant) variant = ss_variant_with_value (drawn, "End", "TurnLimit", limit, problems);
      g_assert_cmpuint (ss_problems_count (problems), ==, 0);
      for (guint n = 0; n < (much ? 20 : 4); n++)
        play_game (variant, 100 * i + n);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  much = argc > 1 && g_str_equal (argv[1], "--long");
  g_test_add_func ("/dragon-bridge/games/shipped", test_shipped);
  g_test_add_func ("/dragon-bridge/games/random", test_random);
  return g_test_run ();
}
