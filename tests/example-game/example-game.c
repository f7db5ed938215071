/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "example-game.h"

#include <string.h>

#define RULES(base) ((const ExampleRules *) (base))
#define STATE(base) ((const ExampleState *) (base))

/* Cards */

/* Where in @seat's hand is a card of that kind? One that the opponent knows goes first: playing it tells him least. -1: nowhere. */
static int
find_in_hand (const ExampleState *state, SsSeat seat, guint card)
{
  int found = -1;
  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] == card)
      found = (int) i;
  return found; /* sorted by (card, seen): the last is a known one, if any is */
}

static void
add_to_hand (ExampleState *state, SsSeat seat, guint card, gboolean seen)
{
  guint i = state->n_hand[seat]++;
  for (; i > 0; i--)
    {
      guint before = state->hand[seat][i - 1] * 2u + state->hand_seen[seat][i - 1];
      if (before <= card * 2 + (seen ? 1u : 0u))
        break;
      state->hand[seat][i] = state->hand[seat][i - 1];
      state->hand_seen[seat][i] = state->hand_seen[seat][i - 1];
    }
  state->hand[seat][i] = (guint8) card;
  state->hand_seen[seat][i] = seen ? 1 : 0;
}

/* Returns whether the opponent knew it. */
static gboolean
take_from_hand (ExampleState *state, SsSeat seat, guint card)
{
  guint i = (guint) find_in_hand (state, seat, card);
  gboolean seen = state->hand_seen[seat][i];
  guint after = state->n_hand[seat] - i - 1;
  memmove (&state->hand[seat][i], &state->hand[seat][i + 1], after);
  memmove (&state->hand_seen[seat][i], &state->hand_seen[seat][i + 1], after);
  state->n_hand[seat]--;
  state->hand[seat][state->n_hand[seat]] = 0;
  state->hand_seen[seat][state->n_hand[seat]] = 0;
  return seen;
}

/* The opponent no longer knows which cards are where. */
static void
forget_hand (ExampleState *state, SsSeat seat)
{
  memset (state->hand_seen[seat], 0, sizeof state->hand_seen[seat]);
}

/* Ending */

static void
end (ExampleState *state, SsResult result, ExampleReason reason)
{
  state->result = (guint8) result;
  state->reason = (guint8) reason;
  state->to_move = SS_SEAT_NONE;
  state->moves_left = 0;
  state->n_played = 0;
}

static SsResult
by_points (const ExampleState *state)
{
  if (state->points[0] == state->points[1])
    return SS_RESULT_DRAW;
  return ss_result_win (state->points[0] > state->points[1] ? SS_SEAT_FIRST : SS_SEAT_SECOND);
}

static guint64
digest (const SsRules *base, const SsState *state)
{
  return ss_hash_bytes (state, sizeof (ExampleState));
}

static void legal_moves (const SsRules *base, const SsState *base_state, SsMoves *moves);

static void
end_if_stuck (const ExampleRules *rules, ExampleState *state)
{
  g_auto (SsMoves) moves = { 0 };
  legal_moves (&rules->base, (const SsState *) state, &moves);
  if (moves.n == 0)
    end (state, by_points (state), EXAMPLE_REASON_STUCK);
}

static void
begin_turn (const ExampleRules *rules, ExampleState *state, SsSeat seat, SsHistory *history)
{
  state->to_move = (guint8) seat;
  state->moves_left = (guint8) rules->moves;
  state->n_played = 0;
  if (rules->repetition > 0)
    {
      guint64 key = digest (&rules->base, (const SsState *) state);
      ss_history_push (history, key);
      if (ss_history_count (history, key) >= rules->repetition)
        {
          end (state, rules->repetition_points ? by_points (state) : SS_RESULT_DRAW, EXAMPLE_REASON_REPETITION);
          return;
        }
    }
  end_if_stuck (rules, state);
}

