/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-finished-page.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ss-confirm-delete.h"
#include "ss-library.h"
#include "ss-seats.h"
#include "ss-window.h"

struct _SsFinishedPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  AdwPreferencesGroup *opponents_group;
  GtkListBox *opponents;
  GtkListBox *matches;
  GPtrArray *saved; /* of SsSavedMatch*, one a row of `matches` */
  GHashTable *hidden; /* paths that are deleted unless it is undone */
};

G_DEFINE_FINAL_TYPE (SsFinishedPage, ss_finished_page, ADW_TYPE_NAVIGATION_PAGE)

/* Words */

static char *
result_text (const SsRecord *record)
{
  g_autofree char *first = ss_seats_name_of_word (record->names[0]);
  g_autofree char *second = ss_seats_name_of_word (record->names[1]);

  switch (record->result)
    {
    case SS_RESULT_FIRST:
      return ss_text_fill (_("{first} won against {second}"), "first", first, "second", second, NULL);
    case SS_RESULT_SECOND:
      return ss_text_fill (_("{second} won against {first}"), "first", first, "second", second, NULL);
    case SS_RESULT_DRAW:
    case SS_RESULT_UNFINISHED:
    default:
      return ss_text_fill (_("{first} and {second} drew"), "first", first, "second", second, NULL);
    }
}

/* The name of the file if a person gave it one; files are made as VARIANT-TIME. */
static char *
match_title (const SsSavedMatch *saved)
{
  g_autofree char *base = g_path_get_basename (saved->path);
  const char *id = *saved->record->variant_id ? saved->record->variant_id : ss_variant_get_game (saved->record->variant)->id;
  gsize n = strlen (id);

  if (g_str_has_suffix (base, ".game"))
    base[strlen (base) - strlen (".game")] = '\0';
  if (strncmp (base, id, n) == 0 && base[n] == '-' && strspn (base + n + 1, "0123456789TZ:-") == strlen (base + n + 1))
    return g_strdup (ss_seats_variant_name (saved->record));
  return g_filename_display_name (base);
}

/* Results by opponent */

typedef struct
{
  guint won, lost, drawn;
} Results;

/* Who the opponent was: the computer where one sat; of two persons Second, seen from First. */
static void
count (GHashTable *table, const SsRecord *record)
{
  SsSeat viewer = ss_seats_viewer_of_words (record->names[0], record->names[1]);
  SsSeat own = viewer == SS_SEAT_NONE ? SS_SEAT_FIRST : viewer;
  char *opponent = ss_seats_name_of_word (record->names[ss_seat_other (own)]);
  Results *results = g_hash_table_lookup (table, opponent);

  if (!results)
    {
      results = g_new0 (Results, 1);
      g_hash_table_insert (table, g_strdup (opponent), results);
    }
  if (record->result == SS_RESULT_DRAW)
    results->drawn++;
  else if (record->result == ss_result_win (own))
    results->won++;
  else
    results->lost++;
  g_free (opponent);
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

static void
show_opponents (SsFinishedPage *self)
{
  g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < self->saved->len; i++)
    count (table, ((SsSavedMatch *) g_ptr_array_index (self->saved, i))->record);
  g_autoptr (GPtrArray) names = g_hash_table_get_keys_as_ptr_array (table);
  g_ptr_array_sort (names, by_name);
  gtk_list_box_remove_all (self->opponents);
  for (guint i = 0; i < names->len; i++)
    {
      const Results *r = g_hash_table_lookup (table, g_ptr_array_index (names, i));
      g_autofree char *won = ss_text_number ((int) r->won), *lost = ss_text_number ((int) r->lost), *drawn = ss_text_number ((int) r->drawn);
      g_autofree char *text = ss_text_fill (_("{won} won, {lost} lost, {drawn} drawn"), "won", won, "lost", lost, "drawn", drawn, NULL);
      GtkWidget *row = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_ptr_array_index (names, i));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      gtk_list_box_append (self->opponents, row);
    }
}

/* Rows */

static void list_again (SsFinishedPage *self);

static SsSavedMatch *
saved_of (SsFinishedPage *self, GtkWidget *row)
{
  return g_ptr_array_index (self->saved, (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
rename_answered (AdwAlertDialog *dialog, const char *response, SsFinishedPage *self)
{
  GtkEditable *entry = g_object_get_data (G_OBJECT (dialog), "ss-entry");
  const char *path = g_object_get_data (G_OBJECT (dialog), "ss-path");
  SsWindow *window = ss_window_of (GTK_WIDGET (self));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  g_autoptr (GError) error = NULL;

  if (strcmp (response, "rename") != 0 || !*name)
    return;
  if (!ss_library_rename (path, name, &error))
    ss_window_tell_error (window, _("The Match Could Not Be Renamed"), error->message);
  list_again (self);
}

static void
rename_clicked (GtkWidget *button, SsFinishedPage *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Rename the Match"), NULL));
  GtkWidget *list = gtk_list_box_new (), *entry = adw_entry_row_new ();
  g_autofree char *title = match_title (saved_of (self, row));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), _("Name"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), title);
  gtk_list_box_append (GTK_LIST_BOX (list), entry);
  adw_alert_dialog_set_extra_child (dialog, list);
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "rename");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "ss-entry", entry);
  g_object_set_data_full (G_OBJECT (dialog), "ss-path", g_strdup (saved_of (self, row)->path), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_answered), self, 0);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
  gtk_widget_grab_focus (entry);
}

