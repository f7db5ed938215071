/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>

#include "core/ss-record.h"
#include "players/ss-mind.h"
#include "players/ss-solver.h"

/* How long a person waits. All times are those of the thread or process that answers: the machine may be doing other things beside. */

#define MEDIUM_SECONDS 2.0
#define HINT_SECONDS 0.3
#define CANCEL_SECONDS 0.05
#define EXPERT_BYTES 300e6
#define EXPERT_BYTES_LARGE 1e9 /* at SS_SOLVER_LIMIT positions */

static const char *cli, *mid_game; /* the program and a record, as given */

static double
seconds_of (clockid_t clock)
{
  struct timespec t;
  clock_gettime (clock, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static SsRules *
load_base (const SsGame *game)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id (game->id, problems);
  return ss_rules_new (variant);
}

/* The position after @n random moves from the start, or somewhat fewer if games end before. */
static SsPosition *
random_position_of (SsRules *rules, guint n, guint64 seed)
{
  const SsGame *game = rules->game;
  g_auto (SsMoves) moves = { 0 };
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (guint64 deal = seed;; deal++)
    {
      g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (deal));
      guint i = 0;
      for (; i < n && game->to_move (rules, position->state) != SS_SEAT_NONE; i++)
        {
          moves.n = 0;
          game->legal_moves (rules, position->state, &moves);
          ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
        }
      if (i == n && game->to_move (rules, position->state) != SS_SEAT_NONE)
        return g_steal_pointer (&position);
      n -= n / 4;
    }
}

static SsPosition *
random_position (const SsGame *game, guint n, guint64 seed)
{
  g_autoptr (SsRules) rules = load_base (game);
  return random_position_of (rules, n, seed);
}

typedef struct
{
  const SsPosition *position;
  const SsLevel *level;
  SsControl control;
  atomic_bool ended;
  double end; /* of the thread's own clock */
} Thought;

static void *
think (void *data)
{
  Thought *thought = data;
  const SsRules *rules = thought->position->rules;
  SsSeat seat = rules->game->to_move (rules, thought->position->state);
  g_autofree SsState *view = ss_state_view (rules, thought->position->state, seat);
  g_autoptr (SsMind) mind = ss_mind_new (thought->level, 1, 1, FALSE);
  ss_mind_choose (mind, rules, view, &thought->position->history, seat, &thought->control);
  thought->end = seconds_of (CLOCK_THREAD_CPUTIME_ID);
  atomic_store (&thought->ended, TRUE);
  return NULL;
}

static void
test_medium (gconstpointer data)
{
  double most = 0;
  for (guint n = 0; n < 40; n += 4)
    {
      g_autoptr (SsPosition) position = random_position (data, n, n + 1);
      Thought thought = { .position = position, .level = ss_level_find ("medium") };
      double begun = seconds_of (CLOCK_THREAD_CPUTIME_ID);
      ss_control_init (&thought.control);
      think (&thought);
      most = MAX (most, thought.end - begun);
    }
  g_test_message ("the longest of 10 answers took %.3f s", most);
  g_assert_cmpfloat (most, <=, MEDIUM_SECONDS);
}

/* The peak of a process of its own that has thought once at the best level. */
static void
measure_memory (const char *name, SsRules *rules, guint moves, double most)
{
  struct rusage usage;
  g_autoptr (SsPosition) position = random_position_of (rules, moves, 3);
  Thought thought = { .position = position, .level = ss_level_best () };
  ss_control_init (&thought.control);
  think (&thought);
  getrusage (RUSAGE_SELF, &usage);
  g_print ("%s: %.1f MB at most\n", name, usage.ru_maxrss * 1024 / 1e6); /* a message of a subprocess is not shown */
  g_assert_cmpfloat (usage.ru_maxrss * 1024.0, <=, most);
}

static gboolean
measured_apart (const char *name)
{
  if (g_test_subprocess ())
    return FALSE;
  g_autofree char *path = g_strconcat ("/strength/answers/memory/", name, NULL);
  g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_INHERIT_STDOUT);
  g_test_trap_assert_passed ();
  return TRUE;
}

