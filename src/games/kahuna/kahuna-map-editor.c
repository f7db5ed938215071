/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* The map editor. A chosen island can be dragged, or moved by choosing a place of the grid; choosing another island draws the line between the two
 * or deletes it; choosing a line deletes it. A new island gets a name and lines to the two nearest, so that the map stays in one piece. */

typedef enum
{
  SPOT_ISLAND = 1,
  SPOT_LINE,
  SPOT_PLACE, /* of the grid */
  SPOT_ADD,
  SPOT_REMOVE,
} EditorSpot;

enum
{
  PICK_ISLAND, /* 1 + the chosen island */
  PICK_ADDING, /* a place for a new island is to be chosen */
  PICK_HOVER,
};

#define COLUMNS 11
#define ROWS 9
#define TOP 116.0
#define BOTTOM 150.0
#define SHRINK 0.72  /* islands are smaller than on the board: maps are drawn closer than they are played on */
#define NEAREST 2 /* islands that a new one is joined with */

/* The sheet: as wide and high as suits the room; a place is a percent of the map on it. */
typedef struct
{
  double width, height;
  double side; /* left and right of the map */
  double unit; /* px a unit, as far as it can be foreseen */
} Sheet;

static Sheet
sheet_for (double width, double height)
{
  Sheet sheet = { .width = 1240, .height = 840, .side = 96, .unit = 1 };
  if (width <= 0 || height <= 0)
    return sheet;
  if (height > width)
    sheet = (Sheet) { .width = 760, .height = 760 * MIN (height / width, 1.9), .side = 70 };
  else
    sheet.height = 1240 * MAX (height / width, 0.5);
  sheet.unit = MIN (width / sheet.width, height / sheet.height);
  return sheet;
}

static double
map_width (const Sheet *sheet)
{
  return sheet->width - 2 * sheet->side;
}

static double
map_height (const Sheet *sheet)
{
  return sheet->height - TOP - BOTTOM;
}

static KahunaPoint
place_point (const Sheet *sheet, double x, double y)
{
  return (KahunaPoint) { sheet->side + map_width (sheet) * x / 100, TOP + map_height (sheet) * y / 100 };
}

static int
percent (double at, double from, double room)
{
  return (int) lround (CLAMP ((at - from) / room, 0, 1) * 100);
}

static guint
degree_of (const KahunaMap *map, guint island)
{
  guint n = 0;
  for (guint l = 0; l < map->n_lines; l++)
    n += map->lines[l].island[0] == (int) island || map->lines[l].island[1] == (int) island;
  return n;
}

static void
lay_shore (const Sheet *sheet, const KahunaMap *map, guint island, KahunaShore *shore)
{
  /* an island whose place is missing waits in the middle */
  gboolean placed = island < map->n_places;
  KahunaPoint p = place_point (sheet, placed ? map->x[island] : 50, placed ? map->y[island] : 50);
  kahuna_shore_init (shore, map->islands[island], degree_of (map, island), p.x, p.y);
  shore->rx *= SHRINK;
  shore->ry *= SHRINK;
}

/* Changing */

static int
find_line (const KahunaMap *map, guint a, guint b)
{
  for (guint l = 0; l < map->n_lines; l++)
    if ((map->lines[l].island[0] == (int) a && map->lines[l].island[1] == (int) b) || (map->lines[l].island[0] == (int) b && map->lines[l].island[1] == (int) a))
      return (int) l;
  return -1;
}

static void
delete_line (KahunaMap *map, guint line)
{
  map->n_lines--;
  memmove (&map->lines[line], &map->lines[line + 1], (map->n_lines - line) * sizeof map->lines[0]);
}

static void
add_line (KahunaMap *map, guint a, guint b)
{
  if (map->n_lines == KAHUNA_MAX_LINES)
    return;
  gboolean turn = strcmp (map->islands[a], map->islands[b]) > 0;
  guint ends[2] = { turn ? b : a, turn ? a : b };
  for (guint e = 0; e < 2; e++)
    {
      g_strlcpy (map->lines[map->n_lines].ends[e], map->islands[ends[e]], KAHUNA_MAX_NAME + 1);
      map->lines[map->n_lines].island[e] = (int) ends[e];
    }
  map->n_lines++;
}

static gboolean
has_name (const KahunaMap *map, const char *name)
{
  for (guint i = 0; i < map->n_islands; i++)
    if (g_str_equal (map->islands[i], name))
      return TRUE;
  return FALSE;
}

