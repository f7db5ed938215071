/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-skips.h"

#include <string.h>

/* The engine of Skips against skips.md; the vectors do the rest. */

SsVariant *
skips_variant_of (const char *keys)
{
  g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=skips\n", keys, NULL);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text (text, -1, "test.variant", problems);
  if (ss_problems_count (problems) > 0)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[0]);
      g_error ("%s", line);
    }
  return variant;
}

static void
play (SsPosition *position, const char *text, SsEffects *effects)
{
  g_autofree char *sentence = NULL;
  SsMove move = ss_move_read (position->rules, position->state, text, NULL, &sentence);
  if (move == SS_NO_MOVE)
    g_error ("%s: %s", text, sentence);
  ss_position_play (position, move, effects);
}

SsPosition *
skips_position_of (const char *keys, const char *order, const char *moves)
{
  g_autoptr (SsVariant) variant = skips_variant_of (keys);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  SsPosition *position = ss_position_new (rules, order ? ss_chance_new_replay ((const char *const[]) { order, NULL }) : NULL);
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);
  for (guint i = 0; texts[i] && *moves; i++)
    play (position, texts[i], NULL);
  return position;
}

static void
assert_refused (SsPosition *position, const char *text, const char *expected_word, const char *expected_sentence)
{
  const char *word = NULL;
  g_autofree char *sentence = NULL;
  g_assert_cmpuint (ss_move_read (position->rules, position->state, text, &word, &sentence), ==, SS_NO_MOVE);
  g_assert_cmpstr (word, ==, expected_word);
  g_assert_cmpstr (sentence, ==, expected_sentence);
}

static void
assert_moves (SsPosition *position, const char *expected)
{
  g_auto (SsMoves) moves = { 0 };
  position->rules->game->legal_moves (position->rules, position->state, &moves);
  g_auto (GStrv) texts = ss_moves_to_texts (position->rules, position->state, &moves);
  g_autofree char *joined = g_strjoinv (" ", texts);
  g_assert_cmpstr (joined, ==, expected);
  g_assert_cmpuint (position->rules->game->count_moves (position->rules, position->state), ==, moves.n);
}

static void
assert_result (SsPosition *position, const char *result, const char *reason)
{
  SsOutcome outcome = { 0 };
  position->rules->game->outcome (position->rules, position->state, &outcome);
  g_assert_cmpstr (ss_result_to_word (outcome.result), ==, result);
  if (reason)
    g_assert_cmpstr (position->rules->game->reasons[outcome.reason].word, ==, reason);
}

/* Refusals */

static void
test_matching_space (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=1;2;3\n[Pieces]\nSteps=1;2;4\n", NULL, "");
  assert_refused (position, "1", "matching-space", "Piece 1 would end on a space with 1 dot, as many as it has itself.");
  assert_refused (position, "2", "matching-space", "Piece 2 would end on a space with 2 dots, as many as it has itself.");
}

static void
test_surplus_steps (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=1;2;6\n", NULL, "");
  assert_refused (position, "3", "surplus-steps", "Piece 3 would come home with 2 steps to spare; it needs the exact count.");
  g_autoptr (SsPosition) near = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=1;2;5\n", NULL, "");
  assert_refused (near, "3", "surplus-steps", "Piece 3 would come home with 1 step to spare; it needs the exact count.");
  g_autoptr (SsPosition) loose = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=1;2;6\n[Moves]\nExactExit=false\n", NULL, "3");
  int scores[2];
  loose->rules->game->scores (loose->rules, loose->state, scores);
  g_assert_cmpint (scores[0], ==, 1);
}

static void
test_occupied (void)
{
  const char *keys = "[Board]\nSpaces=0;0;0;0\nEntry=same\n[Moves]\nJumpOccupied=false\n";
  g_autoptr (SsPosition) position = skips_position_of (keys, NULL, "1");
  assert_refused (position, "1", "occupied", "Piece 1 would end on an occupied space.");
  play (position, "2", NULL); /* the occupied space counted as a step */
  g_assert_cmpuint (((SkipsState *) position->state)->at[1][1], ==, 2);
}

