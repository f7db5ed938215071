/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <glib/gi18n.h>

/* The lane as a picture: art.md, "Skips: a lane of stones through a shallow". */

#define LABEL 18.0
#define CAPTION 15.0
#define LEAST_TYPE 11.0 /* px on screen */
#define LIFT 6.0
#define LIFTED 1.06

static const char *const seat_words[] = { "first", "second" };

const char *
skips_piece_symbol (char name[SKIPS_NAME_SIZE], SsSeat seat, guint dots)
{
  g_snprintf (name, SKIPS_NAME_SIZE, "skips-piece-%s-%u", seat_words[seat], dots);
  return name;
}

const char *
skips_space_symbol (char name[SKIPS_NAME_SIZE], guint dots)
{
  g_snprintf (name, SKIPS_NAME_SIZE, "skips-space-%u", dots);
  return name;
}

const char *
skips_item_id (char id[SKIPS_NAME_SIZE], const char *what, SsSeat seat, guint piece)
{
  g_snprintf (id, SKIPS_NAME_SIZE, "%s-%s-%u", what, seat_words[seat], piece);
  return id;
}

static void
draw_stones (const SkipsLayout *layout, const SkipsState *state, SsScene *scene)
{
  for (guint i = 0; i < layout->n_spaces; i++)
    {
      char id[SKIPS_NAME_SIZE], symbol[SKIPS_NAME_SIZE];

      g_snprintf (id, sizeof id, "space-%u", i + 1);
      ss_scene_place (scene, id, SS_LAYER_SPACES, skips_space_symbol (symbol, state->dots[i]), layout->stones[i].x, layout->stones[i].y);
    }
}

/* draw_heading: whose area it is, with their stone; under it what it is for. The stone tells at any size. */
static void
draw_heading (const SkipsLayout *layout, SsSeat seat, SkipsArea area, SsScene *scene)
{
  const char *what = area == SKIPS_AREA_HOME ? "home" : "outside";
  SkipsPoint at = layout->headings[seat][area];
  char id[SKIPS_NAME_SIZE], symbol[SKIPS_NAME_SIZE];
  double label = MAX (LABEL, LEAST_TYPE / layout->unit), stone = label * 1.35;
  gboolean captioned = CAPTION * layout->unit >= LEAST_TYPE;
  SsItem *name, *item;
  SsSymbolBox room;

  g_snprintf (id, sizeof id, "name-%s-%s", what, seat_words[seat]);
  name = ss_scene_text (scene, id, SS_TEXT_LABEL, seat == SS_SEAT_FIRST ? _ ("First") : _ ("Second"), at.x, at.y);
  name->size = label;
  name->width = layout->block_width - stone - 6;
  name->max_lines = 1;
  ss_text_measure (name, &room);
  name->x = at.x + (stone + 4) / 2;
  g_snprintf (id, sizeof id, "owner-%s-%s", what, seat_words[seat]);
  g_snprintf (symbol, sizeof symbol, "stone-%s", seat_words[seat]);
  item = ss_scene_place (scene, id, SS_LAYER_SPACES, symbol, name->x - room.width / 2 - 4 - stone / 2, at.y);
  item->scale = stone / 52;
  if (!captioned)
    return;
  g_snprintf (id, sizeof id, "caption-%s-%s", what, seat_words[seat]);
  item = ss_scene_text (scene, id, SS_TEXT_CAPTION, area == SKIPS_AREA_HOME ? C_ ("place", "Home") : C_ ("place", "Outside"), at.x, at.y + 23);
  item->width = layout->block_width;
  item->max_lines = 1;
}

