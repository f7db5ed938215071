/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>

/* Effects and powers read out from their parsed form (sentences.md, Effects read out). Every act has a whole message in each form; clauses are
 * joined by joining messages that the languages write their own way. A sentence begins with a capital letter and ends as the language ends it. */

typedef struct
{
  const char *sentence_one; /* nullable: the number makes no difference */
  const char *sentence_other;
} Form;

typedef struct
{
  Form final;           /* as it is */
  Form may;             /* one may do it */
  const char *paid_one; /* one may do it, for a cost that was said before */
  const char *paid;
} ActWords;

/* NONE: looking at one card */
static const ActWords acts[DRAGON_N_ACTS] = {
  [DRAGON_ACT_MOVE] = {
    .final = { NS_ ("move up to {n} tile", "move up to {n} tiles") },
    .may = { NS_ ("you may move up to {n} tile", "you may move up to {n} tiles") },
    .paid_one = NC_ ("after an optional cost", "move up to {n} tile"),
    .paid = NC_ ("after an optional cost", "move up to {n} tiles"),
  },
  [DRAGON_ACT_BUMP] = {
    .final = { NS_ ("bump the opponent {n} tile", "bump the opponent {n} tiles") },
    .may = { NS_ ("you may bump the opponent {n} tile", "you may bump the opponent {n} tiles") },
    .paid_one = NC_ ("after an optional cost", "bump the opponent {n} tile"),
    .paid = NC_ ("after an optional cost", "bump the opponent {n} tiles"),
  },
  [DRAGON_ACT_TELEPORT] = {
    .final = { NS_ ("teleport up to {n} tile", "teleport up to {n} tiles") },
    .may = { NS_ ("you may teleport up to {n} tile", "you may teleport up to {n} tiles") },
    .paid_one = NC_ ("after an optional cost", "teleport up to {n} tile"),
    .paid = NC_ ("after an optional cost", "teleport up to {n} tiles"),
  },
  [DRAGON_ACT_READY] = {
    .final = { NS_ ("ready {n} gem", "ready {n} gems") },
    .may = { NS_ ("you may ready {n} gem", "you may ready {n} gems") },
    .paid_one = NC_ ("after an optional cost", "ready {n} gem"),
    .paid = NC_ ("after an optional cost", "ready {n} gems"),
  },
  [DRAGON_ACT_DEPLETE] = {
    .final = { NS_ ("deplete {n} gem", "deplete {n} gems") },
    .may = { NS_ ("you may deplete {n} gem", "you may deplete {n} gems") },
    .paid_one = NC_ ("after an optional cost", "deplete {n} gem"),
    .paid = NC_ ("after an optional cost", "deplete {n} gems"),
  },
  [DRAGON_ACT_DEPLETE_OPPONENT] = {
    .final = { .sentence_other = N_ ("deplete {n} of the opponent's gems") },
    .may = { .sentence_other = N_ ("you may deplete {n} of the opponent's gems") },
    .paid = NC_ ("after an optional cost", "deplete {n} of the opponent's gems"),
  },
  [DRAGON_ACT_WHITE] = {
    .final = { NS_ ("gain {n} white gem", "gain {n} white gems") },
    .may = { NS_ ("you may gain {n} white gem", "you may gain {n} white gems") },
    .paid_one = NC_ ("after an optional cost", "gain {n} white gem"),
    .paid = NC_ ("after an optional cost", "gain {n} white gems"),
  },
  [DRAGON_ACT_BURY_NEST] = {
    .final = { NS_ ("put {n} card of the nest under the deck", "put {n} cards of the nest under the deck") },
    .may = { NS_ ("you may put {n} card of the nest under the deck", "you may put {n} cards of the nest under the deck") },
    .paid_one = NC_ ("after an optional cost", "put {n} card of the nest under the deck"),
    .paid = NC_ ("after an optional cost", "put {n} cards of the nest under the deck"),
  },
  [DRAGON_ACT_SIFT] = {
    .final = { .sentence_other = N_ ("look at the top {n} cards of the deck, take one into your hand and put the rest under the deck") },
    .may = { .sentence_other = N_ ("you may look at the top {n} cards of the deck, take one into your hand and put the rest under the deck") },
    .paid = NC_ ("after an optional cost", "look at the top {n} cards of the deck, take one into your hand and put the rest under the deck"),
  },
  [DRAGON_ACT_STOW] = {
    .final = { .sentence_other = N_ ("set {n} of your gems aside") },
    .may = { .sentence_other = N_ ("you may set {n} of your gems aside") },
    .paid = NC_ ("after an optional cost", "set {n} of your gems aside"),
  },
  [DRAGON_ACT_STOW_ALL] = {
    .final = { .sentence_other = N_ ("set all your gems aside") },
    .may = { .sentence_other = N_ ("you may set all your gems aside") },
    .paid = NC_ ("after an optional cost", "set all your gems aside"),
  },
  [DRAGON_ACT_RETURN_READY] = {
    .final = { .sentence_other = N_ ("take back a gem set aside, ready") },
    .may = { .sentence_other = N_ ("you may take back a gem set aside, ready") },
    .paid = NC_ ("after an optional cost", "take back a gem set aside, ready"),
  },
  [DRAGON_ACT_RETURN_USED] = {
    .final = { .sentence_other = N_ ("take back a gem set aside, depleted") },
    .may = { .sentence_other = N_ ("you may take back a gem set aside, depleted") },
    .paid = NC_ ("after an optional cost", "take back a gem set aside, depleted"),
  },
  [DRAGON_ACT_RETURN_KEPT] = {
    .final = { .sentence_other = N_ ("take back a gem set aside, as it lies") },
    .may = { .sentence_other = N_ ("you may take back a gem set aside, as it lies") },
    .paid = NC_ ("after an optional cost", "take back a gem set aside, as it lies"),
  },
  [DRAGON_ACT_SWAP_PLACES] = {
    .final = { .sentence_other = N_ ("swap places with the opponent") },
    .may = { .sentence_other = N_ ("you may swap places with the opponent") },
    .paid = NC_ ("after an optional cost", "swap places with the opponent"),
  },
  [DRAGON_ACT_TAKE_NEST] = {
    .final = { .sentence_other = N_ ("take a card from the nest into your hand") },
    .may = { .sentence_other = N_ ("you may take a card from the nest into your hand") },
    .paid = NC_ ("after an optional cost", "take a card from the nest into your hand"),
  },
  [DRAGON_ACT_TRADE_NEST] = {
    .final = { .sentence_other = N_ ("exchange a card from your hand for one in the nest") },
    .may = { .sentence_other = N_ ("you may exchange a card from your hand for one in the nest") },
    .paid = NC_ ("after an optional cost", "exchange a card from your hand for one in the nest"),
  },
  [DRAGON_ACT_ECHO_NEST] = {
    .final = { .sentence_other = N_ ("carry out the action of a card in the nest") },
    .may = { .sentence_other = N_ ("you may carry out the action of a card in the nest") },
    .paid = NC_ ("after an optional cost", "carry out the action of a card in the nest"),
  },
  [DRAGON_ACT_SEARCH] = {
    .final = { .sentence_other = N_ ("search the deck for a card, take it into your hand and shuffle the deck") },
    .may = { .sentence_other = N_ ("you may search the deck for a card, take it into your hand and shuffle the deck") },
    .paid = NC_ ("after an optional cost", "search the deck for a card, take it into your hand and shuffle the deck"),
  },
  [DRAGON_ACT_ITEM] = {
    .final = { .sentence_other = N_ ("gain an item") },
    .may = { .sentence_other = N_ ("you may gain an item") },
    .paid = NC_ ("after an optional cost", "gain an item"),
  },
  [DRAGON_ACT_TURN_DRAGON] = {
    .final = { .sentence_other = N_ ("move the dragon to the other end") },
    .may = { .sentence_other = N_ ("you may move the dragon to the other end") },
    .paid = NC_ ("after an optional cost", "move the dragon to the other end"),
  },
  [DRAGON_ACT_NONE] = {
    .final = { .sentence_other = N_ ("take the top card of the deck into your hand") },
    .may = { .sentence_other = N_ ("you may take the top card of the deck into your hand") },
    .paid = NC_ ("after an optional cost", "take the top card of the deck into your hand"),
  },
};

