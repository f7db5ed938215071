/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <glib/gi18n.h>

/* The Bridge: every parameter (the-bridge.md, Parameters). Their checks and longer sentences are in bridge-check.c. */

static const SsWord growths[] = {
  { "permanent", N_ ("Permanent"), N_ ("Once tiles cover all squares around its corner, a camp has grown for the rest of the match.") },
  { "while-covered", N_ ("While covered"), N_ ("A camp is grown only while tiles cover all squares around its corner.") },
  { "never", N_ ("No growth"), N_ ("Camps never grow: a camp is its corner alone.") },
  { NULL },
};

static const SsWord flips[] = {
  { "false", NULL, N_ ("Tiles may be rotated but not turned over.") },
  { "true", NULL, N_ ("Tiles may be rotated and turned over.") },
  { NULL },
};

static const SsWord metrics[] = {
  { "king", N_ ("Diagonals included") },
  { "steps", N_ ("Rows and columns only") },
  { NULL },
};

static const SsWord slides[] = {
  { "false", NULL, N_ ("Off the island the relief piece goes one square a turn.") },
  { "true", NULL, N_ ("The relief piece goes any distance in a straight line.") },
  { NULL },
};

static const SsWord touches[] = {
  { "false", NULL, N_ ("A new tile need not touch anything.") },
  { "true", NULL, N_ ("A new tile must touch an own tile, the island or the own camp corner.") },
  { NULL },
};

static const SsWord camp_reentries[] = {
  { "false", NULL, N_ ("The relief piece may not go back to the camp corner that it has left.") },
  { "true", NULL, N_ ("The relief piece may go back into its own camp.") },
  { NULL },
};

static const SsWord island_reentries[] = {
  { "false", NULL, N_ ("The relief piece may not go back onto the island after leaving it.") },
  { "true", NULL, N_ ("The relief piece may go back onto the island after leaving it.") },
  { NULL },
};

static const SsWord sealings[] = {
  { "allowed", N_ ("Allowed"), N_ ("A tile may close even the last way of the opponent's relief piece.") },
  { "forbidden", N_ ("Forbidden"), N_ ("No tile may close the last way of the opponent's relief piece.") },
  { NULL },
};

static const SsWord limits[] = {
  { "draw", N_ ("Draw"), N_ ("A match ended by the turn limit or by repetition is a draw.") },
  { "points", N_ ("Points decide"), N_ ("In a match ended by the turn limit or by repetition the higher total wins; equal totals are a draw.") },
  { NULL },
};

#define BOARD .group = "Board", .group_title = N_ ("Board")
#define PIECES .group = "Pieces", .group_title = N_ ("Pieces and Tiles")
#define SETUP .group = "Setup", .group_title = N_ ("Setup")
#define MOVES .group = "Moves", .group_title = N_ ("Moving and Placing")
#define SCORING .group = "Scoring", .group_title = N_ ("Scoring")
#define END .group = "End", .group_title = N_ ("End")
#define HANDICAP .group = "Handicap", .group_title = N_ ("Handicap")

#define INT(low, high, value) .type = SS_PARAM_INT, .min = (low), .max = (high), .fallback = (value)
#define BOOL(list, value) .type = SS_PARAM_BOOL, .words = (list), .fallback = (value)
#define ENUM(list, value) .type = SS_PARAM_ENUM, .words = (list), .fallback = (value)

