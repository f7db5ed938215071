/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"

#include <string.h>

/* The hard rules of the-bridge.md, each in a position made for it. */

#define SMALL "Board/Size=7\nBoard/Island=1\nPieces/RescuePieces=1\nPieces/Tiles=I2;I3;L3;I5;I5\nMoves/ShelterTurns=0\nMoves/Sealing=allowed\n"

static void
assert_has (const SsPosition *position, const char *move, gboolean has)
{
  const char *word = bridge_test_word (position, move);

  if (has != (*word == '\0'))
    g_error ("%s: %s", move, *word ? word : "is legal");
}

static void
assert_over (const SsPosition *position, SsResult result, const char *reason)
{
  SsOutcome outcome;
  ss_the_bridge.outcome (position->rules, position->state, &outcome);
  g_assert_cmpint (outcome.result, ==, result);
  if (result != SS_RESULT_UNFINISHED)
    {
      g_assert_cmpstr (ss_the_bridge.reasons[outcome.reason].word, ==, reason);
      g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_NONE);
    }
}

static void
assert_scores (const SsPosition *position, int first, int second)
{
  int scores[2];
  ss_the_bridge.scores (position->rules, position->state, scores);
  g_assert_cmpint (scores[0], ==, first);
  g_assert_cmpint (scores[1], ==, second);
}

/* Setup: Second begins, then First; who has no square passes, and the monomino is gone with the piece. */
static void
test_setup_order (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Pieces/RescuePieces=2\n", "");

  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_SECOND);
  bridge_test_play (position, "@a4");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  bridge_test_play (position, "@g4 @d7");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  bridge_test_play (position, "@d1");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  assert_has (position, "pass", FALSE);
}

/* A quota that can no longer be met goes on limiting the choice. 5 x 5, distance 4: the corners of the board alone keep it. */
static void
test_quotas (void)
{
  const char *rules = "Board/Size=5\nBoard/Island=1\nPieces/RescuePieces=3\nSetup/MinNear=0\nSetup/MinFar=3\nSetup/MinDistance=4\n";
  g_autoptr (SsPosition) position = bridge_test_position (rules, "");
  g_autofree char *moves = bridge_test_moves (position);
  g_autofree char *later = NULL;

  /* Second's far side: nearer to a1 than to e5; the squares at distance 4 from e5 are ranks 1 and file a; a5 and e1 are near by the tie */
  g_assert_cmpstr (moves, ==, "@a2 @a3 @a4 @b1 @c1 @d1");
  /* after a2, d1 is too near to it, and all other far squares are: nothing keeps the distance, on the near side e1 would */
  bridge_test_play (position, "@a2");
  bridge_test_play (position, "@e2");
  later = bridge_test_moves (position);
  g_assert_cmpstr (later, ==, "pass");
  bridge_test_play (position, "pass");
  g_assert_cmpint (BRIDGE_STATE (position)->setup_left[SS_SEAT_SECOND], ==, 1);
  g_assert_cmpint (BRIDGE_STATE (position)->supply[SS_SEAT_SECOND][0], ==, 0);
}

/* Two quotas and one piece left: no side will do. */
static void
test_quotas_of_both_sides (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Pieces/RescuePieces=2\nSetup/MinNear=1\nSetup/MinFar=1\n", "");
  g_autofree char *moves = NULL;

  BRIDGE_STATE (position)->setup_left[SS_SEAT_SECOND] = 1; /* as after a pass */
  moves = bridge_test_moves (position);
  g_assert_cmpstr (moves, ==, "pass");
}

