/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

G_BEGIN_DECLS

/** ss_greedy_choose: a player that looks one move ahead and no further: the move after which the game's evaluation is best for @seat, who is
 * to move in @view (its own); where something is hidden or left to chance, on average over a few ways it may be. Among equals one is drawn by
 * @rng. No level of the program: the yardstick that searching players are measured by. @history nullable. */
SsMove ss_greedy_choose (const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, SsRng *rng);

G_END_DECLS