#define AFTER_OPTIONAL_COST "after an optional cost"

/* A tribute: the answer is the opponent's; {act} is what happens without one. */
static const char *const tribute_final = N_ ("the opponent may give you a card with a bump from their hand; if they do not, {act}");
static const char *const tribute_may = N_ ("you may ask the opponent for a card with a bump from their hand; if they don't give you one, {act}");
static const char *const tribute_after_cost
    = NC_ ("after a cost", "ask the opponent for a card with a bump from their hand; if they don't give you one, {act}");
static const char *const tribute_after_optional_cost
    = NC_ ("after an optional cost", "ask the opponent for a card with a bump from their hand; if they don't give you one, {act}");

static char *
fill_n (const char *format, int n)
{
  g_autofree char *number = ss_text_number (n);
  return ss_text_fill (format, "n", number, NULL);
}

static const char *
choose (const Form *form, int n)
{
  return form->sentence_one ? ngettext (form->sentence_one, form->sentence_other, (gulong) n) : _ (form->sentence_other);
}

typedef enum
{
  FORM_FINAL,
  FORM_MAY,
  FORM_PAID, /* optional, after its cost */
} FormKind;

static char *
say_act (const DragonClause *clause, FormKind kind)
{
  gboolean one_card = clause->act == DRAGON_ACT_SIFT && clause->n == 1;
  const ActWords *words = &acts[one_card ? DRAGON_ACT_NONE : clause->act];
  switch (kind)
    {
    case FORM_FINAL:
      return fill_n (choose (&words->final, clause->n), clause->n);
    case FORM_MAY:
      return fill_n (choose (&words->may, clause->n), clause->n);
    default:
      return fill_n (g_dpgettext2 (NULL, AFTER_OPTIONAL_COST, words->paid_one && clause->n == 1 ? words->paid_one : words->paid), clause->n);
    }
}

