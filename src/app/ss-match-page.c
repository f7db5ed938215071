/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "ss-seats.h"
#include "ss-shortcuts.h"
#include "ss-textures.h"

G_DEFINE_FINAL_TYPE (SsMatchPage, ss_match_page, ADW_TYPE_NAVIGATION_PAGE)

static GPtrArray *pages; /* all there are, borrowed */

static gboolean
same_file (const char *a, const char *b)
{
  GStatBuf p, q;

  return g_stat (a, &p) == 0 && g_stat (b, &q) == 0 && p.st_dev == q.st_dev && p.st_ino == q.st_ino;
}

SsMatchPage *
ss_match_page_find (const char *path)
{
  for (guint i = 0; pages && i < pages->len; i++)
    {
      SsMatchPage *page = g_ptr_array_index (pages, i);
      const char *kept = ss_match_get_path (page->match);

      if (kept && same_file (kept, path))
        return page;
    }
  return NULL;
}

SsMatch *
ss_match_page_get_match (SsMatchPage *self)
{
  return self->match;
}

/* Signals of the match */

static void
on_played (SsMatchPage *self, guint number)
{
  ss_match_page_add_motions (self, number);
  ss_match_page_notice (self, number);
}

static void
update_save_banner (SsMatchPage *self)
{
  const GError *error = ss_match_get_save_error (self->match);

  if (error)
    {
      g_autofree char *text = ss_text_fill (_("The match can't be saved: {reason}"), "reason", error->message, NULL);

      adw_banner_set_title (self->save_banner, text);
    }
  adw_banner_set_revealed (self->save_banner, error != NULL);
}

static void
update_end (SsMatchPage *self)
{
  gboolean over = ss_match_get_result (self->match) != SS_RESULT_UNFINISHED;

  if (over)
    ss_end_banner_fill (self->end, self->match);
  gtk_revealer_set_reveal_child (self->end_revealer, over);
  if (over && !self->end_told)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), ss_end_banner_get_text (self->end), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  self->end_told = over;
}

/* The position or the result is another one. */
static void
on_changed (SsMatchPage *self)
{
  SsSeat to_move = ss_match_get_to_move (self->match);
  gboolean both = ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_FIRST)) && ss_player_is_person (ss_match_get_player (self->match, SS_SEAT_SECOND));

  memset (&self->pick, 0, sizeof self->pick);
  if (self->adviser)
    ss_adviser_cancel (self->adviser); /* it was asked about another position, perhaps by the other player */
  if (both && to_move != SS_SEAT_NONE && to_move != self->handed && ss_match_get_result (self->match) == SS_RESULT_UNFINISHED)
    self->handed = ss_match_get_rules (self->match)->game->hidden ? SS_SEAT_NONE : to_move;
  if (self->looking != SS_NOW && self->looking > ss_match_get_n_moves (self->match))
    self->looking = SS_NOW;
  update_end (self);
  ss_match_page_show (self, SS_BOARD_MOVE);
  ss_match_page_say_played (self);
  update_save_banner (self);
}

/* Signals of the widgets */

/* The board has its spots only once it has its room: then it takes the focus, unless something else was given it meanwhile. */
static gboolean
focus_board (gpointer data)
{
  SsMatchPage *self = data;

  self->focus_id = 0;
  ss_board_focus (self->board);
  return G_SOURCE_REMOVE;
}

static void
on_room_changed (SsMatchPage *self)
{
  ss_match_page_redraw (self, SS_BOARD_AT_ONCE);
  if (!self->had_room && self->view)
    self->focus_id = g_idle_add (focus_board, self);
  self->had_room = TRUE;
}

static void
on_input (SsMatchPage *self, SsInput *input)
{
  ss_match_page_take_input (self, input);
}

static void
on_settled (SsMatchPage *self)
{
  ss_turns_hold (self->turns, FALSE);
}

static void
on_thinking (SsMatchPage *self)
{
  ss_match_panel_set_thinking (self->panel, ss_turns_get_thinking (self->turns));
  ss_match_page_update_actions (self);
}

static void
on_look (SsMatchPage *self, guint n)
{
  ss_match_page_look (self, n);
}

static void
curtain_clicked (SsMatchPage *self)
{
  ss_match_page_open_curtain (self);
}

static void
type_activated (SsMatchPage *self)
{
  ss_match_page_typed (self);
}

static gboolean
type_key (SsMatchPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  ss_match_page_close_typing (self);
  return GDK_EVENT_STOP;
}

void
ss_match_page_begin (SsMatchPage *self)
{
  self->begun = !self->note;
  if (self->begun)
    ss_turns_start (self->turns);
}

void
ss_match_page_set_note (SsMatchPage *self, const char *note)
{
  g_set_str (&self->note, note);
  adw_banner_set_title (self->note_banner, note);
  adw_banner_set_revealed (self->note_banner, TRUE);
  ss_match_page_show (self, SS_BOARD_AT_ONCE);
}

static void
on_active (SsMatchPage *self, GParamSpec *property, GtkWindow *window)
{
  if (gtk_window_is_active (window))
    ss_match_page_withdraw_notice (self);
}

/* A match that is left goes on from its file another time: nobody thinks about it meanwhile, and its file is free for another window. */
static void
ss_match_page_hiding (AdwNavigationPage *page)
{
  ss_turns_stop (SS_MATCH_PAGE (page)->turns);
  if (SS_MATCH_PAGE (page)->analysing)
    ss_match_page_stop_analysis (SS_MATCH_PAGE (page), FALSE);
  ss_match_page_withdraw_notice (SS_MATCH_PAGE (page));
}

