/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-value.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ss-keyfile.h"

void
ss_value_free (SsValue *value)
{
  if (!value)
    return;
  g_free (value->text);
  g_strfreev (value->items);
  g_free (value->numbers);
  g_free (value);
}

SsValue *
ss_value_new_empty (const SsParam *param)
{
  SsValue *value = g_new0 (SsValue, 1);
  value->param = param;
  value->text = g_strdup ("");
  value->items = g_new0 (char *, 1);
  value->numbers = g_new0 (int, 1);
  return value;
}

/* What is allowed */

const char **
ss_words_of (const SsWord *words)
{
  GPtrArray *list = g_ptr_array_new ();
  for (; words->word; words++)
    g_ptr_array_add (list, (gpointer) words->word);
  g_ptr_array_add (list, NULL);
  return (const char **) g_ptr_array_free (list, FALSE);
}

char *
ss_words_list (const char *const *words)
{
  return ss_text_list (words, g_strv_length ((char **) words));
}

char *
ss_say_unknown_word (const char *value, const char *const *words)
{
  g_autofree char *quoted = ss_quote_value (value), *list = ss_words_list (words);
  const char *nearest = ss_nearest_word (value, words);
  if (nearest)
    return ss_text_fill (_ ("“{value}” is unknown; did you mean “{word}”? Allowed: {words}."), "value", quoted, "word", nearest, "words", list, NULL);
  return ss_text_fill (_ ("“{value}” is unknown. Allowed: {words}."), "value", quoted, "words", list, NULL);
}

static char *
say_allowed (const SsParam *param)
{
  g_autofree char *min = g_strdup_printf ("%d", param->min), *max = g_strdup_printf ("%d", param->max);
  if (param->type == SS_PARAM_LIST && param->items == SS_ITEMS_INT_OR_WORD)
    {
      g_autofree const char **words = ss_words_of (param->words);
      g_autofree char *list = ss_words_list (words);
      return ss_text_fill (_ ("Allowed: whole numbers from {min} to {max}, {words}."), "min", min, "max", max, "words", list, NULL);
    }
  return ss_text_fill (_ ("Allowed: whole numbers from {min} to {max}."), "min", min, "max", max, NULL);
}

static int
find_word (const SsWord *words, const char *text)
{
  for (int i = 0; words[i].word; i++)
    if (g_str_equal (words[i].word, text))
      return i;
  return -1;
}

char *
ss_value_check_escapes (const char *raw, gboolean in_list)
{
  g_autofree char *bad = NULL, *text = ss_keyfile_unescape (raw, in_list, &bad);
  if (text)
    return NULL;
  g_autofree char *quoted = ss_quote_value (bad);
  return ss_text_fill (in_list ? _ ("“{escape}” is not an escape. Allowed: \\s, \\n, \\t, \\r, \\\\ and \\;.")
                               : _ ("“{escape}” is not an escape. Allowed: \\s, \\n, \\t, \\r and \\\\."),
                       "escape", quoted, NULL);
}

/* Single values: each returns NULL or what is wrong (transfer full) */

static char *
read_number (const SsParam *param, const char *text, int *number)
{
  gint64 n;
  g_autofree char *quoted = ss_quote_value (text), *allowed = say_allowed (param);
  if (!ss_number_read (text, &n))
    return ss_text_fill (_ ("“{value}” is not a whole number. {allowed}"), "value", quoted, "allowed", allowed, NULL);
  if ((n < param->min && !param->open_min) || (n > param->max && !param->open_max))
    return ss_text_fill (_ ("{value} is out of range. {allowed}"), "value", quoted, "allowed", allowed, NULL);
  /* beyond an open bound one number is as wrong as another, but even or odd it stays */
  gboolean odd = (text[strlen (text) - 1] - '0') % 2;
  *number = n > G_MAXINT ? G_MAXINT - !odd : n < G_MININT ? G_MININT + odd : (int) n;
  return NULL;
}

static char *
read_number_or_word (const SsParam *param, const char *text, int *number)
{
  int word = find_word (param->words, text);
  gint64 n;
  if (word >= 0)
    {
      *number = -1 - word;
      return NULL;
    }
  if (ss_number_read (text, &n))
    return read_number (param, text, number);
  g_autofree const char **words = ss_words_of (param->words);
  g_autofree char *quoted = ss_quote_value (text), *allowed = say_allowed (param);
  const char *nearest = ss_nearest_word (text, words);
  if (nearest)
    return ss_text_fill (_ ("“{value}” is unknown; did you mean “{word}”? {allowed}"), "value", quoted, "word", nearest, "allowed", allowed, NULL);
  return ss_text_fill (_ ("“{value}” is unknown. {allowed}"), "value", quoted, "allowed", allowed, NULL);
}

static char *
read_checked (const SsParam *param, const char *text)
{
  char *what = NULL;
  if (!param->check_item || param->check_item (param, text, &what))
    return NULL;
  g_assert (what);
  return what;
}

/* Lists */

static char *
read_item (const SsParam *param, const char *raw, char **item, int *number)
{
  char *what = ss_value_check_escapes (raw, TRUE);
  if (what)
    return what;
  *item = ss_keyfile_unescape (raw, TRUE, NULL);
  if (param->items == SS_ITEMS_INT)
    what = read_number (param, *item, number);
  else if (param->items == SS_ITEMS_INT_OR_WORD)
    what = read_number_or_word (param, *item, number);
  return what ? what : read_checked (param, *item);
}

