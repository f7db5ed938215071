/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The board widget with scenes of no game: spots and their focus, inputs, textures, reasons. */
#include "config.h"

#include <adwaita.h>

#include "ss-board-picture.h"
#include "ss-board-spot.h"
#include "ss-board-ways.h"
#include "ss-board.h"
#include "ss-textures.h"

#define UNTIL(condition) \
  while (!(condition)) \
    g_main_context_iteration (NULL, TRUE)

static SsInput last;
static guint n_inputs;
static guint n_rooms;

static void
on_input (SsBoard *board, SsInput *input)
{
  last = *input;
  n_inputs++;
}

static void
on_room (SsBoard *board)
{
  n_rooms++;
}

/* A scene of @n x @n spots with a stone on each; those in @without are left out. The last column is another area. */
static SsScene *
grid (guint n, const char *without)
{
  SsScene *scene = ss_scene_new (n * 64, n * 64);

  for (guint y = 0; y < n; y++)
    for (guint x = 0; x < n; x++)
      {
        g_autofree char *id = g_strdup_printf ("%c%u", 'a' + x, y + 1);
        g_autofree char *name = g_strdup_printf ("stone at %s", id);
        SsSpot *spot;

        if (g_strcmp0 (id, without) == 0)
          continue;
        ss_scene_place (scene, id, SS_LAYER_PIECES, "stone-first", x * 64 + 32, y * 64 + 32);
        spot = ss_scene_spot (scene, y * n + x + 1, id, x * 64 + 32, y * 64 + 32, 64, 64, name);
        spot->legal = TRUE;
        spot->area = x == n - 1;
      }
  return scene;
}

static SsBoard *
new_board (GtkWindow **window)
{
  GtkWidget *board = ss_board_new ();

  *window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (*window, 400, 400);
  n_inputs = n_rooms = 0;
  g_signal_connect (board, "input", G_CALLBACK (on_input), NULL);
  g_signal_connect (board, "room-changed", G_CALLBACK (on_room), NULL);
  gtk_window_set_child (*window, board);
  ss_board_set_scene (SS_BOARD (board), grid (4, NULL), SS_BOARD_AT_ONCE, NULL, 0);
  gtk_window_present (*window);
  gtk_test_widget_wait_for_draw (board);
  return SS_BOARD (board);
}

static GtkWidget *
spot_called (SsBoard *board, const char *id)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child; child = gtk_widget_get_next_sibling (child))
    if (SS_IS_BOARD_SPOT (child) && g_str_equal (ss_board_spot_get_id (SS_BOARD_SPOT (child)), id))
      return child;
  return NULL;
}

static const char *
focused (GtkWindow *window)
{
  GtkWidget *widget = gtk_window_get_focus (window);

  return SS_IS_BOARD_SPOT (widget) ? ss_board_spot_get_id (SS_BOARD_SPOT (widget)) : NULL;
}

static void
move (GtkWindow *window, GtkDirectionType direction)
{
  g_signal_emit_by_name (window, "move-focus", direction);
}

static void
test_spots (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  GtkWidget *spot = spot_called (board, "b2");

  g_assert_cmpuint (n_rooms, >=, 1);
  gtk_test_accessible_assert_role (spot, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_LABEL, "stone at b2");
  g_assert_true (gtk_widget_activate (spot));
  g_assert_cmpint (last.kind, ==, SS_INPUT_CHOOSE);
  g_assert_cmpuint (last.spot, ==, 6);

  /* kept by identity from scene to scene */
  ss_board_set_scene (board, grid (4, "a1"), SS_BOARD_MOVE, NULL, 0);
  g_assert_true (spot_called (board, "b2") == spot);
  g_assert_null (spot_called (board, "a1"));

  /* nothing is left in the tree where nothing may be seen */
  ss_board_set_scene (board, NULL, SS_BOARD_AT_ONCE, NULL, 0);
  g_assert_null (spot_called (board, "b2"));
  gtk_window_destroy (window);
}

