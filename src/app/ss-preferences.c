/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-preferences.h"

#include "ss-application.h"

struct _SsPreferences
{
  AdwPreferencesDialog parent_instance;

  AdwComboRow *appearance;
  AdwComboRow *language;
  AdwComboRow *animations;
  AdwComboRow *least_thought;
  AdwSwitchRow *sound;
  AdwEntryRow *player_name;
  AdwEntryRow *opponent_name;
  AdwSwitchRow *confirm_resign;
  AdwSwitchRow *confirm_delete;
};

G_DEFINE_FINAL_TYPE (SsPreferences, ss_preferences, ADW_TYPE_PREFERENCES_DIALOG)

/* The entries of a row are the values of an enumeration of the schema, in this order. */
typedef struct
{
  const char *key;
  int n;
  int values[4];
} Choice;

static const Choice appearances = { "appearance", 3, { 0, 1, 2 } };
static const Choice languages = { "language", 4, { 0, 1, 2, 3 } };
static const Choice animations = { "animations", 4, { 0, 50, 100, 200 } };
static const Choice least_thoughts = { "least-thought", 4, { 0, 500, 1000, 2000 } };

static void
selected (AdwComboRow *row, GParamSpec *property, const Choice *choice)
{
  guint i = adw_combo_row_get_selected (row);

  if (i < (guint) choice->n)
    g_settings_set_enum (ss_application_get_settings (), choice->key, choice->values[i]);
}

static void
bind_choice (AdwComboRow *row, const Choice *choice)
{
  int value = g_settings_get_enum (ss_application_get_settings (), choice->key);

  for (int i = 0; i < choice->n; i++)
    if (choice->values[i] == value)
      adw_combo_row_set_selected (row, (guint) i);
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected), (gpointer) choice);
}

static void
ss_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_PREFERENCES);
  G_OBJECT_CLASS (ss_preferences_parent_class)->dispose (object);
}

static void
ss_preferences_class_init (SsPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_preferences_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, appearance);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, least_thought);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, confirm_delete);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, player_name);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, opponent_name);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, confirm_resign);
}

static void
ss_preferences_init (SsPreferences *self)
{
  GSettings *settings = ss_application_get_settings ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bind_choice (self->appearance, &appearances);
  bind_choice (self->language, &languages);
  bind_choice (self->animations, &animations);
  bind_choice (self->least_thought, &least_thoughts);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-delete", self->confirm_delete, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "player-name", self->player_name, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "opponent-name", self->opponent_name, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-resign", self->confirm_resign, "active", G_SETTINGS_BIND_DEFAULT);
}

AdwDialog *
ss_preferences_new (void)
{
  return g_object_new (SS_TYPE_PREFERENCES, NULL);
}

void
ss_preferences_focus_language (SsPreferences *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->language));
}
