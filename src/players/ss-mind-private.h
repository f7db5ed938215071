/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-mind.h"
#include "ss-search.h"
#include "ss-solver.h"

G_BEGIN_DECLS

struct _SsMind
{
  const SsLevel *level;
  guint64 seed;
  double effort;
  gboolean timed;
  guint threads;

  SsSolver *solver; /* of the last position that was solved */
  SsRules *solver_rules;
  gboolean too_large; /* the match has been found too large to be solved from where it stood: only small rests are tried */
};

guint64   ss_mind_seed_thought (const SsMind *mind, const SsRules *rules, const SsState *view);
SsSolver *ss_mind_solve (SsMind *mind, const SsRules *rules, const SsState *view, SsControl *control);
SsSearch *ss_mind_search (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat observer,
                          SsControl *control);
/** ss_mind_solve_moves: what each move is worth, from the position before it (distances count the move). */
SsSolved *ss_mind_solve_moves (const SsRules *rules, const SsState *state, const SsSolver *solver, const SsMoves *moves);

G_END_DECLS
