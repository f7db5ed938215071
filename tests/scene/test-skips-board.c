/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Skips as a place: what a player sees and can choose (skips.md, "What the player should see"; art.md, Skips). */
#include <string.h>

#include "core/ss-record.h"
#include "core/ss-rng.h"
#include "games/skips/skips-board.h"

typedef struct
{
  SsRules *rules;
  SsPosition *position;
  SsMoves legal;
  SsPick pick;
  SsSight sight;
  SsScene *scene;
} Board;

static void
redraw (Board *board)
{
  SsSeat seat = board->rules->game->to_move (board->rules, board->position->state);

  g_clear_pointer (&board->scene, ss_scene_free);
  board->scene = ss_scene_new (1, 1);
  board->legal.n = 0;
  board->rules->game->legal_moves (board->rules, board->position->state, &board->legal);
  board->sight.rules = board->rules;
  board->sight.view = board->position->state;
  board->sight.viewer = seat;
  board->sight.pick = &board->pick;
  board->sight.legal = &board->legal;
  board->rules->game->draw (&board->sight, board->scene);
}

static void
open_board (Board *board, const char *spaces, const char *steps, const char *no_move, double width, double height)
{
  const char *keys[] = { "Board/Spaces", "Pieces/Steps", "Moves/NoMove" };
  const char *values[] = { spaces, steps, no_move };
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_new_values (ss_game_find ("skips"), keys, values, NULL, 3, NULL, problems);

  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  *board = (Board) { .rules = ss_rules_new (variant) };
  board->position = ss_position_new (board->rules, NULL);
  board->sight.width = width;
  board->sight.height = height;
  redraw (board);
}

static void
close_board (Board *board)
{
  ss_scene_free (board->scene);
  ss_position_free (board->position);
  ss_rules_unref (board->rules);
  ss_moves_clear (&board->legal);
}

static void
play (Board *board, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);

  for (guint i = 0; list[i] && list[i][0]; i++)
    {
      SsMove move = board->rules->game->parse (board->rules, list[i]);

      g_assert_true (ss_move_is_legal (board->rules, board->position->state, move, NULL, NULL));
      ss_position_play (board->position, move, NULL);
    }
  redraw (board);
}

static SsPickResult
input (Board *board, SsInputKind kind, guint32 spot)
{
  SsInput what = { .kind = kind, .spot = spot, .amount = 1 };
  SsPickResult result;

  board->rules->game->pick (&board->sight, &board->pick, &what, &result);
  if (result.move == SS_NO_MOVE)
    redraw (board);
  return result;
}

static gboolean
has (const Board *board, const char *id)
{
  return ss_scene_find_item (board->scene, id) != NULL;
}

/* Choosing a piece is its move; so is choosing the space where it would end. */
static void
test_choose (void)
{
  Board board;

  open_board (&board, "2;3;1;1;3;2", "1;2;3", "lose", 1000, 560);
  g_assert_cmpuint (input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 2)).move, ==, 2);
  g_assert_cmpuint (input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (3)).move, ==, 3);
  for (guint32 spot = 4; spot <= 6; spot++)
    {
      SsPickResult result = input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (spot));

      g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
      g_assert_nonnull (result.reason);
      g_free (result.reason);
    }
  {
    SsPickResult result = input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_PIECE (SS_SEAT_SECOND, 1));

    g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
    g_assert_cmpstr (result.reason, ==, "This is the opponent's piece.");
    g_free (result.reason);
  }
  /* where one may only look, nothing comes of it */
  board.sight.legal = NULL;
  {
    SsInput what = { .kind = SS_INPUT_CHOOSE, .spot = SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 1) };
    SsPickResult result;

    skips_pick (&board.sight, &board.pick, &what, &result);
    g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
    g_assert_null (result.reason);
  }
  close_board (&board);
}

/* Two pieces that would end on the same space: NEXT goes from one to the other, and choosing plays the one that is shown. */
static void
test_next (void)
{
  Board board;

  open_board (&board, "5;5;5;5;5;5;5", "1;2", "lose", 1000, 560);
  play (&board, "1 1 1 1"); /* piece 1 is on space 2 and can go to 3; piece 2 would count 1, jump 2 and end on 3 */
  input (&board, SS_INPUT_HOVER, SKIPS_SPOT_SPACE (3));
  g_assert_cmpuint (skips_shown (&board.sight), ==, 1);
  input (&board, SS_INPUT_NEXT, 0);
  g_assert_cmpuint (skips_shown (&board.sight), ==, 2);
  g_assert_cmpuint (input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (3)).move, ==, 2);
  input (&board, SS_INPUT_HOVER, SKIPS_SPOT_SPACE (3));
  input (&board, SS_INPUT_NEXT, 0);
  input (&board, SS_INPUT_NEXT, 0);
  g_assert_cmpuint (input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (3)).move, ==, 1);
  close_board (&board);
}

