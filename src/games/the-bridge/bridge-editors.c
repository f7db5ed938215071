/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

/* Editors on the drawing: the cells of an own shape, and the set of tiles. */

/* --- cells of a shape: a sheet of water, eight by eight --- */

#define SHEET MAX_CELLS
#define SHEET_MARGIN 24.0

enum
{
  CELLS_OVER,   /* 1 + cell under pointer or focus */
  CELLS_LEFT,   /* 1 + column of the drawing's first column, so that it stays where it is while cells come and go */
  CELLS_BOTTOM, /* 1 + row from below of its last row */
};

/* The rows as they stand in the file, right or wrong: on the way from one shape to the next the drawing may fall apart. NULL-terminated. */
static char **
read_rows (const SsVariant *variant, const char *group)
{
  g_autofree char *typed = ss_variant_get_typed (variant, group, "Cells");
  g_autofree char *text = typed ? g_steal_pointer (&typed) : g_strdup (ss_variant_get_text (variant, group, "Cells"));
  char **rows = g_strsplit (text, ";", MAX_ROWS);

  for (guint y = 0; rows[y]; y++)
    g_strstrip (rows[y]);
  return rows;
}

/* The drawing as a set of cells on the sheet, rows from below. What doesn't fit (of a drawing with problems) is left out. */
static Bits
read_cells (const SsVariant *variant, const char *group, const SsPick *pick)
{
  g_auto (GStrv) rows = read_rows (variant, group);
  guint n = g_strv_length (rows);
  Bits drawn = { { 0 } }, placed = { { 0 } };
  int left = MAX_ROWS, right = -1, top = MAX_ROWS, bottom = -1, x0, y0;

  for (int y = 0; y < (int) n; y++)
    for (int x = 0; rows[y][x]; x++)
      if (rows[y][x] == 'X')
        {
          left = MIN (left, x);
          right = MAX (right, x);
          top = MIN (top, y);
          bottom = MAX (bottom, y);
        }
  if (right < 0)
    return drawn;
  x0 = pick->v[CELLS_LEFT] ? (int) pick->v[CELLS_LEFT] - 1 : MAX (0, (SHEET - (right - left + 1)) / 2);
  y0 = pick->v[CELLS_BOTTOM] ? (int) pick->v[CELLS_BOTTOM] - 1 : MAX (0, (SHEET - (bottom - top + 1)) / 2);
  for (int y = top; y <= bottom; y++)
    for (int x = left; x <= right && x < (int) strlen (rows[y]); x++)
      if (rows[y][x] == 'X' && x - left + x0 < SHEET && bottom - y + y0 < SHEET)
        bits_add (&placed, SQUARE (x - left + x0, bottom - y + y0));
  return placed;
}

/* The cells as the value of the key, rows from the top; where they lie goes into @pick. */
static char *
write_cells (Bits cells, SsPick *pick)
{
  int left = SHEET, right = -1, bottom = SHEET, top = -1;
  GString *text = g_string_new (NULL);

  for (Bits rest = cells; bits_any (&rest);)
    {
      Square cell = bits_pop (&rest);
      left = MIN (left, SQUARE_X (cell));
      right = MAX (right, SQUARE_X (cell));
      bottom = MIN (bottom, SQUARE_Y (cell));
      top = MAX (top, SQUARE_Y (cell));
    }
  pick->v[CELLS_LEFT] = right < 0 ? 0 : left + 1;
  pick->v[CELLS_BOTTOM] = right < 0 ? 0 : bottom + 1;
  if (right < 0)
    g_string_append_c (text, '.');
  for (int y = top; y >= bottom; y--)
    {
      for (int x = left; x <= right; x++)
        g_string_append_c (text, bits_has (&cells, SQUARE (x, y)) ? 'X' : '.');
      if (y > bottom)
        g_string_append_c (text, ';');
    }
  return g_string_free_and_steal (text);
}

