/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/ss-record.h"
#include "dragon-bridge/dragon-change.h"
#include "games/ss-games.h"
#include "kahuna/kahuna-change.h"
#include "players/ss-mind.h"
#include "scene/ss-scene.h"

/* No peeking, in every game with hidden cards: in mid-game what a seat can't know is dealt in another way, and then everything must be the same that
 * it sees (view, spots with names and descriptions as the accessible tree has them, pictures, texts), is advised (hints), is told of the game's course
 * (analysis) and, as a computer player of any level, decides. The same check is made of games that do peek: there it must find something. */

#define ITERATIONS 16.0 /* of each thought */
#define POSITIONS 500

static gboolean much;

typedef void (*Change) (const SsRules *rules, SsState *state, SsSeat seat, SsRng *rng);

typedef struct
{
  const SsGame *game;
  Change change;
  const char *const variants[4];
} Hidden;

static const Hidden hidden_games[] = {
  { &ss_kahuna, kahuna_change_hidden, { "kahuna", "kahuna-long-plans", "kahuna-atoll", NULL } },
  { &ss_dragon_bridge, dragon_change_hidden, { "dragon-bridge", "dragon-bridge-hacking", "dragon-bridge-short", NULL } },
};

/* Games that peek */

static const SsGame *honest;
static const SsState *true_state;

static void
peeking_view (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view)
{
  memcpy (view, state, rules->state_size);
}

/* It reads the true order. */
static void
peeking_sample (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state)
{
  honest->sample (rules, view, seat, rng, state);
  memcpy (state, true_state, rules->state_size);
}

/* What there is for @seat */

static void
add_scene (GString *all, const SsSight *sight)
{
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  sight->rules->game->draw (sight, scene);
  g_string_append_printf (all, "%s\n", scene->description);
  for (guint i = 0; i < scene->items->len; i++)
    {
      const SsItem *item = scene->items->pdata[i];
      g_string_append_printf (all, "%s %s %s %.2f %.2f %.2f %.2f\n", item->id, item->symbol ? item->symbol : "", item->text ? item->text : "", item->x, item->y, item->angle, item->opacity);
    }
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      g_string_append_printf (all, "%u %s %s: %s %d %d\n", spot->spot, spot->id, spot->name, spot->description ? spot->description : "", spot->legal, spot->chosen);
    }
  if (much)
    {
      g_autofree char *svg = ss_scene_to_svg (scene, SS_STYLE_LIGHT, 0);
      g_string_append (all, svg);
    }
}

/* The board as it is, and in some positions after each of a few spots was chosen. */
static void
add_pictures (GString *all, const SsRules *rules, const SsState *view, SsSeat seat, const SsMoves *legal, guint number)
{
  SsPick pick = { 0 };
  SsSight sight = { .rules = rules, .view = view, .viewer = seat, .bottom = seat, .pick = &pick, .legal = legal->n ? legal : NULL, .last_by = SS_SEAT_NONE, .width = 900, .height = 700 };
  g_autoptr (SsScene) scene = ss_scene_new (1, 1);
  add_scene (all, &sight);
  if (!much && number % 4)
    return;
  rules->game->draw (&sight, scene);
  for (guint i = 0; i < scene->spots->len && legal->n; i += 1 + scene->spots->len / 3)
    {
      const SsSpot *spot = scene->spots->pdata[i];
      SsInput input = { .kind = SS_INPUT_CHOOSE, .spot = spot->spot };
      SsPickResult result = { SS_NO_MOVE, NULL };
      pick = (SsPick) { 0 };
      rules->game->pick (&sight, &pick, &input, &result);
      g_string_append_printf (all, "%s: %" G_GINT64_MODIFIER "x %s\n", spot->id, result.move, result.reason ? result.reason : "");
      g_free (result.reason);
      add_scene (all, &sight);
    }
}

