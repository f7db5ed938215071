/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-editor-form.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ss-board-picture.h"
#include "ss-param-row.h"

struct _SsEditorForm
{
  GObject parent_instance;

  SsDraft *draft;
  AdwPreferencesPage *page;
  GPtrArray *rows;     /* of SsParamRow*, borrowed from their parents; those of closed members are not made yet */
  GPtrArray *families; /* of Family* */
};

/* The members of a family: [Shape A], [Shape B] ... */
typedef struct
{
  SsEditorForm *form;
  const SsParam *first; /* its first parameter in the table */
  AdwPreferencesGroup *group;
  GPtrArray *members; /* of AdwExpanderRow*, borrowed */
  char **names;       /* what the expanders were made for */
} Family;

G_DEFINE_FINAL_TYPE (SsEditorForm, ss_editor_form, G_TYPE_OBJECT)

enum
{
  DRAW,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
family_free (gpointer data)
{
  Family *family = data;

  g_ptr_array_unref (family->members);
  g_strfreev (family->names);
  g_free (family);
}

static void
draw_asked (SsParamRow *row, SsEditorForm *self)
{
  g_signal_emit (self, signals[DRAW], 0, row);
}

static void
forget_row (gpointer data, GObject *row)
{
  g_ptr_array_remove_fast (data, row);
}

static GtkWidget *
keep (SsEditorForm *self, GtkWidget *row)
{
  g_ptr_array_add (self->rows, row);
  g_object_weak_ref (G_OBJECT (row), forget_row, self->rows);
  g_signal_connect_object (row, "draw", G_CALLBACK (draw_asked), self, 0);
  return row;
}

/* Families */

static const char *
member_name (const char *group)
{
  const char *blank = strchr (group, ' ');

  return blank ? blank + 1 : group;
}

/* What a member is called: its translated name if the family has one. */
static const char *
member_title (SsEditorForm *self, const char *group)
{
  SsVariant *variant = ss_draft_get_variant (self->draft);

  if (ss_param_find (ss_variant_get_game (variant), group, "Name"))
    {
      const char *name = ss_variant_get_local (variant, group, "Name");
      if (name && *name)
        return name;
    }
  return member_name (group);
}

static void
remove_activated (GtkWidget *row, SsEditorForm *self)
{
  ss_draft_remove_group (self->draft, g_object_get_data (G_OBJECT (row), "ss-group"));
}

/* What the member is, drawn: a card as it lies on the table. */

static void
draw_member (SsEditorForm *self, AdwExpanderRow *expander)
{
  SsVariant *variant = ss_draft_get_variant (self->draft);
  GtkPicture *picture = g_object_get_data (G_OBJECT (expander), "ss-picture");
  if (!picture)
    return;
  SsScene *scene = ss_scene_new (1, 1);
  ss_variant_get_game (variant)->draw_member (variant, g_object_get_data (G_OBJECT (expander), "ss-group"), scene);
  int width = (int) scene->width, height = (int) scene->height;
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, scene->description, -1);
  gtk_widget_set_size_request (GTK_WIDGET (picture), width, height);
  g_autoptr (GdkPaintable) paintable = ss_board_picture_new (scene, width, height, gtk_widget_get_scale_factor (GTK_WIDGET (self->page)));
  gtk_picture_set_paintable (picture, paintable);
}

static void
add_picture (SsEditorForm *self, AdwExpanderRow *expander, GtkWidget *row)
{
  GtkWidget *picture = gtk_picture_new ();

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 6);
  gtk_widget_set_margin_bottom (picture, 6);
  ss_param_row_append (SS_PARAM_ROW (row), picture); /* in no row of its own: Tab would leave the list at a row that takes no focus */
  g_object_set_data (G_OBJECT (expander), "ss-picture", picture);
  draw_member (self, expander);
}

