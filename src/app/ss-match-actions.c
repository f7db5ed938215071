/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>

#include "players/ss-mind.h"
#include "ss-application.h"
#include "ss-in-force.h"
#include "ss-library.h"
#include "ss-seats.h"
#include "ss-window.h"

static void
enable (SsMatchPage *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* undo_seat: whose last decision undo goes back to: the person's; of two people at one screen that of who moved last. */
static SsSeat
undo_seat (SsMatchPage *self)
{
  guint n = ss_match_get_n_moves (self->match);
  gboolean both = ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_FIRST)) && ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_SECOND));

  if (both)
    return n > 0 ? ss_match_get_mover (self->match, n) : SS_SEAT_NONE;
  return ss_match_page_person (self);
}

void
ss_match_page_update_actions (SsMatchPage *self)
{
  SsSeat undo = undo_seat (self);
  SsSeat person = ss_match_page_person (self);
  gboolean over = ss_match_get_result (self->match) != SS_RESULT_UNFINISHED;
  gboolean going = !over && !self->note;
  gboolean curtained = ss_match_page_is_curtained (self);
  guint n = ss_match_get_n_moves (self->match);

  enable (self, "match.undo", !self->note && undo != SS_SEAT_NONE && !curtained && ss_match_can_undo (self->match, undo));
  enable (self, "match.redo", !self->note && !curtained && ss_match_can_redo (self->match));
  enable (self, "match.hint", self->live);
  enable (self, "match.type-move", self->live);
  enable (self, "match.move-now", ss_turns_get_thinking (self->turns) != SS_SEAT_NONE);
  enable (self, "match.resign", going && person != SS_SEAT_NONE && !curtained);
  enable (self, "match.offer-draw", going && person != SS_SEAT_NONE && !curtained);
  enable (self, "match.return", self->looking != SS_NOW);
  enable (self, "match.earlier", !curtained && n > 0 && self->looking != 0);
  enable (self, "match.later", self->looking != SS_NOW);
  enable (self, "match.look-back", n > 0 && (over || self->note));
  enable (self, "match.rematch", over);
  enable (self, "match.swap-seats", over);
  ss_match_page_update_sharing (self);
  ss_match_page_update_analysis (self);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  self->looking = SS_NOW;
  ss_match_undo (self->match, undo_seat (self));
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  self->looking = SS_NOW;
  ss_match_redo (self->match);
}

/* Hints */

#define HINTS 5 /* the best, and what comes next when one asks again */

/* In words, in the panel and in the bar that stands for it, and on the board, where the hint takes the place of the last move. */
static void
show_hint (SsMatchPage *self)
{
  const SsHint *hint = g_ptr_array_index (self->hints, self->hint);
  g_autofree char *said = NULL, *both = NULL;

  self->sight.last = self->sight.hint = hint->move;
  self->sight.last_by = self->sight.viewer;
  ss_match_page_redraw (self, SS_BOARD_PICK);
  said = self->sight.rules->game->say_move (self->sight.rules, self->view, hint->move);
  ss_match_panel_set_hint (self->panel, said, hint->why);
  both = hint->why ? g_strdup_printf ("%s\n%s", said, hint->why) : g_strdup (said);
  gtk_label_set_label (self->bar_prompt, both);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->board), said, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (hint->why)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), hint->why, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
on_advice (SsAdviser *adviser, GPtrArray *hints, gpointer data)
{
  SsMatchPage *self = data;

  if (!hints || !hints->len || !self->live)
    return;
  self->hints = g_ptr_array_ref (hints);
  self->hint = 0;
  show_hint (self);
}

static void
hint (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  if (!self->live)
    return;
  if (self->hints)
    {
      self->hint = (self->hint + 1) % self->hints->len;
      show_hint (self);
      return;
    }
  if (!self->adviser)
    self->adviser = ss_adviser_new (ss_library_seed ());
  ss_match_panel_set_hint (self->panel, _("Thinking…"), NULL);
  gtk_label_set_label (self->bar_prompt, _("Thinking…"));
  ss_adviser_ask (self->adviser, self->sight.rules, self->view, ss_match_get_history (self->match), self->sight.viewer, HINTS, on_advice, self);
}

static void
move_now (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_turns_hurry (SS_MATCH_PAGE (widget)->turns);
}

/* Ending by word */

static void
resign_answered (SsMatchPage *self, const char *response)
{
  if (g_str_equal (response, "resign") && ss_match_get_result (self->match) == SS_RESULT_UNFINISHED)
    ss_match_resign (self->match, ss_match_page_person (self));
}

static void
resign (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  AdwDialog *dialog;

  if (!g_settings_get_boolean (ss_application_get_settings (), "confirm-resign"))
    {
      resign_answered (self, "resign");
      return;
    }
  dialog = adw_alert_dialog_new (_("Resign the Match?"), NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s", _("The opponent wins. This can't be undone."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "resign", _("_Resign"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "resign", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (resign_answered), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* A computer player agrees to a draw when it doesn't think that it is better off. */
static gboolean
computer_agrees (SsMatchPage *self, SsSeat seat)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  g_autofree SsState *view = ss_match_get_view (self->match, SS_NOW, seat);

  return rules->game->evaluate (rules, view, seat) <= 0;
}

static void
draw_answered (SsMatchPage *self, const char *response)
{
  if (!g_str_equal (response, "draw") || ss_match_get_result (self->match) != SS_RESULT_UNFINISHED)
    return;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      SsPlayer *player = ss_match_get_player (self->match, seat);

      if (!ss_player_is_person (player) && !computer_agrees (self, seat))
        {
          g_autofree char *text = ss_text_fill (_("{player} declines the draw"), "player", ss_player_get_name (player), NULL);

          ss_window_tell (ss_window_of (GTK_WIDGET (self)), text);
          return;
        }
    }
  ss_match_agree_draw (self->match);
}

