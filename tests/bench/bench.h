/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "core/ss-game.h"
#include "core/ss-rng.h"

/* What benchmarks share: the clock, the reference of the same run, whole random play-outs. */

static inline double
bench_seconds (void)
{
  return g_get_monotonic_time () / 1e6;
}

/** bench_reference: a loop that no engine can speed up, steps of the generator in millions a second: machines differ by 3, load by 4. */
static inline double
bench_reference (void)
{
  SsRng rng;
  guint64 sum = 0;
  double begun = bench_seconds ();

  ss_rng_seed (&rng, 1);
  for (guint i = 0; i < 50000000; i++)
    sum += ss_rng_next (&rng);
  return sum == 1 ? 0 : 50 / (bench_seconds () - begun);
}

/** bench_playouts: @n games from setup to end, by random moves or by the play-out @policy of the players; how many a second. */
static inline double
bench_playouts (const SsRules *rules, guint n, gboolean policy, double *moves_each)
{
  SsRng rng;
  g_autoptr (SsChance) chance = NULL;
  g_autofree SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) moves = { 0 };
  guint64 played = 0;
  double begun = bench_seconds ();

  ss_rng_seed (&rng, 2);
  chance = ss_chance_new_search (&rng);
  for (guint i = 0; i < n; i++)
    {
      memset (state, 0, rules->state_size);
      rules->game->setup (rules, state, chance, &history);
      for (;; played++)
        {
          SsMove move;

          moves.n = 0;
          rules->game->legal_moves (rules, state, &moves);
          if (moves.n == 0)
            break;
          move = policy ? rules->game->playout (rules, state, &moves, &rng) : moves.moves[ss_rng_below (&rng, moves.n)];
          rules->game->play (rules, state, move, chance, &history, NULL);
        }
    }
  *moves_each = (double) played / n;
  return n / (bench_seconds () - begun);
}
