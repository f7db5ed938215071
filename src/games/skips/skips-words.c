/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips.h"

#include <glib/gi18n.h>

/* Skips in words. Spaces are counted from First's side everywhere. */

/* ss_text_fill() with the numbers that these messages have. */
static char *
fill (const char *format, guint piece, guint space, guint n)
{
  g_autofree char *piece_text = ss_text_number ((int) piece);
  g_autofree char *space_text = ss_text_number ((int) space);
  g_autofree char *n_text = ss_text_number ((int) n);
  return ss_text_fill (format, "piece", piece_text, "space", space_text, "n", n_text, NULL);
}

char *
skips_say_refusal (const SkipsRules *rules, guint piece, const SkipsWalk *walk)
{
  guint dots = rules->steps[piece - 1];
  switch (walk->refusal)
    {
    case SKIPS_AT_HOME:
      return fill (_ ("Piece {piece} is already home."), piece, 0, 0);
    case SKIPS_MATCHING_SPACE:
      return fill (ngettext ("Piece {piece} would end on a space with {n} dot, as many as it has itself.",
                             "Piece {piece} would end on a space with {n} dots, as many as it has itself.", dots),
                   piece, 0, dots);
    case SKIPS_OCCUPIED:
      return fill (_ ("Piece {piece} would end on an occupied space."), piece, 0, 0);
    case SKIPS_SURPLUS_STEPS:
      return fill (ngettext ("Piece {piece} would come home with {n} step to spare; it needs the exact count.",
                             "Piece {piece} would come home with {n} steps to spare; it needs the exact count.", walk->steps_left),
                   piece, 0, walk->steps_left);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
skips_say_move (const SsRules *base, const SsState *view, SsMove move)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) view;
  if (move == SKIPS_PASS)
    return g_strdup (_ ("Passes: no piece can move"));
  if (state->to_move == SS_SEAT_NONE)
    return fill (_ ("Piece {piece}"), (guint) move, 0, 0);

  SkipsWalk walk;
  guint piece = (guint) move;
  SsSeat seat = state->to_move;
  skips_walk (rules, state, seat, piece, &walk);
  guint space = skips_space (rules, seat, walk.to);
  guint jumped = (guint) __builtin_popcount (walk.jumped);
  if (walk.refusal)
    return fill (_ ("Piece {piece}"), piece, 0, 0);
  if (walk.to == skips_home (rules))
    return jumped ? fill (ngettext ("Piece {piece} comes home, jumping {n} space", "Piece {piece} comes home, jumping {n} spaces", jumped), piece, 0,
                          jumped)
                  : fill (_ ("Piece {piece} comes home"), piece, 0, 0);
  if (state->at[seat][piece - 1] == SKIPS_OUTSIDE)
    return jumped ? fill (ngettext ("Piece {piece} enters onto space {space}, jumping {n} space",
                                    "Piece {piece} enters onto space {space}, jumping {n} spaces", jumped),
                          piece, space, jumped)
                  : fill (_ ("Piece {piece} enters onto space {space}"), piece, space, 0);
  return jumped ? fill (ngettext ("Piece {piece} goes to space {space}, jumping {n} space",
                                  "Piece {piece} goes to space {space}, jumping {n} spaces", jumped),
                        piece, space, jumped)
                : fill (_ ("Piece {piece} goes to space {space}"), piece, space, 0);
}

