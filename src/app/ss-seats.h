/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

G_BEGIN_DECLS

/** Who sits where, in words and for people. A word is what stands in a record: a name, or "computer:LEVEL". */

gboolean    ss_seats_is_computer (const char *word);
/** ss_seats_name_of_word: for people: "Minji", "Computer (Medium)"; transfer full. */
char       *ss_seats_name_of_word (const char *word);
/** ss_seats_viewer_of_words: whose eyes the board is seen with: the only person's; NONE if there are two or none. */
SsSeat      ss_seats_viewer_of_words (const char *first, const char *second);
/** ss_seats_variant_name: of the match's variant in the language of the moment; the game's title if it has none. */
const char *ss_seats_variant_name (const SsRecord *record);
/** ss_seats_title: "First", "Second", translated. */
const char *ss_seats_title (SsSeat seat);
/** ss_seats_symbol: the symbol of data/art that stands for a player. */
const char *ss_seats_symbol (SsSeat seat);

G_END_DECLS
