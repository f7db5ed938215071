/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-stones.h"

#include <string.h>

#include "games/kahuna/kahuna.h"

#define DEEPEST 12 /* cards of the largest hand */
#define MOST_NODES 60000 /* of what is looked through in a turn: then only the best so far */

typedef struct
{
  const SsRules *rules;
  SsSeat seat;
  guint nodes;
} Plan;

static int
standing (const KahunaState *state, SsSeat seat)
{
  SsSeat other = ss_seat_other (seat);
  return 10000 * (state->stones[seat] - state->stones[other]) + 100 * (state->on_board[seat] - state->on_board[other]) + state->n_hand[seat];
}

static gboolean
is_building (SsMove move)
{
  KahunaMoveKind kind = KAHUNA_MOVE_KIND (move);
  return kind == KAHUNA_BUILD || kind == KAHUNA_REMOVE || kind == KAHUNA_REBUILD || kind == KAHUNA_FREE;
}

/* The best standing that building can lead to from @state, where nothing more is built counts, too; @first: the move that begins it. */
static int
best_standing (Plan *plan, const SsState *base, guint depth, SsMove *first)
{
  const SsRules *rules = plan->rules;
  const KahunaState *state = (const KahunaState *) base;
  int best = state->phase == KAHUNA_HANDICAP ? G_MININT : standing (state, plan->seat);
  *first = SS_NO_MOVE;
  if (depth == 0 || plan->nodes >= MOST_NODES || rules->game->to_move (rules, base) != plan->seat)
    return standing (state, plan->seat);

  g_auto (SsMoves) moves = { 0 };
  g_autofree SsState *next = ss_state_new (rules);
  rules->game->legal_moves (rules, base, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (is_building (moves.moves[i]))
      {
        SsMove then;
        memcpy (next, base, rules->state_size);
        plan->nodes++;
        kahuna_play (rules, next, moves.moves[i], NULL, NULL, NULL);
        int here = best_standing (plan, next, depth - 1, &then);
        if (here > best)
          {
            best = here;
            *first = moves.moves[i];
          }
      }
  return best;
}

static SsMove
choose_draw (const SsRules *rules, const SsState *base, SsSeat seat, const SsMoves *moves, SsRng *rng)
{
  SsMove best = SS_NO_MOVE, other = SS_NO_MOVE, then;
  int most = G_MININT;
  guint throws = 0;
  g_autofree SsState *with = ss_state_new (rules);
  for (guint i = 0; i < moves->n; i++)
    {
      SsMove move = moves->moves[i];
      KahunaMoveKind kind = KAHUNA_MOVE_KIND (move);
      if (kind == KAHUNA_TAKE || kind == KAHUNA_DRAW)
        {
          Plan plan = { rules, seat, 0 };
          KahunaState *state = (KahunaState *) with;
          memcpy (with, base, rules->state_size);
          state->n_hand[seat]++;
          if (kind == KAHUNA_TAKE)
            state->hand[seat][KAHUNA_MOVE_A (move)]++;
          /* of two that do as much, chance decides; an unknown card is as good as one that does nothing yet */
          int here = best_standing (&plan, with, 1, &then) * 16 + (int) ss_rng_below (rng, 16);
          if (here > most)
            {
              most = here;
              best = move;
            }
        }
      else if (kind == KAHUNA_THROW && ss_rng_below (rng, ++throws) == 0)
        other = move;
    }
  if (best != SS_NO_MOVE)
    return best;
  /* nothing to draw, or a full hand: end the turn, if need be by throwing something away */
  for (guint i = 0; i < moves->n; i++)
    if (KAHUNA_MOVE_KIND (moves->moves[i]) == KAHUNA_END)
      return moves->moves[i];
  return other != SS_NO_MOVE ? other : moves->moves[ss_rng_below (rng, moves->n)];
}

SsMove
kahuna_stones_choose (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng)
{
  g_auto (SsMoves) moves = { 0 };
  Plan plan = { rules, seat, 0 };
  SsMove first;
  rules->game->legal_moves (rules, view, &moves);
  if (moves.n == 1)
    return moves.moves[0];
  best_standing (&plan, view, DEEPEST, &first);
  return first != SS_NO_MOVE ? first : choose_draw (rules, view, seat, &moves, rng);
}
