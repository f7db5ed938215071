/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* The bank: the hand, the open cards, pile and discards, the round and the points. */

#define RAISED 20.0
#define BANK_SHORE 64 /* units: below the shore the bank is flat */
#define BANK_SEAM 8   /* so much of the flat lies under it, that no water shines through */
#define FRAME_WIDTH 88
#define FRAME_HEIGHT 130

static void
draw_card (SsScene *scene, const KahunaRules *rules, const char *id, guint card, double x, double y, SsLayer layer)
{
  char symbol[KAHUNA_ID_SIZE], part[KAHUNA_ID_SIZE];
  ss_scene_place (scene, id, layer, "card-face", x, y)->scale = KAHUNA_CARD_SCALE;
  g_snprintf (part, sizeof part, "%s-chart", id);
  ss_scene_place (scene, part, layer, kahuna_define_chart (scene, rules, card, symbol), x, y + 12)->scale = 0.66;
  g_snprintf (part, sizeof part, "%s-name", id);
  SsItem *name = ss_scene_text (scene, part, SS_TEXT_LABEL, rules->names[card], x, y - KAHUNA_CARD_HEIGHT / 2 + 22);
  name->layer = layer;
  name->width = KAHUNA_CARD_WIDTH - 8;
  name->max_lines = 1;
  if (strlen (rules->names[card]) > 6)
    name->size = MAX (18 * 6.4 / strlen (rules->names[card]), 9); /* a name of 12 capitals is one word that can't be broken */
}

static void
draw_empty (SsScene *scene, const char *id, double x, double y)
{
  char symbol[KAHUNA_ID_SIZE];
  ss_scene_place (scene, id, SS_LAYER_SPACES, kahuna_define_place (scene, symbol), x, y);
}

static void
frame_card (SsScene *scene, const char *id, double x, double y, int width, int height, SsLayer layer)
{
  char symbol[KAHUNA_ID_SIZE];
  ss_scene_place (scene, id, layer, kahuna_define_frame (scene, width, height, symbol), x, y);
}

static void
draw_hand (const SsSight *sight, const KahunaLayout *layout, SsSeat seat, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const KahunaRow *row = &layout->hands[seat];
  gboolean acting = kahuna_acting (sight) == seat;
  if (row->n == 0)
    draw_empty (scene, seat == SS_SEAT_FIRST ? "empty-hand-0" : "empty-hand-1", row->at.x + KAHUNA_CARD_WIDTH / 2, row->at.y + KAHUNA_CARD_HEIGHT / 2);
  int last = -1;
  guint copy = 0;
  for (guint slot = 0; slot < row->n; slot++)
    {
      int card = kahuna_hand_card (state, seat, slot);
      if (card < 0)
        continue; /* more cards than are seen: none of a view that is whole */
      char id[KAHUNA_ID_SIZE], part[KAHUNA_ID_SIZE + 8];
      KahunaPoint p = kahuna_row_middle (row, slot);
      copy = card == last ? copy + 1 : 0;
      last = card;
      gboolean chosen = acting && sight->pick && (sight->pick->v[KAHUNA_PICK_A] == slot + 1 || sight->pick->v[KAHUNA_PICK_B] == slot + 1);
      g_snprintf (id, sizeof id, "hand-%u-%d-%u", seat, card, copy);
      if (chosen)
        p.y -= RAISED;
      SsLayer layer = chosen ? SS_LAYER_HELD : SS_LAYER_PIECES;
      draw_card (scene, rules, id, (guint) card, p.x, p.y, layer);
      if (chosen)
        {
          g_snprintf (part, sizeof part, "%s-frame", id);
          frame_card (scene, part, p.x, p.y, FRAME_WIDTH, FRAME_HEIGHT, layer);
        }
    }
  if (sight->viewer == SS_SEAT_NONE)
    {
      KahunaPoint p = kahuna_row_middle (row, 0);
      SsItem *stone = ss_scene_place (scene, seat == SS_SEAT_FIRST ? "hand-of-first" : "hand-of-second", SS_LAYER_MARKS, seat == SS_SEAT_FIRST ? "stone-first" : "stone-second",
                                      p.x - KAHUNA_CARD_WIDTH / 2 + 4, p.y - KAHUNA_CARD_HEIGHT / 2);
      stone->scale = 0.5;
    }
}

