/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna.h"

#include <glib/gi18n.h>

/* The parameters of Kahuna: kahuna.md, Parameters; their sentences: sentences.md. */

#define PUBLISHED_ISLANDS "ALOA;BARI;COCO;DUDA;ELAI;FAAA;GOLA;HUNA;IFFI;JOJO;KAHU;LALE"
#define PUBLISHED_LINES \
  "ALOA-BARI;ALOA-DUDA;ALOA-HUNA;BARI-COCO;BARI-DUDA;BARI-ELAI;BARI-FAAA;COCO-FAAA;COCO-GOLA;COCO-KAHU;DUDA-ELAI;DUDA-HUNA;ELAI-FAAA;" \
  "ELAI-HUNA;ELAI-IFFI;ELAI-JOJO;FAAA-GOLA;FAAA-JOJO;GOLA-JOJO;GOLA-KAHU;HUNA-IFFI;HUNA-LALE;IFFI-JOJO;IFFI-KAHU;IFFI-LALE;JOJO-KAHU;" \
  "KAHU-LALE"
#define PUBLISHED_PLACES "23,31;50,32;88,32;29,45;49,51;68,43;78,55;27,66;50,69;66,61;84,72;46,87"

/* What is different */

static void
add_once (GPtrArray *sentences, char *sentence)
{
  for (guint i = 0; i < sentences->len; i++)
    if (g_str_equal (sentences->pdata[i], sentence))
      {
        g_free (sentence);
        return;
      }
  g_ptr_array_add (sentences, sentence);
}

/* Said once, whether islands, lines or both differ. */
static void
say_map (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  if (kahuna_map_is_published (variant))
    {
      add_once (sentences, g_strdup (_ ("The map is the published one, with 12 islands and 27 lines.")));
      return;
    }
  guint n_islands, n_lines;
  ss_variant_get_items (variant, "Map", "Islands", &n_islands);
  ss_variant_get_items (variant, "Map", "Bridges", &n_lines);
  g_autofree char *n = ss_text_number ((int) n_islands), *m = ss_text_number ((int) n_lines);
  add_once (sentences, ss_text_fill (_ ("The map is another one, with {n} islands and {m} lines."), "n", n, "m", m, NULL));
}

static void
say_islands (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  say_map (variant, param, group, sentences);
  if (kahuna_map_is_published (variant))
    return;
  guint n;
  const char *const *names = ss_variant_get_items (variant, "Map", "Islands", &n);
  g_autofree char *list = ss_text_list (names, n);
  g_ptr_array_add (sentences, ss_text_fill (_ ("Islands: {list}."), "list", list, NULL));
}

/* Of other islands the places are other, too: that goes without saying. */
static void
say_places (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  g_autoptr (SsVariant) published = ss_variant_new_default (ss_variant_get_game (variant));
  if (kahuna_map_is_published (variant) && !ss_variant_equal (variant, published, "Map", "Places"))
    g_ptr_array_add (sentences, g_strdup (_ ("The islands are drawn in other places, which changes nothing in play.")));
}

static void
say_per_island (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n_islands;
  ss_variant_get_items (variant, "Map", "Islands", &n_islands);
  int each = ss_variant_get_int (variant, "Cards", "PerIsland");
  g_autofree char *n = ss_text_number (each), *m = ss_text_number (each * (int) n_islands);
  const char *format = ngettext ("There is one card of each island, {m} in all.", "There are {n} cards of each island, {m} in all.", (gulong) each);
  g_ptr_array_add (sentences, ss_text_fill (format, "n", n, "m", m, NULL));
}

static void
say_scores (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n_rounds;
  const int *scores = ss_variant_get_numbers (variant, "Rounds", "Scores", &n_rounds);
  g_autofree char *rounds = ss_text_number ((int) n_rounds);
  g_ptr_array_add (sentences, ss_text_fill (ngettext ("One round is played.", "{n} rounds are played.", n_rounds), "n", rounds, NULL));
  for (guint r = 0; r < n_rounds; r++)
    {
      g_autofree char *round = ss_text_number ((int) r + 1);
      if (scores[r] < 0)
        {
          g_ptr_array_add (sentences, ss_text_fill (_ ("In round {r} the player with more stones scores the difference."), "r", round, NULL));
          continue;
        }
      g_autofree char *n = ss_text_number (scores[r]);
      const char *format = ngettext ("In round {r} the player with more stones gets 1 point.", "In round {r} the player with more stones gets {n} points.",
                                     (gulong) scores[r]);
      g_ptr_array_add (sentences, ss_text_fill (format, "r", round, "n", n, NULL));
    }
}

