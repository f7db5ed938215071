/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include "games/ss-games.h"
#include "scene/ss-book.h"

#include <glib/gi18n.h>

/* The rules page of The Bridge. The sentences of the parameters carry the numbers in force; what stands between them is true of every variant, or said
 * only where it is. Figures are made from the rules in force, so that board, camps and tiles are this variant's own. */

static void
text (SsBook *book, const char *sentence)
{
  ss_book_text (book, g_strdup (sentence));
}

/* --- figures --- */

typedef struct
{
  SsState *state;
  SsHistory history;
  SsMoves legal;
  SsPick pick;
} Figure;

static void
begin_figure (const SsRules *rules, Figure *figure)
{
  *figure = (Figure) { .state = ss_state_new (rules) };
  bridge_setup (rules, figure->state, NULL, &figure->history);
}

/* Skip the setup: First is to move, and nothing stands on the board but the relief pieces. */
static void
begin_play (const SsRules *rules, Figure *figure)
{
  BridgeState *state = STATE (figure->state);

  begin_figure (rules, figure);
  state = STATE (figure->state);
  state->phase = PHASE_PLAY;
  state->mover = SS_SEAT_FIRST;
  state->setup_left[0] = state->setup_left[1] = 0;
  state->turn = RULES (rules)->shelter_turns;
}

static void
put (const BridgeRules *rules, BridgeState *state, guint seat, guint placement)
{
  guint i = state->n_tiles[seat]++;

  for (; i > 0 && state->tile[seat][i - 1] > placement; i--)
    state->tile[seat][i] = state->tile[seat][i - 1];
  state->tile[seat][i] = placement;
  state->tiles[seat] = bits_or (state->tiles[seat], rules->placements[placement].cells);
}

/* A placement of a tile of the set (else of the monomino) that covers @square, and none of @taken; -1 if there is none. */
static int
find_placement (const BridgeRules *rules, Square square, Bits taken)
{
  for (guint k = rules->n_kinds; k-- > 0;)
    for (guint p = rules->kinds[k].start; p < rules->kinds[k].end; p++)
      if (bits_has (&rules->placements[p].cells, square) && !bits_meet (&rules->placements[p].cells, &taken))
        return (int) p;
  return -1;
}

static void
end_figure (SsBook *book, const SsRules *rules, Figure *figure, const char *caption)
{
  SsScene *scene = ss_scene_new (1, 1);
  SsSight sight = { .rules = rules, .view = figure->state, .viewer = SS_SEAT_FIRST, .pick = &figure->pick, .legal = &figure->legal, .last_by = SS_SEAT_NONE };

  if (STATE (figure->state)->mover == SS_SEAT_FIRST)
    bridge_legal_moves (rules, figure->state, &figure->legal);
  bridge_draw_figure (&sight, scene);
  ss_book_figure (book, scene, g_strdup (caption));
  g_free (figure->state);
  ss_history_clear (&figure->history);
  ss_moves_clear (&figure->legal);
}

static void
figure_setup (SsBook *book, const SsRules *rules)
{
  Figure figure;

  begin_figure (rules, &figure);
  STATE (figure.state)->mover = SS_SEAT_FIRST;
  end_figure (book, rules, &figure, _ ("Where First may place the first rescue piece, if nothing else stands on the board"));
}

static void
figure_camps (SsBook *book, const SsRules *rules)
{
  Figure figure;
  BridgeState *state;

  begin_play (rules, &figure);
  state = STATE (figure.state);
  for (guint seat = 0; seat < 2; seat++)
    state->grown[seat] = TRUE;
  state->mover = SS_SEAT_SECOND; /* nothing is lit */
  end_figure (book, rules, &figure, _ ("Both camps grown"));
}