static char *
say_tribute (const DragonClause *clause, FormKind kind)
{
  g_autofree char *act = say_act (clause, FORM_FINAL);
  const char *format = kind == FORM_PAID     ? g_dpgettext2 (NULL, AFTER_OPTIONAL_COST, tribute_after_optional_cost)
                       : kind == FORM_MAY    ? _ (tribute_may)
                       : clause->cost        ? g_dpgettext2 (NULL, "after a cost", tribute_after_cost)
                                             : _ (tribute_final);
  return ss_text_fill (format, "act", act, NULL);
}

static char *
say_cost (const DragonClause *clause)
{
  if (clause->cost == DRAGON_ACT_STOW)
    return fill_n (C_ ("cost", "set {n} of your gems aside"), clause->cost_n);
  return fill_n (clause->cost_n == 1 ? C_ ("cost", "deplete {n} gem") : C_ ("cost", "deplete {n} gems"), clause->cost_n);
}

/* Conditions */

static const char *const first_tiles[DRAGON_N_TILES] = {
  NC_ ("tile, first of a list", "a start"),        NC_ ("tile, first of a list", "a centre"),     NC_ ("tile, first of a list", "a gem"),
  NC_ ("tile, first of a list", "an end"),         NC_ ("tile, first of a list", "an exit"),      NC_ ("tile, first of a list", "a threatened"),
};
static const char *const later_tiles[DRAGON_N_TILES] = {
  NC_ ("tile, later in a list", "start"), NC_ ("tile, later in a list", "centre"), NC_ ("tile, later in a list", "gem"),
  NC_ ("tile, later in a list", "end"),   NC_ ("tile, later in a list", "exit"),   NC_ ("tile, later in a list", "threatened"),
};

static char *
say_tiles (const DragonCondition *condition)
{
  char *list = g_strdup (g_dpgettext2 (NULL, "tile, first of a list", first_tiles[condition->order[0]]));
  for (guint i = 1; i < condition->n_tiles; i++)
    {
      const char *tile = g_dpgettext2 (NULL, "tile, later in a list", later_tiles[condition->order[i]]);
      const char *format = i + 1 == condition->n_tiles ? C_ ("tiles", "{a} or {b}") : C_ ("tiles", "{a}, {b}");
      char *longer = ss_text_fill (format, "a", list, "b", tile, NULL);
      g_free (list);
      list = longer;
    }
  return list;
}

