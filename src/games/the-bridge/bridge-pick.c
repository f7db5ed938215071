/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <glib/gi18n.h>

/* The Bridge: from inputs to a pick, and to a move. */

guint
bridge_grip (const Shape *shape)
{
  guint best = 0;
  int least = G_MAXINT;

  for (guint i = 0; i < shape->n; i++)
    {
      int dx = 2 * shape->x[i] - (shape->width - 1), dy = 2 * shape->y[i] - (shape->height - 1);
      if (dx * dx + dy * dy < least)
        {
          least = dx * dx + dy * dy;
          best = i;
        }
    }
  return best;
}

const Shape *
bridge_hand_shape (const BridgeRules *rules, const SsPick *pick, guint *orient)
{
  const Kind *kind = &rules->kinds[pick->v[PICK_KIND]];
  guint o = kind->by_turn[pick->v[PICK_FLIP] & 1][pick->v[PICK_TURNS] & 3];

  if (orient)
    *orient = o;
  return &kind->orients[o];
}

static SsMove
tile_move (const BridgeRules *rules, const SsPick *pick, Square square, Bits *cells, gboolean *off)
{
  guint orient;
  const Shape *shape = bridge_hand_shape (rules, pick, &orient);
  guint grip = bridge_grip (shape);
  int placement;

  *cells = (Bits) { { 0 } };
  *off = FALSE;
  for (guint i = 0; i < shape->n; i++)
    {
      int x = SQUARE_X (square) + shape->x[i] - shape->x[grip], y = SQUARE_Y (square) + shape->y[i] - shape->y[grip];
      if (x < 0 || y < 0 || x >= rules->size || y >= rules->size)
        *off = TRUE;
      else
        bits_add (cells, SQUARE (x, y));
    }
  if (*off)
    return SS_NO_MOVE;
  placement = PLACE_AT (rules, pick->v[PICK_KIND], orient, SQUARE (SQUARE_X (square) - shape->x[grip], SQUARE_Y (square) - shape->y[grip]));
  return placement < 0 ? SS_NO_MOVE : MOVE (MOVE_TILE, 0, 0, placement);
}

SsMove
bridge_hand_move (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square, Bits *cells, gboolean *off)
{
  Square from = pick->v[PICK_FROM] ? (Square) (pick->v[PICK_FROM] - 1) : NO_SQUARE;
  int tile;

  switch ((Hand) pick->v[PICK_HAND])
    {
    case HAND_TILE:
      return tile_move (rules, pick, square, cells, off);
    case HAND_OVERBRIDGE:
      if (from == NO_SQUARE)
        return bits_has (&state->tiles[state->mover], square) ? SS_NO_MOVE : MOVE (MOVE_BRIDGE, square, NO_SQUARE, 0);
      return MOVE (MOVE_BRIDGE, MIN (from, square), MAX (from, square), 0);
    case HAND_RELIEF:
      return MOVE (MOVE_WALK, square, 0, 0);
    case HAND_TAKE_TILE:
      tile = bridge_tile_at (rules, state, state->mover, square);
      return tile < 0 ? SS_NO_MOVE : MOVE (MOVE_TAKE_TILE, rules->placements[state->tile[state->mover][tile]].first, 0, 0);
    case HAND_TAKE_BRIDGE:
      return MOVE (MOVE_TAKE_BRIDGE, from, 0, 0);
    case HAND_NOTHING:
    default:
      return state->phase == PHASE_SETUP ? MOVE (MOVE_RESCUE, square, 0, 0) : SS_NO_MOVE;
    }
}

/* Could an overbridge have its first end on @square, and its second on another own tile beside it over a corner? */
static gboolean
may_begin (const BridgeRules *rules, const BridgeState *state, Square square, Bits *ends)
{
  guint seat = state->mover;
  gboolean any = FALSE;

  *ends = (Bits) { { 0 } };
  if (!state->bridges_left[seat])
    return FALSE;
  for (int step = -17; step <= 17; step++)
    if (ABS (step) == 15 || ABS (step) == 17)
      {
        int other = square + step;
        if (other < 0 || other > 255 || !bits_has (&rules->board, (Square) other))
          continue;
        if (bridge_why_not (&rules->base, (const SsState *) state, MOVE (MOVE_BRIDGE, MIN (square, (Square) other), MAX (square, (Square) other), 0), NULL) == 0)
          {
            bits_add (ends, (Square) other);
            any = TRUE;
          }
      }
  return any;
}

