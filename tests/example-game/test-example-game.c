/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-record.h"
#include "example-game.h"
#include "scene/ss-book.h"

/* Every entry of the interface, through the core alone, as any part of the program above games/ would use it. */

static SsVariant *
variant_of (const char *text)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text (text, -1, "example.variant", problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[i]);
      g_test_message ("%s", line);
    }
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_assert_nonnull (variant);
  return variant;
}

#define HEAD "[Variant]\nFormat=1\nGame=example\n"

/* A position under the rules in @keys from an @order of the deck. */
static SsPosition *
position_of (const char *keys, const char *order)
{
  g_autofree char *text = g_strconcat (HEAD, keys, NULL);
  g_autoptr (SsVariant) variant = variant_of (text);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  SsPosition *position = ss_position_new (rules, ss_chance_new_replay ((const char *const[]) { order, NULL }));
  g_assert_cmpint (ss_chance_get_fault (position->chance, NULL, NULL), ==, SS_CHANCE_OK);
  return position;
}

/* Plays @text; what it did is added to @effects (nullable). */
static void
play (SsPosition *position, const char *text, SsEffects *effects)
{
  g_autofree char *sentence = NULL;
  SsMove move = ss_move_read (position->rules, position->state, text, NULL, &sentence);
  if (move == SS_NO_MOVE)
    g_error ("%s: %s", text, sentence);
  ss_position_play (position, move, effects);
}

static void
assert_refused (SsPosition *position, const char *text, const char *expected)
{
  const char *word = NULL;
  g_autofree char *sentence = NULL;
  g_assert_cmpuint (ss_move_read (position->rules, position->state, text, &word, &sentence), ==, SS_NO_MOVE);
  g_assert_cmpstr (word, ==, expected);
  g_assert_nonnull (sentence);
  g_assert_cmpstr (sentence, !=, "");
}

/* Hands 1;2 and 3;4, the market 5;6;7, then the pile, its top first. */
#define SMALL "[Deck]\nValues=1;2;3;4;5;6;7;8;9\n[Hand]\nSize=2\nLimit=3\n[End]\nTarget=30\n"
#define SMALL_ORDER "1;2;3;4;5;6;7;8;9"

static void
test_registered (void)
{
  g_assert_true (ss_game_find ("example") == &example_game);
  g_assert_null (ss_game_find ("no-such-game"));
  ss_game_register (&example_game);
  g_assert_true (ss_game_find ("example") == &example_game);
}

static void
test_family (void)
{
  g_autoptr (SsVariant) variant = variant_of (HEAD "[Card STORM]\nValue=4\nCount=2\nEffect=again\nTitle=Storm\n[Card CALM]\nValue=0\n");
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  const ExampleRules *own = (const ExampleRules *) rules;
  g_assert_cmpuint (own->n_kinds, ==, 12);
  g_assert_cmpuint (own->n_cards, ==, 18 + 3);
  g_assert_cmpstr (own->names[10], ==, "STORM");
  g_assert_cmpstr (own->titles[10], ==, "Storm");
  g_assert_cmpstr (own->titles[11], ==, "Card CALM");
}

static void
test_family_problems (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (HEAD "[Card storm]\nValue=4\n[Card RAIN]\nEffect=wet\n", -1, "x.variant", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 3); /* the name; no Value; the effect */
  const guint lines[] = { 4, 6, 7 };
  for (guint i = 0; i < problems->list->len; i++)
    g_assert_cmpuint (((SsProblem *) problems->list->pdata[i])->line, ==, lines[i]);
}

static void
test_awaits_deal (void)
{
  g_autoptr (SsVariant) variant = variant_of (HEAD);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
  g_auto (SsMoves) moves = { 0 };
  rules->game->legal_moves (rules, position->state, &moves);
  g_assert_cmpuint (moves.n, ==, 0);
  g_assert_cmpint (rules->game->to_move (rules, position->state), ==, SS_SEAT_NONE);
  g_assert_false (ss_state_is_over (rules, position->state));
  assert_refused (position, "draw", "awaits");
  g_assert_cmpuint (ss_perft (rules, position->state, &position->history, 1), ==, 0);
  g_assert_cmpuint (ss_perft (rules, position->state, &position->history, 0), ==, 1);
}

