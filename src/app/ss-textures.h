/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scene/ss-scene.h"

G_BEGIN_DECLS

/** The textures of the board's symbols and texts: one cache a process, least recently used out first. Rendering goes through librsvg and Pango,
 * so these are called while a widget is laid out, never while it draws. */

#define SS_TEXTURES_LIMIT ((gsize) 64 << 20) /* bytes */

/** ss_textures_symbol: @symbol of @scene at @scale device pixels a unit; @box gets where it lies about its anchor, in units. Transfer full; NULL if
 * there is no such symbol. Of water it is the tile at its top left corner (ss_symbol_is_water()). */
GdkTexture *ss_textures_symbol (const SsScene *scene, const char *symbol, SsStyle style, double scale, graphene_rect_t *box);
/** ss_textures_text: the same of a text item. */
GdkTexture *ss_textures_text (const SsItem *item, SsStyle style, double scale, graphene_rect_t *box);

/** ss_textures_clear: throw all away (another style, another font). */
void  ss_textures_clear (void);
/** ss_textures_drop_unused: throw away what nothing on screen or below it shows: what another page needed. */
void  ss_textures_drop_unused (void);
/** ss_textures_get_size: bytes held now; never above the limit. */
gsize ss_textures_get_size (void);
/** ss_textures_set_limit: for tests. */
void  ss_textures_set_limit (gsize bytes);

G_END_DECLS
