/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-engine.h"

#include <string.h>

/* Clauses and acts (rules page, The language). A clause goes through these steps; `left` counts what is done several times. */
enum
{
  STEP_BEGIN,  /* is it possible? will he? */
  STEP_COST,   /* begin to pay */
  STEP_STOW,   /* go on paying with gems set aside */
  STEP_ACT,    /* the act, or the question to the opponent */
  STEP_PLAIN,  /* the act after a tribute was refused */
  STEP_REPEAT, /* an act done several times */
  STEP_TRADE,  /* a card is laid, one is taken */
};

static void
next_clause (DragonFrame *frame)
{
  frame->clause++;
  frame->step = STEP_BEGIN;
  frame->left = 0;
}

static void
skip_to (DragonFrame *frame, guint step)
{
  frame->step = (guint8) step;
}

/* Gems */

static void
ready_gems (DragonEngine *e, SsSeat seat, guint n)
{
  DragonState *s = e->s;
  n = MIN (n, s->used[seat]);
  if (n == 0)
    return;
  s->used[seat] -= (guint8) n;
  s->ready[seat] += (guint8) n;
  dragon_tell (e, DRAGON_HAPPENED_READY, seat, 0, 0, 0, (gint32) n);
}

static void
deplete_gems (DragonEngine *e, SsSeat seat, guint n)
{
  DragonState *s = e->s;
  n = MIN (n, s->ready[seat]);
  if (n == 0)
    return;
  s->ready[seat] -= (guint8) n;
  s->used[seat] += (guint8) n;
  dragon_tell (e, DRAGON_HAPPENED_DEPLETE, seat, 0, 0, 0, (gint32) n);
}

static void
stow_gem (DragonEngine *e, SsSeat seat, gboolean ready)
{
  DragonState *s = e->s;
  if (ready)
    s->ready[seat]--;
  else
    s->used[seat]--;
  s->aside[seat][s->n_aside[seat]++] = ready ? 1 : 0;
  dragon_tell (e, DRAGON_HAPPENED_STOW, seat, ready, 0, 0, 1);
}

static void
return_gem (DragonEngine *e, SsSeat seat, DragonAct how)
{
  DragonState *s = e->s;
  guint i = --s->n_aside[seat];
  gboolean ready = how == DRAGON_ACT_RETURN_KEPT ? s->aside[seat][i] : how == DRAGON_ACT_RETURN_READY;
  s->aside[seat][i] = 0;
  if (ready)
    s->ready[seat]++;
  else
    s->used[seat]++;
  dragon_tell (e, DRAGON_HAPPENED_RETURN, seat, ready, 0, 0, 1);
}

static void
gain_white (DragonEngine *e, SsSeat seat, guint n)
{
  DragonState *s = e->s;
  SsSeat other = ss_seat_other (seat);
  gint32 supplied = 0, taken = 0;
  for (; n > 0; n--)
    if (s->supply > 0)
      s->supply--, supplied++;
    else if (s->white[other] > 0)
      s->white[other]--, taken++;
  s->white[seat] += (guint8) (supplied + taken);
  if (supplied)
    dragon_tell (e, DRAGON_HAPPENED_WHITE, seat, 0, 0, 0, supplied);
  if (taken)
    dragon_tell (e, DRAGON_HAPPENED_WHITE, seat, 0, 1, 0, taken);
}

/* The wizards */

static gboolean
passes (int from, int to, int other)
{
  return dragon_sign (from - other) * dragon_sign (to - other) < 0;
}

static void
go (DragonEngine *e, SsSeat seat, DragonAct act, int amount)
{
  DragonState *s = e->s;
  int from = s->place[seat], to = from + amount;
  s->place[seat] = (guint8) to;
  dragon_tell (e, act == DRAGON_ACT_MOVE ? DRAGON_HAPPENED_MOVE : DRAGON_HAPPENED_TELEPORT, seat, 0, from, to, ABS (amount));
  if (act == DRAGON_ACT_MOVE && passes (from, to, s->place[!seat]))
    dragon_event (e, DRAGON_EVENT_PASS, 3);
}

