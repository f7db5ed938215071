/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna.h"

#include <math.h>

/* What the computer players know of Kahuna. All numbers come from the rules in force; nothing here sees more than the state it is given. */

static guint
majority (const KahunaRules *rules, guint island)
{
  return rules->islands[island].degree / 2u + 1u;
}

/* Evaluation */

/* How well a seat stands at an island, from 0 to a stone and a bit: held with bridges to spare is surer, near the majority is worth something
 * as long as it can be reached. */
static double
standing_at (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint island)
{
  guint own = state->at[seat][island], enemy = state->at[ss_seat_other (seat)][island], need = majority (rules, island);
  if (own >= need)
    return 1 + 0.1 * MIN (own - need, 2u);
  if (own == 0 || rules->islands[island].degree - enemy < need)
    return 0;
  double part = (double) own / need;
  return 0.4 * part * part;
}

static double
strength (const KahunaRules *rules, const KahunaState *state)
{
  double lead = 0;
  for (guint i = 0; i < rules->n_islands; i++)
    lead += standing_at (rules, state, SS_SEAT_FIRST, i) - standing_at (rules, state, SS_SEAT_SECOND, i);
  lead += 0.1 * (state->on_board[SS_SEAT_FIRST] - state->on_board[SS_SEAT_SECOND]);
  lead += 0.25 * (state->n_hand[SS_SEAT_FIRST] - state->n_hand[SS_SEAT_SECOND]);
  return lead;
}

/* The lead in points to be expected at the end: a round that is far off is less sure. */
double
kahuna_evaluate (const SsRules *base, const SsState *base_state, SsSeat seat)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  double lead = state->points[SS_SEAT_FIRST] - state->points[SS_SEAT_SECOND], stones = strength (rules, state);
  double doubt = 1;
  guint left = kahuna_n_open (rules, state) + state->n_pile;
  double far = state->phase == KAHUNA_FINAL ? 0 : (double) left / rules->n_cards;

  for (guint r = state->round; r <= rules->n_rounds; r++)
    {
      double sure = 1 / (1 + 0.9 * (far + (r - state->round)));
      int score = rules->scores[r - 1];
      lead += score == KAHUNA_DIFFERENCE ? stones * sure : score * tanh (0.7 * stones * sure);
      doubt += (score == KAHUNA_DIFFERENCE ? 2.5 : 0.7 * score) * (1.1 - sure);
    }
  /* equal points are broken by the stones of the last round */
  double value = tanh ((lead + 0.1 * stones) / doubt);
  if (rules->elimination_from > 0 && rules->elimination_from <= rules->n_rounds && state->on_board[0] + state->on_board[1] > 3)
    for (SsSeat s = SS_SEAT_FIRST; s <= SS_SEAT_SECOND; s++)
      if (state->on_board[s] <= 2 && state->round + 1u >= rules->elimination_from)
        value += (s == SS_SEAT_FIRST ? -0.1 : 0.1) * (3 - state->on_board[s]);
  value = CLAMP (value, -0.99, 0.99);
  return seat == SS_SEAT_FIRST ? value : -value;
}

/* Moves worth trying, in hundredths of a stone or so */

static int
worth_of_end (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint island)
{
  SsSeat enemy = ss_seat_other (seat);
  const KahunaIsland *place = &rules->islands[island];
  guint own = state->at[seat][island], need = majority (rules, island);
  if (own >= need)
    return 10;
  if (state->holder[island] == 1 + enemy)
    return -15;
  if (own + 1 < need)
    return (guint) (place->degree - state->at[enemy][island]) < need ? 0 : 60 * (int) (own + 1) / (int) need;

  int worth = 250;
  if (state->at[enemy][island] == 0)
    return worth;
  for (guint i = 0; i < place->degree; i++)
    {
      guint line = place->lines[i];
      if (state->owner[line] != 1 + enemy)
        continue;
      const guint8 *ends = rules->lines[line].ends;
      guint other = ends[0] == island ? ends[1] : ends[0];
      worth += 60;
      if (state->at[enemy][other] == majority (rules, other))
        worth += 200;
    }
  return worth;
}

