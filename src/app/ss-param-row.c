/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-param-row.h"

#include <glib/gi18n.h>
#include <string.h>

struct _SsParamRow
{
  AdwPreferencesRow parent_instance;

  SsDraft *draft;
  const SsParam *param; /* NULL: a text outside the table */
  char *group;
  char *key;

  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *base;
  GtkLabel *problem;
  GtkLabel *words;   /* what the word being typed may become */
  GtkLabel *reading; /* a value in a small language, said in words */
  GtkBox *controls; /* beside the title: small controls */
  GtkBox *body;     /* below it: entries, problem */
  GtkWidget *changed_mark;
  GtkButton *reset;
  GtkButton *draw;

  GtkWidget *control; /* entry, switch or drop-down; in one of the boxes above */
  GtkWidget *less, *more;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SsParamRow, ss_param_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  DRAW,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

char *
ss_param_value_to_text (const SsVariant *variant, const SsParam *param, const char *group)
{
  switch (param->type)
    {
    case SS_PARAM_INT:
      return ss_text_number (ss_variant_get_int (variant, group, param->key));
    case SS_PARAM_BOOL:
      return g_strdup (ss_variant_get_bool (variant, group, param->key) ? C_ ("value of a rule", "On") : C_ ("value of a rule", "Off"));
    case SS_PARAM_ENUM:
      return g_strdup (_ (param->words[ss_variant_get_word (variant, group, param->key)].title));
    case SS_PARAM_LIST:
      {
        guint n;
        const char *const *items = ss_variant_get_items (variant, group, param->key, &n);
        g_autofree const char **shown = g_new0 (const char *, n + 1);
        if (n == 0)
          return g_strdup (C_ ("value of a rule", "None"));
        for (guint i = 0; i < n; i++)
          {
            shown[i] = items[i];
            for (const SsWord *w = param->words; w && w->word; w++)
              if (strcmp (w->word, items[i]) == 0)
                shown[i] = _ (w->title);
          }
        return g_strjoinv (" · ", (char **) shown);
      }
    case SS_PARAM_TEXT:
    case SS_PARAM_EFFECT:
    default:
      return g_strdup (ss_variant_get_text (variant, group, param->key));
    }
}

/* The value as it stands in the draft's own text: what was typed, right or wrong; else what holds. Transfer full. */
static char *
typed_value (SsParamRow *self)
{
  g_autofree char *typed = ss_variant_get_typed (ss_draft_get_variant (self->draft), self->group, self->key);

  if (typed)
    return g_steal_pointer (&typed);
  return self->param ? g_strdup (ss_variant_get_text (ss_draft_get_variant (self->draft), self->group, self->key)) : g_strdup ("");
}

static void
set_value (SsParamRow *self, const char *value)
{
  if (self->updating)
    return;
  /* back at what the base says: the line is no longer needed, but one that was there stays */
  ss_draft_set_value (self->draft, self->group, self->key, value);
}

/* Completion: the word under the cursor, from its beginning on */

static char *
word_before_cursor (SsParamRow *self, int *start)
{
  GtkEditable *entry = GTK_EDITABLE (self->control);
  int end = gtk_editable_get_position (entry);
  g_autofree char *before = gtk_editable_get_chars (entry, 0, end);
  const char *word = before + strlen (before);

  while (word > before && !strchr (" ,;:|", word[-1]))
    word--;
  *start = (int) g_utf8_strlen (before, word - before);
  return g_strdup (word);
}

/* The first completion of the word, and all of them joined; NULL if there is nothing to complete. */
static const char *
complete (SsParamRow *self, int *start, char **all)
{
  g_autofree char *word = NULL;
  const char *first = NULL;
  GString *list = g_string_new (NULL);

  if (self->param && self->param->completions && GTK_IS_EDITABLE (self->control) && gtk_widget_get_mapped (self->control))
    {
      word = word_before_cursor (self, start);
      for (const char *const *c = self->param->completions; *word && *c; c++)
        if (g_str_has_prefix (*c, word) && strcmp (*c, word) != 0)
          {
            first = first ? first : *c;
            g_string_append_printf (list, "%s%s", list->len ? "  " : "", *c);
          }
    }
  if (all)
    *all = g_string_free (list, FALSE);
  else
    g_string_free (list, TRUE);
  return first;
}

/* Ctrl+Space takes the first completion. */
static gboolean
effect_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, SsParamRow *self)
{
  int start;
  const char *first;

  if (key != GDK_KEY_space || !(state & GDK_CONTROL_MASK) || !(first = complete (self, &start, NULL)))
    return GDK_EVENT_PROPAGATE;
  gtk_editable_delete_text (GTK_EDITABLE (self->control), start, gtk_editable_get_position (GTK_EDITABLE (self->control)));
  gtk_editable_insert_text (GTK_EDITABLE (self->control), first, -1, &start);
  gtk_editable_set_position (GTK_EDITABLE (self->control), start);
  return GDK_EVENT_STOP;
}

