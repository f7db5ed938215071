/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <glib/gi18n.h>

#include "core/ss-record.h"
#include "games/ss-games.h"
#include "scene/ss-book.h"

/* The rules page of Skips. The sentences of the parameters, with the values in force, carry the numbers; what stands between them is true of
 * every variant. */

static void
text (SsBook *book, const char *sentence)
{
  ss_book_text (book, g_strdup (sentence));
}

/* A small position after @n moves, the first legal one each time; @hover: the piece whose way is shown (0: none). */
static void
figure (SsBook *book, const SsRules *base, guint n, gboolean hover, const char *caption)
{
  g_autoptr (SsPosition) position = ss_position_new ((SsRules *) base, ss_chance_new (1));
  g_auto (SsMoves) legal = { 0 };
  SsPick pick = { 0 };

  for (guint i = 0; i < n; i++)
    {
      legal.n = 0;
      ss_skips.legal_moves (base, position->state, &legal);
      if (legal.n == 0)
        return; /* this variant is over before: no such position to show */
      ss_position_play (position, legal.moves[legal.n - 1], NULL);
    }
  legal.n = 0;
  ss_skips.legal_moves (base, position->state, &legal);
  if (hover && (legal.n == 0 || legal.moves[0] == SKIPS_PASS))
    return;
  SsSight sight = { .rules = base, .view = position->state, .viewer = ss_skips.to_move (base, position->state), .pick = &pick, .legal = &legal, .last_by = SS_SEAT_NONE, .width = 560, .height = 260 };
  if (hover)
    {
      SsInput input = { .kind = SS_INPUT_HOVER, .spot = SKIPS_SPOT_PIECE (sight.viewer, (guint) legal.moves[legal.n - 1]) };
      SsPickResult result = { 0 };
      ss_skips.pick (&sight, &pick, &input, &result);
      g_free (result.reason);
    }
  SsScene *scene = ss_scene_new (1, 1);
  ss_skips.draw (&sight, scene);
  ss_book_figure (book, scene, g_strdup (caption));
}

void
skips_write_rules (const SsRules *base, SsBook *book)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SsVariant *variant = base->variant;

  ss_book_heading (book, "goal", g_strdup (_ ("The Goal")));
  text (book, _ ("Skips is a race for two. Each player has a few pieces marked with dots, and between the players lies a lane of spaces marked with dots."));
  ss_book_param (book, variant, "Goal", "PiecesHome");
  figure (book, base, 0, FALSE, _ ("The position at the start"));

  ss_book_heading (book, "lane", g_strdup (_ ("The Lane and the Pieces")));
  ss_book_param (book, variant, "Board", "Spaces");
  ss_book_param (book, variant, "Board", "Shuffle");
  if (rules->shuffle)
    text (book, _ ("An order is laid anew if a player's piece with the fewest dots among those outside could not move in it."));
  ss_book_param (book, variant, "Pieces", "Steps");
  text (book, _ ("All pieces begin outside, on their owner's entry side."));
  ss_book_param (book, variant, "Board", "Entry");

  ss_book_heading (book, "moves", g_strdup (_ ("Moving")));
  text (book, _ ("The players take turns, and First begins. In a turn, a player moves one own piece that is not home yet."));
  text (book, _ ("A piece goes forward as many steps as it has dots, whether it is still outside or on the lane. There is no way back, and nothing is captured."));
  ss_book_param (book, variant, "Moves", "JumpOccupied");
  ss_book_param (book, variant, "Moves", "MatchingSpaceForbidden");
  figure (book, base, 2, TRUE, _ ("The way of a piece: counted steps are numbered, occupied spaces are passed over"));

  ss_book_heading (book, "home", g_strdup (_ ("Coming Home")));
  text (book, _ ("Beyond the last space lies home. Arriving there counts as one step, and the piece stops there."));
  ss_book_param (book, variant, "Moves", "ExactExit");

  ss_book_heading (book, "end", g_strdup (_ ("The End")));
  text (book, _ ("A player who has brought home as many pieces as are needed wins at once."));
  ss_book_param (book, variant, "Moves", "NoMove");
  if (rules->no_move == SKIPS_NO_MOVE_PASS)
    text (book, _ ("If neither player can move, the match ends: whoever has more pieces home wins, and with equal numbers it is a draw."));

  ss_book_heading (book, "handicap", g_strdup (_ ("Handicap")));
  ss_book_param (book, variant, "Handicap", "FirstHome");
  ss_book_param (book, variant, "Handicap", "SecondHome");
  if (rules->no_move != SKIPS_NO_MOVE_PASS && (rules->given_home[0] || rules->given_home[1]))
    text (book, _ ("A piece at home is a move less to make: this handicap helps only if a player who can't move passes."));
}
