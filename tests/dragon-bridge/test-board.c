/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows, in rooms of any shape: letters that can be read, nothing beside the sheet, the mark of a hint on what it is chosen by. */
#include <math.h>
#include <string.h>

#include "dragon-table.h"
#include "games/dragon-bridge/dragon-board.h"
#include "scene/ss-type.h"

typedef struct
{
  DragonState view;
  SsMoves legal;
  SsSight sight;
} Seat;

static void
sit (Table *table, Seat *seat, double width, double height)
{
  memset (seat, 0, sizeof *seat);
  SsSeat viewer = (SsSeat) table->s->decider;
  dragon_view (table->rules, (SsState *) table->s, viewer, (SsState *) &seat->view);
  dragon_legal_moves (table->rules, (SsState *) &seat->view, &seat->legal);
  seat->sight = (SsSight) { .rules = table->rules, .view = (SsState *) &seat->view, .viewer = viewer, .bottom = viewer, .legal = &seat->legal, .last_by = SS_SEAT_NONE,
                            .width = width, .height = height };
}

static void
stand_up (Seat *seat)
{
  ss_moves_clear (&seat->legal);
}

/* A middle of the game with more in it than at the start: five cards, items, a card under the dragon. */
static Table *
middle (void)
{
  Table *table = table_new (NULL, "run shove bait gale dazzle blink barge trip switch gather siphon burrow", NULL, NULL);
  table->s->under = table_kind (table->r, DRAGON_ACTION, "dazzle");
  for (guint i = 0; i < 3 && table->s->n_item_deck > 0; i++)
    table->s->items[i % 2][table->s->n_items[i % 2]++] = table->s->item_deck[--table->s->n_item_deck];
  return table;
}

/* No letters are smaller than 11 px (captions below that would be left out, and with them what they say), but for names and card texts at 80 %; the sheet
 * fills the room; cards lie apart and inside the sheet. */
static void
test_rooms (void)
{
  const double rooms[][2] = { { 350, 520 }, { 350, 440 }, { 560, 600 }, { 720, 670 }, { 720, 600 }, { 1000, 620 }, { 1500, 900 }, { 2400, 1200 } };
  for (guint t = 0; t < 2; t++)
    for (guint r = 0; r < G_N_ELEMENTS (rooms); r++)
      {
        g_autoptr (Table) table = t ? middle () : table_new (NULL, "run shove bait gale dazzle blink barge trip", NULL, NULL);
        g_autoptr (SsScene) scene = ss_scene_new (1, 1);
        Seat seat;
        sit (table, &seat, rooms[r][0], rooms[r][1]);
        dragon_draw (&seat.sight, scene);
        double unit = MIN (rooms[r][0] / scene->width, rooms[r][1] / scene->height);
        g_test_message ("room %.0f × %.0f: sheet %.0f × %.0f unit %g", rooms[r][0], rooms[r][1], scene->width, scene->height, unit);
        for (guint i = 0; i < scene->items->len; i++)
          {
            const SsItem *item = scene->items->pdata[i];
            if (item->kind == SS_ITEM_TEXT)
              g_assert_cmpfloat (ss_text_size (item) * unit, >=, item->text_class == SS_TEXT_CARD ? 8.8 : 11);
          }
        g_assert_nonnull (ss_scene_find_item (scene, "nest-wings"));
        g_assert_nonnull (ss_scene_find_item (scene, "deck"));
        g_assert_cmpfloat (scene->width * unit, >, rooms[r][0] * 0.97);
        g_assert_cmpfloat (scene->height * unit, >, rooms[r][1] * 0.97);
        for (guint i = 0; i < scene->spots->len; i++)
          {
            const SsSpot *a = scene->spots->pdata[i];
            g_assert_cmpfloat (a->x + a->width, <=, scene->width + 1);
            g_assert_cmpfloat (a->y + a->height, <=, scene->height + 1);
            for (guint k = 0; k < i; k++)
              {
                const SsSpot *b = scene->spots->pdata[k];
                gboolean cards = a->area != DRAGON_AREA_BRIDGE && b->area != DRAGON_AREA_BRIDGE;
                if (cards && a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height)
                  g_error ("%s lies over %s in a room of %.0f × %.0f", a->name, b->name, rooms[r][0], rooms[r][1]);
              }
          }
        stand_up (&seat);
      }
}

