/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** SsHomePage: the root of the window: unfinished matches, and the games, each with its drawn board. */
#define SS_TYPE_HOME_PAGE (ss_home_page_get_type ())
G_DECLARE_FINAL_TYPE (SsHomePage, ss_home_page, SS, HOME_PAGE, AdwNavigationPage)

G_END_DECLS
