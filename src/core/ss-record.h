/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-game.h"

G_BEGIN_DECLS

/** SsExpect: the keys of [Expect], in a vector. */
typedef enum
{
  SS_EXPECT_PERFT,
  SS_EXPECT_MOVES,
  SS_EXPECT_SCORES,
  SS_EXPECT_RESULT,
  SS_EXPECT_REASON,
  SS_EXPECT_ILLEGAL,
  SS_N_EXPECTS,
} SsExpect;

/** SsRecord: a match as its file says it (formats.md, Record): complete by itself. A plain struct owned by who made it. */
typedef struct
{
  char *text;    /* as in the file; canonical once played */
  double seconds; /* thought; negative: not known */
  char *comment; /* nullable */
  guint line;    /* in the file; 0 */
} SsRecordMove;

typedef struct
{
  SsVariant *variant;  /* resolved; owned */
  char *variant_id;    /* for display; may be "" */
  char *names[2];      /* free text; "computer:LEVEL" for a computer player; never NULL */
  char *started;       /* ISO 8601, nullable */
  SsResult result;
  char *reason;        /* nullable */
  GPtrArray *chance;   /* of char*: entry N is element N-1 */
  GArray *moves;       /* of SsRecordMove */
  char *path;          /* nullable */

  /* [Expect] of a vector; NULL or FALSE where not given */
  gboolean is_vector;
  char *expect_perft, *expect_moves, *expect_scores, *expect_result, *expect_reason;
  gboolean expect_illegal;
  guint expect_lines[SS_N_EXPECTS]; /* where each stands in the file; 0 */
} SsRecord;

/** ss_record_load: read and check a record or vector (by the ending of @path), replay included: all problems of the file. NULL if it cannot
 * be looked at (unreadable text, bad Format or Game, no or faulty [Rules], a gap in a numbering). */
SsRecord *ss_record_load (const char *path, SsProblems *problems);
SsRecord *ss_record_load_text (const char *text, gssize length, const char *path, gboolean is_vector, SsProblems *problems);
SsRecord *ss_record_new (SsVariant *variant);
void      ss_record_free (SsRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsRecord, ss_record_free)

/** ss_record_write: the text of the file: all of [Rules], [Chance], [Moves]. Transfer full. */
char *ss_record_write (const SsRecord *record);
/** ss_record_save: write it to @path atomically, with fsync. */
gboolean ss_record_save (const SsRecord *record, const char *path, GError **error);

const char *ss_result_to_word (SsResult result); /* "first", "second", "draw", "unfinished" */
gboolean    ss_result_from_word (const char *word, SsResult *result);

/** SsPosition: a state with its history, and how it came about: what replaying, perft and the command line walk on. */
typedef struct
{
  SsRules *rules;
  SsState *state;
  SsHistory history;
  SsChance *chance; /* owned */
} SsPosition;

/** ss_position_new: after setup. @chance is taken over; NULL: awaits if chance is needed. */
SsPosition *ss_position_new (SsRules *rules, SsChance *chance);
void        ss_position_free (SsPosition *position);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsPosition, ss_position_free)
void        ss_position_play (SsPosition *position, SsMove move, SsEffects *effects);

/** ss_record_replay: the position after the first @n moves (as far as they are legal; G_MAXUINT: all). @played (nullable): how many were. */
SsPosition *ss_record_replay (const SsRecord *record, guint n, guint *played);

/** ss_record_check_expect: replay the vector @record and report each key of [Expect] that does not hold. What ss_record_load() has reported is
 * not said again; where Illegal=true its last move must be refused, and only that. */
void ss_record_check_expect (const SsRecord *record, SsProblems *problems);

/** ss_moves_to_texts: the texts of @moves in byte order, as `moves` prints them. NULL-terminated, transfer full. */
char **ss_moves_to_texts (const SsRules *rules, const SsState *state, const SsMoves *moves);

/** The deepest that perft is asked for: far beyond what can be counted. */
#define SS_PERFT_MAX_DEPTH 64

/** ss_perft: the number of sequences of exactly @depth (0..SS_PERFT_MAX_DEPTH) legal moves (formats.md, perft). @state and @history are left as they are. */
guint64 ss_perft (const SsRules *rules, const SsState *state, const SsHistory *history, guint depth);

G_END_DECLS
