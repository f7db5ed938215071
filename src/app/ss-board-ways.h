/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where arrow keys lead on a board: from each of a number of points to the next in each direction, such that every point can be reached from every
 * other one of its area. Knows no widget. */

typedef struct
{
  double x, y;
  int area;
} SsWayPoint;

/** SsWays: the numbers of the points that Left, Right, Up, Down lead to; -1: none. */
typedef struct
{
  int to[4];
} SsWays;

/** ss_ways_new: for @n points; free with g_free(). */
SsWays *ss_ways_new (const SsWayPoint *points, guint n);
/** ss_ways_get: from point @from. @direction: GTK_DIR_LEFT, RIGHT, UP, DOWN. */
int     ss_ways_get (const SsWays *ways, guint from, GtkDirectionType direction);

G_END_DECLS
