/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/ss-mind.h"
#include "players/ss-search.h"
#include "toys.h"

static SsState *
start (const SsRules *rules)
{
  SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  if (rules->game->setup)
    rules->game->setup (rules, state, NULL, &history);
  return state;
}

/* Perfect information: what is proven is right, and the root is proven in the end. */
static void
test_proven (void)
{
  for (guint8 n = 2; n <= 14; n++)
    {
      SsRules *rules = toy_heap (n);
      g_autofree SsState *root = start (rules);
      g_autoptr (SsSearch) search = ss_search_new (rules, root, NULL, SS_SEAT_FIRST, n);
      ss_search_run (search, 200000, NULL);
      SsResult right = n % 4 ? SS_RESULT_FIRST : SS_RESULT_SECOND;
      g_assert_cmpint (ss_search_get_proven (search), ==, right);
      g_assert_cmpfloat (ss_search_get_value (search, SS_SEAT_FIRST), ==, right == SS_RESULT_FIRST ? 1 : -1);
      g_autoptr (GArray) candidates = ss_search_get_candidates (search);
      const SsCandidate *best = &g_array_index (candidates, SsCandidate, 0);
      if (n % 4)
        {
          g_assert_cmpuint (best->move, ==, n % 4);
          g_assert_cmpint (best->proven, ==, SS_RESULT_FIRST);
        }
      for (guint i = 0; i < candidates->len; i++)
        {
          const SsCandidate *c = &g_array_index (candidates, SsCandidate, i);
          if (c->proven)
            g_assert_cmpint (c->proven, ==, (n - c->move) % 4 == 0 ? SS_RESULT_FIRST : SS_RESULT_SECOND);
        }
      g_auto (SsMoves) line = { 0 };
      ss_search_get_line (search, SS_NO_MOVE, &line, NULL);
      g_assert_cmpuint (line.n, >, 0);
      g_assert_cmpuint (line.moves[0], ==, best->move);
    }
}

static gboolean
same (GArray *a, GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SsCandidate *x = &g_array_index (a, SsCandidate, i), *y = &g_array_index (b, SsCandidate, i);
      if (x->move != y->move || x->visits != y->visits || x->value != y->value)
        return FALSE;
    }
  return TRUE;
}

/* Hidden information: the likelier card is guessed, at its odds, whatever the card is: nobody peeks. */
static void
test_hidden (void)
{
  SsRules *rules = toy_guess ();
  g_autoptr (GArray) before = NULL;
  for (guint card = 1; card <= 2; card++)
    {
      g_autofree SsState *state = ss_state_new (rules);
      toy_guess_set (state, card);
      g_autofree SsState *view = ss_state_view (rules, state, SS_SEAT_FIRST);
      g_autoptr (SsSearch) search = ss_search_new (rules, view, NULL, SS_SEAT_FIRST, 5);
      g_assert_cmpuint (ss_search_run (search, 4000, NULL), ==, 4000);
      g_assert_cmpint (ss_search_get_proven (search), ==, SS_RESULT_UNFINISHED);
      GArray *candidates = ss_search_get_candidates (search);
      const SsCandidate *best = &g_array_index (candidates, SsCandidate, 0);
      g_assert_cmpuint (best->move, ==, 1);
      g_assert_cmpfloat_with_epsilon (best->value, 0.5, 0.06); /* 3 of 4: 0.75 - 0.25 */
      if (before)
        g_assert_true (same (before, candidates));
      g_clear_pointer (&before, g_array_unref);
      before = candidates;
    }
}