/* A name that isn't there: one for each letter, the first letters that are free first. */
static void
new_name (const KahunaMap *map, char name[KAHUNA_MAX_NAME + 1])
{
  static const char *const endings[] = { "ALU", "OKI", "INA", "UMO", "ELA" };
  gboolean used[26] = { FALSE };
  for (guint i = 0; i < map->n_islands; i++)
    used[map->islands[i][0] - 'A'] = TRUE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint e = 0; e < G_N_ELEMENTS (endings); e++)
      for (guint letter = 0; letter < 26; letter++)
        {
          g_snprintf (name, KAHUNA_MAX_NAME + 1, "%c%s", 'A' + letter, endings[(letter + e) % G_N_ELEMENTS (endings)]);
          if ((pass == 1 || !used[letter]) && !has_name (map, name))
            return;
        }
}

/* With lines to the nearest islands. */
static guint
add_island (KahunaMap *map, int x, int y)
{
  guint island = map->n_islands;
  gboolean joined[KAHUNA_MAX_ISLANDS] = { FALSE };
  new_name (map, map->islands[island]);
  map->n_islands++;
  for (guint i = map->n_places; i < island; i++)
    map->x[i] = map->y[i] = 50;
  map->n_places = map->n_islands;
  map->x[island] = x;
  map->y[island] = y;
  for (guint n = 0; n < MIN (NEAREST, island); n++)
    {
      int nearest = -1, best = G_MAXINT;
      for (guint i = 0; i < island; i++)
        {
          int dx = map->x[i] - x, dy = map->y[i] - y;
          if (!joined[i] && dx * dx + dy * dy < best)
            {
              best = dx * dx + dy * dy;
              nearest = (int) i;
            }
        }
      joined[nearest] = TRUE;
      add_line (map, (guint) nearest, island);
    }
  return island;
}

static void
remove_island (KahunaMap *map, guint island)
{
  for (guint l = map->n_lines; l-- > 0;)
    if (map->lines[l].island[0] == (int) island || map->lines[l].island[1] == (int) island)
      delete_line (map, l);
  map->n_islands--;
  memmove (&map->islands[island], &map->islands[island + 1], (map->n_islands - island) * sizeof map->islands[0]);
  if (island < map->n_places)
    {
      map->n_places--;
      memmove (&map->x[island], &map->x[island + 1], (map->n_places - island) * sizeof map->x[0]);
      memmove (&map->y[island], &map->y[island + 1], (map->n_places - island) * sizeof map->y[0]);
    }
}

static char *
write_islands (const KahunaMap *map)
{
  GString *value = g_string_new (NULL);
  for (guint i = 0; i < map->n_islands; i++)
    g_string_append_printf (value, i ? ";%s" : "%s", map->islands[i]);
  return g_string_free (value, FALSE);
}

static char *
write_lines (const KahunaMap *map)
{
  GString *value = g_string_new (NULL);
  for (guint l = 0; l < map->n_lines; l++)
    g_string_append_printf (value, l ? ";%s-%s" : "%s-%s", map->lines[l].ends[0], map->lines[l].ends[1]);
  return g_string_free (value, FALSE);
}

static char *
write_places (const KahunaMap *map)
{
  GString *value = g_string_new (NULL);
  for (guint i = 0; i < map->n_places; i++)
    g_string_append_printf (value, i ? ";%d,%d" : "%d,%d", map->x[i], map->y[i]);
  return g_string_free (value, FALSE);
}

/* @variant with what differs from it in @map. Islands stand in one file with lines and places, so where they change all three are written. */
static SsVariant *
with_map (const SsVariant *variant, const KahunaMap *map, SsProblems *problems)
{
  g_autofree KahunaMap *old = g_new (KahunaMap, 1);
  kahuna_map_read (variant, old);
  g_autofree char *islands = write_islands (map), *lines = write_lines (map), *places = write_places (map);
  g_autofree char *old_islands = write_islands (old), *old_lines = write_lines (old), *old_places = write_places (old);
  gboolean all = !g_str_equal (islands, old_islands);
  const struct
  {
    const char *key, *value;
    gboolean changed;
  } keys[] = {
    { "Islands", islands, all },
    { "Bridges", lines, all || !g_str_equal (lines, old_lines) },
    { "Places", places, all || !g_str_equal (places, old_places) },
  };
  guint left = keys[0].changed + keys[1].changed + keys[2].changed;
  SsVariant *now = ss_variant_ref ((SsVariant *) variant);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].changed)
      {
        g_autoptr (SsProblems) between = ss_problems_new ();
        SsVariant *next = ss_variant_with_value (now, "Map", keys[i].key, keys[i].value, --left == 0 ? problems : between);
        ss_variant_unref (now);
        now = next;
      }
  return now;
}

/* Drawing */