static gboolean
may (const SsSight *sight, SsMove move)
{
  return kahuna_acting (sight) != SS_SEAT_NONE && ss_moves_contain (sight->legal, move);
}

static void
mark_drawable (const SsSight *sight, SsScene *scene, guint32 spot, SsMove move, const char *id, double x, double y)
{
  if (!may (sight, move))
    return;
  if (sight->pick && sight->pick->v[KAHUNA_PICK_HOVER] == spot)
    frame_card (scene, id, x, y, FRAME_WIDTH, FRAME_HEIGHT, SS_LAYER_MARKS);
  else
    ss_scene_place (scene, id, SS_LAYER_MARKS, "mark-legal-dot", x, y - KAHUNA_CARD_HEIGHT / 2);
}

static void
draw_open (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  for (guint i = 0; i < layout->open.n; i++)
    {
      char id[KAHUNA_ID_SIZE];
      KahunaPoint p = kahuna_row_middle (&layout->open, i);
      g_snprintf (id, sizeof id, "open-%u", i);
      if (state->open[i] == KAHUNA_NONE)
        {
          draw_empty (scene, id, p.x, p.y);
          continue;
        }
      draw_card (scene, rules, id, state->open[i], p.x, p.y, SS_LAYER_PIECES);
      g_snprintf (id, sizeof id, "take-%u", i);
      mark_drawable (sight, scene, KAHUNA_SPOT (KAHUNA_SPOT_OPEN, i), KAHUNA_MOVE (KAHUNA_TAKE, state->open[i], 0, 0), id, p.x, p.y);
    }
}

static void
draw_count (const KahunaLayout *layout, SsScene *scene, const char *id, char *text, double x, double y)
{
  SsItem *item = ss_scene_text (scene, id, SS_TEXT_CAPTION, text, x, y + KAHUNA_CARD_HEIGHT / 2 + 16);
  item->width = MAX (KAHUNA_CARD_WIDTH + 34, 8.5 * layout->caption);
  item->max_lines = 1;
  g_free (text);
}

static char *
fill_count (const char *format, guint n)
{
  g_autofree char *number = ss_text_number ((int) n);
  return ss_text_fill (format, "n", number, NULL);
}

static void
draw_pile (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  double x = layout->pile.x + KAHUNA_CARD_WIDTH / 2, y = layout->pile.y + KAHUNA_CARD_HEIGHT / 2;
  if (state->n_pile == 0)
    draw_empty (scene, "pile", x, y);
  for (guint i = MIN (state->n_pile, 3u); i > 0; i--)
    {
      char id[KAHUNA_ID_SIZE];
      g_snprintf (id, sizeof id, i == 1 ? "pile" : "pile-under-%u", i);
      ss_scene_place (scene, id, SS_LAYER_PIECES, "card-back", x + 3 * (i - 1), y + 3 * (i - 1))->scale = KAHUNA_CARD_SCALE;
    }
  draw_count (layout, scene, "pile-count", fill_count (_ ("Pile: {n}"), state->n_pile), x, y);
  mark_drawable (sight, scene, KAHUNA_SPOT (KAHUNA_SPOT_PILE, 0), KAHUNA_MOVE (KAHUNA_DRAW, 0, 0, 0), "draw", x, y);
}

