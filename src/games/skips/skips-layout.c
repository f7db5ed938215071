/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "skips-layout.h"

#include <math.h>

#define PITCH 104.0      /* from stone to stone, at least */
#define PITCH_MAX 122.0  /* and where there is room */
#define ROW_PITCH 140.0
#define BESIDE 70.0      /* from a shore to the middle of the nearest stone */
#define SEAT 60.0
#define TITLE 56.0       /* height of a heading */
#define ON_STONE 5.0      /* a piece stands that much above the middle, so that the dots on the near rim stay clear */
#define SHORE_SPARE 30.0  /* land beside the areas */
#define GRAIN 32.0       /* a scene grows in steps of this, so that a window resized by a pixel keeps its ground */
#define LEAST_STONE 56.0 /* px: below that a lane of six or more folds, if that makes them larger */

/* up and down along the path, as real stones lie */
static const double wobble[] = { 14, -15, 9, -16, 13, -12, 15, -9 };

/* seats_a_row: 1, 2, 3, 2 + 2, 3 + 2, 3 + 3. */
static guint
seats_a_row (guint n_pieces)
{
  return n_pieces == 4 ? 2 : MIN (n_pieces, 3);
}

static double
block_width (guint n_pieces)
{
  return MAX (seats_a_row (n_pieces), 2) * SEAT + 24;
}

static double
block_height (guint n_pieces, gboolean titled)
{
  return (titled ? TITLE : 0) + (n_pieces > 3 ? 2 : 1) * SEAT;
}

/* least_size: what a lane of so many rows needs. */
static void
least_size (SkipsLayout *l, gboolean upright, guint rows, double *width, double *height)
{
  guint columns = (l->n_spaces + rows - 1) / rows;
  double lane = (columns - 1) * PITCH;

  if (l->n_pieces == 0)
    {
      *width = lane + 2 * BESIDE;
      *height = (rows - 1) * ROW_PITCH + 2 * BESIDE;
    }
  else if (upright)
    {
      *width = MAX (lane + 2 * BESIDE, 2 * l->block_width + 16);
      *height = 2 * (l->block_height + 40) + (rows - 1) * ROW_PITCH + 2 * BESIDE + 30;
    }
  else
    {
      *width = 2 * (l->block_width + SHORE_SPARE) + lane + 2 * BESIDE + 8;
      *height = MAX (2 * l->block_height + 72, (rows - 1) * ROW_PITCH + 240);
    }
}

/* choose: upright or not, and how many rows: one row beside shores if stones come out large enough, else whatever makes them largest. */
static void
choose (SkipsLayout *l, double room_width, double room_height)
{
  double width, height, best;
  gboolean wide = room_width >= room_height;

  l->upright = FALSE;
  l->rows = 1;
  least_size (l, FALSE, 1, &width, &height);
  if (room_width <= 0 || room_height <= 0)
    {
      l->unit = 1;
      return;
    }
  l->unit = best = MIN (room_width / width, room_height / height);
  if (wide && best * 2 * SKIPS_STONE >= LEAST_STONE)
    return;
  for (guint upright = 0; upright <= 1; upright++)
    for (guint rows = 1; rows <= MIN (l->n_spaces, 8); rows++)
      {
        guint columns = (l->n_spaces + rows - 1) / rows;
        double unit;

        /* beside shores a lane ends at the far one: an odd number of rows. Fewer than six stones don't fold. No row is empty */
        if ((rows - 1) * columns >= l->n_spaces)
          continue;
        if ((!upright && rows % 2 == 0 && l->n_pieces > 0) || (rows > 1 && l->n_spaces < 6))
          continue;
        least_size (l, upright, rows, &width, &height);
        unit = MIN (room_width / width, room_height / height);
        if (unit > best * 1.02)
          {
            best = l->unit = unit;
            l->upright = upright && l->n_pieces > 0;
            l->rows = rows;
          }
      }
}

/* spread: the scene takes the room's shape. */
static void
spread (SkipsLayout *l, double room_width, double room_height)
{
  least_size (l, l->upright, l->rows, &l->width, &l->height);
  if (room_width > 0 && room_height > 0)
    {
      l->width = MAX (l->width, room_width / l->unit);
      l->height = MAX (l->height, room_height / l->unit);
    }
  l->width = floor (l->width / GRAIN) * GRAIN + (fmod (l->width, GRAIN) > GRAIN / 2 ? GRAIN : 0);
  l->height = floor (l->height / GRAIN) * GRAIN + (fmod (l->height, GRAIN) > GRAIN / 2 ? GRAIN : 0);
}

static void
place_stones (SkipsLayout *l)
{
  double middle = l->height / 2, left, top_row;
  double depth = l->rows == 1 ? 1 : 0.5;

  l->columns = (l->n_spaces + l->rows - 1) / l->rows;
  left = (l->width - (l->columns - 1) * l->pitch) / 2;
  top_row = middle - (l->rows - 1) * ROW_PITCH / 2;
  for (guint i = 0; i < l->n_spaces; i++)
    {
      guint row = i / l->columns, column = i % l->columns;
      guint from_left = row % 2 ? l->columns - 1 - column : column;
      guint from_top = l->upright ? l->rows - 1 - row : row;
      guint in_row = MIN (l->columns, l->n_spaces - row * l->columns);
      double pitch = l->pitch;

      /* beside shores the last row reaches the far one, however few stones it has */
      if (!l->upright && l->n_pieces > 0 && in_row > 1)
        pitch *= (l->columns - 1) / (double) (in_row - 1);
      l->stones[i].x = left + from_left * pitch;
      l->stones[i].y = top_row + from_top * ROW_PITCH + wobble[i % G_N_ELEMENTS (wobble)] * depth;
    }
}