/* Pointing shows the way: as many numbered steps as the piece has dots, a ghost where it ends; jumped stones have no number. */
static void
test_way (void)
{
  Board board;
  SkipsWalk walk;

  open_board (&board, "2;3;1;1;3;2", "1;2;3", "lose", 1000, 560);
  play (&board, "1 3");
  input (&board, SS_INPUT_HOVER, SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 2));
  g_assert_true (has (&board, "way") && has (&board, "ghost") && has (&board, "target") && has (&board, "step-1") && has (&board, "step-2"));
  g_assert_false (has (&board, "step-3") || has (&board, "reason"));
  /* space 1 is occupied, so it is jumped: the ghost is on space 3 */
  skips_walk ((const SkipsRules *) board.rules, (const SkipsState *) board.position->state, SS_SEAT_FIRST, 2, &walk);
  g_assert_cmpuint (walk.to, ==, 3);
  g_assert_cmpfloat (ss_scene_find_item (board.scene, "ghost")->x, ==, ss_scene_find_item (board.scene, "space-3")->x);
  g_assert_cmpfloat (ss_scene_find_item (board.scene, "step-1")->x, ==, ss_scene_find_item (board.scene, "space-2")->x);
  g_assert_true (ss_scene_find_item (board.scene, "piece-first-2")->shadow);
  input (&board, SS_INPUT_CANCEL, 0);
  g_assert_false (has (&board, "way"));
  close_board (&board);
}

/* A piece that can't go has the cross; pointed at it says why; once it has been said in answer to a choice, the board doesn't say it twice. */
static void
test_refused (void)
{
  Board board;
  SsPickResult result;
  SsSpot *spot;

  open_board (&board, "2;3;1;1;3;2", "1;2;3", "lose", 1000, 560);
  play (&board, "1 2 1 1"); /* piece 1 on space 2 would end on space 3, which has 1 dot */
  g_assert_true (has (&board, "cannot-first-1"));
  g_assert_true (has (&board, "can-first-2"));
  spot = ss_scene_find_spot (board.scene, SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 1));
  g_assert_false (spot->legal);
  g_assert_cmpstr (spot->description, ==, "Piece 1 would end on a space with 1 dot, as many as it has itself.");
  input (&board, SS_INPUT_HOVER, spot->spot);
  g_assert_true (has (&board, "reason") && has (&board, "way") && has (&board, "step-1"));
  result = input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 1));
  g_assert_cmpuint (result.move, ==, SS_NO_MOVE);
  g_assert_cmpstr (result.reason, ==, "Piece 1 would end on a space with 1 dot, as many as it has itself.");
  g_free (result.reason);
  g_assert_false (has (&board, "reason"));
  g_assert_true (has (&board, "way"));
  close_board (&board);
}

/* A forced pass is on the board, and is what choosing it plays. */
static void
test_pass (void)
{
  Board board;

  SsRng rng;
  gboolean found = FALSE;

  ss_rng_seed (&rng, 3);
  for (guint match = 0; match < 200 && !found; match++)
    {
      if (match)
        close_board (&board);
      open_board (&board, "2;3;1;1;3;2", "1;2;3", "pass", 1000, 560);
      while (board.legal.n > 0 && !(found = ss_moves_contain (&board.legal, SKIPS_PASS)))
        {
          ss_position_play (board.position, board.legal.moves[ss_rng_below (&rng, board.legal.n)], NULL);
          redraw (&board);
        }
    }
  g_assert_true (found);
  g_assert_nonnull (ss_scene_find_spot (board.scene, SKIPS_SPOT_PASS));
  g_assert_cmpuint (input (&board, SS_INPUT_CHOOSE, SKIPS_SPOT_PASS).move, ==, SKIPS_PASS);
  close_board (&board);
}

/* The animation's stations are on the board: as many as counted steps, the last one where the piece is drawn next. */
static void
test_motion (void)
{
  Board board;

  open_board (&board, "2;3;1;1;3;2", "1;2;3", "lose", 1000, 560);
  while (board.legal.n > 0)
    {
      g_auto (SsEffects) effects = { 0 };
      SsMotion motion;
      const SsItem *last, *piece;

      ss_position_play (board.position, board.legal.moves[board.legal.n - 1], &effects);
      redraw (&board);
      g_assert_cmpuint (effects.n, >, 0);
      board.rules->game->motion (board.rules, &effects.effects[0], &motion);
      g_assert_cmpint (motion.kind, ==, SS_MOTION_HOP);
      g_assert_cmpuint (motion.n_path, ==, (guint) effects.effects[0].subject); /* here piece n has n dots */
      for (guint i = 0; i < motion.n_path; i++)
        g_assert_true (has (&board, motion.path[i]));
      last = ss_scene_find_item (board.scene, motion.path[motion.n_path - 1]);
      piece = ss_scene_find_item (board.scene, motion.item);
      g_assert_cmpfloat (last->x, ==, piece->x);
      g_assert_cmpfloat_with_epsilon (last->y, piece->y, 6);
    }
  close_board (&board);
}

