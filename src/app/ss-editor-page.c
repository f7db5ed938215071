/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-editor-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/ss-record.h"
#include "ss-board.h"
#include "ss-drawn-editor.h"
#include "ss-editor-form.h"
#include "ss-param-row.h"
#include "ss-save-variant.h"
#include "ss-shortcuts.h"

struct _SsEditorPage
{
  AdwNavigationPage parent_instance;

  SsDraft *draft;
  SsEditorForm *rows;

  AdwToastOverlay *toasts;
  AdwWindowTitle *heading;
  GtkWidget *leave;
  GtkStack *stack;
  AdwPreferencesPage *form;
  GtkTextView *text;
  SsBoard *board;
  AdwBottomSheet *sheet;
  GtkLabel *bar;
  AdwPreferencesGroup *problems;
  AdwPreferencesGroup *sentences;
  GtkListBox *problem_list;
  GtkListBox *sentence_list;

  GtkTextTag *wrong;
  gboolean updating_text;
};

G_DEFINE_FINAL_TYPE (SsEditorPage, ss_editor_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  TRY_OUT,
  SAVED,
  RULES,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
say (SsEditorPage *self, const char *message)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (message));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* The preview: board, problems, sentences */

static void
draw_board (SsEditorPage *self)
{
  SsVariant *variant = ss_draft_get_variant (self->draft);
  gboolean playable = ss_draft_is_readable (self->draft) && ss_problems_count (ss_draft_get_problems (self->draft)) == 0;
  double width, height;

  if (playable)
    gtk_widget_set_visible (GTK_WIDGET (self->board), TRUE); /* hidden until there is one; it comes back here with its room */
  ss_board_get_room (self->board, &width, &height);
  if (width <= 0 || !playable)
    return; /* the last board that could be played stays */
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (SsPosition) start = ss_position_new (rules, ss_chance_new (1));
  g_autofree SsState *view = ss_state_view (rules, start->state, SS_SEAT_FIRST);
  const SsGame *game = ss_variant_get_game (variant);
  SsScene *scene = ss_scene_new (1, 1);
  SsSight sight = { .rules = rules, .view = view, .viewer = SS_SEAT_FIRST, .last_by = SS_SEAT_NONE, .width = width, .height = height, .thumbnail = TRUE };

  game->draw (&sight, scene);
  ss_board_set_scene (self->board, scene, SS_BOARD_AT_ONCE, NULL, 0);
}

static GtkWidget *
text_row (const char *text, const char *icon)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (icon)
    {
      GtkWidget *image = gtk_image_new_from_icon_name (icon);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
    }
  return row;
}

static void
show_problems (SsEditorPage *self)
{
  SsProblems *problems = ss_draft_get_problems (self->draft);
  guint errors = ss_problems_count (problems);
  g_autofree char *n = ss_text_number ((int) errors);
  g_autofree char *count = ss_text_fill (ngettext ("{n} problem", "{n} problems", errors), "n", n, NULL);

  gtk_list_box_remove_all (self->problem_list);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = g_ptr_array_index (problems->list, i);
      GtkWidget *row = text_row (problem->message, problem->warning ? "dialog-information-symbolic" : "dialog-warning-symbolic");
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "ss-problem", GUINT_TO_POINTER (i + 1));
      gtk_list_box_append (self->problem_list, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->problems), problems->list->len > 0);
  adw_preferences_group_set_title (self->problems, errors ? count : _ ("Remarks"));
  gtk_label_set_text (self->bar, errors ? count : _ ("Preview"));
  if (errors)
    gtk_widget_add_css_class (GTK_WIDGET (self->bar), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->bar), "error");
}