static void
add_words (GString *all, const SsRules *rules, const SsState *view, SsSeat seat, const SsMoves *legal)
{
  const SsGame *game = rules->game;
  g_autofree char *position = game->write_position (rules, view, seat), *prompt = game->prompt (rules, view, seat);
  g_string_append_printf (all, "%s\n%s\n", position, prompt);
  for (SsSeat s = SS_SEAT_FIRST; s <= SS_SEAT_SECOND && game->panel; s++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new ();
      game->panel (rules, view, s, lines);
      for (guint i = 0; i < lines->len; i++)
        {
          SsPanelLine *line = lines->pdata[i];
          g_string_append_printf (all, "%s: %s\n", line->label, line->value);
          g_free (line->label);
          g_free (line->value);
          g_free (line);
        }
    }
  for (guint i = 0; i < legal->n; i++)
    {
      g_autofree char *text = game->move_text (rules, view, legal->moves[i]), *said = game->say_move (rules, view, legal->moves[i]);
      g_string_append_printf (all, "%s %s\n", text, said);
    }
}

static SsMind *
new_mind (const SsLevel *level)
{
  return ss_mind_new (level, 11, level->iterations ? ITERATIONS / level->iterations : 1, FALSE);
}

/* Every level's choice where @levels, else one level's; hints and analysis are the best level's. */
static void
add_thoughts (GString *all, const SsRules *rules, const SsState *view, SsSeat seat, const SsMoves *legal, guint number)
{
  guint n_levels = 0;
  while (ss_levels[n_levels].word)
    n_levels++;
  for (guint i = 0; i < n_levels && legal->n; i++)
    if (much || i == number % n_levels)
      {
        g_autoptr (SsMind) mind = new_mind (&ss_levels[i]);
        g_string_append_printf (all, "%s chooses %" G_GINT64_MODIFIER "x\n", ss_levels[i].word, ss_mind_choose (mind, rules, view, NULL, seat, NULL));
      }
  g_autoptr (SsMind) mind = new_mind (ss_level_best ());
  if (legal->n)
    {
      g_autoptr (GPtrArray) hints = ss_mind_hint (mind, rules, view, NULL, seat, 2, NULL);
      for (guint i = 0; i < hints->len; i++)
        {
          const SsHint *hint = hints->pdata[i];
          g_string_append_printf (all, "hint %" G_GINT64_MODIFIER "x %.12f %s:", hint->move, hint->verdict.value, hint->why);
          for (guint t = 0; t < hint->texts->len; t++)
            g_string_append_printf (all, " %s", (char *) hint->texts->pdata[t]);
          g_string_append_c (all, '\n');
        }
    }
  SsVerdict verdict = { 0 };
  ss_mind_judge (mind, rules, view, NULL, seat, NULL, &verdict);
  g_string_append_printf (all, "worth %.12f\n", verdict.value);
}

typedef enum
{
  SIGHT = 1,
  THOUGHTS = 2,
} Part;

static char *
gather (const SsRules *rules, const SsState *state, SsSeat seat, guint number, Part parts)
{
  GString *all = g_string_new (NULL);
  g_auto (SsMoves) legal = { 0 };
  g_autofree SsState *view = ss_state_view (rules, state, seat);
  true_state = state;
  if (rules->game->to_move (rules, view) == seat)
    {
      rules->game->legal_moves (rules, view, &legal);
      if (rules->game->order)
        rules->game->order (rules, view, &legal);
    }
  if (parts & SIGHT)
    {
      g_string_append_printf (all, "view %016" G_GINT64_MODIFIER "x\n", ss_hash_bytes (view, rules->state_size));
      add_words (all, rules, view, seat, &legal);
      add_pictures (all, rules, view, seat, &legal, number);
    }
  if (parts & THOUGHTS)
    add_thoughts (all, rules, view, seat, &legal, number);
  return g_string_free (all, FALSE);
}

