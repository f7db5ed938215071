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
/** ss_match_page_new_again: the same in the language of the moment, to stand in for @page. */
GtkWidget *ss_match_page_new_again (SsMatchPage *page);
/** ss_match_page_begin: computer players are asked from now on. */
void       ss_match_page_begin (SsMatchPage *self);
SsMatch   *ss_match_page_get_match (SsMatchPage *self);

/** ss_match_page_set_note: the match is only looked at; @note says why, and stays in sight. Before ss_match_page_begin(). */
void       ss_match_page_set_note (SsMatchPage *page, const char *note);
/** ss_match_page_find: the page, also one that is being left, whose match is kept at @path; borrowed, or NULL. */
SsMatchPage *ss_match_page_find (const char *path);
/** ss_match_page_look_back: go to the start of the record. */
void       ss_match_page_look_back (SsMatchPage *page);

G_END_DECLS
