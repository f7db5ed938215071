/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "ss-scene-private.h"

#define MARGIN 6 /* to the scene's edge */
#define PAD_X 18
#define PAD_Y 10
#define TIP 12 /* height of the tip */
#define TIP_HALF 8
#define RADIUS 10
#define TYPE_SIZE 17

/* outline: the same as ss_paper_trace(), for the exported picture. */
static char *
outline (const SsPaper *paper)
{
  int w = paper->width, h = paper->height, tip = paper->tip;
  gboolean above = paper->above;
  GString *path = g_string_new (NULL);

  g_string_append_printf (path, "M%d 0", RADIUS);
  if (!above)
    g_string_append_printf (path, "H%dL%d %dL%d 0", tip - TIP_HALF, tip, -TIP, tip + TIP_HALF);
  g_string_append_printf (path, "H%dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 1 %d %d", w - RADIUS, RADIUS, RADIUS, w, RADIUS, h - RADIUS, RADIUS, RADIUS, w - RADIUS, h);
  if (above)
    g_string_append_printf (path, "H%dL%d %dL%d %d", tip + TIP_HALF, tip, h + TIP, tip - TIP_HALF, h);
  g_string_append_printf (path, "H%dA%d %d 0 0 1 0 %dV%dA%d %d 0 0 1 %d 0Z", RADIUS, RADIUS, RADIUS, h - RADIUS, RADIUS, RADIUS, RADIUS, RADIUS);
  return g_string_free (path, FALSE);
}

void
ss_paper_trace (const SsPaper *paper, cairo_t *cr)
{
  int w = paper->width, h = paper->height, tip = paper->tip;

  cairo_new_path (cr);
  cairo_move_to (cr, RADIUS, 0);
  if (!paper->above)
    {
      cairo_line_to (cr, tip - TIP_HALF, 0);
      cairo_line_to (cr, tip, -TIP);
      cairo_line_to (cr, tip + TIP_HALF, 0);
    }
  cairo_arc (cr, w - RADIUS, RADIUS, RADIUS, -G_PI / 2, 0);
  cairo_arc (cr, w - RADIUS, h - RADIUS, RADIUS, 0, G_PI / 2);
  if (paper->above)
    {
      cairo_line_to (cr, tip + TIP_HALF, h);
      cairo_line_to (cr, tip, h + TIP);
      cairo_line_to (cr, tip - TIP_HALF, h);
    }
  cairo_arc (cr, RADIUS, h - RADIUS, RADIUS, G_PI / 2, G_PI);
  cairo_arc (cr, RADIUS, RADIUS, RADIUS, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* balance: as narrow as it may be in as few lines as it takes, so that no last line holds a single word or syllable. */
static void
balance (SsItem *item, SsSymbolBox *room)
{
  double least, most = item->width, height;

  ss_text_measure (item, room);
  height = room->height;
  if (height < 2 * TYPE_SIZE)
    return; /* one line */
  least = most / 2;
  for (guint i = 0; i < 3; i++)
    {
      item->width = floor ((least + most) / 2);
      ss_text_measure (item, room);
      if (room->height > height || room->width > item->width)
        least = item->width;
      else
        most = item->width;
    }
  item->width = most;
  ss_text_measure (item, room);
}

void
ss_scene_bubble (SsScene *scene, const char *id, const char *text, double x, double y, double width)
{
  g_autofree char *name = NULL, *text_id = g_strconcat (id, "-text", NULL);
  SsItem *item;
  SsSymbolBox room;
  double left, top;
  int w, h, tip;
  gboolean above;

  item = ss_scene_text (scene, text_id, SS_TEXT_CARD, text, x, y);
  item->align = SS_ALIGN_MIDDLE;
  item->size = TYPE_SIZE;
  item->width = MAX (40, MIN (width, scene->width - 2 * MARGIN) - 2 * PAD_X);
  balance (item, &room);
  /* whole units, so that bubbles of a size share a texture */
  w = (int) ceil (room.width) + 2 * PAD_X;
  h = (int) ceil (room.height) + 2 * PAD_Y;
  above = y + TIP + h + MARGIN > scene->height;
  left = CLAMP (x - w / 2.0, MARGIN, MAX (MARGIN, scene->width - MARGIN - w));
  top = above ? y - TIP - h : y + TIP;
  tip = (int) CLAMP (round (x - left), RADIUS + TIP_HALF, w - RADIUS - TIP_HALF);

  name = g_strdup_printf ("bubble-%d-%d-%d-%s", w, h, tip, above ? "above" : "below");
  if (!ss_scene_is_defined (scene, name))
    {
      SsPaper paper = { w, h, tip, above };
      g_autofree char *path = outline (&paper);
      SsDefine *define;
      g_autofree char *svg = g_strdup_printf ("<path class=\"paper\" d=\"%s\"/><path class=\"paper-line\" d=\"%s\"/>", path, path);

      ss_scene_define (scene, name, svg, -4, -TIP - 4, w + 8, h + 2 * TIP + 8);
      define = g_hash_table_lookup (scene->defines, name);
      define->is_bubble = TRUE;
      define->paper = paper;
    }
  /* the paper is drawn before what is written on it */
  ss_scene_place (scene, id, SS_LAYER_BUBBLE, name, left, top);
  item->x = left + w / 2.0;
  item->y = top + h / 2.0;
  item->layer = SS_LAYER_BUBBLE;
  g_ptr_array_add (scene->items, g_ptr_array_steal_index (scene->items, scene->items->len - 2));
}
