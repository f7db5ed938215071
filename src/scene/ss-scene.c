/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-scene.h"

#include "ss-art.h"

#include <math.h>

static void
free_item (gpointer data)
{
  SsItem *item = data;

  g_free (item->id);
  g_free (item->symbol);
  g_free (item->text);
  g_free (item->colour_class);
  g_free (item);
}

static void
free_spot (gpointer data)
{
  SsSpot *spot = data;

  g_free (spot->id);
  g_free (spot->name);
  g_free (spot->description);
  g_free (spot);
}

static void
free_define (gpointer data)
{
  SsDefine *define = data;

  g_free (define->name);
  g_free (define->svg);
  g_free (define);
}

SsScene *
ss_scene_new (double width, double height)
{
  SsScene *scene = g_new0 (SsScene, 1);

  scene->width = width;
  scene->height = height;
  scene->items = g_ptr_array_new_with_free_func (free_item);
  scene->spots = g_ptr_array_new_with_free_func (free_spot);
  scene->foreseen = g_ptr_array_new_with_free_func (g_free);
  scene->defines = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_define);
  return scene;
}

void
ss_scene_free (SsScene *scene)
{
  if (!scene)
    return;
  g_ptr_array_unref (scene->items);
  g_ptr_array_unref (scene->spots);
  g_ptr_array_unref (scene->foreseen);
  g_hash_table_unref (scene->defines);
  g_free (scene->description);
  g_free (scene);
}

static SsItem *
add_item (SsScene *scene, const char *id, SsItemKind kind, SsLayer layer, double x, double y)
{
  SsItem *item = g_new0 (SsItem, 1);

  item->id = g_strdup (id);
  item->kind = kind;
  item->layer = layer;
  item->x = x;
  item->y = y;
  item->scale = 1;
  item->opacity = 1;
  g_ptr_array_add (scene->items, item);
  return item;
}

SsItem *
ss_scene_place (SsScene *scene, const char *id, SsLayer layer, const char *symbol, double x, double y)
{
  SsItem *item;

  g_return_val_if_fail (scene && id && symbol, NULL);
  item = add_item (scene, id, SS_ITEM_SYMBOL, layer, x, y);
  item->symbol = g_strdup (symbol);
  return item;
}

SsItem *
ss_scene_text (SsScene *scene, const char *id, SsTextClass text_class, const char *text, double x, double y)
{
  SsItem *item;

  g_return_val_if_fail (scene && id && text, NULL);
  item = add_item (scene, id, SS_ITEM_TEXT, SS_LAYER_TEXT, x, y);
  item->text = g_strdup (text);
  item->text_class = text_class;
  item->align = text_class == SS_TEXT_CARD ? SS_ALIGN_START : SS_ALIGN_MIDDLE;
  return item;
}

void
ss_scene_define (SsScene *scene, const char *name, const char *svg, double x, double y, double width, double height)
{
  SsDefine *define;

  g_return_if_fail (scene && name && svg && width > 0 && height > 0);
  g_return_if_fail (!ss_art_find (name));
  if (g_hash_table_contains (scene->defines, name))
    return;
  define = g_new0 (SsDefine, 1);
  define->name = g_strdup (name);
  define->svg = g_strdup (svg);
  define->x = x;
  define->y = y;
  define->width = width;
  define->height = height;
  g_hash_table_insert (scene->defines, define->name, define);
}

gboolean
ss_scene_is_defined (const SsScene *scene, const char *name)
{
  return g_hash_table_contains (scene->defines, name);
}

void
ss_scene_foresee (SsScene *scene, const char *symbol)
{
  g_return_if_fail (scene && symbol);
  g_ptr_array_add (scene->foreseen, g_strdup (symbol));
}

SsItem *
ss_scene_water (SsScene *scene, const char *id, double x, double y, double width, double height)
{
  g_autofree char *name = g_strdup_printf ("water-%d-%d", (int) width, (int) height);

  if (!ss_scene_is_defined (scene, name))
    {
      g_autofree char *svg = g_strdup_printf ("<pattern id=\"%s-pattern\" width=\"64\" height=\"32\" patternUnits=\"userSpaceOnUse\"><use href=\"#wave\"/></pattern>"
                                              "<path class=\"water\" d=\"M0 0H%dV%dH0Z\"/><path fill=\"url(#%s-pattern)\" opacity=\"0.5\" d=\"M0 0H%dV%dH0Z\"/>",
                                              name, (int) width, (int) height, name, (int) width, (int) height);

      ss_scene_define (scene, name, svg, 0, 0, (int) width, (int) height);
      ((SsDefine *) g_hash_table_lookup (scene->defines, name))->is_water = TRUE;
    }
  return ss_scene_place (scene, id, SS_LAYER_WATER, name, x, y);
}

