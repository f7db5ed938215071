/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-board-private.h"

#include <math.h>

G_DEFINE_FINAL_TYPE (SsBoard, ss_board, GTK_TYPE_WIDGET)

enum
{
  INPUT,
  DRAGGED,
  ROOM_CHANGED,
  SETTLED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

#define REASON_SECONDS 8
#define SETTLE_MS 120

static double
device_scale (SsBoard *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;

  return surface ? gdk_surface_get_scale (surface) : gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static gboolean
make_ahead (gpointer data)
{
  SsBoard *self = data;

  if (self->stage && ss_stage_make_ahead (self->stage, self->n_ahead++))
    return G_SOURCE_CONTINUE;
  self->ahead_id = 0;
  return G_SOURCE_REMOVE;
}

static void
prepare (SsBoard *self)
{
  double scale = device_scale (self);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (!self->stage || self->unit <= 0)
    return;
  self->textures_unit = self->unit * scale;
  ss_stage_prepare (self->stage, ss_stage_get_style (), self->textures_unit, 11 * scale);
  self->n_ahead = 0;
  if (!self->ahead_id && self->stage->scene->foreseen->len > 0)
    self->ahead_id = g_idle_add_full (G_PRIORITY_LOW, make_ahead, self, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
settle (gpointer data)
{
  SsBoard *self = data;

  self->settle_id = 0;
  prepare (self);
  return G_SOURCE_REMOVE;
}

/* The textures at hand are stretched by GSK while the size changes; new ones come once it rests. */
static void
prepare_soon (SsBoard *self)
{
  double wanted = self->unit * device_scale (self);

  if (!self->stage || (self->stage->scale == wanted && self->stage->style == ss_stage_get_style ()))
    return;
  if (self->textures_unit <= 0 || self->stage->scale <= 0 || self->stage->style != ss_stage_get_style ())
    prepare (self);
  else if (!self->settle_id)
    self->settle_id = g_timeout_add (SETTLE_MS, settle, self);
}

/* ss_board_update_view: from the room, the scene and the zoom to px a unit and the origin. */
void
ss_board_update_view (SsBoard *self)
{
  double scale = device_scale (self);
  double width, height, fit;

  if (!self->stage || self->width <= 0 || self->height <= 0)
    return;
  width = self->stage->scene->width;
  height = self->stage->scene->height;
  fit = MIN (MIN (self->width / width, self->height / height), SS_BOARD_MAX_CELL / 64.0);
  self->unit = fit * self->zoom;

  if (self->zoom > 1)
    {
      double half_w = self->width / self->unit / 2, half_h = self->height / self->unit / 2;

      self->pan_x = half_w * 2 >= width ? width / 2 : CLAMP (self->pan_x, half_w, width - half_w);
      self->pan_y = half_h * 2 >= height ? height / 2 : CLAMP (self->pan_y, half_h, height - half_h);
    }
  else
    {
      self->pan_x = width / 2;
      self->pan_y = height / 2;
    }
  self->x = round ((self->width / 2.0 - self->pan_x * self->unit) * scale) / scale;
  self->y = round ((self->height / 2.0 - self->pan_y * self->unit) * scale) / scale;
}

void
ss_board_to_scene (SsBoard *self, double px, double py, double *x, double *y)
{
  *x = self->unit > 0 ? (px - self->x) / self->unit : 0;
  *y = self->unit > 0 ? (py - self->y) / self->unit : 0;
}

/* Layout */

static void
place_reason (SsBoard *self)
{
  int width, height, least, natural;
  double x = self->width / 2.0, top = self->height, bottom = self->height;
  double left, y;
  GtkRequisition size;

  if (!self->reason || !gtk_widget_get_visible (self->reason))
    return;
  if (self->reason_spot)
    for (guint i = 0; i < self->order->len; i++)
      {
        SsBoardSpot *spot = g_ptr_array_index (self->order, i);
        graphene_rect_t box;

        if (ss_board_spot_get_number (spot) != self->reason_spot)
          continue;
        ss_board_spot_get_box (spot, &box);
        x = self->x + (box.origin.x + box.size.width / 2) * self->unit;
        top = self->y + box.origin.y * self->unit;
        bottom = self->y + (box.origin.y + box.size.height) * self->unit;
      }
  gtk_widget_measure (self->reason, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  width = CLAMP (natural, least, MAX (least, MIN (self->width - 24, 340)));
  gtk_widget_measure (self->reason, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  height = natural;
  size.width = width;
  size.height = height;
  left = CLAMP (x - size.width / 2.0, MIN (12, self->width - size.width), MAX (12, self->width - size.width - 12.0));
  y = top - size.height - 8 >= 8 ? top - size.height - 8 : MIN (bottom + 8, self->height - size.height - 8.0);
  gtk_widget_size_allocate (self->reason, &(GtkAllocation) { (int) left, (int) MAX (y, 0), size.width, size.height }, -1);
}

void
ss_board_place_spots (SsBoard *self)
{
  for (guint i = 0; i < self->order->len; i++)
    {
      SsBoardSpot *spot = g_ptr_array_index (self->order, i);
      graphene_rect_t box;
      GtkAllocation at;

      ss_board_spot_get_box (spot, &box);
      at.x = (int) round (self->x + box.origin.x * self->unit);
      at.y = (int) round (self->y + box.origin.y * self->unit);
      at.width = MAX (1, (int) round (box.size.width * self->unit));
      at.height = MAX (1, (int) round (box.size.height * self->unit));
      gtk_widget_measure (GTK_WIDGET (spot), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (spot), &at, -1);
    }
  place_reason (self);
}

static void
ss_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SsBoard *self = SS_BOARD (widget);

  if (width != self->width || height != self->height)
    {
      self->width = width;
      self->height = height;
      g_signal_emit (self, signals[ROOM_CHANGED], 0); /* the owner gives a scene that is laid out for this room, before the first frame shows it */
    }
  ss_board_update_view (self);
  prepare_soon (self);
  ss_board_place_spots (self);
}

static void
ss_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 180;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 480;
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
ss_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Drawing: textures are at hand, they are only placed */

static void
ss_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SsBoard *self = SS_BOARD (widget);
  GdkRGBA ink;

  gtk_widget_get_color (widget, &ink);
  if (self->stage && self->unit > 0)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->x, (float) self->y));
      gtk_snapshot_scale (snapshot, (float) self->unit, (float) self->unit);
      for (int pass = 0; pass < 2; pass++) /* what flies comes last, above all layers */
        {
          for (guint i = 0; i < self->stage->sprites->len; i++)
            {
              const SsSprite *sprite = &g_array_index (self->stage->sprites, SsSprite, i);
              SsSprite shown = *sprite;
              gboolean flying;
              SsPose pose = ss_board_pose (self, sprite, &flying, &shown.texture);

              if (flying == (pass == 1))
                ss_sprite_snapshot (&shown, &pose, &ink, snapshot);
            }
          if (pass == 0)
            ss_board_snapshot_leaving (self, &ink, snapshot);
        }
      gtk_snapshot_restore (snapshot);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

/* Scene and spots */

static void
on_spot_activate (SsBoardSpot *spot, SsBoard *self)
{
  ss_board_emit (self, SS_INPUT_CHOOSE, ss_board_spot_get_number (spot), 0);
}

static void
on_spot_focus (SsBoardSpot *spot, GParamSpec *pspec, SsBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!gtk_widget_has_focus (GTK_WIDGET (spot)))
    return;
  g_set_str (&self->last_focus, ss_board_spot_get_id (spot));
  ss_board_reveal (self, spot);
  /* A spot that got the focus by keys shows what choosing it would do; one that was clicked is under the pointer already. */
  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    ss_board_emit (self, SS_INPUT_HOVER, ss_board_spot_get_number (spot), 0);
}

static SsBoardSpot *
take_spot (SsBoard *self, const char *id)
{
  GtkWidget *spot = ss_board_spot_new ();

  g_hash_table_insert (self->spots, g_strdup (id), spot);
  g_signal_connect (spot, "activate", G_CALLBACK (on_spot_activate), self);
  g_signal_connect (spot, "notify::has-focus", G_CALLBACK (on_spot_focus), self);
  gtk_widget_insert_before (spot, GTK_WIDGET (self), self->reason);
  return SS_BOARD_SPOT (spot);
}

/* update_spots: the spots of the scene, kept by id; the tree's order is the scene's, which is the order in which they are read out.
 * @moved: all of them lie elsewhere. */
static void
update_spots (SsBoard *self, gboolean moved)
{
  SsBoardSpot *focused = ss_board_get_focused (self);
  g_autofree char *focus_id = focused ? g_strdup (ss_board_spot_get_id (focused)) : NULL;
  g_autoptr (GHashTable) old = g_steal_pointer (&self->spots);
  GPtrArray *spots = self->stage ? self->stage->scene->spots : NULL;
  graphene_rect_t focus_box;
  GtkWidget *before = NULL;
  int focus_area = 0;

  if (focused)
    {
      ss_board_spot_get_box (focused, &focus_box);
      focus_area = ss_board_spot_get_area (focused);
    }
  self->spots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_ptr_array_set_size (self->order, 0);
  for (guint i = 0; spots && i < spots->len; i++)
    {
      const SsSpot *spot = g_ptr_array_index (spots, i);
      SsBoardSpot *widget = g_hash_table_lookup (old, spot->id);

      if (widget)
        {
          g_hash_table_insert (self->spots, g_strdup (spot->id), widget);
          g_hash_table_remove (old, spot->id);
        }
      else
        widget = take_spot (self, spot->id);
      moved |= ss_board_spot_set (widget, spot);
      if (gtk_widget_get_prev_sibling (GTK_WIDGET (widget)) != before)
        gtk_widget_insert_after (GTK_WIDGET (widget), GTK_WIDGET (self), before);
      before = GTK_WIDGET (widget);
      g_ptr_array_add (self->order, widget);
    }

  /* the focus stays on the board though its spot goes: to the spot nearest to it */
  if (focus_id && !g_hash_table_contains (self->spots, focus_id))
    {
      SsBoardSpot *next = ss_board_nearest (self, &focus_box, focus_area);

      if (next)
        gtk_widget_grab_focus (GTK_WIDGET (next));
    }
  GHashTableIter iter;
  gpointer gone;
  g_hash_table_iter_init (&iter, old);
  while (g_hash_table_iter_next (&iter, NULL, &gone))
    gtk_widget_unparent (gone);
  if (moved)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ss_board_set_scene (SsBoard *self, SsScene *scene, SsBoardChange change, const SsMotion *motions, guint n_motions)
{
  SsStage *old = g_steal_pointer (&self->stage);
  double unit = self->unit, x = self->x, y = self->y;

  g_return_if_fail (SS_IS_BOARD (self));
  self->stage = scene ? ss_stage_new (scene) : NULL;
  if (!scene)
    {
      ss_board_clear_motion (self);
      ss_board_show_reason (self, 0, NULL); /* it may name a hidden card */
    }
  ss_board_update_view (self);
  if (self->stage)
    {
      prepare (self);
      ss_board_plan (self, old, change, motions, n_motions);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, scene && scene->description ? scene->description : "", -1);
  /* last: where the focus goes to another spot the owner may be told of it, and set the next scene, which ends the life of this one */
  update_spots (self, self->unit != unit || self->x != x || self->y != y);
  g_clear_pointer (&old, ss_stage_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ss_board_get_room (SsBoard *self, double *width, double *height)
{
  *width = self->width;
  *height = self->height;
}

/* Reasons */

static gboolean
reason_is_old (gpointer data)
{
  SsBoard *self = data;

  self->reason_id = 0;
  ss_board_show_reason (self, 0, NULL);
  return G_SOURCE_REMOVE;
}

/* Is @text in sight already, in a bubble of the scene at what is pointed at? */
static gboolean
says (SsBoard *self, const char *text)
{
  GPtrArray *items = self->stage ? self->stage->scene->items : NULL;

  for (guint i = 0; items && i < items->len; i++)
    {
      const SsItem *item = g_ptr_array_index (items, i);

      if (item->kind == SS_ITEM_TEXT && g_strcmp0 (item->text, text) == 0)
        return TRUE;
    }
  return FALSE;
}

void
ss_board_show_reason (SsBoard *self, guint32 spot, const char *reason)
{
  const char *shown = reason && !says (self, reason) ? reason : NULL;

  g_clear_handle_id (&self->reason_id, g_source_remove);
  if (reason)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  if (!shown && !gtk_widget_get_visible (self->reason))
    return;
  gtk_label_set_label (GTK_LABEL (self->reason), shown ? shown : "");
  gtk_widget_set_visible (self->reason, shown != NULL);
  self->reason_spot = spot;
  if (!shown)
    return;
  self->reason_id = g_timeout_add_seconds (REASON_SECONDS, reason_is_old, self);
}

/* Odds and ends */

void
ss_board_emit (SsBoard *self, SsInputKind kind, guint32 spot, int amount)
{
  SsInput input = { .kind = kind, .spot = spot, .amount = amount };

  if (!self->stage)
    return;
  if (kind == SS_INPUT_HOVER)
    {
      if (self->hovered == spot)
        return;
      self->hovered = spot;
    }
  else
    {
      ss_board_finish (self); /* input is never held: it ends what runs */
      ss_board_show_reason (self, 0, NULL);
    }
  g_signal_emit (self, signals[INPUT], 0, &input);
}

void
ss_board_emit_dragged (SsBoard *self, guint32 spot, double x, double y, gboolean done)
{
  g_signal_emit (self, signals[DRAGGED], 0, spot, x, y, done);
}

void
ss_board_emit_settled (SsBoard *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
}

void
ss_board_set_drags (SsBoard *self, gboolean drags)
{
  self->drags = drags;
}

/* ss_board_reveal: while zoomed, the spot that gets the focus comes into sight. */
void
ss_board_reveal (SsBoard *self, SsBoardSpot *spot)
{
  graphene_rect_t box;
  double half_w, half_h;

  if (self->zoom <= 1 || self->unit <= 0)
    return;
  ss_board_spot_get_box (spot, &box);
  half_w = self->width / self->unit / 2;
  half_h = self->height / self->unit / 2;
  self->pan_x = CLAMP (self->pan_x, box.origin.x + box.size.width - half_w, MAX (box.origin.x + half_w, box.origin.x + box.size.width - half_w));
  self->pan_y = CLAMP (self->pan_y, box.origin.y + box.size.height - half_h, MAX (box.origin.y + half_h, box.origin.y + box.size.height - half_h));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
on_style_changed (SsBoard *self)
{
  prepare_soon (self);
}

static void
ss_board_dispose (GObject *object)
{
  SsBoard *self = SS_BOARD (object);
  GtkWidget *child;

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_handle_id (&self->ahead_id, g_source_remove);
  g_clear_handle_id (&self->reason_id, g_source_remove);
  if (self->animation)
    {
      ss_board_clear_motion (self);
      g_clear_object (&self->animation);
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  self->reason = NULL;
  g_clear_pointer (&self->spots, g_hash_table_unref);
  g_clear_pointer (&self->order, g_ptr_array_unref);
  g_clear_pointer (&self->stage, ss_stage_free);
  g_clear_pointer (&self->tracks, g_hash_table_unref);
  g_clear_pointer (&self->leaving, g_ptr_array_unref);
  g_clear_pointer (&self->last_focus, g_free);
  g_clear_pointer (&self->ways, g_free);
  g_clear_pointer (&self->way_points, g_free);
  G_OBJECT_CLASS (ss_board_parent_class)->dispose (object);
}

static void
ss_board_class_init (SsBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_board_dispose;
  widget_class->size_allocate = ss_board_size_allocate;
  widget_class->measure = ss_board_measure;
  widget_class->get_request_mode = ss_board_get_request_mode;
  widget_class->snapshot = ss_board_snapshot;
  widget_class->focus = ss_board_move_focus;

  signals[INPUT] = g_signal_new ("input", SS_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[DRAGGED] = g_signal_new ("dragged", SS_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  signals[ROOM_CHANGED] = g_signal_new ("room-changed", SS_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETTLED] = g_signal_new ("settled", SS_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  ss_board_class_init_input (widget_class);
}

static void
ss_board_init (SsBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->zoom = 1;
  self->spots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->order = g_ptr_array_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  self->reason = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_WORD,
                               "max-width-chars", 40, "justify", GTK_JUSTIFY_CENTER, "can-target", FALSE, NULL);
  gtk_widget_add_css_class (self->reason, "reason");
  gtk_widget_set_parent (self->reason, GTK_WIDGET (self));

  ss_board_init_motion (self);
  ss_board_init_input (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ss_board_new (void)
{
  return g_object_new (SS_TYPE_BOARD, NULL);
}
