/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* A rope bridge under a dragon (art.md, The four places). */

#define PREVIEW 0.45
#define LAND_SHORE 48 /* units: below the shore the land is flat */
#define LAND_SEAM 8   /* so much of the flat lies under it, that no water shines through */

static SsItem *
place (DragonBoard *b, const char *id, guint n, SsLayer layer, const char *symbol, double x, double y)
{
  char name[48];
  g_snprintf (name, sizeof name, "%s-%u", id, n);
  return ss_scene_place (b->scene, name, layer, symbol, x, y);
}

/* Ground */

static void
draw_ground (DragonBoard *b, double height)
{
  double width = b->layout.width, shore = round (b->layout.top + 60), above = b->sight->thumbnail ? width : 0; /* a picture may be higher than it */
  ss_scene_flat (b->scene, "sky", SS_LAYER_WATER, "shallow", 0, -above, round (width), shore + above);
  ss_scene_water (b->scene, "water", 0, shore, round (width), round (height - shore));
}

/* the bank below, on which the cards lie */
static void
draw_land (DragonBoard *b, double from, double height)
{
  double width = b->layout.width, whole = MAX (height - from, 1), h = MIN (whole, LAND_SHORE);
  g_autofree char *name = g_strdup_printf ("dragon-land-%.0f-%.0f", width, h);
  g_autofree char *top = g_strdup_printf ("M0 14C%.0f-6 %.0f 28 %.0f 8S%.0f 0 %.0f 16V%.0fH0Z", width * 0.18, width * 0.36, width * 0.54, width * 0.82, width, h);
  g_autofree char *svg = g_strdup_printf ("<path class=\"land-lip\" d=\"%s\"/><g transform=\"translate(0 7)\"><path class=\"land\" d=\"%s\"/></g>", top, top);
  ss_scene_define (b->scene, name, svg, 0, 0, width, h);
  ss_scene_place (b->scene, "land-shore", SS_LAYER_LAND, name, 0, from);
  if (whole > LAND_SHORE)
    ss_scene_flat (b->scene, "land", SS_LAYER_LAND, "land", 0, from + LAND_SHORE - LAND_SEAM, round (width), ceil (whole) - LAND_SHORE + LAND_SEAM);
}

/* The bridge */

static void
draw_rope (DragonBoard *b, guint span)
{
  const DragonLayout *l = &b->layout;
  guint first = span * l->per, n = MIN (l->per, b->r->length - first);
  double k = l->scale, rail = 60 * k;
  g_autofree char *name = g_strdup_printf ("dragon-rope-%u-%.0f-%.0f", n, l->pitch, l->sag);
  double half = n * l->pitch / 2;
  if (!ss_scene_is_defined (b->scene, name))
    {
      GString *path = g_string_new (NULL), *cords = g_string_new (NULL);
      for (guint i = 0; i <= n; i++)
        {
          double t = 2.0 * i / n - 1, x = t * half, y = l->sag * (1 - t * t);
          g_string_append_printf (path, "%s%.1f %.1f", i ? "L" : "M", x, y - rail);
          g_string_append_printf (cords, "M%.1f %.1fV%.1f", x, y - rail, y - 12 * k);
        }
      g_autofree char *svg
          = g_strdup_printf ("<path class=\"rope\" d=\"M%.1f 22V%.1fM%.1f 22V%.1f\"/><path class=\"cord\" d=\"%s\"/><path class=\"rope\" d=\"%s\"/>", -half - 6,
                             -rail - 12, half + 6, -rail - 12, cords->str, path->str);
      ss_scene_define (b->scene, name, svg, -half - 12, -rail - 20, 2 * half + 24, rail + l->sag + 50);
      g_string_free (path, TRUE);
      g_string_free (cords, TRUE);
    }
  place (b, "rope", span, SS_LAYER_SPACES, name, l->width / 2, l->top + span * l->span_height + 104 * k);
}

static const char *
plank_symbol (const DragonRules *r, const DragonState *s, guint tile)
{
  return dragon_is_threatened (r, s, tile) ? "plank-threat" : dragon_is_exit (r, s, tile) ? "plank-exit" : "plank";
}

