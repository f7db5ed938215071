/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The match page with two persons at one screen, in process: behind the curtain no widget holds a word of what was to be seen, and neither the words
 * of all widgets nor the picture depend on the cards. */
#include "config.h"

#include <adwaita.h>

#include "ss-application.h"
#include "ss-board-spot.h"
#include "ss-match-page-private.h"

typedef struct
{
  SsMatch *match;
  SsMatchPage *page;
  GtkWindow *window;
} Screen;

static void
rest (Screen *screen)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (screen->page));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
screen_init (Screen *screen, const char *variant, guint64 seed)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) loaded = ss_variant_load_id (variant, problems);
  g_autoptr (SsRules) rules = ss_rules_new (loaded);

  screen->match = ss_match_new (rules, ss_player_new_person ("Minji"), ss_player_new_person ("Taro"), seed);
  screen->page = SS_MATCH_PAGE (ss_match_page_new (g_object_ref (screen->match)));
  screen->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (screen->window, 1000, 700);
  gtk_window_set_child (screen->window, GTK_WIDGET (screen->page));
  gtk_window_present (screen->window);
  rest (screen);
}

static void
screen_clear (Screen *screen)
{
  gtk_window_destroy (screen->window);
  g_clear_object (&screen->match);
}

/* Every word that a widget below holds, shown or not. */
static void
add_words (GtkWidget *widget, GPtrArray *words)
{
  if (GTK_IS_LABEL (widget))
    g_ptr_array_add (words, g_strdup (gtk_label_get_label (GTK_LABEL (widget))));
  if (GTK_IS_EDITABLE (widget))
    g_ptr_array_add (words, g_strdup (gtk_editable_get_text (GTK_EDITABLE (widget))));
  if (SS_IS_BOARD_SPOT (widget))
    {
      g_ptr_array_add (words, g_strdup (ss_board_spot_get_name (SS_BOARD_SPOT (widget))));
      g_ptr_array_add (words, g_strdup (ss_board_spot_get_description (SS_BOARD_SPOT (widget))));
    }
  g_ptr_array_add (words, g_strdup (gtk_widget_get_tooltip_text (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

static char *
all_words (Screen *screen)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  add_words (GTK_WIDGET (screen->window), words);
  for (guint i = 0; i < words->len; i++)
    if (words->pdata[i] && *(const char *) words->pdata[i])
      g_string_append_printf (text, "%s\n", (const char *) words->pdata[i]);
  return g_strdup (text->str);
}

/* The names of the spots on the board. */
static GPtrArray *
spots (Screen *screen)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (screen->page->board)); child; child = gtk_widget_get_next_sibling (child))
    if (SS_IS_BOARD_SPOT (child))
      g_ptr_array_add (names, g_strdup (ss_board_spot_get_name (SS_BOARD_SPOT (child))));
  return names;
}

static guint64
picture (Screen *screen)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (screen->window));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) bytes = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (screen->window)), height = gtk_widget_get_height (GTK_WIDGET (screen->window));
  gsize stride;

  rest (screen);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (screen->window)), node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkTextureDownloader *downloader = gdk_texture_downloader_new (texture);
  bytes = gdk_texture_downloader_download_bytes (downloader, &stride);
  gdk_texture_downloader_free (downloader);
  return ss_hash_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_curtained (Screen *screen, const char *player)
{
  g_autofree char *label = g_strdup_printf ("Hand over to %s", player);
  g_autoptr (GPtrArray) names = spots (screen);

  g_assert_true (ss_match_page_is_curtained (screen->page));
  g_assert_cmpstr (gtk_label_get_label (screen->page->curtain_label), ==, label);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (screen->page->stack), ==, "curtain");
  g_assert_cmpuint (names->len, ==, 0);
  g_assert_null (screen->page->view);
}

static void
open_curtain (Screen *screen)
{
  g_signal_emit_by_name (screen->page->curtain_button, "clicked");
  rest (screen);
  g_assert_false (ss_match_page_is_curtained (screen->page));
}

