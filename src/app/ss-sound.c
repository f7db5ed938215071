/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-sound.h"

#include <gtk/gtk.h>

#include "ss-application.h"

static const char *const resources[] = {
  [SS_SOUND_MOVE] = "/io/github/stepstones/Stepstones/sounds/move.wav",
  [SS_SOUND_END] = "/io/github/stepstones/Stepstones/sounds/end.wav",
};

static GtkMediaStream *streams[G_N_ELEMENTS (resources)];

void
ss_sound_play (SsSound sound)
{
  if (!g_settings_get_boolean (ss_application_get_settings (), "sound"))
    return;
  /* without a media module of GTK or a sound system the stream has an error: it stays silent */
  if (!streams[sound])
    streams[sound] = gtk_media_file_new_for_resource (resources[sound]);
  if (gtk_media_stream_get_error (streams[sound]))
    return;
  gtk_media_stream_seek (streams[sound], 0);
  gtk_media_stream_play (streams[sound]);
}
