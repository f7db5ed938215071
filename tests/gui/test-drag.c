/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile of The Bridge dragged over the board of the real window with real events of a display (xdotool). As a test: no librsvg call while it is
 * dragged, turned and refused, and it lies where it was let go. With --measure: from the motion event to the end of the snapshot, at 1600 px. */
#include "config.h"

#include <adwaita.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "../bench/bench.h"
#include "bridge-table.h"
#include "ss-application.h"
#include "ss-match-page.h"
#include "ss-window.h"

#define WANTED_MS 4.0
#define WANTED_WIDTH 1600

/* Probe: drawn after all of the window's content: tells when the snapshot ends. */
typedef struct
{
  GtkWidget parent_instance;
  gint64 snapshot; /* when it was last drawn */
  gint64 cpu;      /* of this thread, till then */
} Probe;
typedef struct
{
  GtkWidgetClass parent_class;
} ProbeClass;
static GType probe_get_type (void);
G_DEFINE_TYPE (Probe, probe, GTK_TYPE_WIDGET)

/* What this thread has had of the processor, in microseconds: on a busy machine the clock on the wall tells of others. */
static gint64
own_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_GINT64_CONSTANT (1000000) + now.tv_nsec / 1000;
}

static void
probe_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Probe *self = (Probe *) widget;

  self->snapshot = g_get_monotonic_time ();
  self->cpu = own_time ();
}

static void
probe_class_init (ProbeClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = probe_snapshot;
}

static void
probe_init (Probe *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static struct
{
  GtkWindow *window;
  SsBoard *board;
  SsMatch *match;
  Probe *probe;
  gint64 moved, moved_cpu; /* when the first motion event came that is not drawn yet; 0: none */
  gboolean changed; /* the motion led to another square */
  guint n_motions;
  GArray *times, *cpu; /* of double, ms: from a motion event that led to another square to the end of the snapshot */
} table;

static gboolean
on_event (GtkEventControllerLegacy *controller, GdkEvent *event)
{
  if (gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY)
    {
      table.n_motions++;
      if (!table.moved)
        {
          table.moved = g_get_monotonic_time ();
          table.moved_cpu = own_time ();
        }
      gtk_widget_queue_draw (GTK_WIDGET (table.probe));
    }
  return GDK_EVENT_PROPAGATE;
}

static void
on_input (void)
{
  table.changed = TRUE;
}

static void
on_after_paint (void)
{
  if (table.moved && table.probe->snapshot >= table.moved)
    {
      double ms = (table.probe->snapshot - table.moved) / 1000.0, own = (table.probe->cpu - table.moved_cpu) / 1000.0;

      if (table.changed)
        {
          g_array_append_val (table.times, ms);
          g_array_append_val (table.cpu, own);
        }
      table.moved = 0;
      table.changed = FALSE;
    }
}

/* settle: until nothing is left to be done: events taken, textures made ahead, frames drawn. */
static void
settle (void)
{
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (table.board)));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table.board));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
on_gone (GPid pid, int status, gpointer data)
{
  g_assert_cmpint (status, ==, 0);
  g_spawn_close_pid (pid);
  *(gboolean *) data = TRUE;
}

/* act: what xdotool is told, while the program goes on. */
static void
act (const char *words)
{
  g_autofree char *line = g_strconcat ("xdotool ", words, NULL);
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;
  GPid pid;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  g_child_watch_add (pid, on_gone, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

/* place_of: the middle of a spot on the display. */
static void
place_of (const char *id, int *x, int *y)
{
  double at_x, at_y;

  bridge_table_place_of (table.window, table.board, id, &at_x, &at_y);
  *x = (int) round (at_x);
  *y = (int) round (at_y);
}

/* point_at: until the board knows it and has made ahead what may follow. */
static void
point_at (const char *id)
{
  g_autofree char *words = NULL;
  int x, y;

  place_of (id, &x, &y);
  words = g_strdup_printf ("mousemove %d %d", x, y);
  act (words);
  while (table.board->hovered != ss_board_spot_get_number (g_hash_table_lookup (table.board->spots, id)) || table.board->ahead_id)
    g_main_context_iteration (NULL, TRUE);
}

/* go_over: so many steps of the pointer from each of the spots named to the next, a frame apart. On a busy machine several may come as one event,
 * but the end of each leg is waited for. */
static void
go_over (const char *const *ids, guint steps)
{
  for (guint i = 0; ids[i + 1]; i++)
    {
      GString *words = g_string_new ("sleep 0");
      int x, y, u, v;

      place_of (ids[i], &x, &y);
      place_of (ids[i + 1], &u, &v);
      for (guint k = 1; k <= steps; k++)
        g_string_append_printf (words, " mousemove %d %d sleep 0.02", x + (u - x) * (int) k / (int) steps, y + (v - y) * (int) k / (int) steps);
      act (words->str);
      g_string_free (words, TRUE);
    }
}

static const char *
held (void)
{
  const SsSprite *sprite = ss_stage_find (table.board->stage, "hand");

  return sprite ? sprite->item->symbol : NULL;
}

static void
sit_down (int width, int height)
{
  GtkWidget *overlay = gtk_overlay_new (), *content;
  GtkEventController *events = gtk_event_controller_legacy_new ();
  SsWindow *window = ss_window_new (ADW_APPLICATION (g_application_get_default ()));

  table.window = GTK_WINDOW (window);
  table.times = g_array_new (FALSE, FALSE, sizeof (double));
  table.cpu = g_array_new (FALSE, FALSE, sizeof (double));
  table.match = bridge_table_match ();
  table.probe = g_object_new (probe_get_type (), NULL);
  content = g_object_ref (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (table.probe));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), overlay);
  g_object_unref (content);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  gtk_window_set_default_size (table.window, width, height);
  gtk_window_present (table.window);
  ss_window_play (window, g_object_ref (table.match), FALSE);
  table.board = bridge_table_find_board (GTK_WIDGET (window));
  g_assert_nonnull (table.board);
  settle ();
  g_signal_connect (table.board, "input", G_CALLBACK (on_input), NULL);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_after_paint), NULL);
}

