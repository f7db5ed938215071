/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ss-record-private.h"
#include "ss-variant-private.h"

#define VECTOR_SUFFIX ".vector"

/* Load: a record being read from its file. */
typedef struct
{
  const SsKeyfile *keyfile;
  const SsGame *game;
  RecordCheck check;
  gboolean gap; /* in the numbering: replay is not tried */
} Load;

static void
report (Load *load, guint line, const char *group, const char *key, char *message)
{
  ss_problems_add (load->check.problems, load->keyfile->path, line, group, key, message);
}

static void
report_unknown (Load *load, const char *group, const SsEntry *entry, const char *const *keys)
{
  g_autofree char *quoted = ss_quote_value (entry->key), *list = ss_words_list (keys);
  const char *nearest = ss_nearest_word (entry->key, keys);
  report (load, entry->line, group, *entry->key ? entry->key : NULL,
          nearest ? ss_text_fill (_ ("The key “{key}” is unknown; did you mean “{word}”? Allowed: {words}."), "key", quoted, "word", nearest, "words", list,
                                  NULL)
                  : ss_text_fill (_ ("The key “{key}” is unknown. Allowed: {words}."), "key", quoted, "words", list, NULL));
}

/* Groups */

static void
check_groups (Load *load)
{
  static const char *const groups[] = { "Game", "Rules", "Chance", "Moves", "Expect", NULL };
  gboolean is_vector = load->check.record->is_vector;
  for (guint i = 0; i < load->keyfile->sections->len; i++)
    {
      const SsSection *section = load->keyfile->sections->pdata[i];
      g_autofree char *quoted = ss_quote_value (section->name), *list = ss_text_list (groups, is_vector ? 5 : 4);
      g_autofree char *first = g_strdup_printf ("%u", section->line);
      const char *nearest = ss_nearest_word (section->name, groups);
      gboolean is_expect = g_str_equal (section->name, "Expect");
      if (is_expect && !is_vector)
        report (load, section->line, section->name, NULL, g_strdup (_ ("The group [Expect] is allowed in vectors only.")));
      else if (!g_strv_contains (groups, section->name) && nearest)
        report (load, section->line, section->name, NULL,
                ss_text_fill (_ ("The group [{group}] is unknown; did you mean [{word}]? Allowed: {words}."), "group", quoted, "word", nearest, "words",
                              list, NULL));
      else if (!g_strv_contains (groups, section->name))
        report (load, section->line, section->name, NULL,
                ss_text_fill (_ ("The group [{group}] is unknown. Allowed: {words}."), "group", quoted, "words", list, NULL));
      if (section->second)
        report (load, section->second, section->name, NULL,
                ss_text_fill (_ ("The group begins twice; the first time is in line {n}, and only one is allowed."), "n", first, NULL));

      if (!g_strv_contains (groups, section->name) || (is_expect && !is_vector))
        continue;
      for (guint j = 0; j < section->entries->len; j++)
        {
          const SsEntry *entry = section->entries->pdata[j];
          g_autofree char *line = g_strdup_printf ("%u", entry->line);
          if (entry->second)
            report (load, entry->second, section->name, *entry->key ? entry->key : NULL,
                    ss_text_fill (_ ("The key is given twice; the first is in line {n}, and only one is allowed."), "n", line, NULL));
        }
    }
}

/* [Game] */

/* The text of a value; NULL, and a problem, if its escapes are wrong. */
static char *
read_text (Load *load, const char *group, const SsEntry *entry)
{
  char *what = ss_value_check_escapes (entry->value, FALSE);
  if (!what)
    return ss_keyfile_unescape (entry->value, FALSE, NULL);
  report (load, entry->line, group, entry->key, what);
  return NULL;
}

static void
replace (char **text, char *with)
{
  if (!with)
    return;
  g_free (*text);
  *text = with;
}

