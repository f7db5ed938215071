/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "kahuna-board.h"

#include <glib/gi18n.h>

/* The places that can be chosen, as a screen reader says them, each with what choosing it does or why it can't be chosen. */

#define AREA_MAP 0
#define AREA_HAND 1
#define AREA_TABLE 2

/* What a move does to the map, in numbers. */
static char *
say_result (const SsSight *sight, SsMove move)
{
  KahunaState after = *(const KahunaState *) sight->view;
  g_auto (SsHistory) history = { 0 };
  g_auto (SsEffects) effects = { 0 };
  guint won = 0, lost = 0, removed = 0;
  kahuna_play (sight->rules, (SsState *) &after, move, NULL, &history, &effects);
  for (guint i = 0; i < effects.n; i++)
    {
      won += effects.effects[i].kind == KAHUNA_EFFECT_STONE_WON;
      lost += effects.effects[i].kind == KAHUNA_EFFECT_STONE_LOST;
      removed += effects.effects[i].kind == KAHUNA_EFFECT_REMOVED;
    }
  if (won + lost + removed == 0)
    return NULL;
  g_autofree char *a = ss_text_number ((int) won), *b = ss_text_number ((int) removed), *c = ss_text_number ((int) lost);
  return ss_text_fill (_ ("Stones won: {won}; bridges taken off: {removed}; stones the opponent loses: {lost}."), "won", a, "removed", b, "lost", c, NULL);
}

/* A legal move on the map is said with its result, any other spot with what it does or why it can't be. */
static void
describe (const SsSight *sight, SsSpot *spot)
{
  SsMove move = kahuna_pick_move (sight, spot->spot);
  if (kahuna_acting (sight) == SS_SEAT_NONE)
    return;
  if (move == SS_NO_MOVE || !ss_moves_contain (sight->legal, move))
    {
      spot->description = kahuna_pick_reason (sight, spot->spot);
      return;
    }
  spot->legal = TRUE;
  g_autofree char *what = kahuna_say_move (sight->rules, sight->view, move);
  g_autofree char *result = KAHUNA_SPOT_KIND (spot->spot) == KAHUNA_SPOT_LINE ? say_result (sight, move) : NULL;
  spot->description = result ? ss_text_fill (C_ ("a move and its result", "{move}. {result}"), "move", what, "result", result, NULL) : g_steal_pointer (&what);
}

static void
add_island (const SsSight *sight, const KahunaLayout *layout, guint island, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const KahunaShore *shore = &layout->shores[island];
  SsSeat viewer = sight->viewer == SS_SEAT_NONE ? SS_SEAT_FIRST : sight->viewer;
  guint holder = state->holder[island];
  gboolean referee = sight->viewer == SS_SEAT_NONE;
  g_autofree char *degree = ss_text_number (rules->islands[island].degree);
  g_autofree char *own = ss_text_number (state->at[viewer][island]), *other = ss_text_number (state->at[ss_seat_other (viewer)][island]);
  g_autofree char *need = ss_text_number (rules->islands[island].degree / 2 + 1);
  g_autofree char *name = ss_text_fill (referee ? _ ("{island}, degree {n}, First {own}, Second {other}") : _ ("{island}, degree {n}, you {own}, opponent {other}"), "island",
                                        rules->names[island], "n", degree, "own", own, "other", other, NULL);
  char id[KAHUNA_ID_SIZE];
  const char *format;
  g_snprintf (id, sizeof id, "island-%u", island);
  SsSpot *spot = ss_scene_spot (scene, KAHUNA_SPOT (KAHUNA_SPOT_ISLAND, island), id, shore->at.x, shore->at.y, 1.3 * shore->rx, 1.3 * shore->ry, name);
  spot->area = AREA_MAP;
  spot->radius = shore->ry / 2;
  if (holder == 0)
    format = _ ("Majority: {need}. Nobody holds it.");
  else if (referee)
    format = holder == 1 + SS_SEAT_FIRST ? _ ("Majority: {need}. First holds it.") : _ ("Majority: {need}. Second holds it.");
  else
    format = holder == 1 + viewer ? _ ("Majority: {need}. You hold it.") : _ ("Majority: {need}. The opponent holds it.");
  spot->description = ss_text_fill (format, "need", need, NULL);
  spot->legal = kahuna_acting (sight) != SS_SEAT_NONE && state->hand[kahuna_acting (sight)][island] > 0;
}

