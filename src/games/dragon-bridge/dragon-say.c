/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>

/* What happens and what is done, in words. Cards are said by their names, never by their ids. */

typedef struct
{
  const char *sentence_one; /* nullable: no number, or it makes no difference */
  const char *sentence_other;
} Form;

/* by kind of effect, variation (a direction, a state) and actor */
static const Form happened[DRAGON_N_HAPPENED][3][2] = {
  [DRAGON_HAPPENED_WIZARD] = {
    [0] = { { .sentence_other = N_ ("First chooses “{card}”.") }, { .sentence_other = N_ ("Second chooses “{card}”.") } },
  },
  [DRAGON_HAPPENED_TURN] = {
    [0] = { { .sentence_other = N_ ("First's turn begins.") }, { .sentence_other = N_ ("Second's turn begins.") } },
  },
  [DRAGON_HAPPENED_PLAY] = {
    [0] = { { .sentence_other = N_ ("First plays “{card}”.") }, { .sentence_other = N_ ("Second plays “{card}”.") } },
  },
  [DRAGON_HAPPENED_LAY] = {
    [0] = { { .sentence_other = N_ ("First lays “{card}” into the nest.") }, { .sentence_other = N_ ("Second lays “{card}” into the nest.") } },
  },
  [DRAGON_HAPPENED_MOVE] = {
    [0] = { { NS_ ("First moves {n} tile to the right.", "First moves {n} tiles to the right.") }, { NS_ ("Second moves {n} tile to the right.", "Second moves {n} tiles to the right.") } },
    [1] = { { NS_ ("First moves {n} tile to the left.", "First moves {n} tiles to the left.") }, { NS_ ("Second moves {n} tile to the left.", "Second moves {n} tiles to the left.") } },
    [2] = { { .sentence_other = N_ ("First stays in place.") }, { .sentence_other = N_ ("Second stays in place.") } },
  },
  [DRAGON_HAPPENED_TELEPORT] = {
    [0] = { { NS_ ("First teleports {n} tile to the right.", "First teleports {n} tiles to the right.") }, { NS_ ("Second teleports {n} tile to the right.", "Second teleports {n} tiles to the right.") } },
    [1] = { { NS_ ("First teleports {n} tile to the left.", "First teleports {n} tiles to the left.") }, { NS_ ("Second teleports {n} tile to the left.", "Second teleports {n} tiles to the left.") } },
    [2] = { { .sentence_other = N_ ("First stays in place.") }, { .sentence_other = N_ ("Second stays in place.") } },
  },
  [DRAGON_HAPPENED_BUMP] = {
    [0] = { { NS_ ("First bumps Second {n} tile to the right.", "First bumps Second {n} tiles to the right.") }, { NS_ ("Second bumps First {n} tile to the right.", "Second bumps First {n} tiles to the right.") } },
    [1] = { { NS_ ("First bumps Second {n} tile to the left.", "First bumps Second {n} tiles to the left.") }, { NS_ ("Second bumps First {n} tile to the left.", "Second bumps First {n} tiles to the left.") } },
    [2] = { { .sentence_other = N_ ("First bumps Second, who stays on the last tile.") }, { .sentence_other = N_ ("Second bumps First, who stays on the last tile.") } },
  },
  [DRAGON_HAPPENED_SWAP] = {
    [0] = { { .sentence_other = N_ ("First swaps places with Second.") }, { .sentence_other = N_ ("Second swaps places with First.") } },
  },
  [DRAGON_HAPPENED_READY] = {
    [0] = { { NS_ ("First readies {n} gem.", "First readies {n} gems.") }, { NS_ ("Second readies {n} gem.", "Second readies {n} gems.") } },
  },
  [DRAGON_HAPPENED_DEPLETE] = {
    [0] = { { NS_ ("First depletes {n} gem.", "First depletes {n} gems.") }, { NS_ ("Second depletes {n} gem.", "Second depletes {n} gems.") } },
  },
  [DRAGON_HAPPENED_STOW] = {
    [0] = { { .sentence_other = N_ ("First sets a depleted gem aside.") }, { .sentence_other = N_ ("Second sets a depleted gem aside.") } },
    [1] = { { .sentence_other = N_ ("First sets a ready gem aside.") }, { .sentence_other = N_ ("Second sets a ready gem aside.") } },
  },
  [DRAGON_HAPPENED_RETURN] = {
    [0] = { { .sentence_other = N_ ("First takes back a depleted gem.") }, { .sentence_other = N_ ("Second takes back a depleted gem.") } },
    [1] = { { .sentence_other = N_ ("First takes back a ready gem.") }, { .sentence_other = N_ ("Second takes back a ready gem.") } },
  },
  [DRAGON_HAPPENED_WHITE] = {
    [0] = { { NS_ ("First gains {n} white gem.", "First gains {n} white gems.") }, { NS_ ("Second gains {n} white gem.", "Second gains {n} white gems.") } },
    [1] = { { NS_ ("First takes {n} white gem from Second.", "First takes {n} white gems from Second.") }, { NS_ ("Second takes {n} white gem from First.", "Second takes {n} white gems from First.") } },
  },
  [DRAGON_HAPPENED_PAY] = {
    [0] = { { NS_ ("First pays {n} white gem.", "First pays {n} white gems.") }, { NS_ ("Second pays {n} white gem.", "Second pays {n} white gems.") } },
  },
  [DRAGON_HAPPENED_TAKE] = {
    [0] = { { .sentence_other = N_ ("First takes “{card}” from the nest.") }, { .sentence_other = N_ ("Second takes “{card}” from the nest.") } },
  },
  [DRAGON_HAPPENED_BURY] = {
    [0] = { { .sentence_other = N_ ("First puts “{card}” under the deck.") }, { .sentence_other = N_ ("Second puts “{card}” under the deck.") } },
  },
  [DRAGON_HAPPENED_ECHO] = {
    [0] = { { .sentence_other = N_ ("First carries out the action of “{card}”.") }, { .sentence_other = N_ ("Second carries out the action of “{card}”.") } },
  },
  [DRAGON_HAPPENED_SEARCH] = {
    [0] = { { .sentence_other = N_ ("First takes “{card}” from the deck.") }, { .sentence_other = N_ ("Second takes “{card}” from the deck.") } },
  },
  [DRAGON_HAPPENED_LOOK] = {
    [0] = { { NS_ ("First looks at the top card of the deck.", "First looks at the top {n} cards of the deck.") }, { NS_ ("Second looks at the top card of the deck.", "Second looks at the top {n} cards of the deck.") } },
  },
  [DRAGON_HAPPENED_SIFT] = {
    [0] = { { .sentence_other = N_ ("First takes “{card}” into the hand.") }, { .sentence_other = N_ ("Second takes “{card}” into the hand.") } },
  },
  [DRAGON_HAPPENED_SIFTED] = {
    [0] = { { NS_ ("First puts {n} card under the deck.", "First puts {n} cards under the deck.") }, { NS_ ("Second puts {n} card under the deck.", "Second puts {n} cards under the deck.") } },
  },
  [DRAGON_HAPPENED_SHUFFLE] = {
    [0] = { { .sentence_other = N_ ("The deck is shuffled.") }, { .sentence_other = N_ ("The deck is shuffled.") } },
  },
  [DRAGON_HAPPENED_ITEM] = {
    [0] = { { .sentence_other = N_ ("First gains “{card}”.") }, { .sentence_other = N_ ("Second gains “{card}”.") } },
  },
  [DRAGON_HAPPENED_MARKET] = {
    [0] = { { .sentence_other = N_ ("“{card}” comes into the market.") }, { .sentence_other = N_ ("“{card}” comes into the market.") } },
  },
  [DRAGON_HAPPENED_TURN_DRAGON] = {
    [0] = { { .sentence_other = N_ ("The dragon goes to the left end.") }, { .sentence_other = N_ ("The dragon goes to the left end.") } },
    [1] = { { .sentence_other = N_ ("The dragon goes to the right end.") }, { .sentence_other = N_ ("The dragon goes to the right end.") } },
  },
  [DRAGON_HAPPENED_FLIGHT] = {
    [0] = { { NS_ ("The dragon flies: {n} wing lies in the nest.", "The dragon flies: {n} wings lie in the nest.") }, { NS_ ("The dragon flies: {n} wing lies in the nest.", "The dragon flies: {n} wings lie in the nest.") } },
  },
  [DRAGON_HAPPENED_UNDER] = {
    [0] = { { .sentence_other = N_ ("“{card}” goes under the dragon.") }, { .sentence_other = N_ ("“{card}” goes under the dragon.") } },
  },
  [DRAGON_HAPPENED_ROOST] = {
    [0] = { { NS_ ("The dragon roosts: {n} card lies in the nest.", "The dragon roosts: {n} cards lie in the nest.") }, { NS_ ("The dragon roosts: {n} card lies in the nest.", "The dragon roosts: {n} cards lie in the nest.") } },
  },
  [DRAGON_HAPPENED_TURN_UP] = {
    [0] = { { .sentence_other = N_ ("“{card}” is turned up as the new nest.") }, { .sentence_other = N_ ("“{card}” is turned up as the new nest.") } },
  },
  [DRAGON_HAPPENED_DRAW] = {
    [0] = { { .sentence_other = N_ ("First draws “{card}”.") }, { .sentence_other = N_ ("Second draws “{card}”.") } },
  },
  [DRAGON_HAPPENED_DREW] = {
    [0] = { { NS_ ("First draws {n} card.", "First draws {n} cards.") }, { NS_ ("Second draws {n} card.", "Second draws {n} cards.") } },
  },
  [DRAGON_HAPPENED_TRIBUTE] = {
    [0] = { { .sentence_other = N_ ("First gives “{card}”.") }, { .sentence_other = N_ ("Second gives “{card}”.") } },
  },
  [DRAGON_HAPPENED_NO_TRIBUTE] = {
    [0] = { { .sentence_other = N_ ("First gives no card.") }, { .sentence_other = N_ ("Second gives no card.") } },
  },
  [DRAGON_HAPPENED_POWER] = {
    [0] = { { .sentence_other = N_ ("First uses “{card}”.") }, { .sentence_other = N_ ("Second uses “{card}”.") } },
  },
  [DRAGON_HAPPENED_DECLINE] = {
    [0] = { { .sentence_other = N_ ("First does not use “{card}”.") }, { .sentence_other = N_ ("Second does not use “{card}”.") } },
  },
  [DRAGON_HAPPENED_GEM] = {
    [0] = { { .sentence_other = N_ ("First plays a green gem.") }, { .sentence_other = N_ ("Second plays a green gem.") } },
  },
  [DRAGON_HAPPENED_HACK] = {
    [0] = { { .sentence_other = N_ ("First plays the hack “{card}”.") }, { .sentence_other = N_ ("Second plays the hack “{card}”.") } },
  },
  [DRAGON_HAPPENED_HACK_GONE] = {
    [0] = { { .sentence_other = N_ ("The hack “{card}” leaves the match.") }, { .sentence_other = N_ ("The hack “{card}” leaves the match.") } },
  },
  [DRAGON_HAPPENED_HACK_OPEN] = {
    [0] = { { .sentence_other = N_ ("The hack “{card}” is opened.") }, { .sentence_other = N_ ("The hack “{card}” is opened.") } },
  },
  [DRAGON_HAPPENED_ESCAPE] = {
    [0] = { { .sentence_other = N_ ("First has escaped!") }, { .sentence_other = N_ ("Second has escaped!") } },
  },
  [DRAGON_HAPPENED_POUNCE] = {
    [0] = { { .sentence_other = N_ ("The dragon pounces on First!") }, { .sentence_other = N_ ("The dragon pounces on Second!") } },
  },
  [DRAGON_HAPPENED_LIMIT] = {
    [0] = { { .sentence_other = N_ ("The turn limit is reached.") }, { .sentence_other = N_ ("The turn limit is reached.") } },
  },
};

