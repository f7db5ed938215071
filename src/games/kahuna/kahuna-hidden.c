/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna.h"

#include <string.h>

/* kahuna.md, Hidden information. What is known of a hand is public: both saw which open cards went into it and which cards were played from it.
 * A card thrown away face down may have been any, so the known ones are not struck out: each counts the throws since it was taken, and of
 * those with at most n throws at most n are gone. */

static void
forget (KahunaKnown *known, guint index)
{
  for (guint i = index; i + 1 < known->n; i++)
    {
      known->card[i] = known->card[i + 1];
      known->throws[i] = known->throws[i + 1];
    }
  known->n--;
  known->card[known->n] = known->throws[known->n] = 0;
}

/* A card that is no longer told apart is one of the vague ones, if it is still there. */
static void
make_vague (KahunaKnown *known, guint n_hand, guint index)
{
  forget (known, index);
  known->vague_max = (guint8) MIN (known->vague_max + 1u, n_hand);
}

static guint
most_thrown (const KahunaKnown *known)
{
  guint index = 0;
  for (guint i = 1; i < known->n; i++)
    if (known->throws[i] > known->throws[index])
      index = i;
  return index;
}

void
kahuna_known_take (KahunaKnown *known, guint n_hand, guint card)
{
  if (known->n == KAHUNA_MAX_CARDS)
    make_vague (known, n_hand, most_thrown (known));
  known->card[known->n] = (guint8) card;
  known->throws[known->n] = 0;
  known->n++;
}

void
kahuna_known_draw (KahunaKnown *known, guint n_hand)
{
  known->vague_min++;
  known->vague_max++;
}

/* A card is seen played. If it may have been a known one, that is the one that goes: of equal ones the surest, since those that stay may as
 * well have been thrown away. Returns whether it was surely known to be in the hand. */
gboolean
kahuna_known_play (KahunaKnown *known, guint n_hand, guint card)
{
  int index = -1;
  for (guint i = 0; i < known->n; i++)
    if (known->card[i] == card && (index < 0 || known->throws[i] < known->throws[index]))
      index = (int) i;

  gboolean surely = index >= 0 && kahuna_known_surely (known, n_hand + 1, (guint) index);
  if (index >= 0)
    {
      if (known->throws[index] > 0 && known->vague_min > 0)
        known->vague_min--;
      forget (known, (guint) index);
    }
  else
    {
      known->vague_min = (guint8) MAX (known->vague_min - 1, 0);
      known->vague_max = (guint8) MAX (known->vague_max - 1, 0);
    }
  known->vague_max = (guint8) MIN (known->vague_max, n_hand);
  return surely;
}

void
kahuna_known_throw (KahunaKnown *known, guint n_hand)
{
  for (guint i = 0; i < known->n; i++)
    if (known->throws[i] < 255)
      known->throws[i]++;
  known->vague_min = (guint8) MAX (known->vague_min - 1, 0);
  known->vague_max = (guint8) MIN (known->vague_max, n_hand);
}

static guint
count_thrown_at_most (const KahunaKnown *known, guint throws)
{
  guint n = 0;
  for (guint i = 0; i < known->n; i++)
    n += known->throws[i] <= throws;
  return n;
}

/* What was thrown away is now somewhere in the new pile. Of cards that may all have been, nothing is known any more. */
void
kahuna_known_shuffle (KahunaKnown *known, guint n_hand)
{
  while (known->n > 0)
    {
      guint last = most_thrown (known);
      guint throws = known->throws[last];
      guint surely_known = n_hand - MIN (n_hand, known->vague_max); /* known cards that the hand must hold */
      if (count_thrown_at_most (known, throws) > throws || surely_known >= known->n)
        return;
      make_vague (known, n_hand, last);
    }
}

gboolean
kahuna_known_surely (const KahunaKnown *known, guint n_hand, guint index)
{
  return known->throws[index] == 0 || n_hand - MIN (n_hand, known->vague_max) >= known->n;
}

/* Views */

