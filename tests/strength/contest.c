/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "contest.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#define MOST_MOVES 2000

typedef enum
{
  OPEN, /* not played */
  WON,
  DRAWN,
  LOST,
  CUT,
} Result;

static const char *const result_words[] = { "open", "won", "drawn", "lost", "cut" };

typedef struct
{
  const Contest *contest;
  guint8 *results; /* Result; of the first entrant, by game */
  char *key;       /* of this contest's lines in the file */

  pthread_mutex_t lock; /* guards the rest */
  guint next;
  GFileOutputStream *out;
  double seconds;
  gboolean failed;
} Run;

/* What pairs begin with. FALSE: the opening ended the game; another is drawn. */
static gboolean
open_game (SsPosition *position, guint opening, SsRng *rng)
{
  const SsGame *game = position->rules->game;
  g_auto (SsMoves) moves = { 0 };
  for (guint i = 0; i < opening && game->to_move (position->rules, position->state) != SS_SEAT_NONE; i++)
    {
      moves.n = 0;
      game->legal_moves (position->rules, position->state, &moves);
      ss_position_play (position, moves.moves[ss_rng_below (rng, moves.n)], NULL);
    }
  return game->to_move (position->rules, position->state) != SS_SEAT_NONE;
}

static Result
play_game (const Contest *contest, guint number)
{
  const SsGame *game = contest->rules->game;
  guint64 seed = ss_mix64 (contest->seed + ss_mix64 (number / 2 + 1));
  g_autoptr (SsPosition) position = NULL;
  SsRng rng;
  ss_rng_seed (&rng, ss_mix64 (seed));
  do
    {
      g_clear_pointer (&position, ss_position_free);
      position = ss_position_new (contest->rules, ss_chance_new (seed));
    }
  while (!open_game (position, contest->opening, &rng));

  SsSeat own = number % 2 ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  Seated *seated[2];
  SsOutcome outcome;
  for (guint w = 0; w < 2; w++)
    seated[w] = seated_new (contest->who[w], contest->effort, ss_mix64 (seed + 1 + 2 * (number % 2) + w));
  for (guint n = 0; n < MOST_MOVES; n++)
    {
      SsSeat seat = game->to_move (contest->rules, position->state);
      if (seat == SS_SEAT_NONE)
        break;
      ss_position_play (position, seated_choose (seated[seat == own ? 0 : 1], position, seat), NULL);
    }
  for (guint w = 0; w < 2; w++)
    seated_free (seated[w]);
  game->outcome (contest->rules, position->state, &outcome);
  return outcome.result == SS_RESULT_UNFINISHED ? CUT
         : outcome.result == SS_RESULT_DRAW     ? DRAWN
         : outcome.result == ss_result_win (own) ? WON
                                                 : LOST;
}

/* The thread's own time: the machine may be doing other things. */
static double
own_seconds (void)
{
  struct timespec t;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void *
play_games (void *data)
{
  Run *run = data;
  const Contest *contest = run->contest;
  for (;;)
    {
      pthread_mutex_lock (&run->lock);
      while (run->next < contest->games && run->results[run->next] != OPEN)
        run->next++;
      guint i = run->next;
      gboolean over = run->failed || i >= contest->games || (contest->deadline && g_get_monotonic_time () >= contest->deadline);
      run->next += !over;
      pthread_mutex_unlock (&run->lock);
      if (over)
        return NULL;

      double begun = own_seconds ();
      Result result = play_game (contest, i);
      pthread_mutex_lock (&run->lock);
      run->results[i] = result;
      run->seconds += own_seconds () - begun;
      if (run->out)
        {
          g_autofree char *line = g_strdup_printf ("%s\t%u\t%s\n", run->key, i, result_words[result]);
          if (!g_output_stream_write_all (G_OUTPUT_STREAM (run->out), line, strlen (line), NULL, NULL, NULL))
            run->failed = TRUE;
        }
      pthread_mutex_unlock (&run->lock);
    }
}

/* Take what has been played before; a line cut short by a kill is no line. */
static void
take_results (Run *run, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] && lines[i + 1]; i++)
    {
      if (!g_str_has_prefix (lines[i], run->key) || lines[i][strlen (run->key)] != '\t')
        continue;
      g_auto (GStrv) fields = g_strsplit (lines[i] + strlen (run->key) + 1, "\t", 2);
      guint64 number = g_ascii_strtoull (fields[0], NULL, 10);
      for (guint r = WON; fields[1] && r <= CUT && number < run->contest->games; r++)
        if (g_str_equal (fields[1], result_words[r]))
          run->results[number] = r;
    }
}