static void
test_handicap_turns (void)
{
  g_autoptr (SsPosition) position
    = bridge_test_position (SMALL "Handicap/FirstTurns=1\nHandicap/SecondTurns=2\nMoves/ShelterTurns=1\nEnd/TurnLimit=2\n", "@a4 @g4");

  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_SECOND);
  assert_has (position, "pass", TRUE);
  assert_has (position, "+a2b2", FALSE); /* sheltered */
  assert_has (position, "-a4", FALSE);
  bridge_test_play (position, "+d7e7");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_SECOND);
  bridge_test_play (position, "pass");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  bridge_test_play (position, "pass");
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  assert_has (position, "pass", FALSE);
  assert_has (position, "+f6f7", FALSE); /* the first turn of play is sheltered, too */
  bridge_test_play (position, "+b1c1");
  assert_has (position, "+a2a3b3", TRUE); /* the second is not */
  assert_over (position, SS_RESULT_UNFINISHED, NULL);
  bridge_test_play (position, "+f6g6f7");
  assert_over (position, SS_RESULT_DRAW, "turn-limit"); /* handicap turns don't count */
}

/* Camps: permanent, while covered, never. */
static void
test_camps (void)
{
  const char *moves = "@a4 @g4 +b1c1 +a2b2 +d2d3 +f2f3"; /* First's camp: b1 c1 a2 b2 by both colours; a3 is left */
  const char *growth[] = { "permanent", "while-covered", "never" };

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *rules = g_strdup_printf (SMALL "Pieces/Tiles=I2;I2;I3\nBoard/CampGrowth=%s\n", growth[i]);
      g_autoptr (SsPosition) position = bridge_test_position (rules, moves);

      g_assert_false (BRIDGE_STATE (position)->grown[0]);
      bridge_test_play (position, "+a3b3c3");
      g_assert_cmpint (BRIDGE_STATE (position)->grown[0], ==, i != 2);
      bridge_test_play (position, "-a2");
      g_assert_cmpint (BRIDGE_STATE (position)->grown[0], ==, i == 0);
      bridge_test_play (position, "-d2 +a2b2");
      g_assert_cmpint (BRIDGE_STATE (position)->grown[0], ==, i != 2);
    }
}

/* One tile covers the last square of both camps, and both relief pieces stand on each other's: the mover is home first, and the points decide. */
static void
test_growth_brings_both_home (void)
{
  const char *rules = "Board/Size=5\nBoard/Island=0\nBoard/CampDepth=3\nPieces/RescuePieces=1\nSetup/MinDistance=1\nPieces/Tiles=I3;I2\n"
                      "Moves/Sealing=allowed\nMoves/ShelterTurns=0\nEnd/ExtraTurnsPerRescue=0\n";

  for (guint mover = 0; mover < 2; mover++)
    {
      g_autoptr (SsPosition) position = bridge_test_position (rules, "@d5 @b1");

      bridge_test_put (position, SS_SEAT_FIRST, "+c1d1 +a2b2c2 +a3a4");
      bridge_test_put (position, SS_SEAT_SECOND, "+b5c5 +c4d4e4 +e2e3");
      bridge_test_stand (position, SS_SEAT_FIRST, "d4");
      bridge_test_stand (position, SS_SEAT_SECOND, "b2");
      BRIDGE_STATE (position)->mover = mover;
      bridge_test_play (position, "+b3c3d3");
      g_assert_cmpint (BRIDGE_STATE (position)->home[mover], ==, 1);
      g_assert_cmpint (BRIDGE_STATE (position)->home[!mover], ==, 2);
      assert_scores (position, mover == 0 ? 5 : 1, mover == 0 ? 1 : 5);
      assert_over (position, ss_result_win (mover), "points");
    }
}

/* The opponent's tile brings a piece home: its owner is first, and who placed it has extra turns at once. */
static void
test_growth_by_the_other (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Board/CampGrowth=while-covered\n", "@a4 @d1");
  BridgeState *state = BRIDGE_STATE (position);

  bridge_test_put (position, SS_SEAT_FIRST, "+e7f7 +f6g6");
  bridge_test_stand (position, SS_SEAT_FIRST, "f6");
  state->rescued_near[SS_SEAT_SECOND] = 2;
  state->mover = SS_SEAT_SECOND;
  bridge_test_play (position, "+g4g5");
  g_assert_true (state->grown[SS_SEAT_SECOND]);
  g_assert_cmpint (state->home[SS_SEAT_FIRST], ==, 1);
  g_assert_cmpint (ss_the_bridge.to_move (position->rules, position->state), ==, SS_SEAT_SECOND);
  g_assert_cmpint (state->extra_left, ==, 2);
  /* the camp shrinks, but who is home stays so, and bars the square */
  bridge_test_play (position, "-g4");
  g_assert_false (state->grown[SS_SEAT_SECOND]);
  g_assert_cmpint (state->home[SS_SEAT_FIRST], ==, 1);
  assert_scores (position, 5, 6);
  bridge_test_put (position, SS_SEAT_SECOND, "+f4f5");
  bridge_test_stand (position, SS_SEAT_SECOND, "f5");
  assert_has (position, ">f6", FALSE);
  g_assert_cmpstr (bridge_test_word (position, ">f6"), ==, "relief-there");
  bridge_test_play (position, ">f4");
  assert_over (position, SS_RESULT_FIRST, "stranded");
}

