/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>

#include "players/ss-analyst.h"

/* After the match: every move is judged in the background, the curve grows, and mistakes are marked in the record. */

static void
on_judged (SsAnalyst *analyst, guint number, SsSeat player, const SsJudged *judged, gpointer data)
{
  SsMatchPage *self = data;
  const SsRules *rules = ss_match_get_rules (self->match);
  double value = player == SS_SEAT_FIRST ? judged->after.value : -judged->after.value;
  g_autofree char *better = NULL;

  if (judged->loss >= SS_MISTAKE)
    {
      g_autofree SsState *before = ss_match_get_view (self->match, number - 1, player);
      g_autofree char *said = rules->game->say_move (rules, before, judged->best);

      better = ss_text_fill (_("A mistake. Better was: {move}"), "move", said, NULL);
    }
  ss_match_panel_add_judgement (self->panel, number, value, better);
  if (number == ss_match_get_n_moves (self->match))
    ss_match_page_stop_analysis (self, FALSE);
}

static void
analyse (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  guint n = ss_match_get_n_moves (self->match);
  g_autofree SsMove *moves = g_new (SsMove, n);

  if (self->analysing || n == 0)
    return;
  for (guint i = 0; i < n; i++)
    moves[i] = ss_match_get_move (self->match, i + 1);
  if (!self->analyst)
    self->analyst = ss_analyst_new ();
  self->analysing = TRUE;
  ss_match_panel_begin_analysis (self->panel);
  ss_match_page_update_analysis (self);
  ss_analyst_start (self->analyst, ss_record_replay (ss_match_get_record (self->match), 0, NULL), moves, n, on_judged, self);
}

void
ss_match_page_stop_analysis (SsMatchPage *self, gboolean forget)
{
  if (self->analyst)
    ss_analyst_cancel (self->analyst);
  self->analysing = FALSE;
  if (forget)
    ss_match_panel_forget_analysis (self->panel);
  else
    ss_match_page_update_analysis (self);
}

static void
stop_analysis (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_match_page_stop_analysis (SS_MATCH_PAGE (widget), FALSE);
}

void
ss_match_page_update_analysis (SsMatchPage *self)
{
  gboolean over = ss_match_get_result (self->match) != SS_RESULT_UNFINISHED && ss_match_get_n_moves (self->match) > 0;

  if (!over && ss_match_panel_has_analysis (self->panel))
    ss_match_page_stop_analysis (self, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.analyse", over && !self->analysing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.stop-analysis", self->analysing);
  ss_match_panel_show_analysis (self->panel, over, self->analysing);
}

void
ss_match_page_class_init_analysis (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.analyse", NULL, analyse);
  gtk_widget_class_install_action (widget_class, "match.stop-analysis", NULL, stop_analysis);
}