/* One sentence for each item that is there more than once. */
static void
check_distinct (char *const *items, guint n, GPtrArray *whats)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < n; i++)
    {
      guint times = GPOINTER_TO_UINT (g_hash_table_lookup (seen, items[i])) + 1;
      g_hash_table_insert (seen, items[i], GUINT_TO_POINTER (times));
      if (times == 2)
        {
          g_autofree char *quoted = ss_quote_value (items[i]);
          g_ptr_array_add (whats, ss_text_fill (_ ("“{value}” is listed twice; each entry may be listed only once."), "value", quoted, NULL));
        }
    }
}

char *
ss_value_check_length (const SsParam *param, const char *raw)
{
  guint n;
  if (param->type != SS_PARAM_LIST)
    return NULL;
  g_auto (GStrv) entries = ss_keyfile_split (raw, &n);
  if (n <= (guint) param->max_items)
    return NULL;
  g_autofree char *count = g_strdup_printf ("%u", n), *max = g_strdup_printf ("%d", param->max_items);
  return ss_text_fill (_ ("The list is too long. Entries: {n}; allowed at most: {max}."), "n", count, "max", max, NULL);
}

static void
read_list (SsValue *value, const char *raw, GPtrArray *whats)
{
  const SsParam *param = value->param;
  guint n;
  char *too_long = ss_value_check_length (param, raw);
  if (too_long)
    {
      g_ptr_array_add (whats, too_long);
      return;
    }
  g_auto (GStrv) entries = ss_keyfile_split (raw, &n);
  if (n < (guint) param->min_items)
    {
      g_autofree char *count = g_strdup_printf ("%u", n), *min = g_strdup_printf ("%d", param->min_items);
      g_ptr_array_add (whats, ss_text_fill (_ ("The list is too short. Entries: {n}; needed at least: {min}."), "n", count, "min", min, NULL));
    }

  value->items = g_new0 (char *, n + 1);
  value->numbers = g_new0 (int, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *item = NULL;
      char *what = read_item (param, entries[i], &item, &value->numbers[value->n_items]);
      if (what)
        {
          g_autofree char *number = g_strdup_printf ("%u", i + 1);
          g_ptr_array_add (whats, ss_text_fill (_ ("Entry {n}: {problem}"), "n", number, "problem", what, NULL));
          g_free (what);
        }
      else
        {
          gboolean minus_zero = param->items == SS_ITEMS_INT && value->numbers[value->n_items] == 0;
          value->items[value->n_items++] = minus_zero ? g_strdup ("0") : g_steal_pointer (&item);
        }
    }
  /* wrong entries are not among the items: nothing is concluded from them */
  if (param->distinct)
    check_distinct (value->items, value->n_items, whats);
  if (param->check_list)
    param->check_list (param, (const char *const *) value->items, value->n_items, whats);
}

static char *
join_items (char *const *items, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *raw = ss_keyfile_escape (items[i], TRUE);
      g_string_append_printf (text, i ? ";%s" : "%s", raw);
    }
  /* an empty last entry is one only with a ';' after it */
  if (n > 0 && !items[n - 1][0])
    g_string_append_c (text, ';');
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Values */

static char *
read_single (SsValue *value, const char *text)
{
  static const SsWord bools[] = { { "false" }, { "true" }, { NULL } };
  const SsParam *param = value->param;
  const SsWord *words = param->type == SS_PARAM_BOOL ? bools : param->words;
  char *what = NULL;

  switch (param->type)
    {
    case SS_PARAM_INT:
      what = read_number (param, text, &value->number);
      return what ? what : read_checked (param, text);
    case SS_PARAM_BOOL:
    case SS_PARAM_ENUM:
      value->number = find_word (words, text);
      if (value->number < 0)
        {
          g_autofree const char **list = ss_words_of (words);
          return ss_say_unknown_word (text, list);
        }
      return NULL;
    case SS_PARAM_TEXT:
    case SS_PARAM_EFFECT:
    case SS_PARAM_LIST:
    default:
      return read_checked (param, text);
    }
}

SsValue *
ss_value_read (const SsParam *param, const char *raw, GPtrArray *whats)
{
  g_autoptr (SsValue) value = g_new0 (SsValue, 1);
  guint before = whats->len;
  value->param = param;
  if (param->type == SS_PARAM_LIST)
    {
      read_list (value, raw, whats);
      if (whats->len == before)
        value->text = join_items (value->items, value->n_items);
    }
  else
    {
      char *what = ss_value_check_escapes (raw, FALSE);
      if (!what)
        {
          value->text = ss_keyfile_unescape (raw, FALSE, NULL);
          what = read_single (value, value->text);
        }
      if (what)
        g_ptr_array_add (whats, what);
      else if (param->type == SS_PARAM_INT && value->number == 0) /* "-0" */
        {
          g_free (value->text);
          value->text = g_strdup ("0");
        }
    }
  return whats->len == before ? g_steal_pointer (&value) : NULL;
}

char *
ss_value_to_raw (const SsValue *value)
{
  if (value->param->type == SS_PARAM_LIST)
    return g_strdup (value->text);
  return ss_keyfile_escape (value->text, FALSE);
}