/* Repetition: the position before the first turn counts; it is tested with the player to move. */
static void
test_repetition (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL, "@a4 @g4 +b1c1 +e7f7 -b1 -e7 +b1c1 +e7f7 -b1");
  guint64 digest = ss_the_bridge.digest (position->rules, position->state);

  assert_over (position, SS_RESULT_UNFINISHED, NULL);
  bridge_test_play (position, "-e7");
  assert_over (position, SS_RESULT_DRAW, "repetition");
  g_assert_cmpuint (digest, !=, ss_the_bridge.digest (position->rules, position->state));

  g_autoptr (SsPosition) never = bridge_test_position (SMALL "End/Repetition=0\n", "@a4 @g4 +b1c1 +e7f7 -b1 -e7 +b1c1 +e7f7 -b1 -e7 +b1c1 +e7f7");
  assert_over (never, SS_RESULT_UNFINISHED, NULL);
  g_autoptr (SsPosition) twice = bridge_test_position (SMALL "End/Repetition=2\nHandicap/SecondPoints=1\n", "@a4 @g4 +b1c1 +e7f7 -b1 -e7");
  assert_over (twice, SS_RESULT_SECOND, "repetition");
  g_autoptr (SsPosition) drawn = bridge_test_position (SMALL "End/Repetition=2\nHandicap/SecondPoints=1\nEnd/AtLimit=draw\n",
                                                       "@a4 @g4 +b1c1 +e7f7 -b1 -e7");
  assert_over (drawn, SS_RESULT_DRAW, "repetition");
}

/* Repetition comes before the turn limit. */
static void
test_repetition_at_the_limit (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "End/TurnLimit=4\nEnd/Repetition=2\n", "@a4 @g4 +b1c1 +e7f7 -b1 -e7");

  assert_over (position, SS_RESULT_DRAW, "repetition");
}

/* Equal tiles make one move, and which of them lies where makes no difference to the position. */
static void
test_equal_tiles (void)
{
  const char *rules = SMALL "Pieces/Tiles=I2;I2\n";
  g_autoptr (SsPosition) one = bridge_test_position (rules, "@a4 @g4 +b1c1 +e7f7 +d2d3 +f2f3");
  g_autoptr (SsPosition) other = bridge_test_position (rules, "@a4 @g4 +d2d3 +f2f3 +b1c1 +e7f7");

  g_assert_cmpmem (one->state, one->rules->state_size, other->state, other->rules->state_size);
  g_assert_cmpuint (ss_the_bridge.digest (one->rules, one->state), ==, ss_the_bridge.digest (other->rules, other->state));
}

/* First comes home with the next move; Second, who has rescued one piece, stands two turns from home. */
static SsPosition *
before_the_end (const char *changes)
{
  g_autofree char *rules = g_strconcat (SMALL, changes, NULL);
  SsPosition *position = bridge_test_position (rules, "@c7 @g4");

  bridge_test_put (position, SS_SEAT_FIRST, "+g5g6");
  bridge_test_put (position, SS_SEAT_SECOND, "+b1c1 +c2c3");
  bridge_test_stand (position, SS_SEAT_FIRST, "g5");
  bridge_test_stand (position, SS_SEAT_SECOND, "c3");
  BRIDGE_STATE (position)->rescued_near[SS_SEAT_SECOND] = 1;
  return position;
}

