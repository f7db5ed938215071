/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-match.h"

#include <string.h>

#include "example-game.h"

SsRules *
rules_of (const char *game, const char *keys)
{
  g_autofree char *text = g_strdup_printf ("[Variant]\nFormat=1\nGame=%s\n%s", game, keys);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "test.variant", problems);
  g_assert_nonnull (variant);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  return ss_rules_new (variant);
}

SsMatch *
match_of (const char *game, const char *keys, guint64 seed)
{
  g_autoptr (SsRules) rules = rules_of (game, keys);
  return ss_match_new (rules, ss_player_new_person ("Minji"), ss_player_new_person ("Taro"), seed);
}

void
play (SsMatch *match, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ",", -1);
  for (guint i = 0; texts[i]; i++)
    {
      g_autoptr (GError) error = NULL;
      ss_match_play_text (match, texts[i], -1, &error);
      g_assert_no_error (error);
    }
}

void
assert_same_state (SsMatch *match, const SsState *expected)
{
  g_autofree SsState *state = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  gsize size = ss_match_get_rules (match)->state_size;
  g_assert_cmpmem (state, size, expected, size);
}

static void
assert_record_says (SsMatch *match, const char *moves)
{
  GArray *entries = ss_match_get_record (match)->moves;
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < entries->len; i++)
    g_string_append_printf (text, "%s%s", i ? "," : "", g_array_index (entries, SsRecordMove, i).text);
  g_assert_cmpstr (text->str, ==, moves);
  g_assert_cmpuint (ss_match_get_n_moves (match), ==, entries->len);
}

/* Playing */

static void
note_signal (GString *told, const char *what)
{
  g_string_append (told, what);
}

static void
on_played (SsMatch *match, guint number, GString *told)
{
  g_string_append_printf (told, "%u", number);
}

static void
on_changed (SsMatch *match, GString *told)
{
  note_signal (told, "c");
}

static void
on_ended (SsMatch *match, GString *told)
{
  note_signal (told, "e");
}

static GString *
listen (SsMatch *match)
{
  GString *told = g_string_new (NULL);
  g_signal_connect (match, "played", G_CALLBACK (on_played), told);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed), told);
  g_signal_connect (match, "ended", G_CALLBACK (on_ended), told);
  return told;
}