char *
skips_say_effect (const SsRules *base, const SsEffect *effect, SsSeat viewer)
{
  gboolean first = effect->actor == SS_SEAT_FIRST;
  guint piece = (guint) effect->subject;
  guint space = (guint) effect->to;
  guint jumped = (guint) __builtin_popcount ((guint32) effect->amount);
  const char *format = NULL;
  switch ((SkipsEffect) effect->kind)
    {
    case SKIPS_EFFECT_ENTER:
      if (!jumped)
        format = first ? _ ("First's piece {piece} enters onto space {space}.") : _ ("Second's piece {piece} enters onto space {space}.");
      else if (first)
        format = ngettext ("First's piece {piece} enters onto space {space}, jumping {n} space.",
                           "First's piece {piece} enters onto space {space}, jumping {n} spaces.", jumped);
      else
        format = ngettext ("Second's piece {piece} enters onto space {space}, jumping {n} space.",
                           "Second's piece {piece} enters onto space {space}, jumping {n} spaces.", jumped);
      break;
    case SKIPS_EFFECT_ADVANCE:
      if (!jumped)
        format = first ? _ ("First's piece {piece} goes to space {space}.") : _ ("Second's piece {piece} goes to space {space}.");
      else if (first)
        format = ngettext ("First's piece {piece} goes to space {space}, jumping {n} space.",
                           "First's piece {piece} goes to space {space}, jumping {n} spaces.", jumped);
      else
        format = ngettext ("Second's piece {piece} goes to space {space}, jumping {n} space.",
                           "Second's piece {piece} goes to space {space}, jumping {n} spaces.", jumped);
      break;
    case SKIPS_EFFECT_HOME:
      if (!jumped)
        format = first ? _ ("First's piece {piece} comes home.") : _ ("Second's piece {piece} comes home.");
      else if (first)
        format = ngettext ("First's piece {piece} comes home, jumping {n} space.", "First's piece {piece} comes home, jumping {n} spaces.", jumped);
      else
        format = ngettext ("Second's piece {piece} comes home, jumping {n} space.", "Second's piece {piece} comes home, jumping {n} spaces.", jumped);
      break;
    case SKIPS_EFFECT_PASS:
      format = first ? _ ("First passes.") : _ ("Second passes.");
      break;
    case SKIPS_EFFECT_NO_MOVE:
      format = first ? _ ("First can't move any piece.") : _ ("Second can't move any piece.");
      break;
    case SKIPS_EFFECT_BLOCKED:
      format = _ ("Neither player can move any piece.");
      break;
    case SKIPS_EFFECT_NONE:
    default:
      return NULL;
    }
  return fill (format, piece, space, jumped);
}

char *
skips_prompt (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const SkipsState *state = (const SkipsState *) view;
  if (state->awaits)
    return g_strdup (_ ("The spaces are still to be laid."));
  if (state->to_move == SS_SEAT_NONE)
    return g_strdup (_ ("The match is over."));
  if (viewer == SS_SEAT_NONE || viewer == state->to_move)
    return g_strdup (state->can ? _ ("Choose a piece to move.") : _ ("No piece can move: pass."));
  return g_strdup (state->to_move == SS_SEAT_FIRST ? _ ("First is to move.") : _ ("Second is to move."));
}

static void
add_line (GPtrArray *lines, const char *label, char *value)
{
  SsPanelLine *line = g_new0 (SsPanelLine, 1);
  line->label = g_strdup (label);
  line->value = value;
  g_ptr_array_add (lines, line);
}

static guint
count_outside (const SkipsRules *rules, const SkipsState *state, SsSeat seat)
{
  guint n = 0;
  for (guint i = 0; i < rules->n_pieces; i++)
    n += state->at[seat][i] == SKIPS_OUTSIDE;
  return n;
}

void
skips_panel (const SsRules *base, const SsState *view, SsSeat seat, GPtrArray *lines)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) view;
  g_autofree char *home = ss_text_number ((int) skips_count_home (rules, state, seat));
  g_autofree char *goal = ss_text_number ((int) rules->pieces_home);
  add_line (lines, _ ("Pieces home"), ss_text_fill (_ ("{n} of {m}"), "n", home, "m", goal, NULL));
  add_line (lines, _ ("Pieces outside"), ss_text_number ((int) count_outside (rules, state, seat)));
}

/* The position as text */

