/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "ss-variant-private.h"

static void
free_groups (gpointer groups)
{
  g_ptr_array_unref (groups);
}

SsVariant *
ss_variant_alloc (const SsGame *game)
{
  SsVariant *variant = g_new0 (SsVariant, 1);
  g_atomic_ref_count_init (&variant->refs);
  variant->game = game;
  variant->id = g_strdup ("");
  variant->layers = g_ptr_array_new_with_free_func ((GDestroyNotify) ss_keyfile_free);
  variant->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) ss_value_free);
  variant->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  variant->families = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_groups);
  return variant;
}

SsVariant *
ss_variant_ref (SsVariant *variant)
{
  g_return_val_if_fail (variant, NULL);
  g_atomic_ref_count_inc (&variant->refs);
  return variant;
}

void
ss_variant_unref (SsVariant *variant)
{
  if (!variant || !g_atomic_ref_count_dec (&variant->refs))
    return;
  g_free (variant->id);
  g_free (variant->path);
  g_free (variant->base);
  g_free (variant->source);
  g_ptr_array_unref (variant->layers);
  g_hash_table_unref (variant->values);
  g_hash_table_unref (variant->texts);
  g_hash_table_unref (variant->families);
  g_free (variant);
}

const SsGame *
ss_variant_get_game (const SsVariant *variant)
{
  return variant->game;
}

const char *
ss_variant_get_id (const SsVariant *variant)
{
  return variant->id;
}

const char *
ss_variant_get_path (const SsVariant *variant)
{
  return variant->path;
}

const char *
ss_variant_get_base (const SsVariant *variant)
{
  return variant->base;
}

/* Texts in the language of the moment */

gboolean
ss_key_split (const char *key, char **plain, char **locale)
{
  const char *open = strchr (key, '[');
  gsize n = strlen (key);
  if (!open || open == key || key[n - 1] != ']' || n - (gsize) (open - key) < 3)
    return FALSE;
  for (const char *p = open + 1; p < key + n - 1; p = g_utf8_next_char (p))
    if (!g_unichar_isalnum (g_utf8_get_char (p)) && !strchr ("-_.@", *p))
      return FALSE;
  *plain = g_strndup (key, (gsize) (open - key));
  *locale = g_strndup (open + 1, n - (gsize) (open - key) - 2);
  return TRUE;
}

gpointer
ss_local_lookup (GHashTable *texts, const char *prefix)
{
  for (const char *const *language = g_get_language_names (); *language; language++)
    {
      g_autofree char *key = g_strdup_printf ("%s[%s]", prefix, *language);
      gpointer text = g_hash_table_lookup (texts, key);
      if (text)
        return text;
    }
  return g_hash_table_lookup (texts, prefix);
}

const char *
ss_variant_get_name (const SsVariant *variant)
{
  const char *name = ss_local_lookup (variant->texts, "Name");
  return name ? name : variant->id;
}

const char *
ss_variant_get_summary (const SsVariant *variant)
{
  return ss_local_lookup (variant->texts, "Summary");
}

/* Values */

void
ss_variant_take_value (SsVariant *variant, const char *group, const char *key, SsValue *value)
{
  g_hash_table_replace (variant->values, g_strconcat (group, "/", key, NULL), value);
}

SsValue *
ss_variant_get_value (const SsVariant *variant, const char *group, const char *key)
{
  g_autofree char *full = g_strconcat (group, "/", key, NULL);
  return g_hash_table_lookup (variant->values, full);
}

static const SsValue *
get_value (const SsVariant *variant, const char *group, const char *key)
{
  const SsValue *value = ss_variant_get_value (variant, group, key);
  if (!value)
    g_error ("no key %s in [%s] of %s", key, group, variant->game->id);
  return value;
}

int
ss_variant_get_int (const SsVariant *variant, const char *group, const char *key)
{
  return get_value (variant, group, key)->number;
}

gboolean
ss_variant_get_bool (const SsVariant *variant, const char *group, const char *key)
{
  return get_value (variant, group, key)->number != 0;
}

guint
ss_variant_get_word (const SsVariant *variant, const char *group, const char *key)
{
  return (guint) get_value (variant, group, key)->number;
}

const char *
ss_variant_get_text (const SsVariant *variant, const char *group, const char *key)
{
  return get_value (variant, group, key)->text;
}

const char *
ss_variant_get_local (const SsVariant *variant, const char *group, const char *key)
{
  g_autofree char *full = g_strconcat (group, "/", key, NULL);
  const SsValue *value = ss_local_lookup (variant->values, full);
  return value ? value->text : get_value (variant, group, key)->text;
}

const char *const *
ss_variant_get_items (const SsVariant *variant, const char *group, const char *key, guint *n)
{
  const SsValue *value = get_value (variant, group, key);
  g_return_val_if_fail (value->items, NULL);
  if (n)
    *n = value->n_items;
  return (const char *const *) value->items;
}

