/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-solver.h"

#include <string.h>

#include "ss-state-table.h"

/* The positions are visited depth first: where no line comes back to a position, each is valued once, after all that follow it.
 * A position on a circle, and what depends on it, is left open and valued afterwards by distance (retrograde analysis). */

struct _SsSolver
{
  gatomicrefcount refs;
  SsStateTable *table;
};

/* A value in 16 bits: 0: open. */
static inline guint16
to_value (SsSolved s)
{
  return s.distance << 2 | s.result;
}

static inline SsSolved
from_value (guint16 v)
{
  return (SsSolved) { v & 3, v >> 2 };
}

typedef struct
{
  guint number; /* of the position */
  guint first;  /* its moves in the pool */
  guint n, next;
  SsSeat to_move;
  guint16 best; /* 0: none yet */
  gboolean open;
} Frame;

typedef struct
{
  const SsRules *rules;
  gsize size;
  guint limit;
  SsControl *control;
  SsStateTable *table;
  GArray *frames; /* of Frame */
  guint8 *states; /* one a frame, and one to play on */
  gsize room;     /* states */
  SsMoves pool;
  SsHistory history;
  guint n_open;
  guint polls;
} Search;

int
ss_solved_compare (SsSolved a, SsSolved b, SsSeat seat)
{
  SsResult win = ss_result_win (seat);
  int ra = a.result == win ? 2 : a.result == SS_RESULT_DRAW, rb = b.result == win ? 2 : b.result == SS_RESULT_DRAW;
  if (ra != rb)
    return ra - rb;
  return ra == 0 ? (int) a.distance - (int) b.distance : (int) b.distance - (int) a.distance;
}

/* The value of a position from that of one a move on. */
static inline SsSolved
one_more (guint16 value)
{
  SsSolved s = from_value (value);
  if (s.distance != SS_DISTANCE_NONE)
    s.distance++;
  return s;
}

static void
take (Frame *frame, guint16 child)
{
  if (!child)
    {
      frame->open = TRUE;
      return;
    }
  SsSolved s = one_more (child);
  if (!frame->best || ss_solved_compare (s, from_value (frame->best), frame->to_move) > 0)
    frame->best = to_value (s);
}

static inline SsState *
state_at (Search *search, gsize i)
{
  return (SsState *) (search->states + i * search->size);
}

static inline gboolean
stopped (Search *search)
{
  return (++search->polls & 1023) == 0 && ss_control_is_hurried (search->control);
}

/* Enter the state that lies behind the last frame: value it if it has ended, else push its frame. */
static SsSolveStatus
enter (Search *search, guint number)
{
  const SsGame *game = search->rules->game;
  SsState *state = state_at (search, search->frames->len);
  SsOutcome outcome;

  game->outcome (search->rules, state, &outcome);
  if (outcome.result != SS_RESULT_UNFINISHED)
    {
      ss_state_table_set_value (search->table, number, to_value ((SsSolved) { outcome.result, 0 }));
      return SS_SOLVE_DONE;
    }
  if (game->awaits && game->awaits (search->rules, state))
    return SS_SOLVE_CHANCE;
  if (search->frames->len >= SS_DISTANCE_NONE - 1)
    return SS_SOLVE_TOO_LARGE;

  Frame frame = { .number = number, .first = search->pool.n, .to_move = game->to_move (search->rules, state) };
  game->legal_moves (search->rules, state, &search->pool);
  frame.n = search->pool.n - frame.first;
  g_assert (frame.n > 0);
  g_array_append_val (search->frames, frame);
  if (search->frames->len + 1 > search->room)
    {
      search->room *= 2;
      search->states = g_realloc_n (search->states, search->room, search->size);
    }
  return SS_SOLVE_DONE;
}

/* Play @move on a copy of @from into @to; does the game look back? */
static gboolean
play (Search *search, const SsState *from, SsMove move, SsState *to)
{
  memcpy (to, from, search->size);
  search->rules->game->play (search->rules, to, move, NULL, &search->history, NULL);
  return search->history.n == 0;
}

static SsSolveStatus
enumerate (Search *search, const SsState *root)
{
  gboolean fresh;
  memcpy (state_at (search, 0), root, search->size);
  guint number = ss_state_table_add (search->table, root, &fresh);
  SsSolveStatus status = enter (search, number);

  while (status == SS_SOLVE_DONE && search->frames->len)
    {
      guint depth = search->frames->len;
      Frame *frame = &g_array_index (search->frames, Frame, depth - 1);
      if (stopped (search))
        return SS_SOLVE_CANCELLED;
      if (frame->next == frame->n)
        {
          guint16 value = frame->open ? 0 : frame->best;
          search->n_open += frame->open;
          ss_state_table_set_value (search->table, frame->number, value);
          search->pool.n = frame->first;
          g_array_set_size (search->frames, depth - 1);
          if (depth > 1)
            take (&g_array_index (search->frames, Frame, depth - 2), value);
          continue;
        }
      SsMove move = search->pool.moves[frame->first + frame->next++];
      if (!play (search, state_at (search, depth - 1), move, state_at (search, depth)))
        return SS_SOLVE_HISTORY;
      number = ss_state_table_add (search->table, state_at (search, depth), &fresh);
      if (number == SS_STATE_TABLE_NONE)
        return SS_SOLVE_CANCELLED;
      if (fresh)
        {
          if (number >= search->limit)
            return SS_SOLVE_TOO_LARGE;
          ss_control_set_progress (search->control, number, search->limit);
          status = enter (search, number);
          if (search->frames->len > depth)
            continue; /* its value comes when it is left */
          frame = &g_array_index (search->frames, Frame, depth - 1);
        }
      take (frame, ss_state_table_get_value (search->table, number));
    }
  return status;
}

