/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match.h"

#include <glib/gi18n.h>

#include "ss-match-private.h"

G_DEFINE_QUARK (ss-match-error-quark, ss_match_error)
G_DEFINE_FINAL_TYPE (SsMatch, ss_match, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PLAYED,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clear_kept (gpointer data)
{
  g_free (((Kept *) data)->state);
}

static void
clear_undone (gpointer data)
{
  SsRecordMove *move = data;
  g_free (move->text);
  g_free (move->comment);
}

static void
ss_match_finalize (GObject *object)
{
  SsMatch *match = SS_MATCH (object);
  for (guint i = 0; i < 2; i++)
    g_clear_object (&match->players[i]);
  g_clear_pointer (&match->record, ss_record_free);
  g_clear_pointer (&match->position, ss_position_free);
  g_clear_pointer (&match->rules, ss_rules_unref);
  g_array_unref (match->played);
  g_array_unref (match->kept);
  g_array_unref (match->undone);
  g_array_unref (match->undone_groups);
  g_ptr_array_unref (match->undone_chance);
  ss_effects_clear (&match->last_effects);
  g_free (match->path);
  ss_match_lock_release (match->lock);
  g_clear_error (&match->save_error);
  G_OBJECT_CLASS (ss_match_parent_class)->finalize (object);
}

static void
ss_match_class_init (SsMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_match_finalize;
  signals[CHANGED] = g_signal_new ("changed", SS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAYED] = g_signal_new ("played", SS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ENDED] = g_signal_new ("ended", SS_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ss_match_init (SsMatch *match)
{
  match->played = g_array_new (FALSE, FALSE, sizeof (Played));
  match->kept = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_array_set_clear_func (match->kept, clear_kept);
  match->undone = g_array_new (FALSE, FALSE, sizeof (SsRecordMove));
  g_array_set_clear_func (match->undone, clear_undone);
  match->undone_groups = g_array_new (FALSE, FALSE, sizeof (guint));
  match->undone_chance = g_ptr_array_new_with_free_func (g_free);
}

static void
keep_position (SsMatch *match)
{
  if (match->played->len % KEPT_EVERY != 0)
    return;
  Kept kept = {
    .state = ss_state_dup (match->rules, match->position->state),
    .history = ss_history_mark (&match->position->history),
    .chance_used = ss_chance_get_used (match->position->chance),
  };
  g_array_append_val (match->kept, kept);
}

void
ss_match_advance (SsMatch *match, SsMove move)
{
  const SsGame *game = match->rules->game;
  SsPosition *position = match->position;
  Played played = { .move = move, .mover = game->to_move (match->rules, position->state) };

  match->last_effects.n = 0;
  ss_position_play (position, move, &match->last_effects);
  for (SsSeat seat = SS_SEAT_FIRST; game->reveals && seat <= SS_SEAT_SECOND; seat++)
    if (game->reveals (match->rules, &match->last_effects, seat))
      played.reveals |= SS_SEEN_BY (seat);
  g_array_append_val (match->played, played);
  keep_position (match);

  GPtrArray *drawn = ss_chance_get_entries (position->chance);
  for (guint i = match->record->chance->len; i < ss_chance_get_used (position->chance); i++)
    g_ptr_array_add (match->record->chance, g_strdup (drawn->pdata[i]));
}

void
ss_match_note_outcome (SsMatch *match)
{
  SsOutcome outcome = { 0 };
  match->rules->game->outcome (match->rules, match->position->state, &outcome);
  match->record->result = outcome.result;
  g_free (match->record->reason);
  match->record->reason = outcome.result == SS_RESULT_UNFINISHED ? NULL : g_strdup (match->rules->game->reasons[outcome.reason].word);
}

void
ss_match_save (SsMatch *match)
{
  g_clear_error (&match->save_error);
  if (!match->path)
    return;
  g_autofree char *text = ss_record_write (match->record);
  ss_match_file_replace (match->path, text, match->lock, &match->save_error);
}

void
ss_match_tell_changed (SsMatch *match)
{
  g_signal_emit (match, signals[CHANGED], 0);
}

/* Beginning */

static void
take_player (SsMatch *match, SsSeat seat, SsPlayer *player)
{
  match->players[seat] = player;
  g_free (match->record->names[seat]);
  match->record->names[seat] = g_strdup (ss_player_get_word (player));
}

SsMatch *
ss_match_new (SsRules *rules, SsPlayer *first, SsPlayer *second, guint64 seed)
{
  g_return_val_if_fail (rules && SS_IS_PLAYER (first) && SS_IS_PLAYER (second), NULL);

  SsMatch *match = g_object_new (SS_TYPE_MATCH, NULL);
  match->rules = ss_rules_ref (rules);
  match->seed = seed;
  match->record = ss_record_new (rules->variant);
  take_player (match, SS_SEAT_FIRST, first);
  take_player (match, SS_SEAT_SECOND, second);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_free (match->record->started);
  match->record->started = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  match->position = ss_position_new (match->rules, ss_chance_new (seed));
  GPtrArray *drawn = ss_chance_get_entries (match->position->chance);
  for (guint i = 0; i < drawn->len; i++)
    g_ptr_array_add (match->record->chance, g_strdup (drawn->pdata[i]));
  keep_position (match);
  ss_match_note_outcome (match);
  return match;
}

SsMatch *
ss_match_resume (SsRecord *record, SsPlayer *first, SsPlayer *second, guint64 seed, GError **error)
{
  g_return_val_if_fail (record && SS_IS_PLAYER (first) && SS_IS_PLAYER (second), NULL);

  g_autoptr (SsMatch) match = g_object_new (SS_TYPE_MATCH, NULL);
  match->rules = ss_rules_new (record->variant);
  match->seed = seed;
  match->record = record;
  take_player (match, SS_SEAT_FIRST, first);
  take_player (match, SS_SEAT_SECOND, second);
  g_autofree char *reason = g_strdup (record->reason);
  SsResult result = record->result;

  /* only what the file says: nothing is drawn before it has been read to its end */
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  for (guint i = 0; i < record->chance->len; i++)
    g_ptr_array_add (entries, record->chance->pdata[i]);
  g_ptr_array_add (entries, NULL);
  match->position = ss_position_new (match->rules, ss_chance_new_replay ((const char *const *) entries->pdata));
  keep_position (match);
  for (guint i = 0; i < record->moves->len; i++)
    {
      SsRecordMove *entry = &g_array_index (record->moves, SsRecordMove, i);
      g_autofree char *sentence = NULL;
      SsMove move = ss_move_read (match->rules, match->position->state, entry->text, NULL, &sentence);
      if (move == SS_NO_MOVE)
        {
          g_autofree char *number = ss_text_number ((int) i + 1);
          g_autofree char *message = ss_text_fill (_ ("Move {number} can't be played: {reason}"), "number", number, "reason", sentence, NULL);
          g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_DAMAGED, message);
          return NULL;
        }
      g_free (entry->text);
      entry->text = match->rules->game->move_text (match->rules, match->position->state, move);
      ss_match_advance (match, move);
    }
  if (ss_chance_get_fault (match->position->chance, NULL, NULL) || ss_chance_get_used (match->position->chance) < record->chance->len)
    {
      g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_DAMAGED, _ ("The random outcomes in the record don't fit its moves."));
      return NULL;
    }
  ss_chance_continue (match->position->chance, seed);

  ss_match_note_outcome (match);
  if (record->result == SS_RESULT_UNFINISHED && result != SS_RESULT_UNFINISHED)
    {
      record->result = result; /* resigned or agreed */
      record->reason = g_steal_pointer (&reason);
    }
  return g_steal_pointer (&match);
}

/* Looking */

const SsRules *
ss_match_get_rules (SsMatch *match)
{
  return match->rules;
}

SsRecord *
ss_match_get_record (SsMatch *match)
{
  return match->record;
}

SsPlayer *
ss_match_get_player (SsMatch *match, SsSeat seat)
{
  g_return_val_if_fail (seat <= SS_SEAT_SECOND, NULL);
  return match->players[seat];
}

guint
ss_match_get_n_moves (SsMatch *match)
{
  return match->played->len;
}

SsState *
ss_match_get_view (SsMatch *match, guint n, SsSeat seat)
{
  if (n >= match->played->len)
    return ss_state_view (match->rules, match->position->state, seat);
  g_autoptr (SsPosition) position = ss_match_position_at (match, n);
  return ss_state_view (match->rules, position->state, seat);
}

SsMove
ss_match_get_move (SsMatch *match, guint number)
{
  g_return_val_if_fail (number >= 1 && number <= match->played->len, SS_NO_MOVE);
  return g_array_index (match->played, Played, number - 1).move;
}

SsSeat
ss_match_get_mover (SsMatch *match, guint number)
{
  g_return_val_if_fail (number >= 1 && number <= match->played->len, SS_SEAT_NONE);
  return g_array_index (match->played, Played, number - 1).mover;
}

void
ss_match_get_effects (SsMatch *match, guint number, SsEffects *effects)
{
  g_return_if_fail (number >= 1 && number <= match->played->len);
  g_autoptr (SsPosition) position = ss_match_position_at (match, number - 1);
  ss_position_play (position, g_array_index (match->played, Played, number - 1).move, effects);
}

SsSeat
ss_match_get_to_move (SsMatch *match)
{
  return match->record->result == SS_RESULT_UNFINISHED ? match->rules->game->to_move (match->rules, match->position->state) : SS_SEAT_NONE;
}

void
ss_match_get_outcome (SsMatch *match, SsOutcome *outcome)
{
  *outcome = (SsOutcome) { 0 };
  match->rules->game->outcome (match->rules, match->position->state, outcome);
}

void
ss_match_get_scores (SsMatch *match, guint n, int scores[2])
{
  g_autofree SsState *state = ss_match_get_view (match, n, SS_SEAT_NONE);
  match->rules->game->scores (match->rules, state, scores);
}

const char *
ss_match_get_reason_word (SsMatch *match)
{
  return match->record->reason;
}

SsResult
ss_match_get_result (SsMatch *match)
{
  return match->record->result;
}

const SsHistory *
ss_match_get_history (SsMatch *match)
{
  return &match->position->history;
}

/* Playing */

void
ss_match_conclude (SsMatch *match, guint first_number)
{
  g_object_ref (match); /* a handler may let go of the match */
  ss_match_note_outcome (match);
  ss_match_save (match);
  for (guint i = first_number; i <= match->played->len; i++)
    g_signal_emit (match, signals[PLAYED], 0, i);
  ss_match_tell_changed (match);
  if (match->record->result != SS_RESULT_UNFINISHED)
    g_signal_emit (match, signals[ENDED], 0);
  g_object_unref (match);
}

static gboolean
refuse_if_over (SsMatch *match, GError **error)
{
  if (match->record->result == SS_RESULT_UNFINISHED)
    return FALSE;
  g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_OVER, _ ("The match is over."));
  return TRUE;
}

