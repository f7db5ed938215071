/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>
#include <string.h>

/* Moves as text, and why a move is not legal: kahuna.md, Notation, A turn. */

char *
kahuna_move_text (const SsRules *base, const SsState *state, SsMove move)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const char *a = rules->names[KAHUNA_MOVE_A (move)], *b = rules->names[KAHUNA_MOVE_B (move)];
  const char *line = rules->lines[KAHUNA_MOVE_LINE (move)].name;
  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
      return g_strconcat (a, ":", line, NULL);
    case KAHUNA_REMOVE:
      return g_strconcat (a, "+", b, ":", line, NULL);
    case KAHUNA_REBUILD:
      return g_strconcat (a, "+", b, ":", line, "*", NULL);
    case KAHUNA_THROW:
      return g_strconcat ("/", a, NULL);
    case KAHUNA_TAKE:
      return g_strconcat ("<", a, NULL);
    case KAHUNA_DRAW:
      return g_strdup ("<");
    case KAHUNA_END:
      return g_strdup (".");
    case KAHUNA_FREE:
      return g_strconcat ("^", line, NULL);
    default:
      g_return_val_if_reached (NULL);
    }
}

static int
find_name (const KahunaRules *rules, const char *text, gsize length)
{
  for (guint i = 0; i < rules->n_islands; i++)
    if (strlen (rules->names[i]) == length && memcmp (rules->names[i], text, length) == 0)
      return (int) i;
  return -1;
}

static int
find_line (const KahunaRules *rules, const char *text)
{
  for (guint i = 0; i < rules->n_lines; i++)
    if (g_str_equal (rules->lines[i].name, text))
      return (int) i;
  return -1;
}

static SsMove
parse_cards (const KahunaRules *rules, const char *text, const char *colon)
{
  g_autofree char *name = g_strdup (colon + 1);
  gsize length = strlen (name);
  gboolean star = length > 0 && name[length - 1] == '*';
  if (star)
    name[length - 1] = '\0';

  const char *plus = memchr (text, '+', (gsize) (colon - text));
  int line = find_line (rules, name), a = find_name (rules, text, (gsize) ((plus ? plus : colon) - text));
  if (line < 0 || a < 0)
    return SS_NO_MOVE;
  if (!plus)
    return star ? SS_NO_MOVE : KAHUNA_MOVE (KAHUNA_BUILD, a, 0, line);
  int b = find_name (rules, plus + 1, (gsize) (colon - plus - 1));
  if (b < a)
    return SS_NO_MOVE;
  return KAHUNA_MOVE (star ? KAHUNA_REBUILD : KAHUNA_REMOVE, a, b, line);
}

/* A card that doesn't fit the line, or a move that these rules don't know, is read all the same: the refusal says more than "no such move". */
SsMove
kahuna_parse (const SsRules *base, const char *text)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  int n;
  switch (text[0])
    {
    case '.':
      return text[1] == '\0' ? KAHUNA_MOVE (KAHUNA_END, 0, 0, 0) : SS_NO_MOVE;
    case '<':
      if (text[1] == '\0')
        return KAHUNA_MOVE (KAHUNA_DRAW, 0, 0, 0);
      n = find_name (rules, text + 1, strlen (text + 1));
      return n < 0 ? SS_NO_MOVE : KAHUNA_MOVE (KAHUNA_TAKE, n, 0, 0);
    case '/':
      n = find_name (rules, text + 1, strlen (text + 1));
      return n < 0 ? SS_NO_MOVE : KAHUNA_MOVE (KAHUNA_THROW, n, 0, 0);
    case '^':
      n = find_line (rules, text + 1);
      return n < 0 ? SS_NO_MOVE : KAHUNA_MOVE (KAHUNA_FREE, 0, 0, n);
    default:
      {
        const char *colon = strchr (text, ':');
        return colon ? parse_cards (rules, text, colon) : SS_NO_MOVE;
      }
    }
}

/* Refusals */

static void
say (char **sentence, char *text)
{
  if (sentence)
    *sentence = text;
  else
    g_free (text);
}

static guint
refuse_card (const KahunaRules *rules, const KahunaState *state, guint card, char **sentence)
{
  if (state->hand[state->mover][card] > 0)
    return 0;
  say (sentence, ss_text_fill (_ ("You don't hold the card {island}."), "island", rules->names[card], NULL));
  return KAHUNA_REFUSE_NO_CARD;
}

