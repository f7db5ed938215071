/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Variants of a toy game, so that what the games' own tables don't have is tried too: families, texts, effects, lists of each kind. */
#include <string.h>

#include <glib/gstdio.h>

#include "toy.h"

#define HEAD "[Variant]\nFormat=1\nGame=toy\n"
#define N_HEAD 3 /* lines */

static char *folder; /* that other variants lie in */

/* The problems, a line each: "LINE [Group] Key", with the file's name before what stands in another file. */
static char *
say (const SsProblems *problems)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = problems->list->pdata[i];
      if (problem->warning)
        continue;
      g_autofree char *name = problem->file ? g_path_get_basename (problem->file) : g_strdup ("");
      gboolean own = g_str_equal (name, "x.variant") || !*name;
      g_string_append_printf (text, "%s%s%u [%s] %s\n", own ? "" : name, own ? "" : ":", problem->line, problem->group ? problem->group : "-",
                              problem->key ? problem->key : "-");
    }
  return g_string_free_and_steal (text);
}

static SsVariant *
load (const char *text, const char *expected)
{
  g_autofree char *path = g_build_filename (folder, "x.variant", NULL);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text (text, -1, path, problems);
  g_autofree char *said = say (problems);
  g_assert_cmpstr (said, ==, expected);
  return variant;
}

static void
try (const char *body, const char *expected)
{
  g_autofree char *text = g_strconcat (HEAD, body, NULL);
  ss_variant_unref (load (text, expected));
}

static void
put_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_values (void)
{
  try ("[Board]\nScores=1;difference;99\nGems=\nIslands=A\\;B; C D \n", "");
  try ("[Board]\nScores=1;diference;100;-1\n", "5 [Board] Scores\n5 [Board] Scores\n5 [Board] Scores\n");
  try ("[Board]\nScores=\n", "5 [Board] Scores\n");
  try ("[Board]\nScores=1;1;1;1\n", "");
  try ("[Board]\nScores=1;1;1;1;1\n", "5 [Board] Scores\n");
  try ("[Board]\nGems=3;4;3;3;4\n", "5 [Board] Gems\n5 [Board] Gems\n");
  /* nothing is concluded from wrong entries */
  try ("[Board]\nGems=10;10;x;x\n", "5 [Board] Gems\n5 [Board] Gems\n5 [Board] Gems\n5 [Board] Gems\n");
  try ("[Board]\nIslands=A;b;A\n", "5 [Board] Islands\n5 [Board] Islands\n");
  try ("[Board]\nIslands=A;B;\\q\n", "5 [Board] Islands\n");
  try ("[Board]\nRepeat=1\n", "5 [Board] Repeat\n");
  try ("[Board]\nRepeat=10\n", "5 [Board] Repeat\n");
  /* bounds that name another key are combinations: not looked at beside a wrong value */
  try ("[Board]\nGoal=10\n", "5 [Board] Goal\n");
  try ("[Board]\nGoal=10\nOpen=no\n", "6 [Board] Open\n");
  try ("[Board]\nGoal=0\nOpen=no\n", "5 [Board] Goal\n6 [Board] Open\n");
  try ("[Board]\nStart=-99999999999999\n", "5 [Board] Start\n");
  try ("[Board]\nStart=-1\nOpen=no\n", "6 [Board] Open\n");
  try ("[Board]\nStart=10\nOpen=no\n", "5 [Board] Start\n6 [Board] Open\n");
}

