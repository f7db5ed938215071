/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "ss-scene.h"

G_BEGIN_DECLS

#define SS_SHADOW_OPACITY 0.18 /* art.md, Shadow */

/** ss_scene_sort: the items in the order of drawing: by layer, then as they were added. Borrowed. */
GPtrArray *ss_scene_sort (const SsScene *scene);
/** ss_symbol_to_document: a symbol as an SVG document without stylesheet, with all that it refers to; NULL if there is none. Transfer full. */
char      *ss_symbol_to_document (const SsScene *scene, const char *symbol);
/** ss_item_shadow: the ellipse below a picked up item in a picture (the window has a soft one), in units of the scene. FALSE: none. */
gboolean   ss_item_shadow (const SsScene *scene, const SsItem *item, SsSymbolBox *box);

/** ss_paper_trace: the outline of a bubble on @cr, in units; its box begins at 0, 0. */
void       ss_paper_trace (const SsPaper *paper, cairo_t *cr);

G_END_DECLS
