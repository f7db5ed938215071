/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of tests/corpus/GAME and what formats.md says about them: exactly the problems listed in expected.txt, no more and no less. */
#include <string.h>

#include "core/ss-keyfile.h"
#include "core/ss-record.h"

/* Place: where a problem may be reported. NULL or 0: there is none. */
typedef struct
{
  char *file;
  guint line;
  char *group;
  char *key;
} Place;

typedef struct
{
  GPtrArray *places; /* of Place*: any of them will do */
  char *word;
  gboolean found;
} Expected;

typedef struct
{
  char *path;
  GPtrArray *expected; /* of Expected* */
} File;

static void
place_free (Place *place)
{
  g_free (place->file);
  g_free (place->group);
  g_free (place->key);
  g_free (place);
}

static void
expected_free (Expected *expected)
{
  g_ptr_array_unref (expected->places);
  g_free (expected->word);
  g_free (expected);
}

static void
file_free (File *file)
{
  g_free (file->path);
  g_ptr_array_unref (file->expected);
  g_free (file);
}

static char *
take_word (const char *text)
{
  return g_str_equal (text, "-") ? NULL : g_strdup (text);
}

/* "[FILE:]LINE [Group] Key", "-" for what there is none of. */
static Place *
read_place (const char *text, const char *file)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(?:(.+):)?(-|[0-9]+) (-|\\[.*\\]) (.+)$", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  if (!g_regex_match (regex, text, G_REGEX_MATCH_DEFAULT, &match))
    g_error ("expected.txt: %s", text);
  g_autofree char *named = g_match_info_fetch (match, 1), *line = g_match_info_fetch (match, 2), *group = g_match_info_fetch (match, 3);
  g_autofree char *key = g_match_info_fetch (match, 4);
  Place *place = g_new0 (Place, 1);
  place->file = g_strdup (named && *named ? named : file);
  place->line = (guint) g_ascii_strtoull (line, NULL, 10);
  place->group = *group == '[' ? g_strndup (group + 1, strlen (group) - 2) : NULL;
  place->key = take_word (key);
  return place;
}

static Expected *
read_expected (const char *text, const char *file)
{
  Expected *expected = g_new0 (Expected, 1);
  const char *tilde = strstr (text, " ~ ");
  g_assert_nonnull (tilde);
  expected->places = g_ptr_array_new_with_free_func ((GDestroyNotify) place_free);
  expected->word = g_strdup (tilde + 3);
  g_autofree char *head = g_strndup (text, (gsize) (tilde - text));
  g_auto (GStrv) places = g_strsplit (head, " or ", -1);
  for (guint i = 0; places[i]; i++)
    g_ptr_array_add (expected->places, read_place (places[i], file));
  return expected;
}

static gboolean
is_at (const SsProblem *problem, const Place *place)
{
  g_autofree char *file = g_path_get_basename (problem->file ? problem->file : "");
  return g_str_equal (file, place->file) && problem->line == place->line && g_strcmp0 (problem->group, place->group) == 0 &&
         g_strcmp0 (problem->key, place->key) == 0;
}

static gboolean
is_expected (const SsProblem *problem, const File *file)
{
  for (guint i = 0; i < file->expected->len; i++)
    {
      Expected *expected = file->expected->pdata[i];
      for (guint j = 0; !expected->found && j < expected->places->len; j++)
        if (is_at (problem, expected->places->pdata[j]) && strstr (problem->message, expected->word))
          return expected->found = TRUE;
    }
  return FALSE;
}

static void
check_line (const SsProblem *problem)
{
  g_autofree char *line = ss_problem_to_line (problem);
  g_assert_cmpint (g_utf8_strlen (line, -1), <=, 400);
  for (const char *p = line; *p; p = g_utf8_next_char (p))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (p)) || g_unichar_type (g_utf8_get_char (p)) == G_UNICODE_FORMAT);
}

