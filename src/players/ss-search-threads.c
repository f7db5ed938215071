/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-search-private.h"

#include <pthread.h>

/* Several threads: each has a tree of its own; what they found of the root's moves is put together (root parallelization). */

#define MOST_THREADS 16

typedef struct
{
  SsSearch *search;      /* NULL: not yet made */
  const SsSearch *first; /* whose beginning it has; while threads run, only what stays as it is may be looked at */
  SsHistory begun;
  guint64 seed;
  guint iterations, done;
  SsControl *control;
} Share;

/* A thread makes its own search: memory of the thread's own, of which no cache line is another's. */
static void *
run_share (void *data)
{
  Share *share = data;
  const SsSearch *first = share->first;
  if (!share->search)
    share->search = ss_search_new (first->rules, first->root, &share->begun, first->observer, share->seed);
  share->done = ss_search_run (share->search, share->iterations, share->control);
  return NULL;
}

/* What @mate, which began where @search did, found out about the moves of the root. */
static void
take_in (SsSearch *search, const SsSearch *mate)
{
  const SsSearchNode *theirs = node_at (mate, 0);
  if (mate->sampled && !search->sampled)
    ss_search_begin_sampling (search);
  else if (!mate->steady && search->steady)
    ss_search_stop_being_steady (search);

  SsSearchNode *root = node_at (search, 0);
  root->to_move = theirs->to_move;
  root->visits += theirs->visits;
  root->sum += theirs->sum;
  if (!search->sampled && theirs->proven)
    root->proven = theirs->proven;
  for (guint32 c = theirs->first_child; c; c = node_at (mate, c)->next_sibling)
    {
      theirs = node_at (mate, c);
      if (!theirs->visits)
        continue;
      guint32 i = ss_search_find_child (search, 0, theirs->move);
      if (!i)
        i = ss_search_add_child (search, 0, theirs->move);
      SsSearchNode *own = node_at (search, i);
      if (theirs->visits > own->visits)
        own->best = theirs->best;
      own->visits += theirs->visits;
      own->available += theirs->available;
      own->sum += theirs->sum;
      if (!search->sampled && theirs->proven && !own->proven)
        {
          own->proven = theirs->proven;
          own->best = outcome_value (own->proven);
          node_at (search, 0)->n_proven++;
        }
    }
}

guint
ss_search_run_threads (SsSearch *search, guint threads, guint iterations, SsControl *control)
{
  Share shares[MOST_THREADS];
  pthread_t made[MOST_THREADS];
  guint n = 1, done;

  threads = CLAMP (threads, 1, MOST_THREADS);
  for (guint i = 0; i < threads; i++)
    {
      shares[i] = (Share) { .first = search, .iterations = iterations / threads + (i < iterations % threads), .control = control };
      shares[i].seed = ss_mix64 (search->seed + i);
    }
  shares[0].search = search;
  for (; n < threads && shares[n].iterations > 0; n++)
    {
      SsHistory begun = search->history;
      ss_history_reset (&begun, search->mark);
      ss_history_copy (&shares[n].begun, &begun);
      if (pthread_create (&made[n], NULL, run_share, &shares[n]) != 0)
        {
          /* no more threads: this one does it all, one share after the other */
          run_share (&shares[n]);
          made[n] = pthread_self ();
        }
    }
  run_share (&shares[0]);
  done = shares[0].done;
  for (guint i = 1; i < n; i++)
    {
      if (!pthread_equal (made[i], pthread_self ()))
        pthread_join (made[i], NULL);
      done += shares[i].done;
      take_in (search, shares[i].search);
      ss_search_free (shares[i].search);
      ss_history_clear (&shares[i].begun);
    }
  if (n > 1 && search->steady && !node_at (search, 0)->proven)
    {
      g_array_set_size (search->path, 1);
      g_array_index (search->path, guint32, 0) = 0;
      ss_search_back_up_best (search, 0);
    }
  return done;
}
