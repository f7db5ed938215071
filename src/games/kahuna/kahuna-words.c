/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>

/* Kahuna in words: moves, effects, what to do. */

char *
kahuna_say_move (const SsRules *base, const SsState *view, SsMove move)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const char *a = rules->names[KAHUNA_MOVE_A (move)], *b = rules->names[KAHUNA_MOVE_B (move)];
  const char *line = rules->lines[KAHUNA_MOVE_LINE (move)].name;
  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
      return ss_text_fill (_ ("Builds on {line} with the card {island}"), "line", line, "island", a, NULL);
    case KAHUNA_REMOVE:
      return ss_text_fill (_ ("Removes the bridge on {line} with the cards {a} and {b}"), "line", line, "a", a, "b", b, NULL);
    case KAHUNA_REBUILD:
      return ss_text_fill (_ ("Removes the bridge on {line} with the cards {a} and {b} and builds there"), "line", line, "a", a, "b", b, NULL);
    case KAHUNA_THROW:
      return ss_text_fill (_ ("Throws the card {island} away face down"), "island", a, NULL);
    case KAHUNA_TAKE:
      return ss_text_fill (_ ("Takes the open card {island}"), "island", a, NULL);
    case KAHUNA_DRAW:
      return g_strdup (_ ("Draws a card from the pile"));
    case KAHUNA_END:
      return g_strdup (_ ("Ends the turn without drawing"));
    case KAHUNA_FREE:
      return ss_text_fill (_ ("Places a free bridge on {line}"), "line", line, NULL);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The record shows others what a card thrown away face down may be: any. */
char *
kahuna_shown_text (const SsRules *base, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer)
{
  if (KAHUNA_MOVE_KIND (move) == KAHUNA_THROW && viewer != SS_SEAT_NONE && viewer != mover)
    return g_strdup ("/?");
  return kahuna_move_text (base, state, move);
}

static const char *
format_of_bridge (const SsEffect *effect, gboolean first)
{
  if (effect->kind == KAHUNA_EFFECT_REMOVED)
    {
      gboolean of_first = effect->from == SS_SEAT_FIRST;
      if (effect->to < 0)
        return of_first ? _ ("First's bridge on {line} is removed.") : _ ("Second's bridge on {line} is removed.");
      return of_first ? _ ("First's bridge on {line} comes off.") : _ ("Second's bridge on {line} comes off.");
    }
  if (effect->amount == 1)
    return first ? _ ("First places a free bridge on {line}.") : _ ("Second places a free bridge on {line}.");
  if (effect->amount == 2)
    return first ? _ ("First at once builds on {line}.") : _ ("Second at once builds on {line}.");
  return first ? _ ("First builds on {line}.") : _ ("Second builds on {line}.");
}

static const char *
format_of_card (const SsEffect *effect, SsSeat viewer, gboolean first)
{
  switch ((KahunaEffect) effect->kind)
    {
    case KAHUNA_EFFECT_PLAYED:
      return first ? _ ("First plays the card {island}.") : _ ("Second plays the card {island}.");
    case KAHUNA_EFFECT_TOOK:
      return first ? _ ("First takes the open card {island}.") : _ ("Second takes the open card {island}.");
    case KAHUNA_EFFECT_OPENED:
      return _ ("The card {island} is laid open.");
    case KAHUNA_EFFECT_STONE_WON:
      return first ? _ ("First now holds {island} and puts a stone there.") : _ ("Second now holds {island} and puts a stone there.");
    case KAHUNA_EFFECT_STONE_LOST:
      return first ? _ ("First loses the stone on {island}.") : _ ("Second loses the stone on {island}.");
    /* who may know the card is told with it, and so not twice */
    case KAHUNA_EFFECT_THREW:
      if (viewer == SS_SEAT_NONE || viewer == effect->actor)
        return NULL;
      return first ? _ ("First throws a card away face down.") : _ ("Second throws a card away face down.");
    case KAHUNA_EFFECT_DREW:
      if (viewer == SS_SEAT_NONE || viewer == effect->actor)
        return NULL;
      return first ? _ ("First draws a card from the pile.") : _ ("Second draws a card from the pile.");
    case KAHUNA_EFFECT_THREW_CARD:
      return first ? _ ("First throws the card {island} away face down.") : _ ("Second throws the card {island} away face down.");
    case KAHUNA_EFFECT_DREW_CARD:
      return first ? _ ("First draws the card {island} from the pile.") : _ ("Second draws the card {island} from the pile.");
    default:
      return NULL;
    }
}

