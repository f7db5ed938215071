/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <glib/gi18n.h>

/* The position as text, and the lines about a player in the side panel. */

static char *
number_text (guint n)
{
  return ss_text_number ((int) n);
}

/* the names of @cards as a list; unknown ones are counted at the end; @none if there are none */
static char *
list_names (const DragonRules *r, DragonFamily family, const guint8 *cards, guint n, gboolean held, const char *none)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint hidden = 0;
  for (guint i = 0; i < n; i++)
    {
      guint kind = held ? DRAGON_HELD_KIND (cards[i]) : cards[i];
      if (kind >= DRAGON_UNKNOWN)
        hidden++;
      else
        g_ptr_array_add (names, g_strdup (dragon_card_name (r, family, kind)));
    }
  if (hidden)
    {
      g_autofree char *number = number_text (hidden);
      g_ptr_array_add (names, ss_text_fill (ngettext ("{n} hidden card", "{n} hidden cards", hidden), "n", number, NULL));
    }
  return names->len ? ss_text_list ((const char *const *) names->pdata, names->len) : g_strdup (none);
}

static char *
say_gems (const DragonState *s, SsSeat seat)
{
  g_autofree char *ready = number_text (s->ready[seat]), *used = number_text (s->used[seat]), *aside = number_text (s->n_aside[seat]);
  if (s->n_aside[seat])
    return ss_text_fill (_ ("{ready} ready, {used} depleted, {aside} aside"), "ready", ready, "used", used, "aside", aside, NULL);
  return ss_text_fill (_ ("{ready} ready, {used} depleted"), "ready", ready, "used", used, NULL);
}

static void
add_line (GPtrArray *lines, const char *label, char *value)
{
  SsPanelLine *line = g_new0 (SsPanelLine, 1);
  line->label = g_strdup (label);
  line->value = value;
  g_ptr_array_add (lines, line);
}

void
dragon_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  if (s->wizard[seat] != DRAGON_NONE)
    add_line (lines, _ ("Wizard"), g_strdup (dragon_card_name (r, DRAGON_WIZARD, s->wizard[seat])));
  add_line (lines, _ ("Green gems"), say_gems (s, seat));
  if (r->hacking)
    add_line (lines, _ ("White gems"), number_text (s->white[seat]));
  add_line (lines, _ ("Hand"), number_text (s->n_hand[seat]));
  add_line (lines, _ ("Items"), list_names (r, DRAGON_ITEM, s->items[seat], s->n_items[seat], FALSE, _ ("none")));
}

static void
add_text (GString *text, char *line)
{
  g_string_append_printf (text, "%s\n", line);
  g_free (line);
}

