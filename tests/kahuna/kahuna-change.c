/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-change.h"

static void
swap_cards (guint8 *a, guint8 *b)
{
  guint8 card = *a;
  *a = *b;
  *b = card;
}

/* Cards that @seat can't see, but for those that it knows: places in one row, shuffled. */
void
kahuna_change_hidden (const SsRules *rules_, SsState *state_, SsSeat seat, SsRng *rng)
{
  const KahunaRules *rules = (const KahunaRules *) rules_;
  KahunaState *state = (KahunaState *) state_;
  SsSeat enemy = ss_seat_other (seat);
  const KahunaKnown *known = &state->known[enemy];
  guint8 kept[KAHUNA_MAX_ISLANDS] = { 0 }, hand[KAHUNA_MAX_HAND], *places[3 * KAHUNA_MAX_CARDS];
  guint n_hand = 0, n = 0;
  gboolean doubtful = FALSE; /* a known card may have been thrown away */
  for (guint i = 0; i < known->n; i++)
    {
      kept[known->card[i]]++;
      doubtful |= known->throws[i] > 0;
    }
  for (guint card = 0; card < rules->n_islands; card++)
    for (guint i = kept[card]; i < state->hand[enemy][card]; i++)
      hand[n_hand++] = (guint8) card;
  for (guint i = 0; i < n_hand; i++)
    {
      state->hand[enemy][hand[i]]--;
      places[n++] = &hand[i];
    }
  for (guint i = 0; i < state->n_pile; i++)
    places[n++] = &state->pile[i];
  guint8 thrown[KAHUNA_MAX_CARDS], *where[KAHUNA_MAX_CARDS];
  guint n_thrown = 0;
  for (guint i = 0; i < state->n_discards; i++)
    {
      guint8 discard = state->discards[i];
      gboolean by_enemy = KAHUNA_DISCARD_BY (discard) == enemy;
      if (!KAHUNA_DISCARD_DOWN (discard) || KAHUNA_DISCARD_BY (discard) == seat || (by_enemy && doubtful))
        continue;
      thrown[n_thrown] = KAHUNA_DISCARD_CARD (discard);
      where[n_thrown] = &state->discards[i];
      places[n++] = &thrown[n_thrown];
      n_thrown++;
    }
  for (guint i = n; i > 1; i--)
    swap_cards (places[i - 1], places[ss_rng_below (rng, i)]);
  for (guint i = 0; i < n_hand; i++)
    state->hand[enemy][hand[i]]++;
  for (guint i = 0; i < n_thrown; i++)
    *where[i] = KAHUNA_DISCARD (thrown[i], KAHUNA_DISCARD_BY (*where[i]), TRUE);
}

/* The card thrown away last may have been any that was in the hand then, a known one among them. */
gboolean
kahuna_change_thrown (SsState *state_, SsSeat seat)
{
  KahunaState *state = (KahunaState *) state_;
  SsSeat enemy = ss_seat_other (seat);
  const KahunaKnown *known = &state->known[enemy];
  int last = -1;
  for (guint i = 0; i < state->n_discards; i++)
    if (KAHUNA_DISCARD_DOWN (state->discards[i]) && KAHUNA_DISCARD_BY (state->discards[i]) == enemy)
      last = (int) i;
  for (guint i = 0; i < known->n && last >= 0; i++)
    {
      guint card = known->card[i], other = KAHUNA_DISCARD_CARD (state->discards[last]);
      guint same = 0;
      for (guint j = 0; j < known->n; j++)
        same += known->card[j] == card;
      if (known->throws[i] == 0 || same > 1 || state->hand[enemy][card] == 0 || other == card)
        continue;
      state->hand[enemy][card]--;
      state->hand[enemy][other]++;
      state->discards[last] = KAHUNA_DISCARD (card, enemy, TRUE);
      return TRUE;
    }
  return FALSE;
}