/* A tile of First's, whatever its cells: joined or not, few or many. */
static void
draw_cells (Bits cells, SsScene *scene)
{
  while (bits_any (&cells))
    {
      /* each part that hangs together is a tile */
      Bits part = bits_fill (bits_one (bits_first (&cells)), cells), rest = part;
      Shape shape = { 0 };
      int left = SHEET, right = -1, bottom = SHEET, top = -1;

      cells = bits_without (cells, part);
      for (Bits all = part; bits_any (&all);)
        {
          Square cell = bits_pop (&all);
          left = MIN (left, SQUARE_X (cell));
          right = MAX (right, SQUARE_X (cell));
          bottom = MIN (bottom, SQUARE_Y (cell));
          top = MAX (top, SQUARE_Y (cell));
        }
      if (bits_count (&part) > MAX_CELLS)
        {
          /* too large for a tile: cell by cell, as it is wrong anyway */
          while (bits_any (&rest))
            {
              Square cell = bits_pop (&rest);
              g_autofree char *id = g_strdup_printf ("cell-%u", cell);
              ss_scene_place (scene, id, SS_LAYER_TILES, "tile-first", SHEET_MARGIN + 64 * SQUARE_X (cell) + 32, SHEET_MARGIN + 64 * (SHEET - 1 - SQUARE_Y (cell)) + 32);
            }
          continue;
        }
      shape.width = right - left + 1;
      shape.height = top - bottom + 1;
      while (bits_any (&rest))
        {
          Square cell = bits_pop (&rest);
          shape.x[shape.n] = SQUARE_X (cell) - left;
          shape.y[shape.n++] = SQUARE_Y (cell) - bottom;
        }
      char symbol[128];
      g_autofree char *id = g_strdup_printf ("part-%d-%d", left, bottom);
      ss_scene_place (scene, id, SS_LAYER_TILES, bridge_tile_symbol (scene, SS_SEAT_FIRST, &shape, FALSE, TILE_FACE, symbol), SHEET_MARGIN + 64 * left + 32,
                      SHEET_MARGIN + 64 * (SHEET - 1 - top) + 32);
    }
}

static void
cells_draw (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene)
{
  Bits cells = read_cells (variant, group, pick);
  g_autofree char *n = ss_text_number ((int) bits_count (&cells));
  double side = 64.0 * SHEET;

  scene->width = scene->height = side + 2 * SHEET_MARGIN;
  scene->description = ss_text_fill (ngettext ("A shape of {n} cell", "A shape of {n} cells", bits_count (&cells)), "n", n, NULL);
  ss_scene_water (scene, "water", 0, 0, scene->width, scene->height);
  if (!ss_scene_is_defined (scene, "bridge-sheet"))
    {
      g_autoptr (GString) svg = g_string_new ("<path class=\"grid\" d=\"");
      for (int i = 1; i < SHEET; i++)
        g_string_append_printf (svg, "M%d 0V%gM0 %dH%g", 64 * i, side, 64 * i, side);
      g_string_append_printf (svg, "\"/><rect class=\"grid\" width=\"%g\" height=\"%g\" rx=\"8\"/>", side, side);
      ss_scene_define (scene, "bridge-sheet", svg->str, -4, -4, side + 8, side + 8);
    }
  ss_scene_place (scene, "sheet", SS_LAYER_SPACES, "bridge-sheet", SHEET_MARGIN, SHEET_MARGIN);
  draw_cells (cells, scene);
  for (int row = 0; row < SHEET; row++)
    for (int column = 0; column < SHEET; column++)
      {
        Square cell = SQUARE (column, SHEET - 1 - row);
        gboolean filled = bits_has (&cells, cell);
        double x = SHEET_MARGIN + 64 * column + 32, y = SHEET_MARGIN + 64 * row + 32;
        g_autofree char *id = g_strdup_printf ("cell-spot-%d-%d", row, column);
        g_autofree char *row_text = ss_text_number (row + 1), *column_text = ss_text_number (column + 1);
        g_autofree char *name = ss_text_fill (filled ? _ ("row {row}, column {column}: a cell") : _ ("row {row}, column {column}: empty"), "row", row_text, "column",
                                              column_text, NULL);
        SsSpot *spot = ss_scene_spot (scene, SPOT_SQUARE (cell), id, x, y, 64, 64, name);

        spot->legal = TRUE;
        spot->chosen = filled;
        spot->description = g_strdup (filled ? _ ("Takes the cell away") : _ ("Adds a cell"));
        if (pick->v[CELLS_OVER] == spot->spot)
          ss_scene_place (scene, "frame", SS_LAYER_MARKS, "mark-legal-frame", x, y);
      }
}

