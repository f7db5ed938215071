/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>
#include <string.h>

/* Why a move is not legal: one cause each, with its own sentence. */

const SsRefusal dragon_refusals[] = {
  [DRAGON_LEGAL] = { "", "" },
  [DRAGON_REFUSE_OTHER_DECISION] = { "other-decision", N_ ("Something else has to be decided now.") },
  [DRAGON_REFUSE_NOT_IN_HAND] = { "not-in-hand", N_ ("This card is not in the hand.") },
  [DRAGON_REFUSE_NOT_IN_NEST] = { "not-in-nest", N_ ("This card is not in the nest.") },
  [DRAGON_REFUSE_JUST_LAID] = { "just-laid", N_ ("The card just laid can't be taken back; another one of the nest must be taken.") },
  [DRAGON_REFUSE_NOT_IN_DECK] = { "not-in-deck", N_ ("This card is not in the deck.") },
  [DRAGON_REFUSE_NOT_LOOKED_AT] = { "not-looked-at", N_ ("This card is not one of those looked at.") },
  [DRAGON_REFUSE_ECHOES] = { "echoes", N_ ("The action of a card that itself carries out cards of the nest can't be carried out this way.") },
  [DRAGON_REFUSE_NO_BUMP] = { "no-bump", N_ ("Only a card with a bump can be given.") },
  [DRAGON_REFUSE_TOO_FAR] = { "too-far", N_ ("The wizard can't go so far in this direction.") },
  [DRAGON_REFUSE_OFF_BRIDGE] = { "off-bridge", N_ ("The bridge ends before that.") },
  [DRAGON_REFUSE_WRONG_AMOUNT] = { "wrong-amount", N_ ("A bump must have exactly its number of tiles, with the bonuses chosen.") },
  [DRAGON_REFUSE_BEYOND] = { "beyond", N_ ("A smaller bump reaches beyond the last tile already.") },
  [DRAGON_REFUSE_NOT_IN_MARKET] = { "not-in-market", N_ ("This item is not in the market.") },
  [DRAGON_REFUSE_NO_ITEMS] = { "no-items", N_ ("There are no items left.") },
  [DRAGON_REFUSE_GEMS_SHORT] = { "gems-short", N_ ("There are not enough ready gems for an item.") },
  [DRAGON_REFUSE_NO_READY_GEM] = { "no-ready-gem", N_ ("There is no ready gem.") },
  [DRAGON_REFUSE_NO_USED_GEM] = { "no-used-gem", N_ ("There is no depleted gem.") },
  [DRAGON_REFUSE_NOT_ON_GEM_TILE] = { "not-on-gem-tile", N_ ("A gem can be readied only on a gem tile.") },
  [DRAGON_REFUSE_GEM_IMPOSSIBLE] = { "gem-impossible", N_ ("What a green gem does is not possible now.") },
  [DRAGON_REFUSE_NOT_OWNED] = { "not-owned", N_ ("This wizard or item is the opponent's, or nobody's.") },
  [DRAGON_REFUSE_POWER_IMPOSSIBLE] = { "power-impossible", N_ ("This gem action is not possible now.") },
  [DRAGON_REFUSE_HACK_NOT_OPEN] = { "hack-not-open", N_ ("This hack is not open.") },
  [DRAGON_REFUSE_WHITE_SHORT] = { "white-short", N_ ("There are not enough white gems for this hack.") },
  [DRAGON_REFUSE_HACK_IMPOSSIBLE] = { "hack-impossible", N_ ("What this hack does is not possible now.") },
  [DRAGON_REFUSE_WIZARD_TAKEN] = { "wizard-taken", N_ ("The other player has chosen this wizard already.") },
  [DRAGON_REFUSE_NOT_WAITING] = { "not-waiting", N_ ("No power of this card is waiting that is possible now.") },
  { NULL, NULL },
};

static gboolean
has (const guint8 *cards, guint n, gint32 kind)
{
  return memchr (cards, kind, n) != NULL;
}

static char *
fill_number (const char *format, guint n)
{
  g_autofree char *number = ss_text_number ((int) n);
  return ss_text_fill (format, "n", number, NULL);
}

static guint
refuse_way (const DragonRules *r, const DragonState *s, int amount, char **sentence)
{
  SsSeat seat = s->decider, moved = s->decision == DRAGON_DECIDE_BUMP ? ss_seat_other (seat) : seat;
  guint n = dragon_frame_clause (r, s)->n, way = (guint) ABS (amount);
  int sign = dragon_sign (amount);
  guint room = sign > 0 ? r->length - 1u - s->place[moved] : s->place[moved];
  if (s->decision != DRAGON_DECIDE_BUMP)
    {
      guint reach = amount ? dragon_reach (r, s, seat, s->decision == DRAGON_DECIDE_MOVE ? DRAGON_ACT_MOVE : DRAGON_ACT_TELEPORT, n, sign) : 0;
      if (way <= reach)
        return DRAGON_LEGAL;
      if (way > room)
        return DRAGON_REFUSE_OFF_BRIDGE;
      if (sentence)
        *sentence = fill_number (ngettext ("In this direction the wizard can go at most 1 tile.", "In this direction the wizard can go at most {n} tiles.",
                                           reach),
                                 reach);
      return DRAGON_REFUSE_TOO_FAR;
    }

  guint amounts[64];
  guint count = amount ? dragon_amounts (r, s, seat, n, sign, amounts) : 0;
  for (guint i = 0; i < count; i++)
    if (amounts[i] == way)
      return DRAGON_LEGAL;
  if (count && way > room && amounts[count - 1] < way && amounts[count - 1] > room)
    return DRAGON_REFUSE_BEYOND;
  if (count == 1 && sentence)
    *sentence = fill_number (ngettext ("In this direction the bump must be exactly 1 tile.", "In this direction the bump must be exactly {n} tiles.",
                                       amounts[0]),
                             amounts[0]);
  return DRAGON_REFUSE_WRONG_AMOUNT;
}

