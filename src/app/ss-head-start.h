/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-board-picture.h"

G_BEGIN_DECLS

/** Drawing the boards of the home page's cards takes half as long as GTK takes to start. So both are done at once: ss_head_start_begin() draws on a
 * thread of its own; nothing else may draw until ss_head_start_end() has waited for it. */
void ss_head_start_begin (void);
void ss_head_start_end (void);

/** ss_head_start_take: the start of @game's published variant, ready for a card; NULL if it was taken already or never begun. Transfer full. */
SsReadyPicture *ss_head_start_take (const SsGame *game);

/** ss_head_start_remember: what the boards are shown in, for the next start. */
void ss_head_start_remember (SsStyle style, int scale);

G_END_DECLS
