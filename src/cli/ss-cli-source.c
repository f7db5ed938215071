/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"

void
ss_cli_print_problems (const SsProblems *problems, FILE *file)
{
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *p = problems->list->pdata[i];
      if (p->warning)
        continue;
      g_autofree char *line = ss_problem_to_line (p);
      fprintf (file, "%s\n", line);
    }
}

void
ss_cli_print_json (const SsJson *json)
{
  printf ("%s\n", json->text->str);
}

gboolean
ss_cli_file_kind (const char *path, SsFileKind *kind)
{
  static const char *const endings[] = { ".variant", ".game", ".vector" };
  for (*kind = SS_FILE_VARIANT; *kind < G_N_ELEMENTS (endings); (*kind)++)
    if (g_str_has_suffix (path, endings[*kind]))
      return TRUE;
  g_autofree char *quoted = ss_quote_value (path);
  ss_cli_error (ss_text_fill (_ ("“{file}” is not known by its ending. Allowed: .variant, .game, .vector"), "file", quoted, NULL));
  return FALSE;
}

void
ss_source_clear (SsSource *source)
{
  g_clear_pointer (&source->variant, ss_variant_unref);
  g_clear_pointer (&source->record, ss_record_free);
  g_clear_pointer (&source->position, ss_position_free);
}

static int
open_variant (const SsCliArgs *args, const char *path, SsSource *source, SsProblems *problems)
{
  source->variant = ss_variant_load (path, problems);
  if (!source->variant || ss_problems_count (problems))
    {
      ss_cli_print_problems (problems, stderr);
      return SS_CLI_PROBLEM;
    }
  g_autoptr (SsRules) rules = ss_rules_new (source->variant);
  source->position = ss_position_new (rules, args->given & SS_CLI_SEED ? ss_chance_new (args->seed) : NULL);
  if (rules->game->awaits && rules->game->awaits (rules, source->position->state))
    {
      ss_cli_error (g_strdup (_ ("Setting up this variant needs chance: give --seed=N.")));
      return SS_CLI_USAGE;
    }
  return SS_CLI_OK;
}

/* The moves as far as they are legal. A vector may expect its last move to be refused: to all who want the position it is a problem. */
static void
replay (SsSource *source, SsProblems *problems)
{
  const SsRecord *record = source->record;
  SsPosition *position = source->position = ss_source_restart (source);
  for (; source->n_moves < record->moves->len; source->n_moves++)
    {
      const SsRecordMove *m = &g_array_index (record->moves, SsRecordMove, source->n_moves);
      const char *word;
      g_autofree char *why = NULL;
      SsMove move = ss_move_read (position->rules, position->state, m->text, &word, &why);
      if (move == SS_NO_MOVE)
        {
          if (ss_problems_count (problems))
            return;
          g_autofree char *number = g_strdup_printf ("%u", source->n_moves + 1), *quoted = ss_quote_value (m->text);
          ss_problems_add (problems, record->path, m->line, "Moves", number,
                           ss_text_fill (_ ("Move {n}, “{move}”, is not legal: {reason}"), "n", number, "move", quoted, "reason", why, NULL))
            ->reason = word;
          return;
        }
      source->last = move;
      source->last_by = position->rules->game->to_move (position->rules, position->state);
      ss_position_play (position, move, NULL);
    }
}

static int
open_record (const char *path, SsSource *source, SsProblems *problems)
{
  source->record = ss_record_load (path, problems);
  gboolean illegal = FALSE; /* a move is: what stands before it can be looked at, whatever else is wrong */
  for (guint i = 0; i < problems->list->len; i++)
    illegal = illegal || ((const SsProblem *) problems->list->pdata[i])->reason;
  if (source->record && (illegal || ss_problems_count (problems) == 0))
    {
      source->variant = ss_variant_ref (source->record->variant);
      replay (source, problems);
    }
  ss_cli_print_problems (problems, stderr);
  return ss_problems_count (problems) ? SS_CLI_PROBLEM : SS_CLI_OK;
}

int
ss_cli_open (const SsCliArgs *args, SsSource *source)
{
  const char *path = args->files->pdata[0];
  g_autoptr (SsProblems) problems = ss_problems_new ();
  if (!ss_cli_file_kind (path, &source->kind))
    return SS_CLI_USAGE;
  source->last_by = SS_SEAT_NONE;
  return source->kind == SS_FILE_VARIANT ? open_variant (args, path, source, problems) : open_record (path, source, problems);
}

