/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <stdlib.h>
#include <string.h>

/* Hands, deck, nest and piles; who knows which card; what a seat sees and what it can only guess (rules page, Hidden information). */

void
dragon_hand_add (DragonState *state, SsSeat seat, guint kind, gboolean hidden)
{
  guint8 held = kind == DRAGON_UNKNOWN ? DRAGON_UNKNOWN : DRAGON_HELD (kind, hidden);
  guint8 *hand = state->hand[seat];
  guint i = state->n_hand[seat]++;
  for (; i > 0 && hand[i - 1] > held; i--)
    hand[i] = hand[i - 1];
  hand[i] = held;
}

gboolean
dragon_hand_has (const DragonState *state, SsSeat seat, guint kind)
{
  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (DRAGON_HELD_KIND (state->hand[seat][i]) == kind)
      return TRUE;
  return FALSE;
}

guint8
dragon_take_at (guint8 *cards, guint8 *n, guint i)
{
  guint8 card = cards[i];
  memmove (cards + i, cards + i + 1, *n - i - 1u);
  cards[--*n] = 0;
  return card;
}

void
dragon_hand_remove (DragonState *state, SsSeat seat, guint kind)
{
  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (DRAGON_HELD_KIND (state->hand[seat][i]) == kind)
      {
        dragon_take_at (state->hand[seat], &state->n_hand[seat], i);
        return;
      }
  g_assert_not_reached ();
}

/* A record says a deck top first; here the top is the last. */
gboolean
dragon_shuffle_pile (const DragonRules *rules, DragonFamily family, guint8 *cards, guint n, SsChance *chance)
{
  guint8 order[DRAGON_MAX_CARDS];
  if (n < 2)
    return TRUE;
  if (!chance)
    return FALSE;
  memcpy (order, cards, n);
  if (!ss_chance_shuffle (chance, order, n, rules->ids[family], NULL, NULL))
    return FALSE;
  for (guint i = 0; i < n; i++)
    cards[i] = order[n - 1 - i];
  return TRUE;
}

gboolean
dragon_shuffle_deck (const DragonRules *rules, DragonState *state, SsChance *chance)
{
  if (!dragon_shuffle_pile (rules, DRAGON_ACTION, state->deck, state->n_deck, chance))
    return FALSE;
  memset (state->deck_known, 0, state->n_deck);
  return TRUE;
}

/* What a seat sees */

void
dragon_view (const SsRules *rules, const SsState *state_, SsSeat seat, SsState *view_)
{
  const DragonState *state = (const DragonState *) state_;
  DragonState *view = (DragonState *) view_;
  memcpy (view, state, sizeof *view);
  if (seat == SS_SEAT_NONE)
    return;
  SsSeat other = ss_seat_other (seat);

  view->n_hand[other] = 0;
  memset (view->hand[other], 0, sizeof view->hand[other]);
  for (guint i = 0; i < state->n_hand[other]; i++)
    {
      guint8 held = state->hand[other][i];
      dragon_hand_add (view, other, held & 1 ? DRAGON_UNKNOWN : DRAGON_HELD_KIND (held), FALSE);
    }

  if (state->decision == DRAGON_DECIDE_SEARCH && state->decider == seat)
    {
      /* he looks through the deck, which will be shuffled: its cards, not their order */
      guint n = 0;
      for (guint kind = 0; kind < DRAGON_MAX_ACTIONS; kind++)
        for (guint i = 0; i < state->n_deck; i++)
          if (state->deck[i] == kind)
            view->deck[n++] = (guint8) kind;
      for (guint i = n; i < state->n_deck; i++) /* a view of a view */
        view->deck[i] = DRAGON_UNKNOWN;
      memset (view->deck_known, 0, state->n_deck);
    }
  else
    for (guint i = 0; i < state->n_deck; i++)
      if (!(state->deck_known[i] & (1 << seat)))
        view->deck[i] = DRAGON_UNKNOWN;

  memset (view->item_deck, DRAGON_UNKNOWN, state->n_item_deck);
  memset (view->hack_deck, DRAGON_UNKNOWN, state->n_hack_deck);
}

/* what is left of @counts, sorted by kind, in a random order; how many */
static guint
deal_unseen (const guint8 *counts, guint kinds, SsRng *rng, guint8 *cards)
{
  guint n = 0;
  for (guint kind = 0; kind < kinds; kind++)
    for (guint i = 0; i < counts[kind]; i++)
      cards[n++] = (guint8) kind;
  ss_rng_shuffle (rng, cards, n);
  return n;
}

