/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-variant-private.h"

#define MAX_WHOLE_DRAWS 50 /* of all keys at once */
#define MAX_KEY_DRAWS 20   /* of one key, where whole draws don't hit a legal variant */
#define MAX_NEW_GROUPS 3

/* Draft: the values drawn so far, as pairs. */
typedef struct
{
  const SsGame *game;
  SsRng rng;
  double change;
  GPtrArray *keys;   /* "Group/Key" */
  GPtrArray *values; /* as they stand in a file */
  SsVariant *partial; /* nullable: what the values were when one of a group that is no family's was last drawn */
} Draft;

static SsVariant *
make (const Draft *draft, SsProblems *problems)
{
  return ss_variant_new_values (draft->game, (const char *const *) draft->keys->pdata, (const char *const *) draft->values->pdata, NULL, draft->keys->len,
                                NULL, problems);
}

/* The variant, if it is legal. */
static SsVariant *
make_legal (const Draft *draft)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = make (draft, problems);
  return ss_problems_count (problems) == 0 ? g_steal_pointer (&variant) : NULL;
}

static void
put (Draft *draft, const char *group, const char *key, char *value)
{
  g_autofree char *full = g_strconcat (group, "/", key, NULL);
  guint i;
  if (g_ptr_array_find_with_equal_func (draft->keys, full, g_str_equal, &i))
    {
      g_free (draft->values->pdata[i]);
      draft->values->pdata[i] = value;
      return;
    }
  g_ptr_array_add (draft->keys, g_steal_pointer (&full));
  g_ptr_array_add (draft->values, value);
}

/* Values */

/* All values alike in half of the draws; else near the lower end, where most parameters have their sense. */
static int
draw_number (SsRng *rng, const SsParam *param)
{
  gint64 span = (gint64) param->max - param->min + 1;
  if (span > 12 && ss_rng_below (rng, 2))
    span = 12;
  return param->min + (int) ss_rng_below (rng, (guint32) span);
}

static guint
count_words (const SsWord *words)
{
  guint n = 0;
  while (words[n].word)
    n++;
  return n;
}

static char *
draw_item (SsRng *rng, const SsParam *param)
{
  if (param->items == SS_ITEMS_INT_OR_WORD && ss_rng_below (rng, 3) == 0)
    return g_strdup (param->words[ss_rng_below (rng, count_words (param->words))].word);
  return g_strdup_printf ("%d", draw_number (rng, param));
}

/* NULL if the table alone doesn't say how. */
static char *
draw_list (SsRng *rng, const SsParam *param)
{
  if (param->items == SS_ITEMS_TEXT)
    return NULL;
  guint span = (guint) (param->max_items - param->min_items) + 1;
  guint n = (guint) param->min_items + ss_rng_below (rng, span > 6 && ss_rng_below (rng, 4) ? 6 : span);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  for (guint tries = 0; items->len < n && tries < 4 * n + 16; tries++)
    {
      g_autofree char *item = draw_item (rng, param);
      if (!param->distinct || !g_ptr_array_find_with_equal_func (items, item, g_str_equal, NULL))
        g_ptr_array_add (items, g_steal_pointer (&item));
    }
  g_ptr_array_add (items, NULL);
  return g_strjoinv (";", (char **) items->pdata);
}

static char *
draw_value (Draft *draft, const SsVariant *partial, const SsParam *param, const char *group)
{
  if (param->random)
    return param->random (param, partial, group, &draft->rng);
  switch (param->type)
    {
    case SS_PARAM_INT:
      return g_strdup_printf ("%d", draw_number (&draft->rng, param));
    case SS_PARAM_BOOL:
      return g_strdup (ss_rng_below (&draft->rng, 2) ? "true" : "false");
    case SS_PARAM_ENUM:
      return g_strdup (param->words[ss_rng_below (&draft->rng, count_words (param->words))].word);
    case SS_PARAM_LIST:
      return draw_list (&draft->rng, param);
    case SS_PARAM_TEXT:
      return g_strdup_printf ("Name %u", ss_rng_below (&draft->rng, 1000));
    case SS_PARAM_EFFECT:
    default:
      return NULL;
    }
}

/* @always: the key has no default, or must fit another that was drawn. Values that the table can't draw stay as they are. Returns whether it was drawn. */
static gboolean
draw_key (Draft *draft, const SsParam *param, const char *group, gboolean always)
{
  if (!always && ss_rng_double (&draft->rng) >= draft->change)
    return FALSE;
  if (param->random && !draft->partial)
    {
      g_autoptr (SsProblems) unsaid = ss_problems_new ();
      draft->partial = make (draft, unsaid);
    }
  char *value = draw_value (draft, draft->partial, param, group);
  if (!value)
    return FALSE;
  put (draft, group, param->key, value);
  /* groups of a family don't depend on each other, and there are many: made anew for each, the variant would cost seconds */
  if (!param->family)
    g_clear_pointer (&draft->partial, ss_variant_unref);
  return TRUE;
}

