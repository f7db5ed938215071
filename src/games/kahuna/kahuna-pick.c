/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>

/* Choosing: one or two cards of the hand, then where to; or first a line, which chooses cards that do, and the same line again. */

SsSeat
kahuna_acting (const SsSight *sight)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  return sight->legal && sight->legal->n > 0 ? (SsSeat) state->mover : SS_SEAT_NONE;
}

static int
picked_card (const SsSight *sight, KahunaPickSlot which)
{
  guint32 slot = sight->pick ? sight->pick->v[which] : 0;
  SsSeat acting = kahuna_acting (sight);
  return slot == 0 || acting == SS_SEAT_NONE ? -1 : kahuna_hand_card ((const KahunaState *) sight->view, acting, slot - 1);
}

void
kahuna_pick_cards (const SsSight *sight, int cards[2])
{
  cards[0] = picked_card (sight, KAHUNA_PICK_A);
  cards[1] = cards[0] < 0 ? -1 : picked_card (sight, KAHUNA_PICK_B);
}

/* Ways */

/* The legal moves on @line, in their order, of which the nth. */
static SsMove
way_on_line (const SsSight *sight, guint line, guint n)
{
  guint ways = 0;
  gboolean plain = sight->pick && sight->pick->v[KAHUNA_PICK_PLAIN] != 0;
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < sight->legal->n; i++)
        {
          SsMove move = sight->legal->moves[i];
          KahunaMoveKind kind = KAHUNA_MOVE_KIND (move);
          if (KAHUNA_MOVE_LINE (move) != line || (kind != KAHUNA_BUILD && kind != KAHUNA_REMOVE && kind != KAHUNA_REBUILD))
            continue;
          /* of removing and rebuilding one is shown, by the switch */
          SsMove rebuild = KAHUNA_MOVE (KAHUNA_REBUILD, KAHUNA_MOVE_A (move), KAHUNA_MOVE_B (move), line);
          if (kind == KAHUNA_REBUILD ? plain : kind == KAHUNA_REMOVE && !plain && ss_moves_contain (sight->legal, rebuild))
            continue;
          if (pass == 1 && n-- == 0)
            return move;
          ways++;
        }
      if (ways == 0)
        return SS_NO_MOVE;
      if (pass == 0)
        n %= ways;
    }
  return SS_NO_MOVE;
}

static SsMove
move_on_line (const SsSight *sight, guint line)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  int cards[2];
  kahuna_pick_cards (sight, cards);
  if (state->phase == KAHUNA_HANDICAP)
    return KAHUNA_MOVE (KAHUNA_FREE, 0, 0, line);
  if (cards[0] < 0)
    return way_on_line (sight, line, sight->pick ? sight->pick->v[KAHUNA_PICK_WAY] : 0);
  if (cards[1] < 0)
    return KAHUNA_MOVE (KAHUNA_BUILD, cards[0], 0, line);
  SsMove rebuild = KAHUNA_MOVE (KAHUNA_REBUILD, MIN (cards[0], cards[1]), MAX (cards[0], cards[1]), line);
  if (!sight->pick->v[KAHUNA_PICK_PLAIN] && ss_moves_contain (sight->legal, rebuild))
    return rebuild;
  return KAHUNA_MOVE (KAHUNA_REMOVE, MIN (cards[0], cards[1]), MAX (cards[0], cards[1]), line);
}

SsMove
kahuna_pick_move (const SsSight *sight, guint32 spot)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  guint n = KAHUNA_SPOT_N (spot);
  int cards[2];
  if (kahuna_acting (sight) == SS_SEAT_NONE)
    return SS_NO_MOVE;
  kahuna_pick_cards (sight, cards);
  switch (KAHUNA_SPOT_KIND (spot))
    {
    case KAHUNA_SPOT_LINE:
      return n < rules->n_lines ? move_on_line (sight, n) : SS_NO_MOVE;
    case KAHUNA_SPOT_OPEN:
      return n < rules->open && state->open[n] != KAHUNA_NONE ? KAHUNA_MOVE (KAHUNA_TAKE, state->open[n], 0, 0) : SS_NO_MOVE;
    case KAHUNA_SPOT_PILE:
      return KAHUNA_MOVE (KAHUNA_DRAW, 0, 0, 0);
    case KAHUNA_SPOT_DISCARDS:
      return cards[0] >= 0 && cards[1] < 0 ? KAHUNA_MOVE (KAHUNA_THROW, cards[0], 0, 0) : SS_NO_MOVE;
    case KAHUNA_SPOT_END:
      return KAHUNA_MOVE (KAHUNA_END, 0, 0, 0);
    default:
      return SS_NO_MOVE;
    }
}

