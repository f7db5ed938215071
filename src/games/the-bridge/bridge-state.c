/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

/* The Bridge: setting up and playing (the-bridge.md: Setup, A turn of play, Rescue, Camps, End). */

/* The struct is hashed, copied and compared as bytes. */
G_STATIC_ASSERT (sizeof (BridgeState)
                 == 7 * sizeof (Bits) + 4 + 4 * MAX_OWN_TILES + 4 * MAX_BRIDGES + 4 + 2 * MAX_KINDS + 2 + 2 + 2 + 6 + 2 + 6 + 2 + 1 + 2 + 2 + 2 + 1);

int
bridge_score (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  return rules->handicap_points[seat] + state->rescued_near[seat] * rules->near_points + state->rescued_far[seat] * rules->far_points
         + state->rescued_enemy[seat] * rules->enemy_points + (state->home[seat] ? rules->home_points[state->home[seat] - 1] : 0);
}

guint
bridge_rescued (const BridgeState *state, guint seat)
{
  return state->rescued_near[seat] + state->rescued_far[seat] + state->rescued_enemy[seat];
}

void
bridge_scores (const SsRules *rules, const SsState *state, int scores[2])
{
  for (guint seat = 0; seat < 2; seat++)
    scores[seat] = bridge_score (RULES (rules), CONST_STATE (state), seat);
}

SsSeat
bridge_to_move (const SsRules *rules, const SsState *state)
{
  return CONST_STATE (state)->phase == PHASE_OVER ? SS_SEAT_NONE : (SsSeat) CONST_STATE (state)->mover;
}

void
bridge_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  outcome->result = CONST_STATE (state)->result;
  outcome->reason = CONST_STATE (state)->reason;
}

/* Digest: the position that End/Repetition speaks of, and what is still to be done before play. */
guint64
bridge_digest (const SsRules *rules, const SsState *state)
{
  const BridgeState *s = CONST_STATE (state);
  guint64 sum = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      for (guint i = 0; i < s->n_tiles[seat]; i++)
        sum += ss_mix64 (0x100000 + (seat << 16) + s->tile[seat][i]);
      for (guint i = 0; i < s->n_bridges[seat]; i++)
        sum += ss_mix64 (0x200000 + (seat << 16) + s->bridge[seat][i]);
      for (guint i = 0; i < 4; i++)
        sum = ss_mix64 (sum + s->rescue[seat].w[i]);
      sum = ss_mix64 (sum + ((guint64) s->relief[seat] | (guint64) s->grown[seat] << 8 | (guint64) s->left_island[seat] << 16
                             | (guint64) s->supply[seat][0] << 24 | (guint64) s->home[seat] << 32));
      if (s->phase == PHASE_SETUP || s->phase == PHASE_HANDICAP)
        sum = ss_mix64 (sum + ((guint64) s->setup_left[seat] | (guint64) s->placed_near[seat] << 8 | (guint64) s->placed_far[seat] << 16
                               | (guint64) s->handicap_left[seat] << 24 | (guint64) 1 << 32));
    }
  return ss_mix64 (sum + s->mover + ((guint64) s->phase << 8));
}

/* --- the board --- */

static void
add_tile (const BridgeRules *rules, BridgeState *s, guint seat, guint placement)
{
  guint i = s->n_tiles[seat]++;

  for (; i > 0 && s->tile[seat][i - 1] > placement; i--)
    s->tile[seat][i] = s->tile[seat][i - 1];
  s->tile[seat][i] = placement;
  s->tiles[seat] = bits_or (s->tiles[seat], rules->placements[placement].cells);
}

static void
remove_tile (const BridgeRules *rules, BridgeState *s, guint seat, guint i)
{
  s->tiles[seat] = bits_without (s->tiles[seat], rules->placements[s->tile[seat][i]].cells);
  s->n_tiles[seat]--;
  for (; i < s->n_tiles[seat]; i++)
    s->tile[seat][i] = s->tile[seat][i + 1];
  s->tile[seat][i] = 0;
}

static void
hold (BridgeState *s, guint seat, Overbridge bridge, gboolean on)
{
  void (*change) (Bits *, Square) = on ? bits_add : bits_remove;

  change (&s->held, OVERBRIDGE_FIRST (bridge));
  if (OVERBRIDGE_SECOND (bridge) == NO_SQUARE)
    change (&s->across[seat], OVERBRIDGE_FIRST (bridge));
  else
    change (&s->held, OVERBRIDGE_SECOND (bridge));
}

static void
add_bridge (BridgeState *s, guint seat, Overbridge bridge)
{
  guint i = s->n_bridges[seat]++;

  for (; i > 0 && s->bridge[seat][i - 1] > bridge; i--)
    s->bridge[seat][i] = s->bridge[seat][i - 1];
  s->bridge[seat][i] = bridge;
  s->bridges_left[seat]--;
  hold (s, seat, bridge, TRUE);
}

