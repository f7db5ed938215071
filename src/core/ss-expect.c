/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-record.h"

#include <string.h>

#include <glib/gi18n.h>

/* [Expect] of a vector (formats.md, Vectors). */

static const char *const keys[SS_N_EXPECTS] = {
  [SS_EXPECT_PERFT] = "Perft",   [SS_EXPECT_MOVES] = "Moves",   [SS_EXPECT_SCORES] = "Scores",
  [SS_EXPECT_RESULT] = "Result", [SS_EXPECT_REASON] = "Reason", [SS_EXPECT_ILLEGAL] = "Illegal",
};

typedef struct
{
  const SsRecord *record;
  const SsPosition *position;
  SsProblems *problems;
  SsResult result;
  const char *reason; /* "" while unfinished */
} Check;

/* How the match stands after the last move: by its rules, or as the players ended it by resigning or agreeing. */
static void
take_outcome (Check *check, gboolean all_played)
{
  SsOutcome outcome = { 0 };
  const SsGame *game = check->position->rules->game;
  game->outcome (check->position->rules, check->position->state, &outcome);
  check->result = outcome.result;
  check->reason = outcome.result == SS_RESULT_UNFINISHED ? "" : game->reasons[outcome.reason].word;
  if (outcome.result == SS_RESULT_UNFINISHED && all_played && check->record->result != SS_RESULT_UNFINISHED && check->record->reason)
    {
      check->result = check->record->result;
      check->reason = check->record->reason;
    }
}

/* A match that players ended may go on by its rules, but nobody has a move. */
static gboolean
is_ended (const Check *check)
{
  return check->result != SS_RESULT_UNFINISHED;
}

static void
report (const Check *check, SsExpect expect, char *message)
{
  ss_problems_add (check->problems, check->record->path, check->record->expect_lines[expect], "Expect", keys[expect], message);
}

static void
report_difference (const Check *check, SsExpect expect, const char *expected, const char *found)
{
  g_autofree char *quoted = ss_quote_value (expected);
  g_autofree char *other = ss_quote_value (found);
  report (check, expect, ss_text_fill (_ ("“{expected}” is expected, but it is “{found}”."), "expected", quoted, "found", other, NULL));
}

static void
report_faulty (const Check *check, SsExpect expect, const char *value, const char *allowed)
{
  g_autofree char *quoted = ss_quote_value (value);
  report (check, expect, ss_text_fill (allowed, "value", quoted, NULL));
}

/* The entries of a list: a last ';' only ends it, blanks around an entry don't count. */
static char **
split_list (const char *value)
{
  char **items = g_strsplit (value, ";", -1);
  guint n = g_strv_length (items);
  for (guint i = 0; i < n; i++)
    g_strstrip (items[i]);
  if (n > 0 && items[n - 1][0] == '\0')
    g_clear_pointer (&items[n - 1], g_free);
  return items;
}

static void
check_moves (const Check *check, const char *value)
{
  const SsGame *game = check->position->rules->game;
  g_auto (SsMoves) moves = { 0 };
  if (!is_ended (check))
    game->legal_moves (check->position->rules, check->position->state, &moves);
  g_auto (GStrv) found = ss_moves_to_texts (check->position->rules, check->position->state, &moves);
  g_auto (GStrv) expected = split_list (value);

  guint i = 0;
  while (found[i] && expected[i] && g_str_equal (found[i], expected[i]))
    i++;
  if (!found[i] && !expected[i])
    return;
  /* both are sorted: the smaller of the first two that differ is what the other list lacks */
  gboolean lacking = expected[i] && (!found[i] || strcmp (expected[i], found[i]) < 0);
  g_autofree char *move = ss_quote_value (lacking ? expected[i] : found[i]);
  report (check, SS_EXPECT_MOVES,
          ss_text_fill (lacking ? _ ("The move “{move}” is expected to be legal here, but it is not.")
                                : _ ("The move “{move}” is legal here, but not among those expected."),
                        "move", move, NULL));
}

static void
check_perft (const Check *check, const char *value)
{
  g_auto (GStrv) items = split_list (value);
  guint n = g_strv_length (items);
  if (n == 0 || n > SS_PERFT_MAX_DEPTH)
    {
      report_faulty (check, SS_EXPECT_PERFT, value, _ ("“{value}” is not a list of numbers of sequences, one for each depth."));
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      guint64 expected;
      if (!g_ascii_string_to_unsigned (items[i], 10, 0, G_MAXUINT64, &expected, NULL))
        {
          report_faulty (check, SS_EXPECT_PERFT, items[i], _ ("“{value}” is not a list of numbers of sequences, one for each depth."));
          return;
        }
      guint64 found = is_ended (check) ? 0 : ss_perft (check->position->rules, check->position->state, &check->position->history, i + 1);
      if (found == expected)
        continue;
      g_autofree char *depth = ss_text_number ((int) i + 1);
      g_autofree char *count = g_strdup_printf ("%" G_GUINT64_FORMAT, found);
      report (check, SS_EXPECT_PERFT,
              ss_text_fill (_ ("At depth {depth} {expected} sequences are expected, but there are {found}."), "depth", depth, "expected", items[i],
                            "found", count, NULL));
    }
}

static void
check_scores (const Check *check, const char *value)
{
  int scores[2] = { 0 };
  check->position->rules->game->scores (check->position->rules, check->position->state, scores);
  g_autofree char *found = g_strdup_printf ("%d,%d", scores[0], scores[1]);
  /* two whole numbers, as reading the record has made sure; blanks around them don't count */
  gint64 first = g_ascii_strtoll (value, NULL, 10);
  gint64 second = g_ascii_strtoll (strchr (value, ',') + 1, NULL, 10);
  if (first != scores[0] || second != scores[1])
    report_difference (check, SS_EXPECT_SCORES, value, found);
}

static void
check_result (const Check *check, const char *result, const char *reason)
{
  if (result && !g_str_equal (ss_result_to_word (check->result), result))
    report_difference (check, SS_EXPECT_RESULT, result, ss_result_to_word (check->result));
  if (reason && !g_str_equal (check->reason, reason))
    report_difference (check, SS_EXPECT_REASON, reason, check->reason);
}

void
ss_record_check_expect (const SsRecord *record, SsProblems *problems)
{
  guint played = 0;
  g_autoptr (SsPosition) position = ss_record_replay (record, G_MAXUINT, &played);
  Check check = { .record = record, .position = position, .problems = problems };
  guint n = record->moves->len;
  if (ss_chance_get_fault (position->chance, NULL, NULL) != SS_CHANCE_OK)
    return; /* the record's own problem */

  if (record->expect_illegal)
    {
      if (played == n)
        report (&check, SS_EXPECT_ILLEGAL, g_strdup (_ ("The last move is expected to be refused, but it is legal.")));
      if (played + 1 != n)
        return; /* an earlier one is: that is the record's own problem */
    }
  else if (played < n)
    return;

  take_outcome (&check, played == n);
  if (record->expect_moves)
    check_moves (&check, record->expect_moves);
  if (record->expect_perft)
    check_perft (&check, record->expect_perft);
  if (record->expect_scores)
    check_scores (&check, record->expect_scores);
  check_result (&check, record->expect_result, record->expect_reason);
}
