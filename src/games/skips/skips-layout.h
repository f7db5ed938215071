/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/ss-scene.h"
#include "skips.h"

G_BEGIN_DECLS

/* The picture of a lane (art.md, Skips): where everything lies, in units. First's side is at the left, or at the bottom where the room is upright. */

#define SKIPS_STONE 45 /* radius */

typedef struct
{
  double x, y;
} SkipsPoint;

typedef enum
{
  SKIPS_AREA_OUTSIDE,
  SKIPS_AREA_HOME,
} SkipsArea;

typedef struct
{
  gboolean upright; /* shores above and below, not left and right */
  guint n_spaces, n_pieces, rows, columns;
  gboolean same_side;
  double width, height; /* of the scene */
  double unit;          /* px a unit; 1 if nobody said */
  double shore;         /* how far the shores reach in */
  double pitch;         /* from stone to stone */
  SkipsPoint stones[SKIPS_MAX_SPACES + 2];            /* from First's side; the lane editor has two more places */
  SkipsPoint seats[2][2][SKIPS_MAX_PIECES];           /* by seat, SkipsArea and piece */
  SkipsPoint headings[2][2];                          /* by seat and SkipsArea: middle of the name's line */
  double block_width, block_height;                   /* of an area with its heading */
} SkipsLayout;

/** skips_layout_init: for @width x @height px (0: no matter). @titled: leave room for names over the areas. */
void skips_layout_init (SkipsLayout *layout, guint n_spaces, guint n_pieces, gboolean same_side, double width, double height, gboolean titled);
/** skips_layout_init_lane: stones alone, for the lane editor; @n_spaces counts all things in the row. */
void skips_layout_init_lane (SkipsLayout *layout, guint n_spaces, double width, double height);
/** skips_place_point: where a piece of @seat stands at @place (as in SkipsState). */
SkipsPoint skips_place_point (const SkipsLayout *layout, const SkipsRules *rules, SsSeat seat, guint piece, guint place);

/** skips_draw_ground: water, shallow, shores. */
void skips_draw_ground (const SkipsLayout *layout, SsScene *scene);
/** skips_define: define @svg (0, 0, width, height) under a name made of what it is, and place it. */
SsItem *skips_define (SsScene *scene, const char *id, const char *prefix, SsLayer layer, const char *svg, double width, double height);
/** skips_put: append @format to an SVG path, each % the next number. */
void skips_put (GString *path, const char *format, const double *values);
#define SKIPS_PUT(path, format, ...) skips_put (path, format, (const double[]) { __VA_ARGS__ })

G_END_DECLS
