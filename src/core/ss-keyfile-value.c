/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-keyfile.h"

#include <string.h>

char *
ss_keyfile_unescape (const char *value, gboolean in_list, char **bad)
{
  g_autoptr (GString) text = g_string_sized_new (strlen (value));
  for (const char *p = value; *p; p++)
    {
      if (*p != '\\')
        {
          g_string_append_c (text, *p);
          continue;
        }
      p++;
      if (*p == 's')
        g_string_append_c (text, ' ');
      else if (*p == 'n')
        g_string_append_c (text, '\n');
      else if (*p == 't')
        g_string_append_c (text, '\t');
      else if (*p == 'r')
        g_string_append_c (text, '\r');
      else if (*p == '\\' || (*p == ';' && in_list))
        g_string_append_c (text, *p);
      else
        {
          if (bad)
            *bad = *p ? g_strndup (p - 1, (gsize) (g_utf8_next_char (p) - p + 1)) : g_strdup ("\\");
          return NULL;
        }
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
ss_keyfile_escape (const char *text, gboolean in_list)
{
  /* blanks around a value don't count, so those that do are escaped */
  gsize length = strlen (text), first = strspn (text, " \t"), last = length;
  while (last > first && (text[last - 1] == ' ' || text[last - 1] == '\t'))
    last--;

  GString *value = g_string_sized_new (length);
  for (gsize i = 0; i < length; i++)
    switch (text[i])
      {
      case ' ':
        g_string_append (value, i < first || i >= last ? "\\s" : " ");
        break;
      case '\t':
        g_string_append (value, "\\t");
        break;
      case '\n':
        g_string_append (value, "\\n");
        break;
      case '\r':
        g_string_append (value, "\\r");
        break;
      case '\\':
        g_string_append (value, "\\\\");
        break;
      case ';':
        g_string_append (value, in_list ? "\\;" : ";");
        break;
      default:
        g_string_append_c (value, text[i]);
      }
  return g_string_free_and_steal (value);
}

char **
ss_keyfile_split (const char *value, guint *n)
{
  GPtrArray *entries = g_ptr_array_new ();
  const char *start = value;
  for (const char *p = value; start;)
    {
      if (*p == '\\' && p[1])
        p += 2;
      else if (*p && *p != ';')
        p++;
      else
        {
          /* after the last ';' there is no further entry */
          if (*p || p > start)
            {
              const char *end = p;
              while (start < end && (*start == ' ' || *start == '\t'))
                start++;
              while (end > start && (end[-1] == ' ' || end[-1] == '\t'))
                end--;
              g_ptr_array_add (entries, g_strndup (start, (gsize) (end - start)));
            }
          start = *p ? p + 1 : NULL;
          p = start;
        }
    }
  /* a list of nothing but blanks, or of ';' alone, is empty */
  if (entries->len == 1 && !*(const char *) entries->pdata[0])
    {
      g_free (entries->pdata[0]);
      g_ptr_array_set_size (entries, 0);
    }
  if (n)
    *n = entries->len;
  g_ptr_array_add (entries, NULL);
  return (char **) g_ptr_array_free (entries, FALSE);
}

gboolean
ss_number_read (const char *text, gint64 *number)
{
  gboolean negative = *text == '-';
  const char *digits = text + negative;
  gsize n = strspn (digits, "0123456789");
  if (n == 0 || digits[n] || (n > 1 && *digits == '0'))
    return FALSE;

  gint64 value = n > 18 ? G_MAXINT64 : g_ascii_strtoll (digits, NULL, 10);
  *number = negative ? -value : value;
  return TRUE;
}
