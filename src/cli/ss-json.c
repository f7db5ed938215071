/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-json.h"

#include <math.h>

static void
separate (SsJson *json)
{
  if (json->follows)
    g_string_append_c (json->text, ',');
  json->follows = TRUE;
}

void
ss_json_begin (SsJson *json, char bracket)
{
  separate (json);
  g_string_append_c (json->text, bracket);
  json->follows = FALSE;
}

void
ss_json_end (SsJson *json, char bracket)
{
  g_string_append_c (json->text, bracket);
  json->follows = TRUE;
}

static void
append_quoted (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);
  g_string_append_c (text, '"');
  for (const char *c = valid; *c; c++)
    switch (*c)
      {
      case '"':
        g_string_append (text, "\\\"");
        break;
      case '\\':
        g_string_append (text, "\\\\");
        break;
      case '\n':
        g_string_append (text, "\\n");
        break;
      case '\t':
        g_string_append (text, "\\t");
        break;
      default:
        if ((guchar) *c < 0x20 || *c == 0x7f)
          g_string_append_printf (text, "\\u%04x", (guint) (guchar) *c);
        else
          g_string_append_c (text, *c);
      }
  g_string_append_c (text, '"');
}

void
ss_json_key (SsJson *json, const char *key)
{
  separate (json);
  append_quoted (json->text, key);
  g_string_append_c (json->text, ':');
  json->follows = FALSE;
}

void
ss_json_string (SsJson *json, const char *value)
{
  separate (json);
  if (value)
    append_quoted (json->text, value);
  else
    g_string_append (json->text, "null");
}

void
ss_json_int (SsJson *json, gint64 value)
{
  separate (json);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, value);
}

void
ss_json_uint (SsJson *json, guint64 value)
{
  separate (json);
  g_string_append_printf (json->text, "%" G_GUINT64_FORMAT, value);
}

void
ss_json_number (SsJson *json, double value, int digits)
{
  char format[8], buffer[G_ASCII_DTOSTR_BUF_SIZE];
  g_return_if_fail (isfinite (value));
  separate (json);
  g_snprintf (format, sizeof format, "%%.%dg", digits);
  g_string_append (json->text, g_ascii_formatd (buffer, sizeof buffer, format, value));
}

void
ss_json_bool (SsJson *json, gboolean value)
{
  separate (json);
  g_string_append (json->text, value ? "true" : "false");
}

void
ss_json_null (SsJson *json)
{
  ss_json_string (json, NULL);
}
