/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-match.h"

G_BEGIN_DECLS

/* The file of a running match: names and locks. Used by ss-match.c alone. */

/** SsMatchLock: held while a match is open: the kernel's lock on the match's own file, which goes when a program is killed. */
typedef struct
{
  int fd;
} SsMatchLock;

SsMatchLock *ss_match_lock_take (const char *path, GError **error);
void         ss_match_lock_release (SsMatchLock *lock);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsMatchLock, ss_match_lock_release)

/** ss_match_file_claim: a file for a new match in @folder, which is made if missing; @record is written into it, and its lock is taken. */
char *ss_match_file_claim (const char *folder, const SsRecord *record, SsMatchLock **lock, GError **error);

/** ss_match_file_replace: put @text in the place of what the file at @path has; all of it or nothing is done, and @lock holds on. */
gboolean ss_match_file_replace (const char *path, const char *text, SsMatchLock *lock, GError **error);

/** ss_match_file_has_moves: do the moves in the file at @path equal those of @record? */
gboolean ss_match_file_has_moves (const char *path, const SsRules *rules, const SsRecord *record);

G_END_DECLS
