/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-param.h"
#include "ss-problem.h"

G_BEGIN_DECLS

/** SsVariant: parameters as read from a keyfile, resolved through its bases and checked (formats.md, Variant). Counted by reference.
 * It also holds the text of its own file, so that it can be edited and written back with comments, order and line ends.
 * A variant with problems can still be looked at and edited; only one without is compiled. */

/** ss_variant_new_default: the published game: every key at its default. */
SsVariant *ss_variant_new_default (const SsGame *game);

/** ss_variant_load: read, resolve, check. @problems gets what is wrong. NULL only if it can't be looked at at all (unreadable text,
 * bad Format or Game). Bases are looked up beside @path, then among the player's own, then among the shipped variants. */
SsVariant *ss_variant_load (const char *path, SsProblems *problems);

/** ss_variant_load_text: the same of a @text not (yet) in a file; @path names it in problems and says where bases are looked up first. */
SsVariant *ss_variant_load_text (const char *text, gssize length, const char *path, SsProblems *problems);

/** ss_variant_load_id: a shipped or own variant by its id. */
SsVariant *ss_variant_load_id (const char *id, SsProblems *problems);

/** ss_variant_new_values: a variant of @game without a file from pairs "Group/Key" = value, as in a record's [Rules]. Only for code that
 * makes variants (tests, records, editors); checks like load. @lines (nullable): the line of each pair in @file, for problems. */
SsVariant *ss_variant_new_values (const SsGame *game, const char *const *keys, const char *const *values, const guint *lines, guint n,
                                  const char *file, SsProblems *problems);

SsVariant *ss_variant_ref (SsVariant *variant);
void       ss_variant_unref (SsVariant *variant);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsVariant, ss_variant_unref)

const SsGame *ss_variant_get_game (const SsVariant *variant);
const char   *ss_variant_get_id (const SsVariant *variant);   /* "" if it has none */
const char   *ss_variant_get_path (const SsVariant *variant); /* nullable */
const char   *ss_variant_get_base (const SsVariant *variant); /* id of its base, nullable */
/** ss_variant_get_name: in the language of the moment; the id if it has no name. ss_variant_get_summary: nullable. */
const char *ss_variant_get_name (const SsVariant *variant);
const char *ss_variant_get_summary (const SsVariant *variant);

/* Values. Group is the whole group name ("Shape BOAT"). Asking for a key that the game doesn't have is a programmer's error.
 * In a variant with problems a wrong value reads as its base's or default. */
int                ss_variant_get_int (const SsVariant *variant, const char *group, const char *key);
gboolean           ss_variant_get_bool (const SsVariant *variant, const char *group, const char *key);
guint              ss_variant_get_word (const SsVariant *variant, const char *group, const char *key); /* index in the words of an ENUM */
const char        *ss_variant_get_text (const SsVariant *variant, const char *group, const char *key); /* as in a file, canonical; unescaped for TEXT and EFFECT */
const char        *ss_variant_get_local (const SsVariant *variant, const char *group, const char *key); /* a translatable TEXT in the language of the moment */
const char *const *ss_variant_get_items (const SsVariant *variant, const char *group, const char *key, guint *n); /* entries of a LIST, NULL-terminated */
const int         *ss_variant_get_numbers (const SsVariant *variant, const char *group, const char *key, guint *n); /* LIST of ints; a word is -1 - its index */
/** ss_variant_get_groups: the group names ("Shape BOAT") of family @word in the order: bases' first, then as in the file. NULL-terminated, borrowed. */
const char *const *ss_variant_get_groups (const SsVariant *variant, const char *word, guint *n);

/** ss_variant_compare_groups: which of two groups stands later: below 0 if @a does before @b; those of the bases before those of the own file. */
int ss_variant_compare_groups (const SsVariant *variant, const char *a, const char *b);

/** ss_variant_is_given: does the variant's own file give this key? ss_variant_is_known: it or a base does. */
gboolean ss_variant_is_given (const SsVariant *variant, const char *group, const char *key);
gboolean ss_variant_is_known (const SsVariant *variant, const char *group, const char *key);
/** ss_variant_get_typed: what the variant's own file gives for a key (of [Variant] too: "Name[ko]"), right or wrong, as it stands there;
 * NULL: nothing. Transfer full. */