static guint
refuse_power (const DragonRules *r, const DragonState *s, gint32 code)
{
  guint kind = dragon_code_kind (code);
  DragonFamily family = dragon_code_family (code);
  SsSeat seat = s->decider;
  gboolean own = family == DRAGON_WIZARD ? s->wizard[seat] == kind : has (s->items[seat], s->n_items[seat], (gint32) kind);
  if (!own)
    return DRAGON_REFUSE_NOT_OWNED;
  const DragonPowers *powers = dragon_powers (r, family, kind);
  return dragon_effect_possible (r, s, seat, &powers->powers[powers->gem_action].effect) ? DRAGON_LEGAL : DRAGON_REFUSE_POWER_IMPOSSIBLE;
}

static guint
refuse_item (const DragonRules *r, const DragonState *s, gint32 kind, char **sentence)
{
  guint there = r->blind ? s->n_item_deck : s->n_market;
  if (there == 0)
    return DRAGON_REFUSE_NO_ITEMS;
  if (!r->blind && !has (s->market, s->n_market, kind))
    return DRAGON_REFUSE_NOT_IN_MARKET;
  if (s->decision == DRAGON_DECIDE_GEM && s->ready[s->decider] < r->item_cost)
    {
      if (sentence)
        *sentence = fill_number (ngettext ("Gaining an item takes one ready gem.", "Gaining an item takes {n} ready gems.", r->item_cost), r->item_cost);
      return DRAGON_REFUSE_GEMS_SHORT;
    }
  return DRAGON_LEGAL;
}

static guint
refuse_gem_stage (const DragonRules *r, const DragonState *s, SsMove move, char **sentence)
{
  SsSeat seat = s->decider;
  gint32 value = dragon_move_value (move);
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_DONE:
      return DRAGON_LEGAL;
    case DRAGON_MOVE_GEM:
      if (s->ready[seat] == 0)
        return DRAGON_REFUSE_NO_READY_GEM;
      return dragon_effect_possible (r, s, seat, &r->gem_effect) ? DRAGON_LEGAL : DRAGON_REFUSE_GEM_IMPOSSIBLE;
    case DRAGON_MOVE_READY:
      if (!(r->gem_tiles >> s->place[seat] & 1))
        return DRAGON_REFUSE_NOT_ON_GEM_TILE;
      return s->used[seat] ? DRAGON_LEGAL : DRAGON_REFUSE_NO_USED_GEM;
    case DRAGON_MOVE_ITEM:
      return refuse_item (r, s, value, sentence);
    case DRAGON_MOVE_POWER:
      return refuse_power (r, s, value);
    case DRAGON_MOVE_HACK:
      {
        const DragonCard *hack = &r->cards[DRAGON_HACK][value];
        if (!has (s->hacks, s->n_hacks, value))
          return DRAGON_REFUSE_HACK_NOT_OPEN;
        if (s->white[seat] < hack->cost)
          {
            if (sentence)
              *sentence = fill_number (ngettext ("This hack costs 1 white gem.", "This hack costs {n} white gems.", hack->cost), hack->cost);
            return DRAGON_REFUSE_WHITE_SHORT;
          }
        return dragon_effect_possible (r, s, seat, &hack->effect) ? DRAGON_LEGAL : DRAGON_REFUSE_HACK_IMPOSSIBLE;
      }
    default:
      return DRAGON_REFUSE_OTHER_DECISION;
    }
}

static guint
refuse_take (const DragonState *s, gint32 kind)
{
  switch ((DragonDecision) s->decision)
    {
    case DRAGON_DECIDE_TAKE_NEST:
      return has (s->nest, s->n_nest, kind) ? DRAGON_LEGAL : DRAGON_REFUSE_NOT_IN_NEST;
    case DRAGON_DECIDE_TRADE:
      if (has (s->nest, s->n_nest - 1u, kind))
        return DRAGON_LEGAL;
      return s->nest[s->n_nest - 1] == kind ? DRAGON_REFUSE_JUST_LAID : DRAGON_REFUSE_NOT_IN_NEST;
    case DRAGON_DECIDE_SEARCH:
      return has (s->deck, s->n_deck, kind) ? DRAGON_LEGAL : DRAGON_REFUSE_NOT_IN_DECK;
    case DRAGON_DECIDE_SIFT:
      {
        guint n = s->frames[s->n_frames - 1].left;
        return has (s->deck + s->n_deck - n, n, kind) ? DRAGON_LEGAL : DRAGON_REFUSE_NOT_LOOKED_AT;
      }
    default:
      return DRAGON_REFUSE_OTHER_DECISION;
    }
}

