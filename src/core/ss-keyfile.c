/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-keyfile.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "ss-param.h"

#define READ_STEP (64 * 1024)

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static void
section_free (SsSection *section)
{
  g_ptr_array_unref (section->entries);
  g_hash_table_unref (section->by_key);
  g_free (section);
}

void
ss_keyfile_free (SsKeyfile *keyfile)
{
  if (!keyfile)
    return;
  g_free (keyfile->path);
  g_free (keyfile->text);
  g_array_unref (keyfile->lines);
  g_hash_table_unref (keyfile->by_name);
  g_ptr_array_unref (keyfile->sections);
  g_string_chunk_free (keyfile->strings);
  g_free (keyfile);
}

/* Text that is refused before anything else is done with it */

static guint
count_lines (const char *text, gsize length)
{
  guint n = 1;
  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

static gboolean
is_readable (const char *text, gsize length, const char *path, gsize max, SsProblems *problems)
{
  if (length > max)
    {
      g_autofree char *mib = g_strdup_printf ("%" G_GSIZE_FORMAT, max / (1024 * 1024));
      ss_problems_add (problems, path, 0, NULL, NULL, ss_text_fill (_ ("The file is too large; at most {n} MiB are allowed."), "n", mib, NULL));
      return FALSE;
    }
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      ss_problems_add (problems, path, 0, NULL, NULL, g_strdup (_ ("The file begins with a byte order mark; it must be plain UTF-8 text without one.")));
      return FALSE;
    }
  const char *nul = memchr (text, '\0', length);
  if (nul)
    {
      g_autofree char *line = g_strdup_printf ("%u", count_lines (text, (gsize) (nul - text)));
      ss_problems_add (problems, path, 0, NULL, NULL,
                       ss_text_fill (_ ("Line {n} has a NUL byte; the file must be plain UTF-8 text."), "n", line, NULL));
      return FALSE;
    }
  const char *end;
  if (!g_utf8_validate_len (text, length, &end))
    {
      g_autofree char *line = g_strdup_printf ("%u", count_lines (text, (gsize) (end - text)));
      ss_problems_add (problems, path, 0, NULL, NULL,
                       ss_text_fill (_ ("Line {n} is not UTF-8; the file must be plain UTF-8 text."), "n", line, NULL));
      return FALSE;
    }
  return TRUE;
}

/* Lines */

/* "[Name]" from @start to @end (blanks cut off): the name, or NULL if it is no right group line. */
static const char *
read_group (SsKeyfile *keyfile, gsize start, gsize end)
{
  const char *text = keyfile->text;
  if (end - start < 3 || text[end - 1] != ']')
    return NULL;
  for (gsize i = start + 1; i < end - 1; i++)
    if (text[i] == '[' || text[i] == ']' || g_ascii_iscntrl (text[i]))
      return NULL;
  return g_string_chunk_insert_len (keyfile->strings, text + start + 1, (gssize) (end - start - 2));
}

static SsSection *
add_section (SsKeyfile *keyfile, const char *name, guint line)
{
  SsSection *section = g_hash_table_lookup (keyfile->by_name, name);
  if (section)
    {
      if (!section->second)
        section->second = line;
      return section;
    }
  section = g_new0 (SsSection, 1);
  section->name = name;
  section->line = line;
  section->entries = g_ptr_array_new_with_free_func (g_free);
  section->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_add (keyfile->sections, section);
  g_hash_table_insert (keyfile->by_name, (gpointer) name, section);
  return section;
}

static void
add_entry (SsSection *section, const char *key, const char *value, guint line)
{
  SsEntry *entry = g_hash_table_lookup (section->by_key, key);
  if (entry)
    {
      if (!entry->second)
        entry->second = line;
      return;
    }
  entry = g_new0 (SsEntry, 1);
  entry->key = key;
  entry->value = value;
  entry->line = line;
  g_ptr_array_add (section->entries, entry);
  g_hash_table_insert (section->by_key, (gpointer) key, entry);
}

static void
read_line (SsKeyfile *keyfile, SsLine *line, gsize start, gsize end, guint number, SsSection **section)
{
  const char *text = keyfile->text;
  while (start < end && is_blank (text[start]))
    start++;
  while (end > start && is_blank (text[end - 1]))
    end--;

  if (start == end)
    line->kind = SS_LINE_BLANK;
  else if (text[start] == '#')
    line->kind = SS_LINE_COMMENT;
  else if (text[start] == '[')
    {
      line->name = read_group (keyfile, start, end);
      line->kind = line->name ? SS_LINE_GROUP : SS_LINE_BAD_GROUP;
      if (line->name)
        *section = add_section (keyfile, line->name, number);
    }
  else
    {
      const char *equals = memchr (text + start, '=', end - start);
      if (!equals)
        {
          line->kind = SS_LINE_NO_EQUALS;
          return;
        }
      gsize key_end = (gsize) (equals - text);
      line->value_start = key_end + 1;
      line->value_end = end;
      while (key_end > start && is_blank (text[key_end - 1]))
        key_end--;
      while (line->value_start < line->value_end && is_blank (text[line->value_start]))
        line->value_start++;
      line->name = g_string_chunk_insert_len (keyfile->strings, text + start, (gssize) (key_end - start));
      line->kind = *section ? SS_LINE_PAIR : SS_LINE_NO_GROUP;
      if (*section)
        add_entry (*section, line->name,
                   g_string_chunk_insert_len (keyfile->strings, text + line->value_start, (gssize) (line->value_end - line->value_start)), number);
    }
}

