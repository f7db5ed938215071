/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-match.h"

G_BEGIN_DECLS

/** SsMatchPanel: beside the board: the two players, what is to be done, the record, undo, redo, hint. Emits "look" (guint: show the position
 * after so many moves). */
#define SS_TYPE_MATCH_PANEL (ss_match_panel_get_type ())
G_DECLARE_FINAL_TYPE (SsMatchPanel, ss_match_panel, SS, MATCH_PANEL, AdwBin)

void ss_match_panel_set_match (SsMatchPanel *self, SsMatch *match);
/** ss_match_panel_update: lines about the players by @view (nullable: behind the curtain), the record as @viewer may read it, the position after
 * @shown moves marked. */
void ss_match_panel_update (SsMatchPanel *self, const SsState *view, SsSeat viewer, guint shown);
/** ss_match_panel_set_prompt: what to do now; @last nullable: what happened last. Takes a hint away. */
void ss_match_panel_set_prompt (SsMatchPanel *self, const char *prompt, const char *last);
void ss_match_panel_set_hint (SsMatchPanel *self, const char *move, const char *why);

/** ss_match_panel_show_analysis: whether there is anything to analyse, and whether that is being done. */
void     ss_match_panel_show_analysis (SsMatchPanel *self, gboolean can, gboolean going_on);
/** ss_match_panel_begin_analysis: then each move in its order; @value: for First; @better: NULL unless it was a mistake: a sentence. */
void     ss_match_panel_begin_analysis (SsMatchPanel *self);
void     ss_match_panel_add_judgement (SsMatchPanel *self, guint number, double value, const char *better);
void     ss_match_panel_forget_analysis (SsMatchPanel *self);
gboolean ss_match_panel_has_analysis (SsMatchPanel *self);
void ss_match_panel_set_thinking (SsMatchPanel *self, SsSeat seat);
/** ss_match_panel_refresh_move: the comment on move @number is another one. */
void ss_match_panel_refresh_move (SsMatchPanel *self, guint number);
void ss_match_panel_focus_record (SsMatchPanel *self);
/** ss_match_panel_get_stone: the picture that stands for a player; borrowed. */
GdkPaintable *ss_match_panel_get_stone (SsMatchPanel *self, SsSeat seat);

G_END_DECLS
