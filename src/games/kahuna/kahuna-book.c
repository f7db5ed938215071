/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>
#include <string.h>

/* The rules page of Kahuna. The sentences of the parameters, with the values in force, carry the numbers; what stands between them is true of
 * every variant. The figures are positions of the variant's own map. */

static void
text (SsBook *book, const char *sentence)
{
  ss_book_text (book, g_strdup (sentence));
}

static void
figure (SsBook *book, const KahunaRules *rules, const KahunaState *state, const char *caption)
{
  SsSight sight = { .rules = &rules->base, .view = (const SsState *) state, .viewer = SS_SEAT_NONE, .last_by = SS_SEAT_NONE, .width = 560, .height = 360, .thumbnail = TRUE };
  SsScene *scene = ss_scene_new (1, 1);
  kahuna_draw (&sight, scene);
  ss_book_figure (book, scene, g_strdup (caption));
}

/* The island with the fewest lines that can show a majority beside an enemy bridge: three or more. */
static int
find_example (const KahunaRules *rules)
{
  int best = -1;
  for (guint i = 0; i < rules->n_islands; i++)
    {
      guint degree = rules->islands[i].degree;
      if (degree >= 3 && (best < 0 || degree < rules->islands[best].degree))
        best = (int) i;
    }
  return best;
}

static void
put_bridge (const KahunaRules *rules, KahunaState *state, guint line, SsSeat seat)
{
  g_auto (SsHistory) history = { 0 };
  state->phase = KAHUNA_HANDICAP;
  state->mover = (guint8) seat;
  state->free_left[seat] = 2;
  kahuna_play (&rules->base, (SsState *) state, KAHUNA_MOVE (KAHUNA_FREE, 0, 0, line), NULL, &history, NULL);
}

/* First has as many bridges at an island as are one short of a majority, Second one; then First builds once more. */
static void
show_majority (SsBook *book, const KahunaRules *rules)
{
  int island = find_example (rules);
  if (island < 0)
    return;
  const KahunaIsland *place = &rules->islands[island];
  guint need = place->degree / 2u + 1u;
  if (need + 1 > place->degree || rules->supply < need)
    return;
  KahunaState state;
  memset (&state, 0, sizeof state);
  state.round = 1;
  for (guint i = 0; i + 1 < need; i++)
    put_bridge (rules, &state, place->lines[i], SS_SEAT_FIRST);
  put_bridge (rules, &state, place->lines[need], SS_SEAT_SECOND);
  g_autofree char *before = ss_text_fill (_ ("Before: nobody holds {island}."), "island", place->name, NULL);
  figure (book, rules, &state, before);
  put_bridge (rules, &state, place->lines[need - 1], SS_SEAT_FIRST);
  g_autofree char *after = ss_text_fill (_ ("After one more bridge First holds {island}, and Second's bridge there is gone."), "island", place->name, NULL);
  figure (book, rules, &state, after);
}

static void
write_goal (SsBook *book, const KahunaRules *rules)
{
  const SsVariant *variant = rules->base.variant;
  ss_book_heading (book, "goal", g_strdup (_ ("The Goal")));
  text (book, _ ("The players build bridges between islands. Whoever has bridges on more than half of the lines at an island holds it and puts a stone there; stones score at the end of each round."));
  ss_book_param (book, variant, "Map", "Islands");
  ss_book_param (book, variant, "Map", "Places");
  KahunaState state;
  memset (&state, 0, sizeof state);
  state.round = 1;
  figure (book, rules, &state, _ ("The map: dotted lines are where bridges may stand."));
  ss_book_param (book, variant, "Supply", "Bridges");
}

static void
write_cards (SsBook *book, const KahunaRules *rules)
{
  const SsVariant *variant = rules->base.variant;
  ss_book_heading (book, "cards", g_strdup (_ ("The Cards")));
  ss_book_param (book, variant, "Cards", "PerIsland");
  ss_book_param (book, variant, "Cards", "Hand");
  ss_book_param (book, variant, "Cards", "HandLimit");
  ss_book_param (book, variant, "Cards", "Open");
  text (book, _ ("The other cards make the pile. First begins."));
}

