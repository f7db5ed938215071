/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a move is good: the best line beside the second, on what the player may see; and previews that stop where nothing can be known. */
#include <string.h>

#include "dragon-table.h"
#include "games/dragon-bridge/dragon-board.h"

#define PLAIN "[Wizards]\nMode=none\n"

static guint
read_line (Table *table, const char *texts, SsMove *line)
{
  g_auto (GStrv) list = g_strsplit (texts, ",", -1);
  guint n = 0;
  for (; list[n]; n++)
    {
      line[n] = dragon_parse (table->rules, g_strstrip (list[n]));
      g_assert_cmpuint (line[n], !=, SS_NO_MOVE);
    }
  return n;
}

/* On the view of who decides; @second nullable. */
static void
assert_why (Table *table, const char *best, const char *second, const char *expected)
{
  SsMove line[16], next[16];
  guint n = read_line (table, best, line), n_next = second ? read_line (table, second, next) : 0;
  DragonState view;
  dragon_view (table->rules, (SsState *) table->s, table->s->decider, (SsState *) &view);
  DragonState before = view;
  g_autofree char *why = dragon_say_why (table->rules, (SsState *) &view, line, n, next, n_next);
  g_assert_cmpstr (why, ==, expected);
  g_assert_cmpmem (&view, sizeof view, &before, sizeof before);
}

static void
test_end (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run shove trip gale run run run run", NULL, NULL);
  table->s->place[0] = 13;
  assert_why (table, "play run", "play shove, -3, done", "It escapes and wins at once. The next best move does not win yet.");
  assert_why (table, "play trip, -2", "play run", "It leads to an escape in this turn.");
  /* the dragon is at the left end: tile 3 is threatened */
  table->s->place[0] = 3;
  assert_why (table, "play run, +3, done", "play shove, -3, done",
              "It gets you off the threatened tiles before the dragon pounces. The next best move lets the dragon pounce on you.");
  assert_why (table, "play shove, -3, done", "play gale, -2, -1, done", "Nothing in sight keeps the dragon from pouncing on you.");
}

static void
test_places (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run shove trip gale run run run run", NULL, NULL);
  table->s->place[0] = 10;
  table->s->place[1] = 10;
  assert_why (table, "play run, +3, done", "play run, +2, done",
              "It ends on an exit tile, from where your next move escapes. The next best move does not end on an exit tile.");
  table->s->place[1] = 7;
  assert_why (table, "play shove, -3, done", "play run, +2, done",
              "It leaves the opponent on a threatened tile, where the dragon pounces if they stay. The next best move does not leave the opponent on a "
              "threatened tile.");
  table->s->place[0] = 12;
  assert_why (table, "play trip, +2, +1, done", NULL, "It ends on an exit tile, from where your next move escapes.");
  assert_why (table, "play shove, -3, gem, +1", NULL, "It ends on an exit tile and leaves the opponent on a threatened tile.");
  table->s->place[1] = 13;
  table->s->place[0] = 7;
  assert_why (table, "play shove, -3, done", "play run, +3, done",
              "It takes the opponent off the exit tiles, from where their next move would escape. The next best move leaves the opponent on an exit tile.");
}

static void
test_tiles (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run shove trip gale run run run run", NULL, NULL);
  table->s->place[0] = 7;
  table->s->place[1] = 10;
  assert_why (table, "play run, +3, done", "play run, +2, done", "It brings you 3 tiles nearer to the exit. The next best move gains 1 tile less.");
  assert_why (table, "play run, +1, done", NULL, "It brings you 1 tile nearer to the exit.");
  assert_why (table, "play shove, -3, done", NULL, "It brings the opponent 3 tiles nearer to the dragon.");
  assert_why (table, "play trip, -2, +1, done", NULL, "It gains 3 tiles: you toward the exit, the opponent toward the dragon.");
  /* a line may end where nothing is decided yet */
  assert_why (table, "play run, +3", "play shove", "It brings you 3 tiles nearer to the exit.");
  assert_why (table, "play run, 0, done", "play run, 0, done", "Nothing in sight gains more now. The next best move comes to much the same.");
  table_play (table, "play run, 0");
  assert_why (table, "done", "gem, +1", "Gems and powers are better kept for later. The next best move leaves you with 1 ready gem fewer.");
}

static void
test_flight (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Dragon]\nFlightWings=1\n", "run shove trip gale run run run run", NULL, NULL);
  table->s->place[0] = 4;
  assert_why (table, "play shove, -3, gem, 0", NULL, "Nothing in sight keeps the dragon from pouncing on you.");
  table->s->place[0] = 5;
  /* the left end becomes the free one */
  assert_why (table, "play run, 0, done", NULL, "It brings the dragon to the other end, which gains 10 tiles on the opponent.");
  table->s->place[0] = 5;
  table->s->place[1] = 13;
  assert_why (table, "play run, +1, done", "play run, +2, done",
              "It brings the dragon to the other end, so that the opponent stands on a threatened tile. The next best move gains 1 tile less.");
}