static void
draw_planks (DragonBoard *b)
{
  const DragonLayout *l = &b->layout;
  const DragonRules *r = b->r;
  for (guint span = 0; span < l->spans; span++)
    draw_rope (b, span);
  for (guint tile = 0; tile < r->length; tile++)
    {
      double x, y, angle, k = l->scale;
      guint number = dragon_number (r, tile);
      const char *symbol = plank_symbol (r, b->s, tile);
      dragon_tile_point (l, r, tile, &x, &y, &angle);
      if (r->gem_tiles >> tile & 1)
        place (b, "gem-tile", tile, SS_LAYER_SPACES, "charm-gem", x - (number == r->start ? 12 * k : 0), y + 18 * k)->scale = k;
      if (number == r->start)
        place (b, "start-tile", tile, SS_LAYER_SPACES, "charm-start", x + (r->gem_tiles >> tile & 1 ? 12 * k : 0), y + 18 * k)->scale = k;
      SsItem *plank = place (b, "plank", tile, SS_LAYER_TILES, symbol, x, y);
      plank->scale = k;
      plank->angle = angle;
      plank->flip = symbol[5] == '-' && symbol[6] == 'e' && b->s->side == 1; /* the arrow points outward */
      if (b->sight->thumbnail)
        continue;
      char id[24];
      g_autofree char *text = ss_text_number ((int) number);
      g_snprintf (id, sizeof id, "number-%u", tile);
      SsItem *item = ss_scene_text (b->scene, id, SS_TEXT_NUMBER, text, x + (symbol[5] == '-' && symbol[6] == 't' ? 8 * k : symbol[5] == '-' ? (b->s->side ? 8 : -8) * k : 0), y);
      item->size = MAX (20 * k, l->type);
      item->layer = SS_LAYER_TILES;
    }
}

static void
wizard_point (DragonBoard *b, SsSeat seat, double *x, double *y)
{
  guint tile = b->s->place[seat];
  dragon_tile_point (&b->layout, b->r, tile, x, y, NULL);
  if (b->s->place[0] == b->s->place[1])
    *x += (seat == SS_SEAT_FIRST ? -12 : 12) * b->layout.scale;
  *y -= 12 * b->layout.scale;
}

static void
draw_wizards (DragonBoard *b)
{
  double x, y;
  for (int seat = 1; seat >= 0; seat--) /* First in front */
    {
      wizard_point (b, (SsSeat) seat, &x, &y);
      ss_scene_place (b->scene, seat ? "wizard-second" : "wizard-first", SS_LAYER_PIECES, seat ? "wizard-second" : "wizard-first", x, y)->scale
          = 0.95 * b->layout.scale;
    }
}

static void
draw_dragon (DragonBoard *b)
{
  const DragonLayout *l = &b->layout;
  double x, y;
  guint tile = b->s->side ? b->r->length - 1u : 0;
  dragon_tile_point (l, b->r, tile, &x, &y, NULL);
  double k = l->compact ? 0.5 : l->spans > 1 ? 0.62 : 0.86;
  x += (b->s->side ? 1 : -1) * (l->compact ? 0 : l->spans == 1 ? 76 : 10);
  x = CLAMP (x, 118 * k, l->width - 118 * k);
  SsItem *dragon = ss_scene_place (b->scene, "dragon", l->spans == 1 ? SS_LAYER_PIECES : SS_LAYER_TILES, "dragon", x, y - (l->spans == 1 ? 12 : 40 * l->scale));
  dragon->scale = k;
  dragon->flip = b->s->side == 1;
}

/* What can be chosen */

static void
draw_marks (DragonBoard *b)
{
  const SsSight *sight = b->sight;
  const DragonLayout *l = &b->layout;
  double x, y;
  /* the last move */
  if (sight->hint == SS_NO_MOVE && dragon_move_kind (sight->last) == DRAGON_MOVE_GO && sight->last_by != SS_SEAT_NONE)
    for (guint seat = 0; seat < 2; seat++)
      {
        char id[16];
        dragon_tile_point (l, b->r, b->s->place[seat], &x, &y, NULL);
        if (b->s->place[0] == b->s->place[1] && seat)
          break;
        g_snprintf (id, sizeof id, "last-%u", seat);
        if (seat == (guint) sight->last_by || b->s->place[0] == b->s->place[1])
          ss_scene_place (b->scene, id, SS_LAYER_MARKS, "mark-last", x, y)->scale = l->scale;
      }

  /* a plank that can be chosen */
  guint64 lit = 0;
  for (guint i = 0; i < b->options.n; i++)
    {
      guint32 spot = dragon_move_spot (b->r, b->s, b->options.moves[i]);
      if (spot < DRAGON_SPOT_TILE || spot >= DRAGON_SPOT_TILE + DRAGON_MAX_LENGTH)
        continue;
      guint tile = spot - DRAGON_SPOT_TILE;
      if (lit >> tile & 1)
        continue;
      lit |= G_GUINT64_CONSTANT (1) << tile;
      dragon_tile_point (l, b->r, tile, &x, &y, NULL);
      place (b, "legal", tile, SS_LAYER_MARKS, spot == b->spot ? "mark-legal-frame" : "mark-legal-dot", x, spot == b->spot ? y : y - 30 * l->scale)->scale
          = l->scale * (spot == b->spot ? 0.95 : 1);
    }
}

