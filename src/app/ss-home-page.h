/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-game.h"

G_BEGIN_DECLS

/** SsHomePage: the root of the window: unfinished matches, and the games, each with its drawn board. */
#define SS_TYPE_HOME_PAGE (ss_home_page_get_type ())
G_DECLARE_FINAL_TYPE (SsHomePage, ss_home_page, SS, HOME_PAGE, AdwNavigationPage)

/** ss_home_page_get_game: whose card has the focus; the first if none has. */
const SsGame *ss_home_page_get_game (SsHomePage *self);

G_END_DECLS
