/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-ways.h"

#include <math.h>
#include <string.h>

/* The Bridge for computer players: what a position is worth, and which moves are worth trying first. All numbers come from the rules in force.
 *
 * Who comes home first wins outright unless the other follows within the extra turns that rescues have earned; so the difference of the ways home counts
 * most, and points (with what can still be rescued, discounted by its distance) where both will arrive, or nobody by the limit. */

typedef struct
{
  double home;   /* turns to come home; 0 once there */
  double points; /* so far, and hoped for */
  double extra;  /* turns that rescues have earned */
} Prospect;

static double
squash (double x)
{
  return 1 / (1 + exp (-x));
}

/* @ways: of that seat, if it is not home. */
static void
look_along (const BridgeRules *rules, const BridgeState *state, guint seat, const Ways *ways, Prospect *prospect)
{
  prospect->points = bridge_score (rules, state, seat);
  prospect->extra = (double) rules->extra_per_rescue * bridge_rescued (state, seat);
  prospect->home = 0;
  if (state->home[seat])
    return;
  prospect->home = ways->home / (double) WAY_TURN;
  for (guint owner = 0; owner < 2; owner++)
    for (Bits left = state->rescue[owner]; bits_any (&left);)
      {
        Square square = bits_pop (&left);
        double turns = ways->cost[square] / (double) WAY_TURN;
        double points = owner != seat ? rules->enemy_points : bits_has (&rules->near[seat], square) ? rules->near_points : rules->far_points;
        double hope = exp (-turns / 5);

        prospect->points += 0.8 * points * hope;
        prospect->extra += 0.6 * rules->extra_per_rescue * hope * hope;
      }
}

static void
look_ahead (const BridgeRules *rules, const BridgeState *state, guint seat, Prospect *prospect)
{
  Ways ways;

  if (!state->home[seat])
    bridge_find_ways (rules, state, seat, FALSE, &ways);
  look_along (rules, state, seat, &ways, prospect);
}

/* How much of the largest haul a difference in points is. */
static double
points_scale (const BridgeRules *rules)
{
  return 4.0 + 0.25 * rules->n_rescue * MAX (rules->near_points, rules->far_points) + 0.5 * ABS (rules->home_points[0] - rules->home_points[1]);
}

static double
value_of_extra_turns (const BridgeRules *rules, const BridgeState *state, const Prospect prospects[2])
{
  guint late = state->mover;
  double arrives = squash (2.5 * (state->extra_left + 0.3 - prospects[late].home));
  double difference = prospects[late].points + rules->home_points[1] - prospects[!late].points;
  double wins = squash (difference / 1.5);
  double value = arrives * (2 * wins - 1) - (1 - arrives);

  return late == SS_SEAT_FIRST ? value : -value;
}

/* For First. */
static double
value (const BridgeRules *rules, const BridgeState *state, const Prospect prospects[2])
{
  double race, spread, strands[2], scale = points_scale (rules), points, both, limit, late;

  if (state->phase == PHASE_EXTRA)
    return value_of_extra_turns (rules, state, prospects);

  /* who is to move has the next turn */
  race = prospects[1].home - prospects[0].home + (state->mover == SS_SEAT_FIRST ? 0.5 : -0.5);
  spread = 0.9 + 0.1 * (prospects[0].home + prospects[1].home);
  strands[0] = squash ((race - prospects[1].extra - 0.5) / spread);
  strands[1] = squash ((-race - prospects[0].extra - 0.5) / spread);
  both = MAX (0, 1 - strands[0] - strands[1]);
  points = prospects[0].points - prospects[1].points
           + (rules->home_points[0] - rules->home_points[1]) * (2 * squash (race / spread) - 1);
  points = tanh (points / scale);

  /* near the limit only points count, as far as they count there */
  late = 0;
  if (rules->turn_limit)
    {
      double left = (rules->turn_limit - MIN (state->turn, rules->turn_limit)) / 2.0;
      late = squash ((MIN (prospects[0].home, prospects[1].home) - left) / 1.5);
    }
  limit = rules->points_at_limit ? tanh ((bridge_score (rules, state, 0) - bridge_score (rules, state, 1) + 0.3 * points * scale) / (scale / 2)) : 0;
  /* however clear the case is, coming nearer is better than not */
  return 0.92 * ((1 - late) * (strands[0] - strands[1] + both * points) + late * limit) + 0.06 * (exp (-prospects[0].home / 8) - exp (-prospects[1].home / 8));
}

