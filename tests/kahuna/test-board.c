/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "games/kahuna/kahuna-board.h"
#include "games/ss-games.h"
#include "kahuna-table.h"

/* Choosing on the board, what it shows, the map editor, and why a move is good. */

#define ROOMY "Cards/PerIsland=4\nCards/Hand=8\nCards/HandLimit=12\nCards/Decline=always\n"

/* Seat: a person at the board. */
typedef struct
{
  SsState *view;
  SsMoves legal;
  SsPick pick;
  SsSight sight;
} Seat;

static void
sit (Table *table, Seat *seat)
{
  SsSeat mover = kahuna_to_move (table->rules, (SsState *) table->state);
  *seat = (Seat) { .view = ss_state_view (table->rules, (SsState *) table->state, mover) };
  kahuna_legal_moves (table->rules, seat->view, &seat->legal);
  seat->sight = (SsSight) { .rules = table->rules, .view = seat->view, .viewer = mover, .pick = &seat->pick, .legal = &seat->legal, .last_by = SS_SEAT_NONE,
                            .width = 1200, .height = 900 };
}

static void
stand_up (Seat *seat)
{
  g_free (seat->view);
  ss_moves_clear (&seat->legal);
}

static guint32
spot_named (Seat *seat, const char *name)
{
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_draw (&seat->sight, scene);
  for (guint i = 0; i < scene->spots->len; i++)
    if (g_str_has_prefix (((SsSpot *) scene->spots->pdata[i])->name, name))
      return ((SsSpot *) scene->spots->pdata[i])->spot;
  g_error ("no spot is named %s", name);
}

/* The text of the move that choosing plays; "" if it leads on; else why not. */
static char *
choose (Table *table, Seat *seat, SsInputKind kind, const char *name)
{
  SsInput input = { kind, name ? spot_named (seat, name) : 0, 1 };
  SsPickResult result;
  kahuna_pick (&seat->sight, &seat->pick, &input, &result);
  if (result.move != SS_NO_MOVE)
    return kahuna_move_text (table->rules, seat->view, result.move);
  return result.reason ? result.reason : g_strdup ("");
}

static void
assert_choose (Table *table, Seat *seat, const char *name, const char *expected)
{
  g_autofree char *got = choose (table, seat, SS_INPUT_CHOOSE, name);
  g_assert_cmpstr (got, ==, expected);
}

static gboolean
has_item (Seat *seat, const char *id)
{
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_draw (&seat->sight, scene);
  const SsItem *item = ss_scene_find_item (scene, id);
  return item && item->opacity > 0;
}

