/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>
#include <string.h>

/* Forbidden combinations (rules page, Parameters and Limits); called only when every single value is right. */

static void
report (const SsVariant *variant, SsProblems *problems, const char *format, int n, int m, const char *const *keys)
{
  g_autofree char *number = ss_text_number (n), *other = ss_text_number (m);
  ss_variant_problem (variant, problems, ss_text_fill (format, "n", number, "m", other, NULL), keys);
}

static void
check_board (const SsVariant *variant, SsProblems *problems)
{
  static const char *const end_keys[] = { "Board/EndTiles", "Board/Length", NULL };
  static const char *const gem_keys[] = { "Board/GemTiles", "Board/Length", NULL };
  static const char *const start_keys[] = { "Board/Start", "Board/EndTiles", "Board/Length", NULL };
  static const char *const shift_keys[2][6] = {
    { "Handicap/FirstShift", "Board/Start", "Board/EndTiles", "Dragon/FirstSide", "Board/Length", NULL },
    { "Handicap/SecondShift", "Board/Start", "Board/EndTiles", "Dragon/FirstSide", "Board/Length", NULL },
  };
  int length = ss_variant_get_int (variant, "Board", "Length");
  int ends = ss_variant_get_int (variant, "Board", "EndTiles");
  int start = ss_variant_get_int (variant, "Board", "Start");
  int centre = (length - 1) / 2;
  guint n;
  const int *gems = ss_variant_get_numbers (variant, "Board", "GemTiles", &n);

  gboolean ends_fit = ends <= (length - 2) / 2, start_fits = start >= ends && start <= centre;
  if (!ends_fit)
    report (variant, problems, _ ("{n} end tiles at each end are too many for the length of the bridge; allowed are 1 to {m}."), ends, (length - 2) / 2,
            end_keys);
  for (guint i = 0; i < n; i++)
    if (gems[i] > centre)
      {
        report (variant, problems, _ ("The bridge has no tile with the number {n}; allowed for gem tiles are 0 to {m}."), gems[i], centre, gem_keys);
        break;
      }
  if (!start_fits)
    {
      g_autofree char *value = ss_text_number (start), *low = ss_text_number (ends), *high = ss_text_number (centre);
      const char *format = ends <= centre ? _ ("The wizards can't start on the tiles with number {value}; allowed are {low} to {high}: no end tile, and not "
                                               "beyond the centre.")
                                          : _ ("The wizards can't start on the tiles with number {value}; no end tile is allowed, and here all tiles are end tiles.");
      ss_variant_problem (variant, problems, ss_text_fill (format, "value", value, "low", low, "high", high, NULL), start_keys);
      return;
    }
  if (!ends_fit)
    return;

  /* further away from the dragon: to the right if it is on the left */
  guint side = ss_variant_get_word (variant, "Dragon", "FirstSide");
  for (guint seat = 0; seat < 2; seat++)
    {
      int shift = ss_variant_get_int (variant, "Handicap", seat == 0 ? "FirstShift" : "SecondShift");
      int place = seat == 0 ? start : length - 1 - start;
      int room = MIN (side == 1 ? 19 : length - 1 - ends - place, side == 0 ? 19 : place - ends);
      if (shift > room)
        report (variant, problems, _ ("A start further away from the dragon by {n} would be on or beyond an end tile; allowed are 0 to {m}."), shift,
                room, shift_keys[seat]);
    }
}

static void
check_gems (const SsVariant *variant, SsProblems *problems)
{
  static const char *const keys[2][3] = { { "Gems/FirstReady", "Gems/Count", NULL }, { "Gems/SecondReady", "Gems/Count", NULL } };
  int count = ss_variant_get_int (variant, "Gems", "Count");
  for (guint seat = 0; seat < 2; seat++)
    {
      int ready = ss_variant_get_int (variant, "Gems", seat == 0 ? "FirstReady" : "SecondReady");
      if (ready > count)
        report (variant, problems, _ ("{n} ready gems are more than a player has; allowed are 0 to {m}."), ready, count, keys[seat]);
    }
}

/* Keys of all cards, for combinations that every card takes part in */

static void
add_key (GPtrArray *keys, const char *group, const char *key)
{
  g_ptr_array_add (keys, g_strconcat (group, "/", key, NULL));
}

static void
add_family_keys (GPtrArray *keys, const SsVariant *variant, DragonFamily family, const char *const *words)
{
  const char *const *groups = ss_variant_get_groups (variant, dragon_family_words[family], NULL);
  for (; *groups; groups++)
    for (guint i = 0; words[i]; i++)
      if (family != DRAGON_HACK || strcmp (words[i], "Expansion") != 0)
        add_key (keys, *groups, words[i]);
}

static void
report_all (const SsVariant *variant, SsProblems *problems, const char *format, int n, int m, GPtrArray *keys)
{
  g_ptr_array_add (keys, NULL);
  report (variant, problems, format, n, m, (const char *const *) keys->pdata);
}

