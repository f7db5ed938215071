/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-home-page.h"

#include <glib/gi18n.h>

#include "ss-board-picture.h"
#include "ss-card.h"
#include "ss-head-start.h"
#include "ss-library.h"
#include "ss-seats.h"
#include "ss-textures.h"
#include "ss-window.h"

#define MOST_UNFINISHED 12

struct _SsHomePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton *menu_button;
  GMenuModel *main_menu;
  AdwBanner *damaged_banner;
  GtkWidget *continue_section;
  GtkFlowBox *matches;
  GtkFlowBox *games;
  gboolean games_listed;
  gboolean games_drawn;
};

G_DEFINE_FINAL_TYPE (SsHomePage, ss_home_page, ADW_TYPE_NAVIGATION_PAGE)

/* when_text: "Today 14:05", "3 May 2026": what a person needs to tell matches apart. */
static char *
when_text (gint64 when)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (then, "%H:%M");

  if (g_date_time_get_year (then) == g_date_time_get_year (now) && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return ss_text_fill (_("Today, {time}"), "time", time, NULL);
  /* Translators: the date of a match, as g_date_time_format() takes it */
  return g_date_time_format (then, _("%e %B %Y"));
}

static GdkPaintable *
thumbnail (const SsRecord *record, double scale)
{
  g_autoptr (SsPosition) position = ss_record_replay (record, G_MAXUINT, NULL);
  SsSeat viewer = ss_seats_viewer_of_words (record->names[0], record->names[1]);
  const SsRules *rules = position->rules;
  g_autofree SsState *view = NULL;
  SsScene *scene = ss_scene_new (0, 0);
  SsSight sight = { .rules = rules, .viewer = viewer, .width = SS_CARD_WIDTH, .height = SS_CARD_HEIGHT, .thumbnail = TRUE };

  /* two people at one screen: what only one of them may see is shown to neither */
  view = ss_state_view (rules, position->state, viewer == SS_SEAT_NONE ? SS_SEAT_FIRST : viewer);
  sight.view = view;
  if (viewer == SS_SEAT_NONE)
    sight.viewer = SS_SEAT_FIRST;
  sight.bottom = sight.viewer;
  if (viewer == SS_SEAT_NONE && rules->game->hidden)
    {
      ss_scene_free (scene);
      return ss_board_picture_new_start (rules, SS_CARD_WIDTH, SS_CARD_HEIGHT, scale);
    }
  rules->game->draw (&sight, scene);
  return ss_board_picture_new (scene, SS_CARD_WIDTH, SS_CARD_HEIGHT, scale);
}

static void
add_match (SsHomePage *self, const SsSavedMatch *saved)
{
  const SsRecord *record = saved->record;
  g_autofree char *first = ss_seats_name_of_word (record->names[0]);
  g_autofree char *second = ss_seats_name_of_word (record->names[1]);
  g_autofree char *players = ss_text_fill (_("{first} against {second}"), "first", first, "second", second, NULL);
  g_autofree char *when = when_text (saved->when);
  g_autofree char *number = ss_text_number ((int) record->moves->len);
  g_autofree char *moves = ss_text_fill (ngettext ("{n} move", "{n} moves", record->moves->len), "n", number, NULL);
  g_autofree char *caption = ss_text_fill (_("{when} · {moves}"), "when", when, "moves", moves, NULL);
  GtkWidget *card = ss_card_new (ss_seats_variant_name (record), players, caption);
  g_autoptr (GdkPaintable) picture = thumbnail (record, gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  ss_card_set_picture (SS_CARD (card), picture);
  ss_card_set_target (SS_CARD (card), saved->path);
  gtk_flow_box_append (self->matches, card);
}

static void
list_matches (SsHomePage *self)
{
  g_autoptr (GPtrArray) damaged = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) matches = ss_library_unfinished (MOST_UNFINISHED, damaged);

  gtk_flow_box_remove_all (self->matches);
  for (guint i = 0; i < matches->len; i++)
    add_match (self, g_ptr_array_index (matches, i));
  gtk_widget_set_visible (self->continue_section, matches->len > 0);

  if (damaged->len > 0)
    {
      g_autofree char *names = ss_text_list ((const char *const *) damaged->pdata, damaged->len);
      g_autofree char *text = ss_text_fill (ngettext ("A damaged match was set aside: {files}", "Damaged matches were set aside: {files}", damaged->len), "files", names, NULL);

      adw_banner_set_title (self->damaged_banner, text);
      adw_banner_set_revealed (self->damaged_banner, TRUE);
    }
}

