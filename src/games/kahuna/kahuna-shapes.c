/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-board.h"

#include <math.h>

/* Symbols composed for this game. A name always means the same drawing, whatever the map. Numbers are written by g_ascii_formatd(): they must not
 * depend on the locale. */

static void
add (GString *svg, const char *before, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append (svg, before);
  g_string_append (svg, g_ascii_formatd (text, sizeof text, "%.1f", number));
}

/* A closed curve through the shore, and one around it at @grow. */
static void
append_shore (GString *svg, const KahunaShore *shore, double grow)
{
  enum { POINTS = 16 };
  KahunaPoint p[POINTS];
  for (guint i = 0; i < POINTS; i++)
    {
      double angle = 2 * G_PI * i / POINTS, r = kahuna_shore_radius (shore, angle) + grow;
      p[i] = (KahunaPoint) { r * cos (angle), r * sin (angle) };
    }
  add (svg, "M", p[0].x);
  add (svg, " ", p[0].y);
  for (guint i = 0; i < POINTS; i++)
    {
      const KahunaPoint *a = &p[(i + POINTS - 1) % POINTS], *b = &p[i], *c = &p[(i + 1) % POINTS], *d = &p[(i + 2) % POINTS];
      const double numbers[] = { b->x + (c->x - a->x) / 6, b->y + (c->y - a->y) / 6, c->x - (d->x - b->x) / 6, c->y - (d->y - b->y) / 6, c->x, c->y };
      g_string_append_c (svg, 'C');
      for (guint n = 0; n < G_N_ELEMENTS (numbers); n++)
        add (svg, n ? " " : "", numbers[n]);
    }
  g_string_append_c (svg, 'Z');
}

/* A stroke of grass along a piece of the shore, a little inside. */
static void
append_grass (GString *svg, const KahunaShore *shore, double from, double to)
{
  for (guint i = 0; i <= 4; i++)
    {
      double angle = from + (to - from) * i / 4, r = kahuna_shore_radius (shore, angle) - 9;
      add (svg, i ? "L" : "M", r * cos (angle));
      add (svg, " ", r * sin (angle));
    }
}

const char *
kahuna_define_island (SsScene *scene, const KahunaShore *shore, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-island-%08x-%d-%d", shore->seed, (int) (shore->rx * 10), (int) (shore->ry * 10));
  if (ss_scene_is_defined (scene, name))
    return name;
  double turn = (shore->seed >> 24 & 7) * 0.1;
  g_autoptr (GString) svg = g_string_new ("<path class=\"shallow\" transform=\"translate(0 4)\" d=\"");
  append_shore (svg, shore, 13);
  g_string_append (svg, "\"/><path class=\"land-lip\" transform=\"translate(0 6)\" d=\"");
  append_shore (svg, shore, 0);
  g_string_append (svg, "\"/><path class=\"land\" d=\"");
  append_shore (svg, shore, 0);
  g_string_append (svg, "\"/><path class=\"land-line\" d=\"");
  append_grass (svg, shore, G_PI + 0.35 + turn, G_PI + 1.05 + turn);
  append_grass (svg, shore, 0.5 + turn, 1.2 + turn);
  g_string_append (svg, "\"/>");
  ss_scene_define (scene, name, svg->str, -shore->rx * 1.4 - 20, -shore->ry * 1.4 - 20, shore->rx * 2.8 + 40, shore->ry * 2.8 + 46);
  return name;
}

/* Lines and bars */

const char *
kahuna_define_route (SsScene *scene, int length, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-route-%d", length);
  g_autofree char *svg = g_strdup_printf ("<path class=\"route\" d=\"M%d 0H%d\"/>", -length / 2, length / 2);
  ss_scene_define (scene, name, svg, -length / 2 - 6, -6, length + 12, 12);
  return name;
}

const char *
kahuna_define_lit (SsScene *scene, int length, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-lit-%d", length);
  g_autofree char *svg = g_strdup_printf ("<path class=\"key-line\" d=\"M%d 0H%d\"/><path class=\"legal\" d=\"M%d 0H%d\"/>", -length / 2, length / 2,
                                          -length / 2, length / 2);
  ss_scene_define (scene, name, svg, -length / 2 - 8, -8, length + 16, 16);
  return name;
}

