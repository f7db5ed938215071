/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-match.h"

G_BEGIN_DECLS

/** SsMatchPage: a match on screen: the board, the panel beside it (under it where it is narrow), the end of it. */
#define SS_TYPE_MATCH_PAGE (ss_match_page_get_type ())
G_DECLARE_FINAL_TYPE (SsMatchPage, ss_match_page, SS, MATCH_PAGE, AdwNavigationPage)

/** ss_match_page_new: @match transfer full. */
GtkWidget *ss_match_page_new (SsMatch *match);
/** ss_match_page_begin: computer players are asked from now on. */
void       ss_match_page_begin (SsMatchPage *self);
SsMatch   *ss_match_page_get_match (SsMatchPage *self);

G_END_DECLS
