/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/ss-solver.h"
#include "players/ss-state-table.h"
#include "toys.h"

#include <string.h>

static SsState *
start (const SsRules *rules)
{
  SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  if (rules->game->setup)
    rules->game->setup (rules, state, NULL, &history);
  return state;
}

static void
test_table (void)
{
  g_autoptr (SsStateTable) table = ss_state_table_new (12, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  SsRng rng;
  ss_rng_seed (&rng, 3);

  for (guint i = 0; i < 100000; i++)
    {
      /* the later the more values a byte takes, so that the packing changes again and again; some bytes never change */
      guint8 s[12] = { 7, ss_rng_below (&rng, 1 + i / 500), ss_rng_below (&rng, 2), 0, ss_rng_below (&rng, 3 + i / 30000), 255, ss_rng_below (&rng, 6) };
      gboolean fresh;
      guint number = ss_state_table_add (table, s, &fresh);
      g_autoptr (GBytes) key = g_bytes_new (s, 12);
      gpointer known;
      if (g_hash_table_lookup_extended (seen, key, NULL, &known))
        {
          g_assert_false (fresh);
          g_assert_cmpuint (number, ==, GPOINTER_TO_UINT (known));
        }
      else
        {
          g_assert_true (fresh);
          g_assert_cmpuint (number, ==, order->len);
          ss_state_table_set_value (table, number, number * 7 & 0xffff);
          g_ptr_array_add (order, key);
          g_hash_table_insert (seen, g_bytes_ref (key), GUINT_TO_POINTER (number));
        }
    }
  g_assert_cmpuint (ss_state_table_get_n (table), ==, order->len);
  g_assert_cmpuint (order->len, >, 5000);
  for (guint i = 0; i < order->len; i++)
    {
      guint8 s[12];
      guint number;
      ss_state_table_get_state (table, i, s);
      g_assert_cmpmem (s, 12, g_bytes_get_data (order->pdata[i], NULL), 12);
      g_assert_true (ss_state_table_find (table, s, &number));
      g_assert_cmpuint (number, ==, i);
      g_assert_cmpuint (ss_state_table_get_value (table, i), ==, i * 7 & 0xffff);
    }
  guint8 other[12] = { 8 };
  guint number;
  g_assert_false (ss_state_table_find (table, other, &number));
}

static void
test_heap (void)
{
  SsRules *rules = toy_heap (21);
  g_autofree SsState *root = start (rules);
  SsSolveStatus status;
  g_autoptr (SsSolver) solver = ss_solver_new (rules, root, 1000, NULL, &status);
  g_assert_cmpint (status, ==, SS_SOLVE_DONE);
  /* First faces 21 or anything up to 19, Second anything up to 20 */
  g_assert_cmpuint (ss_solver_get_positions (solver), ==, 21 + 21);
  /* who faces a multiple of four loses: the winner takes him down by four every two moves, the loser keeps it as long by taking 1 */
  SsSolved s = ss_solver_get_root (solver);
  g_assert_cmpint (s.result, ==, SS_RESULT_FIRST);
  g_assert_cmpuint (s.distance, ==, 11);

  for (SsMove m = 1; m <= 3; m++)
    {
      g_autofree SsState *next = ss_state_dup (rules, root);
      g_auto (SsHistory) history = { 0 };
      rules->game->play (rules, next, m, NULL, &history, NULL);
      g_assert_true (ss_solver_look_up (solver, next, &s));
      g_assert_cmpint (s.result, ==, m == 1 ? SS_RESULT_FIRST : SS_RESULT_SECOND);
    }
  g_autofree SsState *elsewhere = start (toy_heap (200));
  g_assert_false (ss_solver_look_up (solver, elsewhere, &s));
}

/* The same by another way: values of all nodes at once, grown by distance until nothing changes. */
static void
reckon (const ToyNode *nodes, SsSolved *values)
{
  for (guint i = 0; i < TOY_NODES; i++)
    values[i] = nodes[i].n_moves ? (SsSolved) { SS_RESULT_UNFINISHED, 0 } : (SsSolved) { nodes[i].result, 0 };
  for (guint d = 1; d <= TOY_NODES; d++)
    {
      SsSolved now[TOY_NODES];
      memcpy (now, values, sizeof now);
      for (guint i = 0; i < TOY_NODES; i++)
        {
          if (!nodes[i].n_moves || values[i].result != SS_RESULT_UNFINISHED)
            continue;
          SsResult win = ss_result_win (nodes[i].to_move), loss = ss_result_win (ss_seat_other (nodes[i].to_move));
          guint lost = 0;
          for (guint k = 0; k < nodes[i].n_moves; k++)
            {
              if (values[nodes[i].to[k]].result == win)
                now[i] = (SsSolved) { win, d };
              lost += values[nodes[i].to[k]].result == loss;
            }
          if (lost == nodes[i].n_moves)
            now[i] = (SsSolved) { loss, d };
        }
      memcpy (values, now, sizeof now);
    }
}

static void
test_graph (void)
{
  guint circles = 0;
  for (guint seed = 0; seed < 300; seed++)
    {
      const ToyNode *nodes;
      SsRules *rules = toy_graph (seed, &nodes);
      SsSolved values[TOY_NODES];
      SsSolveStatus status;
      g_autofree SsState *state = ss_state_new (rules);
      g_autoptr (SsSolver) solver = ss_solver_new (rules, state, TOY_NODES, NULL, &status);
      g_assert_cmpint (status, ==, SS_SOLVE_DONE);
      reckon (nodes, values);
      for (guint i = 0; i < TOY_NODES; i++)
        {
          SsSolved s;
          toy_graph_set (state, i);
          if (!ss_solver_look_up (solver, state, &s))
            continue; /* not to be reached */
          if (values[i].result == SS_RESULT_UNFINISHED || values[i].result == SS_RESULT_DRAW)
            {
              g_assert_cmpint (s.result, ==, SS_RESULT_DRAW);
              circles += s.distance == SS_DISTANCE_NONE;
              continue;
            }
          g_assert_cmpint (s.result, ==, values[i].result);
          g_assert_cmpuint (s.distance, ==, values[i].distance);
        }
    }
  g_assert_cmpuint (circles, >, 100);
}

static void
test_refused (void)
{
  SsSolveStatus status;
  SsRules *rules = toy_heap (21);
  g_autofree SsState *heap = start (rules);
  g_assert_null (ss_solver_new (rules, heap, 37, NULL, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_TOO_LARGE);

  rules = toy_guess ();
  g_autofree SsState *guess = ss_state_new (rules);
  g_assert_null (ss_solver_new (rules, guess, 1000, NULL, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_HIDDEN);

  rules = toy_dice ();
  g_autofree SsState *dice = ss_state_new (rules);
  g_assert_null (ss_solver_new (rules, dice, 1000, NULL, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_CHANCE);

  rules = toy_again ();
  g_autofree SsState *again = start (rules);
  g_assert_null (ss_solver_new (rules, again, 1000, NULL, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_HISTORY);

  SsControl control;
  ss_control_init (&control);
  ss_control_cancel (&control);
  rules = toy_counters ();
  g_autofree SsState *counters = ss_state_new (rules);
  g_assert_null (ss_solver_new (rules, counters, SS_SOLVER_LIMIT, &control, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_CANCELLED);
}

/* What is kept: a larger table does not answer under a limit that the position itself would not keep to, nor does a smaller one hide that. */
static void
test_store (void)
{
  SsSolveStatus status;
  SsRules *rules = toy_heap (100);
  g_autofree SsState *heap = start (rules);
  g_autoptr (SsSolver) a = ss_solver_obtain (rules, heap, 1000, NULL, &status);
  g_assert_cmpint (status, ==, SS_SOLVE_DONE);
  g_autoptr (SsSolver) b = ss_solver_obtain (rules, heap, 1000, NULL, &status);
  g_assert_true (a == b);
  g_assert_null (ss_solver_obtain (rules, heap, 50, NULL, &status));
  g_assert_cmpint (status, ==, SS_SOLVE_TOO_LARGE);
  g_autoptr (SsSolver) c = ss_solver_obtain (rules, heap, 1000, NULL, &status);
  g_assert_true (a == c);
  ss_solver_forget ();
  g_autoptr (SsSolver) d = ss_solver_obtain (rules, heap, 1000, NULL, &status);
  g_assert_true (a != d);
  g_assert_false (ss_solver_is_known_large (rules));
  ss_solver_forget ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/state-table", test_table);
  g_test_add_func ("/players/solver/heap", test_heap);
  g_test_add_func ("/players/solver/graph", test_graph);
  g_test_add_func ("/players/solver/refused", test_refused);
  g_test_add_func ("/players/solver/store", test_store);
  return g_test_run ();
}
