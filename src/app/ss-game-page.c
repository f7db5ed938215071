/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-game-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "players/ss-level.h"
#include "ss-application.h"
#include "ss-board-picture.h"
#include "ss-confirm-delete.h"
#include "ss-draft.h"
#include "ss-library.h"
#include "ss-param-row.h"
#include "ss-save-variant.h"
#include "ss-seats.h"
#include "ss-shortcuts.h"
#include "ss-variant-list.h"
#include "ss-window.h"

#define PICTURE_WIDTH 576
#define PICTURE_HEIGHT 288
#define HANDICAP_GROUP "Handicap" /* its rules are offered here too, for this match alone */

struct _SsGamePage
{
  AdwNavigationPage parent_instance;

  const SsGame *game;
  SsVariant *extra;   /* nullable: selected without being in a folder */
  SsDraft *handicap;  /* the selected variant with the handicap of this match */
  GPtrArray *handicap_rows; /* of SsParamRow*, borrowed */

  AdwNavigationSplitView *split;
  AdwNavigationPage *list_page;
  AdwNavigationPage *variant_page;
  SsVariantList *list;
  GtkPicture *picture;
  GtkLabel *summary;
  GtkListBox *sentences;
  AdwComboRow *player;
  AdwEntryRow *player_name;
  AdwComboRow *opponent;
  AdwEntryRow *opponent_name;
  AdwComboRow *begins;
  AdwExpanderRow *handicap_row;
};

G_DEFINE_FINAL_TYPE (SsGamePage, ss_game_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  BEGINS_PLAYER,
  BEGINS_OPPONENT,
  BEGINS_RANDOM,
};

/* Seats */

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
update_seats (SsGamePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->player_name), adw_combo_row_get_selected (self->player) == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->opponent_name), adw_combo_row_get_selected (self->opponent) == 0);
}

/* The last choices: for each game (player, opponent, who begins, path of the variant). */
static char *
restore (SsGamePage *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (ss_application_get_settings (), "last-choices");
  const char *player = "", *opponent = "computer:easy", *path = "";
  guint begins = BEGINS_PLAYER;

  g_variant_lookup (all, self->game->id, "(&s&su&s)", &player, &opponent, &begins, &path);
  select_word (self->player, player);
  select_word (self->opponent, opponent);
  adw_combo_row_set_selected (self->begins, MIN (begins, BEGINS_RANDOM));
  return g_strdup (path);
}

