/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/ss-solver.h"
#include "players/ss-thinker.h"
#include "toys.h"

#include <pthread.h>
#include <stdlib.h>

/* No main loop here, and no lock of GLib's: the thread sanitizer must be able to follow. */

typedef struct
{
  pthread_mutex_t lock;
  pthread_cond_t told;
  guint count;
} Bell;

static Bell bell = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 };

static void
ring (gpointer data)
{
  Bell *b = data;
  pthread_mutex_lock (&b->lock);
  b->count++;
  pthread_cond_signal (&b->told);
  pthread_mutex_unlock (&b->lock);
}

static SsThought
wait_for_answer (SsThinker *thinker, Bell *b)
{
  SsThought thought;
  pthread_mutex_lock (&b->lock);
  while (!ss_thinker_take (thinker, &thought))
    pthread_cond_wait (&b->told, &b->lock);
  pthread_mutex_unlock (&b->lock);
  return thought;
}

/* @n thoughts begun, cancelled, superseded, hurried or waited for, at random: only the last question is ever answered. */
static void
think_often (guint n)
{
  SsRules *rules = toy_counters ();
  g_autofree SsState *view = ss_state_new (rules);
  SsMind *mind = ss_mind_new (ss_level_find ("easy"), 1, 6, FALSE);
  ss_mind_set_threads (mind, 2);
  g_autoptr (SsThinker) thinker = ss_thinker_new (mind, ring, &bell);
  guint answers = 0, cancelled = 0;
  SsRng rng;

  ss_rng_seed (&rng, 9);
  for (guint ticket = 1; ticket <= n; ticket++)
    {
      SsThought thought;
      if (ss_rng_below (&rng, 8) == 0)
        ss_thinker_ask_hints (thinker, rules, view, NULL, SS_SEAT_FIRST, 2, ticket);
      else
        ss_thinker_ask (thinker, rules, view, NULL, SS_SEAT_FIRST, ticket);
      switch (ss_rng_below (&rng, 4))
        {
        case 0:
          ss_thinker_cancel (thinker);
          g_assert_false (ss_thinker_take (thinker, &thought));
          g_assert_false (ss_thinker_is_thinking (thinker));
          cancelled++;
          break;
        case 1:
          ss_thinker_hurry (thinker);
          thought = wait_for_answer (thinker, &bell);
          g_assert_cmpuint (thought.ticket, ==, ticket);
          g_assert_true (thought.move || thought.hints);
          ss_thought_clear (&thought);
          answers++;
          break;
        default: /* superseded by the next */
          if (ss_thinker_take (thinker, &thought))
            {
              g_assert_cmpuint (thought.ticket, ==, ticket);
              ss_thought_clear (&thought);
            }
          break;
        }
    }
  g_assert_cmpuint (answers, >, n / 6);
  g_assert_cmpuint (cancelled, >, n / 6);
}

static void
test_often (void)
{
  think_often (120);
}

static void
test_thousand (void)
{
  think_often (1000);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* A thought that would last for hours ends within 50 ms of being cancelled. (The middle one of many: the machine may be busy.) */
static void
test_prompt (void)
{
  SsRules *rules = toy_counters ();
  g_autofree SsState *view = ss_state_new (rules);
  double ms[11];
  for (guint i = 0; i < G_N_ELEMENTS (ms); i++)
    {
      SsThinker *thinker = ss_thinker_new (ss_mind_new (ss_level_best (), 1, 1e5, FALSE), NULL, NULL);
      ss_thinker_ask (thinker, rules, view, NULL, SS_SEAT_FIRST, 1);
      g_usleep (i * 7000); /* not to wait for anything, but to meet it in another state each time */
      gint64 t = g_get_monotonic_time ();
      ss_thinker_free (thinker);
      ms[i] = (g_get_monotonic_time () - t) / 1000.0;
    }
  qsort (ms, G_N_ELEMENTS (ms), sizeof *ms, compare_times);
  g_test_message ("%.1f ms, at worst %.1f ms", ms[G_N_ELEMENTS (ms) / 2], ms[G_N_ELEMENTS (ms) - 1]);
  g_assert_cmpfloat (ms[G_N_ELEMENTS (ms) / 2], <, 50);
}

typedef struct
{
  const SsRules *rules;
  SsState *state;
  SsControl control;
  SsSolveStatus status;
} Solving;

static void *
solve (void *data)
{
  Solving *s = data;
  ss_solver_unref (ss_solver_obtain (s->rules, s->state, SS_SOLVER_LIMIT, &s->control, &s->status));
  return NULL;
}

/* Cancelled in the middle of millions of positions. */
static void
test_solver_cancelled (void)
{
  SsRules *rules = toy_counters ();
  g_autofree SsState *state = ss_state_new (rules);
  double ms[20];
  for (guint i = 0; i < G_N_ELEMENTS (ms); i++)
    {
      Solving s = { .rules = rules, .state = state };
      pthread_t thread;
      ss_control_init (&s.control);
      g_assert_cmpint (pthread_create (&thread, NULL, solve, &s), ==, 0);
      g_usleep ((i + 1) * 190000);
      gint64 t = g_get_monotonic_time ();
      ss_control_cancel (&s.control);
      pthread_join (thread, NULL);
      ms[i] = (g_get_monotonic_time () - t) / 1000.0;
      g_assert_cmpint (s.status, ==, SS_SOLVE_CANCELLED);
    }
  qsort (ms, G_N_ELEMENTS (ms), sizeof *ms, compare_times);
  g_test_message ("%.1f ms, at worst %.1f ms", ms[G_N_ELEMENTS (ms) / 2], ms[G_N_ELEMENTS (ms) - 1]);
  g_assert_cmpfloat (ms[G_N_ELEMENTS (ms) / 2], <, 50);
}

/* Four threads want the same: it is made once, and all get it. */
static void
test_shared (void)
{
  SsRules *rules = toy_heap (250);
  g_autofree SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  rules->game->setup (rules, state, NULL, &history);
  Solving s[4];
  pthread_t threads[4];
  for (guint i = 0; i < 4; i++)
    {
      s[i] = (Solving) { .rules = rules, .state = state };
      ss_control_init (&s[i].control);
      g_assert_cmpint (pthread_create (&threads[i], NULL, solve, &s[i]), ==, 0);
    }
  for (guint i = 0; i < 4; i++)
    {
      pthread_join (threads[i], NULL);
      g_assert_cmpint (s[i].status, ==, SS_SOLVE_DONE);
    }
  ss_solver_forget ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_test_slow ())
    {
      g_test_add_func ("/players/thinker/thousand", test_thousand);
      g_test_add_func ("/players/thinker/solver-cancelled", test_solver_cancelled);
    }
  else
    {
      g_test_add_func ("/players/thinker/often", test_often);
      g_test_add_func ("/players/thinker/prompt", test_prompt);
      g_test_add_func ("/players/thinker/shared", test_shared);
    }
  return g_test_run ();
}