static char *
say_began (int a, int b)
{
  g_autofree char *low = ss_text_number (a), *high = ss_text_number (b);
  if (b == 0)
    return g_strdup (_ ("if you had no ready gems when the turn began"));
  if (a == b)
    return fill_n (ngettext ("if you had exactly {n} ready gem when the turn began", "if you had exactly {n} ready gems when the turn began", (gulong) a), a);
  return ss_text_fill (a + 1 == b ? ngettext ("if you had {a} or {b} ready gem when the turn began", "if you had {a} or {b} ready gems when the turn began",
                                              (gulong) b)
                                  : _ ("if you had {a} to {b} ready gems when the turn began"),
                       "a", low, "b", high, NULL);
}

static char *
say_condition (const DragonCondition *condition)
{
  g_autofree char *tiles = NULL;
  switch (condition->kind)
    {
    case DRAGON_IF_ON:
      tiles = say_tiles (condition);
      return ss_text_fill (_ ("if you are on {tiles} tile"), "tiles", tiles, NULL);
    case DRAGON_IF_OPPONENT_ON:
      tiles = say_tiles (condition);
      return ss_text_fill (_ ("if the opponent is on {tiles} tile"), "tiles", tiles, NULL);
    case DRAGON_IF_NEAR:
      if (condition->a == 0)
        return g_strdup (_ ("if both wizards share a tile"));
      return fill_n (ngettext ("if the opponent is at most {n} tile away", "if the opponent is at most {n} tiles away", condition->a), condition->a);
    case DRAGON_IF_BEGAN:
      return say_began (condition->a, condition->b);
    default:
      return NULL;
    }
}

/* Clauses */

static char *
say_clause (const DragonClause *clause, gboolean may)
{
  may = may || clause->may;
  FormKind kind = !may ? FORM_FINAL : clause->cost ? FORM_PAID : FORM_MAY;
  g_autofree char *act = clause->tribute ? say_tribute (clause, kind) : say_act (clause, kind);
  g_autofree char *condition = say_condition (&clause->condition);
  if (clause->cost)
    {
      g_autofree char *cost = say_cost (clause);
      char *whole = ss_text_fill (may ? C_ ("optional", "you may {cost} to {act}") : C_ ("mandatory", "{cost} to {act}"), "cost", cost, "act", act, NULL);
      g_free (act);
      act = whole;
    }
  if (!condition)
    return g_steal_pointer (&act);
  return ss_text_fill (C_ ("condition", "{condition}, {clause}"), "condition", condition, "clause", act, NULL);
}

/* Sentences */

static char *
end_sentence (const char *clause)
{
  g_autofree char *sentence = ss_text_fill (C_ ("a whole sentence", "{clause}."), "clause", clause, NULL);
  gunichar first = g_utf8_get_char (sentence);
  char capital[7] = { 0 };
  g_unichar_to_utf8 (g_unichar_totitle (first), capital);
  return g_strconcat (capital, g_utf8_next_char (sentence), NULL);
}

static char *
join (char *before, char *sentence)
{
  if (!before)
    return sentence;
  char *both = ss_text_fill (C_ ("sentences", "{one} {two}"), "one", before, "two", sentence, NULL);
  g_free (before);
  g_free (sentence);
  return both;
}

static char *
say_event (DragonEvent event)
{
  switch (event)
    {
    case DRAGON_EVENT_TURN:
      return g_strdup (_ ("at the start of your turn"));
    case DRAGON_EVENT_ACTION:
      return g_strdup (_ ("after your action"));
    case DRAGON_EVENT_BUMP:
      return g_strdup (_ ("after you bump"));
    case DRAGON_EVENT_BUMPED:
      return g_strdup (_ ("after you are bumped"));
    case DRAGON_EVENT_PASS:
      return g_strdup (_ ("after the wizards pass each other"));
    case DRAGON_EVENT_FLIGHT:
      return g_strdup (_ ("after a flight"));
    case DRAGON_EVENT_ROOST:
      return g_strdup (_ ("after a roost"));
    default:
      return g_strdup (_ ("after you gain an item"));
    }
}

