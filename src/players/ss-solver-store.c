/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-solver.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

/* What has been solved, or found too large, for all threads of the program. The most recently used stands first. */

#define MAX_ENTRIES 64
#define KEEP SS_SOLVER_LIMIT /* positions held in all */
#define KEEP_WHILE_MAKING 1000000u

typedef struct
{
  SsRules *rules;
  SsState *root;
  guint limit;
  gboolean making;
  SsSolveStatus status;
  SsSolver *solver; /* of SS_SOLVE_DONE */
} Entry;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t made = PTHREAD_COND_INITIALIZER;
static GList *entries;

static void
entry_free (Entry *e)
{
  ss_solver_unref (e->solver);
  ss_rules_unref (e->rules);
  g_free (e->root);
  g_free (e);
}

/* Let go of the longest unused until at most @keep positions are held. */
static void
make_room (guint keep)
{
  guint64 held = 0;
  guint n = 0;
  for (GList *l = entries, *next; l; l = next)
    {
      Entry *e = l->data;
      next = l->next;
      if (e->making)
        continue;
      held += e->solver ? ss_solver_get_positions (e->solver) : 0;
      if (held <= keep && ++n <= MAX_ENTRIES)
        continue;
      held -= e->solver ? ss_solver_get_positions (e->solver) : 0;
      entries = g_list_delete_link (entries, l);
      entry_free (e);
    }
}

/* An entry that answers for @state under @limit: made or in the making. That a larger table happens to know @state does not count:
 * what is solved must not depend on who asked before. */
static GList *
find (const SsRules *rules, const SsState *state, guint limit)
{
  for (GList *l = entries; l; l = l->next)
    {
      Entry *e = l->data;
      SsSolved solved;
      if (e->rules != rules)
        continue;
      if (e->solver ? ss_solver_get_positions (e->solver) <= limit && ss_solver_look_up (e->solver, state, &solved)
                    : memcmp (e->root, state, rules->state_size) == 0 &&
                        (e->making ? e->limit == limit : e->status != SS_SOLVE_TOO_LARGE || limit <= e->limit))
        return l;
    }
  return NULL;
}

static void
wait_for_making (void)
{
  struct timespec until;
  clock_gettime (CLOCK_REALTIME, &until);
  until.tv_nsec += 20 * 1000000; /* the caller's control has no condition to wake us */
  if (until.tv_nsec >= 1000000000)
    {
      until.tv_sec++;
      until.tv_nsec -= 1000000000;
    }
  pthread_cond_timedwait (&made, &lock, &until);
}

SsSolver *
ss_solver_obtain (const SsRules *rules, const SsState *state, guint limit, SsControl *control, SsSolveStatus *status)
{
  SsSolver *solver = NULL;
  GList *l;

  if (rules->game->hidden)
    {
      *status = SS_SOLVE_HIDDEN;
      return NULL;
    }
  pthread_mutex_lock (&lock);
  while ((l = find (rules, state, limit)) && ((Entry *) l->data)->making)
    {
      if (ss_control_is_hurried (control))
        {
          pthread_mutex_unlock (&lock);
          *status = SS_SOLVE_CANCELLED;
          return NULL;
        }
      wait_for_making ();
    }
  if (l)
    {
      Entry *e = l->data;
      entries = g_list_remove_link (entries, l);
      entries = g_list_concat (l, entries);
      *status = e->status;
      solver = e->solver ? ss_solver_ref (e->solver) : NULL;
      pthread_mutex_unlock (&lock);
      return solver;
    }

  Entry *e = g_new0 (Entry, 1);
  e->rules = ss_rules_ref (rules);
  e->root = ss_state_dup (rules, state);
  e->limit = limit;
  e->making = TRUE;
  make_room (limit > KEEP_WHILE_MAKING ? KEEP_WHILE_MAKING : KEEP - limit);
  entries = g_list_prepend (entries, e);
  pthread_mutex_unlock (&lock);

  solver = ss_solver_new (rules, state, limit, control, status);

  pthread_mutex_lock (&lock);
  e->making = FALSE;
  e->status = *status;
  e->solver = solver ? ss_solver_ref (solver) : NULL;
  if (*status == SS_SOLVE_CANCELLED)
    {
      entries = g_list_remove (entries, e);
      entry_free (e);
    }
  make_room (KEEP);
  pthread_cond_broadcast (&made);
  pthread_mutex_unlock (&lock);
  return solver;
}

gboolean
ss_solver_is_known_large (const SsRules *rules)
{
  gboolean large = FALSE;
  pthread_mutex_lock (&lock);
  for (GList *l = entries; l && !large; l = l->next)
    {
      const Entry *e = l->data;
      large = e->rules == rules && !e->making && e->status == SS_SOLVE_TOO_LARGE && e->limit == SS_SOLVER_LIMIT;
    }
  pthread_mutex_unlock (&lock);
  return large;
}

void
ss_solver_forget (void)
{
  pthread_mutex_lock (&lock);
  make_room (0);
  for (GList *l = entries, *next; l; l = next) /* what was too large holds no positions */
    {
      next = l->next;
      if (((Entry *) l->data)->making)
        continue;
      entry_free (l->data);
      entries = g_list_delete_link (entries, l);
    }
  pthread_mutex_unlock (&lock);
}
