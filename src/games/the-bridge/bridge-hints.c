/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-ways.h"

#include <string.h>

#include <glib/gi18n.h>

/* The Bridge: why a move is good: what the line it begins brings, and what the next best would not. */

typedef struct
{
  gboolean wins;
  guint moves;          /* of the line until then */
  gboolean home;        /* the first move brings the own relief piece home */
  int gained;           /* points of the own rescues in the line */
  Square rescued;       /* where the first of them is; NO_SQUARE: none */
  int rescued_points;
  gboolean at_once;     /* the first move rescues */
  int own_way, other_way; /* turns to come home after the first move, in sixths; less than 0: home */
} Prospect;

static int
way_home (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  Ways ways;

  if (state->home[seat])
    return -1;
  bridge_find_ways (rules, state, seat, FALSE, &ways);
  return (int) ways.home;
}

static void
follow (const SsRules *rules, const BridgeState *start, const SsMove *line, guint n, Prospect *prospect)
{
  g_autofree SsState *state = ss_state_dup (rules, (const SsState *) start);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsEffects) effects = { 0 };
  guint seat = start->mover;

  *prospect = (Prospect) { .rescued = NO_SQUARE };
  for (guint i = 0; i < n && !ss_state_is_over (rules, state); i++)
    {
      effects.n = 0;
      bridge_play (rules, state, line[i], NULL, &history, &effects);
      prospect->moves = i + 1;
      for (guint e = 0; e < effects.n; e++)
        {
          const SsEffect *effect = &effects.effects[e];
          if (effect->actor != seat)
            continue;
          if (effect->kind == EFFECT_HOME && i == 0)
            prospect->home = TRUE;
          if (effect->kind != EFFECT_RESCUE)
            continue;
          prospect->gained += effect->amount;
          if (prospect->rescued == NO_SQUARE)
            {
              prospect->rescued = effect->from;
              prospect->rescued_points = effect->amount;
              prospect->at_once = i == 0;
            }
        }
      if (i == 0)
        {
          prospect->own_way = way_home (RULES (rules), CONST_STATE (state), seat);
          prospect->other_way = way_home (RULES (rules), CONST_STATE (state), !seat);
        }
    }
  SsOutcome outcome;
  bridge_outcome (rules, state, &outcome);
  prospect->wins = outcome.result == ss_result_win (seat);
}

static char *
fill (const char *format, int n, Square square, const char *move)
{
  char name[4] = "";
  g_autofree char *number = ss_text_number (n);

  if (square != NO_SQUARE)
    bridge_square_name (square, name);
  return ss_text_fill (format, "n", number, "square", name, "move", move ? move : "", NULL);
}

/* A difference of ways as whole turns: from two thirds of one on. */
static int
whole_turns (int difference)
{
  return difference < 4 ? 0 : (difference + WAY_TURN / 2) / WAY_TURN;
}

static char *
say_best (const BridgeState *state, const Prospect *best, int shorter, int longer)
{
  if (best->wins)
    return fill (ngettext ("It wins after {n} move.", "It wins after {n} moves.", best->moves), (int) best->moves, NO_SQUARE, NULL);
  if (best->home)
    return g_strdup (_ ("It brings the relief piece home."));
  if (best->rescued != NO_SQUARE)
    return fill (best->at_once ? ngettext ("It rescues the piece on {square} for {n} point.", "It rescues the piece on {square} for {n} points.", best->rescued_points)
                               : ngettext ("It leads to rescuing the piece on {square} for {n} point.", "It leads to rescuing the piece on {square} for {n} points.",
                                           best->rescued_points),
                 best->rescued_points, best->rescued, NULL);
  if (longer > 0 && longer >= shorter)
    return fill (ngettext ("It makes the opponent's way home about {n} turn longer.", "It makes the opponent's way home about {n} turns longer.", longer), longer,
                 NO_SQUARE, NULL);
  if (shorter > 0)
    return fill (ngettext ("It makes the own way home about {n} turn shorter.", "It makes the own way home about {n} turns shorter.", shorter), shorter, NO_SQUARE,
                 NULL);
  return NULL;
}

static char *
say_second (const Prospect *best, const Prospect *next, const char *move)
{
  int points = best->gained - next->gained, slower = whole_turns (next->own_way - best->own_way), easier = whole_turns (best->other_way - next->other_way);

  if (points > 0)
    return fill (ngettext ("The next best move, {move}, gains {n} point less.", "The next best move, {move}, gains {n} points less.", points), points, NO_SQUARE, move);
  if (slower > 0 && slower >= easier)
    return fill (ngettext ("The next best move, {move}, leaves the own way home about {n} turn longer.",
                           "The next best move, {move}, leaves the own way home about {n} turns longer.", slower),
                 slower, NO_SQUARE, move);
  if (easier > 0)
    return fill (ngettext ("The next best move, {move}, leaves the opponent's way home about {n} turn shorter.",
                           "The next best move, {move}, leaves the opponent's way home about {n} turns shorter.", easier),
                 easier, NO_SQUARE, move);
  return NULL;
}

char *
bridge_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (view);
  guint seat = s->mover;
  Prospect best, next;
  g_autofree char *one = NULL, *two = NULL, *move = NULL;

  if (n == 0 || s->phase == PHASE_OVER)
    return NULL;
  if (MOVE_KIND (line[0]) == MOVE_PASS && s->phase != PHASE_HANDICAP)
    return g_strdup (_ ("Nothing else can be done."));
  if (s->phase == PHASE_SETUP)
    {
      gboolean near = bits_has (&r->near[seat], MOVE_A (line[0]));
      int points = near ? r->near_points : r->far_points;
      return fill (ngettext ("Rescuing a piece from there will score {n} point.", "Rescuing a piece from there will score {n} points.", points), points, NO_SQUARE, NULL);
    }

  follow (rules, s, line, n, &best);
  one = say_best (s, &best, whole_turns (way_home (r, s, seat) - best.own_way), whole_turns (best.other_way - way_home (r, s, !seat)));
  if (!one || n_second == 0 || best.wins)
    return g_steal_pointer (&one);
  follow (rules, s, second, n_second, &next);
  move = bridge_move_text (rules, view, second[0]);
  two = say_second (&best, &next, move);
  return two ? ss_text_fill (C_ ("two sentences", "{one} {two}"), "one", one, "two", two, NULL) : g_steal_pointer (&one);
}
