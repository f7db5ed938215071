/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-game.h"

G_BEGIN_DECLS

/** SsGamePage: a match is made ready: the variant, who sits where, who begins. What is chosen is remembered a game. */
#define SS_TYPE_GAME_PAGE (ss_game_page_get_type ())
G_DECLARE_FINAL_TYPE (SsGamePage, ss_game_page, SS, GAME_PAGE, AdwNavigationPage)

GtkWidget *ss_game_page_new (SsVariant *variant);

G_END_DECLS
