/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/kahuna/kahuna.h"

/** kahuna_change_hidden: deal the cards of @state that @seat can't know in another way: hand, pile and what was thrown away face down. */
void     kahuna_change_hidden (const SsRules *rules, SsState *state, SsSeat seat, SsRng *rng);
/** kahuna_change_thrown: let the card that @seat's opponent threw away last be one that he is known to have had. FALSE: there is none such. */
gboolean kahuna_change_thrown (SsState *state, SsSeat seat);