static const char **
reason_words (const SsGame *game)
{
  GPtrArray *words = g_ptr_array_new ();
  for (const SsReason *reason = game->reasons; reason->word; reason++)
    if (*reason->word)
      g_ptr_array_add (words, (gpointer) reason->word);
  g_ptr_array_add (words, (gpointer) "resigned");
  g_ptr_array_add (words, (gpointer) "agreed");
  g_ptr_array_add (words, NULL);
  return (const char **) g_ptr_array_free (words, FALSE);
}

static gboolean
check_word (Load *load, const char *group, const SsEntry *entry, const char *const *words)
{
  if (g_strv_contains (words, entry->value))
    return TRUE;
  report (load, entry->line, group, entry->key, ss_say_unknown_word (entry->value, words));
  return FALSE;
}

static const char *const results[] = { "first", "second", "draw", "unfinished", NULL };

static void
read_started (Load *load, const SsEntry *entry)
{
  g_autofree char *text = read_text (load, "Game", entry);
  if (!text)
    return;
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, utc);
  if (time)
    {
      load->check.record->started = g_steal_pointer (&text);
      return;
    }
  g_autofree char *quoted = ss_quote_value (text);
  report (load, entry->line, "Game", entry->key,
          ss_text_fill (_ ("“{value}” is not a time; it must be written like 2026-11-29T12:00:00Z."), "value", quoted, NULL));
}

static void
read_game_key (Load *load, const SsEntry *entry)
{
  static const char *const keys[] = { "Format", "Game", "Variant", "First", "Second", "Started", "Result", "Reason", NULL };
  SsRecord *record = load->check.record;
  if (!g_strv_contains (keys, entry->key))
    report_unknown (load, "Game", entry, keys);
  else if (g_str_equal (entry->key, "Variant"))
    replace (&record->variant_id, read_text (load, "Game", entry));
  else if (g_str_equal (entry->key, "First"))
    replace (&record->names[0], read_text (load, "Game", entry));
  else if (g_str_equal (entry->key, "Second"))
    replace (&record->names[1], read_text (load, "Game", entry));
  else if (g_str_equal (entry->key, "Started"))
    read_started (load, entry);
  else if (g_str_equal (entry->key, "Result") && check_word (load, "Game", entry, results))
    {
      ss_result_from_word (entry->value, &record->result);
      load->check.result_line = entry->line;
    }
  else if (g_str_equal (entry->key, "Reason"))
    {
      g_autofree const char **words = reason_words (load->game);
      if (check_word (load, "Game", entry, words))
        {
          record->reason = g_strdup (entry->value);
          load->check.reason_line = entry->line;
        }
    }
}

static void
read_game (Load *load)
{
  const SsSection *section = ss_keyfile_get_section (load->keyfile, "Game");
  for (guint i = 0; i < section->entries->len; i++)
    read_game_key (load, section->entries->pdata[i]);
  if (!ss_keyfile_get_entry (load->keyfile, "Game", "Result"))
    {
      g_autofree char *list = ss_words_list (results);
      report (load, section->line, "Game", "Result", ss_text_fill (_ ("The key is missing. Allowed: {words}."), "words", list, NULL));
    }
  if (load->check.reason_line && load->check.result_line && load->check.record->result == SS_RESULT_UNFINISHED)
    {
      load->check.reason_reported = TRUE;
      report (load, load->check.reason_line, "Game", "Reason", g_strdup (_ ("An unfinished match has no reason; the key must be left out.")));
    }
}

/* Numbered keys: [Chance] and [Moves] */

typedef struct
{
  gint64 number;
  const SsEntry *entry;
} Numbered;

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const Numbered *x = a, *y = b;
  return x->number < y->number ? -1 : x->number > y->number;
}

