/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-textures.h"

#include <math.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* The newest is at the head of the queue; each entry's link is in the table, so that both look-up and renewal are constant. */
typedef struct
{
  char *key;
  GdkTexture *texture;
  graphene_rect_t box;
  gsize size;
  GList link;
} Entry;

static GHashTable *entries; /* key -> Entry */
static GQueue order = G_QUEUE_INIT;
static gsize held;
static gsize limit = SS_TEXTURES_LIMIT;
static guint rest_id;

static void
entry_free (Entry *entry)
{
  g_queue_unlink (&order, &entry->link);
  held -= entry->size;
  g_object_unref (entry->texture);
  g_free (entry->key);
  g_free (entry);
}

static void
make_room (void)
{
  while (held > limit)
    {
      Entry *oldest = g_queue_peek_tail (&order);

      g_hash_table_remove (entries, oldest->key);
    }
}

#define REST_MS 400

/* Once nothing has been rendered for a while, what it kept for the next time and what it left in the heap goes back to the system. */
static gboolean
rest (gpointer data)
{
  rest_id = 0;
  ss_symbol_forget_parsed ();
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

static void
rest_later (void)
{
  g_clear_handle_id (&rest_id, g_source_remove);
  rest_id = g_timeout_add (REST_MS, rest, NULL);
}

static GdkTexture *
look_up (const char *key, graphene_rect_t *box)
{
  Entry *entry = entries ? g_hash_table_lookup (entries, key) : NULL;

  if (!entry)
    return NULL;
  g_queue_unlink (&order, &entry->link);
  g_queue_push_head_link (&order, &entry->link);
  *box = entry->box;
  return g_object_ref (entry->texture);
}

/* keep: @pixels as a texture in the cache; what it covers is counted in whole pixels, so that it is never stretched. */
static GdkTexture *
keep (char *key, const SsPixels *pixels, const SsSymbolBox *where, double scale, graphene_rect_t *box)
{
  Entry *entry;

  if (!entries)
    entries = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) entry_free);
  entry = g_new0 (Entry, 1);
  entry->key = key;
  entry->texture = gdk_memory_texture_new (pixels->width, pixels->height, GDK_MEMORY_DEFAULT, pixels->bytes, (gsize) pixels->stride);
  entry->size = (gsize) pixels->stride * (gsize) pixels->height;
  graphene_rect_init (&entry->box, (float) where->x, (float) where->y, (float) (pixels->width / scale), (float) (pixels->height / scale));
  entry->link.data = entry;
  g_queue_push_head_link (&order, &entry->link);
  held += entry->size;
  g_hash_table_insert (entries, entry->key, entry);
  *box = entry->box;
  rest_later ();

  g_autoptr (GdkTexture) texture = g_object_ref (entry->texture);
  make_room ();
  return g_steal_pointer (&texture);
}

GdkTexture *
ss_textures_symbol (const SsScene *scene, const char *symbol, SsStyle style, double scale, graphene_rect_t *box)
{
  g_autofree char *key = g_strdup_printf ("%d %.4f %s", style, scale, symbol);
  GdkTexture *texture = look_up (key, box);
  SsPixels pixels = { 0 };
  SsSymbolBox where;

  if (texture)
    return texture;
  if (!ss_symbol_box (scene, symbol, &where))
    return NULL;
  if (!(ss_symbol_is_water (scene, symbol) ? ss_water_render (style, scale, &pixels) : ss_symbol_render (scene, symbol, style, scale, &pixels)))
    return NULL;
  texture = keep (g_steal_pointer (&key), &pixels, &where, scale, box);
  ss_pixels_clear (&pixels);
  return texture;
}

GdkTexture *
ss_textures_text (const SsItem *item, SsStyle style, double scale, graphene_rect_t *box)
{
  g_autofree char *key = g_strdup_printf ("%d %.4f \x01%d %.2f %.2f %u %d %s %s", style, scale, item->text_class, item->size, item->width, item->max_lines,
                                          item->align, item->colour_class ? item->colour_class : "", item->text);
  GdkTexture *texture = look_up (key, box);
  SsPixels pixels = { 0 };
  SsSymbolBox where;

  if (texture)
    return texture;
  if (!ss_text_render (item, style, scale, &pixels, &where))
    return NULL;
  texture = keep (g_steal_pointer (&key), &pixels, &where, scale, box);
  ss_pixels_clear (&pixels);
  return texture;
}

void
ss_textures_drop_unused (void)
{
  for (GList *l = order.head, *next; l; l = next)
    {
      Entry *entry = l->data;

      next = l->next;
      if (G_OBJECT (entry->texture)->ref_count == 1)
        g_hash_table_remove (entries, entry->key);
    }
  rest_later ();
}

void
ss_textures_clear (void)
{
  g_clear_pointer (&entries, g_hash_table_unref);
}

gsize
ss_textures_get_size (void)
{
  return held;
}

void
ss_textures_set_limit (gsize bytes)
{
  limit = bytes;
  make_room ();
}
