/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/ss-scene.h"

G_BEGIN_DECLS

/** Pictures kept in the cache folder from one start to the next, one file a name. What is kept is only as good as its origin: a picture is given back
 * only if all that it is drawn from is the same: @scene as it is written, @style, @scale, and the very program that draws. */
typedef struct
{
  char *path;
  guint8 origin[32];
} SsKeptPixels;

/** ss_kept_pixels_init: of the picture @name ([a-z-]+), @scale device pixels a unit of @scene; ss_kept_pixels_clear() when done. On any thread, as long as no other one draws. */
void ss_kept_pixels_init (SsKeptPixels *kept, const char *name, const SsScene *scene, SsStyle style, double scale);
void ss_kept_pixels_clear (SsKeptPixels *kept);

/** ss_kept_pixels_load: FALSE if there is no such picture, of another origin or damaged. Caller frees by ss_pixels_clear(). */
gboolean ss_kept_pixels_load (const SsKeptPixels *kept, SsPixels *pixels);
/** ss_kept_pixels_save: in place of the last one. Where nothing can be written nothing is kept: the next start draws, then. */
void ss_kept_pixels_save (const SsKeptPixels *kept, const SsPixels *pixels);

G_END_DECLS
