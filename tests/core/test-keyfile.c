/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-keyfile.h"

static SsKeyfile *
parse (const char *text)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsKeyfile *keyfile = ss_keyfile_new (text, -1, "x", SS_VARIANT_MAX_BYTES, problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  return keyfile;
}

static void
assert_set (const char *before, const char *group, const char *key, const char *value, const char *after)
{
  g_autoptr (SsKeyfile) keyfile = parse (before);
  gsize length;
  g_autofree char *text = ss_keyfile_with_value (keyfile, group, key, value, &length);
  g_assert_cmpstr (text, ==, after);
  g_assert_cmpuint (length, ==, strlen (after));
}

static void
test_change (void)
{
  assert_set ("# c\n[A]\n  x =  1  \ny=2\n", "A", "x", "3", "# c\n[A]\n  x =  3  \ny=2\n");
  assert_set ("[A]\r\nx=1\r\n", "A", "x", "23", "[A]\r\nx=23\r\n");
  assert_set ("[A]\nx=1", "A", "x", "", "[A]\nx=");
  assert_set ("[A]\nx=   \n", "A", "x", "1", "[A]\nx=1   \n");
  assert_set ("[A]\nx=1\nx=2\n", "A", "x", "3", "[A]\nx=3\nx=2\n");
  assert_set ("[A]\nx=1\n[B]\nx=2\n", "B", "x", "3", "[A]\nx=1\n[B]\nx=3\n");
  assert_set ("[A]\nx=1\n", "A", "x", "a\nb", "[A]\nx=a\\nb\n");
}

static void
test_add (void)
{
  assert_set ("[A]\nx=1\n\n# about B\n[B]\n", "A", "y", "2", "[A]\nx=1\ny=2\n\n# about B\n[B]\n");
  assert_set ("[A]\nx=1", "A", "y", "2", "[A]\nx=1\ny=2");
  assert_set ("[A]\r\nx=1\r\n", "A", "y", "2", "[A]\r\nx=1\r\ny=2\r\n");
  assert_set ("[A]\n\n[B]\nz=1\n", "A", "x", "1", "[A]\nx=1\n\n[B]\nz=1\n");
  assert_set ("[A]\nx=1\n", "B", "y", "2", "[A]\nx=1\n\n[B]\ny=2\n");
  assert_set ("[A]\nx=1\n\n", "B", "y", "2", "[A]\nx=1\n\n[B]\ny=2\n");
  assert_set ("[A]\nx=1", "B", "y", "2", "[A]\nx=1\n\n[B]\ny=2\n");
  assert_set ("", "B", "y", "2", "[B]\ny=2\n");
  assert_set ("[A]\nName=N\nx=1\n", "A", "Name[ko]", "이름", "[A]\nName=N\nName[ko]=이름\nx=1\n");
}

static void
test_remove (void)
{
  assert_set ("[A]\n# about x\nx=1\ny=2\n", "A", "x", NULL, "[A]\n# about x\ny=2\n");
  assert_set ("[A]\nx=1\ny=2\nx=3\n", "A", "x", NULL, "[A]\ny=2\n");
  assert_set ("[A]\nx=1\n", "A", "y", NULL, "[A]\nx=1\n");
  assert_set ("[A]\nx=1", "A", "x", NULL, "[A]\n");
}

static void
assert_without (const char *before, const char *group, const char *after)
{
  g_autoptr (SsKeyfile) keyfile = parse (before);
  g_autofree char *text = ss_keyfile_without_group (keyfile, group, NULL);
  g_assert_cmpstr (text, ==, after);
}

static void
test_without_group (void)
{
  assert_without ("[A]\nx=1\n\n# about B\n[B]\ny=2\n\n# about C\n[C]\nz=3\n", "B", "[A]\nx=1\n\n# about B\n\n# about C\n[C]\nz=3\n");
  assert_without ("[A]\nx=1\n\n[B]\ny=2\n", "B", "[A]\nx=1\n");
  assert_without ("[B]\ny=1\n[A]\nx=1\n[B]\nz=2\n", "B", "[A]\nx=1\n");
  assert_without ("[A]\nx=1\n", "B", "[A]\nx=1\n");
  assert_without ("[A]\nx=1\n", "A", "");
}

