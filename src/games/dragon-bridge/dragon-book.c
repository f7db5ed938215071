/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>

#include "core/ss-record.h"
#include "scene/ss-book.h"

/* The rules page of Dragon Bridge. The sentences of the parameters, with the values in force, carry the numbers; what stands between them is true of
 * every variant. Every card in play is read out. */

static void
text (SsBook *book, const char *sentence)
{
  ss_book_text (book, g_strdup (sentence));
}

static void
figure (SsBook *book, const SsRules *base, guint n, const char *caption)
{
  g_autoptr (SsPosition) position = ss_position_new ((SsRules *) base, ss_chance_new (1));
  g_auto (SsMoves) legal = { 0 };
  SsSight sight = { .rules = base, .viewer = SS_SEAT_FIRST, .last_by = SS_SEAT_NONE, .thumbnail = TRUE };
  for (guint i = 0; i < n; i++)
    {
      legal.n = 0;
      dragon_legal_moves (base, position->state, &legal);
      if (legal.n == 0)
        break;
      ss_position_play (position, legal.moves[0], NULL);
    }
  g_autofree SsState *view = ss_state_view (base, position->state, SS_SEAT_FIRST);
  sight.view = view;
  SsScene *scene = ss_scene_new (1, 1);
  dragon_draw (&sight, scene);
  ss_book_figure (book, scene, g_strdup (caption));
}

static void
write_action (const DragonRules *r, SsBook *book, guint kind)
{
  const DragonCard *card = &r->cards[DRAGON_ACTION][kind];
  g_autofree char *effect = dragon_say_card_effect (&card->effect), *n = ss_text_number (card->count), *wings = ss_text_number (card->wings);
  if (card->powers.n == 0)
    {
      ss_book_text (book, ss_text_fill (_ ("“{name}”: cards {n}, wings {m}. {effect}"), "name", dragon_card_name (r, DRAGON_ACTION, kind), "n", n, "m", wings,
                                        "effect", effect, NULL));
      return;
    }
  g_autofree char *dragon = dragon_say_powers (card->powers.powers, card->powers.n);
  ss_book_text (book, ss_text_fill (_ ("“{name}”: cards {n}, wings {m}. {effect} Dragon power: {dragon}"), "name", dragon_card_name (r, DRAGON_ACTION, kind), "n", n,
                                    "m", wings, "effect", effect, "dragon", dragon, NULL));
}

static void
write_cards (const DragonRules *r, SsBook *book)
{
  ss_book_heading (book, "actions", g_strdup (_ ("The Action Cards")));
  for (guint i = 0; i < r->n[DRAGON_ACTION]; i++)
    write_action (r, book, i);
  if (r->n[DRAGON_ITEM])
    ss_book_heading (book, "items", g_strdup (_ ("The Items")));
  for (guint i = 0; i < r->n[DRAGON_ITEM]; i++)
    {
      const DragonCard *card = &r->cards[DRAGON_ITEM][i];
      g_autofree char *says = dragon_say_powers (card->powers.powers, card->powers.n), *n = ss_text_number (card->count);
      ss_book_text (book, ss_text_fill (_ ("“{name}”: cards {n}. {effect}"), "name", dragon_card_name (r, DRAGON_ITEM, i), "n", n, "effect", says, NULL));
    }
  if (r->mode != DRAGON_MODE_NONE)
    {
      ss_book_heading (book, "wizards", g_strdup (_ ("The Wizards")));
      for (guint i = 0; i < r->n[DRAGON_WIZARD]; i++)
        {
          const DragonPowers *powers = dragon_powers (r, DRAGON_WIZARD, i);
          g_autofree char *says = dragon_say_powers (powers->powers, powers->n);
          ss_book_text (book, ss_text_fill (_ ("“{name}”: {effect}"), "name", dragon_card_name (r, DRAGON_WIZARD, i), "effect", says, NULL));
        }
    }
  if (!r->hacking)
    return;
  ss_book_heading (book, "hacks", g_strdup (_ ("The Hacks")));
  for (guint i = 0; i < r->n[DRAGON_HACK]; i++)
    {
      const DragonCard *card = &r->cards[DRAGON_HACK][i];
      g_autofree char *effect = dragon_say_card_effect (&card->effect), *cost = ss_text_number (card->cost);
      const char *format = card->stays ? _ ("“{name}”: white gems {n}. {effect}") : _ ("“{name}”: white gems {n}; leaves the match when played. {effect}");
      ss_book_text (book, ss_text_fill (format, "name", dragon_card_name (r, DRAGON_HACK, i), "n", cost, "effect", effect, NULL));
    }
}

