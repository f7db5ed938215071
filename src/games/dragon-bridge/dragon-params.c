/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-values.h"

#include <glib/gi18n.h>

/* The parameter table (rules page, Parameters); sentences: sentences.md, Dragon Bridge. */

const char *const dragon_family_words[DRAGON_N_FAMILIES + 1] = { "Action", "Item", "Wizard", "Hack", NULL };

/* When a value matters */

static gboolean
has_hacking (const SsVariant *variant)
{
  return ss_variant_get_bool (variant, "Expansion", "BridgeHacking");
}

static gboolean
has_market (const SsVariant *variant)
{
  return !ss_variant_get_bool (variant, "Items", "Blind");
}

static const SsWord plain_bool[] = { { "false", N_ ("No"), NULL }, { "true", N_ ("Yes"), NULL }, { NULL, NULL, NULL } };

static const SsWord side_words[] = {
  { "first", N_ ("First's end"), N_ ("The dragon starts at First's end.") },
  { "second", N_ ("Second's end"), N_ ("The dragon starts at Second's end.") },
  { "random", N_ ("Random"), N_ ("The dragon starts at one end at random.") },
  { NULL, NULL, NULL },
};

static const SsWord blind_words[] = {
  { "false", N_ ("No"), N_ ("Items are chosen from the market.") },
  { "true", N_ ("Yes"), N_ ("There is no market: items are drawn unseen from the item deck.") },
  { NULL, NULL, NULL },
};

static const SsWord mode_words[] = {
  { "none", N_ ("Without powers"), N_ ("The wizards have no powers.") },
  { "dealt", N_ ("Dealt"), N_ ("Each player is dealt a wizard at random.") },
  { "chosen", N_ ("Chosen"), N_ ("First and then Second choose a wizard.") },
  { NULL, NULL, NULL },
};

static const SsWord hacking_words[] = {
  { "false", N_ ("No"), N_ ("The Bridge Hacking expansion is not in play.") },
  { "true", N_ ("Yes"), N_ ("The Bridge Hacking expansion is in play: white gems, hacks and more action cards.") },
  { NULL, NULL, NULL },
};

#define NUMBER(group_, key_, min_, max_, fallback_) \
  .group = (group_), .key = (key_), .type = SS_PARAM_INT, .min = (min_), .max = (max_), .fallback = (fallback_)
#define CARD(group_, key_, type_) .group = (group_), .key = (key_), .type = (type_), .family = TRUE
#define NAME_KEY(family_, title_) \
  { \
    CARD (family_, "Name", SS_PARAM_TEXT), .translatable = TRUE, .derive = dragon_derive_name, .fallback_text = N_ ("the card's id"), \
    .group_title = (title_), .title = N_ ("Name"), .explanation = N_ ("What the card is called. It may be given in each language."), \
    .say = dragon_differs_nothing, .random = dragon_random_name \
  }
#define COUNT_KEY(family_, title_, max_) \
  { \
    CARD (family_, "Count", SS_PARAM_INT), .min = 0, .max = (max_), .fallback = "1", .group_title = (title_), .title = N_ ("Count"), \
    .explanation = N_ ("How many of the card there are; 0 takes it out."), .say = dragon_differs_count \
  }
#define EXPANSION_KEY(family_, title_) \
  { \
    CARD (family_, "Expansion", SS_PARAM_BOOL), .words = plain_bool, .fallback = "false", .group_title = (title_), .title = N_ ("Expansion card"), \
    .explanation = N_ ("The card is in play only with the Bridge Hacking expansion."), .say = dragon_differs_nothing, \
    .random = dragon_random_expansion \
  }
#define EFFECT_KEY(family_, title_) \
  { \
    CARD (family_, "Effect", SS_PARAM_EFFECT), .required = TRUE, .check_item = dragon_check_effect, .group_title = (title_), .title = N_ ("Effect"), \
    .explanation = N_ ("What happens when the card is played, in the effect language: clauses separated by commas."), .say = dragon_differs_effect, \
    .random = dragon_random_effect, .read_out = dragon_read_effect_out, .find_fault = dragon_find_effect_fault, .completions = dragon_language_words \
  }
#define POWER_KEY(family_, title_) \
  { \
    CARD (family_, "Power", SS_PARAM_LIST), .items = SS_ITEMS_TEXT, .required = TRUE, .max_items = DRAGON_MAX_POWERS, .check_item = dragon_check_power, \
    .check_list = dragon_check_powers, .group_title = (title_), .title = N_ ("Powers"), \
    .explanation = N_ ("What its owner can do, in the effect language: powers separated by semicolons."), .say = dragon_differs_powers, \
    .random = dragon_random_powers, .read_out = dragon_read_powers_out, .find_fault = dragon_find_powers_fault, .completions = dragon_language_words \
  }