/* Two caps of 16 and a deck of whole tiles between them. */
const char *
kahuna_define_bar (SsScene *scene, SsSeat seat, int length, char name[KAHUNA_ID_SIZE])
{
  int h = length / 2;
  g_autofree char *svg = NULL;
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-bar-%s-%d", seat == SS_SEAT_FIRST ? "first" : "second", length);
  if (ss_scene_is_defined (scene, name))
    return name;
  if (seat == SS_SEAT_FIRST)
    svg = g_strdup_printf ("<path class=\"key\" d=\"M%d-9H%dA9 9 0 0 1 %d 12H%dA9 9 0 0 1 %d-9Z\"/><path class=\"first-lip\" d=\"M%d-5H%dA9 9 0 0 1 %d 13H%dA9 9 0 0 1 %d-5Z\"/>"
                           "<path class=\"first\" d=\"M%d-9H%dA9 9 0 0 1 %d 9H%dA9 9 0 0 1 %d-9Z\"/>"
                           "<path fill=\"url(#bridge-first-pattern)\" transform=\"translate(%d 0)\" d=\"M0-9H%dV9H0Z\"/>",
                           9 - h, h - 9, h - 9, 9 - h, 9 - h, 9 - h, h - 9, h - 9, 9 - h, 9 - h, 9 - h, h - 9, h - 9, 9 - h, 9 - h, 12 - h, length - 24);
  else
    svg = g_strdup_printf ("<path class=\"key\" d=\"M%d-9H%dL%d-3V6L%d 12H%dL%d 6V-3Z\"/><path class=\"second-lip\" d=\"M%d-5H%dL%d 1V7L%d 13H%dL%d 7V1Z\"/>"
                           "<path class=\"second\" d=\"M%d-9H%dL%d-3V3L%d 9H%dL%d 3V-3Z\"/>"
                           "<path fill=\"url(#bridge-second-pattern)\" transform=\"translate(%d 8)\" d=\"M0-17H%dV1H0Z\"/>",
                           6 - h, h - 6, h, h - 6, 6 - h, -h, 6 - h, h - 6, h, h - 6, 6 - h, -h, 6 - h, h - 6, h, h - 6, 6 - h, -h, 16 - h, length - 32);
  ss_scene_define (scene, name, svg, -h - 6, -18, length + 12, 36);
  return name;
}

const char *
kahuna_define_outline (SsScene *scene, KahunaOutline outline, int length, char name[KAHUNA_ID_SIZE])
{
  int h = length / 2 + 3;
  gboolean loss = outline == KAHUNA_OUTLINE_LOSS;
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-outline-%s-%d", loss ? "loss" : "gain", length);
  g_autofree char *shape = g_strdup_printf ("x=\"%d\" y=\"-13\" width=\"%d\" height=\"28\" rx=\"%d\"", -h, 2 * h, loss ? 9 : 13);
  g_autofree char *svg = g_strdup_printf ("<rect class=\"key-line\" %s/><rect class=\"%s\" %s/>", shape, loss ? "loss-line" : "legal", shape);
  ss_scene_define (scene, name, svg, -h - 8, -22, 2 * h + 16, 46);
  return name;
}

/* Counts */

const char *
kahuna_define_count (SsScene *scene, guint degree, guint first, guint second, double room, char name[KAHUNA_ID_SIZE])
{
  double pitch = MIN (12.5, room / degree), r = pitch * 0.36;
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-count-%u-%u-%u-%d", degree, first, second, (int) (pitch * 10));
  if (ss_scene_is_defined (scene, name))
    return name;
  g_autoptr (GString) svg = g_string_new (NULL);
  for (guint i = 0; i < degree; i++)
    {
      double x = (i - (degree - 1) / 2.0) * pitch;
      if (i >= degree - second)
        {
          add (svg, "<rect class=\"second\" x=\"", x - r);
          add (svg, "\" y=\"", -r);
          add (svg, "\" width=\"", 2 * r);
          add (svg, "\" height=\"", 2 * r);
          g_string_append (svg, "\"/>");
          continue;
        }
      add (svg, i < first ? "<circle class=\"first\" cx=\"" : "<circle class=\"line\" cx=\"", x);
      add (svg, "\" r=\"", i < first ? r : r - 0.6);
      g_string_append (svg, "\"/>");
    }
  g_string_append (svg, "<path class=\"ink-line\" d=\"M0-8V8\"/>");
  ss_scene_define (scene, name, svg->str, -(degree * pitch / 2) - 4, -10, degree * pitch + 8, 20);
  return name;
}

/* Cards and the bank */

