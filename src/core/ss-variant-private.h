/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-game.h"
#include "ss-keyfile.h"
#include "ss-value.h"

G_BEGIN_DECLS

/** At most so many steps of Base (formats.md). */
#define SS_MAX_BASES 8

/** The group of a record in which each key is a whole "Group/Key". */
#define SS_RULES_GROUP "Rules"

struct _SsVariant
{
  gatomicrefcount refs;
  const SsGame *game;
  char *id;
  char *path;          /* nullable */
  char *base;          /* nullable */
  GPtrArray *layers;   /* of SsKeyfile*: [0] its own file (or values), then the bases, each the next one's */
  gboolean in_rules;   /* the own layer comes from pairs "Group/Key" of [Rules] */
  GHashTable *values;  /* "Group/Key" or "Group/Key[ko]" to SsValue* */
  GHashTable *texts;   /* "Name[ko]" to the text, of the own [Variant] */
  GHashTable *families; /* word to GPtrArray of group names, NULL-terminated */
  char *source;        /* of a variant made from values: the file that says it */
};

SsVariant *ss_variant_alloc (const SsGame *game);
void       ss_variant_take_value (SsVariant *variant, const char *group, const char *key, SsValue *value);
SsValue   *ss_variant_get_value (const SsVariant *variant, const char *group, const char *key);

/** ss_key_split: "Name[ko]" into "Name" and "ko". FALSE if @key has no locale or a wrong one. */
gboolean ss_key_split (const char *key, char **plain, char **locale);

/** ss_local_lookup: of texts by "key[locale]", the one in the language of the moment; @prefix is "Group/Key" or "Key". */
gpointer ss_local_lookup (GHashTable *texts, const char *prefix);

/* The head of a file: [Variant] or [Game] */
/** ss_head_check_format: Format must be 1; else one problem. */
gboolean ss_head_check_format (const SsKeyfile *keyfile, const char *group, SsProblems *problems);
/** ss_head_get_game: the game that the file names; NULL with one problem. */
const SsGame *ss_head_get_game (const SsKeyfile *keyfile, const char *group, SsProblems *problems);

/** SsVariantSource: what a variant is made from. */
typedef enum
{
  SS_FROM_FILE,   /* a variant file: keys may be left out */
  SS_FROM_VALUES, /* pairs: keys may be left out */
  SS_FROM_RECORD, /* [Rules] of a record: every key without which the variant isn't whole must stand there */
} SsVariantSource;

/** ss_variant_check_lists: a list longer than allowed anywhere in @keyfile is reported; nothing else is to be said then. */
gboolean ss_variant_check_lists (const SsGame *game, const SsKeyfile *keyfile, gboolean in_rules, SsProblems *problems);

/** ss_variant_resolve: check the layers and work the values out. @line: of the heading [Rules]. Returns whether a game could be played by it
 * (every value right and no forbidden combination). */
gboolean ss_variant_resolve (SsVariant *variant, SsVariantSource source, guint line, SsProblems *problems);

/** ss_variant_new_pairs: as ss_variant_new_values(), from a record if @source says so. @sound (nullable) as ss_variant_resolve() returns; @alone
 * (nullable): a list is too long, and nothing else is to be said about the file. */
SsVariant *ss_variant_new_pairs (const SsGame *game, const char *const *keys, const char *const *values, const guint *lines, guint n, const char *file,
                                 SsVariantSource source, guint line, gboolean *sound, gboolean *alone, SsProblems *problems);

/** ss_variant_find_file: the file of variant @id, NULL if there is none. @beside: nullable, a file in whose folder it is looked up first. */
char *ss_variant_find_file (const char *id, const char *beside);
/** ss_variant_find_shipped: among the shipped ones only. */
char *ss_variant_find_shipped (const char *id);

G_END_DECLS
