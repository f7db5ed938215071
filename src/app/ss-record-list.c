/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-record-list.h"

#include <glib/gi18n.h>

#include "ss-say.h"

struct _SsRecordList
{
  AdwBin parent_instance;

  SsMatch *match; /* borrowed */
  GdkPaintable *stones[2];
  GtkStringList *texts; /* the start position, then one entry a move: entry N is the position after N moves */
  GHashTable *remarks;  /* of a move's number, on that move */
  SsSeat viewer;
  guint shown;
  guint scroll_id;
  gboolean marking; /* the program marks an entry, nobody chose it */

  GtkListView *list;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (SsRecordList, ss_record_list, ADW_TYPE_BIN)

enum
{
  LOOK,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* Rows: number, stone, notation, and what it means */

static GtkWidget *
add_label (GtkWidget *box, const char *css, int chars, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (chars)
    gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *number = add_label (box, "record-number", 3, 1);
  GtkWidget *stone = gtk_image_new ();
  GtkWidget *text, *words, *sentence, *remark, *comment;

  gtk_image_set_pixel_size (GTK_IMAGE (stone), 16);
  gtk_box_append (GTK_BOX (box), stone);
  text = add_label (box, "record-move", 0, 0);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  sentence = add_label (words, "record-sentence", 0, 0);
  gtk_label_set_ellipsize (GTK_LABEL (sentence), PANGO_ELLIPSIZE_END);
  remark = add_label (words, "record-remark", 0, 0);
  gtk_label_set_wrap (GTK_LABEL (remark), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (remark), PANGO_WRAP_WORD_CHAR);
  comment = add_label (words, "record-comment", 0, 0);
  gtk_label_set_wrap (GTK_LABEL (comment), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (comment), PANGO_WRAP_WORD_CHAR);
  g_object_set_data (G_OBJECT (item), "number", number);
  g_object_set_data (G_OBJECT (item), "stone", stone);
  g_object_set_data (G_OBJECT (item), "text", text);
  g_object_set_data (G_OBJECT (item), "sentence", sentence);
  g_object_set_data (G_OBJECT (item), "remark", remark);
  g_object_set_data (G_OBJECT (item), "comment", comment);
  gtk_list_item_set_child (item, box);
}

static void
bind (SsRecordList *self, GtkListItem *item, GtkSignalListItemFactory *factory)
{
  guint n = gtk_list_item_get_position (item);
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkImage *stone = g_object_get_data (G_OBJECT (item), "stone");
  g_autofree char *number = ss_text_number ((int) n);
  g_autofree char *sentence = n > 0 ? ss_say_move (self->match, n, self->viewer) : NULL;
  GtkWidget *comment_label = g_object_get_data (G_OBJECT (item), "comment");
  const char *comment = n > 0 ? ss_say_comment (self->match, n) : NULL;
  GtkWidget *remark_label = g_object_get_data (G_OBJECT (item), "remark");
  const char *remark = g_hash_table_lookup (self->remarks, GUINT_TO_POINTER (n));

  gtk_label_set_label (g_object_get_data (G_OBJECT (item), "number"), n > 0 ? number : "");
  gtk_label_set_label (g_object_get_data (G_OBJECT (item), "text"), n > 0 ? text : "");
  if (sentence)
    g_strdelimit (sentence, "\n", ' '); /* rows are one line high */
  gtk_label_set_label (g_object_get_data (G_OBJECT (item), "sentence"), sentence ? sentence : text);
  gtk_label_set_label (GTK_LABEL (comment_label), comment ? comment : "");
  gtk_widget_set_visible (comment_label, comment != NULL);
  gtk_label_set_label (GTK_LABEL (remark_label), remark ? remark : "");
  gtk_widget_set_visible (remark_label, remark != NULL);
  if (n > 0)
    {
      SsSeat mover = ss_match_get_mover (self->match, n);
      g_autofree char *name = ss_text_fill (_("{n}. {player}: {move}"), "n", number, "player", ss_player_get_name (ss_match_get_player (self->match, mover)), "move", sentence, NULL);

      gtk_image_set_from_paintable (stone, self->stones[mover]);
      gtk_list_item_set_accessible_label (item, name);
      g_autofree char *both = comment && remark ? g_strdup_printf ("%s\n%s", remark, comment) : NULL;

      gtk_list_item_set_accessible_description (item, both ? both : remark ? remark : comment ? comment : "");
    }
  else
    {
      gtk_image_clear (stone);
      gtk_list_item_set_accessible_label (item, text);
      gtk_list_item_set_accessible_description (item, "");
    }
}

static void
on_selected (SsRecordList *self)
{
  guint n = gtk_single_selection_get_selected (self->selection);

  if (!self->marking && n != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[LOOK], 0, n);
}

static gboolean
scroll (gpointer data)
{
  SsRecordList *self = data;

  self->scroll_id = 0;
  if (self->shown < g_list_model_get_n_items (G_LIST_MODEL (self->texts)))
    gtk_list_view_scroll_to (self->list, self->shown, GTK_LIST_SCROLL_NONE, NULL);
  return G_SOURCE_REMOVE;
}

void
ss_record_list_update (SsRecordList *self, SsSeat viewer, gboolean hidden, guint shown)
{
  guint have = g_list_model_get_n_items (G_LIST_MODEL (self->texts));
  guint want = hidden ? 0 : ss_match_get_n_moves (self->match) + 1;
  guint same = 0;

  self->marking = TRUE;
  if (self->viewer != viewer && ss_match_get_rules (self->match)->game->hidden)
    {
      gtk_string_list_splice (self->texts, 0, have, NULL); /* another pair of eyes */
      have = 0;
    }
  self->viewer = viewer;
  /* what stays: undo and another move may leave the number as it was */
  for (; same < MIN (have, want); same++)
    {
      g_autofree char *text = same > 0 ? ss_say_notation (self->match, same, viewer) : g_strdup (_("Start position"));

      if (!g_str_equal (text, gtk_string_list_get_string (self->texts, same)))
        break;
    }
  if (same < have)
    gtk_string_list_splice (self->texts, same, have - same, NULL);
  for (guint i = same; i < want; i++)
    {
      g_autofree char *text = i > 0 ? ss_say_notation (self->match, i, viewer) : g_strdup (_("Start position"));

      gtk_string_list_append (self->texts, text);
    }
  gtk_single_selection_set_selected (self->selection, want ? shown : GTK_INVALID_LIST_POSITION);
  /* once the panel has its new height: what is above the list may have grown */
  self->shown = shown;
  if (want && !self->scroll_id)
    self->scroll_id = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll, self, NULL);
  self->marking = FALSE;
}

void
ss_record_list_refresh (SsRecordList *self, guint number)
{
  guint selected = gtk_single_selection_get_selected (self->selection);
  g_autofree char *text = NULL;

  if (number >= g_list_model_get_n_items (G_LIST_MODEL (self->texts)))
    return;
  text = g_strdup (gtk_string_list_get_string (self->texts, number));
  self->marking = TRUE;
  gtk_string_list_splice (self->texts, number, 1, (const char *[]) { text, NULL });
  gtk_single_selection_set_selected (self->selection, selected);
  self->marking = FALSE;
}

void
ss_record_list_set_remark (SsRecordList *self, guint number, const char *remark)
{
  g_hash_table_insert (self->remarks, GUINT_TO_POINTER (number), g_strdup (remark));
  ss_record_list_refresh (self, number);
}

void
ss_record_list_forget_remarks (SsRecordList *self)
{
  GHashTableIter iter;
  gpointer number;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  g_hash_table_iter_init (&iter, self->remarks);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    {
      guint n = GPOINTER_TO_UINT (number);
      g_array_append_val (numbers, n);
    }
  g_hash_table_remove_all (self->remarks);
  for (guint i = 0; i < numbers->len; i++)
    ss_record_list_refresh (self, g_array_index (numbers, guint, i));
}

void
ss_record_list_set_match (SsRecordList *self, SsMatch *match, GdkPaintable *first, GdkPaintable *second)
{
  self->match = match;
  g_set_object (&self->stones[0], first);
  g_set_object (&self->stones[1], second);
}

/* Tab comes in at the entry of the position that is shown, and goes on from any of them. Left to itself the list gives the focus to a row that it keeps
 * for the first entry, out of sight and without a name. */
static gboolean
ss_record_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SsRecordList *self = SS_RECORD_LIST (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->texts));

  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && !gtk_widget_get_focus_child (widget) && n > 0)
    gtk_list_view_scroll_to (self->list, MIN (self->shown, n - 1), GTK_LIST_SCROLL_FOCUS, NULL);
  return GTK_WIDGET_CLASS (ss_record_list_parent_class)->focus (widget, direction);
}

static void
ss_record_list_dispose (GObject *object)
{
  SsRecordList *self = SS_RECORD_LIST (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_RECORD_LIST);
  g_clear_object (&self->texts);
  g_clear_pointer (&self->remarks, g_hash_table_unref);
  g_clear_object (&self->stones[0]);
  g_clear_object (&self->stones[1]);
  G_OBJECT_CLASS (ss_record_list_parent_class)->dispose (object);
}

static void
ss_record_list_class_init (SsRecordListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_record_list_dispose;
  widget_class->focus = ss_record_list_focus;
  signals[LOOK] = g_signal_new ("look", SS_TYPE_RECORD_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-record-list.ui");
  gtk_widget_class_bind_template_child (widget_class, SsRecordList, list);
}

static void
ss_record_list_init (SsRecordList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->viewer = SS_SEAT_NONE;
  self->texts = gtk_string_list_new (NULL);
  self->remarks = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->texts)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect (factory, "setup", G_CALLBACK (setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
  g_object_unref (self->selection); /* the list keeps it */
}
