/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/ss-computer.h"
#include "players/ss-mind.h"
#include "toys.h"

typedef struct
{
  GMainLoop *loop;
  GThread *thread;
  guint ticket, answers;
  SsMove move;
} Got;

static void
answer (SsPlayer *player, guint ticket, SsMove move, gpointer data)
{
  Got *got = data;
  g_assert_true (g_thread_self () == got->thread);
  g_assert_false (ss_player_is_thinking (player));
  got->ticket = ticket;
  got->move = move;
  got->answers++;
  g_main_loop_quit (got->loop);
}

static void
test_computer (void)
{
  SsRules *rules = toy_counters ();
  g_autofree SsState *view = ss_state_new (rules);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Got got = { loop, g_thread_self (), 0 };
  g_autoptr (SsPlayer) player = ss_computer_new_word ("computer:easy", 3);

  g_assert_cmpstr (ss_player_get_word (player), ==, "computer:easy");
  g_assert_cmpstr (ss_player_get_name (player), ==, "Computer (Easy)");
  g_assert_false (ss_player_is_person (player));
  g_assert_null (ss_computer_new_word ("computer:brilliant", 3));
  g_assert_null (ss_computer_new_word ("easy", 3));

  ss_player_ask (player, rules, view, NULL, SS_SEAT_FIRST, 1, answer, &got);
  g_assert_true (ss_player_is_thinking (player));
  ss_player_cancel (player);
  g_assert_false (ss_player_is_thinking (player));
  for (guint t = 2; t < 10; t++)
    ss_player_ask (player, rules, view, NULL, SS_SEAT_FIRST, t, answer, &got);
  ss_player_hurry (player);
  g_main_loop_run (loop);
  g_assert_cmpuint (got.answers, ==, 1);
  g_assert_cmpuint (got.ticket, ==, 9);
  g_assert_cmpuint (got.move, >=, 1);
  g_assert_cmpuint (got.move, <=, 8);

  /* gone while thinking: no answer comes to a player who is not there */
  ss_player_ask (player, rules, view, NULL, SS_SEAT_FIRST, 10, answer, &got);
  g_clear_object (&player);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (got.answers, ==, 1);
}

static void
advice (SsAdviser *adviser, GPtrArray *hints, gpointer data)
{
  Got *got = data;
  const SsHint *h = hints->pdata[0];
  got->answers++;
  got->move = h->move;
  g_main_loop_quit (got->loop);
}

static void
test_adviser (void)
{
  SsRules *rules = toy_heap (15);
  g_autofree SsState *view = ss_state_new (rules);
  g_auto (SsHistory) history = { 0 };
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Got got = { loop, g_thread_self (), 0 };
  g_autoptr (SsAdviser) adviser = ss_adviser_new (1);

  rules->game->setup (rules, view, NULL, &history);
  ss_adviser_ask (adviser, rules, view, &history, SS_SEAT_FIRST, 3, advice, &got);
  ss_adviser_cancel (adviser);
  ss_adviser_ask (adviser, rules, view, &history, SS_SEAT_FIRST, 3, advice, &got);
  g_main_loop_run (loop);
  g_assert_cmpuint (got.answers, ==, 1);
  g_assert_cmpuint (got.move, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/computer", test_computer);
  g_test_add_func ("/players/adviser", test_adviser);
  return g_test_run ();
}
