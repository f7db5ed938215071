/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* Locks */

static char *
lock_path_of (const char *match_path)
{
  g_autofree char *folder = g_path_get_dirname (match_path);
  g_autofree char *name = g_path_get_basename (match_path);
  g_autofree char *lock_name = g_strdup_printf (".%s.lock", name);
  return g_build_filename (folder, lock_name, NULL);
}

static void
set_system_error (GError **error, int code, const char *message, const char *path)
{
  g_autofree char *quoted = g_filename_display_name (path);
  g_autofree char *text = ss_text_fill (message, "file", quoted, "reason", g_strerror (code), NULL);
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), text);
}

SsMatchLock *
ss_match_lock_take (const char *match_path, GError **error)
{
  g_autofree char *path = lock_path_of (match_path);
  for (;;)
    {
      int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      if (fd < 0)
        {
          set_system_error (error, errno, _ ("“{file}” can't be made: {reason}"), path);
          return NULL;
        }
      if (flock (fd, LOCK_EX | LOCK_NB) < 0)
        {
          int code = errno;
          close (fd);
          if (code == EWOULDBLOCK)
            g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED, _ ("This match is already open in another window or program."));
          else
            set_system_error (error, code, _ ("“{file}” can't be locked: {reason}"), path);
          return NULL;
        }

      /* whoever held it may have removed it between our opening and locking it: then ours is a lock on nothing */
      struct stat held, named;
      if (fstat (fd, &held) == 0 && stat (path, &named) == 0 && held.st_ino == named.st_ino && held.st_dev == named.st_dev)
        {
          SsMatchLock *lock = g_new0 (SsMatchLock, 1);
          lock->fd = fd;
          lock->path = g_steal_pointer (&path);
          return lock;
        }
      close (fd);
    }
}

void
ss_match_lock_release (SsMatchLock *lock)
{
  if (!lock)
    return;
  g_unlink (lock->path); /* while it is still held */
  close (lock->fd);
  g_free (lock->path);
  g_free (lock);
}

gboolean
ss_match_is_locked (const char *path)
{
  g_autofree char *lock_path = lock_path_of (path);
  int fd = g_open (lock_path, O_RDWR | O_CLOEXEC, 0);
  if (fd < 0)
    return FALSE;
  gboolean locked = flock (fd, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK;
  close (fd);
  return locked;
}

/* Names */

char *
ss_match_file_claim (const char *folder, const SsRecord *record, SsMatchLock **lock, GError **error)
{
  if (g_mkdir_with_parents (folder, 0700) < 0)
    {
      set_system_error (error, errno, _ ("The folder “{file}” can't be made: {reason}"), folder);
      return NULL;
    }

  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
  const char *id = ss_variant_id_is_valid (record->variant_id) ? record->variant_id : ss_variant_get_game (record->variant)->id;
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s-%s.game", id, time) : g_strdup_printf ("%s-%s-%u.game", id, time, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) local = NULL;
      g_autoptr (SsMatchLock) claimed = ss_match_lock_take (path, &local);
      if (!claimed && !g_error_matches (local, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED))
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return NULL;
        }
      if (claimed && !g_file_test (path, G_FILE_TEST_EXISTS))
        {
          *lock = g_steal_pointer (&claimed);
          return g_steal_pointer (&path);
        }
    }
}

char *
ss_match_set_aside (const char *path, GError **error)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *aside = i == 1 ? g_strdup_printf ("%s.damaged", path) : g_strdup_printf ("%s.damaged-%u", path, i);
      /* linking, unlike renaming, never replaces what an earlier time set aside */
      if (link (path, aside) == 0)
        {
          if (g_unlink (path) == 0)
            return g_steal_pointer (&aside);
          int code = errno;
          g_unlink (aside);
          set_system_error (error, code, _ ("“{file}” can't be set aside: {reason}"), path);
          return NULL;
        }
      if (errno == EEXIST)
        continue;
      if ((errno == EPERM || errno == EOPNOTSUPP || errno == EMLINK) && !g_file_test (aside, G_FILE_TEST_EXISTS) && g_rename (path, aside) == 0)
        return g_steal_pointer (&aside); /* a file system without links */
      set_system_error (error, errno, _ ("“{file}” can't be set aside: {reason}"), path);
      return NULL;
    }
}

gboolean
ss_match_file_has_moves (const char *path, const SsRules *rules, const SsRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return FALSE;
  for (guint i = 0; i <= record->moves->len; i++)
    {
      char key[16];
      g_snprintf (key, sizeof key, "%u", i + 1);
      g_autofree char *text = g_key_file_get_string (file, "Moves", key, NULL);
      if (i == record->moves->len)
        return text == NULL;
      if (!text || rules->game->parse (rules, text) != rules->game->parse (rules, g_array_index (record->moves, SsRecordMove, i).text))
        return FALSE;
    }
  return TRUE;
}
