/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>
#include <string.h>

/* Combinations that kahuna.md forbids, each said once, and rules made of a variant that has none. */

static void
check_lines (const SsVariant *variant, const KahunaMap *map, SsProblems *problems)
{
  static const char *const line_keys[] = { "Map/Bridges", NULL };
  static const char *const island_keys[] = { "Map/Bridges", "Map/Islands", NULL };
  gboolean unknown = FALSE, loop = FALSE, twice = FALSE;

  for (guint i = 0; i < map->n_lines; i++)
    {
      const char *a = map->lines[i].ends[0], *b = map->lines[i].ends[1];
      g_autofree char *line = g_strdup_printf ("%s-%s", a, b);
      if (!unknown && (map->lines[i].island[0] < 0 || map->lines[i].island[1] < 0))
        {
          unknown = TRUE;
          ss_variant_problem (variant, problems,
                              ss_text_fill (_ ("The line {line} names {island}, which is not an island of the map. Allowed: the names in [Map] Islands."),
                                            "line", line, "island", map->lines[i].island[0] < 0 ? a : b, NULL),
                              island_keys);
        }
      if (!loop && g_str_equal (a, b))
        {
          loop = TRUE;
          ss_variant_problem (variant, problems,
                              ss_text_fill (_ ("The line {line} joins an island with itself. Allowed: lines between two different islands."), "line", line, NULL),
                              line_keys);
        }
      for (guint j = 0; j < i && !twice; j++)
        {
          const char *c = map->lines[j].ends[0], *d = map->lines[j].ends[1];
          if ((g_str_equal (a, c) && g_str_equal (b, d)) || (g_str_equal (a, d) && g_str_equal (b, c)))
            {
              twice = TRUE;
              ss_variant_problem (variant, problems,
                                  ss_text_fill (_ ("The line {line} is given twice. Allowed: one line between two islands."), "line", line, NULL),
                                  line_keys);
            }
        }
    }
  /* nothing is concluded from a line that may be a misspelling */
  if (!unknown && !kahuna_map_is_connected (map))
    ss_variant_problem (variant, problems,
                        g_strdup (_ ("The map falls into parts that no line joins. Allowed: maps in which every island can be reached from every other.")), island_keys);
}

/* A variant and all the bases that it may have. */
#define MAX_LAYERS 9

static gboolean
is_given_up_to (const SsVariant *variant, guint layer, const char *key)
{
  for (guint i = 0; i <= layer; i++)
    if (ss_variant_is_given_in (variant, i, "Map", key))
      return TRUE;
  return FALSE;
}

/* The islands in force stand in one file, be it a base: the same must give their lines and places. */
static void
check_map (const SsVariant *variant, const KahunaMap *map, SsProblems *problems)
{
  static const char *const place_keys[] = { "Map/Places", "Map/Islands", NULL };
  static const char *const map_keys[] = { "Map/Islands", NULL };
  guint layer = 0;
  while (!ss_variant_is_given_in (variant, layer, "Map", "Islands") && layer < MAX_LAYERS)
    layer++;
  gboolean islands = layer < MAX_LAYERS;
  gboolean lines = is_given_up_to (variant, layer, "Bridges"), places = is_given_up_to (variant, layer, "Places");

  if (islands && !(ss_variant_is_given_in (variant, layer, "Map", "Bridges") && ss_variant_is_given_in (variant, layer, "Map", "Places")))
    ss_variant_problem (variant, problems,
                        g_strdup (_ ("The islands are given without their lines or places. A file that gives [Map] Islands must give [Map] Bridges and [Map] Places, too.")),
                        map_keys);
  /* of lines and places that were made for other islands nothing more is said */
  if (!islands || lines)
    check_lines (variant, map, problems);
  if ((!islands || places) && map->n_places != map->n_islands)
    {
      g_autofree char *n = ss_text_number ((int) map->n_places), *m = ss_text_number ((int) map->n_islands);
      ss_variant_problem (variant, problems,
                          ss_text_fill (ngettext ("{n} place is given for {m} islands. Needed: one for each island.",
                                                  "{n} places are given for {m} islands. Needed: one for each island.", map->n_places),
                                        "n", n, "m", m, NULL),
                          place_keys);
    }
}

