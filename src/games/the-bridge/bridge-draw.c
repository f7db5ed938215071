/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <glib/gi18n.h>

/* The Bridge as a picture: tiles, overbridges, pieces, what is in the hand, marks. The place itself: bridge-scenery.c; shores: bridge-supply.c. */

static const char *const players[] = { "first", "second" };

#define LIFT 6.0
#define LIFTED 1.06
#define GHOST 0.45
#define FAINT 0.35

static void
set_square_id (char *id, gsize size, const char *what, guint seat, Square square)
{
  char name[4];

  g_snprintf (id, size, "%s-%u-%s", what, seat, bridge_square_name (square, name));
}

static void
mark (const Layout *l, const char *symbol, const char *what, Square square, SsScene *scene)
{
  char id[40];
  double x, y;

  bridge_centre (l, square, &x, &y);
  set_square_id (id, sizeof id, what, 0, square);
  ss_scene_place (scene, id, SS_LAYER_MARKS, symbol, x, y);
}

void
bridge_pill (SsScene *scene, const char *id, double x, double y, int points)
{
  g_autofree char *number = ss_text_number (points);
  g_autofree char *text = ss_text_fill (C_ ("points gained", "+{n}"), "n", number, NULL);
  g_autofree char *text_id = g_strconcat (id, "-text", NULL);
  SsItem *item;

  if (!ss_scene_is_defined (scene, "bridge-pill"))
    ss_scene_define (scene, "bridge-pill",
                     "<rect class=\"key\" x=\"-17\" y=\"-12\" width=\"34\" height=\"24\" rx=\"12\"/><rect class=\"gain\" x=\"-17\" y=\"-12\" width=\"34\" "
                     "height=\"24\" rx=\"12\"/>",
                     -22, -17, 44, 34);
  ss_scene_place (scene, id, SS_LAYER_MARKS, "bridge-pill", x + 22, y - 25);
  item = ss_scene_text (scene, text_id, SS_TEXT_ON_STATE, text, x + 22, y - 25);
  item->size = 16;
}

/* --- what lies on the board --- */

static gboolean
holds (const SsSight *sight, Hand hand)
{
  return bridge_may_act (sight) && sight->pick && sight->pick->v[PICK_HAND] == hand;
}

static void
draw_tiles (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);

  for (guint seat = 0; seat < 2; seat++)
    for (guint i = 0; i < state->n_tiles[seat]; i++)
      {
        const Placement *placement = &l->rules->placements[state->tile[seat][i]];
        const Shape *shape = &l->rules->kinds[placement->kind].orients[placement->orient];
        gboolean taken = seat == state->mover && holds (sight, HAND_TAKE_TILE) && sight->pick->v[PICK_FROM] == placement->first + 1u;
        char id[40], symbol[128];
        int left, bottom;
        double x, y;
        SsItem *item;

        bridge_placement_corner (l->rules, placement, &left, &bottom);
        bridge_tile_anchor (l, shape, left, bottom, &x, &y);
        set_square_id (id, sizeof id, "tile", seat, placement->first);
        item = ss_scene_place (scene, id, SS_LAYER_TILES, bridge_tile_symbol (scene, seat, shape, l->turned, TILE_FACE, symbol), x, y);
        if (taken)
          {
            item->opacity = FAINT;
            ss_scene_place (scene, "taken", SS_LAYER_MARKS, bridge_tile_symbol (scene, seat, shape, l->turned, TILE_LOSS, symbol), x, y);
          }
      }
}

static void
place_overbridge (const Layout *l, const char *id, guint seat, Square first, Square second, SsScene *scene, SsLayer layer, double opacity)
{
  double x, y, u, v;
  SsItem *item;
  g_autofree char *symbol = g_strdup_printf ("overbridge-%s", players[seat]);

  bridge_centre (l, first, &x, &y);
  item = ss_scene_place (scene, id, layer, symbol, x, y);
  item->opacity = opacity;
  if (second == NO_SQUARE)
    item->scale = 0.72;
  else
    {
      bridge_centre (l, second, &u, &v);
      item->x = (x + u) / 2;
      item->y = (y + v) / 2;
      item->angle = (u > x) == (v > y) ? 45 : -45;
    }
}

