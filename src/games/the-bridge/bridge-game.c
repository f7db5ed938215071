/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include "games/ss-games.h"

#include <glib/gi18n.h>

/* The Bridge: its table of functions. */

static const SsReason reasons[] = {
  [REASON_STRANDED] = { "stranded", N_ ("The opponent didn't come home") },
  [REASON_POINTS] = { "points", N_ ("Points") },
  [REASON_ARRIVAL] = { "arrival", N_ ("Equal points, home first") },
  [REASON_TURN_LIMIT] = { "turn-limit", N_ ("Turn limit") },
  [REASON_REPETITION] = { "repetition", N_ ("Repetition of a position") },
  { NULL, NULL },
};

static const char *const effects[] = {
  [EFFECT_NONE] = "",
  [EFFECT_PLACE_RESCUE] = "place-rescue",
  [EFFECT_PLACE_TILE] = "place-tile",
  [EFFECT_TAKE_TILE] = "take-tile",
  [EFFECT_PLACE_BRIDGE] = "place-overbridge",
  [EFFECT_TAKE_BRIDGE] = "take-overbridge",
  [EFFECT_WALK] = "walk",
  [EFFECT_RESCUE] = "rescue",
  [EFFECT_GROW] = "grow",
  [EFFECT_SHRINK] = "shrink",
  [EFFECT_HOME] = "home",
  [EFFECT_EXTRA] = "extra-turns",
  [EFFECT_PASS] = "pass",
  [EFFECT_LOST_PIECE] = "lost-piece",
  [EFFECT_END] = "end",
  NULL,
};

const SsGame ss_the_bridge = {
  .id = "the-bridge",
  .title = N_ ("The Bridge"),
  .tagline = N_ ("Build a way across the river, rescue your people and reach the opposite corner"),
  .kind = N_ ("no luck"),
  .time = N_ ("30 minutes"),
  .vast = TRUE,
  .params = bridge_params,
  .refusals = bridge_refusals,
  .reasons = reasons,
  .effects = effects,

  .check = bridge_check,
  .check_family = bridge_check_family,
  .compile = bridge_compile,
  .clear = bridge_clear,

  .setup = bridge_setup,
  .to_move = bridge_to_move,
  .outcome = bridge_outcome,
  .scores = bridge_scores,
  .legal_moves = bridge_legal_moves,
  .count_moves = bridge_count_moves,
  .play = bridge_play,
  .digest = bridge_digest,

  .why_not = bridge_why_not,
  .move_text = bridge_move_text,
  .parse = bridge_parse,

  .evaluate = bridge_evaluate,
  .playout = bridge_playout,
  .order = bridge_order,

  .pick = bridge_pick,
  .draw = bridge_draw,
  .motion = bridge_motion,
  .say_move = bridge_say_move,
  .say_effect = bridge_say_effect,
  .prompt = bridge_prompt,
  .panel = bridge_panel,
  .write_position = bridge_write_position,
  .say_why = bridge_say_why,
  .write_rules = bridge_write_rules,
};