static void
test_perft_ends_at_chance (void)
{
  /* hands 1 and 2, nothing else to draw: after a card is played a draw needs a shuffle, and no sequence goes on from there */
  g_autoptr (SsPosition) position = position_of (SMALL "[Turn]\nMoves=1\nCoin=true\n", SMALL_ORDER);
  /* First: play 1, 2; bury 1, 2; swap 1, 2 with one of 3; draw; coin */
  g_assert_cmpuint (ss_perft (position->rules, position->state, &position->history, 1), ==, 2 + 2 + 6 + 1 + 1);
  /* the coin is chance: its sequence ends; a player who drew leaves Second the same 12 moves */
  g_assert_cmpuint (ss_perft (position->rules, position->state, &position->history, 2), ==, 11 * 12);
}

static void
test_several_moves_a_turn (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL, SMALL_ORDER);
  const SsGame *game = position->rules->game;
  play (position, "play 1", NULL);
  g_assert_cmpint (game->to_move (position->rules, position->state), ==, SS_SEAT_FIRST);
  assert_refused (position, "coin", "not-first");
  play (position, "draw", NULL);
  g_assert_cmpint (game->to_move (position->rules, position->state), ==, SS_SEAT_SECOND);
  assert_refused (position, "play 1", "not-in-hand");
  assert_refused (position, "swap 3 nowhere", "no-such-move");
  assert_refused (position, "play 0", "no-such-move"); /* no card of this deck */
}

static void
test_views (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL, SMALL_ORDER);
  const SsRules *rules = position->rules;
  play (position, "swap 1 left", NULL); /* First takes the 5 in sight of Second */
  g_autofree SsState *view = ss_state_view (rules, position->state, SS_SEAT_SECOND);
  const ExampleState *seen = (const ExampleState *) view;
  g_assert_cmpuint (seen->hand[0][0], ==, 5);
  g_assert_cmpuint (seen->hand[0][1], ==, EXAMPLE_UNKNOWN);
  g_assert_cmpuint (seen->hand[1][0], ==, 3);
  g_assert_cmpuint (seen->pile[0], ==, EXAMPLE_UNKNOWN);

  play (position, "bury 2", NULL);
  g_autofree SsState *own = ss_state_view (rules, position->state, SS_SEAT_FIRST);
  g_autofree SsState *other = ss_state_view (rules, position->state, SS_SEAT_SECOND);
  g_assert_cmpuint (((const ExampleState *) own)->pile[0], ==, 2);
  g_assert_cmpuint (((const ExampleState *) other)->pile[0], ==, EXAMPLE_UNKNOWN);
  g_assert_cmpuint (((const ExampleState *) other)->hand[0][0], ==, EXAMPLE_UNKNOWN); /* it may be the 5 that was buried */

  g_autofree SsState *all = ss_state_view (rules, position->state, SS_SEAT_NONE);
  g_assert_cmpmem (all, rules->state_size, position->state, rules->state_size);

  SsMove bury = rules->game->parse (rules, "bury 2");
  g_autofree char *shown = ss_move_shown_text (rules, position->state, bury, SS_SEAT_FIRST, SS_SEAT_SECOND);
  g_autofree char *known = ss_move_shown_text (rules, position->state, bury, SS_SEAT_FIRST, SS_SEAT_FIRST);
  g_assert_cmpstr (shown, ==, "bury ?");
  g_assert_cmpstr (known, ==, "bury 2");
}

