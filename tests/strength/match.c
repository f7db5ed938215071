/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <locale.h>

#include "contest.h"

/* A match of computer players, measured: strength-match VARIANT ONE OTHER [OPTIONS]. With --least it fails if ONE does worse than that. */

int
main (int argc, char **argv)
{
  int games = 40, opening = 0, threads = 1, least = 0;
  gint64 seed = 1;
  double effort = 1, minutes = 0;
  g_autofree char *path = NULL;
  const GOptionEntry options[] = {
    { "games", 'g', 0, G_OPTION_ARG_INT, &games, "how many, half of them with each seat (40)", "N" },
    { "least", 'l', 0, G_OPTION_ARG_INT, &least, "points that ONE must make, a draw counting half", "N" },
    { "opening", 'o', 0, G_OPTION_ARG_INT, &opening, "random moves that each pair begins with (0)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "of all chance (1)", "N" },
    { "effort", 'e', 0, G_OPTION_ARG_DOUBLE, &effort, "of the levels' budgets (1)", "X" },
    { "threads", 't', 0, G_OPTION_ARG_INT, &threads, "games at a time (1)", "N" },
    { "minutes", 'm', 0, G_OPTION_ARG_DOUBLE, &minutes, "begin no game after so long (no end)", "X" },
    { "file", 'f', 0, G_OPTION_ARG_FILENAME, &path, "keep results here, and go on from them", "FILE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("VARIANT ONE OTHER");
  g_autoptr (GError) error = NULL;
  Entrant who[2] = { { 0 } };
  setlocale (LC_NUMERIC, "C");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 4 || games < 2 || games % 2 || opening < 0 || threads < 1 || effort <= 0)
    {
      g_printerr ("%s\n", error ? error->message : "usage: strength-match VARIANT ONE OTHER [OPTIONS]; see --help");
      return 2;
    }

  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (argv[1], problems);
  if (!variant || ss_problems_count (problems) > 0 || !entrant_read (&who[0], ss_variant_get_game (variant), argv[2]) || !entrant_read (&who[1], ss_variant_get_game (variant), argv[3]))
    {
      g_printerr ("the variant or a player is not known\n");
      return 2;
    }
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (GFile) file = path ? g_file_new_for_path (path) : NULL;
  Contest contest = {
    .rules = rules,
    .variant = argv[1],
    .who = { &who[0], &who[1] },
    .games = games,
    .opening = opening,
    .seed = seed,
    .effort = effort,
    .threads = threads,
    .file = file,
    .deadline = minutes > 0 ? g_get_monotonic_time () + (gint64) (minutes * 60 * G_USEC_PER_SEC) : 0,
  };
  Score score;
  gboolean done = contest_run (&contest, &score);
  g_autofree char *text = score_text (&score);
  g_print ("%s: %s against %s, effort %g, opening %d, seed %" G_GINT64_FORMAT ": %s; %.1f s of one core\n", argv[1], who[0].text, who[1].text, effort,
           opening, seed, text, score.seconds);
  if (score.games < (guint) games)
    g_print ("not all of %d games have been played\n", games);
  gboolean enough = score.wins + 0.5 * score.draws >= least;
  if (!enough)
    g_print ("that is less than the %d wanted\n", least);
  for (guint w = 0; w < 2; w++)
    entrant_clear (&who[w]);
  return !done || score.games < (guint) games || !enough;
}
