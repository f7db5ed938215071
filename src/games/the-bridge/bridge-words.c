/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <glib/gi18n.h>

/* The Bridge in words: moves, what happened, what is to be done now. The position as a whole is in bridge-position.c. */

char *
bridge_say_squares (Bits squares)
{
  char names[BRIDGE_MAX_SIZE * BRIDGE_MAX_SIZE][4];
  const char *list[BRIDGE_MAX_SIZE * BRIDGE_MAX_SIZE];
  guint n = 0;

  while (bits_any (&squares))
    {
      list[n] = bridge_square_name (bits_pop (&squares), names[n]);
      n++;
    }
  return ss_text_list (list, n);
}

/* ss_text_fill() with squares, a tile and a number that these messages may have. */
static char *
fill (const BridgeRules *rules, const char *format, Square from, Square to, int placement, int n)
{
  char from_name[4], to_name[4];
  g_autofree char *number = ss_text_number (n);
  g_autofree char *tile = placement < 0 ? NULL : bridge_shape_title (rules->kinds[rules->placements[placement].kind].name);
  g_autofree char *squares = placement < 0 ? NULL : bridge_say_squares (rules->placements[placement].cells);

  return ss_text_fill (format, "square", bridge_square_name (to, to_name), "from", bridge_square_name (from, from_name), "to",
                       bridge_square_name (to, to_name), "tile", tile ? tile : "", "squares", squares ? squares : "", "n", number, NULL);
}

static char *
say_walk (const BridgeRules *rules, const BridgeState *state, Square to)
{
  guint seat = state->mover;
  Bits camp = bridge_camp (rules, state, !seat);
  gboolean home = bits_has (&camp, to);
  int points;

  if (bits_has (&state->rescue[!seat], to))
    points = rules->enemy_points;
  else if (bits_has (&state->rescue[seat], to))
    points = bits_has (&rules->near[seat], to) ? rules->near_points : rules->far_points;
  else
    return fill (rules, home ? _ ("The relief piece comes home on {square}.") : _ ("The relief piece goes to {square}."), to, to, -1, 0);
  if (home)
    return fill (rules, ngettext ("The relief piece rescues a piece on {square} for {n} point and is home.",
                                  "The relief piece rescues a piece on {square} for {n} points and is home.", points),
                 to, to, -1, points);
  return fill (rules, ngettext ("The relief piece rescues a piece on {square} for {n} point.",
                                "The relief piece rescues a piece on {square} for {n} points.", points),
               to, to, -1, points);
}

char *
bridge_say_move (const SsRules *rules, const SsState *view, SsMove move)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (view);
  Square a = MOVE_A (move), b = MOVE_B (move);
  int i;

  switch (MOVE_KIND (move))
    {
    case MOVE_RESCUE:
      return fill (r, _ ("A rescue piece is placed on {square}."), a, a, -1, 0);
    case MOVE_TILE:
      return fill (r, _ ("The {tile} is placed on {squares}."), a, a, (int) MOVE_PLACEMENT (move), 0);
    case MOVE_TAKE_TILE:
      i = bridge_tile_at (r, s, s->mover, a);
      return i < 0 ? fill (r, _ ("The tile on {square} is taken back."), a, a, -1, 0)
                   : fill (r, _ ("The {tile} on {square} is taken back."), a, a, s->tile[s->mover][i], 0);
    case MOVE_BRIDGE:
      return b == NO_SQUARE ? fill (r, _ ("An overbridge is placed across {square}."), a, a, -1, 0)
                            : fill (r, _ ("An overbridge joins {from} and {to}."), a, b, -1, 0);
    case MOVE_TAKE_BRIDGE:
      return fill (r, _ ("The overbridge on {square} is taken back."), a, a, -1, 0);
    case MOVE_WALK:
      return say_walk (r, s, a);
    case MOVE_PASS:
      return g_strdup (s->phase == PHASE_SETUP ? _ ("There is no square for this rescue piece; it leaves the match.") : _ ("Passes."));
    case MOVE_NONE:
    default:
      return NULL;
    }
}

