/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>

/* The archipelago: water, islands, routes, bridges, stones and counts. */

void
kahuna_draw_island (SsScene *scene, const KahunaShore *shore, guint number)
{
  char id[KAHUNA_ID_SIZE], name[KAHUNA_ID_SIZE];
  g_snprintf (id, sizeof id, "island-%u", number);
  ss_scene_place (scene, id, SS_LAYER_LAND, kahuna_define_island (scene, shore, name), shore->at.x, shore->at.y);
  g_snprintf (id, sizeof id, "name-%u", number);
  SsItem *text = ss_scene_text (scene, id, SS_TEXT_LABEL, shore->name, shore->at.x, shore->at.y + 2);
  text->width = 2 * shore->rx - 20;
  text->max_lines = 1;
}

static void
draw_line (const SsSight *sight, const KahunaLayout *layout, guint line, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const guint8 *ends = rules->lines[line].ends;
  char id[KAHUNA_ID_SIZE], name[KAHUNA_ID_SIZE];
  KahunaPoint middle;
  int length;
  double angle;
  kahuna_bar (&layout->shores[ends[0]], &layout->shores[ends[1]], &middle, &length, &angle);
  SsItem *item;
  if (state->owner[line] == 0)
    {
      g_snprintf (id, sizeof id, "route-%u", line);
      item = ss_scene_place (scene, id, SS_LAYER_SPACES, kahuna_define_route (scene, length, name), middle.x, middle.y);
    }
  else
    {
      g_snprintf (id, sizeof id, "bridge-%u", line);
      item = ss_scene_place (scene, id, SS_LAYER_TILES, kahuna_define_bar (scene, (SsSeat) (state->owner[line] - 1), length, name), middle.x, middle.y);
    }
  item->angle = angle;
}

static void
draw_counts (const SsSight *sight, const KahunaLayout *layout, guint island, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const KahunaShore *shore = &layout->shores[island];
  char id[KAHUNA_ID_SIZE], name[KAHUNA_ID_SIZE];
  g_snprintf (id, sizeof id, "count-%u", island);
  ss_scene_place (scene, id, SS_LAYER_TEXT, kahuna_define_count (scene, rules->islands[island].degree, state->at[0][island], state->at[1][island], 1.5 * shore->rx, name),
                  shore->at.x, shore->at.y + 23);
  if (state->holder[island] > 0)
    {
      g_snprintf (id, sizeof id, "stone-%u", island);
      ss_scene_place (scene, id, SS_LAYER_PIECES, state->holder[island] == 1 + SS_SEAT_FIRST ? "stone-first" : "stone-second", shore->at.x, shore->at.y - shore->ry + 10)
          ->scale = 0.78;
    }
}

void
kahuna_draw_map (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  ss_scene_water (scene, "water", 0, 0, layout->width, sight->thumbnail ? layout->height : layout->map_height + 60);
  for (guint i = 0; i < rules->n_islands; i++)
    kahuna_draw_island (scene, &layout->shores[i], i);
  for (guint l = 0; l < rules->n_lines; l++)
    draw_line (sight, layout, l, scene);
  for (guint i = 0; i < rules->n_islands; i++)
    draw_counts (sight, layout, i, scene);
}

static char *
describe (const SsSight *sight)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  g_autofree char *n = ss_text_number ((int) rules->n_islands), *m = ss_text_number ((int) rules->n_lines);
  g_autofree char *r = ss_text_number (state->round), *rounds = ss_text_number ((int) rules->n_rounds);
  g_autofree char *a = ss_text_number (state->stones[0]), *b = ss_text_number (state->stones[1]);
  return ss_text_fill (_ ("An archipelago of {n} islands and {m} lines, round {r} of {rounds}; stones: First {a}, Second {b}."), "n", n, "m", m, "r", r, "rounds",
                       rounds, "a", a, "b", b, NULL);
}

/* What was refused; why is said beside it by the board. */
static void
mark_refused (const SsSight *sight, SsScene *scene)
{
  guint32 said = sight->pick ? sight->pick->v[KAHUNA_PICK_SAID] : 0;
  const SsSpot *spot = said ? ss_scene_find_spot (scene, said) : NULL;
  if (spot && !spot->legal)
    ss_scene_place (scene, "refused", SS_LAYER_MARKS, "mark-illegal", spot->x + spot->width / 2, spot->y + spot->height / 2);
}

void
kahuna_draw (const SsSight *sight, SsScene *scene)
{
  KahunaLayout layout;
  kahuna_layout (sight, &layout);
  scene->width = layout.width;
  scene->height = layout.height;
  scene->description = describe (sight);
  kahuna_draw_map (sight, &layout, scene);
  if (sight->thumbnail)
    return;
  kahuna_draw_bank (sight, &layout, scene);
  kahuna_draw_marks (sight, &layout, scene);
  kahuna_draw_spots (sight, &layout, scene);
  kahuna_mark_hint (sight, scene);
  mark_refused (sight, scene);
  for (guint i = 0; i < scene->items->len; i++)
    {
      SsItem *item = scene->items->pdata[i];
      if (item->kind == SS_ITEM_TEXT && item->text_class == SS_TEXT_CAPTION && item->size == 0)
        item->size = layout.caption;
    }
}

void
kahuna_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion)
{
  *motion = (SsMotion) { .kind = SS_MOTION_NONE };
  switch ((KahunaEffect) effect->kind)
    {
    case KAHUNA_EFFECT_BUILT:
      motion->kind = SS_MOTION_APPEAR;
      g_snprintf (motion->item, sizeof motion->item, "bridge-%d", effect->subject);
      break;
    case KAHUNA_EFFECT_REMOVED:
      motion->kind = SS_MOTION_REMOVE;
      g_snprintf (motion->item, sizeof motion->item, "bridge-%d", effect->subject);
      break;
    case KAHUNA_EFFECT_STONE_WON:
      motion->kind = SS_MOTION_APPEAR;
      g_snprintf (motion->item, sizeof motion->item, "stone-%d", effect->subject);
      break;
    case KAHUNA_EFFECT_STONE_LOST:
      motion->kind = SS_MOTION_REMOVE;
      g_snprintf (motion->item, sizeof motion->item, "stone-%d", effect->subject);
      break;
    case KAHUNA_EFFECT_TOOK:
      motion->kind = SS_MOTION_REMOVE;
      g_snprintf (motion->item, sizeof motion->item, "open-%d", effect->from);
      break;
    case KAHUNA_EFFECT_OPENED:
      motion->kind = SS_MOTION_TURN;
      g_snprintf (motion->item, sizeof motion->item, "open-%d", effect->to);
      break;
    case KAHUNA_EFFECT_PLAYED:
    case KAHUNA_EFFECT_THREW:
      motion->kind = SS_MOTION_APPEAR;
      g_strlcpy (motion->item, "discard", sizeof motion->item);
      break;
    default:
      break;
    }
}
