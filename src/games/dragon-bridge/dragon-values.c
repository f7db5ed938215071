/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-values.h"

#include <glib/gi18n.h>
#include <string.h>

/* What the parameter table says of single values: whether they are right, what they say, what is different (sentences.md, Dragon Bridge). */

/* Single values */

gboolean
dragon_check_effect (const SsParam *param, const char *text, char **what)
{
  DragonEffect effect;
  g_auto (DragonFault) fault = { 0 };
  if (dragon_parse_effect (text, &effect, &fault))
    return TRUE;
  *what = g_steal_pointer (&fault.what);
  return FALSE;
}

gboolean
dragon_check_power (const SsParam *param, const char *text, char **what)
{
  DragonPower power;
  g_auto (DragonFault) fault = { 0 };
  if (!dragon_parse_power (text, &power, &fault))
    {
      *what = g_steal_pointer (&fault.what);
      return FALSE;
    }
  if (power.kind == DRAGON_POWER_GEM_ACTION && strcmp (param->key, "Dragon") == 0)
    {
      *what = g_strdup (_ ("A dragon power can't be a gem action; allowed are the other powers."));
      return FALSE;
    }
  return TRUE;
}

/* at most one gem action, and one power on each event */
void
dragon_check_powers (const SsParam *param, const char *const *items, guint n, GPtrArray *whats)
{
  guint gem_actions = 0, events[DRAGON_N_EVENTS] = { 0 };
  for (guint i = 0; i < n; i++)
    {
      DragonPower power;
      if (!dragon_parse_power (items[i], &power, NULL))
        continue;
      if (power.kind == DRAGON_POWER_GEM_ACTION && ++gem_actions == 2)
        g_ptr_array_add (whats, g_strdup (_ ("There are several gem actions in the list; only one is allowed.")));
      if (power.kind == DRAGON_POWER_TRIGGER && ++events[power.event] == 2)
        g_ptr_array_add (whats, ss_text_fill (_ ("There are several powers “on {event}” in the list; only one is allowed."), "event",
                                              dragon_event_word (power.event), NULL));
    }
}

gboolean
dragon_check_family (const char *word, const char *name, char **what)
{
  gsize n = strlen (name);
  gboolean right = n >= 2 && n <= DRAGON_MAX_ID && g_ascii_islower (name[0]) && name[n - 1] != '-' && !strstr (name, "--");
  for (gsize i = 0; right && i < n; i++)
    right = g_ascii_islower (name[i]) || g_ascii_isdigit (name[i]) || name[i] == '-';
  if (right)
    return TRUE;
  g_autofree char *quoted = ss_quote_value (name);
  *what = ss_text_fill (_ ("“{name}” can't be the id of a card; allowed are 2 to 24 of a-z, 0-9 and single “-” between them, a letter first."), "name",
                        quoted, NULL);
  return FALSE;
}

char *
dragon_derive_name (const SsVariant *variant, const char *group)
{
  return g_strdup (strchr (group, ' ') + 1);
}

/* Reading out what is typed */

char *
dragon_read_effect_out (const SsParam *param, const char *text)
{
  DragonEffect effect;
  return dragon_parse_effect (text, &effect, NULL) ? dragon_say_card_effect (&effect) : NULL;
}

char *
dragon_read_powers_out (const SsParam *param, const char *text)
{
  DragonPower powers[DRAGON_MAX_POWERS];
  g_auto (GStrv) items = g_strsplit (text, ";", DRAGON_MAX_POWERS + 2);
  guint n = 0;
  for (guint i = 0; items[i]; i++)
    {
      if (!items[i + 1] && *g_strstrip (items[i]) == '\0') /* a last ';' only ends the list */
        break;
      if (n == DRAGON_MAX_POWERS || !dragon_parse_power (items[i], &powers[n], NULL))
        return NULL;
      n++;
    }
  return dragon_say_powers (powers, n);
}

/* Where the first wrong word stands, in characters */

gboolean
dragon_find_effect_fault (const SsParam *param, const char *text, guint *start, guint *length)
{
  DragonEffect effect;
  g_auto (DragonFault) fault = { 0 };
  if (dragon_parse_effect (text, &effect, &fault))
    return FALSE;
  *start = fault.column - 1;
  *length = fault.length;
  return TRUE;
}

gboolean
dragon_find_powers_fault (const SsParam *param, const char *text, guint *start, guint *length)
{
  g_auto (GStrv) items = g_strsplit (text, ";", -1);
  guint at = 0;
  for (guint i = 0; items[i]; i++)
    {
      DragonPower power;
      g_auto (DragonFault) fault = { 0 };
      guint n = (guint) g_utf8_strlen (items[i], -1);
      if (!items[i + 1] && items[i][strspn (items[i], " ")] == '\0') /* a last ';' only ends the list */
        return FALSE;
      if (!dragon_parse_power (items[i], &power, &fault))
        {
          *start = at + fault.column - 1;
          *length = fault.length;
          return TRUE;
        }
      if (power.kind == DRAGON_POWER_GEM_ACTION && strcmp (param->key, "Dragon") == 0)
        {
          *start = at;
          *length = n;
          return TRUE;
        }
      at += n + 1;
    }
  return FALSE;
}

/* What is different */

