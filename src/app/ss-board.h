/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/ss-game.h"
#include "scene/ss-scene.h"

G_BEGIN_DECLS

/** SsBoard: a scene on screen, with its spots as focusable children. It knows no game: it shows the scene it is given and passes on what a person
 * does as "input" (SsInput*). Whoever owns it draws the next scene.
 *
 * Signals: "input" (SsInput *input); "dragged" (guint spot, double x, double y, gboolean done: a spot was dragged to a place of the scene, only
 * with ss_board_set_drags()); "room-changed" (the room for the scene is another one: draw again); "settled" (what moved has arrived). */
#define SS_TYPE_BOARD (ss_board_get_type ())
G_DECLARE_FINAL_TYPE (SsBoard, ss_board, SS, BOARD, GtkWidget)

/** SsBoardChange: how the next scene comes about. */
typedef enum
{
  SS_BOARD_AT_ONCE, /* another picture: nothing moves */
  SS_BOARD_PICK,    /* something was picked up, let go, pointed at */
  SS_BOARD_MOVE,    /* a move was played: changed places are animated */
} SsBoardChange;

GtkWidget *ss_board_new (void);

/** ss_board_set_scene: show @scene (transfer full; NULL: nothing, and no spots are left). @motions: with SS_BOARD_MOVE, how its effects move items,
 * in their order; other changed places slide. */
void ss_board_set_scene (SsBoard *self, SsScene *scene, SsBoardChange change, const SsMotion *motions, guint n_motions);
/** ss_board_get_room: the room for a scene in px, as for SsSight. 0, 0 before the first layout. */
void ss_board_get_room (SsBoard *self, double *width, double *height);
/** ss_board_show_reason: say in place why something was refused; NULL takes it away. @spot 0: at the bottom of the board. */
void ss_board_show_reason (SsBoard *self, guint32 spot, const char *reason);
/** ss_board_set_drags: spots can be dragged freely ("dragged" instead of choose and hover). */
void ss_board_set_drags (SsBoard *self, gboolean drags);

/** ss_board_set_pace: of all boards: how long motions last; 1: as designed, 0: nothing moves. */
void     ss_board_set_pace (double pace);

gboolean ss_board_is_moving (SsBoard *self);
/** ss_board_finish: everything to its place at once. */
void     ss_board_finish (SsBoard *self);

/** ss_board_focus: put the keyboard focus on the board, where it last was or on the first spot that leads on. */
gboolean ss_board_focus (SsBoard *self);
/** ss_board_zoom: by @factor about the middle; 0: back to the whole board. */
void     ss_board_zoom (SsBoard *self, double factor);

G_END_DECLS
