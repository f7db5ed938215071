/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

G_BEGIN_DECLS

/** SsLevel: how strong a computer player is. Effort is counted in iterations, so that equal seeds play equal games on every machine;
 * time is a cap for a person who waits, and never used where games must repeat. */
typedef struct
{
  const char *word;    /* in records and on the command line: "medium" */
  const char *title;   /* N_(): "Medium" */
  const char *player;  /* N_(): "Computer (Medium)" */
  guint iterations;    /* of the search; 0: does not think at all (random) */
  double seconds;      /* cap of a thought that a person waits for */
  double temperature;  /* of the softmax over the good-looking moves; 0: the best */
  double slack;        /* how far below the best, in value, a move still looks good */
  double error;        /* in a solved position: the probability of a move other than the best */
  gboolean fixed;      /* the numbers hold in every game, whatever its own grades */
} SsLevel;

/** ss_levels: from the weakest up; ends with a NULL word. The first is `random`, the last the strongest. */
extern const SsLevel ss_levels[];

/** ss_level_find: by word; NULL if there is none. */
const SsLevel *ss_level_find (const char *word);

/** ss_level_at: @level with the numbers that it has at @game. */
SsLevel ss_level_at (const SsLevel *level, const SsGame *game);

/** ss_level_best: the strongest: hints are always at its strength. */
const SsLevel *ss_level_best (void);

G_END_DECLS
