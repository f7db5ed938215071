/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The hard rules of Dragon Bridge, one by one. */
#include <string.h>

#include "dragon-table.h"

static void
assert_moves (Table *table, const char *expected)
{
  g_autofree char *moves = table_moves (table);
  g_assert_cmpstr (moves, ==, expected);
}

static void
assert_effects (Table *table, const char *expected)
{
  g_autofree char *effects = table_effects (table);
  g_assert_cmpstr (effects, ==, expected);
}

#define PLAIN "[Wizards]\nMode=none\n"
#define NO_ITEMS "[Item big-satchel]\nCount=0\n[Item gem-pouch]\nCount=0\n[Item grappling-hook]\nCount=0\n[Item moon-lantern]\nCount=0\n[Item ram-horns]\n" \
                 "Count=0\n[Item roller-skates]\nCount=0\n[Item spring-boots]\nCount=0\n[Item storm-glass]\nCount=0\n"

/* The effect list of a flight, step by step: the newest card goes under the dragon, the rest is shuffled, the dragon changes ends, the market is filled,
 * powers on the flight wait (a new dragon power counts already), cards are drawn, the other begins. */
static void
test_flight (void)
{
  g_autoptr (Table) table = table_new ("[Dragon]\nFlightWings=5\n[Gems]\nFirstReady=3\n" PLAIN "[Action gale]\nDragon=flight +3;on flight: ready 1\n",
                                       "bait run run run gale run shove trip", NULL, NULL);
  table_play (table, "play bait, +1, item big-satchel, play gale, +2, -1");
  /* three wings of Bait and two of Gale: Second ends his gem stage. First, who has used three gems, may ready one by Second's new dragon power? No:
   * the dragon's list is for the player on turn. Second has a depleted gem and is asked. */
  table_play (table, "done");
  assert_effects (table, "flight; under-dragon gale; shuffle; turn-dragon; market moon-lantern");
  g_assert_cmpuint (table->s->side, ==, 1);
  g_assert_cmpuint (table->s->n_nest, ==, 0);
  g_assert_cmpuint (table->s->under, ==, table_kind (table->r, DRAGON_ACTION, "gale"));
  g_assert_cmpuint (dragon_flight_number (table->r, table->s), ==, 8);
  assert_moves (table, "no;yes");
  g_assert_cmpuint (table->s->decider, ==, SS_SEAT_SECOND);
  const SsEffect *e = table->effects.effects;
  g_assert_cmpint (e[0].amount, ==, 5);
  g_assert_cmpint (e[0].to, ==, 5);
  g_assert_cmpint (e[2].amount, ==, 39 - 1 - 5 - 3); /* all but Gale and both hands; the satchel made First's larger */
  g_assert_cmpint (e[3].from, ==, 0);
  g_assert_cmpint (e[3].to, ==, 1);
  table_play (table, "yes");
  g_autofree char *effects = table_effects (table);
  g_assert_true (g_str_has_prefix (effects, "second power gale; second ready; second draw "));
  g_assert_true (g_str_has_suffix (effects, "; second drew; first turn"));
  /* only who draws may know what */
  for (guint i = 0; i < table->effects.n; i++)
    g_assert_cmpuint (table->effects.effects[i].seen_by, ==,
                      table->effects.effects[i].kind == DRAGON_HAPPENED_DRAW ? SS_SEEN_BY (SS_SEAT_SECOND) : SS_SEEN_BY_BOTH);
}

static void
test_escape_only_in_own_turn (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Item gem-pouch]\nPower=on bumped: move 1\n", "shove run run run run run shove trip", "gem-pouch", NULL);
  table->s->items[1][0] = table->s->market[0];
  table->s->n_items[1] = 1;
  memmove (table->s->market, table->s->market + 1, 2);
  table->s->market[2] = 0;
  table->s->n_market = 2;
  table->s->place[1] = 13; /* an exit tile */
  table_play (table, "play shove, -3");
  assert_moves (table, "no;yes");
  table->s->place[1] = 13;
  table_play (table, "yes");
  assert_moves (table, "+1;-1;0"); /* a move of the opponent's turn is no escape */
  table_play (table, "0, done, play run");
  g_assert_cmpuint (table->s->result, ==, SS_RESULT_SECOND);
  g_assert_cmpuint (table->s->reason, ==, DRAGON_REASON_ESCAPE);
}

