/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <glib/gi18n.h>

/* The drawings of the rules page, rows from the top: which of two mirror images is meant matters when tiles can't be turned over. */
static const struct
{
  const char *name;
  const char *rows;
  const char *title; /* NULL: its letter and the number of its cells say all */
} builtin[] = {
  { "I1", "X" },
  { "I2", "X;X" },
  { "I3", "X;X;X" },
  { "L3", "X.;XX" },
  { "I4", "X;X;X;X" },
  { "L4", "X.;X.;XX" },
  { "O4", "XX;XX" },
  { "S4", ".XX;XX." },
  { "T4", "XXX;.X." },
  { "F5", ".XX;XX.;.X." },
  { "I5", "X;X;X;X;X" },
  { "L5", "X.;X.;X.;XX" },
  { "N5", ".X;.X;XX;X." },
  { "P5", "XX;XX;X." },
  { "T5", "XXX;.X.;.X." },
  { "U5", "X.X;XXX" },
  { "V5", "X..;X..;XXX" },
  { "W5", "X..;XX.;.XX" },
  { "X5", ".X.;XXX;.X." },
  { "Y5", ".X;XX;.X;.X" },
  { "Z5", "XX.;.X.;.XX" },
};

static gboolean
is_joined (const Shape *shape)
{
  Bits all = { { 0 } };
  for (guint i = 0; i < shape->n; i++)
    bits_add (&all, SQUARE (shape->x[i], shape->y[i]));
  Bits reached = bits_fill (bits_one (bits_first (&all)), all);
  return bits_equal (&reached, &all);
}

guint
bridge_shape_parse (const char *const *rows, guint n, Shape *shape)
{
  guint faults = 0, cells = 0;
  int left = G_MAXINT, right = -1, top = G_MAXINT, bottom = -1;

  *shape = (Shape) { 0 };
  for (guint y = 0; y < n; y++)
    {
      if (strlen (rows[y]) != strlen (rows[0]))
        faults |= SHAPE_UNEVEN;
      for (int x = 0; rows[y][x]; x++)
        if (rows[y][x] == 'X')
          {
            cells++;
            left = MIN (left, x);
            right = MAX (right, x);
            top = MIN (top, (int) y);
            bottom = (int) y;
          }
    }
  if (cells < 2)
    faults |= SHAPE_TOO_FEW;
  if (cells > MAX_CELLS)
    faults |= SHAPE_TOO_MANY;
  if (cells == 0)
    return faults;

  /* eight joined cells are at most eight wide: anything wider is apart already */
  if (right - left >= 15 || bottom - top >= 15)
    return cells <= MAX_CELLS ? faults | SHAPE_APART : faults;

  if (cells > MAX_CELLS)
    {
      /* joined or not is still worth saying */
      Bits all = { { 0 } };
      for (int y = bottom; y >= top; y--)
        for (int x = left; rows[y][0] && x <= right && x < (int) strlen (rows[y]); x++)
          if (rows[y][x] == 'X')
            bits_add (&all, SQUARE (x - left, bottom - y));
      Bits reached = bits_fill (bits_one (bits_first (&all)), all);
      return bits_equal (&reached, &all) ? faults : faults | SHAPE_APART;
    }

  shape->width = right - left + 1;
  shape->height = bottom - top + 1;
  for (int y = bottom; y >= top; y--)
    for (int x = left; x <= right && x < (int) strlen (rows[y]); x++)
      if (rows[y][x] == 'X')
        {
          shape->x[shape->n] = x - left;
          shape->y[shape->n++] = bottom - y;
        }
  if (!is_joined (shape))
    faults |= SHAPE_APART;
  return faults;
}

const char *
bridge_shape_builtin_name (guint i)
{
  return i < G_N_ELEMENTS (builtin) ? builtin[i].name : NULL;
}

gboolean
bridge_shape_builtin (const char *name, Shape *shape)
{
  for (guint i = 0; i < G_N_ELEMENTS (builtin); i++)
    if (strcmp (builtin[i].name, name) == 0)
      {
        g_auto (GStrv) rows = g_strsplit (builtin[i].rows, ";", -1);
        bridge_shape_parse ((const char *const *) rows, g_strv_length (rows), shape);
        return TRUE;
      }
  return FALSE;
}

