/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-ways.h"

#include <string.h>

/* A search over (square, direction of the slide, on a square still to be covered) with small whole costs. Going on in the same direction is free, a new
 * direction is a turn; the first square of water costs the turn of a tile, the next ones a third, as a tile covers three or so; a tile of the enemy
 * costs an overbridge, or taking one back and placing it. All squares of one cost are taken together, as sets: computer players ask for little else. */

#define LEVEL 2                         /* the measure of all costs: a step between levels */
#define TURN (WAY_TURN / LEVEL)
#define WATER_NEXT 1
#define N_LEVELS (WAY_FAR / LEVEL)
#define BEYOND_HOME (2 * TURN)
#define RING 32                         /* more levels than the dearest step takes */
#define STANDING 4                      /* no direction: the next step begins a slide */
#define N_SLIDES 5

/* Where pieces may be: by direction (or standing) and whether the square is still to be covered. */
typedef struct
{
  Bits at[N_SLIDES][2];
} Front;

typedef struct
{
  const BridgeRules *rules;
  Bits ground, water, enemy_tiles, goal, stops, island, allowed;
  Square start;
  guint place, bridge; /* costs of placing a tile and an overbridge, in levels */

  Front closed, waiting[RING];
  guint32 filled; /* which of these hold anything */
  guint last;     /* level with anything waiting */
  guint16 (*found)[N_SLIDES][2]; /* nullable: by square: the level at which it was reached, + 1 */
  int island_from;               /* level at which the island was first stood on; -1: not yet */
} Search;

static inline Bits
shift (Bits a, guint direction)
{
  switch (direction)
    {
    case 0:
      return (Bits) { { a.w[0] << 1, a.w[1] << 1, a.w[2] << 1, a.w[3] << 1 } };
    case 1:
      return (Bits) { { a.w[0] >> 1, a.w[1] >> 1, a.w[2] >> 1, a.w[3] >> 1 } };
    case 2:
      return (Bits) { { a.w[0] << 16, a.w[1] << 16 | a.w[0] >> 48, a.w[2] << 16 | a.w[1] >> 48, a.w[3] << 16 | a.w[2] >> 48 } };
    default:
      return (Bits) { { a.w[0] >> 16 | a.w[1] << 48, a.w[1] >> 16 | a.w[2] << 48, a.w[2] >> 16 | a.w[3] << 48, a.w[3] >> 16 } };
    }
}

static inline void
wait_at (Search *search, guint level, guint direction, guint wet, Bits squares)
{
  Front *front = &search->waiting[level % RING];

  squares = bits_without (squares, search->closed.at[direction][wet]);
  if (!bits_any (&squares))
    return;
  if (!(search->filled >> (level % RING) & 1))
    {
      memset (front, 0, sizeof *front);
      search->filled |= 1u << (level % RING);
    }
  front->at[direction][wet] = bits_or (front->at[direction][wet], squares);
  search->last = MAX (search->last, level);
}

static void
prepare (const BridgeRules *rules, const BridgeState *state, guint seat, Search *search)
{
  guint enemy = !seat, left = 0;
  Bits barred;

  memset (&search->closed, 0, sizeof search->closed);
  search->filled = 0;
  search->last = 0;
  search->found = NULL;
  search->rules = rules;
  search->start = state->relief[seat];
  search->island_from = -1;
  search->goal = bridge_camp (rules, state, enemy);
  bits_remove (&search->goal, search->start);
  search->ground = bridge_walkable (rules, state, seat);
  search->island = rules->island_reentry || !state->left_island[seat] ? rules->island : (Bits) { { 0 } };
  search->enemy_tiles = bits_without (state->tiles[enemy], state->rescue[enemy]);
  search->stops = bits_or (state->rescue[0], state->rescue[1]);
  barred = bits_without (rules->island, search->island);
  if (!rules->camp_reentry)
    barred = bits_or (barred, rules->corner_bit[seat]);
  if (state->relief[enemy] != rules->corner[enemy])
    {
      /* a piece that is home stays; another may go away */
      if (state->home[enemy])
        bits_add (&barred, state->relief[enemy]);
      else
        bits_add (&search->enemy_tiles, state->relief[enemy]);
    }
  search->allowed = bits_without (rules->board, barred);
  search->enemy_tiles = bits_without (search->enemy_tiles, search->ground);
  search->water = bits_without (search->allowed, bits_or (search->ground, search->enemy_tiles));
  for (guint k = 0; k < rules->n_kinds; k++)
    left += state->supply[seat][k];
  search->place = left ? TURN : 2 * TURN;
  search->bridge = state->bridges_left[seat] ? TURN : rules->n_bridges ? 3 * TURN : 6 * TURN;
}