static void
bump (DragonEngine *e, SsSeat seat, int amount)
{
  DragonState *s = e->s;
  SsSeat other = ss_seat_other (seat);
  int from = s->place[other], to = CLAMP (from + amount, 0, e->r->length - 1);
  s->place[other] = (guint8) to;
  dragon_tell (e, DRAGON_HAPPENED_BUMP, seat, (gint32) other, from, to, ABS (amount));
  if (to != from + amount)
    deplete_gems (e, other, 1);
  if (e->r->hacking)
    gain_white (e, seat, 1);
  dragon_event (e, DRAGON_EVENT_BUMP, 1u << seat);
  dragon_event (e, DRAGON_EVENT_BUMPED, 1u << other);
  if (passes (from, to, s->place[seat]))
    dragon_event (e, DRAGON_EVENT_PASS, 3);
}

static void
swap_places (DragonEngine *e, SsSeat seat)
{
  DragonState *s = e->s;
  guint8 from = s->place[seat];
  s->place[seat] = s->place[!seat];
  s->place[!seat] = from;
  dragon_tell (e, DRAGON_HAPPENED_SWAP, seat, 0, from, s->place[seat], 1);
}

/* Cards */

static guint8
take_from_nest (DragonState *s, guint kind)
{
  guint i = 0;
  while (s->nest[i] != kind)
    i++;
  return dragon_take_at (s->nest, &s->n_nest, i);
}

static void
put_under_deck (DragonState *s, guint kind, guint known)
{
  memmove (s->deck + 1, s->deck, s->n_deck);
  memmove (s->deck_known + 1, s->deck_known, s->n_deck);
  s->deck[0] = (guint8) kind;
  s->deck_known[0] = (guint8) known;
  s->n_deck++;
}

static void
take_by_search (DragonEngine *e, SsSeat seat, guint kind)
{
  DragonState *s = e->s;
  guint i = s->n_deck - 1u;
  while (s->deck[i] != kind)
    i--;
  guint8 n = s->n_deck;
  dragon_take_at (s->deck, &s->n_deck, i);
  dragon_take_at (s->deck_known, &n, i);
  dragon_hand_add (s, seat, kind, TRUE);
  dragon_tell_only (e, DRAGON_HAPPENED_SEARCH, seat, (gint32) kind, SS_SEEN_BY (seat));
  dragon_shuffle (e);
}

static void
look_at_top (DragonEngine *e, DragonFrame *frame, guint n)
{
  DragonState *s = e->s;
  n = MIN (n, s->n_deck);
  for (guint i = 0; i < n; i++)
    s->deck_known[s->n_deck - 1 - i] |= (guint8) (1 << frame->owner);
  frame->left = (guint8) n;
  dragon_tell (e, DRAGON_HAPPENED_LOOK, frame->owner, 0, 0, 0, (gint32) n);
  dragon_decide (e, DRAGON_DECIDE_SIFT, frame->owner);
}

/* The opponent can't tell which of the cards looked at was taken, so he forgets them, unless he knew all and they are equal. */
static void
take_sifted (DragonEngine *e, DragonFrame *frame, guint kind)
{
  DragonState *s = e->s;
  SsSeat owner = frame->owner, other = ss_seat_other (owner);
  guint n = frame->left, first = s->n_deck - n, at = s->n_deck;
  gboolean told = TRUE;
  guint8 rest[9];
  for (guint i = first; i < s->n_deck; i++)
    {
      told = told && (s->deck_known[i] >> other & 1) && s->deck[i] == kind;
      if (s->deck[i] == kind)
        at = i;
    }
  guint m = 0;
  for (guint i = first; i < s->n_deck; i++)
    if (i != at)
      rest[m++] = s->deck[i];
  memset (s->deck + first, 0, n);
  memset (s->deck_known + first, 0, n);
  s->n_deck = (guint8) first;
  while (m > 0) /* from the top */
    put_under_deck (s, rest[--m], told ? 3u : 1u << owner);
  dragon_hand_add (s, owner, kind, !told);
  dragon_tell_only (e, DRAGON_HAPPENED_SIFT, owner, (gint32) kind, told ? SS_SEEN_BY_BOTH : SS_SEEN_BY (owner));
  if (n > 1)
    dragon_tell (e, DRAGON_HAPPENED_SIFTED, owner, 0, 0, 0, (gint32) n - 1);
}

