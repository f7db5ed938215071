/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips.h"

#include <string.h>

#include <glib/gi18n.h>

#include "games/ss-games.h"

/* The engine of Skips: skips.md. */

/* Places and ways */

guint
skips_space (const SkipsRules *rules, SsSeat seat, guint place)
{
  if (place == SKIPS_OUTSIDE || place == skips_home (rules) || seat == SS_SEAT_FIRST || rules->same_side)
    return place;
  return rules->n_spaces + 1 - place;
}

/* Which spaces hold a piece: bit space - 1. */
static guint32
occupied (const SkipsRules *rules, const SkipsState *state)
{
  guint32 spaces = 0;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (guint i = 0; i < rules->n_pieces; i++)
      {
        guint place = state->at[seat][i];
        if (place != SKIPS_OUTSIDE && place != skips_home (rules))
          spaces |= 1u << (skips_space (rules, seat, place) - 1);
      }
  return spaces;
}

SsSeat
skips_occupant (const SkipsRules *rules, const SkipsState *state, guint space, guint *piece)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (guint i = 0; i < rules->n_pieces; i++)
      {
        guint place = state->at[seat][i];
        if (place == SKIPS_OUTSIDE || place == skips_home (rules) || skips_space (rules, seat, place) != space)
          continue;
        if (piece)
          *piece = i + 1;
        return seat;
      }
  return SS_SEAT_NONE;
}

/* skips.md, Moves: step by step from where the piece is. */
static void
walk_over (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint piece, guint32 taken, SkipsWalk *walk)
{
  guint dots = rules->steps[piece - 1];
  guint place = state->at[seat][piece - 1];
  guint steps = 0;

  memset (walk, 0, sizeof *walk);
  if (place == skips_home (rules))
    {
      walk->refusal = SKIPS_AT_HOME;
      walk->to = place;
      return;
    }
  for (;;)
    {
      place++;
      if (place == skips_home (rules))
        {
          steps++;
          walk->path[walk->n_path++] = place;
          walk->steps_left = dots - steps;
          if (walk->steps_left > 0 && rules->exact_exit)
            walk->refusal = SKIPS_SURPLUS_STEPS;
          break;
        }

      guint space = skips_space (rules, seat, place);
      gboolean is_taken = taken >> (space - 1) & 1;
      if (is_taken && rules->jump_occupied)
        {
          walk->jumped |= 1u << (space - 1);
          continue;
        }
      steps++;
      walk->path[walk->n_path++] = place;
      if (steps < dots)
        continue;
      if (is_taken)
        walk->refusal = SKIPS_OCCUPIED;
      else if (rules->matching_forbidden && state->dots[space - 1] == dots)
        walk->refusal = SKIPS_MATCHING_SPACE;
      break;
    }
  walk->to = place;
}

void
skips_walk (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint piece, SkipsWalk *walk)
{
  walk_over (rules, state, seat, piece, occupied (rules, state), walk);
}

static guint
pieces_that_can_go (const SkipsRules *rules, const SkipsState *state, SsSeat seat)
{
  guint32 taken = occupied (rules, state);
  guint can = 0;
  for (guint piece = 1; piece <= rules->n_pieces; piece++)
    {
      SkipsWalk walk;
      walk_over (rules, state, seat, piece, taken, &walk);
      if (!walk.refusal)
        can |= 1u << (piece - 1);
    }
  return can;
}

guint
skips_count_home (const SkipsRules *rules, const SkipsState *state, SsSeat seat)
{
  guint n = 0;
  for (guint i = 0; i < rules->n_pieces; i++)
    n += state->at[seat][i] == skips_home (rules);
  return n;
}

/* The piece with the fewest dots that @taken (bit piece - 1) leaves; of equal ones the first. 0: none is left. */
static guint
fewest_dots_of (const SkipsRules *rules, guint taken)
{
  guint best = 0;
  for (guint piece = 1; piece <= rules->n_pieces; piece++)
    if (!(taken >> (piece - 1) & 1) && (best == 0 || rules->steps[piece - 1] < rules->steps[best - 1]))
      best = piece;
  return best;
}

/* Bit piece - 1: the pieces that a handicap puts home, those with the fewest dots first. */
static guint
pieces_given_home (const SkipsRules *rules, SsSeat seat)
{
  guint given = 0;
  for (guint i = 0; i < rules->given_home[seat]; i++)
    given |= 1u << (fewest_dots_of (rules, given) - 1);
  return given;
}

guint
skips_fewest_dots (const SkipsRules *rules, SsSeat seat)
{
  return fewest_dots_of (rules, pieces_given_home (rules, seat));
}

/* State */

static void
end (SkipsState *state, SsResult result, SkipsReason reason)
{
  state->to_move = SS_SEAT_NONE;
  state->can = 0;
  state->result = result;
  state->reason = reason;
}