/* what a hint is chosen by: a plank, a card of the hand, in the market or the nest, a power, or the option that says it */
static void
draw_hint (DragonBoard *b)
{
  guint32 spot = b->sight->hint == SS_NO_MOVE ? 0 : dragon_move_spot (b->r, b->s, b->sight->hint);
  guint in_words = 0;
  if (b->sight->hint == SS_NO_MOVE)
    return;
  for (guint i = 0; i < b->options.n && spot == 0; i++)
    if (b->options.moves[i] == b->sight->hint)
      spot = DRAGON_SPOT_OPTION + in_words;
    else
      in_words += dragon_move_spot (b->r, b->s, b->options.moves[i]) == 0;
  ss_scene_bracket (b->scene, "hint", spot);
}

/* the ghost of the wizard that would stand on the plank under the pointer */
static void
draw_ghost (DragonBoard *b)
{
  double x, y;
  if (b->spot < DRAGON_SPOT_TILE || b->spot >= DRAGON_SPOT_TILE + DRAGON_MAX_LENGTH || dragon_spot_move (b->sight, b->spot, 0, NULL) == SS_NO_MOVE)
    return;
  SsSeat moved = b->s->decision == DRAGON_DECIDE_BUMP ? ss_seat_other (b->s->decider) : (SsSeat) b->s->decider;
  dragon_tile_point (&b->layout, b->r, b->spot - DRAGON_SPOT_TILE, &x, &y, NULL);
  SsItem *ghost = ss_scene_place (b->scene, "ghost", SS_LAYER_MARKS, moved ? "wizard-second" : "wizard-first", x, y - 12 * b->layout.scale);
  ghost->scale = 0.95 * b->layout.scale;
  ghost->opacity = PREVIEW;
}

/* where the card under the pointer leads: the first wizard that it moves */
static void
draw_preview (DragonBoard *b)
{
  if (b->spot < DRAGON_SPOT_HAND || !b->sight->legal)
    return;
  SsMove move = dragon_spot_move (b->sight, b->spot, 0, NULL);
  DragonMoveKind kind = dragon_move_kind (move);
  if (move == SS_NO_MOVE
      || (kind != DRAGON_MOVE_PLAY && kind != DRAGON_MOVE_GEM && kind != DRAGON_MOVE_POWER && kind != DRAGON_MOVE_HACK && kind != DRAGON_MOVE_ECHO))
    return;
  DragonState next = *b->s;
  SsMove moves[DRAGON_MAX_MOVES];
  guint64 lit = 0;
  dragon_follow (b->r, &next, move);
  if (next.result)
    {
      double x, y;
      dragon_tile_point (&b->layout, b->r, b->s->place[b->s->decider], &x, &y, NULL);
      ss_scene_place (b->scene, "escape", SS_LAYER_MARKS, "mark-gain", x, y - 90 * b->layout.scale);
      return;
    }
  if (next.decision != DRAGON_DECIDE_MOVE && next.decision != DRAGON_DECIDE_TELEPORT && next.decision != DRAGON_DECIDE_BUMP)
    return;
  guint n = dragon_options (b->r, &next, moves);
  for (guint i = 0; i < n; i++)
    {
      double x, y;
      guint tile = dragon_go_tile (b->r, &next, dragon_move_value (moves[i]));
      if (lit >> tile & 1)
        continue;
      lit |= G_GUINT64_CONSTANT (1) << tile;
      dragon_tile_point (&b->layout, b->r, tile, &x, &y, NULL);
      place (b, "reach", tile, SS_LAYER_MARKS, "mark-legal-dot", x, y - 30 * b->layout.scale)->scale = b->layout.scale * 0.8;
    }
}

