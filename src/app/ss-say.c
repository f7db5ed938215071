/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-say.h"

#include <glib/gi18n.h>

/* knows: may @viewer know the whole of the move? */
static gboolean
knows (SsMatch *match, guint number, SsSeat viewer)
{
  return !ss_match_get_rules (match)->game->hidden || viewer == SS_SEAT_NONE || viewer == ss_match_get_mover (match, number)
         || ss_match_get_result (match) != SS_RESULT_UNFINISHED;
}

char *
ss_say_move (SsMatch *match, guint number, SsSeat viewer)
{
  const SsRules *rules = ss_match_get_rules (match);
  g_auto (SsEffects) effects = { 0 };
  g_autoptr (GPtrArray) lines = NULL;

  if (knows (match, number, viewer))
    {
      g_autofree SsState *before = ss_match_get_view (match, number - 1, ss_match_get_mover (match, number));

      return rules->game->say_move (rules, before, ss_match_get_move (match, number));
    }
  lines = g_ptr_array_new_with_free_func (g_free);
  ss_match_get_effects (match, number, &effects);
  for (guint i = 0; i < effects.n; i++)
    {
      char *line = rules->game->say_effect (rules, &effects.effects[i], viewer);

      if (line)
        g_ptr_array_add (lines, line);
    }
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

char *
ss_say_move_by (SsMatch *match, guint number, SsSeat viewer)
{
  g_autofree char *said = ss_say_move (match, number, viewer);

  return ss_text_fill (_("{player}: {move}"), "player", ss_player_get_name (ss_match_get_player (match, ss_match_get_mover (match, number))), "move", said, NULL);
}

char *
ss_say_notation (SsMatch *match, guint number, SsSeat viewer)
{
  SsSeat mover = ss_match_get_mover (match, number);
  g_autofree SsState *before = NULL;

  if (knows (match, number, viewer))
    return g_strdup (g_array_index (ss_match_get_record (match)->moves, SsRecordMove, number - 1).text);
  before = ss_match_get_view (match, number - 1, mover);
  return ss_move_shown_text (ss_match_get_rules (match), before, ss_match_get_move (match, number), mover, viewer);
}

const char *
ss_say_comment (SsMatch *match, guint number)
{
  return g_array_index (ss_match_get_record (match)->moves, SsRecordMove, number - 1).comment;
}