/* After a move is wholly done. */
static void
finish_move (const ExampleRules *rules, ExampleState *state, SsHistory *history)
{
  SsSeat seat = state->to_move;
  if (state->points[seat] >= rules->target)
    end (state, ss_result_win (seat), EXAMPLE_REASON_TARGET);
  else if (state->moves_left == 0)
    begin_turn (rules, state, ss_seat_other (seat), history);
  else
    end_if_stuck (rules, state);
}

/* Chance */

static void
setup (const SsRules *base, SsState *base_state, SsChance *chance, SsHistory *history)
{
  const ExampleRules *rules = RULES (base);
  ExampleState *state = (ExampleState *) base_state;
  memset (state->market, EXAMPLE_UNKNOWN, sizeof state->market);
  state->to_move = SS_SEAT_NONE;

  guint8 cards[EXAMPLE_MAX_CARDS];
  memcpy (cards, rules->cards, rules->n_cards);
  if (!chance || !ss_chance_shuffle (chance, cards, rules->n_cards, (const char *const *) rules->names, NULL, NULL))
    {
      state->awaits = EXAMPLE_AWAITS_DEAL;
      return;
    }
  guint n = 0;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (guint i = 0; i < rules->hand_size; i++)
      add_to_hand (state, seat, cards[n++], FALSE);
  for (guint i = 0; i < rules->n_slots; i++)
    state->market[i] = cards[n++];
  /* the rest, top first in the record */
  for (guint i = rules->n_cards; i > n; i--)
    state->pile[state->n_pile++] = cards[i - 1];
  begin_turn (rules, state, SS_SEAT_FIRST, history);
}

/* FALSE: the state awaits chance now. */
static gboolean
draw_card (const ExampleRules *rules, ExampleState *state, SsChance *chance, SsEffects *effects)
{
  SsSeat seat = state->to_move;
  if (state->n_pile == 0)
    {
      guint8 cards[EXAMPLE_MAX_CARDS];
      guint n = state->n_discards;
      memcpy (cards, state->discards, n);
      if (!chance || !ss_chance_shuffle (chance, cards, n, (const char *const *) rules->names, NULL, NULL))
        {
          state->awaits = EXAMPLE_AWAITS_SHUFFLE;
          return FALSE;
        }
      for (guint i = 0; i < n; i++)
        state->pile[i] = cards[n - 1 - i];
      memset (state->discards, 0, sizeof state->discards);
      memset (state->pile_seen, 0, sizeof state->pile_seen);
      state->n_pile = (guint8) n;
      state->n_discards = 0;
      ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_SHUFFLE, .actor = SS_SEAT_NONE, .seen_by = SS_SEEN_BY_BOTH, .amount = (gint32) n });
    }

  guint top = --state->n_pile;
  guint card = state->pile[top];
  guint seen = state->pile_seen[top];
  state->pile[top] = state->pile_seen[top] = 0;
  add_to_hand (state, seat, card, seen & SS_SEEN_BY (ss_seat_other (seat)));
  ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_DREW, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH,
                                        .from = !(seen & SS_SEEN_BY (seat)) });
  ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_DRAWN, .actor = (guint8) seat, .seen_by = SS_SEEN_BY (seat) & 3, .subject = (gint32) card });
  return TRUE;
}

static gboolean
toss_coin (ExampleState *state, SsChance *chance, SsEffects *effects)
{
  static const char *const words[] = { "heads", "tails" };
  int side = chance ? ss_chance_choose (chance, words, 2) : -1;
  if (side < 0)
    {
      state->awaits = EXAMPLE_AWAITS_COIN;
      return FALSE;
    }
  guint8 *points = &state->points[state->to_move];
  int change = side == 0 ? 2 : *points > 0 ? -1 : 0;
  *points = (guint8) (*points + change);
  ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_COIN, .actor = state->to_move, .seen_by = SS_SEEN_BY_BOTH, .amount = change });
  return TRUE;
}

/* State */

static SsSeat
to_move (const SsRules *base, const SsState *state)
{
  return STATE (state)->awaits ? SS_SEAT_NONE : STATE (state)->to_move;
}

static void
outcome (const SsRules *base, const SsState *state, SsOutcome *result)
{
  result->result = STATE (state)->result;
  result->reason = STATE (state)->reason;
}