static void
remember (SsGamePage *self)
{
  GSettings *settings = ss_application_get_settings ();
  g_autoptr (GVariant) all = g_settings_get_value (settings, "last-choices");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (all);
  g_autofree char *player = chosen_word (self->player);
  g_autofree char *opponent = chosen_word (self->opponent);
  SsVariant *variant = ss_variant_list_get_selected (self->list);
  const char *path = variant ? ss_variant_get_path (variant) : NULL;

  g_variant_dict_insert (&dict, self->game->id, "(ssus)", player, opponent, adw_combo_row_get_selected (self->begins), path ? path : "");
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

/* The selected variant */

static gboolean
has_handicap (SsGamePage *self)
{
  SsVariant *selected = ss_variant_list_get_selected (self->list);

  return self->handicap && selected && ss_variant_count_differences (ss_draft_get_variant (self->handicap), selected) > 0;
}

/* What will be played: the selected variant, with the handicap of this match if one was set; borrowed. */
static SsVariant *
chosen_variant (SsGamePage *self)
{
  return has_handicap (self) ? ss_draft_get_variant (self->handicap) : ss_variant_list_get_selected (self->list);
}

static void
show_board (SsGamePage *self, SsVariant *variant)
{
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (GdkPaintable) picture = ss_board_picture_new_start (rules, PICTURE_WIDTH, PICTURE_HEIGHT, gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  gtk_picture_set_paintable (self->picture, picture);
  gtk_picture_set_alternative_text (self->picture, ss_variant_get_name (variant));
}

static void
show_sentences (SsGamePage *self, SsVariant *variant)
{
  g_autoptr (SsVariant) published = ss_variant_published (self->game);
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (variant, published);

  gtk_list_box_remove_all (self->sentences);
  for (guint i = 0; i < sentences->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_ptr_array_index (sentences, i));
      gtk_list_box_append (self->sentences, row);
    }
}

static void
handicap_changed (SsGamePage *self)
{
  gboolean right = ss_problems_count (ss_draft_get_problems (self->handicap)) == 0;

  for (guint i = 0; i < self->handicap_rows->len; i++)
    ss_param_row_update (g_ptr_array_index (self->handicap_rows, i));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.start", right);
  if (!right)
    return;
  show_board (self, chosen_variant (self));
  show_sentences (self, chosen_variant (self));
}

/* based_on: a new variant on that of @variant; on a copy of it if it can't be a base: it is in no folder where bases are looked for. */
static SsDraft *
based_on (SsVariant *variant, const char *name)
{
  g_autoptr (SsDraft) draft = *ss_variant_get_id (variant) && ss_variant_get_path (variant) ? ss_draft_new_from (variant, name) : NULL;

  if (draft && ss_problems_count (ss_draft_get_problems (draft)) == 0 && ss_variant_count_differences (ss_draft_get_variant (draft), variant) == 0)
    return g_steal_pointer (&draft);
  return ss_draft_new_copy (variant);
}

/* Rows for the handicap, with the selected variant as their base. */
static void
make_handicap (SsGamePage *self, SsVariant *variant)
{
  for (guint i = 0; i < self->handicap_rows->len; i++)
    adw_expander_row_remove (self->handicap_row, g_ptr_array_index (self->handicap_rows, i));
  g_ptr_array_set_size (self->handicap_rows, 0);
  if (self->handicap)
    g_signal_handlers_disconnect_by_data (self->handicap, self);
  g_clear_object (&self->handicap);
  self->handicap = based_on (variant, NULL);
  if (ss_problems_count (ss_draft_get_problems (self->handicap)) > 0)
    g_clear_object (&self->handicap);
  if (self->handicap)
    {
      g_signal_connect_swapped (self->handicap, "changed", G_CALLBACK (handicap_changed), self);
      for (const SsParam *p = self->game->params; p->key; p++)
        if (strcmp (p->group, HANDICAP_GROUP) == 0)
          {
            GtkWidget *row = ss_param_row_new (self->handicap, p, p->group);
            adw_expander_row_add_row (self->handicap_row, row);
            g_ptr_array_add (self->handicap_rows, row);
          }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->handicap_row), self->handicap_rows->len > 0);
}

static void
show_variant (SsGamePage *self)
{
  SsVariant *variant = ss_variant_list_get_selected (self->list);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "game.start", variant != NULL);
  gtk_widget_action_set_enabled (widget, "game.rules", variant != NULL);
  gtk_widget_action_set_enabled (widget, "game.new-from", variant != NULL);
  gtk_widget_action_set_enabled (widget, "game.duplicate", variant != NULL);
  gtk_widget_action_set_enabled (widget, "game.export", variant != NULL);
  gtk_widget_action_set_enabled (widget, "game.edit", variant && ss_variant_get_path (variant) && !ss_variant_list_selected_is_shipped (self->list));
  gtk_widget_action_set_enabled (widget, "game.delete", ss_variant_list_selected_is_own (self->list));
  if (!variant)
    return;
  adw_navigation_page_set_title (self->variant_page, ss_variant_get_name (variant));
  gtk_label_set_label (self->summary, ss_variant_get_summary (variant) ? ss_variant_get_summary (variant) : _(self->game->tagline));
  show_board (self, variant);
  show_sentences (self, variant);
  make_handicap (self, variant);
}

static void
list_selected (SsGamePage *self)
{
  show_variant (self);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
list_faulty (SsGamePage *self, const char *path)
{
  SsWindow *window = ss_window_of (GTK_WIDGET (self));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ss_window_open (window, file);
}

/* Actions */

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
  match = ss_library_start (chosen_variant (self), begins == BEGINS_PLAYER ? (const char *[]) { player, opponent } : (const char *[]) { opponent, player }, &error);
  ss_window_play (window, match, TRUE);
  if (error)
    ss_window_tell_error (window, _("The Match Could Not Be Saved"), error->message);
}