/* Equal behind the curtain, different with it open: what differs is what lies behind it. */
static void
test_start (gconstpointer variant)
{
  Screen a, b;

  screen_init (&a, variant, 1);
  screen_init (&b, variant, 2);
  for (guint open = 0; open < 2; open++)
    {
      if (open)
        {
          open_curtain (&a);
          open_curtain (&b);
        }
      else
        {
          assert_curtained (&a, "Minji");
          assert_curtained (&b, "Minji");
        }
      g_autofree char *words_a = all_words (&a), *words_b = all_words (&b);

      if (open)
        {
          g_assert_cmpstr (words_a, !=, words_b);
          g_assert_cmpuint (picture (&a), !=, picture (&b));
        }
      else
        {
          g_assert_cmpstr (words_a, ==, words_b);
          g_assert_cmpuint (picture (&a), ==, picture (&b));
        }
    }
  screen_clear (&a);
  screen_clear (&b);
}

/* Play until it is the other's turn; what any widget held before is held by none behind the curtain, a reason, a hint and half a move among it. */
static void
test_turns (gconstpointer variant)
{
  static const char *const players[] = { "Minji", "Taro" };
  Screen screen;
  SsRng rng;

  ss_rng_seed (&rng, 5);
  screen_init (&screen, variant, 3);
  for (guint turn = 0; turn < 12 && ss_match_get_result (screen.match) == SS_RESULT_UNFINISHED; turn++)
    {
      SsSeat seat = ss_match_get_to_move (screen.match);
      g_autoptr (GPtrArray) seen = NULL;

      assert_curtained (&screen, players[seat]);
      open_curtain (&screen);
      g_assert_cmpuint (screen.page->sight.viewer, ==, seat);
      seen = spots (&screen);
      g_assert_cmpuint (seen->len, >, 0);
      ss_match_panel_set_hint (screen.page->panel, "a hinted card", "a reason with a card");
      ss_board_show_reason (screen.page->board, 0, "a refused card");
      gtk_widget_activate_action (GTK_WIDGET (screen.page), "match.type-move", NULL);
      gtk_editable_set_text (GTK_EDITABLE (screen.page->type_entry), "a typed card");
      for (const char *const *word = (const char *const[]) { "a hinted card", "a reason with a card", "a refused card", "a typed card", NULL }; *word; word++)
        g_ptr_array_add (seen, g_strdup (*word));

      while (ss_match_get_to_move (screen.match) == seat)
        {
          g_auto (SsMoves) legal = { 0 };
          const SsRules *rules = ss_match_get_rules (screen.match);
          g_autofree SsState *view = ss_match_get_view (screen.match, G_MAXUINT, seat);
          GError *error = NULL;

          rules->game->legal_moves (rules, view, &legal);
          ss_match_play (screen.match, legal.moves[ss_rng_below (&rng, legal.n)], -1, &error);
          g_assert_no_error (error);
        }
      if (ss_match_get_result (screen.match) != SS_RESULT_UNFINISHED)
        break;
      rest (&screen);
      g_autofree char *words = all_words (&screen);
      for (guint i = 0; i < seen->len; i++)
        if (strstr (words, seen->pdata[i]))
          g_error ("behind the curtain stands \"%s\"", (const char *) seen->pdata[i]);
    }
  screen_clear (&screen);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) app = NULL;
  g_autoptr (GError) error = NULL;

  gtk_test_init (&argc, &argv, NULL);
  app = ADW_APPLICATION (ss_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);

  g_test_add_data_func ("/curtain/kahuna/start", "kahuna", test_start);
  g_test_add_data_func ("/curtain/kahuna/turns", "kahuna", test_turns);
  g_test_add_data_func ("/curtain/dragon-bridge/start", "dragon-bridge", test_start);
  g_test_add_data_func ("/curtain/dragon-bridge/turns", "dragon-bridge", test_turns);
  return g_test_run ();
}
