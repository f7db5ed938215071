/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* The face of a card: its paper, name, wings or cost, what it says; on the table and by itself in the editor. */

/* Papers and frames, one symbol a size */

void
dragon_draw_paper (DragonBoard *b, const char *id, double x, double y, double width, double height, const char *class)
{
  int w = (int) ceil (width), h = (int) ceil (height);
  g_autofree char *name = g_strdup_printf ("dragon-%s-%d-%d", class, w, h);
  if (!ss_scene_is_defined (b->scene, name))
    {
      int radius = MIN (12, h / 2);
      g_autofree char *svg = g_str_equal (class, "frame")
          ? g_strdup_printf ("<rect class=\"key-line\" width=\"%d\" height=\"%d\" rx=\"%d\"/><rect class=\"legal\" width=\"%d\" height=\"%d\" rx=\"%d\"/>", w, h, radius, w,
                             h, radius)
          : g_str_equal (class, "empty")
              ? g_strdup_printf ("<rect class=\"seat\" x=\"1\" y=\"1\" width=\"%d\" height=\"%d\" rx=\"%d\" stroke-dasharray=\"5 6\"/>", w - 2, h - 2, radius)
              : g_strdup_printf ("<rect class=\"paper\" width=\"%d\" height=\"%d\" rx=\"%d\"/><rect class=\"paper-line\" x=\"1\" y=\"1\" width=\"%d\" height=\"%d\" "
                                 "rx=\"%d\"/>",
                                 w, h, radius, w - 2, h - 2, MAX (radius - 1, 1));
      ss_scene_define (b->scene, name, svg, -6, -6, w + 12, h + 12);
    }
  ss_scene_place (b->scene, id, g_str_equal (class, "frame") ? SS_LAYER_MARKS : SS_LAYER_TILES, name, x, y);
}

SsItem *
dragon_draw_text (DragonBoard *b, const char *id, SsTextClass class, const char *text, double x, double y, double size, double width, guint lines, SsAlign align)
{
  SsItem *item = ss_scene_text (b->scene, id, class, text, x, y);
  item->size = size;
  item->width = width;
  item->max_lines = lines;
  item->align = align;
  return item;
}

double
dragon_text_width (SsTextClass class, const char *text, double size)
{
  g_autoptr (SsScene) scratch = ss_scene_new (10, 10);
  SsItem *item = ss_scene_text (scratch, "t", class, text, 0, 0);
  SsSymbolBox box;
  item->size = size;
  ss_text_measure (item, &box);
  return box.width;
}

char *
dragon_say_card (const DragonRules *r, DragonFamily family, guint kind)
{
  const DragonCard *card = &r->cards[family][kind];
  return family == DRAGON_ACTION || family == DRAGON_HACK ? dragon_say_card_effect (&card->effect) : dragon_say_powers (card->powers.powers, card->powers.n);
}

/* "what it does", and of an action its dragon power */
static char *
say_whole (const DragonRules *r, DragonFamily family, guint kind)
{
  const DragonCard *card = &r->cards[family][kind];
  g_autofree char *effect = dragon_say_card (r, family, kind);
  if (family != DRAGON_ACTION || card->powers.n == 0)
    return g_steal_pointer (&effect);
  g_autofree char *dragon = dragon_say_powers (card->powers.powers, card->powers.n);
  return ss_text_fill (_ ("{effect} Dragon power: {dragon}"), "effect", effect, "dragon", dragon, NULL);
}

/* the number of wings, for ears */
static char *
card_spoken (const DragonRules *r, DragonFamily family, guint kind)
{
  const char *name = dragon_card_name (r, family, kind);
  if (family != DRAGON_ACTION && family != DRAGON_HACK)
    return g_strdup (name);
  guint n = family == DRAGON_ACTION ? r->cards[family][kind].wings : r->cards[family][kind].cost;
  g_autofree char *number = ss_text_number ((int) n);
  const char *format = family == DRAGON_ACTION ? ngettext ("{name}, {n} wing", "{name}, {n} wings", n) : ngettext ("{name}, {n} white gem", "{name}, {n} white gems", n);
  return ss_text_fill (format, "name", name, "n", number, NULL);
}