static void
act_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ss_window_show_rules (ss_window_of (widget), chosen_variant (SS_GAME_PAGE (widget)));
}

static void
act_new_from (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsGamePage *self = SS_GAME_PAGE (widget);
  SsVariant *variant = ss_variant_list_get_selected (self->list);
  g_autofree char *name = ss_text_fill (_("{name}, changed"), "name", ss_variant_get_name (variant), NULL);

  ss_window_edit (ss_window_of (widget), based_on (variant, name));
}

static void
act_edit (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsGamePage *self = SS_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;
  SsDraft *draft = ss_draft_open (ss_variant_get_path (ss_variant_list_get_selected (self->list)), &error);

  if (draft)
    ss_window_edit (ss_window_of (widget), draft);
  else
    ss_window_tell_error (ss_window_of (widget), _("The Variant Could Not Be Opened"), error->message);
}

static void
list_again (SsGamePage *self, const char *path)
{
  ss_variant_list_set_game (self->list, self->game, self->extra);
  if (path)
    ss_variant_list_select (self->list, path);
  show_variant (self);
}

static void
duplicated (SsDraft *draft, const char *path, gpointer data)
{
  g_autoptr (SsGamePage) self = data;

  if (path)
    list_again (self, path);
}

static void
act_duplicate (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsGamePage *self = SS_GAME_PAGE (widget);
  g_autoptr (SsDraft) draft = ss_draft_new_copy (ss_variant_list_get_selected (self->list));

  ss_save_variant (draft, widget, TRUE, duplicated, g_object_ref (self));
}

static void
exported (SsDraft *draft, const char *path, gpointer data)
{
  g_autoptr (SsGamePage) self = data;
  SsWindow *window = ss_window_of (GTK_WIDGET (self));

  if (path && window)
    ss_window_tell (window, _("Exported"));
}

static void
act_export (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsGamePage *self = SS_GAME_PAGE (widget);

  ss_export_variant (ss_variant_list_get_selected (self->list), widget, exported, g_object_ref (self));
}

/* Delete, with undo: the text is kept until the toast is gone */

typedef struct
{
  SsGamePage *page; /* owned */
  char *path;
  char *text;
} Deleted;

static void
deleted_free (gpointer data, GClosure *closure)
{
  Deleted *deleted = data;

  g_object_unref (deleted->page);
  g_free (deleted->path);
  g_free (deleted->text);
  g_free (deleted);
}

static void
undo_delete (AdwToast *toast, Deleted *deleted)
{
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (deleted->path, deleted->text, -1, &error))
    {
      ss_window_tell_error (ss_window_of (GTK_WIDGET (deleted->page)), _("The Variant Could Not Be Saved"), error->message);
      return;
    }
  list_again (deleted->page, deleted->path);
}

static void
delete_selected (SsGamePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SsVariant *variant = ss_variant_list_get_selected (self->list);
  Deleted *deleted = g_new0 (Deleted, 1);
  g_autoptr (GFile) file = g_file_new_for_path (ss_variant_get_path (variant));
  g_autofree char *text = ss_text_fill (_("“{name}” was deleted."), "name", ss_variant_get_name (variant), NULL);
  g_autoptr (GError) error = NULL;

  deleted->page = g_object_ref (self);
  deleted->path = g_strdup (ss_variant_get_path (variant));
  deleted->text = g_strdup (ss_variant_get_source (variant, NULL));
  if (!g_file_delete (file, NULL, &error))
    {
      ss_window_tell_error (ss_window_of (widget), _("The Variant Could Not Be Deleted"), error->message);
      deleted_free (deleted, NULL);
      return;
    }
  AdwToast *toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 60); /* to read it and to get there by keys, at anyone’s pace */
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_delete), deleted, deleted_free, 0);
  ss_window_toast (ss_window_of (widget), toast);
  list_again (self, NULL);
}

static void
act_delete (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SsVariant *variant = ss_variant_list_get_selected (SS_GAME_PAGE (widget)->list);

  ss_confirm_delete (widget, ss_variant_get_name (variant), G_CALLBACK (delete_selected), widget);
}

/* What an editor saved meanwhile is there when the page comes back. */
static void
ss_game_page_showing (AdwNavigationPage *page)
{
  SsGamePage *self = SS_GAME_PAGE (page);

  if (self->list && self->game)
    list_again (self, NULL);
}