/* Chance in the open: valued by its odds, never taken for proven. */
static void
test_chance (void)
{
  SsRules *rules = toy_dice ();
  g_autofree SsState *root = ss_state_new (rules);
  g_autoptr (SsSearch) search = ss_search_new (rules, root, NULL, SS_SEAT_FIRST, 5);
  ss_search_run (search, 4000, NULL);
  g_assert_cmpint (ss_search_get_proven (search), ==, SS_RESULT_UNFINISHED);
  g_autoptr (GArray) candidates = ss_search_get_candidates (search);
  const SsCandidate *best = &g_array_index (candidates, SsCandidate, 0);
  g_assert_cmpuint (best->move, ==, 1);
  g_assert_cmpfloat_with_epsilon (best->value, 1.0 / 3, 0.06); /* 4 of 6 */
  g_assert_cmpint (best->proven, ==, SS_RESULT_UNFINISHED);
}

/* Equal seeds give equal trees; others do not. */
static void
test_seed (void)
{
  SsRules *rules = toy_counters ();
  g_autofree SsState *root = ss_state_new (rules);
  g_autoptr (GArray) first = NULL;
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (SsSearch) search = ss_search_new (rules, root, NULL, SS_SEAT_FIRST, i < 2 ? 1 : 2);
      ss_search_run (search, 500, NULL);
      g_autoptr (GArray) candidates = ss_search_get_candidates (search);
      if (first)
        g_assert_true (same (first, candidates) == (i < 2));
      else
        first = g_steal_pointer (&candidates);
    }
}

/* Several threads: all iterations are done and put together; equal seeds give equal answers; what is proven is right. */
static void
test_threads (void)
{
  SsRules *rules[] = { toy_counters (), toy_guess (), toy_dice () };
  for (guint r = 0; r < G_N_ELEMENTS (rules); r++)
    {
      g_autofree SsState *root = ss_state_new (rules[r]);
      g_autoptr (GArray) first = NULL;
      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (SsSearch) search = ss_search_new (rules[r], root, NULL, SS_SEAT_FIRST, 1);
          g_assert_cmpuint (ss_search_run_threads (search, 3, 1000, NULL), ==, 1000);
          g_autoptr (GArray) candidates = ss_search_get_candidates (search);
          guint visits = 0;
          for (guint k = 0; k < candidates->len; k++)
            visits += g_array_index (candidates, SsCandidate, k).visits;
          g_assert_cmpuint (visits, ==, 1000);
          if (first)
            g_assert_true (same (first, candidates));
          else
            first = g_steal_pointer (&candidates);
        }
    }
  SsRules *heap = toy_heap (14);
  g_autofree SsState *root = start (heap);
  g_autoptr (SsSearch) search = ss_search_new (heap, root, NULL, SS_SEAT_FIRST, 1);
  ss_search_run_threads (search, 2, 200000, NULL);
  g_assert_cmpint (ss_search_get_proven (search), ==, SS_RESULT_FIRST);
  g_autoptr (GArray) candidates = ss_search_get_candidates (search);
  g_assert_cmpuint (g_array_index (candidates, SsCandidate, 0).move, ==, 2);
  g_assert_cmpint (g_array_index (candidates, SsCandidate, 0).proven, ==, SS_RESULT_FIRST);
}

static void
test_levels (void)
{
  guint n = 0;
  for (const SsLevel *l = ss_levels; l->word; l++, n++)
    g_assert_true (ss_level_find (l->word) == l);
  g_assert_cmpuint (n, ==, 6);
  g_assert_null (ss_level_find ("brilliant"));
  g_assert_cmpstr (ss_level_best ()->word, ==, "expert");
}

/* In a solved position the best level never errs, and each other one as often as it says. */
static void
test_errors (void)
{
  SsRules *rules = toy_heap (15);
  g_autofree SsState *root = start (rules); /* 3 wins, 1 and 2 lose */
  for (const SsLevel *level = ss_levels + 1; level->word; level++)
    {
      guint errors = 0;
      const guint tries = 2000;
      for (guint seed = 0; seed < tries; seed++)
        {
          g_autoptr (SsMind) mind = ss_mind_new (level, seed, 1, FALSE);
          errors += ss_mind_choose (mind, rules, root, NULL, SS_SEAT_FIRST, NULL) != 3;
        }
      if (level == ss_level_best ())
        g_assert_cmpuint (errors, ==, 0);
      else
        g_assert_cmpfloat_with_epsilon ((double) errors / tries, level->error, 0.04); /* over 3 standard deviations */
    }
}

