/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-chance.h"

#include <string.h>

struct _SsChance
{
  SsRng *search;      /* borrowed; set: draws from it and writes nothing down */
  gboolean draws;     /* else: may go on beyond its entries, by seed */
  guint64 seed;
  GPtrArray *entries; /* of char* */
  guint used;
  SsChanceFault fault;
  guint fault_number;
  char *expected;
};

static SsChance *
chance_new (void)
{
  SsChance *chance = g_new0 (SsChance, 1);
  chance->entries = g_ptr_array_new_with_free_func (g_free);
  return chance;
}

SsChance *
ss_chance_new (guint64 seed)
{
  SsChance *chance = chance_new ();
  ss_chance_continue (chance, seed);
  return chance;
}

SsChance *
ss_chance_new_search (SsRng *rng)
{
  SsChance *chance = chance_new ();
  chance->search = rng;
  return chance;
}

SsChance *
ss_chance_new_replay (const char *const *entries)
{
  SsChance *chance = chance_new ();
  for (; entries && *entries; entries++)
    g_ptr_array_add (chance->entries, g_strdup (*entries));
  return chance;
}

void
ss_chance_free (SsChance *chance)
{
  if (!chance)
    return;
  g_ptr_array_unref (chance->entries);
  g_free (chance->expected);
  g_free (chance);
}

void
ss_chance_continue (SsChance *chance, guint64 seed)
{
  chance->draws = TRUE;
  chance->seed = seed;
}

void
ss_chance_skip (SsChance *chance, guint n)
{
  g_return_if_fail (n <= chance->entries->len);
  chance->used = n;
}

/* Each outcome has a generator of its own, from the seed and its number: a match that goes on after it was read back, or after an undo, draws
 * what it would have drawn. Nobody gets another card by taking a move back. */
static void
seed_outcome (const SsChance *chance, SsRng *rng)
{
  ss_rng_seed (rng, ss_mix64 (chance->seed) ^ ss_mix64 (chance->used + 1));
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
set_fault (SsChance *chance, SsChanceFault fault, GPtrArray *words)
{
  chance->fault = fault;
  chance->fault_number = chance->used + 1;
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  chance->expected = g_strjoinv (";", (char **) words->pdata);
}

static GPtrArray *
words_of_items (const guint8 *items, guint n, const char *const *names)
{
  GPtrArray *words = g_ptr_array_sized_new (n + 1);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, (char *) names[items[i]]);
  return words;
}

/* An entry stands in the record as a list: a last ';' only ends it, blanks around its words don't count. */
static char **
split_entry (const char *entry)
{
  char **words = g_strsplit (entry, ";", -1);
  guint n = g_strv_length (words);
  for (guint i = 0; i < n; i++)
    g_strstrip (words[i]);
  if (n > 0 && words[n - 1][0] == '\0')
    g_clear_pointer (&words[n - 1], g_free);
  return words;
}

static gboolean
read_order (const char *entry, guint8 *items, guint n, const char *const *names)
{
  g_auto (GStrv) words = split_entry (entry);
  if (g_strv_length (words) != n)
    return FALSE;

  g_autofree guint8 *left = g_memdup2 (items, n);
  g_autofree guint8 *order = g_new0 (guint8, n + 1);
  for (guint i = 0, n_left = n; i < n; i++, n_left--)
    {
      guint j = 0;
      while (j < n_left && !g_str_equal (names[left[j]], words[i]))
        j++;
      if (j == n_left)
        return FALSE;
      order[i] = left[j];
      left[j] = left[n_left - 1];
    }
  if (n > 0)
    memcpy (items, order, n);
  return TRUE;
}

static void
draw_order (SsRng *rng, guint8 *items, guint n, SsQualifies qualifies, gconstpointer data)
{
  do
    ss_rng_shuffle (rng, items, n);
  while (qualifies && !qualifies (items, n, data));
}

gboolean
ss_chance_shuffle (SsChance *chance, guint8 *items, guint n, const char *const *names, SsQualifies qualifies, gconstpointer data)
{
  if (chance->search)
    {
      draw_order (chance->search, items, n, qualifies, data);
      return TRUE;
    }
  if (chance->fault)
    return FALSE;

  g_autoptr (GPtrArray) words = words_of_items (items, n, names);
  if (chance->used < chance->entries->len)
    {
      if (!read_order (chance->entries->pdata[chance->used], items, n, names))
        {
          set_fault (chance, SS_CHANCE_WRONG, words);
          return FALSE;
        }
    }
  else if (chance->draws)
    {
      SsRng rng;
      seed_outcome (chance, &rng);
      draw_order (&rng, items, n, qualifies, data);
      g_autoptr (GPtrArray) drawn = words_of_items (items, n, names);
      g_ptr_array_add (drawn, NULL);
      g_ptr_array_add (chance->entries, g_strjoinv (";", (char **) drawn->pdata));
    }
  else
    {
      set_fault (chance, SS_CHANCE_MISSING, words);
      return FALSE;
    }
  chance->used++;
  return TRUE;
}

int
ss_chance_choose (SsChance *chance, const char *const *words, guint n)
{
  g_return_val_if_fail (n > 0, -1);

  if (chance->search)
    return (int) ss_rng_below (chance->search, n);
  if (chance->fault)
    return -1;

  int choice = -1;
  SsChanceFault fault = SS_CHANCE_MISSING;
  if (chance->used < chance->entries->len)
    {
      g_auto (GStrv) entry = split_entry (chance->entries->pdata[chance->used]);
      for (guint i = 0; i < n && g_strv_length (entry) == 1; i++)
        if (g_str_equal (words[i], entry[0]))
          choice = (int) i;
      fault = SS_CHANCE_WRONG;
    }
  else if (chance->draws)
    {
      SsRng rng;
      seed_outcome (chance, &rng);
      choice = (int) ss_rng_below (&rng, n);
      g_ptr_array_add (chance->entries, g_strdup (words[choice]));
    }

  if (choice < 0)
    {
      g_autoptr (GPtrArray) all = g_ptr_array_sized_new (n + 1);
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (all, (char *) words[i]);
      set_fault (chance, fault, all);
    }
  else
    chance->used++;
  return choice;
}

GPtrArray *
ss_chance_get_entries (SsChance *chance)
{
  return chance->entries;
}

guint
ss_chance_get_used (SsChance *chance)
{
  return chance->used;
}

SsChanceFault
ss_chance_get_fault (SsChance *chance, guint *n, char **expected)
{
  if (n)
    *n = chance->fault_number;
  if (expected)
    *expected = g_strdup (chance->expected);
  return chance->fault;
}
