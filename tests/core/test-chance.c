/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/ss-chance.h"

#include <string.h>

/* Chance: drawn by seed, written down, read back. */

static const char *const names[] = { "A", "B", "C", "D", "E" };

static char *
shuffle (SsChance *chance, guint n)
{
  guint8 items[5] = { 0, 1, 2, 3, 4 };
  if (!ss_chance_shuffle (chance, items, n, names, NULL, NULL))
    {
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (items[i], ==, i); /* left as they were */
      return NULL;
    }
  g_autoptr (GString) order = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    g_string_append (order, names[items[i]]);
  return g_string_free (g_steal_pointer (&order), FALSE);
}

static SsChance *
replay (const char *one, const char *two)
{
  return ss_chance_new_replay ((const char *const[]) { one, two, NULL });
}

static void
assert_fault (SsChance *chance, SsChanceFault fault, guint n, const char *expected)
{
  guint number = 0;
  g_autofree char *text = NULL;
  g_assert_cmpint (ss_chance_get_fault (chance, &number, &text), ==, fault);
  g_assert_cmpuint (number, ==, n);
  g_assert_cmpstr (text, ==, expected);
}

/* The numbers are the same on every machine: these must never change, or equal seeds would no longer give equal games. */
static void
test_same_on_every_machine (void)
{
  SsRng rng;
  ss_rng_seed (&rng, 0);
  /* splitmix64 of 0, as published, fills the state; xoshiro256** of that state */
  g_assert_cmpuint (rng.s[0], ==, G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmpuint (rng.s[1], ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  guint64 r = rng.s[1] * 5;
  g_assert_cmpuint (ss_rng_next (&rng), ==, (r << 7 | r >> 57) * 9);

  g_autoptr (SsChance) one = ss_chance_new (42);
  g_autoptr (SsChance) two = ss_chance_new (42);
  g_autoptr (SsChance) other = ss_chance_new (43);
  GString *orders[3] = { g_string_new (NULL), g_string_new (NULL), g_string_new (NULL) };
  SsChance *const all[] = { one, two, other };
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *order = shuffle (all[i % 3], 5);
      g_string_append (orders[i % 3], order);
    }
  g_assert_cmpstr (orders[0]->str, ==, orders[1]->str);
  g_assert_cmpstr (orders[0]->str, !=, orders[2]->str);
  for (guint i = 0; i < 3; i++)
    g_string_free (orders[i], TRUE);
}

static void
test_written_down (void)
{
  g_autoptr (SsChance) chance = ss_chance_new (1);
  g_autofree char *order = shuffle (chance, 5);
  const char *const words[] = { "heads", "tails" };
  int side = ss_chance_choose (chance, words, 2);
  GPtrArray *entries = ss_chance_get_entries (chance);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpuint (ss_chance_get_used (chance), ==, 2);
  g_assert_cmpstr (entries->pdata[1], ==, words[side]);

  g_autoptr (SsChance) again = replay (entries->pdata[0], entries->pdata[1]);
  g_autofree char *read = shuffle (again, 5);
  g_assert_cmpstr (read, ==, order);
  g_assert_cmpint (ss_chance_choose (again, words, 2), ==, side);
}

static void
test_every_order_is_as_likely (void)
{
  guint count[6] = { 0 };
  for (guint64 seed = 0; seed < 6000; seed++)
    {
      g_autoptr (SsChance) chance = ss_chance_new (seed);
      g_autofree char *order = shuffle (chance, 3);
      count[(order[0] - 'A') * 2 + (order[1] > order[2])]++;
    }
  for (guint i = 0; i < 6; i++) /* 1000 each; 6 standard deviations are 173 */
    {
      g_assert_cmpuint (count[i], >, 827);
      g_assert_cmpuint (count[i], <, 1173);
    }
}

static void
test_read_leniently (void)
{
  g_autoptr (SsChance) chance = replay (" C ; A;B; ", "tails;");
  g_autofree char *order = shuffle (chance, 3);
  g_assert_cmpstr (order, ==, "CAB");
  g_assert_cmpint (ss_chance_choose (chance, (const char *const[]) { "heads", "tails" }, 2), ==, 1);
  assert_fault (chance, SS_CHANCE_OK, 0, NULL);
}

static void
test_equal_items (void)
{
  const char *const same[] = { "x", "y" };
  guint8 items[] = { 0, 0, 1 };
  g_autoptr (SsChance) chance = replay ("x;y;x", NULL);
  g_assert_true (ss_chance_shuffle (chance, items, 3, same, NULL, NULL));
  g_assert_cmpmem (items, 3, ((const guint8[]) { 0, 1, 0 }), 3);
  guint8 more[] = { 0, 0, 1 };
  g_autoptr (SsChance) wrong = replay ("x;y;y", NULL);
  g_assert_false (ss_chance_shuffle (wrong, more, 3, same, NULL, NULL));
  assert_fault (wrong, SS_CHANCE_WRONG, 1, "x;x;y");
}

static void
test_faults (void)
{
  const char *const wrong[] = { "", "A;B", "A;B;C;D", "A;B;B", "A;B;c", "A;;C" };
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (SsChance) chance = replay (wrong[i], "C;B;A");
      g_assert_null (shuffle (chance, 3));
      assert_fault (chance, SS_CHANCE_WRONG, 1, "A;B;C");
      g_assert_null (shuffle (chance, 3)); /* nothing goes on after the first */
      assert_fault (chance, SS_CHANCE_WRONG, 1, "A;B;C");
      g_assert_cmpuint (ss_chance_get_used (chance), ==, 0);
    }

  g_autoptr (SsChance) short_one = replay ("C;B;A", NULL);
  g_autofree char *order = shuffle (short_one, 3);
  g_assert_cmpstr (order, ==, "CBA");
  g_assert_cmpint (ss_chance_choose (short_one, (const char *const[]) { "tails", "heads" }, 2), ==, -1);
  assert_fault (short_one, SS_CHANCE_MISSING, 2, "heads;tails");

  g_autoptr (SsChance) coin = replay ("edge", NULL);
  g_assert_cmpint (ss_chance_choose (coin, (const char *const[]) { "tails", "heads" }, 2), ==, -1);
  assert_fault (coin, SS_CHANCE_WRONG, 1, "heads;tails");
}