/* skips.md, End: @seat is to move, if it can. */
static void
begin_turn (const SkipsRules *rules, SkipsState *state, SsSeat seat, SsEffects *effects)
{
  state->to_move = state->turn = seat;
  state->can = pieces_that_can_go (rules, state, seat);
  if (state->can)
    return;

  if (rules->no_move != SKIPS_NO_MOVE_PASS)
    {
      ss_effects_add (effects, (SsEffect) { .kind = SKIPS_EFFECT_NO_MOVE, .actor = seat, .seen_by = SS_SEEN_BY_BOTH });
      end (state, ss_result_win (rules->no_move == SKIPS_NO_MOVE_WIN ? seat : ss_seat_other (seat)), SKIPS_REASON_NO_MOVE);
    }
  else if (!pieces_that_can_go (rules, state, ss_seat_other (seat)))
    {
      guint first = skips_count_home (rules, state, SS_SEAT_FIRST);
      guint second = skips_count_home (rules, state, SS_SEAT_SECOND);
      ss_effects_add (effects, (SsEffect) { .kind = SKIPS_EFFECT_BLOCKED, .actor = SS_SEAT_NONE, .seen_by = SS_SEEN_BY_BOTH });
      end (state, first > second ? SS_RESULT_FIRST : first < second ? SS_RESULT_SECOND : SS_RESULT_DRAW, SKIPS_REASON_BLOCKED);
    }
}

/* skips.md, Setup: does this order of the spaces qualify? */
static gboolean
order_qualifies (const guint8 *dots, guint n, gconstpointer data)
{
  const SkipsRules *rules = data;
  SkipsState state = { 0 };
  memcpy (state.dots, dots, n);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      SkipsWalk walk;
      skips_walk (rules, &state, seat, skips_fewest_dots (rules, seat), &walk);
      if (walk.refusal)
        return FALSE;
    }
  return TRUE;
}

static void
setup (const SsRules *base, SsState *base_state, SsChance *chance, SsHistory *history)
{
  static const char *const names[] = { "0", "1", "2", "3", "4", "5", "6" };
  const SkipsRules *rules = (const SkipsRules *) base;
  SkipsState *state = (SkipsState *) base_state;

  guint8 dots[SKIPS_MAX_SPACES];
  memcpy (dots, rules->spaces, sizeof dots);
  if (rules->shuffle && !(chance && ss_chance_shuffle (chance, dots, rules->n_spaces, names, order_qualifies, rules)))
    {
      state->awaits = TRUE;
      state->to_move = SS_SEAT_NONE;
      return;
    }
  memcpy (state->dots, dots, rules->n_spaces);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      guint given = pieces_given_home (rules, seat);
      for (guint i = 0; i < rules->n_pieces; i++)
        state->at[seat][i] = given >> i & 1 ? skips_home (rules) : SKIPS_OUTSIDE;
    }
  begin_turn (rules, state, SS_SEAT_FIRST, NULL);
}

static SsSeat
to_move (const SsRules *base, const SsState *base_state)
{
  return ((const SkipsState *) base_state)->to_move;
}

static void
outcome (const SsRules *base, const SsState *base_state, SsOutcome *result)
{
  const SkipsState *state = (const SkipsState *) base_state;
  result->result = state->result;
  result->reason = state->reason;
}

static void
scores (const SsRules *base, const SsState *base_state, int points[2])
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) base_state;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    points[seat] = (int) skips_count_home (rules, state, seat);
}

static gboolean
awaits (const SsRules *base, const SsState *base_state)
{
  return ((const SkipsState *) base_state)->awaits;
}

static guint64
count_moves (const SsRules *base, const SsState *base_state)
{
  const SkipsState *state = (const SkipsState *) base_state;
  if (state->to_move == SS_SEAT_NONE)
    return 0;
  return state->can ? (guint64) __builtin_popcount (state->can) : 1;
}

static void
legal_moves (const SsRules *base, const SsState *base_state, SsMoves *moves)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) base_state;
  if (state->to_move == SS_SEAT_NONE)
    return;
  for (guint piece = 1; piece <= rules->n_pieces; piece++)
    if (state->can >> (piece - 1) & 1)
      ss_moves_add (moves, piece);
  if (!state->can)
    ss_moves_add (moves, SKIPS_PASS);
}

static void
play (const SsRules *base, SsState *base_state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  SkipsState *state = (SkipsState *) base_state;
  SsSeat seat = state->to_move;

  if (move == SKIPS_PASS)
    {
      ss_effects_add (effects, (SsEffect) { .kind = SKIPS_EFFECT_PASS, .actor = seat, .seen_by = SS_SEEN_BY_BOTH });
      begin_turn (rules, state, ss_seat_other (seat), effects);
      return;
    }

  SkipsWalk walk;
  skips_walk (rules, state, seat, (guint) move, &walk);
  guint8 *at = &state->at[seat][move - 1];
  SsEffect effect = {
    .kind = walk.to == skips_home (rules) ? SKIPS_EFFECT_HOME : *at == SKIPS_OUTSIDE ? SKIPS_EFFECT_ENTER : SKIPS_EFFECT_ADVANCE,
    .actor = seat,
    .seen_by = SS_SEEN_BY_BOTH,
    .subject = (gint32) move,
    .from = (gint32) skips_space (rules, seat, *at),
    .to = (gint32) skips_space (rules, seat, walk.to),
    .amount = (gint32) walk.jumped,
  };
  ss_effects_add (effects, effect);
  *at = walk.to;

  if (skips_count_home (rules, state, seat) >= rules->pieces_home)
    end (state, ss_result_win (seat), SKIPS_REASON_HOME);
  else
    begin_turn (rules, state, ss_seat_other (seat), effects);
}

