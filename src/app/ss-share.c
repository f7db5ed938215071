/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-share.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>
#include <string.h>
#include <unistd.h>

#define PICTURE_WIDTH 1200

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RsvgHandle, g_object_unref)

SsScene *
ss_match_scene (SsMatch *match, guint n, SsSeat viewer, SsSeat bottom, double width, double height)
{
  const SsRules *rules = ss_match_get_rules (match);
  g_autofree SsState *view = ss_match_get_view (match, n, viewer);
  SsScene *scene = ss_scene_new (1, 1);
  guint last = MIN (n, ss_match_get_n_moves (match));
  SsSight sight = {
    .rules = rules,
    .view = view,
    .viewer = viewer,
    .bottom = bottom,
    .last = last ? ss_match_get_move (match, last) : SS_NO_MOVE,
    .last_by = last ? ss_match_get_mover (match, last) : SS_SEAT_NONE,
    .width = width,
    .height = height,
  };

  rules->game->draw (&sight, scene);
  return scene;
}

char *
ss_match_position_text (SsMatch *match, guint n, SsSeat viewer)
{
  const SsRules *rules = ss_match_get_rules (match);
  g_autofree SsState *view = ss_match_get_view (match, n, viewer);

  return rules->game->write_position (rules, view, viewer);
}

char *
ss_match_notation (SsMatch *match, SsSeat viewer)
{
  const SsRules *rules = ss_match_get_rules (match);
  SsRecord *record = ss_match_get_record (match);
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= ss_match_get_n_moves (match); i++)
    {
      g_autofree SsState *before = ss_match_get_view (match, i - 1, viewer);
      g_autofree char *move = ss_move_shown_text (rules, before, ss_match_get_move (match, i), ss_match_get_mover (match, i), viewer);
      const SsRecordMove *entry = &g_array_index (record->moves, SsRecordMove, i - 1);
      g_string_append_printf (text, "%u. %s", i, move);
      if (entry->comment)
        g_string_append_printf (text, "  # %s", entry->comment);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* A move in words: what its effects say, as far as @viewer may know; without any, its notation. */
static void
append_move (GString *text, SsMatch *match, guint number, SsSeat viewer)
{
  const SsRules *rules = ss_match_get_rules (match);
  const SsGame *game = rules->game;
  g_auto (SsEffects) effects = { 0 };
  g_autofree SsState *before = ss_match_get_view (match, number - 1, viewer);
  g_autofree char *notation = ss_move_shown_text (rules, before, ss_match_get_move (match, number), ss_match_get_mover (match, number), viewer);

  g_string_append_printf (text, "%u. %s", number, notation);
  ss_match_get_effects (match, number, &effects);
  for (guint i = 0; i < effects.n; i++)
    {
      g_autofree char *said = game->say_effect (rules, &effects.effects[i], viewer);
      if (said)
        g_string_append_printf (text, "  %s", said);
    }
  g_string_append_c (text, '\n');
}

char *
ss_match_record_text (SsMatch *match, SsSeat viewer)
{
  const SsRules *rules = ss_match_get_rules (match);
  SsRecord *record = ss_match_get_record (match);
  g_autoptr (SsVariant) published = ss_variant_published (rules->game);
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (rules->variant, published);
  GString *text = g_string_new (NULL);
  g_autofree char *head = ss_text_fill (_ ("{game}: {variant}"), "game", _ (rules->game->title), "variant", ss_variant_get_name (rules->variant), NULL);
  g_autofree char *first = ss_text_fill (_ ("First: {name}"), "name", ss_player_get_name (ss_match_get_player (match, SS_SEAT_FIRST)), NULL);
  g_autofree char *second = ss_text_fill (_ ("Second: {name}"), "name", ss_player_get_name (ss_match_get_player (match, SS_SEAT_SECOND)), NULL);

  g_string_append_printf (text, "%s\n%s\n%s\n", head, first, second);
  if (record->started)
    g_string_append_printf (text, "%s\n", record->started);
  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, "- %s\n", (const char *) g_ptr_array_index (sentences, i));
  g_string_append_c (text, '\n');
  for (guint i = 1; i <= ss_match_get_n_moves (match); i++)
    {
      const SsRecordMove *entry = &g_array_index (record->moves, SsRecordMove, i - 1);
      append_move (text, match, i, viewer);
      if (entry->comment)
        g_string_append_printf (text, "   # %s\n", entry->comment);
    }
  return g_string_free (text, FALSE);
}