static void
test_escapes (void)
{
  const char *const texts[] = { "plain", " a b ", "\ttab\t", "line\nbreak\r", "back\\slash", "semi;colon", "", " ", "가 나" };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gboolean in_list = FALSE; in_list <= TRUE; in_list++)
      {
        g_autofree char *value = ss_keyfile_escape (texts[i], in_list), *text = ss_keyfile_unescape (value, in_list, NULL);
        g_autofree char *stripped = g_strstrip (g_strdup (value));
        g_assert_cmpstr (text, ==, texts[i]);
        g_assert_cmpstr (stripped, ==, value);
      }
  g_autofree char *bad = NULL, *none = ss_keyfile_unescape ("a\\가", FALSE, &bad);
  g_assert_null (none);
  g_assert_cmpstr (bad, ==, "\\가");
}

static void
assert_split (const char *value, const char *joined)
{
  guint n;
  g_auto (GStrv) entries = ss_keyfile_split (value, &n);
  g_autofree char *text = g_strjoinv ("|", entries);
  g_assert_cmpstr (text, ==, joined);
  g_assert_cmpuint (n, ==, g_strv_length (entries));
}

static void
test_split (void)
{
  assert_split ("1;2;3", "1|2|3");
  assert_split ("1;2;3;", "1|2|3");
  assert_split ("1;2;3;;", "1|2|3|");
  assert_split (" 1 ; 2\t;", "1|2");
  assert_split ("a\\;b;c\\\\;d", "a\\;b|c\\\\|d");
  assert_split ("a\\", "a\\");
  assert_split (";;", "|");
  guint n;
  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) empty = ss_keyfile_split (i ? ";" : "", &n);
      g_assert_cmpuint (n, ==, 0);
    }
}

static void
test_numbers (void)
{
  gint64 n;
  g_assert_true (ss_number_read ("0", &n) && n == 0);
  g_assert_true (ss_number_read ("-12", &n) && n == -12);
  g_assert_true (ss_number_read ("99999999999999999999999", &n) && n > G_MAXINT);
  g_assert_true (ss_number_read ("-99999999999999999999999", &n) && n < G_MININT);
  const char *const wrong[] = { "", "-", "+1", "01", "-01", "00", "1.0", "1 ", " 1", "1x", "0x1", "--1", "1-" };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (ss_number_read (wrong[i], &n));
}

/* A text without an end mark, of exactly the largest size and one byte more. */
static void
test_size (void)
{
  g_autofree char *text = g_malloc (SS_VARIANT_MAX_BYTES + 1);
  memset (text, '\n', SS_VARIANT_MAX_BYTES + 1);
  for (gsize over = 0; over < 2; over++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsKeyfile) keyfile = ss_keyfile_new (text, SS_VARIANT_MAX_BYTES + (gssize) over, "x", SS_VARIANT_MAX_BYTES, problems);
      g_assert_true ((keyfile != NULL) == (over == 0));
      g_assert_cmpuint (ss_problems_count (problems), ==, over);
    }
}

static void
test_unreadable (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  const char *const paths[] = { "/dev/null/x", "/", "nowhere/at/all" };
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (SsKeyfile) keyfile = ss_keyfile_load (paths[i], SS_VARIANT_MAX_BYTES, problems);
      g_assert_null (keyfile);
      g_assert_cmpuint (ss_problems_count (problems), ==, i + 1);
    }
  /* a device that never ends is cut off at the limit, and has NUL bytes or is too large */
  g_autoptr (SsKeyfile) endless = ss_keyfile_load ("/dev/zero", SS_VARIANT_MAX_BYTES, problems);
  g_assert_null (endless);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keyfile/change", test_change);
  g_test_add_func ("/keyfile/add", test_add);
  g_test_add_func ("/keyfile/remove", test_remove);
  g_test_add_func ("/keyfile/without-group", test_without_group);
  g_test_add_func ("/keyfile/escapes", test_escapes);
  g_test_add_func ("/keyfile/split", test_split);
  g_test_add_func ("/keyfile/numbers", test_numbers);
  g_test_add_func ("/keyfile/size", test_size);
  g_test_add_func ("/keyfile/unreadable", test_unreadable);
  return g_test_run ();
}