static void
draw_overbridges (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);

  for (guint seat = 0; seat < 2; seat++)
    for (guint i = 0; i < state->n_bridges[seat]; i++)
      {
        Square first = OVERBRIDGE_FIRST (state->bridge[seat][i]);
        gboolean taken = seat == state->mover && holds (sight, HAND_TAKE_BRIDGE) && sight->pick->v[PICK_FROM] == first + 1u;
        char id[40];

        set_square_id (id, sizeof id, "overbridge", seat, first);
        place_overbridge (l, id, seat, first, OVERBRIDGE_SECOND (state->bridge[seat][i]), scene, SS_LAYER_TILES, taken ? FAINT : 1);
        if (taken)
          mark (l, "mark-loss", "loss", first, scene);
      }
}

static void
draw_pieces (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  gboolean together = state->relief[0] == state->relief[1];

  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *relief_id = g_strdup_printf ("relief-%u", seat), *relief = g_strdup_printf ("relief-%s", players[seat]);
      g_autofree char *rescue = g_strdup_printf ("rescue-%s", players[seat]);
      double x, y;
      SsItem *item;

      for (Bits left = state->rescue[seat]; bits_any (&left);)
        {
          Square square = bits_pop (&left);
          char id[40];
          bridge_centre (l, square, &x, &y);
          set_square_id (id, sizeof id, "rescue", seat, square);
          ss_scene_place (scene, id, SS_LAYER_PIECES, rescue, x, y);
        }
      bridge_centre (l, state->relief[seat], &x, &y);
      /* both on the corner that doesn't bar the way: side by side */
      item = ss_scene_place (scene, relief_id, SS_LAYER_PIECES, relief, together ? x + (seat == 0 ? -13 : 13) : x, y);
      if (together)
        item->scale = 0.8;
      if (seat == state->mover && holds (sight, HAND_RELIEF))
        {
          item->layer = SS_LAYER_HELD;
          item->y -= LIFT;
          item->scale = LIFTED;
          item->shadow = TRUE;
        }
    }
}

static void
draw_last (const SsSight *sight, const Layout *l, SsScene *scene)
{
  Square first = MOVE_A (sight->last), second = NO_SQUARE;

  switch (MOVE_KIND (sight->last))
    {
    case MOVE_NONE:
    case MOVE_PASS:
      return;
    case MOVE_TILE:
      for (Bits cells = l->rules->placements[MOVE_PLACEMENT (sight->last)].cells; bits_any (&cells);)
        mark (l, "mark-last", "last", bits_pop (&cells), scene);
      return;
    case MOVE_BRIDGE:
      second = MOVE_B (sight->last);
      break;
    case MOVE_RESCUE:
    case MOVE_TAKE_TILE:
    case MOVE_TAKE_BRIDGE:
    case MOVE_WALK:
    default:
      break;
    }
  mark (l, "mark-last", "last", first, scene);
  if (second != NO_SQUARE)
    mark (l, "mark-last", "last", second, scene);
}

/* --- what is in the hand --- */

static int
points_on (const BridgeRules *rules, const BridgeState *state, Square square)
{
  guint seat = state->mover;
  Bits camp = bridge_camp (rules, state, !seat);
  int points = 0;

  if (bits_has (&state->rescue[!seat], square))
    points += rules->enemy_points;
  else if (bits_has (&state->rescue[seat], square))
    points += bits_has (&rules->near[seat], square) ? rules->near_points : rules->far_points;
  if (bits_has (&camp, square))
    points += rules->home_points[state->home[!seat] ? 1 : 0];
  return points;
}

static void
bubble (const Layout *l, Square square, const char *why, SsScene *scene)
{
  double x, y;

  if (!*why)
    return;
  bridge_centre (l, square, &x, &y);
  ss_scene_bubble (scene, "why", why, x, y + 20, 300);
}

/* All squares that what is in the hand may go to: the spots know them already, a figure has no spots. */
static void
mark_allowed (const SsSight *sight, const Layout *l, const char *symbol, SsScene *scene)
{
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      if (spot->spot <= SPOT_SQUARE (255) && spot->legal)
        mark (l, symbol, "legal", (Square) (spot->spot - 1), scene);
    }
  if (scene->spots->len > 0)
    return;
  for (Bits left = l->rules->board; bits_any (&left);)
    {
      Square square = bits_pop (&left);
      if (bridge_hand_allows (l->rules, CONST_STATE (sight->view), sight->pick, square))
        mark (l, symbol, "legal", square, scene);
    }
}

