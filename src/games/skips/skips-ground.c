/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "skips-layout.h"

/* The ground of a lane: water, a shallow along the stones, the shores with sand and moss (art.md, Skips). Free-hand curves: a few points that
 * waver, joined smoothly. All of it is one symbol. */

#define OVER 24.0    /* beyond the scene's edge, so that no curve ends in sight */
#define RIM 16.0     /* shallow water along a shore */
#define LIP 6.0      /* cut edge of land */
#define HALF_BAND 70.0
#define HALF_BAND_ROWS 55.0 /* of a folded lane: deep water parts the rows, so that the way shows */
#define STRIDE 96.0  /* from point to point of a curve */
#define MAX_POINTS 96

void
skips_put (GString *path, const char *format, const double *values)
{
  for (const char *p = format; *p; p++)
    if (*p == '%')
      {
        char buffer[G_ASCII_DTOSTR_BUF_SIZE];
        double value = round (*values++ * 10) / 10;

        g_string_append (path, g_ascii_formatd (buffer, sizeof buffer, "%g", value == 0 ? 0 : value));
      }
    else
      g_string_append_c (path, *p);
}

SsItem *
skips_define (SsScene *scene, const char *id, const char *prefix, SsLayer layer, const char *svg, double width, double height)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, svg, -1);
  g_autofree char *name = NULL;

  sum[12] = '\0';
  name = g_strdup_printf ("%s-%s-%gx%g", prefix, sum, width, height);
  ss_scene_define (scene, name, svg, 0, 0, width, height);
  return ss_scene_place (scene, id, layer, name, 0, 0);
}

/* curve: smoothly from point to point (Catmull-Rom); the pen is on the first. */
static void
curve (GString *path, const SkipsPoint *p, guint n)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      const SkipsPoint *before = &p[i ? i - 1 : 0], *after = &p[MIN (i + 2, n - 1)];

      SKIPS_PUT (path, "C% % % % % %", p[i].x + (p[i + 1].x - before->x) / 6, p[i].y + (p[i + 1].y - before->y) / 6, p[i + 1].x - (after->x - p[i].x) / 6,
                 p[i + 1].y - (after->y - p[i].y) / 6, p[i + 1].x, p[i + 1].y);
    }
}

/* waver: how far the i-th point of a free-hand edge lies off it. */
static double
waver (guint i, double by)
{
  static const double table[] = { 0.4, -0.7, 0.9, -0.3, 0.6, -1, 0.8, -0.5, 1, -0.8 };

  return table[i % G_N_ELEMENTS (table)] * by;
}

/* coast: the outline of a shore: at the left (or at the bottom), reaching in by layout->shore. @far_side: the other one. */
static char *
coast (const SkipsLayout *l, gboolean far_side)
{
  GString *path = g_string_new (NULL);
  SkipsPoint points[MAX_POINTS];
  double length = l->upright ? l->width : l->height, edge = l->upright ? l->height - l->shore : l->shore;
  double step = (length + 2 * OVER) / ceil ((length + 2 * OVER) / STRIDE);
  guint n = 0;

  if (far_side)
    edge = l->upright ? l->shore : l->width - l->shore;
  for (double along = -OVER; along < length + OVER + 1 && n < MAX_POINTS; along += step, n++)
    {
      double off = waver (n + (far_side ? 3 : 0), l->upright ? 9 : 13);

      points[n] = l->upright ? (SkipsPoint) { along, edge + off } : (SkipsPoint) { edge + off, along };
    }
  SKIPS_PUT (path, "M% %", points[0].x, points[0].y);
  curve (path, points, n);
  if (l->upright)
    SKIPS_PUT (path, "V%H%Z", far_side ? -OVER : l->height + OVER, -OVER);
  else
    SKIPS_PUT (path, "H%V%Z", far_side ? l->width + OVER : -OVER, -OVER);
  return g_string_free (path, FALSE);
}

