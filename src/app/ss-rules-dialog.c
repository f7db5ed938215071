/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-rules-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "scene/ss-book.h"
#include "ss-board-picture.h"

#define FIGURE_WIDTH 560 /* px, at most */
#define FIGURE_HEIGHT 380

struct _SsRulesDialog
{
  AdwDialog parent_instance;

  AdwWindowTitle *heading;
  AdwOverlaySplitView *split;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search;
  GtkListBox *contents;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkLabel *found;

  GPtrArray *texts; /* of GtkLabel*, borrowed: all that can be searched, in order */
  guint at;         /* the match that was shown last, from 1 */
};

G_DEFINE_FINAL_TYPE (SsRulesDialog, ss_rules_dialog, ADW_TYPE_DIALOG)

/* Bring a widget of the page to the top of the view. */
static void
scroll_to (SsRulesDialog *self, GtkWidget *widget)
{
  graphene_point_t point;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (!gtk_widget_compute_point (widget, GTK_WIDGET (self->page), &GRAPHENE_POINT_INIT (0, 0), &point))
    return;
  gtk_adjustment_set_value (adjustment, MIN (point.y, gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment)));
}

static void
contents_activated (GtkListBox *list, GtkListBoxRow *row, SsRulesDialog *self)
{
  GtkWidget *heading = g_object_get_data (G_OBJECT (row), "ss-heading");

  if (adw_overlay_split_view_get_collapsed (self->split))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
  scroll_to (self, heading);
  gtk_widget_grab_focus (heading);
}

/* Search: each label that holds the words is marked; Enter goes to the next */

static gboolean
mark (GtkLabel *label, const char *folded)
{
  const char *text = gtk_label_get_text (label);
  g_autoptr (PangoAttrList) attributes = NULL;
  gboolean any = FALSE;

  if (!*folded)
    {
      gtk_label_set_attributes (label, NULL);
      return FALSE;
    }
  attributes = pango_attr_list_new ();
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      /* the shortest stretch from here that folds to the words */
      g_autofree char *rest = g_utf8_casefold (p, -1);
      if (!g_str_has_prefix (rest, folded))
        continue;
      const char *end = p;
      for (;;)
        {
          end = g_utf8_next_char (end);
          g_autofree char *part = g_utf8_casefold (p, end - p);
          if (g_str_has_prefix (part, folded) || !*end)
            break;
        }
      PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD), *line = pango_attr_underline_new (PANGO_UNDERLINE_DOUBLE);
      weight->start_index = line->start_index = (guint) (p - text);
      weight->end_index = line->end_index = (guint) (end - text);
      pango_attr_list_insert (attributes, weight);
      pango_attr_list_insert (attributes, line);
      any = TRUE;
    }
  gtk_label_set_attributes (label, any ? attributes : NULL);
  return any;
}

static void
search_from (SsRulesDialog *self, gboolean next)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  guint n = 0, wanted = next ? self->at + 1 : 1;
  GtkWidget *show = NULL, *first = NULL;

  for (guint i = 0; i < self->texts->len; i++)
    if (mark (g_ptr_array_index (self->texts, i), folded))
      {
        n++;
        if (!first)
          first = g_ptr_array_index (self->texts, i);
        if (n == wanted)
          show = g_ptr_array_index (self->texts, i);
      }
  self->at = show ? wanted : MIN (n, 1);
  if (!show)
    show = first;
  if (show)
    scroll_to (self, show);
  if (*folded)
    {
      g_autofree char *here = ss_text_number ((int) self->at), *all = ss_text_number ((int) n);
      g_autofree char *text = n ? ss_text_fill (C_ ("places found", "{n} of {m}"), "n", here, "m", all, NULL) : g_strdup (_ ("Not found"));
      gtk_label_set_text (self->found, text);
      gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  else
    gtk_label_set_text (self->found, "");
}

static void
search_changed (SsRulesDialog *self)
{
  search_from (self, FALSE);
}

static void
search_next (SsRulesDialog *self)
{
  search_from (self, TRUE);
}

/* The page */

static GtkWidget *
add_label (SsRulesDialog *self, const char *text, const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (css)
    gtk_widget_add_css_class (label, css);
  gtk_box_append (self->page, label);
  g_ptr_array_add (self->texts, label);
  return label;
}

static void
add_heading (SsRulesDialog *self, const char *text)
{
  GtkWidget *label = add_label (self, text, "title-3"), *row = gtk_list_box_row_new (), *entry = gtk_label_new (text);

  gtk_widget_set_margin_top (label, 18);
  gtk_label_set_xalign (GTK_LABEL (entry), 0);
  gtk_label_set_wrap (GTK_LABEL (entry), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), entry);
  g_object_set_data (G_OBJECT (row), "ss-heading", label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (self->contents, row);
}

static void
add_figure (SsRulesDialog *self, SsBlock *block)
{
  GdkPaintable *paintable = ss_board_picture_new_whole (g_steal_pointer (&block->scene), FIGURE_WIDTH, FIGURE_HEIGHT, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  GtkWidget *picture = gtk_picture_new_for_paintable (paintable);

  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_CONTAIN);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), block->text);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "board-picture");
  gtk_box_append (self->page, picture);
  GtkWidget *caption = add_label (self, block->text, "caption");
  gtk_widget_add_css_class (caption, "dimmed");
  g_object_unref (paintable);
}

static void
fill (SsRulesDialog *self, SsVariant *variant)
{
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (SsBook) book = ss_book_of_rules (rules);

  for (guint i = 0; i < book->blocks->len; i++)
    {
      SsBlock *block = g_ptr_array_index (book->blocks, i);
      switch (block->kind)
        {
        case SS_BLOCK_HEADING:
          add_heading (self, block->text);
          break;
        case SS_BLOCK_TEXT:
          add_label (self, block->text, NULL);
          break;
        case SS_BLOCK_FIGURE:
        default:
          add_figure (self, block);
          break;
        }
    }
}

static void
ss_rules_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_RULES_DIALOG);
  G_OBJECT_CLASS (ss_rules_dialog_parent_class)->dispose (object);
}

static void
ss_rules_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (SS_RULES_DIALOG (object)->texts);
  G_OBJECT_CLASS (ss_rules_dialog_parent_class)->finalize (object);
}

static void
ss_rules_dialog_class_init (SsRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_rules_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = ss_rules_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-rules-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, split);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, search_button);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, search_bar);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, search);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, contents);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, page);
  gtk_widget_class_bind_template_child (widget_class, SsRulesDialog, found);
  gtk_widget_class_bind_template_callback (widget_class, contents_activated);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_next);
}

static void
ss_rules_dialog_init (SsRulesDialog *self)
{
  self->texts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
}

AdwDialog *
ss_rules_dialog_new (SsVariant *variant)
{
  SsRulesDialog *self = g_object_new (SS_TYPE_RULES_DIALOG, NULL);

  adw_window_title_set_title (self->heading, _ ("Rules"));
  adw_window_title_set_subtitle (self->heading, ss_variant_get_name (variant));
  adw_dialog_set_title (ADW_DIALOG (self), _ ("Rules"));
  fill (self, variant);
  return ADW_DIALOG (self);
}
