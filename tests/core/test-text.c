/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-param.h"
#include "core/ss-problem.h"

#define assert_text(call, expected) \
  G_STMT_START \
  { \
    g_autofree char *text_ = (call); \
    g_assert_cmpstr (text_, ==, expected); \
  } \
  G_STMT_END

static void
test_fill (void)
{
  assert_text (ss_text_fill ("{a} of {b}, {a}", "a", "2", "b", "3", NULL), "2 of 3, 2");
  assert_text (ss_text_fill ("{a}{b}", "a", "{b}", "b", "x", NULL), "{b}x");
  assert_text (ss_text_fill ("{unknown} {a", "a", "2", NULL), "{unknown} {a");
  assert_text (ss_text_fill ("100% {s}", "s", "%s", NULL), "100% %s");
}

static void
test_lists (void)
{
  const char *const names[] = { "A", "B", "C" };
  const char *const numbers[] = { "3", "6" };
  const int row[] = { 2, 3, -1 };
  assert_text (ss_text_list (names, 0), "");
  assert_text (ss_text_list (names, 1), "A");
  assert_text (ss_text_list (names, 3), "A, B and C");
  assert_text (ss_text_list (numbers, 2), "3 and 6");
  assert_text (ss_text_row (row, 3), "2, 3, −1");
  assert_text (ss_text_row (row, 0), "");
  assert_text (ss_text_number (G_MININT), "−2147483648");
  assert_text (ss_text_number (0), "0");
}

static void
test_nearest (void)
{
  const char *const words[] = { "facing", "same", "lose", "pass", "MatchingSpaceForbidden", NULL };
  g_assert_cmpstr (ss_nearest_word ("facign", words), ==, "facing");
  g_assert_cmpstr (ss_nearest_word ("SAME", words), ==, "same");
  g_assert_cmpstr (ss_nearest_word ("loose", words), ==, "lose");
  g_assert_cmpstr (ss_nearest_word ("pas", words), ==, "pass");
  g_assert_cmpstr (ss_nearest_word ("MatchingSpacesForbiden", words), ==, "MatchingSpaceForbidden");
  g_assert_null (ss_nearest_word ("draw", words));
  g_assert_null (ss_nearest_word ("x", words));
  g_assert_null (ss_nearest_word ("", words));
}

static void
test_line (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  assert_text (ss_problem_to_line (ss_problems_add (problems, "a.variant", 6, "Board", "Spaces", g_strdup ("wrong; right"))),
               "a.variant:6: [Board] Spaces: wrong; right");
  assert_text (ss_problem_to_line (ss_problems_add (problems, "a.variant", 0, NULL, NULL, g_strdup ("unreadable"))), "a.variant: unreadable");
  assert_text (ss_problem_to_line (ss_problems_add (problems, NULL, 0, "Chance", "2", g_strdup ("missing"))), "[Chance] 2: missing");
  assert_text (ss_problem_to_line (ss_problems_add (problems, "x\n\x1b[31m.variant", 1, NULL, "a\tb", g_strdup ("\xe2\x80\xae"))),
               "x\\n\\u001b[31m.variant:1: a\\tb: \\u202e");

  g_autofree char *long_text = g_strnfill (5000, 'x');
  g_autofree char *line = ss_problem_to_line (ss_problems_add (problems, long_text, 6, long_text, long_text, g_strdup ("what is wrong")));
  g_assert_cmpint (g_utf8_strlen (line, -1), <=, 400);
  g_assert_nonnull (strstr (line, "what is wrong"));
  line[0] = 'x';
  g_autofree char *cut = ss_problem_to_line (ss_problems_add (problems, NULL, 0, NULL, NULL, g_strdup (long_text)));
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 400);
  g_assert_true (g_str_has_suffix (cut, "…"));

  ((SsProblem *) problems->list->pdata[0])->warning = TRUE;
  g_assert_cmpuint (ss_problems_count (problems), ==, problems->list->len - 1);
}

static void
test_quote (void)
{
  g_autofree char *long_text = g_strnfill (61, 'x'), *quoted = ss_quote_value (long_text);
  g_assert_cmpint (g_utf8_strlen (quoted, -1), ==, 60);
  assert_text (ss_quote_value ("가나다"), "가나다");
  assert_text (ss_quote_value ("a\nb\x7f\xc2\x85"), "a\\nb\\u007f\\u0085");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/fill", test_fill);
  g_test_add_func ("/text/lists", test_lists);
  g_test_add_func ("/problem/nearest-word", test_nearest);
  g_test_add_func ("/problem/line", test_line);
  g_test_add_func ("/problem/quote", test_quote);
  return g_test_run ();
}
