/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <glib/gi18n.h>
#include <math.h>

/* Cards: the nest and the dragon's power above the bridge; players, hand, market, hacks and what is said in words below it. */

#define MARGIN 14.0
#define GAP 10.0

/* Where the next thing of a row goes */
typedef struct
{
  double x, y, height; /* top left of the next, and the height of the row so far */
} Flow;

static void
begin_flow (DragonBoard *b, Flow *flow)
{
  *flow = (Flow) { MARGIN, b->y, 0 };
}

static void
make_room (DragonBoard *b, Flow *flow, double width)
{
  if (flow->x + width <= b->layout.width - MARGIN || flow->x <= MARGIN)
    return;
  flow->x = MARGIN;
  flow->y += flow->height + GAP;
  flow->height = 0;
}

static void
went (Flow *flow, double width, double height)
{
  flow->x += width + GAP;
  flow->height = MAX (flow->height, height);
}

static void
end_flow (DragonBoard *b, Flow *flow)
{
  b->y = flow->y + flow->height + (flow->height > 0 ? GAP : 0);
}

/* Above the bridge */

static void
draw_nest (DragonBoard *b, double left, double right)
{
  const DragonState *s = b->s;
  guint roost = dragon_roost_number (b->r, s), places = MIN (MAX (roost, s->n_nest), 40);
  double room = (right - left) / places - (b->layout.compact ? 3 : 6);
  double w = CLAMP (room, b->layout.compact ? 44 : 50, b->layout.compact ? 58 : 87), h = b->layout.compact ? 74 : 112;
  double pitch = places > 1 ? MIN (w + 8, (right - left - w) / (places - 1)) : 0;
  double x = left;
  for (guint i = 0; i < places; i++, x += pitch)
    {
      char id[32];
      if (i >= s->n_nest)
        {
          g_snprintf (id, sizeof id, "nest-place-%u", i);
          dragon_draw_paper (b, id, x, b->y, w, h, "empty");
          continue;
        }
      guint copy = 0;
      for (guint k = 0; k < i; k++)
        copy += s->nest[k] == s->nest[i];
      g_snprintf (id, sizeof id, "nest-%u-%u", s->nest[i], copy);
      dragon_draw_card (b, id, DRAGON_SPOT_NEST + i, DRAGON_AREA_NEST, DRAGON_ACTION, s->nest[i], x, b->y, w, h, FALSE);
    }
  b->y += h + 6;
}

static void
draw_wing_row (DragonBoard *b, double left)
{
  guint wings = dragon_wings (b->r, b->s), flight = dragon_flight_number (b->r, b->s), row = MIN (MAX (wings, flight), 30);
  if (b->layout.compact)
    return;
  for (guint i = 0; i < row; i++)
    {
      char id[24];
      g_snprintf (id, sizeof id, "wing-%u", i);
      SsItem *wing = ss_scene_place (b->scene, id, SS_LAYER_TEXT, "wing", left + 12 + i * 25, b->y + 12);
      wing->scale = 0.85;
      wing->opacity = i < wings ? 1 : 0.25;
    }
  b->y += 26;
}

static char *
count_of (const char *format, guint n, guint m)
{
  g_autofree char *a = ss_text_number ((int) n), *c = ss_text_number ((int) m);
  return ss_text_fill (format, "n", a, "m", c, NULL);
}

/* the card under the dragon: its power's name and what it says */
static double
draw_under (DragonBoard *b, double x, double width)
{
  const DragonState *s = b->s;
  double size = b->layout.type;
  if (s->under == DRAGON_NONE)
    {
      dragon_draw_text (b, "under-none", SS_TEXT_CAPTION, _ ("The dragon has no power."), x, b->y + size, size, width, 3, SS_ALIGN_START);
      return 0;
    }
  const DragonPowers *powers = dragon_powers (b->r, DRAGON_ACTION, s->under);
  const char *card = dragon_card_name (b->r, DRAGON_ACTION, s->under), *name = *dragon_power_name (b->r, s->under) ? dragon_power_name (b->r, s->under) : card;
  g_autofree char *says = powers->n ? dragon_say_powers (powers->powers, powers->n) : g_strdup (_ ("The dragon has no power."));
  g_autofree char *spoken = powers->n ? ss_text_fill (_ ("Dragon power: {name}"), "name", name, NULL) : g_strdup (card);
  SsItem *title = dragon_draw_text (b, "under-name", SS_TEXT_LABEL, spoken, x, 0, size + 2, width, b->layout.compact ? 1 : 2, SS_ALIGN_START);
  SsItem *text = dragon_draw_text (b, "under-text", SS_TEXT_CARD, says, x, 0, size, width, b->layout.compact ? 2 : 6, SS_ALIGN_START);
  SsSymbolBox box;
  ss_text_measure (title, &box);
  double height = box.height;
  title->y = b->y + height / 2;
  ss_text_measure (text, &box);
  text->y = b->y + height + box.height / 2;
  height += box.height;
  SsSpot *spot = dragon_add_spot (b, DRAGON_SPOT_UNDER, "under", x, b->y, width, height, spoken, DRAGON_AREA_NEST);
  spot->description = g_strdup (says);
  if (b->spot == DRAGON_SPOT_UNDER)
    ss_scene_bubble (b->scene, "reading", says, x + width / 2, b->y + height, 420);
  return height;
}

