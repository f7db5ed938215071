/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-ways.h"

#include <string.h>

/* A search over (square, direction of the slide, on a square still to be covered) with small whole costs, in buckets. Going on in the same direction is
 * free, a new direction is a turn; the first square of water costs the turn of a tile, the next ones a third, as a tile covers three or so; a tile of
 * the enemy costs an overbridge, or taking one back and placing it. */

#define N_NODES (256 * 10)
#define NODE(square, direction, wet) ((guint) (square) * 10 + (direction) * 2 + (wet))
#define STANDING 4 /* no direction: the next step begins a slide */
#define N_BUCKETS 64
#define WATER_NEXT 2
#define POOL 16384
#define BEYOND_HOME (2 * WAY_TURN)

typedef struct
{
  const BridgeRules *rules;
  const BridgeState *state;
  guint seat;
  Bits ground, island, goal, enemy_tiles, rescue, barred;
  guint place, bridge; /* costs of placing a tile and an overbridge */

  guint16 best[N_NODES];
  guint16 parent[N_NODES];
  guint16 heads[N_BUCKETS]; /* entries + 1 */
  struct
  {
    guint16 node, next;
  } pool[POOL];
  guint n_pool, waiting;
} Search;

static void
push (Search *search, guint node, guint cost, guint parent)
{
  guint16 *head;

  if (cost >= search->best[node] || search->n_pool == POOL)
    return;
  search->best[node] = cost;
  search->parent[node] = parent;
  head = &search->heads[cost % N_BUCKETS];
  search->pool[search->n_pool].node = node;
  search->pool[search->n_pool].next = *head;
  *head = ++search->n_pool;
  search->waiting++;
}

static void
step (Search *search, guint node, Square from, guint direction, gboolean wet, guint cost)
{
  static const int steps[4] = { 1, -1, 16, -16 };
  gboolean stopped = bits_has (&search->rescue, from);

  for (guint d = 0; d < 4; d++)
    {
      int to = from + steps[d];
      guint next = cost;
      gboolean water = FALSE;

      if (to < 0 || to > 255 || !bits_has (&search->rules->board, (Square) to) || bits_has (&search->barred, (Square) to))
        continue;
      if (d != direction || stopped || !search->rules->slide)
        next += WAY_TURN;
      if (bits_has (&search->ground, (Square) to))
        ;
      else if (bits_has (&search->enemy_tiles, (Square) to))
        next += search->bridge;
      else
        {
          water = TRUE;
          next += wet ? WATER_NEXT : search->place;
        }
      push (search, NODE (to, d, water), next, node);
    }
}

static void
prepare (const BridgeRules *rules, const BridgeState *state, guint seat, Search *search)
{
  guint enemy = !seat, left = 0;
  Bits corner = rules->corner_bit[seat];

  memset (search->best, 0xff, sizeof search->best);
  memset (search->heads, 0, sizeof search->heads);
  search->n_pool = search->waiting = 0;
  search->rules = rules;
  search->state = state;
  search->seat = seat;
  search->goal = bridge_camp (rules, state, enemy);
  search->ground = bridge_walkable (rules, state, seat);
  search->island = rules->island_reentry || !state->left_island[seat] ? rules->island : (Bits) { { 0 } };
  search->enemy_tiles = bits_without (state->tiles[enemy], state->rescue[enemy]);
  search->rescue = bits_or (state->rescue[0], state->rescue[1]);
  search->barred = bits_without (rules->island, search->island);
  if (!rules->camp_reentry)
    search->barred = bits_or (search->barred, corner);
  if (state->relief[enemy] != rules->corner[enemy])
    {
      /* a piece that is home stays; another may go away */
      if (state->home[enemy])
        bits_add (&search->barred, state->relief[enemy]);
      else
        bits_add (&search->enemy_tiles, state->relief[enemy]);
    }
  for (guint k = 0; k < rules->n_kinds; k++)
    left += state->supply[seat][k];
  search->place = left ? WAY_TURN : 2 * WAY_TURN;
  search->bridge = state->bridges_left[seat] ? WAY_TURN : rules->n_bridges ? 3 * WAY_TURN : 6 * WAY_TURN;
}

void
bridge_find_ways (const BridgeRules *rules, const BridgeState *state, guint seat, gboolean trace, Ways *ways)
{
  Search search;
  gboolean on_island = FALSE;
  guint best_home = 0;

  prepare (rules, state, seat, &search);
  for (guint i = 0; i < G_N_ELEMENTS (ways->cost); i++)
    ways->cost[i] = WAY_FAR;
  ways->home = WAY_FAR;
  ways->home_way = ways->home_water = (Bits) { { 0 } };
  push (&search, NODE (state->relief[seat], STANDING, FALSE), 0, 0);
  /* what lies much farther than home matters to nobody */
  for (guint cost = 0; search.waiting > 0 && cost < MIN (ways->home + BEYOND_HOME, WAY_FAR); cost++)
    for (guint16 *head = &search.heads[cost % N_BUCKETS]; *head;)
      {
        guint node = search.pool[*head - 1].node;
        Square square = node / 10;

        *head = search.pool[*head - 1].next;
        search.waiting--;
        if (search.best[node] != cost)
          continue;
        if (ways->cost[square] > cost)
          ways->cost[square] = cost;
        if (bits_has (&search.goal, square) && square != state->relief[seat])
          {
            /* no way goes on from home */
            if (cost < ways->home)
              {
                ways->home = cost;
                best_home = node;
              }
            continue;
          }
        if (!on_island && bits_has (&search.island, square))
          {
            on_island = TRUE;
            for (Bits left = search.island; bits_any (&left);)
              push (&search, NODE (bits_pop (&left), STANDING, FALSE), cost + WAY_TURN, node);
          }
        step (&search, node, square, node % 10 / 2, node % 2, cost);
      }

  if (!trace || ways->home >= WAY_FAR)
    return;
  for (guint node = best_home, start = NODE (state->relief[seat], STANDING, FALSE); node != start; node = search.parent[node])
    {
      bits_add (&ways->home_way, node / 10);
      if (node % 2)
        bits_add (&ways->home_water, node / 10);
    }
}
