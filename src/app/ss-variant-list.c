/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-variant-list.h"

#include <glib/gi18n.h>
#include <string.h>

struct _SsVariantList
{
  GtkWidget parent_instance;

  GtkListBox *list;
  GPtrArray *entries; /* of Entry*, one a row */
  gboolean filling;
};

typedef struct
{
  SsVariant *variant; /* NULL: can't be read at all */
  char *path;         /* nullable: in no folder */
  gboolean own;
  gboolean faulty;
} Entry;

G_DEFINE_FINAL_TYPE (SsVariantList, ss_variant_list_widget, GTK_TYPE_WIDGET)

enum
{
  SELECTED,
  FAULTY,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->variant, ss_variant_unref);
  g_free (entry->path);
  g_free (entry);
}

static Entry *
entry_of (SsVariantList *self, GtkListBoxRow *row)
{
  return row ? g_ptr_array_index (self->entries, (guint) gtk_list_box_row_get_index (row)) : NULL;
}

static void
add_row (SsVariantList *self, Entry *entry, SsVariant *published)
{
  GtkWidget *row = adw_action_row_new ();
  const char *summary = entry->variant ? ss_variant_get_summary (entry->variant) : NULL;
  g_autofree char *file = entry->path ? g_path_get_basename (entry->path) : NULL;
  const char *name = entry->variant ? ss_variant_get_name (entry->variant) : file;
  g_autofree char *count = NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (entry->faulty)
    count = g_strdup (_ ("Has problems: choose it to edit it."));
  else
    {
      guint n = ss_variant_count_differences (entry->variant, published);
      g_autofree char *number = ss_text_number ((int) n);
      count = n == 0 ? g_strdup (_ ("The published game")) : ss_text_fill (ngettext ("{n} rule differs", "{n} rules differ", n), "n", number, NULL);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), count);
  gtk_widget_set_tooltip_text (row, summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count, -1);
  if (entry->faulty)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  g_ptr_array_add (self->entries, entry); /* before the row: its heading is asked for at once */
  gtk_list_box_append (self->list, row);
}

/* Shipped, own, in no folder: a heading before the first of each. */
static void
head (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  SsVariantList *self = data;
  const Entry *entry = entry_of (self, row), *last = entry_of (self, before);
  int kind = entry->path ? entry->own : 2, last_kind = !last ? -1 : last->path ? last->own : 2;
  static const char *const titles[] = { N_ ("Shipped"), N_ ("Own Variants"), N_ ("In No Folder") };

  if (kind == last_kind)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  GtkWidget *label = gtk_label_new (_ (titles[kind]));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_list_box_row_set_header (row, label);
}

void
ss_variant_list_set_game (SsVariantList *self, const SsGame *game, SsVariant *extra)
{
  g_autoptr (GPtrArray) all = ss_variant_list ();
  g_autoptr (SsVariant) published = ss_variant_published (game);
  g_autoptr (SsVariant) keep = extra ? ss_variant_ref (extra) : NULL; /* it may be one of the entries */
  const Entry *was = entry_of (self, gtk_list_box_get_selected_row (self->list));
  g_autofree char *path = was ? g_strdup (was->path) : NULL;
  gboolean was_extra = was && !was->path;

  self->filling = TRUE;
  gtk_list_box_remove_all (self->list);
  g_ptr_array_set_size (self->entries, 0);
  for (guint i = 0; i < all->len; i++)
    {
      const SsVariantEntry *file = g_ptr_array_index (all, i);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      SsVariant *variant = ss_variant_load (file->path, problems);
      if (variant ? ss_variant_get_game (variant) != game : !file->own || !g_str_has_prefix (file->id, game->id))
        {
          g_clear_pointer (&variant, ss_variant_unref);
          continue;
        }
      Entry *entry = g_new0 (Entry, 1);
      entry->faulty = ss_problems_count (problems) > 0;
      entry->variant = variant;
      entry->path = g_strdup (file->path);
      entry->own = file->own;
      add_row (self, entry, published);
    }
  if (keep)
    {
      Entry *entry = g_new0 (Entry, 1);
      entry->variant = ss_variant_ref (keep);
      add_row (self, entry, published);
    }
  if (!((path || was_extra) && ss_variant_list_select (self, path)))
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->filling = FALSE;
}

gboolean
ss_variant_list_select (SsVariantList *self, const char *path)
{
  g_return_val_if_fail (SS_IS_VARIANT_LIST (self), FALSE);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);
      if (g_strcmp0 (entry->path, path) != 0)
        continue;
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) i));
      return TRUE;
    }
  return FALSE;
}

SsVariant *
ss_variant_list_get_selected (SsVariantList *self)
{
  g_return_val_if_fail (SS_IS_VARIANT_LIST (self), NULL);
  const Entry *entry = entry_of (self, gtk_list_box_get_selected_row (self->list));

  return entry && !entry->faulty ? entry->variant : NULL;
}

gboolean
ss_variant_list_selected_is_shipped (SsVariantList *self)
{
  g_return_val_if_fail (SS_IS_VARIANT_LIST (self), FALSE);
  const Entry *entry = entry_of (self, gtk_list_box_get_selected_row (self->list));

  return entry && entry->path && !entry->own;
}

gboolean
ss_variant_list_selected_is_own (SsVariantList *self)
{
  g_return_val_if_fail (SS_IS_VARIANT_LIST (self), FALSE);
  const Entry *entry = entry_of (self, gtk_list_box_get_selected_row (self->list));

  return entry && entry->own;
}

static void
row_selected (SsVariantList *self, GtkListBoxRow *row)
{
  const Entry *entry = entry_of (self, row);

  if (!self->filling && entry && !entry->faulty)
    g_signal_emit (self, signals[SELECTED], 0);
}

static void
row_activated (SsVariantList *self, GtkListBoxRow *row)
{
  const Entry *entry = entry_of (self, row);

  if (entry->faulty)
    g_signal_emit (self, signals[FAULTY], 0, entry->path);
  else
    g_signal_emit (self, signals[SELECTED], 0);
}

static void
ss_variant_list_dispose (GObject *object)
{
  SsVariantList *self = SS_VARIANT_LIST (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (ss_variant_list_widget_parent_class)->dispose (object);
}

static void
ss_variant_list_widget_class_init (SsVariantListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_variant_list_dispose;
  signals[SELECTED] = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAULTY] = g_signal_new ("faulty", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ss_variant_list_widget_init (SsVariantList *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_list_box_set_tab_behavior (self->list, GTK_LIST_TAB_ITEM); /* Tab goes on to the page; arrows choose */
  gtk_list_box_set_header_func (self->list, head, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Variants"), -1);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated), self);
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));
}
