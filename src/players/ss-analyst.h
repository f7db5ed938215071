/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "core/ss-record.h"
#include "ss-mind.h"

G_BEGIN_DECLS

/** SsAnalyst: judges the moves of a match, one after the other, in a thread of its own at full strength. The same match gets the same judgement
 * each time, from `stepstones-cli analyse` too. */
#define SS_TYPE_ANALYST (ss_analyst_get_type ())
G_DECLARE_FINAL_TYPE (SsAnalyst, ss_analyst, SS, ANALYST, GObject)

/** SsAnalysed: move @number (from 1) by @player has been judged. */
typedef void (*SsAnalysed) (SsAnalyst *analyst, guint number, SsSeat player, const SsJudged *judged, gpointer data);

SsAnalyst *ss_analyst_new (void);
/** ss_analyst_start: @start (transfer full): the position before @moves, with the chance that they met. Each move is told by @analysed in the main
 * context of who asks. What was begun before is dropped. */
void ss_analyst_start (SsAnalyst *analyst, SsPosition *start, const SsMove *moves, guint n, SsAnalysed analysed, gpointer data);
/** ss_analyst_cancel: nothing more is told. */
void ss_analyst_cancel (SsAnalyst *analyst);

G_END_DECLS
