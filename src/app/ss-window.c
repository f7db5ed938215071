/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-window.h"

#include <glib/gi18n.h>

#include "ss-application.h"
#include "ss-editor-page.h"
#include "ss-finished-page.h"
#include "ss-game-page.h"
#include "ss-home-page.h"
#include "ss-library.h"
#include "ss-match-page.h"
#include "ss-rules-dialog.h"

struct _SsWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;
};

G_DEFINE_FINAL_TYPE (SsWindow, ss_window, ADW_TYPE_APPLICATION_WINDOW)

void
ss_window_show_game (SsWindow *self, const SsGame *game)
{
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (ss_game_page_new (game)));
}

void
ss_window_show_variant (SsWindow *self, SsVariant *variant)
{
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (ss_game_page_new_variant (variant)));
}

void
ss_window_play (SsWindow *self, SsMatch *match, gboolean replace)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (ss_match_page_new (match));

  if (replace)
    {
      AdwNavigationPage *home = adw_navigation_view_find_page (self->pages, "home");

      adw_navigation_view_replace (self->pages, (AdwNavigationPage *[]) { home, page }, 2);
    }
  else
    adw_navigation_view_push (self->pages, page);
  ss_match_page_begin (SS_MATCH_PAGE (page));
}

void
ss_window_show_rules (SsWindow *self, SsVariant *variant)
{
  adw_dialog_present (ss_rules_dialog_new (variant), GTK_WIDGET (self));
}

static void
act_finished (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_navigation_view_push (SS_WINDOW (widget)->pages, ADW_NAVIGATION_PAGE (ss_finished_page_new ()));
}

/* The editor */

static void
try_out (SsEditorPage *page, SsVariant *variant, SsWindow *self)
{
  ss_window_show_variant (self, variant);
}

static void
rules_asked (SsEditorPage *page, SsVariant *variant, SsWindow *self)
{
  ss_window_show_rules (self, variant);
}

void
ss_window_edit (SsWindow *self, SsDraft *draft)
{
  g_autoptr (SsDraft) owned = draft;
  GtkWidget *page = ss_editor_page_new (owned);

  g_signal_connect_object (page, "try-out", G_CALLBACK (try_out), self, 0);
  g_signal_connect_object (page, "rules", G_CALLBACK (rules_asked), self, 0);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

/* A variant with errors opens in the editor with its problems listed; only what is no text at all is told. */
static void
open_variant (SsWindow *self, const char *path)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load (path, problems);
  g_autoptr (GError) error = NULL;

  if (variant && ss_problems_count (problems) == 0)
    {
      ss_window_show_variant (self, variant);
      return;
    }
  SsDraft *draft = ss_draft_open (path, &error);
  if (draft)
    ss_window_edit (self, draft);
  else
    ss_window_tell_error (self, _("The Variant Could Not Be Opened"), error->message);
}

void
ss_window_open (SsWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_parse_name (file);

  if (!path)
    ss_window_tell_error (self, _("The File Could Not Be Opened"), uri);
  else if (g_str_has_suffix (path, ".variant"))
    open_variant (self, path);
  else
    {
      g_autoptr (GError) error = NULL;
      SsMatch *match = ss_library_resume (path, &error);

      if (match)
        ss_window_play (self, match, FALSE);
      else
        ss_window_tell_error (self, _("The Match Could Not Be Resumed"), error->message);
    }
}

void
ss_window_toast (SsWindow *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
ss_window_tell (SsWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
ss_window_tell_error (SsWindow *self, const char *heading, const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

SsWindow *
ss_window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return SS_IS_WINDOW (root) ? SS_WINDOW (root) : NULL;
}

/* The size is remembered when the window goes, not at each step of a resize. */
static void
ss_window_unrealize (GtkWidget *widget)
{
  GSettings *settings = ss_application_get_settings ();
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (widget), &width, &height);
  g_settings_set (settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (widget)));
  GTK_WIDGET_CLASS (ss_window_parent_class)->unrealize (widget);
}

static void
ss_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_WINDOW);
  G_OBJECT_CLASS (ss_window_parent_class)->dispose (object);
}

static void
ss_window_class_init (SsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_window_dispose;
  widget_class->unrealize = ss_window_unrealize;
  g_type_ensure (SS_TYPE_HOME_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-window.ui");
  gtk_widget_class_install_action (widget_class, "win.finished", NULL, act_finished);
  gtk_widget_class_bind_template_child (widget_class, SsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SsWindow, pages);
}

static void
ss_window_init (SsWindow *self)
{
  int width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_get (ss_application_get_settings (), "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (ss_application_get_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

SsWindow *
ss_window_new (AdwApplication *application)
{
  return g_object_new (SS_TYPE_WINDOW, "application", application, NULL);
}
