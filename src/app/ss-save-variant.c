/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-save-variant.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>
#include <string.h>

typedef struct
{
  SsDraft *draft;     /* saving */
  SsVariant *variant; /* exporting */
  GtkWidget *parent;
  GtkEditable *name, *file;
  GtkLabel *hint;
  AdwAlertDialog *dialog;
  gboolean file_typed; /* the file's name no longer follows the name */
  SsSaved saved;
  gpointer data;
} Saving;

static void
finish (Saving *saving, const char *path)
{
  saving->saved (saving->draft, path, saving->data);
  g_clear_object (&saving->draft);
  g_clear_pointer (&saving->variant, ss_variant_unref);
  g_object_unref (saving->parent);
  g_free (saving);
}

static void
tell (GtkWidget *parent, const char *heading, const char *message)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, message));

  adw_alert_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}

static char *
own_path (const char *id)
{
  g_autofree char *folder = ss_variant_own_folder ();
  g_autofree char *file = g_strconcat (id, ".variant", NULL);

  return g_build_filename (folder, file, NULL);
}

/* An id that would hide another variant, shipped or own, is taken. */
static gboolean
id_is_taken (const char *id)
{
  g_autoptr (GPtrArray) all = ss_variant_list ();

  for (guint i = 0; i < all->len; i++)
    if (strcmp (((SsVariantEntry *) g_ptr_array_index (all, i))->id, id) == 0)
      return TRUE;
  return FALSE;
}

char *
ss_variant_id_from_name (const char *name, const char *game)
{
  GString *id = g_string_new (NULL);

  for (const char *p = name; *p && id->len < 56; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (id, g_ascii_tolower (*p));
    else if ((*p == ' ' || *p == '-' || *p == '_') && id->len && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len < 2) /* a name in other letters */
    g_string_printf (id, "%s-own", game);
  g_autofree char *stem = g_strdup (id->str);
  for (int n = 2; id_is_taken (id->str); n++)
    g_string_printf (id, "%s-%d", stem, n);
  return g_string_free (id, FALSE);
}

static void
write_draft (Saving *saving, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *at = g_strdup (path);

  if (ss_draft_save (saving->draft, at, &error))
    {
      finish (saving, at);
      return;
    }
  tell (saving->parent, _ ("The Variant Could Not Be Saved"), error->message);
  finish (saving, NULL);
}

static void
check_name (Saving *saving)
{
  const char *id = gtk_editable_get_text (saving->file);
  const char *wrong = NULL;

  if (!ss_variant_id_is_valid (id))
    wrong = _ ("The file name is made of a to z, 0 to 9 and -, at most 64 of them.");
  else if (id_is_taken (id))
    wrong = _ ("There is a variant with this file name already.");
  else if (!*gtk_editable_get_text (saving->name))
    wrong = _ ("Give the variant a name.");
  gtk_label_set_text (saving->hint, wrong ? wrong : "");
  adw_alert_dialog_set_response_enabled (saving->dialog, "save", wrong == NULL);
}

static void
name_typed (Saving *saving)
{
  if (!saving->file_typed)
    {
      g_autofree char *id = ss_variant_id_from_name (gtk_editable_get_text (saving->name), ss_variant_get_game (ss_draft_get_variant (saving->draft))->id);
      gtk_editable_set_text (saving->file, id);
      saving->file_typed = FALSE;
    }
  check_name (saving);
}

static void
file_typed (Saving *saving)
{
  saving->file_typed = gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (saving->file)));
  check_name (saving);
}