/* After the dragon check nobody escapes, and nobody is pounced before the end of his own gem stage. */
static void
test_no_escape_after_the_check (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Dragon]\nRoostCards=2\n[Item gem-pouch]\nPower=on roost: move 1\n[Handicap]\nFirstItems=1\n",
                                       "run run run run run run shove trip", "gem-pouch", NULL);
  table_play (table, "play run, 0, done, play run, 0");
  table->s->place[0] = 14;
  table_play (table, "done"); /* Second's turn: a roost; First may move, and does not escape */
  assert_moves (table, "no;yes");
  table_play (table, "yes");
  assert_moves (table, "+1;-1;0");
  table_play (table, "0, play run");
  g_assert_cmpuint (table->s->result, ==, SS_RESULT_FIRST);
}

static void
test_pounce (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run run run run shove shove trip trip", NULL, NULL);
  table_play (table, "play run, -3");
  g_assert_cmpuint (table->s->place[0], ==, 4);
  assert_moves (table, "done;gem");
  table_play (table, "gem, +1");
  g_assert_cmpuint (table->s->result, ==, SS_RESULT_UNFINISHED);
  /* being bumped onto a threatened tile is harmless until the end of one's own gem stage */
  table_play (table, "play shove, -3, done");
  g_assert_cmpuint (table->s->place[0], ==, 2);
  g_assert_cmpuint (table->s->result, ==, SS_RESULT_UNFINISHED);
  table_play (table, "play run, 0, done");
  g_assert_cmpuint (table->s->result, ==, SS_RESULT_SECOND);
  g_assert_cmpuint (table->s->reason, ==, DRAGON_REASON_POUNCE);
}

/* A card of the nest that is equal to another: the one that has lain longest is taken, the newest stays. */
static void
test_equal_cards (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run shove bait trip run run gale trip", NULL, NULL);
  table_play (table, "play run, 0, done, play run, 0, done, play shove, -3, done, play run, 0, done");
  guint8 run = table_kind (table->r, DRAGON_ACTION, "run"), shove = table_kind (table->r, DRAGON_ACTION, "shove");
  g_assert_cmpmem (table->s->nest, 4, ((guint8[]) { run, run, shove, run }), 4);
  table_play (table, "play bait, take run");
  g_assert_cmpmem (table->s->nest, 3, ((guint8[]) { run, shove, run }), 3);
}

/* With an empty hand the action stage is skipped, its event too. */
static void
test_empty_hand (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Item gem-pouch]\nPower=must on action: deplete 1\n[Handicap]\nSecondItems=1\n", NULL, "gem-pouch", NULL);
  DragonState *s = table->s;
  while (s->n_hand[1])
    {
      guint8 held = s->hand[1][--s->n_hand[1]];
      s->hand[1][s->n_hand[1]] = 0;
      s->nest[s->n_nest++] = DRAGON_HELD_KIND (held);
    }
  table_check (table->r, s);
  g_autofree char *first = table_moves (table);
  g_auto (GStrv) plays = g_strsplit (first, ";", -1);
  table_play (table, plays[0]);
  while (s->on_turn == SS_SEAT_FIRST)
    {
      g_autofree char *moves = table_moves (table);
      g_auto (GStrv) list = g_strsplit (moves, ";", -1);
      table_play (table, list[0]);
    }
  g_assert_cmpuint (s->decision, ==, DRAGON_DECIDE_GEM);
  g_assert_cmpuint (s->ready[1], ==, 2);
}

/* While the queue is worked off, a power that was queued in this stage before does not come again: every chain ends. */
static void
test_chain_ends (void)
{
  g_autoptr (Table) table = table_new (PLAIN NO_ITEMS "[Item echo]\nCount=2\nPower=must on bump: bump 1\n[Handicap]\nFirstItems=2\n",
                                       "shove run run run", NULL, NULL);
  table_play (table, "play shove, +3");
  /* both copies wait from the card's own bump; what they bump queues nothing more */
  g_assert_cmpuint (table->s->n_queue, ==, 1);
  assert_moves (table, "+1;-1");
  table_play (table, "-1, -1");
  g_assert_cmpuint (table->s->n_queue, ==, 0);
  assert_moves (table, "done;gem");
}

