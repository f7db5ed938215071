/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <string.h>

#include <glib/gi18n.h>

/* The Bridge: forbidden values and combinations, and sentences that need more than one number. */

#define MAX_NAME 12

/* A letter and up to 11 letters or digits. */
static gboolean
is_shape_name (const char *name)
{
  gsize n = strlen (name);

  if (n == 0 || n > MAX_NAME || !g_ascii_isalpha (name[0]))
    return FALSE;
  for (gsize i = 1; i < n; i++)
    if (!g_ascii_isalnum (name[i]))
      return FALSE;
  return TRUE;
}

static char *
say_name_rule (const char *name)
{
  g_autofree char *quoted = ss_quote_value (name);

  return ss_text_fill (_ ("“{name}” can't be the name of a shape. Allowed: a letter A–Z or a–z and up to 11 letters or digits."), "name", quoted, NULL);
}

gboolean
bridge_check_family (const char *word, const char *name, char **what)
{
  Shape shape;

  if (!is_shape_name (name))
    {
      *what = say_name_rule (name);
      return FALSE;
    }
  if (bridge_shape_builtin (name, &shape))
    {
      *what = ss_text_fill (_ ("“{name}” is a built-in shape. Allowed: any other name."), "name", name, NULL);
      return FALSE;
    }
  return TRUE;
}

gboolean
bridge_check_tile (const SsParam *param, const char *text, char **what)
{
  if (!is_shape_name (text))
    {
      *what = say_name_rule (text);
      return FALSE;
    }
  if (strcmp (text, "I1") == 0)
    {
      *what = g_strdup (_ ("The monomino I1 can't be a bridge tile; monominoes come with the rescue pieces. Allowed: any other shape."));
      return FALSE;
    }
  return TRUE;
}

gboolean
bridge_check_row (const SsParam *param, const char *text, char **what)
{
  gsize n = strspn (text, "X.");

  if (n > 0 && n <= MAX_ROWS && text[n] == '\0')
    return TRUE;
  g_autofree char *quoted = ss_quote_value (text);
  g_autofree char *most = ss_text_number (MAX_ROWS);
  *what = ss_text_fill (_ ("“{value}” is not a row of a shape. Allowed: 1 to {n} characters, each X for a cell or . for none."), "value", quoted, "n", most,
                        NULL);
  return FALSE;
}

void
bridge_check_cells (const SsParam *param, const char *const *rows, guint n, GPtrArray *whats)
{
  Shape shape;
  guint faults;

  if (whats->len > 0)
    return; /* nothing is concluded from a wrong row */
  faults = bridge_shape_parse (rows, n, &shape);
  if (faults & SHAPE_UNEVEN)
    g_ptr_array_add (whats, g_strdup (_ ("The rows are of unequal length. Allowed: rows of equal length.")));
  if (faults & SHAPE_TOO_FEW)
    g_ptr_array_add (whats, g_strdup (_ ("The shape has too few cells. Allowed: 2 to 8 cells.")));
  if (faults & SHAPE_TOO_MANY)
    g_ptr_array_add (whats, g_strdup (_ ("The shape has too many cells. Allowed: 2 to 8 cells.")));
  if (faults & SHAPE_APART)
    g_ptr_array_add (whats, g_strdup (_ ("The shape falls apart. Allowed: cells joined by their sides.")));
}

gboolean
bridge_check_repetition (const SsParam *param, const char *text, char **what)
{
  if (strcmp (text, "1") != 0)
    return TRUE;
  *what = g_strdup (_ ("Every position comes up once. Allowed: 0 or whole numbers from 2 to 9."));
  return FALSE;
}

/* --- combinations --- */

static void
check_island (const SsVariant *variant, SsProblems *problems)
{
  static const char *const keys[] = { "Board/Island", "Board/Size", NULL };
  int size = ss_variant_get_int (variant, "Board", "Size"), island = ss_variant_get_int (variant, "Board", "Island");
  g_autofree char *size_text = ss_text_number (size);
  g_autofree char *island_text = ss_text_number (island);

  if (island > size - 4)
    {
      g_autofree char *most = ss_text_number (size - 4);
      ss_variant_problem (variant, problems,
                          ss_text_fill (_ ("An island of size {island} is too large for a board of size {size}. Allowed: at most {most}."), "island",
                                        island_text, "size", size_text, "most", most, NULL),
                          keys);
    }
  if (island != 0 && (island - size) % 2 != 0)
    ss_variant_problem (variant, problems,
                        ss_text_fill (_ ("An island of size {island} can't lie in the middle of a board of size {size}. Allowed: 0, or both even or both "
                                         "odd."),
                                      "island", island_text, "size", size_text, NULL),
                        keys);
}

