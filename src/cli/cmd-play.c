/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/ss-param.h"
#include "players/ss-mind.h"

/* Games between computer players, several at a time. A game follows from its number and the seed alone, so the number of threads does not
 * show in the records; time caps no thought here. */

typedef struct
{
  SsResult result;
  guint reason;
  guint n_moves;
} Played;

typedef struct
{
  const SsCliArgs *args;
  SsRules *rules;
  SsVariant *variant;
  Played *played;

  pthread_mutex_t lock; /* guards the rest */
  guint next;
  char *error; /* the first; ends all */
} Batch;

static char *
game_path (const Batch *batch, guint i)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%" G_GUINT64_FORMAT "-%04u.game", ss_variant_get_id (batch->variant), batch->args->seed, i + 1);
  return g_build_filename (batch->args->output, name, NULL);
}

/* Write a file that is not there yet, whole or not at all. NULL, or what went wrong. */
static char *
write_new (const char *path, const char *text)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  gsize length = strlen (text), done = 0;
  gboolean ok = fd >= 0;
  while (ok && done < length)
    {
      gssize n = write (fd, text + done, length - done);
      if (n > 0)
        done += n;
      else if (n < 0 && errno != EINTR)
        ok = FALSE;
    }
  ok = ok && fsync (fd) == 0;
  int error = errno;
  if (fd >= 0 && close (fd) != 0 && ok)
    {
      ok = FALSE;
      error = errno;
    }
  if (ok)
    return NULL;
  if (fd >= 0)
    g_unlink (path);
  g_autofree char *quoted = ss_quote_value (path);
  return ss_text_fill (_ ("“{file}” can't be written: {error}"), "file", quoted, "error", g_strerror (error), NULL);
}

static void
take_names (SsRecord *record, const Batch *batch)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_free (record->started);
  record->started = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_free (record->variant_id);
  record->variant_id = g_strdup (ss_variant_get_id (batch->variant));
  for (guint s = 0; s < 2; s++)
    {
      g_free (record->names[s]);
      record->names[s] = g_strconcat ("computer:", batch->args->who[s]->word, NULL);
    }
}

static char *
play_game (const Batch *batch, guint i, Played *played)
{
  const SsRules *rules = batch->rules;
  const SsGame *game = rules->game;
  guint64 seed = ss_mix64 (batch->args->seed + ss_mix64 (i + 1));
  g_autoptr (SsPosition) position = ss_position_new (batch->rules, ss_chance_new (seed));
  g_autoptr (SsMind) first = ss_mind_new (batch->args->who[0], ss_mix64 (seed + 1), 1, FALSE);
  g_autoptr (SsMind) second = ss_mind_new (batch->args->who[1], ss_mix64 (seed + 2), 1, FALSE);
  g_autoptr (SsRecord) record = ss_record_new (batch->variant);
  SsOutcome outcome = { 0 };
  SsSeat seat;

  take_names (record, batch);
  while (record->moves->len < batch->args->max_moves && (seat = game->to_move (rules, position->state)) != SS_SEAT_NONE)
    {
      gint64 begun = g_get_monotonic_time ();
      g_autofree SsState *view = ss_state_view (rules, position->state, seat);
      SsMove move = ss_mind_choose (seat == SS_SEAT_FIRST ? first : second, rules, view, &position->history, seat, NULL);
      SsRecordMove entry = { .text = game->move_text (rules, position->state, move), .seconds = (g_get_monotonic_time () - begun) / 1e6 };
      g_array_append_val (record->moves, entry);
      ss_position_play (position, move, NULL);
    }
  game->outcome (rules, position->state, &outcome);
  record->result = outcome.result;
  if (outcome.result != SS_RESULT_UNFINISHED)
    {
      g_free (record->reason);
      record->reason = g_strdup (game->reasons[outcome.reason].word);
    }
  GPtrArray *entries = ss_chance_get_entries (position->chance);
  for (guint e = 0; e < entries->len; e++)
    g_ptr_array_add (record->chance, g_strdup (entries->pdata[e]));
  *played = (Played) { outcome.result, outcome.reason, record->moves->len };

  g_autofree char *text = ss_record_write (record), *path = game_path (batch, i);
  return write_new (path, text);
}