/* blob: a bank of moss about an area, running off the scene's edge behind it. */
static char *
blob (const SkipsLayout *l, SsSeat seat)
{
  GString *path = g_string_new (NULL);
  SkipsPoint first = l->seats[seat][SKIPS_AREA_HOME][0], heading = l->headings[seat][SKIPS_AREA_HOME];
  double w = l->block_width / 2 + 6, top = heading.y - 34, bottom = top + l->block_height + 40, x = heading.x;
  gboolean far_side;

  if (l->upright)
    {
      gboolean right = x > l->width / 2;
      double side = right ? l->width + OVER : -OVER, inner = right ? MAX (x - w, l->width / 2 + 2) : MIN (x + w, l->width / 2 - 2);
      double edge, open, sign;

      far_side = first.y < l->height / 2;
      edge = far_side ? l->shore - 20 : l->height - l->shore + 20;
      open = far_side ? -OVER : l->height + OVER;
      sign = far_side ? -1 : 1;
      const SkipsPoint points[] = {
        { inner - (right ? -2 : 2), open },
        { inner + (right ? 6 : -6), (edge + open) / 2 },
        { inner + (right ? 26 : -26), edge + 14 * sign },
        { (inner + side) / 2, edge - 3 * sign },
        { side, edge + 8 * sign },
      };

      SKIPS_PUT (path, "M% %", points[0].x, points[0].y);
      curve (path, points, G_N_ELEMENTS (points));
      SKIPS_PUT (path, "V%Z", open);
    }
  else
    {
      double edge, open, sign;

      far_side = x > l->width / 2;
      sign = far_side ? -1 : 1;
      edge = far_side ? l->width - l->shore : l->shore;
      edge = far_side ? MAX (edge + 15, x - w - 16) : MIN (edge - 15, x + w + 16);
      open = far_side ? l->width + OVER : -OVER;
      bottom = MIN (bottom, l->height + OVER);
      const SkipsPoint points[] = {
        { open, top + 8 },
        { open + (edge - open) * 0.45, top - 2 },
        { edge - 34 * sign, top + 4 },
        { edge - 4 * sign, top + 34 },
        { edge, (top + bottom) / 2 + 6 },
        { edge - 10 * sign, bottom - 26 },
        { edge - 44 * sign, bottom - 4 },
        { open + (edge - open) * 0.4, bottom - 2 },
        { open, bottom + 8 },
      };

      SKIPS_PUT (path, "M% %", points[0].x, points[0].y);
      curve (path, points, G_N_ELEMENTS (points));
      g_string_append_c (path, 'Z');
    }
  return g_string_free (path, FALSE);
}

/* put_row: a bank of shallow water along a row of stones from left to right. */
static void
put_row (GString *svg, double left, double right, double y, double half_band, guint seed)
{
  double step = (right - left) / ceil ((right - left) / 110);
  SkipsPoint points[MAX_POINTS];
  guint n = 0, half;

  points[n++] = (SkipsPoint) { left, y };
  for (double x = left + 18; x < right - 17 && n < MAX_POINTS / 2 - 1; x += step)
    {
      points[n] = (SkipsPoint) { x, y - half_band + 2 + waver (n + seed, half_band / 11) };
      n++;
    }
  points[n++] = (SkipsPoint) { right, y - 4 };
  half = n;
  for (guint i = half - 1; i-- > 1;)
    {
      points[n] = (SkipsPoint) { points[i].x, y + half_band + 4 + waver (n + seed, half_band / 11) };
      n++;
    }
  points[n++] = points[0];
  g_string_append (svg, "<path class=\"shallow\" d=\"");
  SKIPS_PUT (svg, "M% %", points[0].x, points[0].y);
  curve (svg, points, n);
  g_string_append (svg, "Z\"/>");
}