static void
draw_areas (const SkipsLayout *layout, gboolean titled, SsScene *scene)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (SkipsArea area = SKIPS_AREA_OUTSIDE; area <= SKIPS_AREA_HOME; area++)
      {
        const char *what = area == SKIPS_AREA_HOME ? "home" : "outside";
        char id[SKIPS_NAME_SIZE], symbol[SKIPS_NAME_SIZE];

        g_snprintf (symbol, sizeof symbol, "skips-seat-%s", seat_words[seat]);
        for (guint i = 0; i < layout->n_pieces; i++)
          ss_scene_place (scene, skips_item_id (id, what, seat, i + 1), SS_LAYER_SPACES, symbol, layout->seats[seat][area][i].x, layout->seats[seat][area][i].y);
        if (titled)
          draw_heading (layout, seat, area, scene);
      }
}

static void
draw_piece (const SsSight *sight, const SkipsLayout *layout, SsSeat seat, guint piece, guint shown, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  SkipsPoint at = skips_place_point (layout, rules, seat, piece, state->at[seat][piece - 1]);
  char id[SKIPS_NAME_SIZE], symbol[SKIPS_NAME_SIZE];
  SsItem *item = ss_scene_place (scene, skips_item_id (id, "piece", seat, piece), SS_LAYER_PIECES, skips_piece_symbol (symbol, seat, rules->steps[piece - 1]),
                                 at.x, at.y);
  SkipsWalk walk;

  if (seat != skips_acting (sight) || sight->thumbnail)
    return;
  skips_walk (rules, state, seat, piece, &walk);
  if (walk.refusal == SKIPS_AT_HOME)
    return;
  if (walk.refusal)
    {
      ss_scene_place (scene, skips_item_id (id, "cannot", seat, piece), SS_LAYER_MARKS, "mark-illegal", at.x + 21, at.y - 20)->scale = 0.8;
      return;
    }
  if (piece == shown)
    {
      item->layer = SS_LAYER_HELD;
      item->y -= LIFT;
      item->scale = LIFTED;
      item->shadow = TRUE;
    }
  else
    ss_scene_place (scene, skips_item_id (id, "can", seat, piece), SS_LAYER_MARKS, "mark-legal-piece", at.x, at.y);
}

static void
draw_last (const SsSight *sight, const SkipsLayout *layout, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  SsSeat seat = sight->last_by;
  guint piece = (guint) sight->last, place;
  SkipsPoint at;

  if (sight->last == SS_NO_MOVE || sight->last == SKIPS_PASS || seat == SS_SEAT_NONE)
    return;
  place = state->at[seat][piece - 1];
  at = skips_place_point (layout, rules, seat, piece, place);
  ss_scene_place (scene, "last", SS_LAYER_MARKS, "mark-last", at.x, place == skips_home (rules) ? at.y : at.y + 5)->scale
      = place == skips_home (rules) ? 1.1 : 1.56;
}

static void
describe (const SkipsRules *rules, const SkipsState *state, SsScene *scene)
{
  g_autofree char *n = ss_text_number ((int) rules->n_spaces);
  g_autofree char *first = ss_text_number ((int) skips_count_home (rules, state, SS_SEAT_FIRST));
  g_autofree char *second = ss_text_number ((int) skips_count_home (rules, state, SS_SEAT_SECOND));

  scene->description = ss_text_fill (_ ("A lane of {n} spaces. Pieces home: First {first}, Second {second}."), "n", n, "first", first, "second", second, NULL);
}

void
skips_draw (const SsSight *sight, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  guint shown = sight->thumbnail ? 0 : skips_shown (sight);
  gboolean titled = !sight->thumbnail;
  SkipsLayout layout;

  skips_layout_init (&layout, rules->n_spaces, rules->n_pieces, rules->same_side, sight->width, sight->height, titled);
  scene->width = layout.width;
  scene->height = layout.height;
  describe (rules, state, scene);
  skips_draw_ground (&layout, scene);
  draw_stones (&layout, state, scene);
  draw_areas (&layout, titled, scene);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (guint piece = 1; piece <= rules->n_pieces; piece++)
      draw_piece (sight, &layout, seat, piece, shown, scene);
  draw_last (sight, &layout, scene);
  if (sight->thumbnail)
    return;
  if (shown)
    skips_draw_way (sight, &layout, shown, scene);
  skips_draw_spots (sight, &layout, scene);
}
