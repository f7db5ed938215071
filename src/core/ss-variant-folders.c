/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "ss-variant-private.h"

#define SUFFIX ".variant"
#define MAX_ID 64

gboolean
ss_variant_id_is_valid (const char *id)
{
  gsize n = strlen (id);
  return n >= 1 && n <= MAX_ID && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == n;
}

char *
ss_variant_own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "stepstones", "variants", NULL);
}

/* The folders of shipped variants; the one compiled in comes last, so that a program run from anywhere finds what was installed with it. */
static char **
shipped_folders (void)
{
  GPtrArray *folders = g_ptr_array_new ();
  gboolean has_own = FALSE;
  for (const char *const *dir = g_get_system_data_dirs (); *dir; dir++)
    {
      has_own = has_own || g_str_equal (*dir, SS_DATADIR);
      g_ptr_array_add (folders, g_build_filename (*dir, "stepstones", "rules", NULL));
    }
  if (!has_own)
    g_ptr_array_add (folders, g_build_filename (SS_DATADIR, "stepstones", "rules", NULL));
  g_ptr_array_add (folders, NULL);
  return (char **) g_ptr_array_free (folders, FALSE);
}

static char *
find_in (const char *folder, const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

char *
ss_variant_find_shipped (const char *id)
{
  g_auto (GStrv) folders = shipped_folders ();
  for (char **folder = folders; *folder; folder++)
    {
      char *path = find_in (*folder, id);
      if (path)
        return path;
    }
  return NULL;
}

char *
ss_variant_find_file (const char *id, const char *beside)
{
  if (beside)
    {
      /* named as the file beside it is named, without a "./" */
      const char *slash = strrchr (beside, '/');
      g_autofree char *path = g_strdup_printf ("%.*s%s%s", slash ? (int) (slash - beside + 1) : 0, beside, id, SUFFIX);
      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  g_autofree char *own_folder = ss_variant_own_folder ();
  char *own = find_in (own_folder, id);
  return own ? own : ss_variant_find_shipped (id);
}

/* The list */

static void
entry_free (SsVariantEntry *entry)
{
  g_free (entry->id);
  g_free (entry->path);
  g_free (entry);
}

static void
list_folder (GPtrArray *list, const char *folder, gboolean own)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name (dir)))
    {
      if (!g_str_has_suffix (name, SUFFIX))
        continue;
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (SUFFIX));
      gboolean known = !ss_variant_id_is_valid (id);
      for (guint i = 0; i < list->len; i++)
        {
          const SsVariantEntry *other = list->pdata[i];
          known = known || (other->own == own && g_str_equal (other->id, id));
        }
      if (known)
        continue;
      SsVariantEntry *entry = g_new0 (SsVariantEntry, 1);
      entry->path = g_build_filename (folder, name, NULL);
      entry->id = g_steal_pointer (&id);
      entry->own = own;
      g_ptr_array_add (list, entry);
    }
}

/* The place of the entry's game in the table of games; what can't be read comes last. */
static guint
place_of_game (const SsVariantEntry *entry)
{
  g_autoptr (SsProblems) unsaid = ss_problems_new ();
  g_autoptr (SsKeyfile) keyfile = ss_keyfile_load (entry->path, SS_VARIANT_MAX_BYTES, unsaid);
  const char *id = keyfile ? ss_keyfile_get_value (keyfile, "Variant", "Game") : NULL;
  guint i = 0;
  while (ss_games[i] && g_strcmp0 (ss_games[i]->id, id) != 0)
    i++;
  return i;
}

typedef struct
{
  SsVariantEntry *entry;
  guint place;
} Placed;

static int
compare (gconstpointer a, gconstpointer b)
{
  const Placed *x = a, *y = b;
  if (x->entry->own != y->entry->own)
    return x->entry->own ? 1 : -1;
  if (x->place != y->place)
    return x->place < y->place ? -1 : 1;
  return strcmp (x->entry->id, y->entry->id);
}

GPtrArray *
ss_variant_list (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_auto (GStrv) folders = shipped_folders ();
  g_autofree char *own = ss_variant_own_folder ();
  for (char **folder = folders; *folder; folder++)
    list_folder (found, *folder, FALSE);
  list_folder (found, own, TRUE);

  g_autoptr (GArray) placed = g_array_new (FALSE, FALSE, sizeof (Placed));
  for (guint i = 0; i < found->len; i++)
    {
      Placed one = { found->pdata[i], place_of_game (found->pdata[i]) };
      g_array_append_val (placed, one);
    }
  g_array_sort (placed, compare);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  for (guint i = 0; i < placed->len; i++)
    g_ptr_array_add (list, g_array_index (placed, Placed, i).entry);
  return list;
}
