/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-private.h"

#include <math.h>

/* Animation of the board (art.md, Motion). One AdwTimedAnimation is the clock; each item on its way has a track on it, and something new that
 * begins to move while others still do only moves the tracks' times. Where reduced motion is asked for, the clock is at its end at once. */

#define PICK_MS 120
#define SLIDE_MS 220
#define SLIDE_CELL_MS 40
#define SLIDE_MAX_MS 420
#define HOP_MS 180
#define REMOVE_MS 200
#define APART_MS 60
#define APPEAR_MS 160
#define TURN_MS 240
#define FLY_MS 600
#define CELL 64.0

typedef struct
{
  SsMotionKind kind;
  double begin, length; /* ms on the clock */
  SsPose from;
  guint n_path; /* HOP: stations after `from`, the last being the item's own place */
  graphene_point_t path[G_N_ELEMENTS (((SsMotion *) 0)->path)];
  GdkTexture *before; /* TURN: what is seen until the middle */
} SsTrack;

static double pace = 1;

/* An item that the scene no longer has. */
typedef struct
{
  SsSprite sprite;
  char *id;
  SsItem item; /* only what drawing needs */
  SsPose from;
  double begin;
} SsLeaving;

static void
track_free (SsTrack *track)
{
  g_clear_object (&track->before);
  g_free (track);
}

static void
leaving_free (SsLeaving *leaving)
{
  g_clear_object (&leaving->sprite.texture);
  g_free (leaving->id);
  g_free (leaving);
}

static double
part (SsBoard *self, double begin, double length)
{
  return length > 0 ? CLAMP ((self->now - begin) / length, 0, 1) : 1;
}

static double
mix (double a, double b, double t)
{
  return a + (b - a) * t;
}

SsPose
ss_board_pose (SsBoard *self, const SsSprite *sprite, gboolean *flying, GdkTexture **instead)
{
  SsPose at = ss_pose_of (sprite->item), pose = at;
  const SsTrack *track = g_hash_table_lookup (self->tracks, sprite->item->id);
  double t, e;

  *flying = FALSE;
  if (!track)
    return at;
  t = part (self, track->begin, track->length);
  e = adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
  switch (track->kind)
    {
    case SS_MOTION_NONE:
    case SS_MOTION_REMOVE:
      break;
    case SS_MOTION_SLIDE:
      pose.x = mix (track->from.x, at.x, e);
      pose.y = mix (track->from.y, at.y, e);
      pose.scale = mix (track->from.scale, at.scale, e);
      pose.angle = mix (track->from.angle, at.angle, e);
      pose.opacity = mix (track->from.opacity, at.opacity, e);
      *flying = t < 1 && sprite->item->layer >= SS_LAYER_TILES;
      break;
    case SS_MOTION_HOP:
      {
        double hops = t * track->n_path;
        guint i = MIN ((guint) hops, track->n_path - 1);
        double u = hops - i;
        double x0 = i ? track->path[i - 1].x : track->from.x, y0 = i ? track->path[i - 1].y : track->from.y;
        double x1 = i + 1 == track->n_path ? at.x : track->path[i].x, y1 = i + 1 == track->n_path ? at.y : track->path[i].y;
        double v = adw_easing_ease (ADW_EASE_IN_OUT_SINE, u);

        pose.x = mix (x0, x1, v);
        pose.y = mix (y0, y1, v) - sin (u * G_PI) * CELL / 2;
        pose.scale = mix (track->from.scale, at.scale, e);
        *flying = pose.shadow = t < 1;
        break;
      }
    case SS_MOTION_FLY:
      pose.x = mix (track->from.x, at.x, e);
      pose.y = mix (track->from.y, at.y, e) - sin (e * G_PI) * CELL * 2;
      pose.angle = mix (track->from.angle, at.angle, e);
      *flying = pose.shadow = t < 1;
      break;
    case SS_MOTION_APPEAR:
      pose.opacity = at.opacity * e;
      pose.scale = at.scale * mix (0.85, 1, e);
      break;
    case SS_MOTION_TURN:
      pose.x = mix (track->from.x, at.x, e);
      pose.y = mix (track->from.y, at.y, e);
      pose.scale = mix (track->from.scale, at.scale, e);
      pose.scale_x = at.scale_x * MAX (fabs (cos (e * G_PI)), 0.02);
      if (e < 0.5 && track->before)
        *instead = track->before;
      *flying = t < 1;
      break;
    }
  return pose;
}

void
ss_board_snapshot_leaving (SsBoard *self, const GdkRGBA *ink, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->leaving->len; i++)
    {
      const SsLeaving *leaving = g_ptr_array_index (self->leaving, i);
      double e = adw_easing_ease (ADW_EASE_OUT_CUBIC, part (self, leaving->begin, REMOVE_MS));
      SsPose pose = leaving->from;

      pose.opacity *= 1 - e;
      pose.scale *= mix (1, 0.85, e);
      ss_sprite_snapshot (&leaving->sprite, &pose, ink, snapshot);
    }
}

