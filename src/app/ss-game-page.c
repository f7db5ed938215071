/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-game-page.h"

#include <glib/gi18n.h>

#include "players/ss-level.h"
#include "ss-application.h"
#include "ss-board-picture.h"
#include "ss-library.h"
#include "ss-seats.h"
#include "ss-window.h"

#define PICTURE_WIDTH 576
#define PICTURE_HEIGHT 288

struct _SsGamePage
{
  AdwNavigationPage parent_instance;

  SsVariant *variant;

  GtkPicture *picture;
  GtkLabel *summary;
  AdwPreferencesGroup *differences;
  GtkLabel *sentences;
  AdwComboRow *player;
  AdwEntryRow *player_name;
  AdwComboRow *opponent;
  AdwEntryRow *opponent_name;
  AdwComboRow *begins;
};

G_DEFINE_FINAL_TYPE (SsGamePage, ss_game_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  BEGINS_PLAYER,
  BEGINS_OPPONENT,
  BEGINS_RANDOM,
};

/* Entry 0 of a seat's list is a person; the others are the levels from the weakest up. */
static GtkStringList *
seat_list (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Person"));
  for (const SsLevel *level = ss_levels; level->word; level++)
    gtk_string_list_append (list, _(level->player));
  return list;
}

/* word: as it stands in a record, for the settings "" is a person */
static char *
chosen_word (AdwComboRow *row)
{
  guint i = adw_combo_row_get_selected (row);

  return i == 0 ? g_strdup ("") : g_strconcat ("computer:", ss_levels[i - 1].word, NULL);
}

static void
select_word (AdwComboRow *row, const char *word)
{
  guint selected = 0;

  for (guint i = 0; ss_levels[i].word; i++)
    if (g_str_has_prefix (word, "computer:") && g_str_equal (word + strlen ("computer:"), ss_levels[i].word))
      selected = i + 1;
  adw_combo_row_set_selected (row, selected);
}

static void
update (SsGamePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->player_name), adw_combo_row_get_selected (self->player) == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->opponent_name), adw_combo_row_get_selected (self->opponent) == 0);
}

/* The last choices: for each game (player, opponent, who begins). */
static void
restore (SsGamePage *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (ss_application_get_settings (), "last-choices");
  const char *player = "", *opponent = "computer:easy";
  guint begins = BEGINS_PLAYER;

  if (!g_variant_lookup (all, ss_variant_get_game (self->variant)->id, "(&s&su)", &player, &opponent, &begins))
    begins = BEGINS_PLAYER;
  select_word (self->player, player);
  select_word (self->opponent, opponent);
  adw_combo_row_set_selected (self->begins, MIN (begins, BEGINS_RANDOM));
}

static void
remember (SsGamePage *self)
{
  GSettings *settings = ss_application_get_settings ();
  g_autoptr (GVariant) all = g_settings_get_value (settings, "last-choices");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (all);
  g_autofree char *player = chosen_word (self->player);
  g_autofree char *opponent = chosen_word (self->opponent);

  g_variant_dict_insert (&dict, ss_variant_get_game (self->variant)->id, "(ssu)", player, opponent, adw_combo_row_get_selected (self->begins));
  g_settings_set_value (settings, "last-choices", g_variant_dict_end (&dict));
  g_settings_set_string (settings, "player-name", gtk_editable_get_text (GTK_EDITABLE (self->player_name)));
  g_settings_set_string (settings, "opponent-name", gtk_editable_get_text (GTK_EDITABLE (self->opponent_name)));
}

/* seat_word: who sits there, for the record: a person by the name that was typed, or what the row is called. */
static char *
seat_word (AdwComboRow *row, AdwEntryRow *name)
{
  g_autofree char *word = chosen_word (row);
  g_autofree char *typed = NULL;

  if (*word)
    return g_steal_pointer (&word);
  typed = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (name))));
  return g_strdup (*typed && !ss_seats_is_computer (typed) ? typed : adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
}