/* An event in the working off queues equal items of one player once. */
static void
test_equal_items_once (void)
{
  g_autoptr (Table) table = table_new (PLAIN NO_ITEMS "[Item horn]\nCount=1\nPower=must on action: bump 1\n[Item echo]\nCount=2\nPower=must on bump: ready 1\n"
                                       "[Gems]\nFirstReady=0\n[Handicap]\nFirstItems=3\n",
                                       "run run run run", NULL, NULL);
  table_play (table, "play run, 0, +1");
  /* one of the two, so one gem */
  g_assert_cmpuint (table->s->ready[0], ==, 1);
}

/* The queue's worst case: eight bumps, each queuing twenty-five items; the page's reckoning is exactly 250. */
static void
test_most_waiting (void)
{
  GString *text = g_string_new ("[Variant]\nFormat=1\nGame=dragon-bridge\n" PLAIN "[Cards]\nHand=1\n[Dragon]\nRoostCards=2\n[Action flurry]\nCount=12\n"
                                "Effect=bump 1, bump 1, bump 1, bump 1, bump 1, bump 1, bump 1, bump 1\n");
  for (guint i = 0; i < 7; i++)
    g_string_append_printf (text, "[Item i%u]\nCount=%u\nPower=on bump: deplete-opponent 1\n", i, i < 6 ? 4 : 1);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text (text->str, -1, "most.variant", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 0);
  g_autoptr (Table) table = table_new_variant (variant, 3);
  g_assert_cmpuint (dragon_weigh (table->r), ==, 250);
  DragonState *s = table->s;
  s->n_market = s->n_item_deck = 0;
  memset (s->market, 0, sizeof s->market);
  memset (s->item_deck, 0, sizeof s->item_deck);
  for (guint kind = 0; kind < 7; kind++)
    for (guint i = 0; i < table->r->cards[DRAGON_ITEM][kind].count; i++)
      s->items[0][s->n_items[0]++] = (guint8) kind;
  table_play (table, "play flurry, +1, +1, +1, +1, +1, +1, +1");
  g_assert_cmpuint (s->n_queue, ==, 7 * 25);
  SsMove last = dragon_parse (table->rules, "+1");
  dragon_play (table->rules, (SsState *) s, last, table->chance, &table->history, NULL);
  table_check (table->r, s);
  g_assert_cmpuint (s->n_queue, ==, 8 * 25);
  assert_moves (table, "first i0;first i1;first i2;first i3;first i4;first i5;first i6");
  /* all of them can be worked off */
  for (guint i = 0; i < 1000 && s->decision != DRAGON_DECIDE_GEM; i++)
    {
      g_autofree char *moves = table_moves (table);
      g_auto (GStrv) list = g_strsplit (moves, ";", -1);
      table_play (table, list[0]);
    }
  g_assert_cmpuint (s->decision, ==, DRAGON_DECIDE_GEM);
  g_assert_cmpuint (s->n_queue, ==, 0);

  /* one item more is too much */
  g_string_append (text, "[Item one-more]\nPower=on bump: ready 1\n");
  g_autoptr (SsVariant) more = ss_variant_load_text (text->str, -1, "more.variant", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  g_assert_nonnull (more);
  g_string_free (text, TRUE);
}

static void
test_default_weight (void)
{
  g_autoptr (Table) table = table_new (NULL, NULL, NULL, NULL);
  g_assert_cmpuint (dragon_weigh (table->r), ==, 47);
}

/* A bump beyond the last tile: only the smallest amount, and it depletes a gem; a bump of 0 tiles happens too. */
static void
test_beyond (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Item ram-horns]\nPower=+bump 1;+bump 2\n[Handicap]\nFirstItems=1\n", "shove shove run run", "ram-horns", NULL);
  table->s->place[1] = 16;
  table_play (table, "play shove");
  assert_moves (table, "+3;-3;-4;-5;-6");
  g_assert_cmpstr (table_refuse (table, "+4"), ==, "beyond");
  g_assert_cmpstr (table_refuse (table, "-7"), ==, "wrong-amount");
  g_assert_cmpstr (table_refuse (table, "-2"), ==, "wrong-amount");
  table_play (table, "+3");
  g_assert_cmpuint (table->s->place[1], ==, 17);
  g_assert_cmpuint (table->s->ready[1], ==, 1);
}

