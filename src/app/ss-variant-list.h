/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-game.h"

G_BEGIN_DECLS

/** SsVariantList: the variants of a game, shipped and own, each with name, one line and how many rules differ; one is selected.
 * Emits "selected" (the person chose another one) and "faulty" (path: an own variant with problems was chosen). */
#define SS_TYPE_VARIANT_LIST (ss_variant_list_widget_get_type ())
G_DECLARE_FINAL_TYPE (SsVariantList, ss_variant_list_widget, SS, VARIANT_LIST, GtkWidget)

/** ss_variant_list_set_game: list the variants of @game as they are on disk now; @extra (nullable): one that is in no folder (opened, tried out),
 * listed last. The selection stays where it can. */
void ss_variant_list_set_game (SsVariantList *list, const SsGame *game, SsVariant *extra);
/** ss_variant_list_select: by path; FALSE if it isn't there. NULL: @extra. */
gboolean ss_variant_list_select (SsVariantList *list, const char *path);
/** ss_variant_list_get_selected: borrowed; NULL if nothing could be read. */
SsVariant *ss_variant_list_get_selected (SsVariantList *list);
/** ss_variant_list_selected_is_shipped: those can't be edited. */
gboolean ss_variant_list_selected_is_shipped (SsVariantList *list);
/** ss_variant_list_selected_is_own: may it be deleted? */
gboolean ss_variant_list_selected_is_own (SsVariantList *list);

G_END_DECLS