/* What is in the hand may not go to @over: the cross, and why. */
static void
refuse (const SsSight *sight, const Layout *l, Square over, SsScene *scene)
{
  g_autofree char *why = bridge_hand_why (l->rules, CONST_STATE (sight->view), sight->pick, over);

  mark (l, "mark-illegal", "refused", over, scene);
  bubble (l, over, why, scene);
}

/* The cell of the top row on screen that lies farthest to the right: where a badge of the whole tile hangs, in cells from the top left one. */
static guint
badge_column (const Shape *shape, gboolean turned)
{
  guint column = 0;

  for (guint i = 0; i < shape->n; i++)
    if (shape->y[i] == (turned ? 0 : shape->height - 1))
      column = MAX (column, turned ? shape->width - 1u - shape->x[i] : shape->x[i]);
  return column;
}

static void
draw_tile_in_hand (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  const Shape *shape = bridge_hand_shape (l->rules, sight->pick, NULL);
  guint grip = bridge_grip (shape), seat = state->mover;
  Square over = sight->pick->v[PICK_OVER] - 1;
  g_autofree char *why = NULL;
  char symbol[128];
  double x, y;
  SsItem *item;

  mark_allowed (sight, l, "mark-legal", scene);
  if (!sight->pick->v[PICK_OVER])
    return;
  why = bridge_hand_why (l->rules, state, sight->pick, over);
  bridge_tile_anchor (l, shape, SQUARE_X (over) - shape->x[grip], SQUARE_Y (over) - shape->y[grip], &x, &y);
  item = ss_scene_place (scene, "hand", SS_LAYER_HELD, bridge_tile_symbol (scene, seat, shape, l->turned, TILE_FACE, symbol), x, y);
  item->shadow = TRUE;
  if (*why)
    item->opacity = GHOST;
  ss_scene_place (scene, *why ? "hand-illegal" : "hand-legal", SS_LAYER_HELD, bridge_tile_symbol (scene, seat, shape, l->turned, *why ? TILE_ILLEGAL : TILE_LEGAL, symbol), x, y);
  if (*why)
    {
      /* below the tile, so that it hides none of what it speaks of */
      ss_scene_place (scene, "hand-refused", SS_LAYER_HELD, "mark-illegal", x + 64 * badge_column (shape, l->turned) + 28, y - 28);
      ss_scene_bubble (scene, "why", why, x + 32 * (shape->width - 1), y + 64 * shape->height - 36, 300);
    }
}

static void
draw_relief_in_hand (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Bits walks = bridge_walks (l->rules, state, state->mover), left = walks, rescues = bits_or (state->rescue[0], state->rescue[1]);
  Square over = sight->pick->v[PICK_OVER] ? (Square) (sight->pick->v[PICK_OVER] - 1) : NO_SQUARE;
  double x, y;

  while (bits_any (&left))
    {
      Square square = bits_pop (&left);
      int points = points_on (l->rules, state, square);
      g_autofree char *id = g_strdup_printf ("pill-%u", square);

      if (bits_has (&rescues, square) || points)
        mark (l, "mark-legal-frame", "frame", square, scene);
      else
        mark (l, bits_has (&l->rules->island, square) ? "mark-legal" : "mark-legal-dot", "legal", square, scene);
      if (points)
        {
          bridge_centre (l, square, &x, &y);
          bridge_pill (scene, id, x, y, points);
        }
    }
  if (over == NO_SQUARE || over == state->relief[state->mover])
    return;
  if (bits_has (&walks, over))
    {
      g_autofree char *relief = g_strdup_printf ("relief-%s", players[state->mover]);
      bridge_centre (l, over, &x, &y);
      ss_scene_place (scene, "ghost", SS_LAYER_MARKS, relief, x, y)->opacity = GHOST;
      mark (l, "mark-legal-frame", "target", over, scene);
    }
  else
    refuse (sight, l, over, scene);
}

