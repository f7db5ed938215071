/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-record.h"
#include "games/ss-games.h"
#include "players/ss-search.h"

/* How much sooner two threads have done the iterations of a thought than one: best of five, each measured in turns with the other. The machine must
 * have two processors to itself. */

#define WANTED 1.7
#define TURNS 5

static double
seconds (const SsPosition *position, guint threads, guint iterations)
{
  const SsRules *rules = position->rules;
  SsSeat seat = rules->game->to_move (rules, position->state);
  g_autofree SsState *view = ss_state_view (rules, position->state, seat);
  gint64 start = g_get_monotonic_time ();
  g_autoptr (SsSearch) search = ss_search_new (rules, view, NULL, seat, 3);
  ss_search_run_threads (search, threads, iterations, NULL);
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

int
main (void)
{
  gboolean enough = TRUE;
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