static Overbridge
remove_bridge (BridgeState *s, guint seat, Square first)
{
  guint i = 0;
  Overbridge bridge;

  while (OVERBRIDGE_FIRST (s->bridge[seat][i]) != first)
    i++;
  bridge = s->bridge[seat][i];
  s->n_bridges[seat]--;
  for (; i < s->n_bridges[seat]; i++)
    s->bridge[seat][i] = s->bridge[seat][i + 1];
  s->bridge[seat][i] = 0;
  s->bridges_left[seat]++;
  hold (s, seat, bridge, FALSE);
  return bridge;
}

/* --- the end --- */

static void
finish (BridgeState *s, SsResult result, Reason reason, SsEffects *effects)
{
  s->phase = PHASE_OVER;
  s->extra_left = 0;
  s->result = result;
  s->reason = reason;
  ss_effects_add (effects, (SsEffect) { .kind = EFFECT_END, .actor = SS_SEAT_NONE, .seen_by = SS_SEEN_BY_BOTH, .subject = reason, .amount = (gint32) result });
}

static void
finish_at_limit (const BridgeRules *rules, BridgeState *s, Reason reason, SsEffects *effects)
{
  int first = bridge_score (rules, s, SS_SEAT_FIRST), second = bridge_score (rules, s, SS_SEAT_SECOND);
  SsResult result = SS_RESULT_DRAW;

  if (rules->points_at_limit && first != second)
    result = first > second ? SS_RESULT_FIRST : SS_RESULT_SECOND;
  finish (s, result, reason, effects);
}

/* The relief piece of @seat is home; who comes home in its own way is told by the caller looking at home[] afterwards. */
static void
come_home (const BridgeRules *rules, BridgeState *s, guint seat, SsEffects *effects)
{
  s->home[seat] = s->home[!seat] ? 2 : 1;
  ss_effects_add (effects, (SsEffect) { .kind = EFFECT_HOME, .actor = seat, .seen_by = SS_SEEN_BY_BOTH, .subject = s->home[seat],
                                        .to = s->relief[seat], .amount = rules->home_points[s->home[seat] - 1] });
}

/* Growth is looked at after every placement and taking back; pieces that stand on a camp as it grows are home, the mover's first. */
static void
look_at_camps (const BridgeRules *rules, BridgeState *s, guint mover, SsEffects *effects)
{
  Bits covered;
  gboolean grew[2] = { FALSE, FALSE };

  if (rules->growth == GROWTH_NEVER)
    return;
  covered = bits_or (s->tiles[0], s->tiles[1]);
  for (guint seat = 0; seat < 2; seat++)
    {
      gboolean is_covered = bits_within (&rules->camp_rest[seat], &covered);

      if (is_covered && !s->grown[seat])
        {
          s->grown[seat] = TRUE;
          grew[seat] = TRUE;
          ss_effects_add (effects, (SsEffect) { .kind = EFFECT_GROW, .actor = mover, .seen_by = SS_SEEN_BY_BOTH, .subject = seat,
                                                .amount = (gint32) bits_count (&rules->camp[seat]) });
        }
      else if (!is_covered && s->grown[seat] && rules->growth == GROWTH_WHILE_COVERED)
        {
          s->grown[seat] = FALSE;
          ss_effects_add (effects, (SsEffect) { .kind = EFFECT_SHRINK, .actor = mover, .seen_by = SS_SEEN_BY_BOTH, .subject = seat });
        }
    }
  for (guint i = 0; i < 2; i++)
    {
      guint seat = i == 0 ? mover : !mover;
      if (grew[!seat] && !s->home[seat] && bits_has (&rules->camp[!seat], s->relief[seat]))
        come_home (rules, s, seat, effects);
    }
}

/* --- moving on --- */

static void
begin_play (const SsRules *rules, BridgeState *s, SsHistory *history)
{
  s->phase = PHASE_PLAY;
  s->mover = SS_SEAT_FIRST;
  if (RULES (rules)->repetition)
    {
      ss_history_cut (history);
      ss_history_push (history, bridge_digest (rules, (const SsState *) s));
    }
}

static void
begin_handicap (const SsRules *rules, BridgeState *s, SsHistory *history)
{
  s->phase = PHASE_HANDICAP;
  if (s->handicap_left[SS_SEAT_SECOND])
    s->mover = SS_SEAT_SECOND;
  else if (s->handicap_left[SS_SEAT_FIRST])
    s->mover = SS_SEAT_FIRST;
  else
    begin_play (rules, s, history);
}

