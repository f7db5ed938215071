/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <glib/gi18n.h>

/* The places of a lane as a screen reader says them: each piece and each empty space, with what choosing it does. */

#define PIECE_SPOT 56.0
#define STONE_SPOT 96.0

static char *
fill (const char *format, guint piece, guint space, guint n)
{
  g_autofree char *piece_text = ss_text_number ((int) piece);
  g_autofree char *space_text = ss_text_number ((int) space);
  g_autofree char *n_text = ss_text_number ((int) n);

  return ss_text_fill (format, "piece", piece_text, "space", space_text, "n", n_text, NULL);
}

static char *
name_of_piece (const SsSight *sight, SsSeat seat, guint piece)
{
  guint dots = ((const SkipsRules *) sight->rules)->steps[piece - 1];
  const char *format;

  if (sight->viewer == seat)
    format = ngettext ("Your piece {piece} with {n} dot", "Your piece {piece} with {n} dots", dots);
  else if (sight->viewer != SS_SEAT_NONE)
    format = ngettext ("The opponent's piece {piece} with {n} dot", "The opponent's piece {piece} with {n} dots", dots);
  else if (seat == SS_SEAT_FIRST)
    format = ngettext ("First's piece {piece} with {n} dot", "First's piece {piece} with {n} dots", dots);
  else
    format = ngettext ("Second's piece {piece} with {n} dot", "Second's piece {piece} with {n} dots", dots);
  return fill (format, piece, 0, dots);
}

static char *
name_of_place (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint place)
{
  guint space, dots;

  if (place == SKIPS_OUTSIDE)
    return g_strdup (C_ ("place of a piece", "outside"));
  if (place == skips_home (rules))
    return g_strdup (C_ ("place of a piece", "home"));
  space = skips_space (rules, seat, place);
  dots = state->dots[space - 1];
  if (dots == 0)
    return fill (_ ("on the plain space {space}"), 0, space, 0);
  return fill (ngettext ("on space {space} with {n} dot", "on space {space} with {n} dots", dots), 0, space, dots);
}

static void
add_piece (const SsSight *sight, const SkipsLayout *layout, SsSeat seat, guint piece, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  guint place = state->at[seat][piece - 1];
  SkipsPoint at = skips_place_point (layout, rules, seat, piece, place);
  gboolean on_lane = place != SKIPS_OUTSIDE && place != skips_home (rules);
  double size = on_lane ? STONE_SPOT : PIECE_SPOT;
  g_autofree char *who = name_of_piece (sight, seat, piece);
  g_autofree char *where = name_of_place (rules, state, seat, place);
  g_autofree char *name = ss_text_fill (C_ ("a piece and its place", "{piece}, {place}"), "piece", who, "place", where, NULL);
  char id[SKIPS_NAME_SIZE];
  SsSpot *spot = ss_scene_spot (scene, SKIPS_SPOT_PIECE (seat, piece), skips_item_id (id, "piece", seat, piece), at.x, at.y, size, size, name);

  spot->radius = size / 2;
  spot->chosen = sight->pick && sight->pick->v[SKIPS_PICK_SPOT] == spot->spot;
  if (skips_acting (sight) == seat)
    {
      SkipsWalk walk;

      skips_walk (rules, state, seat, piece, &walk);
      spot->legal = walk.refusal == SKIPS_LEGAL;
      spot->description = spot->legal ? skips_say_move (sight->rules, sight->view, piece) : skips_say_refusal (rules, piece, &walk);
    }
}