SsItem *
ss_scene_flat (SsScene *scene, const char *id, SsLayer layer, const char *css_class, double x, double y, double width, double height)
{
  g_autofree char *name = g_strdup_printf ("flat-%s-%d-%d", css_class, (int) width, (int) height);

  if (!ss_scene_is_defined (scene, name))
    {
      g_autofree char *svg = g_strdup_printf ("<path class=\"%s\" style=\"stroke:none\" d=\"M0 0H%dV%dH0Z\"/>", css_class, (int) width, (int) height);

      ss_scene_define (scene, name, svg, 0, 0, (int) width, (int) height);
      ((SsDefine *) g_hash_table_lookup (scene->defines, name))->flat = css_class;
    }
  return ss_scene_place (scene, id, layer, name, x, y);
}

SsSpot *
ss_scene_spot (SsScene *scene, guint32 spot, const char *id, double cx, double cy, double width, double height, const char *name)
{
  SsSpot *place;

  g_return_val_if_fail (scene && spot && id && name, NULL);
  place = g_new0 (SsSpot, 1);
  place->spot = spot;
  place->id = g_strdup (id);
  place->x = cx - width / 2;
  place->y = cy - height / 2;
  place->width = width;
  place->height = height;
  place->radius = 10;
  place->name = g_strdup (name);
  g_ptr_array_add (scene->spots, place);
  return place;
}

void
ss_scene_bracket (SsScene *scene, const char *id, guint32 spot)
{
  const SsSpot *box = ss_scene_find_spot (scene, spot);
  g_autofree char *name = NULL, *path = NULL, *svg = NULL;
  int w, h; /* half of it, with a little air */

  if (!box)
    return;
  w = (int) ceil (box->width / 2) + 5;
  h = (int) ceil (box->height / 2) + 5;
  name = g_strdup_printf ("bracket-%d-%d", w, h);
  path = g_strdup_printf ("M%d %dV%dA6 6 0 0 1 %d %dH%dM%d %dH%dA6 6 0 0 1 %d %dV%dM%d %dV%dA6 6 0 0 1 %d %dH%dM%d %dH%dA6 6 0 0 1 %d %dV%d", -w, 14 - h, 6 - h, 6 - w, -h,
                          14 - w, w - 14, -h, w - 6, w, 6 - h, 14 - h, w, h - 14, h - 6, w - 6, h, w - 14, 14 - w, h, 6 - w, -w, h - 6, h - 14);
  svg = g_strdup_printf ("<path class=\"key-line\" d=\"%s\"/><path class=\"last\" d=\"%s\"/>", path, path);
  ss_scene_define (scene, name, svg, -w - 8, -h - 8, 2 * w + 16, 2 * h + 16);
  ss_scene_place (scene, id, SS_LAYER_MARKS, name, box->x + box->width / 2, box->y + box->height / 2);
}

SsItem *
ss_scene_find_item (const SsScene *scene, const char *id)
{
  for (guint i = 0; i < scene->items->len; i++)
    {
      SsItem *item = g_ptr_array_index (scene->items, i);

      if (g_str_equal (item->id, id))
        return item;
    }
  return NULL;
}

SsSpot *
ss_scene_find_spot (const SsScene *scene, guint32 spot)
{
  for (guint i = 0; i < scene->spots->len; i++)
    {
      SsSpot *place = g_ptr_array_index (scene->spots, i);

      if (place->spot == spot)
        return place;
    }
  return NULL;
}

gboolean
ss_symbol_box (const SsScene *scene, const char *symbol, SsSymbolBox *box)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, symbol) : NULL;
  const SsArtSymbol *art;

  if (define)
    {
      *box = (SsSymbolBox) { define->x, define->y, define->width, define->height };
      return TRUE;
    }
  art = ss_art_find (symbol);
  if (!art)
    return FALSE;
  *box = art->box;
  return TRUE;
}
