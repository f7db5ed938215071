/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdarg.h>
#include <string.h>

#include <glib/gi18n.h>

#include "ss-param.h"

#define MAX_PAIRS 16

char *
ss_text_fill (const char *format, ...)
{
  const char *names[MAX_PAIRS], *values[MAX_PAIRS];
  guint n = 0;
  va_list args;
  va_start (args, format);
  for (const char *name; (name = va_arg (args, const char *));)
    {
      g_assert (n < MAX_PAIRS);
      names[n] = name;
      values[n++] = va_arg (args, const char *);
    }
  va_end (args);

  /* One pass over the format: a value that looks like a placeholder stays as it is. */
  GString *out = g_string_new (NULL);
  for (const char *p = format; *p; p++)
    {
      const char *end = *p == '{' ? strchr (p, '}') : NULL;
      guint i = n;
      if (end)
        for (i = 0; i < n; i++)
          if (strlen (names[i]) == (gsize) (end - p - 1) && strncmp (names[i], p + 1, (gsize) (end - p - 1)) == 0)
            break;
      if (i < n)
        {
          g_string_append (out, values[i] ? values[i] : "");
          p = end;
        }
      else
        g_string_append_c (out, *p);
    }
  return g_string_free_and_steal (out);
}

char *
ss_text_number (int n)
{
  return n < 0 ? g_strdup_printf ("\xe2\x88\x92%u", (guint) -(gint64) n) : g_strdup_printf ("%d", n);
}

static gboolean
all_numbers (const char *const *items, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const char *digits = g_str_has_prefix (items[i], "\xe2\x88\x92") ? items[i] + 3 : items[i];
      if (!*digits || strspn (digits, "0123456789") != strlen (digits))
        return FALSE;
    }
  return TRUE;
}

char *
ss_text_list (const char *const *items, guint n)
{
  if (n == 0)
    return g_strdup ("");

  gboolean numbers = all_numbers (items, n);
  char *list = g_strdup (items[0]);
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *before = list;
      const char *join;
      if (i == n - 1)
        join = numbers ? C_ ("the last two of a list of numbers", "{list} and {item}") : C_ ("the last two of a list of names", "{list} and {item}");
      else
        join = numbers ? C_ ("list of numbers", "{list}, {item}") : C_ ("list of names", "{list}, {item}");
      list = ss_text_fill (join, "list", before, "item", items[i], NULL);
    }
  return list;
}

char *
ss_text_row (const int *numbers, guint n)
{
  if (n == 0)
    return g_strdup ("");

  char *row = ss_text_number (numbers[0]);
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *before = row, *item = ss_text_number (numbers[i]);
      row = ss_text_fill (C_ ("row of numbers", "{list}, {item}"), "list", before, "item", item, NULL);
    }
  return row;
}
