/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-problem.h"

G_BEGIN_DECLS

/** SsKeyfile: the text of a keyfile line by line, byte for byte, with an index of what its groups and keys say (formats.md). GKeyFile can't be used
 * for checking: it knows no line numbers and merges repeated groups and keys. "Blanks" are spaces and tabs. */

/** Limits of formats.md, in bytes. */
#define SS_VARIANT_MAX_BYTES (1024 * 1024)
#define SS_RECORD_MAX_BYTES (64 * 1024 * 1024)

typedef enum
{
  SS_LINE_BLANK,
  SS_LINE_COMMENT,
  SS_LINE_GROUP,
  SS_LINE_PAIR,
  /* faults */
  SS_LINE_BAD_GROUP,
  SS_LINE_NO_EQUALS,
  SS_LINE_NO_GROUP, /* a key before the first group */
} SsLineKind;

/** SsLine: a line of the text; line N is element N-1. Offsets into the text. */
typedef struct
{
  SsLineKind kind;
  gsize start;                  /* of the line */
  gsize end;                    /* after its line end */
  gsize value_start, value_end; /* PAIR: the value without the blanks around it */
  const char *name;             /* GROUP: the group; PAIR, NO_GROUP: the key as written, "Name[ko]"; else NULL. Borrowed */
} SsLine;

/** SsEntry: a key and its first value. */
typedef struct
{
  const char *key;
  const char *value; /* as it stands in the file, without the blanks around it */
  guint line;
  guint second; /* the line where the key is given again; 0 */
} SsEntry;

/** SsSection: a group, all its places taken together. */
typedef struct
{
  const char *name;
  guint line;
  guint second;       /* the line where the group begins again; 0 */
  GPtrArray *entries; /* of SsEntry*, in the order of the file */
  GHashTable *by_key; /* key to SsEntry* */
} SsSection;

typedef struct
{
  char *path;   /* nullable: names the file in problems */
  char *text;   /* with an end mark after length */
  gsize length;
  GArray *lines;       /* of SsLine */
  GPtrArray *sections; /* of SsSection*, in the order of the file */
  GHashTable *by_name; /* name to SsSection* */
  GStringChunk *strings;
} SsKeyfile;

/** ss_keyfile_load: read @path. NULL with one problem if it can't be read, is larger than @max bytes, is not UTF-8, or has a NUL byte or a byte
 * order mark. */
SsKeyfile *ss_keyfile_load (const char *path, gsize max, SsProblems *problems);
/** ss_keyfile_new: the same of a @text (@length bytes; -1: up to its end mark). @path nullable. */
SsKeyfile *ss_keyfile_new (const char *text, gssize length, const char *path, gsize max, SsProblems *problems);
void       ss_keyfile_free (SsKeyfile *keyfile);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsKeyfile, ss_keyfile_free)

/** ss_keyfile_report_fault: is there a line that is none of a keyfile's? The first one is reported; nothing else is to be said about such a file. */
gboolean ss_keyfile_report_fault (const SsKeyfile *keyfile, SsProblems *problems);

/** ss_keyfile_add: for a document that is no file: @key of @group, said to stand in @line. */
void ss_keyfile_add (SsKeyfile *keyfile, const char *group, const char *key, const char *value, guint line);

SsSection *ss_keyfile_get_section (const SsKeyfile *keyfile, const char *group);
SsEntry   *ss_keyfile_get_entry (const SsKeyfile *keyfile, const char *group, const char *key);
/** ss_keyfile_get_value: nullable. */
const char *ss_keyfile_get_value (const SsKeyfile *keyfile, const char *group, const char *key);

/* Values */
/** ss_keyfile_unescape: the text that @value means, transfer full; NULL if it has an escape that keyfiles don't have, which @bad (nullable,
 * transfer full) then is. "\;" only in lists. */
char *ss_keyfile_unescape (const char *value, gboolean in_list, char **bad);
/** ss_keyfile_escape: @text as a value stands in a file. */
char *ss_keyfile_escape (const char *text, gboolean in_list);
/** ss_keyfile_split: the entries of a list as they stand in the file, without blanks around them; a last ';' only ends the list. */
char **ss_keyfile_split (const char *value, guint *n);

/** ss_number_read: is @text a whole number: an optional '-' and digits without a leading zero? @number saturates. */
gboolean ss_number_read (const char *text, gint64 *number);

/* Editing: the changed text, transfer full; all lines but the one concerned stay byte for byte. */
/** ss_keyfile_with_value: @key of @group at @value (as it stands in a file); NULL: no longer given. */
char *ss_keyfile_with_value (const SsKeyfile *keyfile, const char *group, const char *key, const char *value, gsize *length);
/** ss_keyfile_without_group: without the lines of @group. */
char *ss_keyfile_without_group (const SsKeyfile *keyfile, const char *group, gsize *length);

G_END_DECLS
