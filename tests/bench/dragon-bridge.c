/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-record.h"
#include "games/ss-games.h"

/* How fast Dragon Bridge is on one core: whole play-outs from the start, setup and shuffles included, by random moves and by the play-out policy
 * of the players. A loop of the generator beside them says how fast the machine is just now. */

#define WANTED 10000

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* Millions of numbers a second. */
static double
reference (void)
{
  SsRng rng;
  guint64 sum = 0;
  gint64 start = g_get_monotonic_time ();
  ss_rng_seed (&rng, 1);
  for (guint i = 0; i < 100000000; i++)
    sum += ss_rng_next (&rng);
  double seconds = seconds_since (start);
  return sum == 1 ? 0 : 100 / seconds;
}

static double
playouts (const SsRules *rules, guint n, gboolean policy, double *moves_each)
{
  SsRng rng;
  ss_rng_seed (&rng, 2);
  g_autoptr (SsChance) chance = ss_chance_new_search (&rng);
  g_autofree SsState *state = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) moves = { 0 };
  guint64 played = 0;
  gint64 start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    {
      memset (state, 0, rules->state_size);
      rules->game->setup (rules, state, chance, &history);
      for (;; played++)
        {
          moves.n = 0;
          rules->game->legal_moves (rules, state, &moves);
          if (moves.n == 0)
            break;
          SsMove move = policy ? rules->game->playout (rules, state, &moves, &rng) : moves.moves[ss_rng_below (&rng, moves.n)];
          rules->game->play (rules, state, move, chance, &history, NULL);
        }
    }
  *moves_each = (double) played / n;
  return n / seconds_since (start);
}

int
main (void)
{
  static const char *const ids[] = { "dragon-bridge", "dragon-bridge-basic", "dragon-bridge-hacking" };
  gboolean fast = TRUE;
  g_print ("reference: %.0f million random numbers a second\n", reference ());
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      double random_each, policy_each;
      double random = playouts (rules, 20000, FALSE, &random_each), policy = playouts (rules, 20000, TRUE, &policy_each);
      g_print ("%s: %.0f random play-outs a second (%.1f moves each), %.0f by the play-out policy (%.1f moves each)\n", ids[i], random, random_each, policy,
               policy_each);
      fast = fast && random >= WANTED;
    }
  g_print ("wanted: %d\n", WANTED);
  return fast ? 0 : 1;
}
