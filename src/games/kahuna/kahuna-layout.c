/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-board.h"

#include <math.h>
#include <string.h>

/* Where everything lies: the archipelago above, the bank with the cards below. The map takes the shape of the room. */

#define ROOM_OF_ISLAND 64000.0 /* square units of map an island */
#define MARGIN 24.0
#define GAP 20.0               /* between groups of cards */
#define PITCH (KAHUNA_CARD_WIDTH + 10)
#define ROW (KAHUNA_CARD_HEIGHT + 48)

/* Islands */

void
kahuna_shore_init (KahunaShore *shore, const char *name, guint degree, double x, double y)
{
  double letters = strlen (name);
  *shore = (KahunaShore) {
    .at = { x, y },
    .rx = 60 + 3 * MIN (degree, 10) + 3.2 * MAX (letters - 4, 0),
    .ry = 42 + 1.6 * MIN (degree, 10),
    .seed = (guint32) ss_hash_bytes (name, strlen (name)),
    .degree = degree,
    .name = name,
  };
}

double
kahuna_shore_radius (const KahunaShore *shore, double angle)
{
  double c = cos (angle) / shore->rx, s = sin (angle) / shore->ry;
  double wave = 1;
  for (guint k = 2; k <= 5; k++)
    {
      guint bits = shore->seed >> (6 * (k - 2)) & 63;
      wave += (0.02 + 0.045 * (bits & 7) / 7 / (k - 1)) * cos (k * angle + (bits >> 3) * G_PI / 4);
    }
  return wave / sqrt (c * c + s * s);
}

void
kahuna_bar (const KahunaShore *a, const KahunaShore *b, KahunaPoint *middle, int *length, double *angle)
{
  double dx = b->at.x - a->at.x, dy = b->at.y - a->at.y, distance = MAX (hypot (dx, dy), 1);
  double direction = atan2 (dy, dx);
  double from = kahuna_shore_radius (a, direction) - 8, to = distance - kahuna_shore_radius (b, direction + G_PI) + 8;
  if (to - from < 48)
    {
      from = MAX ((from + to) / 2 - 24, 0);
      to = MIN (from + 48, distance);
    }
  double along = (from + to) / 2 / distance;
  *middle = (KahunaPoint) { a->at.x + dx * along, a->at.y + dy * along };
  *length = MAX (16 * (int) lround ((to - from) / 16), 48);
  *angle = direction * 180 / G_PI;
  while (*angle > 90)
    *angle -= 180;
  while (*angle <= -90)
    *angle += 180;
}

/* Hands */

gboolean
kahuna_sees_hand (const SsSight *sight, SsSeat seat)
{
  return sight->viewer == SS_SEAT_NONE || sight->viewer == seat;
}

int
kahuna_hand_card (const KahunaState *state, SsSeat seat, guint slot)
{
  for (int card = 0; card < KAHUNA_MAX_ISLANDS; card++)
    {
      if (slot < state->hand[seat][card])
        return card;
      slot -= state->hand[seat][card];
    }
  return -1;
}

KahunaPoint
kahuna_row_middle (const KahunaRow *row, guint slot)
{
  return (KahunaPoint) { row->at.x + slot * row->pitch + KAHUNA_CARD_WIDTH / 2, row->at.y + KAHUNA_CARD_HEIGHT / 2 };
}

/* The bank */

typedef struct
{
  double width;
  double inset; /* of the place in the middle of it */
  KahunaRow *row; /* a row of cards, or */
  KahunaPoint *place;
} Group;

static void
add_row (Group *groups, guint *n, KahunaRow *row, guint cards, double room)
{
  row->n = cards;
  row->pitch = PITCH;
  if (cards > 1)
    row->pitch = MIN (PITCH, (room - KAHUNA_CARD_WIDTH) / (cards - 1));
  groups[(*n)++] = (Group) { KAHUNA_CARD_WIDTH + (MAX (cards, 1) - 1) * row->pitch, 0, row, NULL };
}

/* A pile with the caption under it. */
static Group
pile_group (KahunaPoint *place, double caption_width)
{
  double width = MAX (KAHUNA_CARD_WIDTH, caption_width - GAP / 2);
  return (Group) { width, (width - KAHUNA_CARD_WIDTH) / 2, NULL, place };
}

