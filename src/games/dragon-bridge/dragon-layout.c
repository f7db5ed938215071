/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <math.h>

/* The bridge is one span, or breaks into several of equal length where a plank would be under 44 px (art.md). The arrangement that shows
 * everything largest is taken. */

#define PLANK_PX 44.0
#define LEAST_TYPE 11.2 /* px: a little more than what is left out as too small, as units are found by trial */

static void
arrange (DragonLayout *layout, const DragonRules *r, guint spans, gboolean compact)
{
  layout->compact = compact;
  layout->spans = spans;
  layout->per = (r->length + spans - 1) / spans;
  layout->scale = compact ? 0.8 : 1;
  layout->pitch = 64 * layout->scale;
  layout->sag = spans == 1 ? 40 : 14;
  layout->span_height = (compact ? 96 : 132) * layout->scale + layout->sag + 34;
  double margin = compact ? 14 : spans == 1 ? 140 : 60;
  layout->width = MAX (layout->per * layout->pitch + 2 * margin, compact ? 380 : 1040);
  layout->card_scale = compact ? 0.84 : 1.24;
}

/* about how high the whole will be */
static double
estimate (const DragonLayout *layout, const SsSight *sight)
{
  const DragonState *s = (const DragonState *) sight->view;
  SsSeat seat = sight->viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  double card = layout->card_scale * 128 + 12;
  double rows = MAX (1, ceil (s->n_hand[seat] / MAX (1, floor ((layout->width - 28) / card))));
  double header = layout->compact ? 128 : 232;
  double bank = layout->compact ? 330 + rows * 108 : 360 + rows * 60;
  return header + layout->spans * layout->span_height + bank;
}

void
dragon_layout_init (DragonLayout *layout, const SsSight *sight)
{
  const DragonRules *r = (const DragonRules *) sight->rules;
  double width = sight->width > 0 ? sight->width : 1460, height = sight->height > 0 ? sight->height : width * 0.7;
  double best = -1;
  for (guint compact = 0; compact < 2; compact++)
    for (guint spans = 1; spans <= (r->length + 3u) / 4; spans++)
      {
        DragonLayout one;
        arrange (&one, r, spans, compact);
        one.unit = MIN (width / one.width, height / estimate (&one, sight));
        double plank = MIN (one.unit * one.pitch, PLANK_PX) / PLANK_PX;
        /* planks of 44 px come first, then the size of everything */
        double score = plank * 10 + MIN (one.unit, 1.2) + (compact ? 0 : one.unit >= 0.55 ? 2 : one.unit < 0.45 ? -4 : -0.2);
        if (score > best)
          {
            best = score;
            *layout = one;
          }
      }
  dragon_layout_fit (layout, layout->unit);
}

void
dragon_layout_fit (DragonLayout *layout, double unit)
{
  layout->unit = unit;
  layout->type = MAX (LEAST_TYPE / unit, 14);
}

void
dragon_tile_point (const DragonLayout *layout, const DragonRules *rules, guint tile, double *x, double *y, double *angle)
{
  guint span = tile / layout->per, place = tile % layout->per;
  guint n = MIN (layout->per, rules->length - span * layout->per);
  double left = (layout->width - n * layout->pitch) / 2;
  double t = (place + 0.5) / n * 2 - 1;
  *x = left + (place + 0.5) * layout->pitch;
  *y = layout->top + span * layout->span_height + 104 * layout->scale + layout->sag * (1 - t * t);
  if (angle)
    *angle = atan (-2 * layout->sag * t / (n * layout->pitch / 2)) * 180 / G_PI;
}