static void
test_pick (void)
{
  g_autoptr (Table) table = table_new (ROOMY "Build/Rebuild=true\n", "ALOA BARI COCO COCO DUDA DUDA HUNA LALE ALOA BARI DUDA DUDA KAHU KAHU GOLA GOLA", 1);
  Seat seat;
  sit (table, &seat);
  assert_choose (table, &seat, "ALOA-BARI", ""); /* a line first: it chooses a card and shows the result */
  g_assert_true (has_item (&seat, "ghost-0"));
  g_assert_cmpuint (seat.pick.v[KAHUNA_PICK_A], ==, 1);
  g_autofree char *next = choose (table, &seat, SS_INPUT_NEXT, NULL); /* the other card that would do */
  g_assert_cmpstr (next, ==, "");
  assert_choose (table, &seat, "ALOA-BARI", "BARI:ALOA-BARI");
  g_assert_cmpuint (seat.pick.v[KAHUNA_PICK_A], ==, 0);

  assert_choose (table, &seat, "Card ALOA", "");
  g_assert_true (has_item (&seat, "lit-0"));
  g_assert_true (has_item (&seat, "lit-1"));
  g_assert_false (has_item (&seat, "lit-3"));
  assert_choose (table, &seat, "COCO-FAAA", "The line COCO-FAAA doesn't touch ALOA.");
  assert_choose (table, &seat, "Discards", "/ALOA");
  assert_choose (table, &seat, "Discards", "To throw a card away, first choose one of your hand.");
  assert_choose (table, &seat, "LALE, degree", ""); /* an island chooses its card */
  assert_choose (table, &seat, "HUNA-LALE", "LALE:HUNA-LALE");
  assert_choose (table, &seat, "IFFI, degree", "You don't hold the card IFFI.");
  assert_choose (table, &seat, "Pile", "<");
  assert_choose (table, &seat, "End without drawing", ".");
  assert_choose (table, &seat, "IFFI-JOJO", "You hold neither the card IFFI nor JOJO to build on IFFI-JOJO.");
  stand_up (&seat);

  /* two cards remove; the switch says whether to build there as well; the preview shows what comes off and goes */
  table_play (table, "ALOA:ALOA-DUDA BARI:ALOA-BARI .");
  sit (table, &seat);
  g_assert_true (has_item (&seat, "stone-0"));
  assert_choose (table, &seat, "Card DUDA", "");
  assert_choose (table, &seat, "ALOA-DUDA", "A bridge of the opponent stands on ALOA-DUDA; only two cards can remove it.");
  assert_choose (table, &seat, "Card ALOA", "");
  g_assert_true (has_item (&seat, "lit-1"));
  g_autofree char *hover = choose (table, &seat, SS_INPUT_HOVER, "ALOA-DUDA");
  g_assert_true (has_item (&seat, "loss-1"));
  g_assert_true (has_item (&seat, "ghost-1"));
  g_assert_true (has_item (&seat, "badge-stone-0"));
  SsPick kept = seat.pick;
  assert_choose (table, &seat, "ALOA-DUDA", "ALOA+DUDA:ALOA-DUDA*");
  seat.pick = kept;
  assert_choose (table, &seat, "Remove and rebuild", "");
  assert_choose (table, &seat, "ALOA-DUDA", "ALOA+DUDA:ALOA-DUDA");
  stand_up (&seat);
}

/* Whoever looks on sees no hand but the own, and nothing to choose. */
static void
test_looking_on (void)
{
  g_autoptr (Table) table = table_new (NULL, "ALOA BARI COCO DUDA ELAI FAAA", 1);
  g_autofree SsState *view = ss_state_view (table->rules, (SsState *) table->state, SS_SEAT_SECOND);
  SsSight sight = { .rules = table->rules, .view = view, .viewer = SS_SEAT_SECOND, .last_by = SS_SEAT_NONE };
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_draw (&sight, scene);
  guint cards = 0;
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      g_assert_false (spot->legal);
      cards += g_str_has_prefix (spot->name, "Card ");
    }
  g_assert_cmpuint (cards, ==, 3);
  const SsSpot *huna = ss_scene_find_spot (scene, KAHUNA_SPOT (KAHUNA_SPOT_ISLAND, 7));
  g_assert_cmpstr (huna->name, ==, "HUNA, degree 5, you 0, opponent 0");
}

/* The map editor */

static guint32
editor_spot (const SsVariant *variant, const SsPick *pick, const char *name, const SsSpot **place)
{
  static SsSpot found;
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_map_editor.draw (variant, &kahuna_params[0], "Map", pick, 900, 700, scene);
  for (guint i = 0; i < scene->spots->len; i++)
    if (g_str_has_prefix (((SsSpot *) scene->spots->pdata[i])->name, name))
      {
        found = *(SsSpot *) scene->spots->pdata[i];
        if (place)
          *place = &found;
        return found.spot;
      }
  return 0;
}

static void
edit (SsVariant **variant, SsPick *pick, const char *name, SsProblems *problems)
{
  SsInput input = { SS_INPUT_CHOOSE, editor_spot (*variant, pick, name, NULL), 0 };
  g_assert_cmpuint (input.spot, !=, 0);
  SsVariant *next = kahuna_map_editor.input (*variant, &kahuna_params[0], "Map", pick, &input, problems);
  if (next)
    {
      ss_variant_unref (*variant);
      *variant = next;
    }
}

