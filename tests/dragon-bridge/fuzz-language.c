/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A fuzz target for the effect language that is a test too. As a test it tries every file of the corpus, whole and damaged. To hunt:
 *   CC=clang meson setup _fuzz -Db_sanitize=address,undefined -Db_lundef=false -Dc_args=-fsanitize=fuzzer-no-link
 *   meson compile -C _fuzz fuzz-language && _fuzz/tests/dragon-bridge/fuzz-language -max_total_time=600 CORPUS
 * with a copy of tests/corpus/dragon-bridge-language in CORPUS. What it finds goes into the corpus. */
#include <stdint.h>
#include <string.h>

#include "dragon-table.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t n);

/* A game in which @effect is what most cards do, and @power what items do; either may be NULL. */
static void
play (const char *effect, const char *power, guint64 seed)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autofree char *text
      = g_strconcat ("[Variant]\nFormat=1\nGame=dragon-bridge\n[Expansion]\nBridgeHacking=true\n[End]\nTurnLimit=6\n[Dragon]\nFlightWings=4\nRoostCards=3\n[Action a-1]\n"
                     "Count=12\nWings=1\nEffect=",
                     effect ? effect : "bump 1", "\n[Action a-2]\nCount=4\nWings=2\nEffect=move 2, bump 2", effect ? "\n[Action a-3]\nCount=2\nEffect=echo-nest" : "",
                     "\n[Item i-1]\nCount=4\nPower=", power ? power : "hand +1", "\n[Wizard w-1]\nPower=", power ? power : "hand +1",
                     "\n[Wizard w-2]\nPower=+bump 1\n[Hack h-1]\nEffect=", effect ? effect : "ready 1", "\n[Handicap]\nFirstItems=1\nSecondItems=1\n", NULL);
  SsVariant *variant = ss_variant_load_text (text, -1, "x.variant", problems);
  if (ss_problems_count (problems) > 0)
    {
      /* a list of several powers, or too many could wait */
      g_clear_pointer (&variant, ss_variant_unref);
      return;
    }
  g_autoptr (Table) table = table_new_variant (variant, seed);
  g_auto (SsMoves) moves = { 0 };
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (guint i = 0; i < 400; i++)
    {
      DragonState view;
      moves.n = 0;
      dragon_legal_moves (table->rules, (SsState *) table->s, &moves);
      if (moves.n == 0)
        break;
      SsMove move = moves.moves[ss_rng_below (&rng, moves.n)];
      dragon_view (table->rules, (SsState *) table->s, (SsSeat) table->s->decider, (SsState *) &view);
      g_autofree char *says = dragon_say_move (table->rules, (SsState *) &view, move), *prompt = dragon_prompt (table->rules, (SsState *) &view, table->s->decider);
      g_assert_true (*says && *prompt);
      dragon_play (table->rules, (SsState *) table->s, move, table->chance, &table->history, NULL);
      table_check (table->r, table->s);
    }
}

static void
check_fault (const DragonFault *fault, const char *text)
{
  g_assert_nonnull (fault->what);
  g_assert_true (g_utf8_validate (fault->what, -1, NULL));
  g_assert_cmpuint (fault->column, >=, 1);
  g_assert_cmpuint (fault->column, <=, (guint) g_utf8_strlen (text, -1) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t n)
{
  g_autofree char *text = g_strndup ((const char *) data, n);
  DragonEffect effect, effect_again;
  DragonPower power, power_again;
  g_auto (DragonFault) fault = { 0 }, other = { 0 };
  if (!g_utf8_validate (text, -1, NULL)) /* refused before anything else is done with it */
    return 0;
  if (dragon_parse_effect (text, &effect, &fault))
    {
      g_autofree char *canonical = dragon_effect_to_text (&effect), *says = dragon_say_card_effect (&effect);
      g_assert_true (dragon_parse_effect (canonical, &effect_again, NULL));
      g_assert_cmpmem (&effect, sizeof effect, &effect_again, sizeof effect_again);
      g_assert_null (strchr (says, '{'));
      play (canonical, NULL, n);
    }
  else
    check_fault (&fault, text);
  if (dragon_parse_power (text, &power, &other))
    {
      g_autofree char *canonical = dragon_power_to_text (&power), *says = dragon_say_power (&power);
      g_assert_true (dragon_parse_power (canonical, &power_again, NULL));
      g_assert_cmpmem (&power, sizeof power, &power_again, sizeof power_again);
      g_assert_null (strchr (says, '{'));
      play (NULL, canonical, n);
    }
  else
    check_fault (&other, text);
  return 0;
}

#ifndef FUZZ

static void
damage (GString *text, SsRng *rng)
{
  static const char *const bits[] = { " ", ",", ":", ";", "|", "if ", "may ", "to ", "on ", "1", "9", "0", "..", "+", "-", "move 1", "nest", "\t", "\n", "장", "must " };
  gsize at = ss_rng_below (rng, (guint32) text->len + 1), few = 1 + ss_rng_below (rng, 5);
  switch (ss_rng_below (rng, 3))
    {
    case 0:
      g_string_erase (text, (gssize) at, (gssize) MIN (text->len - at, few));
      break;
    case 1:
      g_string_insert (text, (gssize) at, bits[ss_rng_below (rng, G_N_ELEMENTS (bits))]);
      break;
    default:
      {
        g_autofree char *copy = g_strndup (text->str + at, MIN (text->len - at, 12));
        g_string_insert (text, (gssize) ss_rng_below (rng, (guint32) text->len + 1), copy);
      }
    }
}

static void
test_corpus (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", "dragon-bridge-language", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *data = NULL;
      gsize n;
      SsRng rng;
      g_assert_true (g_file_get_contents (path, &data, &n, NULL));
      ss_rng_seed (&rng, ss_hash_bytes (name, strlen (name)));
      for (guint i = 0; i < 6; i++)
        {
          g_autoptr (GString) text = g_string_new_len (data, (gssize) n);
          for (guint k = 0; k < i; k++)
            damage (text, &rng);
          g_autofree uint8_t *exact = g_memdup2 (text->str, text->len); /* without an end mark: a step beyond is seen */
          LLVMFuzzerTestOneInput (exact ? exact : (const uint8_t *) "", text->len);
        }
      n_files++;
    }
  g_assert_cmpuint (n_files, >=, 40);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/fuzz/language", test_corpus);
  return g_test_run ();
}

#endif
