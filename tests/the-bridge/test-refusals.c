/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"

#include <string.h>

/* Each cause has a refusal of its own, and what is refused is exactly what is not among the legal moves. */

#define SMALL "Board/Size=7\nBoard/Island=1\nPieces/RescuePieces=1\nPieces/Tiles=I2;I3;L3\n"

typedef struct
{
  const char *name, *word;
} Illegal;

/* The illegal vectors, and the word that each must be refused with. */
static void
test_vectors (void)
{
  static const Illegal illegal[] = {
    { "illegal-back-to-camp", "own-camp" },
    { "illegal-pass", "pass" },
    { "illegal-sealing-one-tile", "sealing" },
    { "illegal-take-back-bridged", "held-down" },
    { "illegal-tile-on-island", "island" },
  };
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "vectors", "the-bridge", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsRecord) record = NULL;
      g_autoptr (SsPosition) position = NULL;
      guint i = 0;

      if (!g_str_has_prefix (file, "illegal"))
        continue;
      while (i < G_N_ELEMENTS (illegal) && strncmp (file, illegal[i].name, strlen (illegal[i].name)) != 0)
        i++;
      if (i == G_N_ELEMENTS (illegal))
        g_error ("no word for %s", file);
      record = ss_record_load (path, problems);
      g_assert_nonnull (record);
      position = ss_record_replay (record, record->moves->len - 1, NULL);
      g_assert_cmpstr (bridge_test_word (position, g_array_index (record->moves, SsRecordMove, record->moves->len - 1).text), ==, illegal[i].word);
      n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (illegal));
}

static void
assert_word (const SsPosition *position, const char *move, const char *word)
{
  const char *found = bridge_test_word (position, move);

  if (strcmp (found, word) != 0)
    g_error ("%s is refused as “%s”, not as “%s”", move, found, word);
}

static void
test_setup (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Pieces/RescuePieces=2\nSetup/MinNear=1\n", "@a4 @d1");

  assert_word (position, "+b1c1", "setup");
  assert_word (position, ">b1", "setup");
  assert_word (position, "pass", "pass-setup");
  assert_word (position, "@d4", "island");
  assert_word (position, "@a1", "corner");
  assert_word (position, "@a4", "own-tile");
  assert_word (position, "@d1", "enemy-tile");
  assert_word (position, "@b5", "distance");
  assert_word (position, "@f7", "distance");
  assert_word (position, "@e1", "near-quota");
  g_autoptr (SsPosition) far = bridge_test_position (SMALL "Setup/MinFar=1\n", "");
  assert_word (far, "@d7", "far-quota");
  g_autoptr (SsPosition) both = bridge_test_position (SMALL "Pieces/RescuePieces=2\nSetup/MinNear=1\nSetup/MinFar=1\n", "");
  BRIDGE_STATE (both)->setup_left[SS_SEAT_SECOND] = 1;
  assert_word (both, "@d2", "both-quotas");
}

static void
test_play (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Moves/TilesTouch=true\nMoves/ShelterTurns=9\n", "@a4 @g4");

  assert_word (position, "@b6", "setup-over");
  assert_word (position, "pass", "pass");
  assert_word (position, "+a2", "supply");
  assert_word (position, "+d3d4", "island");
  assert_word (position, "+a1b1", "corner");
  assert_word (position, "+g3g4", "own-tile");
  assert_word (position, "+a3a4", "enemy-tile");
  assert_word (position, "+f5f6", "shelter");
  assert_word (position, "+b6b7", "touch");
  assert_word (position, "-a4", "not-yours");
  assert_word (position, "-b4", "no-tile");
  assert_word (position, "-g4", "rescue-on-tile");
  assert_word (position, "=d3", "across-nothing");
  assert_word (position, "=a4", "across-rescue");
  assert_word (position, "=a4b5", "ends");
  assert_word (position, "~a4", "not-an-overbridge");
  assert_word (position, ">a1", "stay");
  assert_word (position, ">b1", "water");
  assert_word (position, ">d1", "water");
  assert_word (position, ">d4", "line");
}

/* Overbridges, and what they hold down. */
static void
test_overbridges (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Pieces/Overbridges=2\nPieces/Tiles=I2;I2;I2;I3\n", "@a7 @g1");

  bridge_test_put (position, SS_SEAT_FIRST, "+b1c1 +d2d3 +a3a4");
  bridge_test_put (position, SS_SEAT_SECOND, "+b4b5 +e7f7");
  bridge_test_play (position, "=c1d2 +f5f6");
  assert_word (position, "-b1", "held-down");
  assert_word (position, "-d2", "held-down");
  assert_word (position, "-d3", "no-tile");
  assert_word (position, "=c1d2", "overbridge-there");
  assert_word (position, "=d3d4", "no-such-move");
  assert_word (position, "~d2", "not-an-overbridge");
  bridge_test_put (position, SS_SEAT_FIRST, "+e4e5");
  assert_word (position, "=d2e3", "ends");
  assert_word (position, "=b4", "");
  bridge_test_play (position, "=b4 -f5");
  assert_word (position, "=b5", "no-overbridge");
  bridge_test_stand (position, SS_SEAT_FIRST, "b4");
  assert_word (position, "~b4", "stands-on-overbridge");
  assert_word (position, "~c1", "");
  bridge_test_stand (position, SS_SEAT_FIRST, "c1");
  assert_word (position, "~c1", ""); /* a diagonal one, always */
  assert_word (position, ">d2", "");
  assert_word (position, "-a3", "");
  bridge_test_stand (position, SS_SEAT_FIRST, "a4");
  assert_word (position, "-a3", "relief-on-tile");
  /* the enemy's tile is held down, too */
  BRIDGE_STATE (position)->mover = SS_SEAT_SECOND;
  assert_word (position, "-b4", "held-down");
}

