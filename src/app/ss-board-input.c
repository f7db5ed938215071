/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-private.h"

#include <math.h>

/* Pointer, touch and keys, turned into inputs. A press on a spot is a click; moved away from it, it carries the spot: the spot is chosen, what is
 * passed over is hovered, what is released on is chosen. A press beside all spots pans a zoomed board. */

#define DRAG_PX 10
#define TURN_DEGREES 45
#define ZOOM_STEP 1.2

/* spot_at: of the spots under the point the one whose middle is nearest; beside all of them one that a finger would mean. */
static SsBoardSpot *
spot_at (SsBoard *self, double px, double py)
{
  SsBoardSpot *best = NULL;
  double best_distance = INFINITY;
  double x, y;

  if (self->unit <= 0)
    return NULL;
  ss_board_to_scene (self, px, py, &x, &y);
  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);
      graphene_rect_t box;
      double out_x, out_y, more_x, more_y, d;

      ss_board_spot_get_box (spot, &box);
      out_x = MAX (MAX (box.origin.x - x, x - box.origin.x - box.size.width), 0);
      out_y = MAX (MAX (box.origin.y - y, y - box.origin.y - box.size.height), 0);
      more_x = MAX (SS_BOARD_TARGET / self->unit - box.size.width, 0) / 2;
      more_y = MAX (SS_BOARD_TARGET / self->unit - box.size.height, 0) / 2;
      if (out_x > more_x || out_y > more_y)
        continue;
      d = hypot (x - box.origin.x - box.size.width / 2, y - box.origin.y - box.size.height / 2) + (out_x > 0 || out_y > 0 ? 1e6 : 0);
      if (d < best_distance)
        {
          best_distance = d;
          best = spot;
        }
    }
  return best;
}

static guint32
number_at (SsBoard *self, double px, double py)
{
  SsBoardSpot *spot = spot_at (self, px, py);

  return spot ? ss_board_spot_get_number (spot) : 0;
}

static void
on_motion (SsBoard *self, double px, double py)
{
  SsBoardSpot *spot;

  if (self->grip != SS_GRIP_NONE)
    return; /* the drag tells */
  spot = spot_at (self, px, py);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), spot && ss_board_spot_is_legal (spot) ? "pointer" : NULL);
  ss_board_emit (self, SS_INPUT_HOVER, spot ? ss_board_spot_get_number (spot) : 0, 0);
}