static void
stand_up (void)
{
  gtk_window_destroy (table.window);
  g_array_unref (table.times);
  g_array_unref (table.cpu);
  g_clear_object (&table.match);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
test_drag (void)
{
  static const char *const way[] = { "supply-L4", "c3", "c8", "h8", "e5", "e1", "i5", "c4", NULL };
  static const char *const back[] = { "c4", "f7", "a4", "d4", "c4", NULL };
  g_autofree char *first = NULL;
  guint moves, rendered;

  sit_down (1000, 700);
  moves = ss_match_get_n_moves (table.match);
  point_at ("e5");
  point_at ("supply-L4");
  rendered = ss_symbol_get_render_count ();
  act ("mousedown 1");
  table.n_motions = 0;
  go_over (way, 12);
  g_assert_cmpuint (table.n_motions, >=, G_N_ELEMENTS (way) - 2); /* one a leg at least */
  g_assert_cmpint (table.board->grip, ==, SS_GRIP_CARRY);
  g_assert_nonnull (held ());
  first = g_strdup (held ());
  /* R, the wheel and F while it is held */
  for (guint i = 0; i < 4; i++)
    {
      act (i % 2 ? "key r" : "click 5");
      go_over (back, 4);
    }
  g_assert_cmpstr (held (), ==, first);
  act ("key f");
  g_assert_cmpstr (held (), !=, first);
  for (guint i = 0; i < 4; i++)
    {
      act ("key r");
      go_over (back, 4);
    }
  act ("key f");
  g_assert_cmpstr (held (), ==, first);
  /* let go over a rescue piece: refused */
  go_over ((const char *const[]) { "c4", "a4", NULL }, 6);
  act ("mouseup 1");
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves);
  g_assert_nonnull (held ());
  /* it is still in the hand: a click elsewhere places it */
  go_over ((const char *const[]) { "a4", "b6", NULL }, 6);
  g_assert_cmpuint (ss_symbol_get_render_count (), ==, rendered);
  act ("click 1");
  g_assert_cmpuint (ss_match_get_n_moves (table.match), ==, moves + 1);
  g_assert_null (held ());
  stand_up ();
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
part (const GArray *times, double p)
{
  return g_array_index (times, double, MIN (times->len - 1, (guint) (p * times->len)));
}

/* report: what the frames took since last told; the 99th percentile of this thread's own time. */
static double
report (const char *what)
{
  double most;

  g_array_sort (table.times, compare);
  g_array_sort (table.cpu, compare);
  most = part (table.cpu, 0.99);
  g_print ("%s: %u frames, median %.2f ms, 99th percentile %.2f ms, most %.2f ms; by the clock on the wall %.2f, %.2f, %.2f ms\n", what, table.cpu->len,
           part (table.cpu, 0.5), most, part (table.cpu, 1), part (table.times, 0.5), part (table.times, 0.99), part (table.times, 1));
  g_array_set_size (table.times, 0);
  g_array_set_size (table.cpu, 0);
  return most;
}

static int
measure (void)
{
  static const char *const way[] = { "supply-L4", "c3", "c8", "h8", "e5", "e1", "i5", "a9", "i1", "e7", "b2", "g3", NULL };
  static const char *const pointing[] = { "c3", "c8", "h8", "e5", "e1", "i5", "a9", "i1", NULL };
  double steps = bench_reference (), most;
  guint rendered;

  sit_down (WANTED_WIDTH + 440, 1100);
  g_print ("reference: %.0f million steps of the generator a second; board %d x %d px, %.1f px a cell\n", steps, gtk_widget_get_width (GTK_WIDGET (table.board)),
           gtk_widget_get_height (GTK_WIDGET (table.board)), 64 * table.board->unit);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (table.board)), >=, WANTED_WIDTH);
  point_at ("e5");
  go_over (pointing, 20);
  report ("reference, nothing in the hand");
  point_at ("supply-L4");
  rendered = ss_symbol_get_render_count ();
  act ("mousedown 1");
  for (guint i = 0; i < 4; i++)
    {
      go_over (i ? way + 1 : way, 20);
      act (i % 2 ? "key r" : "click 5");
    }
  most = report ("a tile dragged, from the motion event to the end of the snapshot");
  g_print ("wanted: 99th percentile %.0f ms; calls of librsvg meanwhile: %u\n", WANTED_MS, ss_symbol_get_render_count () - rendered);
  stand_up ();
  return most <= WANTED_MS && rendered == ss_symbol_get_render_count () ? EXIT_SUCCESS : EXIT_FAILURE;
}

int
main (int argc, char **argv)
{
  gboolean measuring = argc > 1 && g_str_equal (argv[1], "--measure");
  g_autoptr (GError) error = NULL;
  GApplication *app;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app = ss_application_new ();
  g_application_set_flags (app, G_APPLICATION_NON_UNIQUE);
  g_application_register (app, NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (app);
  g_test_add_func ("/drag", test_drag);
  status = measuring ? measure () : g_test_run ();
  g_object_unref (app);
  return status;
}