static void *
play_games (void *data)
{
  Batch *batch = data;
  for (;;)
    {
      pthread_mutex_lock (&batch->lock);
      guint i = batch->next;
      gboolean over = batch->error || i >= batch->args->games;
      batch->next += !over;
      pthread_mutex_unlock (&batch->lock);
      if (over)
        return NULL;
      char *error = play_game (batch, i, &batch->played[i]);
      if (!error)
        continue;
      pthread_mutex_lock (&batch->lock);
      if (batch->error)
        g_free (error);
      else
        batch->error = error;
      pthread_mutex_unlock (&batch->lock);
    }
}

static void
play_all (Batch *batch)
{
  guint n = MIN (batch->args->threads, batch->args->games), made = 0;
  g_autofree pthread_t *threads = g_new (pthread_t, n);
  while (made + 1 < n && pthread_create (&threads[made], NULL, play_games, batch) == 0)
    made++;
  play_games (batch); /* this thread plays, too */
  for (guint i = 0; i < made; i++)
    pthread_join (threads[i], NULL);
}

typedef struct
{
  guint results[4]; /* by SsResult */
  guint64 moves;
  guint min, max;
} Sums;

static void
summary_json (const Batch *batch, const Sums *sums, const guint *reasons, double seconds)
{
  const SsReason *names = batch->rules->game->reasons;
  g_auto (SsJson) json = SS_JSON_INIT;
  ss_json_begin (&json, '{');
  ss_json_key (&json, "games");
  ss_json_uint (&json, batch->args->games);
  ss_json_key (&json, "first");
  ss_json_uint (&json, sums->results[SS_RESULT_FIRST]);
  ss_json_key (&json, "second");
  ss_json_uint (&json, sums->results[SS_RESULT_SECOND]);
  ss_json_key (&json, "draws");
  ss_json_uint (&json, sums->results[SS_RESULT_DRAW]);
  ss_json_key (&json, "reasons");
  ss_json_begin (&json, '{');
  for (guint r = 0; names[r].word; r++)
    if (reasons[r])
      {
        ss_json_key (&json, names[r].word);
        ss_json_uint (&json, reasons[r]);
      }
  ss_json_end (&json, '}');
  ss_json_key (&json, "moves");
  ss_json_begin (&json, '{');
  ss_json_key (&json, "mean");
  ss_json_number (&json, (double) sums->moves / batch->args->games, 6);
  ss_json_key (&json, "min");
  ss_json_uint (&json, sums->min);
  ss_json_key (&json, "max");
  ss_json_uint (&json, sums->max);
  ss_json_end (&json, '}');
  ss_json_key (&json, "seconds");
  ss_json_number (&json, seconds, 4);
  ss_json_end (&json, '}');
  ss_cli_print_json (&json);
}

/* @format with {n}; taken over by nobody. */
static void
print_count (const char *format, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *line = ss_text_fill (format, "n", number, NULL);
  printf ("%s\n", line);
}

