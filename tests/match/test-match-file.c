/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-match.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <gio/gio.h>

/* Matches on disk, with real files and real programs that hold and lose them. */

static char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("stepstones-match-XXXXXX", &error);
  g_assert_no_error (error);
  return folder;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  for (const char *name = dir ? g_dir_read_name (dir) : NULL; name; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Nothing but matches, hidden or not. */
static void
assert_only_matches (const char *folder, guint n)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint found = 0;
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir), found++)
    g_assert_true (g_str_has_suffix (name, ".game") && *name != '.');
  g_assert_cmpuint (found, ==, n);
}

static SsRecord *
load (const char *path)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsRecord *record = ss_record_load (path, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[i]);
      g_test_message ("%s", line);
    }
  g_assert_nonnull (record);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  return record;
}

static SsMatch *
resume (const char *path)
{
  g_autoptr (GError) error = NULL;
  SsMatch *match = ss_match_resume (load (path), ss_player_new_person ("Minji"), ss_player_new_person ("Taro"), 1, &error);
  g_assert_no_error (error);
  return match;
}

/* Anything legal, the first that there is. */
static gboolean
play_any (SsMatch *match)
{
  g_auto (SsMoves) moves = { 0 };
  const SsRules *rules = ss_match_get_rules (match);
  g_autofree SsState *state = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  rules->game->legal_moves (rules, state, &moves);
  return moves.n > 0 && ss_match_play (match, moves.moves[ss_match_get_n_moves (match) * 7 % moves.n], 0.5, NULL);
}

static void
test_saved_after_every_change (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_autoptr (GError) error = NULL;
  ss_match_set_folder (match, folder, &error);
  g_assert_no_error (error);
  const char *path = ss_match_get_path (match);
  g_autofree char *name = g_path_get_basename (path);
  g_assert_true (g_regex_match_simple ("^test-\\d{8}-\\d{6}\\.game$", name, 0, 0));

  const char *const moves[] = { "3", "2", "1" };
  for (guint i = 0; i < 3; i++)
    {
      play (match, moves[i]);
      g_autoptr (SsRecord) record = load (path);
      g_assert_cmpuint (record->moves->len, ==, i + 1);
      g_assert_cmpstr (g_array_index (record->moves, SsRecordMove, i).text, ==, moves[i]);
    }
  ss_match_set_comment (match, 2, "a comment\nof two lines");
  g_autoptr (SsRecord) commented = load (path);
  g_assert_cmpstr (g_array_index (commented->moves, SsRecordMove, 1).comment, ==, "a comment\nof two lines");
  ss_match_undo (match, SS_SEAT_FIRST);
  g_autoptr (SsRecord) undone = load (path);
  g_assert_cmpuint (undone->moves->len, ==, 2);
  ss_match_redo (match);
  ss_match_resign (match, SS_SEAT_SECOND);
  g_autoptr (SsRecord) resigned = load (path);
  g_assert_cmpuint (resigned->moves->len, ==, 3);
  g_assert_cmpint (resigned->result, ==, SS_RESULT_FIRST);
  g_assert_cmpstr (resigned->reason, ==, "resigned");
  remove_folder (folder);
}

static void
test_two_matches_in_a_second (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *inner = g_build_filename (folder, "made", "when missing", NULL);
  g_autoptr (SsMatch) one = match_of ("skips", "", 1);
  g_autoptr (SsMatch) two = match_of ("skips", "", 2);
  g_assert_true (ss_match_set_folder (one, inner, NULL));
  g_assert_true (ss_match_set_folder (two, inner, NULL));
  g_assert_cmpstr (ss_match_get_path (one), !=, ss_match_get_path (two));
  play (two, "3");
  assert_only_matches (inner, 2); /* while they are open, too */
  g_clear_object (&one);
  g_clear_object (&two);
  assert_only_matches (inner, 2);
  remove_folder (inner);
  g_autofree char *made = g_path_get_dirname (inner);
  remove_folder (made);
  remove_folder (folder);
}

static void
test_lock (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_assert_true (ss_match_set_folder (match, folder, NULL));
  play (match, "3");
  g_autofree char *path = g_strdup (ss_match_get_path (match));
  g_assert_true (ss_match_is_locked (path));

  g_autoptr (GError) error = NULL;
  g_autoptr (SsMatch) other = resume (path);
  g_assert_false (ss_match_set_path (other, path, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED);
  g_assert_null (ss_match_get_path (other));
  g_clear_error (&error);

  /* who read it before the other played on would overwrite that */
  play (match, "2");
  g_clear_object (&match);
  g_assert_false (ss_match_is_locked (path));
  g_assert_false (ss_match_set_path (other, path, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED);
  g_clear_error (&error);

  g_autoptr (SsMatch) fresh = resume (path);
  ss_match_set_path (fresh, path, &error);
  g_assert_no_error (error);
  play (fresh, "1");
  g_autoptr (SsRecord) record = load (path);
  g_assert_cmpuint (record->moves->len, ==, 3);
  g_clear_object (&fresh);
  remove_folder (folder);
}

/* Children */

/* Start this program again as @mode; its output is read line by line. */
static GSubprocess *
start_child (const char *mode, const char *argument, GDataInputStream **lines)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  GSubprocess *child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, self, mode, argument, NULL);
  g_assert_no_error (error);
  *lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  return child;
}

