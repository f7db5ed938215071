/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

/* Right maps drawn at random, for the random variants of the tests (SsParam.random): islands, then lines between them, then places. */

static guint
draw_below (SsRng *rng, guint n)
{
  return ss_rng_below (rng, n);
}

char *
kahuna_random_islands (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  guint n = KAHUNA_MIN_ISLANDS + draw_below (rng, draw_below (rng, 2) ? 10 : KAHUNA_MAX_ISLANDS - KAHUNA_MIN_ISLANDS + 1);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  while (names->len < n)
    {
      char name[KAHUNA_MAX_NAME + 1] = { 0 };
      guint length = draw_below (rng, 2) ? 4 : 2 + draw_below (rng, KAHUNA_MAX_NAME - 1);
      for (guint i = 0; i < length; i++)
        name[i] = (char) ('A' + draw_below (rng, 26));
      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (";", (char **) names->pdata);
}

static void
add_line (GString *lines, const char *const *names, guint a, guint b, gboolean turned)
{
  g_string_append_printf (lines, lines->len ? ";%s-%s" : "%s-%s", names[turned ? b : a], names[turned ? a : b]);
}

/* A tree, so that the map is connected, and more lines. */
char *
kahuna_random_lines (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  guint n;
  const char *const *names = ss_variant_get_items (partial, "Map", "Islands", &n);
  gboolean joined[KAHUNA_MAX_ISLANDS][KAHUNA_MAX_ISLANDS] = { { FALSE } };
  GString *lines = g_string_new (NULL);
  guint most = MIN (KAHUNA_MAX_LINES, n * (n - 1) / 2), n_lines = 0;
  guint wanted = MAX (n - 1, KAHUNA_MIN_LINES) + draw_below (rng, 2 * n);
  wanted = MIN (wanted, most);
  for (guint i = 1; n_lines < wanted; i++)
    {
      guint a = i < n ? i : draw_below (rng, n), b = draw_below (rng, MIN (i, n));
      if (a == b || joined[a][b])
        continue;
      joined[a][b] = joined[b][a] = TRUE;
      add_line (lines, names, a, b, draw_below (rng, 2));
      n_lines++;
    }
  return g_string_free_and_steal (lines);
}

char *
kahuna_random_places (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  guint n;
  GString *places = g_string_new (NULL);
  ss_variant_get_items (partial, "Map", "Islands", &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (places, places->len ? ";%u,%u" : "%u,%u", draw_below (rng, 101), draw_below (rng, 101));
  return g_string_free_and_steal (places);
}
