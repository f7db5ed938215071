/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "skips.h"

#include <glib/gi18n.h>

/* The parameters of Skips: skips.md, Parameters; their sentences: sentences.md. */

/* What is different */

static void
say_spaces (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const int *dots = ss_variant_get_numbers (variant, "Board", "Spaces", &n);
  gboolean plain = FALSE;
  for (guint i = 0; i < n; i++)
    plain |= dots[i] == 0;

  g_autofree char *count = ss_text_number ((int) n);
  g_autofree char *row = ss_text_row (dots, n);
  const char *format = ss_variant_get_bool (variant, "Board", "Shuffle")
                           ? _ ("The lane is laid from {n} spaces with these dots: {dots}.")
                           : _ ("The lane has {n} spaces; from First's side their dots are {dots}.");
  g_ptr_array_add (sentences, ss_text_fill (format, "n", count, "dots", row, NULL));
  if (plain)
    g_ptr_array_add (sentences, g_strdup (_ ("0 is a plain space.")));
}

static void
say_steps (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const int *dots = ss_variant_get_numbers (variant, "Pieces", "Steps", &n);
  g_autofree char *count = ss_text_number ((int) n);
  g_autofree char *row = ss_text_row (dots, n);
  const char *format = ngettext ("Each player has one piece, marked {dots}.", "Each player has {n} pieces, marked {dots}.", n);
  g_ptr_array_add (sentences, ss_text_fill (format, "n", count, "dots", row, NULL));
}

static void
say_pieces_home (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n_pieces;
  ss_variant_get_numbers (variant, "Pieces", "Steps", &n_pieces);
  int n = ss_variant_get_int (variant, "Goal", "PiecesHome");
  if (n == (int) n_pieces)
    {
      g_ptr_array_add (sentences, g_strdup (_ ("Whoever brings all pieces home first wins.")));
      return;
    }
  g_autofree char *count = ss_text_number (n);
  const char *format = ngettext ("Whoever brings a piece home first wins.", "Whoever brings {n} pieces home first wins.", (gulong) n);
  g_ptr_array_add (sentences, ss_text_fill (format, "n", count, NULL));
}

/* All pieces. */
static char *
derive_pieces_home (const SsVariant *variant, const char *group)
{
  guint n;
  ss_variant_get_numbers (variant, "Pieces", "Steps", &n);
  return g_strdup_printf ("%u", n);
}

/* The table */

static const SsWord shuffle_words[] = {
  { "false", N_ ("No"), N_ ("The spaces always lie in the same order.") },
  { "true", N_ ("Yes"), N_ ("The spaces are laid in a new random order for every match.") },
  { NULL, NULL, NULL },
};

static const SsWord entry_words[] = {
  { "facing", N_ ("Opposite ends"), N_ ("The players enter from opposite ends.") },
  { "same", N_ ("Same end"), N_ ("Both players enter from First's end.") },
  { NULL, NULL, NULL },
};

static const SsWord jump_words[] = {
  { "false", N_ ("No"), N_ ("Occupied spaces count as a step, but no piece may end on one.") },
  { "true", N_ ("Yes"), N_ ("Occupied spaces are jumped and not counted.") },
  { NULL, NULL, NULL },
};

static const SsWord matching_words[] = {
  { "false", N_ ("No"), N_ ("A piece may end on a space with as many dots as the piece.") },
  { "true", N_ ("Yes"), N_ ("A piece may not end on a space with as many dots as the piece.") },
  { NULL, NULL, NULL },
};

static const SsWord exact_words[] = {
  { "false", N_ ("No"), N_ ("A piece may come home with steps to spare; the surplus is lost.") },
  { "true", N_ ("Yes"), N_ ("A piece comes home only by exact count.") },
  { NULL, NULL, NULL },
};

