/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-keyfile.h"

#include <string.h>

static const SsLine *
get_line (const SsKeyfile *keyfile, guint i)
{
  return &g_array_index (keyfile->lines, SsLine, i);
}

static gboolean
has_newline (const SsKeyfile *keyfile, const SsLine *line)
{
  return line->end > line->start && keyfile->text[line->end - 1] == '\n';
}

/* The line end to write after line @i: as that line has it, else as the first one. */
static const char *
newline_after (const SsKeyfile *keyfile, guint i)
{
  for (guint j = 0; j < 2 && i < keyfile->lines->len; j++, i = 0)
    {
      const SsLine *line = get_line (keyfile, i);
      if (has_newline (keyfile, line))
        return line->end - line->start >= 2 && keyfile->text[line->end - 2] == '\r' ? "\r\n" : "\n";
    }
  return "\n";
}

static char *
finish (GString *text, gsize *length)
{
  if (length)
    *length = text->len;
  return g_string_free_and_steal (text);
}

/* The number of letters of "Name" in "Name[ko]". */
static gsize
plain_length (const char *key)
{
  return strcspn (key, "[");
}

static gboolean
is_same_plain (const char *a, const char *b)
{
  gsize n = plain_length (a);
  return n == plain_length (b) && strncmp (a, b, n) == 0;
}

/* Where a new key of @group goes: after the line returned. A translation follows its text, any other key the last one of the group. */
static gboolean
find_place (const SsKeyfile *keyfile, const char *group, const char *key, guint *after)
{
  gboolean in_group = FALSE, found = FALSE, beside = FALSE;
  for (guint i = 0; i < keyfile->lines->len; i++)
    {
      const SsLine *line = get_line (keyfile, i);
      if (line->kind == SS_LINE_GROUP)
        {
          if (found)
            break;
          in_group = g_str_equal (line->name, group);
        }
      if (!in_group || (line->kind != SS_LINE_GROUP && line->kind != SS_LINE_PAIR))
        continue;
      gboolean same = line->kind == SS_LINE_PAIR && is_same_plain (line->name, key);
      if (beside && !same)
        continue;
      beside = same;
      found = TRUE;
      *after = i;
    }
  return found;
}

static void
append_group (const SsKeyfile *keyfile, GString *text, const char *group, const char *key, const char *value)
{
  guint n = keyfile->lines->len;
  const char *newline = newline_after (keyfile, n ? n - 1 : 0);
  if (n > 0)
    {
      const SsLine *last = get_line (keyfile, n - 1);
      if (!has_newline (keyfile, last))
        g_string_append (text, newline);
      if (last->kind != SS_LINE_BLANK)
        g_string_append (text, newline);
    }
  g_string_append_printf (text, "[%s]%s%s=%s%s", group, newline, key, value, newline);
}

static void
insert_key (const SsKeyfile *keyfile, GString *text, const char *group, const char *key, const char *value)
{
  guint after;
  if (!find_place (keyfile, group, key, &after))
    {
      append_group (keyfile, text, group, key, value);
      return;
    }
  const SsLine *line = get_line (keyfile, after);
  const char *newline = newline_after (keyfile, after);
  g_autofree char *added = has_newline (keyfile, line) ? g_strdup_printf ("%s=%s%s", key, value, newline) : g_strdup_printf ("%s%s=%s", newline, key, value);
  g_string_insert (text, (gssize) line->end, added);
}

/* The text without the lines marked in @gone. */
static char *
leave_out (const SsKeyfile *keyfile, const gboolean *gone, gsize *length)
{
  GString *text = g_string_sized_new (keyfile->length);
  for (guint i = 0; i < keyfile->lines->len; i++)
    {
      const SsLine *line = get_line (keyfile, i);
      if (!gone[i])
        g_string_append_len (text, keyfile->text + line->start, (gssize) (line->end - line->start));
    }
  return finish (text, length);
}

/* A value is in one line, whatever was typed or pasted. */
static char *
in_one_line (const char *value)
{
  g_autoptr (GString) line = g_string_new (value);
  g_string_replace (line, "\n", "\\n", 0);
  g_string_replace (line, "\r", "\\r", 0);
  return g_string_free_and_steal (g_steal_pointer (&line));
}

/* The places of @key in @group; element: index of the line. */
static GArray *
find_key (const SsKeyfile *keyfile, const char *group, const char *key)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean in_group = FALSE;
  for (guint i = 0; i < keyfile->lines->len; i++)
    {
      const SsLine *line = get_line (keyfile, i);
      if (line->kind == SS_LINE_GROUP)
        in_group = g_str_equal (line->name, group);
      else if (line->kind == SS_LINE_PAIR && in_group && g_str_equal (line->name, key))
        g_array_append_val (places, i);
    }
  return places;
}

char *
ss_keyfile_with_value (const SsKeyfile *keyfile, const char *group, const char *key, const char *value, gsize *length)
{
  g_autoptr (GArray) places = find_key (keyfile, group, key);
  if (!value)
    {
      /* every place, so that the second of a repeated key doesn't come to count */
      g_autofree gboolean *gone = g_new0 (gboolean, keyfile->lines->len + 1);
      for (guint i = 0; i < places->len; i++)
        gone[g_array_index (places, guint, i)] = TRUE;
      return leave_out (keyfile, gone, length);
    }

  g_autofree char *line_value = in_one_line (value);
  GString *text = g_string_new_len (keyfile->text, (gssize) keyfile->length);
  if (places->len > 0)
    {
      const SsLine *line = get_line (keyfile, g_array_index (places, guint, 0));
      g_string_erase (text, (gssize) line->value_start, (gssize) (line->value_end - line->value_start));
      g_string_insert (text, (gssize) line->value_start, line_value);
    }
  else
    insert_key (keyfile, text, group, key, line_value);
  return finish (text, length);
}

/* The lines of a group, from its heading @first up to but without @last. */
static void
find_extent (const SsKeyfile *keyfile, guint *first, guint *last)
{
  guint n = keyfile->lines->len, start = *first, end = start + 1;
  while (end < n && get_line (keyfile, end)->kind != SS_LINE_GROUP)
    end++;
  if (end < n)
    {
      /* what stands right above the next group is about that one; of the blank lines around, those on one side stay */
      while (get_line (keyfile, end - 1)->kind == SS_LINE_COMMENT)
        end--;
      if (start > 0 && get_line (keyfile, start - 1)->kind != SS_LINE_BLANK)
        while (get_line (keyfile, end - 1)->kind == SS_LINE_BLANK)
          end--;
    }
  else
    while (start > 0 && get_line (keyfile, start - 1)->kind == SS_LINE_BLANK)
      start--;
  *first = start;
  *last = end;
}

char *
ss_keyfile_without_group (const SsKeyfile *keyfile, const char *group, gsize *length)
{
  g_autofree gboolean *gone = g_new0 (gboolean, keyfile->lines->len + 1);
  for (guint i = 0; i < keyfile->lines->len; i++)
    {
      const SsLine *line = get_line (keyfile, i);
      if (line->kind != SS_LINE_GROUP || !g_str_equal (line->name, group))
        continue;
      guint first = i, last;
      find_extent (keyfile, &first, &last);
      for (guint j = first; j < last; j++)
        gone[j] = TRUE;
    }
  return leave_out (keyfile, gone, length);
}