static void
end_setup_move (const SsRules *rules, BridgeState *s, SsHistory *history)
{
  s->setup_left[s->mover]--;
  if (s->setup_left[0] + s->setup_left[1] == 0)
    begin_handicap (rules, s, history);
  else
    s->mover = !s->mover;
}

/* After a turn of play or an extra turn. @gone: nothing before this turn can come again. */
static void
end_turn (const SsRules *rules, BridgeState *s, gboolean gone, SsHistory *history, SsEffects *effects)
{
  const BridgeRules *r = RULES (rules);

  s->turn++;
  if (s->home[0] && s->home[1])
    {
      int first = bridge_score (r, s, SS_SEAT_FIRST), second = bridge_score (r, s, SS_SEAT_SECOND);
      if (first == second)
        finish (s, ss_result_win (s->home[SS_SEAT_FIRST] == 1 ? SS_SEAT_FIRST : SS_SEAT_SECOND), REASON_ARRIVAL, effects);
      else
        finish (s, first > second ? SS_RESULT_FIRST : SS_RESULT_SECOND, REASON_POINTS, effects);
      return;
    }
  if (s->home[0] || s->home[1])
    {
      guint other = s->home[0] ? SS_SEAT_SECOND : SS_SEAT_FIRST;
      if (s->phase == PHASE_PLAY)
        {
          s->phase = PHASE_EXTRA;
          s->mover = other;
          s->extra_left = r->extra_per_rescue * bridge_rescued (s, other);
          if (s->extra_left)
            ss_effects_add (effects, (SsEffect) { .kind = EFFECT_EXTRA, .actor = other, .seen_by = SS_SEEN_BY_BOTH, .amount = s->extra_left });
        }
      else
        s->extra_left--;
      if (s->extra_left == 0)
        finish (s, ss_result_win (ss_seat_other (other)), REASON_STRANDED, effects);
      return;
    }

  s->mover = !s->mover;
  if (r->repetition)
    {
      guint64 key = bridge_digest (rules, (const SsState *) s);
      if (gone)
        ss_history_cut (history);
      ss_history_push (history, key);
      if (!gone && ss_history_count (history, key) >= r->repetition)
        {
          finish_at_limit (r, s, REASON_REPETITION, effects);
          return;
        }
    }
  if (r->turn_limit && s->turn >= r->turn_limit)
    finish_at_limit (r, s, REASON_TURN_LIMIT, effects);
}

void
bridge_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history)
{
  const BridgeRules *r = RULES (rules);
  BridgeState *s = STATE (state);

  for (guint seat = 0; seat < 2; seat++)
    {
      s->relief[seat] = r->corner[seat];
      for (guint k = 0; k < r->n_kinds; k++)
        s->supply[seat][k] = r->kinds[k].count;
      s->bridges_left[seat] = r->n_bridges;
      s->setup_left[seat] = r->n_rescue;
      s->handicap_left[seat] = r->handicap_turns[seat];
    }
  s->phase = PHASE_SETUP;
  s->mover = SS_SEAT_SECOND;
}

static void
place_rescue (const BridgeRules *rules, BridgeState *s, Square square, SsEffects *effects)
{
  guint seat = s->mover;

  /* the monominoes come first in the list of placements, in the order of the squares */
  guint low = rules->kinds[0].start, high = rules->kinds[0].end;
  while (high - low > 1)
    {
      guint middle = (low + high) / 2;
      if (rules->placements[middle].first <= square)
        low = middle;
      else
        high = middle;
    }
  add_tile (rules, s, seat, low);
  bits_add (&s->rescue[seat], square);
  if (bits_has (&rules->near[seat], square))
    s->placed_near[seat]++;
  else
    s->placed_far[seat]++;
  ss_effects_add (effects, (SsEffect) { .kind = EFFECT_PLACE_RESCUE, .actor = seat, .seen_by = SS_SEEN_BY_BOTH, .to = square });
  look_at_camps (rules, s, seat, effects);
}