static void
check_cards (const SsVariant *variant, guint n_islands, SsProblems *problems)
{
  static const char *const hand_keys[] = { "Cards/Hand", "Cards/HandLimit", NULL };
  static const char *const deck_keys[] = { "Cards/PerIsland", "Cards/HandLimit", "Map/Islands", NULL };
  int hand = ss_variant_get_int (variant, "Cards", "Hand");
  int limit = ss_variant_get_int (variant, "Cards", "HandLimit");
  int deck = (int) n_islands * ss_variant_get_int (variant, "Cards", "PerIsland");

  if (hand > limit)
    {
      g_autofree char *n = ss_text_number (hand), *m = ss_text_number (limit);
      ss_variant_problem (variant, problems,
                          ss_text_fill (_ ("More cards are dealt ({n}) than the hand limit allows. Allowed at most: {m}."), "n", n, "m", m, NULL), hand_keys);
    }
  if (deck <= 2 * limit)
    {
      g_autofree char *n = ss_text_number (deck), *m = ss_text_number (2 * limit);
      ss_variant_problem (variant, problems,
                          ss_text_fill (_ ("Two full hands could hold the whole deck of {n} cards, and a round could not end. Needed: more than {m} cards."),
                                        "n", n, "m", m, NULL),
                          deck_keys);
    }
}

static void
check_handicap (const SsVariant *variant, const KahunaMap *map, SsProblems *problems)
{
  static const char *const supply_keys[2][3] = {
    { "Handicap/FirstBridges", "Supply/Bridges", NULL },
    { "Handicap/SecondBridges", "Supply/Bridges", NULL },
  };
  static const char *const line_keys[] = { "Handicap/FirstBridges", "Handicap/SecondBridges", "Map/Bridges", NULL };
  int supply = ss_variant_get_int (variant, "Supply", "Bridges");
  int given[2] = { ss_variant_get_int (variant, "Handicap", "FirstBridges"), ss_variant_get_int (variant, "Handicap", "SecondBridges") };

  for (guint s = 0; s < 2; s++)
    if (given[s] > supply)
      {
        g_autofree char *n = ss_text_number (given[s]), *m = ss_text_number (supply);
        ss_variant_problem (variant, problems,
                            ss_text_fill (_ ("There are more free bridges ({n}) than the player has. Allowed at most: {m}."), "n", n, "m", m, NULL), supply_keys[s]);
      }
  if (given[0] + given[1] > (int) map->n_lines)
    {
      g_autofree char *n = ss_text_number (given[0] + given[1]), *m = ss_text_number ((int) map->n_lines);
      ss_variant_problem (variant, problems,
                          ss_text_fill (_ ("Both players together have more free bridges ({n}) than there are lines. Allowed at most: {m}."), "n", n, "m", m, NULL),
                          line_keys);
    }
}

static void
remark_drawing (const SsVariant *variant, const KahunaMap *map, SsProblems *problems)
{
  guint first[2];
  guint crossings = kahuna_map_crossing (map, first);
  if (crossings > 0)
    {
      g_autofree char *n = ss_text_number ((int) crossings);
      g_autofree char *a = g_strjoin ("-", map->lines[first[0]].ends[0], map->lines[first[0]].ends[1], NULL);
      g_autofree char *b = g_strjoin ("-", map->lines[first[1]].ends[0], map->lines[first[1]].ends[1], NULL);
      ss_variant_remark (variant, problems, "Map", "Places",
                         ss_text_fill (ngettext ("Two lines cross as they are drawn: {a} and {b}. That is harder to see, but changes nothing in play.",
                                                 "{n} pairs of lines cross as they are drawn, {a} and {b} among them. That is harder to see, but changes nothing in play.",
                                                 crossings),
                                       "n", n, "a", a, "b", b, NULL));
    }
  for (guint i = 0; i < map->n_places; i++)
    for (guint j = i + 1; j < map->n_places; j++)
      if (ABS (map->x[i] - map->x[j]) < 6 && ABS (map->y[i] - map->y[j]) < 6)
        {
          ss_variant_remark (variant, problems, "Map", "Places",
                             ss_text_fill (_ ("The islands {a} and {b} are drawn on top of each other."), "a", map->islands[i], "b", map->islands[j], NULL));
          return;
        }
}

