/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-player.h"
#include "ss-level.h"

G_BEGIN_DECLS

/** SsComputer: a computer player: thinks in a thread of its own and answers in the main context of who asked. */
#define SS_TYPE_COMPUTER (ss_computer_get_type ())
G_DECLARE_FINAL_TYPE (SsComputer, ss_computer, SS, COMPUTER, SsPlayer)

/** ss_computer_new: of @level; equal seeds play equal games as far as time allows. */
SsPlayer *ss_computer_new (const SsLevel *level, guint64 seed);
/** ss_computer_new_word: from the word of a record ("computer:medium"); NULL if it is not that of a computer player known here. */
SsPlayer *ss_computer_new_word (const char *word, guint64 seed);
const SsLevel *ss_computer_get_level (SsComputer *computer);
/** ss_computer_get_progress: 0..1, roughly, of the thought under way. */
double ss_computer_get_progress (SsComputer *computer);

/** SsAdviser: hints while a match goes on, thought up in a thread of their own at full strength. */
#define SS_TYPE_ADVISER (ss_adviser_get_type ())
G_DECLARE_FINAL_TYPE (SsAdviser, ss_adviser, SS, ADVISER, GObject)

/** SsAdvice: @hints: GPtrArray of SsHint (ss-mind.h), borrowed: reference it to keep it. */
typedef void (*SsAdvice) (SsAdviser *adviser, GPtrArray *hints, gpointer data);

SsAdviser *ss_adviser_new (guint64 seed);
/** ss_adviser_ask: the @count best moves of @seat, who is to move in @view (its own). Told by @advice in the main context of who asks; a new
 * question drops the one before. */
void ss_adviser_ask (SsAdviser *adviser, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count,
                     SsAdvice advice, gpointer data);
void ss_adviser_cancel (SsAdviser *adviser);

G_END_DECLS