static void
scores (const SsRules *base, const SsState *state, int points[2])
{
  points[0] = STATE (state)->points[0];
  points[1] = STATE (state)->points[1];
}

static gboolean
awaits (const SsRules *base, const SsState *state)
{
  return STATE (state)->awaits != EXAMPLE_AWAITS_NOTHING;
}

static guint
why_not (const SsRules *base, const SsState *base_state, SsMove move, char **sentence)
{
  const ExampleRules *rules = RULES (base);
  const ExampleState *state = STATE (base_state);
  SsSeat seat = state->to_move;
  guint kind = example_kind (move), card = example_card (move), slot = example_slot (move);

  if (kind <= EXAMPLE_SWAP || kind == EXAMPLE_BURY)
    if (find_in_hand (state, seat, card) < 0)
      {
        if (sentence)
          *sentence = ss_text_fill ("{card} is not in the hand.", "card", rules->titles[card], NULL);
        return EXAMPLE_NOT_IN_HAND;
      }
  switch (kind)
    {
    case EXAMPLE_SWAP:
      if (state->market[slot] == EXAMPLE_UNKNOWN)
        return EXAMPLE_EMPTY_SLOT;
      return state->market[slot] == card ? EXAMPLE_SAME_CARD : EXAMPLE_REFUSAL_NONE;
    case EXAMPLE_DRAW:
      if (state->n_hand[seat] >= rules->hand_limit)
        return EXAMPLE_HAND_FULL;
      return state->n_pile + state->n_discards == 0 ? EXAMPLE_NO_CARDS : EXAMPLE_REFUSAL_NONE;
    case EXAMPLE_COIN:
      return state->moves_left < rules->moves ? EXAMPLE_NOT_FIRST : EXAMPLE_REFUSAL_NONE;
    default:
      return EXAMPLE_REFUSAL_NONE;
    }
}

static void
add_if_legal (const SsRules *base, const SsState *state, SsMoves *moves, SsMove move)
{
  if (!why_not (base, state, move, NULL))
    ss_moves_add (moves, move);
}

static void
legal_moves (const SsRules *base, const SsState *base_state, SsMoves *moves)
{
  const ExampleRules *rules = RULES (base);
  const ExampleState *state = STATE (base_state);
  if (state->awaits || state->to_move == SS_SEAT_NONE)
    return;
  for (guint card = 0; card < rules->n_kinds; card++)
    {
      if (find_in_hand (state, state->to_move, card) < 0)
        continue;
      ss_moves_add (moves, example_move (EXAMPLE_PLAY, card, 0));
      ss_moves_add (moves, example_move (EXAMPLE_BURY, card, 0));
      for (guint slot = 0; slot < rules->n_slots; slot++)
        add_if_legal (base, base_state, moves, example_move (EXAMPLE_SWAP, card, slot));
    }
  add_if_legal (base, base_state, moves, example_move (EXAMPLE_DRAW, 0, 0));
  if (rules->coin)
    add_if_legal (base, base_state, moves, example_move (EXAMPLE_COIN, 0, 0));
  if (rules->wait)
    ss_moves_add (moves, example_move (EXAMPLE_WAIT, 0, 0));
}

static guint64
count_moves (const SsRules *base, const SsState *state)
{
  g_auto (SsMoves) moves = { 0 };
  legal_moves (base, state, &moves);
  return moves.n;
}

static gboolean
play_card (const ExampleRules *rules, ExampleState *state, guint card, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  SsSeat seat = state->to_move;
  gboolean seen = take_from_hand (state, seat, card);
  int points = rules->value[card];
  if (state->n_played < rules->n_bonuses)
    points += rules->bonus[state->n_played] < 0 ? points : rules->bonus[state->n_played];
  state->n_played++;
  state->points[seat] = (guint8) MIN (state->points[seat] + points, 99);
  state->discards[state->n_discards++] = (guint8) card;
  ss_history_cut (history);
  ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_PLAY, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH, .subject = (gint32) card,
                                        .from = !seen, .amount = points });
  if (rules->effect[card] == EXAMPLE_CARD_AGAIN)
    state->moves_left++;
  if (rules->effect[card] == EXAMPLE_CARD_DRAW && state->n_hand[seat] < rules->hand_limit)
    return draw_card (rules, state, chance, effects);
  return TRUE;
}

