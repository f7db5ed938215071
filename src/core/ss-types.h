/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** SsSeat: who plays First (the first turn of play) and who Second; NONE is nobody, and as a viewer the referee, who sees all. */
typedef enum
{
  SS_SEAT_FIRST = 0,
  SS_SEAT_SECOND = 1,
  SS_SEAT_NONE = 2,
} SsSeat;

static inline SsSeat
ss_seat_other (SsSeat seat)
{
  return seat == SS_SEAT_FIRST ? SS_SEAT_SECOND : SS_SEAT_FIRST;
}

typedef enum
{
  SS_RESULT_UNFINISHED,
  SS_RESULT_FIRST,
  SS_RESULT_SECOND,
  SS_RESULT_DRAW,
} SsResult;

static inline SsResult
ss_result_win (SsSeat seat)
{
  return seat == SS_SEAT_FIRST ? SS_RESULT_FIRST : SS_RESULT_SECOND;
}

/** SsMove: the smallest thing a player decides, packed by its game. 0 is no move. Its text is what records hold. */
typedef guint64 SsMove;
#define SS_NO_MOVE ((SsMove) 0)

typedef struct _SsGame SsGame;
typedef struct _SsRules SsRules;
typedef struct _SsVariant SsVariant;
typedef struct _SsScene SsScene;
typedef struct _SsChance SsChance;
typedef struct _SsHistory SsHistory;
typedef struct _SsEffects SsEffects;
typedef struct _SsMoves SsMoves;
typedef struct _SsProblems SsProblems;
typedef struct _SsBook SsBook;

/** SsState: the state of a match under some rules: ss_rules_get_state_size() bytes without pointers or padding, zeroed before use.
 * Copied with memcpy, compared with memcmp. Each game casts it to a struct of its own. */
typedef struct _SsState SsState;

G_END_DECLS
