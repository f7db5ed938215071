/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"
#include "games/the-bridge/bridge-board.h"
#include "scene/ss-book.h"

#include <string.h>

/* Picking and drawing: every legal move can be made by inputs, no input makes another one, and every position can be drawn. */

typedef struct
{
  SsPosition *position;
  SsPick pick;
  SsMoves legal;
} Player;

static SsSight
sight_of (Player *hand)
{
  return (SsSight) { .rules = hand->position->rules, .view = hand->position->state, .viewer = ss_the_bridge.to_move (hand->position->rules, hand->position->state),
                     .pick = &hand->pick, .legal = &hand->legal, .last_by = SS_SEAT_NONE };
}

/* The move that an input led to; @reason (nullable): whether it said why not. */
static SsMove
give (Player *hand, SsInputKind kind, guint32 spot, char **reason)
{
  SsSight sight = sight_of (hand);
  SsInput input = { .kind = kind, .spot = spot, .amount = 1 };
  SsPickResult result = { 0 };

  ss_the_bridge.pick (&sight, &hand->pick, &input, &result);
  if (result.move != SS_NO_MOVE)
    g_assert_true (ss_moves_contain (&hand->legal, result.move));
  g_assert_true (!result.reason || (*result.reason && !strpbrk (result.reason, "{}")));
  if (reason)
    *reason = g_steal_pointer (&result.reason);
  g_free (result.reason);
  return result.move;
}

static void
take_legal (Player *hand)
{
  hand->legal.n = 0;
  ss_the_bridge.legal_moves (hand->position->rules, hand->position->state, &hand->legal);
  hand->pick = (SsPick) { { 0 } };
}

/* Make @move by inputs alone, as a person would. */
static SsMove
make (Player *hand, SsMove move)
{
  const BridgeRules *rules = RULES (hand->position->rules);
  const BridgeState *state = BRIDGE_STATE (hand->position);
  Square a = MOVE_A (move), b = MOVE_B (move);

  hand->pick = (SsPick) { { 0 } };
  switch (MOVE_KIND (move))
    {
    case MOVE_PASS:
      return give (hand, SS_INPUT_CHOOSE, SPOT_PASS, NULL);
    case MOVE_RESCUE:
      return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
    case MOVE_WALK:
      give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (state->relief[state->mover]), NULL);
      return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
    case MOVE_BRIDGE:
      give (hand, SS_INPUT_CHOOSE, SPOT_OVERBRIDGE, NULL);
      if (b == NO_SQUARE)
        return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
      g_assert_cmpuint (give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (b), NULL), ==, SS_NO_MOVE);
      return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
    case MOVE_TAKE_TILE:
    case MOVE_TAKE_BRIDGE:
      {
        guint wanted = MOVE_KIND (move) == MOVE_TAKE_TILE ? HAND_TAKE_TILE : HAND_TAKE_BRIDGE;
        give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
        for (guint i = 0; i < 3 && hand->pick.v[PICK_HAND] != wanted; i++)
          give (hand, SS_INPUT_NEXT, 0, NULL);
        g_assert_cmpuint (hand->pick.v[PICK_HAND], ==, wanted);
        return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (a), NULL);
      }
    case MOVE_TILE:
      {
        const Placement *placement = &rules->placements[MOVE_PLACEMENT (move)];
        const Shape *shape = &rules->kinds[placement->kind].orients[placement->orient];
        guint orient, grip = bridge_grip (shape);
        int left, bottom;

        give (hand, SS_INPUT_CHOOSE, SPOT_SUPPLY (placement->kind), NULL);
        for (guint i = 0; i < 8; i++)
          {
            bridge_hand_shape (rules, &hand->pick, &orient);
            if (orient == placement->orient)
              break;
            give (hand, i == 3 ? SS_INPUT_FLIP : SS_INPUT_ROTATE, 0, NULL);
          }
        g_assert_cmpuint (orient, ==, placement->orient);
        bridge_placement_corner (rules, placement, &left, &bottom);
        return give (hand, SS_INPUT_CHOOSE, SPOT_SQUARE (SQUARE (left + shape->x[grip], bottom + shape->y[grip])), NULL);
      }
    case MOVE_NONE:
    default:
      g_assert_not_reached ();
    }
}

static const char *const variants[] = {
  "",
  "Board/Size=6\nBoard/Island=2\nPieces/RescuePieces=2\nPieces/Tiles=L3;I2;F5\nPieces/Flip=false\nPieces/Overbridges=3\nHandicap/FirstTurns=1\n",
  "Board/Size=5\nBoard/Island=1\nPieces/RescuePieces=1\nPieces/Tiles=I2;I2;T4\nPieces/Overbridges=2\nMoves/CampReentry=true\nBoard/CampGrowth=while-covered\n",
};