double
bridge_evaluate (const SsRules *rules, const SsState *state, SsSeat seat)
{
  Prospect prospects[2];
  double v;

  for (guint s = 0; s < 2; s++)
    look_ahead (RULES (rules), CONST_STATE (state), s, &prospects[s]);
  v = value (RULES (rules), CONST_STATE (state), prospects);
  return CLAMP (seat == SS_SEAT_FIRST ? v : -v, -0.98, 0.98);
}

/* No play-out: one turn at random is worth far less than it takes away from what the ways say. */
SsMove
bridge_playout (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng)
{
  return SS_NO_MOVE;
}

/* --- the order --- */

#define N_LOOKED_AT 16 /* moves that are really tried, after a first guess */

typedef struct
{
  SsMove move;
  double key;
} Ranked;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;

  if (x->key != y->key)
    return x->key < y->key ? 1 : -1;
  return x->move < y->move ? -1 : x->move > y->move;
}

/* A guess from the ways as they are: tiles on the own way help, on the other's they hinder. */
static double
guess_tile (const BridgeRules *rules, guint placement, const Ways ways[2], guint seat)
{
  const Bits *cells = &rules->placements[placement].cells;
  Bits own = bits_and (*cells, ways[seat].home_water), other = bits_and (*cells, ways[!seat].home_way);
  double near = 0;

  /* a tile that leads on from where the piece can soon be */
  for (Bits left = *cells; bits_any (&left);)
    {
      guint cost = ways[seat].cost[bits_pop (&left)];
      near = MAX (near, 1 - cost / (6.0 * WAY_TURN));
    }
  return 1.2 * bits_count (&own) + 0.8 * bits_count (&other) + 0.4 * near + 0.02 * bits_count (cells);
}

static double
guess (const BridgeRules *rules, const BridgeState *state, SsMove move, const Ways ways[2])
{
  guint seat = state->mover;
  Square a = MOVE_A (move), b = MOVE_B (move);
  int tile;

  switch (MOVE_KIND (move))
    {
    case MOVE_TILE:
      return guess_tile (rules, MOVE_PLACEMENT (move), ways, seat);
    case MOVE_WALK:
      return 10; /* few, and always looked at */
    case MOVE_BRIDGE:
      if (b == NO_SQUARE)
        return bits_has (&ways[seat].home_way, a) ? 3 : ways[seat].cost[a] < 3 * WAY_TURN ? 1 : 0;
      return ways[seat].cost[a] > ways[seat].cost[b] + WAY_TURN || ways[seat].cost[b] > ways[seat].cost[a] + WAY_TURN ? 1.5 : 0.2;
    case MOVE_TAKE_TILE:
      tile = bridge_tile_at (rules, state, seat, a);
      return bits_meet (&rules->placements[state->tile[seat][tile]].cells, &ways[seat].home_way) ? -1 : 0.3;
    case MOVE_TAKE_BRIDGE:
      return bits_has (&ways[seat].home_way, a) ? -1 : 0.5;
    case MOVE_RESCUE:
    case MOVE_PASS:
    case MOVE_NONE:
    default:
      return 0;
    }
}