static void
member_expanded (AdwExpanderRow *expander, GParamSpec *pspec, SsEditorForm *self)
{
  const char *group = g_object_get_data (G_OBJECT (expander), "ss-group");
  const SsGame *game = ss_variant_get_game (ss_draft_get_variant (self->draft));

  if (!adw_expander_row_get_expanded (expander) || g_object_get_data (G_OBJECT (expander), "ss-filled"))
    return;
  g_object_set_data (G_OBJECT (expander), "ss-filled", GINT_TO_POINTER (1));
  for (const SsParam *p = game->params; p->key; p++)
    if (p->family && g_str_has_prefix (group, p->group) && group[strlen (p->group)] == ' ')
      {
        GtkWidget *row = keep (self, ss_param_row_new (self->draft, p, group));
        adw_expander_row_add_row (expander, row);
        /* beside the first text that is read out, so that both are in sight */
        if (game->draw_member && p->read_out && !g_object_get_data (G_OBJECT (expander), "ss-picture"))
          add_picture (self, expander, row);
      }
  gboolean own = FALSE;
  for (const SsParam *p = game->params; p->key; p++)
    own |= p->family && g_str_has_prefix (group, p->group) && group[strlen (p->group)] == ' ' && ss_variant_is_given (ss_draft_get_variant (self->draft), group, p->key);
  if (own)
    {
      GtkWidget *row = adw_button_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Take Out of This Variant"));
      gtk_widget_add_css_class (row, "destructive-action");
      g_object_set_data_full (G_OBJECT (row), "ss-group", g_strdup (group), g_free);
      g_signal_connect_object (row, "activated", G_CALLBACK (remove_activated), self, 0);
      adw_expander_row_add_row (expander, row);
    }
}

static void
add_member (Family *family, const char *group)
{
  SsEditorForm *self = family->form;
  GtkWidget *expander = adw_expander_row_new (), *warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  g_object_set_data_full (G_OBJECT (expander), "ss-group", g_strdup (group), g_free);
  /* the row's own colour would be that of all rows inside */
  gtk_widget_add_css_class (warning, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (warning), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (expander), warning);
  g_object_set_data (G_OBJECT (expander), "ss-warning", warning);
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (member_expanded), self, 0);
  adw_preferences_group_add (family->group, expander);
  g_ptr_array_add (family->members, expander);
}

static void
update_family (Family *family)
{
  SsEditorForm *self = family->form;
  SsVariant *variant = ss_draft_get_variant (self->draft);
  guint n;
  const char *const *names = ss_variant_get_groups (variant, family->first->group, &n);

  if (!family->names || !g_strv_equal ((const char *const *) family->names, names))
    {
      g_autofree char *open = NULL; /* an open member stays open */
      for (guint i = 0; i < family->members->len; i++)
        {
          AdwExpanderRow *expander = g_ptr_array_index (family->members, i);
          if (adw_expander_row_get_expanded (expander))
            {
              g_free (open);
              open = g_strdup (g_object_get_data (G_OBJECT (expander), "ss-group"));
            }
          adw_preferences_group_remove (family->group, GTK_WIDGET (expander));
        }
      g_ptr_array_set_size (family->members, 0);
      g_strfreev (family->names);
      family->names = g_strdupv ((char **) names);
      for (guint i = 0; i < n; i++)
        add_member (family, names[i]);
      for (guint i = 0; i < n; i++)
        if (g_strcmp0 (open, names[i]) == 0)
          adw_expander_row_set_expanded (g_ptr_array_index (family->members, i), TRUE);
    }
  for (guint i = 0; i < family->members->len; i++)
    {
      GtkWidget *expander = g_ptr_array_index (family->members, i);
      const char *group = g_object_get_data (G_OBJECT (expander), "ss-group");
      gboolean wrong = FALSE;
      SsProblems *problems = ss_draft_get_problems (self->draft);
      for (guint j = 0; j < problems->list->len; j++)
        {
          const SsProblem *p = g_ptr_array_index (problems->list, j);
          wrong |= !p->warning && g_strcmp0 (p->group, group) == 0;
        }
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), member_title (self, group));
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander), wrong ? _ ("Has a problem") : "");
      gtk_widget_set_visible (g_object_get_data (G_OBJECT (expander), "ss-warning"), wrong);
      if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (expander)))
        draw_member (self, ADW_EXPANDER_ROW (expander));
    }
  if (ss_variant_get_game (variant)->say_family)
    {
      g_autofree char *sum = ss_variant_get_game (variant)->say_family (variant, family->first->group);
      adw_preferences_group_set_description (family->group, sum);
    }
}

