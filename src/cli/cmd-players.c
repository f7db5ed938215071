/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>
#include <stdlib.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"
#include "players/ss-mind.h"
#include "players/ss-solver.h"

/* A value for people: "+0.25", "−1.00". */
static char *
value_text (double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  double shown = ABS (value) < 0.005 ? 0 : ABS (value);
  g_ascii_formatd (buffer, sizeof buffer, "%.2f", shown);
  return g_strconcat (shown == 0 ? "" : value < 0 ? "\u2212" : "+", buffer, NULL);
}

/* solve */

static char *
say_unsolvable (SsSolveStatus status)
{
  switch (status)
    {
    case SS_SOLVE_TOO_LARGE:
      {
        g_autofree char *limit = g_strdup_printf ("%u", SS_SOLVER_LIMIT);
        return ss_text_fill (_ ("It can't be solved: more than {n} positions can be reached."), "n", limit, NULL);
      }
    case SS_SOLVE_HIDDEN:
      return g_strdup (_ ("It can't be solved: the game has hidden information."));
    case SS_SOLVE_CHANCE:
      return g_strdup (_ ("It can't be solved: the game goes on by chance."));
    case SS_SOLVE_HISTORY:
      return g_strdup (_ ("It can't be solved: what a position is worth depends on those before it."));
    default:
      g_assert_not_reached ();
    }
}

static char *
say_solved (SsSolved s)
{
  g_autofree char *n = g_strdup_printf ("%u", s.distance);
  if (s.result == SS_RESULT_DRAW && s.distance == SS_DISTANCE_NONE)
    return g_strdup (_ ("With perfect play nobody wins: the match need never end."));
  return ss_text_fill (s.result == SS_RESULT_FIRST    ? ngettext ("First wins in {n} move.", "First wins in {n} moves.", s.distance)
                       : s.result == SS_RESULT_SECOND ? ngettext ("Second wins in {n} move.", "Second wins in {n} moves.", s.distance)
                                                      : ngettext ("A draw in {n} move.", "A draw in {n} moves.", s.distance),
                       "n", n, NULL);
}

int
ss_cli_solve (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  SsSolveStatus solved;
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  g_autoptr (SsSolver) solver = ss_solver_new (source.position->rules, source.position->state, SS_SOLVER_LIMIT, NULL, &solved);
  if (!solver)
    {
      ss_cli_error (say_unsolvable (solved));
      return SS_CLI_PROBLEM;
    }
  SsSolved root = ss_solver_get_root (solver);
  guint positions = ss_solver_get_positions (solver);
  if (args->json)
    {
      g_auto (SsJson) json = SS_JSON_INIT;
      ss_json_begin (&json, '{');
      ss_json_key (&json, "result");
      ss_json_string (&json, ss_result_to_word (root.result));
      ss_json_key (&json, "moves");
      root.distance == SS_DISTANCE_NONE ? ss_json_null (&json) : ss_json_uint (&json, root.distance);
      ss_json_key (&json, "positions");
      ss_json_uint (&json, positions);
      ss_json_end (&json, '}');
      ss_cli_print_json (&json);
      return SS_CLI_OK;
    }
  g_autofree char *said = say_solved (root), *n = g_strdup_printf ("%u", positions);
  g_autofree char *reached = ss_text_fill (ngettext ("{n} position can be reached.", "{n} positions can be reached.", positions), "n", n, NULL);
  printf ("%s\n%s\n", said, reached);
  return SS_CLI_OK;
}

/* hint */

static char *
line_text (const SsHint *hint)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  for (guint i = 0; i < hint->texts->len; i++)
    g_ptr_array_add (texts, hint->texts->pdata[i]);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (", ", (char **) texts->pdata);
}

static void
hint_json (SsJson *json, const SsHint *hint)
{
  ss_json_begin (json, '{');
  ss_json_key (json, "move");
  ss_json_string (json, hint->texts->pdata[0]);
  ss_json_key (json, "value");
  ss_json_number (json, hint->verdict.value, 4);
  if (hint->verdict.proven)
    {
      ss_json_key (json, "proven");
      ss_json_bool (json, TRUE);
    }
  ss_json_key (json, "line");
  ss_json_begin (json, '[');
  for (guint i = 0; i < hint->texts->len; i++)
    ss_json_string (json, hint->texts->pdata[i]);
  ss_json_end (json, ']');
  ss_json_key (json, "why");
  ss_json_string (json, hint->why);
  ss_json_end (json, '}');
}

int
ss_cli_hint (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  g_auto (SsJson) json = SS_JSON_INIT;
  g_autoptr (GPtrArray) hints = NULL;
  const char *reason;
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  const SsRules *rules = source.position->rules;
  SsSeat seat = rules->game->to_move (rules, source.position->state);
  if (seat != SS_SEAT_NONE && ss_source_get_outcome (&source, &reason) == SS_RESULT_UNFINISHED)
    {
      g_autofree SsState *view = ss_state_view (rules, source.position->state, seat);
      g_autoptr (SsMind) mind = ss_mind_new (args->level, args->seed, 1, FALSE);
      hints = ss_mind_hint (mind, rules, view, &source.position->history, seat, args->count, NULL);
    }
  ss_json_begin (&json, '[');
  for (guint i = 0; hints && i < hints->len; i++)
    {
      const SsHint *h = hints->pdata[i];
      hint_json (&json, h);
      if (args->json)
        continue;
      g_autofree char *value = value_text (h->verdict.value), *line = line_text (h);
      printf ("%s\t%s\t%s\n\t%s\n", (char *) h->texts->pdata[0], value, h->why, line);
    }
  ss_json_end (&json, ']');
  if (args->json)
    ss_cli_print_json (&json);
  return SS_CLI_OK;
}

/* analyse */

