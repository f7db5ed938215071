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
  AdwNavigationPage *below; /* borrowed: under the editor that is asked before closing */
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

/* The pages from the home page up; owned references. */
static GPtrArray *
list_pages (SsWindow *self)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->pages);
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    g_ptr_array_add (pages, g_list_model_get_item (stack, i));
  return pages;
}

/* show_match: @replace: in place of what led to it; an editor stays below, so that going back leads to the variant that was tried out. */
static void
show_match (SsWindow *self, AdwNavigationPage *page, gboolean replace)
{
  g_autoptr (GPtrArray) pages = list_pages (self);
  guint keep = 1;

  if (!replace)
    {
      adw_navigation_view_push (self->pages, page);
      return;
    }
  for (guint i = 1; i < pages->len; i++)
    if (SS_IS_EDITOR_PAGE (pages->pdata[i]))
      keep = i + 1;
  g_ptr_array_set_size (pages, (int) keep);
  g_ptr_array_add (pages, g_object_ref_sink (page));
  adw_navigation_view_replace (self->pages, (AdwNavigationPage **) pages->pdata, (int) pages->len);
}

void
ss_window_play (SsWindow *self, SsMatch *match, gboolean replace)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (ss_match_page_new (match));

  show_match (self, page, replace);
  ss_match_page_begin (SS_MATCH_PAGE (page));
}

/* look_at: a record that is over is looked back at; @note (nullable): why it can only be looked at. */
static void
look_at (SsWindow *self, SsMatch *match, const char *note)
{
  SsMatchPage *page = SS_MATCH_PAGE (ss_match_page_new (match));

  if (note)
    ss_match_page_set_note (page, note);
  show_match (self, ADW_NAVIGATION_PAGE (page), FALSE);
  ss_match_page_begin (page);
  if (ss_match_get_result (match) != SS_RESULT_UNFINISHED)
    ss_match_page_look_back (page);
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

static GtkWidget *
new_editor (SsWindow *self, SsDraft *draft)
{
  GtkWidget *page = ss_editor_page_new (draft);

  g_signal_connect_object (page, "try-out", G_CALLBACK (try_out), self, 0);
  g_signal_connect_object (page, "rules", G_CALLBACK (rules_asked), self, 0);
  return page;
}

void
ss_window_edit (SsWindow *self, SsDraft *draft)
{
  g_autoptr (SsDraft) owned = draft;

  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (new_editor (self, owned)));
}

/* A variant with errors opens in the editor with its problems listed; only what is no text at all is told. */
static gboolean
open_variant (SsWindow *self, const char *path)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load (path, problems);
  g_autoptr (GError) error = NULL;

  if (variant && ss_problems_count (problems) == 0)
    {
      ss_window_show_variant (self, variant);
      return TRUE;
    }
  SsDraft *draft = ss_draft_open (path, &error);
  if (draft)
    ss_window_edit (self, draft);
  else
    ss_window_tell_error (self, _("The Variant Could Not Be Opened"), error->message);
  return draft != NULL;
}

/* bring_forward: the page in whatever window it is; FALSE if it is being left. */
static gboolean
bring_forward (SsMatchPage *page)
{
  SsWindow *window = ss_window_of (GTK_WIDGET (page));
  g_autoptr (GPtrArray) pages = window ? list_pages (window) : NULL;

  if (!pages || !g_ptr_array_find (pages, page, NULL))
    return FALSE;
  adw_navigation_view_pop_to_page (window->pages, ADW_NAVIGATION_PAGE (page));
  gtk_window_present (GTK_WINDOW (window));
  return TRUE;
}

static gboolean
open_match (SsWindow *self, const char *path)
{
  SsMatchPage *open = ss_match_page_find (path);
  g_autofree char *note = NULL;
  g_autoptr (GError) error = NULL;
  SsMatch *match;

  if (open && bring_forward (open))
    return TRUE;
  /* a page on its way out still holds the match */
  match = open ? g_object_ref (ss_match_page_get_match (open)) : ss_library_open (path, &note, &error);
  if (match)
    look_at (self, match, note);
  else
    ss_window_tell_error (self, _("The Match Could Not Be Opened"), error->message);
  return match != NULL;
}

gboolean
ss_window_show_open_match (const char *path)
{
  SsMatchPage *open = ss_match_page_find (path);

  return open && bring_forward (open);
}

gboolean
ss_window_open (SsWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_parse_name (file);

  if (!path)
    {
      ss_window_tell_error (self, _("The File Could Not Be Opened"), uri);
      return FALSE;
    }
  /* a window a match */
  if (SS_IS_MATCH_PAGE (adw_navigation_view_get_visible_page (self->pages)) && !ss_window_show_open_match (path))
    {
      SsWindow *other = ss_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));

      gtk_window_present (GTK_WINDOW (other));
      return ss_window_open (other, file);
    }
  return g_str_has_suffix (path, ".variant") ? open_variant (self, path) : open_match (self, path);
}