static void
test_all_moves (void)
{
  SsRng rng;

  ss_rng_seed (&rng, 11);
  for (guint v = 0; v < G_N_ELEMENTS (variants); v++)
    {
      Player hand = { .position = bridge_test_position (variants[v], "") };

      for (guint turn = 0; turn < 70; turn++)
        {
          take_legal (&hand);
          if (hand.legal.n == 0)
            break;
          for (guint i = 0; i < hand.legal.n; i++)
            if (make (&hand, hand.legal.moves[i]) != hand.legal.moves[i])
              {
                g_autofree char *text = ss_the_bridge.move_text (hand.position->rules, hand.position->state, hand.legal.moves[i]);
                g_error ("variant %u, turn %u: %s can't be made", v, turn, text);
              }
          ss_position_play (hand.position, hand.legal.moves[ss_rng_below (&rng, hand.legal.n)], NULL);
        }
      ss_position_free (hand.position);
      ss_moves_clear (&hand.legal);
    }
}

/* Whatever comes in: what comes out is a legal move or none, and it can be drawn, from both sides and by a referee. */
static void
test_any_input (void)
{
  SsRng rng;

  ss_rng_seed (&rng, 12);
  for (guint v = 0; v < G_N_ELEMENTS (variants); v++)
    {
      Player hand = { .position = bridge_test_position (variants[v], "") };

      take_legal (&hand);
      for (guint i = 0; i < 3000 && hand.legal.n > 0; i++)
        {
          static const guint32 others[] = { 0, SPOT_OVERBRIDGE, SPOT_SUPPLY (0), SPOT_SUPPLY (1), SPOT_SUPPLY (2), SPOT_SUPPLY (12), SPOT_OPPONENT, 999 };
          guint32 spot = ss_rng_below (&rng, 3) ? 1 + ss_rng_below (&rng, 256) : others[ss_rng_below (&rng, G_N_ELEMENTS (others))];
          SsMove move = give (&hand, (SsInputKind) ss_rng_below (&rng, SS_INPUT_CANCEL + 1), spot, NULL);

          if (i % 10 == 0)
            {
              SsSight sight = sight_of (&hand);
              SsScene *scene = ss_scene_new (1, 1);

              sight.viewer = i % 30 ? sight.viewer : SS_SEAT_NONE;
              sight.width = i % 20 ? 400 : 900;
              sight.height = 600;
              ss_the_bridge.draw (&sight, scene);
              g_assert_cmpfloat (scene->width, >, 100);
              for (guint k = 0; k < scene->spots->len; k++)
                {
                  const SsSpot *spot_of_scene = scene->spots->pdata[k];
                  g_assert_true (*spot_of_scene->name && !strpbrk (spot_of_scene->name, "{}"));
                  g_assert_true (!spot_of_scene->description || !strpbrk (spot_of_scene->description, "{}"));
                  g_assert_true (spot_of_scene->x > -1 && spot_of_scene->y > -1);
                  g_assert_true (spot_of_scene->x + spot_of_scene->width < scene->width + 1 && spot_of_scene->y + spot_of_scene->height < scene->height + 1);
                }
              /* a symbol for each item, and each id once */
              g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
              for (guint k = 0; k < scene->items->len; k++)
                {
                  const SsItem *item = scene->items->pdata[k];
                  SsSymbolBox box;
                  if (item->kind == SS_ITEM_SYMBOL && !ss_symbol_box (scene, item->symbol, &box))
                    g_error ("no symbol %s", item->symbol);
                  if (!g_hash_table_add (ids, item->id))
                    g_error ("two items %s", item->id);
                }
              ss_scene_free (scene);
            }
          if (move != SS_NO_MOVE)
            {
              ss_position_play (hand.position, move, NULL);
              take_legal (&hand);
            }
        }
      ss_position_free (hand.position);
      ss_moves_clear (&hand.legal);
    }
}