/* The table */

static const SsWord decline_words[] = {
  [KAHUNA_DECLINE_NEVER] = { "never", N_ ("Never allowed"), N_ ("Every turn ends with drawing a card, as long as there are any.") },
  [KAHUNA_DECLINE_NOT_AFTER] = { "not-after-decline", N_ ("Not after the opponent did"),
                                 N_ ("A player may end a turn without drawing, but not when the opponent has just done so.") },
  [KAHUNA_DECLINE_ALWAYS] = { "always", N_ ("Always allowed"),
                              N_ ("A player may always end a turn without drawing; after four such turns in a row the cards left are discarded and the round ends as if the last one had been taken.") },
  { NULL, NULL, NULL },
};

static const SsWord restriction_words[] = {
  [KAHUNA_RESTRICTION_NONE] = { "none", N_ ("Allowed"), N_ ("Bridges may be built at islands that the opponent holds, too.") },
  [KAHUNA_RESTRICTION_NOT_BOTH] = { "not-both", N_ ("Not between two of them"),
                                    N_ ("No bridge may be built between two islands that the opponent holds.") },
  [KAHUNA_RESTRICTION_NEITHER] = { "neither", N_ ("Forbidden"), N_ ("No bridge may be built at an island that the opponent holds.") },
  { NULL, NULL, NULL },
};

static const SsWord rebuild_words[] = {
  { "false", N_ ("No"), N_ ("Removing a bridge leaves the line empty.") },
  { "true", N_ ("Yes"), N_ ("After removing a bridge a player may at once build there without a card, if the opponent holds neither end.") },
  { NULL, NULL, NULL },
};

static const SsWord score_words[] = {
  { "difference", N_ ("Difference"), NULL },
  { NULL, NULL, NULL },
};