void
ss_share_copy_text (GtkWidget *widget, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* The exported document of @scene, parsed: for pictures and the printer alike. */
static RsvgHandle *
parse_scene (const SsScene *scene, GError **error)
{
  g_autofree char *svg = ss_scene_to_svg (scene, SS_STYLE_LIGHT, 0);

  return rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), error);
}

gboolean
ss_share_copy_picture (GtkWidget *widget, const SsScene *scene, GError **error)
{
  g_autofree char *name = NULL;
  int fd = g_file_open_tmp ("stepstones-XXXXXX.png", &name, error);

  if (fd < 0)
    return FALSE;
  close (fd);
  g_autoptr (GdkTexture) texture = ss_scene_to_png (scene, SS_STYLE_LIGHT, PICTURE_WIDTH, name, error) ? gdk_texture_new_from_filename (name, error) : NULL;
  unlink (name);
  if (!texture)
    return FALSE;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), texture);
  return TRUE;
}

/* Printing */

typedef struct
{
  RsvgHandle *handle;
  char *title;
  double ratio; /* height by width */
} Print;

static void
print_free (gpointer data)
{
  Print *print = data;

  g_clear_object (&print->handle);
  g_free (print->title);
  g_free (print);
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Print *print)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context), height = gtk_print_context_get_height (context);
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (GError) error = NULL;
  int text_height;

  pango_layout_set_text (layout, print->title, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, NULL, &text_height);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
  double top = text_height * 1.5, room = height - top;
  double w = MIN (width, room / print->ratio);
  RsvgRectangle viewport = { (width - w) / 2, top, w, w * print->ratio };
  if (!rsvg_handle_render_document (print->handle, cr, &viewport, &error))
    g_warning ("printing: %s", error->message);
}

static void
print_done (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  g_autoptr (GtkAlertDialog) dialog = gtk_alert_dialog_new ("%s", _ ("The Board Could Not Be Printed"));
  gtk_alert_dialog_set_detail (dialog, error->message);
  gtk_alert_dialog_show (dialog, window);
}

void
ss_share_print (GtkWindow *window, SsScene *scene, const char *title)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GError) error = NULL;
  Print *print = g_new0 (Print, 1);

  print->handle = parse_scene (scene, &error);
  print->title = g_strdup (title);
  print->ratio = scene->height / MAX (1, scene->width);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "ss-print", print, print_free);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), print);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done), window, 0);
  if (!print->handle || gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      g_autoptr (GtkAlertDialog) dialog = gtk_alert_dialog_new ("%s", _ ("The Board Could Not Be Printed"));
      gtk_alert_dialog_set_detail (dialog, error ? error->message : "");
      gtk_alert_dialog_show (dialog, window);
    }
}

/* Saving text */

typedef struct
{
  char *text;
  SsShared shared;
  gpointer data;
} SaveText;

static void
place_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  SaveText *save = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  gboolean done = FALSE;

  if (file)
    done = g_file_replace_contents (file, save->text, strlen (save->text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    g_clear_error (&error);
  save->shared (done, error, save->data);
  g_free (save->text);
  g_free (save);
}

void
ss_share_save_text (GtkWindow *window, const char *title, const char *file_name, const char *text, SsShared shared, gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  SaveText *save = g_new0 (SaveText, 1);

  save->text = g_strdup (text);
  save->shared = shared;
  save->data = data;
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, file_name);
  gtk_file_dialog_save (dialog, window, NULL, place_chosen, save);
}