/* A tile partly off the board is in the hand with a reason, and never a move. */
static void
test_reasons (void)
{
  Player hand = { .position = bridge_test_position ("", "@a8 @e1 @a4 @h2 @d7 @h5") };
  g_autofree char *off = NULL, *enemy = NULL, *nothing = NULL, *flip = NULL;

  take_legal (&hand);
  g_assert_cmpuint (give (&hand, SS_INPUT_CHOOSE, SPOT_SQUARE (SQUARE (2, 2)), &nothing), ==, SS_NO_MOVE);
  g_assert_nonnull (nothing);
  give (&hand, SS_INPUT_CHOOSE, SPOT_SUPPLY (2), NULL); /* the I tetromino, upright */
  g_assert_cmpuint (give (&hand, SS_INPUT_CHOOSE, SPOT_SQUARE (SQUARE (1, 8)), &off), ==, SS_NO_MOVE);
  g_assert_cmpstr (off, ==, "Part of the tile lies off the board.");
  g_assert_cmpuint (give (&hand, SS_INPUT_CHOOSE, SPOT_SQUARE (SQUARE (0, 4)), &enemy), ==, SS_NO_MOVE);
  g_assert_cmpstr (enemy, ==, "The square a4 carries a tile of the opponent.");
  g_assert_cmpuint (hand.pick.v[PICK_HAND], ==, HAND_TILE); /* still in the hand */
  give (&hand, SS_INPUT_CANCEL, 0, NULL);
  g_assert_cmpmem (&hand.pick, sizeof hand.pick, &(SsPick) { { 0 } }, sizeof (SsPick));
  ss_position_free (hand.position);
  ss_moves_clear (&hand.legal);

  hand = (Player) { .position = bridge_test_position ("Pieces/Flip=false\n", "@a8 @e1 @a4 @h2 @d7 @h5") };
  take_legal (&hand);
  give (&hand, SS_INPUT_CHOOSE, SPOT_SUPPLY (1), NULL);
  give (&hand, SS_INPUT_FLIP, 0, &flip);
  g_assert_cmpstr (flip, ==, "Tiles may be rotated but not turned over.");
  ss_position_free (hand.position);
  ss_moves_clear (&hand.legal);
}

/* Whoever sits at the bottom has the own camp corner at the lower left, whoever looks; whose a piece is is said to who looks. */
static void
test_bottom (void)
{
  Player hand = { .position = bridge_test_position ("", "") };

  for (guint i = 0; i < 4; i++)
    {
      SsSeat viewer = i & 1, bottom = i >> 1;
      SsScene *scene = ss_scene_new (1, 1);
      SsSight sight = { .rules = hand.position->rules, .view = hand.position->state, .viewer = viewer, .bottom = bottom, .last_by = SS_SEAT_NONE };
      Square corner = bottom == SS_SEAT_FIRST ? SQUARE (0, 0) : SQUARE (8, 8);
      const SsSpot *low;

      ss_the_bridge.draw (&sight, scene);
      low = ss_scene_find_spot (scene, SPOT_SQUARE (corner));
      for (guint k = 0; k < scene->spots->len; k++)
        {
          const SsSpot *spot = scene->spots->pdata[k];
          g_assert_true (spot->spot > 256 || (low->x <= spot->x && low->y >= spot->y));
        }
      g_assert_nonnull (strstr (low->name, viewer == bottom ? "your relief piece" : "the opponent's relief piece"));
      ss_scene_free (scene);
    }
  ss_position_free (hand.position);
}

/* The effects of a move name items of the scene before or after it. */
static void
test_motion (void)
{
  Player hand = { .position = bridge_test_position ("", "") };
  SsRng rng;
  guint seen = 0;

  ss_rng_seed (&rng, 13);
  for (guint turn = 0; turn < 80; turn++)
    {
      g_auto (SsEffects) effects = { 0 };
      SsScene *before = ss_scene_new (1, 1), *after = ss_scene_new (1, 1);
      SsSight sight;

      take_legal (&hand);
      if (hand.legal.n == 0)
        break;
      sight = sight_of (&hand);
      sight.legal = NULL;
      ss_the_bridge.draw (&sight, before);
      ss_position_play (hand.position, hand.legal.moves[ss_rng_below (&rng, hand.legal.n)], &effects);
      ss_the_bridge.draw (&sight, after);
      for (guint i = 0; i < effects.n; i++)
        {
          SsMotion motion;
          g_autofree char *said = ss_the_bridge.say_effect (hand.position->rules, &effects.effects[i], SS_SEAT_NONE);

          g_assert_true (!said || !strpbrk (said, "{}"));
          ss_the_bridge.motion (hand.position->rules, &effects.effects[i], &motion);
          if (motion.kind == SS_MOTION_NONE)
            continue;
          seen++;
          if (!ss_scene_find_item (motion.kind == SS_MOTION_APPEAR ? after : before, motion.item))
            g_error ("no item %s", motion.item);
        }
      ss_scene_free (before);
      ss_scene_free (after);
    }
  g_assert_cmpuint (seen, >, 20);
  ss_position_free (hand.position);
  ss_moves_clear (&hand.legal);
}