static void
test_focus (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);

  g_assert_true (ss_board_focus (board));
  g_assert_cmpstr (focused (window), ==, "a1");
  move (window, GTK_DIR_RIGHT);
  g_assert_cmpstr (focused (window), ==, "b1");
  move (window, GTK_DIR_DOWN);
  g_assert_cmpstr (focused (window), ==, "b2");
  move (window, GTK_DIR_LEFT);
  move (window, GTK_DIR_LEFT); /* at the edge: stays */
  g_assert_cmpstr (focused (window), ==, "a2");
  move (window, GTK_DIR_RIGHT);
  move (window, GTK_DIR_RIGHT);
  move (window, GTK_DIR_RIGHT); /* the last column is another area */
  g_assert_cmpstr (focused (window), ==, "c2");
  move (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (focused (window), ==, "d1");
  move (window, GTK_DIR_DOWN);
  move (window, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (focused (window)[0], <, 'd');

  /* a spot that goes gives the focus to the nearest */
  gtk_widget_grab_focus (spot_called (board, "b2"));
  ss_board_set_scene (board, grid (4, "b2"), SS_BOARD_MOVE, NULL, 0);
  g_assert_nonnull (focused (window));
  ss_board_set_scene (board, grid (4, NULL), SS_BOARD_MOVE, NULL, 0);
  g_assert_nonnull (focused (window));
  gtk_window_destroy (window);
}

static void
test_textures (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  guint rendered = ss_symbol_get_render_count ();

  /* moving and drawing render nothing anew */
  for (guint i = 0; i < 10; i++)
    {
      SsScene *scene = grid (4, i % 2 ? "a1" : "c3");

      ss_board_set_scene (board, scene, SS_BOARD_MOVE, NULL, 0);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
    }
  g_assert_cmpuint (ss_symbol_get_render_count (), ==, rendered);

  /* the cache keeps to its limit */
  g_assert_cmpuint (ss_textures_get_size (), >, 0);
  ss_textures_set_limit (100000);
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (SsScene) scene = ss_scene_new (64, 64);
      graphene_rect_t box;
      g_autoptr (GdkTexture) texture = ss_textures_symbol (scene, "stone-first", SS_STYLE_LIGHT, 1 + i * 0.1, &box);

      g_assert_nonnull (texture);
      g_assert_cmpuint (ss_textures_get_size (), <=, 100000);
    }
  ss_textures_set_limit (SS_TEXTURES_LIMIT);
  gtk_window_destroy (window);
}

static void
test_reason (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  GtkWidget *label = gtk_widget_get_last_child (GTK_WIDGET (board));

  g_assert_true (GTK_IS_LABEL (label));
  g_assert_false (gtk_widget_get_visible (label));
  ss_board_show_reason (board, 6, "no such move");
  g_assert_true (gtk_widget_get_visible (label));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  /* the next input takes it away */
  gtk_widget_activate (spot_called (board, "c3"));
  g_assert_false (gtk_widget_get_visible (label));
  gtk_window_destroy (window);
}

static void
on_settled (gboolean *settled)
{
  *settled = TRUE;
}

static void
test_motion (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  SsScene *scene = grid (4, NULL);
  gboolean settled = FALSE;

  g_signal_connect_swapped (board, "settled", G_CALLBACK (on_settled), &settled);
  ss_scene_find_item (scene, "a1")->x += 64;
  ss_board_set_scene (board, scene, SS_BOARD_MOVE, NULL, 0);
  if (adw_get_enable_animations (GTK_WIDGET (board)))
    g_assert_true (ss_board_is_moving (board));
  /* input is never held: it ends what runs */
  gtk_widget_activate (spot_called (board, "c3"));
  g_assert_false (ss_board_is_moving (board));
  g_assert_true (settled);
  gtk_window_destroy (window);
}

/* What a stone takes at a pace to arrive, in seconds; at most one motion is asked of the board. */
static double
seconds_at (double pace)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  SsScene *scene = grid (4, NULL);
  gboolean settled = FALSE;
  gint64 began = g_get_monotonic_time ();

  ss_board_set_pace (pace);
  g_signal_connect_swapped (board, "settled", G_CALLBACK (on_settled), &settled);
  ss_scene_find_item (scene, "a1")->x += 128;
  ss_board_set_scene (board, scene, SS_BOARD_MOVE, NULL, 0);
  g_assert_cmpint (ss_board_is_moving (board), ==, pace > 0);
  if (pace > 0)
    UNTIL (settled);
  ss_board_set_pace (1);
  gtk_window_destroy (window);
  return (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
}

