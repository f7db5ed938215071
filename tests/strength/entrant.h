/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-record.h"
#include "players/ss-mind.h"

/** Entrant: who takes part in a measurement:
 *   a level ("medium"), perhaps with other numbers ("medium:iterations=900,temperature=0.3,slack=0.2,error=0.1");
 *   "greedy": one move ahead on the game's evaluation (ss-greedy.h);
 *   "stones": in Kahuna, the turn that at once gains the most stones, then bridges (kahuna-stones.h);
 *   "search:1000": so many iterations, and the most visited move. */
typedef struct
{
  char *text; /* as given, but for a level all its numbers: what a result was measured with */
  enum
  {
    ENTRANT_LEVEL,
    ENTRANT_GREEDY,
    ENTRANT_STONES,
    ENTRANT_SEARCH,
  } kind;
  SsLevel level;    /* LEVEL */
  guint iterations; /* SEARCH */
} Entrant;

/** entrant_read: for @game. FALSE and says so on standard error, if there is none such. */
gboolean entrant_read (Entrant *entrant, const SsGame *game, const char *text);
void     entrant_clear (Entrant *entrant);

/** Seated: an entrant at a game, with all that it keeps in mind. */
typedef struct _Seated Seated;
Seated *seated_new (const Entrant *entrant, double effort, guint64 seed);
void    seated_free (Seated *seated);
SsMove  seated_choose (Seated *seated, const SsPosition *position, SsSeat seat);
