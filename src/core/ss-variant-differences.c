/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ss-variant-private.h"

gboolean
ss_variant_equal (const SsVariant *a, const SsVariant *b, const char *group, const char *key)
{
  const SsValue *x = ss_variant_get_value (a, group, key), *y = ss_variant_get_value (b, group, key);
  return x && y ? g_str_equal (x->text, y->text) : x == y;
}

/* What is done with each key that differs, in the order of the table; a family's keys group by group. */
typedef void (*Visit) (const SsVariant *variant, const SsParam *param, const char *group, gpointer data);

static void
visit_family (const SsVariant *variant, const SsVariant *from, const SsParam *first, Visit visit, gpointer data)
{
  guint n;
  const char *const *groups = ss_variant_get_groups (variant, first->group, &n);
  for (guint i = 0; i < n; i++)
    for (const SsParam *param = first; param->key && g_str_equal (param->group, first->group); param++)
      {
        /* of a group that only one of them has, the keys that are left to their defaults say nothing */
        gboolean in_both = ss_variant_get_value (from, groups[i], param->key) != NULL;
        if (in_both ? !ss_variant_equal (variant, from, groups[i], param->key) : ss_variant_is_known (variant, groups[i], param->key))
          visit (variant, param, groups[i], data);
      }
}

static void
visit_differences (const SsVariant *variant, const SsVariant *from, Visit visit, gpointer data)
{
  const SsParam *params = variant->game->params;
  for (const SsParam *param = params; param->key; param++)
    {
      gboolean is_first = param == params || !g_str_equal (param[-1].group, param->group);
      if (param->family && is_first)
        visit_family (variant, from, param, visit, data);
      else if (!param->family && !ss_variant_equal (variant, from, param->group, param->key))
        visit (variant, param, param->group, data);
    }
}

static void
count (const SsVariant *variant, const SsParam *param, const char *group, gpointer n)
{
  ++*(guint *) n;
}

guint
ss_variant_count_differences (const SsVariant *variant, const SsVariant *from)
{
  guint n = 0;
  visit_differences (variant, from, count, &n);
  return n;
}

static void
say (const SsVariant *variant, const SsParam *param, const char *group, gpointer sentences)
{
  const SsValue *value = ss_variant_get_value (variant, group, param->key);
  g_autofree char *number = ss_text_number (value->number);
  gboolean has_words = param->type == SS_PARAM_BOOL || param->type == SS_PARAM_ENUM;
  const char *word = has_words && param->words ? param->words[value->number].sentence : NULL;

  if (param->say)
    param->say (variant, param, group, sentences);
  else if (word)
    g_ptr_array_add (sentences, g_strdup (_ (word)));
  else if (param->type == SS_PARAM_INT && value->number == 0 && param->sentence_zero)
    g_ptr_array_add (sentences, g_strdup (_ (param->sentence_zero)));
  else if (param->type == SS_PARAM_INT && param->sentence_one)
    g_ptr_array_add (sentences, ss_text_fill (ngettext (param->sentence_one, param->sentence_other, (gulong) ABS ((gint64) value->number)), "n", number, NULL));
  else
    g_ptr_array_add (sentences, ss_text_fill (_ ("{title}: {value}"), "title", _ (param->title), "value", value->text, NULL));
}

void
ss_variant_say (const SsVariant *variant, const char *group, const char *key, GPtrArray *sentences)
{
  const SsParam *param = ss_param_find (variant->game, group, key);

  g_return_if_fail (param);
  say (variant, param, group, sentences);
}

GPtrArray *
ss_variant_say_differences (const SsVariant *variant, const SsVariant *from)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  visit_differences (variant, from, say, sentences);
  /* parameters that share a sentence say it once */
  for (guint i = 1; i < sentences->len; i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (sentences->pdata[i], sentences->pdata[j]))
        {
          g_ptr_array_remove_index (sentences, i--);
          break;
        }
  if (sentences->len == 0)
    g_ptr_array_add (sentences, g_strdup (_ ("Nothing differs from the published game.")));
  return sentences;
}
