/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <glib/gi18n.h>

/* Why a move is good: what the rest of the stage and turn brings, beside what the next best move would. A line holds the player's own decisions
 * up to where another decides or something unseen comes up; so a view is enough. */

typedef struct
{
  gboolean won, lost, at_once;
  gboolean whole;      /* followed to the dragon check, or to the end of the match */
  gboolean turned;     /* the dragon is at the other end, or will be by a flight */
  gboolean on_exit;    /* the player stands on an exit tile then */
  gboolean endangered; /* the player stands on a threatened tile then */
  gboolean threatens, lets_out; /* the opponent stands on a threatened tile, on an exit tile then */
  int own_way, other_way; /* tiles to the first exit tile then */
  int ready, other_ready, white, items;
  int item; /* the last item gained, or DRAGON_NONE */
} Prospect;

/* what a seat's own decisions are, on a view */
static gboolean
can_follow (const DragonRules *r, const DragonState *s, SsSeat seat, SsMove move)
{
  return !s->result && !s->awaits && s->decision && s->decider == seat && dragon_why_not (&r->base, (const SsState *) s, move, NULL) == DRAGON_LEGAL;
}

static int
tiles_to_exit (const DragonRules *r, guint side, guint tile)
{
  int from_dragon = side == 0 ? (int) tile : r->length - 1 - (int) tile;
  return MAX (r->length - r->end_tiles - from_dragon, 0);
}

/* how things stand, on @s with the dragon at @side */
static void
look (const DragonRules *r, const DragonState *s, guint side, SsSeat seat, Prospect *p)
{
  DragonState then = *s;
  SsSeat other = ss_seat_other (seat);
  then.side = (guint8) side;
  p->on_exit = dragon_is_exit (r, &then, then.place[seat]);
  p->endangered = dragon_is_threatened (r, &then, then.place[seat]);
  p->lets_out = dragon_is_exit (r, &then, then.place[other]);
  p->threatens = dragon_is_threatened (r, &then, then.place[other]);
  p->own_way = tiles_to_exit (r, side, then.place[seat]);
  p->other_way = tiles_to_exit (r, side, then.place[other]);
  p->ready = then.ready[seat];
  p->other_ready = then.ready[other];
  p->white = then.white[seat];
  p->items = then.n_items[seat];
}

static void
follow (const DragonRules *r, const DragonState *from, const SsMove *line, guint n, Prospect *p)
{
  DragonState s = *from;
  SsSeat seat = from->decider;
  guint i = 0, unseen = 0;
  *p = (Prospect) { .item = DRAGON_NONE };
  for (; i < n && can_follow (r, &s, seat, line[i]); i++)
    {
      if (dragon_move_kind (line[i]) == DRAGON_MOVE_ITEM && r->blind)
        {
          unseen = 1; /* nobody knows what it will be */
          break;
        }
      guint items = s.n_items[seat];
      dragon_follow_turn (r, &s, line[i]);
      if (s.n_items[seat] > items)
        p->item = s.items[seat][s.n_items[seat] - 1];
    }
  gboolean check = !s.decision && !s.n_frames && s.stage == DRAGON_STAGE_CHECK;
  gboolean flies = check && from->stage < DRAGON_STAGE_CHECK && dragon_wings (r, &s) >= dragon_flight_number (r, &s);
  guint side = flies ? !s.side : s.side;
  look (r, &s, side, seat, p);
  p->items += (int) unseen;
  p->won = s.result == (guint) ss_result_win (seat);
  p->lost = s.result == (guint) ss_result_win (ss_seat_other (seat));
  p->at_once = i == 1;
  p->whole = check || s.result;
  p->turned = side != from->side;
}

static char *
fill_n (const char *format, int n)
{
  g_autofree char *number = ss_text_number (n);
  return ss_text_fill (format, "n", number, NULL);
}

/* what is gained on the bridge: the own way to the exit made shorter, the opponent's longer */
static char *
say_tiles (const Prospect *now, const Prospect *then)
{
  int own = now->own_way - then->own_way, other = then->other_way - now->other_way, sum = own + other;
  if (sum <= 0)
    return NULL;
  if (then->turned)
    return fill_n (ngettext ("It brings the dragon to the other end, which gains {n} tile on the opponent.",
                             "It brings the dragon to the other end, which gains {n} tiles on the opponent.", (gulong) sum),
                   sum);
  if (own > 0 && other > 0)
    return fill_n (_ ("It gains {n} tiles: you toward the exit, the opponent toward the dragon."), sum);
  if (other == 0)
    return fill_n (ngettext ("It brings you {n} tile nearer to the exit.", "It brings you {n} tiles nearer to the exit.", (gulong) own), own);
  if (own == 0)
    return fill_n (ngettext ("It brings the opponent {n} tile nearer to the dragon.", "It brings the opponent {n} tiles nearer to the dragon.", (gulong) other), other);
  return fill_n (ngettext ("It gains {n} tile on the opponent.", "It gains {n} tiles on the opponent.", (gulong) sum), sum);
}

static char *
say_end (const DragonState *s, SsSeat seat, const Prospect *then)
{
  if (then->lost)
    return g_strdup (_ ("Nothing in sight keeps the dragon from pouncing on you."));
  if (!then->won)
    return NULL;
  if (s->on_turn != seat)
    return g_strdup (_ ("It leaves the opponent on a threatened tile, and the dragon pounces."));
  return g_strdup (then->at_once ? _ ("It escapes and wins at once.") : _ ("It leads to an escape in this turn."));
}