static void
play (const SsRules *base, SsState *base_state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  const ExampleRules *rules = RULES (base);
  ExampleState *state = (ExampleState *) base_state;
  SsSeat seat = state->to_move;
  guint card = example_card (move), slot = example_slot (move);
  gboolean done = TRUE;

  state->moves_left--;
  switch ((ExampleMoveKind) example_kind (move))
    {
    case EXAMPLE_PLAY:
      done = play_card (rules, state, card, chance, history, effects);
      break;
    case EXAMPLE_SWAP:
      {
        gboolean seen = take_from_hand (state, seat, card);
        guint taken = state->market[slot];
        state->market[slot] = (guint8) card;
        add_to_hand (state, seat, taken, TRUE);
        ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_SWAP, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH,
                                              .subject = (gint32) card, .from = !seen, .to = (gint32) taken, .amount = (gint32) slot });
        break;
      }
    case EXAMPLE_DRAW:
      ss_history_cut (history);
      done = draw_card (rules, state, chance, effects);
      break;
    case EXAMPLE_BURY:
      take_from_hand (state, seat, card);
      forget_hand (state, seat);
      memmove (state->pile + 1, state->pile, state->n_pile);
      memmove (state->pile_seen + 1, state->pile_seen, state->n_pile);
      state->pile[0] = (guint8) card;
      state->pile_seen[0] = SS_SEEN_BY (seat);
      state->n_pile++;
      ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_BURY, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH });
      ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_BURIED, .actor = (guint8) seat, .seen_by = SS_SEEN_BY (seat) & 3,
                                            .subject = (gint32) card });
      break;
    case EXAMPLE_COIN:
      done = toss_coin (state, chance, effects);
      break;
    case EXAMPLE_WAIT:
      state->moves_left = 0;
      ss_effects_add (effects, (SsEffect) { .kind = EXAMPLE_EFFECT_WAIT, .actor = (guint8) seat, .seen_by = SS_SEEN_BY_BOTH });
      break;
    default:
      g_assert_not_reached ();
    }
  if (done)
    finish_move (rules, state, history);
}

/* Moves as text */

static char *
text_of (const ExampleRules *rules, SsMove move, const char *card)
{
  switch ((ExampleMoveKind) example_kind (move))
    {
    case EXAMPLE_PLAY:
      return g_strdup_printf ("play %s", card);
    case EXAMPLE_SWAP:
      return g_strdup_printf ("swap %s %s", card, rules->slots[example_slot (move)]);
    case EXAMPLE_BURY:
      return g_strdup_printf ("bury %s", card);
    case EXAMPLE_DRAW:
      return g_strdup ("draw");
    case EXAMPLE_COIN:
      return g_strdup ("coin");
    case EXAMPLE_WAIT:
      return g_strdup ("wait");
    default:
      g_assert_not_reached ();
    }
}

static char *
move_text (const SsRules *base, const SsState *state, SsMove move)
{
  return text_of (RULES (base), move, RULES (base)->names[example_card (move)]);
}

static char *
shown_text (const SsRules *base, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer)
{
  return text_of (RULES (base), move, example_kind (move) == EXAMPLE_BURY ? "?" : RULES (base)->names[example_card (move)]);
}

static int
find_word (char *const *words, guint n, const char *word)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (words[i], word))
      return (int) i;
  return -1;
}