/* A slide goes on over ground for nothing. */
static void
slide_on (const Search *search, Front *front, guint direction)
{
  Bits from = bits_or (front->at[direction][0], front->at[direction][1]);

  while (bits_any (&from))
    {
      from = bits_without (bits_without (from, search->stops), search->goal);
      from = bits_and (bits_and (shift (from, direction), search->ground), search->allowed);
      from = bits_without (bits_without (from, search->closed.at[direction][0]), front->at[direction][0]);
      front->at[direction][0] = bits_or (front->at[direction][0], from);
    }
}

/* All steps from the squares of @front, reached at @level, but those that cost nothing. */
static void
step_on (Search *search, const Front *front, guint level)
{
  Bits all[2] = { { { 0 } }, { { 0 } } };

  for (guint wet = 0; wet < 2; wet++)
    {
      for (guint d = 0; d < N_SLIDES; d++)
        all[wet] = bits_or (all[wet], front->at[d][wet]);
      all[wet] = bits_without (all[wet], search->goal); /* no way goes on from home */
    }
  for (guint wet = 0; wet < 2; wet++)
    for (guint d = 0; d < 4 && bits_any (&all[wet]); d++)
      {
        Bits straight = search->rules->slide ? bits_without (bits_and (front->at[d][wet], all[wet]), search->stops) : (Bits) { { 0 } };
        Bits turned = bits_without (all[wet], straight);

        if (bits_any (&straight))
          {
            straight = bits_and (shift (straight, d), search->allowed);
            wait_at (search, level + search->bridge, d, 0, bits_and (straight, search->enemy_tiles));
            wait_at (search, level + (wet ? WATER_NEXT : search->place), d, 1, bits_and (straight, search->water));
          }
        if (bits_any (&turned))
          {
            turned = bits_and (shift (turned, d), search->allowed);
            wait_at (search, level + TURN, d, 0, bits_and (turned, search->ground));
            wait_at (search, level + TURN + search->bridge, d, 0, bits_and (turned, search->enemy_tiles));
            wait_at (search, level + TURN + (wet ? WATER_NEXT : search->place), d, 1, bits_and (turned, search->water));
          }
      }
}

static void
note (Search *search, const Front *front, guint level)
{
  for (guint d = 0; d < N_SLIDES; d++)
    for (guint wet = 0; wet < 2; wet++)
      for (Bits left = front->at[d][wet]; bits_any (&left);)
        search->found[bits_pop (&left)][d][wet] = level + 1;
}

static guint
cost_of_step (const Search *search, Square from, guint from_slide, guint from_wet, Square to, guint direction)
{
  guint cost = from_slide != direction || bits_has (&search->stops, from) || !search->rules->slide ? TURN : 0;

  if (bits_has (&search->ground, to))
    return cost;
  if (bits_has (&search->enemy_tiles, to))
    return cost + search->bridge;
  return cost + (from_wet ? WATER_NEXT : search->place);
}

