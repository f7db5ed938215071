/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <glib/gstdio.h>

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

static void
add_move (SsRecord *record, const char *text, double seconds, const char *comment)
{
  SsRecordMove move = { .text = g_strdup (text), .seconds = seconds, .comment = g_strdup (comment) };
  g_array_append_val (record->moves, move);
}

/* A record made by the program, as the format has it. */
static void
test_write (void)
{
  g_autoptr (SsVariant) variant = ss_variant_new_default (ss_game_find ("skips"));
  g_autoptr (SsRecord) record = ss_record_new (variant);
  g_free (record->names[0]);
  record->names[0] = g_strdup (" Min;ji ");
  add_move (record, "3", 4.25, NULL);
  add_move (record, "1", -1, "two\nlines");
  add_move (record, "2", 60, "");
  record->result = SS_RESULT_SECOND;
  record->reason = g_strdup ("resigned");
  g_autofree char *text = ss_record_write (record);
  g_assert_cmpstr (text, ==,
                   "[Game]\nFormat=1\nGame=skips\nVariant=\nFirst=\\sMin;ji\\s\nSecond=\nResult=second\nReason=resigned\n\n[Rules]\n"
                   "Board/Spaces=2;3;1;1;3;2\nBoard/Shuffle=false\nBoard/Entry=facing\nPieces/Steps=1;2;3\nMoves/JumpOccupied=true\n"
                   "Moves/MatchingSpaceForbidden=true\nMoves/ExactExit=true\nMoves/NoMove=lose\nGoal/PiecesHome=3\nHandicap/FirstHome=0\n"
                   "Handicap/SecondHome=0\n\n[Chance]\n\n[Moves]\n1=3\n1.time=4.25\n2=1\n2.comment=two\\nlines\n3=2\n3.time=60\n3.comment=\n");

  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) again = ss_record_load_text (text, -1, "x.game", FALSE, problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_cmpstr (again->names[0], ==, " Min;ji ");
  g_assert_cmpuint (again->moves->len, ==, 3);
  const SsRecordMove *second = &g_array_index (again->moves, SsRecordMove, 1);
  g_assert_cmpstr (second->comment, ==, "two\nlines");
  g_assert_cmpfloat (second->seconds, <, 0);
  g_assert_cmpfloat (g_array_index (again->moves, SsRecordMove, 0).seconds, ==, 4.25);
  g_assert_cmpint (again->result, ==, SS_RESULT_SECOND);

  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "ss-record.game", NULL), *saved = NULL;
  g_assert_true (ss_record_save (record, path, &error));
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_false (ss_record_save (record, "/dev/null/x.game", &error));
}

/* What stands before the first move that is not legal can still be looked at; nothing can where the numbering has a gap. */
static void
test_partly (void)
{
  g_autofree char *no_rules = NULL, *illegal = g_test_build_filename (G_TEST_DIST, "corpus", "skips", "record-illegal-move.game", NULL);
  g_autofree char *gap = g_test_build_filename (G_TEST_DIST, "corpus", "skips", "record-gap.game", NULL);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) record = ss_record_load (illegal, problems);
  g_assert_nonnull (record);
  guint played;
  g_autoptr (SsPosition) position = ss_record_replay (record, G_MAXUINT, &played);
  g_assert_cmpuint (played, ==, 4);
  const SsProblem *problem = problems->list->pdata[0];
  g_assert_cmpuint (problems->list->len, ==, 1);
  g_assert_nonnull (problem->reason);
  g_assert_nonnull (strstr (problem->message, "5"));
  g_assert_null (ss_record_load (gap, problems));
  no_rules = g_test_build_filename (G_TEST_DIST, "corpus", "skips", "record-no-rules.game", NULL);
  g_assert_null (ss_record_load (no_rules, problems));
}

/* A record of more than 64 MiB is refused before anything else is done with it. */
static void
test_size (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  gsize n = 64 * 1024 * 1024 + 1;
  g_autofree char *huge = g_malloc (n);
  memset (huge, '#', n);
  g_assert_null (ss_record_load_text (huge, (gssize) n, "x.game", FALSE, problems));
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  g_assert_null (((const SsProblem *) problems->list->pdata[0])->group);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/vectors", test_vectors);
  g_test_add_func ("/record/shipped-variants", test_shipped);
  g_test_add_func ("/record/write", test_write);
  g_test_add_func ("/record/partly", test_partly);
  g_test_add_func ("/record/size", test_size);
  return g_test_run ();
}
