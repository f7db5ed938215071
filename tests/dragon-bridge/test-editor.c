/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What the variant editor asks of Dragon Bridge: where a text is wrong, what a card looks like, what all cards come to. */
#include <string.h>

#include "dragon-table.h"
#include "scene/ss-scene.h"

static void
assert_fault (const char *group, const char *key, const char *text, int start, guint length)
{
  const SsParam *param = ss_param_find (&ss_dragon_bridge, group, key);
  guint at = 0, n = 0;
  gboolean found = param->find_fault (param, text, &at, &n);
  g_assert_cmpint (found, ==, start >= 0);
  if (!found)
    return;
  g_assert_cmpuint (at, ==, (guint) start);
  g_assert_cmpuint (n, ==, length);
  g_assert_cmpuint (at + n, <=, (guint) g_utf8_strlen (text, -1));
}

static void
test_faults (void)
{
  assert_fault ("Action run", "Effect", "move 3", -1, 0);
  assert_fault ("Action run", "Effect", "mov 3", 0, 3);
  assert_fault ("Action run", "Effect", "move 3, 이동 2", 8, 2);
  assert_fault ("Action run", "Effect", "move 3, ", 8, 0);
  assert_fault ("Action run", "Effect", "if on start|gate move 1", 12, 4);
  assert_fault ("Action run", "Effect", "if began 3..1 move 1", 9, 4);
  assert_fault ("Gems", "Action", "", 0, 0);
  /* of a list: in the whole of it, as it is typed */
  assert_fault ("Item lamp", "Power", "hand +1; on turn: ready 1;", -1, 0);
  assert_fault ("Item lamp", "Power", "hand +1; on turn: redy 1;", 18, 4);
  assert_fault ("Item lamp", "Power", "hand +1;;hand +1", 8, 0);
  assert_fault ("Item lamp", "Power", "", -1, 0);
  assert_fault ("Item lamp", "Power", "gem-action: move 1", -1, 0);
  assert_fault ("Action run", "Dragon", "hand +1;gem-action: move 1", 8, 18); /* no dragon's */
}

static void
test_card_drawn (void)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = table_variant ("[Action shove]\nEffect=bump 2, move 1\nWings=3\n[Action leap]\nEffect=mov 1\n[Hack overload]\nCost=9\n", problems);
  g_assert_cmpuint (ss_problems_count (problems), ==, 1);
  const struct
  {
    const char *group, *description;
    guint wings;
  } cards[] = {
    { "Action shove", "“Shove”: Bump the opponent 2 tiles. Move up to 1 tile. Dragon power: +1 to bumps.", 3 },
    { "Action leap", "“leap”: ", 0 }, /* what is wrong is not drawn */
    { "Hack overload", "“Overload”: Deplete 2 of the opponent's gems. Bump the opponent 1 tile.", 0 },
    { "Item big-satchel", "“Big Satchel”: Hand size: +1.", 0 },
    { "Wizard bunny", "“Bunny”: After the wizards pass each other, you may move up to 3 tiles. If the opponent is at most 1 tile away, +1 to bumps toward the centre.", 0 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (SsScene) scene = ss_scene_new (1, 1);
      ss_dragon_bridge.draw_member (variant, cards[i].group, scene);
      g_assert_cmpstr (scene->description, ==, cards[i].description);
      g_assert_cmpfloat (scene->width, >, 100);
      g_assert_nonnull (ss_scene_find_item (scene, "card-name"));
      for (guint w = 0; w < 4; w++)
        {
          g_autofree char *id = g_strdup_printf ("card-wing-%u", w);
          g_assert_cmpint (ss_scene_find_item (scene, id) != NULL, ==, w < cards[i].wings);
        }
    }
}

static void
assert_sum (const char *overrides, const char *word, const char *expected)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = table_variant (overrides, problems);
  g_autofree char *sum = ss_dragon_bridge.say_family (variant, word);
  g_assert_cmpstr (sum, ==, expected);
}

static void
test_sums (void)
{
  /* three cards Run and their wings more than the set of the rules page */
  assert_sum (NULL, "Action", "Cards in play: 39 (17 to 120 are allowed). Wings in all: 52.");
  assert_sum ("[Cards]\nHand=8\n[Action shove]\nCount=0\n", "Action", "Cards in play: 37 (25 to 120 are allowed). Wings in all: 48.");
  assert_sum (NULL, "Item", "Cards in play: 8 (0 to 40 are allowed).");
  assert_sum (NULL, "Wizard", "Cards in play: 12 (2 to 40 are allowed).");
  assert_sum ("[Wizards]\nMode=none\n", "Wizard", "The wizards have no powers, so these cards are not used.");
  assert_sum (NULL, "Hack", "Hacks are in play only with the Bridge Hacking expansion.");
  assert_sum ("[Expansion]\nBridgeHacking=true\n", "Hack", "Cards in play: 9 (1 to 40 are allowed).");
  assert_sum ("[Expansion]\nBridgeHacking=true\n", "Action", "Cards in play: 47 (17 to 120 are allowed). Wings in all: 60.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-bridge/editor/faults", test_faults);
  g_test_add_func ("/dragon-bridge/editor/card-drawn", test_card_drawn);
  g_test_add_func ("/dragon-bridge/editor/sums", test_sums);
  return g_test_run ();
}
