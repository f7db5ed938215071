/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

const SsCliCommand ss_cli_commands[] = {
  { "list", "", 0, 0, SS_CLI_JSON, 0, N_ ("the variants: id, game, name, summary"), ss_cli_list },
  { "describe", "GAME", 1, 1, SS_CLI_JSON, 0, N_ ("every rule of a game that can be changed: group and key, type, range, default, title, what it means"),
    ss_cli_describe },
  { "check", "FILE...", 1, G_MAXUINT, SS_CLI_JSON, 0, N_ ("check variants, records and vectors; every problem is printed"), ss_cli_check },
  { "show", "FILE", 1, 1, SS_CLI_JSON | SS_CLI_SEAT | SS_CLI_SEED, 0, N_ ("the position after the last move, whose turn it is, the score, the result"),
    ss_cli_show },
  { "moves", "FILE", 1, 1, SS_CLI_JSON | SS_CLI_SEED, 0, N_ ("the legal moves in that position"), ss_cli_moves },
  { "replay", "FILE", 1, 1, SS_CLI_JSON | SS_CLI_SEAT | SS_CLI_SEED, 0,
    N_ ("each move with the scores after it and a digest of the position; the result and its reason"), ss_cli_replay },
  { "perft", "FILE DEPTH", 2, 2, SS_CLI_JSON | SS_CLI_SEED, 0, N_ ("how many sequences of 1, 2, … DEPTH legal moves there are from that position"),
    ss_cli_perft },
  { "solve", "FILE", 1, 1, SS_CLI_JSON | SS_CLI_SEED, 0, N_ ("who wins under perfect play and in how many moves, where the game can be solved"),
    ss_cli_solve },
  { "hint", "FILE", 1, 1, SS_CLI_JSON | SS_CLI_LEVEL | SS_CLI_COUNT | SS_CLI_SEED, 0,
    N_ ("the best moves for the side to move, with values and reasons"), ss_cli_hint },
  { "analyse", "RECORD", 1, 1, SS_CLI_JSON | SS_CLI_LEVEL | SS_CLI_SEED, 0,
    N_ ("the value after each move, the best move there, the biggest mistakes"), ss_cli_analyse },
  { "play", "VARIANT", 1, 1,
    SS_CLI_JSON | SS_CLI_FIRST | SS_CLI_SECOND | SS_CLI_SEED | SS_CLI_GAMES | SS_CLI_OUTPUT | SS_CLI_MAX_MOVES | SS_CLI_THREADS,
    SS_CLI_FIRST | SS_CLI_SECOND | SS_CLI_SEED | SS_CLI_GAMES | SS_CLI_OUTPUT,
    N_ ("matches between computer players, a record each, a summary at the end"), ss_cli_play },
  { "render", "FILE", 1, 1, SS_CLI_OUTPUT | SS_CLI_SIZE | SS_CLI_SEAT | SS_CLI_SEED | SS_CLI_STYLE, SS_CLI_OUTPUT,
    N_ ("a picture of the position, as SVG or PNG by the ending"), ss_cli_render },
  { NULL },
};

static const SsCliCommand *
find (const char *name)
{
  for (const SsCliCommand *c = ss_cli_commands; c->name; c++)
    if (g_str_equal (c->name, name))
      return c;

  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (const SsCliCommand *c = ss_cli_commands; c->name; c++)
    g_ptr_array_add (names, (gpointer) c->name);
  g_ptr_array_add (names, NULL);
  const char *nearest = ss_nearest_word (name, (const char *const *) names->pdata);
  g_autofree char *quoted = ss_quote_value (name), *all = ss_text_list ((const char *const *) names->pdata, names->len - 1);
  ss_cli_error (nearest ? ss_text_fill (_ ("“{word}” is no command; did you mean “{nearest}”? There are: {words}"), "word", quoted, "nearest", nearest,
                                        "words", all, NULL)
                        : ss_text_fill (_ ("“{word}” is no command. There are: {words}"), "word", quoted, "words", all, NULL));
  return NULL;
}

static int
run (char **argv)
{
  if (!argv[0])
    {
      ss_cli_error (g_strdup (_ ("A command is missing; --help lists them.")));
      return SS_CLI_USAGE;
    }
  if (g_str_equal (argv[0], "--help") || g_str_equal (argv[0], "-h") || g_str_equal (argv[0], "help"))
    {
      ss_cli_print_help (NULL);
      return SS_CLI_OK;
    }
  if (g_str_equal (argv[0], "--version"))
    {
      puts (SS_CLI_NAME " " SS_VERSION);
      return SS_CLI_OK;
    }
  const SsCliCommand *command = find (argv[0]);
  if (!command)
    return SS_CLI_USAGE;

  SsCliArgs args;
  gboolean help;
  int status = SS_CLI_USAGE;
  if (ss_cli_parse (command, argv + 1, &args, &help))
    {
      if (help)
        ss_cli_print_help (command);
      status = help ? SS_CLI_OK : command->run (&args);
    }
  ss_cli_args_clear (&args);
  return status;
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("STEPSTONES_LOCALEDIR"); /* tests run uninstalled */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder ? folder : SS_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  int status = run (argv + MIN (argc, 1));
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      ss_cli_error (ss_text_fill (_ ("The output can't be written: {error}"), "error", g_strerror (errno), NULL));
      status = MAX (status, SS_CLI_PROBLEM);
    }
  return status;
}
