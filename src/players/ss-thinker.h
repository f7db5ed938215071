/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-mind.h"

G_BEGIN_DECLS

/** SsThinker: a thread of its own that thinks about what it is asked, on copies. One thought at a time: a new question cancels the one
 * before. Locks by pthread alone, and knows no main loop: who asks is told by a call that there may be an answer, and takes it. */
typedef struct _SsThinker SsThinker;

/** SsThinkerNotify: called in the thinker's thread when an answer lies ready. It may come late: only ss_thinker_take() says. */
typedef void (*SsThinkerNotify) (gpointer data);

/** SsThought: an answer. */
typedef struct
{
  guint ticket;
  SsMove move;      /* of ss_thinker_ask() */
  GPtrArray *hints; /* of ss_thinker_ask_hints(); owned */
  SsJudged judged;  /* of ss_thinker_ask_judgement() */
} SsThought;

void ss_thought_clear (SsThought *thought);

/** ss_thinker_new: @mind is taken over. */
SsThinker *ss_thinker_new (SsMind *mind, SsThinkerNotify notify, gpointer data);
/** ss_thinker_free: cancels and waits for the thread to end (within 50 ms). No call of notify comes afterwards. */
void       ss_thinker_free (SsThinker *thinker);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsThinker, ss_thinker_free)

/** ss_thinker_ask: what to play; all is copied. @ticket comes back with the answer. */
void ss_thinker_ask (SsThinker *thinker, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket);
/** ss_thinker_ask_hints: the @count best moves with reasons. */
void ss_thinker_ask_hints (SsThinker *thinker, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count,
                           guint ticket);
/** ss_thinker_ask_judgement: what @move was worth, as ss_mind_judge_move(). */
void ss_thinker_ask_judgement (SsThinker *thinker, const SsRules *rules, const SsState *before, const SsHistory *history_before,
                               const SsState *after, const SsHistory *history_after, SsSeat seat, SsMove move, guint ticket);
/** ss_thinker_cancel: the answer to the last question is dropped, whether it is ready or not. Does not wait. */
void ss_thinker_cancel (SsThinker *thinker);
/** ss_thinker_hurry: answer the last question now, with the best so far. */
void ss_thinker_hurry (SsThinker *thinker);
/** ss_thinker_take: the answer to the last question, if it is ready: TRUE once. */
gboolean ss_thinker_take (SsThinker *thinker, SsThought *thought);
/** ss_thinker_get_progress: 0..1, roughly, of the thought under way; 0 if there is none. */
double   ss_thinker_get_progress (SsThinker *thinker);
gboolean ss_thinker_is_thinking (SsThinker *thinker);

G_END_DECLS
