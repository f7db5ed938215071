/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  SS_SOUND_MOVE,
  SS_SOUND_END,
} SsSound;

/** ss_sound_play: play one of the program's own sounds, if the setting `sound` says so. Without a sound system it is silent. */
void ss_sound_play (SsSound sound);

G_END_DECLS