/* A hint for each legal move marks one spot, the one that plays it when it is chosen. */
static void
assert_hints (Table *table)
{
  Seat seat;
  sit (table, &seat, 900, 700);
  g_assert_cmpuint (seat.legal.n, >, 0);
  for (guint i = 0; i < seat.legal.n; i++)
    {
      g_autoptr (SsScene) scene = ss_scene_new (1, 1);
      seat.sight.last = seat.sight.hint = seat.legal.moves[i];
      seat.sight.last_by = seat.sight.viewer;
      dragon_draw (&seat.sight, scene);
      const SsItem *mark = ss_scene_find_item (scene, "hint");
      const SsSpot *marked = NULL;
      g_autofree char *text = dragon_move_text (table->rules, (SsState *) &seat.view, seat.legal.moves[i]);
      for (guint k = 0; mark && k < scene->spots->len && !marked; k++)
        {
          const SsSpot *spot = scene->spots->pdata[k];
          if (fabs (spot->x + spot->width / 2 - mark->x) < 1 && fabs (spot->y + spot->height / 2 - mark->y) < 1)
            marked = spot;
        }
      if (!marked)
        g_error ("%s marks nothing", text);
      guint n;
      gboolean plays = FALSE;
      dragon_spot_move (&seat.sight, marked->spot, 0, &n);
      for (guint which = 0; which < n; which++)
        plays |= dragon_spot_move (&seat.sight, marked->spot, which, NULL) == seat.legal.moves[i];
      if (!plays)
        g_error ("%s marks %s, which does not play it", text, marked->name);
      /* where somebody stands is not marked as the last move then */
      g_assert_null (ss_scene_find_item (scene, "last-0"));
      g_assert_null (ss_scene_find_item (scene, "last-1"));
    }
  stand_up (&seat);
}

static void
test_hints (void)
{
  g_autoptr (Table) table = table_new ("[Wizards]\nMode=none\n", "run shove bait gale dazzle blink barge trip switch gather siphon burrow", NULL, NULL);
  assert_hints (table); /* cards of the hand */
  table_play (table, "play run");
  assert_hints (table); /* planks */
  table_play (table, "+2");
  assert_hints (table); /* gem stage: gems, items, its end */
}

/* At random through whole games: whatever is to be decided. */
static void
test_hints_at_random (void)
{
  SsRng rng;
  ss_rng_seed (&rng, 7);
  guint decisions = 0;
  for (guint g = 0; g < 4; g++)
    {
      g_autoptr (Table) table = table_new (g % 2 ? "[Expansion]\nBridgeHacking=true\n" : NULL, NULL, NULL, NULL);
      for (guint move = 0; move < 60 && table->s->result == SS_RESULT_UNFINISHED && table->s->decision != DRAGON_DECIDE_NOTHING; move++)
        {
          g_auto (SsMoves) moves = { 0 };
          decisions |= 1u << table->s->decision;
          if (move % 3 == 0)
            assert_hints (table);
          dragon_legal_moves (table->rules, (SsState *) table->s, &moves);
          g_autofree char *text = dragon_move_text (table->rules, (SsState *) table->s, moves.moves[ss_rng_below (&rng, moves.n)]);
          table_play (table, text);
        }
    }
  g_assert_cmpuint (decisions & (1u << DRAGON_DECIDE_PLAY | 1u << DRAGON_DECIDE_MOVE | 1u << DRAGON_DECIDE_BUMP | 1u << DRAGON_DECIDE_GEM), ==,
                    1u << DRAGON_DECIDE_PLAY | 1u << DRAGON_DECIDE_MOVE | 1u << DRAGON_DECIDE_BUMP | 1u << DRAGON_DECIDE_GEM);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/board/rooms", test_rooms);
  g_test_add_func ("/dragon-bridge/board/hints", test_hints);
  g_test_add_func ("/dragon-bridge/board/hints-at-random", test_hints_at_random);
  return g_test_run ();
}