/* In the order of their numbers; gaps are reported. */
static void
sort_numbered (Load *load, const char *group, GArray *numbered)
{
  g_array_sort (numbered, compare_numbers);
  guint64 next = 1;
  for (guint i = 0; i < numbered->len; i++)
    {
      const Numbered *one = &g_array_index (numbered, Numbered, i);
      if ((guint64) one->number != next)
        {
          g_autofree char *missing = g_strdup_printf ("%" G_GUINT64_FORMAT, next);
          load->gap = TRUE;
          report (load, one->entry->line, group, one->entry->key,
                  ss_text_fill (_ ("The numbering has a gap: {n} is missing. Numbers must follow each other from 1."), "n", missing, NULL));
        }
      next = (guint64) one->number + 1;
    }
}

static void
report_unknown_number (Load *load, const char *group, const SsEntry *entry, const char *message)
{
  g_autofree char *quoted = ss_quote_value (entry->key);
  report (load, entry->line, group, *entry->key ? entry->key : NULL, ss_text_fill (message, "key", quoted, NULL));
}

static void
read_chance (Load *load)
{
  const SsSection *section = ss_keyfile_get_section (load->keyfile, "Chance");
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (Numbered));
  for (guint i = 0; section && i < section->entries->len; i++)
    {
      const SsEntry *entry = section->entries->pdata[i];
      Numbered one = { .entry = entry };
      if (ss_number_read (entry->key, &one.number) && one.number >= 1)
        g_array_append_val (numbered, one);
      else
        report_unknown_number (load, "Chance", entry, _ ("The key “{key}” is unknown; keys of random outcomes are numbers from 1."));
    }
  sort_numbered (load, "Chance", numbered);
  for (guint i = 0; i < numbered->len; i++)
    {
      const SsEntry *entry = g_array_index (numbered, Numbered, i).entry;
      g_ptr_array_add (load->check.record->chance, g_strdup (entry->value));
      g_array_append_val (load->check.chance_lines, entry->line);
    }
}

/* "12.time": the number, and what of the move; NULL if it is nothing of a move. */
static const char *
split_move_key (const char *key, gint64 *number)
{
  gsize n = strcspn (key, ".");
  g_autofree char *digits = g_strndup (key, n);
  if (!ss_number_read (digits, number) || *number < 1)
    return NULL;
  const char *what = key + n;
  return !*what || g_str_equal (what, ".time") || g_str_equal (what, ".comment") ? what : NULL;
}

static gboolean
is_seconds (const char *value)
{
  gsize n = strspn (value, "0123456789");
  if (n == 0 || !value[n])
    return n > 0;
  gsize fraction = strspn (value + n + 1, "0123456789");
  return value[n] == '.' && fraction > 0 && !value[n + 1 + fraction];
}

static void
read_move_extra (Load *load, const SsEntry *entry, const char *what, SsRecordMove *move)
{
  if (g_str_equal (what, ".comment"))
    {
      move->comment = read_text (load, "Moves", entry);
      return;
    }
  if (is_seconds (entry->value))
    {
      move->seconds = MIN (g_ascii_strtod (entry->value, NULL), G_MAXDOUBLE);
      return;
    }
  g_autofree char *quoted = ss_quote_value (entry->value);
  report (load, entry->line, "Moves", entry->key,
          ss_text_fill (_ ("“{value}” is not a time in seconds; it must be digits with an optional fraction, like 4.2."), "value", quoted, NULL));
}

/* The move with that number; NULL if there is none. @numbered is sorted. */
static SsRecordMove *
find_move (Load *load, const GArray *numbered, gint64 number)
{
  Numbered wanted = { .number = number };
  guint at;
  if (!g_array_binary_search ((GArray *) numbered, &wanted, compare_numbers, &at))
    return NULL;
  return &g_array_index (load->check.record->moves, SsRecordMove, at);
}

