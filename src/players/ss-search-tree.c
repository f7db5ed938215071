/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-search-private.h"

#include <math.h>

/* The tree of a search: nodes by number, found by parent and move; what is proven, and what the best line leads to. */

static inline guint
slot_of (const SsSearch *search, guint32 parent, SsMove move)
{
  return ss_mix64 (move + parent * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - search->slot_bits);
}

guint32
ss_search_find_child (const SsSearch *search, guint32 parent, SsMove move)
{
  guint mask = (1u << search->slot_bits) - 1;
  for (guint s = slot_of (search, parent, move); search->slots[s].node; s = (s + 1) & mask)
    if (search->slots[s].parent == parent && search->slots[s].move == move)
      return search->slots[s].node;
  return 0;
}

static void
put_child (SsSearch *search, SsSearchSlot slot)
{
  guint mask = (1u << search->slot_bits) - 1, s = slot_of (search, slot.parent, slot.move);
  while (search->slots[s].node)
    s = (s + 1) & mask;
  search->slots[s] = slot;
}

guint32
ss_search_add_child (SsSearch *search, guint32 parent, SsMove move)
{
  guint32 i = search->nodes->len;
  SsSearchNode node = { .move = move, .parent = parent, .next_sibling = node_at (search, parent)->first_child, .to_move = SS_SEAT_NONE };
  node_at (search, parent)->first_child = i;
  g_array_append_val (search->nodes, node);
  if (search->nodes->len > (1u << search->slot_bits) / 2)
    {
      g_free (search->slots);
      search->slots = g_new0 (SsSearchSlot, (gsize) 1 << ++search->slot_bits);
      for (guint32 k = 1; k < i; k++)
        put_child (search, (SsSearchSlot) { node_at (search, k)->move, node_at (search, k)->parent, k });
    }
  put_child (search, (SsSearchSlot) { move, parent, i });
  return i;
}

void
ss_search_stop_being_steady (SsSearch *search)
{
  search->steady = FALSE;
  search->exploration = SS_SEARCH_EXPLORATION;
}

void
ss_search_begin_sampling (SsSearch *search)
{
  search->sampled = TRUE;
  ss_search_stop_being_steady (search);
  for (guint i = 0; i < search->nodes->len; i++)
    {
      SsSearchNode *node = node_at (search, i);
      g_clear_pointer (&node->moves, g_free);
      node->n_moves = node->n_proven = 0;
      node->proven = SS_RESULT_UNFINISHED;
    }
}

void
ss_search_prove (SsSearch *search, SsResult result)
{
  guint at = search->path->len - 1;
  node_at (search, g_array_index (search->path, guint32, at))->proven = result;
  while (at-- > 0)
    {
      SsSearchNode *node = node_at (search, g_array_index (search->path, guint32, at));
      SsResult win = ss_result_win (node->to_move);
      node->n_proven++;
      if (node->proven)
        return;
      if (result == win)
        node->proven = win;
      else if (node->n_proven == node->n_moves)
        {
          node->proven = ss_result_win (ss_seat_other (node->to_move));
          for (guint32 c = node->first_child; c; c = node_at (search, c)->next_sibling)
            if (node_at (search, c)->proven == SS_RESULT_DRAW)
              node->proven = SS_RESULT_DRAW;
        }
      else
        return;
      result = node->proven;
    }
}

void
ss_search_back_up_best (SsSearch *search, double value)
{
  for (guint k = search->path->len; k-- > 0;)
    {
      SsSearchNode *node = node_at (search, g_array_index (search->path, guint32, k));
      if (node->proven)
        node->best = outcome_value (node->proven);
      else if (!node->first_child)
        node->best = value;
      else
        {
          double best = -INFINITY;
          for (guint32 c = node->first_child; c; c = node_at (search, c)->next_sibling)
            if (node_at (search, c)->visits)
              best = MAX (best, for_seat (node_at (search, c)->best, node->to_move));
          node->best = for_seat (best, node->to_move);
        }
    }
}