static void
test_at_home (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0\n[Moves]\nNoMove=pass\n[Handicap]\nFirstHome=1\n", NULL, "");
  assert_refused (position, "1", "at-home", "Piece 1 is already home.");
}

static void
test_pass_refused (void)
{
  g_autoptr (SsPosition) gentle = skips_position_of ("[Moves]\nNoMove=pass\n", NULL, "");
  assert_refused (gentle, "pass", "can-move", "A player who has a piece that can move may not pass.");
  g_autoptr (SsPosition) plain = skips_position_of ("", NULL, "");
  assert_refused (plain, "pass", "no-such-move", "“pass” is not a move under these rules.");
}

static void
test_unreadable (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("", NULL, "");
  const char *const texts[] = { "", "0", "4", "01", "1 ", " 1", "+1", "-1", "1x", "Pass", "99999999999" };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_cmpuint (position->rules->game->parse (position->rules, texts[i]), ==, SS_NO_MOVE);
}

static void
test_over (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=4\n", NULL, "1");
  assert_result (position, "first", "home");
  assert_moves (position, "");
  assert_refused (position, "1", "game-over", "The match is over.");
  g_assert_cmpint (position->rules->game->to_move (position->rules, position->state), ==, SS_SEAT_NONE);
}

/* The end */

static void
test_over_before_the_first_move (void)
{
  /* 6 dots never leave 3 spaces by exact count */
  const char *keys = "[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=6\n[Moves]\nNoMove=%s\n";
  const char *const words[][3] = { { "lose", "second", "no-move" }, { "win", "first", "no-move" }, { "pass", "draw", "blocked" } };
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *text = g_strdup_printf (keys, words[i][0]);
      g_autoptr (SsPosition) position = skips_position_of (text, NULL, "");
      assert_result (position, words[i][1], words[i][2]);
      assert_moves (position, "");
    }
}

static void
test_pass_and_blocked (void)
{
  /* First's 6 never moves; Second has a 1 for three spaces and home */
  const char *keys = "[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=1;6\n[Moves]\nNoMove=pass\n[Handicap]\nFirstHome=1\n";
  g_autoptr (SsPosition) position = skips_position_of (keys, NULL, "");
  assert_moves (position, "pass");
  g_auto (SsEffects) effects = { 0 };
  play (position, "pass", &effects);
  g_assert_cmpuint (effects.n, ==, 1);
  g_assert_cmpstr (position->rules->game->effects[effects.effects[0].kind], ==, "pass");
  for (guint i = 0; i < 3; i++)
    {
      play (position, "1", NULL);
      play (position, "pass", NULL);
    }
  effects.n = 0;
  play (position, "1", &effects); /* home: neither can go any more, one home each */
  assert_result (position, "draw", "blocked");
  g_assert_cmpstr (position->rules->game->effects[effects.effects[0].kind], ==, "home");
  g_assert_cmpstr (position->rules->game->effects[effects.effects[1].kind], ==, "blocked");
}

/* Effects */

