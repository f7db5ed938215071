/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

#include <glib/gi18n.h>

/* The Bridge: a position as plain text: a plan of the board in signs, then everything in words, line by line. */

static char
sign_of (const BridgeRules *rules, const BridgeState *state, Square square)
{
  if (square == state->relief[0] || square == state->relief[1])
    return square == state->relief[0] ? 'F' : 'S';
  for (guint seat = 0; seat < 2; seat++)
    {
      if (bits_has (&state->rescue[seat], square))
        return "fs"[seat];
      if (bits_has (&state->tiles[seat], square))
        return "ox"[seat];
    }
  if (bits_has (&rules->island, square))
    return '#';
  for (guint seat = 0; seat < 2; seat++)
    if (square == rules->corner[seat] || (state->grown[seat] && bits_has (&rules->camp[seat], square)))
      return '+';
  return '.';
}

static void
write_plan (const BridgeRules *rules, const BridgeState *state, GString *text)
{
  for (int y = rules->size - 1; y >= 0; y--)
    {
      g_string_append_printf (text, "%2d", y + 1);
      for (int x = 0; x < rules->size; x++)
        g_string_append_printf (text, " %c", sign_of (rules, state, SQUARE (x, y)));
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "  ");
  for (int x = 0; x < rules->size; x++)
    g_string_append_printf (text, " %c", 'a' + x);
  g_string_append_c (text, '\n');
}

static char *
say_tiles_on_board (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < state->n_tiles[seat]; i++)
    {
      const Placement *placement = &rules->placements[state->tile[seat][i]];
      g_autofree char *title = NULL;
      g_autofree char *squares = NULL;

      if (bits_meet (&placement->cells, &state->rescue[seat]))
        continue; /* named with its rescue piece */
      title = bridge_shape_title (rules->kinds[placement->kind].name);
      squares = bridge_say_squares (placement->cells);
      g_ptr_array_add (parts, ss_text_fill (_ ("{tile} ({squares})"), "tile", title, "squares", squares, NULL));
    }
  return parts->len ? ss_text_list ((const char *const *) parts->pdata, parts->len) : g_strdup (_ ("none"));
}

static char *
say_bridges_on_board (const BridgeState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < state->n_bridges[seat]; i++)
    {
      char first[4], second[4];

      bridge_square_name (OVERBRIDGE_FIRST (state->bridge[seat][i]), first);
      if (OVERBRIDGE_SECOND (state->bridge[seat][i]) == NO_SQUARE)
        g_ptr_array_add (parts, g_strdup (first));
      else
        g_ptr_array_add (parts, g_strdup_printf ("%s–%s", first, bridge_square_name (OVERBRIDGE_SECOND (state->bridge[seat][i]), second)));
    }
  return parts->len ? ss_text_list ((const char *const *) parts->pdata, parts->len) : g_strdup (_ ("none"));
}

static void
write_seat (const BridgeRules *rules, const BridgeState *state, guint seat, GString *text)
{
  char relief[4];
  g_autofree char *rescue = bits_any (&state->rescue[seat]) ? bridge_say_squares (state->rescue[seat]) : g_strdup (_ ("none"));
  g_autofree char *tiles = say_tiles_on_board (rules, state, seat);
  g_autofree char *bridges = say_bridges_on_board (state, seat);
  g_autofree char *supply = bridge_say_supply (rules, state, seat);
  g_autofree char *left = ss_text_number (state->bridges_left[seat]);
  g_autofree char *score = ss_text_number (bridge_score (rules, state, seat));
  g_autofree char *line = NULL;

  line = ss_text_fill (seat == SS_SEAT_FIRST
                         ? _ ("First: relief piece on {relief}; rescue pieces: {rescue}; tiles: {tiles}; overbridges: {bridges}; supply: {supply}, "
                              "overbridges left: {n}; score: {score}")
                         : _ ("Second: relief piece on {relief}; rescue pieces: {rescue}; tiles: {tiles}; overbridges: {bridges}; supply: {supply}, "
                              "overbridges left: {n}; score: {score}"),
                       "relief", bridge_square_name (state->relief[seat], relief), "rescue", rescue, "tiles", tiles, "bridges", bridges, "supply", supply,
                       "n", left, "score", score, NULL);
  g_string_append (text, line);
  g_string_append_c (text, '\n');
  if (state->grown[seat])
    g_string_append_printf (text, "%s\n", seat == SS_SEAT_FIRST ? _ ("First's camp has grown.") : _ ("Second's camp has grown."));
  if (state->home[seat] == 1)
    g_string_append_printf (text, "%s\n", seat == SS_SEAT_FIRST ? _ ("First is home first.") : _ ("Second is home first."));
  else if (state->home[seat] == 2)
    g_string_append_printf (text, "%s\n", seat == SS_SEAT_FIRST ? _ ("First is home second.") : _ ("Second is home second."));
  if (!rules->island_reentry && state->left_island[seat])
    g_string_append_printf (text, "%s\n", seat == SS_SEAT_FIRST ? _ ("First has left the island.") : _ ("Second has left the island."));
}

char *
bridge_write_position (const SsRules *rules, const SsState *view, SsSeat viewer)
{
  const BridgeRules *r = RULES (rules);
  const BridgeState *s = CONST_STATE (view);
  GString *text = g_string_new (NULL);

  write_plan (r, s, text);
  g_string_append_printf (text, "%s\n", _ ("F S relief pieces, f s rescue pieces, o x tiles of First and Second, # island, + camp"));
  for (guint seat = 0; seat < 2; seat++)
    write_seat (r, s, seat, text);
  return g_string_free_and_steal (text);
}
