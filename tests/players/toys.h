/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

G_BEGIN_DECLS

/* Games of a few lines, whose right answers can be worked out by hand or by a second, simple reckoning. They have rules without a variant,
 * which are static and never freed. */

/** toy_heap: take 1 to 3 from a heap; who takes the last wins. */
SsRules *toy_heap (guint8 n);
guint    toy_heap_left (const SsState *state);

/** toy_graph: a random graph; a node may be First's or Second's to move from, or an end; there are circles. */
#define TOY_NODES 300
typedef struct
{
  guint n_moves; /* 0: an end */
  guint16 to[3];
  SsSeat to_move;
  SsResult result; /* of an end */
} ToyNode;
SsRules *toy_graph (guint64 seed, const ToyNode **nodes);
void     toy_graph_set (SsState *state, guint node);

/** toy_guess: First guesses Second's card, one of 1 1 1 2, right away. First does not see it. */
SsRules *toy_guess (void);
void     toy_guess_set (SsState *state, guint card);

/** toy_counters: eight counters that go up to 15, one at a move: far too many positions; the last to move wins. */
SsRules *toy_counters (void);

/** toy_dice: perfect information with chance in play: move 1 wins by a die of 3 and more, move 2 by 5 and more. */
SsRules *toy_dice (void);

/** toy_again: as toy_heap, but the game looks at its history. */
SsRules *toy_again (void);

G_END_DECLS
