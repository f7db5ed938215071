/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>

#include "games/ss-games.h"

/* The table of Dragon Bridge. */

const SsReason dragon_reasons[] = {
  [DRAGON_REASON_ESCAPE] = { "escape", N_ ("Escape") },
  [DRAGON_REASON_POUNCE] = { "pounce", N_ ("Pounced on by the dragon") },
  [DRAGON_REASON_TURN_LIMIT] = { "turn-limit", N_ ("Turn limit") },
  { NULL, NULL },
};

const char *const dragon_effect_words[] = {
  [DRAGON_HAPPENED_NOTHING] = "",
  [DRAGON_HAPPENED_WIZARD] = "wizard",
  [DRAGON_HAPPENED_TURN] = "turn",
  [DRAGON_HAPPENED_PLAY] = "play",
  [DRAGON_HAPPENED_LAY] = "lay",
  [DRAGON_HAPPENED_MOVE] = "move",
  [DRAGON_HAPPENED_TELEPORT] = "teleport",
  [DRAGON_HAPPENED_BUMP] = "bump",
  [DRAGON_HAPPENED_SWAP] = "swap-places",
  [DRAGON_HAPPENED_READY] = "ready",
  [DRAGON_HAPPENED_DEPLETE] = "deplete",
  [DRAGON_HAPPENED_STOW] = "stow",
  [DRAGON_HAPPENED_RETURN] = "return",
  [DRAGON_HAPPENED_WHITE] = "white",
  [DRAGON_HAPPENED_PAY] = "pay",
  [DRAGON_HAPPENED_TAKE] = "take",
  [DRAGON_HAPPENED_BURY] = "bury",
  [DRAGON_HAPPENED_ECHO] = "echo",
  [DRAGON_HAPPENED_SEARCH] = "search",
  [DRAGON_HAPPENED_LOOK] = "look",
  [DRAGON_HAPPENED_SIFT] = "sift",
  [DRAGON_HAPPENED_SIFTED] = "sifted",
  [DRAGON_HAPPENED_SHUFFLE] = "shuffle",
  [DRAGON_HAPPENED_ITEM] = "item",
  [DRAGON_HAPPENED_MARKET] = "market",
  [DRAGON_HAPPENED_TURN_DRAGON] = "turn-dragon",
  [DRAGON_HAPPENED_FLIGHT] = "flight",
  [DRAGON_HAPPENED_UNDER] = "under-dragon",
  [DRAGON_HAPPENED_ROOST] = "roost",
  [DRAGON_HAPPENED_TURN_UP] = "turn-up",
  [DRAGON_HAPPENED_DRAW] = "draw",
  [DRAGON_HAPPENED_DREW] = "drew",
  [DRAGON_HAPPENED_TRIBUTE] = "tribute",
  [DRAGON_HAPPENED_NO_TRIBUTE] = "no-tribute",
  [DRAGON_HAPPENED_POWER] = "power",
  [DRAGON_HAPPENED_DECLINE] = "decline",
  [DRAGON_HAPPENED_GEM] = "gem",
  [DRAGON_HAPPENED_HACK] = "hack",
  [DRAGON_HAPPENED_HACK_GONE] = "hack-gone",
  [DRAGON_HAPPENED_HACK_OPEN] = "hack-open",
  [DRAGON_HAPPENED_ESCAPE] = "escape",
  [DRAGON_HAPPENED_POUNCE] = "pounce",
  [DRAGON_HAPPENED_LIMIT] = "turn-limit",
  [DRAGON_N_HAPPENED] = NULL,
};

static SsSeat
to_move (const SsRules *rules, const SsState *state)
{
  const DragonState *s = (const DragonState *) state;
  return s->result || s->awaits ? SS_SEAT_NONE : (SsSeat) s->decider;
}

static void
outcome (const SsRules *rules, const SsState *state, SsOutcome *out)
{
  const DragonState *s = (const DragonState *) state;
  out->result = s->result;
  out->reason = s->reason;
}