/* 0: choosing it leads on; else a refusal, with its sentence. */
static guint
why_not (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square, char **sentence)
{
  Bits cells, ends;
  gboolean off = FALSE;
  SsMove move = bridge_hand_move (rules, state, pick, square, &cells, &off);

  if (pick->v[PICK_HAND] == HAND_TILE)
    return bridge_why_not_cells (rules, state, pick->v[PICK_KIND], &cells, off, sentence);
  if (pick->v[PICK_HAND] == HAND_OVERBRIDGE && !pick->v[PICK_FROM] && move == SS_NO_MOVE)
    {
      if (may_begin (rules, state, square, &ends))
        return 0;
      if (sentence)
        *sentence = g_strdup (_ ("No other own tile touches this square at a corner."));
      return G_MAXUINT;
    }
  if (pick->v[PICK_HAND] == HAND_OVERBRIDGE && pick->v[PICK_FROM])
    {
      int step = ABS ((int) square - (int) (pick->v[PICK_FROM] - 1));
      if (step != 15 && step != 17)
        {
          if (sentence)
            *sentence = g_strdup (_ ("The ends of an overbridge must touch at a corner."));
          return G_MAXUINT;
        }
    }
  if (move == SS_NO_MOVE)
    return G_MAXUINT;
  return bridge_why_not (&rules->base, (const SsState *) state, move, sentence);
}

gboolean
bridge_hand_allows (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square)
{
  return why_not (rules, state, pick, square, NULL) == 0;
}

char *
bridge_hand_why (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square)
{
  char *sentence = NULL;
  guint why = why_not (rules, state, pick, square, &sentence);

  if (why && !sentence && why != G_MAXUINT)
    sentence = g_strdup (_ (bridge_refusals[why].sentence));
  return sentence ? sentence : g_strdup ("");
}

/* --- inputs --- */

static void
let_go (SsPick *pick)
{
  guint32 over = pick->v[PICK_OVER], near = pick->v[PICK_NEAR];

  *pick = (SsPick) { { 0 } };
  pick->v[PICK_OVER] = over;
  pick->v[PICK_NEAR] = near;
}

static void
grasp (SsPick *pick, Hand hand, guint kind, guint from)
{
  let_go (pick);
  pick->v[PICK_HAND] = hand;
  pick->v[PICK_KIND] = kind;
  pick->v[PICK_FROM] = from;
}

/* What can be taken hold of on @square: an own overbridge that begins or ends there (@again: not that), the relief piece, an own tile. */
static void
grasp_square (const BridgeRules *rules, const BridgeState *state, SsPick *pick, Square square, gboolean again, SsPickResult *result)
{
  guint seat = state->mover;
  int tile = bridge_tile_at (rules, state, seat, square);

  if (state->relief[seat] == square && !again)
    {
      grasp (pick, HAND_RELIEF, 0, 0);
      return;
    }
  for (guint i = 0; i < state->n_bridges[seat]; i++)
    {
      Overbridge bridge = state->bridge[seat][i];
      gboolean taken = pick->v[PICK_HAND] == HAND_TAKE_BRIDGE;
      if ((OVERBRIDGE_FIRST (bridge) == square || OVERBRIDGE_SECOND (bridge) == square) && !(again && taken))
        {
          grasp (pick, HAND_TAKE_BRIDGE, 0, OVERBRIDGE_FIRST (bridge) + 1u);
          return;
        }
    }
  if (tile >= 0)
    {
      grasp (pick, HAND_TAKE_TILE, 0, rules->placements[state->tile[seat][tile]].first + 1u);
      return;
    }
  let_go (pick);
  result->reason = g_strdup (_ ("First take a tile or an overbridge from the supply, or pick up the relief piece."));
}

static void
try_move (const SsSight *sight, SsPick *pick, Square square, SsPickResult *result)
{
  const BridgeRules *rules = RULES (sight->rules);
  const BridgeState *state = CONST_STATE (sight->view);
  g_autofree char *why = bridge_hand_why (rules, state, pick, square);
  Bits cells;
  gboolean off;

  if (*why)
    {
      result->reason = g_steal_pointer (&why);
      return;
    }
  result->move = bridge_hand_move (rules, state, pick, square, &cells, &off);
  if (result->move != SS_NO_MOVE)
    *pick = (SsPick) { { 0 } };
}

static void
choose_square (const SsSight *sight, SsPick *pick, Square square, SsPickResult *result)
{
  const BridgeRules *rules = RULES (sight->rules);
  const BridgeState *state = CONST_STATE (sight->view);
  Hand hand = pick->v[PICK_HAND];
  Bits ends;

  pick->v[PICK_OVER] = SPOT_SQUARE (square);
  if (state->phase == PHASE_SETUP || hand == HAND_TILE)
    {
      try_move (sight, pick, square, result);
      return;
    }
  switch (hand)
    {
    case HAND_RELIEF:
      if (square == state->relief[state->mover])
        let_go (pick);
      else
        try_move (sight, pick, square, result);
      break;
    case HAND_OVERBRIDGE:
      if (pick->v[PICK_FROM] == SPOT_SQUARE (square))
        pick->v[PICK_FROM] = 0;
      else if (!pick->v[PICK_FROM] && may_begin (rules, state, square, &ends))
        pick->v[PICK_FROM] = SPOT_SQUARE (square);
      else
        try_move (sight, pick, square, result);
      break;
    case HAND_TAKE_TILE:
    case HAND_TAKE_BRIDGE:
      {
        SsPick other = *pick;
        SsPickResult ignored = { 0 };

        /* the same again confirms; anything else is taken hold of instead */
        grasp_square (rules, state, &other, square, FALSE, &ignored);
        g_free (ignored.reason);
        if (other.v[PICK_HAND] == pick->v[PICK_HAND] && other.v[PICK_FROM] == pick->v[PICK_FROM])
          try_move (sight, pick, square, result);
        else if (hand == HAND_TAKE_TILE && bridge_tile_at (rules, state, state->mover, square) >= 0
                 && rules->placements[state->tile[state->mover][bridge_tile_at (rules, state, state->mover, square)]].first + 1u == pick->v[PICK_FROM])
          try_move (sight, pick, square, result);
        else
          grasp_square (rules, state, pick, square, FALSE, result);
        break;
      }
    case HAND_TILE:
    case HAND_NOTHING:
    default:
      grasp_square (rules, state, pick, square, FALSE, result);
      break;
    }
}