static gboolean
is_end (const KahunaRules *rules, guint line, guint island)
{
  return rules->lines[line].ends[0] == island || rules->lines[line].ends[1] == island;
}

/* A bridge can't be put on the line, be it by a card or free. */
static guint
refuse_place (const KahunaRules *rules, const KahunaState *state, guint line, char **sentence)
{
  const char *name = rules->lines[line].name;
  const guint8 *ends = rules->lines[line].ends;
  SsSeat seat = (SsSeat) state->mover;
  guint8 enemy = (guint8) (1 + ss_seat_other (seat));

  if (state->owner[line] == 1 + seat)
    {
      say (sentence, ss_text_fill (_ ("Your bridge already stands on {line}."), "line", name, NULL));
      return KAHUNA_REFUSE_OWN_BRIDGE;
    }
  if (state->owner[line] == enemy)
    {
      say (sentence, ss_text_fill (_ ("A bridge of the opponent stands on {line}; only two cards can remove it."), "line", name, NULL));
      return KAHUNA_REFUSE_ENEMY_BRIDGE;
    }
  if (state->on_board[seat] >= rules->supply)
    {
      g_autofree char *n = ss_text_number ((int) rules->supply);
      say (sentence, ss_text_fill (ngettext ("Your only bridge is on the board already.", "All your {n} bridges are on the board already.", rules->supply), "n", n, NULL));
      return KAHUNA_REFUSE_NO_SUPPLY;
    }
  if (kahuna_may_build (rules, state, seat, line))
    return 0;
  if (rules->restriction == KAHUNA_RESTRICTION_NOT_BOTH)
    {
      say (sentence, ss_text_fill (_ ("The opponent holds both {a} and {b}; no bridge may be built between two islands of the opponent."), "a", rules->names[ends[0]],
                                   "b", rules->names[ends[1]], NULL));
      return KAHUNA_REFUSE_HELD_BOTH;
    }
  say (sentence, ss_text_fill (_ ("The opponent holds {island}; no bridge may be built at an island of the opponent."), "island",
                               rules->names[state->holder[ends[0]] == enemy ? ends[0] : ends[1]], NULL));
  return KAHUNA_REFUSE_HELD;
}

static guint
refuse_build (const KahunaRules *rules, const KahunaState *state, guint card, guint line, char **sentence)
{
  guint refusal = refuse_card (rules, state, card, sentence);
  if (refusal)
    return refusal;
  if (!is_end (rules, line, card))
    {
      say (sentence, ss_text_fill (_ ("The line {line} doesn't touch {island}."), "line", rules->lines[line].name, "island", rules->names[card], NULL));
      return KAHUNA_REFUSE_NOT_AT_CARD;
    }
  return refuse_place (rules, state, line, sentence);
}