/* Extra turns: as many as the other has rescued times the factor; coming home in them counts by points, else it is lost. */
static void
test_extra_turns (void)
{
  g_autoptr (SsPosition) one = before_the_end ("");
  g_autoptr (SsPosition) two = before_the_end ("End/ExtraTurnsPerRescue=2\n");
  g_autoptr (SsPosition) tie = before_the_end ("End/ExtraTurnsPerRescue=2\nScoring/SecondHome=2\n");
  g_autoptr (SsPosition) late = before_the_end ("End/ExtraTurnsPerRescue=2\nEnd/TurnLimit=1\nHandicap/SecondPoints=2\n");
  g_autoptr (SsPosition) none = before_the_end ("End/ExtraTurnsPerRescue=0\n");

  bridge_test_play (one, ">g7 >c1");
  assert_over (one, SS_RESULT_FIRST, "stranded");
  assert_scores (one, 5, 3);

  bridge_test_play (two, ">g7");
  g_assert_cmpint (ss_the_bridge.to_move (two->rules, two->state), ==, SS_SEAT_SECOND);
  bridge_test_play (two, ">c1");
  g_assert_cmpint (ss_the_bridge.to_move (two->rules, two->state), ==, SS_SEAT_SECOND);
  bridge_test_play (two, ">a1");
  assert_scores (two, 5, 4);
  assert_over (two, SS_RESULT_FIRST, "points");

  bridge_test_play (tie, ">g7 >c1 >a1");
  assert_scores (tie, 5, 5);
  assert_over (tie, SS_RESULT_FIRST, "arrival");

  /* coming home with the last turn counts, and extra turns are not cut */
  bridge_test_play (late, ">g7");
  assert_over (late, SS_RESULT_UNFINISHED, NULL);
  bridge_test_play (late, ">c1 >a1");
  assert_scores (late, 5, 6);
  assert_over (late, SS_RESULT_SECOND, "points");

  bridge_test_play (none, ">g7");
  assert_over (none, SS_RESULT_FIRST, "stranded");
}

/* Rescues in extra turns score, but add no more of them. */
static void
test_rescue_in_extra_turns (void)
{
  g_autoptr (SsPosition) position = before_the_end ("");
  BridgeState *state = BRIDGE_STATE (position);

  bridge_test_put (position, SS_SEAT_SECOND, "+c4c5c6");
  bridge_test_play (position, ">g7");
  g_assert_cmpint (state->extra_left, ==, 1);
  bridge_test_play (position, ">c7");
  assert_scores (position, 5, 6);
  assert_over (position, SS_RESULT_FIRST, "stranded");
}

/* The island, once left, and how it is left: by ending off it, also when it was only passed over. */
static void
test_island_reentry (void)
{
  for (guint over = 0; over < 2; over++)
    for (gboolean again = FALSE; again <= TRUE; again++)
      {
        g_autofree char *rules = g_strdup_printf (SMALL "Board/Island=3\nMoves/IslandReentry=%s\n", again ? "true" : "false");
        g_autoptr (SsPosition) position = bridge_test_position (rules, "@a7 @g1");
        BridgeState *state = BRIDGE_STATE (position);

        bridge_test_put (position, SS_SEAT_FIRST, "+a4b4 +f4g4");
        bridge_test_put (position, SS_SEAT_SECOND, "+f6f7");
        bridge_test_stand (position, SS_SEAT_FIRST, "b4");
        if (over)
          bridge_test_play (position, ">f4"); /* passing over it in one slide */
        else
          {
            bridge_test_play (position, ">c4 -f6 >e3 +f6f7");
            g_assert_false (state->left_island[SS_SEAT_FIRST]);
            bridge_test_play (position, ">e4 -f6 >f4");
          }
        g_assert_true (state->left_island[SS_SEAT_FIRST]);
        state->mover = SS_SEAT_FIRST;
        assert_has (position, ">e4", again);
        assert_has (position, ">b4", again);
        if (!again)
          g_assert_cmpstr (bridge_test_word (position, ">e4"), ==, "island-left");
      }
}