static void
summary_text (const Batch *batch, const Sums *sums, const guint *reasons, double seconds)
{
  const SsReason *names = batch->rules->game->reasons;
  char mean[G_ASCII_DTOSTR_BUF_SIZE], time[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *min = g_strdup_printf ("%u", sums->min), *max = g_strdup_printf ("%u", sums->max);
  g_ascii_formatd (mean, sizeof mean, "%.1f", (double) sums->moves / batch->args->games);
  g_ascii_formatd (time, sizeof time, "%.1f", seconds);

  print_count (_ ("Matches: {n}"), batch->args->games);
  print_count (_ ("First wins: {n}"), sums->results[SS_RESULT_FIRST]);
  print_count (_ ("Second wins: {n}"), sums->results[SS_RESULT_SECOND]);
  print_count (_ ("Draws: {n}"), sums->results[SS_RESULT_DRAW]);
  if (sums->results[SS_RESULT_UNFINISHED])
    print_count (_ ("Unfinished: {n}"), sums->results[SS_RESULT_UNFINISHED]);
  for (guint r = 0; names[r].word; r++)
    if (reasons[r])
      printf ("    %s: %u\n", _ (names[r].title), reasons[r]);
  g_autofree char *moves = ss_text_fill (_ ("Moves: {mean} on average, {min} to {max}"), "mean", mean, "min", min, "max", max, NULL);
  g_autofree char *took = ss_text_fill (_ ("Seconds: {n}"), "n", time, NULL);
  printf ("%s\n%s\n", moves, took);
}

static void
sum_up (const Batch *batch, double seconds)
{
  guint n_reasons = 0;
  while (batch->rules->game->reasons[n_reasons].word)
    n_reasons++;
  g_autofree guint *reasons = g_new0 (guint, n_reasons + 1);
  Sums sums = { .min = G_MAXUINT };
  for (guint i = 0; i < batch->args->games; i++)
    {
      const Played *p = &batch->played[i];
      sums.results[p->result]++;
      if (p->result != SS_RESULT_UNFINISHED)
        reasons[p->reason]++;
      sums.moves += p->n_moves;
      sums.min = MIN (sums.min, p->n_moves);
      sums.max = MAX (sums.max, p->n_moves);
    }
  (batch->args->json ? summary_json : summary_text) (batch, &sums, reasons, seconds);
}

static SsVariant *
load (const char *name, int *status)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = NULL;
  *status = SS_CLI_PROBLEM;
  if (g_str_has_suffix (name, ".variant"))
    variant = ss_variant_load (name, problems);
  else if (ss_variant_id_is_valid (name))
    variant = ss_variant_load_id (name, problems);
  else
    {
      g_autofree char *quoted = ss_quote_value (name);
      ss_cli_error (ss_text_fill (_ ("“{word}” is neither a variant's id nor a .variant file."), "word", quoted, NULL));
      *status = SS_CLI_USAGE;
      return NULL;
    }
  ss_cli_print_problems (problems, stderr);
  return variant && ss_problems_count (problems) == 0 ? g_steal_pointer (&variant) : NULL;
}

/* Nothing is begun if a record would stand in its own way. */
static gboolean
is_free (const Batch *batch)
{
  if (g_mkdir_with_parents (batch->args->output, 0777) != 0)
    {
      g_autofree char *quoted = ss_quote_value (batch->args->output);
      ss_cli_error (ss_text_fill (_ ("“{file}” can't be written: {error}"), "file", quoted, "error", g_strerror (errno), NULL));
      return FALSE;
    }
  for (guint i = 0; i < batch->args->games; i++)
    {
      g_autofree char *path = game_path (batch, i);
      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        continue;
      g_autofree char *quoted = ss_quote_value (path);
      ss_cli_error (ss_text_fill (_ ("“{file}” is there already; records are never overwritten."), "file", quoted, NULL));
      return FALSE;
    }
  return TRUE;
}

int
ss_cli_play (const SsCliArgs *args)
{
  int status;
  g_autoptr (SsVariant) variant = load (args->files->pdata[0], &status);
  if (!variant)
    return status;
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autofree Played *played = g_new0 (Played, args->games);
  Batch batch = { .args = args, .rules = rules, .variant = variant, .played = played, .lock = PTHREAD_MUTEX_INITIALIZER };
  if (!is_free (&batch))
    return SS_CLI_PROBLEM;

  gint64 begun = g_get_monotonic_time ();
  play_all (&batch);
  if (batch.error)
    {
      ss_cli_error (batch.error);
      return SS_CLI_PROBLEM;
    }
  sum_up (&batch, (g_get_monotonic_time () - begun) / 1e6);
  return SS_CLI_OK;
}