static void
write_turn (SsBook *book, const KahunaRules *rules)
{
  const SsVariant *variant = rules->base.variant;
  ss_book_heading (book, "turn", g_strdup (_ ("A Turn")));
  text (book, _ ("In a turn a player may play and throw away as many cards as they like, in any order, and then ends the turn."));
  text (book, _ ("Build: discard the card of an island face up and put an own bridge on a free line at that island."));
  ss_book_param (book, variant, "Build", "Restriction");
  text (book, _ ("Remove: discard two cards, each of which names one of the two islands of a line with a bridge of the opponent, and take that bridge off. Two equal cards will do."));
  ss_book_param (book, variant, "Build", "Rebuild");
  text (book, _ ("Throw away: discard a card face down."));
  if (rules->open > 0)
    text (book, _ ("The turn ends with drawing: take one of the open cards, whose place is filled from the pile at once, or draw the top card of the pile."));
  else
    text (book, _ ("The turn ends with drawing the top card of the pile."));
  text (book, _ ("Whoever holds as many cards as are allowed can't draw, and must first play one or throw one away."));
  ss_book_param (book, variant, "Cards", "Decline");
}

static void
write_control (SsBook *book, const KahunaRules *rules)
{
  ss_book_heading (book, "control", g_strdup (_ ("Holding Islands")));
  text (book, _ ("A player holds an island with bridges on more than half of its lines, whether these are built on or not. It is worked out after every single building or removal."));
  text (book, _ ("Whoever comes to hold an island puts a stone on it and takes all bridges of the opponent off that island. By this the opponent may lose the stone on an island at the other end. Bridges that the opponent builds there later stay."));
  text (book, _ ("A player who no longer has more than half loses the stone there; the bridges stay. Bridges and stones that come off go back to their owner."));
  show_majority (book, rules);
}

static void
write_rounds (SsBook *book, const KahunaRules *rules)
{
  const SsVariant *variant = rules->base.variant;
  ss_book_heading (book, "rounds", g_strdup (_ ("Rounds")));
  text (book, _ ("A round ends with the turn in which the last card is taken. Then the player with more stones scores; with equal stones nobody does."));
  ss_book_param (book, variant, "Rounds", "Scores");
  if (rules->n_rounds > 1)
    text (book, _ ("Before the next round all discards are shuffled into a new pile and cards are opened from it. Hands, bridges and stones stay, and the next player in turn begins."));
  ss_book_param (book, variant, "Rounds", "FinalTurns");
  if (rules->final_turns > 0)
    text (book, _ ("The final turns begin with the opponent of the player who took the last card. There is nothing to draw in them."));
}

static void
write_end (SsBook *book, const KahunaRules *rules)
{
  const SsVariant *variant = rules->base.variant;
  ss_book_heading (book, "end", g_strdup (_ ("The End")));
  text (book, _ ("After the last round whoever has more points wins. With equal points the stones at the end of the last round decide, then the bridges on the board; if these are equal, too, it is a draw."));
  ss_book_param (book, variant, "End", "EliminationFrom");
  if (rules->elimination_from > 0)
    text (book, _ ("That is so only if the other player has a bridge; a player who has not built yet goes on."));
  ss_book_heading (book, "handicap", g_strdup (_ ("Handicap")));
  ss_book_param (book, variant, "Handicap", "FirstBridges");
  ss_book_param (book, variant, "Handicap", "SecondBridges");
  if (rules->free_bridges[0] + rules->free_bridges[1] > 0)
    text (book, _ ("Free bridges are placed without cards: first all of First's, then Second's. What can't be placed is forgone, and nobody loses by them."));
}

void
kahuna_write_rules (const SsRules *base, SsBook *book)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  write_goal (book, rules);
  write_cards (book, rules);
  write_turn (book, rules);
  write_control (book, rules);
  write_rounds (book, rules);
  write_end (book, rules);
}