static void
ss_game_page_dispose (GObject *object)
{
  SsGamePage *self = SS_GAME_PAGE (object);

  if (self->handicap)
    g_signal_handlers_disconnect_by_data (self->handicap, self);
  g_clear_object (&self->handicap);
  g_clear_pointer (&self->extra, ss_variant_unref);
  g_clear_pointer (&self->handicap_rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SS_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (ss_game_page_parent_class)->dispose (object);
}

static void
ss_game_page_class_init (SsGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_game_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = ss_game_page_showing;
  g_type_ensure (SS_TYPE_VARIANT_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, split);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, list_page);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, variant_page);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, list);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, picture);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, summary);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, sentences);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, player);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, player_name);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, opponent);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, opponent_name);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, begins);
  gtk_widget_class_bind_template_child (widget_class, SsGamePage, handicap_row);
  gtk_widget_class_bind_template_callback (widget_class, list_selected);
  gtk_widget_class_bind_template_callback (widget_class, list_faulty);
  gtk_widget_class_install_action (widget_class, "game.start", NULL, start);
  gtk_widget_class_install_action (widget_class, "game.rules", NULL, act_rules);
  gtk_widget_class_install_action (widget_class, "game.new-from", NULL, act_new_from);
  gtk_widget_class_install_action (widget_class, "game.edit", NULL, act_edit);
  gtk_widget_class_install_action (widget_class, "game.duplicate", NULL, act_duplicate);
  gtk_widget_class_install_action (widget_class, "game.export", NULL, act_export);
  gtk_widget_class_install_action (widget_class, "game.delete", NULL, act_delete);
}

static void
ss_game_page_init (SsGamePage *self)
{
  GSettings *settings = ss_application_get_settings ();
  g_autoptr (GtkStringList) players = seat_list ();
  g_autoptr (GtkStringList) opponents = seat_list ();
  g_autofree char *player = g_settings_get_string (settings, "player-name");
  g_autofree char *opponent = g_settings_get_string (settings, "opponent-name");

  self->handicap_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ss_shortcuts_add_to (GTK_WIDGET (self), "game.");
  adw_combo_row_set_model (self->player, G_LIST_MODEL (players));
  adw_combo_row_set_model (self->opponent, G_LIST_MODEL (opponents));
  gtk_editable_set_text (GTK_EDITABLE (self->player_name), player);
  gtk_editable_set_text (GTK_EDITABLE (self->opponent_name), opponent);
  g_signal_connect_swapped (self->player, "notify::selected", G_CALLBACK (update_seats), self);
  g_signal_connect_swapped (self->opponent, "notify::selected", G_CALLBACK (update_seats), self);
}

static GtkWidget *
page_new (const SsGame *game, SsVariant *variant)
{
  SsGamePage *self = g_object_new (SS_TYPE_GAME_PAGE, NULL);
  g_autofree char *last = NULL;

  self->game = game;
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _(game->title));
  adw_navigation_page_set_title (self->list_page, _(game->title));
  last = restore (self);
  update_seats (self);
  ss_variant_list_set_game (self->list, game, NULL);
  if (!variant)
    ss_variant_list_select (self->list, last);
  else if (!ss_variant_get_path (variant) || !ss_variant_list_select (self->list, ss_variant_get_path (variant)))
    {
      self->extra = ss_variant_ref (variant);
      ss_variant_list_set_game (self->list, game, variant);
      ss_variant_list_select (self->list, NULL);
    }
  show_variant (self);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
  return GTK_WIDGET (self);
}

GtkWidget *
ss_game_page_new (const SsGame *game)
{
  g_return_val_if_fail (game, NULL);
  return page_new (game, NULL);
}

GtkWidget *
ss_game_page_new_variant (SsVariant *variant)
{
  g_return_val_if_fail (variant, NULL);
  return page_new (ss_variant_get_game (variant), variant);
}

SsVariant *
ss_game_page_get_variant (SsGamePage *self)
{
  return ss_variant_list_get_selected (self->list);
}

const SsGame *
ss_game_page_get_game (SsGamePage *self)
{
  return self->game;
}
