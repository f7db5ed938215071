/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-table.h"

#include <string.h>

SsVariant *
table_variant (const char *overrides, SsProblems *problems)
{
  g_autoptr (SsProblems) own = ss_problems_new ();
  g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=dragon-bridge\nBase=dragon-bridge\n[Action run]\nCount=6\n", overrides, NULL);
  SsVariant *variant = ss_variant_load_text (text, -1, "own.variant", problems ? problems : own);
  for (guint i = 0; i < own->list->len; i++)
    {
      g_autofree char *line = ss_problem_to_line (own->list->pdata[i]);
      g_test_message ("%s", line);
    }
  g_assert_cmpuint (ss_problems_count (own), ==, 0);
  return variant;
}

guint8
table_kind (const DragonRules *r, DragonFamily family, const char *id)
{
  for (guint i = 0; i < r->n[family]; i++)
    if (g_str_equal (r->cards[family][i].id, id))
      return (guint8) i;
  g_error ("no card %s", id);
}

/* all cards of a family in a record's words: those named first, the rest sorted */
static char *
order_pile (const DragonRules *r, DragonFamily family, const char *first)
{
  guint8 left[DRAGON_MAX_ACTIONS];
  GString *order = g_string_new (NULL);
  g_auto (GStrv) ids = g_strsplit (first ? first : "", " ", -1);
  for (guint i = 0; i < r->n[family]; i++)
    left[i] = r->cards[family][i].count;
  for (guint i = 0; ids[i] && *ids[i]; i++)
    {
      guint8 kind = table_kind (r, family, ids[i]);
      g_assert_cmpuint (left[kind], >, 0);
      left[kind]--;
      g_string_append_printf (order, order->len ? ";%s" : "%s", ids[i]);
    }
  for (guint i = 0; i < r->n[family]; i++)
    while (left[i]-- > 0)
      g_string_append_printf (order, order->len ? ";%s" : "%s", r->cards[family][i].id);
  return g_string_free_and_steal (order);
}

static Table *
table_alloc (SsVariant *variant)
{
  Table *table = g_new0 (Table, 1);
  table->rules = ss_rules_new (variant);
  ss_variant_unref (variant);
  table->r = (const DragonRules *) table->rules;
  table->s = (DragonState *) ss_state_new (table->rules);
  return table;
}

Table *
table_new (const char *overrides, const char *deck, const char *items, const char *wizards)
{
  Table *table = table_alloc (table_variant (overrides, NULL));
  const DragonRules *r = table->r;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (entries, order_pile (r, DRAGON_ACTION, deck));
  if (r->n_items > 1)
    g_ptr_array_add (entries, order_pile (r, DRAGON_ITEM, items));
  if (r->mode == DRAGON_MODE_DEALT)
    g_ptr_array_add (entries, order_pile (r, DRAGON_WIZARD, wizards));
  g_ptr_array_add (entries, NULL);
  table->chance = ss_chance_new_replay ((const char *const *) entries->pdata);
  ss_chance_continue (table->chance, 1);
  dragon_setup (table->rules, (SsState *) table->s, table->chance, &table->history);
  g_assert_false (table->s->awaits);
  return table;
}

Table *
table_new_variant (SsVariant *variant, guint64 seed)
{
  Table *table = table_alloc (variant);
  table->chance = ss_chance_new (seed);
  dragon_setup (table->rules, (SsState *) table->s, table->chance, &table->history);
  return table;
}

void
table_free (Table *table)
{
  ss_rules_unref (table->rules);
  ss_chance_free (table->chance);
  ss_history_clear (&table->history);
  ss_effects_clear (&table->effects);
  g_free (table->s);
  g_free (table);
}

void
table_play (Table *table, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, ",", -1);
  for (guint i = 0; list[i]; i++)
    {
      const char *text = g_strstrip (list[i]), *word;
      SsMove move = dragon_parse (table->rules, text);
      if (move == SS_NO_MOVE || !ss_move_is_legal (table->rules, (SsState *) table->s, move, &word, NULL))
        {
          g_autofree char *legal = table_moves (table);
          g_error ("%s is not legal, but %s", text, legal);
        }
      table->effects.n = 0;
      dragon_play (table->rules, (SsState *) table->s, move, table->chance, &table->history, &table->effects);
      table_check (table->r, table->s);
    }
}