static void
name_given (AdwAlertDialog *dialog, const char *response, Family *family)
{
  GtkEditable *entry = g_object_get_data (G_OBJECT (dialog), "ss-entry");
  const char *name = gtk_editable_get_text (entry);
  const SsGame *game = ss_variant_get_game (ss_draft_get_variant (family->form->draft));

  if (strcmp (response, "add") != 0 || !*name)
    return;
  g_autofree char *group = g_strconcat (family->first->group, " ", name, NULL);
  /* a group is there once a key of it is: the first that must be given, yet empty, which says what it wants */
  for (const SsParam *p = game->params; p->key; p++)
    if (p->family && strcmp (p->group, family->first->group) == 0 && p->required)
      {
        ss_draft_set_value (family->form->draft, group, p->key, "");
        break;
      }
  for (guint i = 0; i < family->members->len; i++)
    if (strcmp (g_object_get_data (g_ptr_array_index (family->members, i), "ss-group"), group) == 0)
      adw_expander_row_set_expanded (g_ptr_array_index (family->members, i), TRUE);
}

static void
name_typed (GtkEditable *entry, Family *family)
{
  AdwAlertDialog *dialog = g_object_get_data (G_OBJECT (entry), "ss-dialog");
  const SsGame *game = ss_variant_get_game (ss_draft_get_variant (family->form->draft));
  const char *name = gtk_editable_get_text (entry);
  g_autofree char *what = NULL;
  g_autofree char *group = g_strconcat (family->first->group, " ", name, NULL);
  gboolean right = *name && (!game->check_family || game->check_family (family->first->group, name, &what));

  if (right && g_strv_contains ((const char *const *) family->names, group))
    {
      right = FALSE;
      what = g_strdup (_ ("This name is taken already."));
    }
  adw_alert_dialog_set_response_enabled (dialog, "add", right);
  adw_alert_dialog_set_body (dialog, !*name || right || !what ? "" : what);
}

static void
add_clicked (Family *family)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ (family->first->group_title), NULL));
  GtkWidget *list = gtk_list_box_new (), *entry = adw_entry_row_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), _ ("Name in the file"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), entry);
  adw_alert_dialog_set_extra_child (dialog, list);
  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "add", _ ("_Add"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "add", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (dialog, "add", FALSE);
  adw_alert_dialog_set_default_response (dialog, "add");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "ss-entry", entry);
  g_object_set_data (G_OBJECT (entry), "ss-dialog", dialog);
  g_signal_connect (entry, "changed", G_CALLBACK (name_typed), family);
  g_signal_connect (dialog, "response", G_CALLBACK (name_given), family);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (family->form->page));
  gtk_widget_grab_focus (entry);
}

static void
make_family (SsEditorForm *self, const SsParam *first)
{
  Family *family = g_new0 (Family, 1);
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  family->form = self;
  family->first = first;
  family->members = g_ptr_array_new ();
  family->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (family->group, _ (first->group_title));
  gtk_widget_add_css_class (add, "flat");
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  g_autofree char *tooltip = ss_text_fill (_ ("{title}: add one"), "title", _ (first->group_title), NULL);
  gtk_widget_set_tooltip_text (add, tooltip);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_clicked), family);
  adw_preferences_group_set_header_suffix (family->group, add);
  adw_preferences_page_add (self->page, family->group);
  g_ptr_array_add (self->families, family);
}

/* The form */

static void
make_heads (SsEditorForm *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *more = adw_expander_row_new ();

  adw_preferences_group_add (group, keep (self, ss_param_row_new_text (self->draft, "Variant", "Name", _ ("Name"))));
  adw_preferences_group_add (group, keep (self, ss_param_row_new_text (self->draft, "Variant", "Summary", _ ("Summary"))));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _ ("In other languages"));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), keep (self, ss_param_row_new_text (self->draft, "Variant", "Name[ko]", _ ("Name in Korean"))));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), keep (self, ss_param_row_new_text (self->draft, "Variant", "Summary[ko]", _ ("Summary in Korean"))));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), keep (self, ss_param_row_new_text (self->draft, "Variant", "Name[ja]", _ ("Name in Japanese"))));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), keep (self, ss_param_row_new_text (self->draft, "Variant", "Summary[ja]", _ ("Summary in Japanese"))));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), keep (self, ss_param_row_new_text (self->draft, "Variant", "Author", _ ("Author"))));
  adw_preferences_group_add (group, more);
  adw_preferences_page_add (self->page, group);
}

