/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <glib/gstdio.h>

#include "games/ss-games.h"
#include "kahuna-table.h"

/* The harder sentences of the rules page, one by one. */

#define ROOMY "Cards/PerIsland=4\nCards/Hand=8\nCards/HandLimit=12\nCards/Decline=always\n"
/* A triangle: each island has two lines and is held by both. */
#define TRIANGLE_MAP "Map/Islands=AA;BB;CC\nMap/Bridges=AA-BB;AA-CC;BB-CC\nMap/Places=10,10;90,10;50,90\n"
#define TRIANGLE TRIANGLE_MAP "Cards/PerIsland=4\n"

static void
assert_effects (Table *table, const char *expected)
{
  g_autofree char *effects = table_effects (table);
  g_assert_cmpstr (effects, ==, expected);
}

/* Control */

static void
test_cascade (void)
{
  g_autoptr (Table) table = table_new (ROOMY, "ALOA DUDA HUNA HUNA COCO COCO COCO COCO BARI LALE IFFI LALE GOLA GOLA GOLA GOLA", 1);
  const KahunaState *state = table->state;
  table_play (table, "ALOA:ALOA-DUDA DUDA:DUDA-HUNA HUNA:ELAI-HUNA . BARI:ALOA-BARI LALE:HUNA-LALE IFFI:HUNA-IFFI LALE:IFFI-LALE");
  assert_effects (table, "played LALE; built IFFI-LALE; stone-won LALE");
  g_assert_cmpuint (state->stones[SS_SEAT_SECOND], ==, 1);
  table_play (table, ".");

  /* three bridges come off, two islands are won, one is lost by it: each island with what follows from it */
  table_play (table, "HUNA:ALOA-HUNA");
  assert_effects (table, "played HUNA; built ALOA-HUNA; stone-won ALOA; removed ALOA-BARI; stone-won HUNA; removed HUNA-IFFI; removed HUNA-LALE; stone-lost LALE");
  static const struct
  {
    guint actor;
    int from, to;
  } expected[] = {
    { SS_SEAT_FIRST, -1, -1 }, { SS_SEAT_FIRST, -1, -1 }, { SS_SEAT_FIRST, -1, -1 }, { SS_SEAT_FIRST, SS_SEAT_SECOND, 0 },
    { SS_SEAT_FIRST, -1, -1 }, { SS_SEAT_FIRST, SS_SEAT_SECOND, 7 }, { SS_SEAT_FIRST, SS_SEAT_SECOND, 7 }, { SS_SEAT_SECOND, -1, -1 },
  };
  g_assert_cmpuint (table->effects.n, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < table->effects.n; i++)
    {
      const SsEffect *effect = &table->effects.effects[i];
      g_assert_cmpuint (effect->actor, ==, expected[i].actor);
      g_assert_cmpint (effect->from, ==, expected[i].from);
      g_assert_cmpint (effect->to, ==, expected[i].to);
      g_assert_cmpuint (effect->seen_by, ==, SS_SEEN_BY_BOTH);
      g_autofree char *sentence = kahuna_say_effect (table->rules, effect, SS_SEAT_SECOND);
      g_assert_nonnull (sentence);
    }
  g_assert_cmpuint (state->on_board[SS_SEAT_SECOND], ==, 1);
  g_assert_cmpuint (state->stones[SS_SEAT_FIRST], ==, 2);
  g_assert_cmpuint (state->stones[SS_SEAT_SECOND], ==, 0);
}

static void
test_removal_and_rebuild (void)
{
  g_autoptr (Table) table = table_new (ROOMY "Build/Rebuild=true\n", "ALOA ALOA ALOA DUDA COCO COCO COCO COCO ALOA BARI BARI DUDA DUDA HUNA HUNA GOLA", 1);
  table_play (table, "ALOA:ALOA-DUDA ALOA:ALOA-BARI ALOA:ALOA-HUNA .");
  /* three of three: one off and two still hold it */
  g_assert_cmpstr (table_refuse (table, "BARI+BARI:ALOA-BARI*"), ==, "rebuild-held");
  table_play (table, "BARI+BARI:ALOA-BARI");
  assert_effects (table, "played BARI; played BARI; removed ALOA-BARI");
  table_play (table, "DUDA+DUDA:ALOA-DUDA*");
  assert_effects (table, "played DUDA; played DUDA; removed ALOA-DUDA; stone-lost ALOA; built ALOA-DUDA");
  g_assert_cmpuint (table->state->on_board[SS_SEAT_SECOND], ==, 1);
  /* and without the rule */
  g_autoptr (Table) plain = table_new (ROOMY, "ALOA COCO COCO COCO COCO BARI BARI BARI ALOA DUDA DUDA HUNA HUNA GOLA GOLA GOLA", 1);
  table_play (plain, "ALOA:ALOA-DUDA .");
  g_assert_cmpstr (table_refuse (plain, "DUDA+DUDA:ALOA-DUDA*"), ==, "no-rebuild");
  g_assert_true (table_can (plain, "ALOA+DUDA:ALOA-DUDA"));
}

