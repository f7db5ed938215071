/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

/* Tiles as pictures, composed from the parts in tile-PLAYER.svg (art.md, Tiles): one SVG text, one texture a tile. */

typedef struct
{
  guint width, height;
  gboolean cell[MAX_CELLS + 2][MAX_CELLS + 2]; /* [row from the top + 1][column + 1] on screen */
} Grid;

static void
lay_grid (const Shape *shape, gboolean turned, Grid *grid)
{
  *grid = (Grid) { .width = shape->width, .height = shape->height };
  for (guint i = 0; i < shape->n; i++)
    {
      guint column = turned ? shape->width - 1u - shape->x[i] : shape->x[i];
      guint row = turned ? shape->y[i] : shape->height - 1u - shape->y[i];
      grid->cell[row + 1][column + 1] = TRUE;
    }
}

static void
append_parts (const Grid *grid, const char *player, const char *attributes, int down, GString *svg)
{
  for (guint row = 1; row <= grid->height; row++)
    for (guint column = 1; column <= grid->width; column++)
      {
        int x = (int) (column - 1) * 64, y = (int) (row - 1) * 64 + down;
        gboolean right = grid->cell[row][column + 1], below = grid->cell[row + 1][column];

        if (!grid->cell[row][column])
          continue;
        g_string_append_printf (svg, "<use href=\"#tile-%s-cell\" x=\"%d\" y=\"%d\" %s/>", player, x, y, attributes);
        if (right)
          g_string_append_printf (svg, "<use href=\"#tile-%s-right\" x=\"%d\" y=\"%d\" %s/>", player, x, y, attributes);
        if (below)
          g_string_append_printf (svg, "<use href=\"#tile-%s-down\" x=\"%d\" y=\"%d\" %s/>", player, x, y, attributes);
        if (right && below && grid->cell[row + 1][column + 1])
          g_string_append_printf (svg, "<use href=\"#tile-%s-plug\" x=\"%d\" y=\"%d\" %s/>", player, x, y, attributes);
      }
}

static void
append_seams (const Grid *grid, const char *player, GString *svg)
{
  for (guint row = 1; row <= grid->height; row++)
    for (guint column = 1; column <= grid->width; column++)
      {
        int x = (int) (column - 1) * 64, y = (int) (row - 1) * 64;

        if (!grid->cell[row][column])
          continue;
        if (grid->cell[row][column + 1])
          g_string_append_printf (svg, "<use href=\"#tile-%s-seam-right\" x=\"%d\" y=\"%d\"/>", player, x, y);
        if (grid->cell[row + 1][column])
          g_string_append_printf (svg, "<use href=\"#tile-%s-seam-down\" x=\"%d\" y=\"%d\"/>", player, x, y);
      }
}

static void
append_face (const Grid *grid, const char *player, GString *svg)
{
  g_autofree char *lip = g_strdup_printf ("class=\"%s-lip\"", player);
  g_autofree char *body = g_strdup_printf ("class=\"%s\"", player);
  g_autofree char *pattern = g_strdup_printf ("fill=\"url(#tile-%s-pattern)\"", player);

  append_parts (grid, player, lip, 4, svg);
  append_parts (grid, player, body, 0, svg);
  append_parts (grid, player, pattern, 0, svg);
  append_seams (grid, player, svg);
}

/* The outline: all sides of cells that no other cell of the tile has. */
static void
append_outline (const Grid *grid, TileLook look, GString *svg)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (guint row = 1; row <= grid->height; row++)
    for (guint column = 1; column <= grid->width; column++)
      {
        int x = (int) (column - 1) * 64, y = (int) (row - 1) * 64;

        if (!grid->cell[row][column])
          continue;
        if (!grid->cell[row - 1][column])
          g_string_append_printf (path, "M%d %dh64", x - 32, y - 32);
        if (!grid->cell[row + 1][column])
          g_string_append_printf (path, "M%d %dh64", x - 32, y + 32);
        if (!grid->cell[row][column - 1])
          g_string_append_printf (path, "M%d %dv64", x - 32, y - 32);
        if (!grid->cell[row][column + 1])
          g_string_append_printf (path, "M%d %dv64", x + 32, y - 32);
      }
  g_string_append_printf (svg, "<path class=\"key-line\" d=\"%s\"/>", path->str);
  if (look == TILE_LEGAL)
    g_string_append_printf (svg, "<path class=\"legal\" d=\"%s\"/>", path->str);
  else
    g_string_append_printf (svg, "<path class=\"illegal\" stroke-dasharray=\"9 10\" d=\"%s\"/>", path->str);
}

const char *
bridge_tile_symbol (SsScene *scene, guint seat, const Shape *shape, gboolean turned, TileLook look, char *name)
{
  static const char *const looks[] = { "face", "legal", "illegal", "loss" };
  static const char *const players[] = { "first", "second" };
  char cells[MAX_CELLS * MAX_CELLS + 1];
  g_autoptr (GString) svg = NULL;
  Grid grid;
  guint n = 0;

  lay_grid (shape, turned, &grid);
  for (guint row = 1; row <= grid.height; row++)
    for (guint column = 1; column <= grid.width; column++)
      cells[n++] = grid.cell[row][column] ? '1' : '0';
  cells[n] = '\0';
  g_snprintf (name, 128, "bridge-%s-%s-%u-%s", looks[look], look == TILE_FACE ? players[seat] : "any", grid.width, cells);
  if (ss_scene_is_defined (scene, name))
    return name;
  svg = g_string_new (NULL);
  if (look == TILE_FACE)
    append_face (&grid, players[seat], svg);
  else
    append_outline (&grid, look, svg);
  ss_scene_define (scene, name, svg->str, -38, -38, 64 * grid.width + 12, 64 * grid.height + 12);
  return name;
}

void
bridge_tile_anchor (const Layout *layout, const Shape *shape, int left, int bottom, double *x, double *y)
{
  int size = layout->rules->size;

  /* the top left cell on screen: of a turned board the lowest right one */
  if (layout->turned)
    {
      *x = layout->x + 64 * (size - left - shape->width) + 32;
      *y = layout->y + 64 * bottom + 32;
    }
  else
    {
      *x = layout->x + 64 * left + 32;
      *y = layout->y + 64 * (size - bottom - shape->height) + 32;
    }
}

void
bridge_placement_corner (const BridgeRules *rules, const Placement *placement, int *left, int *bottom)
{
  *left = BRIDGE_MAX_SIZE;
  *bottom = SQUARE_Y (placement->first);
  for (Bits cells = placement->cells; bits_any (&cells);)
    {
      int x = SQUARE_X (bits_pop (&cells));
      *left = MIN (*left, x);
    }
}