gboolean
ss_match_play (SsMatch *match, SsMove move, double seconds, GError **error)
{
  g_return_val_if_fail (SS_IS_MATCH (match), FALSE);
  if (refuse_if_over (match, error))
    return FALSE;
  g_autofree char *sentence = NULL;
  if (!ss_move_is_legal (match->rules, match->position->state, move, NULL, &sentence))
    {
      g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_ILLEGAL, sentence);
      return FALSE;
    }

  SsRecordMove entry = {
    .text = match->rules->game->move_text (match->rules, match->position->state, move),
    .seconds = seconds,
  };
  ss_match_forget_undone (match);
  g_array_append_val (match->record->moves, entry);
  ss_match_advance (match, move);
  ss_match_conclude (match, match->played->len);
  return TRUE;
}

gboolean
ss_match_play_text (SsMatch *match, const char *text, double seconds, GError **error)
{
  g_return_val_if_fail (SS_IS_MATCH (match), FALSE);
  if (refuse_if_over (match, error))
    return FALSE;
  g_autofree char *sentence = NULL;
  SsMove move = ss_move_read (match->rules, match->position->state, text, NULL, &sentence);
  if (move == SS_NO_MOVE)
    {
      g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_ILLEGAL, sentence);
      return FALSE;
    }
  return ss_match_play (match, move, seconds, error);
}

