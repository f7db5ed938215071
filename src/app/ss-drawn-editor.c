/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-drawn-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ss-board.h"

#define SS_TYPE_DRAWN_EDITOR (ss_drawn_editor_get_type ())
G_DECLARE_FINAL_TYPE (SsDrawnEditorDialog, ss_drawn_editor, SS, DRAWN_EDITOR, AdwDialog)

struct _SsDrawnEditorDialog
{
  AdwDialog parent_instance;

  SsDraft *draft;
  const SsParam *param;
  char *group;
  SsPick pick;
  gboolean drawn; /* once there was room */

  AdwWindowTitle *heading;
  SsBoard *board;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (SsDrawnEditorDialog, ss_drawn_editor, ADW_TYPE_DIALOG)

static void
draw_variant (SsDrawnEditorDialog *self, const SsVariant *variant, const SsProblems *problems)
{
  double width, height;
  const SsProblem *first = NULL;

  ss_board_get_room (self->board, &width, &height);
  if (width > 0)
    {
      SsScene *scene = ss_scene_new (1, 1);
      self->param->editor->draw (variant, self->param, self->group, &self->pick, width, height, scene);
      ss_board_set_scene (self->board, scene, SS_BOARD_PICK, NULL, 0);
      if (!self->drawn)
        ss_board_focus (self->board); /* the keys work from the start */
      self->drawn = TRUE;
    }
  for (guint i = 0; i < problems->list->len && (!first || first->warning); i++)
    {
      const SsProblem *problem = g_ptr_array_index (problems->list, i);

      if (!first || !problem->warning)
        first = problem; /* a remark only where nothing is wrong */
    }
  gtk_label_set_text (self->problem, first ? first->message : "");
  gtk_widget_set_css_classes (GTK_WIDGET (self->problem), (const char *[]) { first && first->warning ? "warning" : "error", NULL });
}

static void
draw (SsDrawnEditorDialog *self)
{
  draw_variant (self, ss_draft_get_variant (self->draft), ss_draft_get_problems (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drawing.undo", ss_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drawing.redo", ss_draft_can_redo (self->draft));
}

/* The changed variant goes into the draft, which tells everybody. */
static void
take (SsDrawnEditorDialog *self, SsVariant *variant)
{
  if (variant)
    ss_draft_set_variant (self->draft, variant);
  else
    draw (self); /* the pick may have changed */
}

static void
input (SsBoard *board, const SsInput *what, SsDrawnEditorDialog *self)
{
  g_autoptr (SsProblems) problems = ss_problems_new (); /* the draft finds them again */
  SsPick before = self->pick;
  SsVariant *variant = self->param->editor->input (ss_draft_get_variant (self->draft), self->param, self->group, &self->pick, what, problems);

  if (what->kind == SS_INPUT_CANCEL && !variant && memcmp (&before, &self->pick, sizeof before) == 0)
    adw_dialog_close (ADW_DIALOG (self)); /* Escape with nothing to let go */
  else
    take (self, variant);
}

static void
dragged (SsBoard *board, guint spot, double x, double y, gboolean done, SsDrawnEditorDialog *self)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant;
  double width, height;

  ss_board_get_room (self->board, &width, &height);
  variant = self->param->editor->drag (ss_draft_get_variant (self->draft), self->param, self->group, &self->pick, spot, x, y, width, height, problems);

  if (done)
    {
      take (self, variant);
      return;
    }
  /* shown as it would be; the file changes where it is let go */
  if (variant)
    draw_variant (self, variant, problems);
  g_clear_pointer (&variant, ss_variant_unref);
}

static void
act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ss_draft_undo (SS_DRAWN_EDITOR (widget)->draft);
}

static void
act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ss_draft_redo (SS_DRAWN_EDITOR (widget)->draft);
}

static void
ss_drawn_editor_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_DRAWN_EDITOR);
  G_OBJECT_CLASS (ss_drawn_editor_parent_class)->dispose (object);
}

static void
ss_drawn_editor_finalize (GObject *object)
{
  SsDrawnEditorDialog *self = SS_DRAWN_EDITOR (object);

  g_clear_object (&self->draft);
  g_free (self->group);
  G_OBJECT_CLASS (ss_drawn_editor_parent_class)->finalize (object);
}

static void
ss_drawn_editor_class_init (SsDrawnEditorDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_drawn_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = ss_drawn_editor_finalize;
  g_type_ensure (SS_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-drawn-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, SsDrawnEditorDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, SsDrawnEditorDialog, board);
  gtk_widget_class_bind_template_child (widget_class, SsDrawnEditorDialog, problem);
  gtk_widget_class_install_action (widget_class, "drawing.undo", NULL, act_undo);
  gtk_widget_class_install_action (widget_class, "drawing.redo", NULL, act_redo);
}

static void
ss_drawn_editor_init (SsDrawnEditorDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
ss_drawn_editor_new (SsDraft *draft, const SsParam *param, const char *group)
{
  g_return_val_if_fail (SS_IS_DRAFT (draft) && param->editor, NULL);
  SsDrawnEditorDialog *self = g_object_new (SS_TYPE_DRAWN_EDITOR, NULL);

  self->draft = g_object_ref (draft);
  self->param = param;
  self->group = g_strdup (group);
  adw_dialog_set_title (ADW_DIALOG (self), _ (param->editor->title));
  adw_window_title_set_title (self->heading, _ (param->editor->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (param->editor->title), -1);
  ss_board_set_drags (self->board, param->editor->drag != NULL);
  g_signal_connect (self->board, "input", G_CALLBACK (input), self);
  g_signal_connect (self->board, "dragged", G_CALLBACK (dragged), self);
  g_signal_connect_swapped (self->board, "room-changed", G_CALLBACK (draw), self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draw), self, G_CONNECT_SWAPPED);
  draw (self);
  return ADW_DIALOG (self);
}
