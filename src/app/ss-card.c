/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-card.h"

#define LEAST_WIDTH 270 /* px: the picture with its border */

struct _SsCard
{
  GtkFlowBoxChild parent_instance;

  GtkPicture *picture;
  GtkLabel *title;
  GtkLabel *detail;
  GtkLabel *caption;
  char *target;
};

G_DEFINE_FINAL_TYPE (SsCard, ss_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
open_card (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate (widget);
}

void
ss_card_set_picture (SsCard *self, GdkPaintable *picture)
{
  gtk_picture_set_paintable (self->picture, picture);
}

void
ss_card_set_target (SsCard *self, const char *target)
{
  g_set_str (&self->target, target);
}

const char *
ss_card_get_target (SsCard *self)
{
  return self->target;
}

static void
ss_card_dispose (GObject *object)
{
  SsCard *self = SS_CARD (object);

  g_clear_pointer (&self->target, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_CARD);
  G_OBJECT_CLASS (ss_card_parent_class)->dispose (object);
}

static void
ss_card_class_init (SsCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_card_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SsCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SsCard, title);
  gtk_widget_class_bind_template_child (widget_class, SsCard, detail);
  gtk_widget_class_bind_template_child (widget_class, SsCard, caption);
  gtk_widget_class_install_action (widget_class, "card.open", NULL, open_card);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A card is as wide as its picture wants. Asking the labels as well would measure their fonts, all before the first frame. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = SS_CARD_WIDTH;
    }
  else
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
ss_card_init (SsCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode, measure, allocate));
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

GtkWidget *
ss_card_new (const char *title, const char *detail, const char *caption)
{
  SsCard *self = g_object_new (SS_TYPE_CARD, NULL);

  set_text (self->title, title);
  set_text (self->detail, detail);
  set_text (self->caption, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  detail ? detail : caption ? caption : "", -1);
  return GTK_WIDGET (self);
}