static void
test_pace (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean before;

  g_object_get (settings, "gtk-enable-animations", &before, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  seconds_at (0); /* nothing moves */
  double fast = seconds_at (0.5), slow = seconds_at (6);
  g_test_message ("fast %.3f s, slow %.3f s", fast, slow);
  g_assert_cmpfloat (fast, >, 0.05);
  g_assert_cmpfloat (slow, >, 1); /* twelve times as long: one sees where the stone goes */
  g_assert_cmpfloat (slow, >, fast);
  g_object_set (settings, "gtk-enable-animations", before, NULL);
}

static void
test_leak (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  gtk_window_destroy (window);
  UNTIL (board == NULL);
}

/* A scene that is set while another is: where the focused spot goes, the focus goes to another one, which is told, and answered by the next scene. */

static guint n_answers;

static void
answer_hover (SsBoard *board, SsInput *input)
{
  SsScene *scene;

  if (input->kind != SS_INPUT_HOVER || n_answers++ > 0)
    return;
  scene = grid (4, "b2");
  scene->description = g_strdup ("the answer");
  ss_board_set_scene (board, scene, SS_BOARD_PICK, NULL, 0);
}

static void
test_nested (void)
{
  GtkWindow *window;
  SsBoard *board = new_board (&window);
  SsScene *scene = grid (4, "b2");

  gtk_window_set_focus_visible (window, TRUE);
  gtk_widget_grab_focus (spot_called (board, "b2"));
  n_answers = 0;
  g_signal_connect (board, "input", G_CALLBACK (answer_hover), NULL);
  scene->description = g_strdup ("the question");
  ss_board_set_scene (board, scene, SS_BOARD_PICK, NULL, 0);
  g_assert_cmpuint (n_answers, >, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "the answer");
  gtk_window_destroy (window);
}

/* Arrows */

/* From every point every other one of its area can be reached by arrows. */
static void
assert_joined (const SsWays *ways, const SsWayPoint *points, guint n)
{
  static const GtkDirectionType directions[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  g_autofree gboolean *reached = g_new (gboolean, n);
  g_autofree guint *queue = g_new (guint, n);

  for (guint from = 0; from < n; from++)
    {
      guint length = 0;

      memset (reached, 0, n * sizeof *reached);
      reached[from] = TRUE;
      queue[length++] = from;
      for (guint at = 0; at < length; at++)
        for (guint d = 0; d < G_N_ELEMENTS (directions); d++)
          {
            int to = ss_ways_get (ways, queue[at], directions[d]);

            if (to < 0 || reached[to])
              continue;
            g_assert_cmpint (points[to].area, ==, points[from].area);
            reached[to] = TRUE;
            queue[length++] = (guint) to;
          }
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (reached[i], ==, points[i].area == points[from].area);
    }
}

static void
test_ways (void)
{
  SsWayPoint points[60];
  SsRng rng;

  /* a grid is walked as a grid */
  for (guint i = 0; i < 25; i++)
    points[i] = (SsWayPoint) { .x = 10.0 * (i % 5), .y = 10.0 * (i / 5), .area = 0 };
  g_autofree SsWays *grid_ways = ss_ways_new (points, 25);
  for (guint i = 0; i < 25; i++)
    {
      g_assert_cmpint (ss_ways_get (grid_ways, i, GTK_DIR_LEFT), ==, i % 5 > 0 ? (int) i - 1 : -1);
      g_assert_cmpint (ss_ways_get (grid_ways, i, GTK_DIR_RIGHT), ==, i % 5 < 4 ? (int) i + 1 : -1);
      g_assert_cmpint (ss_ways_get (grid_ways, i, GTK_DIR_UP), ==, i > 4 ? (int) i - 5 : -1);
      g_assert_cmpint (ss_ways_get (grid_ways, i, GTK_DIR_DOWN), ==, i < 20 ? (int) i + 5 : -1);
    }
  /* points anywhere, in two areas, some in one place */
  ss_rng_seed (&rng, 9);
  for (guint round = 0; round < 300; round++)
    {
      guint n = 1 + ss_rng_below (&rng, G_N_ELEMENTS (points)), side = round % 3 ? 400 : 12;

      for (guint i = 0; i < n; i++)
        points[i] = (SsWayPoint) { .x = ss_rng_below (&rng, side), .y = ss_rng_below (&rng, side), .area = (int) ss_rng_below (&rng, 2) };
      g_autofree SsWays *ways = ss_ways_new (points, n);
      assert_joined (ways, points, n);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/board/spots", test_spots);
  g_test_add_func ("/board/focus", test_focus);
  g_test_add_func ("/board/nested", test_nested);
  g_test_add_func ("/board/ways", test_ways);
  g_test_add_func ("/board/textures", test_textures);
  g_test_add_func ("/board/reason", test_reason);
  g_test_add_func ("/board/motion", test_motion);
  g_test_add_func ("/board/pace", test_pace);
  g_test_add_func ("/board/leak", test_leak);
  return g_test_run ();
}