/* Files dropped on it */

static gboolean
on_drop (SsWindow *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l; l = l->next)
    ss_window_open (self, l->data);
  return files != NULL;
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

/* Rules of what is at hand */

static void
act_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsWindow *self = SS_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);
  g_autoptr (SsVariant) published = NULL;
  SsVariant *variant = NULL;

  if (SS_IS_EDITOR_PAGE (page))
    {
      if (!gtk_widget_activate_action (GTK_WIDGET (page), "editor.rules", NULL))
        ss_window_tell (self, _("The rules can be read once the problems are mended."));
      return;
    }
  if (SS_IS_MATCH_PAGE (page))
    variant = ss_match_get_rules (ss_match_page_get_match (SS_MATCH_PAGE (page)))->variant;
  else if (SS_IS_GAME_PAGE (page))
    variant = ss_game_page_get_variant (SS_GAME_PAGE (page));
  if (!variant)
    variant = published = ss_variant_published (SS_IS_HOME_PAGE (page)   ? ss_home_page_get_game (SS_HOME_PAGE (page))
                                                : SS_IS_GAME_PAGE (page) ? ss_game_page_get_game (SS_GAME_PAGE (page))
                                                                         : ss_games[0]);
  ss_window_show_rules (self, variant);
}

/* In another language */

static AdwNavigationPage *
page_again (SsWindow *self, AdwNavigationPage *page)
{
  if (SS_IS_EDITOR_PAGE (page))
    return ADW_NAVIGATION_PAGE (new_editor (self, ss_editor_page_get_draft (SS_EDITOR_PAGE (page))));
  if (SS_IS_MATCH_PAGE (page))
    return ADW_NAVIGATION_PAGE (ss_match_page_new_again (SS_MATCH_PAGE (page)));
  if (SS_IS_GAME_PAGE (page))
    {
      SsVariant *variant = ss_game_page_get_variant (SS_GAME_PAGE (page));

      return ADW_NAVIGATION_PAGE (variant ? ss_game_page_new_variant (variant) : ss_game_page_new (ss_game_page_get_game (SS_GAME_PAGE (page))));
    }
  if (SS_IS_FINISHED_PAGE (page))
    return ADW_NAVIGATION_PAGE (ss_finished_page_new ());
  return g_object_new (SS_TYPE_HOME_PAGE, NULL);
}

void
ss_window_make_anew (SsWindow *self)
{
  g_autoptr (GPtrArray) pages = list_pages (self);
  g_autoptr (GPtrArray) again = g_ptr_array_new ();

  for (guint i = 0; i < pages->len; i++)
    g_ptr_array_add (again, page_again (self, pages->pdata[i]));
  /* the home page is the one that the view has for good */
  adw_navigation_view_add (self->pages, again->pdata[0]);
  adw_navigation_view_replace (self->pages, (AdwNavigationPage **) again->pdata, (int) again->len);
  adw_navigation_view_remove (self->pages, pages->pdata[0]);
  for (guint i = 0; i < again->len; i++)
    if (SS_IS_MATCH_PAGE (again->pdata[i]) && i + 1 == again->len)
      ss_match_page_begin (again->pdata[i]);
  gtk_window_set_title (GTK_WINDOW (self), _("Stepstones"));
}

/* Closing: each editor with changes that are not saved asks, is left, and the window closes again. */

static void
close_further (SsWindow *self)
{
  adw_navigation_view_pop_to_page (self->pages, self->below);
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
ss_window_close_request (GtkWindow *window)
{
  SsWindow *self = SS_WINDOW (window);
  g_autoptr (GPtrArray) pages = list_pages (self);

  for (guint i = pages->len; i-- > 1;)
    if (SS_IS_EDITOR_PAGE (pages->pdata[i]) && ss_draft_is_changed (ss_editor_page_get_draft (pages->pdata[i])))
      {
        gtk_window_present (window);
        self->below = pages->pdata[i - 1];
        ss_editor_page_confirm_leave (pages->pdata[i], G_CALLBACK (close_further), self);
        return TRUE;
      }
  return GTK_WINDOW_CLASS (ss_window_parent_class)->close_request (window);
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
  GTK_WINDOW_CLASS (klass)->close_request = ss_window_close_request;
  g_type_ensure (SS_TYPE_HOME_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-window.ui");
  gtk_widget_class_install_action (widget_class, "win.finished", NULL, act_finished);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, act_rules);
  gtk_widget_class_bind_template_child (widget_class, SsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SsWindow, pages);
}

static void
ss_window_init (SsWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  int width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
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