/* is_equal: nothing tells @seat the two states apart; else @where (nullable) is the first line that does. */
static gboolean
is_equal (const SsRules *rules, const SsState *a, const SsState *b, SsSeat seat, guint number, Part parts, char **where)
{
  g_autofree char *x = gather (rules, a, seat, number, parts), *y = gather (rules, b, seat, number, parts);
  if (g_str_equal (x, y))
    return TRUE;
  if (where)
    {
      g_auto (GStrv) p = g_strsplit (x, "\n", -1), q = g_strsplit (y, "\n", -1);
      guint i = 0;
      while (p[i] && q[i] && g_str_equal (p[i], q[i]))
        i++;
      *where = g_strdup_printf ("\"%s\" or \"%s\"", p[i] ? p[i] : "", q[i] ? q[i] : "");
    }
  return FALSE;
}

/* Positions */

typedef struct
{
  guint positions, tried, caught_view, caught_sample;
} Count;

/* with_game: the same check of a game that is the other but for one function. */
static gboolean
caught (SsRules *rules, const SsGame *peeking, const SsState *a, const SsState *b, SsSeat seat, guint number, Part parts)
{
  const SsGame *game = rules->game;
  rules->game = peeking;
  gboolean equal = is_equal (rules, a, b, seat, number, parts, NULL);
  rules->game = game;
  return !equal;
}

static void
try_position (const Hidden *hidden, SsRules *rules, const SsState *state, SsRng *rng, Count *count)
{
  SsGame seeing = *rules->game, knowing = *rules->game;
  seeing.view = peeking_view;
  knowing.sample = peeking_sample;
  honest = rules->game;
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      g_autofree SsState *other = ss_state_dup (rules, state);
      g_autofree char *where = NULL;
      hidden->change (rules, other, seat, rng);
      if (memcmp (state, other, rules->state_size) == 0)
        continue; /* all is known, or lies as it lay */
      count->positions++;
      if (!is_equal (rules, state, other, seat, count->positions, SIGHT | THOUGHTS, &where))
        g_error ("%s: what a seat can't know shows: %s", rules->game->id, where);
      if (count->positions % 8)
        continue;
      count->tried++;
      count->caught_view += caught (rules, &seeing, state, other, seat, count->positions, SIGHT);
      count->caught_sample += caught (rules, &knowing, state, other, seat, count->positions, THOUGHTS);
    }
}

static void
test_game (gconstpointer data)
{
  const Hidden *hidden = data;
  Count count = { 0 };
  SsRng rng;
  ss_rng_seed (&rng, 23);
  for (guint n = 0; count.positions < (much ? 4 * POSITIONS : POSITIONS); n++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (hidden->variants[n % 3], problems);
      g_assert_nonnull (variant);
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_autoptr (SsPosition) position = ss_position_new (rules, ss_chance_new (n));
      for (guint move = 0; hidden->game->to_move (rules, position->state) != SS_SEAT_NONE; move++)
        {
          g_auto (SsMoves) legal = { 0 };
          if (move % 12 == 5)
            try_position (hidden, rules, position->state, &rng, &count);
          hidden->game->legal_moves (rules, position->state, &legal);
          SsMove played = hidden->game->playout ? hidden->game->playout (rules, position->state, &legal, &rng) : SS_NO_MOVE;
          if (played == SS_NO_MOVE || ss_rng_below (&rng, 3) == 0)
            played = legal.moves[ss_rng_below (&rng, legal.n)];
          ss_position_play (position, played, NULL);
        }
    }
  g_test_message ("%u positions; of %u a peeking view was caught in %u, a peeking sampler in %u", count.positions, count.tried,
                  count.caught_view, count.caught_sample);
  g_assert_cmpuint (count.tried, >, 50);
  g_assert_cmpuint (count.caught_view, ==, count.tried);
  g_assert_cmpuint (count.caught_sample, >, count.tried / 2);
}

/* No game with hidden cards is left out. */
static void
test_all (void)
{
  guint n = 0;
  for (const SsGame *const *game = ss_games; *game; game++)
    n += (*game)->hidden;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (hidden_games));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  much = argc > 1 && g_str_equal (argv[1], "--long");
  g_test_add_func ("/peeking/all", test_all);
  for (guint i = 0; i < G_N_ELEMENTS (hidden_games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/peeking/%s", hidden_games[i].game->id);
      g_test_add_data_func (path, &hidden_games[i], test_game);
    }
  return g_test_run ();
}
