/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/ss-games.h"
#include "kahuna-change.h"
#include "kahuna-table.h"

/* No peeking: what a seat can't see is changed in ways that it can't tell, and nothing that it sees, hears or decides by may change. A view and
 * a sampler that do peek are tried by the same test, which must catch them. */

static gboolean much;

typedef void (*View) (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view);
typedef void (*Sampler) (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state);

/* What would be seen if the view hid nothing; what would be sampled if the sampler knew the true state. */
static const KahunaState *true_state;

static void
peeking_view (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view)
{
  memcpy (view, state, sizeof (KahunaState));
}

static void
peeking_sampler (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state)
{
  kahuna_sample (rules, view, seat, rng, state);
  memcpy (((KahunaState *) state)->pile, true_state->pile, sizeof true_state->pile);
}

/* Everything that @seat gets to see, in one text. */
static char *
gather (const SsRules *rules, const KahunaState *state, SsSeat seat, View view_of, Sampler sampler, gboolean picture)
{
  GString *text = g_string_new (NULL);
  KahunaState view, sample;
  SsRng rng;
  memset (&view, 0, sizeof view);
  view_of (rules, (const SsState *) state, seat, (SsState *) &view);
  true_state = state;
  g_string_append_printf (text, "view %016" G_GINT64_MODIFIER "x\n", ss_hash_bytes (&view, sizeof view));

  g_autofree char *position = kahuna_write_position (rules, (SsState *) &view, seat), *prompt = kahuna_prompt (rules, (SsState *) &view, seat);
  g_string_append_printf (text, "%s%s\n", position, prompt);
  for (SsSeat s = SS_SEAT_FIRST; s <= SS_SEAT_SECOND; s++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new ();
      kahuna_panel (rules, (SsState *) &view, s, lines);
      for (guint i = 0; i < lines->len; i++)
        {
          SsPanelLine *line = lines->pdata[i];
          g_string_append_printf (text, "%s: %s\n", line->label, line->value);
          g_free (line->label);
          g_free (line->value);
          g_free (line);
        }
    }

  g_auto (SsMoves) legal = { 0 };
  if (kahuna_to_move (rules, (SsState *) &view) == seat)
    {
      kahuna_legal_moves (rules, (SsState *) &view, &legal);
      kahuna_order (rules, (SsState *) &view, &legal);
      for (guint i = 0; i < legal.n; i++)
        g_string_append_printf (text, "%" G_GINT64_MODIFIER "x ", legal.moves[i]);
    }
  ss_rng_seed (&rng, 7);
  for (guint i = 0; i < 3; i++)
    {
      sampler (rules, (SsState *) &view, seat, &rng, (SsState *) &sample);
      g_string_append_printf (text, "sample %016" G_GINT64_MODIFIER "x, worth %.9f\n", ss_hash_bytes (&sample, sizeof sample),
                              kahuna_evaluate (rules, (SsState *) &sample, seat));
    }
  if (legal.n > 0)
    g_string_append_printf (text, "choice %" G_GINT64_MODIFIER "x\n", kahuna_playout (rules, (SsState *) &sample, &legal, &rng));

  if (picture)
    {
      SsPick pick = { 0 };
      SsSight sight = { .rules = rules, .view = (SsState *) &view, .viewer = seat, .pick = &pick, .legal = legal.n ? &legal : NULL, .last_by = SS_SEAT_NONE, .width = 900, .height = 700 };
      g_autoptr (SsScene) scene = ss_scene_new (1, 1);
      kahuna_draw (&sight, scene);
      for (guint i = 0; i < scene->items->len; i++)
        {
          const SsItem *item = scene->items->pdata[i];
          g_string_append_printf (text, "%s %s %s %.2f %.2f %.2f\n", item->id, item->symbol ? item->symbol : "", item->text ? item->text : "", item->x, item->y, item->opacity);
        }
      for (guint i = 0; i < scene->spots->len; i++)
        {
          const SsSpot *spot = scene->spots->pdata[i];
          g_string_append_printf (text, "%u %s: %s %d\n", spot->spot, spot->name, spot->description ? spot->description : "", spot->legal);
        }
      g_string_append (text, scene->description);
      if (much)
        {
          g_autofree char *svg = ss_scene_to_svg (scene, SS_STYLE_LIGHT, 0);
          g_string_append (text, svg);
        }
    }
  return g_string_free (text, FALSE);
}

static gboolean
looks_equal (const SsRules *rules, const KahunaState *a, const KahunaState *b, SsSeat seat, View view, Sampler sampler, gboolean picture)
{
  g_autofree char *x = gather (rules, a, seat, view, sampler, picture), *y = gather (rules, b, seat, view, sampler, picture);
  return g_str_equal (x, y);
}

