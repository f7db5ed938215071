/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-record.h"
#include "players/ss-mind.h"

#include <string.h>
#include <time.h>

/* What holds for every game of the table and any legal variant of it. */

#define EFFORT 0.01      /* large boards are slow */
#define LONG_EFFORT 0.02 /* and where there is more time */

typedef void (*Visit) (const SsPosition *position, SsSeat seat, guint64 seed);

/* Random positions of random variants of every game. */
static void
visit_games (guint n, Visit visit)
{
  for (const SsGame *const *game = ss_games; *game; game++)
    for (guint seed = 1; seed <= n; seed++)
      {
        g_autoptr (SsVariant) variant = ss_variant_random (*game, seed, 0.1);
        g_autoptr (SsRules) rules = ss_rules_new (variant);
        g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (seed));
        g_auto (SsMoves) moves = { 0 };
        SsRng rng;
        SsSeat seat;
        ss_rng_seed (&rng, seed);
        for (guint left = ss_rng_below (&rng, 40); (seat = (*game)->to_move (rules, position->state)) != SS_SEAT_NONE; left--)
          {
            if (left == 0)
              {
                visit (position, seat, seed);
                break;
              }
            moves.n = 0;
            (*game)->legal_moves (rules, position->state, &moves);
            ss_position_play (position, moves.moves[ss_rng_below (&rng, moves.n)], NULL);
          }
      }
}

static SsMove
choose (const SsLevel *level, guint64 seed, const SsPosition *position, const SsState *state, SsSeat seat)
{
  g_autofree SsState *view = ss_state_view (position->rules, state, seat);
  g_autoptr (SsMind) mind = ss_mind_new (level, seed, EFFORT, FALSE);
  return ss_mind_choose (mind, position->rules, view, &position->history, seat, NULL);
}

/* Every level answers with a legal move, the same from equal seeds; and also the same where only what the player can't see is different. */
static void
visit_levels (const SsPosition *position, SsSeat seat, guint64 seed)
{
  const SsRules *rules = position->rules;
  g_auto (SsMoves) legal = { 0 };
  rules->game->legal_moves (rules, position->state, &legal);
  for (const SsLevel *level = ss_levels; level->word; level++)
    {
      SsMove move = choose (level, seed, position, position->state, seat);
      g_assert_true (ss_moves_contain (&legal, move));
      g_assert_cmpuint (choose (level, seed, position, position->state, seat), ==, move);
      if (!rules->game->hidden)
        continue;
      g_autofree SsState *other = ss_state_new (rules), *view = ss_state_view (rules, position->state, seat);
      SsRng rng;
      ss_rng_seed (&rng, seed);
      rules->game->sample (rules, view, seat, &rng, other);
      g_autofree SsState *same = ss_state_view (rules, other, seat);
      g_assert_cmpmem (view, rules->state_size, same, rules->state_size);
      g_assert_cmpuint (choose (level, seed, position, other, seat), ==, move);
    }
}

static void
test_levels (void)
{
  visit_games (5, visit_levels);
}

/* Hints are legal moves, begin their lines, have a reason, and don't peek either. */
static void
visit_hints (const SsPosition *position, SsSeat seat, guint64 seed)
{
  const SsRules *rules = position->rules;
  g_auto (SsMoves) legal = { 0 };
  rules->game->legal_moves (rules, position->state, &legal);
  g_autofree SsState *view = ss_state_view (rules, position->state, seat);
  g_autoptr (SsMind) mind = ss_mind_new (ss_level_best (), seed, EFFORT, FALSE);
  g_autoptr (GPtrArray) hints = ss_mind_hint (mind, rules, view, &position->history, seat, 3, NULL);
  g_assert_cmpuint (hints->len, >=, 1);
  g_assert_cmpuint (hints->len, <=, 3);
  for (guint i = 0; i < hints->len; i++)
    {
      const SsHint *h = hints->pdata[i];
      g_autofree char *text = rules->game->move_text (rules, position->state, h->move);
      g_assert_true (ss_moves_contain (&legal, h->move));
      g_assert_cmpuint (h->line.moves[0], ==, h->move);
      g_assert_cmpuint (h->line.n, ==, h->texts->len);
      g_assert_cmpstr (h->texts->pdata[0], ==, text);
      g_assert_cmpfloat (h->verdict.value, >=, -1);
      g_assert_cmpfloat (h->verdict.value, <=, 1);
      g_assert_true (h->why && *h->why);
      if (h->verdict.proven)
        g_assert_cmpfloat (h->verdict.value, ==, h->verdict.result == SS_RESULT_DRAW ? 0 : h->verdict.result == ss_result_win (seat) ? 1 : -1);
    }
  SsVerdict verdict;
  g_assert_true (ss_mind_judge (mind, rules, view, &position->history, seat, NULL, &verdict));
  g_assert_cmpfloat (verdict.value, >=, -1);
  g_assert_cmpfloat (verdict.value, <=, 1);
}

static void
test_hints (void)
{
  visit_games (5, visit_hints);
}

/* Any legal variant: every level plays six moves on twenty of each game, within three minutes in all (of the processor: the machine may be busy). */
static void
test_variants (void)
{
  struct timespec begun, ended;
  guint played = 0;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &begun);
  for (const SsGame *const *game = ss_games; *game; game++)
    for (guint seed = 1; seed <= 20; seed++)
      {
        g_autoptr (SsVariant) variant = ss_variant_random (*game, 1000 + seed, 0.1);
        g_autoptr (SsRules) rules = ss_rules_new (variant);
        for (const SsLevel *level = ss_levels; level->word; level++)
          {
            g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (seed));
            g_autoptr (SsMind) mind = ss_mind_new (level, seed, LONG_EFFORT, FALSE);
            SsSeat seat;
            for (guint i = 0; i < 6 && (seat = (*game)->to_move (rules, position->state)) != SS_SEAT_NONE; i++)
              {
                g_autofree SsState *view = ss_state_view (rules, position->state, seat);
                SsMove move = ss_mind_choose (mind, rules, view, &position->history, seat, NULL);
                g_assert_true (ss_move_is_legal (rules, position->state, move, NULL, NULL));
                ss_position_play (position, move, NULL);
                played++;
              }
          }
      }
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &ended);
  double seconds = ended.tv_sec - begun.tv_sec + (ended.tv_nsec - begun.tv_nsec) / 1e9;
  g_test_message ("%u moves in %.1f s", played, seconds);
  g_assert_cmpuint (played, >, 4 * 20 * 6 * 3); /* few games are over as soon */
  g_assert_cmpfloat (seconds, <, 180);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_test_slow ())
    {
      g_test_add_func ("/players/games/variants", test_variants);
      return g_test_run ();
    }
  g_test_add_func ("/players/games/levels", test_levels);
  g_test_add_func ("/players/games/hints", test_hints);
  return g_test_run ();
}