/* What the players agree on, or one gives up, outside the rules. */
static void
end_by_players (SsMatch *match, SsResult result, const char *reason)
{
  g_return_if_fail (match->record->result == SS_RESULT_UNFINISHED);
  ss_match_forget_undone (match);
  match->record->result = result;
  match->record->reason = g_strdup (reason);
  ss_match_save (match);
  g_object_ref (match);
  ss_match_tell_changed (match);
  g_signal_emit (match, signals[ENDED], 0);
  g_object_unref (match);
}

void
ss_match_resign (SsMatch *match, SsSeat seat)
{
  g_return_if_fail (SS_IS_MATCH (match) && seat <= SS_SEAT_SECOND);
  end_by_players (match, ss_result_win (ss_seat_other (seat)), "resigned");
}

void
ss_match_agree_draw (SsMatch *match)
{
  g_return_if_fail (SS_IS_MATCH (match));
  end_by_players (match, SS_RESULT_DRAW, "agreed");
}

void
ss_match_set_comment (SsMatch *match, guint number, const char *comment)
{
  g_return_if_fail (SS_IS_MATCH (match) && number >= 1 && number <= match->record->moves->len);
  SsRecordMove *entry = &g_array_index (match->record->moves, SsRecordMove, number - 1);
  if (comment && *comment == '\0')
    comment = NULL;
  if (g_set_str (&entry->comment, comment))
    ss_match_save (match);
}

