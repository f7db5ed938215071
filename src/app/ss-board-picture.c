/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-picture.h"

#include <adwaita.h>
#include <math.h>

#include "core/ss-record.h"
#include "ss-stage.h"

struct _SsBoardPicture
{
  GObject parent_instance;

  SsStage *stage;
  int width, height;
  double scale;
  double unit; /* px a unit */
  gboolean fills; /* any room it is given, cut off at the sides; else it has a size */
};

static void ss_board_picture_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SsBoardPicture, ss_board_picture, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, ss_board_picture_paintable_init))

static void
snapshot (GdkPaintable *paintable, GdkSnapshot *gdk_snapshot, double width, double height)
{
  SsBoardPicture *self = SS_BOARD_PICTURE (paintable);
  GtkSnapshot *gtk_snapshot = GTK_SNAPSHOT (gdk_snapshot);
  const SsScene *scene = self->stage->scene;
  double unit = self->fills ? MAX (width / scene->width, height / scene->height) : MIN (width / scene->width, height / scene->height);
  GdkRGBA none = { 0 };

  gtk_snapshot_push_clip (gtk_snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_save (gtk_snapshot);
  gtk_snapshot_translate (gtk_snapshot, &GRAPHENE_POINT_INIT ((float) round ((width - scene->width * unit) / 2), (float) round ((height - scene->height * unit) / 2)));
  gtk_snapshot_scale (gtk_snapshot, (float) unit, (float) unit);
  for (guint i = 0; i < self->stage->sprites->len; i++)
    {
      const SsSprite *sprite = &g_array_index (self->stage->sprites, SsSprite, i);
      SsPose pose = ss_pose_of (sprite->item);

      ss_sprite_snapshot (sprite, &pose, &none, gtk_snapshot);
    }
  gtk_snapshot_restore (gtk_snapshot);
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

static void
prepare (SsBoardPicture *self)
{
  ss_stage_prepare (self->stage, ss_stage_get_style (), self->unit * self->scale, 9 * self->scale);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

static void
ss_board_picture_finalize (GObject *object)
{
  ss_stage_free (SS_BOARD_PICTURE (object)->stage);
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

static GdkPaintable *
new_picture (SsScene *scene, int width, int height, double scale, gboolean fills)
{
  SsBoardPicture *self = g_object_new (SS_TYPE_BOARD_PICTURE, NULL);

  self->stage = ss_stage_new (scene);
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->fills = fills;
  self->unit = fills ? MAX (width / scene->width, height / scene->height) : MIN (width / scene->width, height / scene->height);
  prepare (self);
  return GDK_PAINTABLE (self);
}

GdkPaintable *
ss_board_picture_new (SsScene *scene, int width, int height, double scale)
{
  return new_picture (scene, width, height, scale, TRUE);
}

GdkPaintable *
ss_board_picture_new_start (const SsRules *rules, int width, int height, double scale)
{
  g_autoptr (SsPosition) position = ss_position_new ((SsRules *) rules, ss_chance_new (1));
  g_autofree SsState *view = ss_state_view (rules, position->state, SS_SEAT_FIRST);
  SsScene *scene = ss_scene_new (0, 0);
  SsSight sight = { .rules = rules, .view = view, .viewer = SS_SEAT_FIRST, .width = width, .height = height, .thumbnail = TRUE };

  rules->game->draw (&sight, scene);
  return ss_board_picture_new (scene, width, height, scale);
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
  return new_picture (scene, size, size, scale, FALSE);
}
