/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ss-board.h"
#include "ss-board-spot.h"
#include "ss-board-ways.h"
#include "ss-stage.h"

G_BEGIN_DECLS

/* What the files of SsBoard share: ss-board.c (scene, layout, drawing), ss-board-input.c (pointer, touch, keys), ss-board-focus.c (focus by
 * geometry), ss-board-motion.c (animation). */

#define SS_BOARD_TARGET 44.0 /* px: least size of what a finger can hit */
#define SS_BOARD_MAX_ZOOM 5.0
#define SS_BOARD_MAX_CELL 168 /* px: a board of few cells doesn't become huge on a large screen */

typedef enum
{
  SS_GRIP_NONE,
  SS_GRIP_PRESSED, /* a press that may become a click or a drag */
  SS_GRIP_CARRY,   /* the spot was chosen by the drag; what is released on is chosen */
  SS_GRIP_DRAG,    /* free dragging of a spot */
  SS_GRIP_PAN,
} SsGrip;

struct _SsBoard
{
  GtkWidget parent_instance;

  SsStage *stage; /* nullable */
  GHashTable *spots; /* id -> SsBoardSpot, children */
  GPtrArray *order;  /* of SsBoardSpot, as in the scene */
  char *last_focus;  /* id of the spot that had the focus last */
  SsWays *ways;      /* nullable: where arrows lead, for way_points (n_ways) */
  SsWayPoint *way_points;
  guint n_ways;
  int width, height; /* the room at the last layout */

  /* view: scene units to px */
  double unit;       /* px a unit */
  double x, y;       /* px of the scene's origin */
  double zoom;       /* 1: the whole board */
  double pan_x, pan_y; /* units of the scene that lies in the middle, while zoomed */
  double textures_unit; /* device px a unit of the textures at hand */
  guint settle_id;   /* renders anew once resizing rests */
  guint ahead_id;    /* makes textures that the scene foresees, one a turn of the main loop */
  guint n_ahead;

  /* reason */
  GtkWidget *reason; /* a label, child */
  guint32 reason_spot;
  guint reason_id;

  /* input */
  guint32 hovered;
  SsGrip grip;
  guint32 grip_spot;
  gboolean drags;
  double grip_x, grip_y;   /* px where the press began */
  double pan_from_x, pan_from_y;
  double zoom_from;
  double turn_done;        /* degrees of a two-finger turn already told */
  double scroll_left;

  /* motion */
  AdwAnimation *animation;
  double now;         /* ms since the running animation began */
  GHashTable *tracks; /* item id -> SsTrack */
  GPtrArray *leaving; /* of SsLeaving: items that the scene no longer has */
};

/* ss-board.c */
void     ss_board_to_scene (SsBoard *self, double px, double py, double *x, double *y);
void     ss_board_place_spots (SsBoard *self);
void     ss_board_update_view (SsBoard *self);
void     ss_board_emit (SsBoard *self, SsInputKind kind, guint32 spot, int amount);
void     ss_board_emit_dragged (SsBoard *self, guint32 spot, double x, double y, gboolean done);
void     ss_board_emit_settled (SsBoard *self);
void     ss_board_reveal (SsBoard *self, SsBoardSpot *spot);

/* ss-board-input.c */
void ss_board_init_input (SsBoard *self);
void ss_board_class_init_input (GtkWidgetClass *widget_class);

/* ss-board-focus.c */
gboolean     ss_board_move_focus (GtkWidget *widget, GtkDirectionType direction);
SsBoardSpot *ss_board_get_focused (SsBoard *self);
SsBoardSpot *ss_board_nearest (SsBoard *self, const graphene_rect_t *box, int area);

/* ss-board-motion.c */
void   ss_board_init_motion (SsBoard *self);
void   ss_board_clear_motion (SsBoard *self);
/** ss_board_plan: what moves on the way from @old (nullable) to the present stage. */
void   ss_board_plan (SsBoard *self, SsStage *old, SsBoardChange change, const SsMotion *motions, guint n);
/** ss_board_pose: where @sprite is at the moment; @flying: it is on its way and lies above all else. */
SsPose ss_board_pose (SsBoard *self, const SsSprite *sprite, gboolean *flying, GdkTexture **instead);
void   ss_board_snapshot_leaving (SsBoard *self, const GdkRGBA *ink, GtkSnapshot *snapshot);

G_END_DECLS