/* Spots of the bridge */

static char *
tile_name (const DragonRules *r, const DragonState *s, guint tile)
{
  gboolean left = tile < r->length / 2u;
  g_autofree char *n = ss_text_number ((int) dragon_number (r, tile));
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (words, ss_text_fill (left ? _ ("Tile {n}, left half") : _ ("Tile {n}, right half"), "n", n, NULL));
  if (dragon_is_threatened (r, s, tile))
    g_ptr_array_add (words, g_strdup (C_ ("kind of tile", "threatened")));
  if (dragon_is_exit (r, s, tile))
    g_ptr_array_add (words, g_strdup (C_ ("kind of tile", "exit")));
  if (r->gem_tiles >> tile & 1)
    g_ptr_array_add (words, g_strdup (C_ ("kind of tile", "gem tile")));
  if (dragon_number (r, tile) == r->start)
    g_ptr_array_add (words, g_strdup (C_ ("kind of tile", "start tile")));
  if (dragon_number (r, tile) == r->centre)
    g_ptr_array_add (words, g_strdup (C_ ("kind of tile", "centre tile")));
  if (s->place[0] == tile)
    g_ptr_array_add (words, g_strdup (_ ("First's wizard")));
  if (s->place[1] == tile)
    g_ptr_array_add (words, g_strdup (_ ("Second's wizard")));
  char *all = g_strdup (words->pdata[0]);
  for (guint i = 1; i < words->len; i++)
    {
      char *longer = ss_text_fill (C_ ("a tile and what is on it", "{a}, {b}"), "a", all, "b", (const char *) words->pdata[i], NULL);
      g_free (all);
      all = longer;
    }
  return all;
}

static void
draw_spots (DragonBoard *b)
{
  for (guint tile = 0; tile < b->r->length; tile++)
    {
      double x, y, k = b->layout.scale;
      char id[24];
      guint n;
      g_autofree char *name = tile_name (b->r, b->s, tile);
      dragon_tile_point (&b->layout, b->r, tile, &x, &y, NULL);
      g_snprintf (id, sizeof id, "spot-tile-%u", tile);
      SsSpot *spot = ss_scene_spot (b->scene, DRAGON_SPOT_TILE + tile, id, x, y - 34 * k, b->layout.pitch - 4, 116 * k, name);
      SsMove move = dragon_spot_move (b->sight, spot->spot, 0, &n);
      spot->radius = 8;
      spot->area = DRAGON_AREA_BRIDGE;
      spot->legal = n > 0;
      spot->chosen = spot->spot == b->spot;
      if (move != SS_NO_MOVE)
        spot->description = dragon_say_move (b->sight->rules, b->sight->view, move);
    }
}

/* What has to be said beside the bridge: having to decide in the opponent's turn, or the dragon's threat. NULL: nothing. */
static char *
call_text (const DragonBoard *b)
{
  const DragonState *s = b->s;
  if (!b->sight->legal || b->options.n == 0)
    return NULL;
  gboolean threatened = s->decision == DRAGON_DECIDE_GEM && dragon_is_threatened (b->r, s, s->place[s->decider]);
  if (s->stage != DRAGON_STAGE_SETUP && s->on_turn == s->decider && !threatened)
    return NULL;
  return dragon_prompt (b->sight->rules, b->sight->view, b->sight->viewer);
}

/* in a bubble at the wizard */
static void
draw_call (DragonBoard *b)
{
  g_autofree char *text = b->spot ? NULL : call_text (b);
  double x, y;
  if (!text)
    return;
  wizard_point (b, (SsSeat) b->s->decider, &x, &y);
  ss_scene_bubble (b->scene, "call", text, x, y + 30, 420);
}

/* in a narrow room a bubble would lie over a span: on a paper of its own below the bridge */
static void
draw_notice (DragonBoard *b)
{
  g_autofree char *text = call_text (b);
  double width = b->layout.width - 28;
  SsSymbolBox box;
  if (!text)
    return;
  SsItem *item = dragon_draw_text (b, "call-text", SS_TEXT_LABEL, text, 26, 0, b->layout.type, width - 24, 4, SS_ALIGN_START);
  ss_text_measure (item, &box);
  item->y = b->y + 8 + box.height / 2;
  dragon_draw_paper (b, "call", 14, b->y, width, box.height + 16, "paper");
  b->y += box.height + 26;
}

