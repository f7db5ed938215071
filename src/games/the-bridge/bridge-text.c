/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

/* The Bridge: notation (the-bridge.md, Notation). */

const char *
bridge_square_name (Square square, char *buffer)
{
  g_snprintf (buffer, 4, "%c%u", 'a' + SQUARE_X (square), SQUARE_Y (square) + 1u);
  return buffer;
}

static void
append_square (GString *text, Square square)
{
  char name[4];

  g_string_append (text, bridge_square_name (square, name));
}

char *
bridge_move_text (const SsRules *rules, const SsState *state, SsMove move)
{
  GString *text = g_string_new (NULL);

  switch (MOVE_KIND (move))
    {
    case MOVE_RESCUE:
      g_string_append_c (text, '@');
      append_square (text, MOVE_A (move));
      break;
    case MOVE_TILE:
      g_string_append_c (text, '+');
      for (Bits cells = RULES (rules)->placements[MOVE_PLACEMENT (move)].cells; bits_any (&cells);)
        append_square (text, bits_pop (&cells));
      break;
    case MOVE_TAKE_TILE:
      g_string_append_c (text, '-');
      append_square (text, MOVE_A (move));
      break;
    case MOVE_BRIDGE:
      g_string_append_c (text, '=');
      append_square (text, MOVE_A (move));
      if (MOVE_B (move) != NO_SQUARE)
        append_square (text, MOVE_B (move));
      break;
    case MOVE_TAKE_BRIDGE:
      g_string_append_c (text, '~');
      append_square (text, MOVE_A (move));
      break;
    case MOVE_WALK:
      g_string_append_c (text, '>');
      append_square (text, MOVE_A (move));
      break;
    case MOVE_PASS:
      g_string_append (text, "pass");
      break;
    case MOVE_NONE:
    default:
      g_assert_not_reached ();
    }
  return g_string_free_and_steal (text);
}

/* One square from *text on, which is moved behind it; NO_SQUARE if there is none on this board. */
static Square
read_square (const BridgeRules *rules, const char **text)
{
  const char *t = *text;
  int x = t[0] - 'a', y;

  if (x < 0 || x >= rules->size || t[1] < '1' || t[1] > '9')
    return NO_SQUARE;
  y = t[1] - '0';
  t += 2;
  if (g_ascii_isdigit (*t))
    y = y * 10 + *t++ - '0';
  if (y > rules->size)
    return NO_SQUARE;
  *text = t;
  return SQUARE (x, y - 1);
}

SsMove
bridge_parse (const SsRules *rules, const char *text)
{
  const BridgeRules *r = RULES (rules);
  Square squares[MAX_CELLS];
  guint n = 0;
  char kind = *text;

  if (strcmp (text, "pass") == 0)
    return MOVE (MOVE_PASS, 0, 0, 0);
  if (!kind || !strchr ("@+-=~>", kind))
    return SS_NO_MOVE;
  text++;
  while (*text)
    {
      if (n == MAX_CELLS)
        return SS_NO_MOVE;
      squares[n] = read_square (r, &text);
      if (squares[n] == NO_SQUARE || (n > 0 && squares[n] <= squares[n - 1]))
        return SS_NO_MOVE;
      n++;
    }

  if (kind == '+')
    {
      Bits cells = { { 0 } };
      int placement;

      for (guint i = 0; i < n; i++)
        bits_add (&cells, squares[i]);
      placement = n ? bridge_find_placement (r, &cells) : -1;
      return placement < 0 ? SS_NO_MOVE : MOVE (MOVE_TILE, 0, 0, placement);
    }
  if (kind == '=' && n == 2)
    {
      int step = squares[1] - squares[0];
      return step == 15 || step == 17 ? MOVE (MOVE_BRIDGE, squares[0], squares[1], 0) : SS_NO_MOVE;
    }
  if (n != 1)
    return SS_NO_MOVE;
  switch (kind)
    {
    case '@':
      return MOVE (MOVE_RESCUE, squares[0], 0, 0);
    case '-':
      return MOVE (MOVE_TAKE_TILE, squares[0], 0, 0);
    case '=':
      return MOVE (MOVE_BRIDGE, squares[0], NO_SQUARE, 0);
    case '~':
      return MOVE (MOVE_TAKE_BRIDGE, squares[0], 0, 0);
    case '>':
    default:
      return MOVE (MOVE_WALK, squares[0], 0, 0);
    }
}