/* Deleting waits for its toast to go: until then undo only shows the row again. */

typedef struct
{
  SsFinishedPage *page; /* owned */
  char *path;
  gboolean undone;
} Deletion;

static void
deletion_undone (AdwToast *toast, Deletion *deletion)
{
  deletion->undone = TRUE;
  g_hash_table_remove (deletion->page->hidden, deletion->path);
  list_again (deletion->page);
}

static void
deletion_over (AdwToast *toast, Deletion *deletion)
{
  g_autoptr (GError) error = NULL;

  if (!deletion->undone && !ss_library_remove (deletion->path, &error))
    {
      SsWindow *window = ss_window_of (GTK_WIDGET (deletion->page));
      g_hash_table_remove (deletion->page->hidden, deletion->path);
      if (window)
        ss_window_tell_error (window, _("The Match Could Not Be Deleted"), error->message);
    }
}

static void
deletion_free (gpointer data, GClosure *closure)
{
  Deletion *deletion = data;

  g_object_unref (deletion->page);
  g_free (deletion->path);
  g_free (deletion);
}

static void
delete_row (GtkWidget *row)
{
  SsFinishedPage *self = SS_FINISHED_PAGE (gtk_widget_get_ancestor (row, SS_TYPE_FINISHED_PAGE));
  const SsSavedMatch *saved = saved_of (self, row);
  g_autofree char *title = match_title (saved);
  g_autofree char *text = ss_text_fill (_("“{name}” was deleted."), "name", title, NULL);
  AdwToast *toast = adw_toast_new (text);
  Deletion *deletion = g_new0 (Deletion, 1);

  deletion->page = g_object_ref (self);
  deletion->path = g_strdup (saved->path);
  g_hash_table_add (self->hidden, g_strdup (saved->path));
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 60); /* to read it and to get there by keys, at anyone’s pace */
  g_signal_connect (toast, "button-clicked", G_CALLBACK (deletion_undone), deletion);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (deletion_over), deletion, deletion_free, 0);
  ss_window_toast (ss_window_of (GTK_WIDGET (self)), toast);
  list_again (self);
}

static void
delete_clicked (GtkWidget *button, SsFinishedPage *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);

  ss_confirm_delete (GTK_WIDGET (self), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), G_CALLBACK (delete_row), row);
}

static GtkWidget *
icon_button (const char *icon, const char *tooltip, const char *title, GCallback clicked, SsFinishedPage *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *name = ss_text_fill (_("{title}: {action}"), "title", title, "action", tooltip, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", clicked, self);
  return button;
}

static void
add_row (SsFinishedPage *self, const SsSavedMatch *saved)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = match_title (saved);
  g_autofree char *result = result_text (saved->record);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (saved->when);
  /* Translators: the date of a match, as g_date_time_format() takes it */
  g_autofree char *date = g_date_time_format (when, _("%e %B %Y"));
  g_autofree char *subtitle = ss_text_fill (_("{result} · {date}"), "result", result, "date", g_strstrip (date), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon_button ("document-edit-symbolic", _("Rename"), title, G_CALLBACK (rename_clicked), self));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon_button ("user-trash-symbolic", _("Delete"), title, G_CALLBACK (delete_clicked), self));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->matches, row);
}

static void
list_again (SsFinishedPage *self)
{
  g_clear_pointer (&self->saved, g_ptr_array_unref);
  self->saved = ss_library_finished ();
  for (guint i = self->saved->len; i > 0; i--)
    if (g_hash_table_contains (self->hidden, ((SsSavedMatch *) g_ptr_array_index (self->saved, i - 1))->path))
      g_ptr_array_remove_index (self->saved, i - 1);
  gtk_list_box_remove_all (self->matches);
  for (guint i = 0; i < self->saved->len; i++)
    add_row (self, g_ptr_array_index (self->saved, i));
  show_opponents (self);
  gtk_stack_set_visible_child_name (self->stack, self->saved->len ? "list" : "empty");
}

static void
row_activated (SsFinishedPage *self, GtkListBoxRow *row)
{
  g_autoptr (GFile) file = g_file_new_for_path (saved_of (self, GTK_WIDGET (row))->path);

  ss_window_open (ss_window_of (GTK_WIDGET (self)), file);
}

static void
ss_finished_page_showing (AdwNavigationPage *page)
{
  list_again (SS_FINISHED_PAGE (page));
}

static void
ss_finished_page_dispose (GObject *object)
{
  SsFinishedPage *self = SS_FINISHED_PAGE (object);

  g_clear_pointer (&self->saved, g_ptr_array_unref);
  g_clear_pointer (&self->hidden, g_hash_table_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_FINISHED_PAGE);
  G_OBJECT_CLASS (ss_finished_page_parent_class)->dispose (object);
}

static void
ss_finished_page_class_init (SsFinishedPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_finished_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = ss_finished_page_showing;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-finished-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsFinishedPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SsFinishedPage, opponents_group);
  gtk_widget_class_bind_template_child (widget_class, SsFinishedPage, opponents);
  gtk_widget_class_bind_template_child (widget_class, SsFinishedPage, matches);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
ss_finished_page_init (SsFinishedPage *self)
{
  self->hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ss_finished_page_new (void)
{
  return g_object_new (SS_TYPE_FINISHED_PAGE, NULL);
}