static void
figure_tile (SsBook *book, const SsRules *rules)
{
  const BridgeRules *r = RULES (rules);
  Figure figure;
  Bits left;

  if (r->n_entries == 0)
    return;
  begin_play (rules, &figure);
  figure.pick.v[PICK_HAND] = HAND_TILE;
  figure.pick.v[PICK_KIND] = r->entries[0];
  for (left = r->water; bits_any (&left) && !figure.pick.v[PICK_OVER];)
    {
      Square square = bits_pop (&left);
      if (bridge_hand_allows (r, CONST_STATE (figure.state), &figure.pick, square))
        figure.pick.v[PICK_OVER] = SPOT_SQUARE (square);
    }
  end_figure (book, rules, &figure, _ ("A tile in the hand, and the squares where it may be placed as it is turned"));
}

static void
figure_overbridge (SsBook *book, const SsRules *rules)
{
  const BridgeRules *r = RULES (rules);
  Figure figure;
  BridgeState *state;
  Bits taken = { { 0 } };
  int own, enemy;

  begin_play (rules, &figure);
  state = STATE (figure.state);
  /* First's tile beside the corner, Second's beyond it, with First's overbridge across */
  own = find_placement (r, SQUARE (1, 0), taken);
  if (own >= 0)
    {
      put (r, state, SS_SEAT_FIRST, own);
      taken = r->placements[own].cells;
      Bits around = bits_without (bits_and (bits_spread (taken), r->water), taken);
      enemy = bits_any (&around) ? find_placement (r, bits_first (&around), taken) : -1;
      if (enemy >= 0)
        {
          Square square = bits_first (&around);
          put (r, state, SS_SEAT_SECOND, enemy);
          state->bridge[SS_SEAT_FIRST][state->n_bridges[SS_SEAT_FIRST]++] = OVERBRIDGE (square, NO_SQUARE);
          state->bridges_left[SS_SEAT_FIRST]--;
          bits_add (&state->across[SS_SEAT_FIRST], square);
          bits_add (&state->held, square);
        }
      state->relief[SS_SEAT_FIRST] = SQUARE (1, 0);
    }
  figure.pick.v[PICK_HAND] = HAND_RELIEF;
  end_figure (book, rules, &figure, _ ("First's overbridge lies across a tile of Second's; the squares that First's relief piece can go to are lit"));
}

static void
figure_walk (SsBook *book, const SsRules *rules)
{
  const BridgeRules *r = RULES (rules);
  Figure figure;
  BridgeState *state;
  Bits taken = { { 0 } };
  int placement;

  begin_play (rules, &figure);
  state = STATE (figure.state);
  if (r->island_size > 0)
    state->relief[SS_SEAT_FIRST] = bits_first (&r->island);
  /* a monomino with a rescue piece beside where it stands */
  Bits around = bits_without (bits_and (bits_spread (bits_one (state->relief[SS_SEAT_FIRST])), r->water), taken);
  placement = bits_any (&around) ? (int) r->kinds[0].start : -1;
  while (placement >= 0 && placement < (int) r->kinds[0].end && r->placements[placement].first != bits_first (&around))
    placement++;
  if (placement >= 0 && placement < (int) r->kinds[0].end)
    {
      put (r, state, SS_SEAT_FIRST, placement);
      bits_add (&state->rescue[SS_SEAT_FIRST], r->placements[placement].first);
    }
  figure.pick.v[PICK_HAND] = HAND_RELIEF;
  end_figure (book, rules, &figure,
              r->island_size > 0 ? _ ("From the island: any other square of it, or a rescue piece beside it, with its points")
                                 : _ ("A rescue piece that the relief piece can reach, with its points"));
}

/* --- the page --- */

static void
write_setup (const SsRules *rules, SsBook *book)
{
  const BridgeRules *r = RULES (rules);
  const SsVariant *variant = rules->variant;

  ss_book_heading (book, "setup", g_strdup (_ ("Setting Up")));
  text (book, _ ("The relief pieces stand on their camp corners. Second places a rescue piece first, then First, and so on in turn."));
  text (book, _ ("A rescue piece is placed with a monomino of its owner under it, on an empty square that is neither on the island nor a camp corner."));
  ss_book_param (book, variant, "Setup", "MinDistance");
  if (r->min_near)
    ss_book_param (book, variant, "Setup", "MinNear");
  if (r->min_far)
    ss_book_param (book, variant, "Setup", "MinFar");
  text (book, _ ("A player who has no such square passes; that rescue piece and its monomino leave the match."));
  if (r->handicap_turns[0])
    ss_book_param (book, variant, "Handicap", "FirstTurns");
  if (r->handicap_turns[1])
    ss_book_param (book, variant, "Handicap", "SecondTurns");
  if (r->handicap_turns[0] && r->handicap_turns[1])
    text (book, _ ("Second's handicap turns come before First's."));
  text (book, _ ("Then First begins."));
  figure_setup (book, rules);
}

