/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures kept from one start to the next: the same picture without drawing, and drawn anew when anything differs or the file is not whole. */
#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "ss-board-picture.h"
#include "ss-card.h"
#include "ss-kept-pixels.h"

static SsRules *
published (void)
{
  g_autoptr (SsVariant) variant = ss_variant_published (ss_games[0]);

  return ss_rules_new (variant);
}

static char *
kept_path (void)
{
  g_autofree char *name = g_strconcat (ss_games[0]->id, ".pixels", NULL);

  return g_build_filename (g_get_user_cache_dir (), "stepstones", name, NULL);
}

/* The pixels of a start, and whether librsvg was called for them. Transfer full. */
static GBytes *
make (SsStyle style, int width, gboolean *drawn)
{
  g_autoptr (SsRules) rules = published ();
  guint before = ss_symbol_get_render_count ();
  SsReadyPicture *ready = ss_ready_picture_new (rules, width, SS_CARD_HEIGHT, 1, style);
  GBytes *bytes = g_bytes_ref (ready->pixels.bytes);

  *drawn = ss_symbol_get_render_count () > before;
  ss_ready_picture_free (ready);
  return bytes;
}

static void
test_same (void)
{
  gboolean drawn;
  g_autoptr (GBytes) first = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);

  g_assert_true (drawn);
  g_autoptr (GBytes) second = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);
  g_assert_false (drawn);
  g_assert_true (g_bytes_equal (first, second));
}

static void
test_other (void)
{
  gboolean drawn;
  g_autoptr (GBytes) light = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);
  g_autoptr (GBytes) dark = make (SS_STYLE_DARK, SS_CARD_WIDTH, &drawn);

  g_assert_true (drawn);
  g_assert_false (g_bytes_equal (light, dark));
  g_autoptr (GBytes) wide = make (SS_STYLE_DARK, SS_CARD_WIDTH * 2, &drawn);
  g_assert_true (drawn);
  g_assert_cmpuint (g_bytes_get_size (wide), >, g_bytes_get_size (dark));
}

static void
test_damaged (void)
{
  g_autofree char *path = kept_path ();
  g_autofree char *whole = NULL;
  gsize length;
  gboolean drawn;
  g_autoptr (GBytes) good = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &whole, &length, &error);
  g_assert_no_error (error);
  /* cut at any place of its head and at some of its rows; then too long */
  for (gsize cut = 0; cut < length; cut += cut < 64 ? 1 : length / 7)
    {
      g_file_set_contents (path, whole, (gssize) cut, &error);
      g_assert_no_error (error);
      g_autoptr (GBytes) again = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);
      g_assert_true (drawn);
      g_assert_true (g_bytes_equal (good, again));
    }
  g_autofree char *longer = g_malloc0 (length + 4);
  memcpy (longer, whole, length);
  g_file_set_contents (path, longer, (gssize) length + 4, &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) again = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);
  g_assert_true (drawn);
  g_assert_true (g_bytes_equal (good, again));
}

/* Where nothing can be written it is drawn each time. */
static void
test_nowhere (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "stepstones", NULL);
  gboolean drawn;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL)); /* a file where the folder should be */
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = make (SS_STYLE_LIGHT, SS_CARD_WIDTH, &drawn);

      g_assert_true (drawn);
      g_assert_nonnull (bytes);
    }
  g_assert_cmpint (g_remove (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL); /* not gtk_test_init(), which takes no options: each test has a cache of its own */
  adw_init ();
  g_test_add_func ("/kept/same", test_same);
  g_test_add_func ("/kept/other", test_other);
  g_test_add_func ("/kept/damaged", test_damaged);
  g_test_add_func ("/kept/nowhere", test_nowhere);
  return g_test_run ();
}
