/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <math.h>

/* The Bridge: the place itself (art.md, The four places): two shores that enter at the camp corners and carry the supplies, the river between them, the
 * island in it, the grid, the camps. All of it stays the same through a match but for the camps. */

#define SHORE 236.0  /* breadth of a shore beside the board */
#define STRIP 172.0  /* of one above or below it */
#define MARGIN 44.0  /* between board and shore, with the coordinates */
#define NARROW_MARGIN 34.0
#define BARE_MARGIN 10.0
#define QUANTUM 48.0 /* water and shores grow with the room in steps, so that they aren't drawn anew for each pixel */
#define BEYOND 26    /* and lie beyond the scene by what a step may leave free */
#define BROADEST 320.0 /* of the supply on a shore */
#define HIGHEST 300.0

/* fill: @least, or more of it, so that the scene fills the room. */
static double
fill (double least, double wanted)
{
  return wanted > least ? least + floor ((wanted - least) / QUANTUM) * QUANTUM : least;
}

static void
lay_narrow (Layout *l, guint low, double ratio)
{
  double board = 64.0 * l->rules->size, height = board + 2 * STRIP + 12 + NARROW_MARGIN, strip, width;

  l->width = board + 2 * NARROW_MARGIN;
  l->height = height;
  if (ratio > 0)
    {
      l->width = fill (l->width, height * ratio);
      l->height = fill (height, l->width / ratio);
    }
  strip = STRIP + (l->height - height) / 2;
  l->x = (l->width - board) / 2;
  l->y = strip + 12;
  width = board + 2 * NARROW_MARGIN - 40;
  for (guint seat = 0; seat < 2; seat++)
    {
      double most = MIN (strip - 40, HIGHEST);
      l->shore[seat].x = (l->width - width) / 2;
      l->shore[seat].width = width;
      l->shore[seat].height = most;
      l->shore[seat].y = seat == low ? l->height - strip + 26 : strip - 28 - most;
    }
}

static void
lay_wide (Layout *l, guint low, double ratio)
{
  double board = 64.0 * l->rules->size, height = board + 16 + MARGIN, shore;

  l->width = board + 2 * (SHORE + MARGIN);
  l->height = height;
  if (ratio > 0)
    {
      l->width = fill (l->width, height * ratio);
      l->height = fill (height, l->width / ratio);
    }
  l->x = (l->width - board) / 2;
  l->y = 24 + (l->height - height) / 2;
  shore = l->x - MARGIN;
  for (guint seat = 0; seat < 2; seat++)
    {
      double width = MIN (shore - 44, BROADEST), left = (shore - 12 - width) / 2;
      l->shore[seat].width = width;
      l->shore[seat].x = seat == low ? left : l->width - left - width;
      l->shore[seat].height = height * 0.74;
      l->shore[seat].y = l->y - 24 + (seat == low ? 24 : MAX (24.0, height * 0.24));
    }
}

void
bridge_layout (const SsSight *sight, Layout *layout)
{
  const BridgeRules *rules = RULES (sight->rules);
  double board = 64.0 * rules->size, ratio = sight->width > 0 && sight->height > 0 ? sight->width / sight->height : 0;
  guint low = sight->bottom == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;

  *layout = (Layout) { .rules = rules, .turned = low == SS_SEAT_SECOND, .bare = sight->thumbnail };
  if (layout->bare)
    {
      layout->x = layout->y = BARE_MARGIN;
      layout->width = layout->height = board + 2 * BARE_MARGIN;
      return;
    }
  /* what makes the squares larger */
  layout->narrow = ratio > 0
                   && MIN (ratio / (board + 2 * NARROW_MARGIN), 1 / (board + 2 * STRIP + 12 + NARROW_MARGIN))
                        > MIN (ratio / (board + 2 * (SHORE + MARGIN)), 1 / (board + 16 + MARGIN));
  if (layout->narrow)
    lay_narrow (layout, low, ratio);
  else
    lay_wide (layout, low, ratio);
}