static void
test_continue (void)
{
  g_autoptr (SsChance) whole = ss_chance_new (9);
  g_autofree char *first = shuffle (whole, 5);
  g_autofree char *second = shuffle (whole, 5);
  g_autofree char *third = shuffle (whole, 5);

  g_autoptr (SsChance) chance = replay (ss_chance_get_entries (whole)->pdata[0], NULL);
  ss_chance_continue (chance, 9);
  g_autofree char *read = shuffle (chance, 5);
  g_autofree char *drawn = shuffle (chance, 5);
  g_assert_cmpstr (read, ==, first);
  g_assert_cmpstr (drawn, ==, second); /* as if it had never stopped */
  g_assert_cmpuint (ss_chance_get_entries (chance)->len, ==, 2);

  g_autoptr (SsChance) middle = replay (ss_chance_get_entries (whole)->pdata[0], ss_chance_get_entries (whole)->pdata[1]);
  ss_chance_skip (middle, 2);
  ss_chance_continue (middle, 9);
  g_autofree char *later = shuffle (middle, 5);
  g_assert_cmpstr (later, ==, third);
}

static gboolean
ends_with_one (const guint8 *items, guint n, gconstpointer data)
{
  return items[n - 1] == *(const guint8 *) data;
}

static void
test_qualifies (void)
{
  const guint8 last = 3;
  for (guint64 seed = 0; seed < 50; seed++)
    {
      guint8 items[] = { 0, 1, 2, 3, 4 };
      g_autoptr (SsChance) chance = ss_chance_new (seed);
      g_assert_true (ss_chance_shuffle (chance, items, 5, names, ends_with_one, &last));
      g_assert_cmpuint (items[4], ==, 3);
    }
  guint8 items[] = { 0, 1, 2, 3, 4 };
  g_autoptr (SsChance) read = replay ("D;A;B;C;E", NULL); /* taken as it stands */
  g_assert_true (ss_chance_shuffle (read, items, 5, names, ends_with_one, &last));
  g_assert_cmpuint (items[4], ==, 4);
}

static void
test_search (void)
{
  SsRng rng, before;
  ss_rng_seed (&rng, 5);
  before = rng;
  g_autoptr (SsChance) chance = ss_chance_new_search (&rng);
  guint8 items[] = { 0, 1, 2, 3, 4 };
  g_assert_true (ss_chance_shuffle (chance, items, 5, NULL, NULL, NULL));
  g_assert_cmpint (ss_chance_choose (chance, NULL, 3), <, 3);
  g_assert_cmpuint (ss_chance_get_entries (chance)->len, ==, 0);
  g_assert_cmpint (memcmp (&rng, &before, sizeof rng), !=, 0); /* moved on */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chance/same-on-every-machine", test_same_on_every_machine);
  g_test_add_func ("/chance/written-down", test_written_down);
  g_test_add_func ("/chance/every-order-is-as-likely", test_every_order_is_as_likely);
  g_test_add_func ("/chance/read-leniently", test_read_leniently);
  g_test_add_func ("/chance/equal-items", test_equal_items);
  g_test_add_func ("/chance/faults", test_faults);
  g_test_add_func ("/chance/continue", test_continue);
  g_test_add_func ("/chance/qualifies", test_qualifies);
  g_test_add_func ("/chance/search", test_search);
  return g_test_run ();
}
