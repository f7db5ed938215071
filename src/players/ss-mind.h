/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"
#include "ss-control.h"
#include "ss-level.h"

G_BEGIN_DECLS

/** SsMind: how a computer player decides: by the solver where the position can be solved, by the search elsewhere, as well as its level
 * wants. One match, one mind; used from one thread at a time. What it decides depends on level, seed, effort and what it has been shown in
 * this match, never on time (unless timed) or on other minds. */
typedef struct _SsMind SsMind;

/** ss_mind_new: @effort scales the budget (1: the level's own). @timed: the level's cap of seconds holds, for persons who wait. */
SsMind *ss_mind_new (const SsLevel *level, guint64 seed, double effort, gboolean timed);
void    ss_mind_free (SsMind *mind);
/** ss_mind_set_threads: search with as many as there are processors for, up to @threads (1 at first). */
void    ss_mind_set_threads (SsMind *mind, guint threads);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsMind, ss_mind_free)

/** ss_mind_choose: a legal move for @seat, who is to move in @view (its own). SS_NO_MOVE only if cancelled. @history, @control nullable. */
SsMove ss_mind_choose (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsControl *control);

/** SsVerdict: what a position or a move is worth. */
typedef struct
{
  double value;     /* -1 (lost) to 1 (won) for the seat asked for */
  gboolean proven;
  SsResult result;  /* if proven */
  guint distance;   /* if solved: moves to the end; else 0. SS_DISTANCE_NONE of a draw without end */
} SsVerdict;

/** ss_mind_judge: what the position is worth for @seat, who sees @view but need not be to move. FALSE if cancelled. */
gboolean ss_mind_judge (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsControl *control,
                        SsVerdict *verdict);

/** SS_MISTAKE: a loss from which on a move is called a mistake: a quarter of the way from a draw to a win. */
#define SS_MISTAKE 0.25

/** SsJudged: what a move that was played was worth. */
typedef struct
{
  SsMove best;      /* what looks best there; perhaps the move itself */
  SsVerdict after;  /* of the position after the move, for who moved */
  double loss;      /* what the best move was worth more; never negative */
} SsJudged;

/** ss_mind_judge_move: of @move by @seat, which led from @before to @after, by what @seat could see at both times (its views, with the history of
 * each). FALSE if cancelled. */
gboolean ss_mind_judge_move (SsMind *mind, const SsRules *rules, const SsState *before, const SsHistory *history_before, const SsState *after,
                             const SsHistory *history_after, SsSeat seat, SsMove move, SsControl *control, SsJudged *judged);

/** SsHint: a move with its reasons. */
typedef struct
{
  SsMove move;
  SsVerdict verdict; /* for who is to move; distance counts this move */
  SsMoves line;      /* begins with the move */
  GPtrArray *texts;  /* of char*: the line in notation */
  char *why;         /* a sentence, translated */
} SsHint;

void ss_hint_free (SsHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsHint, ss_hint_free)

/** ss_mind_hint: the @count best moves for @seat, who is to move in @view, best first: GPtrArray of SsHint, transfer full; NULL if cancelled. */
GPtrArray *ss_mind_hint (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count,
                         SsControl *control);

G_END_DECLS
