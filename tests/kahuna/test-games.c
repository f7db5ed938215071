/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/ss-games.h"
#include "kahuna-table.h"

/* Random games: they end, conserve cards and bridges, keep stones equal to majorities, and replay equal. `--long` plays many more. */

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
  kahuna_setup (table->rules, state, chance, &table->history);
  for (guint i = 0; i < moves->len; i++)
    {
      SsMove move = g_array_index (moves, SsMove, i);
      g_autofree char *text = kahuna_move_text (table->rules, state, move);
      g_assert_cmpuint (kahuna_parse (table->rules, text), ==, move);
      g_assert_cmpuint (kahuna_why_not (table->rules, state, move, NULL), ==, 0);
      kahuna_play (table->rules, state, move, chance, &table->history, NULL);
    }
  g_assert_cmpuint (ss_chance_get_used (chance), ==, entries->len);
  g_assert_cmpmem (state, sizeof (KahunaState), table->state, sizeof (KahunaState));
  g_assert_cmpuint (kahuna_digest (table->rules, state), ==, kahuna_digest (table->rules, (SsState *) table->state));
}

/* Of all moves that a text can say, the legal ones are those that nothing speaks against. */
static void
check_refusals (Table *table, SsRng *rng)
{
  const KahunaRules *rules = (const KahunaRules *) table->rules;
  g_auto (SsMoves) moves = { 0 };
  kahuna_legal_moves (table->rules, (SsState *) table->state, &moves);
  for (guint i = 0; i < 60; i++)
    {
      KahunaMoveKind kind = 1 + ss_rng_below (rng, 8);
      guint a = ss_rng_below (rng, rules->n_islands), b = ss_rng_below (rng, rules->n_islands), line = ss_rng_below (rng, rules->n_lines);
      if (ss_rng_below (rng, 2))
        {
          a = rules->lines[line].ends[ss_rng_below (rng, 2)];
          b = rules->lines[line].ends[ss_rng_below (rng, 2)];
        }
      gboolean two = kind == KAHUNA_REMOVE || kind == KAHUNA_REBUILD, one = kind == KAHUNA_BUILD || kind == KAHUNA_THROW || kind == KAHUNA_TAKE;
      gboolean lined = two || kind == KAHUNA_BUILD || kind == KAHUNA_FREE;
      SsMove move = KAHUNA_MOVE (kind, two ? MIN (a, b) : one ? a : 0, two ? MAX (a, b) : 0, lined ? line : 0);
      g_autofree char *text = kahuna_move_text (table->rules, (SsState *) table->state, move), *sentence = NULL;
      g_assert_cmpuint (kahuna_parse (table->rules, text), ==, move);
      guint refusal = kahuna_why_not (table->rules, (SsState *) table->state, move, &sentence);
      g_assert_cmpint (refusal == 0, ==, ss_moves_contain (&moves, move));
      g_assert_true (refusal > 0 || sentence == NULL);
      g_assert_true (!sentence || !strchr (sentence, '{'));
    }
}

static void
play_game (SsVariant *variant, guint64 seed)
{
  g_autoptr (Table) table = table_new_variant (variant, seed);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (SsMove));
  SsRng rng;
  SsMove move;
  ss_rng_seed (&rng, seed);
  table_check (table);
  while ((move = table_random_move (table, &rng)) != SS_NO_MOVE)
    {
      if (moves->len % 16 == 7)
        check_refusals (table, &rng);
      table_do (table, move);
      table_check (table);
      g_array_append_val (moves, move);
      g_assert_cmpuint (moves->len, <, 20000);
    }
  g_assert_cmpint (table->state->phase, ==, KAHUNA_OVER);
  g_assert_cmpint (table->state->result, !=, SS_RESULT_UNFINISHED);
  replay (table, moves);
}

static void
test_shipped (void)
{
  static const char *const ids[] = { "kahuna", "kahuna-printed", "kahuna-long-plans", "kahuna-calm", "kahuna-rebuild", "kahuna-handicap", "kahuna-atoll",
                                     "kahuna-short" };
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      g_assert_cmpuint (problems->list->len, ==, 0);
      for (guint n = 0; n < (much ? 1000 : 20); n++)
        play_game (ss_variant_ref (variant), 1000 * i + n);
    }
}

/* Variants and maps drawn here and by the table of parameters. */
static void
test_random (void)
{
  guint n_maps = 0, n_drawn = 0;
  for (guint i = 0; i < (much ? 200 : 26); i++)
    {
      g_autoptr (SsVariant) variant = i % 2 ? table_random_variant (i) : ss_variant_random (ss_game_find ("kahuna"), i, 1);
      if (i % 2 == 0)
        {
          n_drawn++;
          n_maps += !kahuna_map_is_published (variant);
        }
      for (guint n = 0; n < (much ? 20 : 3); n++)
        play_game (ss_variant_ref (variant), 100 * i + n);
    }
  g_assert_cmpuint (n_maps, >, n_drawn * 3 / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  much = argc > 1 && g_str_equal (argv[1], "--long");
  g_test_add_func ("/kahuna/games/shipped", test_shipped);
  g_test_add_func ("/kahuna/games/random", test_random);
  return g_test_run ();
}
