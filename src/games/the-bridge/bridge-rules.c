/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

/* The Bridge: a variant compiled. Every way a tile may ever lie is listed here once, so that making moves is a walk over bit sets. */

static void
lay_out_board (BridgeRules *rules)
{
  guint size = rules->size, from = (size - rules->island_size) / 2;

  rules->corner[SS_SEAT_FIRST] = SQUARE (0, 0);
  rules->corner[SS_SEAT_SECOND] = SQUARE (size - 1, size - 1);
  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      {
        Square square = SQUARE (x, y);
        guint steps[2] = { x + y, 2 * (size - 1) - x - y };

        bits_add (&rules->board, square);
        if (x >= from && x < from + rules->island_size && y >= from && y < from + rules->island_size)
          bits_add (&rules->island, square);
        for (guint seat = 0; seat < 2; seat++)
          {
            if (steps[seat] == 0)
              bits_add (&rules->corner_bit[seat], square);
            if (steps[seat] <= rules->camp_depth)
              bits_add (&rules->camp[seat], square);
            if (steps[seat] <= steps[!seat])
              bits_add (&rules->near[seat], square);
          }
      }
  rules->water = rules->board;
  rules->water = bits_without (rules->water, rules->island);
  for (guint seat = 0; seat < 2; seat++)
    {
      rules->water = bits_without (rules->water, rules->corner_bit[seat]);
      rules->camp_rest[seat] = bits_without (rules->camp[seat], rules->corner_bit[seat]);
    }

  rules->too_close = g_new0 (Bits, 256);
  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      for (guint v = 0; v < size; v++)
        for (guint u = 0; u < size; u++)
          {
            guint dx = x > u ? x - u : u - x, dy = y > v ? y - v : v - y;
            if ((rules->metric_steps ? dx + dy : MAX (dx, dy)) < rules->min_distance)
              bits_add (&rules->too_close[SQUARE (x, y)], SQUARE (u, v));
          }
}

static void
add_kind (BridgeRules *rules, const char *name, const Shape *shape)
{
  Kind *kind = &rules->kinds[rules->n_kinds];

  g_strlcpy (kind->name, name, sizeof kind->name);
  for (guint flip = 0; flip < 2; flip++)
    for (guint turns = 0; turns < 4; turns++)
      {
        Shape turned = bridge_shape_turn (shape, turns, flip && rules->flip);
        guint o = 0;

        while (o < kind->n_orients && !bridge_shape_same (&kind->orients[o], &turned))
          o++;
        if (o == kind->n_orients)
          kind->orients[kind->n_orients++] = turned;
        kind->by_turn[flip][turns] = o;
      }
  rules->n_kinds++;
}

/* Where tiles of @kind may lie at all (@on_water), or only the places on the board where they never may: those a text can name, too. */
static void
list_placements_of (BridgeRules *rules, guint kind, gboolean on_water, GArray *placements)
{
  for (guint o = 0; o < rules->kinds[kind].n_orients; o++)
    {
      const Shape *shape = &rules->kinds[kind].orients[o];
      for (guint y = 0; y + shape->height <= rules->size; y++)
        for (guint x = 0; x + shape->width <= rules->size; x++)
          {
            Placement placement = { .kind = kind, .orient = o };
            for (guint i = 0; i < shape->n; i++)
              bits_add (&placement.cells, SQUARE (x + shape->x[i], y + shape->y[i]));
            placement.first = bits_first (&placement.cells);
            if (bits_within (&placement.cells, &rules->water) != on_water)
              continue;
            g_array_append_val (placements, placement);
            rules->place_at[(kind * 8 + o) * 256 + SQUARE (x, y)] = (guint16) placements->len;
          }
    }
}

static void
list_placements (BridgeRules *rules)
{
  GArray *placements = g_array_new (FALSE, FALSE, sizeof (Placement));

  rules->place_at = g_new0 (guint16, rules->n_kinds * 8 * 256);
  for (guint k = 0; k < rules->n_kinds; k++)
    {
      rules->kinds[k].start = placements->len;
      list_placements_of (rules, k, TRUE, placements);
      rules->kinds[k].end = placements->len;
    }
  for (guint k = 0; k < rules->n_kinds; k++)
    list_placements_of (rules, k, FALSE, placements);
  g_assert (placements->len < G_MAXUINT16);
  rules->n_placements = placements->len;
  rules->placements = (Placement *) g_array_free (placements, FALSE);
}

