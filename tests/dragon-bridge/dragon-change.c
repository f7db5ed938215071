/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-change.h"

/* The opponent's cards that @seat doesn't know, and the places of the deck where it knows none, as one row, shuffled; the other piles. */
void
dragon_change_hidden (const SsRules *rules, SsState *state_, SsSeat seat, SsRng *rng)
{
  DragonState *state = (DragonState *) state_;
  SsSeat enemy = ss_seat_other (seat);
  guint8 cards[2 * DRAGON_MAX_CARDS], n_hand = 0, n = 0;
  /* who looks through the deck sees its cards, not their order */
  gboolean searching = state->decision == DRAGON_DECIDE_SEARCH && state->decider == seat;

  for (guint i = state->n_hand[enemy]; i > 0 && !searching; i--)
    if (state->hand[enemy][i - 1] & 1)
      {
        cards[n++] = DRAGON_HELD_KIND (state->hand[enemy][i - 1]);
        dragon_take_at (state->hand[enemy], &state->n_hand[enemy], i - 1);
      }
  n_hand = n;
  for (guint i = 0; i < state->n_deck; i++)
    if (searching || !(state->deck_known[i] & (1 << seat)))
      cards[n++] = state->deck[i];
  ss_rng_shuffle (rng, cards, n);
  for (guint i = 0; i < n_hand; i++)
    dragon_hand_add (state, enemy, cards[--n], TRUE);
  for (guint i = 0; i < state->n_deck; i++)
    if (searching || !(state->deck_known[i] & (1 << seat)))
      state->deck[i] = cards[--n];
  ss_rng_shuffle (rng, state->item_deck, state->n_item_deck);
  ss_rng_shuffle (rng, state->hack_deck, state->n_hack_deck);
}