static void
test_goods (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Action bait]\nEffect=item\n[Action shove]\nEffect=ready 1\n[Action trip]\nEffect=deplete-opponent 2\n",
                                       "bait shove trip gale run run run run", "big-satchel gem-pouch", NULL);
  assert_why (table, "play bait, item gem-pouch, done", "play shove, done", "It gains the item “Gem Pouch”. The next best move gains no item.");
  assert_why (table, "play shove, done", "play trip, done", "It readies 1 gem. The next best move leaves you with 1 ready gem fewer.");
  assert_why (table, "play trip, done", NULL, "It depletes 2 gems of the opponent.");

  /* unseen: whatever it will be */
  g_autoptr (Table) blind = table_new (PLAIN "[Items]\nBlind=true\n[Action bait]\nEffect=item, bump 1\n[Gems]\nFirstReady=3\n",
                                       "bait shove trip gale run run run run", NULL, NULL);
  assert_why (blind, "play bait, -1, done", NULL, "Nothing in sight gains more now.");
  table_play (blind, "play shove, -3");
  assert_why (blind, "item", "done", "It gains an item.");

  g_autoptr (Table) draft = table_new ("[Wizards]\nMode=chosen\n", NULL, NULL, NULL);
  assert_why (draft, "wizard bunny", "wizard abragail", "The powers of this wizard look best.");
}

/* A card that gives an item unseen, under the pointer: the preview must not look at the item. Every spot of every position is looked at. */
static void
test_previews (void)
{
  g_autoptr (Table) table = table_new ("[Items]\nBlind=true\n[Action bait]\nEffect=item, bump 1\n", "bait bait trip gale run run run run", NULL, NULL);
  SsRng rng;
  ss_rng_seed (&rng, 3);
  for (guint i = 0; i < 120 && !table->s->result; i++)
    {
      DragonState view;
      g_auto (SsMoves) legal = { 0 };
      SsSeat seat = table->s->decider;
      dragon_view (table->rules, (SsState *) table->s, seat, (SsState *) &view);
      dragon_legal_moves (table->rules, (SsState *) &view, &legal);
      SsPick pick = { 0 };
      SsSight sight = { .rules = table->rules, .view = (SsState *) &view, .viewer = seat, .pick = &pick, .legal = &legal, .last = SS_NO_MOVE, .last_by = SS_SEAT_NONE,
                        .width = 900, .height = 700 };
      for (guint k = 0; k < legal.n; k++)
        {
          pick.v[0] = dragon_move_spot (table->r, &view, legal.moves[k]);
          SsScene *scene = ss_scene_new (1, 1);
          dragon_draw (&sight, scene);
          ss_scene_free (scene);
          g_autofree char *why = dragon_say_why (table->rules, (SsState *) &view, &legal.moves[k], 1, &legal.moves[(k + 1) % legal.n], legal.n > 1);
          g_assert_true (why && *why && !strchr (why, '{'));
        }
      dragon_play (table->rules, (SsState *) table->s, legal.moves[ss_rng_below (&rng, legal.n)], table->chance, &table->history, NULL);
    }
}

/* On a threatened tile in the own gem stage it is said before it happens what ending the stage does, on a board of any width. */
static void
test_threat_is_said (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "shove run trip gale run run run run", NULL, NULL);
  const double rooms[][2] = { { 360, 620 }, { 1000, 640 } };
  table_play (table, "play shove, -3");
  table->s->place[0] = 3;
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      DragonState view;
      SsPick pick = { 0 };
      g_auto (SsMoves) legal = { 0 };
      g_autoptr (SsScene) scene = ss_scene_new (1, 1);
      gboolean said = FALSE, option = FALSE;
      dragon_view (table->rules, (SsState *) table->s, SS_SEAT_FIRST, (SsState *) &view);
      dragon_legal_moves (table->rules, (SsState *) &view, &legal);
      SsSight sight = { .rules = table->rules, .view = (SsState *) &view, .viewer = SS_SEAT_FIRST, .pick = &pick, .legal = &legal, .last = SS_NO_MOVE,
                        .last_by = SS_SEAT_NONE, .width = rooms[i][0], .height = rooms[i][1] };
      dragon_draw (&sight, scene);
      for (guint k = 0; k < scene->items->len; k++)
        said |= g_strcmp0 (((SsItem *) scene->items->pdata[k])->text, "You are on a threatened tile: whoever ends the gem stage there loses.") == 0;
      for (guint k = 0; k < scene->spots->len; k++)
        option |= g_str_equal (((SsSpot *) scene->spots->pdata[k])->name, "End the gem stage on a threatened tile");
      g_assert_true (said);
      g_assert_true (option);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/why/end", test_end);
  g_test_add_func ("/dragon-bridge/why/places", test_places);
  g_test_add_func ("/dragon-bridge/why/tiles", test_tiles);
  g_test_add_func ("/dragon-bridge/why/flight", test_flight);
  g_test_add_func ("/dragon-bridge/why/goods", test_goods);
  g_test_add_func ("/dragon-bridge/why/previews", test_previews);
  g_test_add_func ("/dragon-bridge/why/threat-is-said", test_threat_is_said);
  return g_test_run ();
}
