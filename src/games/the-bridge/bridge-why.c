/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <glib/gi18n.h>

/* The Bridge: why a move is not legal. One refusal a cause, each with a sentence of its own. */

enum
{
  WHY_LEGAL,
  WHY_SETUP,
  WHY_SETUP_OVER,
  WHY_HANDICAP,
  WHY_PASS,
  WHY_PASS_SETUP,
  WHY_OFF,
  WHY_ISLAND,
  WHY_CORNER,
  WHY_OWN_TILE,
  WHY_ENEMY_TILE,
  WHY_PIECE,
  WHY_DISTANCE,
  WHY_NEAR_QUOTA,
  WHY_FAR_QUOTA,
  WHY_BOTH_QUOTAS,
  WHY_SUPPLY,
  WHY_SHELTER,
  WHY_TOUCH,
  WHY_SEALING,
  WHY_NO_TILE,
  WHY_NOT_YOURS,
  WHY_RELIEF_ON_TILE,
  WHY_RESCUE_ON_TILE,
  WHY_HELD_DOWN,
  WHY_NO_OVERBRIDGE,
  WHY_ACROSS_NOTHING,
  WHY_ACROSS_RESCUE,
  WHY_OVERBRIDGE_THERE,
  WHY_ENDS,
  WHY_SAME_TILE,
  WHY_NOT_AN_OVERBRIDGE,
  WHY_STANDS_ON_OVERBRIDGE,
  WHY_STAY,
  WHY_RELIEF_THERE,
  WHY_OWN_CAMP,
  WHY_ISLAND_LEFT,
  WHY_ENEMY_GROUND,
  WHY_WATER,
  WHY_LINE,
  WHY_ONE_SQUARE,
  WHY_STOP,
  WHY_BARRED,
  WHY_GAP,
};

const SsRefusal bridge_refusals[] = {
  [WHY_LEGAL] = { "", "" },
  [WHY_SETUP] = { "setup", N_ ("Before play only rescue pieces are placed.") },
  [WHY_SETUP_OVER] = { "setup-over", N_ ("All rescue pieces have been placed.") },
  [WHY_HANDICAP] = { "handicap", N_ ("In a handicap turn only a tile can be placed.") },
  [WHY_PASS] = { "pass", N_ ("Passing is possible only when nothing else is.") },
  [WHY_PASS_SETUP] = { "pass-setup", N_ ("There is still a square for this rescue piece.") },
  [WHY_OFF] = { "off-board", N_ ("Part of the tile lies off the board.") },
  [WHY_ISLAND] = { "island", N_ ("The square {square} belongs to the island.") },
  [WHY_CORNER] = { "corner", N_ ("The square {square} is a camp corner.") },
  [WHY_OWN_TILE] = { "own-tile", N_ ("The square {square} carries an own tile.") },
  [WHY_ENEMY_TILE] = { "enemy-tile", N_ ("The square {square} carries a tile of the opponent.") },
  [WHY_PIECE] = { "piece", N_ ("A relief piece stands on the square {square}.") },
  [WHY_DISTANCE] = { "distance", N_ ("The square {square} is too near the own piece on {other}.") },
  [WHY_NEAR_QUOTA] = { "near-quota", N_ ("This rescue piece must be placed on the near side.") },
  [WHY_FAR_QUOTA] = { "far-quota", N_ ("This rescue piece must be placed on the far side.") },
  [WHY_BOTH_QUOTAS] = { "both-quotas", N_ ("Both sides still need a rescue piece, and only one is left.") },
  [WHY_SUPPLY] = { "supply", N_ ("The supply holds no {tile}.") },
  [WHY_SHELTER] = { "shelter", N_ ("The square {square} belongs to the opponent's camp, which is still sheltered.") },
  [WHY_TOUCH] = { "touch", N_ ("The tile must touch an own tile, the island or the own camp corner.") },
  [WHY_SEALING] = { "sealing", N_ ("The tile takes the last way of the opponent's relief piece.") },
  [WHY_NO_TILE] = { "no-tile", N_ ("No own tile has {square} as its lowest square.") },
  [WHY_NOT_YOURS] = { "not-yours", N_ ("The tile on {square} is the opponent's.") },
  [WHY_RELIEF_ON_TILE] = { "relief-on-tile", N_ ("A relief piece stands on that tile.") },
  [WHY_RESCUE_ON_TILE] = { "rescue-on-tile", N_ ("That tile carries a rescue piece.") },
  [WHY_HELD_DOWN] = { "held-down", N_ ("That tile is held down by an overbridge.") },
  [WHY_NO_OVERBRIDGE] = { "no-overbridge", N_ ("The supply holds no overbridge.") },
  [WHY_ACROSS_NOTHING] = { "across-nothing", N_ ("There is no tile of the opponent on {square} for an overbridge to lie across.") },
  [WHY_ACROSS_RESCUE] = { "across-rescue", N_ ("A rescue piece waits on {square}.") },
  [WHY_OVERBRIDGE_THERE] = { "overbridge-there", N_ ("The square {square} carries an overbridge already.") },
  [WHY_ENDS] = { "ends", N_ ("The square {square} carries no own tile for an end of the overbridge.") },
  [WHY_SAME_TILE] = { "same-tile", N_ ("Both squares belong to the same tile.") },
  [WHY_NOT_AN_OVERBRIDGE] = { "not-an-overbridge", N_ ("No own overbridge begins on {square}.") },
  [WHY_STANDS_ON_OVERBRIDGE] = { "stands-on-overbridge", N_ ("The own relief piece stands on that overbridge.") },
  [WHY_STAY] = { "stay", N_ ("The relief piece stands on {square} already.") },
  [WHY_RELIEF_THERE] = { "relief-there", N_ ("The opponent's relief piece stands on {square}.") },
  [WHY_OWN_CAMP] = { "own-camp", N_ ("The relief piece may not go back to the camp corner that it has left.") },
  [WHY_ISLAND_LEFT] = { "island-left", N_ ("The relief piece may not go back onto the island after leaving it.") },
  [WHY_ENEMY_GROUND] = { "enemy-ground", N_ ("The tile on {square} is the opponent's and carries no own overbridge.") },
  [WHY_WATER] = { "water", N_ ("There is only water on {square}.") },
  [WHY_LINE] = { "line", N_ ("The relief piece can't reach {square} in one turn.") },
  [WHY_ONE_SQUARE] = { "one-square", N_ ("The relief piece goes only one square a turn.") },
  [WHY_STOP] = { "stop", N_ ("The relief piece must stop on {square} first.") },
  [WHY_BARRED] = { "barred", N_ ("The opponent's relief piece on {square} bars the way.") },
  [WHY_GAP] = { "gap", N_ ("The way is broken on {square}.") },
  { NULL, NULL },
};