const char *
table_refuse (Table *table, const char *text)
{
  const char *word = NULL;
  g_autofree char *sentence = NULL;
  SsMove move = dragon_parse (table->rules, text);
  if (move == SS_NO_MOVE)
    return "unreadable";
  ss_move_is_legal (table->rules, (SsState *) table->s, move, &word, &sentence);
  g_assert_true (!word == !sentence);
  g_assert_true (!sentence || !strchr (sentence, '{'));
  return word;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char *
table_moves (Table *table)
{
  g_auto (SsMoves) moves = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  dragon_legal_moves (table->rules, (SsState *) table->s, &moves);
  for (guint i = 0; i < moves.n; i++)
    g_ptr_array_add (texts, dragon_move_text (table->rules, (SsState *) table->s, moves.moves[i]));
  g_ptr_array_sort (texts, compare);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (";", (char **) texts->pdata);
}

static const char *
subject (const DragonRules *r, const SsEffect *e)
{
  guint kind = (guint) e->subject;
  switch (e->kind)
    {
    case DRAGON_HAPPENED_PLAY:
    case DRAGON_HAPPENED_LAY:
    case DRAGON_HAPPENED_TAKE:
    case DRAGON_HAPPENED_BURY:
    case DRAGON_HAPPENED_ECHO:
    case DRAGON_HAPPENED_SEARCH:
    case DRAGON_HAPPENED_SIFT:
    case DRAGON_HAPPENED_UNDER:
    case DRAGON_HAPPENED_TURN_UP:
    case DRAGON_HAPPENED_DRAW:
    case DRAGON_HAPPENED_TRIBUTE:
      return r->cards[DRAGON_ACTION][kind].id;
    case DRAGON_HAPPENED_ITEM:
    case DRAGON_HAPPENED_MARKET:
      return r->cards[DRAGON_ITEM][kind].id;
    case DRAGON_HAPPENED_POWER:
    case DRAGON_HAPPENED_DECLINE:
      return r->cards[dragon_code_family (e->subject)][dragon_code_kind (e->subject)].id;
    default:
      return NULL;
    }
}

char *
table_effects (Table *table)
{
  static const char *const actors[] = { "first ", "second ", "" };
  GString *all = g_string_new (NULL);
  for (guint i = 0; i < table->effects.n; i++)
    {
      const SsEffect *e = &table->effects.effects[i];
      const char *what = subject (table->r, e);
      g_string_append_printf (all, "%s%s%s", all->len ? "; " : "", actors[e->actor], dragon_effect_words[e->kind]);
      if (what)
        g_string_append_printf (all, " %s", what);
    }
  return g_string_free_and_steal (all);
}

/* Conservation */

static void
count (guint *counts, const guint8 *cards, guint n, gboolean held)
{
  for (guint i = 0; i < n; i++)
    {
      guint kind = held ? DRAGON_HELD_KIND (cards[i]) : cards[i];
      g_assert_cmpuint (kind, <, DRAGON_MAX_ACTIONS);
      counts[kind]++;
    }
}

static void
check_family (const DragonRules *r, DragonFamily family, const guint *counts)
{
  for (guint i = 0; i < r->n[family]; i++)
    g_assert_cmpuint (counts[i], ==, r->cards[family][i].count);
}

static void
check_rest (const guint8 *cards, guint n, guint room)
{
  for (guint i = n; i < room; i++)
    g_assert_cmpuint (cards[i], ==, 0);
}

void
table_check (const DragonRules *r, const DragonState *s)
{
  guint actions[DRAGON_MAX_ACTIONS] = { 0 }, items[DRAGON_MAX_ACTIONS] = { 0 }, hacks[DRAGON_MAX_ACTIONS] = { 0 };
  count (actions, s->deck, s->n_deck, FALSE);
  count (actions, s->nest, s->n_nest, FALSE);
  count (actions, &s->under, s->under != DRAGON_NONE, FALSE);
  count (actions, &s->played, s->played != DRAGON_NONE, FALSE);
  count (items, s->item_deck, s->n_item_deck, FALSE);
  count (items, s->market, s->n_market, FALSE);
  count (hacks, s->hacks, s->n_hacks, FALSE);
  count (hacks, s->hack_deck, s->n_hack_deck, FALSE);
  for (guint seat = 0; seat < 2; seat++)
    {
      count (actions, s->hand[seat], s->n_hand[seat], TRUE);
      count (items, s->items[seat], s->n_items[seat], FALSE);
      g_assert_cmpuint (s->ready[seat] + s->used[seat] + s->n_aside[seat], ==, r->gems);
      g_assert_cmpuint (s->place[seat], <, r->length);
      check_rest (s->hand[seat], s->n_hand[seat], DRAGON_MAX_CARDS);
      check_rest (s->items[seat], s->n_items[seat], DRAGON_MAX_ITEMS);
      check_rest (s->aside[seat], s->n_aside[seat], DRAGON_MAX_GEMS);
      for (guint i = 1; i < s->n_hand[seat]; i++)
        g_assert_cmpuint (s->hand[seat][i - 1], <=, s->hand[seat][i]);
    }
  check_rest (s->deck, s->n_deck, DRAGON_MAX_CARDS);
  check_rest (s->deck_known, s->n_deck, DRAGON_MAX_CARDS);
  check_rest (s->nest, s->n_nest, DRAGON_MAX_CARDS);
  check_rest (s->market, s->n_market, DRAGON_MAX_MARKET);
  check_rest (s->item_deck, s->n_item_deck, DRAGON_MAX_ITEMS);
  check_rest (s->hacks, s->n_hacks, DRAGON_MAX_OPEN_HACKS);
  check_rest (s->hack_deck, s->n_hack_deck, DRAGON_MAX_HACKS);
  check_rest ((const guint8 *) (s->queue + s->n_queue), 0, (DRAGON_MAX_WAITING - s->n_queue) * (guint) sizeof s->queue[0]);
  g_assert_cmpuint (s->white[0] + s->white[1] + s->supply, ==, r->hacking ? r->white_gems : 0);
  check_family (r, DRAGON_ACTION, actions);
  check_family (r, DRAGON_ITEM, items);
  if (r->hacking)
    {
      for (guint i = 0; i < r->n[DRAGON_HACK]; i++)
        hacks[i] += s->hacks_gone[i / 8] >> (i % 8) & 1;
      check_family (r, DRAGON_HACK, hacks);
    }
}