static DragonFamily
family_of (DragonHappened kind)
{
  switch (kind)
    {
    case DRAGON_HAPPENED_WIZARD:
      return DRAGON_WIZARD;
    case DRAGON_HAPPENED_ITEM:
    case DRAGON_HAPPENED_MARKET:
      return DRAGON_ITEM;
    case DRAGON_HAPPENED_HACK:
    case DRAGON_HAPPENED_HACK_GONE:
    case DRAGON_HAPPENED_HACK_OPEN:
      return DRAGON_HACK;
    default:
      return DRAGON_ACTION;
    }
}

static const char *
subject_name (const DragonRules *r, const SsEffect *effect)
{
  guint kind = (guint) effect->subject;
  DragonFamily family = family_of (effect->kind);
  if (effect->kind == DRAGON_HAPPENED_POWER || effect->kind == DRAGON_HAPPENED_DECLINE)
    {
      family = dragon_code_family (effect->subject);
      kind = dragon_code_kind (effect->subject);
      if (family == DRAGON_ACTION && *dragon_power_name (r, kind))
        return dragon_power_name (r, kind);
    }
  return kind < r->n[family] ? dragon_card_name (r, family, kind) : "";
}

static guint
variation (const SsEffect *effect)
{
  switch (effect->kind)
    {
    case DRAGON_HAPPENED_MOVE:
    case DRAGON_HAPPENED_TELEPORT:
    case DRAGON_HAPPENED_BUMP:
      return effect->to > effect->from ? 0 : effect->to < effect->from ? 1 : 2;
    case DRAGON_HAPPENED_STOW:
    case DRAGON_HAPPENED_RETURN:
      return (guint) effect->subject;
    case DRAGON_HAPPENED_WHITE:
      return (guint) effect->from;
    case DRAGON_HAPPENED_TURN_DRAGON:
      return (guint) effect->to;
    default:
      return 0;
    }
}