static void
make_form (SsEditorForm *self)
{
  const SsGame *game = ss_variant_get_game (ss_draft_get_variant (self->draft));
  AdwPreferencesGroup *group = NULL;
  const char *name = NULL;

  make_heads (self);
  for (const SsParam *p = game->params; p->key; p++)
    {
      if (!name || strcmp (p->group, name) != 0)
        {
          name = p->group;
          if (p->family)
            {
              make_family (self, p);
              continue;
            }
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, _ (p->group_title));
          adw_preferences_page_add (self->page, group);
        }
      if (!p->family)
        adw_preferences_group_add (group, keep (self, ss_param_row_new (self->draft, p, p->group)));
    }
}

void
ss_editor_form_update (SsEditorForm *self)
{
  g_return_if_fail (SS_IS_EDITOR_FORM (self));
  for (guint i = 0; i < self->families->len; i++)
    update_family (g_ptr_array_index (self->families, i));
  for (guint i = 0; i < self->rows->len; i++)
    ss_param_row_update (g_ptr_array_index (self->rows, i));
}

static SsParamRow *
find_row (SsEditorForm *self, const char *group, const char *key)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      SsParamRow *row = g_ptr_array_index (self->rows, i);
      if (strcmp (ss_param_row_get_group (row), group) == 0 && strcmp (ss_param_row_get_key (row), key) == 0)
        return row;
    }
  return NULL;
}

/* While a member opens, its rows get their places little by little: the one that was asked for stays in sight. */
#define OPENING (400 * G_TIME_SPAN_MILLISECOND)

static gboolean
keep_in_sight (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  const gint64 *until = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);

  if (viewport)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), row, NULL);
  return gdk_frame_clock_get_frame_time (clock) < *until ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

gboolean
ss_editor_form_focus (SsEditorForm *self, const char *group, const char *key)
{
  g_return_val_if_fail (SS_IS_EDITOR_FORM (self), FALSE);
  for (guint i = 0; i < self->families->len; i++)
    {
      Family *family = g_ptr_array_index (self->families, i);
      for (guint j = 0; j < family->members->len; j++)
        if (strcmp (g_object_get_data (g_ptr_array_index (family->members, j), "ss-group"), group) == 0)
          adw_expander_row_set_expanded (g_ptr_array_index (family->members, j), TRUE);
    }
  SsParamRow *row = find_row (self, group, key);
  if (!row)
    return FALSE;
  GtkWidget *expander = gtk_widget_get_ancestor (GTK_WIDGET (row), ADW_TYPE_EXPANDER_ROW);
  if (expander)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), TRUE);
  ss_param_row_focus (row);
  gint64 *until = g_new (gint64, 1);
  *until = g_get_monotonic_time () + OPENING;
  gtk_widget_add_tick_callback (GTK_WIDGET (row), keep_in_sight, until, g_free);
  return TRUE;
}

static void
ss_editor_form_finalize (GObject *object)
{
  SsEditorForm *self = SS_EDITOR_FORM (object);

  for (guint i = 0; i < self->rows->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->rows, i), forget_row, self->rows);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->families);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (ss_editor_form_parent_class)->finalize (object);
}

static void
ss_editor_form_class_init (SsEditorFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_editor_form_finalize;
  signals[DRAW] = g_signal_new ("draw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, SS_TYPE_PARAM_ROW);
}

static void
ss_editor_form_init (SsEditorForm *self)
{
  self->rows = g_ptr_array_new ();
  self->families = g_ptr_array_new_with_free_func (family_free);
}

SsEditorForm *
ss_editor_form_new (SsDraft *draft, AdwPreferencesPage *page)
{
  g_return_val_if_fail (SS_IS_DRAFT (draft), NULL);
  SsEditorForm *self = g_object_new (SS_TYPE_EDITOR_FORM, NULL);

  self->draft = g_object_ref (draft);
  self->page = page;
  make_form (self);
  return self;
}