static SsVariant *
cells_input (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems)
{
  Bits cells = read_cells (variant, group, pick);
  Shape shape;
  Square cell;

  switch (input->kind)
    {
    case SS_INPUT_HOVER:
      pick->v[CELLS_OVER] = input->spot;
      return NULL;
    case SS_INPUT_CANCEL:
      pick->v[CELLS_OVER] = 0;
      return NULL;
    case SS_INPUT_CHOOSE:
      if (input->spot < 1 || input->spot > 256 || SQUARE_X (input->spot - 1) >= SHEET || SQUARE_Y (input->spot - 1) >= SHEET)
        return NULL;
      pick->v[CELLS_OVER] = input->spot;
      cell = input->spot - 1;
      if (bits_has (&cells, cell))
        bits_remove (&cells, cell);
      else
        bits_add (&cells, cell);
      break;
    case SS_INPUT_ROTATE:
    case SS_INPUT_FLIP:
      {
        /* the drawing itself is turned: it matters where tiles can't be turned over */
        g_autofree char *text = write_cells (cells, pick);
        g_auto (GStrv) rows = g_strsplit (text, ";", -1);
        if (bridge_shape_parse ((const char *const *) rows, g_strv_length (rows), &shape) != 0)
          return NULL;
        shape = bridge_shape_turn (&shape, input->kind == SS_INPUT_FLIP ? 0 : input->amount < 0 ? 3 : 1, input->kind == SS_INPUT_FLIP);
        g_autofree char *turned = bridge_shape_rows (&shape);
        pick->v[CELLS_LEFT] = pick->v[CELLS_BOTTOM] = 0;
        return ss_variant_with_value (variant, group, "Cells", turned, problems);
      }
    case SS_INPUT_NEXT:
    default:
      return NULL;
    }
  g_autofree char *value = write_cells (cells, pick);
  return ss_variant_with_value (variant, group, "Cells", value, problems);
}

const SsDrawnEditor bridge_cells_editor = {
  .title = N_ ("Shape Editor"),
  .draw = cells_draw,
  .input = cells_input,
};

/* --- the set of tiles: above what is in it, below all shapes there are --- */

#define SPOT_IN_SET(i) (1u + (i))
#define SPOT_SHAPE(i) (100u + (i))
#define MAX_SHAPES 512
#define TILE_SCALE 0.4
#define SLOT_GAP 18.0

/* Names of all shapes, built-in ones first, then this variant's own. */
static GPtrArray *
list_shapes (const SsVariant *variant)
{
  GPtrArray *names = g_ptr_array_new ();
  guint n;
  const char *const *groups = ss_variant_get_groups (variant, "Shape", &n);
  Shape shape;

  for (guint i = 1; bridge_shape_builtin_name (i); i++)
    g_ptr_array_add (names, (char *) bridge_shape_builtin_name (i));
  for (guint i = 0; i < n && names->len < MAX_SHAPES; i++)
    if (bridge_shape_named (variant, groups[i] + strlen ("Shape "), &shape))
      g_ptr_array_add (names, (char *) groups[i] + strlen ("Shape "));
  return names;
}

/** A row of tiles from x, y on, broken at the right: where the next one goes. */
typedef struct
{
  double x, y, row;
} Flow;

static void
flow_tile (const SsVariant *variant, Flow *flow, const char *tile, guint seat, const char *id, guint32 number, double right, const SsPick *pick, SsScene *scene,
           const char *name, const char *description, gboolean possible)
{
  Shape shape;
  char symbol[128];
  double width, height;
  SsItem *item;
  SsSpot *spot;

  if (!bridge_shape_named (variant, tile, &shape))
    return;
  width = 64 * shape.width * TILE_SCALE;
  height = 64 * shape.height * TILE_SCALE;
  if (flow->x + MAX (width, 44) > right)
    {
      flow->x = SHEET_MARGIN;
      flow->y += flow->row + SLOT_GAP;
      flow->row = 0;
    }
  item = ss_scene_place (scene, id, SS_LAYER_TILES, bridge_tile_symbol (scene, seat, &shape, FALSE, TILE_FACE, symbol), flow->x + 32 * TILE_SCALE,
                         flow->y + 32 * TILE_SCALE);
  item->scale = TILE_SCALE;
  item->opacity = possible ? 1 : 0.45;
  spot = ss_scene_spot (scene, number, id, flow->x + width / 2, flow->y + height / 2, MAX (width + 10, 44), MAX (height + 10, 44), name);
  spot->legal = possible;
  spot->description = g_strdup (description);
  spot->area = number >= SPOT_SHAPE (0) ? 2 : 0;
  if (pick->v[0] == number && possible)
    {
      char outline[128];
      item = ss_scene_place (scene, "frame", SS_LAYER_MARKS, bridge_tile_symbol (scene, seat, &shape, FALSE, TILE_LEGAL, outline), flow->x + 32 * TILE_SCALE,
                             flow->y + 32 * TILE_SCALE);
      item->scale = TILE_SCALE;
    }
  flow->x += MAX (width, 44) + SLOT_GAP;
  flow->row = MAX (flow->row, MAX (height, 44));
}