static void
write_tiles (const SsRules *rules, SsBook *book)
{
  const BridgeRules *r = RULES (rules);
  const SsVariant *variant = rules->variant;

  ss_book_heading (book, "tiles", g_strdup (_ ("Tiles")));
  text (book, _ ("A tile is placed from the own supply on empty squares: not on the island, on a camp corner, on a tile or on a piece."));
  ss_book_param (book, variant, "Pieces", "Flip");
  ss_book_param (book, variant, "Moves", "TilesTouch");
  ss_book_param (book, variant, "Moves", "ShelterTurns");
  ss_book_param (book, variant, "Moves", "Sealing");
  if (r->sealing_forbidden)
    {
      text (book, _ ("A way leads from the relief piece over adjacent squares to a square of the other player's camp. No square in between carries a tile of "
                     "that player; overbridges and relief pieces don't count."));
      if (!r->camp_reentry)
        text (book, _ ("The own camp corner of the relief piece is no part of a way, either."));
      if (!r->island_reentry)
        text (book, _ ("The island is no part of a way for a relief piece that has left it."));
      if (r->growth != GROWTH_NEVER)
        text (book, _ ("If the tile makes that player's camp grow, the way may lead to any square of the grown camp."));
      text (book, _ ("Where there is no way before a tile is placed, nothing is forbidden."));
    }
  figure_tile (book, rules);
  text (book, _ ("An own tile may be taken back into the supply, as long as no piece stands on it and no overbridge holds it down. The monomino of a rescued "
                 "piece is a tile like any other."));
}

static void
write_overbridges (const SsRules *rules, SsBook *book)
{
  if (RULES (rules)->n_bridges == 0)
    return;
  ss_book_heading (book, "overbridges", g_strdup (C_ ("heading", "Overbridges")));
  text (book, _ ("An overbridge is placed across a square of an opponent's tile that carries no rescue piece; its owner's relief piece may then use that square "
                 "like an own tile."));
  text (book, _ ("Or it joins two squares that touch at a corner and belong to two different own tiles; the step from one to the other is a move of its own."));
  text (book, _ ("No square carries more than one overbridge or end of one. An own overbridge may be taken back, but not one that lies across while the own "
                 "relief piece stands on it."));
  figure_overbridge (book, rules);
}

static void
write_walking (const SsRules *rules, SsBook *book)
{
  const BridgeRules *r = RULES (rules);
  const SsVariant *variant = rules->variant;

  ss_book_heading (book, "walking", g_strdup (_ ("Walking")));
  text (book, _ ("The relief piece goes over squares of own tiles, the island, the opponent's camp and own overbridges that lie across. It enters an opponent's "
                 "monomino only to rescue the piece on it."));
  ss_book_param (book, variant, "Moves", "Slide");
  if (r->island_size > 0)
    text (book, _ ("On the island it goes to any other square of the island in one turn."));
  text (book, _ ("It stops on the first square with a rescue piece and on the first square of the opponent's camp."));
  text (book, _ ("It can't enter or pass a square with a relief piece; but the opponent's relief piece on its own camp corner doesn't bar the way home."));
  ss_book_param (book, variant, "Moves", "CampReentry");
  if (r->island_size > 0)
    ss_book_param (book, variant, "Moves", "IslandReentry");
  figure_walk (book, rules);
}