static char *
fill_square (guint why, Square square)
{
  char name[4];

  return ss_text_fill (_ (bridge_refusals[why].sentence), "square", bridge_square_name (square, name), NULL);
}

/* Set @sentence for @why, which speaks of @square, and return it. */
static guint
say (guint why, Square square, char **sentence)
{
  if (sentence)
    *sentence = fill_square (why, square);
  return why;
}

/* Why nothing can be placed on this square of the board, whatever tile or piece. */
static guint
why_not_empty (const BridgeRules *rules, const BridgeState *state, Square square, char **sentence)
{
  if (bits_has (&rules->island, square))
    return say (WHY_ISLAND, square, sentence);
  if (square == rules->corner[0] || square == rules->corner[1])
    return say (WHY_CORNER, square, sentence);
  if (bits_has (&state->tiles[state->mover], square))
    return say (WHY_OWN_TILE, square, sentence);
  if (bits_has (&state->tiles[!state->mover], square))
    return say (WHY_ENEMY_TILE, square, sentence);
  if (square == state->relief[0] || square == state->relief[1])
    return say (WHY_PIECE, square, sentence);
  return WHY_LEGAL;
}

static guint
why_not_rescue (const BridgeRules *rules, const BridgeState *state, Square square, char **sentence)
{
  guint seat = state->mover, why = why_not_empty (rules, state, square, sentence);
  guint limited = bridge_quota (rules, state, seat);
  Bits own = bits_or (state->rescue[seat], bits_one (state->relief[seat]));

  if (why)
    return why;
  while (bits_any (&own))
    {
      Square other = bits_pop (&own);
      if (bits_has (&rules->too_close[other], square))
        {
          char name[4], other_name[4];
          if (sentence)
            *sentence = ss_text_fill (_ (bridge_refusals[WHY_DISTANCE].sentence), "square", bridge_square_name (square, name), "other",
                                      bridge_square_name (other, other_name), NULL);
          return WHY_DISTANCE;
        }
    }
  if (limited == 3)
    return WHY_BOTH_QUOTAS;
  if ((limited & 1) && !bits_has (&rules->near[seat], square))
    return WHY_NEAR_QUOTA;
  if ((limited & 2) && bits_has (&rules->near[seat], square))
    return WHY_FAR_QUOTA;
  return WHY_LEGAL;
}

