/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <pthread.h>

#include "bench.h"
#include "core/ss-record.h"
#include "games/ss-games.h"
#include "players/ss-search.h"

/* How much sooner two threads have done the iterations of a thought than one: best of five, each measured in turns with the other. The machine must
 * have two processors to itself: a loop that shares nothing, beside them, says how far it has that. */

#define WANTED 1.7
#define TURNS 5

static double
seconds (const SsPosition *position, guint threads, guint iterations)
{
  const SsRules *rules = position->rules;
  SsSeat seat = rules->game->to_move (rules, position->state);
  g_autofree SsState *view = ss_state_view (rules, position->state, seat);
  double begun = bench_seconds ();
  g_autoptr (SsSearch) search = ss_search_new (rules, view, NULL, seat, 3);
  ss_search_run_threads (search, threads, iterations, NULL);
  return bench_seconds () - begun;
}

static void *
loop (void *data)
{
  guint64 *sum = data, own = 0;
  SsRng rng;
  ss_rng_seed (&rng, *sum);
  for (guint i = 0; i < 50000000; i++)
    own += ss_rng_next (&rng);
  *sum = own;
  return NULL;
}

/* How much sooner two threads have done two loops than one. */
static double
reference (void)
{
  double best[2] = { 1e9, 1e9 };
  for (guint i = 0; i < TURNS; i++)
    for (guint t = 0; t < 2; t++)
      {
        guint64 sums[2] = { 1, 2 };
        pthread_t thread;
        double begun = bench_seconds ();
        if (t == 0)
          loop (&sums[1]);
        else if (pthread_create (&thread, NULL, loop, &sums[1]) != 0)
          return 0;
        loop (&sums[0]);
        if (t == 1)
          pthread_join (thread, NULL);
        best[t] = MIN (best[t], bench_seconds () - begun);
      }
  return best[0] / best[1];
}

int
main (void)
{
  gboolean enough = TRUE;
  g_print ("reference: two threads that share nothing: %.2f times\n", reference ());
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id ((*game)->id, problems);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (1));
      /* a small game is proven, and then there is nothing to share */
      g_autofree SsState *view = ss_state_view (rules, position->state, SS_SEAT_FIRST);
      g_autoptr (SsSearch) trial = ss_search_new (rules, view, NULL, (*game)->to_move (rules, position->state), 3);
      gint64 start = g_get_monotonic_time ();
      if (ss_search_run (trial, 1000, NULL) < 1000)
        continue;
      guint iterations = (guint) (1000 * 0.5 * G_USEC_PER_SEC / (g_get_monotonic_time () - start + 1)) + 100;
      double best[2] = { 1e9, 1e9 };
      for (guint i = 0; i < TURNS; i++)
        for (guint t = 0; t < 2; t++)
          best[t] = MIN (best[t], seconds (position, t + 1, iterations));
      g_print ("%s: %u iterations, one thread %.3f s (%.0f a second), two threads %.3f s: %.2f times\n", (*game)->id, iterations, best[0],
               iterations / best[0], best[1], best[0] / best[1]);
      enough = enough && best[0] / best[1] >= WANTED;
    }
  if (!enough)
    g_print ("less than %.1f times\n", WANTED);
  return !enough;
}
