/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-record.h"

/* One case a file: what `stepstones-cli check X.vector` does, through core alone. */

static void
test_vector (gconstpointer data)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) record = ss_record_load (data, problems);
  if (record && ss_problems_count (problems) == 0)
    {
      g_assert_true (record->is_vector);
      ss_record_check_expect (record, problems);
    }
  for (guint i = 0; i < problems->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[i]);
      g_test_message ("%s", line);
    }
  if (ss_problems_count (problems) > 0)
    g_test_fail ();
}

/* A vector must be able to fail: each expectation, changed, is a problem at its own key. */
static void
test_can_fail (gconstpointer data)
{
  const struct
  {
    const char *from, *to, *key;
  } changes[] = {
    { "Moves=1;2;3", "Moves=1;3", "Moves" },
    { "Moves=1;2;3", "Moves=1;2;3;4", "Moves" },
    { "Perft=3;9;25", "Perft=3;9;26", "Perft" },
    { "Perft=3;9;25", "Perft=x", "Perft" },
    { "Scores=0,0", "Scores=0,1", "Scores" },
    { "\nMoves=", "\nIllegal=true\nMoves=", "Illegal" },
    { "[Expect]\n", "[Expect]\nReason=home\n", "Reason" },
  };
  g_autofree char *path = g_build_filename (data, "skips", "start-default.vector", NULL);
  g_autofree char *text = NULL;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (GStrv) parts = g_strsplit (text, changes[i].from, 2);
      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_autofree char *changed = g_strjoinv (changes[i].to, parts);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsRecord) record = ss_record_load_text (changed, -1, "changed.vector", TRUE, problems);
      g_assert_nonnull (record);
      if (ss_problems_count (problems) == 0)
        ss_record_check_expect (record, problems);
      g_assert_cmpuint (ss_problems_count (problems), ==, 1);
      const SsProblem *problem = problems->list->pdata[0];
      g_assert_cmpstr (problem->group, ==, "Expect");
      g_assert_cmpstr (problem->key, ==, changes[i].key);
      g_assert_cmpuint (problem->line, >, 25);
    }
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  const char *top = g_intern_string (argv[1]);
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *folder = g_build_filename (top, (*game)->id, NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      if (!dir)
        continue;
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir))
        if (g_str_has_suffix (name, ".vector"))
          g_ptr_array_add (names, (gpointer) g_intern_string (name));
      g_ptr_array_sort (names, compare_texts);
      g_assert_cmpuint (names->len, >, 0);
      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *test = g_strdup_printf ("/vectors/%s/%s", (*game)->id, (const char *) names->pdata[i]);
          g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
          g_test_add_data_func (test, g_intern_string (path), test_vector);
        }
    }
  g_test_add_data_func ("/vectors/can-fail", top, test_can_fail);
  return g_test_run ();
}
