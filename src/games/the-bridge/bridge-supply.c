/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-board.h"

#include <glib/gi18n.h>

/* What lies on the shores: a player's points, tiles to scale, overbridges. */

#define HEAD 58.0
#define GAP 14.0
#define BRIDGE_WIDTH 96.0
#define BRIDGE_HEIGHT 40.0

/** A thing in the supply: a kind of tile, or the overbridges. */
typedef struct
{
  int kind; /* -1: overbridges */
  guint count;
  double x, y, width, height; /* laid out, in units */
} Thing;

static guint
list_things (const BridgeRules *rules, const guint8 *supply, guint bridges, Thing *things)
{
  guint n = 0;

  for (guint i = 1; i < rules->n_kinds + 1; i++)
    {
      guint kind = i % rules->n_kinds; /* monominoes last */
      if (supply[kind])
        things[n++] = (Thing) { .kind = (int) kind, .count = supply[kind] };
    }
  if (bridges)
    things[n++] = (Thing) { .kind = -1, .count = bridges };
  return n;
}

/* Rows from the left; FALSE if they don't fit into the room at this scale. */
static gboolean
lay_things (const BridgeRules *rules, Thing *things, guint n, double room_width, double room_height, double scale)
{
  double x = 0, y = 0, row = 0;

  for (guint i = 0; i < n; i++)
    {
      const Shape *shape = things[i].kind < 0 ? NULL : &rules->kinds[things[i].kind].orients[0];
      double width = (shape ? 64.0 * shape->width : BRIDGE_WIDTH) * scale, height = (shape ? 64.0 * shape->height : BRIDGE_HEIGHT) * scale;
      double badge = things[i].count > 1 ? 30 : 0;

      if (x > 0 && x + width + badge > room_width)
        {
          x = 0;
          y += row + GAP;
          row = 0;
        }
      things[i].x = x;
      things[i].y = y;
      things[i].width = width;
      things[i].height = height;
      x += width + badge + GAP;
      row = MAX (row, height);
      if (width + badge > room_width)
        return FALSE;
    }
  return y + row <= room_height;
}

/* How large everything is: as the whole supply at the start fits, so that it stays the same size through a match; smaller only if monominoes that were
 * taken back leave no other way. Lays out @things. */
static double
find_scale (const BridgeRules *rules, Thing *things, guint n, double width, double height)
{
  static const double scales[] = { 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3, 0.26, 0.22, 0.18 };
  Thing all[MAX_KINDS + 1];
  guint8 supply[MAX_KINDS] = { 0 };
  guint n_all, s = 0;

  for (guint i = 0; i < rules->n_kinds; i++)
    supply[i] = rules->kinds[i].count;
  n_all = list_things (rules, supply, rules->n_bridges, all);
  while (s + 1 < G_N_ELEMENTS (scales)
         && !(lay_things (rules, all, n_all, width, height, scales[s]) && lay_things (rules, things, n, width, height, scales[s])))
    s++;
  lay_things (rules, things, n, width, height, scales[s]);
  return scales[s];
}

static void
draw_head (const SsSight *sight, const Layout *l, guint seat, SsScene *scene)
{
  static const char *const stones[] = { "stone-first", "stone-second" };
  const BridgeState *state = CONST_STATE (sight->view);
  g_autofree char *stone_id = g_strdup_printf ("stone-%u", seat), *name_id = g_strdup_printf ("name-%u", seat);
  g_autofree char *score_id = g_strdup_printf ("score-%u", seat), *extra_id = g_strdup_printf ("extra-%u", seat);
  g_autofree char *score = ss_text_number (bridge_score (l->rules, state, seat));
  double x = l->shore[seat].x, y = l->shore[seat].y;
  SsItem *item;

  ss_scene_place (scene, stone_id, SS_LAYER_SPACES, stones[seat], x + 14, y + 14)->scale = 0.5;
  item = ss_scene_text (scene, name_id, SS_TEXT_LABEL, seat == SS_SEAT_FIRST ? _ ("First") : _ ("Second"), x + 34, y + 14);
  item->align = SS_ALIGN_START;
  item->width = l->shore[seat].width - 90;
  item->max_lines = 1;
  item = ss_scene_text (scene, score_id, SS_TEXT_NUMBER, score, x + (l->narrow ? 210 : l->shore[seat].width - 8), y + 14);
  item->align = SS_ALIGN_END;
  if (state->phase == PHASE_EXTRA && state->mover == seat)
    {
      g_autofree char *n = ss_text_number (state->extra_left);
      g_autofree char *text = ss_text_fill (ngettext ("{n} extra turn left", "{n} extra turns left", state->extra_left), "n", n, NULL);
      item = ss_scene_text (scene, extra_id, SS_TEXT_CAPTION, text, l->narrow ? x + 226 : x, l->narrow ? y + 14 : y + 42);
      item->align = SS_ALIGN_START;
    }
}

