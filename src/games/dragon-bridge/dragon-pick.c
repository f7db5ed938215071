/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-board.h"

#include <glib/gi18n.h>

/* Choosing: each legal move has a spot, on the bridge, on a card, or as an option said in words. */

static gboolean
is_in (guint32 spot, guint32 first, guint n)
{
  return spot >= first && spot < first + n;
}

guint
dragon_go_tile (const DragonRules *r, const DragonState *s, int amount)
{
  SsSeat moved = s->decision == DRAGON_DECIDE_BUMP ? ss_seat_other (s->decider) : (SsSeat) s->decider;
  return (guint) CLAMP ((int) s->place[moved] + amount, 0, r->length - 1);
}

static guint32
find_place (const guint8 *cards, guint n, gboolean held, gint32 kind, guint32 first)
{
  for (guint i = 0; i < n; i++)
    if ((held ? DRAGON_HELD_KIND (cards[i]) : cards[i]) == kind)
      return first + i;
  return 0;
}

guint32
dragon_move_spot (const DragonRules *r, const DragonState *s, SsMove move)
{
  gint32 value = dragon_move_value (move);
  SsSeat seat = s->decider;
  switch (dragon_move_kind (move))
    {
    case DRAGON_MOVE_GO:
      {
        /* a bump beyond the last tile ends where one to the last tile does: it is said in words, unless it is the only one */
        guint tile = dragon_go_tile (r, s, value);
        SsSeat moved = s->decision == DRAGON_DECIDE_BUMP ? ss_seat_other (seat) : seat;
        int room = value > 0 ? r->length - 1 - s->place[moved] : s->place[moved];
        return ABS (value) > room ? 0 : DRAGON_SPOT_TILE + tile;
      }
    case DRAGON_MOVE_PLAY:
    case DRAGON_MOVE_GIVE:
      return find_place (s->hand[seat], s->n_hand[seat], TRUE, value, DRAGON_SPOT_HAND);
    case DRAGON_MOVE_TAKE:
      if (s->decision == DRAGON_DECIDE_SEARCH || s->decision == DRAGON_DECIDE_SIFT)
        return DRAGON_SPOT_DECK + (guint32) value;
      return find_place (s->nest, s->n_nest, FALSE, value, DRAGON_SPOT_NEST);
    case DRAGON_MOVE_BURY:
    case DRAGON_MOVE_ECHO:
      return find_place (s->nest, s->n_nest, FALSE, value, DRAGON_SPOT_NEST);
    case DRAGON_MOVE_ITEM:
      return value == DRAGON_NONE ? 0 : find_place (s->market, s->n_market, FALSE, value, DRAGON_SPOT_MARKET);
    case DRAGON_MOVE_HACK:
      return find_place (s->hacks, s->n_hacks, FALSE, value, DRAGON_SPOT_OPEN_HACK);
    case DRAGON_MOVE_POWER:
      if (dragon_code_family (value) == DRAGON_WIZARD)
        return DRAGON_SPOT_WIZARD + seat;
      return find_place (s->items[seat], s->n_items[seat], FALSE, (gint32) dragon_code_kind (value), DRAGON_SPOT_ITEM + 40 * seat);
    default:
      return 0;
    }
}

/* equal cards are the same option: choosing any of them is choosing the first */
static guint32
first_equal (const DragonState *s, SsSeat viewer, guint32 spot)
{
  SsSeat hand = viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  if (is_in (spot, DRAGON_SPOT_HAND, s->n_hand[hand]))
    return find_place (s->hand[hand], s->n_hand[hand], TRUE, DRAGON_HELD_KIND (s->hand[hand][spot - DRAGON_SPOT_HAND]), DRAGON_SPOT_HAND);
  if (is_in (spot, DRAGON_SPOT_NEST, s->n_nest))
    return find_place (s->nest, s->n_nest, FALSE, s->nest[spot - DRAGON_SPOT_NEST], DRAGON_SPOT_NEST);
  if (is_in (spot, DRAGON_SPOT_MARKET, s->n_market))
    return find_place (s->market, s->n_market, FALSE, s->market[spot - DRAGON_SPOT_MARKET], DRAGON_SPOT_MARKET);
  for (guint seat = 0; seat < 2; seat++)
    {
      guint32 first = DRAGON_SPOT_ITEM + 40 * seat;
      if (spot >= first && spot < first + s->n_items[seat])
        return find_place (s->items[seat], s->n_items[seat], FALSE, s->items[seat][spot - first], first);
    }
  return spot;
}