static void
test_restriction (void)
{
  static const struct
  {
    const char *rule, *one_held, *both_held;
  } cases[] = { { "none", "legal", "legal" }, { "not-both", "legal", "held-both" }, { "neither", "held", "held" } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *pairs = g_strdup_printf (ROOMY "Build/Restriction=%s\n", cases[i].rule);
      g_autoptr (Table) table = table_new (pairs, "ALOA ALOA LALE LALE HUNA HUNA COCO COCO HUNA BARI BARI DUDA DUDA ALOA LALE GOLA", 1);
      /* First holds ALOA with BARI and DUDA, and HUNA with DUDA, LALE and IFFI */
      table_play (table, "ALOA:ALOA-BARI ALOA:ALOA-DUDA LALE:HUNA-LALE HUNA:HUNA-IFFI HUNA:DUDA-HUNA .");
      g_assert_cmpstr (table_refuse (table, "HUNA:ELAI-HUNA"), ==, cases[i].one_held);
      g_assert_cmpstr (table_refuse (table, "ALOA:ALOA-HUNA"), ==, cases[i].both_held);
    }
}

static void
test_refusals (void)
{
  g_autoptr (Table) table = table_new ("Supply/Bridges=2\nCards/PerIsland=3\n", "ALOA BARI COCO BARI BARI COCO DUDA ELAI HUNA", 1);
  static const char *const refused[][2] = {
    { "DUDA:ALOA-DUDA", "no-card" },           { "COCO:ALOA-BARI", "not-at-card" },  { "ALOA+ALOA:ALOA-BARI", "one-card" },
    { "ALOA+BARI:ALOA-BARI", "no-bridge" },    { "ALOA+BARI:COCO-FAAA", "cards-not-at-line" }, { "/LALE", "no-card" },
    { "<LALE", "not-open" },                   { "^ALOA-BARI", "no-free-bridge" },   { "BARI:BARI-ALOA", "no-such-move" },
    { "BARI+ALOA:ALOA-BARI", "no-such-move" }, { "ALOA:ALOA-BARI*", "no-such-move" }, { "alo", "no-such-move" },
    { "", "no-such-move" },                    { "<<", "no-such-move" },             { "..", "no-such-move" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    g_assert_cmpstr (table_refuse (table, refused[i][0]), ==, refused[i][1]);
  table_play (table, "ALOA:ALOA-BARI");
  g_assert_cmpstr (table_refuse (table, "BARI:ALOA-BARI"), ==, "own-bridge");
  table_play (table, "COCO:COCO-FAAA");
  g_assert_cmpstr (table_refuse (table, "BARI:BARI-ELAI"), ==, "no-supply");
  g_assert_cmpstr (table_refuse (table, "BARI+BARI:ALOA-BARI"), ==, "one-card");
  table_play (table, "<");
  g_assert_cmpstr (table_refuse (table, "BARI:ALOA-BARI"), ==, "enemy-bridge");
  g_assert_true (table_can (table, "BARI+BARI:ALOA-BARI"));
  table_play (table, ".");
  g_assert_cmpstr (table_refuse (table, "ALOA+BARI:ALOA-BARI"), ==, "not-enemy");
  g_assert_cmpstr (table_refuse (table, "."), ==, "after-decline");
}

/* Drawing */

static void
test_open_cards (void)
{
  g_autoptr (Table) table = table_new ("Cards/Hand=0\n", "LALE KAHU LALE JOJO IFFI", 1);
  const KahunaState *state = table->state;
  const guint8 after_one[] = { 9, 10, 11 }; /* JOJO KAHU LALE: the leftmost LALE was taken and its place filled at once */
  table_play (table, "<LALE");
  assert_effects (table, "took LALE; opened JOJO");
  g_assert_cmpmem (state->open, 3, after_one, 3);
  table_play (table, "<");
  assert_effects (table, "drew; drew-card IFFI");
  g_assert_cmpuint (table->effects.effects[1].seen_by, ==, SS_SEEN_BY (SS_SEAT_SECOND));
  g_autofree char *hidden = kahuna_say_effect (table->rules, &table->effects.effects[1], SS_SEAT_FIRST);
  g_assert_null (hidden);

  /* with fewer cards than Open all are opened, and there is no pile */
  g_autoptr (Table) few = table_new (TRIANGLE_MAP "Cards/PerIsland=1\nCards/HandLimit=1\nCards/Hand=0\nCards/Open=6\nCards/Decline=never\n", "CC BB AA", 1);
  g_assert_cmpuint (few->state->n_pile, ==, 0);
  g_assert_cmpstr (table_refuse (few, "<"), ==, "no-pile");
  g_assert_cmpstr (table_refuse (few, "."), ==, "must-draw");
  table_play (few, "<BB <CC");
  g_assert_cmpstr (table_refuse (few, "<AA"), ==, "full-hand");
  table_play (few, "/BB <AA");
  g_assert_cmpuint (few->state->round, ==, 2); /* the last card was taken; one card makes the new pile, and lies open */
  g_assert_cmpuint (few->state->n_discards, ==, 0);
  g_assert_cmpuint (few->state->open[0], ==, 1);
  g_assert_cmpuint (few->state->mover, ==, SS_SEAT_SECOND);
  GPtrArray *entries = ss_chance_get_entries (few->chance);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpstr (entries->pdata[1], ==, "BB");
}

static void
test_awaits (void)
{
  g_autoptr (Table) table = table_new (TRIANGLE_MAP "Cards/PerIsland=1\nCards/HandLimit=1\nCards/Hand=0\nCards/Decline=never\n", "CC BB AA", 1);
  table_play (table, "<BB <CC /BB");
  KahunaState state = *table->state;
  g_auto (SsMoves) moves = { 0 };
  kahuna_play (table->rules, (SsState *) &state, kahuna_parse (table->rules, "<AA"), NULL, &table->history, NULL);
  g_assert_true (kahuna_awaits (table->rules, (SsState *) &state));
  g_assert_cmpint (kahuna_to_move (table->rules, (SsState *) &state), ==, SS_SEAT_NONE);
  kahuna_legal_moves (table->rules, (SsState *) &state, &moves);
  g_assert_cmpuint (moves.n, ==, 0);
  g_assert_cmpuint (ss_perft (table->rules, (SsState *) table->state, &table->history, 1), ==, 1);
  g_assert_cmpuint (ss_perft (table->rules, (SsState *) table->state, &table->history, 2), ==, 0); /* it counts at its own length only */
}

/* Rounds and end */

static void
test_fourth_decline (void)
{
  /* in the last round: the final turns, beginning with the opponent of the one who declined last */
  g_autoptr (Table) table = table_new (ROOMY "Rounds/Scores=difference\nRounds/FinalTurns=1\n", "ALOA COCO COCO COCO COCO BARI BARI BARI ALOA DUDA DUDA HUNA HUNA GOLA GOLA GOLA", 1);
  const KahunaState *state = table->state;
  table_play (table, ". . < . ."); /* a drawn card begins the count anew */
  g_assert_cmpuint (state->declines, ==, 2);
  table_play (table, "ALOA:ALOA-BARI /DUDA ."); /* building and throwing away don't */
  g_assert_cmpint (state->phase, ==, KAHUNA_ROUND);
  table_play (table, ".");
  assert_effects (table, "declined; swept; final-turns");
  g_assert_cmpint (state->phase, ==, KAHUNA_FINAL);
  g_assert_cmpuint (state->n_pile, ==, 0);
  g_assert_cmpstr (table_refuse (table, "<"), ==, "no-pile");
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autofree KahunaState *view = (KahunaState *) ss_state_view (table->rules, (SsState *) state, SS_SEAT_FIRST);
  guint hidden = 0, open = 0;
  for (guint i = 0; i < view->n_discards; i++)
    if (KAHUNA_DISCARD_BY (view->discards[i]) == KAHUNA_TABLE)
      {
        hidden += KAHUNA_DISCARD_CARD (view->discards[i]) == KAHUNA_UNKNOWN;
        open += !KAHUNA_DISCARD_DOWN (view->discards[i]);
      }
  g_assert_cmpuint (open, ==, 3);
  g_assert_cmpuint (hidden, ==, 28);
  SsSeat next = (SsSeat) state->mover;
  table_play (table, ".");
  g_assert_cmpuint (state->mover, ==, ss_seat_other (next));
  table_play (table, ".");
  g_assert_cmpint (state->phase, ==, KAHUNA_OVER);

  /* with FinalTurns=0 it is over at once; equal stones: more bridges */
  g_autoptr (Table) short_one = table_new (ROOMY "Rounds/Scores=3\nRounds/FinalTurns=0\n", "ALOA", 1);
  table_play (short_one, "ALOA:ALOA-BARI . . . .");
  g_assert_cmpint (short_one->state->phase, ==, KAHUNA_OVER);
  g_assert_cmpint (short_one->state->result, ==, SS_RESULT_FIRST);
  g_assert_cmpint (short_one->state->reason, ==, KAHUNA_BY_BRIDGES);
  /* only with always: else nothing happens at the fourth */
  g_autoptr (Table) last = table_new ("Cards/Decline=never\n", NULL, 1);
  g_assert_cmpstr (table_refuse (last, "."), ==, "must-draw");
}

static void
test_ties (void)
{
  g_autoptr (Table) equal = table_new (ROOMY "Rounds/Scores=0\nRounds/FinalTurns=0\n", "ALOA", 1);
  table_play (equal, ". . . .");
  g_assert_cmpint (equal->state->result, ==, SS_RESULT_DRAW);
  g_assert_cmpint (equal->state->reason, ==, KAHUNA_BY_NOTHING);
  /* a round that is worth nothing: the stones of the last round */
  g_autoptr (Table) stones = table_new (ROOMY "Rounds/Scores=0\nRounds/FinalTurns=0\n", "COCO COCO COCO COCO BARI BARI BARI BARI ALOA ALOA", 1);
  table_play (stones, ". ALOA:ALOA-DUDA ALOA:ALOA-HUNA . .");
  g_assert_cmpint (stones->state->phase, ==, KAHUNA_ROUND);
  table_play (stones, ".");
  g_assert_cmpint (stones->state->result, ==, SS_RESULT_SECOND);
  g_assert_cmpint (stones->state->reason, ==, KAHUNA_BY_LAST_ROUND);
}

static void
test_elimination (void)
{
  const char *deck = "ALOA ALOA COCO COCO COCO COCO DUDA DUDA BARI BARI ALOA ALOA HUNA HUNA GOLA GOLA";
  g_autoptr (Table) table = table_new (ROOMY "End/EliminationFrom=1\n", deck, 1);
  table_play (table, "ALOA:ALOA-BARI . BARI+BARI:ALOA-BARI"); /* the other had no bridge: it goes on */
  g_assert_cmpint (table->state->phase, ==, KAHUNA_ROUND);
  table_play (table, "GOLA:GOLA-JOJO . ALOA:ALOA-HUNA . HUNA+HUNA:ALOA-HUNA");
  assert_effects (table, "played HUNA; played HUNA; removed ALOA-HUNA; eliminated");
  g_assert_cmpint (table->state->result, ==, SS_RESULT_SECOND);
  g_assert_cmpint (table->state->reason, ==, KAHUNA_BY_ELIMINATION);
  g_assert_cmpuint (table->state->points[0] + table->state->points[1], ==, 0);

  /* looked at when the rebuild is complete: the rebuilt bridge is the one that the other has */
  g_autoptr (Table) rebuilt = table_new (ROOMY "End/EliminationFrom=1\nBuild/Rebuild=true\n", deck, 1);
  table_play (rebuilt, "ALOA:ALOA-BARI . BARI+BARI:ALOA-BARI*");
  g_assert_cmpint (rebuilt->state->reason, ==, KAHUNA_BY_ELIMINATION);
  g_assert_cmpint (rebuilt->state->result, ==, SS_RESULT_SECOND);

  /* not before its round */
  g_autoptr (Table) early = table_new (ROOMY "End/EliminationFrom=2\nBuild/Rebuild=true\n", deck, 1);
  table_play (early, "ALOA:ALOA-BARI . BARI+BARI:ALOA-BARI*");
  g_assert_cmpint (early->state->phase, ==, KAHUNA_ROUND);
}

static void
test_handicap (void)
{
  /* First holds AA by both its lines; Second may place on BB-CC alone, and the second bridge is forgone */
  g_autoptr (Table) table = table_new (TRIANGLE "Build/Restriction=neither\nHandicap/FirstBridges=2\nHandicap/SecondBridges=1\nEnd/EliminationFrom=1\n", NULL, 1);
  g_assert_cmpstr (table_refuse (table, "."), ==, "free-bridges-first");
  table_play (table, "^AA-BB ^AA-CC");
  assert_effects (table, "built AA-CC; stone-won AA");
  g_assert_cmpuint (table->state->mover, ==, SS_SEAT_SECOND);
  g_assert_cmpstr (table_refuse (table, "^AA-BB"), ==, "enemy-bridge");
  table_play (table, "^BB-CC");
  g_assert_cmpint (table->state->phase, ==, KAHUNA_ROUND);
  g_assert_cmpuint (table->state->mover, ==, SS_SEAT_FIRST);

  /* a star: First holds the hub, so that Second can place nothing; and free bridges eliminate nobody */
  const char *star = "Map/Islands=AA;BB;CC;DD\nMap/Bridges=AA-BB;AA-CC;AA-DD\nMap/Places=50,50;10,10;90,10;50,90\nCards/PerIsland=4\n";
  g_autofree char *pairs = g_strconcat (star, "Build/Restriction=neither\nHandicap/FirstBridges=2\nHandicap/SecondBridges=1\n", NULL);
  g_autoptr (Table) forgone = table_new (pairs, NULL, 1);
  table_play (forgone, "^AA-BB ^AA-CC");
  assert_effects (forgone, "built AA-CC; stone-won AA; stone-won CC; forgone");
  g_assert_cmpint (forgone->state->phase, ==, KAHUNA_ROUND);

  g_autofree char *taken = g_strconcat (star, "Handicap/FirstBridges=1\nHandicap/SecondBridges=2\nEnd/EliminationFrom=1\n", NULL);
  g_autoptr (Table) nobody = table_new (taken, NULL, 1);
  table_play (nobody, "^AA-BB ^AA-CC ^AA-DD");
  g_assert_cmpuint (nobody->state->on_board[SS_SEAT_FIRST], ==, 0);
  g_assert_cmpint (nobody->state->phase, ==, KAHUNA_ROUND);
}

static void
test_digest (void)
{
  /* the order in which cards were thrown away bears on nothing, which ones does */
  const char *deck = "ALOA BARI COCO";
  g_autoptr (Table) a = table_new (NULL, deck, 1), b = table_new (NULL, deck, 1), c = table_new (NULL, deck, 1);
  table_play (a, "/ALOA /BARI");
  table_play (b, "/BARI /ALOA");
  table_play (c, "/BARI /COCO");
  g_assert_cmpuint (kahuna_digest (a->rules, (SsState *) a->state), ==, kahuna_digest (b->rules, (SsState *) b->state));
  g_assert_cmpuint (kahuna_digest (a->rules, (SsState *) a->state), !=, kahuna_digest (c->rules, (SsState *) c->state));
}

/* Variants that the page forbids: which key each problem is said at. */
static void
test_check (void)
{
  static const struct
  {
    const char *pairs, *keys;
  } cases[] = {
    { "", "" },
    { "Cards/Hand=6\n", "Cards/Hand" },
    { "Cards/HandLimit=2\n", "Cards/HandLimit" },
    { "Cards/PerIsland=1\nCards/HandLimit=6\n", "Cards/PerIsland" }, /* 12 cards, two hands of 6 */
    { "Cards/PerIsland=1\n", "" },
    { "Cards/Hand=8\nCards/HandLimit=12\n", "Cards/HandLimit" }, /* 24 cards, two hands of 12 */
    { "Supply/Bridges=1\nHandicap/FirstBridges=2\nHandicap/SecondBridges=3\n", "Handicap/FirstBridges Handicap/SecondBridges" },
    { TRIANGLE "Handicap/FirstBridges=2\nHandicap/SecondBridges=2\n", "Handicap/FirstBridges" },
    { TRIANGLE, "" },
    { "Map/Islands=AA;BB;CC\nCards/PerIsland=4\n", "Map/Islands" },
    { "Map/Islands=AA;BB;CC\nMap/Bridges=AA-BB;BB-CC;AA-CC\nCards/PerIsland=4\n", "Map/Islands" },
    { "Map/Islands=AA;BB;CC\nMap/Bridges=BB-AA;CC-BB;CC-AA\nMap/Places=1,1;2,2\nCards/PerIsland=4\n", "Map/Places" },
    { "Map/Islands=AA;BB;CC\nMap/Bridges=AA-BB;BB-CC;AA-DD\nMap/Places=0,0;2,100;3,3\nCards/PerIsland=4\n", "Map/Bridges" },
    { "Map/Islands=AA;BB;CC\nMap/Bridges=AA-BB;BB-CC;BB-BB\nMap/Places=1,1;2,2;3,3\nCards/PerIsland=4\n", "Map/Bridges" },
    { "Map/Islands=AA;BB;CC\nMap/Bridges=AA-BB;BB-CC;BB-AA\nMap/Places=1,1;2,2;3,3\nCards/PerIsland=4\n", "Map/Bridges" },
    { "Map/Islands=AA;BB;CC;DD;EE\nMap/Bridges=AA-BB;BB-CC;DD-EE\nMap/Places=1,1;2,2;3,3;4,4;5,5\nCards/PerIsland=4\n", "Map/Bridges" },
    { "Map/Islands=AA;BB;CC;DD;EE\nMap/Bridges=AA-BB;BB-CC;DD-EE;DD-DD;EE-DD\nMap/Places=1,1;2,2\nCards/PerIsland=1\nCards/Hand=6\n",
      "Map/Bridges Map/Bridges Map/Bridges Map/Places Cards/Hand Cards/PerIsland" },
    { "Map/Bridges=ALOA-BARI;ALOA-DUDA;ALOA-HUNA\n", "Map/Bridges" },
    { "Map/Places=1,1;2,2;3,3\n", "Map/Places" },
    /* single values: combinations are not examined then */
    { "Map/Islands=AA;B;CC\nMap/Bridges=AA-BB;BB-CC;AA-CC\nMap/Places=1,1;2,2;3,3\nCards/Hand=6\n", "Map/Islands" },
    { "Map/Islands=AA;BB;AA\nMap/Bridges=AA-BB;BB-CC;AA-CC\nMap/Places=1,1;2,2;3,3\n", "Map/Islands" },
    { "Map/Islands=AA;BB;Cc\nMap/Bridges=AA-BB;BBCC;AA-CC\nMap/Places=1,1;2,101;3,3\n", "Map/Islands Map/Bridges Map/Places" },
    { "Map/Places=1,1;2,-2;x,3\n", "Map/Places Map/Places" },
    { "Rounds/Scores=1;differences;100\n", "Rounds/Scores Rounds/Scores" },
    { "Rounds/Scores=\n", "Rounds/Scores" },
    { "Rounds/Scores=1;2;3;4;5;6;7;8;9;10\n", "Rounds/Scores" },
    { "Build/Restriction=both\nBuild/Rebuild=yes\nCards/Decline=sometimes\nRounds/FinalTurns=6\nEnd/EliminationFrom=10\nHandicap/FirstBridges=4\n",
      "Build/Restriction Build/Rebuild Cards/Decline Rounds/FinalTurns End/EliminationFrom Handicap/FirstBridges" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      SsVariant *variant = table_variant (cases[i].pairs, problems);
      g_autoptr (GPtrArray) got = g_ptr_array_new_with_free_func (g_free), wanted = g_ptr_array_new_with_free_func (g_free);
      for (guint p = 0; p < problems->list->len; p++)
        {
          const SsProblem *problem = problems->list->pdata[p];
          if (problem->warning)
            continue;
          g_ptr_array_add (got, g_str_equal (problem->group, "Rules") ? g_strdup (problem->key) : g_strconcat (problem->group, "/", problem->key, NULL));
          g_assert_null (strchr (problem->message, '{'));
          g_test_message ("%s", problem->message);
        }
      g_auto (GStrv) keys = g_strsplit (cases[i].keys, " ", -1);
      for (guint k = 0; keys[k] && *keys[k]; k++)
        g_ptr_array_add (wanted, g_strdup (keys[k]));
      g_ptr_array_sort_values (got, (GCompareFunc) strcmp);
      g_ptr_array_sort_values (wanted, (GCompareFunc) strcmp);
      g_ptr_array_add (got, NULL);
      g_ptr_array_add (wanted, NULL);
      g_autofree char *got_text = g_strjoinv (" ", (char **) got->pdata), *wanted_text = g_strjoinv (" ", (char **) wanted->pdata);
      g_test_message ("%s", cases[i].pairs);
      g_assert_cmpstr (got_text, ==, wanted_text);
      if (variant)
        ss_variant_unref (variant);
    }
}

/* Islands must stand in one file with their lines and places, be it a base. */
static void
test_check_base (void)
{
  static const struct
  {
    const char *base, *own;
    guint problems;
  } cases[] = {
    { "[Map]\nIslands=AA;BB;CC\nBridges=AA-BB;BB-CC;AA-CC\nPlaces=1,1;50,50;90,1\n[Cards]\nPerIsland=4\n", "[Map]\nPlaces=2,2;40,40;90,1\n", 0 },
    { "[Map]\nIslands=AA;BB;CC\nBridges=AA-BB;BB-CC;AA-CC\nPlaces=1,1;50,50;90,1\n[Cards]\nPerIsland=4\n", "[Map]\nIslands=AA;BB;CC\nBridges=AA-BB;BB-CC;AA-CC\n", 1 },
    { "[Map]\nIslands=AA;BB;CC\n[Cards]\nPerIsland=4\n", "[Map]\nBridges=AA-BB;BB-CC;AA-CC\nPlaces=2,2;40,40;90,1\n", 1 },
  };
  g_autofree char *folder = g_dir_make_tmp ("kahuna-XXXXXX", NULL);
  g_autofree char *base = g_build_filename (folder, "base.variant", NULL), *own = g_build_filename (folder, "own.variant", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autofree char *base_text = g_strconcat ("[Variant]\nFormat=1\nGame=kahuna\n", cases[i].base, NULL);
      g_autofree char *own_text = g_strconcat ("[Variant]\nFormat=1\nGame=kahuna\nBase=base\n", cases[i].own, NULL);
      g_assert_true (g_file_set_contents (base, base_text, -1, NULL));
      g_assert_true (g_file_set_contents (own, own_text, -1, NULL));
      SsVariant *variant = ss_variant_load (own, problems);
      g_assert_cmpuint (ss_problems_count (problems), ==, cases[i].problems);
      if (variant)
        ss_variant_unref (variant);
    }
  g_unlink (base);
  g_unlink (own);
  g_rmdir (folder);
}

/* A line may be given with its islands in either order; moves are written alphabetically. */
static void
test_order_of_a_line (void)
{
  g_autoptr (Table) table = table_new ("Map/Islands=CC;AA;BB\nMap/Bridges=CC-AA;BB-AA;CC-BB\nMap/Places=10,10;90,10;50,90\nCards/PerIsland=4\nCards/Open=1\n", "AA BB CC AA AA AA BB", 1);
  g_auto (SsMoves) moves = { 0 };
  kahuna_legal_moves (table->rules, (SsState *) table->state, &moves);
  g_auto (GStrv) texts = ss_moves_to_texts (table->rules, (SsState *) table->state, &moves);
  g_autofree char *joined = g_strjoinv (";", texts);
  g_assert_cmpstr (joined, ==, ".;/AA;/BB;/CC;<;<BB;AA:AA-BB;AA:AA-CC;BB:AA-BB;BB:BB-CC;CC:AA-CC;CC:BB-CC");
  const KahunaRules *rules = (const KahunaRules *) table->rules;
  g_assert_cmpstr (rules->names[0], ==, "AA");
  g_assert_cmpuint (rules->islands[0].x, ==, 90);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kahuna/rules/cascade", test_cascade);
  g_test_add_func ("/kahuna/rules/removal-and-rebuild", test_removal_and_rebuild);
  g_test_add_func ("/kahuna/rules/restriction", test_restriction);
  g_test_add_func ("/kahuna/rules/refusals", test_refusals);
  g_test_add_func ("/kahuna/rules/open-cards", test_open_cards);
  g_test_add_func ("/kahuna/rules/awaits", test_awaits);
  g_test_add_func ("/kahuna/rules/fourth-decline", test_fourth_decline);
  g_test_add_func ("/kahuna/rules/ties", test_ties);
  g_test_add_func ("/kahuna/rules/elimination", test_elimination);
  g_test_add_func ("/kahuna/rules/handicap", test_handicap);
  g_test_add_func ("/kahuna/rules/digest", test_digest);
  g_test_add_func ("/kahuna/rules/check", test_check);
  g_test_add_func ("/kahuna/rules/check-base", test_check_base);
  g_test_add_func ("/kahuna/rules/order-of-a-line", test_order_of_a_line);
  return g_test_run ();
}