static void
draw_overbridge_in_hand (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Square over = sight->pick->v[PICK_OVER] ? (Square) (sight->pick->v[PICK_OVER] - 1) : NO_SQUARE;
  Square from = sight->pick->v[PICK_FROM] ? (Square) (sight->pick->v[PICK_FROM] - 1) : NO_SQUARE;

  mark_allowed (sight, l, "mark-legal-dot", scene);
  if (from != NO_SQUARE)
    mark (l, "mark-legal-frame", "from", from, scene);
  if (over == NO_SQUARE || over == from)
    return;
  if (bridge_hand_allows (l->rules, state, sight->pick, over))
    {
      mark (l, "mark-legal-frame", "target", over, scene);
      if (from != NO_SQUARE)
        place_overbridge (l, "ghost", state->mover, from, over, scene, SS_LAYER_HELD, GHOST);
      else if (!bits_has (&state->tiles[state->mover], over))
        place_overbridge (l, "ghost", state->mover, over, NO_SQUARE, scene, SS_LAYER_HELD, GHOST);
    }
  else
    refuse (sight, l, over, scene);
}

static void
draw_taking (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Square from = sight->pick->v[PICK_FROM] - 1;
  g_autofree char *why = bridge_hand_why (l->rules, state, sight->pick, from);
  Bits pinned = bits_or (bits_or (state->rescue[0], state->rescue[1]), state->held);
  int tile = bridge_tile_at (l->rules, state, state->mover, from);

  if (!*why)
    {
      mark (l, "mark-loss", "loss", from, scene);
      return;
    }
  bits_add (&pinned, state->relief[0]);
  bits_add (&pinned, state->relief[1]);
  /* what holds the tile down */
  if (sight->pick->v[PICK_HAND] == HAND_TAKE_TILE && tile >= 0)
    for (Bits left = bits_and (pinned, l->rules->placements[state->tile[state->mover][tile]].cells); bits_any (&left);)
      mark (l, "mark-illegal", "pin", bits_pop (&left), scene);
  bubble (l, from, why, scene);
}

static void
draw_setup (const SsSight *sight, const Layout *l, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Bits squares = bridge_setup_squares (l->rules, state, state->mover), left = squares;
  Square over = sight->pick && sight->pick->v[PICK_OVER] ? (Square) (sight->pick->v[PICK_OVER] - 1) : NO_SQUARE;

  while (bits_any (&left))
    mark (l, "mark-legal", "legal", bits_pop (&left), scene);
  if (over == NO_SQUARE)
    return;
  if (bits_has (&squares, over))
    {
      g_autofree char *tile = g_strdup_printf ("tile-%s", players[state->mover]), *rescue = g_strdup_printf ("rescue-%s", players[state->mover]);
      double x, y;

      bridge_centre (l, over, &x, &y);
      ss_scene_place (scene, "ghost", SS_LAYER_MARKS, tile, x, y)->opacity = GHOST;
      ss_scene_place (scene, "ghost-piece", SS_LAYER_MARKS, rescue, x, y)->opacity = GHOST;
      mark (l, "mark-legal-frame", "target", over, scene);
    }
  else
    refuse (sight, l, over, scene);
}

/* What may be seen next, so that its textures are made before the hand moves: marks, and a tile of the supply that is pointed at, as it can lie. */
static void
foresee (const SsSight *sight, const Layout *l, SsScene *scene)
{
  static const char *const marks[] = { "mark-legal", "mark-legal-dot", "mark-legal-frame", "mark-illegal", "mark-loss", "mark-last" };
  const BridgeState *state = CONST_STATE (sight->view);
  guint32 near = sight->pick ? sight->pick->v[PICK_NEAR] : 0;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    ss_scene_foresee (scene, marks[i]);
  if (!near || state->phase == PHASE_SETUP)
    return;
  for (guint i = 0; i < l->rules->kinds[near - 1].n_orients; i++)
    for (TileLook look = TILE_FACE; look <= TILE_ILLEGAL; look++)
      {
        char symbol[128];
        ss_scene_foresee (scene, bridge_tile_symbol (scene, state->mover, &l->rules->kinds[near - 1].orients[i], l->turned, look, symbol));
      }
}