char *
dragon_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer)
{
  const DragonRules *r = (const DragonRules *) rules;
  if (effect->kind == DRAGON_HAPPENED_NOTHING || effect->kind >= DRAGON_N_HAPPENED || (viewer != SS_SEAT_NONE && !(effect->seen_by >> viewer & 1)))
    return NULL;
  /* each card drawn has been said to who may know it */
  if (effect->kind == DRAGON_HAPPENED_DREW && (viewer == SS_SEAT_NONE || viewer == effect->actor))
    return NULL;
  const Form *form = &happened[effect->kind][variation (effect)][effect->actor == SS_SEAT_SECOND ? 1 : 0];
  gboolean way = effect->kind == DRAGON_HAPPENED_MOVE || effect->kind == DRAGON_HAPPENED_TELEPORT || effect->kind == DRAGON_HAPPENED_BUMP;
  int n = way ? ABS (effect->to - effect->from) : effect->amount;
  const char *format = form->sentence_one ? ngettext (form->sentence_one, form->sentence_other, (gulong) n) : _ (form->sentence_other);
  g_autofree char *number = ss_text_number (n);
  return ss_text_fill (format, "n", number, "card", subject_name (r, effect), NULL);
}

/* Moves */

static char *
fill_card (const char *format, const DragonRules *r, DragonFamily family, guint kind)
{
  return ss_text_fill (format, "card", dragon_card_name (r, family, kind), NULL);
}