static void
draw_button (SsScene *scene, KahunaPoint at, const char *id, guint32 number, const char *title, const char *sign, gboolean possible, gboolean on, const char *description)
{
  g_autofree char *symbol = g_strdup_printf ("kahuna-editor-%s", id);
  g_autofree char *svg = g_strdup_printf ("<circle class=\"paper\" r=\"30\"/><circle class=\"paper-line\" r=\"30\"/><path class=\"ink-line\" d=\"%s\"/>", sign);
  ss_scene_define (scene, symbol, svg, -34, -34, 68, 68);
  ss_scene_place (scene, id, SS_LAYER_SPACES, symbol, at.x, at.y)->opacity = possible ? 1 : 0.45;
  if (on)
    ss_scene_place (scene, "button-on", SS_LAYER_MARKS, "mark-legal-ring", at.x, at.y)->scale = 0.66;
  g_autofree char *caption = g_strdup_printf ("%s-caption", id);
  SsItem *text = ss_scene_text (scene, caption, SS_TEXT_CAPTION, title, at.x + 42, at.y);
  text->align = SS_ALIGN_START;
  text->width = 200;
  text->max_lines = 2;
  SsSpot *spot = ss_scene_spot (scene, number, id, at.x, at.y, 68, 68, title);
  spot->radius = 34;
  spot->area = 1;
  spot->legal = possible;
  spot->description = g_strdup (description);
}

static void
draw_map_line (const Sheet *sheet, const KahunaMap *map, guint line, const SsPick *pick, SsScene *scene)
{
  KahunaShore a, b;
  KahunaPoint middle;
  int length;
  double angle;
  char id[KAHUNA_ID_SIZE], symbol[KAHUNA_ID_SIZE];
  if (map->lines[line].island[0] < 0 || map->lines[line].island[1] < 0 || map->lines[line].island[0] == map->lines[line].island[1])
    return;
  lay_shore (sheet, map, (guint) map->lines[line].island[0], &a);
  lay_shore (sheet, map, (guint) map->lines[line].island[1], &b);
  kahuna_bar (&a, &b, &middle, &length, &angle);
  g_snprintf (id, sizeof id, "route-%u", line);
  ss_scene_place (scene, id, SS_LAYER_SPACES, kahuna_define_route (scene, length, symbol), middle.x, middle.y)->angle = angle;
  g_autofree char *pair = g_strjoin ("-", map->lines[line].ends[0], map->lines[line].ends[1], NULL);
  g_autofree char *name = ss_text_fill (_ ("Line {line}"), "line", pair, NULL);
  guint32 number = KAHUNA_SPOT (SPOT_LINE, line);
  g_snprintf (id, sizeof id, "line-%s", pair);
  SsSpot *spot = ss_scene_spot (scene, number, id, middle.x, middle.y, 48, 48, name);
  spot->radius = 24;
  spot->legal = TRUE;
  spot->description = g_strdup (_ ("Deletes this line"));
  if (pick->v[PICK_HOVER] == number)
    {
      ss_scene_place (scene, "loss", SS_LAYER_MARKS, kahuna_define_outline (scene, KAHUNA_OUTLINE_LOSS, length, symbol), middle.x, middle.y)->angle = angle;
      ss_scene_place (scene, "loss-badge", SS_LAYER_MARKS, "mark-loss", middle.x, middle.y);
    }
}

static void
draw_map_island (const Sheet *sheet, const KahunaMap *map, guint island, const SsPick *pick, SsScene *scene)
{
  KahunaShore shore;
  char id[KAHUNA_ID_SIZE], symbol[KAHUNA_ID_SIZE];
  guint chosen = pick->v[PICK_ISLAND], degree = degree_of (map, island);
  lay_shore (sheet, map, island, &shore);
  kahuna_draw_island (scene, &shore, island);
  if (degree > 0)
    {
      g_snprintf (id, sizeof id, "count-%u", island);
      ss_scene_place (scene, id, SS_LAYER_TEXT, kahuna_define_count (scene, degree, 0, 0, 1.5 * shore.rx, symbol), shore.at.x, shore.at.y + 23);
    }
  g_autofree char *n = ss_text_number ((int) degree);
  g_autofree char *name = ss_text_fill (_ ("{island}, degree {n}"), "island", shore.name, "n", n, NULL);
  g_snprintf (id, sizeof id, "island-%s", shore.name);
  SsSpot *spot = ss_scene_spot (scene, KAHUNA_SPOT (SPOT_ISLAND, island), id, shore.at.x, shore.at.y, 1.3 * shore.rx, 1.3 * shore.ry, name);
  spot->radius = shore.ry / 2;
  spot->legal = TRUE;
  spot->chosen = chosen == island + 1;
  if (spot->chosen)
    ss_scene_place (scene, "chosen", SS_LAYER_MARKS, "mark-legal-frame", shore.at.x, shore.at.y)->scale = 1.5;
  if (chosen == 0 || spot->chosen || chosen > map->n_islands)
    {
      spot->description = g_strdup (spot->chosen ? _ ("Chosen: choose another island for a line, or a place to move it") : _ ("Chooses this island"));
      return;
    }
  const char *format = find_line (map, chosen - 1, island) >= 0 ? _ ("Deletes the line from {island}") : _ ("Draws a line from {island}");
  spot->description = ss_text_fill (format, "island", map->islands[chosen - 1], NULL);
}