static void
write_pieces (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint place, const char *some, const char *none, GString *text)
{
  int pieces[SKIPS_MAX_PIECES] = { 0 };
  guint n = 0;
  for (guint i = 0; i < rules->n_pieces; i++)
    if (state->at[seat][i] == place)
      pieces[n++] = (int) i + 1;
  g_autofree char *row = ss_text_row (pieces, n);
  g_autofree char *line = n ? ss_text_fill (some, "pieces", row, NULL) : g_strdup (none);
  g_string_append_printf (text, "%s\n", line);
}

static void
write_space (const SkipsRules *rules, const SkipsState *state, guint space, GString *text)
{
  guint piece = 0;
  guint dots = state->dots[space - 1];
  const char *format;
  switch (skips_occupant (rules, state, space, &piece))
    {
    case SS_SEAT_FIRST:
      format = dots ? ngettext ("Space {space}: {n} dot; First's piece {piece}", "Space {space}: {n} dots; First's piece {piece}", dots)
                    : _ ("Space {space}: plain; First's piece {piece}");
      break;
    case SS_SEAT_SECOND:
      format = dots ? ngettext ("Space {space}: {n} dot; Second's piece {piece}", "Space {space}: {n} dots; Second's piece {piece}", dots)
                    : _ ("Space {space}: plain; Second's piece {piece}");
      break;
    case SS_SEAT_NONE:
    default:
      format = dots ? ngettext ("Space {space}: {n} dot", "Space {space}: {n} dots", dots) : _ ("Space {space}: plain");
      break;
    }
  g_autofree char *line = fill (format, piece, space, dots);
  g_string_append_printf (text, "%s\n", line);
}

char *
skips_write_position (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) view;
  GString *text = g_string_new (NULL);
  if (state->awaits)
    {
      g_string_append_printf (text, "%s\n", _ ("The spaces are still to be laid."));
      return g_string_free (text, FALSE);
    }
  write_pieces (rules, state, SS_SEAT_FIRST, SKIPS_OUTSIDE, _ ("First's pieces outside: {pieces}"), _ ("First has no piece outside."), text);
  write_pieces (rules, state, SS_SEAT_FIRST, skips_home (rules), _ ("First's pieces home: {pieces}"), _ ("First has no piece home."), text);
  for (guint space = 1; space <= rules->n_spaces; space++)
    write_space (rules, state, space, text);
  write_pieces (rules, state, SS_SEAT_SECOND, SKIPS_OUTSIDE, _ ("Second's pieces outside: {pieces}"), _ ("Second has no piece outside."), text);
  write_pieces (rules, state, SS_SEAT_SECOND, skips_home (rules), _ ("Second's pieces home: {pieces}"), _ ("Second has no piece home."), text);
  return g_string_free (text, FALSE);
}

/* Why a move is good */

/* LineEnd: where a line of play leads to, for the player who begins it. */
typedef struct
{
  SsResult result;
  SkipsReason reason;
  guint n;        /* moves of it */
  guint home[2];  /* pieces home at its end, own and the opponent's */
} LineEnd;

static void
follow (const SkipsRules *rules, const SkipsState *from, const SsMove *line, guint n, LineEnd *line_end)
{
  SkipsState state = *from;
  g_auto (SsHistory) history = { 0 };
  SsSeat seat = from->to_move;
  guint i = 0;
  for (; i < n && state.to_move != SS_SEAT_NONE; i++)
    rules->base.game->play (&rules->base, (SsState *) &state, line[i], NULL, &history, NULL);
  *line_end = (LineEnd) {
    .result = state.result,
    .reason = state.reason,
    .n = i,
    .home = { skips_count_home (rules, &state, seat), skips_count_home (rules, &state, ss_seat_other (seat)) },
  };
}