typedef struct
{
  guint number;
  SsSeat player;
  char *move;
  SsVerdict after; /* for First */
  char *best;
  double loss; /* what the best move was worth more, for who moved; never negative */
} Judged;

static void
judged_clear (gpointer data)
{
  Judged *j = data;
  g_free (j->move);
  g_free (j->best);
}

static void
turn_for_first (SsVerdict *verdict, SsSeat seat)
{
  if (seat == SS_SEAT_SECOND)
    verdict->value = verdict->value == 0 ? 0 : -verdict->value;
}

/* By what each player could see: the value of his move by his own view after it. */
static GArray *
judge (const SsSource *source, const SsCliArgs *args)
{
  g_autoptr (SsPosition) position = ss_source_restart (source);
  g_autoptr (SsMind) mind = ss_mind_new (args->level, args->seed, 1, FALSE);
  const SsRules *rules = position->rules;
  GArray *all = g_array_new (FALSE, TRUE, sizeof (Judged));
  g_array_set_clear_func (all, judged_clear);

  for (guint i = 0; i < source->n_moves; i++)
    {
      SsMove move = ss_source_read (source, position, i);
      Judged j = { .number = i + 1, .player = rules->game->to_move (rules, position->state) };
      g_autofree SsState *before = ss_state_view (rules, position->state, j.player), *whole = ss_state_dup (rules, position->state);
      g_auto (SsHistory) history = { 0 };
      SsJudged judged;
      ss_history_copy (&history, &position->history);
      j.move = rules->game->move_text (rules, position->state, move);
      ss_position_play (position, move, NULL);
      g_autofree SsState *after = ss_state_view (rules, position->state, j.player);
      ss_mind_judge_move (mind, rules, before, &history, after, &position->history, j.player, move, NULL, &judged);
      j.best = rules->game->move_text (rules, whole, judged.best);
      j.after = judged.after;
      j.loss = judged.loss;
      turn_for_first (&j.after, j.player);
      g_array_append_val (all, j);
    }
  return all;
}

static int
compare_losses (gconstpointer a, gconstpointer b)
{
  const Judged *x = *(const Judged *const *) a, *y = *(const Judged *const *) b;
  if (x->loss != y->loss)
    return x->loss < y->loss ? 1 : -1;
  return x->number < y->number ? -1 : 1;
}

/* The biggest mistakes first. */
static GPtrArray *
find_mistakes (GArray *all)
{
  GPtrArray *mistakes = g_ptr_array_new ();
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, Judged, i).loss >= SS_MISTAKE)
      g_ptr_array_add (mistakes, &g_array_index (all, Judged, i));
  g_ptr_array_sort (mistakes, compare_losses);
  return mistakes;
}

static void
judged_json (SsJson *json, const Judged *j)
{
  ss_json_begin (json, '{');
  ss_json_key (json, "number");
  ss_json_uint (json, j->number);
  ss_json_key (json, "player");
  ss_json_string (json, ss_seat_to_word (j->player));
  ss_json_key (json, "move");
  ss_json_string (json, j->move);
  ss_json_key (json, "value");
  ss_json_number (json, j->after.value, 4);
  if (j->after.proven)
    {
      ss_json_key (json, "proven");
      ss_json_bool (json, TRUE);
    }
  ss_json_key (json, "best");
  ss_json_string (json, j->best);
  ss_json_key (json, "loss");
  ss_json_number (json, j->loss, 4);
  ss_json_end (json, '}');
}

static void
analysis_json (GArray *all, const GPtrArray *mistakes)
{
  g_auto (SsJson) json = SS_JSON_INIT;
  ss_json_begin (&json, '{');
  ss_json_key (&json, "moves");
  ss_json_begin (&json, '[');
  for (guint i = 0; i < all->len; i++)
    judged_json (&json, &g_array_index (all, Judged, i));
  ss_json_end (&json, ']');
  ss_json_key (&json, "mistakes");
  ss_json_begin (&json, '[');
  for (guint i = 0; i < mistakes->len; i++)
    ss_json_uint (&json, ((const Judged *) mistakes->pdata[i])->number);
  ss_json_end (&json, ']');
  ss_json_end (&json, '}');
  ss_cli_print_json (&json);
}

static void
analysis_text (GArray *all, const GPtrArray *mistakes)
{
  for (guint i = 0; i < all->len; i++)
    {
      const Judged *j = &g_array_index (all, Judged, i);
      g_autofree char *value = value_text (j->after.value);
      printf ("%u\t%s\t%s\t%s\t%s\n", j->number, ss_seat_to_word (j->player), j->move, value, j->best);
    }
  printf ("\n%s\n", mistakes->len ? _ ("The biggest mistakes:") : _ ("There are no big mistakes."));
  for (guint i = 0; i < mistakes->len && i < 5; i++)
    {
      const Judged *j = mistakes->pdata[i];
      g_autofree char *n = g_strdup_printf ("%u", j->number);
      g_autofree char *said = ss_text_fill (_ ("Move {n}, {move}: better was {best}."), "n", n, "move", j->move, "best", j->best, NULL);
      printf ("%s\n", said);
    }
}

int
ss_cli_analyse (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  SsFileKind kind;
  if (!ss_cli_file_kind (args->files->pdata[0], &kind))
    return SS_CLI_USAGE;
  if (kind == SS_FILE_VARIANT)
    {
      ss_cli_error (g_strdup (_ ("A variant has no moves to analyse; allowed: .game, .vector")));
      return SS_CLI_USAGE;
    }
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;
  g_autoptr (GArray) all = judge (&source, args);
  g_autoptr (GPtrArray) mistakes = find_mistakes (all);
  (args->json ? analysis_json : analysis_text) (all, mistakes);
  return SS_CLI_OK;
}
