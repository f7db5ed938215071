/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-record.h"

#include <string.h>

#include "ss-keyfile.h"

static const char *const result_words[] = {
  [SS_RESULT_UNFINISHED] = "unfinished",
  [SS_RESULT_FIRST] = "first",
  [SS_RESULT_SECOND] = "second",
  [SS_RESULT_DRAW] = "draw",
};

const char *
ss_result_to_word (SsResult result)
{
  return result_words[result];
}

gboolean
ss_result_from_word (const char *word, SsResult *result)
{
  for (guint i = 0; i < G_N_ELEMENTS (result_words); i++)
    if (g_strcmp0 (word, result_words[i]) == 0)
      {
        *result = i;
        return TRUE;
      }
  return FALSE;
}

static void
clear_move (SsRecordMove *move)
{
  g_free (move->text);
  g_free (move->comment);
}

SsRecord *
ss_record_new (SsVariant *variant)
{
  g_return_val_if_fail (variant, NULL);

  SsRecord *record = g_new0 (SsRecord, 1);
  record->variant = ss_variant_ref (variant);
  record->variant_id = g_strdup (ss_variant_get_id (variant));
  record->names[0] = g_strdup ("");
  record->names[1] = g_strdup ("");
  record->chance = g_ptr_array_new_with_free_func (g_free);
  record->moves = g_array_new (FALSE, TRUE, sizeof (SsRecordMove));
  g_array_set_clear_func (record->moves, (GDestroyNotify) clear_move);
  return record;
}

void
ss_record_free (SsRecord *record)
{
  if (!record)
    return;
  ss_variant_unref (record->variant);
  g_free (record->variant_id);
  g_free (record->names[0]);
  g_free (record->names[1]);
  g_free (record->started);
  g_free (record->reason);
  g_ptr_array_unref (record->chance);
  g_array_unref (record->moves);
  g_free (record->path);
  g_free (record->expect_perft);
  g_free (record->expect_moves);
  g_free (record->expect_scores);
  g_free (record->expect_result);
  g_free (record->expect_reason);
  g_free (record);
}

/* Writing */

/* Nothing is written for NULL. */
static void
write_text (GString *out, const char *key, const char *text)
{
  if (!text)
    return;
  g_autofree char *value = ss_keyfile_escape (text, FALSE);
  g_string_append_printf (out, "%s=%s\n", key, value);
}

/* Seconds as digits with an optional fraction, whatever the locale. */
static void
write_seconds (GString *out, guint number, double seconds)
{
  char digits[400];
  g_ascii_formatd (digits, sizeof digits, "%.3f", seconds);
  gsize n = strlen (digits);
  while (digits[n - 1] == '0')
    n--;
  if (digits[n - 1] == '.')
    n--;
  g_string_append_printf (out, "%u.time=%.*s\n", number, (int) n, digits);
}

static void
write_expect (GString *out, const SsRecord *record)
{
  const struct
  {
    const char *key, *value;
  } pairs[] = {
    { "Perft", record->expect_perft },   { "Moves", record->expect_moves },   { "Scores", record->expect_scores },
    { "Result", record->expect_result }, { "Reason", record->expect_reason }, { "Illegal", record->expect_illegal ? "true" : NULL },
  };
  g_string_append (out, "\n[Expect]\n");
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i].value) /* kept as they stand in a file */
      g_string_append_printf (out, "%s=%s\n", pairs[i].key, pairs[i].value);
}

char *
ss_record_write (const SsRecord *record)
{
  GString *out = g_string_new ("[Game]\nFormat=1\n");
  write_text (out, "Game", ss_variant_get_game (record->variant)->id);
  write_text (out, "Variant", record->variant_id);
  write_text (out, "First", record->names[0]);
  write_text (out, "Second", record->names[1]);
  write_text (out, "Started", record->started);
  write_text (out, "Result", ss_result_to_word (record->result));
  if (record->result != SS_RESULT_UNFINISHED)
    write_text (out, "Reason", record->reason);

  g_autofree char *rules = ss_variant_write_rules (record->variant);
  g_string_append_printf (out, "\n[Rules]\n%s\n[Chance]\n", rules);
  for (guint i = 0; i < record->chance->len; i++)
    g_string_append_printf (out, "%u=%s\n", i + 1, (const char *) record->chance->pdata[i]);

  g_string_append (out, "\n[Moves]\n");
  for (guint i = 0; i < record->moves->len; i++)
    {
      const SsRecordMove *move = &g_array_index (record->moves, SsRecordMove, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1), *comment = g_strdup_printf ("%u.comment", i + 1);
      write_text (out, number, move->text);
      if (move->seconds >= 0)
        write_seconds (out, i + 1, move->seconds);
      write_text (out, comment, move->comment);
    }
  if (record->is_vector)
    write_expect (out, record);
  return g_string_free_and_steal (out);
}

gboolean
ss_record_save (const SsRecord *record, const char *path, GError **error)
{
  g_autofree char *text = ss_record_write (record);
  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
