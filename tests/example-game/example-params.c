/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "example-game.h"

#include <string.h>

static gboolean
check_slot (const SsParam *param, const char *text, char **what)
{
  gsize n = strspn (text, "abcdefghijklmnopqrstuvwxyz");
  if (n >= 1 && n <= 8 && text[n] == '\0')
    return TRUE;
  *what = g_strdup ("A slot is a word of 1 to 8 small letters.");
  return FALSE;
}

static gboolean
check_effect (const SsParam *param, const char *text, char **what)
{
  if (*text == '\0' || g_str_equal (text, "again") || g_str_equal (text, "draw"))
    return TRUE;
  *what = g_strdup ("An effect is empty, again or draw.");
  return FALSE;
}

static void
say_values (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const int *values = ss_variant_get_numbers (variant, "Deck", "Values", &n);
  g_autofree char *row = ss_text_row (values, n);
  g_ptr_array_add (sentences, ss_text_fill ("The cards are {row}.", "row", row, NULL));
}

static void
say_row (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  g_ptr_array_add (sentences, ss_text_fill ("{title}: {value}.", "title", param->title, "value",
                                            ss_variant_get_text (variant, group ? group : param->group, param->key), NULL));
}

static char *
derive_target (const SsVariant *variant, const char *group)
{
  guint n;
  ss_variant_get_numbers (variant, "Deck", "Values", &n);
  return g_strdup_printf ("%u", n);
}

static gboolean
repetition_applies (const SsVariant *variant)
{
  return ss_variant_get_int (variant, "End", "Repetition") > 0;
}

static const SsWord bonus_words[] = { { "double", "Double", NULL }, { NULL, NULL, NULL } };
static const SsWord coin_words[] = {
  { "false", "No", "There is no coin." }, { "true", "Yes", "A coin may be tossed at the start of a turn." }, { NULL, NULL, NULL }
};
static const SsWord wait_words[] = { { "false", "No", "Nobody may wait." }, { "true", "Yes", "A player may wait." }, { NULL, NULL, NULL } };
static const SsWord repetition_words[] = {
  { "draw", "Draw", "Repetition is a draw." }, { "points", "Points", "At repetition points decide." }, { NULL, NULL, NULL }
};