static char *
say_none_left (const BridgeRules *rules, Hand hand, guint kind)
{
  g_autofree char *title = bridge_shape_title (rules->kinds[kind].name);

  return hand == HAND_OVERBRIDGE ? g_strdup (_ ("The supply holds no overbridge.")) : ss_text_fill (_ ("The supply holds no {tile}."), "tile", title, NULL);
}

static void
choose_supply (const SsSight *sight, SsPick *pick, guint32 spot, SsPickResult *result)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Hand hand = spot == SPOT_OVERBRIDGE ? HAND_OVERBRIDGE : HAND_TILE;
  guint kind = spot == SPOT_OVERBRIDGE ? 0 : spot - SPOT_SUPPLY (0);

  if (state->phase == PHASE_SETUP)
    result->reason = g_strdup (_ ("Before play only rescue pieces are placed."));
  else if (state->phase == PHASE_HANDICAP && hand != HAND_TILE)
    result->reason = g_strdup (_ ("In a handicap turn only a tile can be placed."));
  else if (pick->v[PICK_HAND] == (guint32) hand && pick->v[PICK_KIND] == kind)
    let_go (pick);
  else if (hand == HAND_OVERBRIDGE ? state->bridges_left[state->mover] == 0 : state->supply[state->mover][kind] == 0)
    result->reason = say_none_left (RULES (sight->rules), hand, kind);
  else
    grasp (pick, hand, kind, 0);
}

static void
turn (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  if (pick->v[PICK_HAND] != HAND_TILE)
    return;
  if (input->kind == SS_INPUT_ROTATE)
    pick->v[PICK_TURNS] = (pick->v[PICK_TURNS] + (input->amount < 0 ? 3 : 1)) & 3;
  else if (!RULES (sight->rules)->flip)
    result->reason = g_strdup (_ ("Tiles may be rotated but not turned over."));
  else
    {
      /* turned over as it is seen: mirrored after its turns */
      pick->v[PICK_FLIP] ^= 1;
      pick->v[PICK_TURNS] = (4 - pick->v[PICK_TURNS]) & 3;
    }
}

void
bridge_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  const BridgeRules *rules = RULES (sight->rules);
  const BridgeState *state = CONST_STATE (sight->view);
  gboolean on_board = input->spot >= 1 && input->spot <= 256 && bits_has (&rules->board, (Square) (input->spot - 1));

  *result = (SsPickResult) { 0 };
  if (!bridge_may_act (sight))
    {
      *pick = (SsPick) { { 0 } };
      return;
    }
  switch (input->kind)
    {
    case SS_INPUT_HOVER:
      pick->v[PICK_OVER] = on_board ? input->spot : 0;
      pick->v[PICK_NEAR] = input->spot >= SPOT_SUPPLY (0) && input->spot < SPOT_SUPPLY (rules->n_kinds) ? 1 + input->spot - SPOT_SUPPLY (0) : 0;
      break;
    case SS_INPUT_CHOOSE:
      if (on_board)
        choose_square (sight, pick, (Square) (input->spot - 1), result);
      else if (input->spot == SPOT_PASS)
        {
          result->move = MOVE (MOVE_PASS, 0, 0, 0);
          *pick = (SsPick) { { 0 } };
        }
      else if (input->spot == SPOT_OVERBRIDGE || (input->spot >= SPOT_SUPPLY (0) && input->spot < SPOT_SUPPLY (rules->n_kinds)))
        choose_supply (sight, pick, input->spot, result);
      break;
    case SS_INPUT_ROTATE:
    case SS_INPUT_FLIP:
      turn (sight, pick, input, result);
      break;
    case SS_INPUT_NEXT:
      if (pick->v[PICK_HAND] == HAND_TILE)
        {
          pick->v[PICK_TURNS] = (pick->v[PICK_TURNS] + 1) & 3;
          if (pick->v[PICK_TURNS] == 0 && rules->flip)
            pick->v[PICK_FLIP] ^= 1;
        }
      else if (pick->v[PICK_OVER] && (pick->v[PICK_HAND] == HAND_RELIEF || pick->v[PICK_HAND] == HAND_TAKE_BRIDGE))
        grasp_square (rules, state, pick, (Square) (pick->v[PICK_OVER] - 1), TRUE, result);
      break;
    case SS_INPUT_CANCEL:
    default:
      *pick = (SsPick) { { 0 } };
      break;
    }
}
