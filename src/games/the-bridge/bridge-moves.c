/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

/* The Bridge: what may be done (the-bridge.md: Setup, A turn of play, Walking). */

guint
bridge_quota (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  int left = state->setup_left[seat];
  guint limited = 0;

  if (rules->min_near > state->placed_near[seat] && rules->min_near - state->placed_near[seat] >= left)
    limited |= 1;
  if (rules->min_far > state->placed_far[seat] && rules->min_far - state->placed_far[seat] >= left)
    limited |= 2;
  return limited;
}

Bits
bridge_setup_squares (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  Bits squares = bits_without (rules->water, bits_or (state->tiles[0], state->tiles[1]));
  Bits own = state->rescue[seat];
  guint limited = bridge_quota (rules, state, seat);

  squares = bits_without (squares, rules->too_close[state->relief[seat]]);
  while (bits_any (&own))
    squares = bits_without (squares, rules->too_close[bits_pop (&own)]);
  if (limited & 1)
    squares = bits_and (squares, rules->near[seat]);
  if (limited & 2)
    squares = bits_without (squares, rules->near[seat]);
  return squares;
}

gboolean
bridge_shelters (const BridgeRules *rules, const BridgeState *state)
{
  if (rules->shelter_turns == 0)
    return FALSE;
  return state->phase == PHASE_HANDICAP || (state->phase != PHASE_SETUP && state->turn < rules->shelter_turns);
}

Bits
bridge_empty (const BridgeRules *rules, const BridgeState *state)
{
  Bits empty = bits_without (rules->water, bits_or (state->tiles[0], state->tiles[1]));

  /* a piece may stand where no tile is: home on a grown camp, or back in its own */
  bits_remove (&empty, state->relief[0]);
  bits_remove (&empty, state->relief[1]);
  return empty;
}

Bits
bridge_touchable (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  return bits_and (bits_spread (bits_or (bits_or (state->tiles[seat], rules->island), rules->corner_bit[seat])), rules->board);
}

int
bridge_tile_at (const BridgeRules *rules, const BridgeState *state, guint owner, Square square)
{
  for (int i = 0; i < state->n_tiles[owner]; i++)
    if (bits_has (&rules->placements[state->tile[owner][i]].cells, square))
      return i;
  return -1;
}

Bits
bridge_walkable (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  guint enemy = !seat;
  Bits squares = bits_or (bits_or (state->tiles[seat], state->across[seat]), bits_or (bridge_camp (rules, state, enemy), state->rescue[enemy]));

  if (rules->island_reentry || !state->left_island[seat])
    squares = bits_or (squares, rules->island);
  if (rules->camp_reentry)
    squares = bits_or (squares, bridge_camp (rules, state, seat));
  /* the enemy's relief piece bars every square but its own camp corner */
  if (state->relief[enemy] != rules->corner[enemy])
    bits_remove (&squares, state->relief[enemy]);
  return squares;
}

Bits
bridge_walks (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  static const int step[4] = { 1, -1, 16, -16 };
  Bits open = bridge_walkable (rules, state, seat), camp = bridge_camp (rules, state, !seat);
  Bits stops = bits_or (camp, bits_or (state->rescue[0], state->rescue[1])), to = { { 0 } };
  Square from = state->relief[seat];

  for (guint d = 0; d < 4; d++)
    for (int at = from + step[d]; at >= 0 && at < 256 && bits_has (&open, (Square) at); at += step[d])
      {
        bits_add (&to, (Square) at);
        if (!rules->slide || bits_has (&stops, (Square) at))
          break;
      }
  if (bits_has (&rules->island, from))
    {
      to = bits_or (to, rules->island);
      bits_remove (&to, from);
      bits_remove (&to, state->relief[!seat]);
    }
  for (guint i = 0; i < state->n_bridges[seat]; i++)
    {
      Square first = OVERBRIDGE_FIRST (state->bridge[seat][i]), second = OVERBRIDGE_SECOND (state->bridge[seat][i]);
      Square other = first == from ? second : first;

      if (second != NO_SQUARE && (first == from || second == from) && other != state->relief[!seat])
        bits_add (&to, other);
    }
  return to;
}

/* One piece of code lists (@moves) and counts (NULL); the compiler makes two of it. */

static inline guint64
list_tiles (const BridgeRules *rules, const BridgeState *state, SsMoves *moves)
{
  guint seat = state->mover;
  Bits blocked = { { ~G_GUINT64_CONSTANT (0), ~G_GUINT64_CONSTANT (0), ~G_GUINT64_CONSTANT (0), ~G_GUINT64_CONSTANT (0) } };
  Bits touchable = { { 0 } };
  guint64 n = 0;
  Seal seal;

  blocked = bits_without (blocked, bridge_empty (rules, state));
  if (bridge_shelters (rules, state))
    blocked = bits_or (blocked, rules->camp[!seat]);
  if (rules->touch)
    touchable = bridge_touchable (rules, state, seat);
  bridge_seal_init (rules, state, seat, &seal);

  for (guint k = 0; k < rules->n_kinds; k++)
    if (state->supply[seat][k])
      for (guint p = rules->kinds[k].start; p < rules->kinds[k].end; p++)
        {
          const Bits *cells = &rules->placements[p].cells;

          if (bits_meet (cells, &blocked) || (rules->touch && !bits_meet (cells, &touchable))
              || bridge_seal_forbids (rules, state, seat, &seal, cells))
            continue;
          n++;
          if (moves)
            ss_moves_add (moves, MOVE (MOVE_TILE, 0, 0, p));
        }
  return n;
}

