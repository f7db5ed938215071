/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-engine.h"
#include "dragon-board.h"

#include <string.h>

/* The course of a turn (rules page, A turn has four stages): what is under way is wholly in the state, so that a decision can be waited for
 * anywhere. dragon_advance() goes on until there is something to decide; dragon-acts.c carries out the clauses of effects. */

/* Turns in a row in which nobody has anything to decide, without a turn limit: such a match would never end (both hands and the deck are
 * empty, and no flight or roost can come), so it ends as if it had a limit. */
#define IDLE_TURNS 200

void
dragon_tell (DragonEngine *e, DragonHappened kind, SsSeat actor, gint32 subject, gint32 from, gint32 to, gint32 amount)
{
  ss_effects_add (e->effects, (SsEffect) { (guint16) kind, (guint8) actor, SS_SEEN_BY_BOTH, subject, from, to, amount });
}

void
dragon_tell_only (DragonEngine *e, DragonHappened kind, SsSeat actor, gint32 subject, guint seen_by)
{
  ss_effects_add (e->effects, (SsEffect) { (guint16) kind, (guint8) actor, (guint8) seen_by, subject, 0, 0, 1 });
}

void
dragon_decide (DragonEngine *e, DragonDecision decision, SsSeat decider)
{
  e->s->decision = (guint8) decision;
  e->s->decider = (guint8) decider;
}

/* The match is over: nothing is under way any more. */
void
dragon_finish (DragonEngine *e, SsResult result, guint reason)
{
  DragonState *s = e->s;
  s->result = (guint8) result;
  s->reason = (guint8) reason;
  s->decision = s->decider = 0;
  s->n_frames = s->n_queue = s->working = s->phase = 0;
  memset (s->frames, 0, sizeof s->frames);
  memset (s->queue, 0, sizeof s->queue);
  memset (&s->current, 0, sizeof s->current);
}

const DragonPowers *
dragon_powers (const DragonRules *rules, DragonFamily family, guint kind)
{
  return &rules->cards[family][kind].powers;
}

const DragonEffect *
dragon_waiting_effect (const DragonRules *rules, const DragonWaiting *waiting)
{
  return &dragon_powers (rules, waiting->family, waiting->kind)->powers[waiting->power].effect;
}

const DragonEffect *
dragon_frame_effect (const DragonRules *rules, const DragonFrame *frame)
{
  switch (frame->from)
    {
    case DRAGON_FROM_GEM:
      return &rules->gem_effect;
    case DRAGON_FROM_EFFECT:
      return &rules->cards[frame->family][frame->kind].effect;
    default:
      return &dragon_powers (rules, frame->family, frame->kind)->powers[frame->power].effect;
    }
}

const DragonClause *
dragon_frame_clause (const DragonRules *rules, const DragonState *state)
{
  const DragonFrame *frame = &state->frames[state->n_frames - 1];
  return &dragon_frame_effect (rules, frame)->clauses[frame->clause];
}

void
dragon_push (DragonEngine *e, DragonFrame frame)
{
  g_assert (e->s->n_frames < G_N_ELEMENTS (e->s->frames));
  e->s->frames[e->s->n_frames++] = frame;
}

/* Triggers */

static void
queue_power (DragonEngine *e, SsSeat owner, DragonFamily family, guint kind, DragonEvent event)
{
  DragonState *s = e->s;
  int power = dragon_powers (e->r, family, kind)->trigger[event];
  if (power < 0)
    return;
  guint8 *queued = family == DRAGON_WIZARD ? &s->queued_wizard[owner] : family == DRAGON_ITEM ? &s->queued_items[owner][kind] : &s->queued_dragon;
  if (s->working && (*queued >> event & 1))
    return;
  *queued |= (guint8) (1 << event);
  g_assert (s->n_queue < DRAGON_MAX_WAITING);
  s->queue[s->n_queue++] = (DragonWaiting) { (guint8) owner, (guint8) family, (guint8) kind, (guint8) power };
}