static int
worth_of_building (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint line)
{
  const guint8 *ends = rules->lines[line].ends;
  return worth_of_end (rules, state, seat, ends[0]) + worth_of_end (rules, state, seat, ends[1]);
}

static int
worth_of_removing (const KahunaRules *rules, const KahunaState *state, SsSeat enemy, guint line)
{
  int worth = 30;
  for (guint e = 0; e < 2; e++)
    {
      guint island = rules->lines[line].ends[e];
      if (state->at[enemy][island] == majority (rules, island))
        worth += 200;
    }
  return worth;
}

/* What a card may be good for: the best line that it can build. */
static int
worth_of_card (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint card)
{
  const KahunaIsland *island = &rules->islands[card];
  guint own = state->at[seat][card], enemy = state->at[ss_seat_other (seat)][card], need = majority (rules, card);
  int worth = 0;
  if (own < need && island->degree - enemy >= need)
    worth += 60 * (int) (own + 1) / (int) need;
  if (own + enemy == island->degree && enemy < need)
    worth -= 30;
  worth += 20 * state->hand[seat][card];
  return worth;
}

static int
worth_of_move (const KahunaRules *rules, const KahunaState *state, SsMove move)
{
  SsSeat seat = (SsSeat) state->mover;
  guint line = KAHUNA_MOVE_LINE (move), room = rules->hand_limit - MIN (rules->hand_limit, state->n_hand[seat]);
  gboolean final = state->phase == KAHUNA_FINAL;
  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
      return worth_of_building (rules, state, seat, line) + (room <= 1 || final ? 60 : 0);
    case KAHUNA_FREE:
      return worth_of_building (rules, state, seat, line);
    case KAHUNA_REMOVE:
      return worth_of_removing (rules, state, ss_seat_other (seat), line) - 60 + (final ? 60 : 0);
    case KAHUNA_REBUILD:
      return worth_of_removing (rules, state, ss_seat_other (seat), line) + worth_of_building (rules, state, seat, line) - 50 + (final ? 60 : 0);
    case KAHUNA_TAKE:
      return 55 + worth_of_card (rules, state, seat, KAHUNA_MOVE_A (move));
    case KAHUNA_DRAW:
      return 85;
    case KAHUNA_END:
      return final ? 0 : room == 0 ? 20 : -20;
    case KAHUNA_THROW:
    default:
      return final ? -80 : (room == 0 ? 10 : -80) - worth_of_card (rules, state, seat, KAHUNA_MOVE_A (move)) / 2;
    }
}

SsMove
kahuna_playout (const SsRules *base, const SsState *base_state, const SsMoves *moves, SsRng *rng)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  guint64 noise = ss_rng_next (rng);
  if ((noise & 15) == 0)
    return moves->moves[ss_rng_below (rng, moves->n)];

  SsMove best = moves->moves[0];
  int best_worth = G_MININT;
  for (guint i = 0; i < moves->n; i++)
    {
      noise = noise * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
      int worth = worth_of_move (rules, state, moves->moves[i]) + (int) (noise >> 57);
      if (worth > best_worth)
        {
          best_worth = worth;
          best = moves->moves[i];
        }
    }
  return best;
}

typedef struct
{
  SsMove move;
  int worth;
} Ranked;

static int
compare_ranked (const void *a, const void *b)
{
  const Ranked *x = a, *y = b;
  if (x->worth != y->worth)
    return x->worth < y->worth ? 1 : -1;
  return x->move < y->move ? -1 : x->move > y->move;
}

void
kahuna_order (const SsRules *base, const SsState *base_state, SsMoves *moves)
{
  g_autofree Ranked *ranked = g_new (Ranked, moves->n + 1);
  for (guint i = 0; i < moves->n; i++)
    ranked[i] = (Ranked) { moves->moves[i], worth_of_move ((const KahunaRules *) base, (const KahunaState *) base_state, moves->moves[i]) };
  qsort (ranked, moves->n, sizeof ranked[0], compare_ranked);
  for (guint i = 0; i < moves->n; i++)
    moves->moves[i] = ranked[i].move;
}