const SsParam kahuna_params[] = {
  {
    .group = "Map",
    .key = "Islands",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_TEXT,
    .min_items = KAHUNA_MIN_ISLANDS,
    .max_items = KAHUNA_MAX_ISLANDS,
    .distinct = TRUE,
    .check_item = kahuna_check_island,
    .random = kahuna_random_islands,
    .fallback = PUBLISHED_ISLANDS,
    .group_title = N_ ("Map"),
    .title = N_ ("Islands"),
    .explanation = N_ ("The names of the islands, each of 2 to 12 capital letters. Each island has cards of its name."),
    .say = say_islands,
    .editor = &kahuna_map_editor,
  },
  {
    .group = "Map",
    .key = "Bridges",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_TEXT,
    .min_items = KAHUNA_MIN_LINES,
    .max_items = KAHUNA_MAX_LINES,
    .check_item = kahuna_check_line,
    .random = kahuna_random_lines,
    .random_with = "Islands",
    .fallback = PUBLISHED_LINES,
    .group_title = N_ ("Map"),
    .title = N_ ("Lines"),
    .explanation = N_ ("The pairs of islands between which a bridge may stand. Every island must be reachable from every other."),
    .say = say_map,
    .editor = &kahuna_map_editor,
  },
  {
    .group = "Map",
    .key = "Places",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_TEXT,
    .min_items = 0,
    .max_items = KAHUNA_MAX_ISLANDS,
    .check_item = kahuna_check_place,
    .random = kahuna_random_places,
    .random_with = "Islands",
    .fallback = PUBLISHED_PLACES,
    .group_title = N_ ("Map"),
    .title = N_ ("Places"),
    .explanation = N_ ("Where each island is drawn, in percent of the board from the left and from the top. This changes nothing in play."),
    .say = say_places,
    .editor = &kahuna_map_editor,
  },
  {
    .group = "Cards",
    .key = "PerIsland",
    .type = SS_PARAM_INT,
    .min = 1,
    .max = KAHUNA_MAX_PER_ISLAND,
    .fallback = "2",
    .group_title = N_ ("Cards"),
    .title = N_ ("Cards per island"),
    .explanation = N_ ("How many cards of each island there are."),
    .say = say_per_island,
  },
  {
    .group = "Cards",
    .key = "Hand",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = 8,
    .fallback = "3",
    .group_title = N_ ("Cards"),
    .title = N_ ("Cards dealt"),
    .explanation = N_ ("How many cards each player is dealt at the start."),
    .sentence_zero = N_ ("No cards are dealt at the start."),
    NS_ ("Each player is dealt one card.", "Each player is dealt {n} cards."),
  },
  {
    .group = "Cards",
    .key = "HandLimit",
    .type = SS_PARAM_INT,
    .min = 1,
    .max = KAHUNA_MAX_HAND,
    .fallback = "5",
    .group_title = N_ ("Cards"),
    .title = N_ ("Hand limit"),
    .explanation = N_ ("The most cards that a player may hold. Whoever holds as many can't draw."),
    NS_ ("A player may hold one card.", "A player may hold up to {n} cards."),
  },
  {
    .group = "Cards",
    .key = "Open",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = KAHUNA_MAX_OPEN,
    .fallback = "3",
    .group_title = N_ ("Cards"),
    .title = N_ ("Open cards"),
    .explanation = N_ ("How many cards lie open beside the pile and may be taken."),
    .sentence_zero = N_ ("There are no open cards."),
    NS_ ("One card lies open beside the pile.", "{n} cards lie open beside the pile."),
  },
  {
    .group = "Cards",
    .key = "Decline",
    .type = SS_PARAM_ENUM,
    .words = decline_words,
    .fallback = "not-after-decline",
    .group_title = N_ ("Cards"),
    .title = N_ ("Ending a turn without drawing"),
    .explanation = N_ ("Whether a player may end a turn without drawing a card."),
  },
  {
    .group = "Supply",
    .key = "Bridges",
    .type = SS_PARAM_INT,
    .min = 1,
    .max = 80,
    .fallback = "25",
    .group_title = N_ ("Supply"),
    .title = N_ ("Bridges per player"),
    .explanation = N_ ("How many bridges each player has."),
    NS_ ("Each player has one bridge.", "Each player has {n} bridges."),
  },
  {
    .group = "Build",
    .key = "Restriction",
    .type = SS_PARAM_ENUM,
    .words = restriction_words,
    .fallback = "none",
    .group_title = N_ ("Building"),
    .title = N_ ("Building at islands of the opponent"),
    .explanation = N_ ("Whether a bridge may be built at an island that the opponent holds."),
  },
  {
    .group = "Build",
    .key = "Rebuild",
    .type = SS_PARAM_BOOL,
    .words = rebuild_words,
    .fallback = "false",
    .group_title = N_ ("Building"),
    .title = N_ ("Rebuilding"),
    .explanation = N_ ("Whether a player who removes a bridge with two cards may at once build on that line without a card."),
  },
  {
    .group = "Rounds",
    .key = "Scores",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_INT_OR_WORD,
    .words = score_words,
    .min = 0,
    .max = 99,
    .min_items = 1,
    .max_items = KAHUNA_MAX_ROUNDS,
    .fallback = "1;2;difference",
    .group_title = N_ ("Rounds"),
    .title = N_ ("Points by round"),
    .explanation = N_ ("What the player with more stones gets at the end of each round: so many points, or the difference in stones. There are as many rounds as entries."),
    .say = say_scores,
  },
  {
    .group = "Rounds",
    .key = "FinalTurns",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = 5,
    .fallback = "2",
    .group_title = N_ ("Rounds"),
    .title = N_ ("Final turns"),
    .explanation = N_ ("How many turns each player still has after the last card of the last round is taken."),
    .sentence_zero = N_ ("The last round, too, ends with the turn that takes the last card."),
    NS_ ("After the last card of the last round each player has one more turn.",
         "After the last card of the last round each player has {n} more turns."),
  },
  {
    .group = "End",
    .key = "EliminationFrom",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = 9,
    .fallback = "2",
    .group_title = N_ ("End"),
    .title = N_ ("Elimination from round"),
    .explanation = N_ ("From which round on a player who loses the last bridge loses at once; 0 means never."),
    .sentence_zero = N_ ("Losing all bridges doesn't end the match."),
    NS_ ("From round {n} on, a player who loses the last bridge loses at once.",
         "From round {n} on, a player who loses the last bridge loses at once."),
  },
  {
    .group = "Handicap",
    .key = "FirstBridges",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = 3,
    .fallback = "0",
    .group_title = N_ ("Handicap"),
    .title = N_ ("First's free bridges"),
    .explanation = N_ ("How many bridges First places free before the first turn."),
    .sentence_zero = N_ ("First places no bridges in advance."),
    NS_ ("First places one bridge free before the first turn.", "First places {n} bridges free before the first turn."),
  },
  {
    .group = "Handicap",
    .key = "SecondBridges",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = 3,
    .fallback = "0",
    .group_title = N_ ("Handicap"),
    .title = N_ ("Second's free bridges"),
    .explanation = N_ ("How many bridges Second places free before the first turn."),
    .sentence_zero = N_ ("Second places no bridges in advance."),
    NS_ ("Second places one bridge free before the first turn.", "Second places {n} bridges free before the first turn."),
  },
  { .group = NULL, .key = NULL },
};