SsMove
dragon_spot_move (const SsSight *sight, guint32 spot, guint which, guint *n)
{
  const DragonRules *r = (const DragonRules *) sight->rules;
  const DragonState *s = (const DragonState *) sight->view;
  SsMove found = SS_NO_MOVE;
  guint count = 0, in_words = 0;
  spot = first_equal (s, sight->viewer, spot);
  for (guint i = 0; sight->legal && i < sight->legal->n; i++)
    {
      SsMove move = sight->legal->moves[i];
      guint32 at = dragon_move_spot (r, s, move);
      if (at == 0)
        at = DRAGON_SPOT_OPTION + in_words++;
      if (at != spot)
        continue;
      if (count == which)
        found = move;
      count++;
    }
  if (n)
    *n = count;
  return found;
}

/* the move that the player may have meant, to say why it can't be done */
static SsMove
meant (const DragonRules *r, const DragonState *s, SsSeat viewer, guint32 spot)
{
  SsSeat hand = viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST;
  SsSeat moved = s->decision == DRAGON_DECIDE_BUMP ? ss_seat_other (s->decider) : (SsSeat) s->decider;
  if (spot >= DRAGON_SPOT_TILE && spot < DRAGON_SPOT_TILE + DRAGON_MAX_LENGTH)
    return dragon_move (DRAGON_MOVE_GO, (gint32) (spot - DRAGON_SPOT_TILE) - s->place[moved]);
  if (is_in (spot, DRAGON_SPOT_HAND, s->n_hand[hand]))
    {
      gint32 kind = DRAGON_HELD_KIND (s->hand[hand][spot - DRAGON_SPOT_HAND]);
      return dragon_move (s->decision == DRAGON_DECIDE_TRIBUTE || s->decision == DRAGON_DECIDE_GIVE ? DRAGON_MOVE_GIVE : DRAGON_MOVE_PLAY, kind);
    }
  if (is_in (spot, DRAGON_SPOT_NEST, s->n_nest))
    {
      DragonMoveKind kind = s->decision == DRAGON_DECIDE_BURY ? DRAGON_MOVE_BURY : s->decision == DRAGON_DECIDE_ECHO ? DRAGON_MOVE_ECHO : DRAGON_MOVE_TAKE;
      return dragon_move (kind, s->nest[spot - DRAGON_SPOT_NEST]);
    }
  if (is_in (spot, DRAGON_SPOT_MARKET, s->n_market))
    return dragon_move (DRAGON_MOVE_ITEM, s->market[spot - DRAGON_SPOT_MARKET]);
  if (is_in (spot, DRAGON_SPOT_OPEN_HACK, s->n_hacks))
    return dragon_move (DRAGON_MOVE_HACK, s->hacks[spot - DRAGON_SPOT_OPEN_HACK]);
  for (guint seat = 0; seat < 2; seat++)
    {
      if (spot == DRAGON_SPOT_WIZARD + seat && s->wizard[seat] != DRAGON_NONE && dragon_powers (r, DRAGON_WIZARD, s->wizard[seat])->gem_action >= 0)
        return dragon_move (DRAGON_MOVE_POWER, dragon_code (DRAGON_WIZARD, s->wizard[seat]));
      guint32 first = DRAGON_SPOT_ITEM + 40 * seat;
      if (spot >= first && spot < first + s->n_items[seat] && dragon_powers (r, DRAGON_ITEM, s->items[seat][spot - first])->gem_action >= 0)
        return dragon_move (DRAGON_MOVE_POWER, dragon_code (DRAGON_ITEM, s->items[seat][spot - first]));
    }
  return SS_NO_MOVE;
}

