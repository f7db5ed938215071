/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-greedy.h"

#include <string.h>

#define SAMPLES 8 /* of what is hidden, or of what chance brings */

/* What @state is worth, an end more than anything that is hoped for. */
static double
value_of (const SsRules *rules, const SsState *state, SsSeat seat)
{
  SsOutcome outcome;
  rules->game->outcome (rules, state, &outcome);
  if (outcome.result == SS_RESULT_UNFINISHED)
    return rules->game->evaluate (rules, state, seat);
  return outcome.result == SS_RESULT_DRAW ? 0 : outcome.result == ss_result_win (seat) ? 2 : -2;
}

SsMove
ss_greedy_choose (const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsRng *rng)
{
  const SsGame *game = rules->game;
  g_auto (SsMoves) moves = { 0 };
  g_auto (SsHistory) past = { 0 };
  g_autofree SsState *whole = ss_state_dup (rules, view), *next = ss_state_new (rules);
  g_autoptr (SsChance) chance = ss_chance_new_search (rng);

  g_return_val_if_fail (game->to_move (rules, view) == seat, SS_NO_MOVE);
  game->legal_moves (rules, view, &moves);
  if (moves.n == 1)
    return moves.moves[0];
  if (history)
    ss_history_copy (&past, history);
  SsHistoryMark mark = ss_history_mark (&past);

  g_autofree double *sums = g_new0 (double, moves.n);
  guint samples = game->hidden ? SAMPLES : 1;
  for (guint s = 0; s < samples; s++)
    {
      if (game->hidden)
        game->sample (rules, view, seat, rng, whole);
      SsRng before = *rng;
      for (guint i = 0; i < moves.n; i++)
        {
          memcpy (next, whole, rules->state_size);
          game->play (rules, next, moves.moves[i], chance, &past, NULL);
          ss_history_reset (&past, mark);
          sums[i] += value_of (rules, next, seat);
        }
      if (memcmp (&before, rng, sizeof before) != 0)
        samples = SAMPLES;
    }

  guint best = 0, equal = 1;
  for (guint i = 1; i < moves.n; i++)
    if (sums[i] > sums[best])
      {
        best = i;
        equal = 1;
      }
    else if (sums[i] == sums[best] && ss_rng_below (rng, ++equal) == 0)
      best = i;
  return moves.moves[best];
}
