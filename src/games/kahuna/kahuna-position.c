/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>

/* The position as plain text: what the viewer may see, and what is hidden as hidden. */

static void
write_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s\n", line);
  g_free (line);
}

/* "{n}" and a list. */
static void
write_list (GString *text, const char *some, const char *none, const char *const *names, guint n)
{
  if (n == 0)
    {
      if (none)
        write_line (text, g_strdup (none));
      return;
    }
  g_autofree char *list = ss_text_list (names, n);
  write_line (text, ss_text_fill (some, "list", list, NULL));
}

static void
write_number (GString *text, const char *format, guint n)
{
  g_autofree char *number = ss_text_number ((int) n);
  write_line (text, ss_text_fill (format, "n", number, NULL));
}

static void
write_player (const KahunaRules *rules, const KahunaState *state, SsSeat seat, GString *text)
{
  g_autofree char *points = ss_text_number (state->points[seat]), *stones = ss_text_number (state->stones[seat]);
  g_autofree char *left = ss_text_number ((int) rules->supply - state->on_board[seat]);
  const char *format = seat == SS_SEAT_FIRST ? _ ("First: points {points}, stones {stones}, bridges left {left}")
                                             : _ ("Second: points {points}, stones {stones}, bridges left {left}");
  write_line (text, ss_text_fill (format, "points", points, "stones", stones, "left", left, NULL));
}

static void
write_island (const KahunaRules *rules, const KahunaState *state, guint island, GString *text)
{
  guint degree = rules->islands[island].degree;
  g_autofree char *n = ss_text_number ((int) degree), *need = ss_text_number ((int) degree / 2 + 1);
  g_autofree char *a = ss_text_number (state->at[0][island]), *b = ss_text_number (state->at[1][island]);
  const char *format;
  switch (state->holder[island])
    {
    case 1 + SS_SEAT_FIRST:
      format = _ ("{island}: degree {n}, majority {need}, First {a}, Second {b}; First holds it");
      break;
    case 1 + SS_SEAT_SECOND:
      format = _ ("{island}: degree {n}, majority {need}, First {a}, Second {b}; Second holds it");
      break;
    default:
      format = _ ("{island}: degree {n}, majority {need}, First {a}, Second {b}");
      break;
    }
  write_line (text, ss_text_fill (format, "island", rules->names[island], "n", n, "need", need, "a", a, "b", b, NULL));
}

static void
write_bridges (const KahunaRules *rules, const KahunaState *state, GString *text)
{
  const char *names[KAHUNA_MAX_LINES];
  for (guint owner = 0; owner < 3; owner++)
    {
      guint n = 0;
      for (guint l = 0; l < rules->n_lines; l++)
        if (state->owner[l] == (owner + 1) % 3)
          names[n++] = rules->lines[l].name;
      if (owner == 0)
        write_list (text, _ ("First's bridges: {list}"), _ ("First has no bridge on the board."), names, n);
      else if (owner == 1)
        write_list (text, _ ("Second's bridges: {list}"), _ ("Second has no bridge on the board."), names, n);
      else
        write_list (text, _ ("Free lines: {list}"), _ ("No line is free."), names, n);
    }
}

static void
write_hand (const KahunaRules *rules, const KahunaState *state, SsSeat seat, SsSeat viewer, GString *text)
{
  gboolean first = seat == SS_SEAT_FIRST;
  guint n = state->n_hand[seat];
  if (viewer == SS_SEAT_NONE || viewer == seat || n == 0)
    {
      const char *names[KAHUNA_MAX_HAND];
      guint listed = 0;
      for (guint card = 0; card < rules->n_islands; card++)
        for (guint i = 0; i < state->hand[seat][card] && listed < KAHUNA_MAX_HAND; i++)
          names[listed++] = rules->names[card];
      write_list (text, first ? _ ("First's hand: {list}") : _ ("Second's hand: {list}"),
                  first ? _ ("First has no cards in hand.") : _ ("Second has no cards in hand."), names, listed);
    }
  else
    write_number (text, first ? ngettext ("First's hand: {n} hidden card", "First's hand: {n} hidden cards", n)
                              : ngettext ("Second's hand: {n} hidden card", "Second's hand: {n} hidden cards", n), n);

  g_autofree char *known = kahuna_list_known (rules, state, seat, TRUE), *perhaps = kahuna_list_known (rules, state, seat, FALSE);
  if (known)
    write_line (text, ss_text_fill (first ? _ ("Known of First's hand: {list}") : _ ("Known of Second's hand: {list}"), "list", known, NULL));
  if (perhaps)
    write_line (text, ss_text_fill (first ? _ ("In First's hand or thrown away: {list}") : _ ("In Second's hand or thrown away: {list}"), "list",
                                    perhaps, NULL));
}

