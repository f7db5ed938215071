/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dragon-bridge/dragon-rules.h"

/** dragon_change_hidden: deal the cards of @state that @seat can't know in another way: hand, decks. */
void dragon_change_hidden (const SsRules *rules, SsState *state, SsSeat seat, SsRng *rng);
