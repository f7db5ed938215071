/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

/* The bridge, conditions, bonuses, and what is possible (rules page: The bridge, The language). */

guint
dragon_number (const DragonRules *rules, guint tile)
{
  return MIN (tile, rules->length - 1 - tile);
}

static gboolean
is_at_dragon (const DragonRules *rules, const DragonState *state, guint tile)
{
  return (tile >= rules->length / 2u) == (state->side == 1);
}

gboolean
dragon_is_threatened (const DragonRules *rules, const DragonState *state, guint tile)
{
  return dragon_number (rules, tile) < rules->end_tiles && is_at_dragon (rules, state, tile);
}

gboolean
dragon_is_exit (const DragonRules *rules, const DragonState *state, guint tile)
{
  return dragon_number (rules, tile) < rules->end_tiles && !is_at_dragon (rules, state, tile);
}

gboolean
dragon_on (const DragonRules *rules, const DragonState *state, guint tile, guint tiles)
{
  guint number = dragon_number (rules, tile);
  if ((tiles & (1 << DRAGON_TILE_START)) && number == rules->start)
    return TRUE;
  if ((tiles & (1 << DRAGON_TILE_CENTRE)) && number == rules->centre)
    return TRUE;
  if ((tiles & (1 << DRAGON_TILE_GEM)) && (rules->gem_tiles >> tile & 1))
    return TRUE;
  if (number >= rules->end_tiles)
    return FALSE;
  if (tiles & (1 << DRAGON_TILE_END))
    return TRUE;
  return (tiles & (1 << (is_at_dragon (rules, state, tile) ? DRAGON_TILE_THREATENED : DRAGON_TILE_EXIT))) != 0;
}

gboolean
dragon_holds (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonCondition *condition)
{
  switch (condition->kind)
    {
    case DRAGON_IF_ON:
      return dragon_on (rules, state, state->place[owner], condition->tiles);
    case DRAGON_IF_OPPONENT_ON:
      return dragon_on (rules, state, state->place[!owner], condition->tiles);
    case DRAGON_IF_NEAR:
      return ABS ((int) state->place[0] - (int) state->place[1]) <= condition->a;
    case DRAGON_IF_BEGAN:
      return state->began[owner] >= condition->a && state->began[owner] <= condition->b;
    default:
      return TRUE;
    }
}

/* Bonuses */

typedef struct
{
  const DragonRules *rules;
  const DragonState *state;
  SsSeat owner;
  DragonAct act;
  guint ways; /* a bit a DragonWay that the direction is */
  guint sum;
  guint64 *sums;
} Adding;

static void
add_list (Adding *a, const DragonPowers *list)
{
  if (!(list->bonuses >> a->act & 1))
    return;
  for (guint i = 0; i < list->n; i++)
    {
      const DragonPower *power = &list->powers[i];
      if (power->kind != DRAGON_POWER_BONUS || power->act != a->act || !(a->ways >> power->way & 1)
          || !dragon_holds (a->rules, a->state, a->owner, &power->condition))
        continue;
      if (a->sums && !power->must)
        *a->sums |= *a->sums << power->amount;
      else
        a->sum += (guint) power->amount;
    }
}

guint
dragon_bonus (const DragonRules *rules, const DragonState *state, SsSeat owner, DragonAct act, SsSeat moved, int sign, guint64 *sums)
{
  guint tile = state->place[moved];
  gboolean toward = dragon_number (rules, tile) != rules->centre && (tile < rules->length / 2u) == (sign > 0);
  gboolean dragonward = (state->side == 1) == (sign > 0);
  Adding a = { rules, state, owner, act, 0, 0, sums };
  a.ways = 1u << DRAGON_WAY_ANY | 1u << (toward ? DRAGON_WAY_TOWARD : DRAGON_WAY_AWAY) | 1u << (dragonward ? DRAGON_WAY_DRAGONWARD : DRAGON_WAY_EXITWARD);
  if (sums)
    *sums = 1;
  if (state->wizard[owner] != DRAGON_NONE)
    add_list (&a, &rules->cards[DRAGON_WIZARD][state->wizard[owner]].powers);
  for (guint i = 0; i < state->n_items[owner]; i++)
    add_list (&a, &rules->cards[DRAGON_ITEM][state->items[owner][i]].powers);
  if (state->under != DRAGON_NONE)
    add_list (&a, &rules->cards[DRAGON_ACTION][state->under].powers);
  return a.sum;
}

static guint
room (const DragonRules *rules, guint tile, int sign)
{
  return sign > 0 ? rules->length - 1 - tile : tile;
}

guint
dragon_reach (const DragonRules *rules, const DragonState *state, SsSeat owner, DragonAct act, guint n, int sign)
{
  return MIN (n + dragon_bonus (rules, state, owner, act, owner, sign, NULL), room (rules, state->place[owner], sign));
}

guint
dragon_amounts (const DragonRules *rules, const DragonState *state, SsSeat owner, guint n, int sign, guint *amounts)
{
  SsSeat moved = ss_seat_other (owner);
  /* Sums over 63 fall out of the bits, but the smallest amount beyond the last tile never does: it is at most 9 more than the room (39), or
   * the least sum of all. */
  guint64 sums;
  guint least = n + dragon_bonus (rules, state, owner, DRAGON_ACT_BUMP, moved, sign, &sums);
  guint end = room (rules, state->place[moved], sign);
  guint count = 0;
  for (guint i = 0; sums >> i; i++)
    if (sums >> i & 1)
      {
        amounts[count++] = least + i;
        if (least + i > end || i == 63)
          break;
      }
  return count;
}

