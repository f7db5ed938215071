/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-picture.h"

#include <adwaita.h>
#include <math.h>

#include "core/ss-record.h"
#include "ss-kept-pixels.h"
#include "ss-stage.h"

struct _SsBoardPicture
{
  GObject parent_instance;

  SsScene *scene;
  int width, height;
  double scale; /* device pixels a px */
  gboolean fills; /* any room it is given, cut off at the sides; else it has a size */
  GdkTexture *texture; /* of the scene; nullable */
  SsStyle style;       /* that it was drawn in */
};

static void ss_board_picture_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SsBoardPicture, ss_board_picture, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, ss_board_picture_paintable_init))

static double
unit_of (const SsScene *scene, double width, double height, gboolean fills)
{
  return fills ? MAX (width / scene->width, height / scene->height) : MIN (width / scene->width, height / scene->height);
}

static void
snapshot (GdkPaintable *paintable, GdkSnapshot *gdk_snapshot, double width, double height)
{
  SsBoardPicture *self = SS_BOARD_PICTURE (paintable);
  GtkSnapshot *gtk_snapshot = GTK_SNAPSHOT (gdk_snapshot);
  double unit = unit_of (self->scene, width, height, self->fills), w = self->scene->width * unit, h = self->scene->height * unit;

  if (!self->texture)
    return;
  gtk_snapshot_push_clip (gtk_snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_append_texture (gtk_snapshot, self->texture, &GRAPHENE_RECT_INIT ((float) round ((width - w) / 2), (float) round ((height - h) / 2), (float) w, (float) h));
  gtk_snapshot_pop (gtk_snapshot);
}

static int
get_width (GdkPaintable *paintable)
{
  SsBoardPicture *self = SS_BOARD_PICTURE (paintable);

  return self->fills ? 0 : self->width;
}

static int
get_height (GdkPaintable *paintable)
{
  SsBoardPicture *self = SS_BOARD_PICTURE (paintable);

  return self->fills ? 0 : self->height;
}

static GdkPaintableFlags
get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
ss_board_picture_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = snapshot;
  iface->get_intrinsic_width = get_width;
  iface->get_intrinsic_height = get_height;
  iface->get_flags = get_flags;
}

#define SMALLEST 9 /* px: letters below are not worth their ink */

static gboolean
render (const SsScene *scene, int width, int height, gboolean fills, double scale, SsStyle style, SsPixels *pixels)
{
  return ss_scene_render (scene, style, unit_of (scene, width, height, fills) * scale, SMALLEST * scale, pixels);
}

/* Frees @pixels. */
static void
take (SsBoardPicture *self, SsPixels *pixels, SsStyle style)
{
  g_clear_object (&self->texture);
  self->texture = gdk_memory_texture_new (pixels->width, pixels->height, GDK_MEMORY_DEFAULT, pixels->bytes, (gsize) pixels->stride);
  self->style = style;
  ss_pixels_clear (pixels);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

static void
prepare (SsBoardPicture *self)
{
  SsStyle style = ss_stage_get_style ();
  SsPixels pixels = { 0 };

  if (!(self->texture && self->style == style) && render (self->scene, self->width, self->height, self->fills, self->scale, style, &pixels))
    take (self, &pixels, style);
}

static void
ss_board_picture_finalize (GObject *object)
{
  SsBoardPicture *self = SS_BOARD_PICTURE (object);

  g_clear_object (&self->texture);
  ss_scene_free (self->scene);
  G_OBJECT_CLASS (ss_board_picture_parent_class)->finalize (object);
}

static void
ss_board_picture_class_init (SsBoardPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_board_picture_finalize;
}

static void
ss_board_picture_init (SsBoardPicture *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (prepare), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (prepare), self, G_CONNECT_SWAPPED);
}

static SsBoardPicture *
new_picture (SsScene *scene, int width, int height, double scale, gboolean fills)
{
  SsBoardPicture *self = g_object_new (SS_TYPE_BOARD_PICTURE, NULL);

  self->scene = scene;
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->fills = fills;
  return self;
}

GdkPaintable *
ss_board_picture_new (SsScene *scene, int width, int height, double scale)
{
  SsBoardPicture *self = new_picture (scene, width, height, scale, TRUE);

  prepare (self);
  return GDK_PAINTABLE (self);
}

static SsScene *
draw_start (const SsRules *rules, int width, int height)
{
  g_autoptr (SsPosition) position = ss_position_new ((SsRules *) rules, ss_chance_new (1));
  g_autofree SsState *view = ss_state_view (rules, position->state, SS_SEAT_FIRST);
  SsScene *scene = ss_scene_new (0, 0);
  SsSight sight = { .rules = rules, .view = view, .viewer = SS_SEAT_FIRST, .width = width, .height = height, .thumbnail = TRUE };

  rules->game->draw (&sight, scene);
  return scene;
}

SsReadyPicture *
ss_ready_picture_new (const SsRules *rules, int width, int height, double scale, SsStyle style)
{
  SsReadyPicture *ready = g_new0 (SsReadyPicture, 1);
  SsKeptPixels kept;

  ready->scene = draw_start (rules, width, height);
  ready->width = width;
  ready->height = height;
  ready->scale = scale;
  ready->style = style;
  ss_kept_pixels_init (&kept, rules->game->id, ready->scene, style, unit_of (ready->scene, width, height, TRUE) * scale);
  if (!ss_kept_pixels_load (&kept, &ready->pixels) && render (ready->scene, width, height, TRUE, scale, style, &ready->pixels))
    ss_kept_pixels_save (&kept, &ready->pixels);
  ss_kept_pixels_clear (&kept);
  return ready;
}

void
ss_ready_picture_free (SsReadyPicture *ready)
{
  ss_pixels_clear (&ready->pixels);
  g_clear_pointer (&ready->scene, ss_scene_free);
  g_free (ready);
}

GdkPaintable *
ss_board_picture_new_ready (SsReadyPicture *ready, double scale)
{
  SsBoardPicture *self = new_picture (g_steal_pointer (&ready->scene), ready->width, ready->height, scale, TRUE);

  if (ready->pixels.bytes && ready->scale == scale)
    take (self, &ready->pixels, ready->style);
  ss_ready_picture_free (ready);
  prepare (self);
  return GDK_PAINTABLE (self);
}

GdkPaintable *
ss_board_picture_new_start (const SsRules *rules, int width, int height, double scale)
{
  return ss_board_picture_new (draw_start (rules, width, height), width, height, scale);
}

GdkPaintable *
ss_board_picture_new_whole (SsScene *scene, int width, int height, double scale)
{
  double unit = unit_of (scene, width, height, FALSE);
  SsBoardPicture *self = new_picture (scene, (int) ceil (scene->width * unit), (int) ceil (scene->height * unit), scale, FALSE);

  prepare (self);
  return GDK_PAINTABLE (self);
}

GdkPaintable *
ss_board_picture_new_symbol (const char *symbol, int size, double scale)
{
  SsScene *scene = ss_scene_new (64, 64);
  SsSymbolBox box;

  if (ss_symbol_box (scene, symbol, &box))
    {
      double fit = 64 / MAX (box.width, box.height);
      SsItem *item = ss_scene_place (scene, "symbol", SS_LAYER_PIECES, symbol, 32 - (box.x + box.width / 2) * fit, 32 - (box.y + box.height / 2) * fit);

      item->scale = fit;
    }

  SsBoardPicture *self = new_picture (scene, size, size, scale, FALSE);
  prepare (self);
  return GDK_PAINTABLE (self);
}