static void
test_memory (gconstpointer data)
{
  const SsGame *game = data;
  if (measured_apart (game->id))
    return;
  g_autoptr (SsRules) rules = load_base (game);
  measure_memory (game->id, rules, 6, EXPERT_BYTES);
}

/* A game with more positions than a solver holds, of the widest kind: it is filled to the limit, given up, and then there is a search. */
static void
test_memory_large (void)
{
  static const char text[] = "[Variant]\nFormat=1\nGame=skips\nBase=skips\nName=Large\n\n"
                             "[Board]\nSpaces=2;3;1;1;3;2;2;3;1;1;3;2;2;3;1;1;3;2;2;3;1;1;3;2\n\n[Pieces]\nSteps=1;2;3;4;5;6\n";
  if (measured_apart ("skips-large"))
    return;
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "large.variant", problems);
  g_assert_nonnull (variant);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  measure_memory ("skips-large", rules, 0, EXPERT_BYTES_LARGE);
  g_assert_true (ss_solver_is_known_large (rules));
}

/* Cancelled at once, and when it has thought for a while. */
static void
test_cancel (gconstpointer data)
{
  static const double moments[] = { 0, 0.001, 0.01, 0.05, 0.2 };
  double most = 0;
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (SsPosition) position = random_position (data, 2 * i, i + 1);
      Thought thought = { .position = position, .level = ss_level_best () };
      clockid_t clock;
      pthread_t thread;
      double now = 0;
      ss_control_init (&thought.control);
      g_assert_cmpint (pthread_create (&thread, NULL, think, &thought), ==, 0);
      g_assert_cmpint (pthread_getcpuclockid (thread, &clock), ==, 0);
      while (!atomic_load (&thought.ended) && (now = seconds_of (clock)) < moments[i])
        sched_yield ();
      ss_control_cancel (&thought.control);
      pthread_join (thread, NULL);
      most = MAX (most, thought.end - now);
    }
  g_test_message ("the longest took %.1f ms to stop", most * 1e3);
  g_assert_cmpfloat (most, <=, CANCEL_SECONDS);
}

static double
children_seconds (void)
{
  struct rusage usage;
  getrusage (RUSAGE_CHILDREN, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* `hint --level=easy` on a mid-game position of hidden hands, as a person runs it: quick, and equal each time. */
static void
test_hint (void)
{
  g_autofree char *first = NULL;
  double least = 1e9;
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *out = NULL;
      g_autoptr (GError) error = NULL;
      int status;
      const char *argv[] = { cli, "hint", mid_game, "--level=easy", NULL };
      double begun = children_seconds ();
      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, &status, &error);
      g_assert_no_error (error);
      g_assert_cmpint (status, ==, 0);
      g_assert_cmpstr (out, !=, "");
      if (first)
        g_assert_cmpstr (out, ==, first);
      else
        first = g_steal_pointer (&out);
      least = MIN (least, children_seconds () - begun);
    }
  g_test_message ("a hint took %.3f s", least);
  g_assert_cmpfloat (least, <=, HINT_SECONDS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 3 && !g_test_subprocess ())
    {
      g_printerr ("usage: test-answers CLI RECORD\n");
      return 2;
    }
  cli = argv[1];
  mid_game = argv[2];
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *cancel = g_strconcat ("/strength/answers/cancel/", (*game)->id, NULL);
      g_test_add_data_func (cancel, *game, test_cancel);
    }
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *memory = g_strconcat ("/strength/answers/memory/", (*game)->id, NULL);
      g_test_add_data_func (memory, *game, test_memory);
    }
  g_test_add_func ("/strength/answers/memory/skips-large", test_memory_large);
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *medium = g_strconcat ("/strength/answers/medium/", (*game)->id, NULL);
      g_test_add_data_func (medium, *game, test_medium);
    }
  g_test_add_func ("/strength/answers/hint", test_hint);
  return g_test_run ();
}