const SsParam example_params[] = {
  { .group = "Deck", .key = "Values", .type = SS_PARAM_LIST, .items = SS_ITEMS_INT, .min = 0, .max = 9, .min_items = 4, .max_items = 40,
    .fallback = "0;0;1;1;1;2;2;2;3;3;3;4;4;5;6;7;8;9", .group_title = "Deck", .title = "Values of the cards",
    .explanation = "One number for each card.", .say = say_values, .editor = &example_editor },
  { .group = "Deck", .key = "Bonus", .type = SS_PARAM_LIST, .items = SS_ITEMS_INT_OR_WORD, .min = 0, .max = 5, .min_items = 0,
    .max_items = EXAMPLE_MAX_BONUSES, .words = bonus_words, .fallback = "0;double", .group_title = "Deck", .title = "Bonus",
    .explanation = "For the first, second, third card played in a turn.", .say = say_row },
  { .group = "Deck", .key = "Slots", .type = SS_PARAM_LIST, .items = SS_ITEMS_TEXT, .min_items = 1, .max_items = EXAMPLE_MAX_SLOTS, .distinct = TRUE,
    .check_item = check_slot, .fallback = "left;middle;right", .group_title = "Deck", .title = "Slots of the market",
    .explanation = "Their names.", .say = say_row },
  { .group = "Hand", .key = "Size", .type = SS_PARAM_INT, .min = 1, .max = 6, .fallback = "3", .group_title = "Hand", .title = "Hand size",
    .explanation = "Cards dealt.", NS_ ("One card is dealt.", "{n} cards are dealt.") },
  { .group = "Hand", .key = "Limit", .type = SS_PARAM_INT, .min = 1, .max = EXAMPLE_MAX_HAND, .fallback = "8", .group_title = "Hand",
    .title = "Hand limit", .explanation = "At least the hand size.", NS_ ("One card may be held.", "{n} cards may be held.") },
  { .group = "Turn", .key = "Moves", .type = SS_PARAM_INT, .min = 1, .max = 4, .fallback = "2", .group_title = "Turn", .title = "Moves a turn",
    .explanation = "How many.", NS_ ("A turn is one move.", "A turn is {n} moves.") },
  { .group = "Turn", .key = "Coin", .type = SS_PARAM_BOOL, .words = coin_words, .fallback = "true", .group_title = "Turn", .title = "Coin",
    .explanation = "May a coin be tossed?" },
  { .group = "Turn", .key = "Wait", .type = SS_PARAM_BOOL, .words = wait_words, .fallback = "false", .group_title = "Turn", .title = "Waiting",
    .explanation = "May a player wait?" },
  { .group = "End", .key = "Target", .type = SS_PARAM_INT, .min = 1, .max = 60, .derive = derive_target,
    .fallback_text = "as many as there are values", .group_title = "End", .title = "Points to win", .explanation = "Whoever has them wins.",
    NS_ ("1 point wins.", "{n} points win.") },
  { .group = "End", .key = "Repetition", .type = SS_PARAM_INT, .min = 0, .max = 9, .fallback = "3", .group_title = "End",
    .title = "Repetitions", .explanation = "0: none; not 1.", .sentence_zero = "Repetition doesn't end the match.",
    NS_ ("unused", "A position that has come up {n} times ends the match.") },
  { .group = "End", .key = "AtRepetition", .type = SS_PARAM_ENUM, .words = repetition_words, .fallback = "draw", .applies = repetition_applies,
    .group_title = "End", .title = "At repetition", .explanation = "Who wins." },
  { .group = "Card", .key = "Title", .type = SS_PARAM_TEXT, .family = TRUE, .translatable = TRUE, .fallback = "", .group_title = "Card",
    .title = "Title", .explanation = "What it is called.", .say = say_row },
  { .group = "Card", .key = "Value", .type = SS_PARAM_INT, .family = TRUE, .required = TRUE, .min = 0, .max = 9, .group_title = "Card",
    .title = "Value", .explanation = "Points.", .say = say_row },
  { .group = "Card", .key = "Count", .type = SS_PARAM_INT, .family = TRUE, .min = 1, .max = 4, .fallback = "1", .group_title = "Card",
    .title = "Count", .explanation = "How many there are.", .say = say_row },
  { .group = "Card", .key = "Effect", .type = SS_PARAM_EFFECT, .family = TRUE, .check_item = check_effect, .fallback = "", .group_title = "Card",
    .title = "Effect", .explanation = "What it does.", .say = say_row },
  { .group = NULL, .key = NULL },
};

