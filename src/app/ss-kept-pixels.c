/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-kept-pixels.h"

#include <glib/gstdio.h>
#include <string.h>

/* The file: this, then the rows. For this machine alone, so in its byte order. */
typedef struct
{
  guint8 origin[32];
  gint32 width, height, stride;
} Head;

static void
add_program (GChecksum *sum)
{
  GStatBuf program;

  if (g_stat ("/proc/self/exe", &program) == 0)
    {
      gint64 build[] = { program.st_mtim.tv_sec, program.st_mtim.tv_nsec, program.st_size };

      g_checksum_update (sum, (const guchar *) build, sizeof build);
    }
  g_checksum_update (sum, (const guchar *) SS_VERSION, -1);
}

void
ss_kept_pixels_init (SsKeptPixels *kept, const char *name, const SsScene *scene, SsStyle style, double scale)
{
  g_autofree char *file = g_strconcat (name, ".pixels", NULL);
  g_autofree char *svg = ss_scene_to_svg (scene, style, 0);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = sizeof kept->origin;

  add_program (sum);
  g_checksum_update (sum, (const guchar *) &scale, sizeof scale);
  g_checksum_update (sum, (const guchar *) svg, -1);
  g_checksum_get_digest (sum, kept->origin, &length);
  kept->path = g_build_filename (g_get_user_cache_dir (), "stepstones", file, NULL);
}

void
ss_kept_pixels_clear (SsKeptPixels *kept)
{
  g_clear_pointer (&kept->path, g_free);
}

gboolean
ss_kept_pixels_load (const SsKeptPixels *kept, SsPixels *pixels)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (kept->path, FALSE, NULL);
  g_autoptr (GBytes) bytes = file ? g_mapped_file_get_bytes (file) : NULL;
  gsize size = 0;
  const char *data = bytes ? g_bytes_get_data (bytes, &size) : NULL;
  Head head;

  if (size < sizeof head)
    return FALSE;
  memcpy (&head, data, sizeof head);
  if (memcmp (head.origin, kept->origin, sizeof head.origin) != 0 || head.width < 1 || head.height < 1 || head.stride / 4 < head.width
      || (gsize) head.stride * (gsize) head.height != size - sizeof head)
    return FALSE;
  pixels->width = head.width;
  pixels->height = head.height;
  pixels->stride = head.stride;
  pixels->bytes = g_bytes_new (data + sizeof head, size - sizeof head); /* a copy: the file may be written while it is shown */
  return TRUE;
}

void
ss_kept_pixels_save (const SsKeptPixels *kept, const SsPixels *pixels)
{
  g_autofree char *folder = g_path_get_dirname (kept->path);
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  Head head = { .width = pixels->width, .height = pixels->height, .stride = pixels->stride };
  gsize size;
  const guint8 *data = g_bytes_get_data (pixels->bytes, &size);

  memcpy (head.origin, kept->origin, sizeof head.origin);
  g_byte_array_append (all, (const guint8 *) &head, sizeof head);
  g_byte_array_append (all, data, (guint) size);
  if (g_mkdir_with_parents (folder, 0700) != 0
      || !g_file_set_contents_full (kept->path, (const char *) all->data, all->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    g_debug ("%s is not kept: %s", kept->path, error ? error->message : g_strerror (errno));
}
