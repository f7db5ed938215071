/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"
#include "players/ss-mind.h"

#include <string.h>

/* How well computer players play The Bridge, in paired games from random setups: each setup twice, with seats changed. --games=N of each kind. */

static guint n_games = 200;

typedef SsMove (*Choose) (SsMind *mind, SsPosition *position, SsRng *rng);

static SsMove
choose_level (SsMind *mind, SsPosition *position, SsRng *rng)
{
  return ss_mind_choose (mind, position->rules, position->state, &position->history, ss_the_bridge.to_move (position->rules, position->state), NULL);
}

static SsMove
choose_any (SsMind *mind, SsPosition *position, SsRng *rng)
{
  g_auto (SsMoves) moves = { 0 };

  ss_the_bridge.legal_moves (position->rules, position->state, &moves);
  return moves.moves[ss_rng_below (rng, moves.n)];
}

/* One ply: the move after which the same evaluation is best. */
static SsMove
choose_greedily (SsMind *mind, SsPosition *position, SsRng *rng)
{
  g_auto (SsMoves) moves = { 0 };
  g_autofree SsState *next = ss_state_new (position->rules);
  SsSeat seat = ss_the_bridge.to_move (position->rules, position->state);
  SsMove best = SS_NO_MOVE;
  double best_value = -9;

  ss_the_bridge.legal_moves (position->rules, position->state, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      SsHistoryMark mark = ss_history_mark (&position->history);
      SsOutcome outcome;
      double value;

      memcpy (next, position->state, position->rules->state_size);
      ss_the_bridge.play (position->rules, next, moves.moves[i], NULL, &position->history, NULL);
      ss_history_reset (&position->history, mark);
      ss_the_bridge.outcome (position->rules, next, &outcome);
      if (outcome.result == SS_RESULT_UNFINISHED)
        value = ss_the_bridge.evaluate (position->rules, next, seat);
      else
        value = outcome.result == ss_result_win (seat) ? 2 : outcome.result == SS_RESULT_DRAW ? 0 : -2;
      value += 1e-6 * ss_rng_double (rng); /* equally good ones in no particular order */
      if (value > best_value)
        {
          best_value = value;
          best = moves.moves[i];
        }
    }
  return best;
}

typedef struct
{
  const char *level;
  Choose other;
  guint first, n; /* games */
  double score;   /* of the level */
} Share;

static gpointer
play_share (gpointer data)
{
  Share *share = data;
  g_autoptr (SsVariant) variant = ss_variant_new_default (&ss_the_bridge);
  g_autoptr (SsRules) rules = ss_rules_new (variant);

  for (guint g = share->first; g < share->first + share->n; g++)
    {
      g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
      g_autoptr (SsMind) mind = ss_mind_new (ss_level_find (share->level), 1000 + g, 1, FALSE);
      SsSeat seat = g % 2 ? SS_SEAT_SECOND : SS_SEAT_FIRST, to_move;
      SsOutcome outcome;
      SsRng rng;

      ss_rng_seed (&rng, g / 2);
      for (guint i = 0; i < 6; i++)
        ss_position_play (position, choose_any (NULL, position, &rng), NULL);
      while ((to_move = ss_the_bridge.to_move (rules, position->state)) != SS_SEAT_NONE)
        ss_position_play (position, (to_move == seat ? choose_level : share->other) (mind, position, &rng), NULL);
      ss_the_bridge.outcome (rules, position->state, &outcome);
      share->score += outcome.result == SS_RESULT_DRAW ? 0.5 : outcome.result == ss_result_win (seat) ? 1 : 0;
    }
  return NULL;
}

static double
play_games (const char *level, Choose other)
{
  guint half = n_games / 4 * 2; /* pairs stay together */
  Share shares[2] = { { level, other, 0, half, 0 }, { level, other, half, n_games - half, 0 } };
  GThread *thread = g_thread_new ("games", play_share, &shares[1]);

  play_share (&shares[0]);
  g_thread_join (thread);
  g_test_message ("%s: %.1f of %u", level, shares[0].score + shares[1].score, n_games);
  return (shares[0].score + shares[1].score) / n_games;
}

static void
test_medium_against_random (void)
{
  g_assert_cmpfloat (play_games ("medium", choose_any), >=, 0.99);
}

static void
test_hard_against_one_ply (void)
{
  g_assert_cmpfloat (play_games ("hard", choose_greedily), >=, 0.7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    if (g_str_has_prefix (argv[i], "--games="))
      n_games = (guint) g_ascii_strtoull (argv[i] + strlen ("--games="), NULL, 10);
  g_test_add_func ("/the-bridge/strength/medium-against-random", test_medium_against_random);
  g_test_add_func ("/the-bridge/strength/hard-against-one-ply", test_hard_against_one_ply);
  return g_test_run ();
}
