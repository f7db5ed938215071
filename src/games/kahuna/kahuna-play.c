/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna.h"

#include <string.h>

/* Playing a move: kahuna.md, A turn, Control, Rounds, End. */

typedef struct
{
  const KahunaRules *rules;
  KahunaState *state;
  SsSeat seat, other;
  SsEffects *effects;
} Play;

static void
tell (Play *play, KahunaEffect kind, SsSeat actor, int subject, int from, int to, int amount)
{
  ss_effects_add (play->effects, (SsEffect) { .kind = (guint16) kind, .actor = (guint8) actor, .seen_by = SS_SEEN_BY_BOTH, .subject = subject,
                                              .from = from, .to = to, .amount = amount });
}

/* Control */

static void
take_off (Play *play, guint line)
{
  KahunaState *state = play->state;
  const guint8 *ends = play->rules->lines[line].ends;
  state->owner[line] = 0;
  state->on_board[play->other]--;
  state->at[play->other][ends[0]]--;
  state->at[play->other][ends[1]]--;
}

/* The opponent may lose a stone on an island where a bridge of theirs came off. */
static void
look_for_loss (Play *play, guint island)
{
  KahunaState *state = play->state;
  if (state->holder[island] != 1 + play->other || 2u * state->at[play->other][island] > play->rules->islands[island].degree)
    return;
  state->holder[island] = 0;
  state->stones[play->other]--;
  tell (play, KAHUNA_EFFECT_STONE_LOST, play->other, (int) island, -1, -1, 0);
}

/* Whoever comes to hold an island takes all enemy bridges off it; bridges that are built there later stay. */
static void
look_for_gain (Play *play, guint island)
{
  const KahunaIsland *place = &play->rules->islands[island];
  KahunaState *state = play->state;
  if (state->holder[island] == 1 + play->seat || 2u * state->at[play->seat][island] <= place->degree)
    return;
  state->holder[island] = (guint8) (1 + play->seat);
  state->stones[play->seat]++;
  tell (play, KAHUNA_EFFECT_STONE_WON, play->seat, (int) island, -1, -1, 0);
  if (state->at[play->other][island] == 0)
    return;
  for (guint i = 0; i < place->degree; i++)
    {
      guint line = place->lines[i];
      if (state->owner[line] != 1 + play->other)
        continue;
      const guint8 *ends = play->rules->lines[line].ends;
      take_off (play, line);
      tell (play, KAHUNA_EFFECT_REMOVED, play->seat, (int) line, (int) play->other, (int) island, 0);
      look_for_loss (play, ends[0] == island ? ends[1] : ends[0]);
    }
}

static void
build (Play *play, guint line, int how)
{
  KahunaState *state = play->state;
  const guint8 *ends = play->rules->lines[line].ends;
  state->owner[line] = (guint8) (1 + play->seat);
  state->on_board[play->seat]++;
  state->at[play->seat][ends[0]]++;
  state->at[play->seat][ends[1]]++;
  tell (play, KAHUNA_EFFECT_BUILT, play->seat, (int) line, -1, -1, how);
  look_for_gain (play, ends[0]);
  look_for_gain (play, ends[1]);
}

static void
remove_bridge (Play *play, guint line)
{
  const guint8 *ends = play->rules->lines[line].ends;
  take_off (play, line);
  tell (play, KAHUNA_EFFECT_REMOVED, play->seat, (int) line, (int) play->other, -1, 0);
  look_for_loss (play, ends[0]);
  look_for_loss (play, ends[1]);
}

/* Cards */

static void
play_card (Play *play, guint card)
{
  KahunaState *state = play->state;
  state->hand[play->seat][card]--;
  state->n_hand[play->seat]--;
  state->discards[state->n_discards++] = KAHUNA_DISCARD (card, play->seat, FALSE);
  gboolean known = kahuna_known_play (&state->known[play->seat], state->n_hand[play->seat], card);
  tell (play, KAHUNA_EFFECT_PLAYED, play->seat, (int) card, -1, -1, known);
}

