/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules page: every value that differs from the published game is said on it, and no word of a keyfile shows. In the language of the
 * environment (the build calls it once a language). */
#include "config.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "core/ss-game.h"
#include "scene/ss-book.h"

#define VARIANTS 20

static char *
book_text (const SsRules *rules)
{
  g_autoptr (SsBook) book = ss_book_of_rules (rules);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < book->blocks->len; i++)
    {
      const SsBlock *block = g_ptr_array_index (book->blocks, i);
      g_assert_nonnull (block->text);
      g_assert_cmpstr (block->text, !=, "");
      g_assert_null (strstr (block->text, "{")); /* a placeholder left open */
      g_assert_true ((block->kind == SS_BLOCK_FIGURE) == (block->scene != NULL));
      g_string_append (all, block->text);
      g_string_append_c (all, '\n');
    }
  return g_string_free (all, FALSE);
}

/* Is @number there, not as a part of a longer number? */
static gboolean
has_number (const char *text, const char *number)
{
  gsize n = strlen (number);

  for (const char *p = strstr (text, number); p; p = strstr (p + 1, number))
    if ((p == text || !g_ascii_isdigit (p[-1])) && !g_ascii_isdigit (p[n]))
      return TRUE;
  return FALSE;
}

/* Is @word there between anything but letters, digits and hyphens? */
static gboolean
has_word (const char *text, const char *word)
{
  gsize n = strlen (word);

  for (const char *p = strstr (text, word); p; p = strstr (p + 1, word))
    if ((p == text || !(g_ascii_isalnum (p[-1]) || p[-1] == '-')) && !(g_ascii_isalnum (p[n]) || p[n] == '-'))
      return TRUE;
  return FALSE;
}

/* A key that is no word of any language: with a capital inside ("MinDistance"). */
static gboolean
is_key_only (const char *key)
{
  for (const char *p = key + 1; *p; p++)
    if (g_ascii_isupper (*p))
      return TRUE;
  return FALSE;
}

static void
check_param (const SsVariant *variant, const SsParam *param, const char *group, const char *text)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  ss_variant_say (variant, group, param->key, sentences);
  for (guint i = 0; i < sentences->len; i++)
    if (!strstr (text, g_ptr_array_index (sentences, i)))
      g_error ("[%s] %s: not on the page: %s", group, param->key, (char *) g_ptr_array_index (sentences, i));
  if (param->type == SS_PARAM_INT && ss_variant_get_int (variant, group, param->key) > 1)
    {
      g_autofree char *number = ss_text_number (ss_variant_get_int (variant, group, param->key));
      if (!has_number (text, number))
        g_error ("[%s] %s: %s is not on the page", group, param->key, number);
    }
  if (param->type == SS_PARAM_LIST && param->items == SS_ITEMS_INT)
    {
      guint n;
      const int *numbers = ss_variant_get_numbers (variant, group, param->key, &n);
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *number = ss_text_number (numbers[i]);
          if (!has_number (text, number))
            g_error ("[%s] %s: %s is not on the page", group, param->key, number);
        }
    }
  /* what only follows another key is said there */
  if (!param->family && !param->random_with && sentences->len == 0)
    g_error ("[%s] %s has no sentence for %s", group, param->key, ss_variant_get_text (variant, group, param->key));
}

static void
check_no_keys (const SsGame *game, const char *text)
{
  for (const SsParam *p = game->params; p->key; p++)
    {
      g_autofree char *path = g_strconcat (p->group, "/", p->key, NULL);
      if (strstr (text, path) || (is_key_only (p->key) && has_word (text, p->key)))
        g_error ("%s shows a key: %s", game->id, p->key);
      for (const SsWord *w = p->words; w && w->word; w++)
        if (strchr (w->word, '-') && has_word (text, w->word))
          g_error ("%s shows a word of the keyfile: %s", game->id, w->word);
    }
}

static void
test_game (gconstpointer data)
{
  const SsGame *game = data;
  g_autoptr (SsVariant) published = ss_variant_published (game);

  g_assert_nonnull (game->write_rules);
  for (guint64 seed = 0; seed < VARIANTS; seed++)
    {
      g_autoptr (SsVariant) variant = ss_variant_random (game, seed, 0.5);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_autofree char *text = book_text (rules);
      for (const SsParam *p = game->params; p->key; p++)
        if (!p->family && !ss_variant_equal (variant, published, p->group, p->key))
          check_param (variant, p, p->group, text);
      check_no_keys (game, text);
    }
}

static void
test_contents (gconstpointer data)
{
  const SsGame *game = data;
  g_autoptr (SsVariant) published = ss_variant_published (game);
  g_autoptr (SsRules) rules = ss_rules_new (published);
  g_autoptr (SsBook) book = ss_book_of_rules (rules);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint figures = 0, headings = 0;

  for (guint i = 0; i < book->blocks->len; i++)
    {
      const SsBlock *block = g_ptr_array_index (book->blocks, i);
      figures += block->kind == SS_BLOCK_FIGURE;
      if (block->kind != SS_BLOCK_HEADING)
        continue;
      headings++;
      g_assert_true (g_hash_table_add (ids, block->id));
    }
  g_assert_cmpuint (headings, >=, 5);
  g_assert_cmpuint (figures, >=, 2);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("STEPSTONES_TEST_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; ss_games[i]; i++)
    {
      if (!ss_games[i]->write_rules) /* optional */
        continue;
      g_autofree char *values = g_strconcat ("/book/values/", ss_games[i]->id, NULL);
      g_autofree char *contents = g_strconcat ("/book/contents/", ss_games[i]->id, NULL);
      g_test_add_data_func (values, ss_games[i], test_game);
      g_test_add_data_func (contents, ss_games[i], test_contents);
    }
  return g_test_run ();
}
