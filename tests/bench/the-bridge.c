/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "core/ss-record.h"
#include "games/ss-games.h"

#include <stdlib.h>

/* The Bridge: how fast moves are counted and listed, beside a reference loop of the same run (machines differ by 3, load by 4). */

static SsPosition *
position_of (const char *const *values, guint n)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free), all = g_ptr_array_new ();
  g_autoptr (SsVariant) variant = NULL;
  g_autoptr (SsRules) rules = NULL;

  for (const SsParam *param = ss_the_bridge.params; param->key; param++)
    if (!param->family)
      {
        const char *value = param->fallback;
        g_ptr_array_add (keys, g_strconcat (param->group, "/", param->key, NULL));
        for (guint i = 0; i + 1 < n; i += 2)
          if (g_str_equal (values[i], keys->pdata[keys->len - 1]))
            value = values[i + 1];
        g_ptr_array_add (all, (gpointer) value);
      }
  variant = ss_variant_new_values (&ss_the_bridge, (const char *const *) keys->pdata, (const char *const *) all->pdata, NULL, keys->len, "bench", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  rules = ss_rules_new (variant);
  return ss_position_new (rules, NULL);
}

static gboolean
count (const char *what, SsPosition *position, guint depth, guint64 expected, double goal)
{
  double begun = bench_seconds (), took, rate;
  guint64 n = ss_perft (position->rules, position->state, &position->history, depth);

  took = bench_seconds () - begun;
  rate = n / took / 1e6;
  g_print ("%s: %" G_GUINT64_FORMAT " sequences of %u in %.3f s: %.1f million a second (wanted: %g)\n", what, n, depth, took, rate, goal);
  g_assert_cmpuint (n, ==, expected);
  return rate >= goal;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* The median time, in microseconds, of listing the moves of positions of random games from turn 10 on. */
static double
median_of_listing (SsPosition *start, guint n_positions, guint *mean_moves)
{
  g_autofree double *times = g_new (double, n_positions);
  g_auto (SsMoves) moves = { 0 };
  guint n = 0;
  guint64 sum = 0;
  SsRng rng;

  ss_rng_seed (&rng, 2);
  while (n < n_positions)
    {
      g_autoptr (SsPosition) position = ss_position_new (start->rules, NULL);
      for (guint turn = 0; n < n_positions; turn++)
        {
          double begun;

          moves.n = 0;
          ss_the_bridge.legal_moves (position->rules, position->state, &moves);
          if (moves.n == 0)
            break;
          if (turn >= 16)
            {
              /* ten times, as the clock counts microseconds */
              begun = bench_seconds ();
              for (guint i = 0; i < 10; i++)
                {
                  moves.n = 0;
                  ss_the_bridge.legal_moves (position->rules, position->state, &moves);
                }
              times[n++] = (bench_seconds () - begun) * 1e5;
              sum += moves.n;
            }
          ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
        }
    }
  qsort (times, n, sizeof *times, compare_doubles);
  *mean_moves = (guint) (sum / n);
  return times[n / 2];
}

int
main (void)
{
  static const char *const large[] = { "Board/Size", "15", "Pieces/Tiles", "F5;I5;L5;N5;P5;T5;U5;V5;W5;X5;Y5;Z5" };
  static const char *const setup[] = { "@a8", "@e1", "@a4", "@h2", "@d7", "@h5" };
  g_autoptr (SsPosition) start = position_of (NULL, 0), wide = position_of (large, G_N_ELEMENTS (large));
  gboolean good = TRUE;
  g_auto (SsMoves) moves = { 0 };
  guint mean;
  double median, begun;

  g_print ("reference loop: %.0f million steps of the generator a second\n", bench_reference ());
  good &= count ("from the start", start, 4, 7931352, 20);
  for (guint i = 0; i < G_N_ELEMENTS (setup); i++)
    ss_position_play (start, ss_move_read (start->rules, start->state, setup[i], NULL, NULL), NULL);
  good &= count ("from the first turn", start, 3, 51399242, 5);

  median = median_of_listing (start, 1000, &mean);
  g_print ("legal moves, median of 1,000 positions: %.2f microseconds for %u moves (wanted: 50)\n", median, mean);
  good &= median < 50;

  for (guint i = 0; i < 6; i++)
    {
      moves.n = 0;
      ss_the_bridge.legal_moves (wide->rules, wide->state, &moves);
      ss_position_play (wide, moves.moves[moves.n / 2], NULL);
    }
  moves.n = 0;
  begun = bench_seconds ();
  ss_the_bridge.legal_moves (wide->rules, wide->state, &moves);
  begun = (bench_seconds () - begun) * 1e3;
  g_print ("legal moves, 15 x 15 and twelve pentominoes: %.3f milliseconds for %u moves (wanted: 5)\n", begun, moves.n);
  good &= begun < 5;
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
