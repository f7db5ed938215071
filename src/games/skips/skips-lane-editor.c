/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips-board.h"

#include <string.h>

#include <glib/gi18n.h>

/* The lane editor: the stones as they lie; choosing one gives it one dot more, after six none. Behind the last lie two buttons that make the lane
 * longer and shorter. */

#define SPOT_ADD 65u
#define SPOT_REMOVE 66u
#define STONE_SPOT 96.0
#define BUTTON 32.0 /* radius */

static void
draw_button (SsScene *scene, const SkipsLayout *layout, guint at, const char *id, guint32 number, const char *sign, const char *title, gboolean possible,
             const SsPick *pick)
{
  g_autofree char *symbol = g_strdup_printf ("skips-%s", id);
  g_autofree char *svg = g_strdup_printf ("<circle class=\"paper\" r=\"%g\"/><circle class=\"paper-line\" r=\"%g\"/><path class=\"ink-line\" d=\"%s\"/>", BUTTON,
                                          BUTTON, sign);
  SkipsPoint p = layout->stones[at];
  SsSpot *spot;

  ss_scene_define (scene, symbol, svg, -36, -36, 72, 72);
  ss_scene_place (scene, id, SS_LAYER_SPACES, symbol, p.x, p.y)->opacity = possible ? 1 : 0.45;
  spot = ss_scene_spot (scene, number, id, p.x, p.y, 2 * BUTTON + 8, 2 * BUTTON + 8, title);
  spot->radius = BUTTON + 4;
  spot->legal = possible;
  if (possible && pick->v[0] == number)
    ss_scene_place (scene, "frame", SS_LAYER_MARKS, "mark-legal-piece", p.x, p.y)->scale = 1.12;
}

static char *
fill (const char *format, guint space, int dots)
{
  g_autofree char *space_text = ss_text_number ((int) space);
  g_autofree char *n = ss_text_number (dots);

  return ss_text_fill (format, "space", space_text, "n", n, NULL);
}

static char *
name_of_space (guint space, int dots)
{
  return fill (dots ? ngettext ("Space {space}: {n} dot", "Space {space}: {n} dots", (gulong) dots) : _ ("Space {space}: plain"), space, dots);
}

/* what choosing it does */
static char *
say_change (guint space, int dots)
{
  return fill (dots ? ngettext ("Gives space {space} {n} dot", "Gives space {space} {n} dots", (gulong) dots) : _ ("Makes space {space} plain"), space, dots);
}

static void
draw (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene)
{
  SkipsLayout layout;
  guint n;
  const int *dots = ss_variant_get_numbers (variant, "Board", "Spaces", &n);
  g_autofree char *count = ss_text_number ((int) n);
  SsItem *caption;

  skips_layout_init_lane (&layout, n + 2, width, height);
  scene->width = layout.width;
  scene->height = layout.height;
  scene->description = ss_text_fill (_ ("The lane has {n} spaces, from First's side."), "n", count, NULL);
  skips_draw_ground (&layout, scene);
  for (guint i = 0; i < n; i++)
    {
      char id[SKIPS_NAME_SIZE], symbol[SKIPS_NAME_SIZE];
      int next = (dots[i] + 1) % (SKIPS_MAX_DOTS + 1);
      SkipsPoint p = layout.stones[i];
      g_autofree char *name = name_of_space (i + 1, dots[i]);
      SsSpot *spot;

      g_snprintf (id, sizeof id, "space-%u", i + 1);
      ss_scene_place (scene, id, SS_LAYER_SPACES, skips_space_symbol (symbol, (guint) dots[i]), p.x, p.y);
      spot = ss_scene_spot (scene, SKIPS_SPOT_SPACE (i + 1), id, p.x, p.y, STONE_SPOT, STONE_SPOT, name);
      spot->radius = STONE_SPOT / 2;
      spot->legal = TRUE;
      spot->description = say_change (i + 1, next);
      if (pick->v[0] == spot->spot)
        ss_scene_place (scene, "frame", SS_LAYER_MARKS, "mark-legal-ring", p.x, p.y)->scale = 0.94;
    }
  draw_button (scene, &layout, n, "add", SPOT_ADD, "M-11 0H11M0-11V11", _ ("Add a space"), n < SKIPS_MAX_SPACES, pick);
  draw_button (scene, &layout, n + 1, "remove", SPOT_REMOVE, "M-11 0H11", _ ("Remove the last space"), n > SKIPS_MIN_SPACES, pick);
  caption = ss_scene_text (scene, "first-side", SS_TEXT_CAPTION, _ ("First's side"), layout.stones[0].x, layout.stones[0].y - 62);
  caption->size = MAX (15, 11 / layout.unit);
}

/* with_spaces: @variant with these dots. */
static SsVariant *
with_spaces (const SsVariant *variant, const int *dots, guint n, SsProblems *problems)
{
  g_autoptr (GString) value = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (value, i ? ";%d" : "%d", dots[i]);
  return ss_variant_with_value (variant, "Board", "Spaces", value->str, problems);
}

static SsVariant *
input (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems)
{
  int dots[SKIPS_MAX_SPACES + 1];
  guint n, space;
  const int *now = ss_variant_get_numbers (variant, "Board", "Spaces", &n);
  int by = input->kind == SS_INPUT_ROTATE && input->amount < 0 ? SKIPS_MAX_DOTS : 1;

  g_return_val_if_fail (n <= SKIPS_MAX_SPACES, NULL);
  memcpy (dots, now, n * sizeof *dots);
  if (input->kind == SS_INPUT_HOVER || input->kind == SS_INPUT_CHOOSE)
    pick->v[0] = input->spot;
  if (input->kind == SS_INPUT_CANCEL)
    pick->v[0] = 0;
  if (input->kind != SS_INPUT_CHOOSE && input->kind != SS_INPUT_ROTATE)
    return NULL;
  space = skips_spot_space (pick->v[0]);
  if (space && space <= n)
    dots[space - 1] = (dots[space - 1] + by) % (SKIPS_MAX_DOTS + 1);
  else if (pick->v[0] == SPOT_ADD && input->kind == SS_INPUT_CHOOSE && n < SKIPS_MAX_SPACES)
    dots[n++] = 1;
  else if (pick->v[0] == SPOT_REMOVE && input->kind == SS_INPUT_CHOOSE && n > SKIPS_MIN_SPACES)
    n--;
  else
    return NULL;
  return with_spaces (variant, dots, n, problems);
}

const SsDrawnEditor skips_lane_editor = {
  .title = N_ ("Lane Editor"),
  .draw = draw,
  .input = input,
};
