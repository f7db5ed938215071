/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-rng.h"
#include "ss-types.h"

G_BEGIN_DECLS

/** SsParamType: what a parameter's value is. */
typedef enum
{
  SS_PARAM_INT,    /* a whole number, min..max */
  SS_PARAM_BOOL,   /* true, false */
  SS_PARAM_ENUM,   /* one of words */
  SS_PARAM_TEXT,   /* free text of one line, translatable if `translatable` (names of cards) */
  SS_PARAM_LIST,   /* min_items..max_items entries separated by ';', see items */
  SS_PARAM_EFFECT, /* text in a small language, checked as a whole by check_item */
} SsParamType;

/** SsItemType: what each entry of a list is. */
typedef enum
{
  SS_ITEMS_INT,         /* min..max */
  SS_ITEMS_INT_OR_WORD, /* min..max or one of words */
  SS_ITEMS_TEXT,        /* checked by check_item */
} SsItemType;

/** SsWord: a word of an enum (or list), its title for people, and what it means for the rules as a sentence. All N_(). */
typedef struct
{
  const char *word;
  const char *title;    /* N_(): the combo row's entry */
  const char *sentence; /* N_(), nullable: "What is different" (sentences.md) */
} SsWord;

typedef struct _SsParam SsParam;
typedef struct _SsDrawnEditor SsDrawnEditor;

/** SsCheckItem: is @text right as an entry of a list (or as an effect)? Else set @what (translated; what is wrong with it and what is allowed;
 * transfer full). Entry by entry only: what looks at other keys belongs to the game's check(). */
typedef gboolean (*SsCheckItem) (const SsParam *param, const char *text, char **what);

/** SsParam: one parameter of a game, declared once. The table is the parser, the checker, the editor's form, `describe`, the random
 * variants of the tests and the summary of house rules. Ends with a NULL key. */
struct _SsParam
{
  const char *group; /* "Board"; of a family its word: "Shape" for [Shape NAME] */
  const char *key;
  SsParamType type;
  gboolean family;   /* the group is a family: any number of groups `WORD NAME` */
  gboolean required; /* must be given in each group of the family: has no default */

  int min, max;             /* INT; each number of a list */
  gboolean open_max;        /* INT: the rules page's upper bound names another key: a value above max is no problem by itself (the game's
                             * check() finds it); max then only says how far that bound ever reaches, for describe, editors and random variants */
  gboolean open_min;        /* INT: the same of the lower bound */
  int min_items, max_items; /* LIST; a longer list is refused before anything else is done with the file */
  SsItemType items;
  gboolean distinct;   /* LIST: no entry twice (a combination-free condition on the list) */
  const SsWord *words; /* ENUM and INT_OR_WORD; BOOL: two, "false" and "true", for their sentences; ends with a NULL word */
  SsCheckItem check_item; /* nullable: a further condition on an entry, an effect, a text or (after its range) a number */
  /** check_list: nullable: of a LIST, a condition on its right entries together (@n of them); append to @whats a sentence (transfer full) a violation. */
  void (*check_list) (const SsParam *param, const char *const *items, guint n, GPtrArray *whats);
  gboolean translatable;
  /** random: for tests, a right value as it stands in a file, where the table alone doesn't say how to draw one (lists of texts, texts, effects),
   * or where values must fit each other. @partial: the variant as drawn so far, in the table's order
   * (of a family's groups: as it was before them). Transfer full. */
  char *(*random) (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
  const char *random_with; /* nullable: an earlier key of the group: whenever that is drawn this one is, for its value must fit */

  const char *fallback;                            /* the default as it would stand in a file; NULL: derived or required */
  char *(*derive) (const SsVariant *variant, const char *group); /* nullable: the default that depends on other keys; transfer full */
  const char *fallback_text;                       /* N_(), with derive: "as many as there are pieces" */

  const char *group_title; /* N_() */
  const char *title;       /* N_(): terms.md */
  const char *explanation; /* N_(): one or two sentences for `describe` and the editor's row */
  gboolean (*applies) (const SsVariant *variant); /* nullable: does the value matter under the other rules? Else the row is dimmed */

  /* What is different (sentences.md). Enough for most: the words' sentences, or for numbers these three with {n}. */
  const char *sentence_zero;  /* N_(), nullable: for 0 */
  const char *sentence_one;   /* for 1 in English */
  const char *sentence_other; /* the plural; both as NC_/ngettext pair: extracted by NS_() below */
  /** say: nullable: instead, append the sentences (transfer full) for the value in @variant. @group: of a family, the whole group name. */
  void (*say) (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);

  /** read_out: nullable: @text, a right value or entry as typed (unescaped; a list with ';'), said in words: for live reading in an editor. NULL if it is
   * not right. Transfer full. */
  char *(*read_out) (const SsParam *param, const char *text);
  /** find_fault: nullable: where in @text, as read_out gets it, the first wrong word stands, in characters; @length 0: something is missing there.
   * FALSE if there is none. */
  gboolean (*find_fault) (const SsParam *param, const char *text, guint *start, guint *length);
  const char *const *completions; /* nullable: the words of the language that @text is written in, for an editor's completion; NULL-terminated */

  const SsDrawnEditor *editor; /* nullable: an editor on a drawing, for what a form can't say well */
};

/** NS_: marks a pair of sentences for xgettext (--keyword=NS_:1,2) and gives both: `NS_ ("one ...", "{n} ...")` fills sentence_one and sentence_other. */
#define NS_(one, other) .sentence_one = (one), .sentence_other = (other)

/** ss_param_find: the parameter of @game for a group ("Shape V5x" finds the family "Shape") and key; NULL if there is none. */
const SsParam *ss_param_find (const SsGame *game, const char *group, const char *key);
/** ss_param_is_in_group: does @param belong to this group, or to each group of its family that this is one of? */
gboolean ss_param_is_in_group (const SsParam *param, const char *group);
/** ss_param_family_name: the NAME of a group `WORD NAME` of the family. Borrowed from @group. */
const char *ss_param_family_name (const SsParam *param, const char *group);

/** ss_text_fill: @format (translated) with each {name} replaced: pairs of name and value, ended by NULL. Nothing else is formatted. Transfer full.
 * `ss_text_fill (ngettext ("{n} rule differs", "{n} rules differ", n), "n", "3", NULL)` */
char *ss_text_fill (const char *format, ...) G_GNUC_NULL_TERMINATED;

/** ss_text_number: @n for people: the minus is U+2212. Transfer full. */
char *ss_text_number (int n);

/** ss_text_list: @items (n) joined by the language's list message: en "A, B and C"; ko "A, B, C"; ja "A、B、C". Transfer full. */
char *ss_text_list (const char *const *items, guint n);

/** ss_text_row: numbers in a row, in order, without "and": en, ko "2, 3, 1", ja "2・3・1". Transfer full. */
char *ss_text_row (const int *numbers, guint n);

G_END_DECLS