static void
show_reading (SsParamRow *self)
{
  g_autofree char *all = NULL, *said = NULL;
  int start;

  if (!self->param || !self->param->read_out)
    return;
  complete (self, &start, &all);
  gtk_label_set_text (self->words, all);
  gtk_widget_set_visible (GTK_WIDGET (self->words), *all != '\0');
  said = self->param->read_out (self->param, gtk_editable_get_text (GTK_EDITABLE (self->control)));
  gtk_label_set_text (self->reading, said ? said : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reading), said != NULL);
}

static void
entry_changed (GtkEditable *editable, SsParamRow *self)
{
  /* a blank that is being typed at the end is none in the file yet */
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (editable)));

  if (self->updating)
    return;
  show_reading (self);
  if (!self->param && !*text)
    ss_draft_set_value (self->draft, self->group, self->key, NULL); /* a text that may be left out */
  else
    set_value (self, text);
}

static void
switch_changed (GtkSwitch *control, GParamSpec *pspec, SsParamRow *self)
{
  set_value (self, gtk_switch_get_active (control) ? "true" : "false");
}

static void
choice_changed (GtkDropDown *control, GParamSpec *pspec, SsParamRow *self)
{
  guint i = gtk_drop_down_get_selected (control);

  if (i != GTK_INVALID_LIST_POSITION)
    set_value (self, self->param->words[i].word);
}

/* One up or down from the number that holds, inside the range. */
static void
step (SsParamRow *self, int by)
{
  int n = ss_variant_get_int (ss_draft_get_variant (self->draft), self->group, self->key) + by;
  g_autofree char *text = g_strdup_printf ("%d", CLAMP (n, self->param->min, self->param->max));

  gtk_editable_set_text (GTK_EDITABLE (self->control), text);
}

static void
step_down (SsParamRow *self)
{
  step (self, -1);
}

static void
step_up (SsParamRow *self)
{
  step (self, 1);
}

static gboolean
number_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, SsParamRow *self)
{
  if (key != GDK_KEY_Up && key != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;
  step (self, key == GDK_KEY_Up ? 1 : -1);
  return GDK_EVENT_STOP;
}

static void
reset_clicked (SsParamRow *self)
{
  GtkWidget *control = self->control;

  ss_draft_set_value (self->draft, self->group, self->key, NULL);
  gtk_widget_grab_focus (control); /* the button is gone: the focus must not be */
}

static void
draw_clicked (SsParamRow *self)
{
  g_signal_emit (self, signals[DRAW], 0);
}

/* A spoken name and description for the control, which is what gets the focus. */
static void
name_control (SsParamRow *self, GtkWidget *control)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->title, NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->subtitle, self->reading, self->problem,
                                  NULL, -1);
}

static GtkWidget *
small_button (const char *icon, const char *tooltip, GCallback clicked, SsParamRow *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static void
make_number (SsParamRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  const char *title = _ (self->param->title);
  g_autofree char *less = ss_text_fill (_ ("{title}: one less"), "title", title, NULL);
  g_autofree char *more = ss_text_fill (_ ("{title}: one more"), "title", title, NULL);

  self->control = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->control), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->control), 6);
  gtk_editable_set_alignment (GTK_EDITABLE (self->control), 1);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->control), GTK_INPUT_PURPOSE_NUMBER);
  gtk_widget_add_css_class (self->control, "numeric");
  gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (number_key), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->control, keys);
  g_signal_connect (self->control, "changed", G_CALLBACK (entry_changed), self);
  self->less = small_button ("list-remove-symbolic", less, G_CALLBACK (step_down), self);
  self->more = small_button ("list-add-symbolic", more, G_CALLBACK (step_up), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->less), GTK_ACCESSIBLE_PROPERTY_LABEL, less, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  gtk_box_append (self->controls, self->less);
  gtk_box_append (self->controls, self->control);
  gtk_box_append (self->controls, self->more);
}