static void
load (const char *path, SsProblems *problems)
{
  if (g_str_has_suffix (path, ".variant"))
    {
      g_autoptr (SsVariant) variant = ss_variant_load (path, problems);
      g_assert_true (variant || ss_problems_count (problems) > 0);
      return;
    }
  g_autoptr (SsRecord) record = ss_record_load (path, problems);
  g_assert_true (record || ss_problems_count (problems) > 0);
  if (record && g_str_has_suffix (path, ".vector"))
    ss_record_check_expect (record, problems);
}

/* What is accepted is a GLib key file, and means the same to GLib. */
static void
check_with_glib (const char *path)
{
  g_autoptr (GKeyFile) other = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsKeyfile) keyfile = ss_keyfile_load (path, SS_RECORD_MAX_BYTES, problems);
  g_key_file_load_from_file (other, path, G_KEY_FILE_KEEP_TRANSLATIONS, &error);
  g_assert_no_error (error);
  gsize n_groups, n_keys;
  g_auto (GStrv) groups = g_key_file_get_groups (other, &n_groups);
  g_assert_cmpuint (n_groups, ==, keyfile->sections->len);
  for (gsize i = 0; i < n_groups; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (other, groups[i], &n_keys, NULL);
      g_assert_cmpuint (n_keys, ==, ss_keyfile_get_section (keyfile, groups[i])->entries->len);
      for (gsize j = 0; j < n_keys; j++)
        {
          g_autofree char *value = g_strchomp (g_key_file_get_value (other, groups[i], keys[j], NULL));
          g_assert_cmpstr (value, ==, ss_keyfile_get_value (keyfile, groups[i], keys[j]));
        }
    }
}

static void
test_file (gconstpointer data)
{
  const File *file = data;
  g_autoptr (SsProblems) problems = ss_problems_new ();
  load (file->path, problems);
  guint n = 0, n_unexpected = 0;
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = problems->list->pdata[i];
      g_autofree char *line = ss_problem_to_line (problem);
      check_line (problem);
      if (problem->warning)
        continue;
      n++;
      gboolean expected = is_expected (problem, file);
      g_test_message ("%s: %s", expected ? "expected" : "NOT EXPECTED", line);
      n_unexpected += !expected;
    }
  for (guint i = 0; i < file->expected->len; i++)
    {
      const Expected *expected = file->expected->pdata[i];
      const Place *place = expected->places->pdata[0];
      if (!expected->found)
        g_test_message ("MISSING: %s:%u: [%s] %s: ... %s", place->file, place->line, place->group, place->key, expected->word);
    }
  g_assert_cmpuint (n_unexpected, ==, 0);
  g_assert_cmpuint (n, ==, file->expected->len);
  if (file->expected->len == 0)
    check_with_glib (file->path);
}

static void
add_folder (const char *game)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", game, NULL);
  g_autofree char *list = g_build_filename (folder, "expected.txt", NULL), *text = NULL;
  g_autoptr (GError) error = NULL;
  if (!g_file_get_contents (list, &text, NULL, &error))
    g_error ("%s", error->message);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  File *file = NULL;
  for (guint i = 0; lines[i]; i++)
    {
      if (!*lines[i] || *lines[i] == '#')
        continue;
      if (g_str_has_prefix (lines[i], "  "))
        {
          g_autofree char *name = g_path_get_basename (file->path);
          g_ptr_array_add (file->expected, read_expected (lines[i] + 2, name));
          continue;
        }
      g_autofree char *test = g_strdup_printf ("/corpus/%s/%s", game, lines[i]);
      file = g_new0 (File, 1);
      file->path = g_build_filename (folder, lines[i], NULL);
      file->expected = g_ptr_array_new_with_free_func ((GDestroyNotify) expected_free);
      g_test_add_data_func_full (test, file, test_file, (GDestroyNotify) file_free);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (int i = 1; i < argc; i++)
    add_folder (argv[i]);
  return g_test_run ();
}