gboolean
example_check_family (const char *word, const char *name, char **what)
{
  gsize n = strspn (name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (n >= 1 && n <= 8 && name[n] == '\0')
    return TRUE;
  *what = g_strdup ("The name of a card is 1 to 8 capital letters.");
  return FALSE;
}

static guint
count_cards (const SsVariant *variant)
{
  guint n, n_groups;
  ss_variant_get_numbers (variant, "Deck", "Values", &n);
  const char *const *groups = ss_variant_get_groups (variant, "Card", &n_groups);
  for (guint i = 0; i < n_groups; i++)
    n += (guint) ss_variant_get_int (variant, groups[i], "Count");
  return n;
}

void
example_check (const SsVariant *variant, SsProblems *problems)
{
  guint n_slots, n_groups;
  ss_variant_get_items (variant, "Deck", "Slots", &n_slots);
  ss_variant_get_groups (variant, "Card", &n_groups);
  int hand = ss_variant_get_int (variant, "Hand", "Size");
  int limit = ss_variant_get_int (variant, "Hand", "Limit");
  guint n = count_cards (variant);

  if (limit < hand)
    ss_variant_problem (variant, problems, g_strdup ("The hand limit is less than the hand."), (const char *const[]) { "Hand/Limit", "Hand/Size", NULL });
  if (n_groups > EXAMPLE_MAX_KINDS - EXAMPLE_FIRST_FAMILY)
    ss_variant_problem_at (variant, problems, "Deck", "Values", g_strdup ("There are at most 6 groups of cards."));
  if (n > EXAMPLE_MAX_CARDS || n < 2 * (guint) hand + n_slots)
    ss_variant_problem (variant, problems, g_strdup ("There are too many or too few cards; as many as are dealt to 60 are allowed."),
                        (const char *const[]) { "Deck/Values", "Hand/Size", "Deck/Slots", NULL });
  if (ss_variant_get_int (variant, "End", "Repetition") == 1)
    ss_variant_problem_at (variant, problems, "End", "Repetition", g_strdup ("A position comes up once in any case; 0 or 2 to 9 are allowed."));
  if (ss_variant_get_bool (variant, "Turn", "Wait") && !repetition_applies (variant))
    ss_variant_remark (variant, problems, "Turn", "Wait", g_strdup ("Nothing keeps both from waiting forever."));
}

static void
add_kind (ExampleRules *rules, char *name, char *title, guint value, guint effect)
{
  rules->names[rules->n_kinds] = name;
  rules->titles[rules->n_kinds] = title;
  rules->value[rules->n_kinds] = (guint8) value;
  rules->effect[rules->n_kinds++] = (guint8) effect;
}

static int
compare_bytes (gconstpointer a, gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

SsRules *
example_compile (const SsVariant *variant)
{
  ExampleRules *rules = g_new0 (ExampleRules, 1);
  rules->base.state_size = sizeof (ExampleState);
  for (guint value = 0; value < EXAMPLE_FIRST_FAMILY; value++)
    add_kind (rules, g_strdup_printf ("%u", value), g_strdup_printf ("the %u", value), value, EXAMPLE_CARD_PLAIN);

  guint n;
  const int *values = ss_variant_get_numbers (variant, "Deck", "Values", &n);
  for (guint i = 0; i < n; i++)
    rules->cards[rules->n_cards++] = (guint8) values[i];
  const char *const *groups = ss_variant_get_groups (variant, "Card", &n);
  for (guint i = 0; i < n; i++)
    {
      const char *effect = ss_variant_get_text (variant, groups[i], "Effect");
      const char *title = ss_variant_get_local (variant, groups[i], "Title");
      for (int j = 0; j < ss_variant_get_int (variant, groups[i], "Count"); j++)
        rules->cards[rules->n_cards++] = (guint8) rules->n_kinds;
      add_kind (rules, g_strdup (groups[i] + strlen ("Card ")), g_strdup (*title ? title : groups[i]),
                (guint) ss_variant_get_int (variant, groups[i], "Value"),
                g_str_equal (effect, "again") ? EXAMPLE_CARD_AGAIN : g_str_equal (effect, "draw") ? EXAMPLE_CARD_DRAW : EXAMPLE_CARD_PLAIN);
    }
  qsort (rules->cards, rules->n_cards, 1, compare_bytes);

  const char *const *slots = ss_variant_get_items (variant, "Deck", "Slots", &rules->n_slots);
  for (guint i = 0; i < rules->n_slots; i++)
    rules->slots[i] = g_strdup (slots[i]);
  const int *bonus = ss_variant_get_numbers (variant, "Deck", "Bonus", &rules->n_bonuses);
  for (guint i = 0; i < rules->n_bonuses; i++)
    rules->bonus[i] = bonus[i];
  rules->hand_size = (guint) ss_variant_get_int (variant, "Hand", "Size");
  rules->hand_limit = (guint) ss_variant_get_int (variant, "Hand", "Limit");
  rules->moves = (guint) ss_variant_get_int (variant, "Turn", "Moves");
  rules->coin = ss_variant_get_bool (variant, "Turn", "Coin");
  rules->wait = ss_variant_get_bool (variant, "Turn", "Wait");
  rules->target = (guint) ss_variant_get_int (variant, "End", "Target");
  rules->repetition = (guint) ss_variant_get_int (variant, "End", "Repetition");
  rules->repetition_points = ss_variant_get_word (variant, "End", "AtRepetition") == 1;
  return &rules->base;
}

void
example_clear (SsRules *base)
{
  ExampleRules *rules = (ExampleRules *) base;
  for (guint i = 0; i < EXAMPLE_MAX_KINDS; i++)
    {
      g_free (rules->names[i]);
      g_free (rules->titles[i]);
    }
  for (guint i = 0; i < EXAMPLE_MAX_SLOTS; i++)
    g_free (rules->slots[i]);
}
