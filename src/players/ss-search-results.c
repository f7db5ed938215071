/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-search-private.h"

#include <math.h>

/* What came out of a search. */

double
ss_search_get_value (const SsSearch *search, SsSeat seat)
{
  const SsSearchNode *root = node_at (search, 0);
  if (root->proven)
    return for_seat (outcome_value (root->proven), seat);
  return root->visits ? for_seat (worth (search, root), seat) : 0;
}

SsResult
ss_search_get_proven (const SsSearch *search)
{
  return node_at (search, 0)->proven;
}

/* A proven result as a rank: win 1, nothing or draw 0, loss -1. */
static int
rank (const SsSearchNode *node, SsSeat seat)
{
  return node->proven == ss_result_win (seat) ? 1 : node->proven == ss_result_win (ss_seat_other (seat)) ? -1 : 0;
}

static guint32
best_child (const SsSearch *search, guint32 i, SsSeat seat)
{
  guint32 best = 0;
  for (guint32 c = node_at (search, i)->first_child; c; c = node_at (search, c)->next_sibling)
    {
      const SsSearchNode *a = node_at (search, c), *b = node_at (search, best);
      if (!best || rank (a, seat) > rank (b, seat) || (rank (a, seat) == rank (b, seat) && a->visits > b->visits))
        best = c;
    }
  return best;
}

typedef struct
{
  SsCandidate c;
  int rank;
} Ranked;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;
  if (x->rank != y->rank)
    return y->rank - x->rank;
  if (x->c.visits != y->c.visits)
    return x->c.visits < y->c.visits ? 1 : -1;
  if (x->c.value != y->c.value)
    return x->c.value < y->c.value ? 1 : -1;
  return x->c.move < y->c.move ? -1 : x->c.move > y->c.move;
}

GArray *
ss_search_get_candidates (const SsSearch *search)
{
  SsSeat seat = search->rules->game->to_move (search->rules, search->root);
  g_autoptr (GArray) ranked = g_array_new (FALSE, FALSE, sizeof (Ranked));
  for (guint32 c = node_at (search, 0)->first_child; c; c = node_at (search, c)->next_sibling)
    {
      const SsSearchNode *node = node_at (search, c);
      if (!node->visits)
        continue;
      double value = node->proven ? outcome_value (node->proven) : worth (search, node);
      Ranked r = { { node->move, for_seat (value, seat), node->visits, node->proven }, rank (node, seat) };
      g_array_append_val (ranked, r);
    }
  g_array_sort (ranked, compare_ranked);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (SsCandidate));
  for (guint i = 0; i < ranked->len; i++)
    g_array_append_val (candidates, g_array_index (ranked, Ranked, i).c);
  return candidates;
}

void
ss_search_get_line (const SsSearch *search, SsMove move, SsMoves *line, GPtrArray *texts)
{
  const SsGame *game = search->rules->game;
  g_autofree SsState *state = ss_state_dup (search->rules, search->root);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) legal = { 0 };
  g_auto (SsEffects) effects = { 0 };
  SsRng rng;

  ss_rng_seed (&rng, 1);
  if (game->hidden) /* a view is not to be played on; where the observer sees something new, the line ends */
    game->sample (search->rules, search->root, search->observer, &rng, state);
  for (guint i = 0; i < search->mark.n; i++)
    ss_history_push (&history, search->history.keys[i]);
  history.start = search->mark.start;

  for (guint32 i = 0; !ss_state_is_over (search->rules, state);)
    {
      if (game->awaits && game->awaits (search->rules, state))
        return;
      SsSeat seat = game->to_move (search->rules, state);
      if (game->hidden && seat != search->observer)
        return;
      if (i || !move)
        {
          guint32 best = best_child (search, i, seat);
          if (!best)
            return;
          move = node_at (search, best)->move;
        }
      legal.n = effects.n = 0;
      game->legal_moves (search->rules, state, &legal);
      if (!ss_moves_contain (&legal, move))
        return;
      ss_moves_add (line, move);
      if (texts)
        g_ptr_array_add (texts, game->move_text (search->rules, state, move));
      game->play (search->rules, state, move, NULL, &history, &effects);
      i = ss_search_find_child (search, i, move);
      if (!i || (game->reveals && game->reveals (search->rules, &effects, search->observer)))
        return;
    }
}
