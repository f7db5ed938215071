/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-stage.h"

#include <adwaita.h>

static int
by_layer (gconstpointer a, gconstpointer b)
{
  const SsSprite *p = a, *q = b;

  return (int) p->item->layer - (int) q->item->layer;
}

static void
sprite_clear (gpointer data)
{
  g_clear_object (&((SsSprite *) data)->texture);
}

SsStage *
ss_stage_new (SsScene *scene)
{
  SsStage *stage = g_new0 (SsStage, 1);

  stage->scene = scene;
  stage->sprites = g_array_sized_new (FALSE, TRUE, sizeof (SsSprite), scene->items->len);
  g_array_set_clear_func (stage->sprites, sprite_clear);
  for (guint i = 0; i < scene->items->len; i++)
    {
      SsSprite sprite = { .item = g_ptr_array_index (scene->items, i) };

      g_array_append_val (stage->sprites, sprite);
    }
  g_array_sort (stage->sprites, by_layer); /* stable: within a layer the scene's order stays */

  stage->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < stage->sprites->len; i++)
    g_hash_table_insert (stage->by_id, g_array_index (stage->sprites, SsSprite, i).item->id, GUINT_TO_POINTER (i + 1));
  return stage;
}

void
ss_stage_free (SsStage *stage)
{
  g_hash_table_unref (stage->by_id);
  g_array_unref (stage->sprites);
  ss_scene_free (stage->scene);
  g_free (stage);
}

SsSprite *
ss_stage_find (const SsStage *stage, const char *id)
{
  guint i = GPOINTER_TO_UINT (g_hash_table_lookup (stage->by_id, id));

  return i ? &g_array_index (stage->sprites, SsSprite, i - 1) : NULL;
}

void
ss_stage_prepare (SsStage *stage, SsStyle style, double scale, double smallest)
{
  if (stage->scale == scale && stage->style == style)
    return;
  stage->scale = scale;
  stage->style = style;
  for (guint i = 0; i < stage->sprites->len; i++)
    {
      SsSprite *sprite = &g_array_index (stage->sprites, SsSprite, i);
      const SsItem *item = sprite->item;
      SsSymbolBox whole;
      double rgb[3];

      g_clear_object (&sprite->texture);
      sprite->is_flat = item->kind == SS_ITEM_SYMBOL && ss_symbol_flat_colour (stage->scene, item->symbol, style, rgb);
      if (sprite->is_flat)
        {
          sprite->colour = (GdkRGBA) { (float) rgb[0], (float) rgb[1], (float) rgb[2], 1 };
          ss_symbol_box (stage->scene, item->symbol, &whole);
          graphene_rect_init (&sprite->box, (float) whole.x, (float) whole.y, (float) whole.width, (float) whole.height);
          continue;
        }
      sprite->repeats = item->kind == SS_ITEM_SYMBOL && ss_symbol_is_water (stage->scene, item->symbol);
      if (item->kind == SS_ITEM_SYMBOL)
        sprite->texture = ss_textures_symbol (stage->scene, item->symbol, style, scale * item->scale, &sprite->tile);
      else if (item->text_class != SS_TEXT_CAPTION || ss_text_size (item) * scale >= smallest)
        sprite->texture = ss_textures_text (item, style, scale * item->scale, &sprite->tile);

      sprite->box = sprite->tile;
      if (sprite->repeats && ss_symbol_box (stage->scene, item->symbol, &whole))
        graphene_rect_init (&sprite->box, (float) whole.x, (float) whole.y, (float) whole.width, (float) whole.height);
    }
}

gboolean
ss_stage_make_ahead (SsStage *stage, guint done)
{
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t box;

  if (stage->scale <= 0 || done >= stage->scene->foreseen->len)
    return FALSE;
  texture = ss_textures_symbol (stage->scene, g_ptr_array_index (stage->scene->foreseen, done), stage->style, stage->scale, &box);
  return TRUE;
}

SsPose
ss_pose_of (const SsItem *item)
{
  return (SsPose) { .x = item->x, .y = item->y, .scale = item->scale, .scale_x = item->flip ? -1 : 1, .angle = item->angle, .opacity = item->opacity, .shadow = item->shadow };
}

void
ss_sprite_snapshot (const SsSprite *sprite, const SsPose *pose, const GdkRGBA *ink, GtkSnapshot *snapshot)
{
  gboolean faded = pose->opacity < 0.999;

  if ((!sprite->texture && !sprite->is_flat) || pose->opacity <= 0.001)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) pose->x, (float) pose->y));
  if (pose->shadow)
    {
      GskShadow shadow = { .color = *ink, .dx = 0, .dy = 8, .radius = 8 };

      shadow.color.alpha *= 0.18f;
      gtk_snapshot_push_shadow (snapshot, &shadow, 1);
    }
  if (faded)
    gtk_snapshot_push_opacity (snapshot, pose->opacity);
  if (pose->angle != 0)
    gtk_snapshot_rotate (snapshot, (float) pose->angle);
  if (pose->scale != 1 || pose->scale_x != 1)
    gtk_snapshot_scale (snapshot, (float) (pose->scale * pose->scale_x), (float) pose->scale);
  if (sprite->repeats)
    gtk_snapshot_push_repeat (snapshot, &sprite->box, &sprite->tile);
  if (sprite->is_flat)
    gtk_snapshot_append_color (snapshot, &sprite->colour, &sprite->box);
  else
    gtk_snapshot_append_texture (snapshot, sprite->texture, &sprite->tile);
  if (sprite->repeats)
    gtk_snapshot_pop (snapshot);
  if (faded)
    gtk_snapshot_pop (snapshot);
  if (pose->shadow)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

SsStyle
ss_stage_get_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return SS_STYLE_CONTRAST;
  return adw_style_manager_get_dark (manager) ? SS_STYLE_DARK : SS_STYLE_LIGHT;
}