static void
start (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsGamePage *self = SS_GAME_PAGE (widget);
  SsWindow *window = ss_window_of (widget);
  g_autofree char *player = seat_word (self->player, self->player_name);
  g_autofree char *opponent = seat_word (self->opponent, self->opponent_name);
  guint begins = adw_combo_row_get_selected (self->begins);
  g_autoptr (GError) error = NULL;
  SsMatch *match;

  remember (self);
  if (begins == BEGINS_RANDOM)
    begins = g_random_boolean () ? BEGINS_PLAYER : BEGINS_OPPONENT;
  match = ss_library_start (self->variant, begins == BEGINS_PLAYER ? (const char *[]) { player, opponent } : (const char *[]) { opponent, player }, &error);
  ss_window_play (window, match, TRUE);
  if (error)
    ss_window_tell_error (window, _("The Match Can't Be Saved"), error->message);
}

static void
show_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_window_show_rules (ss_window_of (widget), SS_GAME_PAGE (widget)->variant);
}

static void
new_from (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_window_edit (ss_window_of (widget), ss_draft_new_from (SS_GAME_PAGE (widget)->variant, NULL));
}

static void
fill (SsGamePage *self)
{
  const SsGame *game = ss_variant_get_game (self->variant);
  g_autoptr (SsRules) rules = ss_rules_new (ss_variant_ref (self->variant));
  g_autoptr (GdkPaintable) picture = ss_board_picture_new_start (rules, PICTURE_WIDTH, PICTURE_HEIGHT, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  g_autoptr (SsVariant) published = ss_variant_published (game);
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (self->variant, published);
  g_autoptr (GString) text = g_string_new (NULL);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), ss_variant_get_name (self->variant));
  gtk_picture_set_paintable (self->picture, picture);
  gtk_label_set_label (self->summary, ss_variant_get_summary (self->variant) ? ss_variant_get_summary (self->variant) : _(game->tagline));
  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, "%s%s", i ? "\n" : "", (const char *) g_ptr_array_index (sentences, i));
  gtk_label_set_label (self->sentences, text->str);
  restore (self);
  update (self);
}

static void
ss_game_page_dispose (GObject *object)
{
  SsGamePage *self = SS_GAME_PAGE (object);

  g_clear_pointer (&self->variant, ss_variant_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (ss_game_page_parent_class)->dispose (object);
}

static void
ss_game_page_class_init (SsGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_game_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, picture);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, summary);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, differences);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, sentences);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, player);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, player_name);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, opponent);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, opponent_name);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, begins);
  gtk_widget_class_install_action (widget_class, "game.start", NULL, start);
  gtk_widget_class_install_action (widget_class, "game.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "game.new-from", NULL, new_from);
}

static void
ss_game_page_init (SsGamePage *self)
{
  GSettings *settings = ss_application_get_settings ();
  g_autoptr (GtkStringList) players = seat_list ();
  g_autoptr (GtkStringList) opponents = seat_list ();
  g_autofree char *player = g_settings_get_string (settings, "player-name");
  g_autofree char *opponent = g_settings_get_string (settings, "opponent-name");

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_model (self->player, G_LIST_MODEL (players));
  adw_combo_row_set_model (self->opponent, G_LIST_MODEL (opponents));
  gtk_editable_set_text (GTK_EDITABLE (self->player_name), player);
  gtk_editable_set_text (GTK_EDITABLE (self->opponent_name), opponent);
  g_signal_connect_swapped (self->player, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->opponent, "notify::selected", G_CALLBACK (update), self);
}

GtkWidget *
ss_game_page_new (SsVariant *variant)
{
  SsGamePage *self = g_object_new (SS_TYPE_GAME_PAGE, NULL);

  self->variant = ss_variant_ref (variant);
  fill (self);
  return GTK_WIDGET (self);
}