static void
check_quotas (const SsVariant *variant, SsProblems *problems)
{
  int pieces = ss_variant_get_int (variant, "Pieces", "RescuePieces");
  int near = ss_variant_get_int (variant, "Setup", "MinNear"), far = ss_variant_get_int (variant, "Setup", "MinFar");
  g_autofree char *pieces_text = ss_text_number (pieces);
  g_autofree char *near_text = ss_text_number (near);
  g_autofree char *far_text = ss_text_number (far);

  if (near > pieces)
    ss_variant_problem (variant, problems,
                        ss_text_fill (_ ("There are fewer rescue pieces than must be placed on the near side ({near}). Allowed: 0 to {n}."), "near",
                                      near_text, "n", pieces_text, NULL),
                        (const char *const[]) { "Setup/MinNear", "Pieces/RescuePieces", NULL });
  if (far > pieces)
    ss_variant_problem (variant, problems,
                        ss_text_fill (_ ("There are fewer rescue pieces than must be placed on the far side ({far}). Allowed: 0 to {n}."), "far", far_text,
                                      "n", pieces_text, NULL),
                        (const char *const[]) { "Setup/MinFar", "Pieces/RescuePieces", NULL });
  if ((gint64) near + far > pieces)
    ss_variant_problem (variant, problems,
                        ss_text_fill (_ ("The least numbers of both sides together ({near} and {far}) exceed the number of rescue pieces. Allowed: at "
                                         "most {n} together."),
                                      "near", near_text, "far", far_text, "n", pieces_text, NULL),
                        (const char *const[]) { "Setup/MinNear", "Setup/MinFar", "Pieces/RescuePieces", NULL });
}

/* Names of all shapes of @variant, built-in ones first. NULL-terminated, names borrowed. */
static GPtrArray *
list_names (const SsVariant *variant)
{
  GPtrArray *names = g_ptr_array_new ();
  guint n;
  const char *const *groups = ss_variant_get_groups (variant, "Shape", &n);

  for (guint i = 1; bridge_shape_builtin_name (i); i++)
    g_ptr_array_add (names, (char *) bridge_shape_builtin_name (i));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, (char *) groups[i] + strlen ("Shape "));
  g_ptr_array_add (names, NULL);
  return names;
}

static void
check_tile_names (const SsVariant *variant, SsProblems *problems)
{
  static const char *const keys[] = { "Pieces/Tiles", NULL };
  g_autoptr (GPtrArray) names = list_names (variant);
  const char *const *words = (const char *const *) names->pdata;
  guint n;
  const char *const *tiles = ss_variant_get_items (variant, "Pieces", "Tiles", &n);

  for (guint i = 0; i < n; i++)
    {
      const char *nearest;

      if (g_strv_contains (words, tiles[i]))
        continue;
      nearest = ss_nearest_word (tiles[i], words);
      if (nearest)
        ss_variant_problem (variant, problems,
                            ss_text_fill (_ ("There is no shape “{name}”; did you mean “{word}”? Allowed: built-in shapes and those drawn in groups [Shape "
                                             "NAME]."),
                                          "name", tiles[i], "word", nearest, NULL),
                            keys);
      else
        ss_variant_problem (variant, problems,
                            ss_text_fill (_ ("There is no shape “{name}”. Allowed: built-in shapes and those drawn in groups [Shape NAME]."), "name",
                                          tiles[i], NULL),
                            keys);
    }
}

/* Each own shape may be none of those before it, built in or not, in another position. */
static void
check_shapes (const SsVariant *variant, SsProblems *problems)
{
  gboolean flip = ss_variant_get_bool (variant, "Pieces", "Flip");
  guint n;
  const char *const *groups = ss_variant_get_groups (variant, "Shape", &n);
  g_autofree Shape *shapes = g_new0 (Shape, n + 1);

  for (guint i = 0; i < n; i++)
    {
      guint n_rows;
      const char *const *rows = ss_variant_get_items (variant, groups[i], "Cells", &n_rows);
      const char *twin = NULL;
      Shape other;

      bridge_shape_parse (rows, n_rows, &shapes[i]);
      for (guint b = 1; !twin && bridge_shape_builtin_name (b); b++)
        if (bridge_shape_builtin (bridge_shape_builtin_name (b), &other) && bridge_shape_alike (&shapes[i], &other, flip))
          twin = bridge_shape_builtin_name (b);
      for (guint j = 0; !twin && j < i; j++)
        if (bridge_shape_alike (&shapes[i], &shapes[j], flip))
          twin = groups[j] + strlen ("Shape ");
      if (twin)
        ss_variant_problem_at (variant, problems, groups[i], "Cells",
                               ss_text_fill (flip ? _ ("The shape is the same as {shape} when rotated or turned over. Allowed: shapes that all differ.")
                                                  : _ ("The shape is the same as {shape} when rotated. Allowed: shapes that all differ."),
                                             "shape", twin, NULL));
    }
}

void
bridge_check (const SsVariant *variant, SsProblems *problems)
{
  check_island (variant, problems);
  check_quotas (variant, problems);
  check_tile_names (variant, problems);
  check_shapes (variant, problems);
}

/* --- sentences --- */