gboolean
bridge_shape_named (const SsVariant *variant, const char *name, Shape *shape)
{
  guint n;
  const char *const *groups;

  if (bridge_shape_builtin (name, shape))
    return TRUE;
  groups = ss_variant_get_groups (variant, "Shape", &n);
  for (guint i = 0; i < n; i++)
    if (strcmp (groups[i] + strlen ("Shape "), name) == 0)
      {
        guint n_rows;
        const char *const *rows = ss_variant_get_items (variant, groups[i], "Cells", &n_rows);
        return bridge_shape_parse (rows, n_rows, shape) == 0;
      }
  return FALSE;
}

Shape
bridge_shape_turn (const Shape *shape, guint turns, gboolean flip)
{
  Shape turned = { .n = shape->n };
  Bits cells = { { 0 } };
  guint width = shape->width, height = shape->height;

  for (guint i = 0; i < shape->n; i++)
    {
      guint x = flip ? shape->width - 1u - shape->x[i] : shape->x[i], y = shape->y[i];

      width = shape->width;
      height = shape->height;
      for (guint t = 0; t < turns; t++)
        {
          guint turned_y = width - 1 - x;
          x = y;
          y = turned_y;
          turned_y = width;
          width = height;
          height = turned_y;
        }
      bits_add (&cells, SQUARE (x, y));
    }
  turned.width = width;
  turned.height = height;
  for (guint i = 0; i < shape->n; i++)
    {
      Square square = bits_pop (&cells);
      turned.x[i] = SQUARE_X (square);
      turned.y[i] = SQUARE_Y (square);
    }
  return turned;
}

gboolean
bridge_shape_same (const Shape *a, const Shape *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

gboolean
bridge_shape_alike (const Shape *a, const Shape *b, gboolean flip)
{
  for (guint turns = 0; turns < 4; turns++)
    for (gboolean over = FALSE; over <= flip; over++)
      {
        Shape turned = bridge_shape_turn (a, turns, over);
        if (bridge_shape_same (&turned, b))
          return TRUE;
      }
  return FALSE;
}

char *
bridge_shape_rows (const Shape *shape)
{
  GString *text = g_string_new (NULL);

  for (int y = shape->height - 1; y >= 0; y--)
    {
      for (guint x = 0; x < shape->width; x++)
        {
          gboolean cell = FALSE;
          for (guint i = 0; i < shape->n; i++)
            cell |= shape->x[i] == x && shape->y[i] == y;
          g_string_append_c (text, cell ? 'X' : '.');
        }
      if (y > 0)
        g_string_append_c (text, ';');
    }
  return g_string_free_and_steal (text);
}

char *
bridge_shape_title (const char *name)
{
  Shape shape;
  char letter[2] = { name[0], '\0' };

  if (!bridge_shape_builtin (name, &shape))
    return g_strdup (name);
  switch (shape.n)
    {
    case 1:
      return g_strdup (_ ("monomino"));
    case 2:
      return g_strdup (_ ("domino"));
    case 3:
      return ss_text_fill (_ ("{letter} tromino"), "letter", letter, NULL);
    case 4:
      return ss_text_fill (_ ("{letter} tetromino"), "letter", letter, NULL);
    default:
      return ss_text_fill (_ ("{letter} pentomino"), "letter", letter, NULL);
    }
}

char *
bridge_say_tiles (const char *const *names, guint n)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    {
      guint count = 0;
      gboolean seen = FALSE;
      g_autofree char *title = NULL;

      for (guint j = 0; j < n; j++)
        if (strcmp (names[j], names[i]) == 0)
          {
            count++;
            seen |= j < i;
          }
      if (seen)
        continue;
      title = bridge_shape_title (names[i]);
      if (count > 1)
        {
          g_autofree char *number = ss_text_number (count);
          g_ptr_array_add (titles, ss_text_fill (_ ("{tile} ×{n}"), "tile", title, "n", number, NULL));
        }
      else
        g_ptr_array_add (titles, g_steal_pointer (&title));
    }
  return ss_text_list ((const char *const *) titles->pdata, titles->len);
}
