/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

/* Right values drawn at random from the whole language, for the random variants of the tests (SsParam.random). */

static guint
one_of (SsRng *rng, guint n)
{
  return ss_rng_below (rng, n);
}

static void
draw_condition (SsRng *rng, DragonCondition *condition)
{
  condition->kind = (guint8) (DRAGON_IF_ON + one_of (rng, 4));
  switch (condition->kind)
    {
    case DRAGON_IF_NEAR:
      condition->a = (guint8) one_of (rng, 10);
      break;
    case DRAGON_IF_BEGAN:
      condition->a = (guint8) one_of (rng, 4);
      condition->b = (guint8) (condition->a + one_of (rng, 4));
      break;
    default:
      do
        {
          guint tile = one_of (rng, DRAGON_N_TILES);
          if (!(condition->tiles >> tile & 1))
            condition->order[condition->n_tiles++] = (guint8) tile;
          condition->tiles |= (guint8) (1 << tile);
        }
      while (one_of (rng, 3) == 0);
    }
}

static void
draw_effect (SsRng *rng, gboolean white, guint most, DragonEffect *effect)
{
  effect->n = (guint8) (1 + one_of (rng, most));
  for (guint i = 0; i < effect->n; i++)
    {
      DragonClause *c = &effect->clauses[i];
      if (one_of (rng, 4) == 0)
        draw_condition (rng, &c->condition);
      c->may = one_of (rng, 4) == 0;
      if (one_of (rng, 5) == 0)
        {
          c->cost = one_of (rng, 2) ? DRAGON_ACT_DEPLETE : DRAGON_ACT_STOW;
          c->cost_n = (guint8) (1 + one_of (rng, 3));
        }
      c->tribute = one_of (rng, 10) == 0;
      do
        c->act = (guint8) (1 + one_of (rng, DRAGON_N_ACTS - 1));
      while (c->act == DRAGON_ACT_WHITE && !white);
      if (c->act <= DRAGON_ACT_STOW)
        c->n = (guint8) (1 + one_of (rng, one_of (rng, 8) ? 4 : 9));
    }
}

static gboolean
may_have_white (const SsVariant *partial, const char *group)
{
  return ss_variant_get_bool (partial, "Expansion", "BridgeHacking") || g_str_has_prefix (group, "Hack ");
}

char *
dragon_random_effect (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  DragonEffect effect = { 0 };
  draw_effect (rng, may_have_white (partial, group), 3, &effect);
  return dragon_effect_to_text (&effect);
}

static void
draw_power (SsRng *rng, gboolean white, DragonPower *power)
{
  switch (one_of (rng, 5))
    {
    case 0:
      power->kind = (guint8) (DRAGON_POWER_FLIGHT + one_of (rng, 3));
      power->amount = (gint8) (1 + one_of (rng, 3));
      if (one_of (rng, 2))
        power->amount = (gint8) -power->amount;
      return;
    case 1:
    case 2:
      power->kind = DRAGON_POWER_BONUS;
      power->must = one_of (rng, 4) == 0;
      power->act = (guint8) (DRAGON_ACT_MOVE + one_of (rng, 3));
      power->amount = (gint8) (1 + one_of (rng, one_of (rng, 8) ? 3 : 9));
      power->way = (guint8) one_of (rng, DRAGON_N_WAYS);
      if (one_of (rng, 2))
        draw_condition (rng, &power->condition);
      return;
    case 3:
      power->kind = DRAGON_POWER_TRIGGER;
      power->must = one_of (rng, 3) == 0;
      power->event = (guint8) one_of (rng, DRAGON_N_EVENTS);
      draw_effect (rng, white, 2, &power->effect);
      return;
    default:
      power->kind = DRAGON_POWER_GEM_ACTION;
      draw_effect (rng, white, 2, &power->effect);
      return;
    }
}

char *
dragon_random_powers (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  GString *list = g_string_new (NULL);
  guint n = one_of (rng, 4), events = 0;
  gboolean gem_action = g_str_equal (param->key, "Dragon"); /* has one already, so to speak */
  for (guint i = 0; i < n; i++)
    {
      DragonPower power = { 0 };
      draw_power (rng, may_have_white (partial, group), &power);
      if (power.kind == DRAGON_POWER_GEM_ACTION && gem_action)
        continue;
      if (power.kind == DRAGON_POWER_TRIGGER && (events >> power.event & 1))
        continue;
      gem_action |= power.kind == DRAGON_POWER_GEM_ACTION;
      if (power.kind == DRAGON_POWER_TRIGGER)
        events |= 1u << power.event;
      g_autofree char *text = dragon_power_to_text (&power);
      g_string_append_printf (list, list->len ? ";%s" : "%s", text);
    }
  return g_string_free_and_steal (list);
}

/* numbers that must fit the bridge, and gems that a player has */
char *
dragon_random_number (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  int length = ss_variant_get_int (partial, "Board", "Length"), ends = ss_variant_get_int (partial, "Board", "EndTiles");
  int start = ss_variant_get_int (partial, "Board", "Start"), least = param->min, most = param->max;
  if (g_str_equal (param->key, "EndTiles"))
    most = MIN (most, (length - 2) / 2);
  else if (g_str_equal (param->key, "Start"))
    {
      least = ends;
      most = (length - 1) / 2;
    }
  else if (g_str_equal (param->key, "FirstReady") || g_str_equal (param->key, "SecondReady"))
    most = ss_variant_get_int (partial, "Gems", "Count");
  else /* a shift, whichever end the dragon is at */
    most = start - ends;
  return g_strdup_printf ("%d", least + (most > least ? (int) one_of (rng, (guint) (most - least + 1)) : 0));
}

char *
dragon_random_gem_tiles (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  GString *list = g_string_new (NULL);
  guint most = (guint) (ss_variant_get_int (partial, "Board", "Length") - 1) / 2;
  for (guint number = one_of (rng, 4); number <= most; number += 1 + one_of (rng, 6))
    g_string_append_printf (list, list->len ? ";%u" : "%u", number);
  return g_string_free_and_steal (list);
}

/* without the expansion its cards stay out of play: they may have white gems */
char *
dragon_random_expansion (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  gboolean kept = !ss_variant_get_bool (partial, "Expansion", "BridgeHacking") && ss_variant_is_known (partial, group, "Expansion")
                  && ss_variant_get_bool (partial, group, "Expansion");
  return g_strdup (kept || one_of (rng, 2) ? "true" : "false");
}

char *
dragon_random_name (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  static const char *const names[] = { "Run", "A long name of a card", "疾走", "몸통 박치기", "Ünïcode" };
  return g_strdup (names[one_of (rng, G_N_ELEMENTS (names))]);
}