static char *
read_line (GDataInputStream *lines)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line_utf8 (lines, NULL, NULL, &error);
  g_assert_no_error (error);
  return line;
}

/* Plays without end, a line a move, until it is killed. */
int
play_as_child (const char *folder)
{
  g_autoptr (SsMatch) match = match_of ("example", TINY, 5);
  if (!ss_match_set_folder (match, folder, NULL))
    return 1;
  printf ("%s\n", ss_match_get_path (match));
  fflush (stdout);
  while (play_any (match))
    {
      printf ("%u\n", ss_match_get_n_moves (match));
      fflush (stdout);
    }
  return 0;
}

/* Holds a match until its input ends. */
int
hold_as_child (const char *path)
{
  g_autoptr (SsMatch) match = resume (path);
  if (!ss_match_set_path (match, path, NULL))
    return 1;
  printf ("held\n");
  fflush (stdout);
  for (;;)
    pause ();
}

static void
test_lock_of_another_program (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_assert_true (ss_match_set_folder (match, folder, NULL));
  play (match, "3");
  g_autofree char *path = g_strdup (ss_match_get_path (match));
  g_clear_object (&match);

  g_autoptr (GDataInputStream) lines = NULL;
  g_autoptr (GSubprocess) child = start_child ("hold", path, &lines);
  g_autofree char *line = read_line (lines);
  g_assert_cmpstr (line, ==, "held");
  g_autoptr (GError) error = NULL;
  g_autoptr (SsMatch) second = resume (path);
  g_assert_true (ss_match_is_locked (path));
  g_assert_false (ss_match_set_path (second, path, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED);
  g_clear_error (&error);

  /* killed, it holds nothing and leaves nothing */
  g_subprocess_send_signal (child, SIGKILL);
  g_assert_true (g_subprocess_wait (child, NULL, NULL));
  g_assert_false (ss_match_is_locked (path));
  assert_only_matches (folder, 1);
  ss_match_set_path (second, path, &error);
  g_assert_no_error (error);
  g_clear_object (&second);
  remove_folder (folder);
}

static void
test_killed_in_mid_match (void)
{
  for (guint round = 0; round < 8; round++)
    {
      g_autofree char *folder = make_folder ();
      g_autoptr (GDataInputStream) lines = NULL;
      g_autoptr (GSubprocess) child = start_child ("play", folder, &lines);
      g_autofree char *path = read_line (lines);
      guint told = 0;
      for (guint i = 0; i < 5 + round * 3; i++)
        {
          g_autofree char *line = read_line (lines);
          g_assert_nonnull (line);
          told = (guint) g_ascii_strtoull (line, NULL, 10);
        }
      g_subprocess_send_signal (child, SIGKILL);
      g_assert_true (g_subprocess_wait (child, NULL, NULL));

      /* every move that it told of is there, and the match goes on */
      g_autoptr (SsMatch) match = resume (path);
      g_assert_cmpuint (ss_match_get_n_moves (match), >=, told);
      g_autoptr (GError) error = NULL;
      ss_match_set_path (match, path, &error);
      g_assert_no_error (error);
      guint n = ss_match_get_n_moves (match);
      g_assert_true (play_any (match));
      g_assert_null (ss_match_get_save_error (match));
      g_autoptr (SsRecord) record = load (path);
      g_assert_cmpuint (record->moves->len, ==, n + 1);
      g_clear_object (&match);
      remove_folder (folder);
    }
}

static void
test_save_error (void)
{
  g_autofree char *top = make_folder ();
  g_autofree char *folder = g_build_filename (top, "matches", NULL);
  g_autofree char *away = g_build_filename (top, "away", NULL);
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_assert_true (ss_match_set_folder (match, folder, NULL));
  g_assert_no_errno (g_rename (folder, away)); /* a disk that was pulled out */
  play (match, "3");
  g_assert_nonnull (ss_match_get_save_error (match));
  g_assert_cmpuint (ss_match_get_n_moves (match), ==, 1); /* the match goes on */
  g_assert_no_errno (g_rename (away, folder));
  play (match, "2");
  g_assert_null (ss_match_get_save_error (match));
  g_autoptr (SsRecord) record = load (ss_match_get_path (match));
  g_assert_cmpuint (record->moves->len, ==, 2);

  g_autoptr (SsMatch) other = match_of ("skips", "", 1);
  g_autoptr (GError) error = NULL;
  g_assert_false (ss_match_set_folder (other, ss_match_get_path (match), &error)); /* a file, no folder */
  g_assert_nonnull (error);
  g_clear_object (&match);
  remove_folder (folder);
  remove_folder (top);
}

/* The mode of the file stays, and a link stays one. */
static void
test_mode_and_link (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *name = g_build_filename (folder, "link.game", NULL);
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_autoptr (GError) error = NULL;
  g_assert_true (ss_match_set_folder (match, folder, NULL));
  g_autofree char *path = g_strdup (ss_match_get_path (match));
  g_clear_object (&match);
  g_assert_no_errno (g_chmod (path, 0640));
  g_assert_no_errno (symlink (path, name));
  g_autoptr (SsMatch) linked = resume (name);
  ss_match_set_path (linked, name, &error);
  g_assert_no_error (error);
  play (linked, "3");
  g_assert_null (ss_match_get_save_error (linked));
  g_assert_true (ss_match_is_locked (path) && ss_match_is_locked (name));
  g_assert_true (g_file_test (name, G_FILE_TEST_IS_SYMLINK));
  GStatBuf status;
  g_assert_no_errno (g_stat (path, &status));
  g_assert_cmpint (status.st_mode & 07777, ==, 0640);
  g_autoptr (SsRecord) record = load (path);
  g_assert_cmpuint (record->moves->len, ==, 1);
  g_clear_object (&linked);
  remove_folder (folder);
}

static void
test_set_aside (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x.game", NULL);
  g_autofree char *expected = g_strconcat (path, ".damaged", NULL);
  g_autoptr (GError) error = NULL;
  g_assert_true (g_file_set_contents (path, "one", -1, NULL));
  g_autofree char *one = ss_match_set_aside (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (one, ==, expected);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (path, "two", -1, NULL));
  g_autofree char *two = ss_match_set_aside (path, &error);
  g_assert_no_error (error);
  g_autofree char *first = NULL, *second = NULL;
  g_assert_true (g_file_get_contents (one, &first, NULL, NULL));
  g_assert_true (g_file_get_contents (two, &second, NULL, NULL));
  g_assert_cmpstr (first, ==, "one");
  g_assert_cmpstr (second, ==, "two");
  g_assert_null (ss_match_set_aside (path, &error)); /* there is none now */
  g_assert_nonnull (error);
  remove_folder (folder);
}

/* A record of 80,000 moves opens within a second of this program's own time; under a sanitizer there is more to do. */
static void
test_long_record (void)
{
  g_autoptr (SsRules) rules = rules_of ("example", TINY);
  g_autoptr (SsMatch) start = match_of ("example", TINY, 3);
  SsRecord *record = ss_match_get_record (start);
  for (guint i = 0; i < 80000; i++)
    {
      SsRecordMove move = { .text = g_strdup ("wait"), .seconds = i % 100 / 10.0 };
      g_array_append_val (record->moves, move);
    }
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.game", NULL);
  g_assert_true (ss_record_save (record, path, NULL));
  g_array_set_size (record->moves, 0);

  clock_t before = clock ();
  g_autoptr (SsMatch) match = resume (path);
  g_autoptr (GError) error = NULL;
  ss_match_set_path (match, path, &error);
  g_assert_no_error (error);
  double seconds = (double) (clock () - before) / CLOCKS_PER_SEC;
  g_test_message ("opened in %.3f s", seconds);
#if defined(__SANITIZE_ADDRESS__)
  g_assert_cmpfloat (seconds, <, 15);
#else
  g_assert_cmpfloat (seconds, <, 1);
#endif
  g_assert_cmpuint (ss_match_get_n_moves (match), ==, 80000);

  /* any position is a step away */
  before = clock ();
  for (guint i = 0; i < 1000; i++)
    {
      g_autofree SsState *state = ss_match_get_view (match, i * 79, SS_SEAT_FIRST);
      g_assert_nonnull (state);
    }
  seconds = (double) (clock () - before) / CLOCKS_PER_SEC;
  g_test_message ("1000 positions in %.3f s", seconds);
  g_assert_cmpfloat (seconds, <, 5);
  ss_match_undo (match, SS_SEAT_FIRST);
  g_assert_cmpuint (ss_match_get_n_moves (match), ==, 79998);
  g_clear_object (&match);
  remove_folder (folder);
}

void
add_file_tests (void)
{
  g_test_add_func ("/match/file/saved-after-every-change", test_saved_after_every_change);
  g_test_add_func ("/match/file/two-matches-in-a-second", test_two_matches_in_a_second);
  g_test_add_func ("/match/file/lock", test_lock);
  g_test_add_func ("/match/file/lock-of-another-program", test_lock_of_another_program);
  g_test_add_func ("/match/file/killed-in-mid-match", test_killed_in_mid_match);
  g_test_add_func ("/match/file/save-error", test_save_error);
  g_test_add_func ("/match/file/mode-and-link", test_mode_and_link);
  g_test_add_func ("/match/file/set-aside", test_set_aside);
  g_test_add_func ("/match/file/long-record", test_long_record);
}
