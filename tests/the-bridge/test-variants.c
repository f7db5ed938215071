/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bridge-test.h"

#include <string.h>

/* Variants of The Bridge: what is forbidden, and where it is said. */

typedef struct
{
  const char *text;     /* behind the heading [Variant] */
  const char *problems; /* "LINE GROUP/KEY" of each, joined by '&'; '|' joins places where it may be said */
} Case;

static const Case cases[] = {
  { "[Board]\nSize=9\n", "" },
  { "[Board]\nSize=4\n", "5 Board/Size" },
  { "[Board]\nSize=9\nIsland=7\n", "5 Board/Size|6 Board/Island" },   /* too large; odd it is */
  { "[Board]\nIsland=2\n", "5 Board/Island" },
  { "[Board]\nIsland=6\n", "5 Board/Island&5 Board/Island" },         /* two conditions */
  { "[Board]\nIsland=12\n", "5 Board/Island&5 Board/Island" },      /* a bound that names another key is no range of the single value */
  { "[Board]\nSize=8\nIsland=0\n", "" },
  { "[Board]\nSize=8\n", "5 Board/Size" },                            /* with the default island */
  { "[Board]\nCampDepth=4\n", "5 Board/CampDepth" },
  { "[Board]\nCampGrowth=while_covered\n", "5 Board/CampGrowth" },
  { "[Setup]\nMinNear=4\n", "5 Setup/MinNear&5 Setup/MinNear" },      /* more than there are, and so both together */
  { "[Setup]\nMinNear=2\nMinFar=2\n", "5 Setup/MinNear|6 Setup/MinFar" },
  { "[Setup]\nMinNear=2\nMinFar=1\n", "" },
  { "[Pieces]\nRescuePieces=1\n[Setup]\nMinNear=1\nMinFar=1\n", "5 Pieces/RescuePieces|7 Setup/MinNear|8 Setup/MinFar" },
  { "[Pieces]\nTiles=\n", "" },
  { "[Pieces]\nTiles=L3;I1\n", "5 Pieces/Tiles" },
  { "[Pieces]\nTiles=L3;Q9;R9\n", "5 Pieces/Tiles&5 Pieces/Tiles" },
  { "[Pieces]\nTiles=L3;l3\n", "5 Pieces/Tiles" },                    /* told apart by case */
  { "[Pieces]\nTiles=L3;-\n", "5 Pieces/Tiles" },
  { "[Pieces]\nTiles=I2;I2;I2;I2;I2;I2;I2;I2;I2;I2;I2;I2\n", "" },
  { "[Pieces]\nTiles=I2;I2;I2;I2;I2;I2;I2;I2;I2;I2;I2;I2;I2\n", "5 Pieces/Tiles" },
  { "[End]\nRepetition=1\n", "5 End/Repetition" },
  { "[End]\nRepetition=0\n", "" },
  { "[End]\nRepetition=10\n", "5 End/Repetition" },
  { "[Moves]\nSealing=forbiden\n", "5 Moves/Sealing" },
  { "[Pieces]\nTiles=BOAT\n[Shape BOAT]\nCells=XXXXX.;.XXXXX\n", "7 Shape BOAT/Cells" },                   /* ten cells */
  { "[Pieces]\nTiles=BOAT\n[Shape BOAT]\nCells=XXX.;..XX;...X\n", "" },
  { "[Shape BOAT]\nCells=....;XXX.;..XX;...X\n", "" },                                                     /* empty rows don't matter */
  { "[Shape BOAT]\nCells=XXX;..XX;...X\n", "5 Shape BOAT/Cells" },                                         /* uneven */
  { "[Shape BOAT]\nCells=XX.X;X..X;...X\n", "5 Shape BOAT/Cells" },                                        /* apart */
  { "[Shape BOAT]\nCells=X\n", "5 Shape BOAT/Cells" },
  { "[Shape BOAT]\nCells=XXOX\n", "5 Shape BOAT/Cells" },
  { "[Shape BOAT]\n", "4 Shape BOAT/Cells" },                                                              /* missing: at the heading */
  { "[Shape L3]\nCells=XXX.;..XX;...X\n", "4 Shape L3/" },
  { "[Shape 3L]\nCells=XXX.;..XX;...X\n", "4 Shape 3L/" },
  { "[Shape ABCDEFGHIJKLM]\nCells=XXX.;..XX;...X\n", "4 Shape ABCDEFGHIJKLM/" },                           /* thirteen letters */
  { "[Shape ABCDEFGHIJKL]\nCells=XXX.;..XX;...X\n", "" },
  { "[Shape l3]\nCells=XXX.;..XX;...X\n", "" },
  { "[Shape BOAT]\nCells=X.;XX\n", "5 Shape BOAT/Cells" },                                                 /* L3 */
  { "[Shape BOAT]\nCells=XX;.X\n", "5 Shape BOAT/Cells" },                                                 /* L3 rotated */
  { "[Shape BOAT]\nCells=.X;.X;XX\n", "5 Shape BOAT/Cells" },                                              /* L4 turned over */
  { "[Pieces]\nFlip=false\n[Shape BOAT]\nCells=.X;.X;XX\n", "" },
  { "[Pieces]\nFlip=false\n[Shape BOAT]\nCells=XX;X.;X.\n", "" },                                          /* the same, rotated */
  { "[Pieces]\nFlip=false\n[Shape BOAT]\nCells=XX;.X;.X\n", "7 Shape BOAT/Cells" },                        /* L4 rotated */
  { "[Shape A]\nCells=XXX.;..XX;...X\n[Shape B]\nCells=.XXX;XX..;X...\n", "7 Shape B/Cells" },
  { "[Pieces]\nFlip=false\n[Shape A]\nCells=XXX.;..XX;...X\n[Shape B]\nCells=.XXX;XX..;X...\n", "" },
};

