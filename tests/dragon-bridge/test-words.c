/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects read out, in three languages in one program: the 40 model rows, and every combination of two clauses. */
#include "config.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "games/dragon-bridge/dragon-rules.h"
#include "models.h"

static const char *const locales[] = { "en_US.UTF-8", "ko_KR.UTF-8", "ja_JP.UTF-8" };

static void
use_language (guint language)
{
  g_assert_nonnull (setlocale (LC_ALL, locales[language]));
  /* gettext notices a change of the locale by itself */
}

/* A source is an effect if it reads as one, else a list of powers. */
static char *
say (const char *source)
{
  DragonEffect effect;
  if (dragon_parse_effect (source, &effect, NULL))
    return dragon_say_card_effect (&effect);
  g_auto (GStrv) items = g_strsplit (source, ";", -1);
  DragonPowers powers;
  dragon_compile_powers ((const char *const *) items, g_strv_length (items), &powers);
  g_assert_cmpuint (powers.n, ==, g_strv_length (items));
  return dragon_say_powers (powers.powers, powers.n);
}

static void
test_models (void)
{
  for (guint language = 0; language < G_N_ELEMENTS (locales); language++)
    {
      use_language (language);
      for (guint i = 0; i < G_N_ELEMENTS (models); i++)
        {
          g_autofree char *said = say (models[i].source);
          g_assert_cmpstr (said, ==, models[i].says[language]);
        }
    }
}

/* What no sentence may have, whichever language it is in */
static void
check_sentence (const char *text, guint language)
{
  static const char *const ends[] = { ".", ".", "。" };
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_suffix (text, ends[language]));
  g_assert_null (strpbrk (text, "{}\004_<>|"));
  for (const char *const *w = (const char *const[]) { "  ", "..", ". .", ",,", " ,", " .", "。。", "、、", "、。", NULL }; *w; w++)
    if (strstr (text, *w))
      g_error ("“%s” in: %s", *w, text);
  if (language == 0)
    {
      g_assert_true (g_ascii_isupper (text[0]) || text[0] == '+' || g_ascii_isdigit (text[0]));
      for (const char *p = text; *p; p++)
        g_assert_true (g_ascii_isprint (*p) || (guchar) *p >= 0x80);
      for (const char *const *w = (const char *const[]) { " 1 tiles", " 1 gems", " 1 cards", "to you ", "may may", "a end", "a exit", NULL }; *w; w++)
        if (strstr (text, *w))
          g_error ("“%s” in: %s", *w, text);
    }
  else
    for (const char *p = text; *p; p++) /* nothing is left in English */
      if (g_ascii_isalpha (*p))
        g_error ("English in: %s", text);
  if (language == 1)
    {
      /* declarative style: a sentence ends in -니다, or names a number (a bonus, a change) */
      g_assert_true (strstr (text, "니다.") || strstr (text, "칸.") || strstr (text, "칸(필수).") || strstr (text, "개.") || strstr (text, "장."));
      g_assert_null (strstr (text, "다 수"));
    }
}

/* every clause there is: each condition, with and without may, cost, tribute, and each act */
static void
fill_clause (DragonClause *c, guint condition, guint extra, guint act)
{
  memset (c, 0, sizeof *c);
  c->act = (guint8) act;
  if (act <= DRAGON_ACT_STOW)
    c->n = (guint8) (1 + (condition + extra) % 3);
  c->may = extra & 1;
  c->tribute = extra >> 1 & 1;
  c->cost = (guint8[]) { DRAGON_ACT_NONE, DRAGON_ACT_DEPLETE, DRAGON_ACT_STOW }[extra >> 2];
  c->cost_n = c->cost ? (guint8) (1 + condition % 2) : 0;
  switch (condition)
    {
    case 0:
      return;
    case 1:
    case 2:
      c->condition.kind = (guint8) (condition == 1 ? DRAGON_IF_NEAR : DRAGON_IF_BEGAN);
      c->condition.a = (guint8) (act % 3);
      c->condition.b = (guint8) (act % 3 + act % 4);
      return;
    default:
      c->condition.kind = (guint8) (condition % 2 ? DRAGON_IF_ON : DRAGON_IF_OPPONENT_ON);
      c->condition.n_tiles = (guint8) (1 + condition / 5);
      for (guint i = 0; i < c->condition.n_tiles; i++)
        c->condition.order[i] = (guint8) ((condition + act + i) % DRAGON_N_TILES);
      return;
    }
}

