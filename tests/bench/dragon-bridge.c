/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "core/ss-record.h"
#include "games/ss-games.h"

/* How fast Dragon Bridge is on one core: whole play-outs from the start, setup and shuffles included, by random moves and by the play-out policy
 * of the players. A loop of the generator beside them says how fast the machine is just now. */

#define WANTED 10000

int
main (void)
{
  static const char *const ids[] = { "dragon-bridge", "dragon-bridge-basic", "dragon-bridge-hacking" };
  gboolean fast = TRUE;
  g_print ("reference: %.0f million random numbers a second\n", bench_reference ());
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      double random_each, policy_each;
      double random = bench_playouts (rules, 20000, FALSE, &random_each), policy = bench_playouts (rules, 20000, TRUE, &policy_each);
      g_print ("%s: %.0f random play-outs a second (%.1f moves each), %.0f by the play-out policy (%.1f moves each)\n", ids[i], random, random_each, policy,
               policy_each);
      fast = fast && random >= WANTED;
    }
  g_print ("wanted: %d\n", WANTED);
  return fast ? 0 : 1;
}