static void
lay_from_hand (DragonEngine *e, SsSeat seat, guint kind)
{
  DragonState *s = e->s;
  dragon_hand_remove (s, seat, kind);
  s->nest[s->n_nest++] = (guint8) kind;
  dragon_tell (e, DRAGON_HAPPENED_LAY, seat, (gint32) kind, 0, 0, 1);
}

static void
take_to_hand (DragonEngine *e, SsSeat seat, guint kind)
{
  take_from_nest (e->s, kind);
  dragon_hand_add (e->s, seat, kind, FALSE);
  dragon_tell (e, DRAGON_HAPPENED_TAKE, seat, (gint32) kind, 0, 0, 1);
}

/* Acts */

static void
begin_act (DragonEngine *e, DragonFrame *frame, const DragonClause *clause)
{
  DragonState *s = e->s;
  SsSeat owner = frame->owner;
  switch (clause->act)
    {
    case DRAGON_ACT_MOVE:
      if (owner == s->on_turn && s->stage < DRAGON_STAGE_CHECK && dragon_is_exit (e->r, s, s->place[owner]))
        {
          dragon_tell (e, DRAGON_HAPPENED_ESCAPE, owner, 0, s->place[owner], 0, 1);
          dragon_finish (e, ss_result_win (owner), DRAGON_REASON_ESCAPE);
          return;
        }
      dragon_decide (e, DRAGON_DECIDE_MOVE, owner);
      return;
    case DRAGON_ACT_TELEPORT:
      dragon_decide (e, DRAGON_DECIDE_TELEPORT, owner);
      return;
    case DRAGON_ACT_BUMP:
      dragon_decide (e, DRAGON_DECIDE_BUMP, owner);
      return;
    case DRAGON_ACT_TAKE_NEST:
      dragon_decide (e, DRAGON_DECIDE_TAKE_NEST, owner);
      return;
    case DRAGON_ACT_TRADE_NEST:
      dragon_decide (e, DRAGON_DECIDE_GIVE, owner);
      return;
    case DRAGON_ACT_ECHO_NEST:
      dragon_decide (e, DRAGON_DECIDE_ECHO, owner);
      return;
    case DRAGON_ACT_SEARCH:
      dragon_decide (e, DRAGON_DECIDE_SEARCH, owner);
      return;
    case DRAGON_ACT_SIFT:
      look_at_top (e, frame, clause->n);
      return;
    case DRAGON_ACT_ITEM:
      dragon_decide (e, DRAGON_DECIDE_ITEM, owner);
      return;
    case DRAGON_ACT_BURY_NEST:
    case DRAGON_ACT_STOW:
      frame->left = clause->n;
      skip_to (frame, STEP_REPEAT);
      return;
    case DRAGON_ACT_READY:
      ready_gems (e, owner, clause->n);
      break;
    case DRAGON_ACT_DEPLETE:
      deplete_gems (e, owner, clause->n);
      break;
    case DRAGON_ACT_DEPLETE_OPPONENT:
      deplete_gems (e, ss_seat_other (owner), clause->n);
      break;
    case DRAGON_ACT_WHITE:
      gain_white (e, owner, clause->n);
      break;
    case DRAGON_ACT_STOW_ALL:
      while (s->used[owner] > 0)
        stow_gem (e, owner, FALSE);
      while (s->ready[owner] > 0)
        stow_gem (e, owner, TRUE);
      break;
    case DRAGON_ACT_RETURN_READY:
    case DRAGON_ACT_RETURN_USED:
    case DRAGON_ACT_RETURN_KEPT:
      return_gem (e, owner, clause->act);
      break;
    case DRAGON_ACT_SWAP_PLACES:
      swap_places (e, owner);
      break;
    case DRAGON_ACT_TURN_DRAGON:
      s->side = !s->side;
      dragon_tell (e, DRAGON_HAPPENED_TURN_DRAGON, owner, 0, !s->side, s->side, 1);
      break;
    default:
      g_assert_not_reached ();
    }
  next_clause (frame);
}