/* On disk */

static gboolean
keep_at (SsMatch *match, char *path, SsMatchLock *lock)
{
  ss_match_lock_release (match->lock);
  g_free (match->path);
  match->lock = lock;
  match->path = path;
  g_free (match->record->path);
  match->record->path = g_strdup (path);
  return TRUE;
}

gboolean
ss_match_set_folder (SsMatch *match, const char *folder, GError **error)
{
  g_return_val_if_fail (SS_IS_MATCH (match) && folder, FALSE);
  g_autoptr (SsMatchLock) lock = NULL;
  g_autofree char *path = ss_match_file_claim (folder, match->record, &lock, error);
  if (!path)
    return FALSE;
  return keep_at (match, g_steal_pointer (&path), g_steal_pointer (&lock));
}

gboolean
ss_match_set_path (SsMatch *match, const char *path, GError **error)
{
  g_return_val_if_fail (SS_IS_MATCH (match) && path, FALSE);
  g_autoptr (SsMatchLock) lock = ss_match_lock_take (path, error);
  if (!lock)
    return FALSE;
  if (!ss_match_file_has_moves (path, match->rules, match->record))
    {
      g_set_error_literal (error, SS_MATCH_ERROR, SS_MATCH_ERROR_LOCKED, _ ("Another program has changed this match since it was read."));
      return FALSE;
    }
  return keep_at (match, g_strdup (path), g_steal_pointer (&lock));
}

const char *
ss_match_get_path (SsMatch *match)
{
  return match->path;
}

const GError *
ss_match_get_save_error (SsMatch *match)
{
  return match->save_error;
}
