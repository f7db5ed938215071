/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna.h"

/* Legal moves: kahuna.md, A turn. */

gboolean
kahuna_may_build (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint line)
{
  if (state->owner[line] != 0 || state->on_board[seat] >= rules->supply)
    return FALSE;
  if (rules->restriction == KAHUNA_RESTRICTION_NONE)
    return TRUE;
  guint8 enemy = (guint8) (1 + ss_seat_other (seat));
  gboolean a = state->holder[rules->lines[line].ends[0]] == enemy, b = state->holder[rules->lines[line].ends[1]] == enemy;
  return rules->restriction == KAHUNA_RESTRICTION_NEITHER ? !a && !b : !(a && b);
}

gboolean
kahuna_may_rebuild (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint line)
{
  SsSeat enemy = ss_seat_other (seat);
  if (!rules->rebuild || state->on_board[seat] >= rules->supply)
    return FALSE;
  for (guint e = 0; e < 2; e++)
    {
      guint island = rules->lines[line].ends[e];
      if (2u * (state->at[enemy][island] - 1u) > rules->islands[island].degree)
        return FALSE;
    }
  return TRUE;
}

gboolean
kahuna_may_decline (const KahunaRules *rules, const KahunaState *state)
{
  if (state->phase == KAHUNA_FINAL)
    return TRUE;
  switch (rules->decline)
    {
    case KAHUNA_DECLINE_NEVER:
      return FALSE;
    case KAHUNA_DECLINE_NOT_AFTER:
      return state->declines == 0;
    case KAHUNA_DECLINE_ALWAYS:
    default:
      return TRUE;
    }
}

static void
add_removals (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint card, guint line, SsMoves *moves)
{
  const guint8 *hand = state->hand[seat], *ends = rules->lines[line].ends;
  gboolean first = card == ends[0];
  if (hand[card] < 2 && !(first && hand[ends[1]] > 0))
    return;
  gboolean rebuild = kahuna_may_rebuild (rules, state, seat, line);
  if (hand[card] >= 2)
    {
      ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_REMOVE, card, card, line));
      if (rebuild)
        ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_REBUILD, card, card, line));
    }
  if (first && hand[ends[1]] > 0)
    {
      ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_REMOVE, card, ends[1], line));
      if (rebuild)
        ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_REBUILD, card, ends[1], line));
    }
}

static void
add_draws (const KahunaRules *rules, const KahunaState *state, SsMoves *moves)
{
  guint32 added = 0;
  for (guint i = 0; i < rules->open; i++)
    {
      guint card = state->open[i];
      if (card == KAHUNA_NONE || (added >> card & 1))
        continue;
      added |= 1u << card;
      ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_TAKE, card, 0, 0));
    }
  if (state->n_pile > 0)
    ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_DRAW, 0, 0, 0));
}

void
kahuna_legal_moves (const SsRules *base, const SsState *base_state, SsMoves *moves)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  SsSeat seat = (SsSeat) state->mover;
  guint8 own = (guint8) (1 + seat);

  if (state->phase == KAHUNA_AWAITS || state->phase == KAHUNA_OVER)
    return;
  if (state->phase == KAHUNA_HANDICAP)
    {
      for (guint l = 0; l < rules->n_lines; l++)
        if (kahuna_may_build (rules, state, seat, l))
          ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_FREE, 0, 0, l));
      return;
    }

  for (guint card = 0; card < rules->n_islands; card++)
    if (state->hand[seat][card] > 0)
      {
        const KahunaIsland *island = &rules->islands[card];
        ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_THROW, card, 0, 0));
        for (guint i = 0; i < island->degree; i++)
          {
            guint line = island->lines[i];
            guint8 owner = state->owner[line];
            if (owner == 0)
              {
                if (kahuna_may_build (rules, state, seat, line))
                  ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_BUILD, card, 0, line));
              }
            else if (owner != own)
              add_removals (rules, state, seat, card, line, moves);
          }
      }
  if (state->n_hand[seat] < rules->hand_limit)
    add_draws (rules, state, moves);
  if (kahuna_may_decline (rules, state))
    ss_moves_add (moves, KAHUNA_MOVE (KAHUNA_END, 0, 0, 0));
}

guint64
kahuna_count_moves (const SsRules *base, const SsState *base_state)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  SsSeat seat = (SsSeat) state->mover;
  const guint8 *hand = state->hand[seat];
  guint64 n = 0;

  if (state->phase == KAHUNA_AWAITS || state->phase == KAHUNA_OVER)
    return 0;
  for (guint l = 0; l < rules->n_lines; l++)
    {
      const guint8 *ends = rules->lines[l].ends;
      if (state->owner[l] == 0)
        {
          if (kahuna_may_build (rules, state, seat, l))
            n += state->phase == KAHUNA_HANDICAP ? 1 : (hand[ends[0]] > 0) + (hand[ends[1]] > 0);
        }
      else if (state->owner[l] != 1 + seat && state->phase != KAHUNA_HANDICAP)
        {
          guint ways = (hand[ends[0]] > 1) + (hand[ends[1]] > 1) + (hand[ends[0]] > 0 && hand[ends[1]] > 0);
          if (ways > 0)
            n += kahuna_may_rebuild (rules, state, seat, l) ? 2 * ways : ways;
        }
    }
  if (state->phase == KAHUNA_HANDICAP)
    return n;

  for (guint card = 0; card < rules->n_islands; card++)
    n += hand[card] > 0;
  if (state->n_hand[seat] < rules->hand_limit)
    {
      guint32 open = 0;
      for (guint i = 0; i < rules->open; i++)
        if (state->open[i] != KAHUNA_NONE)
          open |= 1u << state->open[i];
      n += (guint64) __builtin_popcount (open) + (state->n_pile > 0);
    }
  return n + kahuna_may_decline (rules, state);
}