static void
write_end (const SsRules *rules, SsBook *book)
{
  const BridgeRules *r = RULES (rules);
  const SsVariant *variant = rules->variant;

  ss_book_heading (book, "end", g_strdup (_ ("The End")));
  text (book, _ ("A relief piece that reaches the opponent's camp is home and stays there."));
  ss_book_param (book, variant, "Scoring", "FirstHome");
  ss_book_param (book, variant, "End", "ExtraTurnsPerRescue");
  if (r->extra_per_rescue)
    {
      text (book, _ ("If the other comes home in these turns, the higher total wins, and equal totals go to the player who came home first. If not, the other has "
                     "lost."));
      text (book, _ ("Pieces rescued in these turns score, but add no turns."));
      ss_book_param (book, variant, "Scoring", "SecondHome");
    }
  ss_book_param (book, variant, "End", "TurnLimit");
  ss_book_param (book, variant, "End", "Repetition");
  if (r->turn_limit || r->repetition)
    ss_book_param (book, variant, "End", "AtLimit");
}

void
bridge_write_rules (const SsRules *rules, SsBook *book)
{
  const BridgeRules *r = RULES (rules);
  const SsVariant *variant = rules->variant;
  guint n_shapes;
  const char *const *shapes = ss_variant_get_groups (variant, "Shape", &n_shapes);

  ss_book_heading (book, "goal", g_strdup (_ ("The Goal")));
  text (book, _ ("Two players build bridges over a river. Each has a relief piece that walks over the own tiles, rescues stranded people and makes for the "
                 "opposite corner."));

  ss_book_heading (book, "board", g_strdup (_ ("The Board")));
  ss_book_param (book, variant, "Board", "Size");
  ss_book_param (book, variant, "Board", "Island");
  text (book, _ ("Each player's camp begins as one corner: First's is a1, Second's the corner opposite."));
  text (book, _ ("A square is on a player's near side if it is not further from the own camp corner than from the opponent's, in steps along rows and columns; "
                 "all other squares are on the far side."));
  ss_book_param (book, variant, "Board", "CampGrowth");
  if (r->growth != GROWTH_NEVER)
    {
      ss_book_param (book, variant, "Board", "CampDepth");
      text (book, _ ("A relief piece that stands on a square of the opponent's camp when it grows is home at once."));
      figure_camps (book, rules);
    }

  ss_book_heading (book, "pieces", g_strdup (_ ("Pieces and Tiles")));
  text (book, _ ("Each player has one relief piece, which walks."));
  ss_book_param (book, variant, "Pieces", "RescuePieces");
  text (book, _ ("Each rescue piece stands on a monomino, a tile of one square, and waits to be rescued."));
  ss_book_param (book, variant, "Pieces", "Tiles");
  for (guint i = 0; i < n_shapes; i++)
    ss_book_param (book, variant, shapes[i], "Cells");
  ss_book_param (book, variant, "Pieces", "Overbridges");
  if (r->handicap_points[0])
    ss_book_param (book, variant, "Handicap", "FirstPoints");
  if (r->handicap_points[1])
    ss_book_param (book, variant, "Handicap", "SecondPoints");

  write_setup (rules, book);
  ss_book_heading (book, "turn", g_strdup (_ ("A Turn")));
  text (book, r->n_bridges ? _ ("A turn is exactly one of these: placing a tile, taking a tile back, placing an overbridge, taking an overbridge back, or moving "
                                "the relief piece.")
                           : _ ("A turn is exactly one of these: placing a tile, taking a tile back, or moving the relief piece."));
  text (book, _ ("Only a player who can do none of them passes."));
  write_tiles (rules, book);
  write_overbridges (rules, book);
  write_walking (rules, book);
  ss_book_heading (book, "rescue", g_strdup (_ ("Rescue")));
  text (book, _ ("A relief piece that reaches a square with a rescue piece, an own one or the opponent's, rescues it: the piece leaves the board and scores. Its "
                 "monomino stays where it is."));
  ss_book_param (book, variant, "Scoring", "Near");
  ss_book_param (book, variant, "Scoring", "Far");
  ss_book_param (book, variant, "Scoring", "Enemy");
  write_end (rules, book);
}
