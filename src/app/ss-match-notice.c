/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>

#include "ss-application.h"
#include "ss-sound.h"

/* For one who looks elsewhere: a sound for each move and the end; a notification when it is one's turn after a long thought. */

#define LONG_THOUGHT 3.0 /* seconds */

static char *
notice_id (SsMatchPage *self)
{
  return g_strdup_printf ("turn-%p", (void *) self->match);
}

void
ss_match_page_withdraw_notice (SsMatchPage *self)
{
  GApplication *application = g_application_get_default ();
  g_autofree char *id = notice_id (self);

  if (self->noticed && application)
    g_application_withdraw_notification (application, id);
  self->noticed = FALSE;
}

static void
send_notice (SsMatchPage *self, const char *title, const char *body)
{
  g_autoptr (GNotification) notice = g_notification_new (title);
  g_autofree char *id = notice_id (self);
  const char *path = ss_match_get_path (self->match);

  g_notification_set_body (notice, body);
  if (path)
    g_notification_set_default_action_and_target (notice, "app.show-match", "s", path);
  g_application_send_notification (g_application_get_default (), id, notice);
  self->noticed = TRUE;
}

void
ss_match_page_notice (SsMatchPage *self, guint number)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean over = ss_match_get_result (self->match) != SS_RESULT_UNFINISHED;
  double seconds = g_array_index (ss_match_get_record (self->match)->moves, SsRecordMove, number - 1).seconds;
  SsSeat to_move = ss_match_get_to_move (self->match);

  if (number < ss_match_get_n_moves (self->match))
    return;
  ss_sound_play (over ? SS_SOUND_END : SS_SOUND_MOVE);

  if (seconds < LONG_THOUGHT || ss_player_is_person (ss_match_get_player (self->match, ss_match_get_mover (self->match, number))) || !GTK_IS_WINDOW (root)
      || gtk_window_is_active (GTK_WINDOW (root)) || !g_application_get_default ())
    return;
  if (over)
    send_notice (self, _("The Match Is Over"), adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self)));
  else if (to_move != SS_SEAT_NONE && ss_player_is_person (ss_match_get_player (self->match, to_move)))
    send_notice (self, _("It Is Your Turn"), adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self)));
}