/* Walking off the island: one square a turn, any square on it. */
static void
test_no_slide (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Board/Island=3\nMoves/Slide=false\n", "@a7 @g1");

  bridge_test_put (position, SS_SEAT_FIRST, "+a3b3 +a2b2c2");
  bridge_test_stand (position, SS_SEAT_FIRST, "a3");
  assert_has (position, ">b3", TRUE);
  assert_has (position, ">a2", TRUE);
  g_assert_cmpstr (bridge_test_word (position, ">c3"), ==, "one-square");
  bridge_test_stand (position, SS_SEAT_FIRST, "c3");
  assert_has (position, ">e5", TRUE);
  assert_has (position, ">b3", TRUE);
  assert_has (position, ">a3", FALSE);
}

/* CampReentry: the own corner, and the whole camp when grown. */
static void
test_camp_reentry (void)
{
  for (gboolean allowed = FALSE; allowed <= TRUE; allowed++)
    {
      g_autofree char *rules = g_strdup_printf (SMALL "Moves/CampReentry=%s\n", allowed ? "true" : "false");
      g_autoptr (SsPosition) position = bridge_test_position (rules, "@a7 @g1");
      BridgeState *state = BRIDGE_STATE (position);

      bridge_test_put (position, SS_SEAT_FIRST, "+b1c1");
      bridge_test_put (position, SS_SEAT_SECOND, "+b2b3");
      bridge_test_stand (position, SS_SEAT_FIRST, "b1");
      assert_has (position, ">a1", allowed);
      assert_has (position, ">b2", FALSE);
      state->grown[SS_SEAT_FIRST] = TRUE;
      assert_has (position, ">b2", allowed);
      assert_has (position, ">b3", FALSE);
    }
}

/* A relief piece may stand where no tile is (home on a grown camp): no tile goes there. */
static void
test_no_tile_on_a_piece (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL, "@a4 @d1");
  BridgeState *state = BRIDGE_STATE (position);

  state->grown[SS_SEAT_SECOND] = TRUE;
  bridge_test_stand (position, SS_SEAT_FIRST, "f6");
  state->home[SS_SEAT_FIRST] = 1;
  state->phase = PHASE_EXTRA;
  state->extra_left = 3;
  state->mover = SS_SEAT_SECOND;
  g_assert_cmpstr (bridge_test_word (position, "+e6f6"), ==, "piece");
  assert_has (position, "+e6e7", TRUE);
}

/* A way, searched for by the letter: squares one by one. */
static gboolean
has_way (const BridgeRules *rules, const BridgeState *state, guint placer, const Bits *tiles, gboolean grown)
{
  guint enemy = !placer;
  gboolean seen[256] = { FALSE };
  guint8 queue[256];
  guint first = 0, last = 0;
  const Bits *camp = grown ? &rules->camp[placer] : &rules->corner_bit[placer];

  queue[last++] = state->relief[enemy];
  seen[state->relief[enemy]] = TRUE;
  while (first < last)
    {
      Square at = queue[first++];
      if (bits_has (camp, at))
        return TRUE;
      for (guint d = 0; d < 4; d++)
        {
          int x = SQUARE_X (at) + (const int[]) { 1, -1, 0, 0 }[d], y = SQUARE_Y (at) + (const int[]) { 0, 0, 1, -1 }[d];
          Square to;
          if (x < 0 || y < 0 || x >= rules->size || y >= rules->size)
            continue;
          to = SQUARE (x, y);
          if (seen[to])
            continue;
          if (!bits_has (camp, to)
              && (bits_has (tiles, to) || (to == rules->corner[enemy] && !rules->camp_reentry)
                  || (bits_has (&rules->island, to) && !rules->island_reentry && state->left_island[enemy])))
            continue;
          seen[to] = TRUE;
          queue[last++] = to;
        }
    }
  return FALSE;
}