static int
count_in_play (const SsVariant *variant, DragonFamily family)
{
  int sum = 0;
  const char *const *groups = ss_variant_get_groups (variant, dragon_family_words[family], NULL);
  for (; *groups; groups++)
    if (dragon_is_in_play (variant, family, *groups))
      sum += ss_variant_get_int (variant, *groups, "Count");
  return sum;
}

static int
least_actions (const SsVariant *variant)
{
  return 2 * ss_variant_get_int (variant, "Cards", "Hand") + ss_variant_get_int (variant, "Dragon", "RoostCards") + 2;
}

/* what all cards of a family come to, beside what is allowed (Limits) */
char *
dragon_say_family (const SsVariant *variant, const char *word)
{
  guint family = 0;
  while (strcmp (dragon_family_words[family], word) != 0)
    family++;
  int cards = count_in_play (variant, family), low = 0, high = DRAGON_MAX_ITEMS, wings = 0;
  if (family == DRAGON_HACK && !ss_variant_get_bool (variant, "Expansion", "BridgeHacking"))
    return g_strdup (_ ("Hacks are in play only with the Bridge Hacking expansion."));
  if (family == DRAGON_WIZARD && ss_variant_get_word (variant, "Wizards", "Mode") == DRAGON_MODE_NONE)
    return g_strdup (_ ("The wizards have no powers, so these cards are not used."));
  if (family == DRAGON_ACTION)
    {
      low = least_actions (variant);
      high = DRAGON_MAX_CARDS;
      const char *const *groups = ss_variant_get_groups (variant, word, NULL);
      for (; *groups; groups++)
        if (dragon_is_in_play (variant, family, *groups))
          wings += ss_variant_get_int (variant, *groups, "Count") * ss_variant_get_int (variant, *groups, "Wings");
    }
  else if (family != DRAGON_ITEM)
    low = family == DRAGON_WIZARD ? 2 : 1;
  g_autofree char *n = ss_text_number (cards), *least = ss_text_number (low), *most = ss_text_number (high), *m = ss_text_number (wings);
  return ss_text_fill (family == DRAGON_ACTION ? _ ("Cards in play: {n} ({low} to {high} are allowed). Wings in all: {m}.")
                                               : _ ("Cards in play: {n} ({low} to {high} are allowed)."),
                       "n", n, "low", least, "high", most, "m", m, NULL);
}

static gboolean
check_kinds (const SsVariant *variant, SsProblems *problems)
{
  static const guint most[DRAGON_N_FAMILIES] = { DRAGON_MAX_ACTIONS, DRAGON_MAX_ITEM_KINDS, DRAGON_MAX_WIZARDS, DRAGON_MAX_HACKS };
  gboolean fit = TRUE;
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    {
      guint n;
      const char *const *groups = ss_variant_get_groups (variant, dragon_family_words[family], &n);
      if (n <= most[family])
        continue;
      g_autofree char *number = ss_text_number ((int) n), *limit = ss_text_number ((int) most[family]);
      ss_variant_problem_at (variant, problems, groups[most[family]], NULL,
                             ss_text_fill (_ ("There are {n} cards of this kind, in play or not; allowed are at most {m}."), "n", number, "m", limit, NULL));
      fit = FALSE;
    }
  return fit;
}

/* an id is used once in the whole file: reported at the heading that comes second */
static void
check_ids (const SsVariant *variant, SsProblems *problems)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    {
      const char *const *groups = ss_variant_get_groups (variant, dragon_family_words[family], NULL);
      for (; *groups; groups++)
        {
          const char *id = strchr (*groups, ' ') + 1, *other = g_hash_table_lookup (seen, id);
          if (!other)
            {
              g_hash_table_insert (seen, (gpointer) id, (gpointer) *groups);
              continue;
            }
          gboolean later = ss_variant_compare_groups (variant, *groups, other) > 0;
          ss_variant_problem_at (variant, problems, later ? *groups : other, NULL,
                                 ss_text_fill (_ ("The id of [{group}] is used by [{other}] already; each id is allowed once in the whole file."), "group",
                                               later ? *groups : other, "other", later ? other : *groups, NULL));
          if (!later)
            g_hash_table_replace (seen, (gpointer) id, (gpointer) *groups);
        }
    }
}