SsRules *
bridge_compile (const SsVariant *variant)
{
  BridgeRules *rules = g_new0 (BridgeRules, 1);
  const char *const *names;
  guint n;
  Shape shape;

  rules->base.state_size = sizeof (BridgeState);
  rules->size = ss_variant_get_int (variant, "Board", "Size");
  rules->island_size = ss_variant_get_int (variant, "Board", "Island");
  rules->camp_depth = ss_variant_get_int (variant, "Board", "CampDepth");
  rules->growth = ss_variant_get_word (variant, "Board", "CampGrowth");
  rules->n_rescue = ss_variant_get_int (variant, "Pieces", "RescuePieces");
  rules->flip = ss_variant_get_bool (variant, "Pieces", "Flip");
  rules->n_bridges = ss_variant_get_int (variant, "Pieces", "Overbridges");
  rules->min_distance = ss_variant_get_int (variant, "Setup", "MinDistance");
  rules->metric_steps = ss_variant_get_word (variant, "Setup", "Metric") == 1;
  rules->min_near = ss_variant_get_int (variant, "Setup", "MinNear");
  rules->min_far = ss_variant_get_int (variant, "Setup", "MinFar");
  rules->slide = ss_variant_get_bool (variant, "Moves", "Slide");
  rules->touch = ss_variant_get_bool (variant, "Moves", "TilesTouch");
  rules->camp_reentry = ss_variant_get_bool (variant, "Moves", "CampReentry");
  rules->island_reentry = ss_variant_get_bool (variant, "Moves", "IslandReentry");
  rules->sealing_forbidden = ss_variant_get_word (variant, "Moves", "Sealing") == 1;
  rules->shelter_turns = ss_variant_get_int (variant, "Moves", "ShelterTurns");
  rules->near_points = ss_variant_get_int (variant, "Scoring", "Near");
  rules->far_points = ss_variant_get_int (variant, "Scoring", "Far");
  rules->enemy_points = ss_variant_get_int (variant, "Scoring", "Enemy");
  rules->home_points[0] = ss_variant_get_int (variant, "Scoring", "FirstHome");
  rules->home_points[1] = ss_variant_get_int (variant, "Scoring", "SecondHome");
  rules->extra_per_rescue = ss_variant_get_int (variant, "End", "ExtraTurnsPerRescue");
  rules->turn_limit = ss_variant_get_int (variant, "End", "TurnLimit");
  rules->points_at_limit = ss_variant_get_word (variant, "End", "AtLimit") == 1;
  rules->repetition = ss_variant_get_int (variant, "End", "Repetition");
  rules->handicap_points[0] = ss_variant_get_int (variant, "Handicap", "FirstPoints");
  rules->handicap_points[1] = ss_variant_get_int (variant, "Handicap", "SecondPoints");
  rules->handicap_turns[0] = ss_variant_get_int (variant, "Handicap", "FirstTurns");
  rules->handicap_turns[1] = ss_variant_get_int (variant, "Handicap", "SecondTurns");

  lay_out_board (rules);
  bridge_shape_builtin ("I1", &shape);
  add_kind (rules, "I1", &shape);
  names = ss_variant_get_items (variant, "Pieces", "Tiles", &n);
  for (guint i = 0; i < n; i++)
    {
      guint k = 1;

      while (k < rules->n_kinds && strcmp (rules->kinds[k].name, names[i]) != 0)
        k++;
      if (k == rules->n_kinds)
        {
          gboolean known = bridge_shape_named (variant, names[i], &shape);
          g_assert (known);
          add_kind (rules, names[i], &shape);
        }
      rules->kinds[k].count++;
      rules->entries[rules->n_entries++] = k;
    }
  list_placements (rules);
  return &rules->base;
}

void
bridge_clear (SsRules *rules)
{
  BridgeRules *self = (BridgeRules *) rules;

  g_free (self->placements);
  g_free (self->place_at);
  g_free (self->too_close);
}

int
bridge_find_placement (const BridgeRules *rules, const Bits *cells)
{
  for (guint i = 0; i < rules->n_placements; i++)
    if (bits_equal (&rules->placements[i].cells, cells))
      return (int) i;
  return -1;
}