SsMove
kahuna_shown_move (const SsSight *sight)
{
  guint32 hover = sight->pick ? sight->pick->v[KAHUNA_PICK_HOVER] : 0, line = sight->pick ? sight->pick->v[KAHUNA_PICK_LINE] : 0;
  SsMove move = hover ? kahuna_pick_move (sight, hover) : SS_NO_MOVE;
  if (move != SS_NO_MOVE && KAHUNA_SPOT_KIND (hover) == KAHUNA_SPOT_LINE && ss_moves_contain (sight->legal, move))
    return move;
  move = line ? kahuna_pick_move (sight, KAHUNA_SPOT (KAHUNA_SPOT_LINE, line - 1)) : SS_NO_MOVE;
  return move != SS_NO_MOVE && ss_moves_contain (sight->legal, move) ? move : SS_NO_MOVE;
}

/* Reasons */

static char *
reason_on_line (const SsSight *sight, guint line)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const char *name = rules->lines[line].name;
  if (way_on_line (sight, line, 0) != SS_NO_MOVE)
    return NULL;
  if (state->owner[line] == 1 + kahuna_acting (sight))
    return ss_text_fill (_ ("Your bridge already stands on {line}."), "line", name, NULL);
  if (state->owner[line] > 0)
    return ss_text_fill (_ ("You don't hold two cards that remove the bridge on {line}."), "line", name, NULL);
  guint ends[2] = { rules->lines[line].ends[0], rules->lines[line].ends[1] };
  for (guint e = 0; e < 2; e++)
    if (state->hand[state->mover][ends[e]] > 0)
      {
        char *sentence = NULL;
        kahuna_why_not (sight->rules, sight->view, KAHUNA_MOVE (KAHUNA_BUILD, ends[e], 0, line), &sentence);
        return sentence;
      }
  return ss_text_fill (_ ("You hold neither the card {a} nor {b} to build on {line}."), "a", rules->names[ends[0]], "b", rules->names[ends[1]], "line", name, NULL);
}

char *
kahuna_pick_reason (const SsSight *sight, guint32 spot)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  guint n = KAHUNA_SPOT_N (spot);
  int cards[2];
  SsSeat acting = kahuna_acting (sight);
  if (acting == SS_SEAT_NONE)
    return NULL;
  kahuna_pick_cards (sight, cards);
  SsMove move = kahuna_pick_move (sight, spot);
  if (move != SS_NO_MOVE)
    {
      char *sentence = NULL;
      guint refusal = kahuna_why_not (sight->rules, sight->view, move, &sentence);
      return refusal && !sentence ? g_strdup (_ (kahuna_refusals[refusal].sentence)) : sentence;
    }
  switch (KAHUNA_SPOT_KIND (spot))
    {
    case KAHUNA_SPOT_LINE:
      return n < rules->n_lines ? reason_on_line (sight, n) : NULL;
    case KAHUNA_SPOT_ISLAND:
      if (n >= rules->n_islands || state->hand[acting][n] > 0)
        return NULL;
      return ss_text_fill (_ ("You don't hold the card {island}."), "island", rules->names[n], NULL);
    case KAHUNA_SPOT_DISCARDS:
      return g_strdup (_ ("To throw a card away, first choose one of your hand."));
    case KAHUNA_SPOT_OPEN:
      return g_strdup (_ ("No card lies there."));
    default:
      return NULL;
    }
}

/* Inputs */

static void
choose_card (const SsSight *sight, SsPick *pick, guint slot)
{
  guint32 a = pick->v[KAHUNA_PICK_A], b = pick->v[KAHUNA_PICK_B];
  if (kahuna_hand_card ((const KahunaState *) sight->view, kahuna_acting (sight), slot) < 0)
    return;
  if (a == slot + 1)
    {
      a = b;
      b = 0;
    }
  else if (b == slot + 1)
    b = 0;
  else if (a == 0)
    a = slot + 1;
  else if (b == 0)
    b = slot + 1;
  else
    {
      a = slot + 1;
      b = 0;
    }
  pick->v[KAHUNA_PICK_A] = a;
  pick->v[KAHUNA_PICK_B] = b;
  pick->v[KAHUNA_PICK_LINE] = 0;
}