/* Groups flow into rows, each row in the middle. Returns the height of the bank. @unit: px that a unit takes. */
static double
lay_bank (const SsSight *sight, KahunaLayout *layout, double width, double top, double unit)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  Group groups[10];
  guint n = 0;
  double room = width - 2 * MARGIN, y = top + 56;
  layout->hands[0].n = layout->hands[1].n = 0;
  for (guint i = 0; i < 2; i++)
    {
      SsSeat seat = sight->bottom == SS_SEAT_SECOND ? 1 - i : i;
      if (kahuna_sees_hand (sight, seat))
        add_row (groups, &n, &layout->hands[seat], state->n_hand[seat], room);
    }
  if (rules->open > 0)
    add_row (groups, &n, &layout->open, rules->open, room);
  else
    layout->open = (KahunaRow) { .n = 0 };
  layout->caption = MAX (15, 11.05 / unit); /* a little more than what is left out as too small */
  layout->button_width = 2 * (int) MAX (66, 4.4 * layout->caption);
  layout->button_height = 2 * (int) MAX (31, 1.25 * layout->caption + 8);
  groups[n++] = pile_group (&layout->pile, 6 * layout->caption);
  groups[n++] = pile_group (&layout->discards, 8.5 * layout->caption);
  groups[n++] = (Group) { layout->button_width, 0, NULL, &layout->end };
  layout->info_width = 46 + 11.4 * layout->caption;
  groups[n++] = (Group) { layout->info_width, 0, NULL, &layout->info };

  double row = ROW;
  for (guint first = 0, last; first < n; first = last, y += row)
    {
      double used = groups[first].width;
      for (last = first + 1; last < n && used + GAP + groups[last].width <= room; last++)
        used += GAP + groups[last].width;
      double x = (width - used) / 2;
      for (guint i = first; i < last; i++)
        {
          KahunaPoint *at = groups[i].row ? &groups[i].row->at : groups[i].place;
          *at = (KahunaPoint) { x + groups[i].inset, y };
          x += groups[i].width + GAP;
        }
      if (last == n)
        row = MAX (ROW, 99 + 5 * layout->caption); /* the information, with two notes of two lines */
    }
  layout->rebuild = (KahunaPoint) { layout->end.x, layout->end.y + layout->button_height + 12 };
  return y - top - 8;
}

static void
lay_map (const KahunaRules *rules, KahunaLayout *layout, double width, double height)
{
  double left = 100, right = 0, top = 100, bottom = 0, side = 0;
  layout->n_islands = rules->n_islands;
  for (guint i = 0; i < rules->n_islands; i++)
    {
      const KahunaIsland *island = &rules->islands[i];
      left = MIN (left, island->x);
      right = MAX (right, island->x);
      top = MIN (top, island->y);
      bottom = MAX (bottom, island->y);
      kahuna_shore_init (&layout->shores[i], island->name, island->degree, 0, 0);
      side = MAX (side, layout->shores[i].rx + 26);
    }
  for (guint i = 0; i < rules->n_islands; i++)
    {
      const KahunaIsland *island = &rules->islands[i];
      double x = right > left ? (island->x - left) / (right - left) : 0.5, y = bottom > top ? (island->y - top) / (bottom - top) : 0.5;
      layout->shores[i].at = (KahunaPoint) { side + x * (width - 2 * side), 104 + y * (height - 104 - KAHUNA_MAP_BOTTOM) };
    }
}

void
kahuna_layout (const SsSight *sight, KahunaLayout *layout)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  gboolean known = sight->width > 0 && sight->height > 0;
  double room_width = known ? sight->width : 1300, room_height = known ? sight->height : 900;
  double area = ROOM_OF_ISLAND * MAX (rules->n_islands, 6), best = 0, chosen = 640;

  memset (layout, 0, sizeof *layout);
  for (double width = 640; width <= 2600; width += 20)
    {
      /* letters are the larger the less px a unit gets, which in turn costs room */
      double height = MAX (area / width, 420), unit = known ? room_width / width : 1, bank = 0;
      for (guint i = 0; i < 2; i++)
        {
          bank = sight->thumbnail ? 0 : lay_bank (sight, layout, width, height, known ? unit : 1);
          unit = MIN (room_width / width, room_height / (height + bank));
        }
      if (unit > best)
        {
          best = unit;
          chosen = width;
        }
    }
  layout->map_height = floor (MAX (area / chosen, 420));
  layout->unit = known ? best : 1;
  /* what is left of the room, in steps that the search above didn't try, belongs to the sheet: no strip beside it */
  layout->width = known ? MAX (chosen, room_width / best) : chosen;
  layout->height = layout->map_height + (sight->thumbnail ? 0 : lay_bank (sight, layout, layout->width, layout->map_height, layout->unit));
  if (known && !sight->thumbnail)
    layout->height = MAX (layout->height, room_height / best);
  lay_map (rules, layout, layout->width, layout->map_height);
}