void
dragon_differs_gem_tiles (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const int *numbers = ss_variant_get_numbers (variant, "Board", "GemTiles", &n);
  if (n == 0)
    {
      g_ptr_array_add (sentences, g_strdup (_ ("There are no gem tiles.")));
      return;
    }
  g_autofree char *list = ss_text_row (numbers, n);
  g_ptr_array_add (sentences, ss_text_fill (ngettext ("The tiles with number {numbers} are gem tiles.",
                                                      "The tiles with the numbers {numbers} are gem tiles.", n),
                                            "numbers", list, NULL));
}

void
dragon_differs_gem_action (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  DragonEffect parsed;
  if (!dragon_parse_effect (ss_variant_get_text (variant, "Gems", "Action"), &parsed, NULL))
    return;
  g_autofree char *effect = dragon_say_card_effect (&parsed);
  g_ptr_array_add (sentences, ss_text_fill (_ ("Playing a green gem: {effect}"), "effect", effect, NULL));
}

static void
say_filled (GPtrArray *sentences, const char *format, const SsVariant *variant, const char *group, const char *key, int n)
{
  g_autofree char *number = ss_text_number (n);
  g_ptr_array_add (sentences, ss_text_fill (format, "name", ss_variant_get_local (variant, group, key), "n", number, NULL));
}

static gboolean
is_family (const char *group, DragonFamily family)
{
  return g_str_has_prefix (group, dragon_family_words[family]);
}

/* A card that the published set has not is new; its count stands in the same sentence. */
static gboolean
is_published (const char *group)
{
  static GHashTable *groups; /* of "Action run" ... */
  if (g_once_init_enter_pointer (&groups))
    {
      extern const SsGame ss_dragon_bridge;
      GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (SsVariant) published = ss_variant_published (&ss_dragon_bridge);
      for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
        {
          const char *const *names = ss_variant_get_groups (published, dragon_family_words[family], NULL);
          for (; *names; names++)
            g_hash_table_add (table, g_strdup (*names));
        }
      g_once_init_leave_pointer (&groups, table);
    }
  return g_hash_table_contains (groups, group);
}

void
dragon_differs_count (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  int n = ss_variant_get_int (variant, group, "Count");
  if (n == 0)
    say_filled (sentences, _ ("“{name}” is taken out."), variant, group, "Name", n);
  else if (is_published (group))
    say_filled (sentences, ngettext ("There is 1 card “{name}”.", "There are {n} cards “{name}”.", (gulong) n), variant, group, "Name", n);
  else if (is_family (group, DRAGON_ACTION))
    say_filled (sentences, ngettext ("New action card “{name}”, 1 card.", "New action card “{name}”, {n} cards.", (gulong) n), variant, group, "Name", n);
}

void
dragon_differs_wings (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  int n = ss_variant_get_int (variant, group, "Wings");
  say_filled (sentences, ngettext ("“{name}” has 1 wing.", "“{name}” has {n} wings.", (gulong) n), variant, group, "Name", n);
}

void
dragon_differs_cost (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  int n = ss_variant_get_int (variant, group, "Cost");
  say_filled (sentences, ngettext ("“{name}” costs 1 white gem.", "“{name}” costs {n} white gems.", (gulong) n), variant, group, "Name", n);
}

static void
say_new (const SsVariant *variant, const char *group, GPtrArray *sentences)
{
  if (is_published (group) || ss_variant_get_int (variant, group, "Count") == 0)
    return;
  if (is_family (group, DRAGON_ITEM))
    say_filled (sentences, _ ("New item “{name}”."), variant, group, "Name", 0);
  else if (is_family (group, DRAGON_WIZARD))
    say_filled (sentences, _ ("New wizard “{name}”."), variant, group, "Name", 0);
  else if (is_family (group, DRAGON_HACK))
    say_filled (sentences, _ ("New hack “{name}”."), variant, group, "Name", 0);
}

static void
say_card (GPtrArray *sentences, const char *format, const SsVariant *variant, const char *group, const char *key, char *effect)
{
  g_ptr_array_add (sentences, ss_text_fill (format, "name", ss_variant_get_local (variant, group, key), "effect", effect, NULL));
  g_free (effect);
}

void
dragon_differs_effect (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  DragonEffect effect;
  say_new (variant, group, sentences);
  if (dragon_parse_effect (ss_variant_get_text (variant, group, "Effect"), &effect, NULL))
    say_card (sentences, _ ("“{name}”: {effect}"), variant, group, "Name", dragon_say_card_effect (&effect));
}

void
dragon_differs_powers (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const char *const *items = ss_variant_get_items (variant, group, param->key, &n);
  DragonPowers powers;
  gboolean dragon = strcmp (param->key, "Dragon") == 0;
  if (!dragon)
    say_new (variant, group, sentences);
  if (n == 0)
    return;
  dragon_compile_powers (items, n, &powers);
  say_card (sentences, dragon ? _ ("“{name}”, dragon power: {effect}") : _ ("“{name}”: {effect}"), variant, group, "Name",
            dragon_say_powers (powers.powers, powers.n));
}

void
dragon_differs_stays (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  if (!ss_variant_get_bool (variant, group, "Stays"))
    say_filled (sentences, _ ("“{name}” leaves the match when it is played."), variant, group, "Name", 0);
}

/* names and the mark of the expansion have no sentence of their own */
void
dragon_differs_nothing (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
}
