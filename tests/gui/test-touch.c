/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Fingers on the board of the real window: the program runs on a screen that touch.py makes up, whose touches come through GDK and the gestures. */
#include "config.h"

#include <adwaita.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "bridge-table.h"
#include "ss-application.h"
#include "ss-match-page.h"
#include "ss-window.h"

#define PATIENCE_SECONDS 20

typedef struct
{
  double x, y; /* on the surface */
} Place;

static struct
{
  GtkWindow *window;
  SsBoard *board;
  SsMatch *match;
} table;

static gboolean
out_of_patience (gpointer data)
{
  g_error ("nothing comes of it: %s", (const char *) data);
  return G_SOURCE_REMOVE;
}

/* until: go on until it holds. */
#define until(condition)                                                                                     \
  G_STMT_START                                                                                               \
  {                                                                                                          \
    guint patience = g_timeout_add_seconds (PATIENCE_SECONDS, out_of_patience, (gpointer) #condition);       \
    while (!(condition))                                                                                     \
      g_main_context_iteration (NULL, TRUE);                                                                 \
    g_source_remove (patience);                                                                              \
  }                                                                                                          \
  G_STMT_END

/* place_of: once the board is laid out as it is zoomed. */
static Place
place_of (const char *id)
{
  Place place;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (table.board));
  bridge_table_place_of (table.window, table.board, id, &place.x, &place.y);
  return place;
}

/* Fingers. What they do comes back through the main loop; of each touch it is known when it has. */

static guint n_touches;

static gboolean
on_event (GtkEventControllerLegacy *controller, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  n_touches += type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE || type == GDK_TOUCH_END;
  return GDK_EVENT_PROPAGATE;
}

static void
finger (guint which, const char *what, Place at)
{
  g_autofree char *line = g_strdup_printf ("%s %u %.0f %.0f\n", what, which, at.x, at.y);
  guint before = n_touches;
  int fd = atoi (g_getenv ("TOUCH_FD"));

  g_assert_cmpint (write (fd, line, strlen (line)), ==, strlen (line));
  until (n_touches > before);
}

static void
tap (const char *id)
{
  finger (0, "begin", place_of (id));
  finger (0, "end", place_of (id));
}

/* opposite: the place of one of two fingers about a middle. */
static Place
opposite (Place middle, guint which, double degrees, double apart)
{
  double angle = degrees * G_PI / 180 + which * G_PI;

  return (Place) { middle.x + apart / 2 * cos (angle), middle.y + apart / 2 * sin (angle) };
}

/* two_fingers: come down about @id, turn by so many degrees clockwise while they go from one distance to another, and leave. */
static void
two_fingers (const char *id, double degrees, double from, double to)
{
  Place middle = place_of (id);

  for (guint f = 0; f < 2; f++)
    finger (f, "begin", opposite (middle, f, 0, from));
  for (guint i = 1; i <= 9; i++)
    for (guint f = 0; f < 2; f++)
      finger (f, "update", opposite (middle, f, degrees * i / 9, from + (to - from) * i / 9));
  for (guint f = 0; f < 2; f++)
    finger (f, "end", opposite (middle, f, degrees, to));
}

/* held: how the tile in the hand lies: each way of lying has a symbol. */
static char *
held (void)
{
  const SsSprite *sprite = ss_stage_find (table.board->stage, "hand");

  return sprite ? g_strdup (sprite->item->symbol) : NULL;
}

static void
assert_held (const char *wanted)
{
  g_autofree char *now = held ();

  g_assert_cmpstr (now, ==, wanted);
}

static void
sit_down (void)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  SsWindow *window = ss_window_new (ADW_APPLICATION (g_application_get_default ()));

  table.window = GTK_WINDOW (window);
  table.match = bridge_table_match ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  gtk_window_set_default_size (table.window, 1000, 700);
  gtk_window_present (table.window);
  ss_window_play (window, g_object_ref (table.match), FALSE);
  table.board = bridge_table_find_board (GTK_WIDGET (window));
  g_assert_nonnull (table.board);
  until (table.board->stage && table.board->unit > 0 && gtk_widget_get_mapped (GTK_WIDGET (table.board)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table.board));
}

