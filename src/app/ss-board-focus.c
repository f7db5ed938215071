/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-private.h"

#include <math.h>

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

/* beside: the spot that lies next in @direction: near along it counts once, off the line twice, and what is more beside than ahead not at all. */
static SsBoardSpot *
beside (SsBoard *self, SsBoardSpot *from, GtkDirectionType direction)
{
  double x, y, best = INFINITY;
  SsBoardSpot *next = NULL;

  middle (from, &x, &y);
  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);
      double sx, sy, along, off, d;

      if (spot == from || ss_board_spot_get_area (spot) != ss_board_spot_get_area (from))
        continue;
      middle (spot, &sx, &sy);
      switch (direction)
        {
        case GTK_DIR_LEFT:
          along = x - sx;
          off = sy - y;
          break;
        case GTK_DIR_RIGHT:
          along = sx - x;
          off = sy - y;
          break;
        case GTK_DIR_UP:
          along = y - sy;
          off = sx - x;
          break;
        default:
          along = sy - y;
          off = sx - x;
          break;
        }
      off = fabs (off);
      if (along < 1 || off > along * 2)
        continue;
      d = along + off * 2;
      if (d < best)
        {
          best = d;
          next = spot;
        }
    }
  return next;
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