void
dragon_event (DragonEngine *e, DragonEvent event, guint concerns)
{
  DragonState *s = e->s;
  SsSeat seat = s->on_turn;
  for (guint k = 0; k < 2; k++, seat = ss_seat_other (seat))
    {
      if (!(concerns & (1 << seat)))
        continue;
      if (s->wizard[seat] != DRAGON_NONE)
        queue_power (e, seat, DRAGON_WIZARD, s->wizard[seat], event);
      for (guint i = 0; i < s->n_items[seat]; i++)
        queue_power (e, seat, DRAGON_ITEM, s->items[seat][i], event);
      if (k == 0 && s->under != DRAGON_NONE)
        queue_power (e, seat, DRAGON_ACTION, s->under, event);
    }
}

static void
forget_queue (DragonState *s)
{
  memset (s->queue, 0, s->n_queue * sizeof s->queue[0]);
  s->n_queue = 0;
  s->working = 0;
  s->queued_wizard[0] = s->queued_wizard[1] = s->queued_dragon = 0;
  memset (s->queued_items, 0, sizeof s->queued_items);
}

/* take entry @i out of the queue and have it carried out, or let its owner decide */
void
dragon_pick_waiting (DragonEngine *e, guint i)
{
  DragonState *s = e->s;
  DragonWaiting w = s->queue[i];
  s->n_queue--;
  memmove (s->queue + i, s->queue + i + 1, (s->n_queue - i) * sizeof s->queue[0]);
  memset (s->queue + s->n_queue, 0, sizeof s->queue[0]);
  s->current = w;
  if (dragon_powers (e->r, w.family, w.kind)->powers[w.power].must)
    dragon_use_current (e);
  else
    dragon_decide (e, DRAGON_DECIDE_USE, w.owner);
}

void
dragon_use_current (DragonEngine *e)
{
  DragonState *s = e->s;
  DragonWaiting w = s->current;
  memset (&s->current, 0, sizeof s->current);
  dragon_tell (e, DRAGON_HAPPENED_POWER, w.owner, dragon_code (w.family, w.kind), 0, 0, w.power);
  dragon_push (e, (DragonFrame) { DRAGON_FROM_POWER, w.family, w.kind, w.power, w.owner, 0, 0, 0 });
}

/* one more of the queue; FALSE: it is worked off */
static gboolean
work_off (DragonEngine *e)
{
  DragonState *s = e->s;
  int only = -1;
  for (guint i = 0; i < s->n_queue; i++)
    {
      const DragonWaiting *w = &s->queue[i];
      if (!dragon_effect_possible (e->r, s, w->owner, dragon_waiting_effect (e->r, w)))
        continue;
      if (only >= 0 && (s->queue[only].family != w->family || s->queue[only].kind != w->kind))
        {
          dragon_decide (e, DRAGON_DECIDE_FIRST, s->on_turn);
          return TRUE;
        }
      if (only < 0)
        only = (int) i;
    }
  if (only < 0)
    return FALSE;
  dragon_pick_waiting (e, (guint) only);
  return TRUE;
}

/* The deck */

static void
draw_top (DragonEngine *e, SsSeat seat)
{
  DragonState *s = e->s;
  guint i = --s->n_deck;
  guint8 kind = s->deck[i], known = s->deck_known[i];
  s->deck[i] = s->deck_known[i] = 0;
  gboolean seen = known >> ss_seat_other (seat) & 1; /* he knew that it lay there */
  dragon_hand_add (s, seat, kind, !seen);
  dragon_tell_only (e, DRAGON_HAPPENED_DRAW, seat, kind, seen ? SS_SEEN_BY_BOTH : SS_SEEN_BY (seat));
}

static void
draw_up_to (DragonEngine *e, SsSeat seat, guint size)
{
  DragonState *s = e->s;
  gint32 drawn = 0;
  for (; s->n_hand[seat] < size && s->n_deck > 0; drawn++)
    draw_top (e, seat);
  if (drawn)
    dragon_tell (e, DRAGON_HAPPENED_DREW, seat, 0, 0, 0, drawn);
}

