/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-library.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "players/ss-computer.h"

#define HEAD_SIZE 4096 /* [Game] comes first in what the program writes */

guint64
ss_library_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

SsPlayer *
ss_library_player (const char *word)
{
  SsPlayer *computer = ss_computer_new_word (word, ss_library_seed ());

  return computer ? computer : ss_player_new_person (word);
}

void
ss_saved_match_free (SsSavedMatch *saved)
{
  g_free (saved->path);
  g_clear_pointer (&saved->record, ss_record_free);
  g_free (saved);
}

char *
ss_library_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "stepstones", "matches", NULL);
}

/* may_be_unfinished: from the head of the file alone, so that a thousand finished matches cost nothing at start. A file whose head says nothing is
 * read whole. */
static gboolean
may_be_unfinished (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  g_autofree char *head = g_malloc0 (HEAD_SIZE + 1);
  gsize n = 0;

  if (!stream || !g_input_stream_read_all (G_INPUT_STREAM (stream), head, HEAD_SIZE, &n, NULL, NULL))
    return TRUE;
  return strstr (head, "\nResult=unfinished") || !strstr (head, "\nResult=");
}

static int
latest_first (gconstpointer a, gconstpointer b)
{
  const SsSavedMatch *p = *(SsSavedMatch *const *) a, *q = *(SsSavedMatch *const *) b;

  return p->when < q->when ? 1 : p->when > q->when ? -1 : g_strcmp0 (p->path, q->path);
}

/* is_newer: made by a newer version of the program, which is no damage. */
static gboolean
is_newer (const SsProblems *problems)
{
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = g_ptr_array_index (problems->list, i);

      if (g_strcmp0 (problem->key, "Format") == 0)
        return TRUE;
    }
  return FALSE;
}

static void
set_aside (const char *path, GPtrArray *damaged)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *to = ss_match_set_aside (path, &error);

  if (!to)
    g_warning ("%s can't be set aside: %s", path, error->message);
  if (damaged)
    g_ptr_array_add (damaged, g_path_get_basename (path));
}

GPtrArray *
ss_library_unfinished (guint most, GPtrArray *damaged)
{
  g_autofree char *folder = ss_library_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) ss_saved_match_free);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      SsSavedMatch *saved;
      GStatBuf status;

      if (!g_str_has_suffix (name, ".game") || g_stat (path, &status) != 0 || !may_be_unfinished (path))
        continue;
      saved = g_new0 (SsSavedMatch, 1);
      saved->path = g_steal_pointer (&path);
      saved->when = (gint64) status.st_mtime;
      g_ptr_array_add (found, saved);
    }
  g_ptr_array_sort (found, latest_first);

  while (n < found->len && n < most)
    {
      SsSavedMatch *saved = g_ptr_array_index (found, n);
      g_autoptr (SsProblems) problems = ss_problems_new ();

      saved->record = ss_record_load (saved->path, problems);
      if (saved->record && ss_problems_count (problems) == 0 && saved->record->result == SS_RESULT_UNFINISHED)
        {
          n++;
          continue;
        }
      if (!(saved->record && ss_problems_count (problems) == 0) && !is_newer (problems))
        set_aside (saved->path, damaged);
      g_ptr_array_remove_index (found, n);
    }
  if (found->len > n)
    g_ptr_array_set_size (found, (int) n);
  return found;
}

GPtrArray *
ss_library_finished (void)
{
  g_autofree char *folder = ss_library_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) ss_saved_match_free);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsRecord) record = NULL;
      GStatBuf status;

      if (!g_str_has_suffix (name, ".game") || g_stat (path, &status) != 0)
        continue;
      record = ss_record_load (path, problems);
      if (!record || ss_problems_count (problems) > 0 || record->result == SS_RESULT_UNFINISHED)
        continue; /* unfinished and damaged ones are the home page's */
      SsSavedMatch *saved = g_new0 (SsSavedMatch, 1);
      saved->path = g_steal_pointer (&path);
      saved->record = g_steal_pointer (&record);
      saved->when = (gint64) status.st_mtime;
      g_ptr_array_add (found, saved);
    }
  g_ptr_array_sort (found, latest_first);
  return found;
}

/* refuse_open: a match that is open would be written anew under its old name. */
static gboolean
refuse_open (const char *path, GError **error)
{
  if (!ss_match_is_locked (path))
    return FALSE;
  g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED, _("This match is already open in another window or program."));
  return TRUE;
}

gboolean
ss_library_rename (const char *path, const char *name, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *file = g_strconcat (name, ".game", NULL);
  g_autofree char *to = g_build_filename (folder, file, NULL);
  g_autoptr (GFile) from_file = g_file_new_for_path (path), to_file = g_file_new_for_path (to);

  if (strchr (name, '/') || *name == '.')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME, _("The name must not begin with a dot or have a slash in it."));
      return FALSE;
    }
  return !refuse_open (path, error) && g_file_move (from_file, to_file, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, error);
}

/* cut: leave @record what can be followed. */
static void
cut (SsRecord *record)
{
  guint n = record->moves->len, played, used;

  for (;;)
    {
      g_autoptr (SsPosition) position = ss_record_replay (record, n, &played);

      used = ss_chance_get_used (position->chance);
      n = played;
      if (n == 0 || ss_chance_get_fault (position->chance, NULL, NULL) == SS_CHANCE_OK)
        break;
      n--;
    }
  g_array_set_size (record->moves, n);
  g_ptr_array_set_size (record->chance, (int) used);
  record->result = SS_RESULT_UNFINISHED;
  g_clear_pointer (&record->reason, g_free);
}

static const SsProblem *
first_error (const SsProblems *problems)
{
  for (guint i = 0; i < problems->list->len; i++)
    if (!((const SsProblem *) g_ptr_array_index (problems->list, i))->warning)
      return g_ptr_array_index (problems->list, i);
  return NULL;
}

SsMatch *
ss_library_open (const char *path, char **note, GError **error)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (GError) unkept = NULL;
  SsRecord *record = ss_record_load (path, problems);
  const SsProblem *problem = first_error (problems);
  SsMatch *match;

  *note = NULL;
  if (!record)
    {
      g_autofree char *line = problem ? ss_problem_to_line (problem) : g_strdup (path);

      g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_DAMAGED, line);
      return NULL;
    }
  if (problem)
    {
      *note = ss_text_fill (_("The record can only be looked at. {problem}"), "problem", problem->message, NULL);
      cut (record);
    }
  match = ss_match_resume (record, ss_library_player (record->names[0]), ss_library_player (record->names[1]), ss_library_seed (), error);
  if (match && !*note && !ss_match_set_path (match, path, &unkept))
    *note = ss_text_fill (_("The record can only be looked at. {problem}"), "problem", unkept->message, NULL);
  if (!match)
    g_clear_pointer (note, g_free);
  return match;
}

SsMatch *
ss_library_start (SsVariant *variant, const char *const words[2], GError **error)
{
  g_autofree char *folder = ss_library_folder ();
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  SsMatch *match = ss_match_new (rules, ss_library_player (words[0]), ss_library_player (words[1]), ss_library_seed ());

  ss_match_set_folder (match, folder, error);
  return match;
}

gboolean
ss_library_remove (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return !refuse_open (path, error) && g_file_delete (file, NULL, error);
}
