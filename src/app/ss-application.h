/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** SsApplication: one program, however often it is started; a window with the home page, and a window a file that is opened. */
#define SS_TYPE_APPLICATION (ss_application_get_type ())
G_DECLARE_FINAL_TYPE (SsApplication, ss_application, SS, APPLICATION, AdwApplication)

GApplication *ss_application_new (void);
/** ss_application_get_settings: of the program; borrowed. Made when first asked for. */
GSettings    *ss_application_get_settings (void);

G_END_DECLS