/* put the nest, and perhaps the card that lay under the dragon, into the deck */
gboolean
dragon_shuffle (DragonEngine *e)
{
  if (!dragon_shuffle_deck (e->r, e->s, e->chance))
    {
      e->s->awaits = 1;
      return FALSE;
    }
  dragon_tell (e, DRAGON_HAPPENED_SHUFFLE, SS_SEAT_NONE, 0, 0, 0, e->s->n_deck);
  return TRUE;
}

static void
nest_to_deck (DragonState *s)
{
  memcpy (s->deck + s->n_deck, s->nest, s->n_nest);
  memset (s->deck_known + s->n_deck, 0, s->n_nest);
  s->n_deck += s->n_nest;
  memset (s->nest, 0, s->n_nest);
  s->n_nest = 0;
}

static void
check_dragon (DragonEngine *e)
{
  DragonState *s = e->s;
  guint wings = dragon_wings (e->r, s), flight = dragon_flight_number (e->r, s), roost = dragon_roost_number (e->r, s);
  if (wings >= flight)
    {
      dragon_tell (e, DRAGON_HAPPENED_FLIGHT, SS_SEAT_NONE, 0, 0, (gint32) flight, (gint32) wings);
      guint8 newest = s->nest[--s->n_nest], old = s->under;
      s->nest[s->n_nest] = 0;
      s->under = newest;
      dragon_tell (e, DRAGON_HAPPENED_UNDER, SS_SEAT_NONE, newest, 0, 0, 1);
      if (old != DRAGON_NONE)
        s->nest[s->n_nest++] = old;
      nest_to_deck (s);
      if (!dragon_shuffle (e))
        return;
      s->side = !s->side;
      dragon_tell (e, DRAGON_HAPPENED_TURN_DRAGON, SS_SEAT_NONE, 0, !s->side, s->side, 1);
      dragon_fill_market (e);
      dragon_event (e, DRAGON_EVENT_FLIGHT, 3);
    }
  else if (s->n_nest >= roost)
    {
      dragon_tell (e, DRAGON_HAPPENED_ROOST, SS_SEAT_NONE, 0, 0, (gint32) roost, s->n_nest);
      nest_to_deck (s);
      if (!dragon_shuffle (e))
        return;
      guint8 top = s->deck[--s->n_deck];
      s->deck[s->n_deck] = s->deck_known[s->n_deck] = 0;
      s->nest[s->n_nest++] = top;
      dragon_tell (e, DRAGON_HAPPENED_TURN_UP, SS_SEAT_NONE, top, 0, 0, 1);
      dragon_fill_market (e);
      dragon_event (e, DRAGON_EVENT_ROOST, 3);
    }
}

/* Stages */

static void
begin_stage (DragonState *s, DragonStage stage)
{
  s->stage = (guint8) stage;
  s->phase = 0;
  forget_queue (s);
}

static void
begin_turn (DragonEngine *e)
{
  DragonState *s = e->s;
  begin_stage (s, DRAGON_STAGE_START);
  s->began[0] = s->ready[0];
  s->began[1] = s->ready[1];
  dragon_tell (e, DRAGON_HAPPENED_TURN, s->on_turn, 0, 0, 0, s->turns + 1);
  dragon_event (e, DRAGON_EVENT_TURN, 1u << s->on_turn);
  s->working = 1;
}

static void
end_turn (DragonEngine *e)
{
  DragonState *s = e->s;
  draw_up_to (e, s->on_turn, dragon_hand_size (e->r, s, s->on_turn));
  s->turns++;
  if ((e->r->turn_limit && s->turns >= e->r->turn_limit) || (!e->r->turn_limit && ++e->idle >= IDLE_TURNS))
    {
      forget_queue (s);
      dragon_tell (e, DRAGON_HAPPENED_LIMIT, SS_SEAT_NONE, 0, 0, 0, s->turns);
      dragon_finish (e, SS_RESULT_DRAW, DRAGON_REASON_TURN_LIMIT);
      return;
    }
  s->on_turn = (guint8) ss_seat_other (s->on_turn);
  begin_turn (e);
}

