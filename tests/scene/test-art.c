/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The symbols and stylesheets against their rules: what a symbol file may hold, and the contrasts that a player needs. */
#include <math.h>
#include <string.h>

#include "scene/ss-art.h"

#define N_STYLES 3

static const char *const style_names[N_STYLES] = { "light", "dark", "contrast" };

static void
test_sheets (void)
{
  /* the same classes in every theme: a symbol must not lose its colour in one of them */
  for (SsStyle a = 0; a < N_STYLES; a++)
    {
      g_autoptr (GRegex) regex = g_regex_new ("^\\.([a-z-]+)", G_REGEX_MULTILINE, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;
      guint n = 0;

      for (g_regex_match (regex, ss_art_get_sheet (a), 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL), n++)
        {
          g_autofree char *name = g_match_info_fetch (match, 1);

          for (SsStyle b = 0; b < N_STYLES; b++)
            if (!ss_art_has_class (b, name))
              g_error (".%s is in %s.css but not in %s.css", name, style_names[a], style_names[b]);
        }
      g_assert_cmpuint (n, >, 50);
    }
}

static void
test_files (void)
{
  g_auto (GStrv) names = ss_art_list ();
  g_autoptr (GRegex) classes = g_regex_new ("class=\"([^\"]*)\"", 0, 0, NULL), ids = g_regex_new (" id=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (g_strv_length (names), >, 40);
  for (guint i = 0; names[i]; i++)
    {
      const SsArtSymbol *symbol = ss_art_find (names[i]);
      g_autoptr (GMatchInfo) match = NULL;
      g_autoptr (GPtrArray) references = ss_art_references (symbol->body);

      g_test_message ("%s", names[i]);
      g_assert_cmpuint (strlen (symbol->body), <, 6144);
      g_assert_null (strstr (symbol->body, "style="));
      g_assert_null (strstr (symbol->body, "<style"));
      g_assert_null (strstr (symbol->body, "<text"));
      g_assert_null (strstr (symbol->body, "fill=\"#"));
      g_assert_null (strstr (symbol->body, "stroke=\""));
      g_assert_null (strstr (symbol->body, "<filter"));
      g_assert_null (strstr (symbol->body, "Gradient"));
      for (g_regex_match (classes, symbol->body, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *list = g_match_info_fetch (match, 1);
          g_auto (GStrv) parts = g_strsplit (list, " ", -1);

          for (guint j = 0; parts[j]; j++)
            for (SsStyle style = 0; style < N_STYLES; style++)
              if (!ss_art_has_class (style, parts[j]))
                g_error ("%s.svg: no class .%s in %s.css", names[i], parts[j], style_names[style]);
        }
      g_clear_pointer (&match, g_match_info_free);
      for (g_regex_match (ids, symbol->body, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *id = g_match_info_fetch (match, 1), *start = g_strconcat (names[i], "-", NULL);

          if (!g_str_has_prefix (id, start))
            g_error ("%s.svg: the id “%s” doesn't begin with the file's name", names[i], id);
          g_assert_true (g_hash_table_add (seen, g_steal_pointer (&id)));
        }
      for (guint j = 0; j < references->len; j++)
        g_assert_true (ss_art_find_owner (g_ptr_array_index (references, j)) == symbol);
    }
}

static guint
count_pixels (const SsPixels *pixels, guint min_alpha)
{
  const guint8 *data = g_bytes_get_data (pixels->bytes, NULL);
  guint n = 0;

  for (int y = 0; y < pixels->height; y++)
    for (int x = 0; x < pixels->width; x++)
      n += *(const guint32 *) (gconstpointer) (data + y * pixels->stride + 4 * x) >> 24 >= min_alpha;
  return n;
}

static void
test_render (void)
{
  g_auto (GStrv) names = ss_art_list ();
  guint before = ss_symbol_get_render_count (), n = 0;

  for (guint i = 0; names[i]; i++)
    for (SsStyle style = 0; style < N_STYLES; style++)
      {
        SsPixels pixels = { 0 };
        SsSymbolBox box;

        g_test_message ("%s, %s", names[i], style_names[style]);
        g_assert_true (ss_symbol_box (NULL, names[i], &box));
        g_assert_true (ss_symbol_render (NULL, names[i], style, 1.5, &pixels));
        g_assert_cmpint (pixels.width, ==, (int) ceil (box.width * 1.5 - 1e-6));
        g_assert_cmpint (pixels.height, ==, (int) ceil (box.height * 1.5 - 1e-6));
        g_assert_cmpuint (count_pixels (&pixels, 128), >, 20);
        ss_pixels_clear (&pixels);
        n++;
      }
  g_assert_cmpuint (ss_symbol_get_render_count () - before, ==, n);
  {
    SsPixels pixels = { 0 };
    SsSymbolBox box;

    g_assert_false (ss_symbol_box (NULL, "no-such-symbol", &box));
    g_assert_false (ss_symbol_render (NULL, "no-such-symbol", SS_STYLE_LIGHT, 1, &pixels));
    g_assert_false (ss_symbol_render (NULL, "stone-first", SS_STYLE_LIGHT, 1e6, &pixels));
    g_assert_cmpuint (ss_symbol_get_render_count () - before, ==, n);
  }
}

/* A texture ends at the viewBox: nothing that is drawn may lie beyond it, in any theme's widths of strokes. Waves are made to be cut. */
static void
test_boxes (void)
{
  g_auto (GStrv) names = ss_art_list ();

  for (guint i = 0; names[i]; i++)
    for (SsStyle style = 0; style < N_STYLES; style++)
      {
        g_autoptr (SsScene) scene = ss_scene_new (1, 1);
        g_autofree char *svg = g_strdup_printf ("<use href=\"#%s\"/>", names[i]), *name = g_strdup_printf ("probe-%s", names[i]);
        SsPixels pixels = { 0 };
        SsSymbolBox box;
        const guint8 *data;
        guint beyond = 0;

        if (g_str_has_prefix (names[i], "wave"))
          continue;
        g_assert_true (ss_symbol_box (NULL, names[i], &box));
        ss_scene_define (scene, name, svg, box.x - 16, box.y - 16, box.width + 32, box.height + 32);
        g_assert_true (ss_symbol_render (scene, name, style, 1, &pixels));
        data = g_bytes_get_data (pixels.bytes, NULL);
        for (int y = 0; y < pixels.height; y++)
          for (int x = 0; x < pixels.width; x++)
            if ((x < 16 || y < 16 || x >= pixels.width - 16 || y >= pixels.height - 16)
                && *(const guint32 *) (gconstpointer) (data + y * pixels.stride + 4 * x) >> 24 > 8)
              beyond++;
        if (beyond)
          {
            g_test_message ("%s.svg is drawn beyond its viewBox in %s: %u pixels", names[i], style_names[style], beyond);
            g_test_fail ();
          }
        ss_pixels_clear (&pixels);
      }
}

static void
test_patterns (void)
{
  static const char *const pieces[] = { "skips-piece-first-1", "skips-piece-second-1", "stone-first", "stone-second", "tile-first", "tile-second" };

  /* players differ by a pattern, not by colour alone: there are pixels of the mark's colour on the body */
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (SsStyle style = 0; style < N_STYLES; style++)
      {
        const char *mark = strstr (pieces[i], "first") ? "first-mark" : "second-mark";
        SsPixels pixels = { 0 };
        const guint8 *data;
        double rgb[3];
        guint n = 0;

        g_assert_true (ss_art_get_colour (style, mark, "stroke", rgb));
        g_assert_true (ss_symbol_render (NULL, pieces[i], style, 4, &pixels));
        data = g_bytes_get_data (pixels.bytes, NULL);
        for (int y = 0; y < pixels.height; y++)
          for (int x = 0; x < pixels.width; x++)
            {
              guint32 p = *(const guint32 *) (gconstpointer) (data + y * pixels.stride + 4 * x);

              n += fabs ((p >> 16 & 255) / 255.0 - rgb[0]) < 0.01 && fabs ((p >> 8 & 255) / 255.0 - rgb[1]) < 0.01 && fabs ((p & 255) / 255.0 - rgb[2]) < 0.01;
            }
        g_test_message ("%s, %s: %u", pieces[i], style_names[style], n);
        g_assert_cmpuint (n, >, 300);
        ss_pixels_clear (&pixels);
      }
}

static double
luminance (SsStyle style, const char *name)
{
  double rgb[3], l = 0;
  static const double weights[3] = { 0.2126, 0.7152, 0.0722 };

  if (!ss_art_get_colour (style, name, "fill", rgb) && !ss_art_get_colour (style, name, "stroke", rgb))
    g_error (".%s has no colour in %s.css", name, style_names[style]);
  for (guint i = 0; i < 3; i++)
    l += weights[i] * (rgb[i] <= 0.04045 ? rgb[i] / 12.92 : pow ((rgb[i] + 0.055) / 1.055, 2.4));
  return l;
}

static void
test_contrast (void)
{
#define GROUNDS "water shallow land moss space paper plank"
  static const struct
  {
    const char *over, *under;
    double least;
  } pairs[] = {
    { "ink muted label caption number ink-text", GROUNDS, 4.5 },
    { "must", "paper", 4.5 },
    { "number ink", "exit threat", 4.5 },
    { "first-on", "first first-plate", 4.5 },
    { "second-on", "second second-plate", 4.5 },
    { "on-state state-on", "legal-fill illegal-fill gain loss", 4.5 },
    { "first second", GROUNDS, 3 },
    { "key", "first second", 3 },
    { "legal illegal last focus loss-line", GROUNDS, 3 },
    { "line route", GROUNDS, 3 },
    { "rope", GROUNDS, 3 },
    { "gem dragon", GROUNDS, 3 },
    { "pip", "space", 4.5 },
    { "exit-on", "exit", 4.5 },
    { "threat-on", "threat", 4.5 },
  };

  for (SsStyle style = 0; style < N_STYLES; style++)
    for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
      {
        g_auto (GStrv) over = g_strsplit (pairs[i].over, " ", -1), under = g_strsplit (pairs[i].under, " ", -1);

        for (guint j = 0; over[j]; j++)
          for (guint k = 0; under[k]; k++)
            {
              double a = luminance (style, over[j]), b = luminance (style, under[k]);
              double ratio = (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);

              if (ratio < pairs[i].least)
                g_error ("%s.css: .%s on .%s has %.2f, wanted %.1f", style_names[style], over[j], under[k], ratio, pairs[i].least);
            }
      }
  /* the players by lightness alone: art.md, The two players */
  for (SsStyle style = 0; style < N_STYLES; style++)
    {
      double a = luminance (style, "first"), b = luminance (style, "second");

      g_assert_cmpfloat ((MAX (a, b) + 0.05) / (MIN (a, b) + 0.05), >, 1.5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/art/sheets", test_sheets);
  g_test_add_func ("/art/files", test_files);
  g_test_add_func ("/art/render", test_render);
  g_test_add_func ("/art/boxes", test_boxes);
  g_test_add_func ("/art/patterns", test_patterns);
  g_test_add_func ("/art/contrast", test_contrast);
  return g_test_run ();
}
