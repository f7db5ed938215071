/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ss-variant-private.h"

#define FORMAT 1

/* Where something that is missing is reported: the group's heading, if there is one. */
static guint
heading (const SsKeyfile *keyfile, const char *group)
{
  SsSection *section = ss_keyfile_get_section (keyfile, group);
  return section ? section->line : 0;
}

gboolean
ss_head_check_format (const SsKeyfile *keyfile, const char *group, SsProblems *problems)
{
  SsEntry *entry = ss_keyfile_get_entry (keyfile, group, "Format");
  gint64 format;
  if (!entry)
    {
      ss_problems_add (problems, keyfile->path, heading (keyfile, group), group, "Format", g_strdup (_ ("The key is missing; it must be 1.")));
      return FALSE;
    }
  gboolean is_number = ss_number_read (entry->value, &format);
  if (is_number && format == FORMAT)
    return TRUE;

  g_autofree char *quoted = ss_quote_value (entry->value);
  if (is_number && format > FORMAT)
    ss_problems_add (problems, keyfile->path, entry->line, group, "Format",
                     ss_text_fill (_ ("The file was made by a newer version of Stepstones (format {n}); this version reads format 1."), "n", quoted, NULL));
  else
    ss_problems_add (problems, keyfile->path, entry->line, group, "Format",
                     ss_text_fill (_ ("“{value}” is not a format; it must be 1."), "value", quoted, NULL));
  return FALSE;
}

const SsGame *
ss_head_get_game (const SsKeyfile *keyfile, const char *group, SsProblems *problems)
{
  SsEntry *entry = ss_keyfile_get_entry (keyfile, group, "Game");
  const SsGame *game = entry ? ss_game_find (entry->value) : NULL;
  if (game)
    return game;

  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  for (const SsGame *const *known = ss_games; *known; known++)
    g_ptr_array_add (ids, (gpointer) (*known)->id);
  g_ptr_array_add (ids, NULL);
  if (entry)
    ss_problems_add (problems, keyfile->path, entry->line, group, "Game", ss_say_unknown_word (entry->value, (const char *const *) ids->pdata));
  else
    {
      g_autofree char *list = ss_words_list ((const char *const *) ids->pdata);
      ss_problems_add (problems, keyfile->path, heading (keyfile, group), group, "Game",
                       ss_text_fill (_ ("The key is missing. Allowed: {words}."), "words", list, NULL));
    }
  return NULL;
}