static void
show_sentences (SsEditorPage *self)
{
  SsVariant *variant = ss_draft_get_variant (self->draft), *base = ss_draft_get_base (self->draft), *published = ss_draft_get_published (self->draft);
  g_autoptr (GPtrArray) sentences = NULL;
  g_autofree char *same = NULL;

  if (ss_problems_count (ss_draft_get_problems (self->draft)) > 0)
    return;
  sentences = ss_variant_say_differences (variant, published);
  if (ss_variant_count_differences (base, published) > 0 && ss_variant_count_differences (variant, base) == 0)
    same = ss_text_fill (_ ("Nothing differs from {name}."), "name", ss_variant_get_name (base), NULL);
  adw_preferences_group_set_description (self->sentences, same ? same : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentences), TRUE);
  gtk_list_box_remove_all (self->sentence_list);
  for (guint i = 0; i < sentences->len; i++)
    gtk_list_box_append (self->sentence_list, text_row (g_ptr_array_index (sentences, i), NULL));
}

static void
problem_activated (GtkListBox *list, GtkListBoxRow *row, SsEditorPage *self)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ss-problem"));
  SsProblems *problems = ss_draft_get_problems (self->draft);

  if (i < 1 || i > problems->list->len)
    return;
  const SsProblem *problem = g_ptr_array_index (problems->list, i - 1);
  adw_bottom_sheet_set_open (self->sheet, FALSE);
  if (strcmp (gtk_stack_get_visible_child_name (self->stack), "form") == 0 && problem->group && problem->key
      && ss_editor_form_focus (self->rows, problem->group, problem->key))
    return;
  gtk_stack_set_visible_child_name (self->stack, "text");
  if (problem->line > 0)
    {
      GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
      GtkTextIter at;
      gtk_text_buffer_get_iter_at_line (buffer, &at, (int) problem->line - 1);
      gtk_text_buffer_place_cursor (buffer, &at);
      gtk_text_view_scroll_to_iter (self->text, &at, 0.1, FALSE, 0, 0);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

/* The text view */

static void
mark_lines (SsEditorPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  SsProblems *problems = ss_draft_get_problems (self->draft);
  const char *path = ss_draft_get_path (self->draft);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->wrong, &start, &end);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = g_ptr_array_index (problems->list, i);
      if (problem->warning || problem->line < 1 || g_strcmp0 (problem->file ? problem->file : "", path ? path : "") != 0)
        continue;
      if (!gtk_text_buffer_get_iter_at_line (buffer, &start, (int) problem->line - 1))
        continue;
      end = start;
      if (!gtk_text_iter_ends_line (&end))
        gtk_text_iter_forward_to_line_end (&end);
      gtk_text_buffer_apply_tag (buffer, self->wrong, &start, &end);
    }
}

static void
show_text (SsEditorPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_autofree char *shown = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  if (strcmp (shown, ss_draft_get_text (self->draft)) != 0)
    {
      GtkTextIter at;
      gtk_text_buffer_get_iter_at_mark (buffer, &at, gtk_text_buffer_get_insert (buffer));
      int line = gtk_text_iter_get_line (&at);
      self->updating_text = TRUE;
      gtk_text_buffer_set_text (buffer, ss_draft_get_text (self->draft), -1);
      self->updating_text = FALSE;
      gtk_text_buffer_get_iter_at_line (buffer, &at, line);
      gtk_text_buffer_place_cursor (buffer, &at);
    }
  mark_lines (self);
}

static void
text_changed (GtkTextBuffer *buffer, SsEditorPage *self)
{
  GtkTextIter start, end;

  if (self->updating_text)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_autofree char *text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  ss_draft_set_text (self->draft, text);
}

/* All of it */

static void
update_actions (SsEditorPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean right = ss_draft_is_readable (self->draft) && ss_problems_count (ss_draft_get_problems (self->draft)) == 0;
  gboolean changed = ss_draft_is_changed (self->draft);

  gtk_widget_action_set_enabled (widget, "editor.undo", ss_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (widget, "editor.redo", ss_draft_can_redo (self->draft));
  gtk_widget_action_set_enabled (widget, "editor.save", right && changed);
  gtk_widget_action_set_enabled (widget, "editor.save-as", right);
  gtk_widget_action_set_enabled (widget, "editor.export", right);
  gtk_widget_action_set_enabled (widget, "editor.try-out", right);
  gtk_widget_action_set_enabled (widget, "editor.rules", right);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !changed);
  gtk_widget_set_visible (self->leave, changed);
}