void
kahuna_view (const SsRules *rules, const SsState *base_state, SsSeat seat, SsState *base_view)
{
  const KahunaState *state = (const KahunaState *) base_state;
  KahunaState *view = (KahunaState *) base_view;
  if (view != state)
    *view = *state;
  if (seat == SS_SEAT_NONE)
    return;
  memset (view->hand[ss_seat_other (seat)], 0, sizeof view->hand[0]);
  memset (view->pile, KAHUNA_UNKNOWN, view->n_pile);
  for (guint i = 0; i < view->n_discards; i++)
    {
      guint8 discard = view->discards[i];
      if (KAHUNA_DISCARD_DOWN (discard) && KAHUNA_DISCARD_BY (discard) != seat)
        view->discards[i] = KAHUNA_DISCARD (KAHUNA_UNKNOWN, KAHUNA_DISCARD_BY (discard), TRUE);
    }
}

/* Sampling */

typedef struct
{
  const KahunaRules *rules;
  KahunaState *state;
  SsSeat enemy;
  guint8 unseen[KAHUNA_MAX_ISLANDS]; /* cards that the seat doesn't see, by island */
  guint8 thrown_at[KAHUNA_MAX_CARDS]; /* places among the discards of the enemy's cards thrown away, the latest first */
  guint n_thrown;
} Deal;

static void
count_unseen (Deal *deal, SsSeat seat)
{
  const KahunaState *view = deal->state;
  for (guint card = 0; card < deal->rules->n_islands; card++)
    deal->unseen[card] = (guint8) (deal->rules->per_island - view->hand[seat][card]);
  for (guint i = 0; i < deal->rules->open; i++)
    if (view->open[i] != KAHUNA_NONE)
      deal->unseen[view->open[i]]--;
  for (guint i = view->n_discards; i-- > 0;)
    {
      guint8 discard = view->discards[i];
      if (KAHUNA_DISCARD_CARD (discard) != KAHUNA_UNKNOWN)
        deal->unseen[KAHUNA_DISCARD_CARD (discard)]--;
      else if (KAHUNA_DISCARD_BY (discard) == deal->enemy)
        deal->thrown_at[deal->n_thrown++] = (guint8) i;
    }
}

/* Which throw took each known card: 0 none, n the nth latest. Throws go by from the earliest to the latest, and each takes any card that was
 * in the hand, as likely as the next. */
static void
draw_throws (const Deal *deal, SsRng *rng, guint8 *gone)
{
  const KahunaKnown *known = &deal->state->known[deal->enemy];
  guint most = 0;
  for (guint i = 0; i < known->n; i++)
    most = MAX (most, known->throws[i]);
  memset (gone, 0, known->n);
  for (guint t = most; t > 0; t--)
    {
      guint candidates = 0;
      for (guint i = 0; i < known->n; i++)
        candidates += known->throws[i] >= t && gone[i] == 0;
      guint choice = ss_rng_below (rng, candidates + MAX (known->vague_max, 1u));
      for (guint i = 0; i < known->n; i++)
        if (known->throws[i] >= t && gone[i] == 0 && choice-- == 0)
          {
            gone[i] = (guint8) t;
            break;
          }
    }
}

/* Can it have been so? Cards gone in this round lie among the discards, those gone earlier anywhere. */
static gboolean
throws_are_possible (const Deal *deal, const guint8 *gone)
{
  const KahunaKnown *known = &deal->state->known[deal->enemy];
  guint n_hand = deal->state->n_hand[deal->enemy], stay = 0;
  guint8 wanted[KAHUNA_MAX_ISLANDS] = { 0 };
  for (guint i = 0; i < known->n; i++)
    {
      stay += gone[i] == 0;
      if (gone[i] <= deal->n_thrown && ++wanted[known->card[i]] > deal->unseen[known->card[i]])
        return FALSE;
    }
  return stay + known->vague_min <= n_hand && stay + known->vague_max >= n_hand;
}

static gboolean
throw_is_taken (const KahunaKnown *known, const guint8 *gone, guint t)
{
  for (guint i = 0; i < known->n; i++)
    if (gone[i] == t)
      return TRUE;
  return FALSE;
}

/* Let the earliest throw that can have taken the card have taken it. */
static void
let_go (const KahunaKnown *known, guint8 *gone, guint index, guint least)
{
  for (guint t = known->throws[index]; t >= MAX (least, 1u); t--)
    if (!throw_is_taken (known, gone, t))
      {
        gone[index] = (guint8) t;
        return;
      }
}

/* The fewest cards gone that what is seen allows: first those that can't be there any more, since all their cards are seen elsewhere, then
 * the ones with the most throws until the hand has room. */