/* The keys whose values must fit that of @param are drawn with it. */
static void
draw_fitting (Draft *draft, const SsParam *param, gboolean always)
{
  if (!draw_key (draft, param, param->group, always))
    return;
  for (const SsParam *other = param + 1; other->key && g_str_equal (other->group, param->group); other++)
    if (g_strcmp0 (other->random_with, param->key) == 0)
      draw_key (draft, other, other->group, TRUE);
}

/* Groups */

/* A family grows by groups of its own where the game says how each key that must be given is drawn. */
static void
draw_groups (Draft *draft, const SsParam *first)
{
  gboolean can_grow = FALSE;
  for (const SsParam *param = first; param->key && g_str_equal (param->group, first->group); param++)
    if (param->required)
      {
        can_grow = param->random != NULL;
        if (!can_grow)
          break;
      }
  if (!can_grow || ss_rng_double (&draft->rng) >= draft->change)
    return;
  guint n = 1 + ss_rng_below (&draft->rng, MAX_NEW_GROUPS);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *what = NULL, *name = g_strdup_printf ("%.1s%u", (const char[]) { (char) g_ascii_tolower (first->group[0]), '\0' }, i + 1);
      g_autofree char *group = g_strconcat (first->group, " ", name, NULL);
      if (draft->game->check_family && !draft->game->check_family (first->group, name, &what))
        continue;
      for (const SsParam *param = first; param->key && g_str_equal (param->group, first->group); param++)
        draw_key (draft, param, group, param->required);
    }
}

static void
draw_all (Draft *draft, const SsVariant *published)
{
  const SsParam *params = draft->game->params;
  for (const SsParam *param = params; param->key; param++)
    {
      if (!param->family)
        {
          draw_fitting (draft, param, FALSE);
          continue;
        }
      guint n;
      const char *const *groups = ss_variant_get_groups (published, param->group, &n);
      for (guint i = 0; i < n; i++)
        draw_key (draft, param, groups[i], FALSE);
      if (param == params || !g_str_equal (param[-1].group, param->group))
        draw_groups (draft, param);
    }
}

/* The published game's values: what is not drawn stays at them. */
static void
reset (Draft *draft, const SsVariant *published)
{
  g_clear_pointer (&draft->partial, ss_variant_unref);
  g_ptr_array_set_size (draft->keys, 0);
  g_ptr_array_set_size (draft->values, 0);
  for (const SsParam *param = draft->game->params; param->key; param++)
    {
      guint n = 1;
      const char *const own[] = { param->group, NULL };
      const char *const *groups = param->family ? ss_variant_get_groups (published, param->group, &n) : own;
      for (guint i = 0; i < n; i++)
        if (ss_variant_is_known (published, groups[i], param->key))
          put (draft, groups[i], param->key, ss_value_to_raw (ss_variant_get_value (published, groups[i], param->key)));
    }
}

static gpointer
copy_text (gconstpointer text, gpointer data)
{
  return g_strdup (text);
}

/* Key by key, each drawn again until the variant so far is legal, or left as it was. */
static SsVariant *
draw_stepwise (Draft *draft, const SsVariant *published)
{
  reset (draft, published);
  SsVariant *variant = make_legal (draft);
  g_assert (variant);
  for (const SsParam *param = draft->game->params; param->key; param++)
    {
      if (param->family || ss_rng_double (&draft->rng) >= draft->change)
        continue;
      for (guint i = 0; i < MAX_KEY_DRAWS; i++)
        {
          Draft trial = *draft;
          trial.partial = ss_variant_ref (variant);
          trial.keys = g_ptr_array_copy (draft->keys, copy_text, NULL);
          trial.values = g_ptr_array_copy (draft->values, copy_text, NULL);
          draw_fitting (&trial, param, TRUE);
          draft->rng = trial.rng;
          g_clear_pointer (&trial.partial, ss_variant_unref);
          SsVariant *changed = make_legal (&trial);
          GPtrArray *spare_keys = changed ? draft->keys : trial.keys, *spare_values = changed ? draft->values : trial.values;
          if (changed)
            {
              draft->keys = trial.keys;
              draft->values = trial.values;
              ss_variant_unref (variant);
              variant = changed;
            }
          g_ptr_array_unref (spare_keys);
          g_ptr_array_unref (spare_values);
          if (changed)
            break;
        }
    }
  return variant;
}

SsVariant *
ss_variant_random (const SsGame *game, guint64 seed, double change)
{
  g_return_val_if_fail (game, NULL);

  Draft draft = {
    .game = game,
    .change = change,
    .keys = g_ptr_array_new_with_free_func (g_free),
    .values = g_ptr_array_new_with_free_func (g_free),
  };
  ss_rng_seed (&draft.rng, seed);
  g_autoptr (SsVariant) published = ss_variant_published (game);
  SsVariant *variant = NULL;
  for (guint i = 0; i < MAX_WHOLE_DRAWS && !variant; i++)
    {
      reset (&draft, published);
      draw_all (&draft, published);
      variant = make_legal (&draft);
    }
  if (!variant)
    variant = draw_stepwise (&draft, published);
  g_clear_pointer (&draft.partial, ss_variant_unref);
  g_ptr_array_unref (draft.keys);
  g_ptr_array_unref (draft.values);
  return variant;
}