static SsMove
parse (const SsRules *base, const char *text)
{
  const ExampleRules *rules = RULES (base);
  if (g_str_equal (text, "draw"))
    return example_move (EXAMPLE_DRAW, 0, 0);
  if (rules->coin && g_str_equal (text, "coin"))
    return example_move (EXAMPLE_COIN, 0, 0);
  if (rules->wait && g_str_equal (text, "wait"))
    return example_move (EXAMPLE_WAIT, 0, 0);

  g_auto (GStrv) words = g_strsplit (text, " ", 4);
  guint n = g_strv_length (words);
  int card = n >= 2 ? find_word (rules->names, rules->n_kinds, words[1]) : -1;
  if (card < 0 || !memchr (rules->cards, card, rules->n_cards))
    return SS_NO_MOVE;
  if (n == 2 && g_str_equal (words[0], "play"))
    return example_move (EXAMPLE_PLAY, card, 0);
  if (n == 2 && g_str_equal (words[0], "bury"))
    return example_move (EXAMPLE_BURY, card, 0);
  int slot = n == 3 && g_str_equal (words[0], "swap") ? find_word (rules->slots, rules->n_slots, words[2]) : -1;
  return slot < 0 ? SS_NO_MOVE : example_move (EXAMPLE_SWAP, card, slot);
}

/* Hidden information */

/* Sort a hand by (card, seen) again. */
static void
sort_hand (ExampleState *state, SsSeat seat)
{
  ExampleState sorted = *state;
  memset (sorted.hand[seat], 0, sizeof sorted.hand[seat]);
  memset (sorted.hand_seen[seat], 0, sizeof sorted.hand_seen[seat]);
  sorted.n_hand[seat] = 0;
  for (guint i = 0; i < state->n_hand[seat]; i++)
    add_to_hand (&sorted, seat, state->hand[seat][i], state->hand_seen[seat][i]);
  *state = sorted;
}

static void
view (const SsRules *base, const SsState *base_state, SsSeat seat, SsState *base_view)
{
  ExampleState *seen = (ExampleState *) base_view;
  SsSeat other = ss_seat_other (seat);
  *seen = *STATE (base_state);
  for (guint i = 0; i < seen->n_pile; i++)
    if (!(seen->pile_seen[i] & SS_SEEN_BY (seat)))
      seen->pile[i] = EXAMPLE_UNKNOWN;
  for (guint i = 0; i < seen->n_hand[other]; i++)
    if (!seen->hand_seen[other][i])
      seen->hand[other][i] = EXAMPLE_UNKNOWN;
  sort_hand (seen, other);
}

/* Take one @card out of @cards. */
static void
strike (guint8 *cards, guint *n, guint card)
{
  if (card == EXAMPLE_UNKNOWN)
    return;
  guint8 *found = memchr (cards, (int) card, *n);
  g_assert (found);
  memmove (found, found + 1, *n - (gsize) (found - cards) - 1);
  (*n)--;
}

static void
sample (const SsRules *base, const SsState *base_view, SsSeat seat, SsRng *rng, SsState *base_state)
{
  const ExampleRules *rules = RULES (base);
  ExampleState *state = (ExampleState *) base_state;
  *state = *STATE (base_view);
  if (state->awaits == EXAMPLE_AWAITS_DEAL)
    return;

  SsSeat other = ss_seat_other (seat);
  guint8 unseen[EXAMPLE_MAX_CARDS];
  guint n = rules->n_cards;
  memcpy (unseen, rules->cards, n);
  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < state->n_hand[i]; j++)
      strike (unseen, &n, state->hand[i][j]);
  for (guint i = 0; i < state->n_pile; i++)
    strike (unseen, &n, state->pile[i]);
  for (guint i = 0; i < state->n_discards; i++)
    strike (unseen, &n, state->discards[i]);
  for (guint i = 0; i < rules->n_slots; i++)
    strike (unseen, &n, state->market[i]);

  ss_rng_shuffle (rng, unseen, n);
  for (guint i = 0; i < state->n_pile; i++)
    if (state->pile[i] == EXAMPLE_UNKNOWN)
      state->pile[i] = unseen[--n];
  for (guint i = 0; i < state->n_hand[other]; i++)
    if (state->hand[other][i] == EXAMPLE_UNKNOWN)
      state->hand[other][i] = unseen[--n];
  g_assert (n == 0);
  sort_hand (state, other);
}

