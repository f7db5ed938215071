/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-param.h"

G_BEGIN_DECLS

/** SsValue: a right value of a parameter, read. */
typedef struct
{
  const SsParam *param;
  char *text;    /* canonical; unescaped for TEXT and EFFECT */
  int number;    /* INT, BOOL; ENUM: index of the word */
  char **items;  /* LIST, NULL-terminated, unescaped */
  int *numbers;  /* LIST of numbers; a word is -1 - its index */
  guint n_items;
} SsValue;

/** ss_value_read: @raw as it stands in a file. NULL if it is wrong: then one sentence a violated condition is appended to @whats (char*). */
SsValue *ss_value_read (const SsParam *param, const char *raw, GPtrArray *whats);
void     ss_value_free (SsValue *value);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsValue, ss_value_free)

/** ss_value_new_empty: for a key that must be given and is not. */
SsValue *ss_value_new_empty (const SsParam *param);

/** ss_value_to_raw: as it stands in a file. */
char *ss_value_to_raw (const SsValue *value);

/** ss_value_check_length: is @raw a list with more entries than allowed? Then says so (transfer full), else NULL. */
char *ss_value_check_length (const SsParam *param, const char *raw);

/** ss_value_check_escapes: NULL if @raw has only escapes of keyfiles, else says which not. */
char *ss_value_check_escapes (const char *raw, gboolean in_list);

/** ss_words_list: the words (NULL-terminated) joined for people, transfer full. ss_words_of: of @words, as such a list: free with g_free(). */
char        *ss_words_list (const char *const *words);
const char **ss_words_of (const SsWord *words);

/** ss_say_unknown_word: @value is none of @words; with the nearest as a suggestion. */
char *ss_say_unknown_word (const char *value, const char *const *words);

G_END_DECLS