static void
write_seat (const DragonRules *r, const DragonState *s, SsSeat seat, GString *text)
{
  guint tile = s->place[seat];
  g_autofree char *number = number_text (dragon_number (r, tile));
  const char *format = tile < r->length / 2u ? (seat == SS_SEAT_FIRST ? _ ("First stands on tile {n} of the left half.") : _ ("Second stands on tile {n} of the left half."))
                                             : (seat == SS_SEAT_FIRST ? _ ("First stands on tile {n} of the right half.") : _ ("Second stands on tile {n} of the right half."));
  add_text (text, ss_text_fill (format, "n", number, NULL));
  if (dragon_is_threatened (r, s, tile))
    add_text (text, g_strdup (_ ("This tile is threatened by the dragon.")));
  else if (dragon_is_exit (r, s, tile))
    add_text (text, g_strdup (_ ("This tile is an exit tile.")));

  g_autofree char *gems = say_gems (s, seat);
  add_text (text, ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's gems: {gems}") : _ ("Second's gems: {gems}"), "gems", gems, NULL));
  if (r->hacking)
    {
      g_autofree char *white = number_text (s->white[seat]);
      add_text (text, ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's white gems: {n}") : _ ("Second's white gems: {n}"), "n", white, NULL));
    }
  if (s->wizard[seat] != DRAGON_NONE)
    add_text (text, ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's wizard: {name}") : _ ("Second's wizard: {name}"), "name",
                                  dragon_card_name (r, DRAGON_WIZARD, s->wizard[seat]), NULL));
  g_autofree char *items = list_names (r, DRAGON_ITEM, s->items[seat], s->n_items[seat], FALSE, _ ("none"));
  add_text (text, ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's items: {list}") : _ ("Second's items: {list}"), "list", items, NULL));
  g_autofree char *hand = list_names (r, DRAGON_ACTION, s->hand[seat], s->n_hand[seat], TRUE, _ ("none"));
  add_text (text, ss_text_fill (seat == SS_SEAT_FIRST ? _ ("First's hand: {list}") : _ ("Second's hand: {list}"), "list", hand, NULL));
}

static void
write_dragon (const DragonRules *r, const DragonState *s, GString *text)
{
  add_text (text, g_strdup (s->side ? _ ("The dragon is at the right end.") : _ ("The dragon is at the left end.")));
  if (s->under != DRAGON_NONE)
    {
      const DragonPowers *powers = dragon_powers (r, DRAGON_ACTION, s->under);
      g_autofree char *effect = dragon_say_powers (powers->powers, powers->n);
      add_text (text, ss_text_fill (_ ("Under the dragon: “{name}”. {effect}"), "name", dragon_card_name (r, DRAGON_ACTION, s->under), "effect", effect,
                                    NULL));
    }
  g_autofree char *wings = number_text (dragon_wings (r, s)), *flight = number_text (dragon_flight_number (r, s));
  g_autofree char *cards = number_text (s->n_nest), *roost = number_text (dragon_roost_number (r, s));
  add_text (text, ss_text_fill (_ ("Wings in the nest: {n} of {m}"), "n", wings, "m", flight, NULL));
  add_text (text, ss_text_fill (_ ("Cards in the nest: {n} of {m}"), "n", cards, "m", roost, NULL));
  g_autofree char *nest = list_names (r, DRAGON_ACTION, s->nest, s->n_nest, FALSE, _ ("none"));
  add_text (text, ss_text_fill (_ ("Nest, the newest card last: {list}"), "list", nest, NULL));
  g_autofree char *deck = number_text (s->n_deck);
  add_text (text, ss_text_fill (_ ("Cards in the deck: {n}"), "n", deck, NULL));
}

/* what the viewer knows to lie at the bottom of the deck */
static void
write_known_deck (const DragonRules *r, const DragonState *s, SsSeat viewer, GString *text)
{
  guint n = 0;
  if (viewer == SS_SEAT_NONE)
    return;
  while (n < s->n_deck && (s->deck_known[n] >> viewer & 1) && s->deck[n] < DRAGON_UNKNOWN)
    n++;
  if (n == 0)
    return;
  g_autofree char *names = list_names (r, DRAGON_ACTION, s->deck, n, FALSE, "");
  add_text (text, ss_text_fill (_ ("Known at the bottom of the deck, from the bottom: {list}"), "list", names, NULL));
}

char *
dragon_write_position (const SsRules *rules, const SsState *view, SsSeat viewer)
{
  const DragonRules *r = (const DragonRules *) rules;
  const DragonState *s = (const DragonState *) view;
  GString *text = g_string_new (NULL);
  if (s->awaits && s->n_hand[0] + s->n_hand[1] == 0)
    {
      add_text (text, g_strdup (_ ("The cards are still to be shuffled.")));
      return g_string_free_and_steal (text);
    }
  write_dragon (r, s, text);
  write_known_deck (r, s, viewer, text);
  if (!r->blind)
    {
      g_autofree char *market = list_names (r, DRAGON_ITEM, s->market, s->n_market, FALSE, _ ("none"));
      add_text (text, ss_text_fill (_ ("Market: {list}"), "list", market, NULL));
    }
  if (r->hacking)
    {
      g_autofree char *hacks = list_names (r, DRAGON_HACK, s->hacks, s->n_hacks, FALSE, _ ("none"));
      g_autofree char *supply = number_text (s->supply);
      add_text (text, ss_text_fill (_ ("Open hacks: {list}"), "list", hacks, NULL));
      add_text (text, ss_text_fill (_ ("White gems in the supply: {n}"), "n", supply, NULL));
    }
  write_seat (r, s, SS_SEAT_FIRST, text);
  write_seat (r, s, SS_SEAT_SECOND, text);
  return g_string_free_and_steal (text);
}
