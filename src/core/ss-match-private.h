/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-match-file.h"

G_BEGIN_DECLS

/* What ss-match.c (playing) and ss-match-undo.c (going back) share. */

/* A position is kept every so many moves: any other is at most that many moves away. */
#define KEPT_EVERY 64

/* Played: what is known of a move besides its text in the record. */
typedef struct
{
  SsMove move;
  guint8 mover;
  guint8 reveals; /* SS_SEEN_BY (seat): it showed that seat something it could not know */
} Played;

/* Kept: the position after a multiple of KEPT_EVERY moves. Its history is the match's up to the mark: keys are only ever added to that. */
typedef struct
{
  SsState *state;
  SsHistoryMark history;
  guint chance_used;
} Kept;

struct _SsMatch
{
  GObject parent_instance;

  SsRules *rules;
  SsRecord *record;
  SsPlayer *players[2];
  guint64 seed;
  SsPosition *position; /* now */
  GArray *played;       /* of Played, one for each move of the record */
  GArray *kept;         /* of Kept: after 0, 64, 128 ... moves */
  SsEffects last_effects;

  /* what undo took back, the next to come back last */
  GArray *undone;           /* of SsRecordMove */
  GArray *undone_groups;    /* of guint: how many moves each undo took back */
  GPtrArray *undone_chance; /* of char*: the outcomes of those moves */

  char *path;
  SsMatchLock *lock;
  GError *save_error;
};

/** ss_match_advance: play a legal move and note what is to be known of it; the record's entry is the caller's. */
void ss_match_advance (SsMatch *match, SsMove move);
/** ss_match_note_outcome: the record's result and reason by the rules. */
void ss_match_note_outcome (SsMatch *match);
/** ss_match_save: write the match to disk, if it is kept there. */
void ss_match_save (SsMatch *match);
void ss_match_tell_changed (SsMatch *match);
/** ss_match_conclude: moves from @first_number on were played: result, disk, then the signals. */
void ss_match_conclude (SsMatch *match, guint first_number);
/** ss_match_position_at: the position after the first @n moves, by itself; transfer full. */
SsPosition *ss_match_position_at (SsMatch *match, guint n);
/** ss_match_forget_undone: what was taken back can't come again. */
void ss_match_forget_undone (SsMatch *match);

G_END_DECLS
