/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-record.h"

#include <string.h>

SsPosition *
ss_position_new (SsRules *rules, SsChance *chance)
{
  SsPosition *position = g_new0 (SsPosition, 1);
  position->rules = ss_rules_ref (rules);
  position->state = ss_state_new (rules);
  position->chance = chance;
  rules->game->setup (rules, position->state, chance, &position->history);
  return position;
}

void
ss_position_free (SsPosition *position)
{
  if (!position)
    return;
  g_free (position->state);
  ss_history_clear (&position->history);
  ss_chance_free (position->chance);
  ss_rules_unref (position->rules);
  g_free (position);
}

void
ss_position_play (SsPosition *position, SsMove move, SsEffects *effects)
{
  position->rules->game->play (position->rules, position->state, move, position->chance, &position->history, effects);
}

SsPosition *
ss_record_replay (const SsRecord *record, guint n, guint *played)
{
  g_autoptr (SsRules) rules = ss_rules_new (record->variant);
  g_autoptr (GPtrArray) entries = g_ptr_array_sized_new (record->chance->len + 1);
  for (guint i = 0; i < record->chance->len; i++)
    g_ptr_array_add (entries, record->chance->pdata[i]);
  g_ptr_array_add (entries, NULL);

  SsPosition *position = ss_position_new (rules, ss_chance_new_replay ((const char *const *) entries->pdata));
  guint i = 0;
  for (; i < MIN (n, record->moves->len); i++)
    {
      SsMove move = ss_move_read (rules, position->state, g_array_index (record->moves, SsRecordMove, i).text, NULL, NULL);
      if (move == SS_NO_MOVE)
        break;
      ss_position_play (position, move, NULL);
    }
  if (played)
    *played = i;
  return position;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
ss_moves_to_texts (const SsRules *rules, const SsState *state, const SsMoves *moves)
{
  char **texts = g_new0 (char *, moves->n + 1);
  for (guint i = 0; i < moves->n; i++)
    texts[i] = rules->game->move_text (rules, state, moves->moves[i]);
  if (moves->n > 0)
    qsort (texts, moves->n, sizeof *texts, compare_texts);
  return texts;
}

/* Perft */

/* PerftPly: what one depth needs, made once and used for all its nodes. */
typedef struct
{
  SsState *state;
  SsMoves moves;
} PerftPly;

static guint64
count_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  if (rules->game->count_moves)
    return rules->game->count_moves (rules, state);
  moves->n = 0;
  rules->game->legal_moves (rules, state, moves);
  return moves->n;
}

static guint64
perft (const SsRules *rules, const SsState *state, SsHistory *history, guint depth, PerftPly *ply)
{
  if (depth == 1)
    return count_moves (rules, state, &ply->moves);

  guint64 sum = 0;
  ply->moves.n = 0;
  rules->game->legal_moves (rules, state, &ply->moves);
  for (guint i = 0; i < ply->moves.n; i++)
    {
      SsHistoryMark mark = ss_history_mark (history);
      memcpy (ply->state, state, rules->state_size);
      rules->game->play (rules, ply->state, ply->moves.moves[i], NULL, history, NULL);
      sum += perft (rules, ply->state, history, depth - 1, ply + 1);
      ss_history_reset (history, mark);
    }
  return sum;
}

guint64
ss_perft (const SsRules *rules, const SsState *state, const SsHistory *history, guint depth)
{
  g_return_val_if_fail (depth <= SS_PERFT_MAX_DEPTH, 0);
  if (depth == 0)
    return 1;

  g_auto (SsHistory) own = { 0 };
  ss_history_copy (&own, history);
  PerftPly *plies = g_new0 (PerftPly, depth);
  for (guint i = 0; i < depth; i++)
    plies[i].state = ss_state_new (rules);
  guint64 sum = perft (rules, state, &own, depth, plies);
  for (guint i = 0; i < depth; i++)
    {
      g_free (plies[i].state);
      ss_moves_clear (&plies[i].moves);
    }
  g_free (plies);
  return sum;
}