static const SsWord no_move_words[] = {
  [SKIPS_NO_MOVE_LOSE] = { "lose", N_ ("Loses"), N_ ("A player who can't move loses at once.") },
  [SKIPS_NO_MOVE_PASS] = { "pass", N_ ("Passes"), N_ ("A player who can't move passes.") },
  [SKIPS_NO_MOVE_WIN] = { "win", N_ ("Wins"), N_ ("A player who can't move wins at once.") },
  { NULL, NULL, NULL },
};

const SsParam skips_params[] = {
  {
    .group = "Board",
    .key = "Spaces",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_INT,
    .min = 0,
    .max = SKIPS_MAX_DOTS,
    .min_items = SKIPS_MIN_SPACES,
    .max_items = SKIPS_MAX_SPACES,
    .fallback = "2;3;1;1;3;2",
    .group_title = N_ ("Lane"),
    .title = N_ ("Dots of the spaces"),
    .explanation = N_ ("The dots of each space, from First's entry side; 0 is a plain space."),
    .say = say_spaces,
    .editor = &skips_lane_editor,
  },
  {
    .group = "Board",
    .key = "Shuffle",
    .type = SS_PARAM_BOOL,
    .words = shuffle_words,
    .fallback = "false",
    .group_title = N_ ("Lane"),
    .title = N_ ("Shuffle the spaces"),
    .explanation = N_ ("The spaces are laid in a new random order for every match."),
  },
  {
    .group = "Board",
    .key = "Entry",
    .type = SS_PARAM_ENUM,
    .words = entry_words,
    .fallback = "facing",
    .group_title = N_ ("Lane"),
    .title = N_ ("Entry"),
    .explanation = N_ ("Whether the players enter from opposite ends or both from First's end."),
  },
  {
    .group = "Pieces",
    .key = "Steps",
    .type = SS_PARAM_LIST,
    .items = SS_ITEMS_INT,
    .min = 1,
    .max = SKIPS_MAX_DOTS,
    .min_items = 1,
    .max_items = SKIPS_MAX_PIECES,
    .fallback = "1;2;3",
    .group_title = N_ ("Pieces"),
    .title = N_ ("Dots of the pieces"),
    .explanation = N_ ("The dots of each player's pieces. A piece goes as many steps as it has dots."),
    .say = say_steps,
  },
  {
    .group = "Moves",
    .key = "JumpOccupied",
    .type = SS_PARAM_BOOL,
    .words = jump_words,
    .fallback = "true",
    .group_title = N_ ("Movement"),
    .title = N_ ("Jump occupied spaces"),
    .explanation = N_ ("Occupied spaces are jumped and not counted; otherwise they count as a step, but no piece may end on one."),
  },
  {
    .group = "Moves",
    .key = "MatchingSpaceForbidden",
    .type = SS_PARAM_BOOL,
    .words = matching_words,
    .fallback = "true",
    .group_title = N_ ("Movement"),
    .title = N_ ("Matching spaces forbidden"),
    .explanation = N_ ("A piece may not end on a space with as many dots as the piece."),
  },
  {
    .group = "Moves",
    .key = "ExactExit",
    .type = SS_PARAM_BOOL,
    .words = exact_words,
    .fallback = "true",
    .group_title = N_ ("Movement"),
    .title = N_ ("Exact count to come home"),
    .explanation = N_ ("A piece comes home only by exact count; otherwise surplus steps are lost."),
  },
  {
    .group = "Moves",
    .key = "NoMove",
    .type = SS_PARAM_ENUM,
    .words = no_move_words,
    .fallback = "lose",
    .group_title = N_ ("Movement"),
    .title = N_ ("When a player can't move"),
    .explanation = N_ ("What happens to a player who has no piece that can move."),
  },
  {
    .group = "Goal",
    .key = "PiecesHome",
    .type = SS_PARAM_INT,
    .min = 1,
    .max = SKIPS_MAX_PIECES,
    .open_max = TRUE,
    .derive = derive_pieces_home,
    .fallback_text = N_ ("as many as there are pieces"),
    .group_title = N_ ("Goal"),
    .title = N_ ("Pieces to bring home"),
    .explanation = N_ ("How many pieces a player must bring home to win."),
    .say = say_pieces_home,
  },
  {
    .group = "Handicap",
    .key = "FirstHome",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = SKIPS_MAX_PIECES - 1,
    .open_max = TRUE,
    .fallback = "0",
    .group_title = N_ ("Handicap"),
    .title = N_ ("First's pieces at home"),
    .explanation = N_ ("How many of First's pieces begin at home, those with the fewest dots first."),
    .sentence_zero = N_ ("First starts with no piece at home."),
    NS_ ("First starts with the piece with the fewest dots already home.",
         "First starts with the {n} pieces with the fewest dots already home."),
  },
  {
    .group = "Handicap",
    .key = "SecondHome",
    .type = SS_PARAM_INT,
    .min = 0,
    .max = SKIPS_MAX_PIECES - 1,
    .open_max = TRUE,
    .fallback = "0",
    .group_title = N_ ("Handicap"),
    .title = N_ ("Second's pieces at home"),
    .explanation = N_ ("How many of Second's pieces begin at home, those with the fewest dots first."),
    .sentence_zero = N_ ("Second starts with no piece at home."),
    NS_ ("Second starts with the piece with the fewest dots already home.",
         "Second starts with the {n} pieces with the fewest dots already home."),
  },
  { .group = NULL, .key = NULL },
};

