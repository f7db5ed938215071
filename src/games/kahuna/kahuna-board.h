/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kahuna.h"

/* The archipelago as a place: art.md, Kahuna. Shared by drawing, picking and the map editor; coordinates in units of the scene. */

#define KAHUNA_ID_SIZE 40

#define KAHUNA_CARD_SCALE 0.65
#define KAHUNA_CARD_WIDTH (128 * KAHUNA_CARD_SCALE)
#define KAHUNA_CARD_HEIGHT (192 * KAHUNA_CARD_SCALE)
#define KAHUNA_MAP_BOTTOM 84.0 /* water below the lowest island's middle */

/* Spots: what kind in the upper half, which in the lower. */
typedef enum
{
  KAHUNA_SPOT_ISLAND = 1,
  KAHUNA_SPOT_LINE,
  KAHUNA_SPOT_HAND, /* place in the hand, or 32 + place in the other hand that the referee sees */
  KAHUNA_SPOT_OPEN,
  KAHUNA_SPOT_PILE,
  KAHUNA_SPOT_DISCARDS,
  KAHUNA_SPOT_END,
  KAHUNA_SPOT_REBUILD, /* a switch */
} KahunaSpotKind;

#define KAHUNA_SPOT(kind, n) ((guint32) (kind) << 16 | (guint32) (n))
#define KAHUNA_SPOT_KIND(spot) ((KahunaSpotKind) ((spot) >> 16))
#define KAHUNA_SPOT_N(spot) ((spot) & 0xffffu)

/* What a pick holds. */
typedef enum
{
  KAHUNA_PICK_A,     /* a chosen card: 1 + its place in the hand */
  KAHUNA_PICK_B,     /* another */
  KAHUNA_PICK_LINE,  /* 1 + a line that was chosen before a card: choosing it again plays */
  KAHUNA_PICK_HOVER, /* spot under the pointer or focus */
  KAHUNA_PICK_PLAIN, /* 1: remove without rebuilding */
  KAHUNA_PICK_WAY,   /* of several cards that would do, which */
  KAHUNA_PICK_SAID,  /* spot beside which is said why it can't be chosen */
} KahunaPickSlot;

typedef struct
{
  double x, y;
} KahunaPoint;

typedef struct
{
  KahunaPoint at;
  double rx, ry;  /* about so far reaches the shore */
  guint32 seed;   /* of its shape */
  guint degree;
  const char *name;
} KahunaShore;

typedef struct
{
  KahunaPoint at; /* top left */
  double pitch;   /* from card to card */
  guint n;
} KahunaRow;

typedef struct
{
  double width, height, map_height;
  double unit; /* px that a unit takes on screen, where it is known; else 1 */
  double caption; /* size of small letters: never below 11 px */
  int button_width, button_height; /* room for two lines of them */
  double info_width;
  guint n_islands;
  KahunaShore shores[KAHUNA_MAX_ISLANDS];
  KahunaRow hands[2]; /* of each seat; n 0: not shown */
  KahunaRow open;
  KahunaPoint pile, discards, end, rebuild, info; /* top left */
} KahunaLayout;

/* kahuna-layout.c */
void kahuna_layout (const SsSight *sight, KahunaLayout *layout);
/** kahuna_shore_init: an island of its own shape, from its name and degree. */
void kahuna_shore_init (KahunaShore *shore, const char *name, guint degree, double x, double y);
/** kahuna_shore_radius: from the middle of the island to its shore in direction @angle (radians). */
double kahuna_shore_radius (const KahunaShore *shore, double angle);
/** kahuna_bar: the bar from shore to shore, as long as whole tiles of its pattern allow: middle, length, angle in degrees within (-90, 90]. */
void kahuna_bar (const KahunaShore *a, const KahunaShore *b, KahunaPoint *middle, int *length, double *angle);
/** kahuna_hand_card: the card at place @slot of @seat's hand, or -1. kahuna_hand_place: its place on screen. */
int         kahuna_hand_card (const KahunaState *state, SsSeat seat, guint slot);
KahunaPoint kahuna_row_middle (const KahunaRow *row, guint slot);
/** kahuna_sees_hand: does the viewer see @seat's cards? */
gboolean kahuna_sees_hand (const SsSight *sight, SsSeat seat);

/* kahuna-shapes.c: symbols that are composed */
const char *kahuna_define_island (SsScene *scene, const KahunaShore *shore, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_route (SsScene *scene, int length, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_lit (SsScene *scene, int length, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_bar (SsScene *scene, SsSeat seat, int length, char name[KAHUNA_ID_SIZE]);
typedef enum
{
  KAHUNA_OUTLINE_GAIN,
  KAHUNA_OUTLINE_LOSS,
} KahunaOutline;
const char *kahuna_define_outline (SsScene *scene, KahunaOutline outline, int length, char name[KAHUNA_ID_SIZE]);
/** kahuna_define_count: the row of places under an island's name. */
const char *kahuna_define_count (SsScene *scene, guint degree, guint first, guint second, double room, char name[KAHUNA_ID_SIZE]);
/** kahuna_define_chart: the map on a card, with its island filled. */
const char *kahuna_define_chart (SsScene *scene, const KahunaRules *rules, guint island, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_bank (SsScene *scene, double width, double height, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_frame (SsScene *scene, int width, int height, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_place (SsScene *scene, char name[KAHUNA_ID_SIZE]);
const char *kahuna_define_button (SsScene *scene, int width, int height, char name[KAHUNA_ID_SIZE]);

/* kahuna-draw.c */
/** kahuna_draw_map: water, islands, routes, bridges, stones and counts. */
void kahuna_draw_map (const SsSight *sight, const KahunaLayout *layout, SsScene *scene);
void kahuna_draw_island (SsScene *scene, const KahunaShore *shore, guint number);

/* kahuna-preview.c */
void kahuna_draw_marks (const SsSight *sight, const KahunaLayout *layout, SsScene *scene);
/** kahuna_mark_hint: once the spots are there. */
void kahuna_mark_hint (const SsSight *sight, SsScene *scene);

/* kahuna-bank.c: hand, open cards, pile, discards, round and points */
void kahuna_draw_bank (const SsSight *sight, const KahunaLayout *layout, SsScene *scene);

/* kahuna-spots.c */
void kahuna_draw_spots (const SsSight *sight, const KahunaLayout *layout, SsScene *scene);

/* kahuna-pick.c */
/** kahuna_acting: who may act by this sight, or SS_SEAT_NONE. */
SsSeat kahuna_acting (const SsSight *sight);
/** kahuna_pick_cards: the chosen cards (-1: none). */
void kahuna_pick_cards (const SsSight *sight, int cards[2]);
/** kahuna_pick_move: what choosing @spot would play, legal or not; SS_NO_MOVE: nothing. */
SsMove kahuna_pick_move (const SsSight *sight, guint32 spot);
/** kahuna_pick_reason: why choosing @spot leads nowhere; transfer full; NULL: it does lead on. */
char *kahuna_pick_reason (const SsSight *sight, guint32 spot);
/** kahuna_shown_move: the legal move whose result is to be previewed, or SS_NO_MOVE. */
SsMove kahuna_shown_move (const SsSight *sight);