static gboolean
open_file (Run *run)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  if (!run->contest->file)
    return TRUE;
  if (g_file_load_contents (run->contest->file, NULL, &text, &length, NULL, NULL))
    take_results (run, text);
  run->out = g_file_append_to (run->contest->file, G_FILE_CREATE_NONE, NULL, &error);
  /* after a line cut short a new one begins */
  if (run->out && text && length > 0 && text[length - 1] != '\n')
    g_output_stream_write_all (G_OUTPUT_STREAM (run->out), "\n", 1, NULL, NULL, &error);
  if (error)
    g_printerr ("%s\n", error->message);
  return !error;
}

gboolean
contest_run (const Contest *contest, Score *score)
{
  g_autofree guint8 *results = g_new0 (guint8, contest->games);
  char effort[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *key = g_strdup_printf ("%s\t%s\t%s\t%s\t%u\t%" G_GUINT64_FORMAT, contest->variant, contest->who[0]->text, contest->who[1]->text,
                                          g_ascii_formatd (effort, sizeof effort, "%g", contest->effort), contest->opening, contest->seed);
  Run run = { .contest = contest, .results = results, .key = key, .lock = PTHREAD_MUTEX_INITIALIZER };
  pthread_t threads[64];
  guint made = 0;

  *score = (Score) { 0 };
  if (!open_file (&run))
    return FALSE;
  while (made + 1 < MIN (contest->threads, G_N_ELEMENTS (threads)) && pthread_create (&threads[made], NULL, play_games, &run) == 0)
    made++;
  play_games (&run);
  for (guint i = 0; i < made; i++)
    pthread_join (threads[i], NULL);
  if (run.out && !g_output_stream_close (G_OUTPUT_STREAM (run.out), NULL, NULL))
    run.failed = TRUE;
  g_clear_object (&run.out);
  if (run.failed)
    g_printerr ("the results can't be written\n");

  for (guint i = 0; i < contest->games; i++)
    {
      score->games += results[i] != OPEN;
      score->wins += results[i] == WON;
      score->draws += results[i] == DRAWN || results[i] == CUT;
      score->cut += results[i] == CUT;
      score->losses += results[i] == LOST;
    }
  score->seconds = run.seconds;
  return !run.failed;
}

double
score_share (const Score *score)
{
  return score->games ? (score->wins + 0.5 * score->draws) / score->games : 0;
}

void
score_interval (const Score *score, double *low, double *high)
{
  const double z = 1.959964;
  double n = score->games, p = score_share (score);
  *low = 0;
  *high = 1;
  if (n == 0)
    return;
  double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  double half = z * sqrt (p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  *low = MAX (0, middle - half);
  *high = MIN (1, middle + half);
}

char *
score_text (const Score *score)
{
  double low, high;
  score_interval (score, &low, &high);
  g_autofree char *cut = score->cut ? g_strdup_printf (", %u of these cut short", score->cut) : g_strdup ("");
  return g_strdup_printf ("%.1f of %u (%.1f %%, 95 %% interval %.1f to %.1f; %u won, %u drawn%s, %u lost)", score->wins + 0.5 * score->draws,
                          score->games, 100 * score_share (score), 100 * low, 100 * high, score->wins, score->draws, cut, score->losses);
}