static void
read_moves (Load *load)
{
  const SsSection *section = ss_keyfile_get_section (load->keyfile, "Moves");
  g_autoptr (GArray) numbered = g_array_new (FALSE, FALSE, sizeof (Numbered));
  for (guint i = 0; section && i < section->entries->len; i++)
    {
      Numbered one = { .entry = section->entries->pdata[i] };
      const char *what = split_move_key (one.entry->key, &one.number);
      if (!what)
        report_unknown_number (load, "Moves", one.entry,
                               _ ("The key “{key}” is unknown; keys of moves are numbers from 1, and a number with .time or .comment."));
      else if (!*what)
        g_array_append_val (numbered, one);
    }
  sort_numbered (load, "Moves", numbered);

  for (guint i = 0; i < numbered->len; i++)
    {
      const SsEntry *entry = g_array_index (numbered, Numbered, i).entry;
      SsRecordMove move = { .seconds = -1, .line = entry->line };
      /* wrong escapes are no move: replay says so, at the first move that is not legal */
      move.text = ss_keyfile_unescape (entry->value, FALSE, NULL);
      if (!move.text)
        move.text = g_strdup (entry->value);
      g_array_append_val (load->check.record->moves, move);
    }
  for (guint i = 0; section && i < section->entries->len; i++)
    {
      const SsEntry *entry = section->entries->pdata[i];
      gint64 number;
      const char *what = split_move_key (entry->key, &number);
      if (!what || !*what)
        continue;
      SsRecordMove *move = find_move (load, numbered, number);
      if (move)
        read_move_extra (load, entry, what, move);
      else
        report_unknown_number (load, "Moves", entry, _ ("The key “{key}” is unknown: there is no move of that number."));
    }
}

/* [Expect] */

static gboolean
is_scores (const char *value)
{
  gint64 number;
  const char *comma = strchr (value, ',');
  g_autofree char *first = comma ? g_strchomp (g_strndup (value, (gsize) (comma - value))) : NULL;
  g_autofree char *second = comma ? g_strchug (g_strdup (comma + 1)) : NULL;
  return comma && ss_number_read (first, &number) && ss_number_read (second, &number);
}

static gboolean
is_perft (const char *value)
{
  guint n;
  g_auto (GStrv) counts = ss_keyfile_split (value, &n);
  gint64 number;
  for (guint i = 0; i < n; i++)
    if (!ss_number_read (counts[i], &number) || number < 0)
      return FALSE;
  return n > 0 && n <= SS_PERFT_MAX_DEPTH;
}

static void
read_expect_key (Load *load, const SsEntry *entry)
{
  static const char *const keys[] = { "Perft", "Moves", "Scores", "Result", "Reason", "Illegal", NULL };
  static const char *const bools[] = { "false", "true", NULL };
  SsRecord *record = load->check.record;
  char **const texts[] = { &record->expect_perft, &record->expect_moves, &record->expect_scores, &record->expect_result, &record->expect_reason };
  g_autofree const char **reasons = reason_words (load->game);
  g_autofree char *quoted = ss_quote_value (entry->value);
  guint i = 0;
  while (keys[i] && !g_str_equal (keys[i], entry->key))
    i++;
  char *what = NULL;
  gboolean right = TRUE;
  switch ((SsExpect) i)
    {
    case SS_EXPECT_PERFT:
      if (!is_perft (entry->value))
        what = ss_text_fill (_ ("“{value}” is not a list of counts; it must be whole numbers from 0, one a depth, at most 64 of them."), "value", quoted,
                             NULL);
      break;
    case SS_EXPECT_MOVES:
      what = ss_value_check_escapes (entry->value, TRUE);
      break;
    case SS_EXPECT_SCORES:
      if (!is_scores (entry->value))
        what = ss_text_fill (_ ("“{value}” is not a score; it must be two whole numbers, like 3,2."), "value", quoted, NULL);
      break;
    case SS_EXPECT_RESULT:
      right = check_word (load, "Expect", entry, results);
      break;
    case SS_EXPECT_REASON:
      right = check_word (load, "Expect", entry, reasons);
      break;
    case SS_EXPECT_ILLEGAL:
      right = check_word (load, "Expect", entry, bools);
      break;
    case SS_N_EXPECTS:
    default:
      report_unknown (load, "Expect", entry, keys);
      return;
    }
  if (what)
    report (load, entry->line, "Expect", entry->key, what);
  if (what || !right)
    return;
  record->expect_lines[i] = entry->line;
  if (i == SS_EXPECT_ILLEGAL)
    record->expect_illegal = g_str_equal (entry->value, "true");
  else
    *texts[i] = g_strdup (entry->value);
}