static void
read_lines (SsKeyfile *keyfile)
{
  SsSection *section = NULL;
  for (gsize start = 0; start < keyfile->length;)
    {
      const char *newline = memchr (keyfile->text + start, '\n', keyfile->length - start);
      gsize end = newline ? (gsize) (newline - keyfile->text) : keyfile->length;
      SsLine line = { .start = start, .end = newline ? end + 1 : end };
      if (newline && end > start && keyfile->text[end - 1] == '\r')
        end--;
      read_line (keyfile, &line, start, end, keyfile->lines->len + 1, &section);
      g_array_append_val (keyfile->lines, line);
      start = line.end;
    }
}

/* Takes @text over, which has an end mark after @length. */
static SsKeyfile *
keyfile_take (char *text, gsize length, const char *path, gsize max, SsProblems *problems)
{
  if (!is_readable (text, length, path, max, problems))
    {
      g_free (text);
      return NULL;
    }
  SsKeyfile *keyfile = g_new0 (SsKeyfile, 1);
  keyfile->path = g_strdup (path);
  keyfile->text = text;
  keyfile->length = length;
  keyfile->lines = g_array_new (FALSE, TRUE, sizeof (SsLine));
  keyfile->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);
  keyfile->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  keyfile->strings = g_string_chunk_new (4096);
  read_lines (keyfile);
  return keyfile;
}

SsKeyfile *
ss_keyfile_new (const char *text, gssize length, const char *path, gsize max, SsProblems *problems)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  /* a longer text is refused by its length alone */
  gsize n_copied = MIN (n, max + 1);
  char *copy = g_malloc (n_copied + 1);
  if (n_copied > 0)
    memcpy (copy, text, n_copied);
  copy[n_copied] = '\0';
  return keyfile_take (copy, n_copied, path, max, problems);
}

/* No more than @max + 1 bytes are read, so that a device or a huge file can't fill the memory. */
static char *
read_file (const char *path, gsize max, gsize *length, SsProblems *problems)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean ok = fd >= 0;
  while (ok && bytes->len <= max)
    {
      guint had = bytes->len;
      g_byte_array_set_size (bytes, had + READ_STEP);
      gssize n = read (fd, bytes->data + had, READ_STEP);
      if (n < 0 && errno == EINTR)
        n = 0;
      else if (n <= 0)
        {
          ok = n == 0;
          g_byte_array_set_size (bytes, had);
          break;
        }
      g_byte_array_set_size (bytes, had + (guint) n);
    }
  if (!ok)
    ss_problems_add (problems, path, 0, NULL, NULL, ss_text_fill (_ ("The file can't be read: {error}."), "error", g_strerror (errno), NULL));
  if (fd >= 0)
    close (fd);
  if (!ok)
    return NULL;
  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

SsKeyfile *
ss_keyfile_load (const char *path, gsize max, SsProblems *problems)
{
  gsize length;
  char *text = read_file (path, max, &length, problems);
  return text ? keyfile_take (text, length, path, max, problems) : NULL;
}

gboolean
ss_keyfile_report_fault (const SsKeyfile *keyfile, SsProblems *problems)
{
  const char *group = NULL;
  for (guint i = 0; i < keyfile->lines->len; i++)
    {
      const SsLine *line = &g_array_index (keyfile->lines, SsLine, i);
      g_autofree char *text = NULL, *quoted = NULL;
      if (line->kind == SS_LINE_GROUP)
        group = line->name;
      else if (line->kind >= SS_LINE_BAD_GROUP)
        {
          text = g_strchomp (g_strndup (keyfile->text + line->start, line->end - line->start));
          quoted = ss_quote_value (g_strchug (text));
        }
      switch (line->kind)
        {
        case SS_LINE_BAD_GROUP:
          ss_problems_add (problems, keyfile->path, i + 1, NULL, NULL,
                           ss_text_fill (_ ("“{line}” is not a group line; a group is written [Name]."), "line", quoted, NULL));
          return TRUE;
        case SS_LINE_NO_EQUALS:
          ss_problems_add (problems, keyfile->path, i + 1, group, NULL,
                           ss_text_fill (_ ("“{line}” has no “=”; a line is a group, a key with its value (Key=value), or a comment that begins with “#”."),
                                         "line", quoted, NULL));
          return TRUE;
        case SS_LINE_NO_GROUP:
          ss_problems_add (problems, keyfile->path, i + 1, NULL, line->name,
                           g_strdup (_ ("The key stands before the first group; keys are allowed only in a group.")));
          return TRUE;
        case SS_LINE_BLANK:
        case SS_LINE_COMMENT:
        case SS_LINE_GROUP:
        case SS_LINE_PAIR:
        default:
          break;
        }
    }
  return FALSE;
}

void
ss_keyfile_add (SsKeyfile *keyfile, const char *group, const char *key, const char *value, guint line)
{
  SsSection *section = ss_keyfile_get_section (keyfile, group);
  if (!section)
    section = add_section (keyfile, g_string_chunk_insert (keyfile->strings, group), line);
  add_entry (section, g_string_chunk_insert (keyfile->strings, key), g_string_chunk_insert (keyfile->strings, value), line);
}

SsSection *
ss_keyfile_get_section (const SsKeyfile *keyfile, const char *group)
{
  return g_hash_table_lookup (keyfile->by_name, group);
}

SsEntry *
ss_keyfile_get_entry (const SsKeyfile *keyfile, const char *group, const char *key)
{
  SsSection *section = ss_keyfile_get_section (keyfile, group);
  return section ? g_hash_table_lookup (section->by_key, key) : NULL;
}

const char *
ss_keyfile_get_value (const SsKeyfile *keyfile, const char *group, const char *key)
{
  SsEntry *entry = ss_keyfile_get_entry (keyfile, group, key);
  return entry ? entry->value : NULL;
}
