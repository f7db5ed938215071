/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

/** toy: a game that has only parameters: one of every type, a family of groups, bounds that name other keys. */
extern const SsGame toy;
