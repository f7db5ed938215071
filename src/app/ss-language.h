/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The language of the program: the desktop's, or the one chosen in the preferences. */

typedef enum
{
  SS_LANGUAGE_DESKTOP,
  SS_LANGUAGE_KO,
  SS_LANGUAGE_JA,
  SS_LANGUAGE_EN,
} SsLanguage;

/** ss_language_set: what is translated from now on is in @language; what is on screen must be made anew. Call once before GTK is begun with, so that
 * it chooses its fonts by it. */
void ss_language_set (SsLanguage language);

G_END_DECLS
