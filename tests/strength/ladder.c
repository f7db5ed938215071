/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "contest-options.h"
#include "players/ss-solver.h"

/* The ladder of levels: in every game's base variant each level against the one below, and a player that looks one move ahead against the
 * lowest that thinks. Where the base variant is solved, how often each level errs. Works in pieces: every game's result is kept in --file as soon
 * as it is known, and what is there is not played again. Levels are kept with all their numbers, so that a changed table of levels is measured
 * anew; after a change of the search or of a game begin a new file. Prints the tables of ladder.md. */

#define LEAST 0.60
#define MOST 0.85
#define LEAST_LOW 0.52 /* of the lower end of the interval */

static ContestOptions options = { .games = 200, .threads = 1, .effort = 0.1 };
static char *only, *rung;

/* Games without chance begin with a few random moves, or pairs would be played again and again. */
#define OPENING 2

#define POSITIONS 1000 /* of a solved game: so many that the share is known to a percent or so */
#define LATEST 12      /* moves before them */
#define NEAR 0.03      /* of the stated share of errors */

static SsRules *
load_base (const SsGame *game)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (game->id, problems);
  return ss_rules_new (variant);
}

static gboolean
is_solved (const SsGame *game)
{
  g_autoptr (SsRules) rules = load_base (game);
  g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (1));
  SsSolveStatus status;
  g_autoptr (SsSolver) solver = ss_solver_obtain (rules, position->state, 100000, NULL, &status);
  return solver != NULL;
}

/* Does @level, asked in @position, play another move than one of the best? FALSE too (and @choice FALSE) where all moves are as good. */
static gboolean
errs (const SsLevel *level, const SsPosition *position, guint64 seed, gboolean *choice)
{
  const SsRules *rules = position->rules;
  const SsGame *game = rules->game;
  SsSeat seat = game->to_move (rules, position->state);
  g_auto (SsMoves) moves = { 0 };
  g_auto (SsHistory) history = { 0 };
  g_autofree SsState *next = ss_state_new (rules);
  g_autoptr (SsMind) mind = ss_mind_new (level, seed, options.effort, FALSE);
  SsMove chosen = ss_mind_choose (mind, rules, position->state, &position->history, seat, NULL);
  SsSolveStatus status;
  g_autoptr (SsSolver) solver = ss_solver_obtain (rules, position->state, SS_SOLVER_LIMIT, NULL, &status);
  SsSolved best = { 0 }, worst = { 0 }, own = { 0 };

  game->legal_moves (rules, position->state, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      SsSolved here;
      memcpy (next, position->state, rules->state_size);
      game->play (rules, next, moves.moves[i], NULL, &history, NULL);
      if (!ss_solver_look_up (solver, next, &here))
        g_assert_not_reached ();
      if (i == 0 || ss_solved_compare (here, best, seat) > 0)
        best = here;
      if (i == 0 || ss_solved_compare (here, worst, seat) < 0)
        worst = here;
      if (moves.moves[i] == chosen)
        own = here;
    }
  *choice = ss_solved_compare (best, worst, seat) != 0;
  return ss_solved_compare (best, own, seat) != 0;
}

/* Positions after random moves, each from both seats: with the one to move, and with the other after one random move more. */
static void
measure_errors (const SsGame *game, const SsLevel *level)
{
  g_autoptr (SsRules) rules = load_base (game);
  guint errors = 0, asked = 0;
  double low, high;
  SsRng rng;

  ss_rng_seed (&rng, 8);
  for (guint k = 0; k < POSITIONS;)
    {
      g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
      g_auto (SsMoves) moves = { 0 };
      guint before = ss_rng_below (&rng, LATEST), seats = 0, wrong = 0;
      for (guint i = 0; game->to_move (rules, position->state) != SS_SEAT_NONE; i++)
        {
          gboolean choice;
          if (i >= before)
            {
              wrong += errs (level, position, ss_rng_next (&rng), &choice);
              seats += choice;
              if (!choice || seats == 2)
                break;
            }
          moves.n = 0;
          game->legal_moves (rules, position->state, &moves);
          ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
        }
      if (seats < 2)
        continue;
      k++;
      asked += seats;
      errors += wrong;
    }
  Score score = { .games = asked, .wins = errors };
  score_interval (&score, &low, &high);
  g_print ("| %s | %s | %u | %u | %.1f %% | %.1f to %.1f %% | %.0f %% | %s |\n", game->id, level->word, asked, errors, 100 * score_share (&score),
           100 * low, 100 * high, 100 * level->error, fabs (score_share (&score) - level->error) <= NEAR ? "yes" : "no");
}

