/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-search.h"

G_BEGIN_DECLS

#define SS_SEARCH_EXPLORATION 0.8   /* on values of -1..1 */
#define SS_SEARCH_TRUST_IN_BEST 0.8 /* where values are steady: how much a node is worth its best line, and not the mean of all lines tried */

typedef struct
{
  SsMove move;
  guint32 parent, first_child, next_sibling;
  guint32 visits, available;
  double sum;  /* of values for First */
  double best; /* for First: what the best line found so far leads to; only where values are steady */
  /* Of a node that always has the same state: */
  SsMove *moves; /* in the order worth trying; NULL: not yet asked for */
  guint32 n_moves, n_proven; /* of its children */
  guint8 to_move;
  guint8 proven; /* SsResult; UNFINISHED: not proven */
} SsSearchNode;

typedef struct
{
  SsMove move;
  guint32 parent;
  guint32 node; /* 0: empty (the root is nobody's child) */
} SsSearchSlot;

struct _SsSearch
{
  const SsRules *rules;
  SsSeat observer;
  gboolean sampled; /* every iteration may meet another state at the same node */
  gboolean steady;  /* a node's state has always the same value: nothing is sampled, nor played out at random */
  SsState *root, *state, *scratch;
  SsHistory history;
  SsHistoryMark mark;
  guint64 seed;
  SsRng rng, dice; /* the dice are apart, so that a roll is noticed */
  SsChance *chance;

  GArray *nodes;       /* of SsSearchNode */
  SsSearchSlot *slots; /* child by parent and move */
  guint slot_bits;
  GArray *path; /* of guint32 */
  SsMoves moves;
  GArray *keys; /* of what ss-search.c sorts moves by */
  double exploration;
  double mean, squares; /* of the values so far: running mean, sum of squared deviations */
  guint n_values;
};

static inline SsSearchNode *
node_at (const SsSearch *search, guint32 i)
{
  return &g_array_index (search->nodes, SsSearchNode, i);
}

static inline double
outcome_value (SsResult result)
{
  return result == SS_RESULT_FIRST ? 1 : result == SS_RESULT_SECOND ? -1 : 0;
}

static inline double
for_seat (double value, SsSeat seat)
{
  return seat == SS_SEAT_SECOND ? -value : value;
}

/* What a node that has been visited is worth for First, as far as it is known. */
static inline double
worth (const SsSearch *search, const SsSearchNode *node)
{
  double mean = node->sum / node->visits;
  return search->steady ? mean + SS_SEARCH_TRUST_IN_BEST * (node->best - mean) : mean;
}

/* ss-search-tree.c: node 0 is the root; no other node has that number, so it stands for "none", too */
guint32 ss_search_find_child (const SsSearch *search, guint32 parent, SsMove move);
guint32 ss_search_add_child (SsSearch *search, guint32 parent, SsMove move);
/** ss_search_stop_being_steady: values turn out to depend on chance: their mean says more than the best of them. */
void ss_search_stop_being_steady (SsSearch *search);
/** ss_search_begin_sampling: something random happened in a game of perfect information: from here on nodes stand for several states, and nothing
 * is proven. */
void ss_search_begin_sampling (SsSearch *search);
/** ss_search_prove: the last node of the path is proven: what does that prove of those before it? */
void ss_search_prove (SsSearch *search, SsResult result);
/** ss_search_back_up_best: what the best line leads to, from the end of the path upward. The mean alone is slow to see one strong answer among many
 * weak ones. */
void ss_search_back_up_best (SsSearch *search, double value);

G_END_DECLS