/* where both stand then, if that is new */
static char *
say_places (const DragonState *s, SsSeat seat, const Prospect *now, const Prospect *then)
{
  gboolean reaches = then->on_exit && !now->on_exit, threatens = then->threatens && !now->threatens;
  if (then->turned && reaches)
    return g_strdup (_ ("It brings the dragon to the other end, so that you stand on an exit tile."));
  if (then->turned && threatens)
    return g_strdup (_ ("It brings the dragon to the other end, so that the opponent stands on a threatened tile."));
  if (now->lets_out && !then->lets_out)
    return g_strdup (_ ("It takes the opponent off the exit tiles, from where their next move would escape."));
  if (now->endangered && !then->endangered && s->on_turn == seat)
    return g_strdup (_ ("It gets you off the threatened tiles before the dragon pounces."));
  if (reaches && then->threatens)
    return g_strdup (_ ("It ends on an exit tile and leaves the opponent on a threatened tile."));
  if (reaches)
    return g_strdup (_ ("It ends on an exit tile, from where your next move escapes."));
  if (threatens)
    return g_strdup (_ ("It leaves the opponent on a threatened tile, where the dragon pounces if they stay."));
  return NULL;
}

static char *
say_goods (const DragonRules *r, const Prospect *now, const Prospect *then)
{
  int depleted = now->other_ready - then->other_ready, readied = then->ready - now->ready, white = then->white - now->white;
  if (depleted > 0)
    return fill_n (ngettext ("It depletes {n} gem of the opponent.", "It depletes {n} gems of the opponent.", (gulong) depleted), depleted);
  if (readied > 0)
    return fill_n (ngettext ("It readies {n} gem.", "It readies {n} gems.", (gulong) readied), readied);
  return white > 0 ? fill_n (ngettext ("It gains {n} white gem.", "It gains {n} white gems.", (gulong) white), white) : NULL;
}

static char *
say_item (const DragonRules *r, const Prospect *now, const Prospect *then)
{
  if (then->items <= now->items)
    return NULL;
  if (then->item == DRAGON_NONE)
    return g_strdup (_ ("It gains an item."));
  return ss_text_fill (_ ("It gains the item “{item}”."), "item", dragon_card_name (r, DRAGON_ITEM, (guint) then->item), NULL);
}

/* where nothing can be counted */
static char *
say_plan (SsMove move)
{
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_WIZARD:
      return g_strdup (_ ("The powers of this wizard look best."));
    case DRAGON_MOVE_DONE:
      return g_strdup (_ ("Gems and powers are better kept for later."));
    case DRAGON_MOVE_NO:
      return g_strdup (_ ("It is better not done now."));
    default:
      return g_strdup (_ ("Nothing in sight gains more now."));
    }
}

/* what the next best move lacks; NULL: it can't be told */
static char *
say_second (const Prospect *best, const Prospect *next)
{
  if (!best->whole || !next->whole)
    return NULL;
  if (next->lost)
    return best->lost ? NULL : g_strdup (_ ("The next best move lets the dragon pounce on you."));
  if (best->won)
    return next->won ? NULL : g_strdup (_ ("The next best move does not win yet."));
  if (next->lets_out && !best->lets_out)
    return g_strdup (_ ("The next best move leaves the opponent on an exit tile."));
  if (best->on_exit && !next->on_exit)
    return g_strdup (_ ("The next best move does not end on an exit tile."));
  if (next->endangered && !best->endangered)
    return g_strdup (_ ("The next best move leaves you on a threatened tile."));
  if (best->threatens && !next->threatens)
    return g_strdup (_ ("The next best move does not leave the opponent on a threatened tile."));
  int tiles = next->own_way - best->own_way + best->other_way - next->other_way, gems = best->ready - next->ready;
  if (tiles > 0)
    return fill_n (ngettext ("The next best move gains {n} tile less.", "The next best move gains {n} tiles less.", (gulong) tiles), tiles);
  if (best->items > next->items)
    return g_strdup (_ ("The next best move gains no item."));
  if (gems > 0)
    return fill_n (ngettext ("The next best move leaves you with {n} ready gem fewer.", "The next best move leaves you with {n} ready gems fewer.", (gulong) gems), gems);
  return tiles == 0 && gems == 0 && best->items == next->items ? g_strdup (_ ("The next best move comes to much the same.")) : NULL;
}

char *
dragon_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  SsSeat seat = s->decider;
  Prospect now = { .item = DRAGON_NONE }, best, next;
  g_autofree char *one = NULL, *two = NULL;
  if (n == 0 || s->result || s->awaits)
    return NULL;
  if (s->stage == DRAGON_STAGE_SETUP)
    return say_plan (line[0]);
  look (r, s, s->side, seat, &now);
  follow (r, s, line, n, &best);
  one = say_end (s, seat, &best);
  if (!one)
    one = say_places (s, seat, &now, &best);
  if (!one)
    one = say_item (r, &now, &best);
  if (!one)
    one = say_tiles (&now, &best);
  if (!one)
    one = say_goods (r, &now, &best);
  if (!one)
    one = say_plan (line[0]);
  if (n_second == 0)
    return g_steal_pointer (&one);
  follow (r, s, second, n_second, &next);
  two = say_second (&best, &next);
  return two ? ss_text_fill (C_ ("two sentences", "{one} {two}"), "one", one, "two", two, NULL) : g_steal_pointer (&one);
}
