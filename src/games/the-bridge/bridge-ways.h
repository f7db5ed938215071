/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bridge.h"

G_BEGIN_DECLS

/* Shortest ways, counted in turns: how soon a relief piece could stand where, if the other did nothing. */

#define WAY_TURN 6          /* one turn */
#define WAY_FAR (60 * WAY_TURN)

typedef struct
{
  guint16 cost[256]; /* of a square, in sixths of a turn; WAY_FAR or more: no way */
  guint home;        /* to the enemy's camp */
  Bits home_way;     /* squares of that way, from the relief piece to the camp */
  Bits home_water;   /* those of them that are still to be covered */
} Ways;

/** bridge_find_ways: of the relief piece of @seat, which is not home. Costs are told as far as two turns beyond home; WAY_FAR beyond. @trace: find the
 * squares of the way home as well; else costs may be left out that are higher than those of home and of all rescue pieces. */
void bridge_find_ways (const BridgeRules *rules, const BridgeState *state, guint seat, gboolean trace, Ways *ways);

G_END_DECLS