/* Every level answers with a legal move, the same for the same seed. */
static void
test_choose (void)
{
  SsRules *rules[] = { toy_counters (), toy_guess (), toy_dice () };
  for (guint r = 0; r < G_N_ELEMENTS (rules); r++)
    for (const SsLevel *level = ss_levels; level->word; level++)
      {
        g_autofree SsState *view = ss_state_new (rules[r]);
        g_auto (SsMoves) legal = { 0 };
        SsMove moves[2];
        rules[r]->game->legal_moves (rules[r], view, &legal);
        for (guint i = 0; i < 2; i++)
          {
            g_autoptr (SsMind) mind = ss_mind_new (level, 42, 0.05, FALSE);
            moves[i] = ss_mind_choose (mind, rules[r], view, NULL, SS_SEAT_FIRST, NULL);
            g_assert_true (ss_moves_contain (&legal, moves[i]));
          }
        g_assert_cmpuint (moves[0], ==, moves[1]);
      }
}

static void
test_hints (void)
{
  SsRules *rules = toy_heap (15);
  g_autofree SsState *root = start (rules);
  g_autoptr (SsMind) mind = ss_mind_new (ss_level_best (), 1, 1, FALSE);
  g_autoptr (GPtrArray) hints = ss_mind_hint (mind, rules, root, NULL, SS_SEAT_FIRST, 2, NULL);
  g_assert_cmpuint (hints->len, ==, 2);
  const SsHint *h = hints->pdata[0], *second = hints->pdata[1];
  g_assert_cmpuint (h->move, ==, 3);
  g_assert_true (h->verdict.proven);
  g_assert_cmpfloat (h->verdict.value, ==, 1);
  g_assert_cmpuint (h->verdict.distance, ==, 7); /* 3, then three times 1 and 3 */
  g_assert_cmpuint (h->line.n, ==, 7);
  g_assert_cmpuint (h->line.moves[0], ==, 3);
  g_assert_cmpuint (h->texts->len, ==, 7);
  g_assert_cmpstr (h->texts->pdata[0], ==, "3");
  g_assert_cmpstr (h->why, ==, "Wins in 7 moves.");
  g_assert_cmpfloat (second->verdict.value, ==, -1);
  g_assert_cmpuint (second->line.n, ==, second->verdict.distance);
  g_assert_true (g_str_has_prefix (second->why, "Loses in "));

  rules = toy_guess ();
  g_autofree SsState *view = ss_state_new (rules);
  g_autoptr (GPtrArray) guesses = ss_mind_hint (mind, rules, view, NULL, SS_SEAT_FIRST, 5, NULL);
  g_assert_cmpuint (guesses->len, ==, 2);
  h = guesses->pdata[0];
  g_assert_false (h->verdict.proven);
  g_assert_cmpuint (h->move, ==, 1);
  g_assert_cmpstr (h->why, ==, "Looks better than 2.");

  SsVerdict verdict;
  g_assert_true (ss_mind_judge (mind, rules, view, NULL, SS_SEAT_FIRST, NULL, &verdict));
  g_assert_false (verdict.proven);
  g_assert_cmpfloat_with_epsilon (verdict.value, 0.5, 0.1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/search/proven", test_proven);
  g_test_add_func ("/players/search/hidden", test_hidden);
  g_test_add_func ("/players/search/chance", test_chance);
  g_test_add_func ("/players/search/seed", test_seed);
  g_test_add_func ("/players/search/threads", test_threads);
  g_test_add_func ("/players/levels", test_levels);
  g_test_add_func ("/players/mind/errors", test_errors);
  g_test_add_func ("/players/mind/choose", test_choose);
  g_test_add_func ("/players/mind/hints", test_hints);
  return g_test_run ();
}
