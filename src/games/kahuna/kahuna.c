/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/ss-games.h"
#include "kahuna.h"

#include <glib/gi18n.h>

const SsRefusal kahuna_refusals[] = {
  { "", "" },
  [KAHUNA_REFUSE_FREE_BRIDGES_FIRST] = { "free-bridges-first", N_ ("The free bridges of the handicap must be placed first.") },
  [KAHUNA_REFUSE_NO_FREE_BRIDGE] = { "no-free-bridge", N_ ("There are no free bridges to be placed.") },
  [KAHUNA_REFUSE_NO_CARD] = { "no-card", N_ ("You don't hold this card.") },
  [KAHUNA_REFUSE_ONE_CARD] = { "one-card", N_ ("You hold only one such card; two are needed.") },
  [KAHUNA_REFUSE_NOT_AT_CARD] = { "not-at-card", N_ ("The line doesn't touch the island of the card.") },
  [KAHUNA_REFUSE_OWN_BRIDGE] = { "own-bridge", N_ ("Your own bridge already stands there.") },
  [KAHUNA_REFUSE_ENEMY_BRIDGE] = { "enemy-bridge", N_ ("A bridge of the opponent stands there.") },
  [KAHUNA_REFUSE_NO_SUPPLY] = { "no-supply", N_ ("All your bridges are on the board already.") },
  [KAHUNA_REFUSE_HELD_BOTH] = { "held-both", N_ ("The opponent holds both islands of the line.") },
  [KAHUNA_REFUSE_HELD] = { "held", N_ ("The opponent holds an island of the line.") },
  [KAHUNA_REFUSE_NO_BRIDGE] = { "no-bridge", N_ ("No bridge stands there.") },
  [KAHUNA_REFUSE_NOT_ENEMY] = { "not-enemy", N_ ("Only bridges of the opponent can be removed.") },
  [KAHUNA_REFUSE_CARDS_NOT_AT_LINE] = { "cards-not-at-line", N_ ("Both cards must name an island of the line.") },
  [KAHUNA_REFUSE_NO_REBUILD] = { "no-rebuild", N_ ("Under these rules the line stays empty after a removal.") },
  [KAHUNA_REFUSE_REBUILD_HELD] = { "rebuild-held", N_ ("The opponent would still hold an island of the line.") },
  [KAHUNA_REFUSE_FULL_HAND] = { "full-hand", N_ ("Your hand is full.") },
  [KAHUNA_REFUSE_NOT_OPEN] = { "not-open", N_ ("This card doesn't lie among the open cards.") },
  [KAHUNA_REFUSE_NO_PILE] = { "no-pile", N_ ("The pile is empty.") },
  [KAHUNA_REFUSE_MUST_DRAW] = { "must-draw", N_ ("Under these rules every turn ends with drawing a card, as long as there are any.") },
  [KAHUNA_REFUSE_AFTER_DECLINE] = { "after-decline", N_ ("The opponent has just ended a turn without drawing, so you must draw.") },
  { NULL, NULL },
};

const SsReason kahuna_reasons[] = {
  [KAHUNA_BY_POINTS] = { "points", N_ ("Points") },
  [KAHUNA_BY_LAST_ROUND] = { "last-round", N_ ("Tie, stones of the last round") },
  [KAHUNA_BY_BRIDGES] = { "bridges", N_ ("Tie, bridges") },
  [KAHUNA_BY_NOTHING] = { "equal", N_ ("Everything equal") },
  [KAHUNA_BY_ELIMINATION] = { "eliminated", N_ ("All bridges lost") },
  { NULL, NULL },
};

const char *const kahuna_effects[] = {
  "",
  [KAHUNA_EFFECT_PLAYED] = "played",
  [KAHUNA_EFFECT_THREW] = "threw",
  [KAHUNA_EFFECT_THREW_CARD] = "threw-card",
  [KAHUNA_EFFECT_BUILT] = "built",
  [KAHUNA_EFFECT_REMOVED] = "removed",
  [KAHUNA_EFFECT_STONE_WON] = "stone-won",
  [KAHUNA_EFFECT_STONE_LOST] = "stone-lost",
  [KAHUNA_EFFECT_TOOK] = "took",
  [KAHUNA_EFFECT_DREW] = "drew",
  [KAHUNA_EFFECT_DREW_CARD] = "drew-card",
  [KAHUNA_EFFECT_OPENED] = "opened",
  [KAHUNA_EFFECT_DECLINED] = "declined",
  [KAHUNA_EFFECT_SWEPT] = "swept",
  [KAHUNA_EFFECT_FINAL_TURNS] = "final-turns",
  [KAHUNA_EFFECT_SCORED] = "scored",
  [KAHUNA_EFFECT_SHUFFLED] = "shuffled",
  [KAHUNA_EFFECT_ELIMINATED] = "eliminated",
  [KAHUNA_EFFECT_FORGONE] = "forgone",
  NULL,
};

/* A turn is many decisions, and there are many turns: small steps. */
static const SsGrade grades[SS_N_GRADES] = {
  { 750, 2.05, 0.62 }, { 1000, 0.95, 0.45 }, { 1300, 0.53, 0.3 }, { 1700, 0.2, 0.2 }, { 2350, 0, 0 },
};

const SsGame ss_kahuna = {
  .id = "kahuna",
  .title = N_ ("Kahuna"),
  .tagline = N_ ("Bridges and majorities on an archipelago"),
  .kind = N_ ("hidden hands"),
  .time = N_ ("30 minutes"),
  .hidden = TRUE,
  .params = kahuna_params,
  .refusals = kahuna_refusals,
  .reasons = kahuna_reasons,
  .effects = kahuna_effects,

  .check = kahuna_check,
  .compile = kahuna_compile,

  .setup = kahuna_setup,
  .to_move = kahuna_to_move,
  .outcome = kahuna_outcome,
  .scores = kahuna_scores,
  .awaits = kahuna_awaits,
  .legal_moves = kahuna_legal_moves,
  .count_moves = kahuna_count_moves,
  .play = kahuna_play,
  .digest = kahuna_digest,

  .why_not = kahuna_why_not,
  .move_text = kahuna_move_text,
  .shown_text = kahuna_shown_text,
  .parse = kahuna_parse,

  .view = kahuna_view,
  .sample = kahuna_sample,
  .reveals = kahuna_reveals,

  .evaluate = kahuna_evaluate,
  .playout = kahuna_playout,
  .order = kahuna_order,
  .grades = grades,

  .pick = kahuna_pick,
  .draw = kahuna_draw,
  .motion = kahuna_motion,
  .say_move = kahuna_say_move,
  .say_effect = kahuna_say_effect,
  .prompt = kahuna_prompt,
  .panel = kahuna_panel,
  .write_position = kahuna_write_position,
  .say_why = kahuna_say_why,
  .write_rules = kahuna_write_rules,
};
