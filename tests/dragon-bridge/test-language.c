/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The effect language and the limits of variants: what is wrong, where, and what is allowed. */
#include <string.h>

#include "dragon-table.h"

/* texts that are right, as they are written canonically */
static void
test_right (void)
{
  static const char *const effects[][2] = {
    { "move 3", "move 3" },
    { "  bump 2 ,bump 1 ", "bump 2, bump 1" },
    { "if opponent on exit|end may deplete 2 to turn-dragon", "if opponent on exit|end may deplete 2 to turn-dragon" },
    { "if near 0 tribute stow all", "if near 0 tribute stow all" },
    { "if began 0..9 stow 3 to return kept,deplete 1", "if began 0..9 stow 3 to return kept, deplete 1" },
    { "if on gem|gem|start item", "if on gem|start item" }, /* a tile named twice is one */
    { "may tribute echo-nest", "may tribute echo-nest" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      DragonEffect effect;
      g_assert_true (dragon_parse_effect (effects[i][0], &effect, NULL));
      g_autofree char *text = dragon_effect_to_text (&effect);
      g_assert_cmpstr (text, ==, effects[i][1]);
    }
  static const char *const powers[][2] = {
    { "must +bump 2 away if near 3", "must +bump 2 away if near 3" },
    { "on bumped :return used", "on bumped: return used" },
    { "gem-action:deplete 1 to teleport 2", "gem-action: deplete 1 to teleport 2" },
    { "hand  -1", "hand -1" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    {
      DragonPower power;
      g_assert_true (dragon_parse_power (powers[i][0], &power, NULL));
      g_autofree char *text = dragon_power_to_text (&power);
      g_assert_cmpstr (text, ==, powers[i][1]);
    }
}

/* texts that are not: the column, and a word of what is allowed or meant */
static void
test_wrong (void)
{
  static const struct
  {
    const char *text;
    guint column;
    const char *says;
  } cases[] = {
    { "", 1, "too early" },
    { "move", 5, "1..9" },
    { "move 0", 6, "1..9" },
    { "move 10", 6, "1..9" },
    { "mvoe 3", 1, "move" },
    { "move 3,", 8, "too early" },
    { "move 3 bump 1", 8, "\",\"" },
    { "move 3, , bump 1", 9, "allowed" },
    { "if move 3", 4, "opponent" },
    { "if on bridge move 3", 7, "threatened" },
    { "if on start| centre move 3", 13, "start" },
    { "if opponent near 2 bump 1", 13, "on" },
    { "if near x bump 1", 9, "0..9" },
    { "if began 3..1 bump 1", 10, "greater" },
    { "if began 1 .. 2 bump 1", 10, "A..B" },
    { "may if near 1 bump 1", 5, "bump" },
    { "deplete 2 too turn-dragon", 11, "to" },
    { "stow all to move 1", 10, "\",\"" },
    { "deplete 1 to deplete 1 to move 1", 24, "\",\"" },
    { "return back", 8, "kept" },
    { "tribute tribute move 1", 9, "move" },
    { "take-nest 1", 11, "\",\"" },
    { "on turn: move 1", 1, "move" }, /* a power is no effect */
    { "무브 3", 1, "move" },
    { "move 1, 밀기 2", 9, "bump" }, /* columns are counted in characters */
    { "move 1,move 1,move 1,move 1,move 1,move 1,move 1,move 1,move 1", 57, "8" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DragonEffect effect;
      g_auto (DragonFault) fault = { 0 };
      g_assert_false (dragon_parse_effect (cases[i].text, &effect, &fault));
      if (fault.column != cases[i].column || !strstr (fault.what, cases[i].says))
        g_error ("“%s”: column %u: %s", cases[i].text, fault.column, fault.what);
    }
  static const struct
  {
    const char *text;
    guint column;
    const char *says;
  } powers[] = {
    { "", 1, "gem-action" },
    { "flight 3", 8, "+1..+9" },
    { "roost +0", 7, "-1..-9" },
    { "hand + 1", 6, "+1..+9" },
    { "must flight +1", 6, "+move" },
    { "must gem-action: move 1", 6, "on" },
    { "+ move 1", 1, "+move" },
    { "+move 1 sideways", 9, "exitward" },
    { "+move 1 away near 2", 14, "if" },
    { "on flights: move 1", 4, "flight" },
    { "on turn move 1", 9, ":" },
    { "on turn:", 9, "too early" },
    { "gem-action move 1", 12, ":" },
    { "move 1", 1, "+move" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    {
      DragonPower power;
      g_auto (DragonFault) fault = { 0 };
      g_assert_false (dragon_parse_power (powers[i].text, &power, &fault));
      if (fault.column != powers[i].column || !strstr (fault.what, powers[i].says))
        g_error ("“%s”: column %u: %s", powers[i].text, fault.column, fault.what);
    }
}

/* what is drawn at random from the language reads as itself */
static void
test_round_trip (void)
{
  g_autoptr (SsVariant) variant = table_variant ("[Expansion]\nBridgeHacking=true\n", NULL);
  const SsParam *effect_param = ss_param_find (&ss_dragon_bridge, "Action run", "Effect");
  const SsParam *power_param = ss_param_find (&ss_dragon_bridge, "Item big-satchel", "Power");
  SsRng rng;
  ss_rng_seed (&rng, 1);
  for (guint i = 0; i < 3000; i++)
    {
      DragonEffect effect;
      g_autofree char *text = dragon_random_effect (effect_param, variant, "Action run", &rng);
      g_assert_true (dragon_parse_effect (text, &effect, NULL));
      g_autofree char *again = dragon_effect_to_text (&effect);
      g_assert_cmpstr (again, ==, text);
      g_autofree char *list = dragon_random_powers (power_param, variant, "Item big-satchel", &rng);
      g_auto (GStrv) items = g_strsplit (list, ";", -1);
      for (guint k = 0; items[k]; k++)
        {
          DragonPower power;
          g_assert_true (dragon_parse_power (items[k], &power, NULL));
          g_autofree char *one = dragon_power_to_text (&power);
          g_assert_cmpstr (one, ==, items[k]);
        }
    }
}

/* what an editor shows while one types */
static void
test_read_out (void)
{
  const SsParam *effect = ss_param_find (&ss_dragon_bridge, "Action run", "Effect"), *power = ss_param_find (&ss_dragon_bridge, "Item big-satchel", "Power");
  g_autofree char *says = effect->read_out (effect, "move 2, may item"), *powers = power->read_out (power, "hand +1;flight -2;");
  g_assert_cmpstr (says, ==, "Move up to 2 tiles. You may gain an item.");
  g_assert_cmpstr (powers, ==, "Hand size: +1. Wings for a flight: −2.");
  g_assert_null (effect->read_out (effect, "move"));
  g_assert_null (power->read_out (power, "hand +1;;flight -2"));
  /* each word of the completion is sorted, and known to the language: it makes the first word of an effect or power, or stands after one */
  for (guint i = 1; dragon_language_words[i]; i++)
    g_assert_cmpint (strcmp (dragon_language_words[i - 1], dragon_language_words[i]), <, 0);
}

/* one problem each, at its line, group and key */
static void
test_faulty_variants (void)
{
  static const struct
  {
    const char *text;
    guint line; /* of the text after the head, whose lines are 1 to 6; 0: none is wrong */
    const char *key;
  } cases[] = {
    { "[Board]\nGemTiles=3;9\n", 8, "GemTiles" },
    { "[Board]\nGemTiles=3;3\n", 8, "GemTiles" },
    { "[Board]\nGemTiles=\n", 0, NULL },
    { "[Board]\nStart=4\n", 8, "Start" },
    { "[Board]\nStart=9\n", 8, "Start" },
    { "[Gems]\nCount=1\nFirstReady=1\nSecondReady=1\n", 0, NULL },
    { "[Gems]\nFirstReady=4\n", 8, "FirstReady" },
    { "[Gems]\nAction=teleport\n", 8, "Action" },
    { "[Gems]\nAction=white 1\n", 8, "Action" },
    { "[Handicap]\nFirstShift=5\n", 0, NULL },  /* from 7 to 12, the last that is no end tile */
    { "[Handicap]\nFirstShift=6\n", 8, "FirstShift" },
    { "[Handicap]\nSecondShift=2\n", 0, NULL },
    { "[Handicap]\nSecondShift=3\n", 8, "SecondShift" },
    { "[Dragon]\nFirstSide=random\n[Handicap]\nFirstShift=3\n", 10, "FirstShift" },
    { "[Cards]\nHand=8\n[Dragon]\nRoostCards=20\n", 8, "Hand" }, /* 38 cards needed, 36 there */
    { "[Action bait]\nEffect=bump 1, white 1\n", 8, "Effect" },
    { "[Action bait]\nEffect=bump 1, white 1\nExpansion=true\n", 0, NULL }, /* not in play */
    { "[Action bait]\nDragon=gem-action: move 1\n", 8, "Dragon" },
    { "[Action bait]\nDragon=on turn: move 1;must on turn: move 2\n", 8, "Dragon" },
    { "[Item gem-pouch]\nPower=gem-action: move 1;gem-action: move 2\n", 8, "Power" },
    { "[Item gem-pouch]\nPower=\n", 0, NULL },
    { "[Item run]\nPower=hand +1\n", 7, NULL }, /* the id of an action */
    { "[Action new]\nWings=1\n", 7, "Effect" }, /* the effect must be given */
    { "[Action New]\nEffect=move 1\n", 7, NULL },
    { "[Action a]\nEffect=move 1\n", 7, NULL },
    { "[Action a--b]\nEffect=move 1\n", 7, NULL },
    { "[Action a-2]\nEffect=move 1\n", 0, NULL },
    { "[Action abcdefghijklmnopqrstuvwxy]\nEffect=move 1\n", 7, NULL },
    { "[Hack replay]\nExpansion=true\n", 8, "Expansion" }, /* no such key */
    { "[Wizard bunny]\nCount=2\n", 8, "Count" },
    { "[Item gem-pouch]\nPower=hand +1;hand +1;hand +1;hand +1;hand +1;hand +1;hand +1;hand +1;hand +1\n", 8, "Power" },
    { "[Action new]\nEffect=move 1\n[Item new]\nPower=hand +1\n", 9, NULL },
    { "[Item new]\nPower=hand +1\n[Action new]\nEffect=move 1\n", 9, NULL },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\nName=x\n\n", cases[i].text, NULL);
      g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "x.variant", problems);
      if (ss_problems_count (problems) != (cases[i].line ? 1 : 0))
        {
          for (guint k = 0; k < problems->list->len; k++)
            {
              g_autofree char *line = ss_problem_to_line (problems->list->pdata[k]);
              g_printerr ("%s\n", line);
            }
          g_error ("%u problems in:\n%s", ss_problems_count (problems), cases[i].text);
        }
      if (!cases[i].line)
        continue;
      const SsProblem *problem = problems->list->pdata[0];
      g_autofree char *line = ss_problem_to_line (problem);
      if (problem->line != cases[i].line || g_strcmp0 (problem->key, cases[i].key) != 0)
        g_error ("%s in:\n%s", line, cases[i].text);
      g_assert_cmpint (g_utf8_strlen (line, -1), <=, 400);
      g_assert_null (strchr (problem->message, '{'));
    }

  g_autoptr (SsProblems) two = ss_problems_new ();
  g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\n[Board]\nEndTiles=9\n", NULL);
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "x.variant", two);
  g_assert_cmpuint (ss_problems_count (two), ==, 2); /* too many end tiles, and the wizards would start on them */
}

/* kinds of cards: the 65th action is one too many, in play or not */
static void
test_too_many_kinds (void)
{
  GString *text = g_string_new ("[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\n");
  guint n = 64 - 23; /* the base has 23 */
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "[Action new-%u]\nCount=0\nEffect=move 1\n", i);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) most = ss_variant_load_text (text->str, -1, "x.variant", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_string_append (text, "[Action one-more]\nCount=0\nEffect=move 1\n");
  g_autoptr (SsVariant) more = ss_variant_load_text (text->str, -1, "x.variant", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  const SsProblem *problem = problems->list->pdata[0];
  g_assert_cmpstr (problem->group, ==, "Action one-more");
  g_assert_null (problem->key);
  g_assert_cmpuint (problem->line, ==, 4 + 3 * n + 1);
  g_string_free (text, TRUE);
}

/* the shipped cards, as the rules page counts them */
static void
test_shipped_set (void)
{
  g_autoptr (SsVariant) variant = ss_variant_published (&ss_dragon_bridge);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  const DragonRules *r = (const DragonRules *) rules;
  guint wings = 0;
  for (guint i = 0; i < r->n[DRAGON_ACTION]; i++)
    wings += r->cards[DRAGON_ACTION][i].count * r->cards[DRAGON_ACTION][i].wings;
  g_assert_cmpuint (r->n[DRAGON_ACTION], ==, 18);
  g_assert_cmpuint (r->n_cards, ==, 36);
  g_assert_cmpuint (wings * 100 / r->n_cards, ==, 136);
  g_assert_cmpuint (r->n[DRAGON_ITEM], ==, 8);
  g_assert_cmpuint (r->n[DRAGON_WIZARD], ==, 12);
  g_assert_cmpuint (r->n[DRAGON_HACK], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/language/right", test_right);
  g_test_add_func ("/dragon-bridge/language/wrong", test_wrong);
  g_test_add_func ("/dragon-bridge/language/round-trip", test_round_trip);
  g_test_add_func ("/dragon-bridge/language/read-out", test_read_out);
  g_test_add_func ("/dragon-bridge/language/faulty-variants", test_faulty_variants);
  g_test_add_func ("/dragon-bridge/language/too-many-kinds", test_too_many_kinds);
  g_test_add_func ("/dragon-bridge/language/shipped-set", test_shipped_set);
  return g_test_run ();
}