static void
fewest_throws (const Deal *deal, guint8 *gone)
{
  const KahunaKnown *known = &deal->state->known[deal->enemy];
  guint n_hand = deal->state->n_hand[deal->enemy];
  memset (gone, 0, known->n);
  for (guint card = 0; card < deal->rules->n_islands; card++)
    {
      guint n = 0;
      for (guint i = 0; i < known->n; i++)
        n += known->card[i] == card;
      for (; n > deal->unseen[card]; n--)
        {
          int oldest = -1;
          for (guint i = 0; i < known->n; i++)
            if (known->card[i] == card && gone[i] == 0 && (oldest < 0 || known->throws[i] > known->throws[oldest]))
              oldest = (int) i;
          let_go (known, gone, (guint) oldest, deal->n_thrown + 1);
        }
    }
  for (;;)
    {
      guint stay = 0;
      int oldest = -1;
      for (guint i = 0; i < known->n; i++)
        {
          stay += gone[i] == 0;
          if (gone[i] == 0 && (oldest < 0 || known->throws[i] > known->throws[oldest]))
            oldest = (int) i;
        }
      if (stay + known->vague_min <= n_hand || oldest < 0)
        return;
      let_go (known, gone, (guint) oldest, 1);
      if (gone[oldest] == 0)
        return;
    }
}

static void
put_known (Deal *deal, SsRng *rng)
{
  const KahunaKnown *known = &deal->state->known[deal->enemy];
  guint8 gone[KAHUNA_MAX_CARDS];
  gboolean possible = FALSE;
  for (guint try = 0; try < 16 && !possible; try++)
    {
      draw_throws (deal, rng, gone);
      possible = throws_are_possible (deal, gone);
    }
  if (!possible)
    fewest_throws (deal, gone);

  for (guint i = 0; i < known->n; i++)
    {
      guint card = known->card[i];
      if (gone[i] > deal->n_thrown || deal->unseen[card] == 0)
        continue;
      if (gone[i] > 0)
        {
          guint8 *discard = &deal->state->discards[deal->thrown_at[gone[i] - 1]];
          *discard = KAHUNA_DISCARD (card, deal->enemy, TRUE);
        }
      else
        deal->state->hand[deal->enemy][card]++;
      deal->unseen[card]--;
    }
}

void
kahuna_sample (const SsRules *base, const SsState *base_view, SsSeat seat, SsRng *rng, SsState *base_state)
{
  KahunaState *state = (KahunaState *) base_state;
  Deal deal = { .rules = (const KahunaRules *) base, .state = state, .enemy = ss_seat_other (seat) };
  guint8 cards[KAHUNA_MAX_CARDS];
  guint n = 0, next = 0, dealt = 0;

  if ((const SsState *) state != base_view)
    memcpy (state, base_view, sizeof *state);
  if (seat == SS_SEAT_NONE || (state->n_pile == 0 && state->n_discards == 0 && state->n_hand[0] + state->n_hand[1] == 0))
    return;

  count_unseen (&deal, seat);
  if (state->known[deal.enemy].n > 0)
    put_known (&deal, rng);
  for (guint card = 0; card < deal.rules->n_islands; card++)
    {
      dealt += state->hand[deal.enemy][card];
      for (guint i = 0; i < deal.unseen[card]; i++)
        cards[n++] = (guint8) card;
    }
  ss_rng_shuffle (rng, cards, n);

  for (; dealt < state->n_hand[deal.enemy]; dealt++)
    state->hand[deal.enemy][cards[next++]]++;
  for (guint i = 0; i < state->n_discards; i++)
    if (KAHUNA_DISCARD_CARD (state->discards[i]) == KAHUNA_UNKNOWN)
      state->discards[i] = KAHUNA_DISCARD (cards[next++], KAHUNA_DISCARD_BY (state->discards[i]), TRUE);
  memcpy (state->pile, cards + next, state->n_pile);
}

gboolean
kahuna_reveals (const SsRules *rules, const SsEffects *effects, SsSeat seat)
{
  for (guint i = 0; i < effects->n; i++)
    {
      const SsEffect *effect = &effects->effects[i];
      switch (effect->kind)
        {
        case KAHUNA_EFFECT_OPENED:
          return TRUE;
        case KAHUNA_EFFECT_DREW_CARD:
          if (effect->actor == seat)
            return TRUE;
          break;
        case KAHUNA_EFFECT_PLAYED:
          if (effect->actor != seat && effect->amount == 0)
            return TRUE;
          break;
        default:
          break;
        }
    }
  return FALSE;
}