static gboolean
reveals (const SsRules *base, const SsEffects *effects, SsSeat seat)
{
  for (guint i = 0; i < effects->n; i++)
    {
      const SsEffect *effect = &effects->effects[i];
      if (effect->kind == EXAMPLE_EFFECT_COIN)
        return TRUE;
      if (effect->kind == EXAMPLE_EFFECT_DREW && effect->actor == seat && effect->from)
        return TRUE;
      if ((effect->kind == EXAMPLE_EFFECT_PLAY || effect->kind == EXAMPLE_EFFECT_SWAP) && effect->actor != seat && effect->from)
        return TRUE;
    }
  return FALSE;
}

/* For the players */

static double
evaluate (const SsRules *base, const SsState *base_state, SsSeat seat)
{
  const ExampleState *state = STATE (base_state);
  return CLAMP ((state->points[seat] - state->points[ss_seat_other (seat)]) / (double) RULES (base)->target, -0.95, 0.95);
}

static SsMove
playout (const SsRules *base, const SsState *state, const SsMoves *moves, SsRng *rng)
{
  for (guint i = 0; i < moves->n; i++)
    if (example_kind (moves->moves[i]) == EXAMPLE_PLAY && ss_rng_below (rng, 2))
      return moves->moves[i];
  return moves->moves[ss_rng_below (rng, moves->n)];
}

/* Cards of much value first. */
static void
order (const SsRules *base, const SsState *state, SsMoves *moves)
{
  guint n = 0;
  for (guint i = 0; i < moves->n; i++)
    if (example_kind (moves->moves[i]) == EXAMPLE_PLAY && RULES (base)->value[example_card (moves->moves[i])] >= 5)
      {
        SsMove move = moves->moves[n];
        moves->moves[n++] = moves->moves[i];
        moves->moves[i] = move;
      }
}

static const SsRefusal refusals[] = {
  [EXAMPLE_REFUSAL_NONE] = { "", "" },
  [EXAMPLE_NOT_IN_HAND] = { "not-in-hand", "This card is not in the hand." },
  [EXAMPLE_EMPTY_SLOT] = { "empty-slot", "There is no card in this slot." },
  [EXAMPLE_SAME_CARD] = { "same-card", "The cards are the same." },
  [EXAMPLE_HAND_FULL] = { "hand-full", "The hand is full." },
  [EXAMPLE_NO_CARDS] = { "no-cards", "There are no cards left." },
  [EXAMPLE_NOT_FIRST] = { "not-first", "The coin is tossed at the start of a turn only." },
  { NULL, NULL },
};

static const SsReason reasons[] = {
  [EXAMPLE_REASON_TARGET] = { "target", "Points reached" },
  [EXAMPLE_REASON_STUCK] = { "stuck", "No move left" },
  [EXAMPLE_REASON_REPETITION] = { "repetition", "Repetition" },
  { NULL, NULL },
};

static const char *const effect_words[] = { "", "play", "swap", "drew", "drawn", "bury", "buried", "coin", "wait", "shuffle", NULL };

const SsGame example_game = {
  .id = "example",
  .title = "Example",
  .tagline = "A game for tests",
  .kind = "hidden hands",
  .time = "1 second",
  .hidden = TRUE,
  .params = example_params,
  .refusals = refusals,
  .reasons = reasons,
  .effects = effect_words,
  .check = example_check,
  .check_family = example_check_family,
  .compile = example_compile,
  .clear = example_clear,
  .setup = setup,
  .to_move = to_move,
  .outcome = outcome,
  .scores = scores,
  .awaits = awaits,
  .legal_moves = legal_moves,
  .count_moves = count_moves,
  .play = play,
  .digest = digest,
  .why_not = why_not,
  .move_text = move_text,
  .shown_text = shown_text,
  .parse = parse,
  .view = view,
  .sample = sample,
  .reveals = reveals,
  .evaluate = evaluate,
  .playout = playout,
  .order = order,
  .pick = example_pick,
  .draw = example_draw,
  .motion = example_motion,
  .say_move = example_say_move,
  .say_effect = example_say_effect,
  .prompt = example_prompt,
  .panel = example_panel,
  .write_position = example_write_position,
  .say_why = example_say_why,
  .write_rules = example_write_rules,
};
