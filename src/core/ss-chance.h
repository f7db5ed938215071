/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-rng.h"
#include "ss-types.h"

G_BEGIN_DECLS

/** SsChance: the only randomness a game has. It draws from a seeded generator and writes down what it drew, or reads back what was
 * written ([Chance] of formats.md). A game played with NULL for it stops at a state that *awaits* chance and has no moves. */

/** ss_chance_new: draws by @seed and writes every outcome down. */
SsChance *ss_chance_new (guint64 seed);
/** ss_chance_new_search: draws by @rng (borrowed, moved on) and writes nothing down: for play-outs. */
SsChance *ss_chance_new_search (SsRng *rng);
/** ss_chance_new_replay: gives back @entries (NULL-terminated, copied), one an outcome, in order; each as it stands in a record. */
SsChance *ss_chance_new_replay (const char *const *entries);
void      ss_chance_free (SsChance *chance);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsChance, ss_chance_free)

/** ss_chance_continue: a replaying @chance draws by @seed from here on, after its entries are used up, and writes down what it draws. */
void ss_chance_continue (SsChance *chance, guint64 seed);

/** ss_chance_skip: count the first @n entries as used already: for going on from the middle of a match. */
void ss_chance_skip (SsChance *chance, guint n);

/** SsQualifies: whether an order of @n items will do. */
typedef gboolean (*SsQualifies) (const guint8 *items, guint n, gconstpointer data);

/** ss_chance_shuffle: put @n items in a random order. @names[items[i]] is the item's word in the record (@names may be NULL with a
 * searching chance). Replaying, the order is read, and must be a permutation of the items.
 * @qualifies (nullable): drawing goes on until the order qualifies; a replayed order is taken as it stands.
 * Returns FALSE if a replayed entry is missing or wrong (see ss_chance_get_fault()): then @items are unchanged and the game awaits. */
gboolean ss_chance_shuffle (SsChance *chance, guint8 *items, guint n, const char *const *names, SsQualifies qualifies, gconstpointer data);

/** ss_chance_choose: one of @n words, each as likely; its index, or -1 as above. */
int ss_chance_choose (SsChance *chance, const char *const *words, guint n);

/** ss_chance_get_entries: all outcomes so far, read or drawn, as they stand in a record; element N-1 is entry N. Borrowed GPtrArray of char*. */
GPtrArray *ss_chance_get_entries (SsChance *chance);
/** ss_chance_get_used: how many entries have been used (equals the number of entries unless replaying has some left). */
guint ss_chance_get_used (SsChance *chance);

/** SsChanceFault: what went wrong with a replayed entry: the first only. */
typedef enum
{
  SS_CHANCE_OK,
  SS_CHANCE_MISSING, /* there is no entry N */
  SS_CHANCE_WRONG,   /* it is not a permutation of what is shuffled, or not one of the words */
} SsChanceFault;

/** ss_chance_get_fault: the fault, the number @n of the entry (from 1) and what it must be (@expected, transfer full: the items sorted, joined by ';'). */
SsChanceFault ss_chance_get_fault (SsChance *chance, guint *n, char **expected);

G_END_DECLS