static void
deal (DragonEngine *e)
{
  for (guint seat = 0; seat < 2; seat++)
    draw_up_to (e, (SsSeat) seat, e->r->hand);
  begin_turn (e);
}

/* the next thing of the stage, no effect being under way */
static void
step_stage (DragonEngine *e)
{
  DragonState *s = e->s;
  if (s->working)
    {
      if (work_off (e))
        return;
      forget_queue (s);
      s->phase = 3; /* the stage is complete */
    }
  switch (s->stage)
    {
    case DRAGON_STAGE_SETUP:
      if (e->r->mode == DRAGON_MODE_CHOSEN && s->wizard[1] == DRAGON_NONE)
        dragon_decide (e, DRAGON_DECIDE_WIZARD, s->wizard[0] == DRAGON_NONE ? SS_SEAT_FIRST : SS_SEAT_SECOND);
      else
        deal (e);
      return;

    case DRAGON_STAGE_START:
      begin_stage (s, DRAGON_STAGE_ACTION);
      return;

    case DRAGON_STAGE_ACTION:
      if (s->phase == 0 && s->n_hand[s->on_turn] > 0)
        {
          s->phase = 1;
          dragon_decide (e, DRAGON_DECIDE_PLAY, s->on_turn);
        }
      else if (s->phase == 1)
        {
          s->nest[s->n_nest++] = s->played;
          dragon_tell (e, DRAGON_HAPPENED_LAY, s->on_turn, s->played, 0, 0, 1);
          s->played = DRAGON_NONE;
          dragon_event (e, DRAGON_EVENT_ACTION, 1u << s->on_turn);
          s->working = 1;
        }
      else
        begin_stage (s, DRAGON_STAGE_GEM);
      return;

    case DRAGON_STAGE_GEM:
      if (s->phase == 0)
        {
          s->phase = 1;
          dragon_decide (e, DRAGON_DECIDE_GEM, s->on_turn);
        }
      else if (s->phase == 1)
        s->working = 1;
      else if (dragon_is_threatened (e->r, s, s->place[s->on_turn]))
        {
          dragon_tell (e, DRAGON_HAPPENED_POUNCE, s->on_turn, 0, s->place[s->on_turn], 0, 1);
          dragon_finish (e, ss_result_win (ss_seat_other (s->on_turn)), DRAGON_REASON_POUNCE);
        }
      else
        begin_stage (s, DRAGON_STAGE_CHECK);
      return;

    case DRAGON_STAGE_CHECK:
      if (s->phase == 0)
        {
          s->phase = 1;
          check_dragon (e);
          s->working = 1;
        }
      else
        end_turn (e);
      return;

    default:
      g_assert_not_reached ();
    }
}

/* A decision with one option is taken by itself, except which card is played and the answer to a tribute. */
static gboolean
take_only_option (DragonEngine *e)
{
  SsMove moves[DRAGON_MAX_MOVES];
  if (e->s->decision == DRAGON_DECIDE_PLAY || e->s->decision == DRAGON_DECIDE_TRIBUTE || e->s->decision == DRAGON_DECIDE_MAY
      || e->s->decision == DRAGON_DECIDE_USE)
    return FALSE;
  if (dragon_options (e->r, e->s, moves) != 1)
    return FALSE;
  dragon_resolve (e, moves[0]);
  return TRUE;
}

static void
advance (DragonEngine *e)
{
  while (!e->s->result && !e->s->awaits)
    if (e->s->decision)
      {
        if (!take_only_option (e))
          return;
      }
    else if (e->s->n_frames)
      dragon_step_effect (e);
    else
      step_stage (e);
}

void
dragon_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  DragonEngine e = { (const DragonRules *) rules, (DragonState *) state, chance, effects, 0 };
  dragon_resolve (&e, move);
  advance (&e);
}

static guint
fill_pile (const DragonRules *r, DragonFamily family, guint8 *cards)
{
  guint n = 0;
  for (guint kind = 0; kind < r->n[family]; kind++)
    for (guint i = 0; i < r->cards[family][kind].count; i++)
      cards[n++] = (guint8) kind;
  return n;
}