/* The island's card in the hand: the next that isn't chosen yet. */
static void
choose_island (const SsSight *sight, SsPick *pick, guint island)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  SsSeat acting = kahuna_acting (sight);
  int first = -1;
  for (guint slot = 0; slot < state->n_hand[acting]; slot++)
    if (kahuna_hand_card (state, acting, slot) == (int) island)
      {
        if (first < 0)
          first = (int) slot;
        if (pick->v[KAHUNA_PICK_A] != slot + 1 && pick->v[KAHUNA_PICK_B] != slot + 1)
          {
            choose_card (sight, pick, slot);
            return;
          }
      }
  if (first >= 0)
    choose_card (sight, pick, (guint) first);
}

/* A line chosen before any card: cards that do are chosen, and its result is shown. */
static void
choose_line_first (const SsSight *sight, SsPick *pick, SsMove move)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  SsSeat acting = kahuna_acting (sight);
  gboolean two = KAHUNA_MOVE_KIND (move) != KAHUNA_BUILD;
  pick->v[KAHUNA_PICK_A] = pick->v[KAHUNA_PICK_B] = 0;
  for (guint slot = 0; slot < state->n_hand[acting]; slot++)
    {
      guint card = (guint) kahuna_hand_card (state, acting, slot);
      if (pick->v[KAHUNA_PICK_A] == 0 && card == KAHUNA_MOVE_A (move))
        pick->v[KAHUNA_PICK_A] = slot + 1;
      else if (two && pick->v[KAHUNA_PICK_B] == 0 && card == KAHUNA_MOVE_B (move))
        pick->v[KAHUNA_PICK_B] = slot + 1;
    }
  pick->v[KAHUNA_PICK_LINE] = KAHUNA_MOVE_LINE (move) + 1;
}

static void
choose (const SsSight *sight, SsPick *pick, guint32 spot, SsPickResult *result)
{
  SsMove move = kahuna_pick_move (sight, spot);
  int cards[2];
  kahuna_pick_cards (sight, cards);
  pick->v[KAHUNA_PICK_SAID] = 0;
  if (move != SS_NO_MOVE && ss_moves_contain (sight->legal, move))
    {
      if (KAHUNA_SPOT_KIND (spot) == KAHUNA_SPOT_LINE && cards[0] < 0 && KAHUNA_MOVE_KIND (move) != KAHUNA_FREE)
        {
          choose_line_first (sight, pick, move);
          return;
        }
      result->move = move;
      *pick = (SsPick) { 0 };
      return;
    }
  result->reason = kahuna_pick_reason (sight, spot);
  if (result->reason)
    {
      pick->v[KAHUNA_PICK_SAID] = spot;
      return;
    }
  switch (KAHUNA_SPOT_KIND (spot))
    {
    case KAHUNA_SPOT_HAND:
      choose_card (sight, pick, KAHUNA_SPOT_N (spot) % 32);
      break;
    case KAHUNA_SPOT_ISLAND:
      choose_island (sight, pick, KAHUNA_SPOT_N (spot));
      break;
    case KAHUNA_SPOT_REBUILD:
      pick->v[KAHUNA_PICK_PLAIN] = !pick->v[KAHUNA_PICK_PLAIN];
      break;
    default:
      break;
    }
}

/* The next cards that would do the same on the line chosen first; else the switch of rebuilding. */
static void
choose_next (const SsSight *sight, SsPick *pick)
{
  guint32 line = pick->v[KAHUNA_PICK_LINE];
  if (line == 0)
    {
      pick->v[KAHUNA_PICK_PLAIN] = ((const KahunaRules *) sight->rules)->rebuild && !pick->v[KAHUNA_PICK_PLAIN];
      return;
    }
  pick->v[KAHUNA_PICK_WAY] = (pick->v[KAHUNA_PICK_WAY] + 1) % 64;
  SsMove move = way_on_line (sight, line - 1, pick->v[KAHUNA_PICK_WAY]);
  if (move != SS_NO_MOVE)
    choose_line_first (sight, pick, move);
}

void
kahuna_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  SsSight now = *sight;
  now.pick = pick;
  *result = (SsPickResult) { SS_NO_MOVE, NULL };
  switch (input->kind)
    {
    case SS_INPUT_CHOOSE:
      if (input->spot && kahuna_acting (&now) != SS_SEAT_NONE)
        choose (&now, pick, input->spot, result);
      break;
    case SS_INPUT_HOVER:
      pick->v[KAHUNA_PICK_HOVER] = input->spot;
      break;
    case SS_INPUT_NEXT:
    case SS_INPUT_ROTATE:
    case SS_INPUT_FLIP:
      if (kahuna_acting (&now) != SS_SEAT_NONE)
        choose_next (&now, pick);
      break;
    case SS_INPUT_CANCEL:
      *pick = (SsPick) { .v = { [KAHUNA_PICK_HOVER] = pick->v[KAHUNA_PICK_HOVER] } };
      break;
    }
}