static const char *
format_of_round (const SsEffect *effect, gboolean first)
{
  gulong n = (gulong) effect->amount;
  switch ((KahunaEffect) effect->kind)
    {
    case KAHUNA_EFFECT_DECLINED:
      if (n > 1)
        return first ? _ ("First ends the turn without drawing; that makes {n} in succession.")
                     : _ ("Second ends the turn without drawing; that makes {n} in succession.");
      return first ? _ ("First ends the turn without drawing.") : _ ("Second ends the turn without drawing.");
    case KAHUNA_EFFECT_SWEPT:
      return ngettext ("Four turns in succession ended without drawing: the last card is discarded.",
                       "Four turns in succession ended without drawing: the {n} cards left are discarded.", n);
    case KAHUNA_EFFECT_FINAL_TURNS:
      return ngettext ("No cards are left to draw: each player has one more turn.", "No cards are left to draw: each player has {n} more turns.", n);
    case KAHUNA_EFFECT_SCORED:
      if (effect->actor == SS_SEAT_NONE)
        return _ ("Round {r} ends with as many stones for both: nobody scores.");
      if (first)
        return ngettext ("First has more stones and gets {n} point in round {r}.", "First has more stones and gets {n} points in round {r}.", n);
      return ngettext ("Second has more stones and gets {n} point in round {r}.", "Second has more stones and gets {n} points in round {r}.", n);
    case KAHUNA_EFFECT_SHUFFLED:
      return ngettext ("Round {r} begins: the discards make a new pile of {n} card.", "Round {r} begins: the discards make a new pile of {n} cards.", n);
    case KAHUNA_EFFECT_ELIMINATED:
      return first ? _ ("First has lost all bridges and so the match.") : _ ("Second has lost all bridges and so the match.");
    case KAHUNA_EFFECT_FORGONE:
      return first ? ngettext ("First can't place the last free bridge.", "First can't place the {n} free bridges left.", n)
                   : ngettext ("Second can't place the last free bridge.", "Second can't place the {n} free bridges left.", n);
    default:
      return NULL;
    }
}

char *
kahuna_say_effect (const SsRules *base, const SsEffect *effect, SsSeat viewer)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  gboolean first = effect->actor == SS_SEAT_FIRST;
  if (viewer != SS_SEAT_NONE && !(effect->seen_by & SS_SEEN_BY (viewer)))
    return NULL;

  const char *format;
  switch ((KahunaEffect) effect->kind)
    {
    case KAHUNA_EFFECT_BUILT:
    case KAHUNA_EFFECT_REMOVED:
      return ss_text_fill (format_of_bridge (effect, first), "line", rules->lines[effect->subject].name, NULL);
    case KAHUNA_EFFECT_DECLINED:
    case KAHUNA_EFFECT_SWEPT:
    case KAHUNA_EFFECT_FINAL_TURNS:
    case KAHUNA_EFFECT_SCORED:
    case KAHUNA_EFFECT_SHUFFLED:
    case KAHUNA_EFFECT_ELIMINATED:
    case KAHUNA_EFFECT_FORGONE:
      {
        g_autofree char *n = ss_text_number (effect->amount), *r = ss_text_number (effect->subject);
        return ss_text_fill (format_of_round (effect, first), "n", n, "r", r, NULL);
      }
    default:
      format = format_of_card (effect, viewer, first);
      return format ? ss_text_fill (format, "island", effect->subject < 0 ? "" : rules->names[effect->subject], NULL) : NULL;
    }
}

