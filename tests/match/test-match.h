/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-match.h"

/** The rules of @game with these keys. */
SsRules *rules_of (const char *game, const char *keys);
/** A match between Minji and Taro. */
SsMatch *match_of (const char *game, const char *keys, guint64 seed);
void     play (SsMatch *match, const char *moves); /* separated by commas */
void     assert_same_state (SsMatch *match, const SsState *expected);

void add_file_tests (void);
/** What a child of the file tests does. */
int play_as_child (const char *folder);
int hold_as_child (const char *path);

/* Hands 1 and 2, the market 3, the pile 4: one move a turn. */
#define TINY "[Deck]\nValues=1;2;3;4\nSlots=only\n[Hand]\nSize=1\n[Turn]\nMoves=1\nWait=true\n[End]\nTarget=50\nRepetition=0\n"