static void
choose (const SsSight *sight, SsPick *pick, guint32 spot, SsPickResult *result)
{
  const DragonRules *r = (const DragonRules *) sight->rules;
  const DragonState *s = (const DragonState *) sight->view;
  SsMove move = dragon_spot_move (sight, spot, pick->v[1], NULL);
  if (move == SS_NO_MOVE)
    move = dragon_spot_move (sight, spot, 0, NULL);
  if (move != SS_NO_MOVE)
    {
      result->move = move;
      *pick = (SsPick) { 0 };
      return;
    }
  pick->v[0] = spot;
  SsMove wanted = meant (r, s, sight->viewer, spot);
  const char *word;
  if (wanted != SS_NO_MOVE)
    ss_move_is_legal (sight->rules, sight->view, wanted, &word, &result->reason);
}

void
dragon_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  *result = (SsPickResult) { SS_NO_MOVE, NULL };
  guint n = 0;
  switch (input->kind)
    {
    case SS_INPUT_CHOOSE:
      if (sight->legal && input->spot)
        choose (sight, pick, input->spot, result);
      break;
    case SS_INPUT_HOVER:
      if (pick->v[0] != input->spot)
        *pick = (SsPick) { .v = { input->spot } };
      break;
    case SS_INPUT_NEXT:
    case SS_INPUT_ROTATE:
      dragon_spot_move (sight, pick->v[0], 0, &n);
      if (n)
        pick->v[1] = (pick->v[1] + 1) % n;
      break;
    case SS_INPUT_CANCEL:
      *pick = (SsPick) { 0 };
      break;
    case SS_INPUT_FLIP:
      break;
    }
}

/* How things move; items are named as dragon-draw.c and dragon-bank.c do. */
void
dragon_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion)
{
  static const char *const wizards[] = { "wizard-first", "wizard-second" };
  guint seat = effect->actor == SS_SEAT_SECOND ? 1 : 0;
  *motion = (SsMotion) { .kind = SS_MOTION_NONE };
  switch (effect->kind)
    {
    case DRAGON_HAPPENED_MOVE:
    case DRAGON_HAPPENED_TELEPORT:
    case DRAGON_HAPPENED_SWAP:
      motion->kind = SS_MOTION_SLIDE;
      g_strlcpy (motion->item, wizards[seat], sizeof motion->item);
      break;
    case DRAGON_HAPPENED_BUMP:
      motion->kind = SS_MOTION_SLIDE;
      g_strlcpy (motion->item, wizards[!seat], sizeof motion->item);
      break;
    case DRAGON_HAPPENED_ESCAPE:
    case DRAGON_HAPPENED_POUNCE:
      motion->kind = SS_MOTION_REMOVE;
      g_strlcpy (motion->item, wizards[seat], sizeof motion->item);
      break;
    case DRAGON_HAPPENED_TURN_DRAGON:
      motion->kind = SS_MOTION_FLY;
      g_strlcpy (motion->item, "dragon", sizeof motion->item);
      break;
    case DRAGON_HAPPENED_PLAY:
    case DRAGON_HAPPENED_TRIBUTE:
      motion->kind = SS_MOTION_REMOVE;
      g_snprintf (motion->item, sizeof motion->item, "hand-%d-0", effect->subject);
      break;
    case DRAGON_HAPPENED_LAY:
    case DRAGON_HAPPENED_TURN_UP:
      motion->kind = SS_MOTION_APPEAR;
      g_snprintf (motion->item, sizeof motion->item, "nest-%d-0", effect->subject);
      break;
    case DRAGON_HAPPENED_TAKE:
    case DRAGON_HAPPENED_BURY:
      motion->kind = SS_MOTION_REMOVE;
      g_snprintf (motion->item, sizeof motion->item, "nest-%d-0", effect->subject);
      break;
    case DRAGON_HAPPENED_DRAW:
    case DRAGON_HAPPENED_SIFT:
    case DRAGON_HAPPENED_SEARCH:
      motion->kind = SS_MOTION_TURN;
      g_snprintf (motion->item, sizeof motion->item, "hand-%d-0", effect->subject);
      break;
    case DRAGON_HAPPENED_MARKET:
      motion->kind = SS_MOTION_TURN;
      g_snprintf (motion->item, sizeof motion->item, "market-%d-0", effect->subject);
      break;
    case DRAGON_HAPPENED_UNDER:
      motion->kind = SS_MOTION_APPEAR;
      g_strlcpy (motion->item, "under-name", sizeof motion->item);
      break;
    default:
      break;
    }
}