/* In random games of several rules: the tiles that sealing forbids are exactly those that the page forbids. */
static void
test_sealing (void)
{
  static const char *const variants[] = {
    "Moves/ShelterTurns=0\n",
    "Board/Size=5\nBoard/Island=1\nPieces/RescuePieces=1\nMoves/ShelterTurns=0\nPieces/Tiles=L3;I4;L4;S4;T4;P5\n",
    "Board/Size=7\nBoard/Island=3\nMoves/IslandReentry=false\nMoves/ShelterTurns=0\nBoard/CampGrowth=while-covered\nBoard/CampDepth=1\n",
    "Board/Size=6\nBoard/Island=2\nMoves/CampReentry=true\nMoves/ShelterTurns=0\nBoard/CampDepth=3\nPieces/RescuePieces=2\n",
  };
  guint forbidden = 0;
  SsRng rng;

  ss_rng_seed (&rng, 5);
  for (guint v = 0; v < G_N_ELEMENTS (variants); v++)
    for (guint game = 0; game < 6; game++)
      {
        g_autoptr (SsPosition) position = bridge_test_position (variants[v], "");
        const BridgeRules *rules = RULES (position->rules);
        g_auto (SsMoves) moves = { 0 };

        for (;;)
          {
            BridgeState *state = BRIDGE_STATE (position);
            gboolean before;
            guint placer = state->mover;

            moves.n = 0;
            ss_the_bridge.legal_moves (position->rules, position->state, &moves);
            g_assert_cmpuint (moves.n, ==, ss_the_bridge.count_moves (position->rules, position->state));
            if (moves.n == 0)
              break;
            before = has_way (rules, state, placer, &state->tiles[placer], state->grown[placer]);
            if (state->phase == PHASE_PLAY)
              for (guint p = 0; p < rules->n_placements; p++)
                {
                  const Placement *placement = &rules->placements[p];
                  Bits empty = bridge_empty (rules, state), tiles = bits_or (state->tiles[placer], placement->cells);
                  Bits covered = bits_or (tiles, state->tiles[!placer]);
                  gboolean grown = state->grown[placer] || (rules->growth != GROWTH_NEVER && bits_within (&rules->camp_rest[placer], &covered));
                  gboolean legal = state->supply[placer][placement->kind] && bits_within (&placement->cells, &empty);
                  gboolean sealed = legal && before && !has_way (rules, state, placer, &tiles, grown);

                  forbidden += sealed;
                  if (ss_moves_contain (&moves, MOVE (MOVE_TILE, 0, 0, p)) != (legal && !sealed))
                    g_error ("variant %u, game %u, turn %u, placement %u", v, game, state->turn, p);
                }
            ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
          }
      }
  g_assert_cmpuint (forbidden, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/the-bridge/setup-order", test_setup_order);
  g_test_add_func ("/the-bridge/quotas", test_quotas);
  g_test_add_func ("/the-bridge/quotas-of-both-sides", test_quotas_of_both_sides);
  g_test_add_func ("/the-bridge/handicap-turns", test_handicap_turns);
  g_test_add_func ("/the-bridge/camps", test_camps);
  g_test_add_func ("/the-bridge/growth-brings-both-home", test_growth_brings_both_home);
  g_test_add_func ("/the-bridge/growth-by-the-other", test_growth_by_the_other);
  g_test_add_func ("/the-bridge/repetition", test_repetition);
  g_test_add_func ("/the-bridge/repetition-at-the-limit", test_repetition_at_the_limit);
  g_test_add_func ("/the-bridge/equal-tiles", test_equal_tiles);
  g_test_add_func ("/the-bridge/extra-turns", test_extra_turns);
  g_test_add_func ("/the-bridge/rescue-in-extra-turns", test_rescue_in_extra_turns);
  g_test_add_func ("/the-bridge/island-reentry", test_island_reentry);
  g_test_add_func ("/the-bridge/no-slide", test_no_slide);
  g_test_add_func ("/the-bridge/camp-reentry", test_camp_reentry);
  g_test_add_func ("/the-bridge/no-tile-on-a-piece", test_no_tile_on_a_piece);
  g_test_add_func ("/the-bridge/sealing", test_sealing);
  return g_test_run ();
}
