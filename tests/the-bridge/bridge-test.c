/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"

#include <string.h>

SsRules *
bridge_test_rules (const char *changes)
{
  g_auto (GStrv) lines = g_strsplit (changes, "\n", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new (), values = g_ptr_array_new ();
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = NULL;

  for (guint i = 0; lines[i]; i++)
    {
      char *equals = strchr (lines[i], '=');
      if (!equals)
        continue;
      *equals = '\0';
      /* a later line takes the place of an earlier one */
      guint k = 0;
      while (k < keys->len && strcmp (keys->pdata[k], lines[i]) != 0)
        k++;
      if (k == keys->len)
        {
          g_ptr_array_add (keys, lines[i]);
          g_ptr_array_add (values, equals + 1);
        }
      else
        values->pdata[k] = equals + 1;
    }
  /* a record's [Rules] has every key: fill in the rest */
  for (const SsParam *param = ss_the_bridge.params; param->key; param++)
    {
      char *full = g_strconcat (param->group, "/", param->key, NULL);
      gboolean given = param->family;
      for (guint i = 0; !given && i < keys->len; i++)
        given = strcmp (keys->pdata[i], full) == 0;
      if (given)
        g_free (full);
      else
        {
          g_ptr_array_add (keys, (gpointer) g_intern_string (full));
          g_ptr_array_add (values, (gpointer) param->fallback);
          g_free (full);
        }
    }
  variant = ss_variant_new_values (&ss_the_bridge, (const char *const *) keys->pdata, (const char *const *) values->pdata, NULL, keys->len, "test", problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (problems->list->pdata[i]);
      g_test_message ("%s", line);
    }
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  return ss_rules_new (variant);
}

void
bridge_test_play (SsPosition *position, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (guint i = 0; texts[i]; i++)
    if (*texts[i])
      {
        const char *word = NULL;
        g_autofree char *sentence = NULL;
        SsMove move = ss_move_read (position->rules, position->state, texts[i], &word, &sentence);

        if (move == SS_NO_MOVE)
          g_error ("move %u, %s: %s", i + 1, texts[i], sentence ? sentence : word);
        ss_position_play (position, move, NULL);
      }
}

SsPosition *
bridge_test_position (const char *changes, const char *moves)
{
  g_autoptr (SsRules) rules = bridge_test_rules (changes);
  SsPosition *position = ss_position_new (rules, NULL);

  bridge_test_play (position, moves);
  return position;
}

const char *
bridge_test_word (const SsPosition *position, const char *move)
{
  const char *word = "";
  g_autofree char *sentence = NULL;

  if (ss_move_read (position->rules, position->state, move, &word, &sentence) != SS_NO_MOVE)
    return "";
  g_assert_nonnull (sentence);
  g_assert_null (strpbrk (sentence, "{}"));
  return word;
}

char *
bridge_test_moves (const SsPosition *position)
{
  g_auto (SsMoves) moves = { 0 };
  g_auto (GStrv) texts = NULL;

  ss_the_bridge.legal_moves (position->rules, position->state, &moves);
  texts = ss_moves_to_texts (position->rules, position->state, &moves);
  return g_strjoinv (" ", texts);
}

void
bridge_test_put (SsPosition *position, guint seat, const char *tiles)
{
  BridgeState *state = BRIDGE_STATE (position);
  const BridgeRules *rules = RULES (position->rules);
  g_auto (GStrv) texts = g_strsplit (tiles, " ", -1);

  for (guint t = 0; texts[t]; t++)
    {
      SsMove move = ss_the_bridge.parse (position->rules, texts[t]);
      guint placement = MOVE_PLACEMENT (move), i = state->n_tiles[seat]++;

      if (move == SS_NO_MOVE || i >= MAX_OWN_TILES)
        g_error ("%s", texts[t]);
      for (; i > 0 && state->tile[seat][i - 1] > placement; i--)
        state->tile[seat][i] = state->tile[seat][i - 1];
      state->tile[seat][i] = placement;
      g_assert_false (bits_meet (&rules->placements[placement].cells, &state->tiles[0]) || bits_meet (&rules->placements[placement].cells, &state->tiles[1]));
      state->tiles[seat] = bits_or (state->tiles[seat], rules->placements[placement].cells);
    }
}

void
bridge_test_stand (SsPosition *position, guint seat, const char *square)
{
  BRIDGE_STATE (position)->relief[seat] = SQUARE (square[0] - 'a', square[1] - '1');
}
