/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"

/* show */

static void
show_json (const SsSource *source, SsSeat to_move, const int scores[2], SsResult result, const char *reason, const char *position)
{
  g_autofree char *name = ss_source_get_name (source);
  g_auto (SsJson) json = SS_JSON_INIT;
  ss_json_begin (&json, '{');
  ss_json_key (&json, "game");
  ss_json_string (&json, source->position->rules->game->id);
  ss_json_key (&json, "variant");
  ss_json_string (&json, ss_source_get_id (source));
  ss_json_key (&json, "name");
  ss_json_string (&json, name);
  ss_json_key (&json, "to_move");
  ss_json_string (&json, ss_seat_to_word (to_move));
  ss_cli_json_scores (&json, scores);
  ss_json_key (&json, "result");
  ss_json_string (&json, ss_result_to_word (result));
  ss_json_key (&json, "reason");
  ss_json_string (&json, reason);
  ss_json_key (&json, "position");
  ss_json_string (&json, position);
  ss_json_end (&json, '}');
  ss_cli_print_json (&json);
}

static void
show_text (const SsSource *source, SsSeat to_move, const int scores[2], SsResult result, const char *reason, const char *position)
{
  const SsGame *game = source->position->rules->game;
  g_autofree char *name = ss_source_get_name (source);
  g_autofree char *first = ss_text_number (scores[0]), *second = ss_text_number (scores[1]);
  printf ("%s\n\n%s%s\n", name, position, g_str_has_suffix (position, "\n") ? "" : "\n");
  if (result != SS_RESULT_UNFINISHED)
    {
      g_autofree char *said = ss_cli_say_result (game, result, reason);
      printf ("%s\n", said);
    }
  else if (to_move == SS_SEAT_NONE)
    printf ("%s\n", _ ("The match can't go on: a random outcome is missing."));
  else
    printf ("%s\n", to_move == SS_SEAT_FIRST ? _ ("First is to move.") : _ ("Second is to move."));
  g_autofree char *score = ss_text_fill (_ ("Score: First {first}, Second {second}"), "first", first, "second", second, NULL);
  printf ("%s\n", score);
}

int
ss_cli_show (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  int status = ss_cli_open (args, &source);
  if (!source.position || status == SS_CLI_USAGE)
    return status;

  const SsRules *rules = source.position->rules;
  SsSeat viewer = ss_source_get_seat (&source, args);
  g_autofree SsState *view = ss_state_view (rules, source.position->state, viewer);
  g_autofree char *position = rules->game->write_position (rules, view, viewer);
  const char *reason;
  SsResult result = ss_source_get_outcome (&source, &reason);
  SsSeat to_move = result == SS_RESULT_UNFINISHED ? rules->game->to_move (rules, source.position->state) : SS_SEAT_NONE;
  int scores[2];
  rules->game->scores (rules, source.position->state, scores);
  (args->json ? show_json : show_text) (&source, to_move, scores, result, reason, position);
  return status;
}

/* moves */

int
ss_cli_moves (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  g_auto (SsMoves) moves = { 0 };
  g_auto (SsJson) json = SS_JSON_INIT;
  const char *reason;
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  const SsRules *rules = source.position->rules;
  if (ss_source_get_outcome (&source, &reason) == SS_RESULT_UNFINISHED) /* who has resigned has no moves */
    rules->game->legal_moves (rules, source.position->state, &moves);
  g_auto (GStrv) texts = ss_moves_to_texts (rules, source.position->state, &moves);
  ss_json_begin (&json, '[');
  for (char **t = texts; *t; t++)
    {
      ss_json_string (&json, *t);
      if (!args->json)
        printf ("%s\n", *t);
    }
  ss_json_end (&json, ']');
  if (args->json)
    ss_cli_print_json (&json);
  return SS_CLI_OK;
}

/* replay */

int
ss_cli_replay (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  g_auto (SsJson) json = SS_JSON_INIT;
  const char *reason;
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  SsSeat viewer = ss_source_get_seat (&source, args);
  g_autoptr (SsPosition) position = ss_source_restart (&source);
  const SsRules *rules = position->rules;
  ss_json_begin (&json, '{');
  ss_json_key (&json, "moves");
  ss_json_begin (&json, '[');
  for (guint i = 0; i < source.n_moves; i++)
    {
      int scores[2];
      SsMove move = ss_source_read (&source, position, i);
      SsSeat mover = rules->game->to_move (rules, position->state);
      g_autofree char *text = ss_move_shown_text (rules, position->state, move, mover, viewer);
      ss_position_play (position, move, NULL);
      rules->game->scores (rules, position->state, scores);
      g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", rules->game->digest (rules, position->state));
      if (!args->json)
        {
          printf ("%u\t%s\t%s\t%d\t%d\t%s\n", i + 1, ss_seat_to_word (mover), text, scores[0], scores[1], digest);
          continue;
        }
      ss_json_begin (&json, '{');
      ss_json_key (&json, "number");
      ss_json_uint (&json, i + 1);
      ss_json_key (&json, "player");
      ss_json_string (&json, ss_seat_to_word (mover));
      ss_json_key (&json, "move");
      ss_json_string (&json, text);
      ss_cli_json_scores (&json, scores);
      ss_json_key (&json, "digest");
      ss_json_string (&json, digest);
      ss_json_end (&json, '}');
    }
  ss_json_end (&json, ']');
  SsResult result = ss_source_get_outcome (&source, &reason);
  ss_json_key (&json, "result");
  ss_json_string (&json, ss_result_to_word (result));
  ss_json_key (&json, "reason");
  ss_json_string (&json, reason);
  ss_json_end (&json, '}');
  if (args->json)
    ss_cli_print_json (&json);
  else
    printf ("%s%s%s\n", ss_result_to_word (result), reason ? "\t" : "", reason ? reason : "");
  return SS_CLI_OK;
}

/* perft */

int
ss_cli_perft (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  g_auto (SsJson) json = SS_JSON_INIT;
  const char *reason;
  guint64 depth;
  if (!ss_cli_number (args->files->pdata[1], 1, SS_PERFT_MAX_DEPTH, &depth))
    {
      g_autofree char *quoted = ss_quote_value (args->files->pdata[1]), *max = g_strdup_printf ("%d", SS_PERFT_MAX_DEPTH);
      ss_cli_error (ss_text_fill (_ ("The depth “{value}” is not a whole number from 1 to {max}."), "value", quoted, "max", max, NULL));
      return SS_CLI_USAGE;
    }
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  /* who has resigned has no moves, whatever the rules say */
  gboolean over = ss_source_get_outcome (&source, &reason) != SS_RESULT_UNFINISHED;
  ss_json_begin (&json, '[');
  for (guint64 d = 1; d <= depth; d++)
    {
      guint64 sequences = over ? 0 : ss_perft (source.position->rules, source.position->state, &source.position->history, d);
      if (!args->json)
        {
          printf ("%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n", d, sequences);
          fflush (stdout); /* the next may take long */
          continue;
        }
      ss_json_begin (&json, '{');
      ss_json_key (&json, "depth");
      ss_json_uint (&json, d);
      ss_json_key (&json, "sequences");
      ss_json_uint (&json, sequences);
      ss_json_end (&json, '}');
    }
  ss_json_end (&json, ']');
  if (args->json)
    ss_cli_print_json (&json);
  return SS_CLI_OK;
}
