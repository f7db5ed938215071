/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#include "ss-art.h"
#include "ss-scene-private.h"
#include "ss-type.h"

#define MAX_PIXELS 16384 /* of a texture's side */
#define WAVE_WIDTH 64.0  /* of the symbol wave, in units */
#define WAVE_HEIGHT 32.0
#define WAVE_OPACITY 0.5 /* as ss_scene_water() writes it */
#define MAX_PARSED 512   /* composed symbols kept; then they are parsed anew */

/* Parsed: a document kept for the next size: a resized window parses nothing. */
typedef struct
{
  RsvgHandle *handle;
  char *svg; /* of a composed symbol: what the name meant */
} Parsed;

static guint render_count;
static GHashTable *kept; /* "style name" -> Parsed */

static void
free_parsed (gpointer data)
{
  Parsed *parsed = data;

  g_object_unref (parsed->handle);
  g_free (parsed->svg);
  g_free (parsed);
}

static RsvgHandle *
parse (const char *document, SsStyle style)
{
  g_autoptr (GError) error = NULL;
  const char *sheet = ss_art_get_sheet (style);
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *) document, strlen (document), &error);

  if (!handle || !rsvg_handle_set_stylesheet (handle, (const guint8 *) sheet, strlen (sheet), &error))
    {
      g_critical ("A symbol can't be drawn: %s", error->message);
      g_clear_object (&handle);
    }
  return handle;
}

/* get_handle: the parsed symbol, borrowed; NULL if there is none of that name or it is not SVG. */
static RsvgHandle *
get_handle (const SsScene *scene, const char *symbol, SsStyle style)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, symbol) : NULL;
  g_autofree char *key = g_strdup_printf ("%d %s", style, symbol);
  g_autofree char *document = NULL;
  RsvgHandle *handle;
  Parsed *parsed;

  if (!kept)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_parsed);
  parsed = g_hash_table_lookup (kept, key);
  if (parsed && (!define || g_str_equal (parsed->svg, define->svg)))
    return parsed->handle;
  if (parsed)
    g_critical ("The symbol “%s” means two drawings", symbol);
  document = ss_symbol_to_document (scene, symbol);
  if (!document)
    return NULL;
  handle = parse (document, style);
  if (!handle)
    return NULL;
  if (g_hash_table_size (kept) >= MAX_PARSED)
    g_hash_table_remove_all (kept);
  parsed = g_new0 (Parsed, 1);
  parsed->handle = handle;
  parsed->svg = define ? g_strdup (define->svg) : NULL;
  g_hash_table_insert (kept, g_steal_pointer (&key), parsed);
  return handle;
}

/* draw_document: a symbol through librsvg, with its anchor at the origin of @cr. */
static gboolean
draw_document (const SsScene *scene, const char *symbol, SsStyle style, cairo_t *cr)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = get_handle (scene, symbol, style);
  SsSymbolBox box;
  RsvgRectangle viewport;

  if (!handle || !ss_symbol_box (scene, symbol, &box))
    return FALSE;
  viewport = (RsvgRectangle) { box.x, box.y, box.width, box.height };
  /* a texture ends at the box: so does the same symbol in a larger picture */
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_clip (cr);
  render_count++;
  if (rsvg_handle_render_document (handle, cr, &viewport, &error))
    return TRUE;
  g_critical ("The symbol “%s” can't be drawn: %s", symbol, error->message);
  return FALSE;
}

/* new_water_tile: of waves, in whole pixels. librsvg would draw each wave of a board anew, a hundred milliseconds. */
static cairo_surface_t *
new_water_tile (SsStyle style, double scale)
{
  double rgb[3];
  int width = MAX (1, (int) round (WAVE_WIDTH * scale)), height = MAX (1, (int) round (WAVE_HEIGHT * scale));
  cairo_surface_t *waves, *tile;
  cairo_t *cr;
  gboolean drawn;

  if (!ss_art_get_colour (style, "water", "fill", rgb))
    return NULL;
  waves = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (waves);
  cairo_scale (cr, width / WAVE_WIDTH, height / WAVE_HEIGHT);
  drawn = draw_document (NULL, "wave", style, cr);
  cairo_destroy (cr);

  tile = drawn ? cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height) : NULL;
  if (tile)
    {
      cr = cairo_create (tile);
      cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
      cairo_paint (cr);
      cairo_set_source_surface (cr, waves, 0, 0);
      cairo_paint_with_alpha (cr, WAVE_OPACITY);
      cairo_destroy (cr);
    }
  cairo_surface_destroy (waves);
  return tile;
}

