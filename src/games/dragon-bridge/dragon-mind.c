/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <math.h>

/* What the computer players know of the game: how good a position is, and which moves are sensible. All numbers come from the rules in force. */

/* How far @tile lies from the dragon's end tiles (negative inside them) and from the exits (0 or less on one). */
static void
distances (const DragonRules *r, const DragonState *s, guint tile, int *from_threat, int *to_exit)
{
  int from_dragon = s->side == 0 ? (int) tile : r->length - 1 - (int) tile;
  *from_threat = from_dragon - r->end_tiles + 1; /* 1: next to them */
  *to_exit = r->length - r->end_tiles - from_dragon;
}

static double
standing (const DragonRules *r, const DragonState *s, SsSeat seat)
{
  int from_threat, to_exit;
  distances (r, s, s->place[seat], &from_threat, &to_exit);
  double between = r->length - 2 * r->end_tiles + 1;
  double value = -1.6 * MAX (to_exit, 0) / between;
  if (from_threat <= 0)
    value -= 0.9 - 0.12 * from_threat;
  else
    value -= 0.25 / from_threat;
  if (to_exit <= 0)
    value += 0.7;
  value += 0.10 * s->ready[seat] + 0.04 * s->used[seat] + 0.03 * s->n_aside[seat];
  value += 0.05 * s->white[seat];
  value += 0.16 * s->n_items[seat];
  value += 0.06 * MIN (s->n_hand[seat], 6);
  return value;
}

/* The next to play an action has the initiative: he may escape from an exit tile, or push a threatened opponent on. */
double
dragon_evaluate (const SsRules *rules, const SsState *state, SsSeat seat)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) state;
  SsSeat other = ss_seat_other (seat);
  double value = standing (r, s, seat) - standing (r, s, other);

  SsSeat next = s->stage <= DRAGON_STAGE_ACTION ? s->on_turn : ss_seat_other (s->on_turn);
  double sign = next == seat ? 1 : -1;
  value += 0.1 * sign;
  /* who acts next and stands on an exit tile is all but home */
  if (dragon_is_exit (r, s, s->place[next]))
    value += 0.8 * sign;
  /* who has yet to end a gem stage before acting, on a threatened tile, is in danger of his life */
  if (s->stage == DRAGON_STAGE_GEM && dragon_is_threatened (r, s, s->place[s->on_turn]))
    value += s->on_turn == seat ? -1.5 : 1.5;
  /* a flight turns the bridge round: what is far becomes near */
  guint wings = dragon_wings (r, s), flight = dragon_flight_number (r, s);
  if (wings * 4 >= flight * 3)
    value *= 0.6;
  return tanh (value);
}

/* Play-outs: escape, don't be pounced, push toward the dragon, and else anything. */
SsMove
dragon_playout (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) state;
  SsSeat seat = s->decider;
  SsMove any = moves->moves[ss_rng_below (rng, moves->n)];
  if (moves->n == 1)
    return any;
  switch ((DragonDecision) s->decision)
    {
    case DRAGON_DECIDE_MOVE:
    case DRAGON_DECIDE_TELEPORT:
    case DRAGON_DECIDE_BUMP:
      {
        /* three times out of four as far as one may: oneself away from the dragon, the opponent toward it */
        if (ss_rng_below (rng, 4) == 0)
          return any;
        int sign = (s->side == 0 ? 1 : -1) * (s->decision == DRAGON_DECIDE_BUMP ? -1 : 1);
        SsMove best = any;
        int far = G_MININT;
        for (guint i = 0; i < moves->n; i++)
          {
            int way = sign * dragon_move_value (moves->moves[i]);
            if (way > far)
              {
                far = way;
                best = moves->moves[i];
              }
          }
        return best;
      }
    case DRAGON_DECIDE_GEM:
      {
        gboolean threatened = dragon_is_threatened (r, s, s->place[seat]);
        if (threatened && dragon_move_kind (any) == DRAGON_MOVE_DONE)
          return moves->moves[0];
        return any;
      }
    case DRAGON_DECIDE_PLAY:
      {
        /* on an exit tile any card with a move wins */
        gboolean out = dragon_is_exit (r, s, s->place[seat]), threatened = dragon_is_threatened (r, s, s->place[seat]);
        if (out || threatened)
          for (guint i = 0; i < moves->n; i++)
            if (dragon_effect_has (&r->cards[DRAGON_ACTION][dragon_move_value (moves->moves[i])].effect, DRAGON_ACT_MOVE))
              return moves->moves[i];
        return any;
      }
    default:
      return any;
    }
}

/* A rough worth of a move among those of its decision. */
static double
worth (const DragonRules *r, const DragonState *s, SsMove move)
{
  int sign = s->side == 0 ? 1 : -1;
  gint32 value = dragon_move_value (move);
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_GO:
      return (s->decision == DRAGON_DECIDE_BUMP ? -1 : 1) * sign * value;
    case DRAGON_MOVE_PLAY:
      {
        const DragonCard *card = &r->cards[DRAGON_ACTION][value];
        gboolean goes = dragon_effect_has (&card->effect, DRAGON_ACT_MOVE);
        guint tile = s->place[s->decider];
        if (goes && dragon_is_exit (r, s, tile))
          return 100;
        return goes && dragon_is_threatened (r, s, tile) ? 10 : card->effect.n + (card->bumps ? 1 : 0);
      }
    case DRAGON_MOVE_ITEM:
    case DRAGON_MOVE_POWER:
    case DRAGON_MOVE_HACK:
      return 3;
    case DRAGON_MOVE_READY:
    case DRAGON_MOVE_GEM:
      return 2;
    case DRAGON_MOVE_DONE:
      return dragon_is_threatened (r, s, s->place[s->decider]) ? -10 : 1;
    case DRAGON_MOVE_YES:
      return 1;
    default:
      return 0;
    }
}

void
dragon_order (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) state;
  double worths[DRAGON_MAX_MOVES];
  for (guint i = 0; i < moves->n && i < DRAGON_MAX_MOVES; i++)
    {
      SsMove move = moves->moves[i];
      double w = worth (r, s, move);
      guint k = i;
      for (; k > 0 && worths[k - 1] < w; k--)
        {
          worths[k] = worths[k - 1];
          moves->moves[k] = moves->moves[k - 1];
        }
      worths[k] = w;
      moves->moves[k] = move;
    }
}