static void
offer_draw (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  gboolean both = ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_FIRST)) && ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_SECOND));
  AdwDialog *dialog = adw_alert_dialog_new (both ? _("Agree on a Draw?") : _("Offer a Draw?"), NULL);

  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog), "%s", both ? _("Both players must agree. This can't be undone.") : _("If the computer agrees, the match ends."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "draw", both ? _("_Draw") : _("_Offer"), NULL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (draw_answered), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* Once more */

static void
play_again (SsMatchPage *self, gboolean swap)
{
  SsWindow *window = ss_window_of (GTK_WIDGET (self));
  const char *words[2] = { ss_player_get_word (ss_match_get_player (self->match, SS_SEAT_FIRST)), ss_player_get_word (ss_match_get_player (self->match, SS_SEAT_SECOND)) };
  g_autoptr (GError) error = NULL;
  SsMatch *match;

  match = ss_library_start (ss_match_get_rules (self->match)->variant, swap ? (const char *[]) { words[1], words[0] } : words, &error);
  ss_window_play (window, match, TRUE);
  if (error)
    ss_window_tell_error (window, _("The Match Could Not Be Saved"), error->message);
}

static void
rematch (GtkWidget *widget, const char *action, GVariant *parameter)
{
  play_again (SS_MATCH_PAGE (widget), FALSE);
}

static void
swap_seats (GtkWidget *widget, const char *action, GVariant *parameter)
{
  play_again (SS_MATCH_PAGE (widget), TRUE);
}

/* Looking */

void
ss_match_page_look_back (SsMatchPage *self)
{
  gtk_revealer_set_reveal_child (self->end_revealer, FALSE);
  ss_match_page_look (self, 0);
  ss_match_panel_focus_record (self->panel);
}

static void
look_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_match_page_look_back (SS_MATCH_PAGE (widget));
}

static void
earlier (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  guint n = self->looking == SS_NOW ? ss_match_get_n_moves (self->match) : self->looking;

  if (n > 0)
    ss_match_page_look (self, n - 1);
}

static void
later (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  if (self->looking != SS_NOW)
    ss_match_page_look (self, self->looking + 1);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  ss_match_page_look (self, SS_NOW);
  gtk_revealer_set_reveal_child (self->end_revealer, ss_match_get_result (self->match) != SS_RESULT_UNFINISHED);
  ss_board_focus (self->board);
}

/* Typing */

void
ss_match_page_close_typing (SsMatchPage *self)
{
  gtk_revealer_set_reveal_child (self->type_revealer, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->type_error), FALSE);
  gtk_label_set_label (self->type_error, "");
  gtk_widget_remove_css_class (GTK_WIDGET (self->type_entry), "error");
  gtk_editable_set_text (GTK_EDITABLE (self->type_entry), "");
  ss_board_focus (self->board);
}

static void
type_move (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  gtk_revealer_set_reveal_child (self->type_revealer, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->type_entry));
}

void
ss_match_page_typed (SsMatchPage *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->type_entry))));
  g_autoptr (GError) error = NULL;

  if (!*text || !self->live)
    return;
  if (ss_match_play_text (self->match, text, ss_turns_get_seconds (self->turns), &error))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->type_entry), "");
      gtk_widget_set_visible (GTK_WIDGET (self->type_error), FALSE);
      gtk_widget_remove_css_class (GTK_WIDGET (self->type_entry), "error");
      return;
    }
  /* what was typed stays, with why it is refused beside it */
  gtk_label_set_label (self->type_error, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->type_error), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->type_entry), "error");
  gtk_accessible_announce (GTK_ACCESSIBLE (self->type_entry), error->message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* The rest */

static void
rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  adw_dialog_present (ss_in_force_new (ss_match_get_rules (self->match)->variant, ss_seats_variant_name (ss_match_get_record (self->match))), widget);
}

static void
focus_board (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_board_focus (SS_MATCH_PAGE (widget)->board);
}

static void
zoom (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_board_zoom (SS_MATCH_PAGE (widget)->board, g_variant_get_double (parameter));
}

static void
show_panel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);

  if (g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), "narrow") == 0)
    adw_bottom_sheet_set_open (self->sheet, !adw_bottom_sheet_get_open (self->sheet));
  else
    adw_overlay_split_view_set_show_sidebar (self->split, !adw_overlay_split_view_get_show_sidebar (self->split));
}

void
ss_match_page_class_init_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "match.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, hint);
  gtk_widget_class_install_action (widget_class, "match.move-now", NULL, move_now);
  gtk_widget_class_install_action (widget_class, "match.resign", NULL, resign);
  gtk_widget_class_install_action (widget_class, "match.offer-draw", NULL, offer_draw);
  gtk_widget_class_install_action (widget_class, "match.rematch", NULL, rematch);
  gtk_widget_class_install_action (widget_class, "match.swap-seats", NULL, swap_seats);
  gtk_widget_class_install_action (widget_class, "match.look-back", NULL, look_back);
  gtk_widget_class_install_action (widget_class, "match.earlier", NULL, earlier);
  gtk_widget_class_install_action (widget_class, "match.later", NULL, later);
  gtk_widget_class_install_action (widget_class, "match.return", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "match.type-move", NULL, type_move);
  gtk_widget_class_install_action (widget_class, "match.rules", NULL, rules);
  gtk_widget_class_install_action (widget_class, "match.focus-board", NULL, focus_board);
  gtk_widget_class_install_action (widget_class, "match.panel", NULL, show_panel);
  gtk_widget_class_install_action (widget_class, "match.zoom", "d", zoom);
  ss_match_page_class_init_sharing (widget_class);
  ss_match_page_class_init_analysis (widget_class);
}
