/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

/** kahuna_stones_choose: a greedy player of Kahuna: of all that can be done with the cards in the hand before drawing, in any order, what leaves
 * the best difference of stones, then of bridges, then the most cards; then it takes the open card that could do the most so next turn. */
SsMove kahuna_stones_choose (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng);
