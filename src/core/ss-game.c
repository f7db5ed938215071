/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-game.h"

#include <string.h>

#include <glib/gi18n.h>

/* Games */

static const SsGame *registered[4];

const SsGame *
ss_game_find (const char *id)
{
  g_return_val_if_fail (id, NULL);

  for (const SsGame *const *game = ss_games; *game; game++)
    if (g_str_equal ((*game)->id, id))
      return *game;
  for (guint i = 0; i < G_N_ELEMENTS (registered); i++)
    if (registered[i] && g_str_equal (registered[i]->id, id))
      return registered[i];
  return NULL;
}

void
ss_game_register (const SsGame *game)
{
  guint i = 0;
  while (i < G_N_ELEMENTS (registered) && registered[i] && registered[i] != game)
    i++;
  g_return_if_fail (i < G_N_ELEMENTS (registered));
  registered[i] = game;
}

/* Rules */

SsRules *
ss_rules_new (SsVariant *variant)
{
  const SsGame *game = ss_variant_get_game (variant);
  SsRules *rules = game->compile (variant);
  g_atomic_ref_count_init (&rules->refs);
  rules->game = game;
  rules->variant = ss_variant_ref (variant);
  g_assert (rules->state_size > 0);
  return rules;
}

/* Rules are immutable but for their count: whoever may only read them may still keep them. */
SsRules *
ss_rules_ref (const SsRules *rules)
{
  SsRules *counted = (SsRules *) rules;
  g_atomic_ref_count_inc (&counted->refs);
  return counted;
}

void
ss_rules_unref (SsRules *rules)
{
  if (!rules || !g_atomic_ref_count_dec (&rules->refs))
    return;
  if (rules->game->clear)
    rules->game->clear (rules);
  ss_variant_unref (rules->variant);
  g_free (rules);
}

/* States */

SsState *
ss_state_new (const SsRules *rules)
{
  return g_malloc0 (rules->state_size);
}

SsState *
ss_state_dup (const SsRules *rules, const SsState *state)
{
  return g_memdup2 (state, rules->state_size);
}

SsState *
ss_state_view (const SsRules *rules, const SsState *state, SsSeat seat)
{
  if (seat == SS_SEAT_NONE || !rules->game->view)
    return ss_state_dup (rules, state);
  SsState *view = ss_state_new (rules);
  rules->game->view (rules, state, seat, view);
  return view;
}

gboolean
ss_state_is_over (const SsRules *rules, const SsState *state)
{
  SsOutcome outcome = { 0 };
  rules->game->outcome (rules, state, &outcome);
  return outcome.result != SS_RESULT_UNFINISHED;
}

/* Moves */

static gboolean
refuse (const char *why, const char *message, const char **word, char **sentence)
{
  if (word)
    *word = why;
  if (sentence)
    *sentence = g_strdup (message);
  return FALSE;
}

/* What refuses every move here, whichever it is. */
static gboolean
state_has_moves (const SsRules *rules, const SsState *state, const char **word, char **sentence)
{
  if (ss_state_is_over (rules, state))
    return refuse ("game-over", _ ("The match is over."), word, sentence);
  if (rules->game->awaits && rules->game->awaits (rules, state))
    return refuse ("awaits", _ ("The match can't go on: a random outcome is missing."), word, sentence);
  return TRUE;
}

gboolean
ss_move_is_legal (const SsRules *rules, const SsState *state, SsMove move, const char **word, char **sentence)
{
  if (word)
    *word = NULL;
  if (sentence)
    *sentence = NULL;
  if (!state_has_moves (rules, state, word, sentence))
    return FALSE;

  g_autofree char *own = NULL;
  guint refusal = rules->game->why_not (rules, state, move, sentence ? &own : NULL);
  if (!refusal)
    return TRUE;
  const SsRefusal *entry = &rules->game->refusals[refusal];
  return refuse (entry->word, own ? own : _ (entry->sentence), word, sentence);
}

SsMove
ss_move_read (const SsRules *rules, const SsState *state, const char *text, const char **word, char **sentence)
{
  SsMove move = rules->game->parse (rules, text);
  if (move != SS_NO_MOVE)
    return ss_move_is_legal (rules, state, move, word, sentence) ? move : SS_NO_MOVE;

  if (word)
    *word = NULL;
  if (sentence)
    *sentence = NULL;
  if (state_has_moves (rules, state, word, sentence))
    {
      g_autofree char *quoted = ss_quote_value (text);
      g_autofree char *message = ss_text_fill (_ ("“{text}” is not a move under these rules."), "text", quoted, NULL);
      refuse ("no-such-move", message, word, sentence);
    }
  return SS_NO_MOVE;
}

char *
ss_move_shown_text (const SsRules *rules, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer)
{
  if (rules->game->shown_text && viewer != SS_SEAT_NONE && viewer != mover)
    return rules->game->shown_text (rules, state, move, mover, viewer);
  return rules->game->move_text (rules, state, move);
}
