/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-record.h"
#include "games/ss-games.h"
#include "players/ss-search.h"

/* How fast Kahuna is on one core: whole random play-outs from the start, and iterations of the search from a position in mid-game (the record
 * given as argument). A loop of the generator beside them says how fast the machine is just now. */

#define PLAYOUTS_WANTED 10000
#define ITERATIONS_WANTED 6000

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* Millions of numbers a second. */
static double
reference (void)
{
  SsRng rng;
  guint64 sum = 0;
  gint64 start = g_get_monotonic_time ();
  ss_rng_seed (&rng, 1);
  for (guint i = 0; i < 100000000; i++)
    sum += ss_rng_next (&rng);
  double seconds = seconds_since (start);
  return sum == 1 ? 0 : 100 / seconds;
}

static double
playouts (const SsRules *rules, guint n, double *moves_each)
{
  SsRng rng;
  ss_rng_seed (&rng, 2);
  g_autoptr (SsChance) chance = ss_chance_new_search (&rng);
  g_autofree SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) moves = { 0 };
  guint64 played = 0;
  gint64 start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    {
      memset (state, 0, rules->state_size);
      rules->game->setup (rules, state, chance, &history);
      for (;;)
        {
          moves.n = 0;
          rules->game->legal_moves (rules, state, &moves);
          if (moves.n == 0)
            break;
          rules->game->play (rules, state, moves.moves[ss_rng_below (&rng, moves.n)], chance, &history, NULL);
          played++;
        }
    }
  *moves_each = (double) played / n;
  return n / seconds_since (start);
}

static double
iterations (const SsPosition *position, guint n)
{
  SsSeat seat = position->rules->game->to_move (position->rules, position->state);
  g_autofree SsState *view = ss_state_view (position->rules, position->state, seat);
  g_autoptr (SsSearch) search = ss_search_new (position->rules, view, NULL, seat, 3);
  gint64 start = g_get_monotonic_time ();
  guint run = ss_search_run (search, n, NULL);
  return run / seconds_since (start);
}

int
main (int argc, char **argv)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) record = argc == 2 ? ss_record_load (argv[1], problems) : NULL;
  if (!record || ss_problems_count (problems) > 0)
    {
      g_printerr ("usage: bench-kahuna RECORD\n");
      return 2;
    }
  g_autoptr (SsPosition) position = ss_record_replay (record, G_MAXUINT, NULL);
  double best_playouts = 0, best_iterations = 0, moves_each = 0;
  for (guint i = 0; i < 3; i++)
    {
      double playouts_now = playouts (position->rules, 10000, &moves_each), iterations_now = iterations (position, 8000), loop = reference ();
      best_playouts = MAX (best_playouts, playouts_now);
      best_iterations = MAX (best_iterations, iterations_now);
      g_print ("random play-outs %.0f/s of %.0f moves, search iterations %.0f/s; the generator %.0f million/s\n", playouts_now, moves_each, iterations_now, loop);
    }
  g_print ("wanted: %d play-outs/s, %d iterations/s\n", PLAYOUTS_WANTED, ITERATIONS_WANTED);
  return best_playouts < PLAYOUTS_WANTED || best_iterations < ITERATIONS_WANTED;
}
