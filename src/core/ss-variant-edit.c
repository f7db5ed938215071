/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ss-variant-private.h"

const char *
ss_variant_get_source (const SsVariant *variant, gsize *length)
{
  const SsKeyfile *own = variant->layers->pdata[0];
  const char *source = variant->source ? variant->source : own->text;
  if (length)
    *length = variant->source ? strlen (variant->source) : own->length;
  return source;
}

/* The own file's lines; of a variant without a file, those of the file that would say it. */
static SsKeyfile *
read_source (const SsVariant *variant)
{
  g_autoptr (SsProblems) none = ss_problems_new ();
  gsize length;
  const char *source = ss_variant_get_source (variant, &length);
  return ss_keyfile_new (source, (gssize) length, variant->path, SS_VARIANT_MAX_BYTES, none);
}

SsVariant *
ss_variant_with_value (const SsVariant *variant, const char *group, const char *key, const char *value, SsProblems *problems)
{
  g_return_val_if_fail (variant && group && key && problems, NULL);

  g_autoptr (SsKeyfile) keyfile = read_source (variant);
  gsize length;
  g_autofree char *text = ss_keyfile_with_value (keyfile, group, key, value, &length);
  return ss_variant_load_text (text, (gssize) length, variant->path, problems);
}

SsVariant *
ss_variant_without_group (const SsVariant *variant, const char *group, SsProblems *problems)
{
  g_return_val_if_fail (variant && group && problems, NULL);

  g_autoptr (SsKeyfile) keyfile = read_source (variant);
  gsize length;
  g_autofree char *text = ss_keyfile_without_group (keyfile, group, &length);
  return ss_variant_load_text (text, (gssize) length, variant->path, problems);
}

gboolean
ss_variant_save (const SsVariant *variant, const char *path, GError **error)
{
  g_return_val_if_fail (variant && path, FALSE);

  gsize length;
  const char *source = ss_variant_get_source (variant, &length);
  return g_file_set_contents_full (path, source, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