const SsParam dragon_params[] = {
  {
    NUMBER ("Board", "Length", 8, DRAGON_MAX_LENGTH, "18"),
    .group_title = N_ ("Bridge"),
    .title = N_ ("Length of the bridge"),
    .explanation = N_ ("How many tiles the bridge has."),
    NS_ ("The bridge is {n} tiles long.", "The bridge is {n} tiles long."),
  },
  {
    NUMBER ("Board", "EndTiles", 1, (DRAGON_MAX_LENGTH - 2) / 2, "5"),
    .random = dragon_random_number,
    .open_max = TRUE,
    .group_title = N_ ("Bridge"),
    .title = N_ ("End tiles"),
    .explanation = N_ ("How many tiles at each end are end tiles: threatened where the dragon is, exits at the other end."),
    NS_ ("The last tile at each end is an end tile.", "The last {n} tiles at each end are end tiles."),
  },
  {
    .group = "Board",
    .key = "GemTiles",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_INT,
    .min = 0,
    .max = (DRAGON_MAX_LENGTH - 1) / 2,
    .open_max = TRUE,
    .max_items = 20,
    .distinct = TRUE,
    .fallback = "3;6",
    .group_title = N_ ("Bridge"),
    .title = N_ ("Gem tiles"),
    .explanation = N_ ("The numbers of the gem tiles, counted from 0 at each end; there a gem can be readied."),
    .say = dragon_differs_gem_tiles,
    .random = dragon_random_gem_tiles,
  },
  {
    NUMBER ("Board", "Start", 1, (DRAGON_MAX_LENGTH - 1) / 2, "7"),
    .random = dragon_random_number,
    .open_min = TRUE,
    .open_max = TRUE,
    .group_title = N_ ("Bridge"),
    .title = N_ ("Start tiles"),
    .explanation = N_ ("The number of the tiles on which the wizards start, First on the left and Second on the right."),
    NS_ ("The wizards start on the tiles with number {n}, First on the left and Second on the right.",
         "The wizards start on the tiles with number {n}, First on the left and Second on the right."),
  },
  {
    NUMBER ("Gems", "Count", 1, DRAGON_MAX_GEMS, "3"),
    .group_title = N_ ("Gems"),
    .title = N_ ("Green gems"),
    .explanation = N_ ("How many green gems each player has."),
    NS_ ("Each player has one green gem.", "Each player has {n} green gems."),
  },
  {
    NUMBER ("Gems", "FirstReady", 0, DRAGON_MAX_GEMS, "2"),
    .random = dragon_random_number,
    .open_max = TRUE,
    .group_title = N_ ("Gems"),
    .title = N_ ("First's ready gems"),
    .explanation = N_ ("How many of First's gems are ready at the start; the others are depleted."),
    .sentence_zero = N_ ("First starts with no ready gem."),
    NS_ ("First starts with one ready gem.", "First starts with {n} ready gems."),
  },
  {
    NUMBER ("Gems", "SecondReady", 0, DRAGON_MAX_GEMS, "2"),
    .random = dragon_random_number,
    .open_max = TRUE,
    .group_title = N_ ("Gems"),
    .title = N_ ("Second's ready gems"),
    .explanation = N_ ("How many of Second's gems are ready at the start; the others are depleted."),
    .sentence_zero = N_ ("Second starts with no ready gem."),
    NS_ ("Second starts with one ready gem.", "Second starts with {n} ready gems."),
  },
  {
    .group = "Gems",
    .key = "Action",
    .type = SS_PARAM_EFFECT,
    .check_item = dragon_check_effect,
    .fallback = "teleport 1",
    .group_title = N_ ("Gems"),
    .title = N_ ("What a green gem does"),
    .explanation = N_ ("What a player does by playing a ready gem, in the effect language."),
    .say = dragon_differs_gem_action,
    .random = dragon_random_effect,
    .read_out = dragon_read_effect_out,
    .find_fault = dragon_find_effect_fault,
    .completions = dragon_language_words,
  },
  {
    NUMBER ("Gems", "ItemCost", 1, 8, "3"),
    .group_title = N_ ("Gems"),
    .title = N_ ("Gems for an item"),
    .explanation = N_ ("How many ready gems must be depleted to gain an item."),
    NS_ ("Gaining an item takes one ready gem.", "Gaining an item takes {n} ready gems."),
  },
  {
    NUMBER ("Cards", "Hand", 1, 8, "4"),
    .group_title = N_ ("Cards"),
    .title = N_ ("Hand size"),
    .explanation = N_ ("Up to how many cards the hand is filled after every turn."),
    NS_ ("The hand is filled up to one card after every turn.", "The hand is filled up to {n} cards after every turn."),
  },
  {
    NUMBER ("Dragon", "FlightWings", 1, 40, "9"),
    .group_title = N_ ("Dragon"),
    .title = N_ ("Wings for a flight"),
    .explanation = N_ ("How many wings in the nest make the dragon fly to the other end."),
    NS_ ("One wing in the nest makes the dragon fly.", "{n} wings in the nest make the dragon fly."),
  },
  {
    NUMBER ("Dragon", "RoostCards", 2, 20, "7"),
    .group_title = N_ ("Dragon"),
    .title = N_ ("Cards for a roost"),
    .explanation = N_ ("How many cards in the nest, without a flight, make the dragon roost: the nest is shuffled into the deck."),
    NS_ ("{n} cards in the nest without a flight make the dragon roost.", "{n} cards in the nest without a flight make the dragon roost."),
  },
  {
    .group = "Dragon",
    .key = "FirstSide",
    .type = SS_PARAM_ENUM,
    .words = side_words,
    .fallback = "first",
    .group_title = N_ ("Dragon"),
    .title = N_ ("Where the dragon starts"),
    .explanation = N_ ("At whose end the dragon starts; First's end is the left one."),
  },
  {
    NUMBER ("Items", "Market", 1, DRAGON_MAX_MARKET, "3"),
    .group_title = N_ ("Items"),
    .title = N_ ("Items in the market"),
    .explanation = N_ ("How many items lie open to be gained."),
    .applies = has_market,
    NS_ ("One item lies open in the market.", "{n} items lie open in the market."),
  },
  {
    .group = "Items",
    .key = "Blind",
    .type = SS_PARAM_BOOL,
    .words = blind_words,
    .fallback = "false",
    .group_title = N_ ("Items"),
    .title = N_ ("Draw items unseen"),
    .explanation = N_ ("There is no market; an item gained is the top one of the item deck."),
  },
  {
    .group = "Wizards",
    .key = "Mode",
    .type = SS_PARAM_ENUM,
    .words = mode_words,
    .fallback = "dealt",
    .group_title = N_ ("Wizards"),
    .title = N_ ("Wizards"),
    .explanation = N_ ("Whether the wizards have powers, and how the players come by theirs."),
  },
  {
    .group = "Expansion",
    .key = "BridgeHacking",
    .type = SS_PARAM_BOOL,
    .words = hacking_words,
    .fallback = "false",
    .group_title = N_ ("Expansion"),
    .title = N_ ("Bridge Hacking"),
    .explanation = N_ ("Play with white gems, hacks and the expansion's cards."),
  },
  {
    NUMBER ("Expansion", "WhiteGems", 0, 40, "8"),
    .group_title = N_ ("Expansion"),
    .title = N_ ("White gems"),
    .explanation = N_ ("How many white gems are in the supply."),
    .applies = has_hacking,
    .sentence_zero = N_ ("There are no white gems in the supply."),
    NS_ ("There is one white gem in the supply.", "There are {n} white gems in the supply."),
  },
  {
    NUMBER ("Expansion", "OpenHacks", 1, DRAGON_MAX_OPEN_HACKS, "3"),
    .group_title = N_ ("Expansion"),
    .title = N_ ("Open hacks"),
    .explanation = N_ ("How many hacks lie open to be played."),
    .applies = has_hacking,
    NS_ ("One hack lies open.", "{n} hacks lie open."),
  },
  {
    NUMBER ("End", "TurnLimit", 0, 2000, "200"),
    .group_title = N_ ("End"),
    .title = N_ ("Turn limit"),
    .explanation = N_ ("After so many turns, both players' counted, the match is a draw; 0 is no limit."),
    .sentence_zero = N_ ("There is no turn limit."),
    NS_ ("The match is a draw after 1 turn.", "The match is a draw after {n} turns, both players' counted."),
  },
  {
    NUMBER ("Handicap", "FirstItems", 0, 3, "0"),
    .group_title = N_ ("Handicap"),
    .title = N_ ("First's items"),
    .explanation = N_ ("How many items First draws unseen before the market is filled."),
    .sentence_zero = N_ ("First starts without items."),
    NS_ ("First starts with one item drawn unseen.", "First starts with {n} items drawn unseen."),
  },
  {
    NUMBER ("Handicap", "SecondItems", 0, 3, "0"),
    .group_title = N_ ("Handicap"),
    .title = N_ ("Second's items"),
    .explanation = N_ ("How many items Second draws unseen before the market is filled."),
    .sentence_zero = N_ ("Second starts without items."),
    NS_ ("Second starts with one item drawn unseen.", "Second starts with {n} items drawn unseen."),
  },
  {
    NUMBER ("Handicap", "FirstShift", 0, 19, "0"),
    .random = dragon_random_number,
    .group_title = N_ ("Handicap"),
    .title = N_ ("First's start further away"),
    .explanation = N_ ("How many tiles further away from the dragon First starts, not on an end tile."),
    .sentence_zero = N_ ("First starts on the start tile."),
    NS_ ("First starts 1 tile further away from the dragon.", "First starts {n} tiles further away from the dragon."),
  },
  {
    NUMBER ("Handicap", "SecondShift", 0, 19, "0"),
    .random = dragon_random_number,
    .group_title = N_ ("Handicap"),
    .title = N_ ("Second's start further away"),
    .explanation = N_ ("How many tiles further away from the dragon Second starts, not on an end tile."),
    .sentence_zero = N_ ("Second starts on the start tile."),
    NS_ ("Second starts 1 tile further away from the dragon.", "Second starts {n} tiles further away from the dragon."),
  },

  NAME_KEY ("Action", N_ ("Action Cards")),
  COUNT_KEY ("Action", N_ ("Action Cards"), 12),
  {
    CARD ("Action", "Wings", SS_PARAM_INT),
    .min = 0,
    .max = 3,
    .fallback = "0",
    .group_title = N_ ("Action Cards"),
    .title = N_ ("Wings"),
    .explanation = N_ ("How many wings the card has; they make the dragon fly."),
    .say = dragon_differs_wings,
  },
  EFFECT_KEY ("Action", N_ ("Action Cards")),
  {
    CARD ("Action", "Dragon", SS_PARAM_LIST),
    .items = SS_ITEMS_TEXT,
    .max_items = DRAGON_MAX_POWERS,
    .check_item = dragon_check_power,
    .check_list = dragon_check_powers,
    .fallback = "",
    .group_title = N_ ("Action Cards"),
    .title = N_ ("Dragon powers"),
    .explanation = N_ ("What is in force for both players while the card lies under the dragon, in the effect language."),
    .say = dragon_differs_powers,
    .random = dragon_random_powers,
    .read_out = dragon_read_powers_out,
    .find_fault = dragon_find_powers_fault,
    .completions = dragon_language_words,
  },
  {
    CARD ("Action", "DragonName", SS_PARAM_TEXT),
    .translatable = TRUE,
    .fallback = "",
    .group_title = N_ ("Action Cards"),
    .title = N_ ("Name of the dragon power"),
    .explanation = N_ ("What the dragon power is called. It may be given in each language."),
    .say = dragon_differs_nothing,
    .random = dragon_random_name,
  },
  EXPANSION_KEY ("Action", N_ ("Action Cards")),

  NAME_KEY ("Item", N_ ("Item Cards")),
  COUNT_KEY ("Item", N_ ("Item Cards"), 4),
  POWER_KEY ("Item", N_ ("Item Cards")),
  EXPANSION_KEY ("Item", N_ ("Item Cards")),

  NAME_KEY ("Wizard", N_ ("Wizard Cards")),
  COUNT_KEY ("Wizard", N_ ("Wizard Cards"), 1),
  POWER_KEY ("Wizard", N_ ("Wizard Cards")),
  EXPANSION_KEY ("Wizard", N_ ("Wizard Cards")),

  NAME_KEY ("Hack", N_ ("Hack Cards")),
  COUNT_KEY ("Hack", N_ ("Hack Cards"), 1),
  {
    CARD ("Hack", "Cost", SS_PARAM_INT),
    .min = 1,
    .max = 9,
    .fallback = "1",
    .group_title = N_ ("Hack Cards"),
    .title = N_ ("Cost"),
    .explanation = N_ ("How many white gems playing the hack costs."),
    .say = dragon_differs_cost,
  },
  EFFECT_KEY ("Hack", N_ ("Hack Cards")),
  {
    CARD ("Hack", "Stays", SS_PARAM_BOOL),
    .words = plain_bool,
    .fallback = "true",
    .group_title = N_ ("Hack Cards"),
    .title = N_ ("Stays after play"),
    .explanation = N_ ("The hack stays open after it is played; else it leaves the match and the next one is opened."),
    .say = dragon_differs_stays,
  },
  { .group = NULL },
};
