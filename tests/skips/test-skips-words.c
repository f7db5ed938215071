/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-skips.h"

static void
assert_said (SsPosition *position, const char *move, const char *expected)
{
  g_autofree char *said = position->rules->game->say_move (position->rules, position->state, position->rules->game->parse (position->rules, move));
  g_assert_cmpstr (said, ==, expected);
}

static void
test_moves (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0;0\n", NULL, "2 2");
  assert_said (position, "1", "Piece 1 enters onto space 1");
  assert_said (position, "3", "Piece 3 comes home, jumping 2 spaces");
  assert_said (position, "2", "Piece 2 comes home, jumping 1 space");
  g_autoptr (SsPosition) more = skips_position_of ("[Board]\nSpaces=0;0;0;0\n", NULL, "1 1");
  assert_said (more, "1", "Piece 1 goes to space 2");
  assert_said (more, "2", "Piece 2 enters onto space 3, jumping 1 space");
}

static void
test_effects (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0;0\n", NULL, "2");
  const SsRules *rules = position->rules;
  g_auto (SsEffects) effects = { 0 };
  ss_position_play (position, 1, &effects);
  ss_position_play (position, 3, &effects);
  g_autofree char *enters = rules->game->say_effect (rules, &effects.effects[0], SS_SEAT_FIRST);
  g_autofree char *home = rules->game->say_effect (rules, &effects.effects[1], SS_SEAT_SECOND);
  g_assert_cmpstr (enters, ==, "Second's piece 1 enters onto space 4.");
  g_assert_cmpstr (home, ==, "First's piece 3 comes home, jumping 2 spaces.");
}

static void
test_position (void)
{
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;1;2\n[Moves]\nNoMove=pass\n[Handicap]\nSecondHome=1\n", NULL, "1 2");
  g_autofree char *text = position->rules->game->write_position (position->rules, position->state, SS_SEAT_NONE);
  g_assert_cmpstr (text, ==,
                   "First's pieces outside: 2, 3\n"
                   "First has no piece home.\n"
                   "Space 1: plain; First's piece 1\n"
                   "Space 2: 1 dot; Second's piece 2\n"
                   "Space 3: 2 dots\n"
                   "Second's pieces outside: 3\n"
                   "Second's pieces home: 1\n");
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  position->rules->game->panel (position->rules, position->state, SS_SEAT_SECOND, lines);
  g_assert_cmpuint (lines->len, ==, 2);
  const char *const expected[][2] = { { "Pieces home", "1 of 3" }, { "Pieces outside", "1" } };
  for (guint i = 0; i < lines->len; i++)
    {
      SsPanelLine *line = lines->pdata[i];
      g_assert_cmpstr (line->label, ==, expected[i][0]);
      g_assert_cmpstr (line->value, ==, expected[i][1]);
      g_free (line->label);
      g_free (line->value);
      g_free (line);
    }
}

static void
test_prompt (void)
{
  const SsGame *game = ss_game_find ("skips");
  g_autoptr (SsPosition) position = skips_position_of ("", NULL, "");
  g_autofree char *own = game->prompt (position->rules, position->state, SS_SEAT_FIRST);
  g_autofree char *other = game->prompt (position->rules, position->state, SS_SEAT_SECOND);
  g_assert_cmpstr (own, ==, "Choose a piece to move.");
  g_assert_cmpstr (other, ==, "First is to move.");
}

/* Lines as the solver gives them: the move, then the best replies. */
static char *
why (SsPosition *position, const char *line, const char *second)
{
  SsMove moves[2][24];
  guint n[2] = { 0, 0 };
  const char *const lines[] = { line, second };
  for (guint i = 0; i < 2; i++)
    for (const char *c = lines[i]; *c; c++)
      moves[i][n[i]++] = (SsMove) (*c - '0');
  return position->rules->game->say_why (position->rules, position->state, moves[0], n[0], moves[1], n[1]);
}

static void
test_why (void)
{
  /* three plain spaces: a 2 and a 3 each; whoever is first home with one piece wins */
  g_autoptr (SsPosition) position = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=2;3\n[Goal]\nPiecesHome=1\n", NULL, "");
  g_autofree char *wins = why (position, "111", "22");
  g_assert_cmpstr (wins, ==, "It wins: after 3 moves the last piece needed is home. The next best move loses after 2 moves.");
  g_autofree char *open = why (position, "1", "2");
  g_assert_cmpstr (open, ==, "1 move on, 0 own pieces are home and 0 of the opponent's.");

  g_autoptr (SsPosition) alone = skips_position_of ("[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=2;6\n", NULL, "");
  g_autofree char *only = why (alone, "1", "");
  g_assert_cmpstr (only, ==, "No other piece can move.");
}

static void
test_sentences (void)
{
  /* sentences.md, word for word */
  const struct
  {
    const char *keys, *sentence;
  } cases[] = {
    { "[Board]\nSpaces=0;1;2\n", "The lane has 3 spaces; from First's side their dots are 0, 1, 2.|0 is a plain space." },
    { "[Board]\nSpaces=3;1;2\nShuffle=true\n", "The lane is laid from 3 spaces with these dots: 3, 1, 2." },
    { "[Pieces]\nSteps=2\n", "Each player has one piece, marked 2." },
    { "[Pieces]\nSteps=2;2\n", "Each player has 2 pieces, marked 2, 2." },
    { "[Goal]\nPiecesHome=1\n", "Whoever brings a piece home first wins." },
    { "[Goal]\nPiecesHome=2\n", "Whoever brings 2 pieces home first wins." },
    { "[Goal]\nPiecesHome=3\n", "Whoever brings all pieces home first wins." },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SsVariant) variant = skips_variant_of (cases[i].keys);
      g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
      g_auto (GStrv) words = g_strsplit_set (cases[i].keys, "[]\n=", -1);
      const SsParam *param = ss_param_find (ss_game_find ("skips"), words[1], words[3]);
      g_assert_nonnull (param);
      param->say (variant, param, NULL, sentences);
      g_ptr_array_add (sentences, NULL);
      g_autofree char *joined = g_strjoinv ("|", (char **) sentences->pdata);
      g_assert_cmpstr (joined, ==, cases[i].sentence);
    }
}

void
skips_add_word_tests (void)
{
  g_test_add_func ("/skips/words/moves", test_moves);
  g_test_add_func ("/skips/words/effects", test_effects);
  g_test_add_func ("/skips/words/position", test_position);
  g_test_add_func ("/skips/words/prompt", test_prompt);
  g_test_add_func ("/skips/words/why", test_why);
  g_test_add_func ("/skips/words/sentences", test_sentences);
}