static void
check_counts (const SsVariant *variant, SsProblems *problems)
{
  static const char *const words[] = { "Count", "Expansion", NULL };
  int least = least_actions (variant);
  int actions = count_in_play (variant, DRAGON_ACTION), items = count_in_play (variant, DRAGON_ITEM);
  int wizards = count_in_play (variant, DRAGON_WIZARD), hacks = count_in_play (variant, DRAGON_HACK);
  if (actions < least || actions > DRAGON_MAX_CARDS)
    {
      g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
      add_key (keys, "Cards", "Hand");
      add_key (keys, "Dragon", "RoostCards");
      add_key (keys, "Expansion", "BridgeHacking");
      add_family_keys (keys, variant, DRAGON_ACTION, words);
      if (actions < least)
        report_all (variant, problems,
                    _ ("With {n} action cards in play there are too few; allowed are {m} (twice the hand, a roost and 2 more) to 120."), actions, least, keys);
      else
        report_all (variant, problems, _ ("With {n} action cards in play there are too many; allowed are {m} (twice the hand, a roost and 2 more) to 120."),
                    actions, least, keys);
    }
  if (items > DRAGON_MAX_ITEMS)
    {
      g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
      add_key (keys, "Expansion", "BridgeHacking");
      add_family_keys (keys, variant, DRAGON_ITEM, words);
      report_all (variant, problems, _ ("With {n} item cards in play there are too many; allowed are 0 to {m}."), items, DRAGON_MAX_ITEMS, keys);
    }
  if (ss_variant_get_word (variant, "Wizards", "Mode") != DRAGON_MODE_NONE && (wizards < 2 || wizards > DRAGON_MAX_WIZARDS))
    {
      g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
      add_key (keys, "Wizards", "Mode");
      add_key (keys, "Expansion", "BridgeHacking");
      add_family_keys (keys, variant, DRAGON_WIZARD, words);
      report_all (variant, problems, _ ("Wizards in play: {n}; allowed are 2 to {m}, unless the wizards have no powers."), wizards,
                  DRAGON_MAX_WIZARDS, keys);
    }
  if (ss_variant_get_bool (variant, "Expansion", "BridgeHacking") && (hacks < 1 || hacks > DRAGON_MAX_HACKS))
    {
      g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
      add_key (keys, "Expansion", "BridgeHacking");
      add_family_keys (keys, variant, DRAGON_HACK, words);
      report_all (variant, problems, _ ("Hacks in play: {n}; with the expansion 1 to {m} are allowed."), hacks, DRAGON_MAX_HACKS, keys);
    }
}

/* `white` without the expansion */

static void
report_white (const SsVariant *variant, SsProblems *problems, const char *group, const char *key)
{
  g_autofree char *full = g_strconcat (group, "/", key, NULL);
  const char *const keys[] = { full, "Expansion/BridgeHacking", NULL };
  ss_variant_problem (variant, problems, g_strdup (_ ("“white” is an act of the Bridge Hacking expansion; allowed are the other acts, or BridgeHacking=true.")),
                      keys);
}

static gboolean
list_has_white (const SsVariant *variant, const char *group, const char *key)
{
  guint n;
  const char *const *items = ss_variant_get_items (variant, group, key, &n);
  DragonPowers powers;
  dragon_compile_powers (items, n, &powers);
  for (guint i = 0; i < powers.n; i++)
    if (dragon_effect_has (&powers.powers[i].effect, DRAGON_ACT_WHITE))
      return TRUE;
  return FALSE;
}

static gboolean
text_has_white (const SsVariant *variant, const char *group, const char *key)
{
  DragonEffect effect;
  return dragon_parse_effect (ss_variant_get_text (variant, group, key), &effect, NULL) && dragon_effect_has (&effect, DRAGON_ACT_WHITE);
}

static void
check_white (const SsVariant *variant, SsProblems *problems)
{
  if (ss_variant_get_bool (variant, "Expansion", "BridgeHacking"))
    return;
  if (text_has_white (variant, "Gems", "Action"))
    report_white (variant, problems, "Gems", "Action");
  for (guint family = 0; family < DRAGON_HACK; family++)
    {
      const char *const *groups = ss_variant_get_groups (variant, dragon_family_words[family], NULL);
      for (; *groups; groups++)
        {
          if (!dragon_is_in_play (variant, family, *groups))
            continue;
          if (family == DRAGON_ACTION && text_has_white (variant, *groups, "Effect"))
            report_white (variant, problems, *groups, "Effect");
          const char *list = family == DRAGON_ACTION ? "Dragon" : "Power";
          if (list_has_white (variant, *groups, list))
            report_white (variant, problems, *groups, list);
        }
    }
}

static void
check_waiting (const SsVariant *variant, SsProblems *problems)
{
  static const char *const words[DRAGON_N_FAMILIES][5] = {
    { "Effect", "Dragon", "Count", "Expansion", NULL },
    { "Power", "Count", "Expansion", NULL },
    { "Power", "Count", "Expansion", NULL },
    { "Effect", "Count", NULL },
  };
  DragonRules rules = { 0 }; /* the cards alone: the board may be wrong */
  dragon_compile_cards (variant, &rules);
  int weight = (int) dragon_weigh (&rules);
  dragon_clear (&rules.base);
  if (weight <= DRAGON_MAX_WAITING)
    return;
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  add_key (keys, "Gems", "Action");
  add_key (keys, "Wizards", "Mode");
  add_key (keys, "Expansion", "BridgeHacking");
  for (guint family = 0; family < DRAGON_N_FAMILIES; family++)
    add_family_keys (keys, variant, family, words[family]);
  report_all (variant, problems, _ ("Up to {n} powers could wait to be used at the same time; allowed are at most {m}."), weight, DRAGON_MAX_WAITING, keys);
}

void
dragon_check (const SsVariant *variant, SsProblems *problems)
{
  check_board (variant, problems);
  check_gems (variant, problems);
  check_ids (variant, problems);
  check_counts (variant, problems);
  check_white (variant, problems);
  if (check_kinds (variant, problems))
    check_waiting (variant, problems);
}