/* Places to move an island to, or for a new one: a grid for those who don't drag. */
static void
draw_grid (const Sheet *sheet, const KahunaMap *map, const SsPick *pick, SsScene *scene)
{
  if (!pick->v[PICK_ISLAND] && !pick->v[PICK_ADDING])
    return;
  for (guint row = 0; row < ROWS; row++)
    for (guint column = 0; column < COLUMNS; column++)
      {
        int x = (int) (100 * column / (COLUMNS - 1)), y = (int) (100 * row / (ROWS - 1));
        KahunaPoint p = place_point (sheet, x, y);
        gboolean taken = FALSE;
        for (guint i = 0; i < map->n_islands && !taken; i++)
          {
            KahunaShore shore;
            lay_shore (sheet, map, i, &shore);
            taken = fabs (shore.at.x - p.x) < shore.rx && fabs (shore.at.y - p.y) < shore.ry;
          }
        if (taken)
          continue;
        char id[KAHUNA_ID_SIZE];
        g_autofree char *a = ss_text_number (x), *b = ss_text_number (y);
        g_autofree char *name = ss_text_fill (_ ("Place {x} across, {y} down"), "x", a, "y", b, NULL);
        g_snprintf (id, sizeof id, "place-%u-%u", column, row);
        SsItem *dot = ss_scene_place (scene, id, SS_LAYER_SHALLOW, "mark-legal-dot", p.x, p.y);
        dot->scale = 0.4;
        dot->opacity = 0.5;
        SsSpot *spot = ss_scene_spot (scene, KAHUNA_SPOT (SPOT_PLACE, row * COLUMNS + column), id, p.x, p.y, 46, 46, name);
        spot->radius = 23;
        spot->legal = TRUE;
        spot->description = g_strdup (pick->v[PICK_ADDING] ? _ ("Adds an island here") : _ ("Moves the chosen island here"));
      }
}

static void
draw (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene)
{
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  Sheet sheet = sheet_for (width, height);
  kahuna_map_read (variant, map);
  scene->width = sheet.width;
  scene->height = round (sheet.height);
  ss_scene_water (scene, "water", 0, 0, scene->width, scene->height);

  int cards = (int) map->n_islands * ss_variant_get_int (variant, "Cards", "PerIsland");
  guint rounds;
  ss_variant_get_numbers (variant, "Rounds", "Scores", &rounds);
  g_autofree char *n = ss_text_number ((int) map->n_islands), *m = ss_text_number ((int) map->n_lines), *c = ss_text_number (cards), *r = ss_text_number ((int) rounds);
  g_autofree char *x = ss_text_number ((int) kahuna_map_crossing (map, NULL));
  g_autofree char *caption = ss_text_fill (_ ("Islands {n}, lines {m}, crossings {x}, cards {c}, rounds {r}"), "n", n, "m", m, "x", x, "c", c, "r", r, NULL);
  SsItem *numbers = ss_scene_text (scene, "numbers", SS_TEXT_LABEL, caption, sheet.width / 2, 36);
  numbers->width = sheet.width - 40;
  numbers->max_lines = 2;
  scene->description = g_strdup (caption);

  for (guint l = 0; l < map->n_lines; l++)
    draw_map_line (&sheet, map, l, pick, scene);
  for (guint i = 0; i < map->n_islands; i++)
    draw_map_island (&sheet, map, i, pick, scene);
  draw_grid (&sheet, map, pick, scene);
  double y = sheet.height - 46;
  draw_button (scene, (KahunaPoint) { 60, y }, "add", KAHUNA_SPOT (SPOT_ADD, 0), _ ("Add an island"), "M-10 0H10M0-10V10", map->n_islands < KAHUNA_MAX_ISLANDS,
               pick->v[PICK_ADDING] != 0, _ ("Then choose its place; it gets lines to the two nearest islands"));
  draw_button (scene, (KahunaPoint) { sheet.width / 2 + 20, y }, "remove", KAHUNA_SPOT (SPOT_REMOVE, 0), _ ("Remove the chosen island"), "M-10 0H10",
               pick->v[PICK_ISLAND] && map->n_islands > KAHUNA_MIN_ISLANDS, FALSE, _ ("With all its lines"));
  /* never below 11 px, which are left out */
  for (guint i = 0; i < scene->items->len; i++)
    {
      SsItem *item = scene->items->pdata[i];
      if (item->kind == SS_ITEM_TEXT)
        item->size = MAX (item->text_class == SS_TEXT_CAPTION ? 15 : 18, 11.05 / sheet.unit);
    }
}