/* Compiling */

static void
fill_rules (const SsVariant *variant, SkipsRules *rules)
{
  const int *numbers = ss_variant_get_numbers (variant, "Board", "Spaces", &rules->n_spaces);
  for (guint i = 0; i < rules->n_spaces; i++)
    rules->spaces[i] = (guint8) numbers[i];
  numbers = ss_variant_get_numbers (variant, "Pieces", "Steps", &rules->n_pieces);
  for (guint i = 0; i < rules->n_pieces; i++)
    rules->steps[i] = (guint8) numbers[i];

  rules->shuffle = ss_variant_get_bool (variant, "Board", "Shuffle");
  rules->same_side = ss_variant_get_word (variant, "Board", "Entry") == 1;
  rules->jump_occupied = ss_variant_get_bool (variant, "Moves", "JumpOccupied");
  rules->matching_forbidden = ss_variant_get_bool (variant, "Moves", "MatchingSpaceForbidden");
  rules->exact_exit = ss_variant_get_bool (variant, "Moves", "ExactExit");
  rules->no_move = ss_variant_get_word (variant, "Moves", "NoMove");
  rules->pieces_home = (guint) ss_variant_get_int (variant, "Goal", "PiecesHome");
  rules->given_home[SS_SEAT_FIRST] = (guint) ss_variant_get_int (variant, "Handicap", "FirstHome");
  rules->given_home[SS_SEAT_SECOND] = (guint) ss_variant_get_int (variant, "Handicap", "SecondHome");
}

SsRules *
skips_compile (const SsVariant *variant)
{
  SkipsRules *rules = g_new0 (SkipsRules, 1);
  rules->base.state_size = sizeof (SkipsState);
  fill_rules (variant, rules);
  return &rules->base;
}

/* Combinations */

static gboolean
all_spaces_have (const SkipsRules *rules, guint dots, guint or_dots)
{
  for (guint i = 0; i < rules->n_spaces; i++)
    if (rules->spaces[i] != dots && rules->spaces[i] != or_dots)
      return FALSE;
  return TRUE;
}

static guint
count_other_spaces (const SkipsRules *rules, guint dots)
{
  guint n = 0;
  for (guint i = 0; i < rules->n_spaces; i++)
    n += rules->spaces[i] != dots;
  return n;
}

