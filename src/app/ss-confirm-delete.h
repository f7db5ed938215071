/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** ss_confirm_delete: may what is called @name be deleted? Asks if the setting `confirm-delete` says so. @go (a function of @data alone, a GObject)
 * is called, now or later, if it may, and unless @data is gone by then. */
void ss_confirm_delete (GtkWidget *widget, const char *name, GCallback go, gpointer data);

G_END_DECLS
