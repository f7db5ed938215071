/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-record.h"

static void
print_problems (const SsProblems *problems)
{
  for (guint i = 0; i < problems->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[i]);
      g_test_message ("%s", line);
    }
}

/* Every vector of the games that are here loads without a problem, and what is written of it reads back the same. */
static void
test_vectors (void)
{
  guint n = 0;
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "vectors", (*game)->id, NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;
      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)))
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autoptr (SsProblems) problems = ss_problems_new ();
          g_autoptr (SsRecord) record = ss_record_load (path, problems);
          print_problems (problems);
          g_assert_cmpuint (ss_problems_count (problems), ==, 0);
          g_assert_nonnull (record);
          g_assert_true (record->is_vector);

          g_autofree char *text = ss_record_write (record);
          g_autoptr (SsRecord) again = ss_record_load_text (text, -1, path, TRUE, problems);
          print_problems (problems);
          g_assert_cmpuint (ss_problems_count (problems), ==, 0);
          g_autofree char *text_again = ss_record_write (again);
          g_assert_cmpstr (text, ==, text_again);
          n++;
        }
    }
  g_assert_cmpuint (n, >, 0);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) list = ss_variant_list ();
  guint n = 0;
  for (guint i = 0; i < list->len; i++)
    {
      const SsVariantEntry *entry = list->pdata[i];
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load (entry->path, problems);
      print_problems (problems);
      g_assert_cmpuint (ss_problems_count (problems), ==, 0);
      g_assert_nonnull (variant);
      n += !entry->own;
    }
  g_assert_cmpuint (n, >=, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/vectors", test_vectors);
  g_test_add_func ("/record/shipped-variants", test_shipped);
  return g_test_run ();
}
