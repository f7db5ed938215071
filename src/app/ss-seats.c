/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-seats.h"

#include <glib/gi18n.h>

#include "players/ss-level.h"

#define COMPUTER "computer:"

gboolean
ss_seats_is_computer (const char *word)
{
  return g_str_has_prefix (word, COMPUTER) && ss_level_find (word + strlen (COMPUTER)) != NULL;
}

char *
ss_seats_name_of_word (const char *word)
{
  if (ss_seats_is_computer (word))
    return g_strdup (_(ss_level_find (word + strlen (COMPUTER))->player));
  return g_strdup (*word ? word : _("Player"));
}

SsSeat
ss_seats_viewer_of_words (const char *first, const char *second)
{
  gboolean a = ss_seats_is_computer (first), b = ss_seats_is_computer (second);

  if (a == b)
    return SS_SEAT_NONE;
  return a ? SS_SEAT_SECOND : SS_SEAT_FIRST;
}

const char *
ss_seats_variant_name (const SsRecord *record)
{
  /* The record holds the rules, not the name: that comes from the variant of the same id, if there is one. */
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = record->variant_id && *record->variant_id ? ss_variant_load_id (record->variant_id, problems) : NULL;
  const SsGame *game = ss_variant_get_game (record->variant);

  if (variant && ss_variant_get_game (variant) == game)
    return g_intern_string (ss_variant_get_name (variant));
  return _(game->title);
}

const char *
ss_seats_title (SsSeat seat)
{
  return seat == SS_SEAT_FIRST ? _("First") : _("Second");
}

const char *
ss_seats_symbol (SsSeat seat)
{
  return seat == SS_SEAT_FIRST ? "stone-first" : "stone-second";
}
