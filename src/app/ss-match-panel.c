/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-panel.h"

#include <glib/gi18n.h>

#include "ss-board-picture.h"
#include "ss-player-row.h"
#include "ss-record-list.h"
#include "ss-seats.h"
#include "ss-value-curve.h"

#define STONE 32

struct _SsMatchPanel
{
  AdwBin parent_instance;

  SsMatch *match; /* borrowed: the page keeps it */
  GdkPaintable *stones[2];
  SsPlayerRow *players[2];
  GtkLabel *prompt;
  GtkLabel *last;
  GtkWidget *hint_box;
  guint hint_id; /* scrolls to it */
  GtkLabel *hint_move;
  GtkLabel *hint_why;
  SsRecordList *record;
  GtkWidget *analysis_box;
  GtkWidget *curve_box;
  GtkImage *curve_stones[2];
  SsValueCurve *curve;
  GtkLabel *analysis_label;
  GtkWidget *analyse_button, *stop_button;
  guint n_moves, n_judged, n_mistakes;
};

G_DEFINE_FINAL_TYPE (SsMatchPanel, ss_match_panel, ADW_TYPE_BIN)

enum
{
  LOOK,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void
on_look (SsMatchPanel *self, guint n)
{
  g_signal_emit (self, signals[LOOK], 0, n);
}

GdkPaintable *
ss_match_panel_get_stone (SsMatchPanel *self, SsSeat seat)
{
  if (!self->stones[seat])
    self->stones[seat] = ss_board_picture_new_symbol (ss_seats_symbol (seat), STONE, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  return self->stones[seat];
}

void
ss_match_panel_set_match (SsMatchPanel *self, SsMatch *match)
{
  self->match = match;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    ss_player_row_set_player (self->players[seat], ss_player_get_name (ss_match_get_player (match, seat)), seat, ss_match_panel_get_stone (self, seat));
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    gtk_image_set_from_paintable (self->curve_stones[seat], ss_match_panel_get_stone (self, seat));
  ss_record_list_set_match (self->record, match, ss_match_panel_get_stone (self, SS_SEAT_FIRST), ss_match_panel_get_stone (self, SS_SEAT_SECOND));
}

static void
line_free (SsPanelLine *line)
{
  g_free (line->label);
  g_free (line->value);
  g_free (line);
}

void
ss_match_panel_update (SsMatchPanel *self, const SsState *view, SsSeat viewer, guint shown)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  SsSeat to_move = ss_match_get_result (self->match) == SS_RESULT_UNFINISHED ? ss_match_get_to_move (self->match) : SS_SEAT_NONE;

  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);

      if (view && rules->game->panel)
        rules->game->panel (rules, view, seat, lines);
      ss_player_row_set_lines (self->players[seat], lines);
      ss_player_row_set_to_move (self->players[seat], seat == to_move);
    }
  ss_value_curve_set_shown (self->curve, shown);
  ss_record_list_update (self->record, view ? viewer : SS_SEAT_NONE, view == NULL, shown);
}

void
ss_match_panel_set_prompt (SsMatchPanel *self, const char *prompt, const char *last)
{
  gtk_label_set_label (self->prompt, prompt);
  gtk_label_set_label (self->last, last ? last : "");
  gtk_widget_set_visible (GTK_WIDGET (self->last), last != NULL);
  gtk_widget_set_visible (self->hint_box, FALSE);
  gtk_label_set_label (self->hint_move, ""); /* nothing of it stays behind a curtain */
  gtk_label_set_label (self->hint_why, "");
}

/* once it has its place */
static gboolean
show_hint (gpointer data)
{
  SsMatchPanel *self = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (self->hint_box, GTK_TYPE_VIEWPORT);

  self->hint_id = 0;
  gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), self->hint_box, NULL);
  return G_SOURCE_REMOVE;
}

void
ss_match_panel_set_hint (SsMatchPanel *self, const char *move, const char *why)
{
  gtk_label_set_label (self->hint_move, move);
  gtk_label_set_label (self->hint_why, why ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint_why), why != NULL);
  gtk_widget_set_visible (self->hint_box, TRUE);
  if (!self->hint_id)
    self->hint_id = g_idle_add_full (G_PRIORITY_LOW, show_hint, self, NULL);
}