/* Inputs */

static gboolean
choose_island (KahunaMap *map, SsPick *pick, guint island)
{
  guint chosen = pick->v[PICK_ISLAND];
  pick->v[PICK_ADDING] = 0;
  if (chosen == 0 || chosen > map->n_islands)
    {
      pick->v[PICK_ISLAND] = island + 1;
      return FALSE;
    }
  if (chosen == island + 1)
    {
      pick->v[PICK_ISLAND] = 0;
      return FALSE;
    }
  int line = find_line (map, chosen - 1, island);
  if (line >= 0)
    delete_line (map, (guint) line);
  else if (map->n_lines < KAHUNA_MAX_LINES)
    add_line (map, chosen - 1, island);
  else
    return FALSE;
  return TRUE;
}

static gboolean
choose_place (KahunaMap *map, SsPick *pick, int x, int y)
{
  if (pick->v[PICK_ADDING] && map->n_islands < KAHUNA_MAX_ISLANDS)
    {
      pick->v[PICK_ISLAND] = add_island (map, x, y) + 1;
      pick->v[PICK_ADDING] = 0;
      return TRUE;
    }
  guint chosen = pick->v[PICK_ISLAND];
  if (chosen == 0 || chosen > map->n_places)
    return FALSE;
  map->x[chosen - 1] = x;
  map->y[chosen - 1] = y;
  return TRUE;
}

static gboolean
choose (KahunaMap *map, SsPick *pick, guint32 spot)
{
  guint n = KAHUNA_SPOT_N (spot), chosen = pick->v[PICK_ISLAND];
  switch ((EditorSpot) (spot >> 16))
    {
    case SPOT_ISLAND:
      return n < map->n_islands && choose_island (map, pick, n);
    case SPOT_LINE:
      if (n >= map->n_lines)
        return FALSE;
      delete_line (map, n);
      return TRUE;
    case SPOT_PLACE:
      return choose_place (map, pick, (int) (100 * (n % COLUMNS) / (COLUMNS - 1)), (int) (100 * (n / COLUMNS) / (ROWS - 1)));
    case SPOT_ADD:
      pick->v[PICK_ADDING] = !pick->v[PICK_ADDING] && map->n_islands < KAHUNA_MAX_ISLANDS;
      pick->v[PICK_ISLAND] = 0;
      return FALSE;
    case SPOT_REMOVE:
      if (chosen == 0 || chosen > map->n_islands || map->n_islands <= KAHUNA_MIN_ISLANDS)
        return FALSE;
      remove_island (map, chosen - 1);
      pick->v[PICK_ISLAND] = 0;
      return TRUE;
    default:
      return FALSE;
    }
}

static SsVariant *
input (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems)
{
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  if (input->kind == SS_INPUT_HOVER)
    pick->v[PICK_HOVER] = input->spot;
  if (input->kind == SS_INPUT_CANCEL)
    *pick = (SsPick) { 0 };
  if (input->kind != SS_INPUT_CHOOSE)
    return NULL;
  kahuna_map_read (variant, map);
  return choose (map, pick, input->spot) ? with_map (variant, map, problems) : NULL;
}

static SsVariant *
drag (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, guint32 spot, double x, double y, double width, double height,
      SsProblems *problems)
{
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  Sheet sheet = sheet_for (width, height);
  guint island = KAHUNA_SPOT_N (spot);
  kahuna_map_read (variant, map);
  if (spot >> 16 != SPOT_ISLAND || island >= map->n_places)
    return NULL;
  map->x[island] = percent (x, sheet.side, map_width (&sheet));
  map->y[island] = percent (y, TOP, map_height (&sheet));
  pick->v[PICK_ISLAND] = island + 1;
  pick->v[PICK_ADDING] = 0;
  return with_map (variant, map, problems);
}

const SsDrawnEditor kahuna_map_editor = {
  .title = N_ ("Map Editor"),
  .draw = draw,
  .input = input,
  .drag = drag,
};