static gboolean
draw_water (const SsDefine *define, SsStyle style, cairo_t *cr)
{
  cairo_matrix_t matrix, shift;
  cairo_surface_t *tile;
  cairo_pattern_t *pattern;
  double x = define->x, y = define->y;

  cairo_get_matrix (cr, &matrix);
  if (matrix.xy != 0 || matrix.yx != 0 || matrix.xx != matrix.yy || matrix.xx <= 0)
    return FALSE;
  tile = new_water_tile (style, matrix.xx);
  if (!tile)
    return FALSE;
  cairo_rectangle (cr, x, y, define->width, define->height);
  cairo_clip (cr);
  cairo_user_to_device (cr, &x, &y);
  cairo_identity_matrix (cr);
  pattern = cairo_pattern_create_for_surface (tile);
  cairo_matrix_init_translate (&shift, -round (x), -round (y));
  cairo_pattern_set_matrix (pattern, &shift);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
  return TRUE;
}

/* draw_bubble: a sheet of paper with a rim. */
static gboolean
draw_bubble (const SsDefine *define, SsStyle style, cairo_t *cr)
{
  const char *width = ss_art_get_property (style, "paper-line", "stroke-width");
  double fill[3], stroke[3];

  if (!width || !ss_art_get_colour (style, "paper", "fill", fill) || !ss_art_get_colour (style, "paper-line", "stroke", stroke))
    return FALSE;
  ss_paper_trace (&define->paper, cr);
  cairo_set_source_rgb (cr, fill[0], fill[1], fill[2]);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, stroke[0], stroke[1], stroke[2]);
  cairo_set_line_width (cr, g_ascii_strtod (width, NULL));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  return TRUE;
}

/* draw_symbol: with its anchor at the origin of @cr, a unit being a unit. Leaves @cr clipped: for one drawing. */
static gboolean
draw_symbol (const SsScene *scene, const char *symbol, SsStyle style, cairo_t *cr)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, symbol) : NULL;

  return (define && define->is_water && draw_water (define, style, cr)) || (define && define->is_bubble && draw_bubble (define, style, cr))
         || draw_document (scene, symbol, style, cr);
}

static gboolean
take_pixels (cairo_surface_t *surface, SsPixels *pixels)
{
  gsize size;

  cairo_surface_flush (surface);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_destroy (surface);
      return FALSE;
    }
  pixels->width = cairo_image_surface_get_width (surface);
  pixels->height = cairo_image_surface_get_height (surface);
  pixels->stride = cairo_image_surface_get_stride (surface);
  size = (gsize) pixels->stride * pixels->height;
  pixels->bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), size, (GDestroyNotify) cairo_surface_destroy, surface);
  return TRUE;
}

static cairo_surface_t *
new_surface (double width, double height)
{
  /* a hair of rounding must not make a picture one pixel larger */
  double w = ceil (width - 1e-6), h = ceil (height - 1e-6);

  if (!(w >= 1 && h >= 1 && w <= MAX_PIXELS && h <= MAX_PIXELS))
    return NULL;
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) w, (int) h);
}

gboolean
ss_symbol_render (const SsScene *scene, const char *symbol, SsStyle style, double scale, SsPixels *pixels)
{
  SsSymbolBox box;
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean drawn;

  if (!ss_symbol_box (scene, symbol, &box))
    return FALSE;
  surface = new_surface (box.width * scale, box.height * scale);
  if (!surface)
    return FALSE;
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x, -box.y);
  drawn = draw_symbol (scene, symbol, style, cr);
  cairo_destroy (cr);
  if (!drawn)
    {
      cairo_surface_destroy (surface);
      return FALSE;
    }
  return take_pixels (surface, pixels);
}

gboolean
ss_symbol_is_water (const SsScene *scene, const char *symbol)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, symbol) : NULL;

  return define && define->is_water;
}

gboolean
ss_symbol_flat_colour (const SsScene *scene, const char *symbol, SsStyle style, double rgb[3])
{
  const SsDefine *define = g_hash_table_lookup (scene->defines, symbol);

  return define && define->flat && ss_art_get_colour (style, define->flat, "fill", rgb);
}

gboolean
ss_water_render (SsStyle style, double scale, SsPixels *pixels)
{
  cairo_surface_t *tile = new_water_tile (style, scale);

  return tile && take_pixels (tile, pixels);
}

