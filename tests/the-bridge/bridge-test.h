/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-record.h"
#include "games/ss-games.h"
#include "games/the-bridge/bridge.h"

/* What the tests of The Bridge share. */

/** bridge_test_rules: the published game but for @changes: "Board/Size=7" ..., one a line. */
SsRules *bridge_test_rules (const char *changes);
/** bridge_test_position: under these rules after @moves, separated by blanks; each must be legal. */
SsPosition *bridge_test_position (const char *changes, const char *moves);
/** bridge_test_play: more moves, each legal. */
void bridge_test_play (SsPosition *position, const char *moves);
/** bridge_test_word: "" if @move is legal, else the word of the refusal; its sentence must be there and have no placeholder left. */
const char *bridge_test_word (const SsPosition *position, const char *move);
/** bridge_test_moves: the legal moves, sorted, joined by blanks (transfer full). */
char *bridge_test_moves (const SsPosition *position);
/** bridge_test_put: lay tiles, as "+b1c1 +a2a3", on the board as @seat's, whosever turn it is and whatever the supply. */
void bridge_test_put (SsPosition *position, guint seat, const char *tiles);
/** bridge_test_stand: put the relief piece of @seat on @square. */
void bridge_test_stand (SsPosition *position, guint seat, const char *square);
#define BRIDGE_STATE(position) ((BridgeState *) (position)->state)
