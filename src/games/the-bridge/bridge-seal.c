/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge.h"

/* Moves/Sealing (the-bridge.md, Placing): a tile may not take the enemy's relief piece its last way. Most tiles lie off some way already
 * known, which is a few words of bits to compare; only a tile on all of them needs a search, and that finds one more way or forbids it. */

/* The inner squares of a shortest way from @start over @open to @target; FALSE if there is none. */
static gboolean
find_way (Square start, Bits open, Bits target, Bits *way)
{
  Bits layers[BRIDGE_MAX_SIZE * BRIDGE_MAX_SIZE + 1];
  Bits reached = bits_one (start), fresh = reached, last;
  guint depth = 0;
  Square at;

  *way = (Bits) { { 0 } };
  if (bits_meet (&reached, &target))
    return TRUE;
  open = bits_or (open, target);
  for (;;)
    {
      Bits next = bits_without (bits_and (bits_spread (fresh), open), reached);

      if (!bits_any (&next))
        return FALSE;
      layers[depth++] = next;
      if (bits_meet (&next, &target))
        break;
      reached = bits_or (reached, next);
      fresh = next;
    }
  last = bits_and (layers[depth - 1], target);
  at = bits_first (&last);
  while (--depth > 0)
    {
      Bits before = bits_and (bits_spread (bits_one (at)), layers[depth - 1]);
      at = bits_first (&before);
      bits_add (way, at);
    }
  return TRUE;
}

/* Squares that the enemy's relief piece may pass over, as far as the rule looks, with the placer's tiles on @tiles. */
static Bits
open_squares (const BridgeRules *rules, const BridgeState *state, guint placer, Bits tiles)
{
  Bits open = bits_without (rules->board, tiles);

  if (!rules->camp_reentry)
    open = bits_without (open, rules->corner_bit[!placer]);
  if (!rules->island_reentry && state->left_island[!placer])
    open = bits_without (open, rules->island);
  return open;
}

void
bridge_seal_init (const BridgeRules *rules, const BridgeState *state, guint placer, Seal *seal)
{
  Bits open;

  seal->n = 0;
  seal->binds = FALSE;
  if (!rules->sealing_forbidden || state->home[!placer])
    return;
  open = open_squares (rules, state, placer, state->tiles[placer]);
  seal->binds = find_way (state->relief[!placer], open, bridge_camp (rules, state, placer), &seal->way[0]);
  if (!seal->binds)
    return;

  /* as different ways as can be had cheaply: each as far off the ones before as there is one */
  seal->n = 1;
  for (Bits used = seal->way[0]; seal->n < 3; seal->n++)
    {
      if (!find_way (state->relief[!placer], bits_without (open, used), bridge_camp (rules, state, placer), &seal->way[seal->n]))
        break;
      used = bits_or (used, seal->way[seal->n]);
    }
}

gboolean
bridge_seal_forbids_slowly (const BridgeRules *rules, const BridgeState *state, guint placer, Seal *seal, const Bits *cells)
{
  Bits tiles = bits_or (state->tiles[placer], *cells), covered = bits_or (tiles, state->tiles[!placer]), way;
  gboolean grows = rules->growth != GROWTH_NEVER && !state->grown[placer] && bits_within (&rules->camp_rest[placer], &covered);
  Bits target = grows ? rules->camp[placer] : bridge_camp (rules, state, placer);

  if (!find_way (state->relief[!placer], open_squares (rules, state, placer, tiles), target, &way))
    return TRUE;
  /* a way to a camp that only this tile makes grow is none for other tiles */
  if (!grows && seal->n < SEAL_WAYS)
    seal->way[seal->n++] = way;
  return FALSE;
}