static gboolean
has_line (const SsVariant *variant, const char *a, const char *b)
{
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  kahuna_map_read (variant, map);
  for (guint l = 0; l < map->n_lines; l++)
    for (guint e = 0; e < 2; e++)
      if (g_str_equal (map->lines[l].ends[e], a) && g_str_equal (map->lines[l].ends[!e], b))
        return TRUE;
  return FALSE;
}

static void
test_editor (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text ("[Variant]\nFormat=1\nGame=kahuna\n", -1, "mine.variant", problems);
  SsPick pick = { { 0 } };
  guint n;
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);

  /* a line is drawn and deleted between a chosen island and another, or deleted by itself */
  edit (&variant, &pick, "ALOA, ", problems);
  edit (&variant, &pick, "LALE, ", problems);
  g_assert_true (has_line (variant, "ALOA", "LALE"));
  g_assert_false (ss_variant_is_given (variant, "Map", "Islands"));
  edit (&variant, &pick, "LALE, ", problems);
  g_assert_false (has_line (variant, "ALOA", "LALE"));
  edit (&variant, &pick, "Line BARI-COCO", problems);
  g_assert_false (has_line (variant, "BARI", "COCO"));
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);

  /* an island is added with its lines, without a name being typed; then all three keys stand in the file */
  edit (&variant, &pick, "Add an island", problems);
  edit (&variant, &pick, "Place 0 across, 0 down", problems);
  ss_variant_get_items (variant, "Map", "Islands", &n);
  g_assert_cmpuint (n, ==, 13);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_true (ss_variant_is_given (variant, "Map", "Bridges") && ss_variant_is_given (variant, "Map", "Places"));
  kahuna_map_read (variant, map);
  g_assert_true (kahuna_map_is_connected (map));
  g_assert_cmpint (map->x[12], ==, 0);

  /* it is chosen: it moves, and goes */
  edit (&variant, &pick, "Place 100 across, 0 down", problems);
  kahuna_map_read (variant, map);
  g_assert_cmpint (map->x[12], ==, 100);
  edit (&variant, &pick, "Remove the chosen island", problems);
  ss_variant_get_items (variant, "Map", "Islands", &n);
  g_assert_cmpuint (n, ==, 12);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);

  /* dragged to where another place lies */
  const SsSpot *from = NULL;
  pick = (SsPick) { { 0 } };
  guint32 spot = editor_spot (variant, &pick, "KAHU, ", &from);
  double x = from->x + from->width / 2, y = from->y + from->height / 2;
  kahuna_map_read (variant, map);
  int before_x = map->x[10], before_y = map->y[10];
  SsVariant *same = kahuna_map_editor.drag (variant, &kahuna_params[0], "Map", &pick, spot, x, y, 900, 700, problems);
  kahuna_map_read (same, map);
  g_assert_cmpint (map->x[10], ==, before_x);
  g_assert_cmpint (map->y[10], ==, before_y);
  SsVariant *moved = kahuna_map_editor.drag (variant, &kahuna_params[0], "Map", &pick, spot, x - 300, y, 900, 700, problems);
  kahuna_map_read (moved, map);
  g_assert_cmpint (map->x[10], <, before_x);
  ss_variant_unref (same);
  ss_variant_unref (moved);

  /* cut off: an error that is said; lines that cross: a remark */
  g_autoptr (SsProblems) found = ss_problems_new ();
  pick = (SsPick) { { 0 } };
  edit (&variant, &pick, "Line HUNA-LALE", found);
  edit (&variant, &pick, "Line IFFI-LALE", found);
  g_assert_cmpuint (ss_problems_count (found), ==, 0);
  edit (&variant, &pick, "Line KAHU-LALE", found);
  g_assert_cmpuint (ss_problems_count (found), ==, 1);
  g_autoptr (SsProblems) crossing = ss_problems_new ();
  edit (&variant, &pick, "ALOA, ", crossing);
  edit (&variant, &pick, "KAHU, ", crossing);
  gboolean remark = FALSE;
  for (guint i = 0; i < crossing->list->len; i++)
    remark |= ((SsProblem *) crossing->list->pdata[i])->warning;
  g_assert_true (remark);
  ss_variant_unref (variant);
}