/* A sample looks the same to the seat, and is a whole position. */
static void
check_sample (const Table *table, SsSeat seat, SsRng *rng)
{
  KahunaState view, again;
  Table copy = *table;
  KahunaState sample;
  kahuna_view (table->rules, (SsState *) table->state, seat, (SsState *) &view);
  kahuna_sample (table->rules, (SsState *) &view, seat, rng, (SsState *) &sample);
  kahuna_view (table->rules, (SsState *) &sample, seat, (SsState *) &again);
  g_assert_cmpmem (&view, sizeof view, &again, sizeof again);
  copy.state = &sample;
  table_check (&copy);
}

typedef struct
{
  guint positions, thrown, caught_views, caught_samplers;
} Count;

static void
try_position (Table *table, SsRng *rng, Count *count)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      KahunaState other = *table->state;
      kahuna_change_hidden (table->rules, (SsState *) &other, seat, rng);
      gboolean picture = much || count->positions % 8 == 0;
      g_assert_true (looks_equal (table->rules, table->state, &other, seat, kahuna_view, kahuna_sample, picture));
      count->caught_views += !looks_equal (table->rules, table->state, &other, seat, peeking_view, kahuna_sample, FALSE);
      count->caught_samplers += !looks_equal (table->rules, table->state, &other, seat, kahuna_view, peeking_sampler, FALSE);
      if (kahuna_change_thrown ((SsState *) &other, seat))
        {
          count->thrown++;
          g_assert_true (looks_equal (table->rules, table->state, &other, seat, kahuna_view, kahuna_sample, FALSE));
        }
      check_sample (table, seat, rng);
      count->positions++;
    }
}

static void
try_games (SsVariant *variant, guint64 seed, guint games, Count *count)
{
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (guint g = 0; g < games; g++)
    {
      g_autoptr (Table) table = table_new_variant (ss_variant_ref (variant), seed + g);
      SsMove move;
      for (guint n = 0; (move = table_random_move (table, &rng)) != SS_NO_MOVE; n++)
        {
          table_do (table, move);
          if (n % 9 == 4)
            try_position (table, &rng, count);
        }
    }
}

static void
test_shipped (void)
{
  static const char *const ids[] = { "kahuna", "kahuna-long-plans", "kahuna-atoll" };
  Count count = { 0 };
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load_id (ids[i], problems);
      try_games (variant, 17 * i, much ? 40 : 12, &count);
    }
  g_test_message ("%u positions, %u with another card thrown away; peeking views caught %u times, samplers %u times", count.positions, count.thrown,
                  count.caught_views, count.caught_samplers);
  g_assert_cmpuint (count.positions, >=, 500);
  g_assert_cmpuint (count.thrown, >, 0);
  g_assert_cmpuint (2 * count.caught_views, >, count.positions);
  g_assert_cmpuint (2 * count.caught_samplers, >, count.positions);
}

static void
test_random (void)
{
  Count count = { 0 };
  for (guint i = 0; i < (much ? 100 : 12); i++)
    {
      g_autoptr (SsVariant) variant = table_random_variant (500 + i);
      try_games (variant, i, 1, &count);
    }
  g_assert_cmpuint (count.positions, >, 0);
}

/* What is known of the opponent's hand */

static gboolean
sampled (Table *table, SsSeat seat, guint card, guint n_samples, guint *most)
{
  SsRng rng;
  KahunaState view, sample;
  gboolean missing = FALSE;
  ss_rng_seed (&rng, 3);
  *most = 0;
  kahuna_view (table->rules, (SsState *) table->state, seat, (SsState *) &view);
  for (guint i = 0; i < n_samples; i++)
    {
      kahuna_sample (table->rules, (SsState *) &view, seat, &rng, (SsState *) &sample);
      missing |= sample.hand[ss_seat_other (seat)][card] == 0;
      *most = MAX (*most, sample.hand[ss_seat_other (seat)][card]);
    }
  return !missing;
}