static char *
prompt_turn (const KahunaRules *rules, const KahunaState *state)
{
  gboolean full = state->n_hand[state->mover] >= rules->hand_limit, may_decline = kahuna_may_decline (rules, state);
  if (full)
    return g_strdup (may_decline ? _ ("Your hand is full: play a card, throw one away, or end the turn without drawing.")
                                 : _ ("Your hand is full: play a card or throw one away, then draw."));
  if (may_decline)
    return g_strdup (_ ("Play cards if you like, then draw a card or end the turn without drawing."));
  return g_strdup (state->declines > 0 ? _ ("Play cards if you like, then draw a card: the opponent has just not drawn, so you must.")
                                       : _ ("Play cards if you like, then draw a card."));
}

char *
kahuna_prompt (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) view;
  if (state->phase == KAHUNA_AWAITS)
    return g_strdup (_ ("The cards are still to be shuffled."));
  if (state->phase == KAHUNA_OVER)
    return g_strdup (_ ("The match is over."));
  if (viewer != SS_SEAT_NONE && viewer != state->mover)
    return g_strdup (state->mover == SS_SEAT_FIRST ? _ ("First is to move.") : _ ("Second is to move."));
  if (state->phase == KAHUNA_HANDICAP)
    {
      guint left = state->free_left[state->mover];
      g_autofree char *n = ss_text_number ((int) left);
      return ss_text_fill (ngettext ("Place your free bridge on a line.", "Place a free bridge on a line; {n} are left.", left), "n", n, NULL);
    }
  if (state->phase == KAHUNA_FINAL)
    {
      guint left = (state->final_left + 1u) / 2;
      g_autofree char *n = ss_text_number ((int) left);
      return ss_text_fill (ngettext ("Your last turn: play cards, then end it.", "Play cards, then end the turn; you have {n} turns left, this one included.", left),
                           "n", n, NULL);
    }
  return prompt_turn (rules, state);
}

/* The panel */

static void
add_line (GPtrArray *lines, const char *label, char *value)
{
  SsPanelLine *line = g_new0 (SsPanelLine, 1);
  line->label = g_strdup (label);
  line->value = value;
  g_ptr_array_add (lines, line);
}

static char *
fill_of (const char *format, int n, int m)
{
  g_autofree char *part = ss_text_number (n), *whole = ss_text_number (m);
  return ss_text_fill (format, "n", part, "m", whole, NULL);
}

/* Cards known to be in the hand, or such as may have been thrown away; NULL: none. */
char *
kahuna_list_known (const KahunaRules *rules, const KahunaState *state, SsSeat seat, gboolean surely)
{
  const KahunaKnown *known = &state->known[seat];
  const char *names[KAHUNA_MAX_CARDS];
  guint n = 0, n_sure = 0;
  for (guint i = 0; i < known->n; i++)
    n_sure += kahuna_known_surely (known, state->n_hand[seat], i);
  if (!surely && state->n_hand[seat] <= n_sure)
    return NULL; /* there is no place for them: they have been thrown away */
  for (guint card = 0; card < rules->n_islands; card++)
    for (guint i = 0; i < known->n; i++)
      if (known->card[i] == card && kahuna_known_surely (known, state->n_hand[seat], i) == surely)
        names[n++] = rules->names[card];
  return n > 0 ? ss_text_list (names, n) : NULL;
}

void
kahuna_panel (const SsRules *base, const SsState *view, SsSeat seat, GPtrArray *lines)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) view;
  add_line (lines, _ ("Round"), fill_of (C_ ("rounds", "{n} of {m}"), state->round, (int) rules->n_rounds));
  add_line (lines, _ ("Stones"), ss_text_number (state->stones[seat]));
  add_line (lines, _ ("Bridges left"), fill_of (C_ ("bridges", "{n} of {m}"), (int) rules->supply - state->on_board[seat], (int) rules->supply));
  add_line (lines, _ ("Cards in hand"), fill_of (C_ ("cards", "{n} of {m}"), state->n_hand[seat], (int) rules->hand_limit));
  char *known = kahuna_list_known (rules, state, seat, TRUE), *perhaps = kahuna_list_known (rules, state, seat, FALSE);
  if (known)
    add_line (lines, _ ("Taken openly"), known);
  if (perhaps)
    add_line (lines, _ ("Taken openly, perhaps thrown away"), perhaps);
}
