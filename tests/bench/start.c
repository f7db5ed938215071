/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* start RUNS EMPTY PROGRAM: spawn to the first frame that shows what the program shows when it is still, seen from outside through the X
 * server: for EMPTY its window, for PROGRAM a pixel of water (the class .water of the light stylesheet, given by its colour), which only a
 * drawn board has. Both in turns; prints the medians and their ratio. Exit status 1 if the ratio is above 1.25, or a board never shows.
 * Resident memory of both, when still, is printed beside. */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <glib.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LIMIT 1.25
#define WAIT_US (20 * G_USEC_PER_SEC)

extern char **environ;

typedef struct
{
  const char *path;
  int x, y;            /* the pixel that tells */
  unsigned long still; /* its colour when all is there */
  double ms[200];
  double rss_mb;
} Program;

static Display *display;

static unsigned long
pixel (int x, int y)
{
  XImage *image = XGetImage (display, DefaultRootWindow (display), x, y, 1, 1, AllPlanes, ZPixmap);
  unsigned long p = XGetPixel (image, 0, 0) & 0xffffff;
  XDestroyImage (image);
  return p;
}

static pid_t
spawn (const char *path)
{
  pid_t pid;
  char *const argv[] = { (char *) path, NULL };

  if (posix_spawn (&pid, path, NULL, NULL, argv, environ) != 0)
    {
      fprintf (stderr, "start: %s cannot be started\n", path);
      exit (2);
    }
  return pid;
}

static void
end (pid_t pid, const Program *program, unsigned long before)
{
  kill (pid, SIGKILL);
  waitpid (pid, NULL, 0);
  while (program && pixel (program->x, program->y) != before)
    g_usleep (1000);
}

static double
resident_mb (pid_t pid)
{
  g_autofree char *name = g_strdup_printf ("/proc/%d/statm", (int) pid);
  g_autofree char *text = NULL;
  long size, resident;

  if (!g_file_get_contents (name, &text, NULL, NULL) || sscanf (text, "%ld %ld", &size, &resident) != 2)
    return 0;
  return (double) resident * (double) sysconf (_SC_PAGESIZE) / 1e6;
}

/* Find the pixel that tells: where the still screen has @colour, or (-1) anything but the root's own colour in the middle. */
static void
learn (Program *program, long colour)
{
  unsigned long root = pixel (400, 300);
  pid_t pid = spawn (program->path);
  gint64 begin = g_get_monotonic_time ();
  gboolean found = FALSE;

  while (!found && g_get_monotonic_time () - begin < WAIT_US)
    {
      int w = DisplayWidth (display, DefaultScreen (display)), h = DisplayHeight (display, DefaultScreen (display));
      XImage *image = XGetImage (display, DefaultRootWindow (display), 0, 0, (unsigned) w, (unsigned) h, AllPlanes, ZPixmap);
      for (int y = 0; y < h && !found; y++)
        for (int x = 0; x < w && !found; x++)
          {
            unsigned long p = XGetPixel (image, x, y) & 0xffffff;
            gboolean here = colour >= 0 ? p == (unsigned long) colour : (x == 400 && y == 300 && p != root);
            if (here)
              {
                program->x = x;
                program->y = y;
                program->still = p;
                found = TRUE;
              }
          }
      XDestroyImage (image);
      if (!found)
        g_usleep (20000);
    }
  if (!found)
    {
      kill (pid, SIGKILL);
      fprintf (stderr, "start: %s never showed what was waited for\n", program->path);
      exit (1);
    }
  g_usleep (1500000); /* memory when still, not a synchronisation */
  program->rss_mb = resident_mb (pid);
  kill (pid, SIGKILL);
  waitpid (pid, NULL, 0);
  while (pixel (program->x, program->y) == program->still)
    g_usleep (1000);
}

static void
run (Program *program, int n)
{
  unsigned long before = pixel (program->x, program->y);
  gint64 begin = g_get_monotonic_time ();
  pid_t pid = spawn (program->path);

  while (pixel (program->x, program->y) != program->still && g_get_monotonic_time () - begin < WAIT_US)
    g_usleep (500);
  program->ms[n] = (double) (g_get_monotonic_time () - begin) / 1e3;
  end (pid, program, before);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

int
main (int argc, char **argv)
{
  int n = argc == 5 ? atoi (argv[1]) : 0;

  if (n < 1 || n > 200)
    {
      fprintf (stderr, "start RUNS WATER-COLOUR EMPTY PROGRAM\n");
      return 2;
    }
  display = XOpenDisplay (NULL);
  if (!display)
    {
      fprintf (stderr, "start: no display\n");
      return 2;
    }
  Program empty = { .path = argv[3] }, program = { .path = argv[4] };
  learn (&empty, -1);
  learn (&program, strtol (argv[2], NULL, 16));
  for (int i = 0; i < n; i++)
    {
      run (&empty, i);
      run (&program, i);
    }
  qsort (empty.ms, (size_t) n, sizeof (double), compare);
  qsort (program.ms, (size_t) n, sizeof (double), compare);
  double ratio = program.ms[n / 2] / empty.ms[n / 2];
  printf ("first frame, median of %d in turns: empty window %.0f ms, with boards %.0f ms, ratio %.2f (at most %.2f)\n", n, empty.ms[n / 2],
          program.ms[n / 2], ratio, LIMIT);
  printf ("resident when still: empty window %.1f MB, with boards %.1f MB, ratio %.2f\n", empty.rss_mb, program.rss_mb, program.rss_mb / empty.rss_mb);
  return ratio <= LIMIT ? 0 : 1;
}