void
dragon_draw_header (DragonBoard *b)
{
  const DragonLayout *l = &b->layout;
  const DragonState *s = b->s;
  double size = l->type, top = b->y;
  g_autofree char *cards = count_of (_ ("Cards {n} / {m}"), s->n_nest, dragon_roost_number (b->r, s));
  g_autofree char *wings = count_of (_ ("Wings {n} / {m}"), dragon_wings (b->r, s), dragon_flight_number (b->r, s));
  g_autofree char *deck = count_of (_ ("Deck {n}"), s->n_deck, 0);
  if (l->compact)
    {
      double height = draw_under (b, MARGIN, l->width - 2 * MARGIN);
      b->y += MAX (height, size * 1.8) + 4;
      dragon_draw_text (b, "nest-cards", SS_TEXT_CAPTION, cards, MARGIN, b->y + size / 2, size, l->width / 3, 1, SS_ALIGN_START);
      dragon_draw_text (b, "nest-wings", SS_TEXT_CAPTION, wings, l->width / 2, b->y + size / 2, size, l->width / 3, 1, SS_ALIGN_MIDDLE);
      dragon_draw_text (b, "deck", SS_TEXT_CAPTION, deck, l->width - MARGIN, b->y + size / 2, size, l->width / 3, 1, SS_ALIGN_END);
      b->y += size + 8;
      draw_nest (b, MARGIN, l->width - MARGIN);
      return;
    }
  double side = MIN (300, l->width * 0.22), left = side + 130, right = l->width - 120;
  double under = draw_under (b, MARGIN + 10, side);
  dragon_draw_text (b, "nest", SS_TEXT_LABEL, _ ("Nest"), left - 14, top + 20, size + 4, 110, 1, SS_ALIGN_END);
  dragon_draw_text (b, "nest-cards", SS_TEXT_CAPTION, cards, left - 14, top + 48, size, 110, 1, SS_ALIGN_END);
  dragon_draw_text (b, "nest-wings", SS_TEXT_CAPTION, wings, left - 14, top + 74, size, 110, 1, SS_ALIGN_END);
  draw_nest (b, left, right);
  draw_wing_row (b, left);
  if (s->n_deck)
    ss_scene_place (b->scene, "deck-back", SS_LAYER_TILES, "card-back", l->width - 58, top + 58)->scale = 0.58;
  dragon_draw_text (b, "deck", SS_TEXT_CAPTION, deck, l->width - 58, top + 132, size, 110, 1, SS_ALIGN_MIDDLE);
  b->y = MAX (b->y, top + under) + 8;
}

/* The players */

static void
draw_gems (DragonBoard *b, Flow *flow, SsSeat seat)
{
  const DragonState *s = b->s;
  guint row[3] = { s->ready[seat], s->used[seat], s->n_aside[seat] };
  guint k = 0;
  for (guint kind = 0; kind < 3; kind++)
    for (guint i = 0; i < row[kind]; i++, k++)
      {
        char id[32];
        gboolean ready = kind == 0 || (kind == 2 && s->aside[seat][i]);
        make_room (b, flow, 24);
        g_snprintf (id, sizeof id, "gem-%u-%u", seat, k);
        SsItem *gem = ss_scene_place (b->scene, id, SS_LAYER_PIECES, ready ? "gem-ready" : "gem-used", flow->x + 13, flow->y + 17 + (kind == 2 ? 5 : 0));
        gem->scale = kind == 2 ? 0.6 : 0.85;
        gem->opacity = kind == 2 ? 0.6 : 1;
        went (flow, 18, 34);
      }
  for (guint i = 0; i < s->white[seat]; i++)
    {
      char id[32];
      make_room (b, flow, 22);
      g_snprintf (id, sizeof id, "white-%u-%u", seat, i);
      ss_scene_place (b->scene, id, SS_LAYER_PIECES, "gem-white", flow->x + 11, flow->y + 17)->scale = 0.7;
      went (flow, 14, 34);
    }
}

static void
draw_chip (DragonBoard *b, Flow *flow, const char *id, guint32 number, DragonArea area, DragonFamily family, guint kind)
{
  double width = MIN (dragon_text_width (SS_TEXT_LABEL, dragon_card_name (b->r, family, kind), b->layout.type) + 22, b->layout.width - 2 * MARGIN);
  make_room (b, flow, width);
  dragon_draw_card (b, id, number, area, family, kind, flow->x, flow->y, width, 34, FALSE);
  went (flow, width, 34);
}