void
bridge_say_camp_depth (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  int depth = ss_variant_get_int (variant, "Board", "CampDepth");
  g_autofree char *n = ss_text_number (depth);
  g_autofree char *m = ss_text_number ((depth + 1) * (depth + 2) / 2);

  g_ptr_array_add (sentences, ss_text_fill (ngettext ("A grown camp is the {m} squares at most 1 step from its corner.",
                                                      "A grown camp is the {m} squares at most {n} steps from its corner.", depth),
                                            "n", n, "m", m, NULL));
}

void
bridge_say_tile_set (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n;
  const char *const *names = ss_variant_get_items (variant, "Pieces", "Tiles", &n);
  g_autofree char *tiles = NULL;
  g_autofree char *number = ss_text_number (n);

  if (n == 0)
    {
      g_ptr_array_add (sentences, g_strdup (_ ("There are no bridge tiles, only monominoes.")));
      return;
    }
  tiles = bridge_say_tiles (names, n);
  g_ptr_array_add (sentences, ss_text_fill (ngettext ("Each player has one bridge tile: {tiles}.", "Each player has {n} bridge tiles: {tiles}.", n), "n",
                                            number, "tiles", tiles, NULL));
}

/* MinDistance and Metric have one sentence together. */
void
bridge_say_distance (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  int distance = ss_variant_get_int (variant, "Setup", "MinDistance");
  g_autofree char *n = ss_text_number (distance);
  const char *format = ss_variant_get_word (variant, "Setup", "Metric") == 1
                         ? ngettext ("A player's own relief and rescue pieces start at least 1 square apart, counted along rows and columns only.",
                                     "A player's own relief and rescue pieces start at least {n} squares apart, counted along rows and columns only.",
                                     distance)
                         : ngettext ("A player's own relief and rescue pieces start at least 1 square apart, diagonals counted as one.",
                                     "A player's own relief and rescue pieces start at least {n} squares apart, diagonals counted as one.", distance);
  g_autofree char *sentence = ss_text_fill (format, "n", n, NULL);

  for (guint i = 0; i < sentences->len; i++)
    if (strcmp (sentences->pdata[i], sentence) == 0)
      return;
  g_ptr_array_add (sentences, g_steal_pointer (&sentence));
}

void
bridge_say_cells (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences)
{
  guint n_rows, cells = 0;
  const char *const *rows = ss_variant_get_items (variant, group, "Cells", &n_rows);
  g_autofree char *n = NULL;

  for (guint y = 0; y < n_rows; y++)
    for (const char *c = rows[y]; *c; c++)
      cells += *c == 'X';
  n = ss_text_number (cells);
  g_ptr_array_add (sentences, ss_text_fill (_ ("{tile} is a shape of this variant's own, of {n} squares."), "tile", group + strlen ("Shape "), "n", n, NULL));
}

gboolean
bridge_has_island (const SsVariant *variant)
{
  return ss_variant_get_int (variant, "Board", "Island") > 0;
}

gboolean
bridge_has_limit (const SsVariant *variant)
{
  return ss_variant_get_int (variant, "End", "TurnLimit") > 0 || ss_variant_get_int (variant, "End", "Repetition") > 0;
}

/* --- random values, for tests --- */

char *
bridge_random_island (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  int size = ss_variant_get_int (partial, "Board", "Size"), choices = (size - 4 + 1) / 2;
  int choice = (int) ss_rng_below (rng, choices + 1);

  return g_strdup_printf ("%d", choice == 0 ? 0 : choice * 2 - size % 2);
}

char *
bridge_random_tiles (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  g_autoptr (GPtrArray) names = list_names (partial);
  GString *text = g_string_new (NULL);

  for (guint left = ss_rng_below (rng, MAX_TILES + 1); left > 0; left--)
    g_string_append_printf (text, "%s;", (const char *) names->pdata[ss_rng_below (rng, names->len - 1)]);
  return g_string_free_and_steal (text);
}

char *
bridge_random_quota (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  int pieces = ss_variant_get_int (partial, "Pieces", "RescuePieces");

  if (strcmp (param->key, "MinFar") == 0)
    pieces = MAX (pieces - ss_variant_get_int (partial, "Setup", "MinNear"), 0);
  return g_strdup_printf ("%u", ss_rng_below (rng, pieces + 1));
}

char *
bridge_random_repetition (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  guint n = ss_rng_below (rng, 9);

  return g_strdup_printf ("%u", n == 0 ? 0 : n + 1);
}

char *
bridge_random_cells (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng)
{
  guint n = 2 + ss_rng_below (rng, MAX_CELLS - 1);
  Bits cells = bits_one (SQUARE (7, 7));
  GString *text = g_string_new (NULL);

  while (bits_count (&cells) < n)
    {
      Bits edge = bits_without (bits_spread (cells), cells);
      guint pick = ss_rng_below (rng, bits_count (&edge));
      while (pick-- > 0)
        bits_pop (&edge);
      bits_add (&cells, bits_first (&edge));
    }
  for (guint y = 0; y < 15; y++)
    {
      for (guint x = 0; x < 15; x++)
        g_string_append_c (text, bits_has (&cells, SQUARE (x, y)) ? 'X' : '.');
      if (y < 14)
        g_string_append_c (text, ';');
    }
  return g_string_free_and_steal (text);
}