/* The board of a game's base variant. */
static void
draw_game (SsHomePage *self, SsCard *card)
{
  const SsGame *game = ss_game_find (ss_card_get_target (card));
  SsReadyPicture *ready = ss_head_start_take (game);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) picture = NULL;

  if (ready)
    picture = ss_board_picture_new_ready (ready, scale);
  else
    {
      g_autoptr (SsVariant) variant = ss_variant_published (game);
      g_autoptr (SsRules) rules = ss_rules_new (variant);

      picture = ss_board_picture_new_start (rules, SS_CARD_WIDTH, SS_CARD_HEIGHT, scale);
    }
  ss_card_set_picture (card, picture);
}

static void
add_game (SsHomePage *self, const SsGame *game)
{
  g_autofree char *caption = ss_text_fill (_("{kind} · {time}"), "kind", _(game->kind), "time", _(game->time), NULL);
  GtkWidget *card = ss_card_new (_(game->title), _(game->tagline), caption);

  ss_card_set_target (SS_CARD (card), game->id);
  gtk_flow_box_append (self->games, card);
}

static void
list_games (SsHomePage *self)
{
  gtk_flow_box_remove_all (self->games);
  for (guint i = 0; ss_games[i]; i++)
    if (ss_games[i]->draw)
      add_game (self, ss_games[i]);
  self->games_listed = TRUE;
}

static void
draw_games (SsHomePage *self, gboolean drawn)
{
  if (self->games_drawn == drawn)
    return;
  self->games_drawn = drawn;
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->games)); card; card = gtk_widget_get_next_sibling (card))
    if (drawn)
      draw_game (self, SS_CARD (card));
    else
      ss_card_set_picture (SS_CARD (card), NULL);
}

/* Before the first frame and whenever the page comes back: a match may have been played meanwhile. */
static void
ss_home_page_showing (AdwNavigationPage *page)
{
  SsHomePage *self = SS_HOME_PAGE (page);

  list_matches (self);
  if (!self->games_listed)
    list_games (self);
  draw_games (self, TRUE);
}

/* Behind another page nobody sees the pictures: a match needs the memory more. */
static void
ss_home_page_hidden (AdwNavigationPage *page)
{
  SsHomePage *self = SS_HOME_PAGE (page);

  ss_head_start_remember (ss_stage_get_style (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_flow_box_remove_all (self->matches);
  draw_games (self, FALSE);
  ss_textures_drop_unused ();
}

const SsGame *
ss_home_page_get_game (SsHomePage *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->games));
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->games, 0);

  if (SS_IS_CARD (child))
    return ss_game_find (ss_card_get_target (SS_CARD (child)));
  return first ? ss_game_find (ss_card_get_target (SS_CARD (first))) : ss_games[0];
}

static void
game_activated (SsHomePage *self, GtkFlowBoxChild *child)
{
  ss_window_show_game (ss_window_of (GTK_WIDGET (self)), ss_game_find (ss_card_get_target (SS_CARD (child))));
}

static void
match_activated (SsHomePage *self, GtkFlowBoxChild *child)
{
  g_autoptr (GFile) file = g_file_new_for_path (ss_card_get_target (SS_CARD (child)));

  if (!ss_window_open (ss_window_of (GTK_WIDGET (self)), file))
    list_matches (self);
}

static void
banner_clicked (SsHomePage *self)
{
  adw_banner_set_revealed (self->damaged_banner, FALSE);
}

static void
ss_home_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_HOME_PAGE);
  G_OBJECT_CLASS (ss_home_page_parent_class)->dispose (object);
}

static void
ss_home_page_class_init (SsHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_home_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = ss_home_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hidden = ss_home_page_hidden;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, main_menu);
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, damaged_banner);
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, continue_section);
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, matches);
  gtk_widget_class_bind_template_child (widget_class, SsHomePage, games);
  gtk_widget_class_bind_template_callback (widget_class, game_activated);
  gtk_widget_class_bind_template_callback (widget_class, match_activated);
  gtk_widget_class_bind_template_callback (widget_class, banner_clicked);
}

/* Made when it is first opened: its dozen widgets would delay the first frame. */
static void
make_menu (GtkMenuButton *button, gpointer data)
{
  if (!gtk_menu_button_get_menu_model (button))
    gtk_menu_button_set_menu_model (button, SS_HOME_PAGE (data)->main_menu);
}

static void
ss_home_page_init (SsHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, self, NULL);
}