static char *
name_thing (const SsSight *sight, const Thing *thing)
{
  const BridgeRules *rules = RULES (sight->rules);
  g_autofree char *n = ss_text_number ((int) thing->count);
  g_autofree char *title = NULL;

  if (thing->kind < 0)
    return ss_text_fill (ngettext ("overbridge in the supply", "{n} overbridges in the supply", thing->count), "n", n, NULL);
  title = bridge_shape_title (rules->kinds[thing->kind].name);
  return ss_text_fill (ngettext ("{tile} in the supply", "{tile} in the supply, {n} of them", thing->count), "tile", title, "n", n, NULL);
}

static void
add_spot (const SsSight *sight, const Thing *thing, double x, double y, SsScene *scene)
{
  g_autofree char *name = name_thing (sight, thing);
  const BridgeState *state = CONST_STATE (sight->view);
  gboolean held = sight->pick
                  && (thing->kind < 0 ? sight->pick->v[PICK_HAND] == HAND_OVERBRIDGE
                                      : sight->pick->v[PICK_HAND] == HAND_TILE && (int) sight->pick->v[PICK_KIND] == thing->kind);
  g_autofree char *id = thing->kind < 0 ? g_strdup ("supply-overbridge") : g_strdup_printf ("supply-%s", RULES (sight->rules)->kinds[thing->kind].name);
  SsSpot *spot = ss_scene_spot (scene, thing->kind < 0 ? SPOT_OVERBRIDGE : SPOT_SUPPLY (thing->kind), id, x + thing->width / 2, y + thing->height / 2,
                                MAX (thing->width + 12, 44), MAX (thing->height + 12, 44), name);

  spot->area = 2;
  spot->chosen = held;
  spot->legal = bridge_may_act (sight) && (thing->kind < 0 ? state->phase >= PHASE_PLAY : state->phase >= PHASE_HANDICAP);
  if (spot->legal)
    spot->description = g_strdup (held ? _ ("Puts it back") : _ ("Takes it in the hand"));
}

static void
draw_thing (const SsSight *sight, const Layout *l, guint seat, const Thing *thing, double x, double y, double scale, SsScene *scene)
{
  static const char *const overbridges[] = { "overbridge-first", "overbridge-second" };
  const SsPick *pick = sight->pick;
  gboolean own = bridge_may_act (sight) && seat == CONST_STATE (sight->view)->mover;
  guint in_hand = own && pick && (thing->kind < 0 ? pick->v[PICK_HAND] == HAND_OVERBRIDGE : pick->v[PICK_HAND] == HAND_TILE && (int) pick->v[PICK_KIND] == thing->kind);
  g_autofree char *id = thing->kind < 0 ? g_strdup_printf ("supply-overbridge-%u", seat) : g_strdup_printf ("supply-%s-%u", l->rules->kinds[thing->kind].name, seat);
  char symbol[128];
  SsItem *item;

  if (thing->kind < 0)
    {
      item = ss_scene_place (scene, id, SS_LAYER_TILES, overbridges[seat], x + thing->width / 2, y + thing->height / 2);
      item->scale = scale;
    }
  else
    {
      bridge_tile_symbol (scene, seat, &l->rules->kinds[thing->kind].orients[0], l->turned, TILE_FACE, symbol);
      item = ss_scene_place (scene, id, SS_LAYER_TILES, symbol, x + 32 * scale, y + 32 * scale);
      item->scale = scale;
    }
  if (thing->count <= in_hand)
    item->opacity = 0.35;
  if (thing->count > 1)
    {
      g_autofree char *number = ss_text_number ((int) thing->count);
      g_autofree char *text = ss_text_fill (C_ ("so many equal tiles", "×{n}"), "n", number, NULL);
      g_autofree char *count_id = g_strconcat (id, "-count", NULL);
      item = ss_scene_text (scene, count_id, SS_TEXT_CAPTION, text, x + thing->width + 4, y + thing->height / 2);
      item->align = SS_ALIGN_START;
    }
  if (own)
    add_spot (sight, thing, x, y, scene);
}

