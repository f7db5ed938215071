/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-shortcuts.h"

#include <glib/gi18n.h>

/* One table for the keys and for the list of keys. An entry without an action is handled by the widget itself (the board) and only listed. */
typedef struct
{
  const char *action; /* nullable; "" begins a section */
  const char *keys;   /* accelerators, a blank between two that do the same */
  const char *title;
} SsShortcut;

static const SsShortcut shortcuts[] = {
  { "", NULL, N_("General") },
  { "app.new-window", "<Control>n", N_("New Window") },
  { "app.open", "<Control>o", N_("Open a File") },
  { "win.finished", "<Control><Shift>f", N_("Finished Matches") },
  { "win.rules", "F1", N_("Rules") },
  { "app.preferences", "<Control>comma", N_("Preferences") },
  { "app.shortcuts", "<Control>question question", N_("Keyboard Shortcuts") },
  { "window.close", "<Control>w", N_("Close Window") },
  { "app.quit", "<Control>q", N_("Quit") },
  { "", NULL, N_("Match") },
  { "match.rules", "<Control>i", N_("Rules in Force") },
  { "match.undo", "<Control>z", N_("Undo") },
  { "match.redo", "<Control><Shift>z <Control>y", N_("Redo") },
  { "match.hint", "<Control>h", N_("Hint") },
  { "match.type-move", "<Control>l", N_("Type a Move") },
  { "match.move-now", "<Control>m", N_("Move Now") },
  { "match.comment", "<Control>k", N_("Comment on the Move") },
  { "match.copy-picture", "<Control><Shift>c", N_("Copy Picture") },
  { "match.save-record", "<Control><Shift>s", N_("Save Record As") },
  { "match.print", "<Control>p", N_("Print") },
  { "match.focus-board", "<Control>b", N_("Go to the Board") },
  { "match.earlier", "<Alt>Page_Up", N_("Look at the Previous Position") },
  { "match.later", "<Alt>Page_Down", N_("Look at the Next Position") },
  { "match.return", "<Alt>End", N_("Back to the Game") },
  { "match.panel", "F9", N_("Show the Side Panel") },
  { "", NULL, N_("Variants") },
  { "game.start", "<Control>Return", N_("Start the Match") },
  { "game.new-from", "<Control><Shift>n", N_("New Variant From This") },
  { "game.edit", "<Control>e", N_("Edit") },
  { "", NULL, N_("Variant Editor") },
  { "editor.save", "<Control>s", N_("Save") },
  { "editor.save-as", "<Control><Shift>s", N_("Save As") },
  { "editor.undo", "<Control>z", N_("Undo") },
  { "editor.redo", "<Control><Shift>z <Control>y", N_("Redo") },
  { "editor.text", "<Control>e", N_("Edit as Text") },
  { "editor.try-out", "F5", N_("Try Out") },
  { "", NULL, N_("Board") },
  { NULL, "Left Right Up Down", N_("Move on the Board") },
  { NULL, "Tab", N_("Next Area") },
  { NULL, "Return space", N_("Choose") },
  { NULL, "Escape", N_("Let Go") },
  { NULL, "r <Shift>r", N_("Rotate") },
  { NULL, "f", N_("Flip") },
  { NULL, "n", N_("Next Way to Do the Same") },
  { NULL, "<Control>plus", N_("Zoom In") },
  { NULL, "<Control>minus", N_("Zoom Out") },
  { NULL, "<Control>0", N_("Whole Board") },
};

/* is_global: an action that a window or the program has; those of pages are bound to their pages. */
static gboolean
is_global (const char *action)
{
  return g_str_has_prefix (action, "app.") || g_str_has_prefix (action, "win.") || g_str_has_prefix (action, "window.");
}

void
ss_shortcuts_set_accels (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const SsShortcut *shortcut = &shortcuts[i];
      g_auto (GStrv) keys = NULL;

      if (!shortcut->action || !*shortcut->action || !is_global (shortcut->action))
        continue;
      keys = g_strsplit (shortcut->keys, " ", -1);
      gtk_application_set_accels_for_action (application, shortcut->action, (const char *const *) keys);
    }
}

void
ss_shortcuts_bind (GtkWidgetClass *widget_class, const char *prefix)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const SsShortcut *shortcut = &shortcuts[i];
      g_auto (GStrv) keys = NULL;

      if (!shortcut->action || !g_str_has_prefix (shortcut->action, prefix))
        continue;
      keys = g_strsplit (shortcut->keys, " ", -1);
      for (guint j = 0; keys[j]; j++)
        {
          guint key;
          GdkModifierType state;

          if (gtk_accelerator_parse (keys[j], &key, &state))
            gtk_widget_class_add_binding_action (widget_class, key, state, shortcut->action, NULL);
        }
    }
}

void
ss_shortcuts_add_to (GtkWidget *widget, const char *prefix)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      g_auto (GStrv) keys = NULL;

      if (!shortcuts[i].action || !g_str_has_prefix (shortcuts[i].action, prefix))
        continue;
      keys = g_strsplit (shortcuts[i].keys, " ", -1);
      for (guint j = 0; keys[j]; j++)
        gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                              gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[j]), gtk_named_action_new (shortcuts[i].action)));
    }
  gtk_widget_add_controller (widget, controller);
}

/* keys_text: "Ctrl+Shift+Z / Ctrl+Y" */
static char *
keys_text (const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i]; i++)
    {
      guint key;
      GdkModifierType state;

      if (gtk_accelerator_parse (words[i], &key, &state))
        g_ptr_array_add (labels, gtk_accelerator_get_label (key, state));
    }
  g_ptr_array_add (labels, NULL);
  return g_strjoinv (" / ", (char **) labels->pdata);
}

AdwDialog *
ss_shortcuts_new (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/stepstones/Stepstones/ss-shortcuts.ui");
  AdwDialog *dialog = ADW_DIALOG (g_object_ref_sink (gtk_builder_get_object (builder, "dialog")));
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (gtk_builder_get_object (builder, "page"));
  GtkWidget *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const SsShortcut *shortcut = &shortcuts[i];
      g_autofree char *text = NULL;
      GtkWidget *row, *keys;

      if (shortcut->action && !*shortcut->action)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(shortcut->title));
          adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
          continue;
        }
      text = keys_text (shortcut->keys);
      row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
      keys = gtk_label_new (text);
      gtk_widget_add_css_class (keys, "dim-label");
      gtk_label_set_wrap (GTK_LABEL (keys), TRUE);
      gtk_label_set_justify (GTK_LABEL (keys), GTK_JUSTIFY_RIGHT);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  g_object_force_floating (G_OBJECT (dialog));
  return dialog;
}
