/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-player-row.h"

#include <glib/gi18n.h>

#include "core/ss-game.h"

struct _SsPlayerRow
{
  AdwBin parent_instance;

  GtkImage *stone;
  GtkLabel *name;
  GtkLabel *seat;
  GtkWidget *turn;
  GtkWidget *thinking;
  GtkGrid *lines;
  guint n_lines;
  gboolean to_move;
};

G_DEFINE_FINAL_TYPE (SsPlayerRow, ss_player_row, ADW_TYPE_BIN)

void
ss_player_row_set_player (SsPlayerRow *self, const char *name, SsSeat seat, GdkPaintable *stone)
{
  gtk_label_set_label (self->name, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), name); /* a long name is cut off */
  gtk_label_set_label (self->seat, seat == SS_SEAT_FIRST ? _("First · Vermilion") : _("Second · Indigo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->seat), -1);
  gtk_image_set_from_paintable (self->stone, stone);
}

/* A line is a label and a short value beside it, or a long one below: a list of tiles or cards. */
enum
{
  LABEL,
  BESIDE,
  BELOW,
};
#define LONGEST_BESIDE 14 /* columns of text; a wide letter takes two */

static GtkWidget *
line_part (SsPlayerRow *self, guint line, int part)
{
  int column = part == BESIDE, row = 2 * (int) line + (part == BELOW);
  GtkWidget *label = gtk_grid_get_child_at (self->lines, column, row);

  if (!label)
    {
      label = gtk_label_new (NULL);
      gtk_label_set_xalign (GTK_LABEL (label), part == BESIDE ? 1 : 0);
      gtk_label_set_wrap (GTK_LABEL (label), part != BESIDE); /* short: it is the label that gives way */
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
      gtk_widget_set_hexpand (label, part != BESIDE);
      gtk_widget_set_valign (label, GTK_ALIGN_BASELINE_FILL);
      gtk_widget_add_css_class (label, part == LABEL ? "dim-label" : "numeric");
      if (part == BELOW)
        {
          gtk_label_set_max_width_chars (GTK_LABEL (label), 1); /* as wide as the panel is, not the panel as wide as this */
          gtk_widget_set_margin_start (label, 12);
        }
      gtk_grid_attach (self->lines, label, column, row, part == BELOW ? 2 : 1, 1);
    }
  return label;
}

static guint
columns_of (const char *text)
{
  guint n = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    n += g_unichar_iswide (g_utf8_get_char (p)) ? 2 : 1;
  return n;
}

void
ss_player_row_set_lines (SsPlayerRow *self, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const SsPanelLine *line = g_ptr_array_index (lines, i);
      gboolean below = columns_of (line->value) > LONGEST_BESIDE;

      gtk_label_set_label (GTK_LABEL (line_part (self, i, LABEL)), line->label);
      gtk_label_set_label (GTK_LABEL (line_part (self, i, BESIDE)), below ? "" : line->value);
      gtk_label_set_label (GTK_LABEL (line_part (self, i, BELOW)), below ? line->value : "");
      gtk_widget_set_visible (line_part (self, i, BESIDE), !below);
      gtk_widget_set_visible (line_part (self, i, BELOW), below);
    }
  while (self->n_lines > lines->len)
    {
      self->n_lines--;
      gtk_grid_remove_row (self->lines, 2 * (int) self->n_lines + 1);
      gtk_grid_remove_row (self->lines, 2 * (int) self->n_lines);
    }
  self->n_lines = lines->len;
  gtk_widget_set_visible (GTK_WIDGET (self->lines), lines->len > 0);
}

void
ss_player_row_set_to_move (SsPlayerRow *self, gboolean to_move)
{
  self->to_move = to_move;
  gtk_widget_set_visible (self->turn, to_move && !gtk_widget_get_visible (self->thinking));
  if (to_move)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-move");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-move");
}

void
ss_player_row_set_thinking (SsPlayerRow *self, gboolean thinking)
{
  gtk_widget_set_visible (self->thinking, thinking);
  gtk_widget_set_visible (self->turn, self->to_move && !thinking); /* the spinner says it too: room for the name */
}

static void
ss_player_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_PLAYER_ROW);
  G_OBJECT_CLASS (ss_player_row_parent_class)->dispose (object);
}

static void
ss_player_row_class_init (SsPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_player_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, stone);
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, name);
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, seat);
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, turn);
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, thinking);
  gtk_widget_class_bind_template_child (widget_class, SsPlayerRow, lines);
  gtk_widget_class_set_css_name (widget_class, "player");
}

static void
ss_player_row_init (SsPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