/* One row of the table; FALSE: not all games have been played. */
static gboolean
measure (const SsGame *game, const char *one, const char *other, double least, double most)
{
  g_autoptr (SsRules) rules = load_base (game);
  Entrant who[2];
  Score score;
  double low, high;
  if (!entrant_read (&who[0], game, one) || !entrant_read (&who[1], game, other))
    g_assert_not_reached ();
  Contest contest = {
    .rules = rules,
    .variant = game->id,
    .who = { &who[0], &who[1] },
    .games = (guint) options.games,
    .opening = game->hidden ? 0 : OPENING,
    .seed = 8,
    .effort = options.effort,
    .threads = (guint) options.threads,
    .file = options.file,
    .deadline = options.deadline,
  };
  gboolean done = contest_run (&contest, &score);
  double share = score_share (&score);
  score_interval (&score, &low, &high);
  gboolean right = share >= least && share <= most && low > (least == LEAST ? LEAST_LOW : 0);
  g_print ("| %s | %s – %s | %u | %u | %u | %u | %.1f %% | %.1f to %.1f %% | %s |\n", game->id, one, other, score.games, score.wins, score.draws,
           score.losses, 100 * share, 100 * low, 100 * high, score.games < (guint) options.games ? "not all played" : right ? "yes" : "no");
  for (guint w = 0; w < 2; w++)
    entrant_clear (&who[w]);
  return done && score.games == (guint) options.games;
}

int
main (int argc, char **argv)
{
  const GOptionEntry more[] = {
    { "only", 'o', 0, G_OPTION_ARG_STRING, &only, "this game alone", "GAME" },
    { "rung", 'r', 0, G_OPTION_ARG_STRING, &rung, "this level against the one below alone", "LEVEL" },
    { NULL },
  };
  gboolean done = TRUE;
  if (!contest_options_read (&options, more, NULL, 0, &argc, &argv))
    return 2;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  g_print ("Effort %g, %s.\n\n", options.effort, date);
  g_print ("| Game | Who | Games | Won | Drawn | Lost | Share | 95 %% interval | As wanted |\n|---|---|---|---|---|---|---|---|---|\n");
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      if ((only && !g_str_equal (only, (*game)->id)) || is_solved (*game))
        continue;
      /* ss_levels[0] does not think */
      if (!rung)
        done = measure (*game, "greedy", ss_levels[1].word, LEAST, 1) && done;
      for (const SsLevel *level = &ss_levels[2]; level->word; level++)
        if (!rung || g_str_equal (rung, level->word))
          done = measure (*game, level->word, level[-1].word, LEAST, MOST) && done;
    }
  if (rung)
    {
      contest_options_clear (&options);
      return !done;
    }
  g_print ("\n| Game | Who | Decisions | Errors | Share | 95 %% interval | Stated | As wanted |\n|---|---|---|---|---|---|---|---|\n");
  for (const SsGame *const *game = ss_games; *game; game++)
    if ((!only || g_str_equal (only, (*game)->id)) && is_solved (*game))
      for (const SsLevel *level = &ss_levels[1]; level->word; level++)
        measure_errors (*game, level);
  contest_options_clear (&options);
  return !done;
}
