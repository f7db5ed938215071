/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-value-curve.h"

#define HEIGHT 72
#define MARGIN 6.0f
#define DOT 4.0f

struct _SsValueCurve
{
  GtkWidget parent_instance;

  guint n;        /* moves that there is room for */
  GArray *values; /* of Value, from the first move on */
  guint shown;
};

typedef struct
{
  double value;
  gboolean mistake;
} Value;

G_DEFINE_FINAL_TYPE (SsValueCurve, ss_value_curve, GTK_TYPE_WIDGET)

enum
{
  LOOK,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

void
ss_value_curve_begin (SsValueCurve *self, guint n)
{
  self->n = n;
  g_array_set_size (self->values, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ss_value_curve_add (SsValueCurve *self, double value, gboolean mistake)
{
  Value v = { value, mistake };

  g_array_append_val (self->values, v);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ss_value_curve_set_shown (SsValueCurve *self, guint n)
{
  if (self->shown == n)
    return;
  self->shown = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Position 0 is the start, which nobody has moved to: its value is taken for even. */
static graphene_point_t
place (SsValueCurve *self, guint number)
{
  float width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN;
  double value = number > 0 ? g_array_index (self->values, Value, number - 1).value : 0;
  float x = MARGIN + width * number / MAX (1, self->n);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = 2 * MARGIN + width - x;
  return GRAPHENE_POINT_INIT (x, MARGIN + height * (float) (1 - value) / 2);
}

static void
stroke (GtkSnapshot *snapshot, GskPathBuilder *builder, float width, const GdkRGBA *color)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);
  GskStroke *line = gsk_stroke_new (width);

  gsk_stroke_set_line_join (line, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, line, color);
  gsk_stroke_free (line);
}

static void
line (GtkSnapshot *snapshot, float x0, float y0, float x1, float y1, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, x0, y0);
  gsk_path_builder_line_to (builder, x1, y1);
  stroke (snapshot, builder, 1, color);
}

static void
dot (GtkSnapshot *snapshot, graphene_point_t at, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_add_circle (builder, &at, DOT);
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, color);
}

static void
ss_value_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SsValueCurve *self = SS_VALUE_CURVE (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GskPathBuilder *builder;
  GdkRGBA ink, faint;

  gtk_widget_get_color (widget, &ink);
  faint = ink;
  faint.alpha *= 0.35f;
  line (snapshot, MARGIN, height / 2, width - MARGIN, height / 2, &faint);
  if (self->shown <= self->values->len)
    line (snapshot, place (self, self->shown).x, MARGIN, place (self, self->shown).x, height - MARGIN, &ink);
  if (self->values->len == 0)
    return;
  builder = gsk_path_builder_new ();
  gsk_path_builder_move_to (builder, place (self, 0).x, place (self, 0).y);
  for (guint n = 1; n <= self->values->len; n++)
    gsk_path_builder_line_to (builder, place (self, n).x, place (self, n).y);
  stroke (snapshot, builder, 2, &ink);
  for (guint n = 1; n <= self->values->len; n++)
    if (g_array_index (self->values, Value, n - 1).mistake)
      dot (snapshot, place (self, n), &ink);
}

static void
ss_value_curve_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 2 * HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
on_pressed (SsValueCurve *self, int times, double x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, at = CLAMP ((x - MARGIN) / MAX (1, width), 0, 1);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at = 1 - at;
  g_signal_emit (self, signals[LOOK], 0, (guint) (at * self->n + 0.5));
}

static void
ss_value_curve_finalize (GObject *object)
{
  g_array_unref (SS_VALUE_CURVE (object)->values);
  G_OBJECT_CLASS (ss_value_curve_parent_class)->finalize (object);
}

static void
ss_value_curve_class_init (SsValueCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ss_value_curve_finalize;
  widget_class->snapshot = ss_value_curve_snapshot;
  widget_class->measure = ss_value_curve_measure;
  signals[LOOK] = g_signal_new ("look", SS_TYPE_VALUE_CURVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ss_value_curve_init (SsValueCurve *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->values = g_array_new (FALSE, FALSE, sizeof (Value));
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
