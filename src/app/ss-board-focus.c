/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-private.h"

#include <math.h>
#include <string.h>

/* Focus on the board: arrows go to the nearest spot in their direction within an area, Tab to the next area and out again. */

SsBoardSpot *
ss_board_get_focused (SsBoard *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child && SS_IS_BOARD_SPOT (child) ? SS_BOARD_SPOT (child) : NULL;
}

static void
middle (SsBoardSpot *spot, double *x, double *y)
{
  graphene_rect_t box;

  ss_board_spot_get_box (spot, &box);
  *x = box.origin.x + box.size.width / 2;
  *y = box.origin.y + box.size.height / 2;
}

SsBoardSpot *
ss_board_nearest (SsBoard *self, const graphene_rect_t *box, int area)
{
  double x = box->origin.x + box->size.width / 2, y = box->origin.y + box->size.height / 2, best = INFINITY;
  SsBoardSpot *nearest = NULL;

  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);
      double sx, sy, d;

      middle (spot, &sx, &sy);
      d = hypot (sx - x, sy - y) + (ss_board_spot_get_area (spot) == area ? 0 : 1e6); /* the same area first */
      if (d < best)
        {
          best = d;
          nearest = spot;
        }
    }
  return nearest;
}

/* update_ways: where arrows lead among the spots as they lie now. */
static void
update_ways (SsBoard *self)
{
  g_autofree SsWayPoint *points = g_new0 (SsWayPoint, MAX (self->order->len, 1));

  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);

      middle (spot, &points[i].x, &points[i].y);
      points[i].area = ss_board_spot_get_area (spot);
    }
  if (self->ways && self->n_ways == self->order->len && memcmp (points, self->way_points, self->n_ways * sizeof *points) == 0)
    return;
  g_free (self->ways);
  g_free (self->way_points);
  self->n_ways = self->order->len;
  self->ways = ss_ways_new (points, self->n_ways);
  self->way_points = g_steal_pointer (&points);
}

static SsBoardSpot *
beside (SsBoard *self, SsBoardSpot *from, GtkDirectionType direction)
{
  guint number;
  int to;

  update_ways (self);
  if (!g_ptr_array_find (self->order, from, &number))
    return NULL;
  to = ss_ways_get (self->ways, number, direction);
  return to < 0 ? NULL : g_ptr_array_index (self->order, (guint) to);
}

/* entry: where the focus comes in to an area: where it last was, else the first spot that leads on, else the first. */
static SsBoardSpot *
entry (SsBoard *self, int area)
{
  SsBoardSpot *first = NULL, *legal = NULL;

  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);

      if (ss_board_spot_get_area (spot) != area)
        continue;
      if (self->last_focus && g_str_equal (ss_board_spot_get_id (spot), self->last_focus))
        return spot;
      if (!first)
        first = spot;
      if (!legal && ss_board_spot_is_legal (spot))
        legal = spot;
    }
  return legal ? legal : first;
}

/* next_area: of the scene's areas the next above @area (or below); FALSE if there is none. */
static gboolean
next_area (SsBoard *self, int area, gboolean up, int *next)
{
  gboolean found = FALSE;

  for (guint i = 0; i < self->order->len; i++)
    {
      int a = ss_board_spot_get_area (g_ptr_array_index (self->order, i));

      if ((up ? a > area : a < area) && (!found || (up ? a < *next : a > *next)))
        {
          *next = a;
          found = TRUE;
        }
    }
  return found;
}

gboolean
ss_board_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SsBoard *self = SS_BOARD (widget);
  SsBoardSpot *from = ss_board_get_focused (self), *to = NULL;
  int area;

  if (self->order->len == 0)
    return FALSE;
  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      if (next_area (self, from ? ss_board_spot_get_area (from) : G_MININT, TRUE, &area))
        to = entry (self, area);
      break;
    case GTK_DIR_TAB_BACKWARD:
      if (next_area (self, from ? ss_board_spot_get_area (from) : G_MAXINT, FALSE, &area))
        to = entry (self, area);
      break;
    default:
      if (!from)
        {
          if (next_area (self, G_MININT, TRUE, &area))
            to = entry (self, area);
          break;
        }
      to = beside (self, from, direction);
      if (!to)
        return TRUE; /* at the edge: arrows don't leave the board */
      break;
    }
  return to && gtk_widget_grab_focus (GTK_WIDGET (to));
}

gboolean
ss_board_focus (SsBoard *self)
{
  int area;

  if (ss_board_get_focused (self))
    return TRUE;
  return next_area (self, G_MININT, TRUE, &area) && gtk_widget_grab_focus (GTK_WIDGET (entry (self, area)));
}