/* On any sheet: the shipped maps' islands lie apart, letters can be read, and a place dragged to is a place drawn at. */
static void
test_editor_sheets (void)
{
  const double rooms[][2] = { { 0, 0 }, { 870, 550 }, { 350, 560 }, { 1600, 700 } };
  for (guint r = 0; r < G_N_ELEMENTS (rooms); r++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      SsVariant *variant = table_variant (NULL, problems);
      g_autoptr (SsScene) scene = ss_scene_new (1, 1);
      SsPick pick = { { 0 } };
      const double *room = rooms[r];
      kahuna_map_editor.draw (variant, &kahuna_params[0], "Map", &pick, room[0], room[1], scene);
      double unit = room[0] > 0 ? MIN (room[0] / scene->width, room[1] / scene->height) : 1;
      const SsSpot *island[2] = { NULL, NULL };
      for (guint i = 0; i < scene->spots->len; i++)
        for (guint k = 0; k < i; k++)
          {
            const SsSpot *a = scene->spots->pdata[i], *b = scene->spots->pdata[k];
            if (!strstr (a->name, ", degree ") || !strstr (b->name, ", degree "))
              continue;
            island[g_str_has_prefix (a->name, "KAHU")] = a;
            if (fabs (a->x + a->width / 2 - b->x - b->width / 2) < (a->width + b->width) / 2 && fabs (a->y + a->height / 2 - b->y - b->height / 2) < (a->height + b->height) / 2)
              g_error ("%s lies over %s on a sheet for %.0f × %.0f", a->name, b->name, room[0], room[1]);
          }
      for (guint i = 0; i < scene->items->len; i++)
        {
          const SsItem *item = scene->items->pdata[i];
          if (item->kind == SS_ITEM_TEXT)
            g_assert_cmpfloat (ss_text_size (item) * unit, >=, 11);
        }
      g_assert_nonnull (island[1]);
      g_autofree KahunaMap *before = g_new (KahunaMap, 1), *after = g_new (KahunaMap, 1);
      SsVariant *same = kahuna_map_editor.drag (variant, &kahuna_params[0], "Map", &pick, island[1]->spot, island[1]->x + island[1]->width / 2,
                                                island[1]->y + island[1]->height / 2, room[0], room[1], problems);
      kahuna_map_read (variant, before);
      kahuna_map_read (same, after);
      g_assert_cmpint (after->x[10], ==, before->x[10]);
      g_assert_cmpint (after->y[10], ==, before->y[10]);
      ss_variant_unref (same);
      ss_variant_unref (variant);
    }
}

/* Is the spot that begins with @name bracketed by the mark @id? */
static gboolean
is_bracketed (Seat *seat, const char *id, const char *name)
{
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_draw (&seat->sight, scene);
  const SsItem *mark = ss_scene_find_item (scene, id);
  for (guint i = 0; mark && i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      if (g_str_has_prefix (spot->name, name) && fabs (spot->x + spot->width / 2 - mark->x) < 1 && fabs (spot->y + spot->height / 2 - mark->y) < 1)
        return TRUE;
    }
  return FALSE;
}

