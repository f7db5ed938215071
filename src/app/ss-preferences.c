/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-preferences.h"

#include "ss-application.h"

struct _SsPreferences
{
  AdwPreferencesDialog parent_instance;

  AdwComboRow *appearance;
  AdwEntryRow *player_name;
  AdwEntryRow *opponent_name;
  AdwSwitchRow *confirm_resign;
};

G_DEFINE_FINAL_TYPE (SsPreferences, ss_preferences, ADW_TYPE_PREFERENCES_DIALOG)

static void
appearance_selected (SsPreferences *self)
{
  g_settings_set_enum (ss_application_get_settings (), "appearance", (int) adw_combo_row_get_selected (self->appearance));
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
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, player_name);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, opponent_name);
  gtk_widget_class_bind_template_child (widget_class, SsPreferences, confirm_resign);
}

static void
ss_preferences_init (SsPreferences *self)
{
  GSettings *settings = ss_application_get_settings ();

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_selected (self->appearance, (guint) g_settings_get_enum (settings, "appearance"));
  g_signal_connect_swapped (self->appearance, "notify::selected", G_CALLBACK (appearance_selected), self);
  g_settings_bind (settings, "player-name", self->player_name, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "opponent-name", self->opponent_name, "text", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-resign", self->confirm_resign, "active", G_SETTINGS_BIND_DEFAULT);
}

AdwDialog *
ss_preferences_new (void)
{
  return g_object_new (SS_TYPE_PREFERENCES, NULL);
}
