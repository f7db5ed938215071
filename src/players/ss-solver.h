/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"
#include "ss-control.h"

G_BEGIN_DECLS

/** SsSolver: the value and the distance of every position that can be reached from one, under perfect play: the winner as soon and the
 * loser as late as possible, a draw as soon as possible. For any game of perfect information without chance and without rules of
 * repetition. Once made it never changes: many threads may look things up. */
typedef struct _SsSolver SsSolver;

/** SS_SOLVER_LIMIT: how many positions a solver holds at most. */
#define SS_SOLVER_LIMIT 20000000u

/** SS_DISTANCE_NONE: of a draw that need never come to an end. */
#define SS_DISTANCE_NONE 16383u

typedef enum
{
  SS_SOLVE_DONE,
  SS_SOLVE_TOO_LARGE, /* more than @limit positions, or lines of more than 16,000 moves */
  SS_SOLVE_HIDDEN,    /* the game has hidden information */
  SS_SOLVE_CHANCE,    /* a position awaits chance */
  SS_SOLVE_HISTORY,   /* what a position is worth depends on the positions before it */
  SS_SOLVE_CANCELLED,
} SsSolveStatus;

/** SsSolved: @distance: moves to the end, passes counted. */
typedef struct
{
  SsResult result;
  guint distance;
} SsSolved;

/** ss_solver_new: enumerate from @root (whole, not a view) and solve. NULL unless @status is SS_SOLVE_DONE. Hurried counts as cancelled. */
SsSolver *ss_solver_new (const SsRules *rules, const SsState *root, guint limit, SsControl *control, SsSolveStatus *status);
SsSolver *ss_solver_ref (SsSolver *solver);
void      ss_solver_unref (SsSolver *solver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsSolver, ss_solver_unref)

/** ss_solver_get_positions: how many positions can be reached, the first and the ended ones included. */
guint ss_solver_get_positions (const SsSolver *solver);
gsize ss_solver_get_size (const SsSolver *solver); /* bytes held */
/** ss_solver_get_root: what @root was worth. */
SsSolved ss_solver_get_root (const SsSolver *solver);
/** ss_solver_look_up: FALSE if @state can't be reached from the root. */
gboolean ss_solver_look_up (const SsSolver *solver, const SsState *state, SsSolved *solved);

/** ss_solved_compare: which of two is better for @seat, above 0 if @a is. Distances are from the same position. */
int ss_solved_compare (SsSolved a, SsSolved b, SsSeat seat);

/** ss_solver_obtain: a solver that knows @state: one made before for the same rules, or a new one; shared by all threads. Two threads that
 * want the same wait for one making. Whether it succeeds depends on @rules, @state and @limit alone, never on what was made before. */
SsSolver *ss_solver_obtain (const SsRules *rules, const SsState *state, guint limit, SsControl *control, SsSolveStatus *status);

/** ss_solver_is_known_large: has a position under @rules been found to have more than SS_SOLVER_LIMIT positions behind it? Depends on what was
 * asked before: only for those who can't wait. */
gboolean ss_solver_is_known_large (const SsRules *rules);

/** ss_solver_forget: let go of all that is kept for ss_solver_obtain(). */
void ss_solver_forget (void);

G_END_DECLS