void
bridge_centre (const Layout *layout, Square square, double *x, double *y)
{
  int size = layout->rules->size, file = SQUARE_X (square), rank = SQUARE_Y (square);

  *x = layout->x + 64 * (layout->turned ? size - 1 - file : file) + 32;
  *y = layout->y + 64 * (layout->turned ? rank : size - 1 - rank) + 32;
}

/* The shore on the left that reaches under the lower left corner; the other is the same turned by half. */
static char *
shore_path (const Layout *l)
{
  double board = 64.0 * l->rules->size, right = l->x - MARGIN + 8, low = l->y + board, h = l->height;

  if (l->narrow)
    {
      /* below, reaching up under the corner */
      double top = low + NARROW_MARGIN - 4, w = l->width;
      return g_strdup_printf ("M-30 %gH%gV%gC%g %g %g %g %g %gS%g %g %g %gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gH-30Z", h + 30, w + 30, top + 6, //
                              w * 0.86, top + 16, w * 0.74, top - 6, MAX (w * 0.62, l->x + 220), top + 2,                                         //
                              MAX (w * 0.42, l->x + 160), top + 12, MAX (w * 0.34, l->x + 130), top + 2,                                                                            //
                              l->x + 110, top - 4, l->x + 96, top - 6, l->x + 74, top - 26,                                                      //
                              low - 30, l->x + 70, low - 62, l->x + 44, low - 80, l->x - 4, low - 78);
    }
  return g_strdup_printf ("M-30-30H%gC%g %g %g %g %g %gS%g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gH-30Z", right - 14,  //
                          right + 12, h * 0.12, right - 26, h * 0.26, right - 6, h * 0.42,                                                          //
                          right + 8, MIN (h * 0.62, low - 160), right - 2, MIN (h * 0.72, low - 130),                                                                                 //
                          right - 10, low - 96, l->x - 6, low - 78, l->x + 30, low - 76,                                                            //
                          l->x + 70, low - 74, l->x + 74, low - 50, l->x + 78, low - 22,                                                            //
                          l->x + 80, low + 4, l->x + 96, low + 22, l->x + 124, h + 20, h + 30);
}

static void
place_shores (const Layout *l, SsScene *scene)
{
  g_autofree char *name = g_strdup_printf ("bridge-shores-%u-%d-%dx%d", l->rules->size, l->narrow, (int) l->width, (int) l->height);

  if (!ss_scene_is_defined (scene, name))
    {
      g_autofree char *path = shore_path (l);
      g_autofree char *svg
        = g_strdup_printf ("<path class=\"shallow\" transform=\"translate(14 -12)\" d=\"%s\"/>"
                           "<path class=\"land-lip\" transform=\"translate(5 1)\" d=\"%s\"/><path class=\"land\" d=\"%s\"/>"
                           "<g transform=\"rotate(180 %g %g)\"><path class=\"shallow\" transform=\"translate(14 4)\" d=\"%s\"/>"
                           "<path class=\"land-lip\" transform=\"translate(4 -6)\" d=\"%s\"/><path class=\"land\" d=\"%s\"/></g>",
                           path, path, path, l->width / 2, (2 * l->y + 64.0 * l->rules->size) / 2, path, path, path);
      ss_scene_define (scene, name, svg, -BEYOND, -BEYOND, l->width + 2 * BEYOND, l->height + 2 * BEYOND);
    }
  ss_scene_place (scene, "shores", SS_LAYER_LAND, name, 0, 0);
}