static char *
say_way (const DragonState *s, int amount)
{
  guint n = (guint) ABS (amount);
  const char *format;
  if (amount == 0)
    return g_strdup (_ ("Stays in place"));
  switch ((DragonDecision) s->decision)
    {
    case DRAGON_DECIDE_TELEPORT:
      format = amount > 0 ? ngettext ("Teleports {n} tile to the right", "Teleports {n} tiles to the right", n)
                          : ngettext ("Teleports {n} tile to the left", "Teleports {n} tiles to the left", n);
      break;
    case DRAGON_DECIDE_BUMP:
      format = amount > 0 ? ngettext ("Bumps the opponent {n} tile to the right", "Bumps the opponent {n} tiles to the right", n)
                          : ngettext ("Bumps the opponent {n} tile to the left", "Bumps the opponent {n} tiles to the left", n);
      break;
    default:
      format = amount > 0 ? ngettext ("Moves {n} tile to the right", "Moves {n} tiles to the right", n)
                          : ngettext ("Moves {n} tile to the left", "Moves {n} tiles to the left", n);
      break;
    }
  g_autofree char *number = ss_text_number ((int) n);
  return ss_text_fill (format, "n", number, NULL);
}

char *
dragon_say_move (const SsRules *rules, const SsState *view, SsMove move)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  gint32 value = dragon_move_value (move);
  guint kind = (guint) value;
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_WIZARD:
      return fill_card (_ ("Chooses “{card}”"), r, DRAGON_WIZARD, kind);
    case DRAGON_MOVE_PLAY:
      return fill_card (_ ("Plays “{card}”"), r, DRAGON_ACTION, kind);
    case DRAGON_MOVE_GEM:
      return g_strdup (_ ("Plays a green gem"));
    case DRAGON_MOVE_READY:
      return g_strdup (_ ("Readies a gem"));
    case DRAGON_MOVE_ITEM:
      return value == DRAGON_NONE ? g_strdup (_ ("Gains the top item of the item deck")) : fill_card (_ ("Gains “{card}”"), r, DRAGON_ITEM, kind);
    case DRAGON_MOVE_POWER:
      return fill_card (_ ("Uses the gem action of “{card}”"), r, dragon_code_family (value), dragon_code_kind (value));
    case DRAGON_MOVE_HACK:
      return fill_card (_ ("Plays the hack “{card}”"), r, DRAGON_HACK, kind);
    case DRAGON_MOVE_DONE:
      return g_strdup (dragon_is_threatened (r, s, s->place[s->decider]) ? _ ("Ends the gem stage on a threatened tile") : _ ("Ends the gem stage"));
    case DRAGON_MOVE_GO:
      return say_way (s, value);
    case DRAGON_MOVE_YES:
      if (s->decision == DRAGON_DECIDE_USE)
        return fill_card (_ ("Uses the power of “{card}”"), r, s->current.family, s->current.kind);
      return g_strdup (_ ("Does it"));
    case DRAGON_MOVE_NO:
      if (s->decision == DRAGON_DECIDE_USE)
        return fill_card (_ ("Doesn't use the power of “{card}”"), r, s->current.family, s->current.kind);
      return g_strdup (s->decision == DRAGON_DECIDE_TRIBUTE ? _ ("Gives no card") : _ ("Doesn't do it"));
    case DRAGON_MOVE_TAKE:
      return fill_card (_ ("Takes “{card}”"), r, DRAGON_ACTION, kind);
    case DRAGON_MOVE_GIVE:
      return fill_card (s->decision == DRAGON_DECIDE_GIVE ? _ ("Lays “{card}” into the nest") : _ ("Gives “{card}”"), r, DRAGON_ACTION, kind);
    case DRAGON_MOVE_BURY:
      return fill_card (_ ("Puts “{card}” under the deck"), r, DRAGON_ACTION, kind);
    case DRAGON_MOVE_ECHO:
      return fill_card (_ ("Carries out the action of “{card}”"), r, DRAGON_ACTION, kind);
    case DRAGON_MOVE_STOW:
      return g_strdup (value ? _ ("Sets a ready gem aside") : _ ("Sets a depleted gem aside"));
    default:
      return fill_card (_ ("Takes the power of “{card}” first"), r, dragon_code_family (value), dragon_code_kind (value));
    }
}