/* Each problem found is one of the list, and there are as many. */
static void
check_case (const Case *c)
{
  g_autofree char *text = g_strconcat ("[Variant]\nFormat=1\nGame=the-bridge\n", c->text, NULL);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_text (text, -1, "/x/test.variant", problems);
  g_auto (GStrv) places = NULL;
  guint n;

  places = g_strsplit (c->problems, "&", -1);
  n = *c->problems ? g_strv_length (places) : 0;
  for (guint i = 0; i < problems->list->len; i++)
    {
      const SsProblem *problem = problems->list->pdata[i];
      g_autofree char *line = ss_problem_to_line (problem);
      g_test_message ("%s", line);
      if (!problem->warning)
        {
          g_autofree char *place = g_strdup_printf ("%u %s/%s", problem->line, problem->group, problem->key ? problem->key : "");
          gboolean found = FALSE;
          for (guint k = 0; !found && k < n; k++)
            {
              g_auto (GStrv) ways = g_strsplit (places[k], "|", -1);
              found = g_strv_contains ((const char *const *) ways, place);
            }
          if (!found)
            g_error ("not expected in\n%s%s", c->text, line);
        }
    }
  if (ss_problems_count (problems) != n)
    g_error ("%u problems, not %u, in\n%s", ss_problems_count (problems), n, c->text);
  g_assert_nonnull (variant);
  if (n == 0)
    {
      g_autoptr (SsRules) rules = ss_rules_new (variant);
      g_autoptr (SsPosition) position = ss_position_new (rules, NULL);
      g_assert_cmpuint (ss_the_bridge.count_moves (rules, position->state), >, 0);
    }
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_case (&cases[i]);
}

/* Tiles lie as the rules say: rotated always, turned over if they may be. */
static void
test_orientations (void)
{
  static const struct
  {
    const char *name;
    guint turned, flipped;
  } expected[] = { { "I2", 2, 2 }, { "L3", 4, 4 }, { "I4", 2, 2 }, { "L4", 4, 8 }, { "O4", 1, 1 }, { "S4", 2, 4 }, { "T4", 4, 4 },
                   { "F5", 4, 8 }, { "I5", 2, 2 }, { "L5", 4, 8 }, { "N5", 4, 8 }, { "P5", 4, 8 }, { "T5", 4, 4 }, { "U5", 4, 4 },
                   { "V5", 4, 4 }, { "W5", 4, 4 }, { "X5", 1, 1 }, { "Y5", 4, 8 }, { "Z5", 2, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    for (gboolean flip = FALSE; flip <= TRUE; flip++)
      {
        g_autofree char *changes = g_strdup_printf ("Pieces/Tiles=%s\nPieces/Flip=%s\n", expected[i].name, flip ? "true" : "false");
        g_autoptr (SsRules) rules = bridge_test_rules (changes);
        g_assert_cmpuint (RULES (rules)->kinds[1].n_orients, ==, flip ? expected[i].flipped : expected[i].turned);
      }
  /* the drawings of the page: S4 is .XX;XX. and L4 has its foot at the right */
  g_autoptr (SsPosition) one_sided = bridge_test_position ("Pieces/Tiles=S4;L4\nPieces/Flip=false\nMoves/ShelterTurns=0\n", "@a8 @e1 @a4 @h2 @d7 @h5");
  g_assert_cmpstr (bridge_test_word (one_sided, "+b2c2c3d3"), ==, "");
  g_assert_cmpstr (bridge_test_word (one_sided, "+c2d2b3c3"), ==, "no-such-move");
  g_assert_cmpstr (bridge_test_word (one_sided, "+b2c2b3b4"), ==, "");
  g_assert_cmpstr (bridge_test_word (one_sided, "+b2c2c3c4"), ==, "no-such-move");
}

/* Every row of the table has a title, an explanation and a sentence, and the published game differs in nothing from itself. */
static void
test_sentences (void)
{
  for (const SsParam *param = ss_the_bridge.params; param->key; param++)
    {
      g_assert_nonnull (param->title);
      g_assert_nonnull (param->explanation);
      g_assert_nonnull (param->group_title);
      g_assert_true (param->say || param->sentence_other || (param->words && param->words[0].sentence));
    }
  g_autoptr (SsVariant) published = ss_variant_published (&ss_the_bridge);
  g_autoptr (SsVariant) plain = ss_variant_new_default (&ss_the_bridge);
  g_assert_cmpuint (ss_variant_count_differences (published, plain), ==, 0);

  g_autoptr (SsRules) rules = bridge_test_rules ("Setup/MinDistance=2\nSetup/Metric=steps\nPieces/Tiles=L3;I4;L3\nBoard/CampDepth=1\n");
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (rules->variant, published);
  const char *const expected[] = {
    "A grown camp is the 3 squares at most 1 step from its corner.",
    "Each player has 3 bridge tiles: L tromino ×2 and I tetromino.",
    "A player's own relief and rescue pieces start at least 2 squares apart, counted along rows and columns only.",
  };
  g_assert_cmpuint (sentences->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < sentences->len; i++)
    g_assert_cmpstr (sentences->pdata[i], ==, expected[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/the-bridge/variants/cases", test_cases);
  g_test_add_func ("/the-bridge/variants/orientations", test_orientations);
  g_test_add_func ("/the-bridge/variants/sentences", test_sentences);
  return g_test_run ();
}