/* skips.md, Setup: decided exactly, without trying orders. Some pieces of both players must begin outside. */
static char *
why_no_order_qualifies (const SkipsRules *rules)
{
  guint dots[2], space[2];
  gboolean bound[2];
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      guint n = rules->steps[skips_fewest_dots (rules, seat) - 1];
      if (n > skips_home (rules) && rules->exact_exit)
        {
          g_autofree char *count = ss_text_number ((int) n);
          return ss_text_fill (_ ("In no order of the spaces can the piece with {n} dots move: it would go beyond home; each player's piece with "
                                  "the fewest dots must be able to move at the start."),
                               "n", count, NULL);
        }
      dots[seat] = n;
      bound[seat] = n <= rules->n_spaces && rules->matching_forbidden;
      space[seat] = bound[seat] ? skips_space (rules, seat, n) : 0;
    }

  gboolean none = (bound[0] && all_spaces_have (rules, dots[0], dots[0])) || (bound[1] && all_spaces_have (rules, dots[1], dots[1]));
  if (bound[0] && bound[1])
    {
      if (space[0] == space[1])
        none |= all_spaces_have (rules, dots[0], dots[1]);
      else if (dots[0] == dots[1])
        none |= count_other_spaces (rules, dots[0]) == 1;
    }
  if (!none)
    return NULL;
  return g_strdup (_ ("In every order of the spaces a piece would have to end on a space with as many dots; each player's piece with the fewest "
                      "dots must be able to move at the start."));
}

void
skips_check (const SsVariant *variant, SsProblems *problems)
{
  static const char *const goal_keys[] = { "Goal/PiecesHome", "Pieces/Steps", NULL };
  static const char *const handicap_keys[][4] = {
    { "Handicap/FirstHome", "Goal/PiecesHome", "Pieces/Steps", NULL },
    { "Handicap/SecondHome", "Goal/PiecesHome", "Pieces/Steps", NULL },
  };
  static const char *const shuffle_keys[] = {
    "Board/Shuffle", "Board/Spaces", "Board/Entry", "Pieces/Steps", "Moves/MatchingSpaceForbidden", "Moves/ExactExit", "Handicap/FirstHome",
    "Handicap/SecondHome", NULL,
  };
  static const char *const handicap_key[] = { "FirstHome", "SecondHome" };
  SkipsRules rules = { 0 };
  fill_rules (variant, &rules);

  if (rules.pieces_home > rules.n_pieces)
    {
      g_autofree char *value = ss_text_number ((int) rules.pieces_home);
      g_autofree char *n = ss_text_number ((int) rules.n_pieces);
      const char *format = ngettext ("{value} is more pieces than there are; only 1 is allowed.",
                                     "{value} is more pieces than there are; 1 to {n} are allowed.", rules.n_pieces);
      ss_variant_problem (variant, problems, ss_text_fill (format, "value", value, "n", n, NULL), goal_keys);
    }
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    if (rules.given_home[seat] >= rules.pieces_home)
      {
        g_autofree char *value = ss_text_number ((int) rules.given_home[seat]);
        g_autofree char *n = ss_text_number ((int) rules.pieces_home - 1);
        const char *format = rules.pieces_home == 1
                                 ? _ ("{value} is too many pieces at home where one piece wins; only 0 is allowed.")
                                 : _ ("{value} is too many pieces at home, for it would have won already; 0 to {n} are allowed.");
        ss_variant_problem (variant, problems, ss_text_fill (format, "value", value, "n", n, NULL), handicap_keys[seat]);
      }

  /* how the spaces may lie is a question only while each has a piece outside */
  if (rules.shuffle && MAX (rules.given_home[0], rules.given_home[1]) < rules.n_pieces)
    {
      char *why = why_no_order_qualifies (&rules);
      if (why)
        ss_variant_problem (variant, problems, why, shuffle_keys);
    }

  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    if (rules.given_home[seat] > 0 && rules.no_move != SKIPS_NO_MOVE_PASS)
      ss_variant_remark (variant, problems, "Handicap", handicap_key[seat],
                         g_strdup (_ ("A piece at home is a move less to make: this handicap helps only if a player who can't move passes.")));
}