static char *
say_rescue (const BridgeRules *rules, const SsEffect *effect)
{
  gboolean first = effect->actor == SS_SEAT_FIRST;
  int n = effect->amount;
  const char *format;

  switch ((RescueWorth) effect->subject)
    {
    case WORTH_NEAR:
      format = first ? ngettext ("First rescues an own piece on {square}, on the near side, for {n} point.",
                                 "First rescues an own piece on {square}, on the near side, for {n} points.", n)
                     : ngettext ("Second rescues an own piece on {square}, on the near side, for {n} point.",
                                 "Second rescues an own piece on {square}, on the near side, for {n} points.", n);
      break;
    case WORTH_FAR:
      format = first ? ngettext ("First rescues an own piece on {square}, on the far side, for {n} point.",
                                 "First rescues an own piece on {square}, on the far side, for {n} points.", n)
                     : ngettext ("Second rescues an own piece on {square}, on the far side, for {n} point.",
                                 "Second rescues an own piece on {square}, on the far side, for {n} points.", n);
      break;
    case WORTH_ENEMY:
    default:
      format = first ? ngettext ("First rescues a piece of Second's on {square} for {n} point.",
                                 "First rescues a piece of Second's on {square} for {n} points.", n)
                     : ngettext ("Second rescues a piece of First's on {square} for {n} point.",
                                 "Second rescues a piece of First's on {square} for {n} points.", n);
      break;
    }
  return fill (rules, format, effect->from, effect->from, -1, n);
}

static char *
say_home (const BridgeRules *rules, const SsEffect *effect)
{
  gboolean first = effect->actor == SS_SEAT_FIRST;
  int n = effect->amount;
  const char *format;

  if (effect->subject == 1)
    format = first ? ngettext ("First is home first, for {n} point.", "First is home first, for {n} points.", n)
                   : ngettext ("Second is home first, for {n} point.", "Second is home first, for {n} points.", n);
  else
    format = first ? ngettext ("First is home second, for {n} point.", "First is home second, for {n} points.", n)
                   : ngettext ("Second is home second, for {n} point.", "Second is home second, for {n} points.", n);
  return fill (rules, format, effect->to, effect->to, -1, n);
}

char *
bridge_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer)
{
  const BridgeRules *r = RULES (rules);
  gboolean first = effect->actor == SS_SEAT_FIRST, first_subject = effect->subject == SS_SEAT_FIRST;
  Square a = OVERBRIDGE_FIRST (effect->subject), b = OVERBRIDGE_SECOND (effect->subject);

  switch ((EffectKind) effect->kind)
    {
    case EFFECT_PLACE_RESCUE:
      return fill (r, first ? _ ("First places a rescue piece on {square}.") : _ ("Second places a rescue piece on {square}."), effect->to, effect->to, -1, 0);
    case EFFECT_PLACE_TILE:
      return fill (r, first ? _ ("First places the {tile} on {squares}.") : _ ("Second places the {tile} on {squares}."), 0, 0, effect->to, 0);
    case EFFECT_TAKE_TILE:
      return fill (r, first ? _ ("First takes the {tile} back from {squares}.") : _ ("Second takes the {tile} back from {squares}."), 0, 0, effect->from, 0);
    case EFFECT_PLACE_BRIDGE:
      if (b == NO_SQUARE)
        return fill (r, first ? _ ("First places an overbridge across {square}.") : _ ("Second places an overbridge across {square}."), a, a, -1, 0);
      return fill (r, first ? _ ("First joins {from} and {to} by an overbridge.") : _ ("Second joins {from} and {to} by an overbridge."), a, b, -1, 0);
    case EFFECT_TAKE_BRIDGE:
      return fill (r, first ? _ ("First takes the overbridge back from {square}.") : _ ("Second takes the overbridge back from {square}."), a, a, -1, 0);
    case EFFECT_WALK:
      return fill (r, first ? _ ("First's relief piece goes from {from} to {to}.") : _ ("Second's relief piece goes from {from} to {to}."), effect->from,
                   effect->to, -1, 0);
    case EFFECT_RESCUE:
      return say_rescue (r, effect);
    case EFFECT_GROW:
      return g_strdup (first_subject ? _ ("First's camp has grown.") : _ ("Second's camp has grown."));
    case EFFECT_SHRINK:
      return g_strdup (first_subject ? _ ("First's camp is its corner alone again.") : _ ("Second's camp is its corner alone again."));
    case EFFECT_HOME:
      return say_home (r, effect);
    case EFFECT_EXTRA:
      return fill (r, first ? ngettext ("First has {n} extra turn.", "First has {n} extra turns.", effect->amount)
                            : ngettext ("Second has {n} extra turn.", "Second has {n} extra turns.", effect->amount),
                   0, 0, -1, effect->amount);
    case EFFECT_PASS:
      return g_strdup (first ? _ ("First passes.") : _ ("Second passes."));
    case EFFECT_LOST_PIECE:
      return g_strdup (first ? _ ("First has no square for a rescue piece; it leaves the match.")
                             : _ ("Second has no square for a rescue piece; it leaves the match."));
    case EFFECT_END:
    case EFFECT_NONE:
    default:
      return NULL;
    }
}