static void
test_walks (void)
{
  g_autoptr (SsPosition) position = bridge_test_position (SMALL "Pieces/Tiles=I2;I3;I4\n", "@d7 @d1");

  bridge_test_put (position, SS_SEAT_FIRST, "+b1c1 +e1f1g1 +a4b4");
  bridge_test_put (position, SS_SEAT_SECOND, "+d2d3");
  bridge_test_stand (position, SS_SEAT_FIRST, "b1");
  assert_word (position, ">a1", "own-camp");
  assert_word (position, ">c1", "");
  assert_word (position, ">d1", "");
  assert_word (position, ">e1", "stop"); /* over the rescue piece on d1 */
  assert_word (position, ">b4", "gap");
  assert_word (position, ">a4", "line");
  assert_word (position, ">d2", "enemy-ground");
  bridge_test_stand (position, SS_SEAT_SECOND, "c1");
  assert_word (position, ">c1", "relief-there");
  assert_word (position, ">d1", "barred");
}

/* Random games: a move that can be read is refused exactly when it is not among the legal ones. */
static void
test_agrees (void)
{
  static const char *const variants[] = { "", SMALL "Moves/TilesTouch=true\nMoves/Slide=false\nPieces/Overbridges=2\n",
                                          "Board/Size=6\nBoard/Island=2\nPieces/RescuePieces=2\nPieces/Tiles=L3;I2\nMoves/IslandReentry=false\nPieces/Overbridges=4\nHandicap/FirstTurns=2\n" };
  SsRng rng;

  ss_rng_seed (&rng, 3);
  for (guint v = 0; v < G_N_ELEMENTS (variants); v++)
    {
      g_autoptr (SsPosition) position = bridge_test_position (variants[v], "");
      const BridgeRules *rules = RULES (position->rules);
      g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (SsMove));
      g_auto (SsMoves) moves = { 0 };
      SsMove pass = MOVE (MOVE_PASS, 0, 0, 0);

      g_array_append_val (all, pass);
      for (guint p = 0; p < rules->n_placements; p++)
        {
          SsMove move = MOVE (MOVE_TILE, 0, 0, p);
          g_array_append_val (all, move);
        }
      for (Bits left = rules->board; bits_any (&left);)
        {
          Square square = bits_pop (&left);
          SsMove some[] = { MOVE (MOVE_RESCUE, square, 0, 0),       MOVE (MOVE_TAKE_TILE, square, 0, 0),
                            MOVE (MOVE_BRIDGE, square, NO_SQUARE, 0), MOVE (MOVE_TAKE_BRIDGE, square, 0, 0),
                            MOVE (MOVE_WALK, square, 0, 0) };
          g_array_append_vals (all, some, G_N_ELEMENTS (some));
          for (int step = 15; step <= 17; step += 2)
            if (square + step < 256 && bits_has (&rules->board, square + step))
              {
                SsMove move = MOVE (MOVE_BRIDGE, square, square + step, 0);
                g_array_append_val (all, move);
              }
        }
      for (guint turn = 0; turn < 60; turn++)
        {
          moves.n = 0;
          ss_the_bridge.legal_moves (position->rules, position->state, &moves);
          if (moves.n == 0)
            break;
          for (guint i = 0; i < all->len; i++)
            {
              SsMove move = g_array_index (all, SsMove, i);
              const char *word = "";
              g_autofree char *text = ss_the_bridge.move_text (position->rules, position->state, move);
              g_autofree char *sentence = NULL;
              gboolean legal = ss_move_is_legal (position->rules, position->state, move, &word, &sentence);

              g_assert_cmpuint (ss_the_bridge.parse (position->rules, text), ==, move);
              if (legal != ss_moves_contain (&moves, move))
                g_error ("variant %u, turn %u: %s %s", v, turn, text, word);
              if (!legal && strpbrk (sentence, "{}"))
                g_error ("%s: %s", text, sentence);
            }
          ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
        }
    }
}

/* Texts that no position could have. */
static void
test_no_moves (void)
{
  g_autoptr (SsRules) rules = bridge_test_rules (SMALL);
  static const char *const texts[] = { "",      "+",      "@",     "@h1",   "@a8",   "@A1",  "@a01",   "@a1 ",   " @a1",   "+c1b1",  "+b1b1", "+b1d1",  "+b1c1d1e1",
                                       "=d4d5", "=e5d4",  "=a1a2", "=d4f6", "~",     "~a1b2", ">",      ">a0",    ">a1a2",  "pass ",  "Pass",  "+b1c1x", "@a1b1",
                                       "-b1c1", "+b1b2b3c1", "*a1", "=a1b2c3", "@a10" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (ss_the_bridge.parse (rules, texts[i]) != SS_NO_MOVE)
      g_error ("“%s” is read as a move", texts[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/the-bridge/refusals/vectors", test_vectors);
  g_test_add_func ("/the-bridge/refusals/setup", test_setup);
  g_test_add_func ("/the-bridge/refusals/play", test_play);
  g_test_add_func ("/the-bridge/refusals/overbridges", test_overbridges);
  g_test_add_func ("/the-bridge/refusals/walks", test_walks);
  g_test_add_func ("/the-bridge/refusals/agrees", test_agrees);
  g_test_add_func ("/the-bridge/refusals/no-moves", test_no_moves);
  return g_test_run ();
}