static void
add_space (const SsSight *sight, const SkipsLayout *layout, guint space, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;
  guint dots = state->dots[space - 1], piece = 0, which = sight->pick && sight->pick->v[SKIPS_PICK_SPOT] == SKIPS_SPOT_SPACE (space) ? sight->pick->v[SKIPS_PICK_WHICH] : 0;
  SsSeat acting = skips_acting (sight);
  g_autofree char *name = dots ? fill (ngettext ("Space {space} with {n} dot, empty", "Space {space} with {n} dots, empty", dots), 0, space, dots)
                               : fill (_ ("Plain space {space}, empty"), 0, space, 0);
  SkipsPoint at = layout->stones[space - 1];
  char id[SKIPS_NAME_SIZE];
  SsSpot *spot;

  g_snprintf (id, sizeof id, "space-%u", space);
  spot = ss_scene_spot (scene, SKIPS_SPOT_SPACE (space), id, at.x, at.y, STONE_SPOT, STONE_SPOT, name);
  spot->radius = STONE_SPOT / 2;
  if (acting != SS_SEAT_NONE && skips_count_arrivals (rules, state, acting, space, which, &piece) > 0)
    {
      spot->legal = TRUE;
      spot->description = skips_say_move (sight->rules, sight->view, piece);
    }
}

/* add_pass: a forced pass is a move like any other: a paper button on the water. */
static void
add_pass (const SkipsLayout *layout, SsScene *scene)
{
  double x = layout->width / 2, y = layout->height - (layout->upright ? layout->shore + 40 : 44);
  SsItem *text = ss_scene_text (scene, "pass-text", SS_TEXT_LABEL, _ ("Pass"), x, y);
  SsSymbolBox room;
  SsSpot *spot;
  g_autofree char *svg = NULL, *name = NULL;
  int w, h = 44;

  ss_text_measure (text, &room);
  w = MAX ((int) room.width + 48, 96);
  name = g_strdup_printf ("skips-pass-%d", w);
  svg = g_strdup_printf ("<rect class=\"paper\" x=\"2\" y=\"2\" width=\"%d\" height=\"%d\" rx=\"10\"/><rect class=\"key-line\" x=\"4\" y=\"4\" width=\"%d\" height=\"%d\" rx=\"10\"/>"
                         "<rect class=\"legal\" x=\"4\" y=\"4\" width=\"%d\" height=\"%d\" rx=\"10\"/>",
                         w, h, w - 4, h - 4, w - 4, h - 4);
  ss_scene_define (scene, name, svg, -2, -2, w + 8, h + 8);
  ss_scene_place (scene, "pass", SS_LAYER_MARKS, name, x - w / 2.0 - 2, y - h / 2.0 - 2);
  spot = ss_scene_spot (scene, SKIPS_SPOT_PASS, "pass", x, y, w, h, _ ("Pass"));
  spot->legal = TRUE;
  spot->description = g_strdup (_ ("No piece can move: pass."));
}

void
skips_draw_spots (const SsSight *sight, const SkipsLayout *layout, SsScene *scene)
{
  const SkipsRules *rules = (const SkipsRules *) sight->rules;
  const SkipsState *state = (const SkipsState *) sight->view;

  /* in the order of a reader: outside, the lane, home; first of all those of who sits at the bottom */
  for (guint i = 0; i < 2; i++)
    {
      SsSeat seat = sight->bottom == SS_SEAT_SECOND ? 1 - i : i;

      for (guint piece = 1; piece <= rules->n_pieces; piece++)
        if (state->at[seat][piece - 1] == SKIPS_OUTSIDE)
          add_piece (sight, layout, seat, piece, scene);
    }
  for (guint space = 1; space <= rules->n_spaces; space++)
    {
      guint piece = 0;
      SsSeat seat = skips_occupant (rules, state, space, &piece);

      if (seat != SS_SEAT_NONE)
        add_piece (sight, layout, seat, piece, scene);
      else
        add_space (sight, layout, space, scene);
    }
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    for (guint piece = 1; piece <= rules->n_pieces; piece++)
      if (state->at[seat][piece - 1] == skips_home (rules))
        add_piece (sight, layout, seat, piece, scene);
  if (sight->legal && ss_moves_contain (sight->legal, SKIPS_PASS))
    add_pass (layout, scene);
}