static void
heading (SsScene *scene, const char *id, const char *text, double *y)
{
  SsItem *item = ss_scene_text (scene, id, SS_TEXT_LABEL, text, SHEET_MARGIN, *y + 12);

  item->align = SS_ALIGN_START;
  *y += 34;
}

static void
tiles_draw (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene)
{
  guint n;
  const char *const *tiles = ss_variant_get_items (variant, "Pieces", "Tiles", &n);
  g_autoptr (GPtrArray) shapes = list_shapes (variant);
  g_autofree char *said = bridge_say_tiles (tiles, n);
  g_autofree char *count = ss_text_number ((int) n), *most = ss_text_number (MAX_TILES);
  g_autofree char *title = ss_text_fill (_ ("In the set: {n} of at most {m}"), "n", count, "m", most, NULL);
  double right = CLAMP (width, 360, 900) - SHEET_MARGIN, y = 20;
  Flow flow;

  heading (scene, "set", title, &y);
  flow = (Flow) { SHEET_MARGIN, y, 44 };
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("tile-%u", i), *tile = bridge_shape_title (tiles[i]);
      g_autofree char *name = ss_text_fill (_ ("{tile}, in the set"), "tile", tile, NULL);
      flow_tile (variant, &flow, tiles[i], SS_SEAT_FIRST, id, SPOT_IN_SET (i), right, pick, scene, name, _ ("Takes it out of the set"), TRUE);
    }
  y = flow.y + flow.row + 34;
  heading (scene, "shapes", _ ("All shapes"), &y);
  flow = (Flow) { SHEET_MARGIN, y, 44 };
  for (guint i = 0; i < shapes->len; i++)
    {
      g_autofree char *id = g_strdup_printf ("shape-%s", (const char *) shapes->pdata[i]), *tile = bridge_shape_title (shapes->pdata[i]);
      flow_tile (variant, &flow, shapes->pdata[i], SS_SEAT_SECOND, id, SPOT_SHAPE (i), right, pick, scene, tile,
                 n < MAX_TILES ? _ ("Adds one to the set") : _ ("The set is full"), n < MAX_TILES);
    }
  scene->width = right + SHEET_MARGIN;
  scene->height = flow.y + flow.row + 28;
  scene->description = g_strdup (n ? said : title);
  ss_scene_water (scene, "water", 0, 0, ceil (scene->width), ceil (scene->height));
}

static SsVariant *
tiles_input (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems)
{
  guint n;
  const char *const *tiles = ss_variant_get_items (variant, "Pieces", "Tiles", &n);
  g_autoptr (GPtrArray) shapes = list_shapes (variant), now = g_ptr_array_new ();
  GString *value;

  if (input->kind == SS_INPUT_HOVER)
    pick->v[0] = input->spot;
  else if (input->kind == SS_INPUT_CANCEL)
    pick->v[0] = 0;
  if (input->kind != SS_INPUT_CHOOSE)
    return NULL;
  pick->v[0] = input->spot;
  for (guint i = 0; i < n; i++)
    if (input->spot != SPOT_IN_SET (i))
      g_ptr_array_add (now, (char *) tiles[i]);
  if (input->spot >= SPOT_SHAPE (0) && input->spot - SPOT_SHAPE (0) < shapes->len && n < MAX_TILES)
    g_ptr_array_add (now, shapes->pdata[input->spot - SPOT_SHAPE (0)]);
  if (now->len == n)
    return NULL;
  value = g_string_new (NULL);
  for (guint i = 0; i < now->len; i++)
    g_string_append_printf (value, i ? ";%s" : "%s", (const char *) now->pdata[i]);
  g_autofree char *text = g_string_free_and_steal (value);
  return ss_variant_with_value (variant, "Pieces", "Tiles", text, problems);
}

const SsDrawnEditor bridge_tiles_editor = {
  .title = N_ ("Tile Set Editor"),
  .draw = tiles_draw,
  .input = tiles_input,
};