static void
test_effects (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0;0\n", NULL, "2");
  g_auto (SsEffects) effects = { 0 };
  play (position, "2", &effects); /* Second's piece, from the other end, comes to space 3; then over nothing */
  g_assert_cmpint (effects.effects[0].kind, ==, SKIPS_EFFECT_ENTER);
  g_assert_cmpint (effects.effects[0].actor, ==, SS_SEAT_SECOND);
  g_assert_cmpint (effects.effects[0].from, ==, 0);
  g_assert_cmpint (effects.effects[0].to, ==, 3);
  g_assert_cmpint (effects.effects[0].amount, ==, 0);
  play (position, "3", &effects); /* First: 1, jumps 2 and 3, 4, home */
  g_assert_cmpint (effects.effects[1].kind, ==, SKIPS_EFFECT_HOME);
  g_assert_cmpint (effects.effects[1].to, ==, 5);
  g_assert_cmpint (effects.effects[1].amount, ==, 1 << 1 | 1 << 2);
  play (position, "2", &effects); /* Second: from 3 over 2 to 1 and home */
  g_assert_cmpint (effects.effects[2].kind, ==, SKIPS_EFFECT_HOME);
  g_assert_cmpint (effects.effects[2].from, ==, 3);
  g_assert_cmpint (effects.effects[2].amount, ==, 1 << 1);
  g_assert_cmpuint (effects.n, ==, 3);
}

static void
test_walk (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0;0;0\n", NULL, "2 3");
  SkipsWalk walk;
  skips_walk ((SkipsRules *) position->rules, (SkipsState *) position->state, SS_SEAT_FIRST, 3, &walk);
  g_assert_cmpuint (walk.refusal, ==, 0);
  g_assert_cmpuint (walk.n_path, ==, 3);
  g_assert_cmpmem (walk.path, 3, ((const guint8[]) { 1, 4, 5 }), 3);
  g_assert_cmpuint (walk.jumped, ==, 1 << 1 | 1 << 2);
  guint piece = 0;
  g_assert_cmpint (skips_occupant ((SkipsRules *) position->rules, (SkipsState *) position->state, 3, &piece), ==, SS_SEAT_SECOND);
  g_assert_cmpuint (piece, ==, 3);
}

/* Handicap, shuffle */

static void
test_handicap_order (void)
{
  /* the fewest dots first; of equal ones the first */
  g_autoptr (SsPosition) position = skips_position_of ("[Pieces]\nSteps=3;1;2;1\n[Moves]\nNoMove=pass\n[Handicap]\nFirstHome=2\nSecondHome=3\n", NULL, "");
  const SkipsState *state = (const SkipsState *) position->state;
  const guint8 first[] = { 0, 7, 0, 7 }, second[] = { 0, 7, 7, 7 };
  g_assert_cmpmem (state->at[0], 4, first, 4);
  g_assert_cmpmem (state->at[1], 4, second, 4);
  g_assert_cmpuint (skips_fewest_dots ((SkipsRules *) position->rules, SS_SEAT_FIRST), ==, 3);
}

static void
test_shuffle_awaits (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nShuffle=true\n", NULL, "");
  assert_moves (position, "");
  assert_refused (position, "1", "awaits", "The match can't go on: a random outcome is missing.");
  g_autoptr (SsPosition) faulty = skips_position_of ("[Board]\nShuffle=true\n", "2;3;1;1;3;3", "");
  g_assert_cmpint (ss_chance_get_fault (faulty->chance, NULL, NULL), ==, SS_CHANCE_WRONG);
}

static void
test_shuffle_qualifies (void)
{
  g_autoptr (SsVariant) variant = skips_variant_of ("[Board]\nShuffle=true\n");
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (GHashTable) orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (seed));
      const SkipsState *state = (const SkipsState *) position->state;
      /* piece 1 of both could move: neither end has one dot */
      g_assert_cmpuint (state->dots[0], !=, 1);
      g_assert_cmpuint (state->dots[5], !=, 1);
      const char *entry = ss_chance_get_entries (position->chance)->pdata[0];
      g_hash_table_add (orders, g_strdup (entry));
      g_autoptr (SsPosition) again = ss_position_new (rules, ss_chance_new_replay ((const char *const[]) { entry, NULL }));
      g_assert_cmpmem (again->state, rules->state_size, position->state, rules->state_size);
    }
  /* the ends from {2, 2, 3, 3}, the middle any order of the rest: 36 orders */
  g_assert_cmpuint (g_hash_table_size (orders), >, 30);
  g_assert_cmpuint (g_hash_table_size (orders), <=, 36);
}

