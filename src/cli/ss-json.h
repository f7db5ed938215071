/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** SsJson: writes one JSON value, piece by piece, on one line. Made and freed by `g_auto (SsJson) json = SS_JSON_INIT;`. */
typedef struct
{
  GString *text;
  gboolean follows; /* the next element comes after another one */
} SsJson;

#define SS_JSON_INIT { g_string_new (NULL), FALSE }

static inline void
ss_json_clear (SsJson *json)
{
  g_string_free (json->text, TRUE);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SsJson, ss_json_clear)

/** ss_json_begin: @bracket: '[' or '{'; ss_json_end: ']' or '}'. */
void ss_json_begin (SsJson *json, char bracket);
void ss_json_end (SsJson *json, char bracket);
/** ss_json_key: the name of the member whose value comes next. */
void ss_json_key (SsJson *json, const char *key);
/** ss_json_string: NULL: null. What is not UTF-8 (a file's name) is replaced. */
void ss_json_string (SsJson *json, const char *value);
void ss_json_int (SsJson *json, gint64 value);
void ss_json_uint (SsJson *json, guint64 value);
/** ss_json_number: with as many of @digits significant digits as it takes. */
void ss_json_number (SsJson *json, double value, int digits);
void ss_json_bool (SsJson *json, gboolean value);
void ss_json_null (SsJson *json);

G_END_DECLS
