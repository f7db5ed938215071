/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "core/ss-record.h"
#include "games/ss-games.h"
#include "players/ss-search.h"

/* How fast Kahuna is on one core: whole random play-outs from the start, and iterations of the search from a position in mid-game (the record
 * given as argument). A loop of the generator beside them says how fast the machine is just now. */

#define PLAYOUTS_WANTED 10000
#define ITERATIONS_WANTED 6000

static double
iterations (const SsPosition *position, guint n)
{
  SsSeat seat = position->rules->game->to_move (position->rules, position->state);
  g_autofree SsState *view = ss_state_view (position->rules, position->state, seat);
  g_autoptr (SsSearch) search = ss_search_new (position->rules, view, NULL, seat, 3);
  double begun = bench_seconds ();
  guint run = ss_search_run (search, n, NULL);
  return run / (bench_seconds () - begun);
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
      double playouts_now = bench_playouts (position->rules, 10000, FALSE, &moves_each), iterations_now = iterations (position, 8000), loop = bench_reference ();
      best_playouts = MAX (best_playouts, playouts_now);
      best_iterations = MAX (best_iterations, iterations_now);
      g_print ("random play-outs %.0f/s of %.0f moves, search iterations %.0f/s; the generator %.0f million/s\n", playouts_now, moves_each, iterations_now, loop);
    }
  g_print ("wanted: %d play-outs/s, %d iterations/s\n", PLAYOUTS_WANTED, ITERATIONS_WANTED);
  return best_playouts < PLAYOUTS_WANTED || best_iterations < ITERATIONS_WANTED;
}
