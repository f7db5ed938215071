/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "example-game.h"

#include "scene/ss-book.h"

#define RULES(base) ((const ExampleRules *) (base))
#define STATE(base) ((const ExampleState *) (base))

/* Picking in two steps: a card of the hand (held: its place + 1 in v[0]), then it again (play), a slot (swap) or the pile (bury). */

static SsMove
move_of_spot (const SsSight *sight, guint held, guint32 spot)
{
  const ExampleState *state = STATE (sight->view);
  guint card = held ? state->hand[sight->viewer][held - 1] : 0;
  switch (spot)
    {
    case EXAMPLE_SPOT_PILE:
      return held ? example_move (EXAMPLE_BURY, card, 0) : example_move (EXAMPLE_DRAW, 0, 0);
    case EXAMPLE_SPOT_COIN:
      return example_move (EXAMPLE_COIN, 0, 0);
    case EXAMPLE_SPOT_WAIT:
      return example_move (EXAMPLE_WAIT, 0, 0);
    default:
      if (!held)
        return SS_NO_MOVE;
      if (spot == EXAMPLE_SPOT_HAND + held - 1)
        return example_move (EXAMPLE_PLAY, card, 0);
      if (spot >= EXAMPLE_SPOT_MARKET && spot < EXAMPLE_SPOT_MARKET + RULES (sight->rules)->n_slots)
        return example_move (EXAMPLE_SWAP, card, spot - EXAMPLE_SPOT_MARKET);
      return SS_NO_MOVE;
    }
}

void
example_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result)
{
  const ExampleState *state = STATE (sight->view);
  guint held = pick->v[0];
  *result = (SsPickResult) { 0 };
  if (!sight->legal || sight->viewer == SS_SEAT_NONE)
    return;

  guint n = state->n_hand[sight->viewer];
  switch (input->kind)
    {
    case SS_INPUT_CANCEL:
      *pick = (SsPick) { 0 };
      return;
    case SS_INPUT_NEXT:
      pick->v[0] = n ? held % n + 1 : 0;
      return;
    case SS_INPUT_ROTATE:
      pick->v[0] = n ? (held + n + (guint) (n + input->amount) - 1) % n + 1 : 0;
      return;
    case SS_INPUT_HOVER:
      pick->v[1] = input->spot;
      return;
    case SS_INPUT_FLIP:
      return;
    case SS_INPUT_CHOOSE:
    default:
      break;
    }

  SsMove move = move_of_spot (sight, held, input->spot);
  if (move != SS_NO_MOVE)
    {
      if (ss_move_is_legal (sight->rules, sight->view, move, NULL, &result->reason) && ss_moves_contain (sight->legal, move))
        {
          result->move = move;
          *pick = (SsPick) { 0 };
        }
    }
  else if (input->spot >= EXAMPLE_SPOT_HAND && input->spot < EXAMPLE_SPOT_HAND + n)
    pick->v[0] = input->spot - EXAMPLE_SPOT_HAND + 1;
  else
    result->reason = g_strdup ("Choose a card of the hand first.");
}

/* Drawing */

static void
place (SsScene *scene, const char *id, const char *symbol, const char *text, guint32 spot, double x, double y, gboolean chosen)
{
  ss_scene_place (scene, id, SS_LAYER_PIECES, symbol, x, y);
  g_autofree char *text_id = g_strconcat (id, "-text", NULL);
  ss_scene_text (scene, text_id, SS_TEXT_CARD, text, x, y);
  if (spot)
    ss_scene_spot (scene, spot, id, x, y, 60, 80, text)->chosen = chosen;
}

static const char *
card_title (const ExampleRules *rules, guint card)
{
  return card == EXAMPLE_UNKNOWN ? "hidden" : rules->titles[card];
}

void
example_draw (const SsSight *sight, SsScene *scene)
{
  const ExampleRules *rules = RULES (sight->rules);
  const ExampleState *state = STATE (sight->view);
  gboolean spots = !sight->thumbnail;
  scene->width = 64 * (EXAMPLE_MAX_HAND + 1);
  scene->height = 400;

  for (guint i = 0; i < rules->n_slots; i++)
    if (state->market[i] != EXAMPLE_UNKNOWN)
      {
        g_autofree char *id = g_strdup_printf ("market-%u", i);
        place (scene, id, "card-face", card_title (rules, state->market[i]), spots ? EXAMPLE_SPOT_MARKET + i : 0, 64 * (i + 1.0), 200, FALSE);
      }
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      gboolean own = seat == (sight->viewer == SS_SEAT_SECOND ? SS_SEAT_SECOND : SS_SEAT_FIRST);
      for (guint i = 0; i < state->n_hand[seat]; i++)
        {
          g_autofree char *id = g_strdup_printf ("hand-%u-%u", seat, i);
          gboolean held = own && sight->pick && sight->pick->v[0] == i + 1;
          place (scene, id, state->hand[seat][i] == EXAMPLE_UNKNOWN ? "card-back" : "card-face", card_title (rules, state->hand[seat][i]),
                 spots && own ? EXAMPLE_SPOT_HAND + i : 0, 64 * (i + 1.0), own ? 340 : 60, held);
        }
    }
  place (scene, "pile", "card-back", "Pile", spots ? EXAMPLE_SPOT_PILE : 0, 320, 200, FALSE);
  if (spots && rules->coin)
    ss_scene_spot (scene, EXAMPLE_SPOT_COIN, "coin", 400, 200, 44, 44, "Coin");
  if (spots && rules->wait)
    ss_scene_spot (scene, EXAMPLE_SPOT_WAIT, "wait", 464, 200, 44, 44, "Wait");
}