static void
test_getters (void)
{
  g_autoptr (SsVariant) variant = load (HEAD "[Board]\nSize=4\nScores=5;difference\nIslands= A\\;B ;C;\nMode=quick\n[Card run]\nEffect=move 1\nName[ko]=달리기\n", "");
  guint n;
  g_assert_cmpint (ss_variant_get_int (variant, "Board", "Size"), ==, 4);
  g_assert_cmpint (ss_variant_get_int (variant, "Board", "Goal"), ==, 4);
  g_assert_cmpint (ss_variant_get_int (variant, "Board", "Repeat"), ==, 3);
  g_assert_cmpuint (ss_variant_get_word (variant, "Board", "Mode"), ==, 1);
  g_assert_cmpstr (ss_variant_get_text (variant, "Board", "Mode"), ==, "quick");
  g_assert_false (ss_variant_get_bool (variant, "Board", "Open"));
  const int *scores = ss_variant_get_numbers (variant, "Board", "Scores", &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (scores[0], ==, 5);
  g_assert_cmpint (scores[1], ==, -1);
  const char *const *islands = ss_variant_get_items (variant, "Board", "Islands", &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (islands[0], ==, "A;B");
  g_assert_cmpstr (islands[1], ==, "C");
  g_assert_null (islands[2]);
  g_assert_cmpstr (ss_variant_get_text (variant, "Board", "Islands"), ==, "A\\;B;C");
  const char *const *cards = ss_variant_get_groups (variant, "Card", &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (cards[0], ==, "Card run");
  g_assert_cmpstr (ss_variant_get_text (variant, "Card run", "Name"), ==, "run");
  g_assert_cmpstr (ss_variant_get_local (variant, "Card run", "Name"), ==, "run");
  g_assert_cmpstr (ss_variant_get_text (variant, "Card run", "Effect"), ==, "move 1");
  g_assert_true (ss_variant_is_given (variant, "Board", "Size"));
  g_assert_false (ss_variant_is_given (variant, "Board", "Goal"));
  g_assert_true (ss_variant_is_given (variant, "Card run", "Name[ko]"));
  g_assert_cmpstr (ss_variant_get_name (variant), ==, "x");
  g_assert_null (ss_variant_get_summary (variant));
  g_assert_null (ss_variant_get_groups (variant, "Shape", &n)[0]);
}

static void
test_languages (void)
{
  g_autoptr (SsVariant) variant = load (HEAD "Name=Short\nName[ko]=짧게\nName[ja]=短く\nSummary[ko]=설명\n[Card run]\nEffect=move 1\nName=Run\nName[ja]=走\n", "");
  const char *const languages[] = { "en_GB.UTF-8", "ko_KR.UTF-8", "ja_JP.UTF-8", "de_DE:ko" };
  const char *const names[] = { "Short", "짧게", "短く", "짧게" };
  const char *const summaries[] = { NULL, "설명", NULL, "설명" };
  const char *const cards[] = { "Run", "Run", "走", "Run" };
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_setenv ("LANGUAGE", languages[i], TRUE);
      g_assert_cmpstr (ss_variant_get_name (variant), ==, names[i]);
      g_assert_cmpstr (ss_variant_get_summary (variant), ==, summaries[i]);
      g_assert_cmpstr (ss_variant_get_local (variant, "Card run", "Name"), ==, cards[i]);
    }
  if (before)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

/* A wrong value reads as the base's, else as the default. */
static void
test_wrong_values (void)
{
  put_file ("five.variant", HEAD "[Board]\nSize=5\nStart=9\n");
  g_autoptr (SsVariant) with_base = load (HEAD "Base=five\n[Board]\nSize=x\n", "6 [Board] Size\n");
  g_assert_cmpint (ss_variant_get_int (with_base, "Board", "Size"), ==, 5);
  g_autoptr (SsVariant) without = load (HEAD "[Board]\nSize=x\n", "5 [Board] Size\n");
  g_assert_cmpint (ss_variant_get_int (without, "Board", "Size"), ==, 3);
  /* what can't be said more about can be looked at all the same */
  g_autoptr (SsVariant) bad_line = load (HEAD "[Board]\nSize=7\nStart\n", "6 [Board] -\n");
  g_assert_cmpint (ss_variant_get_int (bad_line, "Board", "Size"), ==, 7);
}

static void
test_families (void)
{
  try ("[Card run]\nEffect=move 1\n[Card shove]\nEffect=move 2\nName=Shove\nName[ja]=押し\nCount=0\n", "");
  try ("[Card]\nEffect=move 1\n", "4 [Card] -\n");
  try ("[Card RUN]\nEffect=move 1\n", "4 [Card RUN] -\n");
  try ("[Card RUN]\nEffect=move 1\n[Board]\nGoal=9\n", "4 [Card RUN] -\n");
  try ("[Card run]\nCount=2\n", "4 [Card run] Effect\n");
  try ("[Card run]\nEffect=fly\nBogus=1\nCount[ko]=1\n", "5 [Card run] Effect\n6 [Card run] Bogus\n7 [Card run] Count[ko]\n");
  try ("[Card run]\nEffect=move 1\nName[ko]=\\x\n", "6 [Card run] Name[ko]\n");
  try ("[Crad run]\nEffect=fly\n", "4 [Crad run] -\n");
  try ("[Card a]\nEffect=move 1\n[Card b]\nEffect=move 1\n[Card c]\nEffect=move 1\n[Card d]\nEffect=move 1\n", "10 [Card d] -\n");
}

static void
test_inheritance (void)
{
  put_file ("cards.variant", HEAD "[Card run]\nEffect=move 1\nName=Run\nName[ko]=달리기\nCount=3\n[Card hop]\nEffect=move 2\n");
  put_file ("more-cards.variant", HEAD "Base=cards\n[Card hop]\nCount=0\n[Card dash]\nEffect=move 3\n");
  g_autoptr (SsVariant) variant = load (HEAD "Base=more-cards\n[Card run]\nCount=2\nName=Sprint\n", "");
  guint n;
  const char *const *cards = ss_variant_get_groups (variant, "Card", &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (cards[0], ==, "Card run");
  g_assert_cmpstr (cards[1], ==, "Card hop");
  g_assert_cmpstr (cards[2], ==, "Card dash");
  g_assert_cmpint (ss_variant_get_int (variant, "Card run", "Count"), ==, 2);
  g_assert_cmpint (ss_variant_get_int (variant, "Card hop", "Count"), ==, 0);
  g_assert_cmpstr (ss_variant_get_text (variant, "Card run", "Effect"), ==, "move 1");
  g_assert_cmpstr (ss_variant_get_text (variant, "Card run", "Name"), ==, "Sprint");
  g_assert_false (ss_variant_is_given (variant, "Card run", "Effect"));
  g_assert_true (ss_variant_is_known (variant, "Card run", "Effect"));
  g_assert_cmpstr (ss_variant_get_base (variant), ==, "more-cards");

  /* each in the file where it stands */
  put_file ("faulty.variant", HEAD "[Card run]\nEffect=fly\n[Card hop]\nCount=1\n");
  try ("Base=faulty\n[Board]\nSize=x\n", "6 [Board] Size\nfaulty.variant:5 [Card run] Effect\nfaulty.variant:6 [Card hop] Effect\n");
  try ("Base=faulty\n[Card run]\nEffect=move 1\n[Card hop]\nEffect=move 1\n", "");
  try ("Base=cards\n[Card a]\nEffect=move 1\n[Card b]\nEffect=move 1\n[Card c]\nEffect=move 1\n", "7 [Card b] -\n");
}

static void
test_bases (void)
{
  put_file ("skippy.variant", "[Variant]\nFormat=1\nGame=skips\n");
  try ("Base=skippy\n[Weather]\n", "4 [Variant] Base\n");
  try ("Base=skips\n[Weather]\n", "4 [Variant] Base\n");
  put_file ("over.variant", HEAD "Base=skippy\n");
  try ("Base=over\n", "over.variant:4 [Variant] Base\n");
  put_file ("lost.variant", HEAD "Base=nowhere\n");
  try ("Base=lost\n", "lost.variant:4 [Variant] Base\n");
  put_file ("strange.variant", "[Variant]\nFormat=1\nGame=chess\n");
  try ("Base=strange\n", "strange.variant:3 [Variant] Game\n");
  put_file ("goal.variant", HEAD "[Board]\nGoal=5\nSize=6\nStart=9\n");
  try ("Base=goal\n", "");
  try ("Base=goal\n[Board]\nSize=4\n", "6 [Board] Size\n");
  try ("Base=goal\n[Board]\nStart=5\n", "6 [Board] Start\n");
}

/* Beside the file, then the player's own, then the shipped ones. */
static void
test_lookup (void)
{
  g_autofree char *own = ss_variant_own_folder (), *path = g_build_filename (own, "mine.variant", NULL);
  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, HEAD "Name=Mine\n[Board]\nSize=8\nStart=9\n", -1, NULL));
  g_autoptr (SsVariant) from_own = load (HEAD "Base=mine\n", "");
  g_assert_cmpint (ss_variant_get_int (from_own, "Board", "Size"), ==, 8);
  put_file ("mine.variant", HEAD "[Board]\nSize=7\nStart=9\n");
  g_autoptr (SsVariant) beside = load (HEAD "Base=mine\n", "");
  g_assert_cmpint (ss_variant_get_int (beside, "Board", "Size"), ==, 7);

  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) by_id = ss_variant_load_id ("mine", problems);
  g_assert_cmpint (ss_variant_get_int (by_id, "Board", "Size"), ==, 8);
  g_assert_cmpstr (ss_variant_get_name (by_id), ==, "Mine");
  g_assert_null (ss_variant_load_id ("nowhere", problems));
  g_assert_null (ss_variant_load_id ("../mine", problems));
  g_assert_cmpuint (ss_problems_count (problems), ==, 2);

  g_autoptr (GPtrArray) list = ss_variant_list ();
  gboolean found = FALSE;
  for (guint i = 0; i < list->len; i++)
    {
      const SsVariantEntry *entry = list->pdata[i], *before = i ? list->pdata[i - 1] : NULL;
      found = found || (entry->own && g_str_equal (entry->id, "mine") && g_str_equal (entry->path, path));
      g_assert_false (before && before->own && !entry->own);
    }
  g_assert_true (found);
  g_assert_cmpstr (((const SsVariantEntry *) list->pdata[0])->id, ==, "skips");
  g_remove (path);
}

static void
test_ids (void)
{
  g_autofree char *longest = g_strnfill (64, 'a'), *longer = g_strnfill (65, 'a');
  g_assert_true (ss_variant_id_is_valid ("kahuna-2") && ss_variant_id_is_valid ("-") && ss_variant_id_is_valid (longest));
  g_assert_false (ss_variant_id_is_valid ("") || ss_variant_id_is_valid ("A") || ss_variant_id_is_valid ("a.b") || ss_variant_id_is_valid ("a/b") ||
                  ss_variant_id_is_valid ("가") || ss_variant_id_is_valid (longer));
}

/* As [Rules] of a record says it: every key is named "Group/Key" there. */
static void
test_rules (void)
{
  const char *const keys[] = { "Board/Size", "Board/Goal", "Card run/Effect", "Card run/Name[ko]", "Card hop/Bogus", "Board", "Card RUN/Effect" };
  const char *const values[] = { "x", "9", "move 1", "달리기", "1", "1", "move 1" };
  const guint lines[] = { 11, 12, 13, 14, 15, 16, 17 };
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_new_values (&toy, keys, values, lines, 7, "x.game", problems);
  g_autofree char *said = say (problems);
  g_assert_cmpstr (said, ==,
                   "x.game:11 [Rules] Board/Size\nx.game:15 [Rules] Card hop/Bogus\nx.game:16 [Rules] Board\nx.game:17 [Rules] Card RUN/Effect\n");
  guint n;
  ss_variant_get_groups (variant, "Card", &n);
  g_assert_cmpuint (n, ==, 2);

  const char *const goal[] = { "Board/Goal" }, *const nine[] = { "9" };
  g_autoptr (SsProblems) more = ss_problems_new ();
  g_autoptr (SsVariant) combination = ss_variant_new_values (&toy, goal, nine, lines, 1, "x.game", more);
  g_autofree char *said_more = say (more);
  g_assert_cmpstr (said_more, ==, "x.game:11 [Rules] Board/Goal\n");
}

/* All keys of the resolved variant, which read back say the same. */
static void
test_write_rules (void)
{
  g_autoptr (SsVariant) variant = load (HEAD "[Board]\nIslands=A\\;B\n[Card run]\nName=\\sRun;\nName[ko]=달\\\\리기\nName[ja]=走\nEffect=move 1\n", "");
  g_autofree char *rules = ss_variant_write_rules (variant);
  g_assert_cmpstr (rules, ==,
                   "Board/Size=3\nBoard/Goal=3\nBoard/Start=4\nBoard/Repeat=3\nBoard/Mode=slow\nBoard/Open=false\nBoard/Scores=1;2;difference\n"
                   "Board/Gems=3;6\nBoard/Islands=A\\;B\nCard run/Name=\\sRun;\nCard run/Name[ja]=走\nCard run/Name[ko]=달\\\\리기\n"
                   "Card run/Count=1\nCard run/Effect=move 1\n");

  g_auto (GStrv) pairs = g_strsplit (rules, "\n", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free), values = g_ptr_array_new ();
  for (guint i = 0; *pairs[i]; i++)
    {
      const char *equals = strchr (pairs[i], '=');
      g_ptr_array_add (keys, g_strndup (pairs[i], (gsize) (equals - pairs[i])));
      g_ptr_array_add (values, (gpointer) (equals + 1));
    }
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) again = ss_variant_new_values (&toy, (const char *const *) keys->pdata, (const char *const *) values->pdata, NULL, keys->len, NULL,
                                                       problems);
  g_autofree char *rules_again = ss_variant_write_rules (again);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_cmpstr (rules, ==, rules_again);
}