/* place_block: the seats of an area about x, y, under its heading. */
static void
place_block (SkipsLayout *l, SsSeat seat, SkipsArea area, double x, double y, gboolean titled)
{
  guint a_row = seats_a_row (l->n_pieces);
  double top = y - l->block_height / 2;

  l->headings[seat][area] = (SkipsPoint) { x, top + 14 };
  for (guint i = 0; i < l->n_pieces; i++)
    {
      guint row = i / a_row, in_row = MIN (a_row, l->n_pieces - row * a_row);

      l->seats[seat][area][i].x = x + (i % a_row - (in_row - 1) / 2.0) * SEAT;
      l->seats[seat][area][i].y = top + (titled ? TITLE : 0) + (row + 0.5) * SEAT;
    }
}

/* corner: where the area of a seat lies: at First's side or at the far one, and which of the two there. */
static void
corner (const SkipsLayout *l, SsSeat seat, SkipsArea area, gboolean *far_side, gboolean *second_block)
{
  gboolean starts_far = seat == SS_SEAT_SECOND && !l->same_side;

  *far_side = area == SKIPS_AREA_OUTSIDE ? starts_far : !starts_far;
  /* on each shore the start comes first; with both players on the same side First does */
  *second_block = l->same_side ? seat == SS_SEAT_SECOND : area == SKIPS_AREA_HOME;
}

static void
place_areas (SkipsLayout *l, gboolean titled)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (SkipsArea area = SKIPS_AREA_OUTSIDE; area <= SKIPS_AREA_HOME; area++)
      {
        gboolean far_side, second_block;
        double x, y;

        corner (l, seat, area, &far_side, &second_block);
        if (l->upright)
          {
            /* the lane leaves from the left, and comes to the far shore left or right */
            gboolean right = second_block ^ (far_side && l->rows % 2 == 1 && !l->same_side);
            double apart = MIN (MAX (l->width / 4, l->block_width / 2 + 4), 190);

            x = l->width / 2 + (right ? apart : -apart);
            y = far_side ? l->shore / 2 - 2 : l->height - l->shore / 2 + 8;
          }
        else
          {
            double apart = MIN (MAX (l->height / 4, l->block_height / 2 + 14), 150);
            double in = MAX (l->shore / 2 - 7, l->shore - 150);

            x = far_side ? l->width - in : in;
            y = l->height / 2 + (second_block ? apart : -apart);
          }
        place_block (l, seat, area, x, y, titled);
      }
}

void
skips_layout_init (SkipsLayout *l, guint n_spaces, guint n_pieces, gboolean same_side, double width, double height, gboolean titled)
{
  double spare;

  *l = (SkipsLayout) { .n_spaces = n_spaces, .n_pieces = n_pieces, .same_side = same_side, .unit = 1 };
  l->block_width = block_width (n_pieces);
  l->block_height = block_height (n_pieces, titled);
  choose (l, width, height);
  spread (l, width, height);
  l->columns = (n_spaces + l->rows - 1) / l->rows;
  if (l->upright)
    {
      spare = l->width - 2 * BESIDE - (l->columns - 1) * PITCH;
      l->pitch = l->columns > 1 ? MIN (PITCH_MAX, PITCH + MAX (spare, 0) / (l->columns - 1)) : PITCH;
      l->shore = MAX (l->block_height + 40, (l->height - (l->rows - 1) * ROW_PITCH - 2 * BESIDE - 30) / 2 - 120);
    }
  else
    {
      l->shore = l->block_width + SHORE_SPARE;
      spare = l->width - 2 * l->shore - 2 * BESIDE - 8 - (l->columns - 1) * PITCH;
      l->pitch = l->columns > 1 ? MIN (PITCH_MAX, PITCH + MAX (spare, 0) / (l->columns - 1)) : PITCH;
      spare -= (l->pitch - PITCH) * (l->columns - 1);
      l->shore += MAX (0, spare / 2 - 60);
    }
  place_stones (l);
  place_areas (l, titled);
}

void
skips_layout_init_lane (SkipsLayout *l, guint n_spaces, double width, double height)
{
  *l = (SkipsLayout) { .n_spaces = n_spaces, .pitch = PITCH, .unit = 1 };
  choose (l, width, height);
  if (l->unit > 1.4)
    l->unit = 1.4; /* a short lane needn't fill the room */
  spread (l, width, height);
  place_stones (l);
}

SkipsPoint
skips_place_point (const SkipsLayout *layout, const SkipsRules *rules, SsSeat seat, guint piece, guint place)
{
  if (place == SKIPS_OUTSIDE)
    return layout->seats[seat][SKIPS_AREA_OUTSIDE][piece - 1];
  if (place >= skips_home (rules))
    return layout->seats[seat][SKIPS_AREA_HOME][piece - 1];
  SkipsPoint at = layout->stones[skips_space (rules, seat, place) - 1];
  at.y -= ON_STONE;
  return at;
}