const SsParam bridge_params[] = {
  { BOARD, .key = "Size", INT (5, BRIDGE_MAX_SIZE, "9"), .title = N_ ("Board size"),
    .explanation = N_ ("Squares along a side of the board."),
    NS_ ("The board is {n} × {n} squares.", "The board is {n} × {n} squares.") },
  { BOARD, .key = "Island", INT (0, BRIDGE_MAX_SIZE - 4, "3"), .open_max = TRUE, .random = bridge_random_island, .title = N_ ("Island size"),
    .explanation = N_ ("Squares along a side of the island in the middle; 0 for none. It must be at least 4 smaller than the board and, like the board, "
                       "even or odd."),
    .sentence_zero = N_ ("There is no island."),
    NS_ ("The island is a single square.", "The island is {n} × {n} squares.") },
  { BOARD, .key = "CampDepth", INT (1, 3, "2"), .title = N_ ("Depth of a grown camp"),
    .explanation = N_ ("A grown camp is all squares that are at most so many steps from its corner."), .say = bridge_say_camp_depth },
  { BOARD, .key = "CampGrowth", ENUM (growths, "permanent"), .title = N_ ("Camp growth"),
    .explanation = N_ ("Whether a camp grows once tiles cover all squares around its corner, and for how long.") },

  { PIECES, .key = "RescuePieces", INT (1, MAX_RESCUE, "3"), .title = N_ ("Rescue pieces"),
    .explanation = N_ ("Rescue pieces of each player. Each stands on a monomino of its owner."),
    NS_ ("Each player has one rescue piece.", "Each player has {n} rescue pieces.") },
  { PIECES, .key = "Tiles", .type = SS_PARAM_LIST, .min_items = 0, .max_items = MAX_TILES, .items = SS_ITEMS_TEXT, .check_item = bridge_check_tile,
    .random = bridge_random_tiles, .fallback = "L3;I4;L4;S4;T4", .title = N_ ("Bridge tiles"),
    .explanation = N_ ("The bridge tiles of each player, by the names of their shapes: built-in ones or shapes of this variant's own."),
    .say = bridge_say_tile_set, .editor = &bridge_tiles_editor },
  { PIECES, .key = "Flip", BOOL (flips, "true"), .title = N_ ("Tiles may be turned over"),
    .explanation = N_ ("Whether tiles may be placed as their mirror images. They may always be rotated.") },
  { PIECES, .key = "Overbridges", INT (0, MAX_BRIDGES, "1"), .title = N_ ("Overbridges"),
    .explanation = N_ ("Overbridges of each player. One lies across a square of an opponent's tile or joins two own tiles diagonally."),
    .sentence_zero = N_ ("There are no overbridges."),
    NS_ ("Each player has one overbridge.", "Each player has {n} overbridges.") },

  { SETUP, .key = "MinDistance", INT (1, 8, "3"), .title = N_ ("Least distance"),
    .explanation = N_ ("How far apart a player's own relief and rescue pieces must be placed."), .say = bridge_say_distance },
  { SETUP, .key = "Metric", ENUM (metrics, "king"), .title = N_ ("How distance counts"),
    .explanation = N_ ("Whether a diagonal step counts as one, or distance is counted along rows and columns only."), .say = bridge_say_distance },
  { SETUP, .key = "MinNear", INT (0, MAX_RESCUE, "0"), .open_max = TRUE, .random = bridge_random_quota, .title = N_ ("At least on the near side"),
    .explanation = N_ ("How many of their rescue pieces players must place on their own side of the board. Both least numbers together may not exceed the "
                       "number of rescue pieces."),
    .sentence_zero = N_ ("Any number of rescue pieces may be placed on the near side."),
    NS_ ("Each player must place at least one rescue piece on the near side.", "Each player must place at least {n} rescue pieces on the near side.") },
  { SETUP, .key = "MinFar", INT (0, MAX_RESCUE, "0"), .open_max = TRUE, .random = bridge_random_quota, .title = N_ ("At least on the far side"),
    .explanation = N_ ("How many of their rescue pieces players must place on the opponent's side of the board. Both least numbers together may not exceed "
                       "the number of rescue pieces."),
    .sentence_zero = N_ ("Any number of rescue pieces may be placed on the far side."),
    NS_ ("Each player must place at least one rescue piece on the far side.", "Each player must place at least {n} rescue pieces on the far side.") },

  { MOVES, .key = "Slide", BOOL (slides, "true"), .title = N_ ("Any distance in a line"),
    .explanation = N_ ("Whether the relief piece goes as far as it can in a straight line, or one square a turn. On the island it always goes anywhere.") },
  { MOVES, .key = "TilesTouch", BOOL (touches, "false"), .title = N_ ("New tiles must touch"),
    .explanation = N_ ("Whether a placed tile must share a side with an own tile, the island or the own camp corner.") },
  { MOVES, .key = "CampReentry", BOOL (camp_reentries, "false"), .title = N_ ("Back into the own camp"),
    .explanation = N_ ("Whether the relief piece may go back into its own camp.") },
  { MOVES, .key = "IslandReentry", BOOL (island_reentries, "true"), .title = N_ ("Back onto the island"),
    .explanation = N_ ("Whether the relief piece may go onto the island again after leaving it."), .applies = bridge_has_island },
  { MOVES, .key = "Sealing", ENUM (sealings, "forbidden"), .title = N_ ("Closing the last way"),
    .explanation = N_ ("Whether a tile may take the opponent's relief piece its last way to the placing player's camp.") },
  { MOVES, .key = "ShelterTurns", INT (0, 40, "4"), .title = N_ ("Turns of camp shelter"),
    .explanation = N_ ("In so many turns at the start, both players' counted, and in handicap turns no tile may be placed on a square of the opponent's "
                       "camp; 0 for no shelter at all."),
    .sentence_zero = N_ ("Tiles may be placed around the opponent's camp corner from the very first turn, handicap turns included."),
    NS_ ("In the first turn and in handicap turns no tile may be placed on a square that belongs to the opponent's camp, grown or not.",
         "In the first {n} turns, both players' counted, and in handicap turns no tile may be placed on a square that belongs to the opponent's camp, "
         "grown or not.") },

  { SCORING, .key = "Near", INT (0, 99, "3"), .title = N_ ("Near piece"),
    .explanation = N_ ("Points for an own rescue piece rescued from the near side."),
    NS_ ("An own piece rescued from the near side scores 1 point.", "An own piece rescued from the near side scores {n} points.") },
  { SCORING, .key = "Far", INT (0, 99, "8"), .title = N_ ("Far piece"),
    .explanation = N_ ("Points for an own rescue piece rescued from the far side."),
    NS_ ("An own piece rescued from the far side scores 1 point.", "An own piece rescued from the far side scores {n} points.") },
  { SCORING, .key = "Enemy", INT (0, 99, "1"), .title = N_ ("Opponent's piece"),
    .explanation = N_ ("Points for a rescued piece of the opponent."),
    NS_ ("A rescued piece of the opponent scores 1 point.", "A rescued piece of the opponent scores {n} points.") },
  { SCORING, .key = "FirstHome", INT (0, 99, "5"), .title = N_ ("Home first"),
    .explanation = N_ ("Points for coming home first."),
    NS_ ("Coming home first scores 1 point.", "Coming home first scores {n} points.") },
  { SCORING, .key = "SecondHome", INT (0, 99, "1"), .title = N_ ("Home second"),
    .explanation = N_ ("Points for coming home second."),
    NS_ ("Coming home second scores 1 point.", "Coming home second scores {n} points.") },

  { END, .key = "ExtraTurnsPerRescue", INT (0, 5, "1"), .title = N_ ("Extra turns per rescue"),
    .explanation = N_ ("Once one player is home, the other has so many more turns for each piece rescued."),
    .sentence_zero = N_ ("As soon as one player is home, the other has lost."),
    NS_ ("Once one player is home, the other has one more turn for each piece rescued.",
         "Once one player is home, the other has {n} more turns for each piece rescued.") },
  { END, .key = "TurnLimit", INT (0, 2000, "120"), .title = N_ ("Turn limit"),
    .explanation = N_ ("The match ends after so many turns, both players' counted; 0 for no limit."),
    .sentence_zero = N_ ("There is no turn limit."),
    NS_ ("The match ends after 1 turn.", "The match ends after {n} turns, both players' counted.") },
  { END, .key = "AtLimit", ENUM (limits, "points"), .title = N_ ("At the limit"),
    .explanation = N_ ("Who wins when the turn limit or a repetition ends the match."), .applies = bridge_has_limit },
  { END, .key = "Repetition", INT (0, 9, "3"), .check_item = bridge_check_repetition, .random = bridge_random_repetition,
    .title = N_ ("Repetitions of a position"),
    .explanation = N_ ("The match ends when a position, with the same player to move, comes up so often; 0 for never."),
    .sentence_zero = N_ ("Repeating a position doesn't end the match."),
    NS_ ("The match ends when a position has come up {n} times.", "The match ends when a position has come up {n} times.") },

  { HANDICAP, .key = "FirstPoints", INT (0, 99, "0"), .title = N_ ("First's points"),
    .explanation = N_ ("Points that First starts with."),
    NS_ ("First starts with 1 point.", "First starts with {n} points.") },
  { HANDICAP, .key = "SecondPoints", INT (0, 99, "0"), .title = N_ ("Second's points"),
    .explanation = N_ ("Points that Second starts with."),
    NS_ ("Second starts with 1 point.", "Second starts with {n} points.") },
  { HANDICAP, .key = "FirstTurns", INT (0, 9, "0"), .title = N_ ("First's free turns"),
    .explanation = N_ ("Turns in which First may place tiles before play begins. Points are the better handicap."),
    .sentence_zero = N_ ("First has no handicap turns."),
    NS_ ("Before play First may place a tile in one handicap turn.", "Before play First may place tiles in {n} handicap turns in a row.") },
  { HANDICAP, .key = "SecondTurns", INT (0, 9, "0"), .title = N_ ("Second's free turns"),
    .explanation = N_ ("Turns in which Second may place tiles before play begins. Points are the better handicap."),
    .sentence_zero = N_ ("Second has no handicap turns."),
    NS_ ("Before play Second may place a tile in one handicap turn.", "Before play Second may place tiles in {n} handicap turns in a row.") },

  { .group = "Shape", .group_title = N_ ("Shape"), .key = "Cells", .type = SS_PARAM_LIST, .family = TRUE, .required = TRUE, .min_items = 1,
    .max_items = MAX_ROWS, .items = SS_ITEMS_TEXT, .check_item = bridge_check_row, .check_list = bridge_check_cells,
    .random = bridge_random_cells, .title = N_ ("Cells"),
    .explanation = N_ ("The shape's rows from the top, X a cell and . none: 2 to 8 cells joined by their sides."), .say = bridge_say_cells,
    .editor = &bridge_cells_editor },
  { NULL },
};
