/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-mind.h"

#include <math.h>
#include <string.h>

#include "ss-mind-private.h"

/* Where the tree of a position looks larger than 10^60 lines, enumerating up to the whole limit is not begun: it would fail after
 * half a minute. (Skips on 24 spaces, far above 20 million positions, has about 10^40.) */
#define HOPELESS_TREE 60.0
#define SMALL_LIMIT 200000u
#define ITERATIONS_A_THREAD 500 /* at least */

SsMind *
ss_mind_new (const SsLevel *level, guint64 seed, double effort, gboolean timed)
{
  g_return_val_if_fail (effort > 0, NULL);
  SsMind *mind = g_new0 (SsMind, 1);
  mind->level = level;
  mind->seed = seed;
  mind->effort = effort;
  mind->timed = timed;
  mind->threads = 1;
  return mind;
}

void
ss_mind_set_threads (SsMind *mind, guint threads)
{
  mind->threads = CLAMP (threads, 1, g_get_num_processors ());
}

void
ss_mind_free (SsMind *mind)
{
  if (!mind)
    return;
  ss_solver_unref (mind->solver);
  ss_rules_unref (mind->solver_rules);
  g_free (mind);
}

/* Every thought has random numbers of its own, by what is seen alone: one that was cancelled does not shift those that follow. */
guint64
ss_mind_seed_thought (const SsMind *mind, const SsRules *rules, const SsState *view)
{
  return ss_mix64 (mind->seed ^ ss_hash_bytes (view, rules->state_size)) + (guint64) (ss_level_find (mind->level->word) - ss_levels);
}

/* The decimal logarithm of how many lines there are, by a few random ones. */
static double
estimate_tree (const SsRules *rules, const SsState *root, SsControl *control)
{
  const SsGame *game = rules->game;
  g_autofree SsState *state = ss_state_new (rules);
  g_auto (SsMoves) moves = { 0 };
  g_auto (SsHistory) history = { 0 };
  SsRng rng;
  double sum = 0;
  const guint tries = 8;

  ss_rng_seed (&rng, ss_hash_bytes (root, rules->state_size));
  for (guint t = 0; t < tries; t++)
    {
      memcpy (state, root, rules->state_size);
      history.n = history.start = 0;
      for (guint i = 0; i < 1000 && sum < tries * HOPELESS_TREE && !ss_control_is_cancelled (control); i++)
        {
          moves.n = 0;
          game->legal_moves (rules, state, &moves);
          if (!moves.n)
            break;
          sum += log10 (moves.n);
          game->play (rules, state, moves.moves[ss_rng_below (&rng, moves.n)], NULL, &history, NULL);
        }
    }
  return sum / tries;
}

/* A solver that knows @view, or NULL. */
SsSolver *
ss_mind_solve (SsMind *mind, const SsRules *rules, const SsState *view, SsControl *control)
{
  SsSolved solved;
  SsSolveStatus status;
  guint limit = mind->level == ss_level_best () ? SS_SOLVER_LIMIT : 1000000;

  if (rules->game->hidden || rules->game->vast || mind->level->iterations == 0)
    return NULL;
  if (mind->solver && mind->solver_rules == rules && ss_solver_look_up (mind->solver, view, &solved))
    return mind->solver;
  /* finding out again would keep a person waiting: the other player, or the one who gave the last hint, has found out */
  if (mind->timed && ss_solver_is_known_large (rules))
    mind->too_large = TRUE;
  if (mind->too_large || estimate_tree (rules, view, control) > HOPELESS_TREE)
    limit = SMALL_LIMIT;
  g_clear_pointer (&mind->solver, ss_solver_unref);
  g_clear_pointer (&mind->solver_rules, ss_rules_unref);
  mind->solver = ss_solver_obtain (rules, view, limit, control, &status);
  mind->solver_rules = ss_rules_ref (rules);
  if (status == SS_SOLVE_TOO_LARGE && limit > SMALL_LIMIT)
    mind->too_large = TRUE;
  return mind->solver;
}