void
dragon_step_effect (DragonEngine *e)
{
  DragonState *s = e->s;
  DragonFrame *frame = &s->frames[s->n_frames - 1];
  const DragonEffect *effect = dragon_frame_effect (e->r, frame);
  if (frame->clause == effect->n)
    {
      memset (frame, 0, sizeof *frame);
      s->n_frames--;
      return;
    }
  const DragonClause *clause = &effect->clauses[frame->clause];
  SsSeat owner = frame->owner;
  switch (frame->step)
    {
    case STEP_BEGIN:
      if (!dragon_clause_possible (e->r, s, owner, clause))
        next_clause (frame);
      else
        {
          skip_to (frame, STEP_COST);
          if (clause->may)
            dragon_decide (e, DRAGON_DECIDE_MAY, owner);
        }
      return;
    case STEP_COST:
      skip_to (frame, STEP_ACT);
      if (clause->cost == DRAGON_ACT_DEPLETE)
        deplete_gems (e, owner, clause->cost_n);
      else if (clause->cost == DRAGON_ACT_STOW)
        {
          frame->left = clause->cost_n;
          skip_to (frame, STEP_STOW);
        }
      return;
    case STEP_STOW:
      if (frame->left > 0)
        dragon_decide (e, DRAGON_DECIDE_STOW, owner);
      else
        skip_to (frame, STEP_ACT);
      return;
    case STEP_ACT:
      if (clause->tribute)
        dragon_decide (e, DRAGON_DECIDE_TRIBUTE, ss_seat_other (owner));
      else
        skip_to (frame, STEP_PLAIN);
      return;
    case STEP_PLAIN:
      /* a cost paid, or a tribute asked for, may have made it impossible: then nothing happens */
      if (dragon_act_possible (e->r, s, owner, clause))
        begin_act (e, frame, clause);
      else
        next_clause (frame);
      return;
    case STEP_REPEAT:
      if (frame->left == 0 || !dragon_act_possible (e->r, s, owner, clause))
        next_clause (frame);
      else
        dragon_decide (e, clause->act == DRAGON_ACT_STOW ? DRAGON_DECIDE_STOW : DRAGON_DECIDE_BURY, owner);
      return;
    case STEP_TRADE:
      dragon_decide (e, DRAGON_DECIDE_TRADE, owner);
      return;
    default:
      g_assert_not_reached ();
    }
}

/* Decisions */

static void
resolve_gem_stage (DragonEngine *e, SsMove move)
{
  DragonState *s = e->s;
  SsSeat seat = s->on_turn;
  gint32 value = dragon_move_value (move);
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_GEM:
      dragon_tell (e, DRAGON_HAPPENED_GEM, seat, 0, 0, 0, 1);
      deplete_gems (e, seat, 1);
      dragon_push (e, (DragonFrame) { DRAGON_FROM_GEM, 0, 0, 0, (guint8) seat, 0, 0, 0 });
      return;
    case DRAGON_MOVE_READY:
      ready_gems (e, seat, 1);
      return;
    case DRAGON_MOVE_ITEM:
      deplete_gems (e, seat, e->r->item_cost);
      dragon_gain_item (e, seat, (guint) value);
      return;
    case DRAGON_MOVE_POWER:
      {
        DragonFamily family = dragon_code_family (value);
        guint kind = dragon_code_kind (value);
        int power = dragon_powers (e->r, family, kind)->gem_action;
        dragon_tell (e, DRAGON_HAPPENED_POWER, seat, value, 0, 0, power);
        dragon_push (e, (DragonFrame) { DRAGON_FROM_POWER, (guint8) family, (guint8) kind, (guint8) power, (guint8) seat, 0, 0, 0 });
        return;
      }
    case DRAGON_MOVE_HACK:
      dragon_play_hack (e, (guint) value);
      return;
    default: /* done */
      return;
    }
}

