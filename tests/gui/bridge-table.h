/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The Bridge on a table: what tests with real events begin with. */
#pragma once

#include "core/ss-match.h"
#include "ss-board-private.h"

/** bridge_table_match: of two persons, its setup done. Transfer full. */
SsMatch *bridge_table_match (void);
/** bridge_table_find_board: the board below @widget, borrowed; NULL: there is none. */
SsBoard *bridge_table_find_board (GtkWidget *widget);
/** bridge_table_place_of: the middle of the spot @id on the surface of @window. */
void bridge_table_place_of (GtkWindow *window, SsBoard *board, const char *id, double *x, double *y);