static void
test_edit (void)
{
  const char *text = HEAD "# why\n[Board]\nSize = 5 \nStart=9\n\n[Card run]\nEffect=move 1\n";
  g_autoptr (SsVariant) variant = load (text, "");
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_assert_cmpstr (ss_variant_get_source (variant, NULL), ==, text);

  g_autoptr (SsVariant) six = ss_variant_with_value (variant, "Board", "Size", "6", problems);
  g_assert_cmpint (ss_variant_get_int (six, "Board", "Size"), ==, 6);
  g_assert_cmpint (ss_variant_get_int (variant, "Board", "Size"), ==, 5);
  g_assert_cmpstr (ss_variant_get_source (six, NULL), ==, HEAD "# why\n[Board]\nSize = 6 \nStart=9\n\n[Card run]\nEffect=move 1\n");
  g_autoptr (SsVariant) back = ss_variant_with_value (six, "Board", "Size", "5", problems);
  g_assert_cmpstr (ss_variant_get_source (back, NULL), ==, text);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);

  g_autoptr (SsVariant) named = ss_variant_with_value (variant, "Variant", "Name", "Five", problems);
  g_assert_cmpstr (ss_variant_get_name (named), ==, "Five");
  g_autoptr (SsVariant) bare = ss_variant_without_group (variant, "Card run", problems);
  g_assert_cmpstr (ss_variant_get_source (bare, NULL), ==, HEAD "# why\n[Board]\nSize = 5 \nStart=9\n");
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);

  g_autoptr (SsVariant) wrong = ss_variant_with_value (variant, "Board", "Size", "five", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  g_assert_nonnull (strstr (ss_variant_get_source (wrong, NULL), "Size = five "));
  g_assert_cmpstr (ss_variant_get_id (wrong), ==, "x");

  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, "saved.variant", NULL), *saved = NULL;
  g_assert_true (ss_variant_save (variant, path, &error));
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  g_assert_false (ss_variant_save (variant, "/dev/null/x.variant", &error));
  g_assert_nonnull (error);
}