/* There are no counters in it: the whole state bears on play. */
static guint64
digest (const SsRules *base, const SsState *state)
{
  return ss_hash_bytes (state, sizeof (SkipsState));
}

/* Moves as text */

static const SsRefusal refusals[] = {
  [SKIPS_LEGAL] = { "", "" },
  [SKIPS_AT_HOME] = { "at-home", N_ ("This piece is already home.") },
  [SKIPS_MATCHING_SPACE] = { "matching-space", N_ ("The piece would end on a space with as many dots as the piece.") },
  [SKIPS_OCCUPIED] = { "occupied", N_ ("The piece would end on an occupied space.") },
  [SKIPS_SURPLUS_STEPS] = { "surplus-steps", N_ ("The piece has more steps than are left to come home.") },
  [SKIPS_CAN_MOVE] = { "can-move", N_ ("A player who has a piece that can move may not pass.") },
  { NULL, NULL },
};

static guint
why_not (const SsRules *base, const SsState *base_state, SsMove move, char **sentence)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) base_state;
  if (move == SKIPS_PASS)
    return state->can ? SKIPS_CAN_MOVE : SKIPS_LEGAL;

  SkipsWalk walk;
  skips_walk (rules, state, state->to_move, (guint) move, &walk);
  if (walk.refusal && sentence)
    *sentence = skips_say_refusal (rules, (guint) move, &walk);
  return walk.refusal;
}

static char *
move_text (const SsRules *base, const SsState *state, SsMove move)
{
  return move == SKIPS_PASS ? g_strdup ("pass") : g_strdup_printf ("%u", (guint) move);
}

static SsMove
parse (const SsRules *base, const char *text)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  if (rules->no_move == SKIPS_NO_MOVE_PASS && g_str_equal (text, "pass"))
    return SKIPS_PASS;
  if (text[0] < '1' || text[0] > '0' + (int) rules->n_pieces || text[1] != '\0')
    return SS_NO_MOVE;
  return (SsMove) (text[0] - '0');
}

/* For the players */

/* How well @seat stands by itself: its way behind it, its pieces home, and, where having no move decides, moves in hand. */
static double
standing (const SkipsRules *rules, const SkipsState *state, SsSeat seat)
{
  double way = 0;
  for (guint i = 0; i < rules->n_pieces; i++)
    way += state->at[seat][i];
  way /= rules->n_pieces * skips_home (rules);
  double home = skips_count_home (rules, state, seat) / (double) rules->pieces_home;
  double mobile = __builtin_popcount (pieces_that_can_go (rules, state, seat)) / (double) rules->n_pieces;
  switch (rules->no_move)
    {
    case SKIPS_NO_MOVE_PASS:
      return 0.5 * way + 0.3 * home + 0.2 * mobile;
    case SKIPS_NO_MOVE_WIN:
      return 0.5 * way + 0.3 * home - 0.2 * mobile;
    case SKIPS_NO_MOVE_LOSE:
    default:
      /* a piece home is a move less to make */
      return 0.3 * home + 0.7 * mobile - 0.2 * way;
    }
}

static double
evaluate (const SsRules *base, const SsState *base_state, SsSeat seat)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) base_state;
  return CLAMP (standing (rules, state, seat) - standing (rules, state, ss_seat_other (seat)), -0.95, 0.95);
}

/* The table */

static const SsReason reasons[] = {
  [SKIPS_REASON_HOME] = { "home", N_ ("Pieces brought home") },
  [SKIPS_REASON_NO_MOVE] = { "no-move", N_ ("No piece can move") },
  [SKIPS_REASON_BLOCKED] = { "blocked", N_ ("Neither player can move") },
  { NULL, NULL },
};

static const char *const effect_words[] = { "", "enter", "advance", "home", "pass", "no-move", "blocked", NULL };

const SsGame ss_skips = {
  .id = "skips",
  .title = N_ ("Skips"),
  .tagline = N_ ("A race for two over a lane of dotted spaces"),
  .kind = N_ ("no luck"),
  .time = N_ ("5 minutes"),
  .params = skips_params,
  .refusals = refusals,
  .reasons = reasons,
  .effects = effect_words,

  .check = skips_check,
  .compile = skips_compile,

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
  .parse = parse,

  .evaluate = evaluate,

  .pick = skips_pick,
  .draw = skips_draw,
  .motion = skips_motion,
  .say_move = skips_say_move,
  .say_effect = skips_say_effect,
  .prompt = skips_prompt,
  .panel = skips_panel,
  .write_position = skips_write_position,
  .say_why = skips_say_why,
  .write_rules = skips_write_rules,
};
