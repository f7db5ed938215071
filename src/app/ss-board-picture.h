/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/ss-game.h"
#include "ss-stage.h"

G_BEGIN_DECLS

/** SsBoardPicture: a still picture of a scene as a GdkPaintable, for cards and thumbnails. It follows the style of the moment. */
#define SS_TYPE_BOARD_PICTURE (ss_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (SsBoardPicture, ss_board_picture, SS, BOARD_PICTURE, GObject)

/** ss_board_picture_new: takes over @scene. It fills whatever room it gets; @width, @height: the size in px it is meant for: its textures are made for
 * @scale times that, at once. */
GdkPaintable *ss_board_picture_new (SsScene *scene, int width, int height, double scale);
/** ss_board_picture_new_start: the start position of @rules, as a thumbnail. A variant that needs chance is drawn from the same seed always. */
GdkPaintable *ss_board_picture_new_start (const SsRules *rules, int width, int height, double scale);

/** SsReadyPicture: all of a picture of the start position of a game's published variant that takes time; kept for the next start (ss-kept-pixels.h).
 * On any thread, as long as no other one draws. */
typedef struct
{
  SsScene *scene;
  int width, height;
  double scale;
  SsStyle style;
  SsPixels pixels;
} SsReadyPicture;

SsReadyPicture *ss_ready_picture_new (const SsRules *rules, int width, int height, double scale, SsStyle style);
void            ss_ready_picture_free (SsReadyPicture *ready);
/** ss_board_picture_new_ready: what ss_board_picture_new_start() makes; frees @ready. If that is of another style or scale, it is drawn anew. */
GdkPaintable *ss_board_picture_new_ready (SsReadyPicture *ready, double scale);

/** ss_board_picture_new_whole: takes over @scene. All of it, as large as goes into @width by @height px, which is the picture's size. */
GdkPaintable *ss_board_picture_new_whole (SsScene *scene, int width, int height, double scale);
/** ss_board_picture_new_symbol: one symbol of data/art alone, @size px. */
GdkPaintable *ss_board_picture_new_symbol (const char *symbol, int size, double scale);

G_END_DECLS