static void
stand_up (void)
{
  gtk_window_destroy (table.window);
  g_clear_object (&table.match);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
test_turn (void)
{
  char *lies[5] = { NULL };
  guint moves;

  sit_down ();
  moves = ss_match_get_n_moves (table.match);
  tap ("supply-L4");
  /* two fingers bring it under them; a little turn is none */
  two_fingers ("e6", 30, 160, 160);
  lies[0] = held ();
  g_assert_nonnull (lies[0]);
  for (guint i = 1; i < 5; i++)
    {
      two_fingers ("e6", 90, 160, 160);
      lies[i] = held ();
      g_assert_cmpstr (lies[i], !=, lies[i - 1]);
    }
  g_assert_cmpstr (lies[4], ==, lies[0]);
  g_assert_cmpstr (lies[2], !=, lies[0]);
  g_assert_cmpstr (lies[3], !=, lies[1]);
  /* the other way; half a turn in one go; the board does not zoom meanwhile */
  two_fingers ("e6", -90, 160, 200);
  assert_held (lies[3]);
  two_fingers ("e6", 180, 200, 160);
  assert_held (lies[1]);
  two_fingers ("e6", -90, 160, 160);
  assert_held (lies[0]);
  g_assert_cmpfloat (table.board->zoom, ==, 1);
  /* nothing has been placed; a tap places it */
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves);
  tap ("b2");
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves + 1);
  assert_held (NULL);
  for (guint i = 0; i < 5; i++)
    g_free (lies[i]);
  stand_up ();
}

/* One finger carries the tile from the supply, a second one comes and turns it; it stays in the hand until it is let go where it may lie. */
static void
test_carry (void)
{
  g_autofree char *carried = NULL, *turned = NULL;
  guint moves;
  Place from, to;

  sit_down ();
  moves = ss_match_get_n_moves (table.match);
  from = place_of ("supply-L4");
  to = place_of ("e5");
  finger (0, "begin", from);
  for (guint i = 1; i <= 12; i++)
    finger (0, "update", (Place) { from.x + (to.x - from.x) * i / 12, from.y + (to.y - from.y) * i / 12 });
  g_assert_cmpint (table.board->grip, ==, SS_GRIP_CARRY);
  carried = held ();
  g_assert_nonnull (carried);
  finger (1, "begin", (Place) { to.x + 150, to.y });
  for (guint i = 1; i <= 9; i++)
    finger (1, "update", opposite (to, 0, 10 * i, 300));
  turned = held ();
  g_assert_cmpstr (turned, !=, carried);
  finger (1, "end", opposite (to, 0, 90, 300));
  finger (0, "end", to);
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves);
  assert_held (turned);
  /* put back; carried again by one finger, and placed where it may lie */
  tap ("supply-L4");
  assert_held (NULL);
  to = place_of ("b2");
  finger (0, "begin", from);
  for (guint i = 1; i <= 12; i++)
    finger (0, "update", (Place) { from.x + (to.x - from.x) * i / 12, from.y + (to.y - from.y) * i / 12 });
  finger (0, "end", to);
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves + 1);
  stand_up ();
}

/* With nothing in the hand two fingers zoom; no move comes of it. */
static void
test_zoom (void)
{
  guint moves;

  sit_down ();
  moves = ss_match_get_n_moves (table.match);
  two_fingers ("e5", 90, 100, 250);
  g_assert_cmpfloat (table.board->zoom, >, 2);
  g_assert_cmpfloat (table.board->zoom, <, 3);
  assert_held (NULL);
  two_fingers ("e5", 0, 250, 50);
  g_assert_cmpfloat (table.board->zoom, ==, 1);
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves);
  /* a tap by one finger means something again (libadwaita's own swipes, too, are over then; it warns of one that its window does not survive) */
  tap ("supply-L4");
  tap ("b2");
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves + 1);
  stand_up ();
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  GApplication *app;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app = ss_application_new ();
  g_application_set_flags (app, G_APPLICATION_NON_UNIQUE);
  g_application_register (app, NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (app);
  g_test_add_func ("/touch/turn", test_turn);
  g_test_add_func ("/touch/carry", test_carry);
  g_test_add_func ("/touch/zoom", test_zoom);
  status = g_test_run ();
  g_object_unref (app);
  return status;
}