SsSearch *
ss_mind_search (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat observer, SsControl *control)
{
  SsSearch *search = ss_search_new (rules, view, history, observer, ss_mind_seed_thought (mind, rules, view));
  guint iterations = MAX (1, ss_level_at (mind->level, rules->game).iterations * mind->effort);
  if (mind->timed && control)
    control->deadline = g_get_monotonic_time () + (gint64) (mind->level->seconds * mind->effort * G_USEC_PER_SEC);
  /* a short thought is not worth a thread */
  ss_search_run_threads (search, MIN (mind->threads, 1 + iterations / ITERATIONS_A_THREAD), iterations, control);
  return search;
}

/* Random choice in proportion to @weights. */
static guint
draw (SsRng *rng, const double *weights, guint n)
{
  double all = 0, x;
  for (guint i = 0; i < n; i++)
    all += weights[i];
  x = ss_rng_double (rng) * all;
  for (guint i = 0; i < n; i++)
    {
      x -= weights[i];
      if (x < 0)
        return i;
    }
  return n - 1;
}

/* Of solved moves: one of the best; with the level's probability of an error, one of the others. */
static SsMove
choose_solved (SsMind *mind, const SsRules *rules, const SsState *view, SsSeat seat, SsSolver *solver, const SsMoves *moves, SsRng *rng)
{
  g_autofree SsSolved *values = ss_mind_solve_moves (rules, view, solver, moves);
  g_auto (SsMoves) best = { 0 }, others = { 0 };
  guint top = 0;

  for (guint i = 1; i < moves->n; i++)
    if (ss_solved_compare (values[i], values[top], seat) > 0)
      top = i;
  for (guint i = 0; i < moves->n; i++)
    ss_moves_add (ss_solved_compare (values[i], values[top], seat) == 0 ? &best : &others, moves->moves[i]);
  if (others.n && ss_rng_double (rng) < mind->level->error)
    return others.moves[ss_rng_below (rng, others.n)];
  return best.moves[ss_rng_below (rng, best.n)];
}

/* Of searched moves: the best, or one of the good-looking ones, the likelier the more it was visited (softmax over the logarithm of the
 * visits, at the level's temperature). A proven win is never missed by a level that looks that far, nor a proven loss chosen. */
static SsMove
choose_searched (SsMind *mind, const SsRules *rules, SsSeat seat, const SsSearch *search, SsRng *rng)
{
  g_autoptr (GArray) candidates = ss_search_get_candidates (search);
  const SsCandidate *c = (const SsCandidate *) candidates->data;
  SsLevel level = ss_level_at (mind->level, rules->game);
  g_autofree double *weights = NULL;
  guint n;

  g_assert (candidates->len > 0);
  if (level.temperature == 0 || c[0].proven == ss_result_win (seat))
    return c[0].move;
  weights = g_new (double, candidates->len);
  for (n = 0; n < candidates->len; n++)
    {
      gboolean good = c[n].value >= c[0].value - level.slack && c[n].proven != ss_result_win (ss_seat_other (seat));
      weights[n] = n == 0 || good ? pow ((double) c[n].visits / c[0].visits, 1 / level.temperature) : 0;
    }
  return c[draw (rng, weights, n)].move;
}

SsMove
ss_mind_choose (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsControl *control)
{
  g_auto (SsMoves) moves = { 0 };
  SsRng rng;

  g_return_val_if_fail (rules->game->to_move (rules, view) == seat, SS_NO_MOVE);
  rules->game->legal_moves (rules, view, &moves);
  g_assert (moves.n > 0);
  ss_rng_seed (&rng, ss_mind_seed_thought (mind, rules, view) + 1);
  if (moves.n == 1)
    return moves.moves[0];
  if (mind->level->iterations == 0)
    return moves.moves[ss_rng_below (&rng, moves.n)];

  SsSolver *solver = ss_mind_solve (mind, rules, view, control);
  if (ss_control_is_cancelled (control))
    return SS_NO_MOVE;
  if (solver)
    return choose_solved (mind, rules, view, seat, solver, &moves, &rng);

  g_autoptr (SsSearch) search = ss_mind_search (mind, rules, view, history, seat, control);
  if (ss_control_is_cancelled (control))
    return SS_NO_MOVE;
  return choose_searched (mind, rules, seat, search, &rng);
}