void
example_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion)
{
  motion->kind = effect->kind == EXAMPLE_EFFECT_DREW ? SS_MOTION_APPEAR : SS_MOTION_NONE;
  g_strlcpy (motion->item, "pile", sizeof motion->item);
}

/* The editor on the drawing: a spot a card; choosing one makes its value one more, dragging one beyond the row takes it away. */

static void
editor_draw (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene)
{
  guint n;
  const int *values = ss_variant_get_numbers (variant, param->group, param->key, &n);
  scene->width = 64 * (n + 1.0);
  scene->height = 128;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("value-%u", i);
      g_autofree char *text = ss_text_number (values[i]);
      place (scene, id, "card-face", text, i + 1, 64 * (i + 1.0), 64, FALSE);
    }
}

static SsVariant *
with_values (const SsVariant *variant, const SsParam *param, guint changed, gboolean removed, SsProblems *problems)
{
  guint n;
  const int *values = ss_variant_get_numbers (variant, param->group, param->key, &n);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    if (i != changed || !removed)
      g_string_append_printf (text, "%s%d", text->len ? ";" : "", i == changed ? (values[i] + 1) % (param->max + 1) : values[i]);
  return ss_variant_with_value (variant, param->group, param->key, text->str, problems);
}

static SsVariant *
editor_input (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems)
{
  return input->kind == SS_INPUT_CHOOSE && input->spot ? with_values (variant, param, input->spot - 1, FALSE, problems) : NULL;
}

static SsVariant *
editor_drag (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, guint32 spot, double x, double y, double width, double height,
             SsProblems *problems)
{
  return y > 128 ? with_values (variant, param, spot - 1, TRUE, problems) : NULL;
}

const SsDrawnEditor example_editor = {
  .title = "Cards",
  .draw = editor_draw,
  .input = editor_input,
  .drag = editor_drag,
};

/* Words */

char *
example_say_move (const SsRules *base, const SsState *view, SsMove move)
{
  static const char *const formats[] = {
    [EXAMPLE_PLAY] = "Plays {card}", [EXAMPLE_SWAP] = "Swaps {card}",     [EXAMPLE_DRAW] = "Draws a card",
    [EXAMPLE_BURY] = "Buries {card}", [EXAMPLE_COIN] = "Tosses the coin", [EXAMPLE_WAIT] = "Waits",
  };
  return ss_text_fill (formats[example_kind (move)], "card", RULES (base)->titles[example_card (move)], NULL);
}

char *
example_say_effect (const SsRules *base, const SsEffect *effect, SsSeat viewer)
{
  static const char *const formats[] = {
    [EXAMPLE_EFFECT_PLAY] = "{card} is played.",  [EXAMPLE_EFFECT_SWAP] = "{card} is swapped.", [EXAMPLE_EFFECT_DREW] = "A card is drawn.",
    [EXAMPLE_EFFECT_DRAWN] = "It is {card}.",     [EXAMPLE_EFFECT_BURY] = "A card is buried.",  [EXAMPLE_EFFECT_BURIED] = "{card} is buried.",
    [EXAMPLE_EFFECT_COIN] = "The coin is tossed.", [EXAMPLE_EFFECT_WAIT] = "Nothing is done.",  [EXAMPLE_EFFECT_SHUFFLE] = "The cards are shuffled.",
  };
  if (viewer != SS_SEAT_NONE && !(effect->seen_by & SS_SEEN_BY (viewer)))
    return NULL;
  return ss_text_fill (formats[effect->kind], "card", RULES (base)->titles[effect->subject], NULL);
}

char *
example_prompt (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const ExampleState *state = STATE (view);
  if (state->to_move == SS_SEAT_NONE)
    return g_strdup ("The match is over.");
  return g_strdup (viewer == state->to_move ? "Choose a card, the pile or the coin." : "The opponent is to move.");
}

void
example_panel (const SsRules *base, const SsState *view, SsSeat seat, GPtrArray *lines)
{
  SsPanelLine *line = g_new0 (SsPanelLine, 1);
  line->label = g_strdup ("Cards in hand");
  line->value = ss_text_number (STATE (view)->n_hand[seat]);
  g_ptr_array_add (lines, line);
}

char *
example_write_position (const SsRules *base, const SsState *view, SsSeat viewer)
{
  const ExampleRules *rules = RULES (base);
  const ExampleState *state = STATE (view);
  GString *text = g_string_new (NULL);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      g_string_append (text, seat == SS_SEAT_FIRST ? "First:" : "Second:");
      for (guint i = 0; i < state->n_hand[seat]; i++)
        g_string_append_printf (text, " %s", card_title (rules, state->hand[seat][i]));
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < rules->n_slots; i++)
    g_string_append_printf (text, "%s: %s\n", rules->slots[i], card_title (rules, state->market[i]));
  return g_string_free (text, FALSE);
}

char *
example_say_why (const SsRules *base, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second)
{
  return n > 0 && example_kind (line[0]) == EXAMPLE_PLAY ? g_strdup ("It scores at once.") : g_strdup ("It prepares.");
}

void
example_write_rules (const SsRules *base, SsBook *book)
{
  const ExampleRules *rules = RULES (base);
  g_autofree char *target = ss_text_number ((int) rules->target);
  ss_book_heading (book, "goal", g_strdup ("Goal"));
  ss_book_text (book, ss_text_fill ("Whoever has {n} points wins.", "n", target, NULL));
}