/* @event: nullable: said before the first clause */
static char *
say_effect (const DragonEffect *effect, const char *event, gboolean may)
{
  char *all = NULL;
  for (guint i = 0; i < effect->n; i++)
    {
      g_autofree char *clause = say_clause (&effect->clauses[i], may);
      if (i == 0 && event)
        {
          char *whole = ss_text_fill (C_ ("event", "{event}, {clause}"), "event", event, "clause", clause, NULL);
          g_free (clause);
          clause = whole;
        }
      all = join (all, end_sentence (clause));
    }
  return all ? all : g_strdup (""); /* of a card in the editor that has no effect yet */
}

char *
dragon_say_card_effect (const DragonEffect *effect)
{
  return say_effect (effect, NULL, FALSE);
}

/* Powers */

static const char *
bonus_format (guint act, guint way)
{
  static const char *const formats[3][DRAGON_N_WAYS] = {
    { N_ ("+{n} to moves"), N_ ("+{n} to moves away from the centre"), N_ ("+{n} to moves toward the centre"), N_ ("+{n} to moves toward the dragon"),
      N_ ("+{n} to moves away from the dragon") },
    { N_ ("+{n} to bumps"), N_ ("+{n} to bumps away from the centre"), N_ ("+{n} to bumps toward the centre"), N_ ("+{n} to bumps toward the dragon"),
      N_ ("+{n} to bumps away from the dragon") },
    { N_ ("+{n} to teleports"), N_ ("+{n} to teleports away from the centre"), N_ ("+{n} to teleports toward the centre"),
      N_ ("+{n} to teleports toward the dragon"), N_ ("+{n} to teleports away from the dragon") },
  };
  return _ (formats[act - DRAGON_ACT_MOVE][way]);
}

static char *
say_bonus (const DragonPower *power)
{
  g_autofree char *bonus = fill_n (bonus_format (power->act, power->way), power->amount);
  g_autofree char *condition = say_condition (&power->condition);
  if (power->must)
    {
      char *must = ss_text_fill (_ ("{bonus} (must be used)"), "bonus", bonus, NULL);
      g_free (bonus);
      bonus = must;
    }
  if (!condition)
    return end_sentence (bonus);
  g_autofree char *whole = ss_text_fill (C_ ("condition", "{condition}, {clause}"), "condition", condition, "clause", bonus, NULL);
  return end_sentence (whole);
}

static char *
say_change (const char *format, int amount)
{
  g_autofree char *size = ss_text_number (ABS (amount));
  /* the signs are the same in all languages */
  g_autofree char *change = g_strconcat (amount < 0 ? "\u2212" : "+", size, NULL);
  return ss_text_fill (format, "n", change, NULL);
}

char *
dragon_say_power (const DragonPower *power)
{
  g_autofree char *part = NULL;
  switch (power->kind)
    {
    case DRAGON_POWER_FLIGHT:
      return say_change (_ ("Wings for a flight: {n}."), power->amount);
    case DRAGON_POWER_ROOST:
      return say_change (_ ("Cards for a roost: {n}."), power->amount);
    case DRAGON_POWER_HAND:
      return say_change (_ ("Hand size: {n}."), power->amount);
    case DRAGON_POWER_BONUS:
      return say_bonus (power);
    case DRAGON_POWER_TRIGGER:
      part = say_event (power->event);
      return say_effect (&power->effect, part, !power->must);
    default:
      part = say_effect (&power->effect, NULL, FALSE);
      return ss_text_fill (_ ("Gem action: {effect}"), "effect", part, NULL);
    }
}

char *
dragon_say_powers (const DragonPower *powers, guint n)
{
  char *all = NULL;
  for (guint i = 0; i < n; i++)
    all = join (all, dragon_say_power (&powers[i]));
  return all ? all : g_strdup ("");
}
