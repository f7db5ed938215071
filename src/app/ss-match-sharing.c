/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ss-seats.h"
#include "ss-share.h"
#include "ss-window.h"

/* What leaves a match: pictures, position, notation and text are what the one at the screen sees, nothing while the curtain is down; the record file
 * alone holds all. And what is written into it: comments on moves. */

#define PRINT_WIDTH 1000
#define PRINT_HEIGHT 1000

static guint
shown (SsMatchPage *self)
{
  return self->looking == SS_NOW ? ss_match_get_n_moves (self->match) : self->looking;
}

static gboolean
is_over (SsMatchPage *self)
{
  return ss_match_get_result (self->match) != SS_RESULT_UNFINISHED;
}

/* reader: who the moves are written for; once the match is over there is nothing to hide, as in the record on screen */
static SsSeat
reader (SsMatchPage *self)
{
  return is_over (self) ? SS_SEAT_NONE : ss_match_page_viewer (self);
}

void
ss_match_page_update_sharing (SsMatchPage *self)
{
  static const char *const actions[] = { "match.copy-picture", "match.copy-position", "match.copy-notation", "match.export-text", "match.save-record", "match.print" };
  gboolean open = !ss_match_page_is_curtained (self);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.comment", open && !self->note && shown (self) > 0);
}

static void
tell (SsMatchPage *self, const char *text)
{
  SsWindow *window = ss_window_of (GTK_WIDGET (self));

  if (window)
    ss_window_tell (window, text);
}

static void
copy_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  SsScene *scene = ss_match_scene (self->match, shown (self), ss_match_page_viewer (self), ss_match_page_bottom (self), PRINT_WIDTH, PRINT_HEIGHT);

  if (ss_share_copy_picture (widget, scene, &error))
    tell (self, _("The picture was copied."));
  else
    ss_window_tell_error (ss_window_of (widget), _("The Picture Could Not Be Copied"), error->message);
  ss_scene_free (scene);
}

static void
copy_position (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  g_autofree char *text = ss_match_position_text (self->match, shown (self), ss_match_page_viewer (self));

  ss_share_copy_text (widget, text);
  tell (self, _("The position was copied."));
}

static void
copy_notation (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  g_autofree char *text = ss_match_notation (self->match, reader (self));

  ss_share_copy_text (widget, text);
  tell (self, _("The notation was copied."));
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  SsScene *scene = ss_match_scene (self->match, shown (self), ss_match_page_viewer (self), ss_match_page_bottom (self), PRINT_WIDTH, PRINT_HEIGHT);

  ss_share_print (GTK_WINDOW (ss_window_of (widget)), scene, adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self)));
  ss_scene_free (scene);
}

/* Files */

static void
written (gboolean done, const GError *error, gpointer data)
{
  g_autoptr (SsMatchPage) self = data;

  if (done)
    tell (self, _("Saved"));
  else if (error && ss_window_of (GTK_WIDGET (self)))
    ss_window_tell_error (ss_window_of (GTK_WIDGET (self)), _("The Record Could Not Be Written"), error->message);
}

/* file_name: that of the match's own file, with another ending. */
static char *
file_name (SsMatchPage *self, const char *ending)
{
  const char *path = ss_match_get_record (self->match)->path;
  g_autofree char *base = g_path_get_basename (path ? path : ss_variant_get_game (ss_match_get_record (self->match)->variant)->id);

  if (g_str_has_suffix (base, ".game"))
    base[strlen (base) - strlen (".game")] = '\0';
  return g_strconcat (base, ending, NULL);
}

static void
export_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  g_autofree char *text = ss_match_record_text (self->match, reader (self));
  g_autofree char *name = file_name (self, ".txt");

  ss_share_save_text (GTK_WINDOW (ss_window_of (widget)), _("Export the Record as Text"), name, text, written, g_object_ref (self));
}

static void
save_copy (SsMatchPage *self)
{
  g_autofree char *text = ss_record_write (ss_match_get_record (self->match));
  g_autofree char *name = file_name (self, ".game");

  ss_share_save_text (GTK_WINDOW (ss_window_of (GTK_WIDGET (self))), _("Save the Record"), name, text, written, g_object_ref (self));
}

static void
hidden_answered (SsMatchPage *self, const char *response)
{
  if (g_str_equal (response, "save") && ss_window_of (GTK_WIDGET (self)))
    save_copy (self);
}

static void
save_record (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  AdwDialog *dialog;

  if (!ss_match_get_rules (self->match)->game->hidden || is_over (self))
    {
      save_copy (self);
      return;
    }
  dialog = adw_alert_dialog_new (_("The File Contains Hidden Cards"), _("Whoever opens it can see the cards of both players and those still to be drawn."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "save", _("_Save…"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (hidden_answered), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* Comments */

static void
comment_answered (AdwAlertDialog *dialog, const char *response, SsMatchPage *self)
{
  GtkEditable *entry = g_object_get_data (G_OBJECT (dialog), "ss-entry");
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "ss-number"));
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  gboolean removed = g_str_equal (response, "delete");

  if ((!removed && !g_str_equal (response, "save")) || number > ss_match_get_n_moves (self->match))
    return;
  ss_match_set_comment (self->match, number, removed ? NULL : text);
  ss_match_page_comment_changed (self, number);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), removed || !*text ? _("The comment was deleted.") : _("The comment was saved."), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
comment (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsMatchPage *self = SS_MATCH_PAGE (widget);
  guint number = shown (self);
  const char *old = g_array_index (ss_match_get_record (self->match)->moves, SsRecordMove, number - 1).comment;
  g_autofree char *n = ss_text_number ((int) number);
  g_autofree char *heading = ss_text_fill (_("Comment on Move {n}"), "n", n, NULL);
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, NULL));
  GtkWidget *list = gtk_list_box_new (), *entry = adw_entry_row_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), _("Comment"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), TRUE);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (entry), 500);
  gtk_editable_set_text (GTK_EDITABLE (entry), old ? old : "");
  gtk_list_box_append (GTK_LIST_BOX (list), entry);
  adw_alert_dialog_set_extra_child (dialog, list);
  adw_alert_dialog_add_response (dialog, "cancel", _("_Cancel"));
  if (old)
    {
      adw_alert_dialog_add_response (dialog, "delete", _("_Delete"));
      adw_alert_dialog_set_response_appearance (dialog, "delete", ADW_RESPONSE_DESTRUCTIVE);
    }
  adw_alert_dialog_add_response (dialog, "save", _("_Save"));
  adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "save");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "ss-entry", entry);
  g_object_set_data (G_OBJECT (dialog), "ss-number", GUINT_TO_POINTER (number));
  g_signal_connect_object (dialog, "response", G_CALLBACK (comment_answered), self, 0);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
  gtk_widget_grab_focus (entry);
}

void
ss_match_page_class_init_sharing (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.copy-picture", NULL, copy_picture);
  gtk_widget_class_install_action (widget_class, "match.copy-position", NULL, copy_position);
  gtk_widget_class_install_action (widget_class, "match.copy-notation", NULL, copy_notation);
  gtk_widget_class_install_action (widget_class, "match.export-text", NULL, export_text);
  gtk_widget_class_install_action (widget_class, "match.save-record", NULL, save_record);
  gtk_widget_class_install_action (widget_class, "match.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "match.comment", NULL, comment);
}