/* The rules page of every shipped and some random variants; no placeholder is left in it. */
static void
test_book (void)
{
  for (guint v = 0; v < 12; v++)
    {
      g_autoptr (SsVariant) variant = v == 0 ? ss_variant_new_default (&ss_the_bridge) : ss_variant_random (&ss_the_bridge, 500 + v, 0.6);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_autoptr (SsBook) book = ss_book_new ();
      guint figures = 0;

      ss_the_bridge.write_rules (rules, book);
      for (guint i = 0; i < book->blocks->len; i++)
        {
          const SsBlock *block = book->blocks->pdata[i];
          g_assert_true (block->text && *block->text && !strpbrk (block->text, "{}"));
          figures += block->kind == SS_BLOCK_FIGURE;
        }
      g_assert_cmpuint (figures, >=, 2);
    }
}

/* Drawing the cells of a shape: one choice of a cell changes it, and what is written reads back as drawn. */
static void
test_cells_editor (void)
{
  const SsParam *param = ss_param_find (&ss_the_bridge, "Shape BOAT", "Cells");
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant
    = ss_variant_load_text ("[Variant]\nFormat=1\nGame=the-bridge\n\n[Shape BOAT]\nCells=XXX.;..XX;...X\n", -1, "/x/x.variant", problems);
  SsPick pick = { { 0 } };
  SsInput turn = { .kind = SS_INPUT_ROTATE, .amount = 1 };
  guint chosen = 0;
  SsScene *scene = ss_scene_new (1, 1);

  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  param->editor->draw (variant, param, "Shape BOAT", &pick, 600, 600, scene);
  g_assert_cmpuint (scene->spots->len, ==, 64);
  for (guint i = 0; i < scene->spots->len; i++)
    chosen += ((SsSpot *) scene->spots->pdata[i])->chosen;
  g_assert_cmpuint (chosen, ==, 6);
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      SsInput input = { .kind = SS_INPUT_CHOOSE, .spot = spot->spot };
      SsPick own = pick;
      g_autoptr (SsProblems) found = ss_problems_new ();
      g_autoptr (SsVariant) changed = param->editor->input (variant, param, "Shape BOAT", &own, &input, found);
      g_autoptr (SsVariant) back = param->editor->input (changed, param, "Shape BOAT", &own, &input, found);
      g_autofree char *text = ss_variant_get_typed (back, "Shape BOAT", "Cells");
      g_assert_cmpstr (text, ==, "XXX.;..XX;...X");
      g_autofree char *other = ss_variant_get_typed (changed, "Shape BOAT", "Cells");
      g_assert_cmpstr (text, !=, other);
    }
  ss_scene_free (scene);
  g_autoptr (SsVariant) turned = param->editor->input (variant, param, "Shape BOAT", &pick, &turn, problems);
  g_assert_cmpstr (ss_variant_get_text (turned, "Shape BOAT", "Cells"), ==, "..X;..X;.XX;XX.");
}

static void
test_tiles_editor (void)
{
  const SsParam *param = ss_param_find (&ss_the_bridge, "Pieces", "Tiles");
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_new_default (&ss_the_bridge), fuller = NULL, emptier = NULL;
  SsPick pick = { { 0 } };
  SsScene *scene = ss_scene_new (1, 1);
  SsInput input = { .kind = SS_INPUT_CHOOSE };

  param->editor->draw (variant, param, "Pieces", &pick, 600, 600, scene);
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      if (strcmp (spot->id, "shape-X5") == 0)
        input.spot = spot->spot;
    }
  fuller = param->editor->input (variant, param, "Pieces", &pick, &input, problems);
  g_assert_cmpstr (ss_variant_get_text (fuller, "Pieces", "Tiles"), ==, "L3;I4;L4;S4;T4;X5");
  input.spot = ((SsSpot *) scene->spots->pdata[1])->spot;
  emptier = param->editor->input (variant, param, "Pieces", &pick, &input, problems);
  g_assert_cmpstr (ss_variant_get_text (emptier, "Pieces", "Tiles"), ==, "L3;L4;S4;T4");
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  ss_scene_free (scene);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/the-bridge/board/all-moves", test_all_moves);
  g_test_add_func ("/the-bridge/board/any-input", test_any_input);
  g_test_add_func ("/the-bridge/board/reasons", test_reasons);
  g_test_add_func ("/the-bridge/board/bottom", test_bottom);
  g_test_add_func ("/the-bridge/board/motion", test_motion);
  g_test_add_func ("/the-bridge/board/book", test_book);
  g_test_add_func ("/the-bridge/board/cells-editor", test_cells_editor);
  g_test_add_func ("/the-bridge/board/tiles-editor", test_tiles_editor);
  return g_test_run ();
}