/* A must bonus is always added; choices are sums of the others. */
static void
test_must_bonus (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Item ram-horns]\nPower=must +bump 2;+bump 3 dragonward\n[Handicap]\nFirstItems=1\n", "shove run run run", "ram-horns",
                                       NULL);
  table_play (table, "play shove");
  assert_moves (table, "+5;-5;-8");
}

/* Hands, deck: what is known */

static guint8
seen (Table *table, SsSeat seat, guint i)
{
  DragonState view;
  dragon_view (table->rules, (SsState *) table->s, seat, (SsState *) &view);
  return view.hand[ss_seat_other (seat)][i];
}

static void
test_knowledge_of_hands (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run bait run trip run gale shove trip", NULL, NULL);
  guint8 run = table_kind (table->r, DRAGON_ACTION, "run");
  table_play (table, "play run, 0, done, play run, 0, done, play bait, +1");
  /* First holds run, run, trip: Second knows one run */
  g_assert_cmpuint (seen (table, SS_SEAT_SECOND, 0), ==, DRAGON_HELD (run, FALSE));
  g_assert_cmpuint (seen (table, SS_SEAT_SECOND, 1), ==, DRAGON_UNKNOWN);
  g_assert_cmpuint (seen (table, SS_SEAT_FIRST, 0), ==, DRAGON_UNKNOWN);
  table_play (table, "done, play gale, +2, +1, done, play run");
  /* whichever of the two runs was played: he knows none any more */
  for (guint i = 0; i < table->s->n_hand[0]; i++)
    g_assert_cmpuint (seen (table, SS_SEAT_SECOND, i), ==, DRAGON_UNKNOWN);
}

static void
test_knowledge_of_the_deck (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run burrow omen trip run gale shove trip", NULL, NULL);
  DragonState view;
  table_play (table, "play run, 0, done, play run, 0, done, play burrow");
  /* both know what was buried */
  for (guint seat = 0; seat < 2; seat++)
    {
      dragon_view (table->rules, (SsState *) table->s, seat, (SsState *) &view);
      g_assert_cmpuint (view.deck[0], ==, table_kind (table->r, DRAGON_ACTION, "run"));
      for (guint i = 1; i < view.n_deck; i++)
        g_assert_cmpuint (view.deck[i], ==, DRAGON_UNKNOWN);
    }
  table_play (table, "+2, 0, done, play gale, +2, +1, done, play omen, +2, 0");
  /* First looks at the top two; nobody else does */
  dragon_view (table->rules, (SsState *) table->s, SS_SEAT_FIRST, (SsState *) &view);
  g_assert_cmpuint (view.deck[view.n_deck - 1], <, DRAGON_UNKNOWN);
  g_assert_cmpuint (view.deck[view.n_deck - 2], <, DRAGON_UNKNOWN);
  g_assert_cmpuint (view.deck[view.n_deck - 3], ==, DRAGON_UNKNOWN);
  dragon_view (table->rules, (SsState *) table->s, SS_SEAT_SECOND, (SsState *) &view);
  g_assert_cmpuint (view.deck[view.n_deck - 1], ==, DRAGON_UNKNOWN);
}