static void
describe (DragonBoard *b)
{
  g_autofree char *wings = ss_text_number ((int) dragon_wings (b->r, b->s)), *needed = ss_text_number ((int) dragon_flight_number (b->r, b->s));
  g_autofree char *n = ss_text_number (b->r->length);
  b->scene->description
      = ss_text_fill (b->s->side ? _ ("A bridge of {n} tiles, the dragon at the right end. Wings in the nest: {wings} of {needed}.")
                                 : _ ("A bridge of {n} tiles, the dragon at the left end. Wings in the nest: {wings} of {needed}."),
                      "n", n, "wings", wings, "needed", needed, NULL);
}

/* Everything, from the top down; the height of the scene is what it takes, at least the room. */
static void
draw_whole (DragonBoard *b)
{
  const SsSight *sight = b->sight;
  SsScene *scene = b->scene;
  scene->width = b->layout.width;
  scene->height = 100000; /* until it is known, so that no bubble is pushed about */
  b->y = 8;
  dragon_draw_header (b);
  b->layout.top = b->y + (b->layout.compact ? 20 : b->layout.spans == 1 ? 34 : 16); /* the dragon's head */
  draw_planks (b);
  draw_dragon (b);
  draw_wizards (b);
  draw_spots (b);
  double bank = b->layout.top + b->layout.spans * b->layout.span_height - 4;
  b->y = bank + 30;
  if (b->layout.compact)
    draw_notice (b);
  dragon_draw_players (b);
  dragon_draw_bank (b);
  scene->height = ceil (b->y + 12);
  if (sight->width > 0 && sight->height > 0)
    scene->height = MAX (scene->height, floor (sight->height * scene->width / sight->width));
  draw_ground (b, scene->height);
  draw_land (b, bank, scene->height);
  draw_marks (b);
  draw_hint (b);
  draw_ghost (b);
  draw_preview (b);
  if (!b->layout.compact)
    draw_call (b);
}

/* How large a unit becomes is known once all is drawn: what is too high for the room is drawn wider, with larger letters, so that it fills the room
 * and nothing gets too small to be read. */
static void
fit (DragonBoard *b)
{
  const SsSight *sight = b->sight;
  if (sight->width <= 0 || sight->height <= 0)
    return;
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (SsScene) trial = ss_scene_new (0, 0);
      DragonBoard other = *b;
      other.scene = trial;
      draw_whole (&other);
      double unit = MIN (sight->width / trial->width, sight->height / trial->height);
      if (unit >= b->layout.unit * 0.985 && trial->width * unit > sight->width * 0.98)
        break;
      b->layout.width = MAX (b->layout.width, sight->width / unit);
      dragon_layout_fit (&b->layout, MIN (unit, b->layout.unit));
    }
}

void
dragon_draw (const SsSight *sight, SsScene *scene)
{
  DragonBoard b = { .sight = sight, .r = (const DragonRules *) sight->rules, .s = (const DragonState *) sight->view, .scene = scene };
  b.spot = sight->pick && !sight->thumbnail ? sight->pick->v[0] : 0;
  if (sight->legal)
    for (guint i = 0; i < sight->legal->n; i++)
      ss_moves_add (&b.options, sight->legal->moves[i]);
  if (sight->thumbnail)
    {
      b.layout = (DragonLayout) { .width = b.r->length * 64 + 2 * 140, .unit = 1, .pitch = 64, .scale = 1, .spans = 1, .per = b.r->length,
                                  .top = 60, .span_height = 260, .sag = 40, .type = 15, .card_scale = 1 };
      scene->width = b.layout.width;
      scene->height = b.layout.top + b.layout.span_height;
      draw_ground (&b, scene->height);
      draw_planks (&b);
      draw_dragon (&b);
      draw_wizards (&b);
      ss_moves_clear (&b.options);
      return;
    }
  dragon_layout_init (&b.layout, sight);
  fit (&b);
  describe (&b);
  draw_whole (&b);
  ss_moves_clear (&b.options);
}