void
dragon_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history)
{
  static const char *const sides[] = { "first", "second" };
  const DragonRules *r = (const DragonRules *) rules;
  DragonState *s = (DragonState *) state;
  DragonEngine e = { r, s, chance, NULL, 0 };
  guint8 wizards[DRAGON_MAX_WIZARDS];

  s->under = s->played = s->wizard[0] = s->wizard[1] = DRAGON_NONE;
  s->awaits = 1; /* until all of chance is there */
  s->n_deck = (guint8) fill_pile (r, DRAGON_ACTION, s->deck);
  if (!dragon_shuffle_deck (r, s, chance))
    return;
  s->n_item_deck = (guint8) fill_pile (r, DRAGON_ITEM, s->item_deck);
  if (!dragon_shuffle_pile (r, DRAGON_ITEM, s->item_deck, s->n_item_deck, chance))
    return;
  if (r->mode == DRAGON_MODE_DEALT)
    {
      guint n = fill_pile (r, DRAGON_WIZARD, wizards);
      if (!dragon_shuffle_pile (r, DRAGON_WIZARD, wizards, n, chance))
        return;
      s->wizard[0] = wizards[n - 1];
      s->wizard[1] = wizards[n - 2];
    }
  if (r->hacking)
    {
      s->n_hack_deck = (guint8) fill_pile (r, DRAGON_HACK, s->hack_deck);
      if (!dragon_shuffle_pile (r, DRAGON_HACK, s->hack_deck, s->n_hack_deck, chance))
        return;
      dragon_open_hacks (&e);
      s->supply = r->white_gems;
    }
  s->side = r->first_side;
  if (r->first_side == 2)
    {
      int side = chance ? ss_chance_choose (chance, sides, 2) : -1;
      if (side < 0)
        {
          s->side = 0;
          return;
        }
      s->side = (guint8) side;
    }
  s->awaits = 0;

  int away = s->side == 0 ? 1 : -1;
  s->place[0] = (guint8) (r->start + away * r->shift[0]);
  s->place[1] = (guint8) (r->length - 1 - r->start + away * r->shift[1]);
  for (guint seat = 0; seat < 2; seat++)
    {
      s->ready[seat] = r->first_ready[seat];
      s->used[seat] = (guint8) (r->gems - r->first_ready[seat]);
      for (guint i = 0; i < r->handicap_items[seat] && s->n_item_deck > 0; i++)
        {
          s->items[seat][s->n_items[seat]++] = s->item_deck[--s->n_item_deck];
          s->item_deck[s->n_item_deck] = 0;
        }
    }
  dragon_fill_market (&e);
  advance (&e);
}

/* On a view nothing is concluded from what can't be seen: what another decides, and cards that come up. */
static gboolean
is_unseen (const DragonEngine *e, SsSeat seat)
{
  const DragonState *s = e->s;
  return s->decider != seat || s->decision == DRAGON_DECIDE_SEARCH || s->decision == DRAGON_DECIDE_SIFT || (s->decision == DRAGON_DECIDE_ITEM && e->r->blind);
}

static void
follow (DragonEngine *e, SsMove move, gboolean stages)
{
  DragonState *s = e->s;
  SsSeat seat = s->decider;
  dragon_resolve (e, move);
  while (!s->result && !s->awaits)
    if (s->decision)
      {
        if (is_unseen (e, seat) || !take_only_option (e))
          return;
      }
    else if (s->n_frames)
      dragon_step_effect (e);
    else if (stages && s->stage > DRAGON_STAGE_SETUP && s->stage < DRAGON_STAGE_CHECK)
      step_stage (e);
    else
      return; /* what comes next may need cards that nobody has seen */
}

void
dragon_follow (const DragonRules *rules, DragonState *view, SsMove move)
{
  DragonEngine e = { rules, view, NULL, NULL, 0 };
  follow (&e, move, FALSE);
}

void
dragon_follow_turn (const DragonRules *rules, DragonState *view, SsMove move)
{
  DragonEngine e = { rules, view, NULL, NULL, 0 };
  follow (&e, move, TRUE);
}