/* This test finds a view that shows too much: a hidden card is exchanged for another hidden one, and nothing may change. */
static void
test_no_peeking (void)
{
  g_autoptr (Table) table = table_new (NULL, NULL, NULL, NULL);
  DragonState other = *table->s, view, same;
  guint8 hand = DRAGON_HELD_KIND (other.hand[1][0]), from = 0;
  guint i = 0;
  while (other.deck[i] == hand)
    i++;
  from = other.deck[i];
  other.deck[i] = hand;
  dragon_hand_remove (&other, SS_SEAT_SECOND, hand);
  dragon_hand_add (&other, SS_SEAT_SECOND, from, TRUE);
  table_check (table->r, &other);
  dragon_view (table->rules, (SsState *) table->s, SS_SEAT_FIRST, (SsState *) &view);
  dragon_view (table->rules, (SsState *) &other, SS_SEAT_FIRST, (SsState *) &same);
  g_assert_cmpmem (&view, sizeof view, &same, sizeof same);
  /* and it can fail: for Second himself the two differ */
  dragon_view (table->rules, (SsState *) table->s, SS_SEAT_SECOND, (SsState *) &view);
  dragon_view (table->rules, (SsState *) &other, SS_SEAT_SECOND, (SsState *) &same);
  g_assert_true (memcmp (&view, &same, sizeof view) != 0);

  /* equal views and equal seeds give equal samples; another seed gives another */
  DragonState a, b, c;
  SsRng rng;
  dragon_view (table->rules, (SsState *) table->s, SS_SEAT_FIRST, (SsState *) &view);
  ss_rng_seed (&rng, 4);
  dragon_sample (table->rules, (SsState *) &view, SS_SEAT_FIRST, &rng, (SsState *) &a);
  ss_rng_seed (&rng, 4);
  dragon_sample (table->rules, (SsState *) &view, SS_SEAT_FIRST, &rng, (SsState *) &b);
  ss_rng_seed (&rng, 5);
  dragon_sample (table->rules, (SsState *) &view, SS_SEAT_FIRST, &rng, (SsState *) &c);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  g_assert_true (memcmp (&a, &c, sizeof a) != 0);
}

static void
test_tribute (void)
{
  g_autoptr (Table) table = table_new (NULL, "shove run bait trip run step trip gale", NULL, "bill-milton bunny");
  table_play (table, "play shove, +3, yes");
  assert_moves (table, "give gale;give trip;no");
  g_assert_cmpstr (table_refuse (table, "give run"), ==, "no-bump");
  g_assert_cmpstr (table_refuse (table, "give omen"), ==, "not-in-hand");
  g_assert_cmpstr (table_refuse (table, "yes"), ==, "other-decision");
  table_play (table, "give trip");
  /* who gave it knows that he has it */
  guint8 trip = table_kind (table->r, DRAGON_ACTION, "trip");
  gboolean known = FALSE;
  for (guint i = 0; i < table->s->n_hand[0]; i++)
    known |= seen (table, SS_SEAT_SECOND, i) == DRAGON_HELD (trip, FALSE);
  g_assert_true (known);
}

/* Without a card with a bump he is asked all the same, and by whose turn it is: nothing tells that he has none. */
static void
test_refusals (void)
{
  g_autoptr (Table) table = table_new ("[Expansion]\nBridgeHacking=true\n", "run trip shove bait trip gale trip burrow", "big-satchel moon-lantern ram-horns",
                                       "venice-gorn bunny");
  g_assert_cmpstr (table_refuse (table, "play omen"), ==, "not-in-hand");
  g_assert_cmpstr (table_refuse (table, "done"), ==, "other-decision");
  g_assert_cmpstr (table_refuse (table, "play nothing"), ==, "unreadable");
  g_assert_cmpstr (table_refuse (table, "play  run"), ==, "unreadable");
  g_assert_cmpstr (table_refuse (table, "+0"), ==, "unreadable");
  g_assert_cmpstr (table_refuse (table, "+03"), ==, "unreadable");
  g_assert_cmpstr (table_refuse (table, "item"), ==, "unreadable");
  g_assert_cmpstr (table_refuse (table, "wizard bunny"), ==, "unreadable");
  g_assert_null (table_refuse (table, "play run"));
  table_play (table, "play run");
  g_assert_cmpstr (table_refuse (table, "+5"), ==, "too-far");
  g_assert_cmpstr (table_refuse (table, "-9"), ==, "off-bridge");
  table_play (table, "+1");
  g_assert_cmpstr (table_refuse (table, "ready"), ==, "not-on-gem-tile");
  g_assert_cmpstr (table_refuse (table, "item moon-lantern"), ==, "gems-short");
  g_assert_cmpstr (table_refuse (table, "item storm-glass"), ==, "not-in-market");
  g_assert_cmpstr (table_refuse (table, "power moon-lantern"), ==, "not-owned");
  g_assert_cmpstr (table_refuse (table, "power bunny"), ==, "unreadable"); /* has no gem action */
  g_assert_cmpstr (table_refuse (table, "yes"), ==, "other-decision");
  table->s->place[0] = 6;
  g_assert_cmpstr (table_refuse (table, "power venice-gorn"), ==, "power-impossible"); /* on no start or centre tile */
  table->s->ready[0] = 3;
  table->s->used[0] = 0;
  g_assert_cmpstr (table_refuse (table, "ready"), ==, "no-used-gem");
  table->s->ready[0] = 0;
  table->s->used[0] = 3;
  g_assert_cmpstr (table_refuse (table, "gem"), ==, "no-ready-gem");
  g_autofree char *hack = g_strconcat ("hack ", table->r->cards[DRAGON_HACK][table->s->hacks[0]].id, NULL);
  g_assert_cmpstr (table_refuse (table, hack), ==, "white-short");
  for (guint i = 0; i < table->r->n[DRAGON_HACK]; i++)
    if (!memchr (table->s->hacks, (int) i, table->s->n_hacks))
      {
        g_autofree char *closed = g_strconcat ("hack ", table->r->cards[DRAGON_HACK][i].id, NULL);
        g_assert_cmpstr (table_refuse (table, closed), ==, "hack-not-open");
      }
}

