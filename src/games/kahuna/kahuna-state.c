/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna.h"

#include <string.h>

/* kahuna.md, Setup, and what can be asked of a state. */

guint
kahuna_n_open (const KahunaRules *rules, const KahunaState *state)
{
  guint n = 0;
  for (guint i = 0; i < rules->open; i++)
    n += state->open[i] != KAHUNA_NONE;
  return n;
}

/* Put @n shuffled cards, top first, on the empty pile. */
static void
lay_pile (KahunaState *state, const guint8 *items, guint n)
{
  state->n_pile = (guint8) n;
  for (guint i = 0; i < n; i++)
    state->pile[n - 1 - i] = items[i];
}

static guint
draw_top (KahunaState *state)
{
  guint card = state->pile[--state->n_pile];
  state->pile[state->n_pile] = 0;
  return card;
}

/* With fewer cards than Open all are opened. */
static void
open_row (const KahunaRules *rules, KahunaState *state, SsEffects *effects)
{
  for (guint i = 0; i < rules->open; i++)
    {
      state->open[i] = KAHUNA_NONE;
      if (state->n_pile > 0)
        {
          state->open[i] = (guint8) draw_top (state);
          ss_effects_add (effects, (SsEffect) { .kind = KAHUNA_EFFECT_OPENED, .actor = SS_SEAT_NONE, .seen_by = SS_SEEN_BY_BOTH,
                                                .subject = state->open[i], .from = -1, .to = (int) i });
        }
    }
}

/* The cards are sorted before they are shuffled, so that nothing depends on how they lay. */
gboolean
kahuna_new_pile (const KahunaRules *rules, KahunaState *state, SsChance *chance, SsEffects *effects)
{
  guint8 count[KAHUNA_MAX_ISLANDS] = { 0 }, items[KAHUNA_MAX_CARDS];
  guint n = 0;
  state->phase = KAHUNA_AWAITS;
  for (guint i = 0; i < state->n_discards; i++)
    count[KAHUNA_DISCARD_CARD (state->discards[i])]++;
  for (guint card = 0; card < rules->n_islands; card++)
    for (guint i = 0; i < count[card]; i++)
      items[n++] = (guint8) card;

  if (!chance || !ss_chance_shuffle (chance, items, n, rules->names, NULL, NULL))
    return FALSE;
  memset (state->discards, 0, sizeof state->discards);
  state->n_discards = 0;
  lay_pile (state, items, n);
  ss_effects_add (effects, (SsEffect) { .kind = KAHUNA_EFFECT_SHUFFLED, .actor = SS_SEAT_NONE, .seen_by = SS_SEEN_BY_BOTH,
                                        .subject = state->round, .from = -1, .to = -1, .amount = (int) n });
  open_row (rules, state, effects);
  state->phase = KAHUNA_ROUND;
  return TRUE;
}

static gboolean
has_free_place (const KahunaRules *rules, const KahunaState *state)
{
  for (guint l = 0; l < rules->n_lines; l++)
    if (kahuna_may_build (rules, state, state->mover, l))
      return TRUE;
  return FALSE;
}

void
kahuna_free_bridges (const KahunaRules *rules, KahunaState *state, SsEffects *effects)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    if (state->free_left[seat] > 0)
      {
        state->phase = KAHUNA_HANDICAP;
        state->mover = (guint8) seat;
        if (has_free_place (rules, state))
          return;
        ss_effects_add (effects, (SsEffect) { .kind = KAHUNA_EFFECT_FORGONE, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH, .subject = -1,
                                              .from = -1, .to = -1, .amount = state->free_left[seat] });
        state->free_left[seat] = 0;
      }
  state->phase = KAHUNA_ROUND;
  state->mover = SS_SEAT_FIRST;
}

void
kahuna_setup (const SsRules *base, SsState *base_state, SsChance *chance, SsHistory *history)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  KahunaState *state = (KahunaState *) base_state;
  guint8 deck[KAHUNA_MAX_CARDS];

  state->round = 1;
  state->mover = SS_SEAT_FIRST;
  state->phase = KAHUNA_AWAITS;
  memset (state->open, KAHUNA_NONE, sizeof state->open);
  for (guint i = 0; i < rules->n_cards; i++)
    deck[i] = (guint8) (i / rules->per_island);
  if (!chance || !ss_chance_shuffle (chance, deck, rules->n_cards, rules->names, NULL, NULL))
    return;

  lay_pile (state, deck, rules->n_cards);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      state->n_hand[seat] = (guint8) rules->hand;
      state->known[seat].vague_min = state->known[seat].vague_max = (guint8) rules->hand;
      state->free_left[seat] = (guint8) rules->free_bridges[seat];
      for (guint i = 0; i < rules->hand; i++)
        state->hand[seat][draw_top (state)]++;
    }
  open_row (rules, state, NULL);
  kahuna_free_bridges (rules, state, NULL);
}

SsSeat
kahuna_to_move (const SsRules *rules, const SsState *base_state)
{
  const KahunaState *state = (const KahunaState *) base_state;
  return state->phase == KAHUNA_AWAITS || state->phase == KAHUNA_OVER ? SS_SEAT_NONE : (SsSeat) state->mover;
}

void
kahuna_outcome (const SsRules *rules, const SsState *base_state, SsOutcome *outcome)
{
  const KahunaState *state = (const KahunaState *) base_state;
  outcome->result = (SsResult) state->result;
  outcome->reason = state->reason;
}

void
kahuna_scores (const SsRules *rules, const SsState *base_state, int scores[2])
{
  const KahunaState *state = (const KahunaState *) base_state;
  scores[SS_SEAT_FIRST] = state->points[SS_SEAT_FIRST];
  scores[SS_SEAT_SECOND] = state->points[SS_SEAT_SECOND];
}

gboolean
kahuna_awaits (const SsRules *rules, const SsState *state)
{
  return ((const KahunaState *) state)->phase == KAHUNA_AWAITS;
}

/* Over everything that bears on play: the order of the open cards and of the discards, who threw them face down and who knows what bear on
 * nothing that can be played, and how many final turns are left is a counter of turns. */
guint64
kahuna_digest (const SsRules *base, const SsState *base_state)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  guint64 digest = ss_hash_bytes (state->owner, sizeof state->owner);
  guint64 sum = 0;
  guint8 rest[] = {
    state->phase, state->mover, state->round, state->declines, state->result, state->reason, state->n_pile, state->n_discards,
    state->free_left[0], state->free_left[1], state->n_hand[0], state->n_hand[1],
    (guint8) (state->points[0] >> 8), (guint8) state->points[0], (guint8) (state->points[1] >> 8), (guint8) state->points[1],
  };
  digest = ss_mix64 (digest ^ ss_hash_bytes (rest, sizeof rest));
  digest = ss_mix64 (digest ^ ss_hash_bytes (state->hand, sizeof state->hand));
  digest = ss_mix64 (digest ^ ss_hash_bytes (state->pile, sizeof state->pile));
  for (guint i = 0; i < rules->open; i++)
    sum += ss_mix64 (0x100u + state->open[i]);
  for (guint i = 0; i < state->n_discards; i++)
    sum += ss_mix64 (0x200u + KAHUNA_DISCARD_CARD (state->discards[i]));
  return ss_mix64 (digest ^ sum);
}