/* In setup: an own piece is best on the far side where its points are many, and not too far off the way between the camps. */
static double
guess_rescue (const BridgeRules *rules, const BridgeState *state, SsMove move)
{
  guint seat = state->mover;
  Square square = MOVE_A (move);
  int dx = ABS ((int) SQUARE_X (square) - (int) SQUARE_Y (square));
  gboolean near = bits_has (&rules->near[seat], square);
  int own = ABS ((int) SQUARE_X (square) - (int) SQUARE_X (rules->corner[seat])) + ABS ((int) SQUARE_Y (square) - (int) SQUARE_Y (rules->corner[seat]));
  double points = near ? rules->near_points : rules->far_points;

  return MOVE_KIND (move) == MOVE_RESCUE ? points - 0.45 * own - 0.1 * dx : 0;
}

/* What @next, which @move by @seat has led to, is worth for @seat. @enemy: the prospect that his opponent had before, with his ways: a tile or overbridge
 * off his way leaves it as it is, near enough for an order. */
static double
value_after (const BridgeRules *rules, const BridgeState *next, SsMove move, guint seat, const Prospect *enemy, const Ways *enemy_ways)
{
  Prospect prospects[2];
  double v;
  gboolean apart = FALSE;

  if (MOVE_KIND (move) == MOVE_TILE)
    apart = !bits_meet (&rules->placements[MOVE_PLACEMENT (move)].cells, &enemy_ways->home_way);
  else if (MOVE_KIND (move) == MOVE_BRIDGE)
    apart = TRUE;
  look_ahead (rules, next, seat, &prospects[seat]);
  if (apart)
    prospects[!seat] = *enemy;
  else
    look_ahead (rules, next, !seat, &prospects[!seat]);
  v = value (rules, next, prospects);
  return seat == SS_SEAT_FIRST ? v : -v;
}

void
bridge_order (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (state);
  g_autofree Ranked *ranked = g_new (Ranked, moves->n);
  guint looked_at = MIN (moves->n, N_LOOKED_AT);
  Prospect enemy;
  Ways ways[2];

  if (s->phase == PHASE_SETUP)
    {
      for (guint i = 0; i < moves->n; i++)
        ranked[i] = (Ranked) { moves->moves[i], guess_rescue (r, s, moves->moves[i]) };
      qsort (ranked, moves->n, sizeof *ranked, compare_ranked);
      for (guint i = 0; i < moves->n; i++)
        moves->moves[i] = ranked[i].move;
      return;
    }
  for (guint seat = 0; seat < 2; seat++)
    if (s->home[seat])
      {
        for (guint i = 0; i < G_N_ELEMENTS (ways[seat].cost); i++)
          ways[seat].cost[i] = WAY_FAR;
        ways[seat].home_way = ways[seat].home_water = (Bits) { { 0 } };
      }
    else
      bridge_find_ways (r, s, seat, TRUE, &ways[seat]);
  for (guint i = 0; i < moves->n; i++)
    ranked[i] = (Ranked) { moves->moves[i], guess (r, s, moves->moves[i], ways) };
  qsort (ranked, moves->n, sizeof *ranked, compare_ranked);

  /* the best guesses are tried; those that turn out worse than standing still go behind */
  g_auto (SsHistory) history = { 0 };
  g_autofree SsState *next = ss_state_new (rules);
  look_along (r, s, !s->mover, &ways[!s->mover], &enemy);
  for (guint i = 0; i < looked_at; i++)
    {
      SsOutcome outcome;
      memcpy (next, state, rules->state_size);
      history.n = history.start = 0;
      bridge_play (rules, next, ranked[i].move, NULL, &history, NULL);
      bridge_outcome (rules, next, &outcome);
      ranked[i].key = outcome.result == SS_RESULT_UNFINISHED ? value_after (r, CONST_STATE (next), ranked[i].move, s->mover, &enemy, &ways[!s->mover])
                      : outcome.result == ss_result_win (s->mover) ? 2
                      : outcome.result == SS_RESULT_DRAW           ? 0
                                                                   : -2;
    }
  qsort (ranked, looked_at, sizeof *ranked, compare_ranked);
  for (guint i = 0; i < moves->n; i++)
    moves->moves[i] = ranked[i].move;
}
