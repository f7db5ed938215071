/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** ss_shortcuts_new: the list of keys as a dialog. */
AdwDialog *ss_shortcuts_new (void);
/** ss_shortcuts_set_accels: the keys of the program's and the windows' actions. */
void       ss_shortcuts_set_accels (GtkApplication *application);
/** ss_shortcuts_bind: the keys of a page's own actions whose names begin with @prefix ("match."), as bindings of its class. */
void       ss_shortcuts_bind (GtkWidgetClass *widget_class, const char *prefix);
/** ss_shortcuts_add_to: the same for one widget, before what is in it (an entry, a text) takes the key for itself. */
void       ss_shortcuts_add_to (GtkWidget *widget, const char *prefix);

G_END_DECLS