static const char *
format_of_line (const SsSight *sight, guint owner)
{
  if (owner == 0)
    return _ ("{line}, free line");
  if (sight->viewer == SS_SEAT_NONE)
    return owner == 1 + SS_SEAT_FIRST ? _ ("{line}, First's bridge") : _ ("{line}, Second's bridge");
  return owner == 1 + sight->viewer ? _ ("{line}, your bridge") : _ ("{line}, the opponent's bridge");
}

static void
add_line (const SsSight *sight, const KahunaLayout *layout, guint line, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const guint8 *ends = rules->lines[line].ends;
  KahunaPoint middle;
  int length;
  double angle;
  char id[KAHUNA_ID_SIZE];
  kahuna_bar (&layout->shores[ends[0]], &layout->shores[ends[1]], &middle, &length, &angle);
  g_autofree char *name = ss_text_fill (format_of_line (sight, state->owner[line]), "line", rules->lines[line].name, NULL);
  g_snprintf (id, sizeof id, "line-%u", line);
  SsSpot *spot = ss_scene_spot (scene, KAHUNA_SPOT (KAHUNA_SPOT_LINE, line), id, middle.x, middle.y, 52, 52, name);
  spot->area = AREA_MAP;
  spot->radius = 26;
  spot->chosen = sight->pick && sight->pick->v[KAHUNA_PICK_LINE] == line + 1;
  describe (sight, spot);
}

static SsSpot *
add_card (SsScene *scene, guint32 number, const char *id, double x, double y, int area, char *name)
{
  SsSpot *spot = ss_scene_spot (scene, number, id, x, y, KAHUNA_CARD_WIDTH, KAHUNA_CARD_HEIGHT, name);
  spot->area = area;
  g_free (name);
  return spot;
}

static void
add_hand (const SsSight *sight, const KahunaLayout *layout, SsSeat seat, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaRow *row = &layout->hands[seat];
  gboolean acting = kahuna_acting (sight) == seat, referee = sight->viewer == SS_SEAT_NONE;
  for (guint slot = 0; slot < row->n; slot++)
    {
      int card = kahuna_hand_card ((const KahunaState *) sight->view, seat, slot);
      if (card < 0)
        continue;
      KahunaPoint p = kahuna_row_middle (row, slot);
      char id[KAHUNA_ID_SIZE];
      guint base = sight->viewer == SS_SEAT_NONE && !acting ? 32 : 0;
      const char *format = !referee ? _ ("Card {island} in your hand") : seat == SS_SEAT_FIRST ? _ ("Card {island} in First's hand") : _ ("Card {island} in Second's hand");
      g_snprintf (id, sizeof id, "hand-%u-%u", seat, slot);
      if (referee && kahuna_acting (sight) == SS_SEAT_NONE)
        base = seat == SS_SEAT_FIRST ? 0 : 32;
      SsSpot *spot = add_card (scene, KAHUNA_SPOT (KAHUNA_SPOT_HAND, base + slot), id, p.x, p.y, AREA_HAND, ss_text_fill (format, "island", rules->names[card], NULL));
      spot->width = MIN (KAHUNA_CARD_WIDTH, slot + 1 < row->n ? row->pitch : KAHUNA_CARD_WIDTH);
      if (!acting)
        continue;
      spot->legal = TRUE;
      spot->chosen = sight->pick && (sight->pick->v[KAHUNA_PICK_A] == slot + 1 || sight->pick->v[KAHUNA_PICK_B] == slot + 1);
      spot->description = g_strdup (spot->chosen ? _ ("Chosen; choosing it again lets it go.") : _ ("Choose it, then a line; two cards remove a bridge."));
    }
}

static void
add_table (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  for (guint i = 0; i < layout->open.n; i++)
    {
      KahunaPoint p = kahuna_row_middle (&layout->open, i);
      char id[KAHUNA_ID_SIZE];
      char *name = state->open[i] == KAHUNA_NONE ? g_strdup (_ ("Empty place for an open card")) : ss_text_fill (_ ("Open card {island}"), "island", rules->names[state->open[i]], NULL);
      g_snprintf (id, sizeof id, "open-%u", i);
      SsSpot *spot = add_card (scene, KAHUNA_SPOT (KAHUNA_SPOT_OPEN, i), id, p.x, p.y, AREA_TABLE, name);
      if (i + 1 < layout->open.n)
        spot->width = MIN (KAHUNA_CARD_WIDTH, layout->open.pitch);
      describe (sight, spot);
    }
  g_autofree char *pile = ss_text_number (state->n_pile);
  describe (sight, add_card (scene, KAHUNA_SPOT (KAHUNA_SPOT_PILE, 0), "pile", layout->pile.x + KAHUNA_CARD_WIDTH / 2, layout->pile.y + KAHUNA_CARD_HEIGHT / 2, AREA_TABLE,
                             ss_text_fill (ngettext ("Pile: {n} card", "Pile: {n} cards", state->n_pile), "n", pile, NULL)));
}