/* What an open position is worth as far as is known: @best of the valued ones that follow; @all: whether all are valued. */
static guint16
look_ahead (Search *search, SsState *state, SsState *next, SsSeat *seat, gboolean *all)
{
  const SsGame *game = search->rules->game;
  Frame frame = { .to_move = game->to_move (search->rules, state) };
  search->pool.n = 0;
  game->legal_moves (search->rules, state, &search->pool);
  for (guint i = 0; i < search->pool.n; i++)
    {
      guint number;
      play (search, state, search->pool.moves[i], next);
      gboolean found = ss_state_table_find (search->table, next, &number);
      g_assert (found);
      take (&frame, ss_state_table_get_value (search->table, number));
    }
  *seat = frame.to_move;
  *all = !frame.open;
  return frame.best;
}

/* Value what lies on circles: wins and losses in 1, 2, 3 ... moves, until nothing more is to be had; the rest nobody can win. */
static SsSolveStatus
retrograde (Search *search)
{
  g_autoptr (GArray) open = g_array_sized_new (FALSE, FALSE, sizeof (guint), search->n_open);
  SsState *state = state_at (search, 0), *next = state_at (search, 1);
  for (guint i = 0; i < ss_state_table_get_n (search->table); i++)
    if (!ss_state_table_get_value (search->table, i))
      g_array_append_val (open, i);

  gboolean more = TRUE;
  for (guint distance = 1; more && open->len; distance++)
    {
      guint left = 0;
      more = FALSE;
      for (guint k = 0; k < open->len; k++)
        {
          guint number = g_array_index (open, guint, k);
          SsSeat seat;
          gboolean all;
          if (ss_control_is_hurried (search->control))
            return SS_SOLVE_CANCELLED;
          ss_state_table_get_state (search->table, number, state);
          guint16 best = look_ahead (search, state, next, &seat, &all);
          SsSolved s = from_value (best);
          gboolean won = best && s.result == ss_result_win (seat), lost = best && all && s.result == ss_result_win (ss_seat_other (seat));
          if ((won || lost) && s.distance <= distance)
            ss_state_table_set_value (search->table, number, best);
          else
            {
              g_array_index (open, guint, left++) = number;
              more |= won || lost;
              continue;
            }
          more = TRUE;
        }
      g_array_set_size (open, left);
      if (distance >= SS_DISTANCE_NONE - 1)
        return SS_SOLVE_TOO_LARGE;
    }
  for (guint k = 0; k < open->len; k++)
    ss_state_table_set_value (search->table, g_array_index (open, guint, k), to_value ((SsSolved) { SS_RESULT_DRAW, SS_DISTANCE_NONE }));
  return SS_SOLVE_DONE;
}

SsSolver *
ss_solver_new (const SsRules *rules, const SsState *root, guint limit, SsControl *control, SsSolveStatus *status)
{
  const SsGame *game = rules->game;
  g_return_val_if_fail (limit <= SS_SOLVER_LIMIT, NULL);

  if (game->hidden)
    {
      *status = SS_SOLVE_HIDDEN;
      return NULL;
    }
  g_autoptr (SsStateTable) table = ss_state_table_new (rules->state_size, control);
  Search search = { .rules = rules, .size = rules->state_size, .limit = limit, .control = control, .table = table, .room = 64 };
  search.frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  search.states = g_malloc_n (search.room, search.size);

  *status = enumerate (&search, root);
  if (*status == SS_SOLVE_DONE && search.n_open)
    *status = retrograde (&search);

  g_array_unref (search.frames);
  g_free (search.states);
  ss_moves_clear (&search.pool);
  ss_history_clear (&search.history);
  if (*status != SS_SOLVE_DONE)
    return NULL;

  SsSolver *solver = g_new0 (SsSolver, 1);
  g_atomic_ref_count_init (&solver->refs);
  solver->table = g_steal_pointer (&table);
  return solver;
}

SsSolver *
ss_solver_ref (SsSolver *solver)
{
  g_atomic_ref_count_inc (&solver->refs);
  return solver;
}

void
ss_solver_unref (SsSolver *solver)
{
  if (!solver || !g_atomic_ref_count_dec (&solver->refs))
    return;
  ss_state_table_free (solver->table);
  g_free (solver);
}

guint
ss_solver_get_positions (const SsSolver *solver)
{
  return ss_state_table_get_n (solver->table);
}

gsize
ss_solver_get_size (const SsSolver *solver)
{
  return ss_state_table_get_size (solver->table);
}

SsSolved
ss_solver_get_root (const SsSolver *solver)
{
  return from_value (ss_state_table_get_value (solver->table, 0));
}

gboolean
ss_solver_look_up (const SsSolver *solver, const SsState *state, SsSolved *solved)
{
  guint number;
  if (!ss_state_table_find (solver->table, state, &number))
    return FALSE;
  *solved = from_value (ss_state_table_get_value (solver->table, number));
  return TRUE;
}