/* A variant without a file can be edited, too. */
static void
test_edit_default (void)
{
  g_autoptr (SsVariant) variant = ss_variant_new_default (&toy);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) changed = ss_variant_with_value (variant, "Board", "Size", "4", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_cmpstr (ss_variant_get_source (changed, NULL), ==, HEAD "\n[Board]\nSize=4\n");
  g_assert_cmpuint (ss_variant_count_differences (changed, variant), ==, 2); /* the goal is the size */
}

static void
test_differences (void)
{
  g_autoptr (SsVariant) base = ss_variant_new_default (&toy);
  g_autoptr (SsVariant) same = load (HEAD "[Board]\nSize=3\nScores= 1;2; difference;\n", "");
  g_assert_cmpuint (ss_variant_count_differences (same, base), ==, 0);
  g_autoptr (GPtrArray) nothing = ss_variant_say_differences (same, base);
  g_assert_cmpuint (nothing->len, ==, 1);
  g_assert_cmpstr (nothing->pdata[0], ==, "Nothing differs from the published game.");

  g_autoptr (SsVariant) other = load (HEAD "[Board]\nMode=quick\nSize=4\nGoal=3\nGems=1\n[Card run]\nEffect=move 1\n", "");
  g_assert_false (ss_variant_equal (other, base, "Board", "Size"));
  g_assert_true (ss_variant_equal (other, base, "Board", "Goal"));
  g_assert_false (ss_variant_equal (other, base, "Card run", "Effect"));
  g_assert_cmpuint (ss_variant_count_differences (other, base), ==, 4);
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (other, base);
  g_ptr_array_add (sentences, NULL);
  g_autofree char *said = g_strjoinv ("|", (char **) sentences->pdata);
  g_assert_cmpstr (said, ==, "4 squares.|It is quick.|Gems: 1|Effect: move 1");
}