SsSpot *
dragon_add_spot (DragonBoard *b, guint32 number, const char *id, double x, double y, double width, double height, const char *name, DragonArea area)
{
  g_autofree char *spot_id = g_strconcat ("spot-", id, NULL);
  SsSpot *spot = ss_scene_spot (b->scene, number, spot_id, x + width / 2, y + height / 2, width, height, name);
  guint n;
  spot->radius = 12;
  spot->area = area;
  dragon_spot_move (b->sight, number, 0, &n);
  spot->legal = n > 0;
  spot->chosen = number == b->spot;
  return spot;
}

/* Texts of a card's body: each power by itself, those that must be used in red. FALSE: not all of it has room. */
static gboolean
draw_body (DragonBoard *b, const char *id, DragonFamily family, guint kind, double x, double y, double width, double bottom)
{
  const DragonCard *card = &b->r->cards[family][kind];
  gboolean powers = family == DRAGON_ITEM || family == DRAGON_WIZARD;
  guint n = powers ? card->powers.n : 1;
  double size = b->layout.type;
  guint i = 0;
  gboolean whole = TRUE;
  for (; i < n && y + size < bottom; i++)
    {
      g_autofree char *part = g_strdup_printf ("%s-text-%u", id, i);
      g_autofree char *says = powers ? dragon_say_power (&card->powers.powers[i]) : dragon_say_card_effect (&card->effect);
      SsItem *text = dragon_draw_text (b, part, SS_TEXT_CARD, says, x, 0, size, width, 0, SS_ALIGN_START);
      SsSymbolBox box;
      ss_text_measure (text, &box);
      if (y + box.height > bottom)
        {
          text->size = size * 0.8;
          ss_text_measure (text, &box);
        }
      whole = whole && y + box.height <= bottom;
      text->max_lines = (guint) MAX (1, floor ((bottom - y) / (text->size * 1.4)));
      ss_text_measure (text, &box);
      text->y = y + box.height / 2;
      if (powers && card->powers.powers[i].must)
        text->colour_class = g_strdup ("must");
      y += box.height + 4;
    }
  return whole && i == n;
}

static void
draw_wings (DragonBoard *b, const char *id, guint wings, double right, double y, double scale)
{
  for (guint i = 0; i < wings; i++)
    {
      g_autofree char *wing = g_strdup_printf ("%s-wing-%u", id, i);
      ss_scene_place (b->scene, wing, SS_LAYER_TEXT, "wing", right - 10 * scale - i * 22 * scale, y)->scale = scale;
    }
}

/* A name in @lines at most. One word that is too long stays on one line if it can at 80 % (art.md, Type); letters do so in any case, Chinese characters
 * and the like break into lines of about the same length, so that none is alone on the last. */
static void
draw_name (DragonBoard *b, const char *id, const char *name, double x, double y, double size, double room, guint lines)
{
  double width = dragon_text_width (SS_TEXT_LABEL, name, size);
  if (lines > 1 && width > room && !strchr (name, ' '))
    {
      if (0.8 * width > room && g_unichar_iswide (g_utf8_get_char (name)))
        room = MIN (room, 0.8 * (width / ceil (0.8 * width / room) + size * 0.6));
      else
        lines = 1;
    }
  dragon_draw_text (b, id, SS_TEXT_LABEL, name, x, y, size, room, lines, SS_ALIGN_MIDDLE);
}