static void
on_leave (SsBoard *self)
{
  SsBoardSpot *focused = ss_board_get_focused (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->grip != SS_GRIP_NONE)
    return;
  if (focused && GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    ss_board_emit (self, SS_INPUT_HOVER, ss_board_spot_get_number (focused), 0);
  else
    ss_board_emit (self, SS_INPUT_HOVER, 0, 0);
}

static void
on_drag_begin (SsBoard *self, double px, double py)
{
  SsBoardSpot *spot = spot_at (self, px, py);

  self->grip_x = px;
  self->grip_y = py;
  self->pan_from_x = self->pan_x;
  self->pan_from_y = self->pan_y;
  self->grip_spot = spot ? ss_board_spot_get_number (spot) : 0;
  self->grip = SS_GRIP_PRESSED;
  if (spot)
    {
      gtk_widget_grab_focus (GTK_WIDGET (spot));
      ss_board_emit (self, SS_INPUT_HOVER, self->grip_spot, 0);
    }
}

static void
on_drag_update (SsBoard *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double px = self->grip_x + dx, py = self->grip_y + dy;
  double x, y;

  if (self->grip == SS_GRIP_PRESSED && hypot (dx, dy) > DRAG_PX)
    {
      if (!self->grip_spot)
        self->grip = SS_GRIP_PAN;
      else if (self->drags)
        self->grip = SS_GRIP_DRAG;
      else if (number_at (self, px, py) != self->grip_spot)
        {
          self->grip = SS_GRIP_CARRY;
          ss_board_emit (self, SS_INPUT_CHOOSE, self->grip_spot, 0);
        }
    }
  switch (self->grip)
    {
    case SS_GRIP_CARRY:
      ss_board_emit (self, SS_INPUT_HOVER, number_at (self, px, py), 0);
      break;
    case SS_GRIP_DRAG:
      ss_board_to_scene (self, px, py, &x, &y);
      ss_board_emit_dragged (self, self->grip_spot, x, y, FALSE);
      break;
    case SS_GRIP_PAN:
      self->pan_x = self->pan_from_x - dx / self->unit;
      self->pan_y = self->pan_from_y - dy / self->unit;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    case SS_GRIP_NONE:
    case SS_GRIP_PRESSED:
      break;
    }
}

/* is_interrupted: a drag also ends because another finger touches: that of the one that drags has not left, and means nothing by it. */
static gboolean
is_interrupted (GtkGestureDrag *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GdkEventType type = event ? gdk_event_get_event_type (event) : GDK_BUTTON_RELEASE;

  return type != GDK_BUTTON_RELEASE && type != GDK_TOUCH_END;
}

static void
on_drag_end (SsBoard *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double px = self->grip_x + dx, py = self->grip_y + dy;
  guint32 spot = number_at (self, px, py);
  SsGrip grip = self->grip;
  double x, y;

  self->grip = SS_GRIP_NONE;
  if (is_interrupted (gesture) && grip != SS_GRIP_DRAG)
    return;
  switch (grip)
    {
    case SS_GRIP_PRESSED:
      if (spot == self->grip_spot && spot)
        ss_board_emit (self, SS_INPUT_CHOOSE, spot, 0);
      else if (!spot)
        {
          ss_board_finish (self);
          ss_board_show_reason (self, 0, NULL);
        }
      break;
    case SS_GRIP_CARRY:
      if (spot && spot != self->grip_spot)
        ss_board_emit (self, SS_INPUT_CHOOSE, spot, 0);
      break;
    case SS_GRIP_DRAG:
      ss_board_to_scene (self, px, py, &x, &y);
      ss_board_emit_dragged (self, self->grip_spot, x, y, TRUE);
      break;
    case SS_GRIP_NONE:
    case SS_GRIP_PAN:
      break;
    }
}

static void
on_drag_cancel (SsBoard *self)
{
  self->grip = SS_GRIP_NONE;
}

/* Zoom */

/* zoom_about: so that what lies at px, py stays there. */
static void
zoom_about (SsBoard *self, double zoom, double px, double py)
{
  double x, y;

  zoom = CLAMP (zoom, 1, SS_BOARD_MAX_ZOOM);
  if (!self->stage || zoom == self->zoom)
    return;
  ss_board_to_scene (self, px, py, &x, &y);
  self->zoom = zoom;
  ss_board_update_view (self);
  self->pan_x = x - (px - self->width / 2.0) / self->unit;
  self->pan_y = y - (py - self->height / 2.0) / self->unit;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ss_board_zoom (SsBoard *self, double factor)
{
  zoom_about (self, factor == 0 ? 1 : self->zoom * factor, self->width / 2.0, self->height / 2.0);
}

static gboolean
holds_something (SsBoard *self)
{
  for (guint i = 0; self->stage && i < self->stage->sprites->len; i++)
    if (g_array_index (self->stage->sprites, SsSprite, i).item->layer == SS_LAYER_HELD)
      return TRUE;
  return FALSE;
}

static gboolean
on_scroll (SsBoard *self, double dx, double dy, GtkEventControllerScroll *scroll)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll));
  double step = gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE ? 1 : 48;
  double px = self->width / 2.0, py = self->height / 2.0;

  if (state & GDK_CONTROL_MASK)
    {
      GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
      graphene_point_t at, mine;
      double sx, sy, ex, ey;

      if (event && gdk_event_get_position (event, &ex, &ey))
        {
          gtk_native_get_surface_transform (native, &sx, &sy);
          at = GRAPHENE_POINT_INIT ((float) (ex - sx), (float) (ey - sy));
          if (gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (self), &at, &mine))
            {
              px = mine.x;
              py = mine.y;
            }
        }
      zoom_about (self, self->zoom * pow (ZOOM_STEP, -dy * step / 48), px, py);
      return GDK_EVENT_STOP;
    }
  if (holds_something (self))
    {
      self->scroll_left += dy * step / 48;
      while (fabs (self->scroll_left) >= 1)
        {
          int way = self->scroll_left > 0 ? 1 : -1;

          ss_board_emit (self, SS_INPUT_ROTATE, 0, way);
          self->scroll_left -= way;
        }
      return GDK_EVENT_STOP;
    }
  if (self->zoom <= 1)
    return GDK_EVENT_PROPAGATE;
  self->pan_x += dx * step / self->unit;
  self->pan_y += dy * step / self->unit;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