static void
throw_away (Play *play, guint card)
{
  KahunaState *state = play->state;
  int thrown = 1;
  for (guint i = 0; play->effects && i < state->n_discards; i++)
    thrown += KAHUNA_DISCARD_DOWN (state->discards[i]) && KAHUNA_DISCARD_BY (state->discards[i]) == play->seat;
  state->hand[play->seat][card]--;
  state->n_hand[play->seat]--;
  state->discards[state->n_discards++] = KAHUNA_DISCARD (card, play->seat, TRUE);
  kahuna_known_throw (&state->known[play->seat], state->n_hand[play->seat]);
  tell (play, KAHUNA_EFFECT_THREW, play->seat, -1, thrown, -1, 0);
  ss_effects_add (play->effects, (SsEffect) { .kind = KAHUNA_EFFECT_THREW_CARD, .actor = (guint8) play->seat, .seen_by = SS_SEEN_BY (play->seat),
                                              .subject = (int) card, .from = thrown, .to = -1 });
}

static guint
draw_top (KahunaState *state)
{
  guint card = state->pile[--state->n_pile];
  state->pile[state->n_pile] = 0;
  return card;
}

/* Of two equal open cards the leftmost is taken; its place is filled at once. */
static void
take_open (Play *play, guint card)
{
  KahunaState *state = play->state;
  guint place = 0;
  while (state->open[place] != card)
    place++;
  state->hand[play->seat][card]++;
  state->n_hand[play->seat]++;
  kahuna_known_take (&state->known[play->seat], state->n_hand[play->seat], card);
  tell (play, KAHUNA_EFFECT_TOOK, play->seat, (int) card, (int) place, -1, 0);
  state->open[place] = KAHUNA_NONE;
  if (state->n_pile > 0)
    {
      state->open[place] = (guint8) draw_top (state);
      tell (play, KAHUNA_EFFECT_OPENED, SS_SEAT_NONE, state->open[place], -1, (int) place, 0);
    }
}

static void
draw_card (Play *play)
{
  KahunaState *state = play->state;
  guint card = draw_top (state);
  state->hand[play->seat][card]++;
  state->n_hand[play->seat]++;
  kahuna_known_draw (&state->known[play->seat], state->n_hand[play->seat]);
  tell (play, KAHUNA_EFFECT_DREW, play->seat, -1, -1, -1, 0);
  ss_effects_add (play->effects, (SsEffect) { .kind = KAHUNA_EFFECT_DREW_CARD, .actor = (guint8) play->seat, .seen_by = SS_SEEN_BY (play->seat),
                                              .subject = (int) card, .from = -1, .to = -1 });
}

/* A fourth decline: the open cards go face up, the pile face down and unseen. */
static void
sweep_table (Play *play)
{
  KahunaState *state = play->state;
  guint n = state->n_pile;
  for (guint i = 0; i < play->rules->open; i++)
    if (state->open[i] != KAHUNA_NONE)
      {
        state->discards[state->n_discards++] = KAHUNA_DISCARD (state->open[i], KAHUNA_TABLE, FALSE);
        state->open[i] = KAHUNA_NONE;
        n++;
      }
  while (state->n_pile > 0)
    {
      guint card = draw_top (state);
      state->discards[state->n_discards++] = KAHUNA_DISCARD (card, KAHUNA_TABLE, TRUE);
    }
  tell (play, KAHUNA_EFFECT_SWEPT, SS_SEAT_NONE, -1, -1, -1, (int) n);
}

/* Rounds and end */

static void
score_round (Play *play)
{
  KahunaState *state = play->state;
  int score = play->rules->scores[state->round - 1];
  int lead = state->stones[SS_SEAT_FIRST] - state->stones[SS_SEAT_SECOND];
  if (lead == 0)
    {
      tell (play, KAHUNA_EFFECT_SCORED, SS_SEAT_NONE, state->round, -1, -1, 0);
      return;
    }
  SsSeat winner = lead > 0 ? SS_SEAT_FIRST : SS_SEAT_SECOND;
  if (score == KAHUNA_DIFFERENCE)
    score = ABS (lead);
  state->points[winner] = (guint16) (state->points[winner] + score);
  tell (play, KAHUNA_EFFECT_SCORED, winner, state->round, -1, -1, score);
}

static void
finish (KahunaState *state, int lead, KahunaReason reason)
{
  state->phase = KAHUNA_OVER;
  state->result = lead == 0 ? SS_RESULT_DRAW : (guint8) ss_result_win (lead > 0 ? SS_SEAT_FIRST : SS_SEAT_SECOND);
  state->reason = (guint8) reason;
}