/* A card of @width by @height at @x, @y: name, wings or cost, and its text if there is room for it. */
void
dragon_draw_card (DragonBoard *b, const char *id, guint32 number, DragonArea area, DragonFamily family, guint kind, double x, double y, double width, double height,
           gboolean body)
{
  const DragonCard *card = &b->r->cards[family][kind];
  double size = body ? MAX (b->layout.type + 2, 17) : b->layout.type;
  guint marks = family == DRAGON_ACTION ? card->wings : family == DRAGON_HACK ? card->cost : 0;
  g_autofree char *spoken = card_spoken (b->r, family, kind), *title = g_strconcat (id, "-name", NULL);
  gboolean chosen = number == b->spot, whole = FALSE;
  guint n;
  dragon_spot_move (b->sight, number, 0, &n);
  if (chosen && n)
    y -= body ? 12 : 6;
  dragon_draw_paper (b, id, x, y, width, height, "paper");
  if (body)
    {
      dragon_draw_text (b, title, SS_TEXT_LABEL, dragon_card_name (b->r, family, kind), x + 12, y + 24, size,
                 width - 22 - (family == DRAGON_HACK ? 34 : marks ? marks * 20 + 4 : 0), 1, SS_ALIGN_START);
      whole = draw_body (b, id, family, kind, x + 12, y + 46, width - 24, y + height - (family == DRAGON_ACTION ? 30 : 8));
      if (family == DRAGON_ACTION && *dragon_power_name (b->r, kind))
        {
          g_autofree char *icon = g_strconcat (id, "-dragon", NULL), *power = g_strconcat (id, "-power", NULL);
          SsItem *dragon = ss_scene_place (b->scene, icon, SS_LAYER_TEXT, "dragon", x + 26, y + height - 8);
          dragon->scale = 0.13;
          dragon_draw_text (b, power, SS_TEXT_CAPTION, dragon_power_name (b->r, kind), x + 42, y + height - 17, b->layout.type, width - 46, 1, SS_ALIGN_START);
        }
    }
  else
    {
      const char *name = dragon_card_name (b->r, family, kind);
      draw_name (b, title, name, x + (family == DRAGON_HACK ? width - 38 : width) / 2, y + (marks && height > 50 ? height / 2 - 9 : height / 2), size,
                 width - (family == DRAGON_HACK ? 40 : 4), height > 100 ? 3 : height > 36 ? 2 : 1);
    }
  if (family == DRAGON_HACK)
    {
      g_autofree char *gem = g_strconcat (id, "-cost", NULL), *number_id = g_strconcat (id, "-cost-n", NULL), *cost = ss_text_number ((int) marks);
      double line = body ? y + 24 : y + height - 11;
      ss_scene_place (b->scene, gem, SS_LAYER_TEXT, "gem-white", x + width - 16, line)->scale = 0.6;
      dragon_draw_text (b, number_id, SS_TEXT_LABEL, cost, x + width - 28, line, b->layout.type, 0, 1, SS_ALIGN_END);
    }
  else if (body)
    draw_wings (b, id, marks, x + width - 8, y + 22, 0.9);
  else if (height > 50)
    draw_wings (b, id, marks, x + width / 2 + marks * 9, y + height - 14, 0.8);

  SsSpot *spot = dragon_add_spot (b, number, id, x, y, width, height, spoken, area);
  g_autofree char *effect = say_whole (b->r, family, kind);
  SsMove move = dragon_spot_move (b->sight, number, 0, NULL);
  if (move != SS_NO_MOVE)
    {
      g_autofree char *does = dragon_say_move (b->sight->rules, b->sight->view, move);
      spot->description = ss_text_fill (_ ("{does}. {effect}"), "does", does, "effect", effect, NULL);
    }
  else
    spot->description = g_strdup (effect);
  if (n)
    {
      g_autofree char *frame = g_strconcat (id, "-frame", NULL);
      dragon_draw_paper (b, frame, x, y, width, height, "frame");
    }
  if (chosen && (!whole || b->layout.compact))
    {
      g_autofree char *reading = ss_text_fill (_ ("“{name}”: {effect}"), "name", dragon_card_name (b->r, family, kind), "effect", effect, NULL);
      ss_scene_bubble (b->scene, "reading", reading, x + width / 2, y + height, 460);
    }
}

/* By itself */

#define FACE_WIDTH 240
#define FACE_HEIGHT 280

void
dragon_draw_member (const SsVariant *variant, const char *group, SsScene *scene)
{
  DragonCard card = { 0 };
  DragonRules rules = { .base = { .game = ss_variant_get_game (variant), .variant = (SsVariant *) variant } };
  DragonState state = { 0 };
  SsSight sight = { .rules = &rules.base, .view = (SsState *) &state, .viewer = SS_SEAT_NONE, .last_by = SS_SEAT_NONE };
  DragonBoard b = { .sight = &sight, .r = &rules, .s = &state, .scene = scene, .layout = { .width = FACE_WIDTH + 16, .unit = 1, .type = 15 } };
  guint family = dragon_compile_card (variant, group, &card);
  rules.cards[family] = &card;
  rules.n[family] = 1;
  scene->width = FACE_WIDTH + 16;
  scene->height = FACE_HEIGHT + 16;
  dragon_draw_card (&b, "card", 1, DRAGON_AREA_HAND, family, 0, 8, 8, FACE_WIDTH, FACE_HEIGHT, TRUE);
  g_autofree char *says = say_whole (&rules, family, 0);
  scene->description = ss_text_fill (_ ("“{name}”: {effect}"), "name", dragon_card_name (&rules, family, 0), "effect", says, NULL);
  g_free (card.id);
}
