/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** SsSaved: called once: @path is where it was written, or NULL: cancelled or failed (then the person has been told). */
typedef void (*SsSaved) (SsDraft *draft, const char *path, gpointer data);

/** ss_save_variant: save @draft among the player's own variants. If it is not there yet, or with @as, asks for a name first. */
void ss_save_variant (SsDraft *draft, GtkWidget *parent, gboolean as, SsSaved saved, gpointer data);

/** ss_export_variant: write the text of @variant's own file to a place that the person chooses. `draft` of the callback is NULL. */
void ss_export_variant (SsVariant *variant, GtkWidget *parent, SsSaved saved, gpointer data);

/** ss_variant_id_from_name: an id that is free in the folder of own variants: the letters of @name, else @game and a number. Transfer full. */
char *ss_variant_id_from_name (const char *name, const char *game);

G_END_DECLS
