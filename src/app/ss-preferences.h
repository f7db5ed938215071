/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SS_TYPE_PREFERENCES (ss_preferences_get_type ())
G_DECLARE_FINAL_TYPE (SsPreferences, ss_preferences, SS, PREFERENCES, AdwPreferencesDialog)

AdwDialog *ss_preferences_new (void);
/** ss_preferences_focus_language: where one was when all was made anew in another language. */
void       ss_preferences_focus_language (SsPreferences *self);

G_END_DECLS