void
kahuna_check (const SsVariant *variant, SsProblems *problems)
{
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  kahuna_map_read (variant, map);
  check_map (variant, map, problems);
  check_cards (variant, map->n_islands, problems);
  check_handicap (variant, map, problems);
  remark_drawing (variant, map, problems);
}

/* Compiling */

static int
compare_names (gconstpointer a, gconstpointer b, gpointer data)
{
  const KahunaMap *map = data;
  return strcmp (map->islands[*(const guint8 *) a], map->islands[*(const guint8 *) b]);
}

static int
compare_lines (const void *a, const void *b)
{
  const KahunaLine *x = a, *y = b;
  return x->ends[0] != y->ends[0] ? x->ends[0] - y->ends[0] : x->ends[1] - y->ends[1];
}

static void
compile_map (KahunaRules *rules, KahunaMap *map)
{
  guint8 order[KAHUNA_MAX_ISLANDS], number[KAHUNA_MAX_ISLANDS] = { 0 };
  rules->n_islands = map->n_islands;
  rules->n_lines = map->n_lines;
  for (guint i = 0; i < map->n_islands; i++)
    order[i] = (guint8) i;
  g_sort_array (order, map->n_islands, sizeof order[0], compare_names, map);
  for (guint i = 0; i < map->n_islands; i++)
    {
      KahunaIsland *island = &rules->islands[i];
      number[order[i]] = (guint8) i;
      memcpy (island->name, map->islands[order[i]], sizeof island->name);
      rules->names[i] = island->name;
      island->x = (guint8) map->x[order[i]];
      island->y = (guint8) map->y[order[i]];
    }

  for (guint l = 0; l < map->n_lines; l++)
    {
      guint8 a = number[map->lines[l].island[0]], b = number[map->lines[l].island[1]];
      rules->lines[l].ends[0] = MIN (a, b);
      rules->lines[l].ends[1] = MAX (a, b);
    }
  qsort (rules->lines, rules->n_lines, sizeof rules->lines[0], compare_lines);
  for (guint l = 0; l < rules->n_lines; l++)
    {
      KahunaLine *line = &rules->lines[l];
      g_snprintf (line->name, sizeof line->name, "%s-%s", rules->names[line->ends[0]], rules->names[line->ends[1]]);
      for (guint e = 0; e < 2; e++)
        {
          KahunaIsland *island = &rules->islands[line->ends[e]];
          island->lines[island->degree++] = (guint8) l;
        }
    }
}

SsRules *
kahuna_compile (const SsVariant *variant)
{
  KahunaRules *rules = g_new0 (KahunaRules, 1);
  g_autofree KahunaMap *map = g_new (KahunaMap, 1);
  rules->base.state_size = sizeof (KahunaState);
  kahuna_map_read (variant, map);
  compile_map (rules, map);

  rules->per_island = (guint) ss_variant_get_int (variant, "Cards", "PerIsland");
  rules->n_cards = rules->n_islands * rules->per_island;
  rules->hand = (guint) ss_variant_get_int (variant, "Cards", "Hand");
  rules->hand_limit = (guint) ss_variant_get_int (variant, "Cards", "HandLimit");
  rules->open = (guint) ss_variant_get_int (variant, "Cards", "Open");
  rules->decline = (KahunaDecline) ss_variant_get_word (variant, "Cards", "Decline");
  rules->supply = (guint) ss_variant_get_int (variant, "Supply", "Bridges");
  rules->restriction = (KahunaRestriction) ss_variant_get_word (variant, "Build", "Restriction");
  rules->rebuild = ss_variant_get_bool (variant, "Build", "Rebuild");
  const int *scores = ss_variant_get_numbers (variant, "Rounds", "Scores", &rules->n_rounds);
  memcpy (rules->scores, scores, rules->n_rounds * sizeof scores[0]);
  rules->final_turns = (guint) ss_variant_get_int (variant, "Rounds", "FinalTurns");
  rules->elimination_from = (guint) ss_variant_get_int (variant, "End", "EliminationFrom");
  rules->free_bridges[SS_SEAT_FIRST] = (guint) ss_variant_get_int (variant, "Handicap", "FirstBridges");
  rules->free_bridges[SS_SEAT_SECOND] = (guint) ss_variant_get_int (variant, "Handicap", "SecondBridges");
  return &rules->base;
}
