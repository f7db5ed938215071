/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-private.h"

#include <string.h>

/* Positions */

/* Chance that reads the first @n of the match's outcomes, of which @used have been, and @more; beyond them it draws. */
static SsChance *
make_chance (SsMatch *match, guint n, guint used, GPtrArray *more)
{
  GPtrArray *known = ss_chance_get_entries (match->position->chance);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, known->pdata[i]);
  for (guint i = 0; more && i < more->len; i++)
    g_ptr_array_add (entries, more->pdata[i]);
  g_ptr_array_add (entries, NULL);
  SsChance *chance = ss_chance_new_replay ((const char *const *) entries->pdata);
  ss_chance_skip (chance, used);
  ss_chance_continue (chance, match->seed);
  return chance;
}

SsPosition *
ss_match_position_at (SsMatch *match, guint n)
{
  const Kept *kept = &g_array_index (match->kept, Kept, n / KEPT_EVERY);
  SsHistory then = match->position->history;
  ss_history_reset (&then, kept->history);

  SsPosition *position = g_new0 (SsPosition, 1);
  position->rules = ss_rules_ref (match->rules);
  position->state = ss_state_dup (match->rules, kept->state);
  ss_history_copy (&position->history, &then);
  position->chance = make_chance (match, ss_chance_get_entries (match->position->chance)->len, kept->chance_used, NULL);
  for (guint i = n / KEPT_EVERY * KEPT_EVERY; i < n; i++)
    ss_position_play (position, g_array_index (match->played, Played, i).move, NULL);
  return position;
}

/* Go back to the position after the first @n moves; random outcomes since are forgotten. */
static void
go_back (SsMatch *match, guint n)
{
  SsPosition *position = match->position;
  const Kept *kept = &g_array_index (match->kept, Kept, n / KEPT_EVERY);
  memcpy (position->state, kept->state, match->rules->state_size);
  ss_history_reset (&position->history, kept->history);
  SsChance *chance = make_chance (match, ss_chance_get_entries (position->chance)->len, kept->chance_used, NULL);
  ss_chance_free (position->chance);
  position->chance = chance;
  for (guint i = n / KEPT_EVERY * KEPT_EVERY; i < n; i++)
    ss_position_play (position, g_array_index (match->played, Played, i).move, NULL);

  guint used = ss_chance_get_used (position->chance);
  chance = make_chance (match, used, used, NULL);
  ss_chance_free (position->chance);
  position->chance = chance;
  g_ptr_array_set_size (match->record->chance, (int) used);
  g_array_set_size (match->played, n);
  g_array_set_size (match->kept, n / KEPT_EVERY + 1);
  ss_effects_clear (&match->last_effects);
}

/* Undo */

void
ss_match_forget_undone (SsMatch *match)
{
  g_array_set_size (match->undone, 0);
  g_array_set_size (match->undone_groups, 0);
  g_ptr_array_set_size (match->undone_chance, 0);
}

static gpointer
copy_entry (gconstpointer entry, gpointer data)
{
  return g_strdup (entry);
}

/* The number of @seat's last decision, which undo may take back; 0: none. */
static guint
undo_target (SsMatch *match, SsSeat seat)
{
  SsOutcome outcome = { 0 };
  match->rules->game->outcome (match->rules, match->position->state, &outcome);
  if (match->record->result != outcome.result)
    return 0; /* resigned or agreed */
  for (guint number = match->played->len; number >= 1; number--)
    {
      const Played *played = &g_array_index (match->played, Played, number - 1);
      if (played->reveals & SS_SEEN_BY (seat))
        return 0;
      if (played->mover == seat)
        return number;
    }
  return 0;
}

gboolean
ss_match_can_undo (SsMatch *match, SsSeat seat)
{
  g_return_val_if_fail (SS_IS_MATCH (match) && seat <= SS_SEAT_SECOND, FALSE);
  return undo_target (match, seat) > 0;
}

void
ss_match_undo (SsMatch *match, SsSeat seat)
{
  g_return_if_fail (ss_match_can_undo (match, seat));

  guint n = undo_target (match, seat) - 1;
  GArray *moves = match->record->moves;
  guint taken = moves->len - n;
  for (guint i = moves->len; i > n; i--)
    {
      SsRecordMove *entry = &g_array_index (moves, SsRecordMove, i - 1);
      SsRecordMove undone = { .text = g_steal_pointer (&entry->text), .seconds = entry->seconds, .comment = g_steal_pointer (&entry->comment) };
      g_array_append_val (match->undone, undone);
    }
  g_array_append_val (match->undone_groups, taken);
  g_array_set_size (moves, n);

  g_autoptr (GPtrArray) known = g_ptr_array_copy (ss_chance_get_entries (match->position->chance), copy_entry, NULL);
  g_ptr_array_set_free_func (known, g_free);
  go_back (match, n);
  for (guint i = ss_chance_get_used (match->position->chance), at = 0; i < known->len; i++, at++)
    g_ptr_array_insert (match->undone_chance, (int) at, g_strdup (known->pdata[i]));

  ss_match_note_outcome (match);
  ss_match_save (match);
  ss_match_tell_changed (match);
}

gboolean
ss_match_can_redo (SsMatch *match)
{
  g_return_val_if_fail (SS_IS_MATCH (match), FALSE);
  return match->undone_groups->len > 0;
}

void
ss_match_redo (SsMatch *match)
{
  g_return_if_fail (ss_match_can_redo (match));

  SsPosition *position = match->position;
  guint before = ss_chance_get_used (position->chance);
  SsChance *chance = make_chance (match, before, before, match->undone_chance);
  ss_chance_free (position->chance);
  position->chance = chance;

  guint first_number = match->played->len + 1;
  guint n = g_array_index (match->undone_groups, guint, match->undone_groups->len - 1);
  g_array_set_size (match->undone_groups, match->undone_groups->len - 1);
  for (; n > 0; n--)
    {
      SsRecordMove *undone = &g_array_index (match->undone, SsRecordMove, match->undone->len - 1);
      SsRecordMove entry = { .text = g_steal_pointer (&undone->text), .seconds = undone->seconds, .comment = g_steal_pointer (&undone->comment) };
      g_array_set_size (match->undone, match->undone->len - 1);
      SsMove move = match->rules->game->parse (match->rules, entry.text);
      g_array_append_val (match->record->moves, entry);
      ss_match_advance (match, move);
    }

  guint used = ss_chance_get_used (position->chance);
  if (used > before)
    g_ptr_array_remove_range (match->undone_chance, 0, used - before);
  chance = make_chance (match, used, used, NULL);
  ss_chance_free (position->chance);
  position->chance = chance;
  ss_match_conclude (match, first_number);
}