static char *
say_line (const SkipsRules *rules, SsSeat seat, const LineEnd *line_end)
{
  guint n = line_end->n;
  const char *format;
  if (line_end->result == SS_RESULT_UNFINISHED)
    {
      g_autofree char *own = ss_text_number ((int) line_end->home[0]);
      g_autofree char *other = ss_text_number ((int) line_end->home[1]);
      g_autofree char *count = ss_text_number ((int) n);
      return ss_text_fill (ngettext ("{n} move on, {own} own pieces are home and {other} of the opponent's.",
                                     "{n} moves on, {own} own pieces are home and {other} of the opponent's.", n),
                           "n", count, "own", own, "other", other, NULL);
    }
  if (line_end->result == SS_RESULT_DRAW)
    format = ngettext ("It holds the draw: after {n} move neither player can move any piece, with as many home.",
                       "It holds the draw: after {n} moves neither player can move any piece, with as many home.", n);
  else if (line_end->result != ss_result_win (seat))
    format = ngettext ("Every move loses; this one loses only after {n} move.", "Every move loses; this one loses only after {n} moves.", n);
  else if (line_end->reason == SKIPS_REASON_HOME)
    format = ngettext ("It wins: after {n} move the last piece needed is home.", "It wins: after {n} moves the last piece needed is home.", n);
  else if (line_end->reason == SKIPS_REASON_BLOCKED)
    format = ngettext ("It wins: after {n} move neither player can move any piece, with more own pieces home.",
                       "It wins: after {n} moves neither player can move any piece, with more own pieces home.", n);
  else if (rules->no_move == SKIPS_NO_MOVE_WIN)
    format = ngettext ("It wins: after {n} move no own piece can move.", "It wins: after {n} moves no own piece can move.", n);
  else
    format = ngettext ("It wins: after {n} move the opponent can't move any piece.", "It wins: after {n} moves the opponent can't move any piece.",
                       n);
  return fill (format, 0, 0, n);
}

/* What the next best move would be worth beside it; NULL: nothing to add. */
static char *
say_second (SsSeat seat, const LineEnd *best, const LineEnd *second)
{
  guint n = second->n;
  if (second->result == SS_RESULT_UNFINISHED || best->result == SS_RESULT_UNFINISHED)
    return NULL;
  if (second->result != best->result)
    return second->result == SS_RESULT_DRAW
               ? fill (ngettext ("The next best move only draws, after {n} move.", "The next best move only draws, after {n} moves.", n), 0, 0, n)
               : fill (ngettext ("The next best move loses after {n} move.", "The next best move loses after {n} moves.", n), 0, 0, n);
  if (n == best->n || best->result == SS_RESULT_DRAW)
    return NULL;
  if (best->result == ss_result_win (seat))
    return fill (ngettext ("The next best move wins only after {n} move.", "The next best move wins only after {n} moves.", n), 0, 0, n);
  return fill (ngettext ("The next best move loses after {n} move.", "The next best move loses after {n} moves.", n), 0, 0, n);
}

char *
skips_say_why (const SsRules *base, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second)
{
  const SkipsRules *rules = (const SkipsRules *) base;
  const SkipsState *state = (const SkipsState *) view;
  SsSeat seat = state->to_move;
  if (n == 0 || seat == SS_SEAT_NONE)
    return NULL;
  if (line[0] == SKIPS_PASS)
    return g_strdup (_ ("No piece can move, so there is only the pass."));

  LineEnd best, next;
  follow (rules, state, line, n, &best);
  g_autofree char *why = say_line (rules, seat, &best);
  if (n_second == 0)
    {
      if (__builtin_popcount (state->can) > 1)
        return g_steal_pointer (&why);
      return g_strdup (_ ("No other piece can move."));
    }
  follow (rules, state, second, n_second, &next);
  g_autofree char *beside = say_second (seat, &best, &next);
  if (!beside)
    return g_steal_pointer (&why);
  return ss_text_fill (C_ ("two sentences", "{one} {two}"), "one", why, "two", beside, NULL);
}
