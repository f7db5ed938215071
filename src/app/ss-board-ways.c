/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-ways.h"

#include <math.h>
#include <string.h>

typedef enum
{
  LEFT,
  RIGHT,
  UP,
  DOWN,
} Way;

#define BACK(way) ((way) ^ 1)

/* ahead: how far @to lies in that direction, and how far beside. */
static void
ahead (const SsWayPoint *from, const SsWayPoint *to, Way way, double *along, double *off)
{
  double dx = to->x - from->x, dy = to->y - from->y;

  *along = way == LEFT ? -dx : way == RIGHT ? dx : way == UP ? -dy : dy;
  *off = fabs (way == LEFT || way == RIGHT ? dy : dx);
}

/* beside: the point that lies next: near along the direction counts once, off the line twice, and what is more beside than ahead not at all. */
static int
beside (const SsWayPoint *points, guint n, guint from, Way way)
{
  double best = INFINITY;
  int next = -1;

  for (guint i = 0; i < n; i++)
    {
      double along, off;

      if (i == from || points[i].area != points[from].area)
        continue;
      ahead (&points[from], &points[i], way, &along, &off);
      if (along < 1 || off > along * 2 || along + off * 2 >= best)
        continue;
      best = along + off * 2;
      next = (int) i;
    }
  return next;
}

/* mark: all points that can be reached from @from (or, @backwards, from which it can be reached). */
static void
mark (const SsWays *ways, guint n, guint from, gboolean backwards, gboolean *reached, guint *queue)
{
  guint length = 0;

  memset (reached, 0, n * sizeof *reached);
  reached[from] = TRUE;
  queue[length++] = from;
  for (guint at = 0; at < length; at++)
    for (guint i = 0; i < (backwards ? n : 4); i++)
      {
        int to = backwards ? (int) i : ways[queue[at]].to[i];
        gboolean leads = FALSE;

        for (Way way = LEFT; backwards && way <= DOWN; way++)
          leads |= ways[i].to[way] == (int) queue[at];
        if (to < 0 || reached[to] || (backwards && !leads))
          continue;
        reached[to] = TRUE;
        queue[length++] = (guint) to;
      }
}

/* insert: @lost comes between a point that @joined has, and what lay next to it: the nearest, in the direction in which it lies. So what was reached
 * before still is, if by one step more, and from @lost one comes back. */
static void
insert (const SsWayPoint *points, guint n, SsWays *ways, guint lost, const gboolean *joined)
{
  double best = INFINITY;
  int from = -1;
  Way way = LEFT;

  for (guint i = 0; i < n; i++)
    {
      double dx = points[lost].x - points[i].x, dy = points[lost].y - points[i].y, d = hypot (dx, dy);

      if (!joined[i] || points[i].area != points[lost].area || d >= best)
        continue;
      best = d;
      from = (int) i;
      way = fabs (dx) > fabs (dy) ? (dx > 0 ? RIGHT : LEFT) : dy > 0 ? DOWN : UP;
    }
  if (from < 0)
    return;
  if (ways[from].to[way] != (int) lost)
    ways[lost].to[way] = ways[from].to[way];
  ways[lost].to[BACK (way)] = from;
  ways[from].to[way] = (int) lost;
}

/* join: make all points of the area of @root reachable from it and it from them. */
static void
join (const SsWayPoint *points, guint n, SsWays *ways, guint root)
{
  g_autofree gboolean *there = g_new (gboolean, n), *back = g_new (gboolean, n);
  g_autofree guint *queue = g_new (guint, n);

  for (guint tries = 0; tries < n; tries++) /* each joins one more */
    {
      double best = INFINITY;
      int lost = -1;

      mark (ways, n, root, FALSE, there, queue);
      mark (ways, n, root, TRUE, back, queue);
      for (guint i = 0; i < n; i++)
        there[i] &= back[i];
      for (guint i = 0; i < n; i++)
        {
          double d = hypot (points[i].x - points[root].x, points[i].y - points[root].y);

          if (points[i].area != points[root].area || there[i] || d >= best)
            continue;
          best = d;
          lost = (int) i;
        }
      if (lost < 0)
        return;
      insert (points, n, ways, (guint) lost, there);
    }
}

SsWays *
ss_ways_new (const SsWayPoint *points, guint n)
{
  SsWays *ways = g_new (SsWays, MAX (n, 1));
  g_autoptr (GHashTable) areas = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n; i++)
    for (Way way = LEFT; way <= DOWN; way++)
      ways[i].to[way] = beside (points, n, i, way);
  for (guint i = 0; i < n; i++)
    if (g_hash_table_add (areas, GINT_TO_POINTER (points[i].area)))
      join (points, n, ways, i);
  return ways;
}

int
ss_ways_get (const SsWays *ways, guint from, GtkDirectionType direction)
{
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return ways[from].to[LEFT];
    case GTK_DIR_RIGHT:
      return ways[from].to[RIGHT];
    case GTK_DIR_UP:
      return ways[from].to[UP];
    default:
      return ways[from].to[DOWN];
    }
}
