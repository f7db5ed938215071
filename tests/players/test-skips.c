/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-record.h"
#include "players/ss-mind.h"
#include "players/ss-solver.h"

/* Skips, solved: what two independent solvers found (rules page: Skips, Shipped variants). */

static const struct
{
  const char *id;
  SsResult result;
  guint distance, positions; /* 0: not stated */
} known[] = {
  { "skips", SS_RESULT_SECOND, 12, 3065 },          { "skips-long", SS_RESULT_SECOND, 30, 47360 },
  { "skips-four", SS_RESULT_SECOND, 22, 462122 },   { "skips-same-side", SS_RESULT_SECOND, 14, 1891 },
  { "skips-gentle", SS_RESULT_FIRST, 17, 3363 },
};

static SsRules *
load (const char *id)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (id, problems);
  g_assert_nonnull (variant);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  return ss_rules_new (variant);
}

static void
test_known (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autoptr (SsRules) rules = load (known[i].id);
      g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
      SsSolveStatus status;
      gint64 t = g_get_monotonic_time ();
      g_autoptr (SsSolver) solver = ss_solver_new (rules, position->state, SS_SOLVER_LIMIT, NULL, &status);
      double seconds = (g_get_monotonic_time () - t) / 1e6;
      g_assert_cmpint (status, ==, SS_SOLVE_DONE);
      SsSolved s = ss_solver_get_root (solver);
      g_test_message ("%s: %.3f s, %.1f MB", known[i].id, seconds, ss_solver_get_size (solver) / 1e6);
      g_assert_cmpint (s.result, ==, known[i].result);
      g_assert_cmpuint (s.distance, ==, known[i].distance);
      g_assert_cmpuint (ss_solver_get_positions (solver), ==, known[i].positions);
      g_assert_cmpuint (ss_solver_get_size (solver), <, 256u << 20);
    }
}

/* From a random start that is won, the best level wins against random play and against the best level, and in no more moves than the
 * solver says. */
static void
test_never_loses (void)
{
  guint played = 0;
  SsRng rng;
  ss_rng_seed (&rng, 1000);
  g_autoptr (SsRules) skips = load ("skips");
  g_autoptr (SsRules) lengthy = load ("skips-long");
  g_autoptr (SsRules) gentle = load ("skips-gentle");
  SsRules *rules[] = { skips, lengthy, gentle };
  while (played < 1000)
    {
      SsRules *r = rules[played % 3];
      g_autoptr (SsPosition) position = ss_position_new (r, NULL);
      g_auto (SsMoves) moves = { 0 };
      for (guint i = ss_rng_below (&rng, 12); i > 0; i--)
        {
          moves.n = 0;
          r->game->legal_moves (r, position->state, &moves);
          if (moves.n)
            ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
        }
      SsSolveStatus status;
      SsSolved start;
      SsSeat seat = r->game->to_move (r, position->state);
      if (seat == SS_SEAT_NONE)
        continue;
      g_autoptr (SsSolver) solver = ss_solver_obtain (r, position->state, SS_SOLVER_LIMIT, NULL, &status);
      g_assert_true (ss_solver_look_up (solver, position->state, &start));
      if (start.result != ss_result_win (seat))
        continue;

      g_autoptr (SsMind) best = ss_mind_new (ss_level_best (), played, 1, FALSE);
      g_autoptr (SsMind) other = ss_mind_new (played % 2 ? ss_level_best () : &ss_levels[0], played, 1, FALSE);
      guint n = 0;
      for (SsSeat s; (s = r->game->to_move (r, position->state)) != SS_SEAT_NONE; n++)
        ss_position_play (position, ss_mind_choose (s == seat ? best : other, r, position->state, NULL, s, NULL), NULL);
      SsOutcome outcome;
      r->game->outcome (r, position->state, &outcome);
      g_assert_cmpint (outcome.result, ==, start.result);
      if (played % 2)
        g_assert_cmpuint (n, ==, start.distance);
      else
        g_assert_cmpuint (n, <=, start.distance);
      played++;
    }
  ss_solver_forget ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/skips/known", test_known);
  g_test_add_func ("/players/skips/never-loses", test_never_loses);
  return g_test_run ();
}