static void
name_answered (AdwAlertDialog *dialog, const char *response, Saving *saving)
{
  if (strcmp (response, "save") != 0)
    {
      finish (saving, NULL);
      return;
    }
  g_autofree char *path = own_path (gtk_editable_get_text (saving->file));
  const char *name = gtk_editable_get_text (saving->name);
  if (strcmp (name, ss_variant_get_name (ss_draft_get_variant (saving->draft))) != 0)
    {
      /* the name of the language of the moment, if the file names it so; else the plain one */
      const char *language = g_get_language_names ()[0];
      g_autofree char *local = g_strdup_printf ("Name[%.2s]", language);
      g_autofree char *typed = ss_variant_get_typed (ss_draft_get_variant (saving->draft), "Variant", local);
      ss_draft_set_value (saving->draft, "Variant", typed ? local : "Name", name);
    }
  write_draft (saving, path);
}

static void
ask_name (Saving *saving)
{
  SsVariant *variant = ss_draft_get_variant (saving->draft);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *list = gtk_list_box_new ();
  GtkWidget *name = adw_entry_row_new (), *file = adw_entry_row_new (), *hint = gtk_label_new (NULL);

  saving->dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Save as an Own Variant"), NULL));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (name), _ ("Name"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (file), _ ("File name"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (name), TRUE);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (file), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), name);
  gtk_list_box_append (GTK_LIST_BOX (list), file);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "error");
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), hint);
  saving->name = GTK_EDITABLE (name);
  saving->file = GTK_EDITABLE (file);
  saving->hint = GTK_LABEL (hint);
  adw_alert_dialog_set_extra_child (saving->dialog, box);
  adw_alert_dialog_add_responses (saving->dialog, "cancel", _ ("_Cancel"), "save", _ ("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (saving->dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (saving->dialog, "save");
  adw_alert_dialog_set_close_response (saving->dialog, "cancel");
  g_signal_connect_swapped (name, "changed", G_CALLBACK (name_typed), saving);
  g_signal_connect_swapped (file, "changed", G_CALLBACK (file_typed), saving);
  gtk_editable_set_text (saving->name, ss_variant_get_name (variant));
  name_typed (saving);
  g_signal_connect (saving->dialog, "response", G_CALLBACK (name_answered), saving);
  adw_dialog_present (ADW_DIALOG (saving->dialog), saving->parent);
  gtk_widget_grab_focus (name);
}

void
ss_save_variant (SsDraft *draft, GtkWidget *parent, gboolean as, SsSaved saved, gpointer data)
{
  g_return_if_fail (SS_IS_DRAFT (draft));
  Saving *saving = g_new0 (Saving, 1);
  const char *path = ss_draft_get_path (draft);
  g_autofree char *own = ss_variant_own_folder ();
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;

  saving->draft = g_object_ref (draft);
  saving->parent = g_object_ref (parent);
  saving->saved = saved;
  saving->data = data;
  /* a file of the person's own, wherever it lies, is written where it lies; a shipped one can't be */
  if (!as && path && (strcmp (folder, own) == 0 || g_access (path, W_OK) == 0))
    write_draft (saving, path);
  else
    ask_name (saving);
}

static void
place_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);

  if (!file)
    {
      if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
        tell (saving->parent, _ ("The Variant Could Not Be Exported"), error->message);
      finish (saving, NULL);
      return;
    }
  gsize length;
  const char *text = ss_variant_get_source (saving->variant, &length);
  if (!g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    {
      tell (saving->parent, _ ("The Variant Could Not Be Exported"), error->message);
      finish (saving, NULL);
      return;
    }
  finish (saving, g_file_peek_path (file) ? g_file_peek_path (file) : "");
}

void
ss_export_variant (SsVariant *variant, GtkWidget *parent, SsSaved saved, gpointer data)
{
  Saving *saving = g_new0 (Saving, 1);
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  const char *id = ss_variant_get_id (variant);
  g_autofree char *name = g_strconcat (*id ? id : ss_variant_get_game (variant)->id, ".variant", NULL);

  saving->variant = ss_variant_ref (variant);
  saving->parent = g_object_ref (parent);
  saving->saved = saved;
  saving->data = data;
  gtk_file_dialog_set_title (dialog, _ ("Export Variant"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (parent)), NULL, place_chosen, saving);
}