/* On a button: what choosing it does, as a call to act. Moves that are chosen on the board or on a card have none of their own. */

char *
dragon_say_option (const SsRules *rules, const SsState *view, SsMove move)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  gint32 value = dragon_move_value (move);
  gboolean named = s->current.family == DRAGON_ACTION && *dragon_power_name (r, s->current.kind);
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_WIZARD:
      return fill_card (_ ("Choose “{card}”"), r, DRAGON_WIZARD, (guint) value);
    case DRAGON_MOVE_GEM:
      return g_strdup (_ ("Play a green gem"));
    case DRAGON_MOVE_READY:
      return g_strdup (_ ("Ready a gem"));
    case DRAGON_MOVE_ITEM:
      return value == DRAGON_NONE ? g_strdup (_ ("Gain the top item of the item deck")) : dragon_say_move (rules, view, move);
    case DRAGON_MOVE_POWER:
      return fill_card (_ ("Use the gem action of “{card}”"), r, dragon_code_family (value), dragon_code_kind (value));
    case DRAGON_MOVE_DONE:
      return g_strdup (dragon_is_threatened (r, s, s->place[s->decider]) ? _ ("End the gem stage on a threatened tile") : _ ("End the gem stage"));
    case DRAGON_MOVE_YES:
      if (s->decision != DRAGON_DECIDE_USE)
        return g_strdup (_ ("Do it"));
      return ss_text_fill (_ ("Use the power of “{card}”"), "card",
                           named ? dragon_power_name (r, s->current.kind) : dragon_card_name (r, s->current.family, s->current.kind), NULL);
    case DRAGON_MOVE_NO:
      return g_strdup (s->decision == DRAGON_DECIDE_USE       ? _ ("Don't use it")
                       : s->decision == DRAGON_DECIDE_TRIBUTE ? _ ("Give no card")
                                                              : _ ("Don't do it"));
    case DRAGON_MOVE_STOW:
      return g_strdup (value ? _ ("Set a ready gem aside") : _ ("Set a depleted gem aside"));
    case DRAGON_MOVE_FIRST:
      return fill_card (_ ("Use “{card}” first"), r, dragon_code_family (value), dragon_code_kind (value));
    default:
      return dragon_say_move (rules, view, move);
    }
}