static void
draw_player (DragonBoard *b, SsSeat seat)
{
  const DragonState *s = b->s;
  Flow flow;
  char id[32];
  double size = b->layout.type;
  const char *name = seat == SS_SEAT_FIRST ? _ ("First") : _ ("Second");
  begin_flow (b, &flow);
  g_snprintf (id, sizeof id, "stone-%u", seat);
  ss_scene_place (b->scene, id, SS_LAYER_PIECES, seat ? "stone-second" : "stone-first", flow.x + 16, flow.y + 17)->scale = 0.55;
  went (&flow, 26, 34);
  g_snprintf (id, sizeof id, "player-%u", seat);
  double width = dragon_text_width (SS_TEXT_LABEL, name, size + 2);
  dragon_draw_text (b, id, SS_TEXT_LABEL, name, flow.x, flow.y + 17, size + 2, 0, 1, SS_ALIGN_START);
  went (&flow, width, 34);
  draw_gems (b, &flow, seat);
  flow.x += 10;
  if (s->wizard[seat] != DRAGON_NONE)
    {
      g_snprintf (id, sizeof id, "wizard-card-%u", seat);
      draw_chip (b, &flow, id, DRAGON_SPOT_WIZARD + seat, DRAGON_AREA_PLAYERS, DRAGON_WIZARD, s->wizard[seat]);
    }
  for (guint i = 0; i < s->n_items[seat]; i++)
    {
      g_snprintf (id, sizeof id, "item-%u-%u", seat, i);
      draw_chip (b, &flow, id, DRAGON_SPOT_ITEM + 40 * seat + i, DRAGON_AREA_PLAYERS, DRAGON_ITEM, s->items[seat][i]);
    }
  g_autofree char *cards = count_of (_ ("Hand {n}"), s->n_hand[seat], 0);
  width = dragon_text_width (SS_TEXT_CAPTION, cards, size);
  make_room (b, &flow, width);
  g_snprintf (id, sizeof id, "held-%u", seat);
  dragon_draw_text (b, id, SS_TEXT_CAPTION, cards, flow.x, flow.y + 17, size, 0, 1, SS_ALIGN_START);
  went (&flow, width + 4, 34);
  /* what is known of the opponent's hand */
  if (b->sight->viewer != SS_SEAT_NONE && b->sight->viewer != seat)
    for (guint i = 0; i < s->n_hand[seat]; i++)
      if (s->hand[seat][i] < DRAGON_UNKNOWN)
        {
          g_snprintf (id, sizeof id, "known-%u", i);
          draw_chip (b, &flow, id, DRAGON_SPOT_OTHER_HAND + i, DRAGON_AREA_PLAYERS, DRAGON_ACTION, DRAGON_HELD_KIND (s->hand[seat][i]));
        }
  end_flow (b, &flow);
}

void
dragon_draw_players (DragonBoard *b)
{
  SsSeat own = b->sight->bottom == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  draw_player (b, ss_seat_other (own));
  draw_player (b, own);
}

/* Below: options in words, hand, cards looked at, market, hacks */

static void
draw_options (DragonBoard *b)
{
  Flow flow;
  guint count = 0;
  begin_flow (b, &flow);
  for (guint i = 0; i < b->options.n; i++)
    {
      SsMove move = b->options.moves[i];
      if (dragon_move_spot (b->r, b->s, move))
        continue;
      char id[32];
      g_autofree char *says = dragon_say_option (b->sight->rules, b->sight->view, move);
      double width = MIN (dragon_text_width (SS_TEXT_LABEL, says, b->layout.type) + 28, b->layout.width - 2 * MARGIN);
      double height = MAX (36, 30 / b->layout.unit);
      guint32 number = DRAGON_SPOT_OPTION + count++;
      make_room (b, &flow, width);
      g_snprintf (id, sizeof id, "option-%u", number - DRAGON_SPOT_OPTION);
      g_autofree char *text = g_strconcat (id, "-text", NULL), *frame = g_strconcat (id, "-frame", NULL);
      dragon_draw_paper (b, id, flow.x, flow.y, width, height, "paper");
      dragon_draw_text (b, text, SS_TEXT_LABEL, says, flow.x + width / 2, flow.y + height / 2, b->layout.type, width - 16, 1, SS_ALIGN_MIDDLE);
      dragon_draw_paper (b, frame, flow.x, flow.y, width, height, "frame");
      SsSpot *spot = dragon_add_spot (b, number, id, flow.x, flow.y, width, height, says, DRAGON_AREA_OPTIONS);
      spot->description = dragon_say_move (b->sight->rules, b->sight->view, move);
      went (&flow, width, height);
    }
  end_flow (b, &flow);
}