guint
bridge_why_not_cells (const BridgeRules *rules, const BridgeState *state, guint kind, const Bits *cells, gboolean off, char **sentence)
{
  guint seat = state->mover, why;
  Seal seal;

  if (!state->supply[seat][kind])
    {
      if (sentence)
        {
          g_autofree char *title = bridge_shape_title (rules->kinds[kind].name);
          *sentence = ss_text_fill (_ (bridge_refusals[WHY_SUPPLY].sentence), "tile", title, NULL);
        }
      return WHY_SUPPLY;
    }
  if (off)
    return WHY_OFF;
  for (Bits left = *cells; bits_any (&left);)
    if ((why = why_not_empty (rules, state, bits_pop (&left), sentence)))
      return why;
  if (bridge_shelters (rules, state) && bits_meet (cells, &rules->camp[!seat]))
    {
      Bits sheltered = bits_and (*cells, rules->camp[!seat]);
      return say (WHY_SHELTER, bits_first (&sheltered), sentence);
    }
  if (rules->touch)
    {
      Bits touchable = bridge_touchable (rules, state, seat);
      if (!bits_meet (cells, &touchable))
        return WHY_TOUCH;
    }
  bridge_seal_init (rules, state, seat, &seal);
  return bridge_seal_forbids (rules, state, seat, &seal, cells) ? WHY_SEALING : WHY_LEGAL;
}

static guint
why_not_take_tile (const BridgeRules *rules, const BridgeState *state, Square square, char **sentence)
{
  int i = bridge_tile_at (rules, state, state->mover, square);
  const Bits *cells;
  Bits rescue = bits_or (state->rescue[0], state->rescue[1]);

  if (i < 0 && bits_has (&state->tiles[!state->mover], square))
    return say (WHY_NOT_YOURS, square, sentence);
  if (i < 0 || rules->placements[state->tile[state->mover][i]].first != square)
    return say (WHY_NO_TILE, square, sentence);
  cells = &rules->placements[state->tile[state->mover][i]].cells;
  if (bits_has (cells, state->relief[0]) || bits_has (cells, state->relief[1]))
    return WHY_RELIEF_ON_TILE;
  if (bits_meet (cells, &rescue))
    return WHY_RESCUE_ON_TILE;
  return bits_meet (cells, &state->held) ? WHY_HELD_DOWN : WHY_LEGAL;
}

static guint
why_not_bridge (const BridgeRules *rules, const BridgeState *state, Square first, Square second, char **sentence)
{
  guint seat = state->mover;

  if (!state->bridges_left[seat])
    return WHY_NO_OVERBRIDGE;
  if (second == NO_SQUARE)
    {
      if (!bits_has (&state->tiles[!seat], first))
        return say (WHY_ACROSS_NOTHING, first, sentence);
      if (bits_has (&state->rescue[!seat], first))
        return say (WHY_ACROSS_RESCUE, first, sentence);
      return bits_has (&state->held, first) ? say (WHY_OVERBRIDGE_THERE, first, sentence) : WHY_LEGAL;
    }
  for (guint i = 0; i < 2; i++)
    if (!bits_has (&state->tiles[seat], i ? second : first))
      return say (WHY_ENDS, i ? second : first, sentence);
  if (bridge_tile_at (rules, state, seat, first) == bridge_tile_at (rules, state, seat, second))
    return WHY_SAME_TILE;
  for (guint i = 0; i < 2; i++)
    if (bits_has (&state->held, i ? second : first))
      return say (WHY_OVERBRIDGE_THERE, i ? second : first, sentence);
  return WHY_LEGAL;
}