static void
update_analysis (SsMatchPanel *self, gboolean going_on)
{
  g_autofree char *n = ss_text_number ((int) self->n_judged), *m = ss_text_number ((int) self->n_moves);
  g_autofree char *mistakes = ss_text_number ((int) self->n_mistakes);
  g_autofree char *text = NULL;

  if (self->n_judged < self->n_moves)
    text = ss_text_fill (_("Analysed: {n} of {m} moves"), "n", n, "m", m, NULL);
  else if (self->n_mistakes > 0)
    text = ss_text_fill (ngettext ("{n} mistake is marked in the record.", "{n} mistakes are marked in the record.", self->n_mistakes), "n", mistakes, NULL);
  else
    text = g_strdup (_("There are no big mistakes."));
  gtk_label_set_label (self->analysis_label, text);
  gtk_widget_set_visible (self->curve_box, self->n_judged > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->analysis_label), going_on || self->n_judged > 0);
  gtk_widget_set_visible (self->analyse_button, !going_on && (self->n_judged == 0 || self->n_judged < self->n_moves));
  gtk_widget_set_visible (self->stop_button, going_on);
}

void
ss_match_panel_show_analysis (SsMatchPanel *self, gboolean can, gboolean going_on)
{
  gtk_widget_set_visible (self->analysis_box, can);
  update_analysis (self, going_on);
}

void
ss_match_panel_forget_analysis (SsMatchPanel *self)
{
  self->n_moves = self->n_judged = self->n_mistakes = 0;
  ss_value_curve_begin (self->curve, 0);
  ss_record_list_forget_remarks (self->record);
}

void
ss_match_panel_begin_analysis (SsMatchPanel *self)
{
  ss_match_panel_forget_analysis (self);
  self->n_moves = ss_match_get_n_moves (self->match);
  ss_value_curve_begin (self->curve, self->n_moves);
}

void
ss_match_panel_add_judgement (SsMatchPanel *self, guint number, double value, const char *better)
{
  self->n_judged = number;
  self->n_mistakes += better != NULL;
  ss_value_curve_add (self->curve, value, better != NULL);
  if (better)
    ss_record_list_set_remark (self->record, number, better);
  update_analysis (self, TRUE);
}

gboolean
ss_match_panel_has_analysis (SsMatchPanel *self)
{
  return self->n_moves > 0;
}

void
ss_match_panel_set_thinking (SsMatchPanel *self, SsSeat thinking)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    ss_player_row_set_thinking (self->players[seat], seat == thinking);
}

void
ss_match_panel_refresh_move (SsMatchPanel *self, guint number)
{
  ss_record_list_refresh (self->record, number);
}

void
ss_match_panel_focus_record (SsMatchPanel *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->record), GTK_DIR_TAB_FORWARD);
}

static void
ss_match_panel_dispose (GObject *object)
{
  SsMatchPanel *self = SS_MATCH_PANEL (object);

  g_clear_handle_id (&self->hint_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_MATCH_PANEL);
  g_clear_object (&self->stones[0]);
  g_clear_object (&self->stones[1]);
  G_OBJECT_CLASS (ss_match_panel_parent_class)->dispose (object);
}

static void
ss_match_panel_class_init (SsMatchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_match_panel_dispose;
  signals[LOOK] = g_signal_new ("look", SS_TYPE_MATCH_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (SS_TYPE_PLAYER_ROW);
  g_type_ensure (SS_TYPE_RECORD_LIST);
  g_type_ensure (SS_TYPE_VALUE_CURVE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-match-panel.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE, G_STRUCT_OFFSET (SsMatchPanel, players[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE, G_STRUCT_OFFSET (SsMatchPanel, players[1]));
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, prompt);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, last);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, hint_box);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, hint_move);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, hint_why);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, record);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, analysis_box);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, curve_box);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, curve);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, analysis_label);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, analyse_button);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPanel, stop_button);
  gtk_widget_class_bind_template_child_full (widget_class, "curve_first", FALSE, G_STRUCT_OFFSET (SsMatchPanel, curve_stones[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "curve_second", FALSE, G_STRUCT_OFFSET (SsMatchPanel, curve_stones[1]));
  gtk_widget_class_bind_template_callback (widget_class, on_look);
}

static void
ss_match_panel_init (SsMatchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
