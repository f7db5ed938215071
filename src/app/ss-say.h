/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

G_BEGIN_DECLS

/** The moves of a match in words, as one seat may know them. SS_SEAT_NONE sees all. */

/** ss_say_move: a sentence without the player's name: what the move is, or, where it isn't known whole, what was seen of it. Transfer full. */
char *ss_say_move (SsMatch *match, guint number, SsSeat viewer);
/** ss_say_move_by: the same with the player's name. */
char *ss_say_move_by (SsMatch *match, guint number, SsSeat viewer);
/** ss_say_comment: on the move, or NULL; borrowed. */
const char *ss_say_comment (SsMatch *match, guint number);
/** ss_say_notation: the move's text. */
char *ss_say_notation (SsMatch *match, guint number, SsSeat viewer);

G_END_DECLS
