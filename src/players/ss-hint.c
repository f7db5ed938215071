/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ss-mind-private.h"

void
ss_hint_free (SsHint *hint)
{
  if (!hint)
    return;
  ss_moves_clear (&hint->line);
  g_ptr_array_unref (hint->texts);
  g_free (hint->why);
  g_free (hint);
}

static SsHint *
hint_new (SsMove move)
{
  SsHint *hint = g_new0 (SsHint, 1);
  hint->move = move;
  hint->texts = g_ptr_array_new_with_free_func (g_free);
  return hint;
}

static double
result_value (SsResult result, SsSeat seat)
{
  return result == SS_RESULT_DRAW ? 0 : result == ss_result_win (seat) ? 1 : -1;
}

SsSolved *
ss_mind_solve_moves (const SsRules *rules, const SsState *state, const SsSolver *solver, const SsMoves *moves)
{
  SsSolved *values = g_new (SsSolved, moves->n);
  g_autofree SsState *next = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  for (guint i = 0; i < moves->n; i++)
    {
      memcpy (next, state, rules->state_size);
      rules->game->play (rules, next, moves->moves[i], NULL, &history, NULL);
      gboolean found = ss_solver_look_up (solver, next, &values[i]);
      g_assert (found);
      if (values[i].distance != SS_DISTANCE_NONE)
        values[i].distance++;
    }
  return values;
}

/* The line of perfect play that begins with @move, to the end of the game (a draw without end: as far as eight moves). */
static void
follow (const SsRules *rules, const SsState *from, const SsSolver *solver, SsMove move, SsMoves *line, GPtrArray *texts)
{
  const SsGame *game = rules->game;
  g_autofree SsState *state = ss_state_dup (rules, from);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) moves = { 0 };

  for (;;)
    {
      SsSolved here;
      ss_moves_add (line, move);
      g_ptr_array_add (texts, game->move_text (rules, state, move));
      game->play (rules, state, move, NULL, &history, NULL);
      gboolean found = ss_solver_look_up (solver, state, &here);
      g_assert (found);
      if (here.distance == 0 || (here.distance == SS_DISTANCE_NONE && line->n >= 8))
        return;
      SsSeat seat = game->to_move (rules, state);
      moves.n = 0;
      game->legal_moves (rules, state, &moves);
      g_autofree SsSolved *values = ss_mind_solve_moves (rules, state, solver, &moves);
      guint best = 0;
      for (guint i = 1; i < moves.n; i++)
        if (ss_solved_compare (values[i], values[best], seat) > 0)
          best = i;
      move = moves.moves[best];
    }
}

/* Where the game has nothing to say about a move: what is known of it, beside the next best. */
static char *
say_plainly (const SsRules *rules, const SsState *view, SsSeat seat, const SsHint *hint, const SsHint *second)
{
  g_autofree char *n = g_strdup_printf ("%u", hint->verdict.distance);
  if (hint->verdict.proven && hint->verdict.result == SS_RESULT_DRAW)
    return g_strdup (_ ("Leads to a draw."));
  if (hint->verdict.proven && hint->verdict.result == ss_result_win (seat))
    return hint->verdict.distance ? ss_text_fill (ngettext ("Wins in {n} move.", "Wins in {n} moves.", hint->verdict.distance), "n", n, NULL)
                                  : g_strdup (_ ("Wins by force."));
  if (hint->verdict.proven)
    return hint->verdict.distance ? ss_text_fill (ngettext ("Loses in {n} move.", "Loses in {n} moves.", hint->verdict.distance), "n", n, NULL)
                                  : g_strdup (_ ("Loses by force."));
  if (!second)
    return g_strdup (_ ("There is no better move in sight."));
  g_autofree char *other = rules->game->move_text (rules, view, second->move);
  return ss_text_fill (_ ("Looks better than {move}."), "move", other, NULL);
}

/* One more hint than is asked for may be in the list, so that the last one, too, is compared with the next best. */
static void
give_reasons (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *hints, guint count)
{
  for (guint i = 0; i < hints->len && i < count; i++)
    {
      SsHint *h = hints->pdata[i], *second = i + 1 < hints->len ? hints->pdata[i + 1] : NULL;
      if (rules->game->say_why)
        h->why = rules->game->say_why (rules, view, h->line.moves, h->line.n, second ? second->line.moves : NULL, second ? second->line.n : 0);
      if (!h->why)
        h->why = say_plainly (rules, view, seat, h, second);
    }
  if (hints->len > count)
    g_ptr_array_set_size (hints, count);
}

typedef struct
{
  SsMove move;
  SsSolved solved;
  SsSeat seat;
} SolvedMove;