static void
test_trade_just_laid (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "run trip shove bait barter trip gale burrow", NULL, NULL);
  table_play (table, "play run, 0, done, play barter, +2, 0, yes, give gale");
  /* with one card there before it is taken by itself */
  g_assert_cmpuint (table->s->decision, ==, DRAGON_DECIDE_GEM);
  g_autoptr (Table) two = table_new (PLAIN, "run shove bait trip barter run gale trip", NULL, NULL);
  table_play (two, "play run, 0, done, play run, 0, done, play trip, +2, 0, done, play barter, +2, 0, yes, give gale");
  assert_moves (two, "take run;take trip");
  g_assert_cmpstr (table_refuse (two, "take gale"), ==, "just-laid");
  g_assert_cmpstr (table_refuse (two, "take omen"), ==, "not-in-nest");
}

/* The opponent's text of a card searched for or sifted hides it. */
static void
test_shown_text (void)
{
  g_autoptr (Table) table = table_new (PLAIN, "omen trip shove bait barter trip gale burrow run step", NULL, NULL);
  table_play (table, "play omen, +2, 0");
  SsMove move = dragon_parse (table->rules, "take run");
  g_autofree char *own = ss_move_shown_text (table->rules, (SsState *) table->s, move, SS_SEAT_FIRST, SS_SEAT_FIRST);
  g_autofree char *other = ss_move_shown_text (table->rules, (SsState *) table->s, move, SS_SEAT_FIRST, SS_SEAT_SECOND);
  g_assert_cmpstr (own, ==, "take run");
  g_assert_cmpstr (other, ==, "take ?");
  table_play (table, "take run");
  assert_effects (table, "first sift run; first sifted; first lay omen");
  g_assert_cmpuint (table->effects.effects[0].seen_by, ==, SS_SEEN_BY (SS_SEAT_FIRST));
  g_assert_true (table->rules->game->reveals (table->rules, &table->effects, SS_SEAT_FIRST));
}

static void
test_draft (void)
{
  g_autoptr (Table) table = table_new ("[Wizards]\nMode=chosen\n", NULL, NULL, NULL);
  g_assert_cmpuint (table->s->n_hand[0], ==, 0);
  table_play (table, "wizard bunny");
  g_assert_cmpuint (table->s->decider, ==, SS_SEAT_SECOND);
  g_assert_cmpstr (table_refuse (table, "wizard bunny"), ==, "wizard-taken");
  table_play (table, "wizard abragail");
  g_assert_cmpuint (table->s->n_hand[0], ==, 4);
  g_assert_cmpuint (table->s->decision, ==, DRAGON_DECIDE_PLAY);
}

/* A shuffle without chance: the state awaits it and has no moves. */
static void
test_awaits (void)
{
  g_autoptr (Table) table = table_new (PLAIN "[Dragon]\nRoostCards=2\n", "run run run trip shove gale trip burrow", NULL, NULL);
  table_play (table, "play run, 0, done, play gale, +2, +1");
  dragon_play (table->rules, (SsState *) table->s, dragon_parse (table->rules, "done"), NULL, &table->history, NULL);
  g_assert_true (table->rules->game->awaits (table->rules, (SsState *) table->s));
  assert_moves (table, "");
  g_assert_cmpint (table->rules->game->to_move (table->rules, (SsState *) table->s), ==, SS_SEAT_NONE);
}