void
dragon_write_rules (const SsRules *base, SsBook *book)
{
  const DragonRules *r = (const DragonRules *) base;
  const SsVariant *variant = base->variant;

  ss_book_heading (book, "goal", g_strdup (_ ("The Goal")));
  text (book, _ ("Two wizards duel on a bridge with a dragon at one end. Whoever escapes from the free end wins, and whoever the dragon pounces on loses."));
  figure (book, base, 0, _ ("The bridge at the start"));

  ss_book_heading (book, "bridge", g_strdup (_ ("The Planks")));
  ss_book_param (book, variant, "Board", "Length");
  text (book, _ ("A tile's number is its distance from the nearer end, 0 at both ends. The tiles with the highest number are the centre tiles."));
  ss_book_param (book, variant, "Board", "EndTiles");
  text (book, _ ("The end tiles where the dragon is are threatened, those at the other end are exit tiles."));
  ss_book_param (book, variant, "Board", "GemTiles");
  ss_book_param (book, variant, "Board", "Start");
  ss_book_param (book, variant, "Dragon", "FirstSide");

  ss_book_heading (book, "setup", g_strdup (_ ("What the Players Have")));
  ss_book_param (book, variant, "Gems", "Count");
  ss_book_param (book, variant, "Gems", "FirstReady");
  ss_book_param (book, variant, "Gems", "SecondReady");
  text (book, _ ("All other gems are depleted at the start. Depleted gems come back only by being readied."));
  ss_book_param (book, variant, "Wizards", "Mode");
  ss_book_param (book, variant, "Items", "Blind");
  ss_book_param (book, variant, "Items", "Market");
  ss_book_param (book, variant, "Expansion", "BridgeHacking");
  ss_book_param (book, variant, "Expansion", "WhiteGems");
  ss_book_param (book, variant, "Expansion", "OpenHacks");

  ss_book_heading (book, "turn", g_strdup (_ ("A Turn")));
  text (book, _ ("The players take turns, and First begins. A turn has four stages: start, action, gem and dragon check."));
  text (book, _ ("In the action stage one plays a card from the hand and carries out its effect; then the card goes to the nest. With an empty hand the stage is "
                 "skipped."));
  text (book, _ ("In the gem stage one may do one thing: play a ready gem, ready a gem on a gem tile, gain an item, use a gem action or play a hack."));
  ss_book_param (book, variant, "Gems", "Action");
  ss_book_param (book, variant, "Gems", "ItemCost");
  text (book, _ ("Whoever stands on a threatened tile at the end of their own gem stage is pounced on and loses."));
  ss_book_param (book, variant, "Cards", "Hand");

  ss_book_heading (book, "dragon", g_strdup (_ ("The Dragon")));
  ss_book_param (book, variant, "Dragon", "FlightWings");
  text (book, _ ("At a flight the newest card of the nest goes under the dragon, and its dragon power is in force for both players. The rest of the nest and the card "
                 "that lay there are shuffled into the deck, and the dragon goes to the other end."));
  ss_book_param (book, variant, "Dragon", "RoostCards");
  text (book, _ ("At a roost the nest is shuffled into the deck, and the top card of the deck is turned up as the new nest. After a flight or a roost the market is "
                 "filled up."));
  figure (book, base, 6, _ ("Exit tiles are green with an arrow, threatened tiles are red and clawed"));

  ss_book_heading (book, "moving", g_strdup (_ ("Moving and Bumping")));
  text (book, _ ("A move or teleport goes up to its number of tiles in one direction; bonuses that apply in that direction raise the number."));
  text (book, _ ("A bump goes exactly its number of tiles. For each bonus that applies, the player chooses whether to add it in full; a bonus that must be used is always "
                 "added."));
  text (book, _ ("Whoever is bumped beyond the last tile stops there and depletes a ready gem."));
  text (book, _ ("Whoever begins a move on an exit tile, in their own turn and before the dragon check, escapes and wins at once. Teleports, swaps and bumps never "
                 "escape."));
  if (r->hacking)
    text (book, _ ("Whoever bumps gains a white gem each time."));

  ss_book_heading (book, "powers", g_strdup (_ ("Powers")));
  text (book, _ ("Powers that something sets off wait until what is being done is complete. Then the player on turn chooses which comes next, and its owner decides whether "
                 "to use it, unless it must be used."));

  ss_book_heading (book, "end", g_strdup (_ ("The End")));
  ss_book_param (book, variant, "End", "TurnLimit");

  ss_book_heading (book, "handicap", g_strdup (_ ("Handicap")));
  ss_book_param (book, variant, "Handicap", "FirstItems");
  ss_book_param (book, variant, "Handicap", "SecondItems");
  ss_book_param (book, variant, "Handicap", "FirstShift");
  ss_book_param (book, variant, "Handicap", "SecondShift");

  write_cards (r, book);
}
