/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-types.h"

G_BEGIN_DECLS

/** SsProblem: one violated condition of a file (formats.md, Variant). */
typedef struct
{
  char *file;         /* nullable */
  guint line;         /* from 1; 0: none */
  char *group;        /* nullable */
  char *key;          /* nullable */
  char *message;      /* translated: what is wrong; what is allowed */
  const char *reason; /* for a refused move, a word of the game's list of refusals; else NULL */
  gboolean warning;   /* the editor's remark: not an error, never counted and never printed by `check` */
} SsProblem;

/** SsProblems: a list of them in the order found. */
struct _SsProblems
{
  GPtrArray *list; /* of SsProblem* */
};

SsProblems *ss_problems_new (void);
void        ss_problems_free (SsProblems *problems);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsProblems, ss_problems_free)

/** ss_problems_add: append one; strings are copied; @message is taken over (transfer full). Returns it, borrowed. */
SsProblem *ss_problems_add (SsProblems *problems, const char *file, guint line, const char *group, const char *key, char *message);

/** ss_problems_count: how many errors there are (warnings apart). */
guint ss_problems_count (const SsProblems *problems);

/** ss_problems_take_sorted: append those of @from (taken over), in the order of their lines. */
void ss_problems_take_sorted (SsProblems *problems, SsProblems *from);

/** ss_problem_to_line: `FILE:LINE: [Group] Key: message` without what is not known; at most 400 characters, control and
 * direction-changing characters escaped. Transfer full. */
char *ss_problem_to_line (const SsProblem *problem);

/** ss_quote_value: @value for a message: escaped and cut at 60 characters. Transfer full. */
char *ss_quote_value (const char *value);

/** ss_nearest_word: the one of @words (NULL-terminated) that @word is probably a misspelling of, or NULL. */
const char *ss_nearest_word (const char *word, const char *const *words);

G_END_DECLS
