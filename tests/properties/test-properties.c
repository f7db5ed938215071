/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <time.h>

#include "example-game.h"
#include "game-walk.h"

/* Random games under random variants of every game: what must be true of all, whatever their rules. */

#define LEAST_GAMES 12
#define MAX_MOVES 150

static int seconds = 1;

static const GOptionEntry options[] = {
  { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "processor time for each game", "N" },
  { NULL },
};

/* The table has every entry that a game must have, and words that are words. */
static void
test_table (gconstpointer data)
{
  const SsGame *game = data;
  const char *const texts[] = { game->id, game->title, game->tagline, game->kind, game->time };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (texts[i] && *texts[i]);
  g_assert_nonnull (game->check);
  g_assert_nonnull (game->compile);
  g_assert_nonnull (game->setup);
  g_assert_nonnull (game->to_move);
  g_assert_nonnull (game->outcome);
  g_assert_nonnull (game->scores);
  g_assert_nonnull (game->legal_moves);
  g_assert_nonnull (game->play);
  g_assert_nonnull (game->digest);
  g_assert_nonnull (game->why_not);
  g_assert_nonnull (game->move_text);
  g_assert_nonnull (game->parse);
  g_assert_nonnull (game->evaluate);
  g_assert_nonnull (game->pick);
  g_assert_nonnull (game->draw);
  g_assert_nonnull (game->say_move);
  g_assert_nonnull (game->say_effect);
  g_assert_nonnull (game->prompt);
  g_assert_nonnull (game->write_position);
  g_assert_true (!game->hidden || (game->view && game->sample && game->reveals));
  for (const SsParam *param = game->params; param->key; param++)
    {
      g_assert_true (param->group && param->title && param->explanation && param->group_title);
      g_assert_true (param->required || param->fallback || (param->derive && param->fallback_text));
    }
  for (const SsRefusal *refusal = game->refusals + 1; refusal->word; refusal++)
    g_assert_true (*refusal->word && *refusal->sentence);
  for (const SsReason *reason = game->reasons; reason->word; reason++)
    g_assert_true (*reason->word && *reason->title);
}

static void
test_random_games (gconstpointer data)
{
  const SsGame *game = data;
  const double changes[] = { 0, 0.15, 0.5, 1 };
  clock_t end = clock () + (clock_t) seconds * CLOCKS_PER_SEC;
  guint64 n_moves = 0, n_refused = 0;
  guint n_games = 0;
  for (guint64 seed = 0; n_games < LEAST_GAMES || clock () < end; seed++)
    {
      g_autoptr (SsVariant) variant = ss_variant_random (game, seed, changes[seed % G_N_ELEMENTS (changes)]);
      g_assert_nonnull (variant);
      /* several games of a variant cost less than a variant each */
      for (guint i = 0; i < 3 && (n_games < LEAST_GAMES || clock () < end); i++, n_games++)
        n_moves += game_walk (variant, seed * 3 + i, MAX_MOVES, &n_refused);
    }
  g_test_message ("%u games, %" G_GUINT64_FORMAT " moves, %" G_GUINT64_FORMAT " refusals", n_games, n_moves, n_refused);
  g_assert_cmpuint (n_refused, >, 0);
}

static void
test_shipped_variants (gconstpointer data)
{
  const SsGame *game = data;
  g_autoptr (GPtrArray) entries = ss_variant_list ();
  guint64 n_refused = 0;
  guint n = 0;
  for (guint i = 0; i < entries->len; i++)
    {
      const SsVariantEntry *entry = entries->pdata[i];
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load (entry->path, problems);
      g_assert_nonnull (variant);
      g_assert_cmpuint (ss_problems_count (problems), ==, 0);
      if (entry->own || ss_variant_get_game (variant) != game)
        continue;
      game_walk (variant, i, MAX_MOVES, &n_refused);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_option_context_add_main_entries (context, options, NULL);
  g_assert_true (g_option_context_parse (context, &argc, &argv, NULL));

  ss_game_register (&example_game);
  g_test_add_data_func ("/properties/example/table", &example_game, test_table);
  g_test_add_data_func ("/properties/example/random-games", &example_game, test_random_games);
  for (const SsGame *const *game = ss_games; *game; game++)
    {
      g_autofree char *table = g_strdup_printf ("/properties/%s/table", (*game)->id);
      g_autofree char *random = g_strdup_printf ("/properties/%s/random-games", (*game)->id);
      g_autofree char *shipped = g_strdup_printf ("/properties/%s/shipped-variants", (*game)->id);
      g_test_add_data_func (table, *game, test_table);
      g_test_add_data_func (random, *game, test_random_games);
      g_test_add_data_func (shipped, *game, test_shipped_variants);
    }
  return g_test_run ();
}
