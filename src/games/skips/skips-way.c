/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <math.h>

/* The preview of a move: dotted hops, counted steps with their numbers, jumped stones passed over, a ghost at the end; or, of a piece that can't
 * go, the same in the colour of refusal with the reason. */

#define STEP_UP 46.0      /* of a step's number over the middle of its stone */
#define STEP_UP_SEAT 36.0 /* over a seat */
#define START_UP 30.0
#define GHOST 0.45
#define BUBBLE 340.0

static SkipsPoint
station (const SkipsLayout *layout, const SkipsRules *rules, SsSeat seat, guint piece, guint place)
{
  SkipsPoint at = skips_place_point (layout, rules, seat, piece, place);

  at.y -= place == skips_home (rules) ? STEP_UP_SEAT : STEP_UP;
  return at;
}

/* put_hop: an arc from @a to @b: over what lies between; where the lane turns upwards, round the stone's outer side. */
static void
put_hop (GString *path, SkipsPoint a, SkipsPoint b, const SkipsLayout *layout)
{
  double dx = b.x - a.x, dy = b.y - a.y, lift;

  SKIPS_PUT (path, "M% %", a.x, a.y);
  if (fabs (dx) < 40 && fabs (dy) > 60)
    {
      double out = (a.x > layout->width / 2 ? 1 : -1) * 74;

      SKIPS_PUT (path, "C% % % % % %", a.x + out, a.y + dy * 0.15, b.x + out, b.y - dy * 0.15, b.x, b.y);
      return;
    }
  lift = CLAMP (26 + 0.2 * fabs (dx), 30, 96);
  lift = MIN (lift, (MIN (a.y, b.y) - 10) / 0.75);
  SKIPS_PUT (path, "C% % % % % %", a.x + dx * 0.25, MIN (a.y, b.y) - lift, a.x + dx * 0.75, MIN (a.y, b.y) - lift, b.x, b.y);
}

/* put_way: a hop from @from to @to, places of @seat's piece; where the lane is folded it follows the rows, over the stones that are jumped. */
static void
put_way (GString *path, const SkipsLayout *layout, const SkipsRules *rules, SsSeat seat, guint piece, guint from, guint to, SkipsPoint start)
{
  SkipsPoint at = start;

  for (guint place = MAX (from, 1); place + 1 <= MIN (to, rules->n_spaces); place++)
    {
      guint here = skips_space (rules, seat, place) - 1, next = skips_space (rules, seat, place + 1) - 1;

      if (here / layout->columns == next / layout->columns)
        continue;
      if (place != from)
        {
          SkipsPoint turn = station (layout, rules, seat, piece, place);

          put_hop (path, at, turn, layout);
          at = turn;
        }
      if (place + 1 != to)
        {
          SkipsPoint turn = station (layout, rules, seat, piece, place + 1);

          put_hop (path, at, turn, layout);
          at = turn;
        }
    }
  put_hop (path, at, station (layout, rules, seat, piece, to), layout);
}

static void
draw_hops (const SkipsLayout *layout, const SkipsRules *rules, SsSeat seat, guint piece, guint from, SkipsPoint start, const SkipsWalk *walk, SsScene *scene)
{
  gboolean legal = walk->refusal == SKIPS_LEGAL;
  g_autoptr (GString) path = g_string_new (NULL);
  g_autofree char *svg = NULL;

  for (guint i = 0; i < walk->n_path; i++)
    {
      put_way (path, layout, rules, seat, piece, from, walk->path[i], start);
      from = walk->path[i];
      start = station (layout, rules, seat, piece, from);
    }
  svg = g_strdup_printf ("<path class=\"key-line\" d=\"%s\"/><path class=\"%s\" stroke-dasharray=\"0.1 10\" d=\"%s\"/>", path->str, legal ? "legal" : "illegal",
                         path->str);
  skips_define (scene, "way", "skips-way", SS_LAYER_MARKS, svg, layout->width, layout->height);
}

static void
draw_step (guint i, SkipsPoint at, gboolean legal, SsScene *scene)
{
  char id[SKIPS_NAME_SIZE];
  g_autofree char *number = ss_text_number ((int) i);

  g_snprintf (id, sizeof id, "step-%u", i);
  ss_scene_place (scene, id, SS_LAYER_MARKS, legal ? "mark-step" : "mark-step-illegal", at.x, at.y);
  g_snprintf (id, sizeof id, "step-%u-number", i);
  ss_scene_text (scene, id, SS_TEXT_ON_STATE, number, at.x, at.y);
}

void
skips_draw_way (const SsSight *sight, const SkipsLayout *layout, guint piece, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  SsSeat seat = skips_acting (sight);
  SkipsPoint start = skips_place_point (layout, rules, seat, piece, state->at[seat][piece - 1]), end;
  gboolean legal, home;
  char symbol[SKIPS_NAME_SIZE];
  SkipsWalk walk;

  skips_walk (rules, state, seat, piece, &walk);
  legal = walk.refusal == SKIPS_LEGAL;
  if (walk.n_path > 0)
    {
      end = skips_place_point (layout, rules, seat, piece, walk.to);
      home = walk.to == skips_home (rules);
      ss_scene_place (scene, "target", SS_LAYER_MARKS, home ? legal ? "mark-legal-piece" : "mark-illegal-piece" : legal ? "mark-legal-ring" : "mark-illegal-ring",
                      end.x, end.y)
          ->scale
          = home ? 1 : 0.94;
      draw_hops (layout, rules, seat, piece, state->at[seat][piece - 1], (SkipsPoint) { start.x, start.y - START_UP }, &walk, scene);
      for (guint i = 0; i < walk.n_path; i++)
        draw_step (i + 1, station (layout, rules, seat, piece, walk.path[i]), legal, scene);
      /* where it is occupied, the ghost would hide who is there */
      if (home || skips_occupant (rules, state, skips_space (rules, seat, walk.to), NULL) == SS_SEAT_NONE)
        ss_scene_place (scene, "ghost", SS_LAYER_PIECES, skips_piece_symbol (symbol, seat, rules->steps[piece - 1]), end.x, end.y)->opacity = GHOST;
    }
  if (!legal && !(sight->pick && sight->pick->v[SKIPS_PICK_SAID]))
    {
      g_autofree char *why = skips_say_refusal (rules, piece, &walk);

      /* below the stones: the dots that the reason speaks of stay in sight */
      ss_scene_bubble (scene, "reason", why, start.x, start.y + (state->at[seat][piece - 1] == SKIPS_OUTSIDE ? 34 : 68), BUBBLE);
    }
}
