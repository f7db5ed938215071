/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of every game that draws one, over all shipped variants, in random play, for every viewer and several rooms: what any scene has to keep. */
#include <gio/gio.h>
#include <string.h>

#include "core/ss-record.h"
#include "core/ss-rng.h"
#include "scene/ss-scene.h"

#define PLIES 24

static void
lint (const char *svg)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, XMLLINT, "--noout", "--nonet",
                          "-", NULL);
  g_autofree char *output = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, svg, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (output, ==, "");
}

static void
check_scene (const SsSight *sight, const SsScene *scene)
{
  g_autoptr (GHashTable) items = g_hash_table_new (g_str_hash, g_str_equal), spots = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpfloat (scene->width, >, 0);
  g_assert_cmpfloat (scene->height, >, 0);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const SsItem *item = g_ptr_array_index (scene->items, i);
      SsSymbolBox box;

      if (!g_hash_table_add (items, item->id))
        g_error ("two items are “%s”", item->id);
      if (item->kind == SS_ITEM_SYMBOL && !ss_symbol_box (scene, item->symbol, &box))
        g_error ("item “%s”: there is no symbol “%s”", item->id, item->symbol);
    }
  if (sight->thumbnail)
    {
      g_assert_cmpuint (scene->spots->len, ==, 0);
      return;
    }
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = g_ptr_array_index (scene->spots, i);

      if (!g_hash_table_add (spots, spot->id))
        g_error ("two spots are “%s”", spot->id);
      g_assert_true (ss_scene_find_spot (scene, spot->spot) == spot);
      g_assert_cmpint (spot->name[0], !=, '\0');
      g_assert_null (strchr (spot->name, '{'));
      g_assert_true (!spot->description || !strchr (spot->description, '{'));
      if (spot->x < -1 || spot->y < -1 || spot->x + spot->width > scene->width + 1 || spot->y + spot->height > scene->height + 1)
        g_error ("spot “%s” is beyond the scene's edge", spot->id);
    }
}

static void
draw (SsSight *sight, gboolean whole)
{
  const SsGame *game = sight->rules->game;
  g_autoptr (SsScene) scene = ss_scene_new (1, 1), again = ss_scene_new (1, 1);

  game->draw (sight, scene);
  check_scene (sight, scene);
  if (!whole)
    return;
  {
    /* the same sight is the same picture */
    g_autofree char *svg = ss_scene_to_svg (scene, SS_STYLE_LIGHT, 0), *same = NULL;

    game->draw (sight, again);
    same = ss_scene_to_svg (again, SS_STYLE_LIGHT, 0);
    g_assert_cmpstr (svg, ==, same);
    lint (svg);
  }
}

/* With two people at one screen the viewer changes from move to move and the bottom does not: then everything of an open game stays where it is. */
static void
stays (const SsRules *rules, const SsState *state, SsMove last, SsSeat last_by)
{
  static const double rooms[][2] = { { 0, 0 }, { 1000, 620 }, { 360, 560 } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autoptr (SsScene) own = ss_scene_new (1, 1), others = ss_scene_new (1, 1);
      SsSight sight = { .rules = rules, .view = state, .viewer = SS_SEAT_FIRST, .bottom = SS_SEAT_FIRST, .last = last, .last_by = last_by,
                        .width = rooms[i][0], .height = rooms[i][1] };

      rules->game->draw (&sight, own);
      sight.viewer = SS_SEAT_SECOND;
      rules->game->draw (&sight, others);
      g_assert_cmpuint (own->spots->len, ==, others->spots->len);
      for (guint k = 0; k < own->spots->len; k++)
        {
          const SsSpot *a = own->spots->pdata[k], *b = others->spots->pdata[k];
          g_assert_cmpstr (a->id, ==, b->id);
          g_assert_true (a->x == b->x && a->y == b->y);
        }
      for (guint k = 0; k < own->items->len; k++)
        {
          const SsItem *a = own->items->pdata[k], *b = ss_scene_find_item (others, a->id);
          g_assert_nonnull (b);
          g_assert_true (a->x == b->x && a->y == b->y);
        }
    }
}

static void
draw_all (const SsRules *rules, const SsState *state, const SsMoves *legal, SsMove last, SsSeat last_by, gboolean whole)
{
  static const double rooms[][2] = { { 0, 0 }, { 1000, 620 }, { 360, 560 } };

  for (SsSeat viewer = SS_SEAT_FIRST; viewer <= SS_SEAT_NONE; viewer++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        g_autofree SsState *view = ss_state_view (rules, state, viewer);
        gboolean acts = rules->game->to_move (rules, state) == viewer;
        SsPick pick = { 0 };
        SsSight sight = { .rules = rules, .view = view, .viewer = viewer, .bottom = viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST, .pick = &pick, .legal = acts ? legal : NULL, .last = last, .last_by = last_by,
                          .width = rooms[i][0], .height = rooms[i][1] };

        draw (&sight, whole && i == 2);
        if (i != 1)
          continue;
        sight.thumbnail = TRUE;
        sight.legal = NULL;
        draw (&sight, FALSE);
      }
}

static void
test_variant (gconstpointer data)
{
  const char *path = data;
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load (path, problems);
  g_autoptr (SsRules) rules = NULL;
  g_autoptr (SsPosition) position = NULL;
  g_auto (SsMoves) moves = { 0 };
  SsMove last = SS_NO_MOVE;
  SsSeat last_by = SS_SEAT_NONE;
  SsRng rng;

  g_assert_nonnull (variant);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  rules = ss_rules_new (variant);
  position = ss_position_new (rules, ss_chance_new (5));
  ss_rng_seed (&rng, 7);
  for (guint ply = 0; ply <= PLIES; ply++)
    {
      moves.n = 0;
      rules->game->legal_moves (rules, position->state, &moves);
      if (ply % 8 == 0 || moves.n == 0)
        {
          draw_all (rules, position->state, &moves, last, last_by, ply == 8);
          if (!rules->game->hidden)
            stays (rules, position->state, last, last_by);
        }
      if (moves.n == 0)
        break;
      last_by = rules->game->to_move (rules, position->state);
      last = moves.moves[ss_rng_below (&rng, moves.n)];
      ss_position_play (position, last, NULL);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) variants = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  variants = ss_variant_list ();
  for (guint i = 0; i < variants->len; i++)
    {
      const SsVariantEntry *entry = g_ptr_array_index (variants, i);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load (entry->path, problems);
      g_autofree char *name = g_strconcat ("/boards/", entry->id, NULL);

      if (variant && ss_variant_get_game (variant)->draw)
        g_test_add_data_func (name, entry->path, test_variant);
    }
  result = g_test_run ();
  return result;
}
