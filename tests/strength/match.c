/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "contest-options.h"

/* A match of computer players, measured: strength-match VARIANT ONE OTHER [OPTIONS]. With --least or --won it fails if ONE does worse than that. */

int
main (int argc, char **argv)
{
  int opening = 0, least = 0, won = 0;
  gint64 seed = 1;
  ContestOptions options = { .games = 40, .threads = 1, .effort = 1 };
  const GOptionEntry more[] = {
    { "least", 'l', 0, G_OPTION_ARG_INT, &least, "points that ONE must make, a draw counting half", "N" },
    { "won", 'w', 0, G_OPTION_ARG_INT, &won, "games that ONE must win", "N" },
    { "opening", 'o', 0, G_OPTION_ARG_INT, &opening, "random moves that each pair begins with (0)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "of all chance (1)", "N" },
    { NULL },
  };
  Entrant who[2] = { { 0 } };
  if (!contest_options_read (&options, more, "VARIANT ONE OTHER", 3, &argc, &argv) || opening < 0)
    return 2;

  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (argv[1], problems);
  if (!variant || ss_problems_count (problems) > 0 || !entrant_read (&who[0], ss_variant_get_game (variant), argv[2]) || !entrant_read (&who[1], ss_variant_get_game (variant), argv[3]))
    {
      g_printerr ("the variant or a player is not known\n");
      return 2;
    }
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  Contest contest = {
    .rules = rules,
    .variant = argv[1],
    .who = { &who[0], &who[1] },
    .games = (guint) options.games,
    .opening = opening,
    .seed = seed,
    .effort = options.effort,
    .threads = (guint) options.threads,
    .file = options.file,
    .deadline = options.deadline,
  };
  Score score;
  gboolean done = contest_run (&contest, &score);
  g_autofree char *text = score_text (&score);
  g_print ("%s: %s against %s, effort %g, opening %d, seed %" G_GINT64_FORMAT ": %s; %.1f s of one core\n", argv[1], who[0].text, who[1].text, options.effort,
           opening, seed, text, score.seconds);
  if (score.games < (guint) options.games)
    g_print ("not all of %d games have been played\n", options.games);
  gboolean enough = score.wins + 0.5 * score.draws >= least && score.wins >= (guint) MAX (won, 0);
  if (!enough)
    g_print ("wanted: %d points, %d won\n", least, won);
  for (guint w = 0; w < 2; w++)
    entrant_clear (&who[w]);
  contest_options_clear (&options);
  return !done || score.games < (guint) options.games || !enough;
}
