/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <locale.h>
#include <string.h>

#include "contest.h"

/* The ladder of levels: in every game's base variant each level against the one below, and a player that looks one move ahead against the
 * lowest that thinks. Works in pieces: every game's result is kept in --file as soon as it is known, and what is there is not played again.
 * Levels are kept with all their numbers, so that a changed table of levels is measured anew; after a change of the search or of a game begin
 * a new file. Prints the table (ladder.md). */

#define LEAST 0.60
#define MOST 0.85
#define LEAST_LOW 0.52 /* of the lower end of the interval */

static int games = 200, threads = 1;
static double effort = 0.1, minutes = 0;
static char *path, *only;

/* Games without chance begin with a few random moves, or pairs would be played again and again; a solved game from random positions. */
static guint
opening_of (const SsGame *game)
{
  static const struct
  {
    const char *id;
    guint moves;
  } openings[] = { { "skips", 8 }, { "the-bridge", 2 } };
  for (guint i = 0; i < G_N_ELEMENTS (openings); i++)
    if (g_str_equal (game->id, openings[i].id))
      return openings[i].moves;
  return 0;
}

/* One row of the table; FALSE: not all games have been played. */
static gboolean
measure (const SsGame *game, const char *one, const char *other, double least, double most, GFile *file, gint64 deadline)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (game->id, problems);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  Entrant who[2];
  Score score;
  double low, high;
  if (!entrant_read (&who[0], one) || !entrant_read (&who[1], other))
    g_assert_not_reached ();
  Contest contest = {
    .rules = rules,
    .variant = game->id,
    .who = { &who[0], &who[1] },
    .games = games,
    .opening = opening_of (game),
    .seed = 8,
    .effort = effort,
    .threads = threads,
    .file = file,
    .deadline = deadline,
  };
  gboolean done = contest_run (&contest, &score);
  double share = score_share (&score);
  score_interval (&score, &low, &high);
  gboolean right = share >= least && share <= most && low > (least == LEAST ? LEAST_LOW : 0);
  g_print ("| %s | %s – %s | %u | %u | %u | %u | %.1f %% | %.1f to %.1f %% | %s |\n", game->id, one, other, score.games, score.wins, score.draws,
           score.losses, 100 * share, 100 * low, 100 * high, score.games < (guint) games ? "not all played" : right ? "yes" : "no");
  for (guint w = 0; w < 2; w++)
    entrant_clear (&who[w]);
  return done && score.games == (guint) games;
}

int
main (int argc, char **argv)
{
  const GOptionEntry options[] = {
    { "games", 'g', 0, G_OPTION_ARG_INT, &games, "of every pair of levels (200)", "N" },
    { "effort", 'e', 0, G_OPTION_ARG_DOUBLE, &effort, "of all budgets (0.1)", "X" },
    { "threads", 't', 0, G_OPTION_ARG_INT, &threads, "games at a time (1)", "N" },
    { "minutes", 'm', 0, G_OPTION_ARG_DOUBLE, &minutes, "begin no game after so long (no end)", "X" },
    { "file", 'f', 0, G_OPTION_ARG_FILENAME, &path, "keep results here, and go on from them", "FILE" },
    { "only", 'o', 0, G_OPTION_ARG_STRING, &only, "this game alone", "GAME" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean done = TRUE;
  setlocale (LC_NUMERIC, "C");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 1 || games < 2 || games % 2 || threads < 1 || effort <= 0)
    {
      g_printerr ("%s\n", error ? error->message : "usage: strength-ladder [OPTIONS]; see --help");
      return 2;
    }
  g_autoptr (GFile) file = path ? g_file_new_for_path (path) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  gint64 deadline = minutes > 0 ? g_get_monotonic_time () + (gint64) (minutes * 60 * G_USEC_PER_SEC) : 0;

  g_print ("Effort %g, %s.\n\n", effort, date);
  g_print ("| Game | Who | Games | Won | Drawn | Lost | Share | 95 %% interval | As wanted |\n|---|---|---|---|---|---|---|---|---|\n");
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      if (only && !g_str_equal (only, (*game)->id))
        continue;
      /* ss_levels[0] does not think */
      done = measure (*game, "greedy", ss_levels[1].word, LEAST, 1, file, deadline) && done;
      for (const SsLevel *level = &ss_levels[2]; level->word; level++)
        done = measure (*game, level->word, level[-1].word, LEAST, MOST, file, deadline) && done;
    }
  return !done;
}