static guint
refuse_remove (const KahunaRules *rules, const KahunaState *state, SsMove move, char **sentence)
{
  guint a = KAHUNA_MOVE_A (move), b = KAHUNA_MOVE_B (move), line = KAHUNA_MOVE_LINE (move);
  SsSeat seat = (SsSeat) state->mover;
  const char *name = rules->lines[line].name;
  const guint8 *ends = rules->lines[line].ends;

  guint refusal = refuse_card (rules, state, a, sentence);
  if (!refusal)
    refusal = refuse_card (rules, state, b, sentence);
  if (refusal)
    return refusal;
  if (a == b && state->hand[seat][a] < 2)
    {
      say (sentence, ss_text_fill (_ ("You hold only one card {island}; two are needed."), "island", rules->names[a], NULL));
      return KAHUNA_REFUSE_ONE_CARD;
    }
  if (!is_end (rules, line, a) || !is_end (rules, line, b))
    {
      say (sentence, ss_text_fill (_ ("Both cards must name {a} or {b} to remove the bridge between them."), "a", rules->names[ends[0]], "b", rules->names[ends[1]], NULL));
      return KAHUNA_REFUSE_CARDS_NOT_AT_LINE;
    }
  if (state->owner[line] == 0)
    {
      say (sentence, ss_text_fill (_ ("No bridge stands on {line}."), "line", name, NULL));
      return KAHUNA_REFUSE_NO_BRIDGE;
    }
  if (state->owner[line] == 1 + seat)
    {
      say (sentence, ss_text_fill (_ ("The bridge on {line} is your own; only bridges of the opponent can be removed."), "line", name, NULL));
      return KAHUNA_REFUSE_NOT_ENEMY;
    }
  if (KAHUNA_MOVE_KIND (move) == KAHUNA_REMOVE || kahuna_may_rebuild (rules, state, seat, line))
    return 0;
  if (!rules->rebuild)
    return KAHUNA_REFUSE_NO_REBUILD;
  if (state->on_board[seat] >= rules->supply)
    {
      g_autofree char *n = ss_text_number ((int) rules->supply);
      say (sentence, ss_text_fill (ngettext ("Your only bridge is on the board already.", "All your {n} bridges are on the board already.", rules->supply), "n", n, NULL));
      return KAHUNA_REFUSE_NO_SUPPLY;
    }
  SsSeat enemy = ss_seat_other (seat);
  guint held = 2u * (state->at[enemy][ends[0]] - 1u) > rules->islands[ends[0]].degree ? ends[0] : ends[1];
  say (sentence, ss_text_fill (_ ("The opponent would still hold {island}, so you can't build there after the removal."), "island", rules->names[held], NULL));
  return KAHUNA_REFUSE_REBUILD_HELD;
}

static guint
refuse_draw (const KahunaRules *rules, const KahunaState *state, SsMove move, char **sentence)
{
  if (state->n_hand[state->mover] >= rules->hand_limit)
    {
      g_autofree char *n = ss_text_number ((int) rules->hand_limit);
      say (sentence, ss_text_fill (ngettext ("You hold 1 card already, the most allowed; first play one or throw one away.",
                                             "You hold {n} cards already, the most allowed; first play one or throw one away.", rules->hand_limit),
                                   "n", n, NULL));
      return KAHUNA_REFUSE_FULL_HAND;
    }
  if (KAHUNA_MOVE_KIND (move) == KAHUNA_DRAW)
    return state->n_pile > 0 ? 0 : KAHUNA_REFUSE_NO_PILE;
  for (guint i = 0; i < rules->open; i++)
    if (state->open[i] == KAHUNA_MOVE_A (move))
      return 0;
  say (sentence, ss_text_fill (_ ("{island} doesn't lie among the open cards."), "island", rules->names[KAHUNA_MOVE_A (move)], NULL));
  return KAHUNA_REFUSE_NOT_OPEN;
}

guint
kahuna_why_not (const SsRules *base, const SsState *base_state, SsMove move, char **sentence)
{
  const KahunaRules *rules = (const KahunaRules *) base;
  const KahunaState *state = (const KahunaState *) base_state;
  guint line = KAHUNA_MOVE_LINE (move);

  if (sentence)
    *sentence = NULL;
  if (KAHUNA_MOVE_KIND (move) == KAHUNA_FREE)
    return state->phase == KAHUNA_HANDICAP ? refuse_place (rules, state, line, sentence) : KAHUNA_REFUSE_NO_FREE_BRIDGE;
  if (state->phase == KAHUNA_HANDICAP)
    return KAHUNA_REFUSE_FREE_BRIDGES_FIRST;

  switch (KAHUNA_MOVE_KIND (move))
    {
    case KAHUNA_BUILD:
      return refuse_build (rules, state, KAHUNA_MOVE_A (move), line, sentence);
    case KAHUNA_REMOVE:
    case KAHUNA_REBUILD:
      return refuse_remove (rules, state, move, sentence);
    case KAHUNA_THROW:
      return refuse_card (rules, state, KAHUNA_MOVE_A (move), sentence);
    case KAHUNA_TAKE:
    case KAHUNA_DRAW:
      return refuse_draw (rules, state, move, sentence);
    case KAHUNA_END:
      if (kahuna_may_decline (rules, state))
        return 0;
      return rules->decline == KAHUNA_DECLINE_NEVER ? KAHUNA_REFUSE_MUST_DRAW : KAHUNA_REFUSE_AFTER_DECLINE;
    default:
      g_return_val_if_reached (KAHUNA_REFUSE_NO_CARD);
    }
}
