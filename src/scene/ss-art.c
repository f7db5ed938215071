/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-art.h"

#include <gio/gio.h>
#include <string.h>

#include "data/art/ss-art-resources.h"

#define PREFIX "/io/github/stepstones/Stepstones/art"

static const char *const sheet_names[] = { "light.css", "dark.css", "contrast.css" };
#define N_STYLES G_N_ELEMENTS (sheet_names)

typedef struct
{
  char *text;
  GHashTable *classes; /* class -> GHashTable of property -> value */
} Sheet;

static GBytes *
load (const char *file)
{
  g_autofree char *path = g_strconcat (PREFIX "/", file, NULL);

  /* asking for it by name keeps the linker from leaving the resource out of a program that links this library */
  return g_resource_lookup_data (ss_art_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static char *
load_text (const char *file)
{
  g_autoptr (GBytes) bytes = load (file);

  return bytes ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
}

/* strip_comments: CSS comments, in place. */
static void
strip_comments (char *css)
{
  char *from, *to;

  while ((from = strstr (css, "/*")) && (to = strstr (from, "*/")))
    memmove (from, to + 2, strlen (to + 2) + 1);
}

/* parse_sheet: `.name { property: value; ... }` is all that our stylesheets consist of (art.md: colours and widths by class only). */
static GHashTable *
parse_sheet (const char *text)
{
  GHashTable *classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
  g_autofree char *css = g_strdup (text);
  g_auto (GStrv) rules = NULL;

  strip_comments (css);
  rules = g_strsplit (css, "}", -1);
  for (guint i = 0; rules[i]; i++)
    {
      char *open = strchr (rules[i], '{');
      GHashTable *properties;
      g_auto (GStrv) declarations = NULL;

      if (!open)
        continue;
      *open = '\0';
      declarations = g_strsplit (open + 1, ";", -1);
      properties = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      for (guint j = 0; declarations[j]; j++)
        {
          char *colon = strchr (declarations[j], ':');

          if (!colon)
            continue;
          *colon = '\0';
          g_hash_table_insert (properties, g_strdup (g_strstrip (declarations[j])), g_strdup (g_strstrip (colon + 1)));
        }
      g_strstrip (rules[i]);
      g_hash_table_insert (classes, g_strdup (rules[i] + (rules[i][0] == '.')), properties);
    }
  return classes;
}

static const Sheet *
get_sheet (SsStyle style)
{
  static Sheet sheets[N_STYLES];
  Sheet *sheet;

  g_assert ((guint) style < N_STYLES);
  sheet = &sheets[style];
  if (!sheet->text)
    {
      sheet->text = load_text (sheet_names[style]);
      g_assert (sheet->text);
      sheet->classes = parse_sheet (sheet->text);
    }
  return sheet;
}

const char *
ss_art_get_sheet (SsStyle style)
{
  return get_sheet (style)->text;
}

const char *
ss_art_get_property (SsStyle style, const char *class_name, const char *property)
{
  GHashTable *properties = g_hash_table_lookup (get_sheet (style)->classes, class_name);

  return properties ? g_hash_table_lookup (properties, property) : NULL;
}

gboolean
ss_art_has_class (SsStyle style, const char *class_name)
{
  return g_hash_table_contains (get_sheet (style)->classes, class_name);
}

gboolean
ss_art_get_colour (SsStyle style, const char *class_name, const char *property, double rgb[3])
{
  const char *value = ss_art_get_property (style, class_name, property);

  if (!value || value[0] != '#' || strlen (value) != 7)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      int high = g_ascii_xdigit_value (value[1 + 2 * i]), low = g_ascii_xdigit_value (value[2 + 2 * i]);

      if (high < 0 || low < 0)
        return FALSE;
      rgb[i] = (high * 16 + low) / 255.0;
    }
  return TRUE;
}

/* parse_symbol: the viewBox and the inside of a file of ours. */
static SsArtSymbol *
parse_symbol (const char *name, const char *text)
{
  const char *svg = strstr (text, "<svg"), *start = svg ? strchr (svg, '>') : NULL, *end = g_strrstr (text, "</svg>");
  const char *view_box = svg ? strstr (svg, "viewBox=\"") : NULL;
  SsArtSymbol *symbol;
  double v[4];
  char *rest;

  g_assert (start && end && start < end && view_box && view_box < start);
  rest = (char *) view_box + strlen ("viewBox=\"");
  for (guint i = 0; i < 4; i++)
    v[i] = g_ascii_strtod (rest, &rest);
  g_assert (v[2] > 0 && v[3] > 0);
  symbol = g_new0 (SsArtSymbol, 1);
  symbol->name = g_strdup (name);
  symbol->body = g_strstrip (g_strndup (start + 1, end - start - 1));
  symbol->box = (SsSymbolBox) { v[0], v[1], v[2], v[3] };
  return symbol;
}

const SsArtSymbol *
ss_art_find (const char *name)
{
  static GHashTable *symbols;
  SsArtSymbol *symbol;
  g_autofree char *file = NULL, *text = NULL;

  if (!symbols)
    symbols = g_hash_table_new (g_str_hash, g_str_equal);
  symbol = g_hash_table_lookup (symbols, name);
  if (symbol)
    return symbol;
  file = g_strconcat (name, ".svg", NULL);
  text = load_text (file);
  if (!text)
    return NULL;
  symbol = parse_symbol (name, text);
  g_hash_table_insert (symbols, symbol->name, symbol);
  return symbol;
}

const SsArtSymbol *
ss_art_find_owner (const char *id)
{
  g_autofree char *name = g_strdup (id);

  for (;;)
    {
      const SsArtSymbol *symbol = ss_art_find (name);
      char *dash;

      if (symbol)
        return symbol;
      dash = strrchr (name, '-');
      if (!dash)
        return NULL;
      *dash = '\0';
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char **
ss_art_list (void)
{
  g_auto (GStrv) files = g_resource_enumerate_children (ss_art_get_resource (), PREFIX, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_assert (files);
  for (guint i = 0; files[i]; i++)
    if (g_str_has_suffix (files[i], ".svg"))
      g_ptr_array_add (names, g_strndup (files[i], strlen (files[i]) - strlen (".svg")));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_steal (names, NULL);
}

GPtrArray *
ss_art_references (const char *svg)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (const char *p = strchr (svg, '#'); p; p = strchr (p + 1, '#'))
    {
      gboolean in_href = p - svg >= 6 && !strncmp (p - 6, "href=\"", 6), in_url = p - svg >= 4 && !strncmp (p - 4, "url(", 4);
      g_autofree char *name = NULL;

      if (!in_href && !in_url)
        continue;
      name = g_strndup (p + 1, strcspn (p + 1, in_href ? "\"" : ")"));
      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  return names;
}