/* A second finger has come: the press of the first one chooses nothing any more, and what is in the hand comes under the two, to be turned. */
static void
on_zoom_begin (SsBoard *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  double px, py;

  self->grip = SS_GRIP_NONE; /* before the claim, which ends the drag as if the finger had left */
  self->zoom_from = self->zoom;
  self->turn_done = 0;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_gesture_get_bounding_box_center (gesture, &px, &py))
    ss_board_emit (self, SS_INPUT_HOVER, number_at (self, px, py), 0);
}

static void
on_zoom_changed (SsBoard *self, double factor, GtkGesture *gesture)
{
  double px, py;

  if (!holds_something (self) && gtk_gesture_get_bounding_box_center (gesture, &px, &py))
    zoom_about (self, self->zoom_from * factor, px, py);
}

static void
on_angle_changed (SsBoard *self, double angle, double delta, GtkGesture *gesture)
{
  double degrees = delta * 180 / G_PI - self->turn_done;

  if (!holds_something (self) || fabs (degrees) < TURN_DEGREES)
    return;
  self->turn_done += degrees > 0 ? 2 * TURN_DEGREES : -2 * TURN_DEGREES;
  ss_board_emit (self, SS_INPUT_ROTATE, 0, degrees > 0 ? 1 : -1);
}

/* Keys */

static gboolean
key_input (GtkWidget *widget, GVariant *args, gpointer data)
{
  int kind, amount;

  g_variant_get (args, "(ii)", &kind, &amount);
  ss_board_emit (SS_BOARD (widget), (SsInputKind) kind, 0, amount);
  return TRUE;
}

static gboolean
key_zoom (GtkWidget *widget, GVariant *args, gpointer data)
{
  ss_board_zoom (SS_BOARD (widget), g_variant_get_double (args));
  return TRUE;
}

void
ss_board_class_init_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, key_input, "(ii)", SS_INPUT_ROTATE, 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, key_input, "(ii)", SS_INPUT_ROTATE, -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, 0, key_input, "(ii)", SS_INPUT_FLIP, 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_n, 0, key_input, "(ii)", SS_INPUT_NEXT, 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, key_input, "(ii)", SS_INPUT_CANCEL, 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, key_zoom, "d", ZOOM_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_equal, GDK_CONTROL_MASK, key_zoom, "d", ZOOM_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Add, GDK_CONTROL_MASK, key_zoom, "d", ZOOM_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_minus, GDK_CONTROL_MASK, key_zoom, "d", 1 / ZOOM_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, key_zoom, "d", 1 / ZOOM_STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_0, GDK_CONTROL_MASK, key_zoom, "d", 0.0);
}

void
ss_board_init_input (SsBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *zoom = gtk_gesture_zoom_new ();
  GtkGesture *turn = gtk_gesture_rotate_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (widget, scroll);

  g_signal_connect_swapped (zoom, "begin", G_CALLBACK (on_zoom_begin), self);
  g_signal_connect_swapped (zoom, "scale-changed", G_CALLBACK (on_zoom_changed), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (zoom));
  g_signal_connect_swapped (turn, "angle-changed", G_CALLBACK (on_angle_changed), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (turn));
  gtk_gesture_group (zoom, turn);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (on_drag_cancel), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}
