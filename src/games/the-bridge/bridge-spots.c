/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <glib/gi18n.h>

/* The squares as places that can be chosen, named for those who hear them: "c5, your L tetromino". */

/* Whose a thing is, as said to the viewer: yours, the opponent's, or by seat to a referee. */
typedef struct
{
  const char *yours, *opponents, *firsts, *seconds; /* N_() */
} Owned;

static const Owned owned_tile = { N_ ("your {tile}"), N_ ("the opponent's {tile}"), N_ ("First's {tile}"), N_ ("Second's {tile}") };
static const Owned owned_rescue = { N_ ("your rescue piece"), N_ ("the opponent's rescue piece"), N_ ("First's rescue piece"), N_ ("Second's rescue piece") };
static const Owned owned_relief = { N_ ("your relief piece"), N_ ("the opponent's relief piece"), N_ ("First's relief piece"), N_ ("Second's relief piece") };
static const Owned owned_bridge = { N_ ("your overbridge"), N_ ("the opponent's overbridge"), N_ ("First's overbridge"), N_ ("Second's overbridge") };
static const Owned owned_camp = { N_ ("your camp"), N_ ("the opponent's camp"), N_ ("First's camp"), N_ ("Second's camp") };

static void
add_thing (GPtrArray *things, const SsSight *sight, guint owner, const Owned *owned, const char *tile)
{
  const char *format = sight->viewer == SS_SEAT_NONE ? (owner == SS_SEAT_FIRST ? owned->firsts : owned->seconds)
                       : owner == sight->viewer      ? owned->yours
                                                     : owned->opponents;

  g_ptr_array_add (things, ss_text_fill (_ (format), "tile", tile ? tile : "", NULL));
}

static char *
name_square (const SsSight *sight, const Layout *l, Square square)
{
  const BridgeState *state = CONST_STATE (sight->view);
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  char name[4];

  for (guint seat = 0; seat < 2; seat++)
    {
      Bits camp = bridge_camp (l->rules, state, seat);
      int tile = bridge_tile_at (l->rules, state, seat, square);

      if (tile >= 0)
        {
          g_autofree char *title = bridge_shape_title (l->rules->kinds[l->rules->placements[state->tile[seat][tile]].kind].name);
          add_thing (things, sight, seat, &owned_tile, title);
        }
      if (bits_has (&camp, square))
        add_thing (things, sight, seat, &owned_camp, NULL);
      if (bits_has (&state->rescue[seat], square))
        add_thing (things, sight, seat, &owned_rescue, NULL);
      for (guint i = 0; i < state->n_bridges[seat]; i++)
        if (OVERBRIDGE_FIRST (state->bridge[seat][i]) == square || OVERBRIDGE_SECOND (state->bridge[seat][i]) == square)
          add_thing (things, sight, seat, &owned_bridge, NULL);
      if (state->relief[seat] == square)
        add_thing (things, sight, seat, &owned_relief, NULL);
    }
  if (bits_has (&l->rules->island, square))
    g_ptr_array_insert (things, 0, g_strdup (_ ("island")));
  if (things->len == 0)
    g_ptr_array_add (things, g_strdup (_ ("water")));
  list = ss_text_list ((const char *const *) things->pdata, things->len);
  return ss_text_fill (C_ ("a square and what is there", "{square}, {things}"), "square", bridge_square_name (square, name), "things", list, NULL);
}

/* What choosing a square does with nothing in the hand. */
static char *
describe_empty_hand (const Layout *l, const BridgeState *state, Square square, gboolean *legal)
{
  guint seat = state->mover;

  *legal = TRUE;
  if (state->relief[seat] == square)
    return g_strdup (_ ("Picks up the relief piece"));
  for (guint i = 0; i < state->n_bridges[seat]; i++)
    if (OVERBRIDGE_FIRST (state->bridge[seat][i]) == square || OVERBRIDGE_SECOND (state->bridge[seat][i]) == square)
      return g_strdup (_ ("Chooses the overbridge, to take it back"));
  if (bits_has (&state->tiles[seat], square))
    return g_strdup (_ ("Chooses the tile, to take it back"));
  *legal = FALSE;
  return NULL;
}

/* Is @square part of what the hand has hold of? Of a tile every square is. */
static gboolean
is_held (const Layout *l, const BridgeState *state, const SsPick *pick, Square square)
{
  int tile;

  if (pick->v[PICK_FROM] == SPOT_SQUARE (square))
    return TRUE;
  if (pick->v[PICK_HAND] != HAND_TAKE_TILE)
    return FALSE;
  tile = bridge_tile_at (l->rules, state, state->mover, square);
  return tile >= 0 && SPOT_SQUARE (l->rules->placements[state->tile[state->mover][tile]].first) == pick->v[PICK_FROM];
}

static char *
describe (const SsSight *sight, const Layout *l, Square square, gboolean *legal)
{
  static const SsPick nothing;
  const BridgeState *state = CONST_STATE (sight->view);
  const SsPick *pick = sight->pick ? sight->pick : &nothing;
  Hand hand = pick->v[PICK_HAND];
  g_autofree char *why = NULL;
  Bits cells;
  gboolean off;
  SsMove move;

  *legal = FALSE;
  if (!bridge_may_act (sight))
    return NULL;
  if (state->phase != PHASE_SETUP && (hand == HAND_NOTHING || ((hand == HAND_TAKE_TILE || hand == HAND_TAKE_BRIDGE) && !is_held (l, state, pick, square))))
    return describe_empty_hand (l, state, square, legal);
  if (hand == HAND_RELIEF && square == state->relief[state->mover])
    {
      *legal = TRUE;
      return g_strdup (_ ("Puts the relief piece down again"));
    }
  why = bridge_hand_why (l->rules, state, pick, square);
  *legal = *why == '\0';
  if (*why)
    return g_steal_pointer (&why);
  move = bridge_hand_move (l->rules, state, pick, square, &cells, &off);
  return move == SS_NO_MOVE ? g_strdup (_ ("Begins the overbridge here")) : bridge_say_move (sight->rules, sight->view, move);
}

void
bridge_draw_spots (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  g_autofree char *first = ss_text_number (bridge_score (l->rules, state, SS_SEAT_FIRST));
  g_autofree char *second = ss_text_number (bridge_score (l->rules, state, SS_SEAT_SECOND));
  g_autofree char *n = ss_text_number (l->rules->size);

  scene->description = ss_text_fill (_ ("River of {n} × {n} squares; First {first}, Second {second}"), "n", n, "first", first, "second", second, NULL);
  /* from the top left to the bottom right, as it is read */
  for (int row = 0; row < l->rules->size; row++)
    for (int column = 0; column < l->rules->size; column++)
      {
        int last = l->rules->size - 1;
        Square square = l->turned ? SQUARE (last - column, row) : SQUARE (column, last - row);
        char id[4];
        double x, y;
        SsSpot *spot;
        g_autofree char *name = name_square (sight, l, square);

        bridge_centre (l, square, &x, &y);
        spot = ss_scene_spot (scene, SPOT_SQUARE (square), bridge_square_name (square, id), x, y, 64, 64, name);
        spot->description = describe (sight, l, square, &spot->legal);
        spot->chosen = bridge_may_act (sight) && sight->pick && is_held (l, state, sight->pick, square);
      }
}