static void
place_grid (const Layout *l, SsScene *scene)
{
  g_autofree char *name = g_strdup_printf ("bridge-grid-%u", l->rules->size);
  int board = 64 * l->rules->size;

  if (!ss_scene_is_defined (scene, name))
    {
      g_autoptr (GString) svg = g_string_new ("<path class=\"grid\" d=\"");
      for (int i = 1; i < l->rules->size; i++)
        g_string_append_printf (svg, "M%d 0V%dM0 %dH%d", 64 * i, board, 64 * i, board);
      g_string_append_printf (svg, "\"/><rect class=\"grid\" width=\"%d\" height=\"%d\" rx=\"8\"/>", board, board);
      ss_scene_define (scene, name, svg->str, -4, -4, board + 8, board + 8);
    }
  ss_scene_place (scene, "grid", SS_LAYER_SPACES, name, l->x, l->y);
}

static void
place_island (const Layout *l, SsScene *scene)
{
  int n = l->rules->island_size, side = 64 * n, from = (l->rules->size - n) / 2;
  g_autofree char *name = g_strdup_printf ("bridge-island-%d", n);

  if (n == 0)
    return;
  if (!ss_scene_is_defined (scene, name))
    {
      g_autoptr (GString) svg = g_string_new (NULL);
      g_string_append_printf (svg,
                              "<rect class=\"shallow\" x=\"-9\" y=\"-8\" width=\"%d\" height=\"%d\" rx=\"36\"/>"
                              "<rect class=\"land-lip\" y=\"6\" width=\"%d\" height=\"%d\" rx=\"28\"/><rect class=\"land\" width=\"%d\" height=\"%d\" rx=\"28\"/>",
                              side + 18, side + 22, side, side, side, side);
      for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
          g_string_append_printf (svg, "<rect class=\"moss\" opacity=\"0.55\" x=\"%d\" y=\"%d\" width=\"58\" height=\"58\" rx=\"%d\"/>", 64 * x + 3, 64 * y + 3,
                                  n == 1 ? 25 : 14);
      ss_scene_define (scene, name, svg->str, -12, -12, side + 24, side + 28);
    }
  ss_scene_place (scene, "island", SS_LAYER_LAND, name, l->x + 64 * from, l->y + 64 * from);
}

/* The staircase edge of a camp in the lower left corner of the board, from the left side to the bottom; the corner at 0,0. */
static char *
stairs (int depth)
{
  GString *path = g_string_new (NULL);

  g_string_append_printf (path, "M0 %d", -64 * (depth + 1));
  for (int step = 0; step <= depth; step++)
    g_string_append_printf (path, "h64v64");
  return g_string_free_and_steal (path);
}

