/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"

#include <string.h>

/* Random games, written down and replayed from their text to the same digests; --games=N of each shipped variant. */

static guint n_games = 6, n_variants = 12;

static void
play_and_replay (SsVariant *variant, guint64 seed, guint limit)
{
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
  g_autoptr (GArray) digests = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_auto (SsMoves) moves = { 0 };
  g_auto (SsEffects) effects = { 0 };
  SsRng rng;
  SsOutcome outcome, again;

  ss_rng_seed (&rng, seed);
  while (texts->len < limit)
    {
      SsMove move;
      guint64 digest;
      int before[2], after[2], gained[2] = { 0 };

      moves.n = effects.n = 0;
      ss_the_bridge.legal_moves (rules, position->state, &moves);
      g_assert_cmpuint (ss_the_bridge.count_moves (rules, position->state), ==, moves.n);
      if (moves.n == 0)
        break;
      move = moves.moves[ss_rng_below (&rng, moves.n)];
      g_ptr_array_add (texts, ss_the_bridge.move_text (rules, position->state, move));
      ss_the_bridge.scores (rules, position->state, before);
      ss_position_play (position, move, &effects);
      ss_the_bridge.scores (rules, position->state, after);
      digest = ss_the_bridge.digest (rules, position->state);
      g_array_append_val (digests, digest);
      /* the effects tell all points that were scored */
      for (guint i = 0; i < effects.n; i++)
        if (effects.effects[i].kind == EFFECT_RESCUE || effects.effects[i].kind == EFFECT_HOME)
          gained[effects.effects[i].actor] += effects.effects[i].amount;
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpint (after[seat] - before[seat], ==, gained[seat]);
    }
  ss_the_bridge.outcome (rules, position->state, &outcome);
  g_assert_true (texts->len == limit || outcome.result != SS_RESULT_UNFINISHED);

  g_autoptr (SsPosition) replay = ss_position_new (rules, NULL);
  for (guint i = 0; i < texts->len; i++)
    {
      const char *word = NULL;
      SsMove move = ss_move_read (rules, replay->state, texts->pdata[i], &word, NULL);
      if (move == SS_NO_MOVE)
        g_error ("%s: %s", (char *) texts->pdata[i], word);
      ss_position_play (replay, move, NULL);
      g_assert_cmpuint (ss_the_bridge.digest (rules, replay->state), ==, g_array_index (digests, guint64, i));
    }
  g_assert_cmpmem (position->state, rules->state_size, replay->state, rules->state_size);
  ss_the_bridge.outcome (rules, replay->state, &again);
  g_assert_cmpint (outcome.result, ==, again.result);
  g_assert_cmpuint (outcome.reason, ==, again.reason);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) list = ss_variant_list ();
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const SsVariantEntry *entry = list->pdata[i];
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load (entry->path, problems);

      if (!variant || ss_variant_get_game (variant) != &ss_the_bridge || entry->own)
        continue;
      g_assert_cmpuint (ss_problems_count (problems), ==, 0);
      for (guint game = 0; game < n_games; game++)
        play_and_replay (variant, 1000 * n + game, G_MAXUINT);
      n++;
    }
  g_assert_cmpuint (n, ==, 8);
}

static void
test_random_variants (void)
{
  for (guint v = 0; v < n_variants; v++)
    {
      g_autoptr (SsVariant) variant = ss_variant_random (&ss_the_bridge, v + 1, 0.5);
      for (guint game = 0; game < (n_games > 100 ? 20 : 2); game++)
        play_and_replay (variant, 77 * v + game, 300);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    if (g_str_has_prefix (argv[i], "--games="))
      {
        n_games = (guint) g_ascii_strtoull (argv[i] + strlen ("--games="), NULL, 10);
        n_variants = 50;
      }
  g_test_add_func ("/the-bridge/games/shipped", test_shipped);
  g_test_add_func ("/the-bridge/games/random-variants", test_random_variants);
  return g_test_run ();
}