/* The squares of a shortest way, from its end at @square back to the start. */
static void
trace_back (const Search *search, Square square, guint level, Ways *ways)
{
  static const int steps[4] = { 1, -1, 16, -16 };
  guint slide = 0, wet = 0;

  for (guint k = 0; k < 2 * N_SLIDES; k++)
    if (search->found[square][k / 2][k % 2] == level + 1)
      {
        slide = k / 2;
        wet = k % 2;
      }
  while (slide != STANDING || square != search->start)
    {
      gboolean moved = FALSE;

      bits_add (&ways->home_way, square);
      if (wet)
        bits_add (&ways->home_water, square);
      if (slide == STANDING)
        {
          /* from another square of the island, or the same one */
          level = search->island_from;
          for (Bits left = search->island; bits_any (&left) && !moved;)
            {
              Square from = bits_pop (&left);
              for (guint k = 0; k < 2 * N_SLIDES && !moved; k++)
                if (search->found[from][k / 2][k % 2] == level + 1)
                  {
                    square = from;
                    slide = k / 2;
                    wet = k % 2;
                    moved = TRUE;
                  }
            }
        }
      else
        {
          Square from = (Square) (square - steps[slide]);
          for (guint k = 0; k < 2 * N_SLIDES && !moved; k++)
            {
              guint cost = cost_of_step (search, from, k / 2, k % 2, square, slide), found = search->found[from][k / 2][k % 2];
              if (found && found - 1 + cost == level && !bits_has (&search->goal, from))
                {
                  square = from;
                  level -= cost;
                  slide = k / 2;
                  wet = k % 2;
                  moved = TRUE;
                }
            }
        }
      g_assert (moved);
    }
}

void
bridge_find_ways (const BridgeRules *rules, const BridgeState *state, guint seat, gboolean trace, Ways *ways)
{
  Search search;
  guint16 found[256][N_SLIDES][2];
  guint end = N_LEVELS; /* what lies much farther than home matters to nobody */
  Bits seen = { { 0 } };
  Square home = NO_SQUARE;

  prepare (rules, state, seat, &search);
  if (trace)
    {
      memset (found, 0, sizeof found);
      search.found = found;
    }
  for (guint i = 0; i < G_N_ELEMENTS (ways->cost); i++)
    ways->cost[i] = WAY_FAR;
  ways->home = WAY_FAR;
  ways->home_way = ways->home_water = (Bits) { { 0 } };

  wait_at (&search, 0, STANDING, 0, bits_one (search.start));
  for (guint level = 0; level <= search.last && level < end; level++)
    {
      const Front *waiting = &search.waiting[level % RING];
      Bits reached = { { 0 } };
      Front front;

      if (!(search.filled >> (level % RING) & 1))
        continue;
      search.filled &= ~(1u << (level % RING));
      for (guint d = 0; d < N_SLIDES; d++)
        for (guint wet = 0; wet < 2; wet++)
          {
            front.at[d][wet] = bits_without (waiting->at[d][wet], search.closed.at[d][wet]);
            reached = bits_or (reached, front.at[d][wet]);
          }
      if (!bits_any (&reached))
        continue;
      if (rules->slide)
        for (guint d = 0; d < 4; d++)
          slide_on (&search, &front, d);
      for (guint d = 0; d < N_SLIDES; d++)
        for (guint wet = 0; wet < 2; wet++)
          {
            search.closed.at[d][wet] = bits_or (search.closed.at[d][wet], front.at[d][wet]);
            reached = bits_or (reached, front.at[d][wet]);
          }
      if (trace)
        note (&search, &front, level);
      for (Bits left = bits_without (reached, seen); bits_any (&left);)
        ways->cost[bits_pop (&left)] = level * LEVEL;
      seen = bits_or (seen, reached);
      if (home == NO_SQUARE && bits_meet (&reached, &search.goal))
        {
          Bits homes = bits_and (reached, search.goal);
          home = bits_first (&homes);
          ways->home = level * LEVEL;
          end = MIN (level + BEYOND_HOME, N_LEVELS);
        }
      if (!trace && home != NO_SQUARE && bits_within (&search.stops, &seen))
        return;
      if (search.island_from < 0 && bits_meet (&reached, &search.island))
        {
          search.island_from = level;
          wait_at (&search, level + TURN, STANDING, 0, search.island);
        }
      step_on (&search, &front, level);
    }
  if (trace && home != NO_SQUARE)
    trace_back (&search, home, ways->home / LEVEL, ways);
}
