/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-in-force.h"

AdwDialog *
ss_in_force_new (SsVariant *variant, const char *name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/stepstones/Stepstones/ss-in-force.ui");
  AdwDialog *dialog = ADW_DIALOG (g_object_ref_sink (gtk_builder_get_object (builder, "dialog")));
  GtkListBox *list = GTK_LIST_BOX (gtk_builder_get_object (builder, "list"));
  g_autoptr (SsVariant) published = ss_variant_published (ss_variant_get_game (variant));
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (variant, published);

  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (gtk_builder_get_object (builder, "title")), name);
  for (guint i = 0; i < sentences->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_ptr_array_index (sentences, i));
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      gtk_list_box_append (list, row);
    }
  g_object_force_floating (G_OBJECT (dialog));
  return dialog;
}
