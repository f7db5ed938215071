/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

/* The table of games (ss_games, declared in ss-game.h): a new game is a line here and a line in ss-games.c. */
extern const SsGame ss_skips;
extern const SsGame ss_the_bridge;
extern const SsGame ss_kahuna;
extern const SsGame ss_dragon_bridge;
