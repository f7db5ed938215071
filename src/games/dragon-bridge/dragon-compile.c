/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <stdlib.h>
#include <string.h>

gboolean
dragon_is_in_play (const SsVariant *variant, DragonFamily family, const char *group)
{
  if (ss_variant_get_int (variant, group, "Count") < 1)
    return FALSE;
  if (ss_variant_get_bool (variant, "Expansion", "BridgeHacking"))
    return TRUE;
  return family != DRAGON_HACK && !ss_variant_get_bool (variant, group, "Expansion");
}

void
dragon_compile_powers (const char *const *items, guint n, DragonPowers *powers)
{
  memset (powers, 0, sizeof *powers);
  memset (powers->trigger, -1, sizeof powers->trigger);
  powers->gem_action = -1;
  for (guint i = 0; i < MIN (n, DRAGON_MAX_POWERS); i++)
    {
      DragonPower *power = &powers->powers[powers->n];
      if (!dragon_parse_power (items[i], power, NULL))
        continue;
      switch (power->kind)
        {
        case DRAGON_POWER_FLIGHT:
          powers->flight = (gint8) (powers->flight + power->amount);
          break;
        case DRAGON_POWER_ROOST:
          powers->roost = (gint8) (powers->roost + power->amount);
          break;
        case DRAGON_POWER_HAND:
          powers->hand = (gint8) (powers->hand + power->amount);
          break;
        case DRAGON_POWER_BONUS:
          powers->bonuses |= (guint8) (1 << power->act);
          break;
        case DRAGON_POWER_TRIGGER:
          powers->trigger[power->event] = (gint8) powers->n;
          break;
        default:
          powers->gem_action = (gint8) powers->n;
          break;
        }
      powers->n++;
    }
}

static void
compile_card (const SsVariant *variant, DragonFamily family, const char *group, DragonCard *card)
{
  card->id = g_strdup (strchr (group, ' ') + 1);
  card->count = (guint8) ss_variant_get_int (variant, group, "Count");
  if (family == DRAGON_ACTION || family == DRAGON_HACK)
    {
      dragon_parse_effect (ss_variant_get_text (variant, group, "Effect"), &card->effect, NULL);
      card->bumps = dragon_effect_has (&card->effect, DRAGON_ACT_BUMP);
      card->echoes = dragon_effect_has (&card->effect, DRAGON_ACT_ECHO_NEST);
    }
  if (family == DRAGON_ACTION)
    card->wings = (guint8) ss_variant_get_int (variant, group, "Wings");
  if (family == DRAGON_HACK)
    {
      card->cost = (guint8) ss_variant_get_int (variant, group, "Cost");
      card->stays = ss_variant_get_bool (variant, group, "Stays");
      dragon_compile_powers (NULL, 0, &card->powers);
    }
  else
    {
      guint n;
      const char *const *items = ss_variant_get_items (variant, group, family == DRAGON_ACTION ? "Dragon" : "Power", &n);
      dragon_compile_powers (items, n, &card->powers);
    }
}

DragonFamily
dragon_compile_card (const SsVariant *variant, const char *group, DragonCard *card)
{
  guint family = 0;
  while (!g_str_has_prefix (group, dragon_family_words[family]))
    family++;
  compile_card (variant, family, group, card);
  return (DragonFamily) family;
}

static int
compare_cards (const void *a, const void *b)
{
  return strcmp (((const DragonCard *) a)->id, ((const DragonCard *) b)->id);
}

static void
compile_family (const SsVariant *variant, DragonRules *r, DragonFamily family)
{
  guint groups;
  const char *const *names = ss_variant_get_groups (variant, dragon_family_words[family], &groups);
  r->cards[family] = g_new0 (DragonCard, groups + 1);
  for (guint i = 0; i < groups; i++)
    if (dragon_is_in_play (variant, family, names[i]))
      compile_card (variant, family, names[i], &r->cards[family][r->n[family]++]);
  qsort (r->cards[family], r->n[family], sizeof (DragonCard), compare_cards);
  r->ids[family] = g_new0 (const char *, r->n[family] + 1);
  for (guint i = 0; i < r->n[family]; i++)
    r->ids[family][i] = r->cards[family][i].id;
}

static guint8
number (const SsVariant *variant, const char *group, const char *key)
{
  return (guint8) ss_variant_get_int (variant, group, key);
}

void
dragon_compile_cards (const SsVariant *variant, DragonRules *r)
{
  r->mode = (guint8) ss_variant_get_word (variant, "Wizards", "Mode");
  dragon_parse_effect (ss_variant_get_text (variant, "Gems", "Action"), &r->gem_effect, NULL);
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    compile_family (variant, r, family);
}