static void
put_column (GString *svg, double x, double top, double bottom)
{
  const SkipsPoint right[] = { { x + 64, top }, { x + 71, top + (bottom - top) * 0.35 }, { x + 65, top + (bottom - top) * 0.7 }, { x + 68, bottom } };
  const SkipsPoint left[] = { { x - 66, bottom }, { x - 70, top + (bottom - top) * 0.6 }, { x - 63, top + (bottom - top) * 0.25 }, { x - 67, top } };

  g_string_append (svg, "<path class=\"shallow\" d=\"");
  SKIPS_PUT (svg, "M% %", right[0].x, right[0].y);
  curve (svg, right, G_N_ELEMENTS (right));
  SKIPS_PUT (svg, "L% %", left[0].x, left[0].y);
  curve (svg, left, G_N_ELEMENTS (left));
  g_string_append (svg, "Z\"/>");
}

static void
put_shallow (const SkipsLayout *l, GString *svg)
{
  for (guint row = 0; row < l->rows; row++)
    {
      guint first = row * l->columns, last = MIN (first + l->columns, l->n_spaces) - 1;
      double left = MIN (l->stones[first].x, l->stones[last].x) - HALF_BAND - 8, right = MAX (l->stones[first].x, l->stones[last].x) + HALF_BAND + 8, y = 0;

      if (first > last)
        break;
      for (guint i = first; i <= last; i++)
        y += l->stones[i].y / (last - first + 1);
      if (!l->upright && l->n_pieces > 0)
        {
          if (row == 0)
            left = -2 * OVER;
          if (row == l->rows - 1)
            right = l->width + 2 * OVER;
        }
      put_row (svg, left, right, y, l->rows > 1 ? HALF_BAND_ROWS : HALF_BAND, row * 3);
      if (row + 1 < l->rows)
        put_column (svg, l->stones[last].x, MIN (l->stones[last].y, l->stones[last + 1].y), MAX (l->stones[last].y, l->stones[last + 1].y));
    }
  if (l->upright)
    {
      put_column (svg, l->stones[0].x, l->stones[0].y, l->height);
      put_column (svg, l->stones[l->n_spaces - 1].x, 0, l->stones[l->n_spaces - 1].y);
    }
}

static void
put_shore (const SkipsLayout *l, GString *svg, gboolean far_side)
{
  g_autofree char *path = coast (l, far_side);
  double sign = far_side ? -1 : 1;

  if (l->upright)
    {
      SKIPS_PUT (svg, "<path class=\"shallow\" transform=\"translate(0 %)\" d=\"", far_side ? RIM + 4 : -RIM + 2);
      g_string_append_printf (svg, "%s\"/>", path);
      if (far_side)
        {
          SKIPS_PUT (svg, "<path class=\"land-lip\" transform=\"translate(0 %)\" d=\"", LIP);
          g_string_append_printf (svg, "%s\"/>", path);
        }
    }
  else
    {
      SKIPS_PUT (svg, "<path class=\"shallow\" transform=\"translate(% 0)\" d=\"", RIM * sign);
      g_string_append_printf (svg, "%s\"/>", path);
      SKIPS_PUT (svg, "<path class=\"land-lip\" transform=\"translate(% 0)\" d=\"", LIP * sign);
      g_string_append_printf (svg, "%s\"/>", path);
    }
  g_string_append_printf (svg, "<path class=\"land\" d=\"%s\"/>", path);
}

void
skips_draw_ground (const SkipsLayout *l, SsScene *scene)
{
  g_autoptr (GString) svg = g_string_new (NULL);

  ss_scene_water (scene, "water", 0, 0, l->width, l->height);
  put_shallow (l, svg);
  if (l->n_pieces > 0)
    {
      put_shore (l, svg, FALSE);
      put_shore (l, svg, TRUE);
      for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
        {
          g_autofree char *path = blob (l, seat);

          g_string_append_printf (svg, "<path class=\"moss-lip\" transform=\"translate(0 4)\" d=\"%s\"/><path class=\"moss\" d=\"%s\"/>", path, path);
        }
    }
  skips_define (scene, "ground", "skips-ground", SS_LAYER_LAND, svg->str, l->width, l->height);
}