static void
draft_changed (SsEditorPage *self)
{
  SsVariant *variant = ss_draft_get_variant (self->draft);

  adw_window_title_set_title (self->heading, ss_variant_get_name (variant));
  adw_window_title_set_subtitle (self->heading, ss_draft_is_changed (self->draft) ? _ ("Not saved") : _ (ss_variant_get_game (variant)->title));
  gtk_widget_set_sensitive (GTK_WIDGET (self->form), ss_draft_is_readable (self->draft));
  ss_editor_form_update (self->rows);
  show_text (self);
  show_problems (self);
  show_sentences (self);
  draw_board (self);
  update_actions (self);
}

static void
act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ss_draft_undo (SS_EDITOR_PAGE (widget)->draft);
}

static void
act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ss_draft_redo (SS_EDITOR_PAGE (widget)->draft);
}

static void
saved (SsDraft *draft, const char *path, gpointer data)
{
  g_autoptr (SsEditorPage) self = data;

  if (!path)
    return;
  say (self, _ ("Saved"));
  g_signal_emit (self, signals[SAVED], 0, path);
}

static void
act_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);

  ss_save_variant (self->draft, widget, FALSE, saved, g_object_ref (self));
}

static void
act_save_as (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);

  ss_save_variant (self->draft, widget, TRUE, saved, g_object_ref (self));
}

static void
exported (SsDraft *draft, const char *path, gpointer data)
{
  g_autoptr (SsEditorPage) self = data;

  if (path)
    say (self, _ ("Exported"));
}

static void
act_export (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);

  ss_export_variant (ss_draft_get_variant (self->draft), widget, exported, g_object_ref (self));
}

static void
act_text (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);
  gboolean text = strcmp (gtk_stack_get_visible_child_name (self->stack), "text") != 0;

  gtk_stack_set_visible_child_name (self->stack, text ? "text" : "form");
  if (text)
    gtk_widget_grab_focus (GTK_WIDGET (self->text));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

static void
act_try_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);

  g_signal_emit (self, signals[TRY_OUT], 0, ss_draft_get_variant (self->draft));
}

static void
act_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SsEditorPage *self = SS_EDITOR_PAGE (widget);

  g_signal_emit (self, signals[RULES], 0, ss_draft_get_variant (self->draft));
}

static void
leave_now (SsEditorPage *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), TRUE);
  if (view)
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
}

static void
act_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ss_editor_page_confirm_leave (SS_EDITOR_PAGE (widget), G_CALLBACK (leave_now), widget);
}

typedef struct
{
  SsEditorPage *page;
  void (*leave) (gpointer data);
  gpointer data;
} Leaving;

static void
saved_before_leaving (SsDraft *draft, const char *path, gpointer data)
{
  g_autofree Leaving *leaving = data;
  g_autoptr (SsEditorPage) page = leaving->page;

  if (!path)
    return;
  g_signal_emit (page, signals[SAVED], 0, path);
  leaving->leave (leaving->data);
}

static void
leave_answered (AdwAlertDialog *dialog, const char *response, Leaving *leaving)
{
  if (strcmp (response, "save") == 0)
    {
      ss_save_variant (leaving->page->draft, GTK_WIDGET (leaving->page), FALSE, saved_before_leaving, leaving);
      return;
    }
  if (strcmp (response, "discard") == 0)
    leaving->leave (leaving->data);
  g_object_unref (leaving->page);
  g_free (leaving);
}

