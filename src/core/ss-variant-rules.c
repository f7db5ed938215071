/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "ss-variant-private.h"

static void
write_value (GString *out, const char *full_key, const SsValue *value)
{
  g_autofree char *raw = ss_value_to_raw (value);
  g_string_append_printf (out, "%s=%s\n", full_key, raw);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The translations of a text that are given, by locale. */
static void
write_translations (GString *out, const SsVariant *variant, const char *group, const char *key)
{
  g_autofree char *prefix = g_strconcat (group, "/", key, "[", NULL);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer full;
  g_hash_table_iter_init (&iter, variant->values);
  while (g_hash_table_iter_next (&iter, &full, NULL))
    if (g_str_has_prefix (full, prefix))
      g_ptr_array_add (keys, full);
  g_ptr_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    write_value (out, keys->pdata[i], g_hash_table_lookup (variant->values, keys->pdata[i]));
}

static void
write_key (GString *out, const SsVariant *variant, const SsParam *param, const char *group)
{
  g_autofree char *full = g_strconcat (group, "/", param->key, NULL);
  write_value (out, full, g_hash_table_lookup (variant->values, full));
  if (param->translatable)
    write_translations (out, variant, group, param->key);
}

/* All keys of the families' groups, group by group: a family's parameters stand together in the table. */
static void
write_family (GString *out, const SsVariant *variant, const SsParam *first)
{
  guint n;
  const char *const *groups = ss_variant_get_groups (variant, first->group, &n);
  for (guint i = 0; i < n; i++)
    for (const SsParam *param = variant->game->params; param->key; param++)
      if (param->family && g_str_equal (param->group, first->group))
        write_key (out, variant, param, groups[i]);
}

char *
ss_variant_write_rules (const SsVariant *variant)
{
  GString *out = g_string_new (NULL);
  const SsParam *params = variant->game->params;
  for (const SsParam *param = params; param->key; param++)
    if (!param->family)
      write_key (out, variant, param, param->group);
    else if (param == params || !g_str_equal (param[-1].group, param->group))
      write_family (out, variant, param);
  return g_string_free_and_steal (out);
}
