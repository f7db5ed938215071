/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-player.h"
#include "ss-record.h"

G_BEGIN_DECLS

/** SsMatch: rules, record, current state, two players. The referee: it alone holds the full state; everybody else gets views.
 * Emits "played" (guint: the move's number; what it did: ss_match_get_effects()), then "changed" (the position or the result is another one: a
 * move, an undo), then "ended" once it is over. What has changed is on disk before anybody is told. Used from one thread. */
#define SS_TYPE_MATCH (ss_match_get_type ())
G_DECLARE_FINAL_TYPE (SsMatch, ss_match, SS, MATCH, GObject)

/** ss_match_new: a new match under @rules, drawing chance by @seed. Players are taken over (transfer full). */
SsMatch *ss_match_new (SsRules *rules, SsPlayer *first, SsPlayer *second, guint64 seed);
/** ss_match_resume: go on with the match of @record (transfer full, freed even on failure). Both players as the record names them, persons or
 * levels (transfer full). SS_MATCH_ERROR_DAMAGED if it can't be replayed to its end. */
SsMatch *ss_match_resume (SsRecord *record, SsPlayer *first, SsPlayer *second, guint64 seed, GError **error);

const SsRules  *ss_match_get_rules (SsMatch *match);
SsRecord       *ss_match_get_record (SsMatch *match); /* borrowed; moves that undo took back are not in it */
SsPlayer       *ss_match_get_player (SsMatch *match, SsSeat seat);
guint           ss_match_get_n_moves (SsMatch *match);
/** ss_match_get_view: what @seat sees after @n moves (G_MAXUINT: now); transfer full, g_free(). A state is kept every 64 moves. */
SsState        *ss_match_get_view (SsMatch *match, guint n, SsSeat seat);
SsMove          ss_match_get_move (SsMatch *match, guint number); /* from 1 */
SsSeat          ss_match_get_mover (SsMatch *match, guint number);
/** ss_match_get_effects: what move @number did; transfer full: caller clears. */
void            ss_match_get_effects (SsMatch *match, guint number, SsEffects *effects);
SsSeat          ss_match_get_to_move (SsMatch *match);
void            ss_match_get_outcome (SsMatch *match, SsOutcome *outcome);
void            ss_match_get_scores (SsMatch *match, guint n, int scores[2]);
const char     *ss_match_get_reason_word (SsMatch *match); /* also "resigned", "agreed"; NULL while unfinished */
SsResult        ss_match_get_result (SsMatch *match);
const SsHistory *ss_match_get_history (SsMatch *match);

/** ss_match_play: play for who is to move. FALSE with a translated SS_MATCH_ERROR if it is not legal. @seconds thought, negative if not known. */
gboolean ss_match_play (SsMatch *match, SsMove move, double seconds, GError **error);
/** ss_match_play_text: the same from notation. */
gboolean ss_match_play_text (SsMatch *match, const char *text, double seconds, GError **error);
/** ss_match_resign, ss_match_agree_draw: only while the match is unfinished; neither can be undone. */
void     ss_match_resign (SsMatch *match, SsSeat seat);
void     ss_match_agree_draw (SsMatch *match);
/** ss_match_set_comment: on move @number (from 1); NULL or "" takes it away. */
void     ss_match_set_comment (SsMatch *match, guint number, const char *comment);

/** ss_match_can_undo: back to @seat's last decision, never past a move that showed it something it could not know. */
gboolean ss_match_can_undo (SsMatch *match, SsSeat seat);
void     ss_match_undo (SsMatch *match, SsSeat seat);
/** ss_match_redo: what the last undo took back, all of it, random outcomes too. */
gboolean ss_match_can_redo (SsMatch *match);
void     ss_match_redo (SsMatch *match);

/** ss_match_set_folder: keep the match on disk in @folder from now on, after every move (atomically, with fsync); the file's name is made
 * from variant and time; a lock is held. FALSE if it can't be. */
gboolean    ss_match_set_folder (SsMatch *match, const char *folder, GError **error);
/** ss_match_set_path: the same at a file that exists (resumed). SS_MATCH_ERROR_LOCKED if another program holds it, or has played on since it was
 * read. Written to only when something changes. */
gboolean    ss_match_set_path (SsMatch *match, const char *path, GError **error);
const char *ss_match_get_path (SsMatch *match);
/** ss_match_get_save_error: what went wrong when last saving; NULL if nothing. Shown until it is mended. */
const GError *ss_match_get_save_error (SsMatch *match);
/** ss_match_is_locked: does a program (this one, too) hold the match at @path? */
gboolean ss_match_is_locked (const char *path);
/** ss_match_set_aside: rename the damaged file at @path so that nothing takes it for a match; its new path (transfer full), or NULL. */
char *ss_match_set_aside (const char *path, GError **error);

typedef enum
{
  SS_MATCH_ERROR_ILLEGAL,
  SS_MATCH_ERROR_OVER,
  SS_MATCH_ERROR_LOCKED,
  SS_MATCH_ERROR_DAMAGED,
} SsMatchError;
#define SS_MATCH_ERROR (ss_match_error_quark ())
GQuark ss_match_error_quark (void);

G_END_DECLS