static void
test_known (void)
{
  enum { FAAA = 5, LALE = 11 };
  const char *deck = "ALOA ALOA BARI COCO COCO BARI LALE FAAA KAHU GOLA GOLA";
  guint most;
  /* a card taken openly is in every sample until it is played */
  g_autoptr (Table) table = table_new (NULL, deck, 1);
  table_play (table, "<LALE");
  g_assert_true (sampled (table, SS_SEAT_SECOND, LALE, 200, &most));
  table_play (table, ". LALE:IFFI-LALE");
  g_assert_false (sampled (table, SS_SEAT_SECOND, LALE, 200, &most));

  /* thrown away face down, it may have been that one or any other, whichever it was */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Table) thrown = table_new (NULL, deck, 1);
      table_play (thrown, "<LALE .");
      table_play (thrown, i ? "/LALE" : "/BARI");
      g_assert_false (sampled (thrown, SS_SEAT_SECOND, LALE, 200, &most));
      g_assert_cmpuint (most, >, 0);
      /* a card taken after it is certain again */
      table_play (thrown, "<FAAA");
      g_assert_true (sampled (thrown, SS_SEAT_SECOND, FAAA, 200, &most));
      g_autofree char *sure = kahuna_list_known ((const KahunaRules *) thrown->rules, thrown->state, SS_SEAT_FIRST, TRUE);
      g_autofree char *perhaps = kahuna_list_known ((const KahunaRules *) thrown->rules, thrown->state, SS_SEAT_FIRST, FALSE);
      g_assert_cmpstr (sure, ==, "FAAA");
      g_assert_cmpstr (perhaps, ==, "LALE");
    }
  /* of an empty hand nothing is said */
  g_autoptr (Table) empty = table_new ("Cards/Hand=0\n", "LALE FAAA KAHU GOLA GOLA", 1);
  table_play (empty, "<LALE . /LALE");
  g_assert_null (kahuna_list_known ((const KahunaRules *) empty->rules, empty->state, SS_SEAT_FIRST, TRUE));
  g_assert_null (kahuna_list_known ((const KahunaRules *) empty->rules, empty->state, SS_SEAT_FIRST, FALSE));
  /* two taken, one thrown away, none else in the hand: one of the two is there */
  g_autoptr (Table) two = table_new ("Cards/Hand=0\n", "LALE FAAA KAHU GOLA GOLA", 1);
  table_play (two, "<LALE . <FAAA . /LALE");
  SsRng rng;
  KahunaState view, sample;
  gboolean seen[2] = { FALSE, FALSE };
  ss_rng_seed (&rng, 5);
  kahuna_view (two->rules, (SsState *) two->state, SS_SEAT_SECOND, (SsState *) &view);
  for (guint i = 0; i < 100; i++)
    {
      kahuna_sample (two->rules, (SsState *) &view, SS_SEAT_SECOND, &rng, (SsState *) &sample);
      g_assert_cmpuint (sample.hand[SS_SEAT_FIRST][LALE] + sample.hand[SS_SEAT_FIRST][FAAA], ==, 1);
      g_assert_cmpuint (sample.n_discards, ==, 1);
      seen[0] |= sample.hand[SS_SEAT_FIRST][LALE] == 1;
      seen[1] |= sample.hand[SS_SEAT_FIRST][FAAA] == 1;
    }
  g_assert_true (seen[0] && seen[1]);
}

/* Where undo ends, and what is told to whom. */
static void
test_reveals (void)
{
  g_autoptr (Table) table = table_new (NULL, "ALOA ALOA BARI COCO COCO BARI LALE FAAA KAHU GOLA GOLA", 1);
  static const struct
  {
    const char *move;
    gboolean to_first, to_second;
  } steps[] = {
    { "/BARI", FALSE, FALSE }, { "ALOA:ALOA-DUDA", FALSE, TRUE }, { "<LALE", TRUE, TRUE }, { ".", FALSE, FALSE },
    { "LALE:HUNA-LALE", FALSE, FALSE }, { "<", TRUE, FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      table_play (table, steps[i].move);
      g_test_message ("%s", steps[i].move);
      g_assert_cmpint (kahuna_reveals (table->rules, &table->effects, SS_SEAT_FIRST), ==, steps[i].to_first);
      g_assert_cmpint (kahuna_reveals (table->rules, &table->effects, SS_SEAT_SECOND), ==, steps[i].to_second);
    }
  SsMove thrown = kahuna_parse (table->rules, "/COCO");
  g_autofree char *own = ss_move_shown_text (table->rules, (SsState *) table->state, thrown, SS_SEAT_SECOND, SS_SEAT_SECOND);
  g_autofree char *other = ss_move_shown_text (table->rules, (SsState *) table->state, thrown, SS_SEAT_SECOND, SS_SEAT_FIRST);
  g_assert_cmpstr (own, ==, "/COCO");
  g_assert_cmpstr (other, ==, "/?");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  much = argc > 1 && g_str_equal (argv[1], "--long");
  g_test_add_func ("/kahuna/hidden/shipped", test_shipped);
  g_test_add_func ("/kahuna/hidden/random", test_random);
  g_test_add_func ("/kahuna/hidden/known", test_known);
  g_test_add_func ("/kahuna/hidden/reveals", test_reveals);
  return g_test_run ();
}