static void
card_size (DragonBoard *b, gboolean large, double *width, double *height)
{
  /* in a narrow room four cards stand side by side */
  double quarter = (MIN (b->layout.width, 640) - 2 * MARGIN - 3 * GAP) / 4;
  *width = b->layout.compact ? quarter : large ? 159 : 150;
  *height = large ? (b->layout.compact ? 74 : 226) : (b->layout.compact ? 44 : 226);
  if (!b->layout.compact) /* as much text in larger letters */
    {
      *width = floor (*width * MAX (1, b->layout.type / 17));
      *height = floor (*height * MAX (1, b->layout.type / 17));
    }
}

static void
draw_title (DragonBoard *b, Flow *flow, const char *id, const char *text)
{
  double width = MAX (dragon_text_width (SS_TEXT_LABEL, text, b->layout.type), 1);
  if (b->layout.compact)
    return;
  make_room (b, flow, width + GAP + 160); /* with the first card */
  dragon_draw_text (b, id, SS_TEXT_LABEL, text, flow->x, flow->y + 16, b->layout.type, 0, 1, SS_ALIGN_START);
  went (flow, width, 24);
}

static void
draw_row (DragonBoard *b, Flow *flow, const char *what, guint32 first, DragonArea area, DragonFamily family, const guint8 *cards, guint n, gboolean held, gboolean large)
{
  double width, height;
  card_size (b, large, &width, &height);
  for (guint i = 0; i < n; i++)
    {
      guint kind = held ? DRAGON_HELD_KIND (cards[i]) : cards[i], copy = 0;
      char id[40];
      make_room (b, flow, width);
      if (kind >= DRAGON_UNKNOWN)
        {
          g_snprintf (id, sizeof id, "%s-back-%u", what, i);
          ss_scene_place (b->scene, id, SS_LAYER_TILES, "card-back", flow->x + 24, flow->y + 36)->scale = 0.36;
          went (flow, 44, 72);
          continue;
        }
      for (guint k = 0; k < i; k++)
        copy += (held ? DRAGON_HELD_KIND (cards[k]) : cards[k]) == kind;
      g_snprintf (id, sizeof id, "%s-%u-%u", what, kind, copy);
      dragon_draw_card (b, id, first + i, area, family, kind, flow->x, flow->y, width, height, !b->layout.compact);
      went (flow, width, height);
    }
}

void
dragon_draw_bank (DragonBoard *b)
{
  const DragonState *s = b->s;
  SsSeat viewer = b->sight->viewer;
  SsSeat hand = viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  Flow flow;
  draw_options (b);
  begin_flow (b, &flow);

  /* cards of the deck that the viewer looks at: each kind once */
  if (s->decider == viewer && (s->decision == DRAGON_DECIDE_SEARCH || s->decision == DRAGON_DECIDE_SIFT))
    {
      draw_title (b, &flow, "title-deck", _ ("Cards of the deck"));
      for (guint i = 0; i < b->options.n; i++)
        {
          guint8 kind = (guint8) dragon_move_value (b->options.moves[i]);
          draw_row (b, &flow, "looked", DRAGON_SPOT_DECK + kind, DRAGON_AREA_HAND, DRAGON_ACTION, &kind, 1, FALSE, TRUE);
        }
      end_flow (b, &flow);
      begin_flow (b, &flow);
    }

  draw_row (b, &flow, "hand", DRAGON_SPOT_HAND, DRAGON_AREA_HAND, DRAGON_ACTION, s->hand[hand], s->n_hand[hand], TRUE, TRUE);
  if (viewer == SS_SEAT_NONE)
    {
      end_flow (b, &flow);
      begin_flow (b, &flow);
      draw_row (b, &flow, "other", DRAGON_SPOT_OTHER_HAND, DRAGON_AREA_HAND, DRAGON_ACTION, s->hand[!hand], s->n_hand[!hand], TRUE, TRUE);
    }
  if (b->layout.compact || flow.x > b->layout.width - 3 * 150 - MARGIN)
    {
      end_flow (b, &flow);
      begin_flow (b, &flow);
    }
  if (s->n_market)
    {
      draw_title (b, &flow, "title-market", _ ("Market"));
      draw_row (b, &flow, "market", DRAGON_SPOT_MARKET, DRAGON_AREA_MARKET, DRAGON_ITEM, s->market, s->n_market, FALSE, FALSE);
    }
  if (s->n_hacks)
    {
      draw_title (b, &flow, "title-hacks", _ ("Hacks"));
      draw_row (b, &flow, "hack", DRAGON_SPOT_OPEN_HACK, DRAGON_AREA_MARKET, DRAGON_HACK, s->hacks, s->n_hacks, FALSE, FALSE);
    }
  end_flow (b, &flow);
}