/* Touch targets: a stone is at least 44 px wide, also where the room is narrow and the lane long. */
static void
test_size (void)
{
  static const char *const lanes[] = { "2;3;1", "2;3;1;1;3;2", "2;3;1;1;2;3;3;2;1;1;3;2", "1;2;3;4;5;6;0;1;2;3;4;5;6;0;1;2;3;4;5;6;0;1;2;3" };
  static const double rooms[][2] = { { 360, 640 }, { 360, 560 }, { 700, 500 }, { 1000, 620 }, { 1920, 1000 }, { 3840, 1200 } };

  for (guint i = 0; i < G_N_ELEMENTS (lanes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rooms); j++)
      {
        Board board;
        double unit;

        open_board (&board, lanes[i], "1;2;3;4;5;6", "lose", rooms[j][0], rooms[j][1]);
        unit = MIN (rooms[j][0] / board.scene->width, rooms[j][1] / board.scene->height);
        g_test_message ("%s in %g x %g: %g px", lanes[i], rooms[j][0], rooms[j][1], unit * 2 * SKIPS_STONE);
        g_assert_cmpfloat (unit * 2 * SKIPS_STONE, >=, 44);
        /* no two places lie over each other */
        for (guint a = 0; a < board.scene->spots->len; a++)
          for (guint b = 0; b < a; b++)
            {
              const SsSpot *p = g_ptr_array_index (board.scene->spots, a), *q = g_ptr_array_index (board.scene->spots, b);

              if (p->x < q->x + q->width - 0.5 && q->x < p->x + p->width - 0.5 && p->y < q->y + q->height - 0.5 && q->y < p->y + p->height - 0.5)
                g_error ("%s lies over %s", p->id, q->id);
            }
        close_board (&board);
      }
}

static SsVariant *
edit (SsVariant *variant, SsPick *pick, SsInputKind kind, guint32 spot, int amount)
{
  const SsParam *param = ss_param_find (ss_game_find ("skips"), "Board", "Spaces");
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsInput what = { kind, spot, amount };

  return param->editor->input (variant, param, "Board", pick, &what, problems);
}

/* The lane editor: one dot more, after six none; a longer and a shorter lane, within its limits. */
static void
test_editor (void)
{
  const SsParam *param = ss_param_find (ss_game_find ("skips"), "Board", "Spaces");
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_new_default (ss_game_find ("skips")), changed = NULL;
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  SsPick pick = { 0 };
  guint n;
  const SsSpot *add = NULL, *remove = NULL;

  param->editor->draw (variant, param, "Board", &pick, 640, 360, scene);
  g_assert_cmpuint (scene->spots->len, ==, 6 + 2);
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = g_ptr_array_index (scene->spots, i);

      if (g_str_equal (spot->id, "add"))
        add = spot;
      if (g_str_equal (spot->id, "remove"))
        remove = spot;
    }
  g_assert_true (add && add->legal && remove && remove->legal);
  g_assert_null (edit (variant, &pick, SS_INPUT_HOVER, SKIPS_SPOT_SPACE (2), 0));
  changed = edit (variant, &pick, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (2), 0);
  g_assert_cmpstr (ss_variant_get_text (changed, "Board", "Spaces"), ==, "2;4;1;1;3;2");
  for (guint i = 0; i < 3; i++)
    {
      SsVariant *next = edit (changed, &pick, SS_INPUT_CHOOSE, SKIPS_SPOT_SPACE (2), 0);

      ss_variant_unref (changed);
      changed = next;
    }
  g_assert_cmpstr (ss_variant_get_text (changed, "Board", "Spaces"), ==, "2;0;1;1;3;2");
  g_clear_pointer (&changed, ss_variant_unref);
  changed = edit (variant, &pick, SS_INPUT_ROTATE, 0, -1);
  g_assert_cmpstr (ss_variant_get_text (changed, "Board", "Spaces"), ==, "2;2;1;1;3;2");
  g_clear_pointer (&changed, ss_variant_unref);
  changed = edit (variant, &pick, SS_INPUT_CHOOSE, add->spot, 0);
  ss_variant_get_numbers (changed, "Board", "Spaces", &n);
  g_assert_cmpuint (n, ==, 7);
  g_clear_pointer (&changed, ss_variant_unref);
  changed = ss_variant_ref (variant);
  for (guint i = 0; i < 3; i++)
    {
      SsVariant *next = edit (changed, &pick, SS_INPUT_CHOOSE, remove->spot, 0);

      ss_variant_unref (changed);
      changed = next;
    }
  g_assert_cmpstr (ss_variant_get_text (changed, "Board", "Spaces"), ==, "2;3;1");
  g_assert_null (edit (changed, &pick, SS_INPUT_CHOOSE, remove->spot, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skips-board/choose", test_choose);
  g_test_add_func ("/skips-board/next", test_next);
  g_test_add_func ("/skips-board/way", test_way);
  g_test_add_func ("/skips-board/refused", test_refused);
  g_test_add_func ("/skips-board/pass", test_pass);
  g_test_add_func ("/skips-board/motion", test_motion);
  g_test_add_func ("/skips-board/size", test_size);
  g_test_add_func ("/skips-board/editor", test_editor);
  return g_test_run ();
}
