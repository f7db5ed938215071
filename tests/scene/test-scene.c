/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes: lists, spots, and the same picture as an SVG document and as pixels. */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#include "scene/ss-art.h"
#include "scene/ss-book.h"

static SsScene *
make_scene (void)
{
  SsScene *scene = ss_scene_new (400, 300);
  SsItem *item;

  scene->description = g_strdup ("A board & its <pieces>");
  ss_scene_water (scene, "water", 0, 0, 400, 300);
  ss_scene_flat (scene, "land", SS_LAYER_LAND, "land", 0, 240, 400, 60);
  ss_scene_define (scene, "tile-test",
                   "<use class=\"first-lip\" href=\"#tile-first-cell\" y=\"4\"/><use class=\"first\" href=\"#tile-first-cell\"/>"
                   "<use fill=\"url(#tile-first-pattern)\" href=\"#tile-first-cell\"/>",
                   -32, -32, 64, 64);
  ss_scene_place (scene, "tile", SS_LAYER_TILES, "tile-test", 100, 100);
  ss_scene_place (scene, "piece", SS_LAYER_PIECES, "skips-piece-first-3", 200, 100)->scale = 1.5;
  item = ss_scene_place (scene, "ghost", SS_LAYER_PIECES, "skips-piece-second-2", 300, 100);
  item->opacity = 0.45;
  item->angle = 30;
  item = ss_scene_place (scene, "held", SS_LAYER_HELD, "stone-second", 100, 200);
  item->shadow = TRUE;
  ss_scene_place (scene, "dragon", SS_LAYER_PIECES, "dragon", 300, 230)->flip = TRUE;
  return scene;
}

/* lint: what xmllint says of a document: nothing. */
static void
lint (const char *svg)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, XMLLINT, "--noout",
                          "--nonet", "-", NULL);
  g_autofree char *output = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, svg, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (output, ==, "");
  g_assert_true (g_subprocess_get_successful (process));
}

static void
check_document (const char *svg)
{
  g_autoptr (GRegex) regex = g_regex_new (" id=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) references = ss_art_references (svg);

  lint (svg);
  for (g_regex_match (regex, svg, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      char *id = g_match_info_fetch (match, 1);

      g_test_message ("id %s", id);
      g_assert_true (g_hash_table_add (ids, id));
    }
  for (guint i = 0; i < references->len; i++)
    g_assert_true (g_hash_table_contains (ids, g_ptr_array_index (references, i)));
  /* self-contained: nothing is fetched */
  g_assert_null (strstr (svg, "@import"));
  g_assert_null (strstr (svg, "<image"));
  g_assert_null (strstr (svg, "href=\"http"));
  g_assert_null (strstr (svg, "url(http"));
  g_assert_nonnull (strstr (svg, "<style>"));
}

static void
test_svg (void)
{
  g_autoptr (SsScene) scene = make_scene ();

  ss_scene_text (scene, "text", SS_TEXT_LABEL, "Minji & <Haruto> \001 “3”", 200, 200);
  ss_scene_bubble (scene, "why", "would end on a space with 1 dot", 200, 130, 300);
  for (SsStyle style = SS_STYLE_LIGHT; style <= SS_STYLE_CONTRAST; style++)
    {
      g_autofree char *svg = ss_scene_to_svg (scene, style, 800), *again = ss_scene_to_svg (scene, style, 800);

      check_document (svg);
      g_assert_cmpstr (svg, ==, again);
      g_assert_nonnull (strstr (svg, "width=\"800\" height=\"600\""));
      g_assert_nonnull (strstr (svg, "<desc>A board &amp; its &lt;pieces&gt;</desc>"));
      g_assert_nonnull (strstr (svg, "Minji &amp; &lt;Haruto&gt;"));
      g_assert_null (strstr (svg, "skips-piece-first-4")); /* only what is used */
    }
}

static cairo_surface_t *
surface_of_svg (const char *svg)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), &error);
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height));
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cr = cairo_create (surface);
  g_assert_true (rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { 0, 0, width, height }, &error));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_object_unref (handle);
  return surface;
}

/* difference: mean of the difference of the channels, 0..255. */
static double
difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  double sum = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < height; y++)
    {
      const guint8 *p = cairo_image_surface_get_data (a) + y * cairo_image_surface_get_stride (a);
      const guint8 *q = cairo_image_surface_get_data (b) + y * cairo_image_surface_get_stride (b);

      for (int x = 0; x < width * 4; x++)
        sum += abs (p[x] - q[x]);
    }
  return sum / (width * height * 4.0);
}