SsPosition *
ss_source_restart (const SsSource *source)
{
  g_autoptr (SsRules) rules = source->position ? ss_rules_ref (source->position->rules) : ss_rules_new (source->variant);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  GPtrArray *known = source->record ? source->record->chance : source->position->chance ? ss_chance_get_entries (source->position->chance) : NULL;
  for (guint i = 0; known && i < known->len; i++)
    g_ptr_array_add (entries, known->pdata[i]);
  g_ptr_array_add (entries, NULL);
  return ss_position_new (rules, ss_chance_new_replay ((const char *const *) entries->pdata));
}

SsMove
ss_source_read (const SsSource *source, const SsPosition *position, guint i)
{
  SsMove move = ss_move_read (position->rules, position->state, g_array_index (source->record->moves, SsRecordMove, i).text, NULL, NULL);
  g_assert (move != SS_NO_MOVE);
  return move;
}

SsResult
ss_source_get_outcome (const SsSource *source, const char **reason)
{
  const SsRules *rules = source->position->rules;
  SsOutcome outcome = { 0 };
  rules->game->outcome (rules, source->position->state, &outcome);
  *reason = NULL;
  if (outcome.result != SS_RESULT_UNFINISHED)
    *reason = rules->game->reasons[outcome.reason].word;
  else if (source->record && source->n_moves == source->record->moves->len && source->record->result != SS_RESULT_UNFINISHED)
    {
      outcome.result = source->record->result;
      *reason = source->record->reason;
    }
  return outcome.result;
}

SsSeat
ss_source_get_seat (const SsSource *source, const SsCliArgs *args)
{
  const char *reason;
  if (args->given & SS_CLI_SEAT)
    return args->seat;
  if (ss_source_get_outcome (source, &reason) != SS_RESULT_UNFINISHED)
    return SS_SEAT_NONE;
  return source->position->rules->game->to_move (source->position->rules, source->position->state);
}

const char *
ss_source_get_id (const SsSource *source)
{
  return source->record ? source->record->variant_id : ss_variant_get_id (source->variant);
}

char *
ss_source_get_name (const SsSource *source)
{
  const char *id = ss_source_get_id (source);
  const SsGame *game = ss_variant_get_game (source->variant);
  if (source->record && ss_variant_id_is_valid (id))
    {
      /* a record knows the rules, not what they are called in every language */
      g_autoptr (SsProblems) unsaid = ss_problems_new ();
      g_autoptr (SsVariant) known = ss_variant_load_id (id, unsaid);
      if (known && ss_variant_get_game (known) == game)
        return g_strdup (ss_variant_get_name (known));
    }
  const char *name = source->record ? id : ss_variant_get_name (source->variant);
  return g_strdup (name && *name ? name : _ (game->title));
}

const char *
ss_seat_to_word (SsSeat seat)
{
  return seat == SS_SEAT_FIRST ? "first" : seat == SS_SEAT_SECOND ? "second" : NULL;
}

char *
ss_cli_say_result (const SsGame *game, SsResult result, const char *reason)
{
  const char *title = reason;
  if (g_strcmp0 (reason, "resigned") == 0)
    title = C_ ("reason", "Resigned");
  else if (g_strcmp0 (reason, "agreed") == 0)
    title = C_ ("reason", "Draw agreed");
  for (const SsReason *r = game->reasons; r->word; r++)
    if (g_strcmp0 (reason, r->word) == 0)
      title = _ (r->title);
  if (!title) /* a vector need not give one */
    title = "";
  return ss_text_fill (result == SS_RESULT_FIRST    ? _ ("First wins: {reason}")
                       : result == SS_RESULT_SECOND ? _ ("Second wins: {reason}")
                                                    : _ ("A draw: {reason}"),
                       "reason", title, NULL);
}

void
ss_cli_json_scores (SsJson *json, const int scores[2])
{
  ss_json_key (json, "scores");
  ss_json_begin (json, '{');
  ss_json_key (json, "first");
  ss_json_int (json, scores[0]);
  ss_json_key (json, "second");
  ss_json_int (json, scores[1]);
  ss_json_end (json, '}');
}