/* What is to be done */

static char *
say_question (const DragonRules *r, const DragonState *s)
{
  if (s->decision == DRAGON_DECIDE_USE)
    {
      const DragonPowers *powers = dragon_powers (r, s->current.family, s->current.kind);
      g_autofree char *effect = dragon_say_power (&powers->powers[s->current.power]);
      gboolean named = s->current.family == DRAGON_ACTION && *dragon_power_name (r, s->current.kind);
      return ss_text_fill (_ ("Use the power of “{card}”? {effect}"), "card",
                           named ? dragon_power_name (r, s->current.kind) : dragon_card_name (r, s->current.family, s->current.kind), "effect", effect,
                           NULL);
    }
  DragonEffect one = { .n = 1, .clauses = { *dragon_frame_clause (r, s) } };
  g_autofree char *effect = dragon_say_card_effect (&one);
  return ss_text_fill (_ ("Do this? {effect}"), "effect", effect, NULL);
}

char *
dragon_prompt (const SsRules *rules, const SsState *view, SsSeat viewer)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  if (s->result)
    return g_strdup (_ ("The match is over."));
  if (s->awaits)
    return g_strdup (_ ("The cards are still to be shuffled."));
  if (viewer != SS_SEAT_NONE && viewer != s->decider)
    return g_strdup (s->decider == SS_SEAT_FIRST ? _ ("First has to decide.") : _ ("Second has to decide."));
  switch ((DragonDecision) s->decision)
    {
    case DRAGON_DECIDE_WIZARD:
      return g_strdup (_ ("Choose your wizard."));
    case DRAGON_DECIDE_PLAY:
      return g_strdup (_ ("Play a card from your hand."));
    case DRAGON_DECIDE_GEM:
      if (dragon_is_threatened (r, s, s->place[s->decider]))
        return g_strdup (_ ("You are on a threatened tile: whoever ends the gem stage there loses."));
      return g_strdup (_ ("Use a gem, an item or a power, or end the gem stage."));
    case DRAGON_DECIDE_MOVE:
      return g_strdup (_ ("Choose where to move."));
    case DRAGON_DECIDE_TELEPORT:
      return g_strdup (_ ("Choose where to teleport."));
    case DRAGON_DECIDE_BUMP:
      return g_strdup (_ ("Choose where to bump the opponent."));
    case DRAGON_DECIDE_MAY:
    case DRAGON_DECIDE_USE:
      return say_question (r, s);
    case DRAGON_DECIDE_TAKE_NEST:
      return g_strdup (_ ("Take a card from the nest."));
    case DRAGON_DECIDE_GIVE:
      return g_strdup (_ ("Lay a card from your hand into the nest."));
    case DRAGON_DECIDE_TRADE:
      return g_strdup (_ ("Take one of the cards that lay in the nest before."));
    case DRAGON_DECIDE_BURY:
      return g_strdup (_ ("Choose a card of the nest to put under the deck."));
    case DRAGON_DECIDE_ECHO:
      return g_strdup (_ ("Choose a card of the nest to carry out its action."));
    case DRAGON_DECIDE_SEARCH:
      return g_strdup (_ ("Take a card from the deck."));
    case DRAGON_DECIDE_SIFT:
      return g_strdup (_ ("Take one of the cards looked at."));
    case DRAGON_DECIDE_ITEM:
      return g_strdup (_ ("Choose an item."));
    case DRAGON_DECIDE_STOW:
      return g_strdup (_ ("Choose a gem to set aside."));
    case DRAGON_DECIDE_TRIBUTE:
      return g_strdup (_ ("The opponent asks for a card with a bump: give one, or none."));
    case DRAGON_DECIDE_FIRST:
      return g_strdup (_ ("Several powers are waiting: choose the next one."));
    default:
      return g_strdup (_ ("The match is over."));
    }
}
