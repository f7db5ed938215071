/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy.h"

#include <string.h>

static gboolean
is_capitals (const SsParam *param, const char *text, char **what)
{
  if (*text && strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ;\\ ") == strlen (text))
    return TRUE;
  *what = g_strdup ("not capitals");
  return FALSE;
}

static gboolean
is_effect (const SsParam *param, const char *text, char **what)
{
  if (g_str_has_prefix (text, "move "))
    return TRUE;
  *what = g_strdup ("not an effect");
  return FALSE;
}

static gboolean
is_not_one (const SsParam *param, const char *text, char **what)
{
  if (!g_str_equal (text, "1"))
    return TRUE;
  *what = g_strdup ("1 makes no sense");
  return FALSE;
}

static char *
derive_goal (const SsVariant *variant, const char *group)
{
  return g_strdup_printf ("%d", ss_variant_get_int (variant, "Board", "Size"));
}

static char *
derive_name (const SsVariant *variant, const char *group)
{
  return g_strdup (strchr (group, ' ') + 1);
}

static char *
random_capitals (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  return g_strdup_printf ("%c;Z", 'A' + (int) ss_rng_below (rng, 20));
}

static char *
random_effect (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  return g_strdup_printf ("move %u", ss_rng_below (rng, 9) + 1);
}

static const SsWord modes[] = { { "slow", "Slow", "It is slow." }, { "quick", "Quick", "It is quick." }, { NULL, NULL, NULL } };
static const SsWord bonus[] = { { "difference", "Difference", NULL }, { NULL, NULL, NULL } };

static const SsParam params[] = {
  { .group = "Board", .key = "Size", .type = SS_PARAM_INT, .min = 2, .max = 9, .fallback = "3", .title = "Size", .sentence_zero = NULL,
    NS_ ("One square.", "{n} squares.") },
  { .group = "Board", .key = "Goal", .type = SS_PARAM_INT, .min = 1, .max = 9, .open_max = TRUE, .derive = derive_goal, .title = "Goal" },
  { .group = "Board", .key = "Start", .type = SS_PARAM_INT, .min = 0, .max = 9, .open_min = TRUE, .fallback = "4", .title = "Start" },
  { .group = "Board", .key = "Repeat", .type = SS_PARAM_INT, .min = 0, .max = 9, .fallback = "3", .check_item = is_not_one, .title = "Repeat" },
  { .group = "Board", .key = "Mode", .type = SS_PARAM_ENUM, .words = modes, .fallback = "slow", .title = "Mode" },
  { .group = "Board", .key = "Open", .type = SS_PARAM_BOOL, .fallback = "false", .title = "Open" },
  { .group = "Board", .key = "Scores", .type = SS_PARAM_LIST, .items = SS_ITEMS_INT_OR_WORD, .min = 0, .max = 99, .words = bonus, .min_items = 1,
    .max_items = 4, .fallback = "1;2;difference", .title = "Scores" },
  { .group = "Board", .key = "Gems", .type = SS_PARAM_LIST, .items = SS_ITEMS_INT, .min = 0, .max = 9, .distinct = TRUE, .min_items = 0,
    .max_items = 5, .fallback = "3;6", .title = "Gems" },
  { .group = "Board", .key = "Islands", .type = SS_PARAM_LIST, .items = SS_ITEMS_TEXT, .check_item = is_capitals, .distinct = TRUE, .min_items = 1,
    .max_items = 3, .fallback = "A;B", .title = "Islands", .random = random_capitals },
  { .group = "Card", .family = TRUE, .key = "Name", .type = SS_PARAM_TEXT, .translatable = TRUE, .derive = derive_name, .title = "Name" },
  { .group = "Card", .family = TRUE, .key = "Count", .type = SS_PARAM_INT, .min = 0, .max = 4, .fallback = "1", .title = "Count" },
  { .group = "Card", .family = TRUE, .required = TRUE, .key = "Effect", .type = SS_PARAM_EFFECT, .check_item = is_effect, .title = "Effect",
    .random = random_effect },
  { .group = NULL, .key = NULL },
};

static void
check (const SsVariant *variant, SsProblems *problems)
{
  static const char *const keys[] = { "Board/Goal", "Board/Size", NULL };
  if (ss_variant_get_int (variant, "Board", "Goal") > ss_variant_get_int (variant, "Board", "Size"))
    ss_variant_problem (variant, problems, g_strdup ("goal beyond size"), keys);
  if (ss_variant_get_int (variant, "Board", "Start") < ss_variant_get_int (variant, "Board", "Size"))
    ss_variant_problem_at (variant, problems, "Board", "Start", g_strdup ("start before size"));

  guint n;
  const char *const *cards = ss_variant_get_groups (variant, "Card", &n);
  if (n > 3)
    ss_variant_problem_at (variant, problems, cards[3], NULL, g_strdup ("too many cards"));
}

static gboolean
check_family (const char *word, const char *name, char **what)
{
  if (*name && strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789") == strlen (name))
    return TRUE;
  *what = g_strdup ("not a name of a card");
  return FALSE;
}

const SsGame toy = {
  .id = "toy",
  .title = "Toy",
  .params = params,
  .check = check,
  .check_family = check_family,
};