static char *
prompt_setup (const BridgeRules *rules, const BridgeState *state)
{
  Bits squares = bridge_setup_squares (rules, state, state->mover);
  int n = state->setup_left[state->mover];
  const char *format;

  if (!bits_any (&squares))
    return g_strdup (_ ("There is no square for this rescue piece: pass."));
  switch (bridge_quota (rules, state, state->mover))
    {
    case 1:
      format = ngettext ("Place a rescue piece on your near side ({n} left).", "Place a rescue piece on your near side ({n} left).", n);
      break;
    case 2:
      format = ngettext ("Place a rescue piece on your far side ({n} left).", "Place a rescue piece on your far side ({n} left).", n);
      break;
    default:
      format = ngettext ("Place a rescue piece ({n} left).", "Place a rescue piece ({n} left).", n);
      break;
    }
  return fill (rules, format, 0, 0, -1, n);
}

char *
bridge_prompt (const SsRules *rules, const SsState *view, SsSeat viewer)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (view);
  int n;

  if (s->phase == PHASE_OVER)
    return g_strdup (_ ("The match is over."));
  if (viewer != SS_SEAT_NONE && viewer != s->mover)
    return g_strdup (s->mover == SS_SEAT_FIRST ? _ ("First is to move.") : _ ("Second is to move."));
  switch ((Phase) s->phase)
    {
    case PHASE_SETUP:
      return prompt_setup (r, s);
    case PHASE_HANDICAP:
      n = s->handicap_left[s->mover];
      return fill (r, ngettext ("Handicap turn: place a tile or pass ({n} left).", "Handicap turn: place a tile or pass ({n} left).", n), 0, 0, -1, n);
    case PHASE_EXTRA:
      n = s->extra_left;
      return fill (r, ngettext ("Come home: {n} extra turn is left.", "Come home: {n} extra turns are left.", n), 0, 0, -1, n);
    case PHASE_PLAY:
    case PHASE_OVER:
    default:
      break;
    }
  /* cheap enough to ask: nothing to do is rare, but must be said */
  g_auto (SsMoves) moves = { 0 };
  bridge_legal_moves (rules, view, &moves);
  if (moves.n == 1 && MOVE_KIND (moves.moves[0]) == MOVE_PASS)
    return g_strdup (_ ("Nothing can be done: pass."));
  return g_strdup (_ ("Place a tile or an overbridge, take one back, or move the relief piece."));
}

/* --- the side panel --- */

static void
add_line (GPtrArray *lines, const char *label, char *value)
{
  SsPanelLine *line = g_new0 (SsPanelLine, 1);

  line->label = g_strdup (label);
  line->value = value;
  g_ptr_array_add (lines, line);
}

static char *
say_part (int count, int points)
{
  g_autofree char *count_text = ss_text_number (count);
  g_autofree char *points_text = ss_text_number (points);

  return ss_text_fill (ngettext ("{count} ({n} point)", "{count} ({n} points)", points), "count", count_text, "n", points_text, NULL);
}

static char *
say_points (int points)
{
  g_autofree char *n = ss_text_number (points);

  return ss_text_fill (ngettext ("{n} point", "{n} points", points), "n", n, NULL);
}

char *
bridge_say_supply (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  const char *names[MAX_OWN_TILES];
  guint n = 0;

  for (guint i = 1; i < rules->n_kinds + 1; i++)
    {
      guint kind = i % rules->n_kinds; /* monominoes last */
      for (guint j = 0; j < state->supply[seat][kind]; j++)
        names[n++] = rules->kinds[kind].name;
    }
  return n ? bridge_say_tiles (names, n) : g_strdup (_ ("no tiles"));
}

void
bridge_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (view);

  add_line (lines, _ ("Near pieces"), say_part (s->rescued_near[seat], s->rescued_near[seat] * r->near_points));
  add_line (lines, _ ("Far pieces"), say_part (s->rescued_far[seat], s->rescued_far[seat] * r->far_points));
  add_line (lines, _ ("Opponent's pieces"), say_part (s->rescued_enemy[seat], s->rescued_enemy[seat] * r->enemy_points));
  if (s->home[seat])
    add_line (lines, s->home[seat] == 1 ? _ ("Home first") : _ ("Home second"), say_points (r->home_points[s->home[seat] - 1]));
  if (r->handicap_points[seat])
    add_line (lines, _ ("Handicap"), say_points (r->handicap_points[seat]));
  if (s->setup_left[seat])
    add_line (lines, _ ("Rescue pieces to place"), ss_text_number (s->setup_left[seat]));
  if (s->handicap_left[seat])
    add_line (lines, _ ("Handicap turns left"), ss_text_number (s->handicap_left[seat]));
  add_line (lines, _ ("Supply"), bridge_say_supply (r, s, seat));
  if (r->n_bridges)
    add_line (lines, _ ("Overbridges left"), ss_text_number (s->bridges_left[seat]));
  if (s->phase == PHASE_EXTRA && s->mover == seat)
    add_line (lines, _ ("Extra turns left"), ss_text_number (s->extra_left));
}
