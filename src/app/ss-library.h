/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

G_BEGIN_DECLS

/** The matches on disk: one file a match in `stepstones/matches` of the user's data folder. */

typedef struct
{
  char *path;
  SsRecord *record; /* read and checked */
  gint64 when;      /* last written, seconds since 1970 */
} SsSavedMatch;

void ss_saved_match_free (SsSavedMatch *saved);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsSavedMatch, ss_saved_match_free)

/** ss_library_folder: transfer full. */
char      *ss_library_folder (void);
/** ss_library_unfinished: at most @most unfinished matches, the latest first; GPtrArray of SsSavedMatch*, transfer full. A damaged file is set aside
 * (ss_match_set_aside()) and its name added to @damaged (nullable, of char*). */
GPtrArray *ss_library_unfinished (guint most, GPtrArray *damaged);
/** ss_library_finished: all finished matches that can be read, the latest first; transfer full. */
GPtrArray *ss_library_finished (void);
/** ss_library_rename: give a match's file another @name (without ending), which must be free. */
gboolean   ss_library_rename (const char *path, const char *name, GError **error);
/** ss_library_open: a record for playing on or looking back. If it can only be looked at (another program holds it, its folder can't be written to, it
 * can't be followed to its end: then it ends before the fault), @note gets why, in a sentence (transfer full). */
SsMatch   *ss_library_open (const char *path, char **note, GError **error);
/** ss_library_start: a new match, kept on disk from its start. @words: who sits on each seat: a name or "computer:LEVEL". If it can't be
 * kept, the match is returned all the same and @error is set. */
SsMatch   *ss_library_start (SsVariant *variant, const char *const words[2], GError **error);
/** ss_library_remove: delete a match's file. */
gboolean   ss_library_remove (const char *path, GError **error);

/** ss_library_seed: for what may be different every time. */
guint64    ss_library_seed (void);
/** ss_library_player: a person or a computer player by its word in a record. */
SsPlayer  *ss_library_player (const char *word);

G_END_DECLS