/* Perft by a second counting that shares nothing with the engine: a lane of characters on which First goes right and Second goes left. */

typedef struct
{
  char lane[10];     /* '.' or the piece: '1'..'4' First's, 'a'..'d' Second's */
  gboolean out[2][4], home[2][4];
} Board;

static const int four_dots[] = { 4, 3, 2, 1, 1, 2, 3, 4 };

static gboolean
count_try (Board *board, int seat, int piece)
{
  char sign = (char) ((seat ? 'a' : '1') + piece);
  int direction = seat ? -1 : 1;
  int at = seat ? 8 : -1;
  if (board->home[seat][piece])
    return FALSE;
  if (!board->out[seat][piece])
    at = (int) (strchr (board->lane, sign) - board->lane);
  int from = at;
  for (int left = piece + 1; left > 0; left--)
    {
      at += direction;
      while (at >= 0 && at < 8 && board->lane[at] != '.')
        at += direction;
      if (at < 0 || at > 7)
        {
          if (left > 1)
            return FALSE;
          break;
        }
    }
  gboolean leaves = at < 0 || at > 7;
  if (!leaves && four_dots[at] == piece + 1)
    return FALSE;
  if (!board->out[seat][piece])
    board->lane[from] = '.';
  board->out[seat][piece] = FALSE;
  if (leaves)
    board->home[seat][piece] = TRUE;
  else
    board->lane[at] = sign;
  return TRUE;
}

static guint64
count_sequences (const Board *board, int seat, guint depth)
{
  if (depth == 0)
    return 1;
  guint64 sum = 0;
  for (int piece = 0; piece < 4; piece++)
    {
      Board next = *board;
      if (!count_try (&next, seat, piece))
        continue;
      gboolean over = next.home[seat][0] && next.home[seat][1] && next.home[seat][2] && next.home[seat][3];
      if (!over || depth == 1)
        sum += count_sequences (&next, 1 - seat, depth - 1);
    }
  return sum;
}

static void
test_perft_four (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=4;3;2;1;1;2;3;4\n[Pieces]\nSteps=1;2;3;4\n", NULL, "");
  Board board = { .lane = "........" };
  memset (board.out, 1, sizeof board.out);
  for (int seat = 0; seat < 2; seat++)
    for (int piece = 0; piece < 4; piece++)
      board.out[seat][piece] = TRUE;
  for (guint depth = 1; depth <= 8; depth++)
    {
      guint64 expected = count_sequences (&board, 0, depth);
      g_assert_cmpuint (expected, >, 0);
      g_assert_cmpuint (ss_perft (position->rules, position->state, &position->history, depth), ==, expected);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skips/refusal/matching-space", test_matching_space);
  g_test_add_func ("/skips/refusal/surplus-steps", test_surplus_steps);
  g_test_add_func ("/skips/refusal/occupied", test_occupied);
  g_test_add_func ("/skips/refusal/at-home", test_at_home);
  g_test_add_func ("/skips/refusal/pass", test_pass_refused);
  g_test_add_func ("/skips/refusal/unreadable", test_unreadable);
  g_test_add_func ("/skips/refusal/over", test_over);
  g_test_add_func ("/skips/end/before-the-first-move", test_over_before_the_first_move);
  g_test_add_func ("/skips/end/pass-and-blocked", test_pass_and_blocked);
  g_test_add_func ("/skips/effects", test_effects);
  g_test_add_func ("/skips/walk", test_walk);
  g_test_add_func ("/skips/handicap-order", test_handicap_order);
  g_test_add_func ("/skips/shuffle/awaits", test_shuffle_awaits);
  g_test_add_func ("/skips/shuffle/qualifies", test_shuffle_qualifies);
  g_test_add_func ("/skips/perft-four", test_perft_four);
  skips_add_variant_tests ();
  skips_add_word_tests ();
  return g_test_run ();
}
