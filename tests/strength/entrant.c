/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "entrant.h"

#include <string.h>

#include "kahuna-stones.h"
#include "players/ss-greedy.h"
#include "players/ss-search.h"

static gboolean
read_number (SsLevel *level, const char *pair)
{
  const char *equals = strchr (pair, '=');
  char *end;
  if (!equals)
    return FALSE;
  g_autofree char *key = g_strndup (pair, equals - pair);
  double x = g_ascii_strtod (equals + 1, &end);
  if (end == equals + 1 || *end || !(x >= 0))
    return FALSE;
  if (g_str_equal (key, "iterations") && x >= 1)
    level->iterations = (guint) x;
  else if (g_str_equal (key, "temperature"))
    level->temperature = x;
  else if (g_str_equal (key, "slack"))
    level->slack = x;
  else if (g_str_equal (key, "error") && x <= 1)
    level->error = x;
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_level (Entrant *entrant, const SsGame *game, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  const SsLevel *level = parts[0] ? ss_level_find (parts[0]) : NULL;
  if (!level)
    return FALSE;
  entrant->kind = ENTRANT_LEVEL;
  entrant->level = ss_level_at (level, game);
  entrant->level.fixed = TRUE;
  g_auto (GStrv) pairs = g_strsplit (parts[1] ? parts[1] : "", ",", -1);
  for (guint i = 0; pairs[i]; i++)
    if (!read_number (&entrant->level, pairs[i]))
      return FALSE;
  if (level->iterations == 0)
    entrant->text = g_strdup (level->word);
  else
    {
      char t[3][G_ASCII_DTOSTR_BUF_SIZE];
      entrant->text = g_strdup_printf ("%s:iterations=%u,temperature=%s,slack=%s,error=%s", level->word, entrant->level.iterations,
                                       g_ascii_formatd (t[0], sizeof t[0], "%g", entrant->level.temperature),
                                       g_ascii_formatd (t[1], sizeof t[1], "%g", entrant->level.slack),
                                       g_ascii_formatd (t[2], sizeof t[2], "%g", entrant->level.error));
    }
  return TRUE;
}

gboolean
entrant_read (Entrant *entrant, const SsGame *game, const char *text)
{
  *entrant = (Entrant) { 0 };
  if (read_level (entrant, game, text))
    return TRUE;
  if (g_str_equal (text, "greedy"))
    entrant->kind = ENTRANT_GREEDY;
  else if (g_str_equal (text, "stones"))
    entrant->kind = ENTRANT_STONES;
  else if (g_str_has_prefix (text, "search:") && g_ascii_strtoull (text + 7, NULL, 10) > 0)
    {
      entrant->kind = ENTRANT_SEARCH;
      entrant->iterations = (guint) g_ascii_strtoull (text + 7, NULL, 10);
    }
  else
    {
      g_printerr ("no such player: %s\n", text);
      return FALSE;
    }
  entrant->text = g_strdup (text);
  return TRUE;
}

void
entrant_clear (Entrant *entrant)
{
  g_clear_pointer (&entrant->text, g_free);
}

struct _Seated
{
  const Entrant *entrant;
  SsMind *mind;
  SsRng rng;
};

Seated *
seated_new (const Entrant *entrant, double effort, guint64 seed)
{
  Seated *seated = g_new0 (Seated, 1);
  seated->entrant = entrant;
  ss_rng_seed (&seated->rng, seed);
  if (entrant->kind == ENTRANT_LEVEL)
    seated->mind = ss_mind_new (&entrant->level, seed, effort, FALSE);
  return seated;
}

void
seated_free (Seated *seated)
{
  ss_mind_free (seated->mind);
  g_free (seated);
}

SsMove
seated_choose (Seated *seated, const SsPosition *position, SsSeat seat)
{
  const SsRules *rules = position->rules;
  g_autofree SsState *view = ss_state_view (rules, position->state, seat);
  switch (seated->entrant->kind)
    {
    case ENTRANT_LEVEL:
      return ss_mind_choose (seated->mind, rules, view, &position->history, seat, NULL);
    case ENTRANT_GREEDY:
      return ss_greedy_choose (rules, view, &position->history, seat, &seated->rng);
    case ENTRANT_STONES:
      return kahuna_stones_choose (rules, view, seat, &seated->rng);
    case ENTRANT_SEARCH:
      {
        g_autoptr (SsSearch) search = ss_search_new (rules, view, &position->history, seat, ss_rng_next (&seated->rng));
        ss_search_run (search, seated->entrant->iterations, NULL);
        g_autoptr (GArray) candidates = ss_search_get_candidates (search);
        return g_array_index (candidates, SsCandidate, 0).move;
      }
    default:
      g_assert_not_reached ();
    }
}
