/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-spot.h"

struct _SsBoardSpot
{
  GtkWidget parent_instance;

  guint32 number;
  int area;
  gboolean legal;
  gboolean chosen;
  graphene_rect_t box;
  char *id;
  char *name;
  char *description;
};

G_DEFINE_FINAL_TYPE (SsBoardSpot, ss_board_spot, GTK_TYPE_WIDGET)

enum
{
  ACTIVATE,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void
choose (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATE], 0);
}

static void
ss_board_spot_finalize (GObject *object)
{
  SsBoardSpot *self = SS_BOARD_SPOT (object);

  g_free (self->id);
  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (ss_board_spot_parent_class)->finalize (object);
}

static void
ss_board_spot_class_init (SsBoardSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ss_board_spot_finalize;

  signals[ACTIVATE] = g_signal_new ("activate", SS_TYPE_BOARD_SPOT, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "spot.choose", NULL, choose);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Return, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Enter, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_ISO_Enter, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_space, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Space, 0, "activate", NULL);
}

static void
ss_board_spot_init (SsBoardSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ss_board_spot_new (void)
{
  return g_object_new (SS_TYPE_BOARD_SPOT, NULL);
}

/* set_shape: the outline follows the spot's own shape by one of three classes of the style sheet. */
static void
set_shape (SsBoardSpot *self, const SsSpot *spot)
{
  double short_side = MIN (spot->width, spot->height);
  const char *shape = spot->radius >= short_side * 0.4 ? "round" : spot->radius >= 8 ? "soft" : "sharp";

  if (!gtk_widget_has_css_class (GTK_WIDGET (self), shape))
    gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { shape, NULL });
}

gboolean
ss_board_spot_set (SsBoardSpot *self, const SsSpot *spot)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  graphene_rect_t box = GRAPHENE_RECT_INIT ((float) spot->x, (float) spot->y, (float) spot->width, (float) spot->height);
  gboolean moved = !graphene_rect_equal (&box, &self->box);

  self->number = spot->spot;
  self->area = spot->area;
  self->legal = spot->legal;
  self->box = box;
  set_shape (self, spot);
  g_set_str (&self->id, spot->id);
  if (g_set_str (&self->name, spot->name))
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, self->name ? self->name : "", -1);
  if (g_set_str (&self->description, spot->description))
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description ? self->description : "", -1);
  if (self->chosen != spot->chosen)
    {
      self->chosen = spot->chosen;
      gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_PRESSED, self->chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
  return moved;
}

guint32
ss_board_spot_get_number (SsBoardSpot *self)
{
  return self->number;
}

int
ss_board_spot_get_area (SsBoardSpot *self)
{
  return self->area;
}

gboolean
ss_board_spot_is_legal (SsBoardSpot *self)
{
  return self->legal;
}

void
ss_board_spot_get_box (SsBoardSpot *self, graphene_rect_t *box)
{
  *box = self->box;
}

const char *
ss_board_spot_get_id (SsBoardSpot *self)
{
  return self->id;
}

const char *
ss_board_spot_get_name (SsBoardSpot *self)
{
  return self->name;
}

const char *
ss_board_spot_get_description (SsBoardSpot *self)
{
  return self->description;
}