/* The discards say what lies face up, in order, and how many cards lie face down. */
static char *
name_of_discards (const KahunaRules *rules, const KahunaState *state)
{
  const char *names[KAHUNA_MAX_CARDS] = { NULL };
  guint up = 0, down = 0;
  for (guint i = 0; i < state->n_discards; i++)
    if (KAHUNA_DISCARD_DOWN (state->discards[i]))
      down++;
    else
      names[up++] = rules->names[KAHUNA_DISCARD_CARD (state->discards[i])];
  g_autofree char *list = ss_text_list (names, up), *n = ss_text_number ((int) down);
  if (up == 0)
    return ss_text_fill (ngettext ("Discards: {n} card face down", "Discards: {n} cards face down", down), "n", n, NULL);
  return ss_text_fill (ngettext ("Discards: {n} card face down; face up {list}", "Discards: {n} cards face down; face up {list}", down), "n", n, "list", list, NULL);
}

/* A seat may look at what it has thrown away itself. */
static char *
say_own_discards (const SsSight *sight)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  const char *names[KAHUNA_MAX_CARDS] = { NULL };
  guint n = 0;
  for (guint i = 0; i < state->n_discards && sight->viewer != SS_SEAT_NONE; i++)
    if (KAHUNA_DISCARD_DOWN (state->discards[i]) && KAHUNA_DISCARD_BY (state->discards[i]) == sight->viewer)
      names[n++] = rules->names[KAHUNA_DISCARD_CARD (state->discards[i])];
  if (n == 0)
    return NULL;
  g_autofree char *list = ss_text_list (names, n);
  return ss_text_fill (_ ("You threw away face down: {list}."), "list", list, NULL);
}

static SsSpot *
add_button (const KahunaLayout *layout, SsScene *scene, guint32 number, const char *id, KahunaPoint at, const char *name)
{
  SsSpot *spot = ss_scene_spot (scene, number, id, at.x + layout->button_width / 2.0, at.y + layout->button_height / 2.0, layout->button_width, layout->button_height, name);
  spot->area = AREA_TABLE;
  return spot;
}

static void
add_rest (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  const KahunaState *state = (const KahunaState *) sight->view;
  SsSpot *discards = add_card (scene, KAHUNA_SPOT (KAHUNA_SPOT_DISCARDS, 0), "discards", layout->discards.x + KAHUNA_CARD_WIDTH / 2,
                               layout->discards.y + KAHUNA_CARD_HEIGHT / 2, AREA_TABLE, name_of_discards (rules, state));
  describe (sight, discards);
  char *own = discards->legal ? NULL : say_own_discards (sight);
  if (own)
    {
      g_free (discards->description);
      discards->description = own;
    }
  if (kahuna_acting (sight) == SS_SEAT_NONE)
    return;
  describe (sight, add_button (layout, scene, KAHUNA_SPOT (KAHUNA_SPOT_END, 0), "end", layout->end, _ ("End without drawing")));
  if (!rules->rebuild)
    return;
  gboolean plain = sight->pick && sight->pick->v[KAHUNA_PICK_PLAIN];
  SsSpot *spot = add_button (layout, scene, KAHUNA_SPOT (KAHUNA_SPOT_REBUILD, 0), "rebuild", layout->rebuild, plain ? _ ("Only remove") : _ ("Remove and rebuild"));
  spot->legal = TRUE;
  spot->description = g_strdup (_ ("Switches whether a removal also builds there."));
}

void
kahuna_draw_spots (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaRules *rules = (const KahunaRules *) sight->rules;
  for (guint i = 0; i < rules->n_islands; i++)
    add_island (sight, layout, i, scene);
  for (guint l = 0; l < rules->n_lines; l++)
    add_line (sight, layout, l, scene);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    if (kahuna_sees_hand (sight, seat))
      add_hand (sight, layout, seat, scene);
  add_table (sight, layout, scene);
  add_rest (sight, layout, scene);
}
