/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Every template of the program can be made and thrown away without a warning (G_DEBUG=fatal-warnings), and leaves nothing behind.
 * gtk4-builder-tool can't check files that use libadwaita. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "ss-about.h"
#include "ss-application.h"
#include "ss-card.h"
#include "ss-editor-page.h"
#include "ss-end-banner.h"
#include "ss-finished-page.h"
#include "ss-game-page.h"
#include "ss-home-page.h"
#include "ss-in-force.h"
#include "ss-match-page.h"
#include "ss-match-panel.h"
#include "ss-param-row.h"
#include "ss-player-row.h"
#include "ss-preferences.h"
#include "ss-record-list.h"
#include "ss-rules-dialog.h"
#include "ss-shortcuts.h"
#include "ss-whole-words.h"
#include "ss-window.h"

static AdwApplication *app;

static GType
type_of (const char *name)
{
  const GType types[] = { SS_TYPE_CARD, SS_TYPE_EDITOR_PAGE, SS_TYPE_END_BANNER, SS_TYPE_FINISHED_PAGE, SS_TYPE_GAME_PAGE, SS_TYPE_HOME_PAGE,
                          SS_TYPE_MATCH_PAGE, SS_TYPE_MATCH_PANEL, SS_TYPE_PARAM_ROW, SS_TYPE_PLAYER_ROW, SS_TYPE_PREFERENCES, SS_TYPE_RECORD_LIST,
                          SS_TYPE_RULES_DIALOG, SS_TYPE_WINDOW };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (g_type_name (types[i]), name))
      return types[i];
  return G_TYPE_INVALID;
}

static void
make (gconstpointer data)
{
  GType type = type_of (data);
  gpointer object;

  if (type == G_TYPE_INVALID)
    g_error ("%s has a template, but this test doesn't know it", (const char *) data);
  object = g_object_new (type, NULL);
  if (GTK_IS_WINDOW (object))
    {
      g_object_add_weak_pointer (object, &object);
      gtk_window_destroy (object);
    }
  else
    {
      g_object_ref_sink (object);
      g_object_add_weak_pointer (object, &object);
      g_object_unref (object);
    }
  while (object && g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (object);
}

static void
dialogs (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id ("skips-four", problems);
  AdwDialog *made[] = { ss_about_new (), ss_shortcuts_new (), ss_in_force_new (variant, "four") };

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_object_ref_sink (made[i]);
      g_object_unref (made[i]);
    }
}

/* Korean is broken at blanks, in labels of the toolkit, too. */
static void
whole_words (void)
{
  const char *text = "움직일 말이 없으면 지는 대신 패스하므로, 어린이와 초보자에게 알맞고 핸디캡을 줄 때도 좋습니다.";
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_set_default_size (GTK_WINDOW (window), 150, 300);
  gtk_window_present (GTK_WINDOW (window));
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_test_widget_wait_for_draw (label);

  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  g_assert_cmpint (pango_layout_get_line_count (layout), >, 2);
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    g_assert_cmpint (text[pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i)) - 1], ==, ' ');
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A number and what it counts stay together, a letter and what it names too; nothing else is held together. */
static void
joined_words (void)
{
  const char *cases[][2] = {
    { "조난자 10명을 (3점) L 테트로미노", "조난자|10명을|3점|L 테트로미노" },
    { "救助駒を置いてください（残り1個）。", "1個" },
    { "the L tetromino and 12 of", "L t|12" },
    { "OWL b6, c6", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
      g_autoptr (GString) held = g_string_new (NULL);

      ss_whole_words_mark (cases[i][0], attributes);
      GSList *all = pango_attr_list_get_attributes (attributes);
      for (GSList *l = all; l; l = l->next)
        {
          PangoAttribute *whole = l->data;

          g_string_append_printf (held, "%s%.*s", held->len ? "|" : "", (int) (whole->end_index - whole->start_index), cases[i][0] + whole->start_index);
        }
      g_slist_free_full (all, (GDestroyNotify) pango_attribute_destroy);
      g_assert_cmpstr (held->str, ==, cases[i][1]);
    }
}

/* template_class: what the .ui file at @path makes, or NULL. */
static char *
template_class (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const char *found;

  found = strstr (text, "<template class=\"");
  return found ? g_strndup (found + 17, strcspn (found + 17, "\"")) : NULL;
}

int
main (int argc, char **argv)
{
  const char *base = "/io/github/stepstones/Stepstones";
  g_auto (GStrv) files = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app = ADW_APPLICATION (ss_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error); /* runs startup: libadwaita, settings, style sheets */
  g_assert_no_error (error);

  files = g_resources_enumerate_children (base, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  for (guint i = 0; files[i]; i++)
    {
      g_autofree char *path = g_build_path ("/", base, files[i], NULL);
      g_autofree char *name = g_str_has_suffix (files[i], ".ui") ? template_class (path) : NULL;
      g_autofree char *test = g_strdup_printf ("/templates/%s", files[i]);

      /* SsDrawnEditorDialog's type is its file's own: only with a parameter to edit can it be made */
      if (name && !g_str_equal (name, "SsDrawnEditorDialog"))
        g_test_add_data_func_full (test, g_steal_pointer (&name), make, g_free);
    }
  g_test_add_func ("/templates/dialogs", dialogs);
  g_test_add_func ("/labels/whole-words", whole_words);
  g_test_add_func ("/labels/joined-words", joined_words);
  status = g_test_run ();
  g_object_unref (app);
  return status;
}