static void
read_expect (Load *load)
{
  const SsSection *section = ss_keyfile_get_section (load->keyfile, "Expect");
  if (!section || !load->check.record->is_vector)
    return;
  for (guint i = 0; i < section->entries->len; i++)
    read_expect_key (load, section->entries->pdata[i]);
}

/* [Rules] */

/* The variant as [Rules] says it; NULL if a list is too long. */
static SsVariant *
read_rules (const SsKeyfile *keyfile, const SsGame *game, gboolean *sound, gboolean *alone, SsProblems *problems)
{
  const SsSection *section = ss_keyfile_get_section (keyfile, "Rules");
  guint n = section->entries->len;
  g_autofree const char **keys = g_new0 (const char *, n + 1), **values = g_new0 (const char *, n + 1);
  g_autofree guint *lines = g_new0 (guint, n + 1);
  for (guint i = 0; i < n; i++)
    {
      const SsEntry *entry = section->entries->pdata[i];
      keys[i] = entry->key;
      values[i] = entry->value;
      lines[i] = entry->line;
    }
  return ss_variant_new_pairs (game, keys, values, lines, n, keyfile->path, SS_FROM_RECORD, section->line, sound, alone, problems);
}

static SsRecord *
record_take (SsKeyfile *taken, gboolean is_vector, SsProblems *problems)
{
  g_autoptr (SsKeyfile) keyfile = taken;
  if (!keyfile || ss_keyfile_report_fault (keyfile, problems) || !ss_head_check_format (keyfile, "Game", problems))
    return NULL;
  const SsGame *game = ss_head_get_game (keyfile, "Game", problems);
  if (!game)
    return NULL;
  if (!ss_keyfile_get_section (keyfile, "Rules"))
    {
      ss_problems_add (problems, keyfile->path, 0, "Rules", NULL, g_strdup (_ ("The group [Rules] is missing; a record holds all rules of its variant.")));
      return NULL;
    }

  SsProblems *found = ss_problems_new ();
  gboolean sound, alone;
  g_autoptr (SsVariant) variant = read_rules (keyfile, game, &sound, &alone, found);
  g_autoptr (GArray) chance_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  Load load = {
    .keyfile = keyfile,
    .game = game,
    .check = { .record = ss_record_new (variant), .problems = found, .chance_lines = chance_lines },
  };
  load.check.record->is_vector = is_vector;
  load.check.record->path = g_strdup (keyfile->path);
  if (!alone)
    {
      check_groups (&load);
      read_game (&load);
      read_chance (&load);
      read_moves (&load);
      read_expect (&load);
      if (sound && !load.gap)
        ss_record_check_replay (&load.check);
    }
  ss_problems_take_sorted (problems, found);
  if (!sound || load.gap)
    g_clear_pointer (&load.check.record, ss_record_free);
  return load.check.record;
}

SsRecord *
ss_record_load (const char *path, SsProblems *problems)
{
  g_return_val_if_fail (path && problems, NULL);

  return record_take (ss_keyfile_load (path, SS_RECORD_MAX_BYTES, problems), g_str_has_suffix (path, VECTOR_SUFFIX), problems);
}

SsRecord *
ss_record_load_text (const char *text, gssize length, const char *path, gboolean is_vector, SsProblems *problems)
{
  g_return_val_if_fail (text && problems, NULL);

  return record_take (ss_keyfile_new (text, length, path, SS_RECORD_MAX_BYTES, problems), is_vector, problems);
}
