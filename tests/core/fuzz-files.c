/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A fuzz target for variants, records and vectors that is a test too. As a test it tries every file of the corpus folders named, whole and
 * damaged in many ways. To hunt:
 *   CC=clang meson setup _fuzz -Db_sanitize=address,undefined -Db_lundef=false -Dc_args=-fsanitize=fuzzer-no-link
 *   meson compile -C _fuzz fuzz-files && _fuzz/tests/core/fuzz-files -max_total_time=600 CORPUS
 * with copies of tests/corpus/... in CORPUS. What it finds goes into the corpus. */
#include <stdint.h>
#include <string.h>

#include "core/ss-record.h"
#include "toy.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t n);

static void
check_problems (const SsProblems *problems)
{
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = problems->list->pdata[i];
      g_autofree char *line = ss_problem_to_line (problem);
      g_assert_true (g_utf8_validate (line, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (line, -1), <=, 400);
      g_assert_true (*problem->message);
      for (const char *p = line; *p; p++)
        g_assert_false (g_ascii_iscntrl (*p));
    }
}

/* What is right can be played: a few moves, seen by who decides. */
static void
try_game (SsVariant *variant, guint64 seed)
{
  const SsGame *game = ss_variant_get_game (variant);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (seed));
  g_auto (SsMoves) moves = { 0 };
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (guint i = 0; i < 12; i++)
    {
      moves.n = 0;
      game->legal_moves (rules, position->state, &moves);
      if (moves.n == 0)
        return;
      SsMove move = moves.moves[ss_rng_below (&rng, moves.n)];
      g_autofree SsState *view = ss_state_view (rules, position->state, game->to_move (rules, position->state));
      g_autofree char *text = game->move_text (rules, position->state, move), *says = game->say_move (rules, view, move);
      g_assert_true (game->parse (rules, text) == move);
      g_assert_true (says && *says);
      ss_position_play (position, move, NULL);
    }
}

/* Nothing of the file is lost, a change and its undoing give the same file, and what is right can be written into a record. */
static void
try_variant (const char *text, gsize n)
{
  g_autoptr (SsProblems) problems = ss_problems_new (), more = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, (gssize) n, "x.variant", problems);
  check_problems (problems);
  g_assert_true (variant || ss_problems_count (problems) > 0);
  if (!variant)
    return;

  gsize length;
  const char *source = ss_variant_get_source (variant, &length);
  g_assert_true (length == n && memcmp (source, text, n) == 0);
  const SsParam *param = ss_variant_get_game (variant)->params;
  g_autoptr (SsVariant) changed = ss_variant_with_value (variant, param->group, param->key, "7", more);
  g_autoptr (SsVariant) removed = ss_variant_without_group (variant, param->group, more);
  check_problems (more);
  g_assert_true (!changed || ss_variant_is_given (changed, param->group, param->key));
  g_assert_true (!removed || !ss_variant_is_given (removed, param->group, param->key));

  if (ss_problems_count (problems) > 0)
    return;
  if (ss_variant_get_game (variant)->setup)
    try_game (variant, n);
  g_autoptr (SsVariant) published = ss_variant_new_default (ss_variant_get_game (variant));
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (variant, published);
  g_autofree char *rules = ss_variant_write_rules (variant);
  g_assert_cmpuint (sentences->len, >, 0);
  g_assert_true (g_utf8_validate (rules, -1, NULL));
}

/* What is right is written as it was read. */
static void
try_record (const char *text, gsize n, gboolean is_vector)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) record = ss_record_load_text (text, (gssize) n, is_vector ? "x.vector" : "x.game", is_vector, problems);
  check_problems (problems);
  g_assert_true (record || ss_problems_count (problems) > 0);
  if (!record)
    return;
  g_autofree char *written = ss_record_write (record);
  if (ss_problems_count (problems) > 0)
    return;
  g_autoptr (SsRecord) again = ss_record_load_text (written, -1, NULL, is_vector, problems);
  check_problems (problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_autofree char *written_again = ss_record_write (again);
  g_assert_cmpstr (written, ==, written_again);
}

static void
set_up (void)
{
  static gboolean done;
  if (!done)
    ss_game_register (&toy);
  done = TRUE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t n)
{
  set_up ();
  try_variant ((const char *) data, n);
  /* a game of parameters alone can't be played */
  if (!g_strstr_len ((const char *) data, (gssize) n, "toy"))
    {
      try_record ((const char *) data, n, FALSE);
      try_record ((const char *) data, n, TRUE);
    }
  return 0;
}

#ifndef FUZZ

#define N_DAMAGED 8 /* of each file */

static const char toy_file[] = "[Variant]\nFormat=1\nGame=toy\nName=T\nName[ko]=장\n\n[Board]\nSize=4\nScores=1;difference\nIslands=A\\;B;C\n"
                               "\n[Card run]\nName[ja]=走\nCount=2\nEffect=move 1\n\n[Card hop]\nEffect=move 2\n";

/* Exactly @n bytes without an end mark, so that the sanitizer sees a step beyond. */
static void
try_bytes (const char *data, gsize n)
{
  g_autofree uint8_t *exact = g_memdup2 (data, n);
  LLVMFuzzerTestOneInput (exact ? exact : (const uint8_t *) "", n);
}

/* One of the ways in which files break. */
static void
damage (GString *text, SsRng *rng)
{
  if (text->len == 0)
    return;
  gsize at = ss_rng_below (rng, (guint32) text->len), to = at + ss_rng_below (rng, (guint32) MIN (text->len - at, 40) + 1);
  const char *const bits[] = { "\n", "=", "[", "]", ";", "\\", "\r", "-", "99999999999", "\xff", "#", "[Board]\n", "\n1=1\n", "[ko]" };
  switch (ss_rng_below (rng, 4))
    {
    case 0:
      g_string_erase (text, (gssize) at, (gssize) (to - at));
      break;
    case 1:
      {
        g_autofree char *copy = g_strndup (text->str + at, to - at);
        g_string_insert (text, (gssize) ss_rng_below (rng, (guint32) text->len), copy);
        break;
      }
    case 2:
      g_string_insert (text, (gssize) at, bits[ss_rng_below (rng, G_N_ELEMENTS (bits))]);
      break;
    default:
      text->str[at] = (char) ss_rng_below (rng, 256);
    }
}

static void
try_damaged (const char *data, gsize n, guint64 seed)
{
  SsRng rng;
  ss_rng_seed (&rng, seed);
  try_bytes (data, n);
  for (guint i = 0; i < N_DAMAGED; i++)
    {
      g_autoptr (GString) text = g_string_new_len (data, (gssize) n);
      for (guint j = ss_rng_below (&rng, 3) + 1; j > 0; j--)
        damage (text, &rng);
      try_bytes (text->str, text->len);
    }
}

static void
test_folder (gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (data, 0, NULL);
  const char *name;
  guint n_files = 0;
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (data, name, NULL), *text = NULL;
      gsize n;
      g_assert_true (g_file_get_contents (path, &text, &n, NULL));
      try_damaged (text, n, ss_hash_bytes (name, strlen (name)));
      n_files++;
    }
  g_assert_cmpuint (n_files, >, 0);
}

static void
test_toy (void)
{
  for (guint seed = 0; seed < 100; seed++)
    try_damaged (toy_file, strlen (toy_file), seed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fuzz/toy", test_toy);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_strconcat ("/fuzz/", argv[i], NULL);
      g_test_add_data_func_full (name, g_test_build_filename (G_TEST_DIST, "corpus", argv[i], NULL), test_folder, g_free);
    }
  return g_test_run ();
}

#endif
