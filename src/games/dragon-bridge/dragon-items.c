/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-engine.h"

/* Items and hacks: gaining, playing, and filling up what lies open. */

void
dragon_gain_item (DragonEngine *e, SsSeat seat, guint kind)
{
  DragonState *s = e->s;
  if (e->r->blind)
    kind = s->item_deck[--s->n_item_deck], s->item_deck[s->n_item_deck] = 0;
  else
    {
      guint i = 0;
      while (s->market[i] != kind)
        i++;
      dragon_take_at (s->market, &s->n_market, i);
    }
  s->items[seat][s->n_items[seat]++] = (guint8) kind;
  dragon_tell (e, DRAGON_HAPPENED_ITEM, seat, (gint32) kind, 0, 0, 1);
  dragon_event (e, DRAGON_EVENT_ITEM, 1u << seat);
}

void
dragon_fill_market (DragonEngine *e)
{
  DragonState *s = e->s;
  if (e->r->blind)
    return;
  while (s->n_market < e->r->market && s->n_item_deck > 0)
    {
      guint8 kind = s->item_deck[--s->n_item_deck];
      s->item_deck[s->n_item_deck] = 0;
      s->market[s->n_market++] = kind;
      dragon_tell (e, DRAGON_HAPPENED_MARKET, SS_SEAT_NONE, kind, 0, s->n_market - 1, 1);
    }
}

void
dragon_open_hacks (DragonEngine *e)
{
  DragonState *s = e->s;
  while (s->n_hacks < e->r->open_hacks && s->n_hack_deck > 0)
    {
      guint8 kind = s->hack_deck[--s->n_hack_deck];
      s->hack_deck[s->n_hack_deck] = 0;
      s->hacks[s->n_hacks++] = kind;
      dragon_tell (e, DRAGON_HAPPENED_HACK_OPEN, SS_SEAT_NONE, kind, 0, s->n_hacks - 1, 1);
    }
}

void
dragon_play_hack (DragonEngine *e, guint kind)
{
  DragonState *s = e->s;
  const DragonCard *hack = &e->r->cards[DRAGON_HACK][kind];
  s->white[s->on_turn] -= hack->cost;
  s->supply += hack->cost;
  dragon_tell (e, DRAGON_HAPPENED_HACK, s->on_turn, (gint32) kind, 0, 0, 1);
  dragon_tell (e, DRAGON_HAPPENED_PAY, s->on_turn, 0, 0, 0, hack->cost);
  if (!hack->stays)
    {
      guint i = 0;
      while (s->hacks[i] != kind)
        i++;
      dragon_take_at (s->hacks, &s->n_hacks, i);
      s->hacks_gone[kind / 8] |= (guint8) (1 << (kind % 8));
      dragon_tell (e, DRAGON_HAPPENED_HACK_GONE, SS_SEAT_NONE, (gint32) kind, 0, 0, 1);
      dragon_open_hacks (e);
    }
  dragon_push (e, (DragonFrame) { DRAGON_FROM_EFFECT, DRAGON_HACK, (guint8) kind, 0, s->on_turn, 0, 0, 0 });
}