/* Numbers in force */

static int
list_number (const DragonPowers *list, DragonPowerKind kind)
{
  return kind == DRAGON_POWER_FLIGHT ? list->flight : kind == DRAGON_POWER_ROOST ? list->roost : list->hand;
}

static int
seat_number (const DragonRules *rules, const DragonState *state, SsSeat seat, DragonPowerKind kind)
{
  int sum = 0;
  if (state->wizard[seat] != DRAGON_NONE)
    sum += list_number (&rules->cards[DRAGON_WIZARD][state->wizard[seat]].powers, kind);
  for (guint i = 0; i < state->n_items[seat]; i++)
    sum += list_number (&rules->cards[DRAGON_ITEM][state->items[seat][i]].powers, kind);
  return sum;
}

static int
dragon_own_number (const DragonRules *rules, const DragonState *state, DragonPowerKind kind)
{
  return state->under == DRAGON_NONE ? 0 : list_number (&rules->cards[DRAGON_ACTION][state->under].powers, kind);
}

static guint
common_number (const DragonRules *rules, const DragonState *state, int base, DragonPowerKind kind)
{
  int sum = base + seat_number (rules, state, SS_SEAT_FIRST, kind) + seat_number (rules, state, SS_SEAT_SECOND, kind)
            + dragon_own_number (rules, state, kind);
  return (guint) MAX (sum, 1);
}

guint
dragon_flight_number (const DragonRules *rules, const DragonState *state)
{
  return common_number (rules, state, rules->flight_wings, DRAGON_POWER_FLIGHT);
}

guint
dragon_roost_number (const DragonRules *rules, const DragonState *state)
{
  return common_number (rules, state, rules->roost_cards, DRAGON_POWER_ROOST);
}

guint
dragon_hand_size (const DragonRules *rules, const DragonState *state, SsSeat seat)
{
  int sum = rules->hand + seat_number (rules, state, seat, DRAGON_POWER_HAND) + dragon_own_number (rules, state, DRAGON_POWER_HAND);
  return (guint) MAX (sum, 1);
}

guint
dragon_wings (const DragonRules *rules, const DragonState *state)
{
  guint wings = 0;
  for (guint i = 0; i < state->n_nest; i++)
    wings += rules->cards[DRAGON_ACTION][state->nest[i]].wings;
  return wings;
}

/* What is possible */

/* @clause's act, whether in a tribute or not */
gboolean
dragon_act_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonClause *clause)
{
  SsSeat other = ss_seat_other (owner);
  switch (clause->act)
    {
    case DRAGON_ACT_READY:
      return state->used[owner] > 0;
    case DRAGON_ACT_DEPLETE:
      return state->ready[owner] > 0;
    case DRAGON_ACT_DEPLETE_OPPONENT:
      return state->ready[other] > 0;
    case DRAGON_ACT_WHITE:
      return state->supply > 0 || state->white[other] > 0;
    case DRAGON_ACT_BURY_NEST:
    case DRAGON_ACT_TAKE_NEST:
      return state->n_nest > 0;
    case DRAGON_ACT_SIFT:
    case DRAGON_ACT_SEARCH:
      return state->n_deck > 0;
    case DRAGON_ACT_STOW:
    case DRAGON_ACT_STOW_ALL:
      return state->ready[owner] + state->used[owner] > 0;
    case DRAGON_ACT_RETURN_READY:
    case DRAGON_ACT_RETURN_USED:
    case DRAGON_ACT_RETURN_KEPT:
      return state->n_aside[owner] > 0;
    case DRAGON_ACT_SWAP_PLACES:
      return state->place[0] != state->place[1];
    case DRAGON_ACT_TRADE_NEST:
      return state->n_nest > 0 && state->n_hand[owner] > 0;
    case DRAGON_ACT_ECHO_NEST:
      for (guint i = 0; i < state->n_nest; i++)
        if (!rules->cards[DRAGON_ACTION][state->nest[i]].echoes)
          return TRUE;
      return FALSE;
    case DRAGON_ACT_ITEM:
      return rules->blind ? state->n_item_deck > 0 : state->n_market > 0;
    default: /* move, bump, teleport, turn-dragon */
      return TRUE;
    }
}

gboolean
dragon_clause_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonClause *clause)
{
  if (!dragon_holds (rules, state, owner, &clause->condition))
    return FALSE;
  if (clause->cost == DRAGON_ACT_DEPLETE && state->ready[owner] < clause->cost_n)
    return FALSE;
  if (clause->cost == DRAGON_ACT_STOW && state->ready[owner] + state->used[owner] < clause->cost_n)
    return FALSE;
  return clause->tribute || dragon_act_possible (rules, state, owner, clause);
}

gboolean
dragon_effect_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonEffect *effect)
{
  for (guint i = 0; i < effect->n; i++)
    if (dragon_clause_possible (rules, state, owner, &effect->clauses[i]))
      return TRUE;
  return FALSE;
}
