/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ss-record-private.h"

static void
report_move (const RecordCheck *check, guint i, const char *word, const char *why)
{
  const SsRecordMove *move = &g_array_index (check->record->moves, SsRecordMove, i);
  g_autofree char *number = g_strdup_printf ("%u", i + 1), *quoted = ss_quote_value (move->text);
  ss_problems_add (check->problems, check->record->path, move->line, "Moves", number,
                   ss_text_fill (_ ("Move {n}, “{move}”, is not legal: {reason}"), "n", number, "move", quoted, "reason", why, NULL))
    ->reason = word;
}

static gboolean
report_fault (const RecordCheck *check, SsChance *chance)
{
  guint n;
  g_autofree char *expected = NULL;
  SsChanceFault fault = ss_chance_get_fault (chance, &n, &expected);
  if (fault == SS_CHANCE_OK)
    return FALSE;

  g_autofree char *number = g_strdup_printf ("%u", n), *quoted = ss_quote_value (expected);
  if (fault == SS_CHANCE_MISSING)
    ss_problems_add (check->problems, check->record->path, 0, "Chance", number,
                     ss_text_fill (_ ("The random outcome {n} is missing; it must be an order or one of {items}."), "n", number, "items", quoted, NULL));
  else
    ss_problems_add (check->problems, check->record->path, g_array_index (check->chance_lines, guint, n - 1), "Chance", number,
                     ss_text_fill (_ ("The random outcome {n} is not possible here; it must be an order or one of {items}."), "n", number, "items", quoted,
                                   NULL));
  return TRUE;
}

/* Play the moves as far as they go. FALSE if the replay stopped. */
static gboolean
play_moves (const RecordCheck *check, SsPosition *position)
{
  const SsRecord *record = check->record;
  if (report_fault (check, position->chance))
    return FALSE;
  for (guint i = 0; i < record->moves->len; i++)
    {
      const char *word;
      g_autofree char *why = NULL;
      SsMove move = ss_move_read (position->rules, position->state, g_array_index (record->moves, SsRecordMove, i).text, &word, &why);
      if (move == SS_NO_MOVE)
        {
          /* a vector may say that its last move is refused */
          if (!record->expect_illegal || i + 1 < record->moves->len)
            report_move (check, i, word, why);
          return FALSE;
        }
      ss_position_play (position, move, NULL);
      if (report_fault (check, position->chance))
        return FALSE;
    }
  return TRUE;
}

static void
report_unused (const RecordCheck *check, SsPosition *position)
{
  for (guint i = ss_chance_get_used (position->chance); i < check->record->chance->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      ss_problems_add (check->problems, check->record->path, g_array_index (check->chance_lines, guint, i), "Chance", number,
                       ss_text_fill (_ ("The random outcome {n} is never used; only those that happened are allowed."), "n", number, NULL));
    }
}

static void
report_result (const RecordCheck *check, SsResult real)
{
  ss_problems_add (check->problems, check->record->path, check->result_line, "Game", "Result",
                   ss_text_fill (_ ("The moves don't bear out “{value}”; by them it is {word}."), "value", ss_result_to_word (check->record->result), "word",
                                 ss_result_to_word (real), NULL));
}

static void
report_reason (const RecordCheck *check, const char *real)
{
  g_autofree char *quoted = ss_quote_value (check->record->reason);
  ss_problems_add (check->problems, check->record->path, check->reason_line, "Game", "Reason",
                   real ? ss_text_fill (_ ("The moves don't bear out “{value}”; by them it is {word}."), "value", quoted, "word", real, NULL)
                        : ss_text_fill (_ ("The moves don't bear out “{value}”; by them the match goes on."), "value", quoted, NULL));
}

/* A game may also end by what no move shows: one player resigned, or both agreed on a draw. */
static gboolean
is_ended_by_players (const SsRecord *record)
{
  return g_strcmp0 (record->reason, "resigned") == 0 || g_strcmp0 (record->reason, "agreed") == 0;
}

static void
check_outcome (const RecordCheck *check, SsPosition *position)
{
  const SsRecord *record = check->record;
  const SsGame *game = position->rules->game;
  SsOutcome outcome = { 0 };
  game->outcome (position->rules, position->state, &outcome);
  gboolean over = outcome.result != SS_RESULT_UNFINISHED;

  if (!over && is_ended_by_players (record) && (!check->result_line || record->result != SS_RESULT_UNFINISHED))
    {
      if (!check->result_line)
        return; /* without a right result nothing is concluded */
      gboolean agreed = g_str_equal (record->reason, "agreed");
      if (agreed != (record->result == SS_RESULT_DRAW))
        ss_problems_add (check->problems, record->path, check->result_line, "Game", "Result",
                         g_strdup (agreed ? _ ("What is agreed is a draw; with the reason agreed only draw is allowed.")
                                          : _ ("Who resigns loses; with the reason resigned only first or second is allowed.")));
      return;
    }
  if (check->result_line && record->result != outcome.result)
    report_result (check, outcome.result);
  /* a reason given while unfinished has been reported by itself */
  if (record->reason && !check->reason_reported)
    {
      const char *real = over ? game->reasons[outcome.reason].word : NULL;
      if (g_strcmp0 (record->reason, real) != 0)
        report_reason (check, real);
    }
}

void
ss_record_check_replay (const RecordCheck *check)
{
  const SsRecord *record = check->record;
  g_autoptr (SsRules) rules = ss_rules_new (record->variant);
  g_autoptr (GPtrArray) entries = g_ptr_array_sized_new (record->chance->len + 1);
  for (guint i = 0; i < record->chance->len; i++)
    g_ptr_array_add (entries, record->chance->pdata[i]);
  g_ptr_array_add (entries, NULL);

  g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new_replay ((const char *const *) entries->pdata));
  if (!play_moves (check, position))
    return;
  report_unused (check, position);
  check_outcome (check, position);
}
