/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-games.h"

const SsGame *const ss_games[] = {
  &ss_skips,
  &ss_the_bridge,
  &ss_kahuna,
  &ss_dragon_bridge,
  NULL,
};
