/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

/** GameWalk: one random game under one variant, held against what must be true of every game. */
typedef struct
{
  const SsGame *game;
  SsRules *rules;
  SsMatch *match;
  SsRng rng;
  GArray *pool;     /* of SsMove: moves that were legal somewhere, sometime */
  GArray *digests;  /* of guint64: after 0, 1, 2 ... moves */
  GPtrArray *states; /* of SsState*: likewise */
  guint64 n_checked; /* refusals looked at */
} GameWalk;

/** game_walk: play at most @max_moves; aborts with the variant and the moves at the first thing that is wrong. Returns how many were played. */
guint game_walk (SsVariant *variant, guint64 seed, guint max_moves, guint64 *n_refused);
