/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-types.h"

G_BEGIN_DECLS

/** SsMoves: a buffer of moves that grows (a large board has 20,000) and is used again and again. */
struct _SsMoves
{
  SsMove *moves;
  guint n;
  guint room;
};

/** ss_moves_clear: free what @moves holds. `g_auto (SsMoves) moves = { 0 };` makes and frees one. */
static inline void
ss_moves_clear (SsMoves *moves)
{
  g_free (moves->moves);
  moves->moves = NULL;
  moves->n = moves->room = 0;
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SsMoves, ss_moves_clear)

static inline void
ss_moves_add (SsMoves *moves, SsMove move)
{
  if (G_UNLIKELY (moves->n == moves->room))
    {
      moves->room = moves->room ? moves->room * 2 : 64;
      moves->moves = g_renew (SsMove, moves->moves, moves->room);
    }
  moves->moves[moves->n++] = move;
}

static inline gboolean
ss_moves_contain (const SsMoves *moves, SsMove move)
{
  for (guint i = 0; i < moves->n; i++)
    if (moves->moves[i] == move)
      return TRUE;
  return FALSE;
}

G_END_DECLS