/* Planning */

static SsTrack *
add_track (SsBoard *self, const char *id, SsMotionKind kind, double begin, double length, const SsPose *from)
{
  SsTrack *track = g_new0 (SsTrack, 1);

  track->kind = kind;
  track->begin = begin;
  track->length = length;
  track->from = *from;
  g_hash_table_replace (self->tracks, g_strdup (id), track);
  return track;
}

static double
slide_length (const SsPose *from, const SsPose *to)
{
  double cells = hypot (to->x - from->x, to->y - from->y) / CELL;

  return MIN (SLIDE_MS + SLIDE_CELL_MS * MAX (cells - 1, 0), SLIDE_MAX_MS);
}

static gboolean
same_pose (const SsPose *a, const SsPose *b)
{
  return a->x == b->x && a->y == b->y && a->scale == b->scale && a->angle == b->angle;
}

static void
add_leaving (SsBoard *self, const SsSprite *sprite, const SsPose *from, double begin)
{
  SsLeaving *leaving = g_new0 (SsLeaving, 1);

  leaving->sprite.texture = sprite->texture ? g_object_ref (sprite->texture) : NULL;
  leaving->sprite.box = sprite->box;
  leaving->sprite.tile = sprite->tile;
  leaving->id = g_strdup (sprite->item->id);
  leaving->from = *from;
  leaving->begin = begin;
  g_ptr_array_add (self->leaving, leaving);
}

/* plan_motion: one motion of the game's list, beginning at *@cursor, which moves on by as much as the next one is to wait. */
static void
plan_motion (SsBoard *self, SsStage *old, GHashTable *poses, const SsMotion *motion, double *cursor)
{
  const SsSprite *sprite = ss_stage_find (self->stage, motion->item);
  const SsPose *from = g_hash_table_lookup (poses, motion->item);
  SsPose to;

  if (motion->kind == SS_MOTION_NONE)
    return;
  if (motion->kind == SS_MOTION_REMOVE || !sprite)
    {
      const SsSprite *was = ss_stage_find (old, motion->item);

      if (was && from && !sprite)
        {
          add_leaving (self, was, from, *cursor);
          *cursor += APART_MS;
        }
      return;
    }
  to = ss_pose_of (sprite->item);
  if (motion->kind == SS_MOTION_APPEAR || !from)
    {
      add_track (self, motion->item, SS_MOTION_APPEAR, *cursor, APPEAR_MS, &to);
      *cursor += APART_MS;
      return;
    }
  switch (motion->kind)
    {
    case SS_MOTION_HOP:
      {
        SsTrack *track = add_track (self, motion->item, SS_MOTION_HOP, *cursor, HOP_MS, from);

        for (guint i = 0; i < motion->n_path && track->n_path < G_N_ELEMENTS (track->path); i++)
          {
            const SsSprite *station = ss_stage_find (self->stage, motion->path[i]);

            if (station)
              track->path[track->n_path++] = GRAPHENE_POINT_INIT ((float) station->item->x, (float) station->item->y);
          }
        track->n_path = MAX (track->n_path, 1); /* the last station is the item's own place in the new scene */
        track->length = HOP_MS * track->n_path;
        *cursor += track->length;
        break;
      }
    case SS_MOTION_FLY:
      add_track (self, motion->item, SS_MOTION_FLY, *cursor, FLY_MS, from);
      *cursor += FLY_MS;
      break;
    case SS_MOTION_TURN:
      {
        const SsSprite *was = ss_stage_find (old, motion->item);
        SsTrack *track = add_track (self, motion->item, SS_MOTION_TURN, *cursor, TURN_MS, from);

        track->before = was && was->texture ? g_object_ref (was->texture) : NULL;
        *cursor += TURN_MS;
        break;
      }
    default:
      {
        SsTrack *track = add_track (self, motion->item, SS_MOTION_SLIDE, *cursor, slide_length (from, &to), from);

        *cursor += track->length;
        break;
      }
    }
}