static guint
refuse_give (const DragonRules *r, const DragonState *s, gint32 kind)
{
  if (s->decision != DRAGON_DECIDE_GIVE && s->decision != DRAGON_DECIDE_TRIBUTE)
    return DRAGON_REFUSE_OTHER_DECISION;
  if (!dragon_hand_has (s, s->decider, (guint) kind))
    return DRAGON_REFUSE_NOT_IN_HAND;
  if (s->decision == DRAGON_DECIDE_TRIBUTE && !r->cards[DRAGON_ACTION][kind].bumps)
    return DRAGON_REFUSE_NO_BUMP;
  return DRAGON_LEGAL;
}

static guint
refuse_first (const DragonRules *r, const DragonState *s, gint32 code)
{
  for (guint i = 0; i < s->n_queue; i++)
    if (dragon_code (s->queue[i].family, s->queue[i].kind) == code
        && dragon_effect_possible (r, s, s->queue[i].owner, dragon_waiting_effect (r, &s->queue[i])))
      return DRAGON_LEGAL;
  return DRAGON_REFUSE_NOT_WAITING;
}

static guint
why_not (const DragonRules *r, const DragonState *s, SsMove move, char **sentence)
{
  gint32 value = dragon_move_value (move);
  DragonDecision d = s->decision;
  SsSeat seat = s->decider;
  if (d == DRAGON_DECIDE_GEM)
    return refuse_gem_stage (r, s, move, sentence);
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_WIZARD:
      if (d != DRAGON_DECIDE_WIZARD)
        break;
      return s->wizard[0] == value ? DRAGON_REFUSE_WIZARD_TAKEN : DRAGON_LEGAL;
    case DRAGON_MOVE_PLAY:
      if (d != DRAGON_DECIDE_PLAY)
        break;
      return dragon_hand_has (s, seat, (guint) value) ? DRAGON_LEGAL : DRAGON_REFUSE_NOT_IN_HAND;
    case DRAGON_MOVE_GO:
      if (d != DRAGON_DECIDE_MOVE && d != DRAGON_DECIDE_TELEPORT && d != DRAGON_DECIDE_BUMP)
        break;
      return refuse_way (r, s, value, sentence);
    case DRAGON_MOVE_YES:
      return d == DRAGON_DECIDE_MAY || d == DRAGON_DECIDE_USE ? DRAGON_LEGAL : DRAGON_REFUSE_OTHER_DECISION;
    case DRAGON_MOVE_NO:
      return d == DRAGON_DECIDE_MAY || d == DRAGON_DECIDE_USE || d == DRAGON_DECIDE_TRIBUTE ? DRAGON_LEGAL : DRAGON_REFUSE_OTHER_DECISION;
    case DRAGON_MOVE_TAKE:
      return refuse_take (s, value);
    case DRAGON_MOVE_GIVE:
      return refuse_give (r, s, value);
    case DRAGON_MOVE_BURY:
      if (d != DRAGON_DECIDE_BURY)
        break;
      return has (s->nest, s->n_nest, value) ? DRAGON_LEGAL : DRAGON_REFUSE_NOT_IN_NEST;
    case DRAGON_MOVE_ECHO:
      if (d != DRAGON_DECIDE_ECHO)
        break;
      if (!has (s->nest, s->n_nest, value))
        return DRAGON_REFUSE_NOT_IN_NEST;
      return r->cards[DRAGON_ACTION][value].echoes ? DRAGON_REFUSE_ECHOES : DRAGON_LEGAL;
    case DRAGON_MOVE_ITEM:
      if (d != DRAGON_DECIDE_ITEM)
        break;
      return refuse_item (r, s, value, sentence);
    case DRAGON_MOVE_STOW:
      if (d != DRAGON_DECIDE_STOW)
        break;
      if (value)
        return s->ready[seat] ? DRAGON_LEGAL : DRAGON_REFUSE_NO_READY_GEM;
      return s->used[seat] ? DRAGON_LEGAL : DRAGON_REFUSE_NO_USED_GEM;
    case DRAGON_MOVE_FIRST:
      if (d != DRAGON_DECIDE_FIRST)
        break;
      return refuse_first (r, s, value);
    default:
      break;
    }
  return DRAGON_REFUSE_OTHER_DECISION;
}

guint
dragon_why_not (const SsRules *rules, const SsState *state, SsMove move, char **sentence)
{
  const DragonState *s = (const DragonState *) state;
  guint refusal = why_not ((const DragonRules *) rules, s, move, sentence);
  if (refusal == DRAGON_REFUSE_OTHER_DECISION && sentence)
    {
      g_autofree char *prompt = dragon_prompt (rules, state, (SsSeat) s->decider);
      *sentence = ss_text_fill (_ ("Something else has to be decided now: {what}"), "what", prompt, NULL);
    }
  return refusal;
}