static void
make_choice (SsParamRow *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (const SsWord *w = self->param->words; w->word; w++)
    gtk_string_list_append (titles, _ (w->title));
  self->control = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
  g_signal_connect (self->control, "notify::selected", G_CALLBACK (choice_changed), self);
  /* long words below the title, where they have room */
  gsize longest = 0;
  for (const SsWord *w = self->param->words; w->word; w++)
    longest = MAX (longest, (gsize) g_utf8_strlen (_ (w->title), -1));
  if (longest > 16)
    {
      gtk_widget_set_halign (self->control, GTK_ALIGN_START);
      gtk_box_prepend (self->body, self->control);
    }
  else
    gtk_box_append (self->controls, self->control);
}

static void
make_control (SsParamRow *self)
{
  switch (self->param ? self->param->type : SS_PARAM_TEXT)
    {
    case SS_PARAM_INT:
      make_number (self);
      break;
    case SS_PARAM_BOOL:
      self->control = gtk_switch_new ();
      gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
      g_signal_connect (self->control, "notify::active", G_CALLBACK (switch_changed), self);
      gtk_box_append (self->controls, self->control);
      break;
    case SS_PARAM_ENUM:
      make_choice (self);
      break;
    case SS_PARAM_LIST:
    case SS_PARAM_TEXT:
    case SS_PARAM_EFFECT:
    default:
      self->control = gtk_entry_new ();
      gtk_widget_set_hexpand (self->control, TRUE);
      g_signal_connect (self->control, "changed", G_CALLBACK (entry_changed), self);
      if (self->param && self->param->completions)
        {
          GtkEventController *keys = gtk_event_controller_key_new ();
          gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
          g_signal_connect (keys, "key-pressed", G_CALLBACK (effect_key), self);
          gtk_widget_add_controller (self->control, keys);
        }
      gtk_box_prepend (self->body, self->control);
      break;
    }
  name_control (self, self->control);
}

static void
show_value (SsParamRow *self)
{
  g_autofree char *typed = typed_value (self);
  SsVariant *variant = ss_draft_get_variant (self->draft);

  self->updating = TRUE;
  if (GTK_IS_SWITCH (self->control))
    gtk_switch_set_active (GTK_SWITCH (self->control), ss_variant_get_bool (variant, self->group, self->key));
  else if (GTK_IS_DROP_DOWN (self->control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), ss_variant_get_word (variant, self->group, self->key));
  else
    {
      /* blanks at the ends don't count in a file: they stay while they are being typed */
      g_autofree char *shown = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->control))));
      if (strcmp (shown, typed) != 0)
        gtk_editable_set_text (GTK_EDITABLE (self->control), typed);
    }
  self->updating = FALSE;
  if (self->less)
    {
      int n = ss_variant_get_int (variant, self->group, self->key);
      gtk_widget_set_sensitive (self->less, n > self->param->min);
      gtk_widget_set_sensitive (self->more, n < self->param->max);
    }
}

static void
show_base (SsParamRow *self)
{
  SsVariant *variant = ss_draft_get_variant (self->draft), *base = ss_draft_get_base (self->draft);
  gboolean given = ss_variant_is_given (variant, self->group, self->key);
  gboolean has_base = self->param && (!self->param->family || ss_variant_is_known (base, self->group, self->key));
  gboolean differs = has_base && (!ss_variant_equal (variant, base, self->group, self->key) || ss_draft_find_problem (self->draft, self->group, self->key));

  gtk_widget_set_visible (self->changed_mark, given && differs);
  gtk_widget_set_visible (GTK_WIDGET (self->base), given && differs);
  gtk_widget_set_visible (GTK_WIDGET (self->reset), given && has_base);
  if (given && has_base)
    {
      g_autofree char *value = ss_param_value_to_text (base, self->param, self->group);
      g_autofree char *text = ss_text_fill (_ ("Base value: {value}"), "value", value, NULL);
      g_autofree char *name = ss_text_fill (_ ("{title}: back to the base value"), "title", _ (self->param->title), NULL);
      gtk_label_set_text (self->base, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

/* Where the first wrong word stands: underlined; where something is missing, what stands before it. */
static void
mark_fault (SsParamRow *self, gboolean wrong)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->control));
  g_autoptr (PangoAttrList) marks = pango_attr_list_new ();
  guint start, length;

  if (wrong && self->param->find_fault (self->param, text, &start, &length) && *text)
    {
      PangoAttribute *line = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
      if (length == 0 && start > 0)
        start--;
      line->start_index = (guint) (g_utf8_offset_to_pointer (text, start) - text);
      line->end_index = (guint) (g_utf8_offset_to_pointer (text, start + MAX (length, 1)) - text);
      pango_attr_list_insert (marks, line);
    }
  gtk_entry_set_attributes (GTK_ENTRY (self->control), marks);
}

