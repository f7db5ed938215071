/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-types.h"

G_BEGIN_DECLS

/** SsPlayerRow: one player in the panel: stone, name, seat and colour, whether it is their turn, thinking, lines of scores. */
#define SS_TYPE_PLAYER_ROW (ss_player_row_get_type ())
G_DECLARE_FINAL_TYPE (SsPlayerRow, ss_player_row, SS, PLAYER_ROW, AdwBin)

void ss_player_row_set_player (SsPlayerRow *self, const char *name, SsSeat seat, GdkPaintable *stone);
/** ss_player_row_set_lines: of SsPanelLine*. */
void ss_player_row_set_lines (SsPlayerRow *self, GPtrArray *lines);
void ss_player_row_set_to_move (SsPlayerRow *self, gboolean to_move);
void ss_player_row_set_thinking (SsPlayerRow *self, gboolean thinking);

G_END_DECLS
