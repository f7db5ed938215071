/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-types.h"

G_BEGIN_DECLS

/** SsHistory: the keys of the positions since the last move that can't be taken back, for rules of repetition.
 * It belongs to the caller (match, search, perft), not to the state; a game's play() pushes to it and counts in it. Games without such a rule leave it alone. */
struct _SsHistory
{
  guint64 *keys;
  guint n;     /* keys in all */
  guint start; /* the first that counts */
  guint room;
};

/** SsHistoryMark: where a history stood, to go back to. */
typedef struct
{
  guint n, start;
} SsHistoryMark;

static inline void
ss_history_clear (SsHistory *history)
{
  g_free (history->keys);
  history->keys = NULL;
  history->n = history->start = history->room = 0;
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SsHistory, ss_history_clear)

/** ss_history_copy: make @to (initialised) equal to @from; keys before the start are left out. */
static inline void
ss_history_copy (SsHistory *to, const SsHistory *from)
{
  guint n = from->n - from->start;
  if (to->room < n)
    {
      to->room = n;
      to->keys = g_renew (guint64, to->keys, n);
    }
  for (guint i = 0; i < n; i++)
    to->keys[i] = from->keys[from->start + i];
  to->n = n;
  to->start = 0;
}

static inline void
ss_history_push (SsHistory *history, guint64 key)
{
  if (history->n == history->room)
    {
      history->room = history->room ? history->room * 2 : 64;
      history->keys = g_renew (guint64, history->keys, history->room);
    }
  history->keys[history->n++] = key;
}

/** ss_history_cut: nothing before now can come again (the last move can't be taken back). The keys stay for ss_history_reset(). */
static inline void
ss_history_cut (SsHistory *history)
{
  history->start = history->n;
}

/** ss_history_count: how often @key has been pushed since the last cut. */
static inline guint
ss_history_count (const SsHistory *history, guint64 key)
{
  guint c = 0;
  for (guint i = history->start; i < history->n; i++)
    c += history->keys[i] == key;
  return c;
}

static inline SsHistoryMark
ss_history_mark (const SsHistory *history)
{
  return (SsHistoryMark) { history->n, history->start };
}

static inline void
ss_history_reset (SsHistory *history, SsHistoryMark mark)
{
  history->n = mark.n;
  history->start = mark.start;
}

G_END_DECLS