SsRules *
dragon_compile (const SsVariant *variant)
{
  DragonRules *r = g_new0 (DragonRules, 1);
  r->base.state_size = sizeof (DragonState);
  r->length = number (variant, "Board", "Length");
  r->end_tiles = number (variant, "Board", "EndTiles");
  r->start = number (variant, "Board", "Start");
  r->centre = (guint8) ((r->length - 1) / 2);
  guint n;
  const int *tiles = ss_variant_get_numbers (variant, "Board", "GemTiles", &n);
  for (guint i = 0; i < n; i++)
    r->gem_tiles |= G_GUINT64_CONSTANT (1) << tiles[i] | G_GUINT64_CONSTANT (1) << (r->length - 1 - tiles[i]);
  r->gems = number (variant, "Gems", "Count");
  r->first_ready[0] = number (variant, "Gems", "FirstReady");
  r->first_ready[1] = number (variant, "Gems", "SecondReady");
  r->item_cost = number (variant, "Gems", "ItemCost");
  r->hand = number (variant, "Cards", "Hand");
  r->flight_wings = number (variant, "Dragon", "FlightWings");
  r->roost_cards = number (variant, "Dragon", "RoostCards");
  r->first_side = (guint8) ss_variant_get_word (variant, "Dragon", "FirstSide");
  r->market = number (variant, "Items", "Market");
  r->blind = ss_variant_get_bool (variant, "Items", "Blind");
  r->hacking = ss_variant_get_bool (variant, "Expansion", "BridgeHacking");
  r->white_gems = number (variant, "Expansion", "WhiteGems");
  r->open_hacks = number (variant, "Expansion", "OpenHacks");
  r->turn_limit = (guint) ss_variant_get_int (variant, "End", "TurnLimit");
  r->handicap_items[0] = number (variant, "Handicap", "FirstItems");
  r->handicap_items[1] = number (variant, "Handicap", "SecondItems");
  r->shift[0] = number (variant, "Handicap", "FirstShift");
  r->shift[1] = number (variant, "Handicap", "SecondShift");
  dragon_compile_cards (variant, r);
  for (guint i = 0; i < r->n[DRAGON_ACTION]; i++)
    r->n_cards += r->cards[DRAGON_ACTION][i].count;
  for (guint i = 0; i < r->n[DRAGON_ITEM]; i++)
    r->n_items += r->cards[DRAGON_ITEM][i].count;
  return &r->base;
}

void
dragon_clear (SsRules *rules)
{
  DragonRules *r = (DragonRules *) rules;
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    {
      for (guint i = 0; i < r->n[family]; i++)
        g_free (r->cards[family][i].id);
      g_free (r->cards[family]);
      g_free (r->ids[family]);
    }
}

const char *
dragon_card_name (const DragonRules *rules, DragonFamily family, guint kind)
{
  char group[DRAGON_MAX_ID + 16];
  g_snprintf (group, sizeof group, "%s %s", dragon_family_words[family], rules->cards[family][kind].id);
  return ss_variant_get_local (rules->base.variant, group, "Name");
}

const char *
dragon_power_name (const DragonRules *rules, guint action)
{
  char group[DRAGON_MAX_ID + 16];
  g_snprintf (group, sizeof group, "Action %s", rules->cards[DRAGON_ACTION][action].id);
  return ss_variant_get_local (rules->base.variant, group, "DragonName");
}

/* Powers that can wait (rules page, Limits) */

typedef struct
{
  guint events[DRAGON_N_EVENTS]; /* T(e) */
  guint echo;                    /* the heaviest Effect of an action that has no echo-nest */
} Weights;

static guint
weigh_effect (const Weights *w, const DragonEffect *effect)
{
  guint sum = 0;
  for (guint i = 0; i < effect->n; i++)
    switch (effect->clauses[i].act)
      {
      case DRAGON_ACT_MOVE:
        sum += w->events[DRAGON_EVENT_PASS];
        break;
      case DRAGON_ACT_BUMP:
        sum += w->events[DRAGON_EVENT_BUMP] + w->events[DRAGON_EVENT_BUMPED] + w->events[DRAGON_EVENT_PASS];
        break;
      case DRAGON_ACT_ITEM:
        sum += w->events[DRAGON_EVENT_ITEM];
        break;
      case DRAGON_ACT_ECHO_NEST:
        sum += w->echo;
        break;
      default:
        break;
      }
  return sum;
}

static void
count_events (const DragonRules *r, Weights *w)
{
  for (guint event = 0; event < DRAGON_N_EVENTS; event++)
    {
      guint wizards = 0;
      gboolean dragon = FALSE;
      for (guint i = 0; i < r->n[DRAGON_ITEM]; i++)
        if (r->cards[DRAGON_ITEM][i].powers.trigger[event] >= 0)
          w->events[event] += r->cards[DRAGON_ITEM][i].count;
      for (guint i = 0; i < r->n[DRAGON_WIZARD] && r->mode != DRAGON_MODE_NONE; i++)
        wizards += r->cards[DRAGON_WIZARD][i].powers.trigger[event] >= 0;
      for (guint i = 0; i < r->n[DRAGON_ACTION]; i++)
        dragon |= r->cards[DRAGON_ACTION][i].powers.trigger[event] >= 0;
      w->events[event] += MIN (wizards, 2) + (dragon ? 1 : 0);
    }
}

guint
dragon_weigh (const DragonRules *r)
{
  Weights w = { { 0 }, 0 };
  guint heaviest, sum = 0;
  count_events (r, &w);
  for (guint i = 0; i < r->n[DRAGON_ACTION]; i++)
    if (!r->cards[DRAGON_ACTION][i].echoes)
      w.echo = MAX (w.echo, weigh_effect (&w, &r->cards[DRAGON_ACTION][i].effect));

  heaviest = weigh_effect (&w, &r->gem_effect);
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    {
      if (family == DRAGON_WIZARD && r->mode == DRAGON_MODE_NONE)
        continue;
      for (guint i = 0; i < r->n[family]; i++)
        {
          const DragonCard *card = &r->cards[family][i];
          heaviest = MAX (heaviest, weigh_effect (&w, &card->effect));
          if (card->powers.gem_action >= 0)
            heaviest = MAX (heaviest, weigh_effect (&w, &card->powers.powers[card->powers.gem_action].effect));
        }
    }
  for (guint event = 0; event < DRAGON_N_EVENTS; event++)
    sum += w.events[event];
  return heaviest + 2 * sum;
}