const int *
ss_variant_get_numbers (const SsVariant *variant, const char *group, const char *key, guint *n)
{
  const SsValue *value = get_value (variant, group, key);
  g_return_val_if_fail (value->numbers, NULL);
  if (n)
    *n = value->n_items;
  return value->numbers;
}

const char *const *
ss_variant_get_groups (const SsVariant *variant, const char *word, guint *n)
{
  static const char *const none[] = { NULL };
  GPtrArray *groups = g_hash_table_lookup (variant->families, word);
  if (n)
    *n = groups ? groups->len - 1 : 0;
  return groups ? (const char *const *) groups->pdata : none;
}

/* the layer and line where @group begins: the outermost base that has it */
static guint
get_place (const SsVariant *variant, const char *group, guint *line)
{
  for (guint i = variant->layers->len; i-- > 0;)
    {
      SsSection *section = ss_keyfile_get_section (variant->layers->pdata[i], group);
      if (section)
        {
          *line = section->line;
          return i;
        }
    }
  *line = 0;
  return 0;
}

int
ss_variant_compare_groups (const SsVariant *variant, const char *a, const char *b)
{
  guint line_a, line_b;
  guint layer_a = get_place (variant, a, &line_a), layer_b = get_place (variant, b, &line_b);
  if (layer_a != layer_b)
    return layer_a > layer_b ? -1 : 1;
  return line_a < line_b ? -1 : line_a > line_b;
}

/* Where a value comes from */

static SsEntry *
get_given (const SsVariant *variant, guint layer, const char *group, const char *key)
{
  return ss_keyfile_get_entry (variant->layers->pdata[layer], group, key);
}

gboolean
ss_variant_is_given (const SsVariant *variant, const char *group, const char *key)
{
  return variant->layers->len > 0 && get_given (variant, 0, group, key) != NULL;
}

char *
ss_variant_get_typed (const SsVariant *variant, const char *group, const char *key)
{
  const SsEntry *entry = variant->layers->len > 0 ? get_given (variant, 0, group, key) : NULL;
  return entry ? g_strdup (entry->value) : NULL;
}

gboolean
ss_variant_is_known (const SsVariant *variant, const char *group, const char *key)
{
  for (guint i = 0; i < variant->layers->len; i++)
    if (get_given (variant, i, group, key))
      return TRUE;
  return FALSE;
}

gboolean
ss_variant_is_given_in (const SsVariant *variant, guint layer, const char *group, const char *key)
{
  return layer < variant->layers->len && get_given (variant, layer, group, key) != NULL;
}

/* Problems */

static SsProblem *
report (const SsVariant *variant, SsProblems *problems, guint layer, guint line, const char *group, const char *key, char *message)
{
  const char *file = layer < variant->layers->len ? ((const SsKeyfile *) variant->layers->pdata[layer])->path : variant->path;
  if (!variant->in_rules)
    return ss_problems_add (problems, file, line, group, key, message);
  g_autofree char *full = key ? g_strconcat (group, "/", key, NULL) : g_strdup (group);
  return ss_problems_add (problems, file, line, SS_RULES_GROUP, full, message);
}

/* At the key where it is given; else at its group's heading, else at no line. */
static SsProblem *
report_key (const SsVariant *variant, SsProblems *problems, const char *group, const char *key, char *message)
{
  for (guint i = 0; key && i < variant->layers->len; i++)
    {
      SsEntry *entry = get_given (variant, i, group, key);
      if (entry)
        return report (variant, problems, i, entry->line, group, key, message);
    }
  for (guint i = 0; i < variant->layers->len; i++)
    {
      SsSection *section = ss_keyfile_get_section (variant->layers->pdata[i], group);
      if (section)
        return report (variant, problems, i, section->line, group, key, message);
    }
  return report (variant, problems, 0, 0, group, key, message);
}

void
ss_variant_problem (const SsVariant *variant, SsProblems *problems, char *message, const char *const *keys)
{
  g_return_if_fail (keys && *keys);

  for (guint i = 0; i < variant->layers->len; i++)
    for (const char *const *full = keys; *full; full++)
      {
        const char *slash = strchr (*full, '/');
        g_assert (slash);
        g_autofree char *group = g_strndup (*full, (gsize) (slash - *full));
        SsEntry *entry = get_given (variant, i, group, slash + 1);
        if (entry)
          {
            report (variant, problems, i, entry->line, group, slash + 1, message);
            return;
          }
      }
  const char *slash = strchr (*keys, '/');
  g_autofree char *group = g_strndup (*keys, (gsize) (slash - *keys));
  report_key (variant, problems, group, slash + 1, message);
}

void
ss_variant_problem_at (const SsVariant *variant, SsProblems *problems, const char *group, const char *key, char *message)
{
  report_key (variant, problems, group, key, message);
}

void
ss_variant_remark (const SsVariant *variant, SsProblems *problems, const char *group, const char *key, char *message)
{
  report_key (variant, problems, group, key, message)->warning = TRUE;
}
