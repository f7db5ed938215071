/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/ss-scene.h"

#include "bridge.h"

G_BEGIN_DECLS

/* The Bridge on screen: what drawing and picking share. */

/** Spots: a square is 1 + its number. */
#define SPOT_SQUARE(square) (1u + (square))
#define SPOT_SUPPLY(kind) (300u + (kind))
#define SPOT_OVERBRIDGE 330u
#define SPOT_PASS 331u
#define SPOT_OPPONENT 332u /* the other's supply, to be read */

/** What the player has in the hand: SsPick.v[0]. */
typedef enum
{
  HAND_NOTHING,
  HAND_TILE,        /* from the supply: v[KIND], v[TURNS], v[FLIP] */
  HAND_OVERBRIDGE,  /* from the supply: v[FROM] its first end, once chosen */
  HAND_RELIEF,
  HAND_TAKE_TILE,   /* v[FROM]: the lowest square of an own tile, to be taken back */
  HAND_TAKE_BRIDGE, /* v[FROM]: the first square of an own overbridge */
} Hand;

enum
{
  PICK_HAND,
  PICK_KIND,
  PICK_TURNS,
  PICK_FLIP,
  PICK_OVER, /* 1 + square under pointer or focus; 0: none */
  PICK_FROM, /* 1 + square; 0: none */
  PICK_NEAR, /* 1 + kind of the tile in the supply under pointer or focus; 0: none */
};

/** bridge_hand_move: the move of choosing @square with what is in the hand, whether legal or not; SS_NO_MOVE if there is none yet. For a tile @cells gets
 * its squares, and @off whether part of it lies off the board (then there is no move). */
SsMove bridge_hand_move (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square, Bits *cells, gboolean *off);
/** bridge_hand_why: "" if choosing @square leads on, else why not (transfer full). */
char *bridge_hand_why (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square);
/** bridge_hand_allows: the same as a plain answer. */
gboolean bridge_hand_allows (const BridgeRules *rules, const BridgeState *state, const SsPick *pick, Square square);
/** bridge_hand_shape: the tile in the hand as it is turned. */
const Shape *bridge_hand_shape (const BridgeRules *rules, const SsPick *pick, guint *orient);
/** bridge_grip: the cell of a shape that is held over the square under the pointer. */
guint bridge_grip (const Shape *shape);

/** Layout: where everything lies. */
typedef struct
{
  const BridgeRules *rules;
  double width, height;
  double x, y;      /* top left of the board */
  gboolean turned;  /* Second sits at the bottom */
  gboolean narrow;  /* supplies above and below */
  gboolean bare;    /* a thumbnail or figure: the board alone */
  struct
  {
    double x, y, width, height;
  } shore[2];       /* room for the supply of a seat */
} Layout;

void bridge_layout (const SsSight *sight, Layout *layout);
void bridge_centre (const Layout *layout, Square square, double *x, double *y);

/** bridge_tile_symbol: define and name the picture of a tile of @seat with @shape as it stands on the board (turned with it). Its anchor is the centre of
 * its top left cell on screen. @name: a buffer of 128 bytes. */
typedef enum
{
  TILE_FACE,
  TILE_LEGAL,   /* its outline */
  TILE_ILLEGAL, /* its outline, dashed */
  TILE_LOSS,    /* its outline, dashed: comes off */
} TileLook;
const char *bridge_tile_symbol (SsScene *scene, guint seat, const Shape *shape, gboolean turned, TileLook look, char *name);
/** bridge_tile_anchor: that anchor for a shape whose lowest left bounding corner lies on @x, @y (may be off the board). */
void bridge_tile_anchor (const Layout *layout, const Shape *shape, int left, int bottom, double *x, double *y);
void bridge_placement_corner (const BridgeRules *rules, const Placement *placement, int *left, int *bottom);

/* bridge-scenery.c */
void bridge_draw_scenery (const SsSight *sight, const Layout *layout, SsScene *scene);
/* bridge-supply.c */
void bridge_draw_supply (const SsSight *sight, const Layout *layout, guint seat, SsScene *scene);
/* bridge-spots.c */
void bridge_draw_spots (const SsSight *sight, const Layout *layout, SsScene *scene);
/** bridge_pill: a green pill with "+8" on the top right of a cell. */
void bridge_pill (SsScene *scene, const char *id, double x, double y, int points);

void bridge_draw (const SsSight *sight, SsScene *scene);
/** bridge_draw_figure: the board alone with its marks, for the rules page. */
void bridge_draw_figure (const SsSight *sight, SsScene *scene);
void bridge_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
void bridge_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion);
void bridge_write_rules (const SsRules *rules, SsBook *book);

static inline gboolean
bridge_may_act (const SsSight *sight)
{
  return sight->legal && sight->legal->n > 0;
}

G_END_DECLS
