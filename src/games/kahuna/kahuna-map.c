/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>
#include <string.h>

/* Maps as they stand in a variant: kahuna.md, Parameters. Blanks around a name or a number of a pair don't count, as around any value. */

static gboolean
read_name (const char *text, gsize length, char name[KAHUNA_MAX_NAME + 1])
{
  while (length > 0 && g_ascii_isspace (text[0]))
    text++, length--;
  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  if (length < 2 || length > KAHUNA_MAX_NAME)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isupper (text[i]))
      return FALSE;
  memcpy (name, text, length);
  name[length] = '\0';
  return TRUE;
}

static gboolean
read_line (const char *text, char a[KAHUNA_MAX_NAME + 1], char b[KAHUNA_MAX_NAME + 1])
{
  const char *dash = strchr (text, '-');
  return dash && read_name (text, (gsize) (dash - text), a) && read_name (dash + 1, strlen (dash + 1), b);
}

static gboolean
read_percent (const char *text, gsize length, int *value)
{
  while (length > 0 && g_ascii_isspace (text[0]))
    text++, length--;
  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  if (length < 1 || length > 3 || (text[0] == '0' && length > 1))
    return FALSE;
  *value = 0;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      *value = *value * 10 + (text[i] - '0');
    }
  return *value <= 100;
}

static gboolean
read_place (const char *text, int *x, int *y)
{
  const char *comma = strchr (text, ',');
  return comma && read_percent (text, (gsize) (comma - text), x) && read_percent (comma + 1, strlen (comma + 1), y);
}

gboolean
kahuna_check_island (const SsParam *param, const char *text, char **what)
{
  char name[KAHUNA_MAX_NAME + 1];
  if (read_name (text, strlen (text), name))
    return TRUE;
  g_autofree char *value = ss_quote_value (text);
  *what = ss_text_fill (_ ("“{value}” is not an island's name. Allowed: 2 to 12 capital letters A–Z."), "value", value, NULL);
  return FALSE;
}

gboolean
kahuna_check_line (const SsParam *param, const char *text, char **what)
{
  char a[KAHUNA_MAX_NAME + 1], b[KAHUNA_MAX_NAME + 1];
  if (read_line (text, a, b))
    return TRUE;
  g_autofree char *value = ss_quote_value (text);
  *what = ss_text_fill (_ ("“{value}” is not a line. Allowed: two islands joined by a hyphen, as in BARI-COCO."), "value", value, NULL);
  return FALSE;
}

gboolean
kahuna_check_place (const SsParam *param, const char *text, char **what)
{
  int x, y;
  if (read_place (text, &x, &y))
    return TRUE;
  g_autofree char *value = ss_quote_value (text);
  *what = ss_text_fill (_ ("“{value}” is not a place. Allowed: two whole numbers from 0 to 100 joined by a comma, as in 23,31."), "value", value, NULL);
  return FALSE;
}

static int
find_island (const KahunaMap *map, const char *name)
{
  for (guint i = 0; i < map->n_islands; i++)
    if (g_str_equal (map->islands[i], name))
      return (int) i;
  return -1;
}

void
kahuna_map_read (const SsVariant *variant, KahunaMap *map)
{
  guint n;
  const char *const *items = ss_variant_get_items (variant, "Map", "Islands", &n);
  memset (map, 0, sizeof *map);
  for (guint i = 0; i < n && map->n_islands < KAHUNA_MAX_ISLANDS; i++)
    map->n_islands += read_name (items[i], strlen (items[i]), map->islands[map->n_islands]);

  items = ss_variant_get_items (variant, "Map", "Bridges", &n);
  for (guint i = 0; i < n && map->n_lines < KAHUNA_MAX_LINES; i++)
    if (read_line (items[i], map->lines[map->n_lines].ends[0], map->lines[map->n_lines].ends[1]))
      {
        for (guint e = 0; e < 2; e++)
          map->lines[map->n_lines].island[e] = find_island (map, map->lines[map->n_lines].ends[e]);
        map->n_lines++;
      }

  items = ss_variant_get_items (variant, "Map", "Places", &n);
  for (guint i = 0; i < n && map->n_places < KAHUNA_MAX_ISLANDS; i++)
    map->n_places += read_place (items[i], &map->x[map->n_places], &map->y[map->n_places]);
}

gboolean
kahuna_map_is_connected (const KahunaMap *map)
{
  gboolean reached[KAHUNA_MAX_ISLANDS] = { TRUE };
  guint n_reached = 1;
  for (gboolean more = TRUE; more;)
    {
      more = FALSE;
      for (guint l = 0; l < map->n_lines; l++)
        {
          int a = map->lines[l].island[0], b = map->lines[l].island[1];
          if (a >= 0 && b >= 0 && reached[a] != reached[b])
            {
              reached[a] = reached[b] = more = TRUE;
              n_reached++;
            }
        }
    }
  return n_reached >= map->n_islands;
}

static gboolean
same_lines (const KahunaMap *a, const KahunaMap *b)
{
  if (a->n_lines != b->n_lines)
    return FALSE;
  for (guint i = 0; i < a->n_lines; i++)
    {
      gboolean found = FALSE;
      for (guint j = 0; j < b->n_lines && !found; j++)
        for (guint e = 0; e < 2; e++)
          found |= g_str_equal (a->lines[i].ends[0], b->lines[j].ends[e]) && g_str_equal (a->lines[i].ends[1], b->lines[j].ends[!e]);
      if (!found)
        return FALSE;
    }
  return TRUE;
}

gboolean
kahuna_map_is_published (const SsVariant *variant)
{
  g_autoptr (SsVariant) published = ss_variant_new_default (ss_variant_get_game (variant));
  g_autofree KahunaMap *map = g_new (KahunaMap, 1), *other = g_new (KahunaMap, 1);
  kahuna_map_read (variant, map);
  kahuna_map_read (published, other);
  if (map->n_islands != other->n_islands)
    return FALSE;
  for (guint i = 0; i < map->n_islands; i++)
    if (find_island (other, map->islands[i]) < 0)
      return FALSE;
  return same_lines (map, other);
}

static int
side (const KahunaMap *map, int a, int b, int c)
{
  int cross = (map->x[b] - map->x[a]) * (map->y[c] - map->y[a]) - (map->y[b] - map->y[a]) * (map->x[c] - map->x[a]);
  return (cross > 0) - (cross < 0);
}

guint
kahuna_map_crossing (const KahunaMap *map, guint first[2])
{
  guint crossings = 0;
  for (guint i = 0; i < map->n_lines; i++)
    for (guint j = i + 1; j < map->n_lines; j++)
      {
        int a = map->lines[i].island[0], b = map->lines[i].island[1], c = map->lines[j].island[0], d = map->lines[j].island[1];
        if (MIN (MIN (a, b), MIN (c, d)) < 0 || a == c || a == d || b == c || b == d ||
            MAX (MAX (a, b), MAX (c, d)) >= (int) map->n_places)
          continue;
        if (side (map, a, b, c) * side (map, a, b, d) < 0 && side (map, c, d, a) * side (map, c, d, b) < 0)
          {
            if (crossings++ == 0 && first)
              {
                first[0] = i;
                first[1] = j;
              }
          }
      }
  return crossings;
}