static void
draw_hand (const SsSight *sight, const Layout *l, SsScene *scene)
{
  if (CONST_STATE (sight->view)->phase == PHASE_SETUP)
    {
      draw_setup (sight, l, scene);
      return;
    }
  if (!sight->pick)
    return;
  switch ((Hand) sight->pick->v[PICK_HAND])
    {
    case HAND_TILE:
      draw_tile_in_hand (sight, l, scene);
      break;
    case HAND_OVERBRIDGE:
      draw_overbridge_in_hand (sight, l, scene);
      break;
    case HAND_RELIEF:
      draw_relief_in_hand (sight, l, scene);
      break;
    case HAND_TAKE_TILE:
    case HAND_TAKE_BRIDGE:
      draw_taking (sight, l, scene);
      break;
    case HAND_NOTHING:
    default:
      break;
    }
}

static void
draw_board (const SsSight *sight, const Layout *layout, SsScene *scene)
{
  scene->width = layout->width;
  scene->height = layout->height;
  bridge_draw_scenery (sight, layout, scene);
  draw_tiles (sight, layout, scene);
  draw_overbridges (sight, layout, scene);
  draw_pieces (sight, layout, scene);
}

void
bridge_draw (const SsSight *sight, SsScene *scene)
{
  Layout layout;

  bridge_layout (sight, &layout);
  draw_board (sight, &layout, scene);
  if (sight->thumbnail)
    return;
  for (guint seat = 0; seat < 2; seat++)
    bridge_draw_supply (sight, &layout, seat, scene);
  bridge_draw_spots (sight, &layout, scene);
  draw_last (sight, &layout, scene);
  if (bridge_may_act (sight))
    {
      draw_hand (sight, &layout, scene);
      foresee (sight, &layout, scene);
    }
}

void
bridge_draw_figure (const SsSight *sight, SsScene *scene)
{
  SsSight bare = *sight;
  Layout layout;

  bare.thumbnail = TRUE;
  bridge_layout (&bare, &layout);
  draw_board (sight, &layout, scene);
  if (bridge_may_act (sight))
    draw_hand (sight, &layout, scene);
}

void
bridge_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion)
{
  const BridgeRules *r = RULES (rules);

  *motion = (SsMotion) { .kind = SS_MOTION_NONE };
  switch ((EffectKind) effect->kind)
    {
    case EFFECT_PLACE_RESCUE:
      motion->kind = SS_MOTION_APPEAR;
      set_square_id (motion->item, sizeof motion->item, "rescue", effect->actor, effect->to);
      break;
    case EFFECT_PLACE_TILE:
    case EFFECT_TAKE_TILE:
      motion->kind = effect->kind == EFFECT_PLACE_TILE ? SS_MOTION_APPEAR : SS_MOTION_REMOVE;
      set_square_id (motion->item, sizeof motion->item, "tile", effect->actor,
                     r->placements[effect->kind == EFFECT_PLACE_TILE ? effect->to : effect->from].first);
      break;
    case EFFECT_PLACE_BRIDGE:
    case EFFECT_TAKE_BRIDGE:
      motion->kind = effect->kind == EFFECT_PLACE_BRIDGE ? SS_MOTION_APPEAR : SS_MOTION_REMOVE;
      set_square_id (motion->item, sizeof motion->item, "overbridge", effect->actor, OVERBRIDGE_FIRST (effect->subject));
      break;
    case EFFECT_WALK:
      motion->kind = SS_MOTION_SLIDE;
      g_snprintf (motion->item, sizeof motion->item, "relief-%u", effect->actor);
      break;
    case EFFECT_RESCUE:
      motion->kind = SS_MOTION_REMOVE;
      set_square_id (motion->item, sizeof motion->item, "rescue", effect->to, effect->from);
      break;
    case EFFECT_GROW:
      motion->kind = SS_MOTION_APPEAR;
      g_snprintf (motion->item, sizeof motion->item, "camp-edge-%d", effect->subject);
      break;
    case EFFECT_NONE:
    case EFFECT_SHRINK:
    case EFFECT_HOME:
    case EFFECT_EXTRA:
    case EFFECT_PASS:
    case EFFECT_LOST_PIECE:
    case EFFECT_END:
    default:
      break;
    }
}