static void
test_effects_and_reveals (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL, SMALL_ORDER);
  const SsGame *game = position->rules->game;
  g_auto (SsEffects) effects = { 0 };
  play (position, "draw", &effects);
  g_assert_cmpuint (effects.n, ==, 2);
  g_assert_cmpstr (game->effects[effects.effects[1].kind], ==, "drawn");
  g_assert_cmpint (effects.effects[1].subject, ==, 8);
  g_autofree char *own = game->say_effect (position->rules, &effects.effects[1], SS_SEAT_FIRST);
  g_assert_cmpstr (own, ==, "It is the 8.");
  g_assert_null (game->say_effect (position->rules, &effects.effects[1], SS_SEAT_SECOND));
  g_assert_true (game->reveals (position->rules, &effects, SS_SEAT_FIRST));
  g_assert_false (game->reveals (position->rules, &effects, SS_SEAT_SECOND));

  effects.n = 0;
  play (position, "play 8", &effects);
  g_assert_false (game->reveals (position->rules, &effects, SS_SEAT_FIRST));
  g_assert_true (game->reveals (position->rules, &effects, SS_SEAT_SECOND));
}

static void
test_chance_in_mid_game (void)
{
  g_autoptr (SsVariant) variant = variant_of (HEAD "[Deck]\nValues=1;2;3;4\nSlots=only\n[Hand]\nSize=1\n[Turn]\nMoves=1\n[End]\nTarget=50\nRepetition=0\n");
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  const char *const entries[] = { "1;2;3;4", "tails", "2;1", "heads", NULL };
  g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new_replay (entries));
  int scores[2];
  play (position, "play 1", NULL);
  play (position, "coin", NULL);
  rules->game->scores (rules, position->state, scores);
  g_assert_cmpint (scores[SS_SEAT_SECOND], ==, 0); /* no fewer than none */
  play (position, "draw", NULL);
  play (position, "play 2", NULL);
  play (position, "draw", NULL); /* the pile is empty: 1 and 2 are shuffled */
  g_assert_cmpuint (ss_chance_get_used (position->chance), ==, 3);
  g_assert_cmpuint (((ExampleState *) position->state)->hand[0][0], ==, 2);
  play (position, "coin", NULL);
  rules->game->scores (rules, position->state, scores);
  g_assert_cmpint (scores[SS_SEAT_SECOND], ==, 4);
  g_assert_cmpuint (ss_chance_get_used (position->chance), ==, 4);

  /* an entry that no shuffle of 1 and 2 gives */
  const char *const wrong[] = { "1;2;3;4", "1;1", NULL };
  g_autoptr (SsPosition) faulty = ss_position_new (rules, ss_chance_new_replay (wrong));
  play (faulty, "play 1", NULL);
  play (faulty, "play 2", NULL);
  play (faulty, "draw", NULL); /* the 4 */
  play (faulty, "draw", NULL);
  guint n;
  g_autofree char *expected = NULL;
  g_assert_cmpint (ss_chance_get_fault (faulty->chance, &n, &expected), ==, SS_CHANCE_WRONG);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (expected, ==, "1;2");
  assert_refused (faulty, "draw", "awaits");
}

static void
test_repetition (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL "Repetition=2\n[Turn]\nWait=true\n", SMALL_ORDER);
  SsOutcome outcome = { 0 };
  play (position, "wait", NULL);
  play (position, "wait", NULL);
  position->rules->game->outcome (position->rules, position->state, &outcome);
  g_assert_cmpint (outcome.result, ==, SS_RESULT_DRAW);
  g_assert_cmpstr (position->rules->game->reasons[outcome.reason].word, ==, "repetition");
  assert_refused (position, "wait", "game-over");
}

static SsSight
sight_of (SsPosition *position, const SsState *view, const SsMoves *legal, const SsPick *pick)
{
  return (SsSight) { .rules = position->rules, .view = view, .viewer = SS_SEAT_FIRST, .pick = pick, .legal = legal };
}

