/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-match.h"
#include "ss-draft.h"

G_BEGIN_DECLS

/** SsWindow: one AdwNavigationView, at whose root is the home page. */
#define SS_TYPE_WINDOW (ss_window_get_type ())
G_DECLARE_FINAL_TYPE (SsWindow, ss_window, SS, WINDOW, AdwApplicationWindow)

SsWindow *ss_window_new (AdwApplication *application);
/** ss_window_of: the window that @widget is in, or NULL. */
SsWindow *ss_window_of (GtkWidget *widget);

/** ss_window_show_game: the page of a game: its variants, and a match is made ready. */
void ss_window_show_game (SsWindow *self, const SsGame *game);
/** ss_window_show_variant: the page on which a match under @variant is made ready. */
void ss_window_show_variant (SsWindow *self, SsVariant *variant);
/** ss_window_play: show the page of @match (transfer full), in place of any page but the home page if @replace. */
void ss_window_play (SsWindow *self, SsMatch *match, gboolean replace);
/** ss_window_edit: the variant editor with @draft (transfer full). */
void ss_window_edit (SsWindow *self, SsDraft *draft);
/** ss_window_show_rules: the rules of @variant (without problems). */
void ss_window_show_rules (SsWindow *self, SsVariant *variant);
/** ss_window_open: a .game or .variant file, in another window where this one shows a match; a match that is open already is brought forward. What
 * can't be opened is said in the window, and FALSE returned. */
gboolean ss_window_open (SsWindow *self, GFile *file);
/** ss_window_show_open_match: bring the match at @path forward, in whatever window it is; FALSE if it isn't open. */
gboolean ss_window_show_open_match (const char *path);
/** ss_window_make_anew: all pages, in the language of the moment. */
void ss_window_make_anew (SsWindow *self);
/** ss_window_toast: show @toast (transfer full). */
void ss_window_toast (SsWindow *self, AdwToast *toast);
/** ss_window_tell: a toast; ss_window_tell_error: an alert with @heading and why. */
void ss_window_tell (SsWindow *self, const char *text);
void ss_window_tell_error (SsWindow *self, const char *heading, const char *body);

G_END_DECLS
