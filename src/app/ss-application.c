/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-application.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "ss-about.h"
#include "ss-board.h"
#include "ss-command-line.h"
#include "ss-head-start.h"
#include "ss-language.h"
#include "ss-preferences.h"
#include "ss-shortcuts.h"
#include "ss-textures.h"
#include "ss-whole-words.h"
#include "ss-window.h"
#include "ui/ss-ui.h"

struct _SsApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (SsApplication, ss_application, ADW_TYPE_APPLICATION)

GSettings *
ss_application_get_settings (void)
{
  static GSettings *settings;

  if (!settings)
    settings = g_settings_new (SS_APP_ID);
  return settings;
}

static GtkWindow *
any_window (SsApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return window ? window : GTK_WINDOW (ss_window_new (ADW_APPLICATION (self)));
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *l = windows; l; l = l->next) /* each may want to be asked; the last one ends the program */
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
new_window (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (ss_window_new (data)));
}

/* Open…: a record or a variant */

static void
file_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SsApplication) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);
  SsWindow *window = SS_WINDOW (any_window (self));

  if (file)
    ss_window_open (window, file);
  else if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    ss_window_tell_error (window, _("The File Could Not Be Opened"), error->message);
}

static void
open_file (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (filter, _("Variants and match records"));
  gtk_file_filter_add_suffix (filter, "variant");
  gtk_file_filter_add_suffix (filter, "game");
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_title (dialog, _("Open a Variant or a Match"));
  gtk_file_dialog_open (dialog, any_window (data), NULL, file_chosen, g_object_ref (data));
}

static void
preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_dialog_present (ss_preferences_new (), GTK_WIDGET (any_window (data)));
}

static void
shortcuts (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_dialog_present (ss_shortcuts_new (), GTK_WIDGET (any_window (data)));
}

static void
about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_dialog_present (ss_about_new (), GTK_WIDGET (any_window (data)));
}

static void
follow_appearance (GSettings *settings, const char *key, gpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[g_settings_get_enum (settings, "appearance")]);
}

static void
follow_animations (GSettings *settings, const char *key, gpointer data)
{
  ss_board_set_pace (g_settings_get_enum (settings, "animations") / 100.0);
}

/* All that is on screen anew; the preferences, where the language is chosen, are there again, too. */
static gboolean
make_anew (gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *l = windows; l; l = l->next)
    if (SS_IS_WINDOW (l->data))
      {
        AdwDialog *dialog = adw_application_window_get_visible_dialog (l->data);
        gboolean preferring = SS_IS_PREFERENCES (dialog);

        if (preferring)
          adw_dialog_force_close (dialog);
        ss_window_make_anew (l->data);
        if (preferring)
          {
            AdwDialog *again = ss_preferences_new ();

            adw_dialog_present (again, l->data);
            ss_preferences_focus_language (SS_PREFERENCES (again));
          }
      }
  g_list_free (windows);
  return G_SOURCE_REMOVE;
}

static void
follow_language (GSettings *settings, const char *key, gpointer data)
{
  ss_language_set ((SsLanguage) g_settings_get_enum (settings, "language"));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, make_anew, g_object_ref (data), g_object_unref); /* once the row that was chosen from is done */
}

/* From a notification */
static void
show_match (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!ss_window_show_open_match (path))
    {
      gtk_window_present (any_window (data));
      ss_window_open (SS_WINDOW (any_window (data)), file);
    }
}

/* What can wait until the first frame is there. */
static gboolean
settle (gpointer data)
{
  gtk_window_set_default_icon_name (SS_APP_ID); /* X11 wants it drawn in several sizes */
#ifdef __GLIBC__
  /* Pictures come and go. By itself malloc learns from the first that is freed to keep such sizes in the heap, where holes of megabytes stay. */
  mallopt (M_MMAP_THRESHOLD, 128 << 10);
  mallopt (M_TRIM_THRESHOLD, 1 << 20);
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

static void
ss_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit },
    { .name = "new-window", .activate = new_window },
    { .name = "open", .activate = open_file },
    { .name = "preferences", .activate = preferences },
    { .name = "shortcuts", .activate = shortcuts },
    { .name = "about", .activate = about },
    { .name = "show-match", .activate = show_match, .parameter_type = "s" },
  };
  GtkApplication *gtk = GTK_APPLICATION (application);
  GSettings *settings = ss_application_get_settings ();

  ss_head_start_begin ();
  G_APPLICATION_CLASS (ss_application_parent_class)->startup (application);
  ss_head_start_end ();
  ss_whole_words_in_labels ();
  /* a page of rules that takes the focus isn't selected whole */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  ss_shortcuts_set_accels (gtk);
  g_idle_add_full (G_PRIORITY_LOW, settle, NULL, NULL);

  follow_appearance (settings, "appearance", NULL);
  g_signal_connect_object (settings, "changed::appearance", G_CALLBACK (follow_appearance), application, G_CONNECT_DEFAULT);
  follow_animations (settings, "animations", NULL);
  g_signal_connect_object (settings, "changed::animations", G_CALLBACK (follow_animations), application, G_CONNECT_DEFAULT);
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (follow_language), application, G_CONNECT_DEFAULT);
  /* a change of theme throws the textures away; what is on screen renders its own anew */
  g_signal_connect (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (ss_textures_clear), NULL);
  g_signal_connect (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (ss_textures_clear), NULL);
}

static void
ss_application_activate (GApplication *application)
{
  gtk_window_present (any_window (SS_APPLICATION (application)));
}

static void
ss_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);
      SsWindow *window;

      if (path && ss_window_show_open_match (path))
        continue;
      window = ss_window_new (ADW_APPLICATION (application));
      gtk_window_present (GTK_WINDOW (window));
      ss_window_open (window, files[i]);
    }
}

static gboolean
ss_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  if (ss_command_line_answer ((const char *const *) *arguments + (**arguments ? 1 : 0), status))
    return TRUE;
  return G_APPLICATION_CLASS (ss_application_parent_class)->local_command_line (application, arguments, status);
}

static void
ss_application_class_init (SsApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  g_resources_register (ss_ui_get_resource ()); /* also keeps it in the program: nothing else names it */
  application_class->local_command_line = ss_application_local_command_line;
  application_class->startup = ss_application_startup;
  application_class->activate = ss_application_activate;
  application_class->open = ss_application_open;
}

static void
ss_application_init (SsApplication *self)
{
}

GApplication *
ss_application_new (void)
{
  return g_object_new (SS_TYPE_APPLICATION, "application-id", SS_APP_ID, "flags", G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/io/github/stepstones/Stepstones", NULL);
}
