/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-scene.h"

G_BEGIN_DECLS

/** SsBook: the rules of a variant as a list of blocks, written by its game for the rules page: headings (the table of contents), paragraphs and
 * small drawn positions. All texts are translated, with the variant's own numbers in them; no key of a keyfile shows. */
typedef enum
{
  SS_BLOCK_HEADING,
  SS_BLOCK_TEXT,
  SS_BLOCK_FIGURE,
} SsBlockKind;

typedef struct
{
  SsBlockKind kind;
  char *id;       /* HEADING: an anchor, stable over languages */
  char *text;     /* HEADING, TEXT; FIGURE: its caption, which also describes it to a screen reader */
  SsScene *scene; /* FIGURE; owned */
} SsBlock;

struct _SsBook
{
  GPtrArray *blocks; /* of SsBlock* */
};

SsBook *ss_book_new (void);
void    ss_book_free (SsBook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsBook, ss_book_free)

/** All texts are taken over (transfer full). */
void ss_book_heading (SsBook *book, const char *id, char *text);
void ss_book_text (SsBook *book, char *text);
void ss_book_figure (SsBook *book, SsScene *scene, char *caption);
/** ss_book_param: the sentences that say the value in force of a parameter, the published one too. */
void ss_book_param (SsBook *book, const SsVariant *variant, const char *group, const char *key);

/** ss_book_of_rules: the whole rules page: the summary, what is different, and the game's own pages. */
SsBook *ss_book_of_rules (const SsRules *rules);

G_END_DECLS