void
dragon_resolve (DragonEngine *e, SsMove move)
{
  DragonState *s = e->s;
  DragonDecision decision = s->decision;
  SsSeat decider = s->decider;
  gint32 value = dragon_move_value (move);
  gboolean yes = dragon_move_kind (move) == DRAGON_MOVE_YES;
  DragonFrame *frame = s->n_frames ? &s->frames[s->n_frames - 1] : NULL;
  s->decision = s->decider = 0;

  switch (decision)
    {
    case DRAGON_DECIDE_WIZARD:
      s->wizard[decider] = (guint8) value;
      dragon_tell (e, DRAGON_HAPPENED_WIZARD, decider, value, 0, 0, 1);
      return;
    case DRAGON_DECIDE_PLAY:
      dragon_hand_remove (s, decider, (guint) value);
      s->played = (guint8) value;
      dragon_tell (e, DRAGON_HAPPENED_PLAY, decider, value, 0, 0, 1);
      dragon_push (e, (DragonFrame) { DRAGON_FROM_EFFECT, DRAGON_ACTION, (guint8) value, 0, (guint8) decider, 0, 0, 0 });
      return;
    case DRAGON_DECIDE_GEM:
      resolve_gem_stage (e, move);
      return;
    case DRAGON_DECIDE_FIRST:
      for (guint i = 0; i < s->n_queue; i++)
        if (dragon_code (s->queue[i].family, s->queue[i].kind) == value
            && dragon_effect_possible (e->r, s, s->queue[i].owner, dragon_waiting_effect (e->r, &s->queue[i])))
          {
            dragon_pick_waiting (e, i);
            return;
          }
      g_assert_not_reached ();
    case DRAGON_DECIDE_USE:
      if (yes)
        dragon_use_current (e);
      else
        {
          dragon_tell (e, DRAGON_HAPPENED_DECLINE, decider, dragon_code (s->current.family, s->current.kind), 0, 0, 1);
          memset (&s->current, 0, sizeof s->current);
        }
      return;
    default:
      break;
    }

  /* the rest is part of an effect */
  switch (decision)
    {
    case DRAGON_DECIDE_MAY:
      if (!yes)
        next_clause (frame);
      return;
    case DRAGON_DECIDE_MOVE:
    case DRAGON_DECIDE_TELEPORT:
      next_clause (frame);
      go (e, decider, decision == DRAGON_DECIDE_MOVE ? DRAGON_ACT_MOVE : DRAGON_ACT_TELEPORT, value);
      return;
    case DRAGON_DECIDE_BUMP:
      next_clause (frame);
      bump (e, decider, value);
      return;
    case DRAGON_DECIDE_TAKE_NEST:
    case DRAGON_DECIDE_TRADE:
      next_clause (frame);
      take_to_hand (e, decider, (guint) value);
      return;
    case DRAGON_DECIDE_GIVE:
      skip_to (frame, STEP_TRADE);
      lay_from_hand (e, decider, (guint) value);
      return;
    case DRAGON_DECIDE_BURY:
      frame->left--;
      take_from_nest (s, (guint) value);
      put_under_deck (s, (guint) value, 3);
      dragon_tell (e, DRAGON_HAPPENED_BURY, decider, value, 0, 0, 1);
      return;
    case DRAGON_DECIDE_ECHO:
      next_clause (frame);
      dragon_tell (e, DRAGON_HAPPENED_ECHO, decider, value, 0, 0, 1);
      dragon_push (e, (DragonFrame) { DRAGON_FROM_EFFECT, DRAGON_ACTION, (guint8) value, 0, (guint8) decider, 0, 0, 0 });
      return;
    case DRAGON_DECIDE_SEARCH:
      next_clause (frame);
      take_by_search (e, decider, (guint) value);
      return;
    case DRAGON_DECIDE_SIFT:
      take_sifted (e, frame, (guint) value);
      next_clause (frame);
      return;
    case DRAGON_DECIDE_ITEM:
      next_clause (frame);
      dragon_gain_item (e, decider, (guint) value);
      return;
    case DRAGON_DECIDE_STOW:
      frame->left--;
      stow_gem (e, decider, value == 1);
      return;
    case DRAGON_DECIDE_TRIBUTE:
      if (dragon_move_kind (move) == DRAGON_MOVE_GIVE)
        {
          SsSeat owner = frame->owner;
          next_clause (frame);
          dragon_hand_remove (s, decider, (guint) value);
          dragon_hand_add (s, owner, (guint) value, FALSE);
          dragon_tell (e, DRAGON_HAPPENED_TRIBUTE, decider, value, 0, 0, 1);
        }
      else
        {
          skip_to (frame, STEP_PLAIN);
          dragon_tell (e, DRAGON_HAPPENED_NO_TRIBUTE, decider, 0, 0, 0, 1);
        }
      return;
    default:
      g_assert_not_reached ();
    }
}
