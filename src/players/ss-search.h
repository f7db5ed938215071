/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"
#include "ss-control.h"

G_BEGIN_DECLS

/** SsSearch: Monte Carlo tree search on information sets with a single observer (Cowling, Powley, Whitehouse 2012): every iteration deals
 * out the unseen anew (determinization) and walks one tree whose nodes are what the observer can tell apart by the moves played;
 * a move's exploration counts how often it was available. A game of perfect information without chance is the special case of one
 * determinization: there, moves of a node are kept, and what has been proven (won, lost, drawn) is never forgotten (MCTS-Solver).
 * Used from one thread at a time; equal views and equal seeds give equal trees. */
typedef struct _SsSearch SsSearch;

/** SsCandidate: a move at the root. */
typedef struct
{
  SsMove move;
  double value; /* -1..1, for the seat to move at the root */
  guint visits;
  SsResult proven; /* UNFINISHED: not proven */
} SsCandidate;

/** ss_search_new: @view: what @observer sees (all, in a game of perfect information). @history (nullable) is copied. */
SsSearch *ss_search_new (const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat observer, guint64 seed);
void      ss_search_free (SsSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsSearch, ss_search_free)

/** ss_search_run: at most @iterations more; fewer when the root is proven, or stopped by @control (then at least a few, unless cancelled).
 * Returns how many there were. */
guint ss_search_run (SsSearch *search, guint iterations, SsControl *control);

/** ss_search_run_threads: the same by @threads threads, each with a tree of its own from its own random numbers, sharing the iterations among them;
 * what they found of the root's moves is put together at the end (root parallelization). Equal seeds and as many threads give equal answers. */
guint ss_search_run_threads (SsSearch *search, guint threads, guint iterations, SsControl *control);

/** ss_search_get_value: of the root, -1..1 for @seat. */
double   ss_search_get_value (const SsSearch *search, SsSeat seat);
SsResult ss_search_get_proven (const SsSearch *search);
/** ss_search_get_candidates: array of SsCandidate, best first: proven wins, then the most visited, proven losses last. Transfer full. */
GArray *ss_search_get_candidates (const SsSearch *search);
/** ss_search_get_line: append @move (SS_NO_MOVE: the best) and the best moves after it, as far as the tree goes, to @line: in a game with hidden information only
 * as long as the observer decides and
 * nothing new comes to light. @texts (nullable): gets the same in notation, char*. */
void ss_search_get_line (const SsSearch *search, SsMove move, SsMoves *line, GPtrArray *texts);

G_END_DECLS