const char *
kahuna_define_chart (SsScene *scene, const KahunaRules *rules, guint island, char name[KAHUNA_ID_SIZE])
{
  guint64 map = 0;
  for (guint i = 0; i < rules->n_islands; i++)
    map = ss_mix64 (map ^ (guint64) (rules->islands[i].x * 128u + rules->islands[i].y + 1u));
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-chart-%08x-%u", (guint32) map, island);
  if (ss_scene_is_defined (scene, name))
    return name;
  g_autoptr (GString) svg = g_string_new (NULL);
  guint left = 100, right = 0, top = 100, bottom = 0;
  for (guint i = 0; i < rules->n_islands; i++)
    {
      left = MIN (left, rules->islands[i].x);
      right = MAX (right, rules->islands[i].x);
      top = MIN (top, rules->islands[i].y);
      bottom = MAX (bottom, rules->islands[i].y);
    }
  for (guint i = 0; i < rules->n_islands; i++)
    {
      double x = right > left ? (double) (rules->islands[i].x - left) / (right - left) : 0.5;
      double y = bottom > top ? (double) (rules->islands[i].y - top) / (bottom - top) : 0.5;
      add (svg, i == island ? "<ellipse class=\"ink\" cx=\"" : "<ellipse class=\"seat\" cx=\"", -46 + 92 * x);
      add (svg, "\" cy=\"", -40 + 80 * y);
      g_string_append (svg, i == island ? "\" rx=\"10\" ry=\"7.5\"/>" : "\" rx=\"5.5\" ry=\"4\"/>");
    }
  ss_scene_define (scene, name, svg->str, -60, -50, 120, 100);
  return name;
}

/* The bank's shore, with a slow wave. */
const char *
kahuna_define_bank (SsScene *scene, double width, double height, char name[KAHUNA_ID_SIZE])
{
  static const struct
  {
    const char *css_class;
    int down;
  } sheets[] = { { "shallow", -16 }, { "land-lip", -5 }, { "land", 0 } };
  int w = (int) ceil (width), h = (int) ceil (height);
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-bank-%d-%d", w, h);
  if (ss_scene_is_defined (scene, name))
    return name;
  g_autoptr (GString) svg = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    g_string_append_printf (svg, "<path class=\"%s\" d=\"M0 %dC%d %d %d %d %d %dS%d %d %d %dV%dH0Z\"/>", sheets[i].css_class, 28 + sheets[i].down, w / 6,
                            40 + sheets[i].down, w / 3, 14 + sheets[i].down, w / 2, 22 + sheets[i].down, w * 5 / 6, 36 + sheets[i].down, w,
                            24 + sheets[i].down, h);
  ss_scene_define (scene, name, svg->str, 0, 0, w, h);
  return name;
}

const char *
kahuna_define_frame (SsScene *scene, int width, int height, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-frame-%d-%d", width, height);
  g_autofree char *shape = g_strdup_printf ("x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"12\"", -width / 2, -height / 2, width, height);
  g_autofree char *svg = g_strdup_printf ("<rect class=\"key-line\" %s/><rect class=\"legal\" %s/>", shape, shape);
  ss_scene_define (scene, name, svg, -width / 2 - 6, -height / 2 - 6, width + 12, height + 12);
  return name;
}

/* Where a card may lie. */
const char *
kahuna_define_place (SsScene *scene, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-place");
  ss_scene_define (scene, name, "<rect class=\"seat\" x=\"-41\" y=\"-61\" width=\"82\" height=\"122\" rx=\"8\"/>", -44, -64, 88, 128);
  return name;
}

const char *
kahuna_define_button (SsScene *scene, int w, int h, char name[KAHUNA_ID_SIZE])
{
  g_snprintf (name, KAHUNA_ID_SIZE, "kahuna-button-%dx%d", w, h);
  g_autofree char *svg = g_strdup_printf ("<rect class=\"space-lip\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"14\"/><rect class=\"paper\" x=\"%d\" y=\"%d\" width=\"%d\" "
                                          "height=\"%d\" rx=\"14\"/><rect class=\"paper-line\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"13\"/>",
                                          -w / 2, 4 - h / 2, w, h, -w / 2, -h / 2, w, h, 1 - w / 2, 1 - h / 2, w - 2, h - 2);
  ss_scene_define (scene, name, svg, -w / 2 - 3, -h / 2 - 3, w + 6, h + 10);
  return name;
}