static void
test_playing (void)
{
  g_autoptr (SsMatch) match = match_of ("skips", "[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=2;4\n[Goal]\nPiecesHome=1\n", 1);
  g_autoptr (GString) told = listen (match);
  g_assert_cmpint (ss_match_get_to_move (match), ==, SS_SEAT_FIRST);
  g_assert_true (ss_match_play (match, 1, 4.25, NULL));
  g_assert_true (ss_match_play (match, 1, -1, NULL));
  g_assert_cmpint (ss_match_get_mover (match, 2), ==, SS_SEAT_SECOND);
  g_assert_cmpint (ss_match_get_result (match), ==, SS_RESULT_UNFINISHED);
  g_assert_null (ss_match_get_reason_word (match));
  play (match, "1");
  g_assert_cmpstr (told->str, ==, "1c2c3ce");
  g_assert_cmpint (ss_match_get_result (match), ==, SS_RESULT_FIRST);
  g_assert_cmpstr (ss_match_get_reason_word (match), ==, "home");
  g_assert_cmpint (ss_match_get_to_move (match), ==, SS_SEAT_NONE);
  assert_record_says (match, "1,1,1");

  const SsRecord *record = ss_match_get_record (match);
  g_assert_cmpstr (record->names[1], ==, "Taro");
  g_assert_cmpfloat (g_array_index (record->moves, SsRecordMove, 0).seconds, ==, 4.25);
  g_assert_true (g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$", record->started, 0, 0));

  g_autoptr (GError) error = NULL;
  g_assert_false (ss_match_play (match, 1, -1, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_OVER);
}

static void
test_illegal (void)
{
  g_autoptr (SsMatch) match = match_of ("skips", "[Board]\nSpaces=1;0;0\n", 1);
  g_autoptr (GString) told = listen (match);
  g_autofree SsState *before = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  g_autoptr (GError) error = NULL;
  g_assert_false (ss_match_play_text (match, "1", -1, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, "Piece 1 would end on a space with 1 dot, as many as it has itself.");
  g_clear_error (&error);
  g_assert_false (ss_match_play_text (match, "hello", -1, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_ILLEGAL);
  assert_same_state (match, before);
  g_assert_cmpstr (told->str, ==, "");
}

static void
test_resign_and_agree (void)
{
  g_autoptr (SsMatch) resigned = match_of ("skips", "", 1);
  g_autoptr (GString) told = listen (resigned);
  play (resigned, "3");
  ss_match_resign (resigned, SS_SEAT_FIRST);
  g_assert_cmpint (ss_match_get_result (resigned), ==, SS_RESULT_SECOND);
  g_assert_cmpstr (ss_match_get_reason_word (resigned), ==, "resigned");
  g_assert_cmpint (ss_match_get_to_move (resigned), ==, SS_SEAT_NONE);
  g_assert_false (ss_match_can_undo (resigned, SS_SEAT_FIRST));
  g_assert_cmpstr (told->str, ==, "1cce");

  g_autoptr (SsMatch) agreed = match_of ("skips", "", 1);
  ss_match_agree_draw (agreed);
  g_assert_cmpint (ss_match_get_result (agreed), ==, SS_RESULT_DRAW);
  g_assert_cmpstr (ss_match_get_reason_word (agreed), ==, "agreed");
}

/* Looking back: all positions of a long match, not only those that are kept. */
static void
test_views_at_any_move (void)
{
  g_autoptr (SsMatch) match = match_of ("example", "[Turn]\nWait=true\n[End]\nTarget=60\nRepetition=0\n", 7);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  SsRng rng;
  ss_rng_seed (&rng, 3);
  const SsRules *rules = ss_match_get_rules (match);
  for (guint i = 0; i < 200 && ss_match_get_result (match) == SS_RESULT_UNFINISHED; i++)
    {
      SsState *state = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
      g_ptr_array_add (states, state);
      g_auto (SsMoves) moves = { 0 };
      rules->game->legal_moves (rules, state, &moves);
      guint choice = ss_rng_below (&rng, moves.n);
      /* playing cards would end it soon */
      while (ss_rng_below (&rng, 10) && example_kind (moves.moves[choice]) == EXAMPLE_PLAY)
        choice = ss_rng_below (&rng, moves.n);
      g_assert_true (ss_match_play (match, moves.moves[choice], -1, NULL));
    }
  g_assert_cmpuint (states->len, >, 129);
  for (guint n = 0; n < states->len; n++)
    {
      g_autofree SsState *state = ss_match_get_view (match, n, SS_SEAT_NONE);
      g_assert_cmpmem (state, rules->state_size, states->pdata[n], rules->state_size);
    }
  g_autofree SsState *seen = ss_match_get_view (match, 70, SS_SEAT_FIRST);
  g_autofree SsState *expected = ss_state_view (rules, states->pdata[70], SS_SEAT_FIRST);
  g_assert_cmpmem (seen, rules->state_size, expected, rules->state_size);

  g_auto (SsEffects) effects = { 0 };
  ss_match_get_effects (match, 100, &effects);
  g_assert_cmpuint (effects.n, >, 0);
  g_assert_cmpint (effects.effects[0].actor, ==, ss_match_get_mover (match, 100));
}

/* Undo */

static void
test_undo_and_redo (void)
{
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  g_autoptr (GString) told = listen (match);
  g_assert_false (ss_match_can_undo (match, SS_SEAT_FIRST));
  g_autofree SsState *start = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  play (match, "3");
  g_assert_false (ss_match_can_undo (match, SS_SEAT_SECOND)); /* has decided nothing yet */
  g_autofree SsState *after_one = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  play (match, "2,1");
  ss_match_set_comment (match, 3, "bold");
  g_autofree SsState *after_three = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);

  /* Second's last decision lies before First's answer */
  ss_match_undo (match, SS_SEAT_SECOND);
  assert_same_state (match, after_one);
  assert_record_says (match, "3");
  ss_match_undo (match, SS_SEAT_FIRST);
  assert_same_state (match, start);
  assert_record_says (match, "");

  g_assert_true (ss_match_can_redo (match));
  ss_match_redo (match);
  assert_same_state (match, after_one);
  ss_match_redo (match); /* both moves come back at once */
  assert_same_state (match, after_three);
  assert_record_says (match, "3,2,1");
  g_assert_cmpstr (g_array_index (ss_match_get_record (match)->moves, SsRecordMove, 2).comment, ==, "bold");
  g_assert_false (ss_match_can_redo (match));
  g_assert_cmpstr (told->str, ==, "1c2c3cc" "c1c23c");

  ss_match_undo (match, SS_SEAT_FIRST);
  g_assert_true (ss_match_can_redo (match));
  play (match, "3");
  g_assert_false (ss_match_can_redo (match)); /* another way was taken */
}

static void
test_undo_of_the_end (void)
{
  g_autoptr (SsMatch) match = match_of ("skips", "[Board]\nSpaces=0;0;0\n[Pieces]\nSteps=4\n", 1);
  play (match, "1");
  g_assert_cmpint (ss_match_get_result (match), ==, SS_RESULT_FIRST);
  ss_match_undo (match, SS_SEAT_FIRST);
  g_assert_cmpint (ss_match_get_result (match), ==, SS_RESULT_UNFINISHED);
  g_assert_null (ss_match_get_reason_word (match));
  ss_match_redo (match);
  g_assert_cmpstr (ss_match_get_reason_word (match), ==, "home");
}

/* A match of TINY in which First holds @first and Second @second. */
static SsMatch *
tiny_match (guint first, guint second, guint64 *seed)
{
  for (guint64 i = 0;; i++)
    {
      SsMatch *match = match_of ("example", TINY, i);
      g_autofree ExampleState *state = (ExampleState *) ss_match_get_view (match, 0, SS_SEAT_NONE);
      if (state->hand[0][0] == first && state->hand[1][0] == second)
        {
          *seed = i;
          return match;
        }
      g_object_unref (match);
    }
}

static void
test_undo_ends_at_what_was_shown (void)
{
  guint64 seed;
  g_autoptr (SsMatch) match = tiny_match (1, 2, &seed);
  play (match, "wait,wait");
  g_assert_true (ss_match_can_undo (match, SS_SEAT_FIRST));
  play (match, "draw"); /* First saw a card */
  g_assert_false (ss_match_can_undo (match, SS_SEAT_FIRST));
  g_assert_true (ss_match_can_undo (match, SS_SEAT_SECOND)); /* who saw nothing */
  play (match, "wait");
  g_assert_false (ss_match_can_undo (match, SS_SEAT_FIRST));
  g_assert_true (ss_match_can_undo (match, SS_SEAT_SECOND));

  g_autoptr (SsMatch) shown = tiny_match (1, 2, &seed);
  play (shown, "wait,play 2"); /* First saw Second's card; Second showed his own, at his own risk */
  g_assert_false (ss_match_can_undo (shown, SS_SEAT_FIRST));
  g_assert_true (ss_match_can_undo (shown, SS_SEAT_SECOND));

  g_autoptr (SsMatch) coin = tiny_match (1, 2, &seed);
  play (coin, "wait,coin"); /* both saw it */
  g_assert_false (ss_match_can_undo (coin, SS_SEAT_FIRST));
  g_assert_false (ss_match_can_undo (coin, SS_SEAT_SECOND));
  play (coin, "wait");
  g_assert_true (ss_match_can_undo (coin, SS_SEAT_FIRST)); /* his own move since */
}

/* What chance gave comes back with redo, is not in the record while undone, and is the same if the same is played again. */
static void
test_undo_of_chance (void)
{
  guint64 seed;
  g_autoptr (SsMatch) match = tiny_match (1, 2, &seed);
  SsRecord *record = ss_match_get_record (match);
  play (match, "play 1,play 2,draw,wait"); /* the pile is empty now */
  g_assert_cmpuint (record->chance->len, ==, 1);
  play (match, "draw"); /* shuffles 1 and 2 */
  g_assert_cmpuint (record->chance->len, ==, 2);
  g_autofree char *outcome = g_strdup (record->chance->pdata[1]);
  g_autofree SsState *after = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);

  ss_match_undo (match, SS_SEAT_SECOND); /* its waiting, and the draw after it */
  g_assert_cmpuint (record->chance->len, ==, 1);
  assert_record_says (match, "play 1,play 2,draw");
  ss_match_redo (match);
  g_assert_cmpuint (record->chance->len, ==, 2);
  g_assert_cmpstr (record->chance->pdata[1], ==, outcome);
  assert_same_state (match, after);

  ss_match_undo (match, SS_SEAT_SECOND);
  play (match, "wait,draw");
  g_assert_cmpstr (record->chance->pdata[1], ==, outcome);
  assert_same_state (match, after);
}

/* Resuming */

static void
test_resume (void)
{
  guint64 seed;
  g_autoptr (SsMatch) match = tiny_match (1, 2, &seed);
  play (match, "play 1,play 2,draw,wait");
  g_autofree char *text = ss_record_write (ss_match_get_record (match));
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsRecord *record = ss_record_load_text (text, -1, "x.game", FALSE, problems);
  g_assert_nonnull (record);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (SsMatch) resumed = ss_match_resume (record, ss_player_new_person ("Minji"), ss_player_new_person ("Taro"), seed, &error);
  g_assert_no_error (error);
  g_autofree SsState *state = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  assert_same_state (resumed, state);

  /* with the same seed it goes on as it would have */
  play (match, "draw");
  play (resumed, "draw");
  g_autofree SsState *further = ss_match_get_view (match, G_MAXUINT, SS_SEAT_NONE);
  assert_same_state (resumed, further);
  /* and what it knows about undo is as it was */
  g_assert_false (ss_match_can_undo (resumed, SS_SEAT_FIRST));
  g_assert_true (ss_match_can_undo (resumed, SS_SEAT_SECOND));
}

static void
test_resume_of_a_resigned_match (void)
{
  g_autoptr (SsMatch) match = match_of ("skips", "", 1);
  play (match, "3");
  ss_match_resign (match, SS_SEAT_SECOND);
  g_autofree char *text = ss_record_write (ss_match_get_record (match));
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsRecord *record = ss_record_load_text (text, -1, "x.game", FALSE, problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_autoptr (SsMatch) resumed = ss_match_resume (record, ss_player_new_person (""), ss_player_new_person (""), 1, NULL);
  g_assert_cmpint (ss_match_get_result (resumed), ==, SS_RESULT_FIRST);
  g_assert_cmpstr (ss_match_get_reason_word (resumed), ==, "resigned");
  g_assert_false (ss_match_play (resumed, 1, -1, NULL));
}

static void
test_resume_damaged (void)
{
  g_autoptr (SsRules) rules = rules_of ("skips", "");
  SsRecord *record = ss_record_new (rules->variant);
  SsRecordMove move = { .text = g_strdup ("3"), .seconds = -1 }, bad = { .text = g_strdup ("7"), .seconds = -1 };
  g_array_append_val (record->moves, move);
  g_array_append_val (record->moves, bad);
  g_autoptr (GError) error = NULL;
  g_assert_null (ss_match_resume (record, ss_player_new_person (""), ss_player_new_person (""), 1, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "Move 2 "));

  g_autoptr (SsRules) shuffled = rules_of ("skips", "[Board]\nShuffle=true\n");
  g_clear_error (&error);
  g_assert_null (ss_match_resume (ss_record_new (shuffled->variant), ss_player_new_person (""), ss_player_new_person (""), 1, &error));
  g_assert_error (error, SS_MATCH_ERROR, SS_MATCH_ERROR_DAMAGED);
}

/* Players */

static void
test_person (void)
{
  g_autoptr (SsPlayer) person = ss_player_new_person ("Minji");
  g_assert_true (ss_player_is_person (person));
  g_assert_false (ss_player_is_thinking (person));
  g_assert_cmpstr (ss_player_get_name (person), ==, "Minji");
  g_assert_cmpstr (ss_player_get_word (person), ==, "Minji");
  guint notified = 0;
  g_signal_connect_swapped (person, "notify::thinking", G_CALLBACK (g_atomic_int_inc), &notified);
  ss_player_set_thinking (person, TRUE);
  ss_player_set_thinking (person, TRUE);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_true (ss_player_is_thinking (person));
  ss_player_cancel (person);
  ss_player_hurry (person);
}

int
main (int argc, char **argv)
{
  ss_game_register (&example_game);
  if (argc == 3 && g_str_equal (argv[1], "play"))
    return play_as_child (argv[2]);
  if (argc == 3 && g_str_equal (argv[1], "hold"))
    return hold_as_child (argv[2]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/playing", test_playing);
  g_test_add_func ("/match/illegal", test_illegal);
  g_test_add_func ("/match/resign-and-agree", test_resign_and_agree);
  g_test_add_func ("/match/views-at-any-move", test_views_at_any_move);
  g_test_add_func ("/match/undo/and-redo", test_undo_and_redo);
  g_test_add_func ("/match/undo/of-the-end", test_undo_of_the_end);
  g_test_add_func ("/match/undo/ends-at-what-was-shown", test_undo_ends_at_what_was_shown);
  g_test_add_func ("/match/undo/of-chance", test_undo_of_chance);
  g_test_add_func ("/match/resume", test_resume);
  g_test_add_func ("/match/resume/resigned", test_resume_of_a_resigned_match);
  g_test_add_func ("/match/resume/damaged", test_resume_damaged);
  g_test_add_func ("/match/person", test_person);
  add_file_tests ();
  return g_test_run ();
}
