/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>

/* Why a move is good: what the rest of the turn gains on the map, beside what the next best move would. Only the own cards are looked at, so a
 * view is enough; a line is followed to where the turn ends. */

typedef struct
{
  const char *won[KAHUNA_MAX_ISLANDS], *lost[KAHUNA_MAX_ISLANDS];
  guint n_won, n_lost, removed;
} Gain;

static void
follow (const KahunaRules *rules, const KahunaState *from, const SsMove *line, guint n, Gain *gain)
{
  KahunaState state = *from;
  g_auto (SsHistory) history = { 0 };
  *gain = (Gain) { .n_won = 0 };
  for (guint i = 0; i < n; i++)
    {
      KahunaMoveKind kind = KAHUNA_MOVE_KIND (line[i]);
      g_auto (SsEffects) effects = { 0 };
      if (kind == KAHUNA_TAKE || kind == KAHUNA_DRAW || kind == KAHUNA_END || state.mover != from->mover || state.phase == KAHUNA_OVER ||
          kahuna_why_not (&rules->base, (const SsState *) &state, line[i], NULL) != 0)
        return;
      kahuna_play (&rules->base, (SsState *) &state, line[i], NULL, &history, &effects);
      for (guint e = 0; e < effects.n; e++)
        {
          const SsEffect *effect = &effects.effects[e];
          if (effect->kind == KAHUNA_EFFECT_STONE_WON && gain->n_won < KAHUNA_MAX_ISLANDS)
            gain->won[gain->n_won++] = rules->names[effect->subject];
          else if (effect->kind == KAHUNA_EFFECT_STONE_LOST && gain->n_lost < KAHUNA_MAX_ISLANDS)
            gain->lost[gain->n_lost++] = rules->names[effect->subject];
          gain->removed += effect->kind == KAHUNA_EFFECT_REMOVED;
        }
    }
}

static char *
say_gain (const Gain *gain)
{
  g_autofree char *won = gain->n_won ? ss_text_list (gain->won, gain->n_won) : NULL, *lost = gain->n_lost ? ss_text_list (gain->lost, gain->n_lost) : NULL;
  g_autofree char *n = ss_text_number ((int) gain->removed);
  if (won && lost)
    return ss_text_fill (_ ("It wins {won}, and the opponent loses {lost}."), "won", won, "lost", lost, NULL);
  if (lost)
    return ss_text_fill (_ ("The opponent loses {lost}."), "lost", lost, NULL);
  if (won && gain->removed)
    return ss_text_fill (ngettext ("It wins {won} and takes off {n} bridge of the opponent.", "It wins {won} and takes off {n} bridges of the opponent.", gain->removed),
                         "won", won, "n", n, NULL);
  return won ? ss_text_fill (_ ("It wins {won}."), "won", won, NULL) : NULL;
}

/* The end of the line where @seat is nearest to a majority that it doesn't have, with @more bridges. */
static char *
say_count (const KahunaRules *rules, const KahunaState *state, guint line, SsSeat seat, int more, const char *format)
{
  int best = -1;
  guint nearest = rules->lines[line].ends[0];
  for (guint e = 0; e < 2; e++)
    {
      guint island = rules->lines[line].ends[e];
      int has = 100 * (state->at[seat][island] + more) / (rules->islands[island].degree / 2 + 1);
      if (has > best && (more < 0 || state->holder[island] == 0))
        {
          best = has;
          nearest = island;
        }
    }
  g_autofree char *n = ss_text_number (state->at[seat][nearest] + more), *need = ss_text_number (rules->islands[nearest].degree / 2 + 1);
  return ss_text_fill (format, "island", rules->names[nearest], "n", n, "need", need, NULL);
}

static char *
say_plan (const KahunaRules *rules, const KahunaState *state, SsMove move)
{
  SsSeat seat = (SsSeat) state->mover;
  guint card = KAHUNA_MOVE_A (move), line = KAHUNA_MOVE_LINE (move);
  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
    case KAHUNA_FREE:
      return say_count (rules, state, line, seat, 1, _ ("It goes for {island}: {n} of the {need} bridges of a majority."));
    case KAHUNA_REMOVE:
    case KAHUNA_REBUILD:
      return say_count (rules, state, line, ss_seat_other (seat), -1, _ ("It sets the opponent back at {island}: {n} of the {need} bridges of a majority are left."));
    case KAHUNA_THROW:
      return ss_text_fill (_ ("It makes room in the hand, and the card {island} does least."), "island", rules->names[card], NULL);
    case KAHUNA_TAKE:
      {
        if (state->at[seat][card] == 0)
          return ss_text_fill (_ ("Nothing on the map gains more now, and the card {island} opens a new island."), "island", rules->names[card], NULL);
        g_autofree char *n = ss_text_number (state->at[seat][card]), *need = ss_text_number (rules->islands[card].degree / 2 + 1);
        return ss_text_fill (_ ("Nothing on the map gains more now, and the card {island} helps where {n} of the {need} bridges of a majority stand."), "island",
                             rules->names[card], "n", n, "need", need, NULL);
      }
    case KAHUNA_DRAW:
      return g_strdup (_ ("Nothing on the map gains more now, and an unseen card may do more than the open ones."));
    case KAHUNA_END:
    default:
      return g_strdup (_ ("Nothing on the map gains more now, and the cards are better kept."));
    }
}

char *
kahuna_say_why (const SsRules *base, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) view;
  Gain best, next;
  if (n == 0)
    return NULL;
  follow (rules, state, line, n, &best);
  g_autofree char *why = say_gain (&best);
  if (!why)
    why = say_plan (rules, state, line[0]);
  if (n_second == 0)
    return g_steal_pointer (&why);
  follow (rules, state, second, n_second, &next);
  int fewer = (int) (best.n_won + best.n_lost) - (int) (next.n_won + next.n_lost);
  if (fewer <= 0)
    return g_steal_pointer (&why);
  g_autofree char *number = ss_text_number (fewer);
  g_autofree char *beside = ss_text_fill (ngettext ("The next best move turns {n} stone fewer.", "The next best move turns {n} stones fewer.", (gulong) fewer), "n", number, NULL);
  return ss_text_fill (C_ ("two sentences", "{one} {two}"), "one", why, "two", beside, NULL);
}
