/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

static void
set_system_error (GError **error, int code, const char *message, const char *path)
{
  g_autofree char *quoted = g_filename_display_name (path);
  g_autofree char *text = ss_text_fill (message, "file", quoted, "reason", g_strerror (code), "error", g_strerror (code), NULL);
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), text);
}

/* Locks. The file itself is locked, so nothing lies beside it that a killed program could leave. Saving puts a new file in its place, which is locked
 * before it has the name: whoever opens that finds it held. */

/* is_named: is what @fd has open still what @path names? */
static gboolean
is_named (int fd, const char *path)
{
  struct stat held, named;
  return fstat (fd, &held) == 0 && stat (path, &named) == 0 && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

static int
try_lock (int fd)
{
  int rc;
  do
    rc = flock (fd, LOCK_EX | LOCK_NB);
  while (rc < 0 && errno == EINTR);
  return rc;
}

SsMatchLock *
ss_match_lock_take (const char *path, GError **error)
{
  for (;;)
    {
      int fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
      if (fd < 0)
        {
          set_system_error (error, errno, _ ("“{file}” can't be locked: {reason}"), path);
          return NULL;
        }
      if (try_lock (fd) < 0)
        {
          int code = errno;
          close (fd);
          if (code == EWOULDBLOCK)
            g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED, _ ("This match is already open in another window or program."));
          else
            set_system_error (error, code, _ ("“{file}” can't be locked: {reason}"), path);
          return NULL;
        }
      if (is_named (fd, path))
        {
          SsMatchLock *lock = g_new0 (SsMatchLock, 1);
          lock->fd = fd;
          return lock;
        }
      close (fd); /* it was replaced between our opening and locking it: ours is a lock on nothing */
    }
}

void
ss_match_lock_release (SsMatchLock *lock)
{
  if (!lock)
    return;
  close (lock->fd);
  g_free (lock);
}

gboolean
ss_match_is_locked (const char *path)
{
  int fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
  if (fd < 0)
    return FALSE;
  gboolean locked = try_lock (fd) < 0 && errno == EWOULDBLOCK;
  close (fd);
  return locked;
}

/* Writing */

static gboolean
write_all (int fd, const char *text)
{
  gsize left = strlen (text);
  while (left > 0)
    {
      gssize n = write (fd, text, left);
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      left -= (gsize) n;
    }
  return fsync (fd) == 0;
}

/* make_new: a locked file beside @path with @text in it, which is safely on disk; its descriptor, and its name in @made. -1 if it can't be. */
static int
make_new (const char *path, const char *text, char **made, GError **error)
{
  struct stat old;
  int fd, code;
  do
    {
      g_free (*made);
      *made = g_strdup_printf ("%s.%06X", path, g_random_int_range (0, 1 << 24));
      fd = g_open (*made, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
  while (fd < 0 && errno == EEXIST);
  if (fd >= 0 && stat (path, &old) == 0)
    (void) !fchmod (fd, old.st_mode & 07777); /* as far as the file system has modes */
  if (fd >= 0 && try_lock (fd) == 0 && write_all (fd, text))
    return fd;
  code = errno;
  if (fd >= 0)
    {
      g_unlink (*made);
      close (fd);
    }
  set_system_error (error, code, _ ("“{file}” can't be written: {error}"), path);
  return -1;
}

/* keep_folder: the new name, too, outlives a power failure. */
static void
keep_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

gboolean
ss_match_file_replace (const char *path, const char *text, SsMatchLock *lock, GError **error)
{
  g_autofree char *target = realpath (path, NULL), *made = NULL; /* of a link the file that it leads to */
  if (!target)
    target = strdup (path);
  int fd = make_new (target, text, &made, error);
  if (fd < 0)
    return FALSE;
  if (g_rename (made, target) < 0)
    {
      int code = errno;
      g_unlink (made);
      close (fd);
      set_system_error (error, code, _ ("“{file}” can't be written: {error}"), path);
      return FALSE;
    }
  keep_folder (target);
  close (lock->fd);
  lock->fd = fd;
  return TRUE;
}

/* Names */

/* name_new: give the file @made the name @path, which no file has: linking, unlike renaming, never replaces one. -1 and errno if it can't be. */
static int
name_new (const char *made, const char *path)
{
  if (link (made, path) == 0)
    {
      if (g_unlink (made) == 0)
        return 0;
      int code = errno;
      g_unlink (path);
      errno = code;
      return -1;
    }
  if (errno != EPERM && errno != EOPNOTSUPP && errno != EMLINK && errno != ENOSYS)
    return -1;
  if (!g_file_test (path, G_FILE_TEST_EXISTS)) /* a file system without links */
    return g_rename (made, path);
  errno = EEXIST;
  return -1;
}

char *
ss_match_file_claim (const char *folder, const SsRecord *record, SsMatchLock **lock, GError **error)
{
  if (g_mkdir_with_parents (folder, 0700) < 0)
    {
      set_system_error (error, errno, _ ("The folder “{file}” can't be made: {reason}"), folder);
      return NULL;
    }

  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S"), *text = ss_record_write (record), *made = NULL;
  const char *id = ss_variant_id_is_valid (record->variant_id) ? record->variant_id : ss_variant_get_game (record->variant)->id;
  g_autofree char *new_path = g_strdup_printf ("%s/.%s-%s", folder, id, time);
  int fd = make_new (new_path, text, &made, error);
  if (fd < 0)
    return NULL;
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s-%s.game", id, time) : g_strdup_printf ("%s-%s-%u.game", id, time, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      if (name_new (made, path) == 0)
        {
          keep_folder (path);
          *lock = g_new0 (SsMatchLock, 1);
          (*lock)->fd = fd;
          return g_steal_pointer (&path);
        }
      if (errno == EEXIST)
        continue;
      set_system_error (error, errno, _ ("“{file}” can't be written: {error}"), path);
      g_unlink (made);
      close (fd);
      return NULL;
    }
}

char *
ss_match_set_aside (const char *path, GError **error)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *aside = i == 1 ? g_strdup_printf ("%s.damaged", path) : g_strdup_printf ("%s.damaged-%u", path, i);
      if (name_new (path, aside) == 0)
        return g_steal_pointer (&aside); /* an earlier one is kept, too */
      if (errno == EEXIST)
        continue;
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
