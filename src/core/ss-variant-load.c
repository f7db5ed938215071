/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "ss-variant-private.h"

#define SUFFIX ".variant"

/* A file's identity, so that a circle of bases is found whatever way leads to it. */
static char *
identify (const char *path)
{
  char *real = realpath (path, NULL);
  if (!real)
    return g_canonicalize_filename (path, NULL);
  char *copy = g_strdup (real);
  free (real);
  return copy;
}

static gboolean
is_in_layers (const GPtrArray *layers, const char *path)
{
  g_autofree char *identity = identify (path);
  for (guint i = 0; i < layers->len; i++)
    {
      const SsKeyfile *keyfile = layers->pdata[i];
      g_autofree char *other = keyfile->path ? identify (keyfile->path) : NULL;
      if (g_strcmp0 (identity, other) == 0)
        return TRUE;
    }
  return FALSE;
}

/* What can't be taken apart further: a fault of the text, a bad head or a list that is too long. Said alone. */
static gboolean
check_file (const SsGame *game, const SsKeyfile *keyfile, SsProblems *problems)
{
  return !ss_keyfile_report_fault (keyfile, problems) && ss_head_check_format (keyfile, "Variant", problems) &&
         ss_head_get_game (keyfile, "Variant", problems) && ss_variant_check_lists (game, keyfile, FALSE, problems);
}

/* The base of @last (a path transfer full), NULL with one problem if it can't be had. */
static char *
find_base (const SsVariant *variant, const SsKeyfile *last, const SsEntry *entry, SsProblems *problems)
{
  g_autofree char *quoted = ss_quote_value (entry->value);
  char *message = NULL;
  g_autofree char *path = ss_variant_id_is_valid (entry->value) ? ss_variant_find_file (entry->value, last->path) : NULL;
  if (!ss_variant_id_is_valid (entry->value))
    message = ss_text_fill (_ ("“{value}” is not the id of a variant; allowed are 1 to 64 of a-z, 0-9 and “-”."), "value", quoted, NULL);
  else if (!path)
    message = ss_text_fill (_ ("There is no variant “{value}”; a base must be beside the file, among your own variants or among the shipped ones."), "value",
                            quoted, NULL);
  else if (is_in_layers (variant->layers, path))
    message = ss_text_fill (_ ("The base “{value}” leads back in a circle; a variant must not be its own base."), "value", quoted, NULL);
  else if (variant->layers->len > SS_MAX_BASES)
    message = g_strdup (_ ("There are too many steps from base to base; at most 8 are allowed."));
  if (!message)
    return g_steal_pointer (&path);
  ss_problems_add (problems, last->path, entry->line, "Variant", "Base", message);
  return NULL;
}

/* Take in the bases, one after the other. FALSE with one problem if one can't be had. */
static gboolean
load_bases (SsVariant *variant, SsProblems *problems)
{
  for (;;)
    {
      const SsKeyfile *last = variant->layers->pdata[variant->layers->len - 1];
      const SsEntry *entry = ss_keyfile_get_entry (last, "Variant", "Base");
      if (!entry)
        return TRUE;
      g_autofree char *path = find_base (variant, last, entry, problems);
      g_autoptr (SsKeyfile) base = path ? ss_keyfile_load (path, SS_VARIANT_MAX_BYTES, problems) : NULL;
      if (!base || ss_keyfile_report_fault (base, problems) || !ss_head_check_format (base, "Variant", problems))
        return FALSE;
      const SsGame *game = ss_head_get_game (base, "Variant", problems);
      if (!game)
        return FALSE;
      if (game != variant->game)
        {
          g_autofree char *quoted = ss_quote_value (entry->value);
          ss_problems_add (problems, last->path, entry->line, "Variant", "Base",
                           ss_text_fill (_ ("The base “{value}” is a variant of {other}; it must be one of {game}."), "value", quoted, "other",
                                         _ (game->title), "game", _ (variant->game->title), NULL));
          return FALSE;
        }
      if (!ss_variant_check_lists (game, base, FALSE, problems))
        return FALSE;
      g_ptr_array_add (variant->layers, g_steal_pointer (&base));
    }
}

/* A variant's id is its file's name. */
static void
check_file_name (SsVariant *variant, SsProblems *problems)
{
  g_autofree char *name = variant->path ? g_path_get_basename (variant->path) : NULL;
  if (!name || !g_str_has_suffix (name, SUFFIX))
    return;
  name[strlen (name) - strlen (SUFFIX)] = '\0';
  g_free (variant->id);
  variant->id = g_strdup (name);
  if (ss_variant_id_is_valid (name))
    return;
  g_autofree char *quoted = ss_quote_value (name);
  ss_problems_add (problems, variant->path, 0, NULL, NULL,
                   ss_text_fill (_ ("The file's name “{value}” is not the id of a variant; allowed are 1 to 64 of a-z, 0-9 and “-”."), "value", quoted, NULL));
}