/* What the other player has is one thing to read. */
static void
add_reading_spot (const SsSight *sight, const Layout *l, guint seat, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  g_autofree char *supply = bridge_say_supply (l->rules, state, seat);
  g_autofree char *n = ss_text_number (state->bridges_left[seat]);
  g_autofree char *name = ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's supply: {tiles}; overbridges: {n}") : _ ("Second's supply: {tiles}; overbridges: {n}"),
                                        "tiles", supply, "n", n, NULL);
  g_autofree char *id = g_strdup_printf ("supply-of-%u", seat);
  SsSpot *spot = ss_scene_spot (scene, SPOT_OPPONENT + seat, id, l->shore[seat].x + l->shore[seat].width / 2, l->shore[seat].y + l->shore[seat].height / 2,
                                l->shore[seat].width, l->shore[seat].height, name);

  spot->area = 3;
}

static void
add_pass (const Layout *l, guint seat, SsScene *scene)
{
  double width = 108, x = l->shore[seat].x + (l->narrow ? l->shore[seat].width - width / 2 : l->shore[seat].width / 2);
  double y = l->shore[seat].y + (l->narrow ? 18 : l->shore[seat].height - 40);
  SsItem *item;
  SsSpot *spot;

  if (!ss_scene_is_defined (scene, "bridge-pass"))
    ss_scene_define (scene, "bridge-pass",
                     "<rect class=\"paper\" x=\"-54\" y=\"-20\" width=\"108\" height=\"40\" rx=\"12\"/>"
                     "<rect class=\"paper-line\" x=\"-54\" y=\"-20\" width=\"108\" height=\"40\" rx=\"12\"/>",
                     -56, -22, 112, 44);
  ss_scene_place (scene, "pass", SS_LAYER_TILES, "bridge-pass", x, y);
  item = ss_scene_text (scene, "pass-text", SS_TEXT_LABEL, _ ("Pass"), x, y);
  item->width = width - 12;
  item->max_lines = 1;
  spot = ss_scene_spot (scene, SPOT_PASS, "pass", x, y, width + 8, 44, _ ("Pass"));
  spot->area = 2;
  spot->legal = TRUE;
  spot->radius = 12;
}

void
bridge_draw_supply (const SsSight *sight, const Layout *l, guint seat, SsScene *scene)
{
  const BridgeState *state = CONST_STATE (sight->view);
  Thing things[MAX_KINDS + 1];
  guint n = list_things (l->rules, state->supply[seat], state->bridges_left[seat], things);
  double top = l->shore[seat].y + (l->narrow ? 36 : HEAD), room = l->shore[seat].height - (l->narrow ? 36 : HEAD);
  double scale = find_scale (l->rules, things, n, l->shore[seat].width, room);
  gboolean own = bridge_may_act (sight) && seat == state->mover;

  draw_head (sight, l, seat, scene);
  for (guint i = 0; i < n; i++)
    draw_thing (sight, l, seat, &things[i], l->shore[seat].x + things[i].x, top + things[i].y, scale, scene);
  if (!own)
    add_reading_spot (sight, l, seat, scene);
  else if (ss_moves_contain (sight->legal, MOVE (MOVE_PASS, 0, 0, 0)))
    add_pass (l, seat, scene);
}