static void
ss_match_page_shown (AdwNavigationPage *page)
{
  SsMatchPage *self = SS_MATCH_PAGE (page);

  ss_textures_drop_unused (); /* of the page that led here */
  if (self->begun && !ss_turns_is_running (self->turns))
    ss_turns_start (self->turns); /* it was left for another page, and that is left now */
  ss_board_focus (self->board);
}

static void
ss_match_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ss_match_page_parent_class)->root (widget);
  SS_MATCH_PAGE (widget)->active_id = g_signal_connect_swapped (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (on_active), widget);
}

static void
ss_match_page_unroot (GtkWidget *widget)
{
  g_clear_signal_handler (&SS_MATCH_PAGE (widget)->active_id, gtk_widget_get_root (widget));
  GTK_WIDGET_CLASS (ss_match_page_parent_class)->unroot (widget);
}

static void
ss_match_page_dispose (GObject *object)
{
  SsMatchPage *self = SS_MATCH_PAGE (object);

  if (pages)
    g_ptr_array_remove_fast (pages, self);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->adviser)
    ss_adviser_cancel (self->adviser);
  g_clear_object (&self->adviser);
  g_clear_pointer (&self->hints, g_ptr_array_unref);
  g_clear_object (&self->analyst);
  if (self->turns)
    {
      ss_turns_stop (self->turns);
      g_signal_handlers_disconnect_by_data (self->turns, self);
      g_clear_object (&self->turns);
    }
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (self->board)
    ss_board_set_scene (self->board, NULL, SS_BOARD_AT_ONCE, NULL, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_MATCH_PAGE);
  if (self->match)
    ss_match_page_withdraw_notice (self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->view, g_free);
  g_clear_pointer (&self->motions, g_array_unref);
  ss_moves_clear (&self->legal);
  G_OBJECT_CLASS (ss_match_page_parent_class)->dispose (object);
}

static void
ss_match_page_class_init (SsMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_match_page_dispose;
  GTK_WIDGET_CLASS (klass)->root = ss_match_page_root;
  GTK_WIDGET_CLASS (klass)->unroot = ss_match_page_unroot;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = ss_match_page_hiding;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = ss_match_page_shown;

  g_type_ensure (SS_TYPE_BOARD);
  g_type_ensure (SS_TYPE_MATCH_PANEL);
  g_type_ensure (SS_TYPE_END_BANNER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, title);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, save_banner);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, note_banner);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, layouts);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, curtain_stone);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, curtain_label);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, curtain_button);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, board);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, look_revealer);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, look_label);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, end);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, end_revealer);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, type_revealer);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, type_entry);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, type_error);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, panel);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, bar_prompt);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, split);
  gtk_widget_class_bind_template_child (widget_class, SsMatchPage, sheet);
  gtk_widget_class_bind_template_child_full (widget_class, "bar_score_first", FALSE, G_STRUCT_OFFSET (SsMatchPage, bar_scores[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "bar_score_second", FALSE, G_STRUCT_OFFSET (SsMatchPage, bar_scores[1]));
  gtk_widget_class_bind_template_child_full (widget_class, "bar_stone_first", FALSE, G_STRUCT_OFFSET (SsMatchPage, bar_stones[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "bar_stone_second", FALSE, G_STRUCT_OFFSET (SsMatchPage, bar_stones[1]));
  gtk_widget_class_bind_template_callback (widget_class, on_room_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_input);
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
  gtk_widget_class_bind_template_callback (widget_class, on_look);
  gtk_widget_class_bind_template_callback (widget_class, curtain_clicked);
  gtk_widget_class_bind_template_callback (widget_class, type_activated);
  gtk_widget_class_bind_template_callback (widget_class, type_key);
  ss_match_page_class_init_actions (widget_class);
  ss_shortcuts_bind (widget_class, "match.");
}

static void
ss_match_page_init (SsMatchPage *self)
{
  self->looking = SS_NOW;
  self->handed = SS_SEAT_NONE;
  self->motions = g_array_new (FALSE, TRUE, sizeof (SsMotion));
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ss_match_page_new (SsMatch *match)
{
  SsMatchPage *self = g_object_new (SS_TYPE_MATCH_PAGE, NULL);
  const char *name = ss_seats_variant_name (ss_match_get_record (match));

  self->match = match;
  if (!pages)
    pages = g_ptr_array_new ();
  g_ptr_array_add (pages, self);
  self->turns = ss_turns_new (match);
  self->said = self->opened = ss_match_get_n_moves (match);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
  adw_window_title_set_title (self->title, name);
  ss_match_panel_set_match (self->panel, match);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    gtk_image_set_from_paintable (self->bar_stones[seat], ss_match_panel_get_stone (self->panel, seat));

  g_signal_connect_object (match, "played", G_CALLBACK (on_played), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turns, "changed", G_CALLBACK (on_thinking), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ss_match_page_new_again (SsMatchPage *page)
{
  SsMatch *match = g_object_ref (page->match);
  GtkWidget *again;

  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      SsPlayer *player = ss_match_get_player (match, seat);
      g_autofree char *name = ss_seats_name_of_word (ss_player_get_word (player));

      ss_player_set_name (player, name);
    }
  again = ss_match_page_new (match);
  if (page->note)
    ss_match_page_set_note (SS_MATCH_PAGE (again), page->note);
  if (page->looking != SS_NOW)
    ss_match_page_look (SS_MATCH_PAGE (again), page->looking);
  return again;
}