static SsVariant *
variant_take (SsKeyfile *keyfile, SsProblems *problems)
{
  if (!keyfile)
    return NULL;
  g_autoptr (SsProblems) unsaid = ss_problems_new ();
  const SsGame *game = ss_head_check_format (keyfile, "Variant", unsaid) ? ss_head_get_game (keyfile, "Variant", unsaid) : NULL;
  gboolean sane = check_file (game, keyfile, problems);
  if (!game)
    {
      ss_keyfile_free (keyfile);
      return NULL;
    }
  SsVariant *variant = ss_variant_alloc (game);
  const char *base = ss_keyfile_get_value (keyfile, "Variant", "Base");
  variant->path = g_strdup (keyfile->path);
  variant->base = g_strdup (base);
  g_ptr_array_add (variant->layers, keyfile);
  sane = sane && load_bases (variant, problems);

  SsProblems *heard = sane ? problems : unsaid;
  check_file_name (variant, heard);
  ss_variant_resolve (variant, SS_FROM_FILE, 0, heard);
  return variant;
}

SsVariant *
ss_variant_load (const char *path, SsProblems *problems)
{
  g_return_val_if_fail (path && problems, NULL);

  return variant_take (ss_keyfile_load (path, SS_VARIANT_MAX_BYTES, problems), problems);
}

SsVariant *
ss_variant_load_text (const char *text, gssize length, const char *path, SsProblems *problems)
{
  g_return_val_if_fail (text && problems, NULL);

  return variant_take (ss_keyfile_new (text, length, path, SS_VARIANT_MAX_BYTES, problems), problems);
}

SsVariant *
ss_variant_load_id (const char *id, SsProblems *problems)
{
  g_return_val_if_fail (id && problems, NULL);

  g_autofree char *path = ss_variant_id_is_valid (id) ? ss_variant_find_file (id, NULL) : NULL;
  if (path)
    return ss_variant_load (path, problems);
  g_autofree char *quoted = ss_quote_value (id);
  ss_problems_add (problems, NULL, 0, NULL, NULL, ss_text_fill (_ ("There is no variant “{value}”."), "value", quoted, NULL));
  return NULL;
}

/* Variants without a file */

static SsKeyfile *
keyfile_of_pairs (const char *const *keys, const char *const *values, const guint *lines, guint n, const char *file)
{
  g_autoptr (SsProblems) none = ss_problems_new ();
  SsKeyfile *keyfile = ss_keyfile_new ("", 0, file, SS_VARIANT_MAX_BYTES, none);
  for (guint i = 0; i < n; i++)
    {
      const char *slash = strchr (keys[i], '/');
      g_autofree char *group = slash ? g_strndup (keys[i], (gsize) (slash - keys[i])) : g_strdup ("");
      ss_keyfile_add (keyfile, group, slash ? slash + 1 : keys[i], values[i], lines ? lines[i] : 0);
    }
  return keyfile;
}

/* The file that would say the same, so that it can be edited and saved. */
static char *
write_source (const SsGame *game, const SsKeyfile *keyfile)
{
  GString *source = g_string_new (NULL);
  g_string_append_printf (source, "[Variant]\nFormat=1\nGame=%s\n", game->id);
  for (guint i = 0; i < keyfile->sections->len; i++)
    {
      const SsSection *section = keyfile->sections->pdata[i];
      g_string_append_printf (source, "\n[%s]\n", section->name);
      for (guint j = 0; j < section->entries->len; j++)
        {
          const SsEntry *entry = section->entries->pdata[j];
          g_string_append_printf (source, "%s=%s\n", entry->key, entry->value);
        }
    }
  return g_string_free_and_steal (source);
}

SsVariant *
ss_variant_new_pairs (const SsGame *game, const char *const *keys, const char *const *values, const guint *lines, guint n, const char *file,
                      SsVariantSource source, guint line, gboolean *sound, gboolean *alone, SsProblems *problems)
{
  SsVariant *variant = ss_variant_alloc (game);
  variant->in_rules = lines != NULL;
  SsKeyfile *keyfile = keyfile_of_pairs (keys, values, lines, n, file);
  g_ptr_array_add (variant->layers, keyfile);
  variant->source = write_source (game, keyfile);

  g_autoptr (SsProblems) unsaid = ss_problems_new ();
  gboolean sane = ss_variant_check_lists (game, keyfile, variant->in_rules, problems);
  gboolean right = ss_variant_resolve (variant, source, line, sane ? problems : unsaid);
  if (sound)
    *sound = sane && right;
  if (alone)
    *alone = !sane;
  return variant;
}

SsVariant *
ss_variant_new_values (const SsGame *game, const char *const *keys, const char *const *values, const guint *lines, guint n, const char *file,
                       SsProblems *problems)
{
  g_return_val_if_fail (game && problems, NULL);

  return ss_variant_new_pairs (game, keys, values, lines, n, file, SS_FROM_VALUES, 0, NULL, NULL, problems);
}

SsVariant *
ss_variant_new_default (const SsGame *game)
{
  g_autoptr (SsProblems) none = ss_problems_new ();
  return ss_variant_new_values (game, NULL, NULL, NULL, 0, NULL, none);
}

SsVariant *
ss_variant_published (const SsGame *game)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autofree char *path = ss_variant_find_shipped (game->id);
  SsVariant *variant = path ? ss_variant_load (path, problems) : NULL;
  return variant ? variant : ss_variant_new_default (game);
}
