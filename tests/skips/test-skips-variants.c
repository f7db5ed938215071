/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-skips.h"

#include <string.h>

/* Forbidden combinations, the derived default, the remark; and that "no order qualifies" is decided exactly. */

static SsProblems *
problems_of (const char *keys)
{
  g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=skips\n", keys, NULL);
  SsProblems *problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "x.variant", problems);
  g_assert_nonnull (variant);
  return problems;
}

static void
assert_problem (const char *keys, const char *group, const char *key)
{
  g_autoptr (SsProblems) problems = problems_of (keys);
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  const SsProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->group, ==, group);
  g_assert_cmpstr (problem->key, ==, key);
}

static void
test_pieces_home (void)
{
  assert_problem ("[Goal]\nPiecesHome=4\n", "Goal", "PiecesHome");
  assert_problem ("[Goal]\nPiecesHome=100\n", "Goal", "PiecesHome"); /* the bound names another key: a combination */
  assert_problem ("[Goal]\nPiecesHome=0\n", "Goal", "PiecesHome");
  g_autoptr (SsProblems) both = problems_of ("[Goal]\nPiecesHome=7\n[Handicap]\nFirstHome=7\n");
  g_assert_cmpuint (ss_problems_count (both), ==, 2);
}

static void
test_handicap (void)
{
  assert_problem ("[Moves]\nNoMove=pass\n[Handicap]\nFirstHome=3\n", "Handicap", "FirstHome");
  assert_problem ("[Moves]\nNoMove=pass\n[Handicap]\nSecondHome=100\n", "Handicap", "SecondHome");
  assert_problem ("[Moves]\nNoMove=pass\n[Goal]\nPiecesHome=2\n[Handicap]\nSecondHome=2\n", "Handicap", "SecondHome");
}

static void
test_derived_default (void)
{
  g_autoptr (SsVariant) variant = skips_variant_of ("[Pieces]\nSteps=1;2;3;4;5\n");
  g_assert_cmpint (ss_variant_get_int (variant, "Goal", "PiecesHome"), ==, 5);
  g_autoptr (SsVariant) plain = ss_variant_new_default (ss_game_find ("skips"));
  g_assert_cmpint (ss_variant_get_int (plain, "Goal", "PiecesHome"), ==, 3);
}

static void
test_remark (void)
{
  g_autoptr (SsProblems) problems = problems_of ("[Handicap]\nFirstHome=1\n");
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_cmpuint (problems->list->len, ==, 1);
  const SsProblem *remark = problems->list->pdata[0];
  g_assert_true (remark->warning);
  g_assert_cmpstr (remark->key, ==, "FirstHome");
  g_assert_cmpstr (remark->message, ==, "A piece at home is a move less to make: this handicap helps only if a player who can't move passes.");
  g_autoptr (SsProblems) none = problems_of ("[Moves]\nNoMove=pass\n[Handicap]\nFirstHome=1\n");
  g_assert_cmpuint (none->list->len, ==, 0);
}

/* Does some order of the spaces let both players' pieces with these dots move from outside? Tried one by one. */
static gboolean
some_order_qualifies (int *spaces, guint n, guint fixed, const int dots[2], gboolean same, gboolean matching, gboolean exact)
{
  if (fixed < n)
    {
      for (guint i = fixed; i < n; i++)
        {
          int space = spaces[fixed];
          spaces[fixed] = spaces[i];
          spaces[i] = space;
          gboolean found = some_order_qualifies (spaces, n, fixed + 1, dots, same, matching, exact);
          spaces[i] = spaces[fixed];
          spaces[fixed] = space;
          if (found)
            return TRUE;
        }
      return FALSE;
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      guint d = (guint) dots[seat];
      if (d > n)
        {
          if (d > n + 1 && exact)
            return FALSE;
          continue;
        }
      int space = seat == 1 && !same ? spaces[n - d] : spaces[d - 1];
      if (matching && space == (int) d)
        return FALSE;
    }
  return TRUE;
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static void
test_shuffle_is_decided_exactly (void)
{
  SsRng rng;
  ss_rng_seed (&rng, 20);
  guint none = 0;
  for (guint round = 0; round < 1500; round++)
    {
      int spaces[5], steps[3], sorted[3];
      guint n = 3 + ss_rng_below (&rng, 3), n_pieces = 1 + ss_rng_below (&rng, 3);
      int few = (int) ss_rng_below (&rng, 7); /* lanes of few kinds of spaces are the ones that fail */
      GString *text = g_string_new ("[Board]\nShuffle=true\nSpaces=");
      for (guint i = 0; i < n; i++)
        {
          spaces[i] = ss_rng_below (&rng, 3) ? few : (int) ss_rng_below (&rng, 7);
          g_string_append_printf (text, "%d;", spaces[i]);
        }
      gboolean same = ss_rng_below (&rng, 2), matching = ss_rng_below (&rng, 4), exact = ss_rng_below (&rng, 2);
      g_string_append_printf (text, "\nEntry=%s\n[Pieces]\nSteps=", same ? "same" : "facing");
      for (guint i = 0; i < n_pieces; i++)
        {
          steps[i] = ss_rng_below (&rng, 2) ? MAX (few, 1) : 1 + (int) ss_rng_below (&rng, 6);
          g_string_append_printf (text, "%d;", steps[i]);
        }
      guint given[2] = { ss_rng_below (&rng, n_pieces), ss_rng_below (&rng, n_pieces) };
      g_string_append_printf (text, "\n[Moves]\nNoMove=pass\nMatchingSpaceForbidden=%s\nExactExit=%s\n[Handicap]\nFirstHome=%u\nSecondHome=%u\n",
                              matching ? "true" : "false", exact ? "true" : "false", given[0], given[1]);
      memcpy (sorted, steps, sizeof steps);
      qsort (sorted, n_pieces, sizeof *sorted, compare_ints);
      const int dots[2] = { sorted[given[0]], sorted[given[1]] };

      g_autoptr (SsProblems) problems = problems_of (text->str);
      gboolean qualifies = some_order_qualifies (spaces, n, 0, dots, same, matching, exact);
      none += !qualifies;
      if (ss_problems_count (problems) != (qualifies ? 0 : 1))
        g_error ("%s: %u problems, but some order qualifies: %d", text->str, ss_problems_count (problems), qualifies);
      g_string_free (text, TRUE);
    }
  /* both cases must have come up often for this to tell anything */
  g_assert_cmpuint (none, >, 150);
  g_assert_cmpuint (none, <, 1350);
}

static void
test_shipped (void)
{
  const char *const ids[] = { "skips", "skips-four", "skips-gentle", "skips-long", "skips-same-side", "skips-shuffled" };
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      g_assert_nonnull (variant);
      g_assert_cmpuint (problems->list->len, ==, 0);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_assert_nonnull (rules);
    }
}

void
skips_add_variant_tests (void)
{
  g_test_add_func ("/skips/check/pieces-home", test_pieces_home);
  g_test_add_func ("/skips/check/handicap", test_handicap);
  g_test_add_func ("/skips/check/derived-default", test_derived_default);
  g_test_add_func ("/skips/check/remark", test_remark);
  g_test_add_func ("/skips/check/shuffle-is-decided-exactly", test_shuffle_is_decided_exactly);
  g_test_add_func ("/skips/check/shipped", test_shipped);
}