/* A hint marks what is to be chosen: cards, an open card, the end of the turn. */
static void
test_hint (void)
{
  g_autoptr (Table) table = table_new (ROOMY, "ALOA BARI COCO COCO DUDA DUDA HUNA LALE ALOA BARI DUDA DUDA KAHU KAHU GOLA GOLA IFFI JOJO FAAA", 1);
  Seat seat;
  table_play (table, "COCO:BARI-COCO .");
  sit (table, &seat);
  const struct
  {
    const char *move, *mark, *spot;
  } cases[] = {
    { "DUDA:ALOA-DUDA", "hint-card-0", "Card DUDA" },
    { "/KAHU", "hint-card-0", "Card KAHU" },
    { "<IFFI", "hint", "Open card IFFI" },
    { ".", "hint", "End without drawing" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      seat.sight.hint = SS_NO_MOVE;
      g_assert_false (has_item (&seat, cases[i].mark));
      seat.sight.last = seat.sight.hint = kahuna_parse (table->rules, cases[i].move);
      g_assert_true (is_bracketed (&seat, cases[i].mark, cases[i].spot));
    }
  /* two cards: both */
  seat.sight.last = seat.sight.hint = kahuna_parse (table->rules, "DUDA+DUDA:BARI-COCO");
  g_assert_true (is_bracketed (&seat, "hint-card-0", "Card DUDA"));
  g_assert_true (is_bracketed (&seat, "hint-card-1", "Card DUDA"));
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  kahuna_draw (&seat.sight, scene);
  g_assert_cmpfloat (ss_scene_find_item (scene, "hint-card-0")->x, !=, ss_scene_find_item (scene, "hint-card-1")->x);
  stand_up (&seat);
}

/* Why a move is good, in words that name what it does. */
static void
test_why (void)
{
  g_autoptr (Table) table = table_new (ROOMY, "ALOA DUDA HUNA HUNA COCO COCO COCO COCO BARI LALE IFFI LALE GOLA GOLA GOLA GOLA", 1);
  table_play (table, "ALOA:ALOA-DUDA DUDA:DUDA-HUNA HUNA:ELAI-HUNA . BARI:ALOA-BARI LALE:HUNA-LALE IFFI:HUNA-IFFI LALE:IFFI-LALE .");
  SsMove best[] = { kahuna_parse (table->rules, "HUNA:ALOA-HUNA"), kahuna_parse (table->rules, "<") };
  SsMove second[] = { kahuna_parse (table->rules, "COCO:BARI-COCO") };
  g_autofree SsState *view = ss_state_view (table->rules, (SsState *) table->state, SS_SEAT_FIRST);
  g_autofree char *why = kahuna_say_why (table->rules, view, best, 2, second, 1);
  g_assert_cmpstr (why, ==, "It wins ALOA and HUNA, and the opponent loses LALE. The next best move turns 3 stones fewer.");
  g_autofree char *plan = kahuna_say_why (table->rules, view, second, 1, NULL, 0);
  g_assert_cmpstr (plan, ==, "It goes for BARI: 1 of the 3 bridges of a majority.");
  /* and the evaluation agrees */
  double before = kahuna_evaluate (table->rules, (SsState *) table->state, SS_SEAT_FIRST);
  table_play (table, "HUNA:ALOA-HUNA");
  g_assert_cmpfloat (kahuna_evaluate (table->rules, (SsState *) table->state, SS_SEAT_FIRST), >, before);
  g_assert_cmpfloat (kahuna_evaluate (table->rules, (SsState *) table->state, SS_SEAT_SECOND), ==, -kahuna_evaluate (table->rules, (SsState *) table->state, SS_SEAT_FIRST));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kahuna/board/pick", test_pick);
  g_test_add_func ("/kahuna/board/looking-on", test_looking_on);
  g_test_add_func ("/kahuna/board/editor", test_editor);
  g_test_add_func ("/kahuna/board/editor-sheets", test_editor_sheets);
  g_test_add_func ("/kahuna/board/hint", test_hint);
  g_test_add_func ("/kahuna/board/why", test_why);
  return g_test_run ();
}
