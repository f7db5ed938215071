/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scene/ss-scene.h"

G_BEGIN_DECLS

/** SsBoardSpot: a place of a board that can be chosen, as a small focusable child of SsBoard. It draws nothing but the focus outline (CSS name
 * `spot`); the pointer goes through it to the board. Emits "activate" when Enter or Space is pressed or a screen reader acts on it. */
#define SS_TYPE_BOARD_SPOT (ss_board_spot_get_type ())
G_DECLARE_FINAL_TYPE (SsBoardSpot, ss_board_spot, SS, BOARD_SPOT, GtkWidget)

GtkWidget *ss_board_spot_new (void);
/** ss_board_spot_set: take number, box, name and description from @spot. Is the box another one? */
gboolean   ss_board_spot_set (SsBoardSpot *self, const SsSpot *spot);
guint32    ss_board_spot_get_number (SsBoardSpot *self);
int        ss_board_spot_get_area (SsBoardSpot *self);
gboolean   ss_board_spot_is_legal (SsBoardSpot *self);
/** ss_board_spot_get_box: in units of the scene. */
void       ss_board_spot_get_box (SsBoardSpot *self, graphene_rect_t *box);
const char *ss_board_spot_get_id (SsBoardSpot *self);
const char *ss_board_spot_get_name (SsBoardSpot *self);
const char *ss_board_spot_get_description (SsBoardSpot *self);

G_END_DECLS