static void
finish_by_score (KahunaState *state)
{
  const int leads[] = {
    [KAHUNA_BY_POINTS] = state->points[SS_SEAT_FIRST] - state->points[SS_SEAT_SECOND],
    [KAHUNA_BY_LAST_ROUND] = state->stones[SS_SEAT_FIRST] - state->stones[SS_SEAT_SECOND],
    [KAHUNA_BY_BRIDGES] = state->on_board[SS_SEAT_FIRST] - state->on_board[SS_SEAT_SECOND],
    [KAHUNA_BY_NOTHING] = 0,
  };
  KahunaReason reason = KAHUNA_BY_POINTS;
  while (reason < KAHUNA_BY_NOTHING && leads[reason] == 0)
    reason++;
  finish (state, leads[reason], reason);
}

static void
end_round (Play *play, SsChance *chance)
{
  KahunaState *state = play->state;
  state->declines = 0;
  state->mover = (guint8) play->other;
  if (state->round == play->rules->n_rounds)
    {
      if (play->rules->final_turns == 0)
        {
          score_round (play);
          finish_by_score (state);
          return;
        }
      state->phase = KAHUNA_FINAL;
      state->final_left = (guint8) (2 * play->rules->final_turns);
      tell (play, KAHUNA_EFFECT_FINAL_TURNS, SS_SEAT_NONE, -1, -1, -1, (int) play->rules->final_turns);
      return;
    }
  score_round (play);
  state->round++;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    kahuna_known_shuffle (&state->known[seat], state->n_hand[seat]);
  kahuna_new_pile (play->rules, state, chance, play->effects);
}

static void
end_turn (Play *play, SsChance *chance, gboolean declined)
{
  KahunaState *state = play->state;
  if (state->phase == KAHUNA_FINAL)
    {
      tell (play, KAHUNA_EFFECT_DECLINED, play->seat, -1, -1, -1, 0);
      state->mover = (guint8) play->other;
      if (--state->final_left == 0)
        {
          score_round (play);
          finish_by_score (state);
        }
      return;
    }

  state->declines = declined ? (guint8) MIN (state->declines + 1, 255) : 0;
  if (declined)
    tell (play, KAHUNA_EFFECT_DECLINED, play->seat, -1, -1, -1, state->declines);
  gboolean ends = state->n_pile == 0 && kahuna_n_open (play->rules, state) == 0;
  if (declined && play->rules->decline == KAHUNA_DECLINE_ALWAYS && state->declines == KAHUNA_DECLINES_TO_END)
    {
      sweep_table (play);
      ends = TRUE;
    }
  if (ends)
    end_round (play, chance);
  else
    state->mover = (guint8) play->other;
}

/* Looked at once, when the move that took the bridge off is complete. */
static void
look_for_elimination (Play *play, guint enemy_bridges_before)
{
  KahunaState *state = play->state;
  if (play->rules->elimination_from == 0 || state->round < play->rules->elimination_from || enemy_bridges_before == 0 ||
      state->on_board[play->other] > 0 || state->on_board[play->seat] == 0)
    return;
  tell (play, KAHUNA_EFFECT_ELIMINATED, play->other, -1, -1, -1, 0);
  finish (state, play->seat == SS_SEAT_FIRST ? 1 : -1, KAHUNA_BY_ELIMINATION);
}

void
kahuna_play (const SsRules *base, SsState *base_state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  KahunaState *state = (KahunaState *) base_state;
  Play play = { (const KahunaRules *) base, state, (SsSeat) state->mover, ss_seat_other ((SsSeat) state->mover), effects };
  guint a = KAHUNA_MOVE_A (move), b = KAHUNA_MOVE_B (move), line = KAHUNA_MOVE_LINE (move);
  guint before = state->on_board[play.other];

  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
      play_card (&play, a);
      build (&play, line, 0);
      look_for_elimination (&play, before);
      break;
    case KAHUNA_REMOVE:
    case KAHUNA_REBUILD:
      play_card (&play, a);
      play_card (&play, b);
      remove_bridge (&play, line);
      if (KAHUNA_MOVE_KIND (move) == KAHUNA_REBUILD)
        build (&play, line, 2);
      look_for_elimination (&play, before);
      break;
    case KAHUNA_THROW:
      throw_away (&play, a);
      break;
    case KAHUNA_TAKE:
      take_open (&play, a);
      end_turn (&play, chance, FALSE);
      break;
    case KAHUNA_DRAW:
      draw_card (&play);
      end_turn (&play, chance, FALSE);
      break;
    case KAHUNA_END:
      end_turn (&play, chance, TRUE);
      break;
    case KAHUNA_FREE:
      build (&play, line, 1);
      state->free_left[play.seat]--;
      kahuna_free_bridges (play.rules, state, effects);
      break;
    default:
      g_assert_not_reached ();
    }
}