static void
place_camp (const SsSight *sight, const Layout *l, guint seat, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  guint low = l->turned ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  int depth = l->rules->camp_depth, side = 64 * (depth + 1), board = 64 * l->rules->size;
  gboolean grown = state->grown[seat], lower = seat == low;
  g_autofree char *ground = g_strdup_printf ("bridge-camp-%d-%s-%s", depth, lower ? "low" : "high", grown ? "grown" : "open");
  g_autofree char *edge = g_strdup_printf ("bridge-camp-edge-%d-%s-%s", depth, lower ? "low" : "high", grown ? "grown" : "open");
  g_autofree char *flag = g_strdup_printf ("bridge-flag-%s", seat == SS_SEAT_FIRST ? "first" : "second");
  g_autofree char *id = g_strdup_printf ("camp-%u", seat), *edge_id = g_strdup_printf ("camp-edge-%u", seat), *flag_id = g_strdup_printf ("flag-%u", seat);
  double x = lower ? l->x : l->x + board, y = lower ? l->y + board : l->y;

  if (!ss_scene_is_defined (scene, ground))
    {
      g_autofree char *path = stairs (depth);
      const char *turn = lower ? "" : " transform=\"rotate(180)\"";
      g_autofree char *land = grown ? g_strdup_printf ("<g%s><path class=\"shallow\" transform=\"translate(9 -9)\" d=\"%sH0Z\"/></g><g%s><path class=\"land-lip\" "
                                                       "transform=\"translate(0 %d)\" d=\"%sH0Z\"/><path class=\"land\" d=\"%sH0Z\"/></g>",
                                                       turn, path, turn, lower ? 6 : -6, path, path)
                                    : g_strdup ("");
      g_autofree char *svg = g_strdup_printf ("%s<g%s><rect class=\"moss\" x=\"4\" y=\"-60\" width=\"56\" height=\"56\" rx=\"12\"/></g>", land, turn);
      /* dots while it is only promised, a line once it is land */
      g_autofree char *line = g_strdup_printf ("<g%s><path class=\"%s\"%s d=\"%s\"/></g>", turn, grown ? "land-line" : "muted-line",
                                               grown ? "" : " stroke-dasharray=\"2 8\"", path);

      ss_scene_define (scene, ground, svg, lower ? -12 : -side - 12, lower ? -side - 12 : -12, side + 24, side + 24);
      ss_scene_define (scene, edge, line, lower ? -12 : -side - 12, lower ? -side - 12 : -12, side + 24, side + 24);
    }
  if (!ss_scene_is_defined (scene, flag))
    ss_scene_define (scene, flag,
                     seat == SS_SEAT_FIRST ? "<path class=\"first-line\" d=\"M-14 20V-14\"/><path class=\"first\" d=\"M-14-16C2-18 16-12 16-5S2 7-14 5Z\"/>"
                                           : "<path class=\"second-line\" d=\"M-14 20V-14\"/><path class=\"second\" d=\"M-14-16H17L9-5L17 6H-14Z\"/>",
                     -24, -24, 48, 52);
  ss_scene_place (scene, id, SS_LAYER_LAND, ground, x, y);
  if (l->rules->growth != GROWTH_NEVER || l->rules->shelter_turns > 0)
    ss_scene_place (scene, edge_id, grown ? SS_LAYER_TINTS : SS_LAYER_SPACES, edge, x, y);
  if (state->relief[0] == l->rules->corner[seat] || state->relief[1] == l->rules->corner[seat])
    return; /* the flag would look out from behind the piece */
  bridge_centre (l, l->rules->corner[seat], &x, &y);
  ss_scene_place (scene, flag_id, SS_LAYER_SPACES, flag, x, y);
}

static void
place_coordinates (const SsSight *sight, const Layout *l, SsScene *scene)
{
  int size = l->rules->size;
  double unit = sight->width > 0 ? MIN (sight->width / l->width, sight->height > 0 ? sight->height / l->height : G_MAXDOUBLE) : 1;

  if (15 * unit < 11) /* on screen never under 11 px: coordinates go first */
    return;
  for (int i = 0; i < size; i++)
    {
      char text[4];
      g_autofree char *file_id = g_strdup_printf ("file-%d", i), *rank_id = g_strdup_printf ("rank-%d", i);
      double at = 64 * (l->turned ? size - 1 - i : i) + 32;

      g_snprintf (text, sizeof text, "%c", 'a' + i);
      ss_scene_text (scene, file_id, SS_TEXT_CAPTION, text, l->x + at, l->y + 64 * size + 14);
      g_snprintf (text, sizeof text, "%d", i + 1);
      ss_scene_text (scene, rank_id, SS_TEXT_CAPTION, text, l->x - 15, l->y + 64 * size - at);
    }
}

void
bridge_draw_scenery (const SsSight *sight, const Layout *layout, SsScene *scene)
{
  if (layout->bare)
    ss_scene_water (scene, "water", 0, 0, layout->width, layout->height);
  else
    ss_scene_water (scene, "water", -BEYOND, -BEYOND, layout->width + 2 * BEYOND, layout->height + 2 * BEYOND);
  if (!layout->bare)
    place_shores (layout, scene);
  place_grid (layout, scene);
  place_island (layout, scene);
  for (guint seat = 0; seat < 2; seat++)
    place_camp (sight, layout, seat, scene);
  if (!layout->bare)
    place_coordinates (sight, layout, scene);
}