static void
test_pick_in_two_steps (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL, SMALL_ORDER);
  const SsGame *game = position->rules->game;
  g_autofree SsState *view = ss_state_view (position->rules, position->state, SS_SEAT_FIRST);
  g_auto (SsMoves) legal = { 0 };
  game->legal_moves (position->rules, view, &legal);
  SsPick pick = { 0 };
  SsPickResult result;
  SsSight sight = sight_of (position, view, &legal, &pick);

  game->pick (&sight, &pick, &(SsInput) { SS_INPUT_CHOOSE, EXAMPLE_SPOT_MARKET + 1, 0 }, &result);
  g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
  g_assert_nonnull (result.reason);
  g_free (result.reason);

  game->pick (&sight, &pick, &(SsInput) { SS_INPUT_CHOOSE, EXAMPLE_SPOT_HAND + 1, 0 }, &result);
  g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
  g_assert_null (result.reason);
  g_autoptr (SsScene) scene = ss_scene_new (0, 0);
  game->draw (&sight, scene);
  g_assert_true (ss_scene_find_spot (scene, EXAMPLE_SPOT_HAND + 1)->chosen);
  g_assert_cmpstr (ss_scene_find_item (scene, "hand-1-0")->symbol, ==, "card-back");

  game->pick (&sight, &pick, &(SsInput) { SS_INPUT_CHOOSE, EXAMPLE_SPOT_MARKET + 1, 0 }, &result);
  g_autofree char *text = game->move_text (position->rules, position->state, result.move);
  g_assert_cmpstr (text, ==, "swap 2 middle");
}

static void
test_editor (void)
{
  const SsParam *param = ss_param_find (&example_game, "Deck", "Values");
  g_autoptr (SsVariant) variant = variant_of (HEAD SMALL);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsScene) scene = ss_scene_new (0, 0);
  SsPick pick = { 0 };
  param->editor->draw (variant, param, NULL, &pick, 0, 0, scene);
  g_assert_cmpuint (scene->spots->len, ==, 9);
  g_autoptr (SsVariant) more = param->editor->input (variant, param, NULL, &pick, &(SsInput) { SS_INPUT_CHOOSE, 9, 0 }, problems);
  g_assert_cmpstr (ss_variant_get_text (more, "Deck", "Values"), ==, "1;2;3;4;5;6;7;8;0");
  g_autoptr (SsVariant) fewer = param->editor->drag (more, param, NULL, &pick, 1, 0, 200, 0, 0, problems);
  g_assert_cmpstr (ss_variant_get_text (fewer, "Deck", "Values"), ==, "2;3;4;5;6;7;8;0");
}

static void
test_words (void)
{
  g_autoptr (SsPosition) position = position_of (SMALL, SMALL_ORDER);
  const SsRules *rules = position->rules;
  const SsGame *game = rules->game;
  SsMove play_2 = game->parse (rules, "play 2");
  g_autofree char *said = game->say_move (rules, position->state, play_2);
  g_autofree char *prompt = game->prompt (rules, position->state, SS_SEAT_FIRST);
  g_autofree char *text = game->write_position (rules, position->state, SS_SEAT_FIRST);
  g_autofree char *why = game->say_why (rules, position->state, &play_2, 1, NULL, 0);
  g_assert_cmpstr (said, ==, "Plays the 2");
  g_assert_cmpstr (prompt, !=, "");
  g_assert_true (g_str_has_prefix (text, "First: the 1 the 2\n"));
  g_assert_cmpstr (why, ==, "It scores at once.");

  g_autoptr (SsBook) book = ss_book_new ();
  game->write_rules (rules, book);
  g_assert_cmpuint (book->blocks->len, ==, 2);
  g_assert_cmpstr (((SsBlock *) book->blocks->pdata[1])->text, ==, "Whoever has 30 points wins.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ss_game_register (&example_game);
  g_test_add_func ("/example-game/registered", test_registered);
  g_test_add_func ("/example-game/family", test_family);
  g_test_add_func ("/example-game/family-problems", test_family_problems);
  g_test_add_func ("/example-game/awaits-deal", test_awaits_deal);
  g_test_add_func ("/example-game/perft-ends-at-chance", test_perft_ends_at_chance);
  g_test_add_func ("/example-game/several-moves-a-turn", test_several_moves_a_turn);
  g_test_add_func ("/example-game/views", test_views);
  g_test_add_func ("/example-game/effects-and-reveals", test_effects_and_reveals);
  g_test_add_func ("/example-game/chance-in-mid-game", test_chance_in_mid_game);
  g_test_add_func ("/example-game/repetition", test_repetition);
  g_test_add_func ("/example-game/pick-in-two-steps", test_pick_in_two_steps);
  g_test_add_func ("/example-game/editor", test_editor);
  g_test_add_func ("/example-game/words", test_words);
  return g_test_run ();
}