static void
scores (const SsRules *rules, const SsState *state, int points[2])
{
  const DragonState *s = (const DragonState *) state;
  points[0] = s->result == SS_RESULT_FIRST;
  points[1] = s->result == SS_RESULT_SECOND;
}

static gboolean
awaits (const SsRules *rules, const SsState *state)
{
  return ((const DragonState *) state)->awaits;
}

/* What one has seen can't be unseen: cards drawn, turned up, looked at, and shuffles that make the order another one. */
static gboolean
reveals (const SsRules *rules, const SsEffects *effects, SsSeat seat)
{
  for (guint i = 0; i < effects->n; i++)
    {
      const SsEffect *e = &effects->effects[i];
      if (!(e->seen_by & SS_SEEN_BY (seat)))
        continue;
      switch (e->kind)
        {
        case DRAGON_HAPPENED_DRAW:
        case DRAGON_HAPPENED_SIFT:
        case DRAGON_HAPPENED_SEARCH:
        case DRAGON_HAPPENED_TURN_UP:
        case DRAGON_HAPPENED_MARKET:
        case DRAGON_HAPPENED_HACK_OPEN:
          return TRUE;
        case DRAGON_HAPPENED_LOOK:
          if (e->actor == seat)
            return TRUE;
          break;
        case DRAGON_HAPPENED_ITEM:
          if (((const DragonRules *) rules)->blind)
            return TRUE;
          break;
        case DRAGON_HAPPENED_PLAY:
        case DRAGON_HAPPENED_TRIBUTE:
        case DRAGON_HAPPENED_LAY: /* shows a card of the opponent's hand */
          if (e->actor != seat)
            return TRUE;
          break;
        default:
          break;
        }
    }
  return FALSE;
}

static char *
shown_text (const SsRules *rules, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer)
{
  const DragonState *s = (const DragonState *) state;
  if (viewer != SS_SEAT_NONE && viewer != mover && (s->decision == DRAGON_DECIDE_SEARCH || s->decision == DRAGON_DECIDE_SIFT))
    return g_strdup ("take ?");
  return dragon_move_text (rules, state, move);
}

static const SsGrade grades[SS_N_GRADES] = {
  { 60, 3, 0.9 }, { 200, 0.8, 0.5 }, { 600, 0.4, 0.3 }, { 2000, 0.2, 0.2 }, { 10000, 0, 0 },
};

const SsGame ss_dragon_bridge = {
  .id = "dragon-bridge",
  .title = N_ ("Dragon Bridge"),
  .tagline = N_ ("A duel of wizards on a bridge with a dragon at its end"),
  .kind = N_ ("hidden hands"),
  .time = N_ ("20 minutes"),
  .hidden = TRUE,
  .params = dragon_params,
  .refusals = dragon_refusals,
  .reasons = dragon_reasons,
  .effects = dragon_effect_words,
  .check = dragon_check,
  .check_family = dragon_check_family,
  .compile = dragon_compile,
  .clear = dragon_clear,
  .setup = dragon_setup,
  .to_move = to_move,
  .outcome = outcome,
  .scores = scores,
  .awaits = awaits,
  .legal_moves = dragon_legal_moves,
  .play = dragon_play,
  .digest = dragon_digest,
  .why_not = dragon_why_not,
  .move_text = dragon_move_text,
  .shown_text = shown_text,
  .parse = dragon_parse,
  .view = dragon_view,
  .sample = dragon_sample,
  .reveals = reveals,
  .evaluate = dragon_evaluate,
  .playout = dragon_playout,
  .order = dragon_order,
  .grades = grades,
  .pick = dragon_pick,
  .draw = dragon_draw,
  .motion = dragon_motion,
  .say_move = dragon_say_move,
  .say_effect = dragon_say_effect,
  .prompt = dragon_prompt,
  .panel = dragon_panel,
  .write_position = dragon_write_position,
  .say_why = dragon_say_why,
  .write_rules = dragon_write_rules,
  .draw_member = dragon_draw_member,
  .say_family = dragon_say_family,
};