void
ss_symbol_forget_parsed (void)
{
  g_clear_pointer (&kept, g_hash_table_unref);
}

guint
ss_symbol_get_render_count (void)
{
  return render_count;
}

void
ss_pixels_clear (SsPixels *pixels)
{
  g_clear_pointer (&pixels->bytes, g_bytes_unref);
  pixels->width = pixels->height = pixels->stride = 0;
}

gboolean
ss_text_render (const SsItem *item, SsStyle style, double scale, SsPixels *pixels, SsSymbolBox *box)
{
  g_autoptr (SsTyped) typed = ss_type_set (item);
  /* whole pixels around the ink, so that the baseline falls where the place says */
  double left = floor (typed->ink.x * scale) - 1, top = floor (typed->ink.y * scale) - 1;
  double right = ceil ((typed->ink.x + typed->ink.width) * scale) + 1, bottom = ceil ((typed->ink.y + typed->ink.height) * scale) + 1;
  cairo_surface_t *surface = new_surface (right - left, bottom - top);
  cairo_t *cr;

  if (!surface)
    return FALSE;
  cr = cairo_create (surface);
  cairo_translate (cr, -left, -top);
  cairo_scale (cr, scale, scale);
  ss_type_draw (typed, style, cr);
  cairo_destroy (cr);
  *box = (SsSymbolBox) { left / scale, top / scale, (right - left) / scale, (bottom - top) / scale };
  return take_pixels (surface, pixels);
}

static void
draw_item (const SsScene *scene, const SsItem *item, SsStyle style, cairo_t *cr)
{
  gboolean faded = item->opacity < 1;

  cairo_save (cr);
  if (faded)
    cairo_push_group (cr);
  cairo_translate (cr, item->x, item->y);
  cairo_rotate (cr, item->angle * G_PI / 180);
  cairo_scale (cr, item->flip ? -item->scale : item->scale, item->scale);
  if (item->kind == SS_ITEM_TEXT)
    {
      g_autoptr (SsTyped) typed = ss_type_set (item);

      ss_type_draw (typed, style, cr);
    }
  else if (!draw_symbol (scene, item->symbol, style, cr))
    g_critical ("There is no symbol “%s”", item->symbol);
  if (faded)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, item->opacity);
    }
  cairo_restore (cr);
}

static void
draw_shadow (const SsSymbolBox *shadow, SsStyle style, cairo_t *cr)
{
  double rgb[3];

  if (!ss_art_get_colour (style, "ink", "fill", rgb))
    return;
  cairo_save (cr);
  cairo_translate (cr, shadow->x + shadow->width / 2, shadow->y + shadow->height / 2);
  cairo_scale (cr, shadow->width / 2, shadow->height / 2);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, rgb[0], rgb[1], rgb[2], SS_SHADOW_OPACITY);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* NULL: too large */
static cairo_surface_t *
draw_scene (const SsScene *scene, SsStyle style, double scale, double smallest)
{
  g_autoptr (GPtrArray) items = ss_scene_sort (scene);
  cairo_surface_t *surface = new_surface (scene->width * scale, scene->height * scale);
  cairo_t *cr;

  if (!surface)
    return NULL;
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < items->len; i++)
    {
      const SsItem *item = g_ptr_array_index (items, i);
      SsSymbolBox shadow;

      if (item->kind == SS_ITEM_TEXT && item->text_class == SS_TEXT_CAPTION && ss_text_size (item) * scale < smallest)
        continue;
      if (ss_item_shadow (scene, item, &shadow))
        draw_shadow (&shadow, style, cr);
      draw_item (scene, item, style, cr);
    }
  cairo_destroy (cr);
  return surface;
}

gboolean
ss_scene_render (const SsScene *scene, SsStyle style, double scale, double smallest, SsPixels *pixels)
{
  cairo_surface_t *surface = draw_scene (scene, style, scale, smallest);

  return surface && take_pixels (surface, pixels);
}

gboolean
ss_scene_to_png (const SsScene *scene, SsStyle style, int size, const char *path, GError **error)
{
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (size >= 16 && size <= 8192, FALSE);
  surface = draw_scene (scene, style, size / scene->width, 0);
  if (!surface)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "%s", _ ("The picture would be too large."));
      return FALSE;
    }
  status = cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", path, cairo_status_to_string (status));
  return FALSE;
}
