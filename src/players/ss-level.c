/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-level.h"

#include <glib/gi18n.h>

const SsLevel ss_levels[] = {
  { "random", N_ ("Random"), N_ ("Computer (Random)"), 0, 0, 0, 0, 1 },
  { "beginner", N_ ("Beginner"), N_ ("Computer (Beginner)"), 60, 2, 0.9, 0.6, 0.5 },
  { "easy", N_ ("Easy"), N_ ("Computer (Easy)"), 200, 3, 0.5, 0.4, 0.3 },
  { "medium", N_ ("Medium"), N_ ("Computer (Medium)"), 700, 5, 0.2, 0.25, 0.15 },
  { "hard", N_ ("Hard"), N_ ("Computer (Hard)"), 2500, 10, 0.05, 0.1, 0.05 },
  { "expert", N_ ("Expert"), N_ ("Computer (Expert)"), 10000, 20, 0, 0, 0 },
  { NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (ss_levels) == SS_N_GRADES + 2);

const SsLevel *
ss_level_find (const char *word)
{
  for (const SsLevel *l = ss_levels; l->word; l++)
    if (g_str_equal (l->word, word))
      return l;
  return NULL;
}

SsLevel
ss_level_at (const SsLevel *level, const SsGame *game)
{
  SsLevel at = *level;
  if (level->fixed || level->iterations == 0 || !game->grades)
    return at;
  const SsGrade *grade = &game->grades[ss_level_find (level->word) - &ss_levels[1]];
  at.iterations = grade->iterations;
  at.temperature = grade->temperature;
  at.slack = grade->slack;
  return at;
}

const SsLevel *
ss_level_best (void)
{
  return &ss_levels[G_N_ELEMENTS (ss_levels) - 2];
}