/* Two turns without anything to decide can't go on for ever, even without a turn limit. */
static void
test_nothing_left_to_decide (void)
{
  /* the deck is empty, and the items keep the dragon from ever flying or roosting */
  g_autoptr (Table) stuck = table_new ("[Wizards]\nMode=none\n" NO_ITEMS
                                       "[Item weight]\nCount=4\nPower=roost +9;flight +9\n[Item weights]\nCount=4\nPower=roost +9;flight +9\n[End]\nTurnLimit=0\n[Gems]\n"
                                       "FirstReady=0\nSecondReady=0\n[Cards]\nHand=1\n[Handicap]\nFirstItems=3\nSecondItems=3\n",
                                       "run run", NULL, NULL);
  DragonState *s = stuck->s;
  while (s->n_deck)
    {
      s->nest[s->n_nest++] = s->deck[--s->n_deck];
      s->deck[s->n_deck] = 0;
    }
  table_check (stuck->r, s);
  for (guint i = 0; i < 50 && !s->result; i++)
    {
      g_autofree char *moves = table_moves (stuck);
      g_auto (GStrv) list = g_strsplit (moves, ";", -1);
      table_play (stuck, list[g_strv_length (list) > 1 && g_str_equal (list[0], "+1") ? g_strv_length (list) - 1 : 0]);
    }
  g_assert_cmpuint (s->result, ==, SS_RESULT_DRAW);
  g_assert_cmpuint (s->reason, ==, DRAGON_REASON_TURN_LIMIT);
}

static void
test_digest (void)
{
  g_autoptr (Table) table = table_new (PLAIN, NULL, NULL, NULL);
  DragonState other = *table->s;
  guint64 digest = dragon_digest (table->rules, (SsState *) table->s);
  other.turns = 20; /* a counter bears on nothing */
  other.deck_known[0] = 3;
  g_assert_cmpuint (dragon_digest (table->rules, (SsState *) &other), ==, digest);
  other.place[0]++;
  g_assert_cmpuint (dragon_digest (table->rules, (SsState *) &other), !=, digest);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/rules/flight", test_flight);
  g_test_add_func ("/dragon-bridge/rules/escape-only-in-own-turn", test_escape_only_in_own_turn);
  g_test_add_func ("/dragon-bridge/rules/no-escape-after-the-check", test_no_escape_after_the_check);
  g_test_add_func ("/dragon-bridge/rules/pounce", test_pounce);
  g_test_add_func ("/dragon-bridge/rules/equal-cards", test_equal_cards);
  g_test_add_func ("/dragon-bridge/rules/empty-hand", test_empty_hand);
  g_test_add_func ("/dragon-bridge/rules/chain-ends", test_chain_ends);
  g_test_add_func ("/dragon-bridge/rules/equal-items-once", test_equal_items_once);
  g_test_add_func ("/dragon-bridge/rules/most-waiting", test_most_waiting);
  g_test_add_func ("/dragon-bridge/rules/default-weight", test_default_weight);
  g_test_add_func ("/dragon-bridge/rules/beyond", test_beyond);
  g_test_add_func ("/dragon-bridge/rules/must-bonus", test_must_bonus);
  g_test_add_func ("/dragon-bridge/rules/knowledge-of-hands", test_knowledge_of_hands);
  g_test_add_func ("/dragon-bridge/rules/knowledge-of-the-deck", test_knowledge_of_the_deck);
  g_test_add_func ("/dragon-bridge/rules/no-peeking", test_no_peeking);
  g_test_add_func ("/dragon-bridge/rules/tribute", test_tribute);
  g_test_add_func ("/dragon-bridge/rules/refusals", test_refusals);
  g_test_add_func ("/dragon-bridge/rules/trade-just-laid", test_trade_just_laid);
  g_test_add_func ("/dragon-bridge/rules/shown-text", test_shown_text);
  g_test_add_func ("/dragon-bridge/rules/draft", test_draft);
  g_test_add_func ("/dragon-bridge/rules/awaits", test_awaits);
  g_test_add_func ("/dragon-bridge/rules/nothing-left-to-decide", test_nothing_left_to_decide);
  g_test_add_func ("/dragon-bridge/rules/digest", test_digest);
  return g_test_run ();
}