static void
test_png (void)
{
  g_autoptr (SsScene) scene = make_scene ();
  g_autofree char *dir = g_dir_make_tmp ("stepstones-scene-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "scene.png", NULL), *nowhere = g_build_filename (path, "x.png", NULL);
  g_autoptr (GError) error = NULL;

  for (SsStyle style = SS_STYLE_LIGHT; style <= SS_STYLE_CONTRAST; style++)
    {
      g_autofree char *svg = ss_scene_to_svg (scene, style, 600);
      cairo_surface_t *vector = surface_of_svg (svg), *pixels, *other;
      g_autofree char *other_svg = NULL;

      g_assert_true (ss_scene_to_png (scene, style, 600, path, &error));
      g_assert_no_error (error);
      pixels = cairo_image_surface_create_from_png (path);
      g_assert_cmpint (cairo_image_surface_get_height (pixels), ==, 450);
      g_test_message ("difference %g", difference (vector, pixels));
      g_assert_cmpfloat (difference (vector, pixels), <, 0.6);
      /* and the measure can tell: one piece elsewhere is a larger difference */
      ss_scene_find_item (scene, "piece")->x += 20;
      other_svg = ss_scene_to_svg (scene, style, 600);
      ss_scene_find_item (scene, "piece")->x -= 20;
      other = surface_of_svg (other_svg);
      g_assert_cmpfloat (difference (other, pixels), >, 0.8);
      cairo_surface_destroy (vector);
      cairo_surface_destroy (pixels);
      cairo_surface_destroy (other);
    }
  g_assert_false (ss_scene_to_png (scene, SS_STYLE_LIGHT, 64, nowhere, &error));
  g_assert_nonnull (error);
  g_remove (path);
  g_rmdir (dir);
}

/* A composed symbol draws with parts of data/art in it, also as a texture. */
static void
test_define (void)
{
  g_autoptr (SsScene) scene = make_scene ();
  SsPixels composed = { 0 }, file = { 0 };

  g_assert_true (ss_scene_is_defined (scene, "tile-test"));
  g_assert_false (ss_scene_is_defined (scene, "tile-first"));
  for (SsStyle style = SS_STYLE_LIGHT; style <= SS_STYLE_CONTRAST; style++)
    {
      g_assert_true (ss_symbol_render (scene, "tile-test", style, 2, &composed));
      g_assert_true (ss_symbol_render (scene, "tile-first", style, 2, &file));
      g_assert_cmpint (composed.width, ==, 128);
      g_assert_true (g_bytes_equal (composed.bytes, file.bytes));
      ss_pixels_clear (&composed);
      ss_pixels_clear (&file);
    }
}

static void
test_spots (void)
{
  g_autoptr (SsScene) scene = ss_scene_new (100, 100);
  SsSpot *spot = ss_scene_spot (scene, 7, "space-7", 50, 40, 20, 10, "seventh space");

  g_assert_true (ss_scene_find_spot (scene, 7) == spot);
  g_assert_null (ss_scene_find_spot (scene, 8));
  g_assert_cmpfloat (spot->x, ==, 40);
  g_assert_cmpfloat (spot->y, ==, 35);
  g_assert_false (spot->legal);
  g_assert_null (ss_scene_find_item (scene, "space-7"));
}

/* A bubble stays inside the scene and turns over where there is no room below. */
static void
test_bubble (void)
{
  static const double places[][2] = { { 5, 20 }, { 395, 20 }, { 200, 290 }, { 5, 290 } };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (SsScene) scene = ss_scene_new (400, 300);
      SsItem *paper, *text;
      SsSymbolBox box;

      ss_scene_bubble (scene, "why", "This piece would end on an occupied space, which is not allowed.", places[i][0], places[i][1], 240);
      paper = ss_scene_find_item (scene, "why");
      text = ss_scene_find_item (scene, "why-text");
      g_assert_true (ss_symbol_box (scene, paper->symbol, &box));
      g_assert_cmpfloat (paper->x + box.x, >=, 0);
      g_assert_cmpfloat (paper->x + box.x + box.width, <=, 400);
      g_assert_cmpfloat (paper->y + box.y + box.height, <=, 305);
      g_assert_cmpint (text->y > places[i][1], ==, places[i][1] < 150);
      ss_text_measure (text, &box);
      g_assert_cmpfloat (box.width, <=, 240);
    }
}

/* A flat sheet is the colour of its class in each style: the one that the whole picture has there. */
static void
test_flat (void)
{
  g_autoptr (SsScene) scene = ss_scene_new (64, 64);

  ss_scene_flat (scene, "land", SS_LAYER_LAND, "land", 0, 0, 64, 64);
  ss_scene_place (scene, "stone", SS_LAYER_PIECES, "stone-first", 32, 32);
  for (SsStyle style = SS_STYLE_LIGHT; style <= SS_STYLE_CONTRAST; style++)
    {
      double rgb[3], other[3];
      SsPixels pixels = { 0 };

      g_assert_true (ss_symbol_flat_colour (scene, "flat-land-64-64", style, rgb));
      g_assert_false (ss_symbol_flat_colour (scene, "stone-first", style, other));
      g_assert_true (ss_scene_render (scene, style, 1, 0, &pixels));
      const guint8 *corner = g_bytes_get_data (pixels.bytes, NULL); /* BGRA */
      for (int i = 0; i < 3; i++)
        g_assert_cmpint (corner[2 - i], ==, (int) round (rgb[i] * 255));
      ss_pixels_clear (&pixels);
    }
}

static void
test_book (void)
{
  g_autoptr (SsBook) book = ss_book_new ();
  const SsBlock *block;

  ss_book_heading (book, "moves", g_strdup ("Moves"));
  ss_book_text (book, g_strdup ("A piece goes forward."));
  ss_book_figure (book, ss_scene_new (10, 10), g_strdup ("A lane"));
  g_assert_cmpuint (book->blocks->len, ==, 3);
  block = g_ptr_array_index (book->blocks, 0);
  g_assert_cmpint (block->kind, ==, SS_BLOCK_HEADING);
  g_assert_cmpstr (block->id, ==, "moves");
  block = g_ptr_array_index (book->blocks, 2);
  g_assert_cmpint (block->kind, ==, SS_BLOCK_FIGURE);
  g_assert_cmpstr (block->text, ==, "A lane");
  g_assert_nonnull (block->scene);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/svg", test_svg);
  g_test_add_func ("/scene/png", test_png);
  g_test_add_func ("/scene/define", test_define);
  g_test_add_func ("/scene/spots", test_spots);
  g_test_add_func ("/scene/bubble", test_bubble);
  g_test_add_func ("/scene/flat", test_flat);
  g_test_add_func ("/scene/book", test_book);
  return g_test_run ();
}
