/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"
#include "scene/ss-scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What leaves the program: pictures, position and notation are always what one seat sees (@viewer); only the record file itself holds all. */

/** ss_match_scene: the board after @n moves (G_MAXUINT: now) as @viewer sees it, with @bottom at the bottom, without anything picked up; transfer full. */
SsScene *ss_match_scene (SsMatch *match, guint n, SsSeat viewer, SsSeat bottom, double width, double height);
/** ss_match_position_text: the same as lines of text; transfer full. */
char *ss_match_position_text (SsMatch *match, guint n, SsSeat viewer);
/** ss_match_notation: all moves in notation, numbered, a line each with its comment; what @viewer may not know is "?"; transfer full. */
char *ss_match_notation (SsMatch *match, SsSeat viewer);
/** ss_match_record_text: the record for reading: players, variant, what is different, moves in words, result; transfer full. */
char *ss_match_record_text (SsMatch *match, SsSeat viewer);

void ss_share_copy_text (GtkWidget *widget, const char *text);
/** ss_share_copy_picture: the scene as a picture 1,200 px wide. FALSE: it could not be drawn (then nothing is copied). */
gboolean ss_share_copy_picture (GtkWidget *widget, const SsScene *scene, GError **error);

/** ss_share_print: the print dialog for one page with the scene, in the light style, and @title above it. */
void ss_share_print (GtkWindow *window, SsScene *scene, const char *title);

/** SsShared: called once; @error NULL: written, or cancelled by the person (@done FALSE). */
typedef void (*SsShared) (gboolean done, const GError *error, gpointer data);
/** ss_share_save_text: write @text to a place that the person chooses. */
void ss_share_save_text (GtkWindow *window, const char *title, const char *file_name, const char *text, SsShared shared, gpointer data);

G_END_DECLS