static void
test_random (void)
{
  const SsGame *games[16] = { &toy };
  for (guint i = 0; ss_games[i]; i++)
    games[i + 1] = ss_games[i];
  for (guint i = 0; games[i]; i++)
    for (guint seed = 0; seed < 5; seed++)
      {
        g_autoptr (SsVariant) variant = ss_variant_random (games[i], seed, 0.4);
        g_autoptr (SsVariant) same = ss_variant_random (games[i], seed, 0.4);
        g_autofree char *rules = ss_variant_write_rules (variant), *rules_again = ss_variant_write_rules (same);
        g_autoptr (SsProblems) problems = ss_problems_new ();
        g_assert_cmpstr (rules, ==, rules_again);
        games[i]->check (variant, problems);
        g_assert_cmpuint (ss_problems_count (problems), ==, 0);
      }
}

/* Over many draws every key of the toy is drawn, and its family grows. */
static void
test_random_reach (void)
{
  g_autoptr (SsVariant) base = ss_variant_new_default (&toy);
  guint n_cards = 0, n;
  g_autoptr (GHashTable) changed = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr (SsVariant) variant = ss_variant_random (&toy, seed, 0.5);
      for (const SsParam *param = toy.params; param->key; param++)
        if (!param->family && !ss_variant_equal (variant, base, param->group, param->key))
          g_hash_table_add (changed, (gpointer) param->key);
      ss_variant_get_groups (variant, "Card", &n);
      n_cards = MAX (n_cards, n);
    }
  for (const SsParam *param = toy.params; param->key; param++)
    g_assert_true (param->family || g_hash_table_contains (changed, param->key));
  g_assert_cmpuint (n_cards, >, 0);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);
      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        remove_folder (inside);
      else
        g_remove (inside);
    }
  g_rmdir (path);
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("ss-variant-XXXXXX", NULL);
  g_autofree char *home = g_build_filename (folder, "home", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  ss_game_register (&toy);
  g_test_add_func ("/variant/values", test_values);
  g_test_add_func ("/variant/getters", test_getters);
  g_test_add_func ("/variant/languages", test_languages);
  g_test_add_func ("/variant/wrong-values", test_wrong_values);
  g_test_add_func ("/variant/families", test_families);
  g_test_add_func ("/variant/inheritance", test_inheritance);
  g_test_add_func ("/variant/bases", test_bases);
  g_test_add_func ("/variant/lookup", test_lookup);
  g_test_add_func ("/variant/ids", test_ids);
  g_test_add_func ("/variant/rules", test_rules);
  g_test_add_func ("/variant/write-rules", test_write_rules);
  g_test_add_func ("/variant/edit", test_edit);
  g_test_add_func ("/variant/edit-default", test_edit_default);
  g_test_add_func ("/variant/differences", test_differences);
  g_test_add_func ("/variant/random", test_random);
  g_test_add_func ("/variant/random-reach", test_random_reach);
  int status = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return status;
}