static void
see (guint8 *counts, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] < DRAGON_UNKNOWN)
      counts[cards[i]]--;
}

void
dragon_sample (const SsRules *rules_, const SsState *view_, SsSeat seat, SsRng *rng, SsState *state_)
{
  const DragonRules *rules = (const DragonRules *) rules_;
  const DragonState *view = (const DragonState *) view_;
  DragonState *state = (DragonState *) state_;
  guint8 counts[DRAGON_MAX_ACTIONS], unseen[DRAGON_MAX_CARDS];
  memcpy (state, view, sizeof *state);

  for (guint i = 0; i < rules->n[DRAGON_ACTION]; i++)
    counts[i] = rules->cards[DRAGON_ACTION][i].count;
  see (counts, view->nest, view->n_nest);
  see (counts, view->deck, view->n_deck);
  see (counts, &view->under, 1);
  see (counts, &view->played, 1);
  for (guint s = 0; s < 2; s++)
    for (guint i = 0; i < view->n_hand[s]; i++)
      if (view->hand[s][i] < DRAGON_UNKNOWN)
        counts[DRAGON_HELD_KIND (view->hand[s][i])]--;
  guint n = deal_unseen (counts, rules->n[DRAGON_ACTION], rng, unseen);

  for (guint s = 0; s < 2; s++)
    {
      guint hand = view->n_hand[s], known = 0;
      while (known < hand && view->hand[s][known] < DRAGON_UNKNOWN)
        known++;
      memset (state->hand[s] + known, 0, hand - known);
      state->n_hand[s] = (guint8) known;
      for (guint i = known; i < hand; i++)
        dragon_hand_add (state, (SsSeat) s, unseen[--n], TRUE);
    }
  for (guint i = 0; i < view->n_deck; i++)
    if (view->deck[i] == DRAGON_UNKNOWN)
      state->deck[i] = unseen[--n];
  g_assert (n == 0);

  guint8 item_counts[DRAGON_MAX_ITEM_KINDS];
  for (guint i = 0; i < rules->n[DRAGON_ITEM]; i++)
    item_counts[i] = rules->cards[DRAGON_ITEM][i].count;
  see (item_counts, view->items[0], view->n_items[0]);
  see (item_counts, view->items[1], view->n_items[1]);
  see (item_counts, view->market, view->n_market);
  n = deal_unseen (item_counts, rules->n[DRAGON_ITEM], rng, unseen);
  g_assert (n == view->n_item_deck);
  memcpy (state->item_deck, unseen, n);

  if (view->n_hack_deck)
    {
      /* hacks that have left the match are known, and are neither open nor in the pile */
      guint8 hacks[DRAGON_MAX_HACKS];
      n = 0;
      for (guint i = 0; i < rules->n[DRAGON_HACK]; i++)
        if (!(memchr (view->hacks, (int) i, view->n_hacks) || (view->hacks_gone[i / 8] >> (i % 8) & 1)))
          hacks[n++] = (guint8) i;
      g_assert (n == view->n_hack_deck);
      ss_rng_shuffle (rng, hacks, n);
      memcpy (state->hack_deck, hacks, n);
    }
}

static int
compare_kinds (const void *a, const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

guint64
dragon_digest (const SsRules *rules, const SsState *state_)
{
  const DragonState *state = (const DragonState *) state_;
  DragonState plain;
  memcpy (&plain, state, sizeof plain);
  /* counters of turns, who knows what and the order of what lies side by side change nothing that can be played */
  plain.turns = 0;
  memset (plain.deck_known, 0, sizeof plain.deck_known);
  for (guint s = 0; s < 2; s++)
    for (guint i = 0; i < plain.n_hand[s]; i++)
      if (plain.hand[s][i] < DRAGON_UNKNOWN)
        plain.hand[s][i] &= 0xfe;
  for (guint s = 0; s < 2; s++)
    qsort (plain.items[s], plain.n_items[s], 1, compare_kinds);
  qsort (plain.market, plain.n_market, 1, compare_kinds);
  qsort (plain.hacks, plain.n_hacks, 1, compare_kinds);
  return ss_hash_bytes (&plain, offsetof (DragonState, queue) + plain.n_queue * sizeof plain.queue[0]);
}