/* Returns whether nothing before can come again. */
static gboolean
walk (const BridgeRules *rules, BridgeState *s, Square to, SsEffects *effects)
{
  guint seat = s->mover;
  Square from = s->relief[seat];
  guint dx = ABS ((int) SQUARE_X (to) - SQUARE_X (from)), dy = ABS ((int) SQUARE_Y (to) - SQUARE_Y (from));
  gboolean line = dx == 0 || dy == 0, hop = bits_has (&rules->island, from) && bits_has (&rules->island, to);
  gboolean on_island = bits_has (&rules->island, from), gone = FALSE;
  Bits camp = bridge_camp (rules, s, !seat);

  if (line && !hop && !on_island)
    {
      int step_x = (SQUARE_X (to) > SQUARE_X (from)) - (SQUARE_X (to) < SQUARE_X (from));
      int step_y = (SQUARE_Y (to) > SQUARE_Y (from)) - (SQUARE_Y (to) < SQUARE_Y (from));
      for (Square at = from; at != to; at += step_x + 16 * step_y)
        on_island |= bits_has (&rules->island, at);
    }
  if (on_island && !bits_has (&rules->island, to) && !s->left_island[seat])
    {
      s->left_island[seat] = TRUE;
      gone = TRUE;
    }
  if (from == rules->corner[seat] && !rules->camp_reentry)
    gone = TRUE;
  s->relief[seat] = to;
  ss_effects_add (effects, (SsEffect) { .kind = EFFECT_WALK, .actor = seat, .seen_by = SS_SEEN_BY_BOTH, .from = from, .to = to,
                                        .amount = line && !hop ? (gint32) (dx + dy) : 0 });

  for (guint owner = 0; owner < 2; owner++)
    if (bits_has (&s->rescue[owner], to))
      {
        RescueWorth worth = owner != seat ? WORTH_ENEMY : bits_has (&rules->near[seat], to) ? WORTH_NEAR : WORTH_FAR;
        int points = worth == WORTH_ENEMY ? rules->enemy_points : worth == WORTH_NEAR ? rules->near_points : rules->far_points;

        bits_remove (&s->rescue[owner], to);
        if (worth == WORTH_ENEMY)
          s->rescued_enemy[seat]++;
        else if (worth == WORTH_NEAR)
          s->rescued_near[seat]++;
        else
          s->rescued_far[seat]++;
        ss_effects_add (effects, (SsEffect) { .kind = EFFECT_RESCUE, .actor = seat, .seen_by = SS_SEEN_BY_BOTH, .subject = worth, .from = to,
                                              .to = (gint32) owner, .amount = points });
        gone = TRUE;
      }
  if (bits_has (&camp, to))
    come_home (rules, s, seat, effects);
  return gone;
}

void
bridge_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  const BridgeRules *r = RULES (rules);
  BridgeState *s = STATE (state);
  guint seat = s->mover;
  gboolean gone = FALSE;
  SsEffect effect = { .actor = seat, .seen_by = SS_SEEN_BY_BOTH };

  switch (MOVE_KIND (move))
    {
    case MOVE_RESCUE:
      place_rescue (r, s, MOVE_A (move), effects);
      end_setup_move (rules, s, history);
      return;

    case MOVE_PASS:
      effect.kind = s->phase == PHASE_SETUP ? EFFECT_LOST_PIECE : EFFECT_PASS;
      ss_effects_add (effects, effect);
      if (s->phase == PHASE_SETUP)
        {
          end_setup_move (rules, s, history);
          return;
        }
      break;

    case MOVE_TILE:
      {
        guint placement = MOVE_PLACEMENT (move);
        guint grown = s->grown[0] + s->grown[1];

        effect.kind = EFFECT_PLACE_TILE;
        effect.subject = r->placements[placement].kind;
        effect.to = (gint32) placement;
        s->supply[seat][r->placements[placement].kind]--;
        add_tile (r, s, seat, placement);
        ss_effects_add (effects, effect);
        look_at_camps (r, s, seat, effects);
        gone = r->growth == GROWTH_PERMANENT && s->grown[0] + s->grown[1] != (int) grown;
        break;
      }

    case MOVE_TAKE_TILE:
      {
        guint i = bridge_tile_at (r, s, seat, MOVE_A (move));

        effect.kind = EFFECT_TAKE_TILE;
        effect.from = s->tile[seat][i];
        effect.subject = r->placements[effect.from].kind;
        s->supply[seat][effect.subject]++;
        remove_tile (r, s, seat, i);
        ss_effects_add (effects, effect);
        look_at_camps (r, s, seat, effects);
        break;
      }

    case MOVE_BRIDGE:
      effect.kind = EFFECT_PLACE_BRIDGE;
      effect.subject = OVERBRIDGE (MOVE_A (move), MOVE_B (move));
      add_bridge (s, seat, effect.subject);
      ss_effects_add (effects, effect);
      break;

    case MOVE_TAKE_BRIDGE:
      effect.kind = EFFECT_TAKE_BRIDGE;
      effect.subject = remove_bridge (s, seat, MOVE_A (move));
      ss_effects_add (effects, effect);
      break;

    case MOVE_WALK:
      gone = walk (r, s, MOVE_A (move), effects);
      break;

    case MOVE_NONE:
    default:
      g_assert_not_reached ();
    }

  if (s->phase == PHASE_HANDICAP)
    {
      s->handicap_left[seat]--;
      begin_handicap (rules, s, history);
    }
  else
    end_turn (rules, s, gone, history, effects);
}
