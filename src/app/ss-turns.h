/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

G_BEGIN_DECLS

/** SsTurns: sees to it that computer players are asked when it is their turn, and plays what they answer: not before a least time, so that a move
 * can be followed, and not while the board still moves (ss_turns_hold()). An answer that comes too late (after an undo, a resignation) is dropped.
 * Emits "changed" when somebody begins or stops thinking. */
#define SS_TYPE_TURNS (ss_turns_get_type ())
G_DECLARE_FINAL_TYPE (SsTurns, ss_turns, SS, TURNS, GObject)

/** ss_turns_new: asks nobody before ss_turns_start(). @match is kept. */
SsTurns *ss_turns_new (SsMatch *match);
void     ss_turns_start (SsTurns *self);
/** ss_turns_stop: nobody is asked any more. */
void     ss_turns_stop (SsTurns *self);
/** ss_turns_hold: answers wait while @hold. */
void     ss_turns_hold (SsTurns *self, gboolean hold);
/** ss_turns_hurry: "Move Now". */
void     ss_turns_hurry (SsTurns *self);
/** ss_turns_get_thinking: which seat's player is thinking, or SS_SEAT_NONE. */
SsSeat   ss_turns_get_thinking (SsTurns *self);
/** ss_turns_get_seconds: since the turn began, for the record. */
double   ss_turns_get_seconds (SsTurns *self);
gboolean ss_turns_is_running (SsTurns *self);

G_END_DECLS