char *ss_variant_get_typed (const SsVariant *variant, const char *group, const char *key);
/** ss_variant_is_given_in: does file @layer of it (0: its own, 1: its base, 2: the base's base ...) give this key? FALSE beyond the last. */
gboolean ss_variant_is_given_in (const SsVariant *variant, guint layer, const char *group, const char *key);

/** ss_variant_problem: report a forbidden combination at the first of the keys that is given (by the file, else a base, which it then names).
 * @keys: "Group/Key" words, NULL-terminated. @message transfer full. For a game's check(). */
void ss_variant_problem (const SsVariant *variant, SsProblems *problems, char *message, const char *const *keys);
/** ss_variant_problem_at: report at one key, whether given or not (not given: at its group's heading). */
void ss_variant_problem_at (const SsVariant *variant, SsProblems *problems, const char *group, const char *key, char *message);
/** ss_variant_remark: a warning (the editor's remark), at that key. */
void ss_variant_remark (const SsVariant *variant, SsProblems *problems, const char *group, const char *key, char *message);

/* Differences */
/** ss_variant_equal: is the value of this key the same in both? */
gboolean ss_variant_equal (const SsVariant *a, const SsVariant *b, const char *group, const char *key);
/** ss_variant_count_differences: how many keys differ from @from (the published game: ss_variant_new_default of the base variant). */
guint ss_variant_count_differences (const SsVariant *variant, const SsVariant *from);
/** ss_variant_say_differences: a sentence each (char*, transfer full), in the order of the table; "Nothing differs ..." if none does. */
GPtrArray *ss_variant_say_differences (const SsVariant *variant, const SsVariant *from);
/** ss_variant_say: append the sentences (char*, transfer full) that say the value of one key, the published one too. */
void ss_variant_say (const SsVariant *variant, const char *group, const char *key, GPtrArray *sentences);
/** ss_variant_published: the published game of @variant's game: its shipped base variant, whose id is the game's (cached by the caller). */
SsVariant *ss_variant_published (const SsGame *game);

/* Editing: on the text of the own file; a change of one value changes one line. */
/** ss_variant_get_source: the text of the own file as it would be saved, byte for byte. */
const char *ss_variant_get_source (const SsVariant *variant, gsize *length);
/** ss_variant_with_value: a new variant in which @key has @value as it stands in a file (NULL: no longer given); all else as it was.
 * Groups "Variant" (Name, Name[ko], Summary ...) too. A wrong value is kept and reported. */
SsVariant *ss_variant_with_value (const SsVariant *variant, const char *group, const char *key, const char *value, SsProblems *problems);
/** ss_variant_without_group: a new variant without that group of its own file. */
SsVariant *ss_variant_without_group (const SsVariant *variant, const char *group, SsProblems *problems);
/** ss_variant_save: write the source to @path atomically. */
gboolean ss_variant_save (const SsVariant *variant, const char *path, GError **error);

/** ss_variant_write_rules: every key of the resolved variant as the lines of a record's [Rules] ("Group/Key=value\n" ...). Transfer full. */
char *ss_variant_write_rules (const SsVariant *variant);

/** ss_variant_random: a legal variant drawn over all keys and lists of the table: each key at a random value with probability @change, drawn
 * again until the whole is legal. For tests. */
SsVariant *ss_variant_random (const SsGame *game, guint64 seed, double change);

/** Folders of variants. Own: `stepstones/variants` of the user's data folder; shipped: `stepstones/rules` of the system's data folders. */
typedef struct
{
  char *id;
  char *path;
  gboolean own;
} SsVariantEntry;
/** ss_variant_list: every variant file found, shipped first in the order of the games and ids, then own; GPtrArray of SsVariantEntry*, transfer full. */
GPtrArray *ss_variant_list (void);
char      *ss_variant_own_folder (void); /* transfer full; made when missing by who writes */
gboolean   ss_variant_id_is_valid (const char *id);

G_END_DECLS