static inline guint64
list_overbridges (const BridgeRules *rules, const BridgeState *state, SsMoves *moves)
{
  guint seat = state->mover;
  guint64 n = 0;
  Bits free_squares;
  guint8 tile_of[256];

  for (guint i = 0; i < state->n_bridges[seat]; i++)
    {
      Square first = OVERBRIDGE_FIRST (state->bridge[seat][i]);

      if (OVERBRIDGE_SECOND (state->bridge[seat][i]) == NO_SQUARE && state->relief[seat] == first)
        continue;
      n++;
      if (moves)
        ss_moves_add (moves, MOVE (MOVE_TAKE_BRIDGE, first, 0, 0));
    }
  if (!state->bridges_left[seat])
    return n;

  free_squares = bits_without (state->tiles[!seat], bits_or (state->rescue[!seat], state->held));
  n += bits_count (&free_squares);
  if (moves)
    while (bits_any (&free_squares))
      ss_moves_add (moves, MOVE (MOVE_BRIDGE, bits_pop (&free_squares), NO_SQUARE, 0));

  for (guint i = 0; i < state->n_tiles[seat]; i++)
    for (Bits cells = rules->placements[state->tile[seat][i]].cells; bits_any (&cells);)
      tile_of[bits_pop (&cells)] = i;
  free_squares = bits_without (state->tiles[seat], state->held);
  for (Bits left = free_squares; bits_any (&left);)
    {
      Square square = bits_pop (&left);
      for (int step = 15; step <= 17; step += 2)
        if (square + step < 256 && bits_has (&free_squares, square + step) && tile_of[square] != tile_of[square + step])
          {
            n++;
            if (moves)
              ss_moves_add (moves, MOVE (MOVE_BRIDGE, square, square + step, 0));
          }
    }
  return n;
}

static inline guint64
list_turns (const BridgeRules *rules, const BridgeState *state, SsMoves *moves)
{
  guint seat = state->mover;
  Bits pinned = bits_or (bits_or (state->rescue[0], state->rescue[1]), state->held), walks;
  guint64 n = list_tiles (rules, state, moves);

  bits_add (&pinned, state->relief[0]);
  bits_add (&pinned, state->relief[1]);
  for (guint i = 0; i < state->n_tiles[seat]; i++)
    {
      const Placement *placement = &rules->placements[state->tile[seat][i]];
      if (bits_meet (&placement->cells, &pinned))
        continue;
      n++;
      if (moves)
        ss_moves_add (moves, MOVE (MOVE_TAKE_TILE, placement->first, 0, 0));
    }
  n += list_overbridges (rules, state, moves);
  walks = bridge_walks (rules, state, seat);
  n += bits_count (&walks);
  if (moves)
    while (bits_any (&walks))
      ss_moves_add (moves, MOVE (MOVE_WALK, bits_pop (&walks), 0, 0));
  if (n == 0)
    {
      n = 1;
      if (moves)
        ss_moves_add (moves, MOVE (MOVE_PASS, 0, 0, 0));
    }
  return n;
}

static inline guint64
list_all (const BridgeRules *rules, const BridgeState *state, SsMoves *moves)
{
  Bits squares;
  guint64 n;

  switch ((Phase) state->phase)
    {
    case PHASE_SETUP:
      squares = bridge_setup_squares (rules, state, state->mover);
      n = bits_count (&squares);
      if (moves)
        while (bits_any (&squares))
          ss_moves_add (moves, MOVE (MOVE_RESCUE, bits_pop (&squares), 0, 0));
      if (n > 0)
        return n;
      if (moves)
        ss_moves_add (moves, MOVE (MOVE_PASS, 0, 0, 0));
      return 1;

    case PHASE_HANDICAP:
      if (moves)
        ss_moves_add (moves, MOVE (MOVE_PASS, 0, 0, 0));
      return 1 + list_tiles (rules, state, moves);

    case PHASE_PLAY:
    case PHASE_EXTRA:
      return list_turns (rules, state, moves);

    case PHASE_OVER:
    default:
      return 0;
    }
}

void
bridge_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  list_all (RULES (rules), CONST_STATE (state), moves);
}

guint64
bridge_count_moves (const SsRules *rules, const SsState *state)
{
  return list_all (RULES (rules), CONST_STATE (state), NULL);
}