static void
show_problem (SsParamRow *self)
{
  const SsProblem *problem = ss_draft_find_problem (self->draft, self->group, self->key);

  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_label_set_text (self->problem, problem ? problem->message : "");
  if (problem)
    gtk_widget_add_css_class (self->control, "error");
  else
    gtk_widget_remove_css_class (self->control, "error");
  if (self->param && self->param->find_fault)
    mark_fault (self, problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->control), GTK_ACCESSIBLE_STATE_INVALID, problem ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void
ss_param_row_update (SsParamRow *self)
{
  g_return_if_fail (SS_IS_PARAM_ROW (self));
  show_value (self);
  show_reading (self);
  show_base (self);
  show_problem (self);
  if (self->param && self->param->applies)
    {
      /* still to be changed: dimmed only */
      if (self->param->applies (ss_draft_get_variant (self->draft)))
        gtk_widget_remove_css_class (GTK_WIDGET (self->title), "dimmed");
      else
        gtk_widget_add_css_class (GTK_WIDGET (self->title), "dimmed");
    }
}

void
ss_param_row_focus (SsParamRow *self)
{
  g_return_if_fail (SS_IS_PARAM_ROW (self));
  gtk_widget_grab_focus (self->control);
  guint start, length;
  if (self->param && self->param->find_fault
      && self->param->find_fault (self->param, gtk_editable_get_text (GTK_EDITABLE (self->control)), &start, &length))
    gtk_editable_select_region (GTK_EDITABLE (self->control), (int) start, (int) (start + length));
}

void
ss_param_row_append (SsParamRow *self, GtkWidget *widget)
{
  g_return_if_fail (SS_IS_PARAM_ROW (self) && GTK_IS_WIDGET (widget));
  gtk_box_append (self->body, widget);
}

const char *
ss_param_row_get_group (SsParamRow *self)
{
  g_return_val_if_fail (SS_IS_PARAM_ROW (self), NULL);
  return self->group;
}

const char *
ss_param_row_get_key (SsParamRow *self)
{
  g_return_val_if_fail (SS_IS_PARAM_ROW (self), NULL);
  return self->key;
}

const SsParam *
ss_param_row_get_param (SsParamRow *self)
{
  g_return_val_if_fail (SS_IS_PARAM_ROW (self), NULL);
  return self->param;
}

static void
ss_param_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_PARAM_ROW);
  G_OBJECT_CLASS (ss_param_row_parent_class)->dispose (object);
}

static void
ss_param_row_finalize (GObject *object)
{
  SsParamRow *self = SS_PARAM_ROW (object);

  g_clear_object (&self->draft);
  g_free (self->group);
  g_free (self->key);
  G_OBJECT_CLASS (ss_param_row_parent_class)->finalize (object);
}

static void
ss_param_row_class_init (SsParamRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_param_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ss_param_row_finalize;
  signals[DRAW] = g_signal_new ("draw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-param-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, title);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, base);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, problem);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, words);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, reading);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, controls);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, body);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, changed_mark);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, reset);
  gtk_widget_class_bind_template_child (widget_class, SsParamRow, draw);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked);
  gtk_widget_class_bind_template_callback (widget_class, draw_clicked);
}

static void
ss_param_row_init (SsParamRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
row_new (SsDraft *draft, const SsParam *param, const char *group, const char *key, const char *title)
{
  SsParamRow *self = g_object_new (SS_TYPE_PARAM_ROW, "title", title, "activatable", FALSE, "focusable", FALSE, NULL);

  self->draft = g_object_ref (draft);
  self->param = param;
  self->group = g_strdup (group);
  self->key = g_strdup (key);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, param && param->explanation ? _ (param->explanation) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), param && param->explanation);
  gtk_widget_set_visible (GTK_WIDGET (self->draw), param && param->editor);
  if (param && param->editor)
    {
      gtk_button_set_label (self->draw, _ (param->editor->title));
    }
  make_control (self);
  ss_param_row_update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ss_param_row_new (SsDraft *draft, const SsParam *param, const char *group)
{
  g_return_val_if_fail (SS_IS_DRAFT (draft), NULL);
  return row_new (draft, param, group, param->key, _ (param->title));
}

GtkWidget *
ss_param_row_new_text (SsDraft *draft, const char *group, const char *key, const char *title)
{
  g_return_val_if_fail (SS_IS_DRAFT (draft), NULL);
  return row_new (draft, NULL, group, key, title);
}