static void
draw_discards (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  double x = layout->discards.x + KAHUNA_CARD_WIDTH / 2, y = layout->discards.y + KAHUNA_CARD_HEIGHT / 2;
  guint32 spot = KAHUNA_SPOT (KAHUNA_SPOT_DISCARDS, 0);
  guint n = state->n_discards;
  if (n == 0)
    draw_empty (scene, "discard", x, y);
  else if (KAHUNA_DISCARD_DOWN (state->discards[n - 1]))
    ss_scene_place (scene, "discard", SS_LAYER_PIECES, "card-back", x, y)->scale = KAHUNA_CARD_SCALE;
  else
    draw_card (scene, rules, "discard", KAHUNA_DISCARD_CARD (state->discards[n - 1]), x, y, SS_LAYER_PIECES);
  draw_count (layout, scene, "discards-count", fill_count (_ ("Discards: {n}"), n), x, y);
  SsMove move = kahuna_pick_move (sight, spot);
  if (move != SS_NO_MOVE)
    mark_drawable (sight, scene, spot, move, "throw", x, y);
}

static void
draw_button (const SsSight *sight, const KahunaLayout *layout, SsScene *scene, KahunaPoint at, const char *id, const char *text, gboolean legal, guint32 spot)
{
  char symbol[KAHUNA_ID_SIZE], part[KAHUNA_ID_SIZE];
  int w = layout->button_width, h = layout->button_height;
  double x = at.x + w / 2.0, y = at.y + h / 2.0;
  ss_scene_place (scene, id, SS_LAYER_PIECES, kahuna_define_button (scene, w, h, symbol), x, y)->opacity = legal ? 1 : 0.45;
  g_snprintf (part, sizeof part, "%s-text", id);
  SsItem *item = ss_scene_text (scene, part, SS_TEXT_CARD, text, x, y);
  item->align = SS_ALIGN_MIDDLE;
  item->width = w - 16;
  item->size = layout->caption;
  item->max_lines = 2;
  item->opacity = legal ? 1 : 0.6;
  if (!legal)
    return;
  g_snprintf (part, sizeof part, "%s-mark", id);
  if (sight->pick && sight->pick->v[KAHUNA_PICK_HOVER] == spot)
    frame_card (scene, part, x, y, w + 2, h + 2, SS_LAYER_MARKS);
  else
    ss_scene_place (scene, part, SS_LAYER_MARKS, "mark-legal-dot", x, y - h / 2.0);
}

static void
draw_buttons (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  gboolean plain = sight->pick && sight->pick->v[KAHUNA_PICK_PLAIN];
  if (kahuna_acting (sight) == SS_SEAT_NONE)
    return;
  draw_button (sight, layout, scene, layout->end, "end", _ ("End without drawing"), may (sight, KAHUNA_MOVE (KAHUNA_END, 0, 0, 0)), KAHUNA_SPOT (KAHUNA_SPOT_END, 0));
  if (rules->rebuild)
    draw_button (sight, layout, scene, layout->rebuild, "rebuild", plain ? _ ("Only remove") : _ ("Remove and rebuild"), TRUE, KAHUNA_SPOT (KAHUNA_SPOT_REBUILD, 0));
}

/* Round and points */

static const char *
name_of_seat (const SsSight *sight, SsSeat seat)
{
  if (sight->viewer == SS_SEAT_NONE)
    return seat == SS_SEAT_FIRST ? _ ("First") : _ ("Second");
  return seat == sight->viewer ? C_ ("player", "You") : C_ ("player", "Opponent");
}

static void
draw_note (const KahunaLayout *layout, SsScene *scene, const char *id, const char *text, double x, double y)
{
  SsItem *item = ss_scene_text (scene, id, SS_TEXT_CAPTION, text, x, y);
  item->align = SS_ALIGN_START;
  item->width = layout->info_width - 4;
  item->max_lines = 2;
}

/* What is known of the opponent's hand; NULL: nothing. */
static char *
say_known (const KahunaRules *rules, const KahunaState *state, SsSeat enemy)
{
  g_autofree char *sure = kahuna_list_known (rules, state, enemy, TRUE), *perhaps = kahuna_list_known (rules, state, enemy, FALSE);
  if (sure && perhaps)
    return ss_text_fill (_ ("Opponent's cards: {list}; perhaps {perhaps}"), "list", sure, "perhaps", perhaps, NULL);
  if (sure)
    return ss_text_fill (_ ("Opponent's cards: {list}"), "list", sure, NULL);
  return perhaps ? ss_text_fill (_ ("Opponent's cards, perhaps: {list}"), "list", perhaps, NULL) : NULL;
}

