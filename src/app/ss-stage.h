/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-textures.h"

G_BEGIN_DECLS

/** SsPose: where and how an item is shown at a moment. */
typedef struct
{
  double x, y;  /* units */
  double scale;
  double scale_x; /* a card that is being turned is narrow; else 1 */
  double angle; /* degrees */
  double opacity;
  gboolean shadow;
} SsPose;

/** SsSprite: an item of a scene with its texture. */
typedef struct
{
  const SsItem *item; /* borrowed from the scene */
  GdkTexture *texture; /* nullable: nothing to be seen, or flat */
  graphene_rect_t box; /* in units, about the anchor */
  graphene_rect_t tile; /* what the texture covers: the box, or less of it, to be repeated */
  gboolean repeats;
  gboolean is_flat; /* of one colour, without a texture */
  GdkRGBA colour;
} SsSprite;

/** SsStage: a scene made ready for drawing: its items in order, each with its texture. Shared by the board and by still pictures. */
typedef struct
{
  SsScene *scene; /* owned */
  GArray *sprites; /* of SsSprite, in the order of drawing */
  GHashTable *by_id; /* item id -> index + 1 */
  SsStyle style;
  double scale; /* device pixels a unit; 0: not ready */
} SsStage;

/** ss_stage_new: takes over @scene. */
SsStage *ss_stage_new (SsScene *scene);
void     ss_stage_free (SsStage *stage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsStage, ss_stage_free)

/** ss_stage_prepare: get all textures at @scale device pixels a unit. @smallest: captions whose letters would be smaller than this many device
 * pixels are left out. */
void      ss_stage_prepare (SsStage *stage, SsStyle style, double scale, double smallest);
/** ss_stage_make_ahead: of what the scene foresees, the texture that comes after @done others. FALSE: there is nothing left to be made. */
gboolean  ss_stage_make_ahead (SsStage *stage, guint done);
SsSprite *ss_stage_find (const SsStage *stage, const char *id);

/** ss_pose_of: where the scene has @item. */
SsPose ss_pose_of (const SsItem *item);
/** ss_sprite_snapshot: place the texture; the snapshot's units are the scene's. @ink: the colour of shadows. */
void ss_sprite_snapshot (const SsSprite *sprite, const SsPose *pose, const GdkRGBA *ink, GtkSnapshot *snapshot);

/** ss_stage_get_style: the style of the moment, by AdwStyleManager: contrast before dark before light. */
SsStyle ss_stage_get_style (void);

G_END_DECLS