static guint
why_not_take_bridge (const BridgeState *state, Square square, char **sentence)
{
  guint seat = state->mover;

  for (guint i = 0; i < state->n_bridges[seat]; i++)
    if (OVERBRIDGE_FIRST (state->bridge[seat][i]) == square)
      return OVERBRIDGE_SECOND (state->bridge[seat][i]) == NO_SQUARE && state->relief[seat] == square ? WHY_STANDS_ON_OVERBRIDGE : WHY_LEGAL;
  return say (WHY_NOT_AN_OVERBRIDGE, square, sentence);
}

/* Why the relief piece can't enter @square at all. */
static guint
why_not_walkable (const BridgeRules *rules, const BridgeState *state, Square square, char **sentence)
{
  guint seat = state->mover;

  if (square == state->relief[!seat] && square != rules->corner[!seat])
    return say (WHY_RELIEF_THERE, square, sentence);
  if (square == rules->corner[seat])
    return WHY_OWN_CAMP;
  if (bits_has (&rules->island, square))
    return WHY_ISLAND_LEFT;
  return say (bits_has (&state->tiles[!seat], square) ? WHY_ENEMY_GROUND : WHY_WATER, square, sentence);
}

static guint
why_not_walk (const BridgeRules *rules, const BridgeState *state, Square to, char **sentence)
{
  guint seat = state->mover;
  Square from = state->relief[seat];
  Bits walks = bridge_walks (rules, state, seat), open = bridge_walkable (rules, state, seat), camp = bridge_camp (rules, state, !seat);
  int dx = SQUARE_X (to) - SQUARE_X (from), dy = SQUARE_Y (to) - SQUARE_Y (from), step;

  if (bits_has (&walks, to))
    return WHY_LEGAL;
  if (to == from)
    return say (WHY_STAY, to, sentence);
  if (!bits_has (&open, to))
    return why_not_walkable (rules, state, to, sentence);
  if (dx != 0 && dy != 0)
    return say (WHY_LINE, to, sentence);

  step = ((dx > 0) - (dx < 0)) + 16 * ((dy > 0) - (dy < 0));
  for (Square at = from + step; at != to; at += step)
    {
      if (at == state->relief[!seat] && at != rules->corner[!seat])
        return say (WHY_BARRED, at, sentence);
      if (!bits_has (&open, at))
        return say (WHY_GAP, at, sentence);
      if (bits_has (&camp, at) || bits_has (&state->rescue[0], at) || bits_has (&state->rescue[1], at))
        return say (WHY_STOP, at, sentence);
    }
  return WHY_ONE_SQUARE;
}

guint
bridge_why_not (const SsRules *rules, const SsState *state, SsMove move, char **sentence)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (state);
  MoveKind kind = MOVE_KIND (move);

  if (sentence)
    *sentence = NULL;
  if (kind == MOVE_PASS)
    {
      g_auto (SsMoves) moves = { 0 };

      if (s->phase == PHASE_HANDICAP)
        return WHY_LEGAL;
      bridge_legal_moves (rules, state, &moves);
      if (moves.n == 1 && moves.moves[0] == move)
        return WHY_LEGAL;
      return s->phase == PHASE_SETUP ? WHY_PASS_SETUP : WHY_PASS;
    }
  if (s->phase == PHASE_SETUP && kind != MOVE_RESCUE)
    return WHY_SETUP;
  if (s->phase != PHASE_SETUP && kind == MOVE_RESCUE)
    return WHY_SETUP_OVER;
  if (s->phase == PHASE_HANDICAP && kind != MOVE_TILE)
    return WHY_HANDICAP;
  switch (kind)
    {
    case MOVE_RESCUE:
      return why_not_rescue (r, s, MOVE_A (move), sentence);
    case MOVE_TILE:
      {
        const Placement *placement = &r->placements[MOVE_PLACEMENT (move)];
        return bridge_why_not_cells (r, s, placement->kind, &placement->cells, FALSE, sentence);
      }
    case MOVE_TAKE_TILE:
      return why_not_take_tile (r, s, MOVE_A (move), sentence);
    case MOVE_BRIDGE:
      return why_not_bridge (r, s, MOVE_A (move), MOVE_B (move), sentence);
    case MOVE_TAKE_BRIDGE:
      return why_not_take_bridge (s, MOVE_A (move), sentence);
    case MOVE_WALK:
      return why_not_walk (r, s, MOVE_A (move), sentence);
    case MOVE_NONE:
    case MOVE_PASS:
    default:
      g_assert_not_reached ();
    }
}