void
ss_editor_page_confirm_leave (SsEditorPage *self, GCallback leave, gpointer data)
{
  g_return_if_fail (SS_IS_EDITOR_PAGE (self));
  void (*go) (gpointer) = (void (*) (gpointer)) leave;
  if (!ss_draft_is_changed (self->draft))
    {
      go (data);
      return;
    }
  gboolean right = ss_problems_count (ss_draft_get_problems (self->draft)) == 0;
  Leaving *leaving = g_new0 (Leaving, 1);
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Save the Changes?"), right ? _ ("Changes that are not saved are lost.") : _ ("The variant has problems, so it can't be saved yet. Changes that are not saved are lost.")));

  leaving->page = g_object_ref (self);
  leaving->leave = go;
  leaving->data = data;
  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  if (right)
    {
      adw_alert_dialog_add_response (dialog, "save", _ ("_Save"));
      adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
      adw_alert_dialog_set_default_response (dialog, "save");
    }
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (leave_answered), leaving);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
draw_asked (SsEditorForm *form, SsParamRow *row, SsEditorPage *self)
{
  AdwDialog *dialog = ss_drawn_editor_new (self->draft, ss_param_row_get_param (row), ss_param_row_get_group (row));

  adw_dialog_present (dialog, GTK_WIDGET (self));
}

SsDraft *
ss_editor_page_get_draft (SsEditorPage *self)
{
  g_return_val_if_fail (SS_IS_EDITOR_PAGE (self), NULL);
  return self->draft;
}

static void
ss_editor_page_dispose (GObject *object)
{
  SsEditorPage *self = SS_EDITOR_PAGE (object);

  if (self->draft)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->rows);
  g_clear_object (&self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_EDITOR_PAGE);
  G_OBJECT_CLASS (ss_editor_page_parent_class)->dispose (object);
}

static void
ss_editor_page_class_init (SsEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_editor_page_dispose;
  signals[TRY_OUT] = g_signal_new ("try-out", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[RULES] = g_signal_new ("rules", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (SS_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, heading);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, leave);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, form);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, text);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, bar);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, problems);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, sentences);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, problem_list);
  gtk_widget_class_bind_template_child (widget_class, SsEditorPage, sentence_list);
  gtk_widget_class_bind_template_callback (widget_class, problem_activated);
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, act_undo);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, act_redo);
  gtk_widget_class_install_action (widget_class, "editor.save", NULL, act_save);
  gtk_widget_class_install_action (widget_class, "editor.save-as", NULL, act_save_as);
  gtk_widget_class_install_action (widget_class, "editor.export", NULL, act_export);
  gtk_widget_class_install_action (widget_class, "editor.text", NULL, act_text);
  gtk_widget_class_install_action (widget_class, "editor.try-out", NULL, act_try_out);
  gtk_widget_class_install_action (widget_class, "editor.rules", NULL, act_rules);
  gtk_widget_class_install_action (widget_class, "editor.leave", NULL, act_leave);
}

static void
ss_editor_page_init (SsEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ss_shortcuts_add_to (GTK_WIDGET (self), "editor.");
  gtk_text_buffer_set_enable_undo (gtk_text_view_get_buffer (self->text), FALSE); /* the draft's own undo serves all views */
  self->wrong = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (self->text), "wrong", "underline", PANGO_UNDERLINE_ERROR, NULL);
}

GtkWidget *
ss_editor_page_new (SsDraft *draft)
{
  SsEditorPage *self = g_object_new (SS_TYPE_EDITOR_PAGE, NULL);

  g_return_val_if_fail (SS_IS_DRAFT (draft), NULL);
  self->draft = g_object_ref (draft);
  self->rows = ss_editor_form_new (draft, self->form);
  g_signal_connect (self->rows, "draw", G_CALLBACK (draw_asked), self);
  g_signal_connect_swapped (self->board, "room-changed", G_CALLBACK (draw_board), self);
  g_signal_connect (gtk_text_view_get_buffer (self->text), "changed", G_CALLBACK (text_changed), self);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (draft_changed), self);
  draft_changed (self);
  return GTK_WIDGET (self);
}