static void
draw_info (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  double x = layout->info.x, y = layout->info.y + 12, letter = layout->caption;
  g_autofree char *r = ss_text_number (state->round), *n = ss_text_number ((int) rules->n_rounds);
  g_autofree char *round = ss_text_fill (_ ("Round {r} of {n}"), "r", r, "n", n, NULL);
  SsItem *item = ss_scene_text (scene, "round", SS_TEXT_LABEL, round, x, y);
  item->align = SS_ALIGN_START;
  for (guint i = 0; i < 2; i++)
    {
      SsSeat seat = sight->bottom == SS_SEAT_SECOND ? 1 - i : i;
      double line = y + 36 + 34 * i;
      char id[KAHUNA_ID_SIZE];
      g_autofree char *points = ss_text_number (state->points[seat]);
      g_autofree char *caption = fill_count (ngettext ("{n} card", "{n} cards", state->n_hand[seat]), state->n_hand[seat]);
      g_snprintf (id, sizeof id, "seat-%u", seat);
      ss_scene_place (scene, id, SS_LAYER_PIECES, seat == SS_SEAT_FIRST ? "stone-first" : "stone-second", x + 14, line)->scale = 0.55;
      g_snprintf (id, sizeof id, "seat-name-%u", seat);
      item = ss_scene_text (scene, id, SS_TEXT_CAPTION, name_of_seat (sight, seat), x + 36, line);
      item->align = SS_ALIGN_START;
      item->width = 6 * letter;
      item->max_lines = 1;
      g_snprintf (id, sizeof id, "seat-points-%u", seat);
      item = ss_scene_text (scene, id, SS_TEXT_NUMBER, points, x + 36 + 7.6 * letter, line);
      item->align = SS_ALIGN_END;
      g_snprintf (id, sizeof id, "seat-cards-%u", seat);
      item = ss_scene_text (scene, id, SS_TEXT_CAPTION, caption, x + 46 + 7.6 * letter, line);
      item->align = SS_ALIGN_START;
    }
  g_autofree char *more = NULL;
  if (state->phase == KAHUNA_FINAL)
    more = fill_count (ngettext ("{n} final turn is left.", "{n} final turns are left.", state->final_left), state->final_left);
  else if (rules->decline == KAHUNA_DECLINE_ALWAYS)
    more = fill_count (_ ("Turns without drawing in succession: {n}"), state->declines);
  if (more)
    draw_note (layout, scene, "more", more, x, y + 87 + 3.75 * layout->caption);
  g_autofree char *known = sight->viewer == SS_SEAT_NONE ? NULL : say_known (rules, state, ss_seat_other (sight->viewer));
  if (known)
    draw_note (layout, scene, "known", known, x, y + 87 + 1.25 * layout->caption);
}

void
kahuna_draw_bank (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  char name[KAHUNA_ID_SIZE];
  double top = layout->map_height - 16, height = layout->height - top, flat = top + BANK_SHORE - BANK_SEAM;
  ss_scene_place (scene, "bank-shore", SS_LAYER_LAND, kahuna_define_bank (scene, layout->width, MIN (height, BANK_SHORE), name), 0, top);
  if (height > BANK_SHORE)
    ss_scene_flat (scene, "bank", SS_LAYER_LAND, "land", 0, flat, ceil (layout->width), ceil (layout->height - flat));
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    if (kahuna_sees_hand (sight, seat))
      draw_hand (sight, layout, seat, scene);
  draw_open (sight, layout, scene);
  draw_pile (sight, layout, scene);
  draw_discards (sight, layout, scene);
  draw_buttons (sight, layout, scene);
  draw_info (sight, layout, scene);
}
