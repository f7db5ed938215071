/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-game.h"

G_BEGIN_DECLS

/** SsGamePage: a game: its variants, shipped and own, and for the selected one its board, what is different, who sits where, who begins, the
 * handicap, and Start. What is chosen is remembered a game. */
#define SS_TYPE_GAME_PAGE (ss_game_page_get_type ())
G_DECLARE_FINAL_TYPE (SsGamePage, ss_game_page, SS, GAME_PAGE, AdwNavigationPage)

/** ss_game_page_new: with the variant of @game that was chosen last. */
GtkWidget *ss_game_page_new (const SsGame *game);
/** ss_game_page_new_variant: with @variant selected, which need not be in a folder of variants. */
GtkWidget *ss_game_page_new_variant (SsVariant *variant);

/** ss_game_page_get_variant: the selected one, without the handicap; borrowed, NULL if none could be read. */
SsVariant *ss_game_page_get_variant (SsGamePage *page);
const SsGame *ss_game_page_get_game (SsGamePage *page);

G_END_DECLS