/* plan_rest: whatever else changed its place, came or went. */
static void
plan_rest (SsBoard *self, SsStage *old, GHashTable *poses, SsBoardChange change)
{
  for (guint i = 0; i < self->stage->sprites->len; i++)
    {
      const SsSprite *sprite = &g_array_index (self->stage->sprites, SsSprite, i);
      const SsPose *from = g_hash_table_lookup (poses, sprite->item->id);
      SsPose to = ss_pose_of (sprite->item);
      gboolean thing = sprite->item->layer == SS_LAYER_PIECES || sprite->item->layer == SS_LAYER_TILES;

      if (g_hash_table_contains (self->tracks, sprite->item->id))
        continue;
      if (from && !same_pose (from, &to))
        add_track (self, sprite->item->id, SS_MOTION_SLIDE, 0, change == SS_BOARD_PICK ? PICK_MS : slide_length (from, &to), from);
      else if (!from && thing && change == SS_BOARD_MOVE)
        add_track (self, sprite->item->id, SS_MOTION_APPEAR, 0, APPEAR_MS, &to);
    }
  for (guint i = 0; change == SS_BOARD_MOVE && i < old->sprites->len; i++)
    {
      const SsSprite *was = &g_array_index (old->sprites, SsSprite, i);
      gboolean gone = !ss_stage_find (self->stage, was->item->id) && (was->item->layer == SS_LAYER_PIECES || was->item->layer == SS_LAYER_TILES);

      for (guint j = 0; gone && j < self->leaving->len; j++)
        gone = !g_str_equal (((SsLeaving *) g_ptr_array_index (self->leaving, j))->id, was->item->id);
      if (gone)
        add_leaving (self, was, g_hash_table_lookup (poses, was->item->id), 0);
    }
}

static double
last_end (SsBoard *self)
{
  GHashTableIter iter;
  gpointer value;
  double end = 0;

  g_hash_table_iter_init (&iter, self->tracks);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    end = MAX (end, ((SsTrack *) value)->begin + ((SsTrack *) value)->length);
  for (guint i = 0; i < self->leaving->len; i++)
    end = MAX (end, ((SsLeaving *) g_ptr_array_index (self->leaving, i))->begin + REMOVE_MS);
  return end;
}

/* rebase: the clock begins anew at 0; what still runs keeps its pace. */
static void
rebase (SsBoard *self)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, self->tracks);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      SsTrack *track = value;

      track->begin -= self->now;
      if (track->begin + track->length <= 0 || !ss_stage_find (self->stage, key))
        g_hash_table_iter_remove (&iter);
    }
  for (guint i = 0; i < self->leaving->len; i++)
    ((SsLeaving *) g_ptr_array_index (self->leaving, i))->begin -= self->now;
  self->now = 0;
}

void
ss_board_plan (SsBoard *self, SsStage *old, SsBoardChange change, const SsMotion *motions, guint n)
{
  g_autoptr (GHashTable) poses = NULL;
  double cursor = 0, end;

  if (!old || pace <= 0 || change == SS_BOARD_AT_ONCE || old->scene->width != self->stage->scene->width || old->scene->height != self->stage->scene->height
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      ss_board_clear_motion (self);
      return;
    }
  /* what everything is seen at now, on its way or not */
  poses = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  for (guint i = 0; i < old->sprites->len; i++)
    {
      const SsSprite *sprite = &g_array_index (old->sprites, SsSprite, i);
      gboolean flying;
      GdkTexture *texture;
      SsPose pose = ss_board_pose (self, sprite, &flying, &texture);

      g_hash_table_insert (poses, sprite->item->id, g_memdup2 (&pose, sizeof pose));
    }
  if (change == SS_BOARD_MOVE)
    {
      g_hash_table_remove_all (self->tracks);
      g_ptr_array_set_size (self->leaving, 0);
      self->now = 0;
    }
  else
    rebase (self);
  for (guint i = 0; change == SS_BOARD_MOVE && i < n; i++)
    plan_motion (self, old, poses, &motions[i], &cursor);
  plan_rest (self, old, poses, change);

  end = last_end (self);
  if (end <= 0)
    {
      ss_board_clear_motion (self);
      return;
    }
  adw_animation_reset (self->animation);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), end);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), (guint) ceil (end * pace));
  adw_animation_play (self->animation);
}

static void
on_tick (double value, gpointer data)
{
  SsBoard *self = data;

  self->now = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forget (SsBoard *self)
{
  g_hash_table_remove_all (self->tracks);
  g_ptr_array_set_size (self->leaving, 0);
  self->now = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_done (SsBoard *self)
{
  forget (self);
  ss_board_emit_settled (self);
}

void
ss_board_clear_motion (SsBoard *self)
{
  adw_animation_reset (self->animation);
  forget (self);
}

void
ss_board_set_pace (double new_pace)
{
  pace = new_pace;
}

gboolean
ss_board_is_moving (SsBoard *self)
{
  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}

void
ss_board_finish (SsBoard *self)
{
  if (ss_board_is_moving (self))
    adw_animation_skip (self->animation); /* emits "done" */
}

void
ss_board_init_motion (SsBoard *self)
{
  self->tracks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) track_free);
  self->leaving = g_ptr_array_new_with_free_func ((GDestroyNotify) leaving_free);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, 1, adw_callback_animation_target_new (on_tick, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (on_done), self);
}