static int
compare_solved (gconstpointer a, gconstpointer b)
{
  const SolvedMove *x = a, *y = b;
  int c = ss_solved_compare (y->solved, x->solved, x->seat);
  return c ? c : x->move < y->move ? -1 : x->move > y->move;
}

static void
hint_solved (const SsRules *rules, const SsState *view, SsSeat seat, const SsSolver *solver, guint count, GPtrArray *hints)
{
  g_auto (SsMoves) moves = { 0 };
  rules->game->legal_moves (rules, view, &moves);
  g_autofree SsSolved *values = ss_mind_solve_moves (rules, view, solver, &moves);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (SolvedMove));
  for (guint i = 0; i < moves.n; i++)
    {
      SolvedMove m = { moves.moves[i], values[i], seat };
      g_array_append_val (sorted, m);
    }
  g_array_sort (sorted, compare_solved);
  for (guint i = 0; i < sorted->len && i <= count; i++)
    {
      const SolvedMove *m = &g_array_index (sorted, SolvedMove, i);
      SsHint *h = hint_new (m->move);
      h->verdict = (SsVerdict) { result_value (m->solved.result, seat), TRUE, m->solved.result, m->solved.distance };
      follow (rules, view, solver, m->move, &h->line, h->texts);
      g_ptr_array_add (hints, h);
    }
}

static void
hint_searched (const SsSearch *search, SsSeat seat, guint count, GPtrArray *hints)
{
  g_autoptr (GArray) candidates = ss_search_get_candidates (search);
  for (guint i = 0; i < candidates->len && i <= count; i++)
    {
      const SsCandidate *c = &g_array_index (candidates, SsCandidate, i);
      SsHint *h = hint_new (c->move);
      h->verdict = (SsVerdict) { c->value, c->proven != SS_RESULT_UNFINISHED, c->proven, 0 };
      ss_search_get_line (search, c->move, &h->line, h->texts);
      g_assert (h->line.n > 0); /* the root's moves are legal in every sample */
      g_ptr_array_add (hints, h);
    }
}

GPtrArray *
ss_mind_hint (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count, SsControl *control)
{
  g_return_val_if_fail (rules->game->to_move (rules, view) == seat, NULL);
  g_return_val_if_fail (count > 0, NULL);
  g_autoptr (GPtrArray) hints = g_ptr_array_new_with_free_func ((GDestroyNotify) ss_hint_free);

  SsSolver *solver = ss_mind_solve (mind, rules, view, control);
  if (ss_control_is_cancelled (control))
    return NULL;
  if (solver)
    hint_solved (rules, view, seat, solver, count, hints);
  else
    {
      g_autoptr (SsSearch) search = ss_mind_search (mind, rules, view, history, seat, control);
      if (ss_control_is_cancelled (control))
        return NULL;
      hint_searched (search, seat, count, hints);
    }
  give_reasons (rules, view, seat, hints, count);
  return g_steal_pointer (&hints);
}

gboolean
ss_mind_judge (SsMind *mind, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsControl *control,
               SsVerdict *verdict)
{
  SsOutcome outcome;
  SsSolved solved;

  rules->game->outcome (rules, view, &outcome);
  if (outcome.result != SS_RESULT_UNFINISHED)
    {
      *verdict = (SsVerdict) { result_value (outcome.result, seat), TRUE, outcome.result, 0 };
      return TRUE;
    }
  SsSolver *solver = ss_mind_solve (mind, rules, view, control);
  if (ss_control_is_cancelled (control))
    return FALSE;
  if (solver)
    {
      gboolean found = ss_solver_look_up (solver, view, &solved);
      g_assert (found);
      *verdict = (SsVerdict) { result_value (solved.result, seat), TRUE, solved.result, solved.distance };
      return TRUE;
    }
  g_autoptr (SsSearch) search = ss_mind_search (mind, rules, view, history, seat, control);
  if (ss_control_is_cancelled (control))
    return FALSE;
  SsResult proven = ss_search_get_proven (search);
  *verdict = (SsVerdict) { ss_search_get_value (search, seat), proven != SS_RESULT_UNFINISHED, proven, 0 };
  return TRUE;
}

gboolean
ss_mind_judge_move (SsMind *mind, const SsRules *rules, const SsState *before, const SsHistory *history_before, const SsState *after,
                    const SsHistory *history_after, SsSeat seat, SsMove move, SsControl *control, SsJudged *judged)
{
  g_autoptr (GPtrArray) hints = ss_mind_hint (mind, rules, before, history_before, seat, 1, control);

  if (!hints || !ss_mind_judge (mind, rules, after, history_after, seat, control, &judged->after))
    return FALSE;
  const SsHint *best = hints->pdata[0];
  judged->best = best->move;
  judged->loss = best->move == move ? 0 : MAX (0, best->verdict.value - judged->after.value);
  return TRUE;
}
