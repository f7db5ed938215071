/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <glib/gi18n.h>

/* Choosing on a lane. A piece has one way to go, so choosing the piece is the move; choosing the space where one would end is the same move. */

gboolean
skips_spot_piece (guint32 spot, SsSeat *seat, guint *piece)
{
  if (spot < SKIPS_SPOT_PIECE (SS_SEAT_FIRST, 1) || spot > SKIPS_SPOT_PIECE (SS_SEAT_SECOND, SKIPS_MAX_PIECES))
    return FALSE;
  *seat = (spot - 1) / 8 ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  *piece = (spot - 1) % 8;
  return TRUE;
}

guint
skips_spot_space (guint32 spot)
{
  return spot > SKIPS_SPOT_SPACE (0) && spot <= SKIPS_SPOT_SPACE (SKIPS_MAX_SPACES) ? spot - SKIPS_SPOT_SPACE (0) : 0;
}

SsSeat
skips_acting (const SsSight *sight)
{
  return sight->legal ? (SsSeat) ((const SkipsState *) sight->view)->to_move : SS_SEAT_NONE;
}

guint
skips_count_arrivals (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint space, guint which, guint *piece)
{
  guint pieces[SKIPS_MAX_PIECES], n = 0;

  for (guint i = 1; i <= rules->n_pieces; i++)
    {
      SkipsWalk walk;

      skips_walk (rules, state, seat, i, &walk);
      if (walk.refusal == SKIPS_LEGAL && walk.to <= rules->n_spaces && skips_space (rules, seat, walk.to) == space)
        pieces[n++] = i;
    }
  if (n && piece)
    *piece = pieces[which % n];
  return n;
}

guint
skips_shown (const SsSight *sight)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  SsSeat acting = skips_acting (sight), seat;
  guint32 spot = sight->pick ? sight->pick->v[SKIPS_PICK_SPOT] : 0;
  guint piece = 0;

  if (acting == SS_SEAT_NONE || !spot)
    return 0;
  if (skips_spot_piece (spot, &seat, &piece))
    return seat == acting && piece <= rules->n_pieces && state->at[seat][piece - 1] != skips_home (rules) ? piece : 0;
  if (skips_spot_space (spot) && skips_count_arrivals (rules, state, acting, skips_spot_space (spot), sight->pick->v[SKIPS_PICK_WHICH], &piece))
    return piece;
  return 0;
}

/* refuse: why nothing comes of choosing @spot. */
static char *
refuse (const SsSight *sight, guint32 spot)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  SsSeat seat;
  guint piece;
  SkipsWalk walk;

  if (!skips_spot_piece (spot, &seat, &piece))
    return g_strdup (_ ("No piece of yours can end on this space."));
  if (seat != skips_acting (sight))
    return g_strdup (_ ("This is the opponent's piece."));
  skips_walk (rules, (const SkipsState *) sight->view, seat, piece, &walk);
  return skips_say_refusal (rules, piece, &walk);
}

static void
choose (const SsSight *sight, SsPick *pick, guint32 spot, SsPickResult *result)
{
  SsMove move = spot == SKIPS_SPOT_PASS ? SKIPS_PASS : SS_NO_MOVE;

  if (pick->v[SKIPS_PICK_SPOT] != spot)
    *pick = (SsPick) { .v = { spot } };
  if (move == SS_NO_MOVE)
    {
      SsSight now = *sight;

      now.pick = pick;
      move = skips_shown (&now);
    }
  if (move != SS_NO_MOVE && ss_moves_contain (sight->legal, move))
    {
      result->move = move;
      *pick = (SsPick) { 0 };
      return;
    }
  result->reason = refuse (sight, spot);
  pick->v[SKIPS_PICK_SAID] = 1;
}

void
skips_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  *result = (SsPickResult) { SS_NO_MOVE, NULL };
  switch (input->kind)
    {
    case SS_INPUT_CHOOSE:
      if (sight->legal && input->spot)
        choose (sight, pick, input->spot, result);
      break;
    case SS_INPUT_HOVER:
      if (pick->v[SKIPS_PICK_SPOT] != input->spot)
        *pick = (SsPick) { .v = { input->spot } };
      break;
    case SS_INPUT_NEXT:
    case SS_INPUT_ROTATE:
      /* of several pieces that would end on the same space, the next */
      if (skips_spot_space (pick->v[SKIPS_PICK_SPOT]) && skips_acting (sight) != SS_SEAT_NONE)
        {
          guint n = skips_count_arrivals ((const SkipsRules *) sight->rules, (const SkipsState *) sight->view, skips_acting (sight),
                                          skips_spot_space (pick->v[SKIPS_PICK_SPOT]), 0, NULL);

          if (n)
            pick->v[SKIPS_PICK_WHICH] = (pick->v[SKIPS_PICK_WHICH] + (input->kind == SS_INPUT_ROTATE && input->amount < 0 ? n - 1 : 1)) % n;
        }
      break;
    case SS_INPUT_CANCEL:
      *pick = (SsPick) { 0 };
      break;
    case SS_INPUT_FLIP:
      break;
    }
}

void
skips_motion (const SsRules *base, const SsEffect *effect, SsMotion *motion)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  SsSeat seat = effect->actor;
  gboolean backwards = seat == SS_SEAT_SECOND && !rules->same_side;
  int end = (int) skips_home (rules), space, last;

  *motion = (SsMotion) { .kind = SS_MOTION_NONE };
  if (effect->kind != SKIPS_EFFECT_ENTER && effect->kind != SKIPS_EFFECT_ADVANCE && effect->kind != SKIPS_EFFECT_HOME)
    return;
  motion->kind = SS_MOTION_HOP;
  skips_item_id (motion->item, "piece", seat, (guint) effect->subject);
  /* effects count spaces from First's side; outside and home are beyond either end */
  space = backwards ? effect->from == SKIPS_OUTSIDE ? end : effect->from : effect->from;
  last = backwards ? effect->to == end ? 0 : effect->to : effect->to;
  while (space != last && motion->n_path < G_N_ELEMENTS (motion->path))
    {
      space += backwards ? -1 : 1;
      if (space == 0 || space == end)
        skips_item_id (motion->path[motion->n_path++], "home", seat, (guint) effect->subject);
      else if (!(effect->amount >> (space - 1) & 1))
        g_snprintf (motion->path[motion->n_path++], sizeof motion->path[0], "space-%d", space);
    }
}