#define CONDITIONS 13
#define EXTRAS 12

/* every clause by itself, and every pair of acts in every form of the first, the second going through its own forms meanwhile */
static void
test_pairs (void)
{
  for (guint language = 0; language < G_N_ELEMENTS (locales); language++)
    {
      use_language (language);
      for (guint act = 1; act < DRAGON_N_ACTS; act++)
        for (guint extra = 0; extra < EXTRAS; extra++)
          {
            for (guint condition = 0; condition < CONDITIONS; condition++)
              {
                DragonEffect effect = { .n = 1 };
                fill_clause (&effect.clauses[0], condition, extra, act);
                g_autofree char *text = dragon_say_card_effect (&effect);
                check_sentence (text, language);
              }
            for (guint second = 1; second < DRAGON_N_ACTS; second++)
              {
                DragonEffect effect = { .n = 2 };
                fill_clause (&effect.clauses[0], (second + extra) % CONDITIONS, extra, act);
                fill_clause (&effect.clauses[1], (act * 5 + second) % CONDITIONS, (extra * 7 + second + act) % EXTRAS, second);
                g_autofree char *text = dragon_say_card_effect (&effect);
                check_sentence (text, language);
              }
          }
    }
}

static void
test_powers (void)
{
  for (guint language = 0; language < G_N_ELEMENTS (locales); language++)
    {
      use_language (language);
      for (guint must = 0; must < 2; must++)
        {
          for (guint event = 0; event < DRAGON_N_EVENTS; event++)
            for (guint act = 1; act < DRAGON_N_ACTS; act++)
              for (guint extra = 0; extra < EXTRAS; extra++)
                {
                  DragonPower power = { .kind = DRAGON_POWER_TRIGGER, .must = (guint8) must, .event = (guint8) event };
                  power.effect.n = 2;
                  fill_clause (&power.effect.clauses[0], (event + extra) % CONDITIONS, extra, act);
                  fill_clause (&power.effect.clauses[1], 0, 0, 1 + (act + event) % (DRAGON_N_ACTS - 1));
                  g_autofree char *text = dragon_say_power (&power);
                  check_sentence (text, language);
                }
          for (guint act = DRAGON_ACT_MOVE; act <= DRAGON_ACT_TELEPORT; act++)
            for (guint way = 0; way < DRAGON_N_WAYS; way++)
              for (guint condition = 0; condition < CONDITIONS; condition++)
                {
                  DragonClause clause;
                  fill_clause (&clause, condition, 0, act);
                  DragonPower power = { .kind = DRAGON_POWER_BONUS, .must = (guint8) must, .act = (guint8) act, .amount = 2, .way = (guint8) way,
                                        .condition = clause.condition };
                  g_autofree char *text = dragon_say_power (&power);
                  check_sentence (text, language);
                }
        }
    }
}

/* Whatever an optional trigger says, it says that one may. */
static void
test_optional (void)
{
  static const char *const may[] = { "you may ", "수 있습니다", "もよい" };
  for (guint language = 0; language < G_N_ELEMENTS (locales); language++)
    {
      use_language (language);
      for (guint act = 1; act < DRAGON_N_ACTS; act++)
        for (guint extra = 0; extra < EXTRAS; extra++)
          {
            DragonPower power = { .kind = DRAGON_POWER_TRIGGER, .event = DRAGON_EVENT_ITEM };
            power.effect.n = 1;
            fill_clause (&power.effect.clauses[0], 0, extra, act);
            g_autofree char *text = dragon_say_power (&power);
            g_assert_nonnull (strstr (text, may[language]));
          }
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("STEPSTONES_TEST_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/words/models", test_models);
  g_test_add_func ("/dragon-bridge/words/pairs", test_pairs);
  g_test_add_func ("/dragon-bridge/words/powers", test_powers);
  g_test_add_func ("/dragon-bridge/words/optional", test_optional);
  return g_test_run ();
}
