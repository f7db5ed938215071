/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-rules.h"
#include "scene/ss-scene.h"

G_BEGIN_DECLS

/* The board: what its files share. Numbers of spots: */
enum
{
  DRAGON_SPOT_TILE = 1,       /* + tile */
  DRAGON_SPOT_WIZARD = 60,    /* + seat */
  DRAGON_SPOT_UNDER = 70,     /* the card under the dragon */
  DRAGON_SPOT_HAND = 100,     /* + place in the viewer's hand */
  DRAGON_SPOT_NEST = 300,     /* + place in the nest */
  DRAGON_SPOT_DECK = 500,     /* + kind of card looked at or searched for */
  DRAGON_SPOT_MARKET = 600,   /* + place */
  DRAGON_SPOT_OPEN_HACK = 620, /* + place */
  DRAGON_SPOT_ITEM = 700,     /* + 40 a seat + place */
  DRAGON_SPOT_OTHER_HAND = 800, /* + place: known cards of the opponent's hand */
  DRAGON_SPOT_OPTION = 1000,  /* + index of the option among those said in words */
};

typedef enum
{
  DRAGON_AREA_BRIDGE,
  DRAGON_AREA_OPTIONS,
  DRAGON_AREA_HAND,
  DRAGON_AREA_NEST,
  DRAGON_AREA_MARKET,
  DRAGON_AREA_PLAYERS,
} DragonArea;

/** DragonLayout: where things lie, for a room. */
typedef struct
{
  double width;      /* of the scene */
  double unit;       /* px a unit, as far as it can be foreseen */
  double pitch;      /* of planks */
  double scale;      /* of planks and wizards */
  guint spans, per;  /* spans of so many planks (the last may have fewer) */
  double top;        /* of the first span's wizards */
  double span_height;
  double sag;
  gboolean compact;
  double type;       /* size of card text that is at least 11 px */
  double card_scale; /* of hand cards; card-face is 128 x 192 */
} DragonLayout;

/** DragonBoard: a drawing in the making. */
typedef struct
{
  const SsSight *sight;
  const DragonRules *r;
  const DragonState *s; /* the view */
  SsScene *scene;
  DragonLayout layout;
  double y;        /* everything above is drawn */
  guint32 spot;    /* under the pointer or chosen */
  SsMoves options; /* legal ones, in the order of the engine */
} DragonBoard;

/* dragon-layout.c */
void dragon_layout_init (DragonLayout *layout, const SsSight *sight);
/** dragon_layout_fit: letters for @unit px a unit. */
void dragon_layout_fit (DragonLayout *layout, double unit);
void dragon_tile_point (const DragonLayout *layout, const DragonRules *rules, guint tile, double *x, double *y, double *angle);

/* dragon-pick.c */
/** dragon_spot_move: the legal move that choosing @spot is; @which counts through several. @n (nullable): how many there are. */
SsMove dragon_spot_move (const SsSight *sight, guint32 spot, guint which, guint *n);
/** dragon_move_spot: the spot of the board on which a move is chosen; 0: it is said in words. */
guint32 dragon_move_spot (const DragonRules *rules, const DragonState *view, SsMove move);
/** dragon_go_tile: where the wizard that is moved by @amount ends. */
guint dragon_go_tile (const DragonRules *rules, const DragonState *state, int amount);

/* dragon-engine.c */
/** dragon_follow: play @move on a view as far as it needs no chance and nobody's decision; for previews. */
void dragon_follow (const DragonRules *rules, DragonState *view, SsMove move);
/** dragon_follow_turn: the same through the stages of the turn, up to the dragon check. Not for an item gained unseen. */
void dragon_follow_turn (const DragonRules *rules, DragonState *view, SsMove move);

/* dragon-face.c: papers, texts, cards */
/** dragon_draw_paper: @class "paper"; "frame": of what can be chosen; "empty": a place. */
void    dragon_draw_paper (DragonBoard *board, const char *id, double x, double y, double width, double height, const char *class);
SsItem *dragon_draw_text (DragonBoard *board, const char *id, SsTextClass class, const char *text, double x, double y, double size, double width, guint lines,
                          SsAlign align);
double  dragon_text_width (SsTextClass class, const char *text, double size);
SsSpot *dragon_add_spot (DragonBoard *board, guint32 number, const char *id, double x, double y, double width, double height, const char *name, DragonArea area);
/** dragon_draw_card: name, wings or cost, and with @body what it says. */
void dragon_draw_card (DragonBoard *board, const char *id, guint32 number, DragonArea area, DragonFamily family, guint kind, double x, double y, double width,
                       double height, gboolean body);
/** dragon_say_card: what a card does, for people: its sentences. Transfer full. */
char *dragon_say_card (const DragonRules *rules, DragonFamily family, guint kind);

/* dragon-bank.c: players, nest, hand, options */
void dragon_draw_header (DragonBoard *board);
void dragon_draw_players (DragonBoard *board);
void dragon_draw_bank (DragonBoard *board);

G_END_DECLS