static void
write_table (const KahunaRules *rules, const KahunaState *state, GString *text)
{
  const char *names[KAHUNA_MAX_OPEN];
  guint n = 0;
  for (guint i = 0; i < rules->open; i++)
    if (state->open[i] != KAHUNA_NONE)
      names[n++] = rules->names[state->open[i]];
  write_list (text, _ ("Open cards: {list}"), _ ("There are no open cards."), names, n);
  write_number (text, ngettext ("Pile: {n} card", "Pile: {n} cards", state->n_pile), state->n_pile);
  if (rules->decline == KAHUNA_DECLINE_ALWAYS && state->phase == KAHUNA_ROUND)
    write_number (text, _ ("Turns without drawing in succession: {n}"), state->declines);
}

static void
write_discards (const KahunaRules *rules, const KahunaState *state, guint by, gboolean down, const char *some, const char *(*hidden) (guint n), GString *text)
{
  const char *names[KAHUNA_MAX_CARDS];
  guint n = 0, unknown = 0;
  for (guint i = 0; i < state->n_discards; i++)
    {
      guint8 discard = state->discards[i];
      if (KAHUNA_DISCARD_BY (discard) != by || KAHUNA_DISCARD_DOWN (discard) != down)
        continue;
      if (KAHUNA_DISCARD_CARD (discard) == KAHUNA_UNKNOWN)
        unknown++;
      else
        names[n++] = rules->names[KAHUNA_DISCARD_CARD (discard)];
    }
  if (unknown > 0)
    write_number (text, hidden (unknown), unknown);
  write_list (text, some, NULL, names, n);
}

static const char *
hidden_of_first (guint n)
{
  return ngettext ("First's discards face down: {n} hidden card", "First's discards face down: {n} hidden cards", n);
}

static const char *
hidden_of_second (guint n)
{
  return ngettext ("Second's discards face down: {n} hidden card", "Second's discards face down: {n} hidden cards", n);
}

static const char *
hidden_of_table (guint n)
{
  return ngettext ("Discarded from the pile: {n} hidden card", "Discarded from the pile: {n} hidden cards", n);
}

char *
kahuna_write_position (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) view;
  GString *text = g_string_new (NULL);
  g_autofree char *round = ss_text_number (state->round), *n_rounds = ss_text_number ((int) rules->n_rounds);

  write_line (text, ss_text_fill (_ ("Round {r} of {n}"), "r", round, "n", n_rounds, NULL));
  if (state->phase == KAHUNA_AWAITS)
    write_line (text, g_strdup (_ ("The cards are still to be shuffled.")));
  if (state->phase == KAHUNA_FINAL)
    write_number (text, ngettext ("{n} final turn is left.", "{n} final turns are left.", state->final_left), state->final_left);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    write_player (rules, state, seat, text);
  for (guint i = 0; i < rules->n_islands; i++)
    write_island (rules, state, i, text);
  write_bridges (rules, state, text);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    write_hand (rules, state, seat, viewer, text);
  write_table (rules, state, text);
  write_discards (rules, state, SS_SEAT_FIRST, FALSE, _ ("First's discards face up: {list}"), NULL, text);
  write_discards (rules, state, SS_SEAT_FIRST, TRUE, _ ("First's discards face down: {list}"), hidden_of_first, text);
  write_discards (rules, state, SS_SEAT_SECOND, FALSE, _ ("Second's discards face up: {list}"), NULL, text);
  write_discards (rules, state, SS_SEAT_SECOND, TRUE, _ ("Second's discards face down: {list}"), hidden_of_second, text);
  write_discards (rules, state, KAHUNA_TABLE, FALSE, _ ("Discarded from the open cards: {list}"), NULL, text);
  write_discards (rules, state, KAHUNA_TABLE, TRUE, _ ("Discarded from the pile: {list}"), hidden_of_table, text);
  return g_string_free (text, FALSE);
}
