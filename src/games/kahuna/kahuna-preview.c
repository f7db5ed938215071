/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "kahuna-board.h"

/* Marks on the map: the last move, what the chosen cards can do, and the result of the one that is pointed at: every bridge and stone that would
 * go and come. */

#define FADED 0.35
#define GHOST 0.45

static SsItem *
place_on_line (const SsSight *sight, const KahunaLayout *layout, guint line, SsScene *scene, const char *what, SsLayer layer, const char *symbol)
{
  const guint8 *ends = ((const KahunaRules *) sight->rules)->lines[line].ends;
  char id[KAHUNA_ID_SIZE];
  KahunaPoint middle;
  int length;
  double angle;
  kahuna_bar (&layout->shores[ends[0]], &layout->shores[ends[1]], &middle, &length, &angle);
  g_snprintf (id, sizeof id, "%s-%u", what, line);
  SsItem *item = ss_scene_place (scene, id, layer, symbol, middle.x, middle.y);
  item->angle = angle;
  return item;
}

static int
bar_length (const SsSight *sight, const KahunaLayout *layout, guint line)
{
  const guint8 *ends = ((const KahunaRules *) sight->rules)->lines[line].ends;
  KahunaPoint middle;
  int length;
  double angle;
  kahuna_bar (&layout->shores[ends[0]], &layout->shores[ends[1]], &middle, &length, &angle);
  return length;
}

static gboolean
has_line (SsMove move)
{
  KahunaMoveKind kind = KAHUNA_MOVE_KIND (move);
  return kind == KAHUNA_BUILD || kind == KAHUNA_REMOVE || kind == KAHUNA_REBUILD || kind == KAHUNA_FREE;
}

static void
mark_last (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  if (sight->last == SS_NO_MOVE)
    return;
  switch (KAHUNA_MOVE_KIND (sight->last))
    {
    case KAHUNA_BUILD:
    case KAHUNA_REMOVE:
    case KAHUNA_REBUILD:
    case KAHUNA_FREE:
      place_on_line (sight, layout, KAHUNA_MOVE_LINE (sight->last), scene, "last", SS_LAYER_MARKS, "mark-last")->scale = 0.9;
      break;
    case KAHUNA_THROW:
      ss_scene_place (scene, "last", SS_LAYER_MARKS, "mark-last", layout->discards.x + KAHUNA_CARD_WIDTH / 2, layout->discards.y + KAHUNA_CARD_HEIGHT / 2);
      break;
    case KAHUNA_DRAW:
      ss_scene_place (scene, "last", SS_LAYER_MARKS, "mark-last", layout->pile.x + KAHUNA_CARD_WIDTH / 2, layout->pile.y + KAHUNA_CARD_HEIGHT / 2);
      break;
    default:
      break;
    }
}

/* What a hint is chosen by: cards of the hand, an open one, a button; where they go is marked as the last move is. */
void
kahuna_mark_hint (const SsSight *sight, SsScene *scene)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  KahunaMoveKind kind = KAHUNA_MOVE_KIND (sight->hint);
  SsSeat seat = kahuna_acting (sight);
  int cards[2] = { -1, -1 };
  guint slot = 0;
  if (sight->hint == SS_NO_MOVE)
    return;
  if (kind == KAHUNA_BUILD || kind == KAHUNA_THROW || kind == KAHUNA_REMOVE || kind == KAHUNA_REBUILD)
    cards[0] = (int) KAHUNA_MOVE_A (sight->hint);
  if (kind == KAHUNA_REMOVE || kind == KAHUNA_REBUILD)
    cards[1] = (int) KAHUNA_MOVE_B (sight->hint);
  for (guint i = 0; i < 2 && cards[i] >= 0; i++, slot++)
    {
      char id[KAHUNA_ID_SIZE];
      if (i == 0 || cards[1] != cards[0]) /* two equal cards lie side by side */
        slot = 0;
      while (slot < state->n_hand[seat] && kahuna_hand_card (state, seat, slot) != cards[i])
        slot++;
      g_snprintf (id, sizeof id, "hint-card-%u", i);
      ss_scene_bracket (scene, id, KAHUNA_SPOT (KAHUNA_SPOT_HAND, slot));
    }
  for (guint i = 0; kind == KAHUNA_TAKE && i < ((const KahunaRules *) sight->rules)->open; i++)
    if (state->open[i] == KAHUNA_MOVE_A (sight->hint))
      {
        ss_scene_bracket (scene, "hint", KAHUNA_SPOT (KAHUNA_SPOT_OPEN, i));
        break;
      }
  if (kind == KAHUNA_END)
    ss_scene_bracket (scene, "hint", KAHUNA_SPOT (KAHUNA_SPOT_END, 0));
}

/* Lines that the chosen cards can build on or clear. */
static void
light_lines (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  const KahunaState *state = (const KahunaState *) sight->view;
  char name[KAHUNA_ID_SIZE];
  gboolean lit[KAHUNA_MAX_LINES] = { FALSE };
  int cards[2];
  kahuna_pick_cards (sight, cards);
  guint32 hover = sight->pick ? sight->pick->v[KAHUNA_PICK_HOVER] : 0;
  if (cards[0] < 0 && KAHUNA_SPOT_KIND (hover) == KAHUNA_SPOT_HAND)
    cards[0] = kahuna_hand_card (state, kahuna_acting (sight), KAHUNA_SPOT_N (hover) % 32);
  for (guint i = 0; i < sight->legal->n; i++)
    {
      SsMove move = sight->legal->moves[i];
      guint line = KAHUNA_MOVE_LINE (move);
      int a = (int) KAHUNA_MOVE_A (move), b = (int) KAHUNA_MOVE_B (move);
      gboolean fits = KAHUNA_MOVE_KIND (move) == KAHUNA_FREE || (KAHUNA_MOVE_KIND (move) == KAHUNA_BUILD && cards[1] < 0 && a == cards[0]) ||
                      (KAHUNA_MOVE_KIND (move) == KAHUNA_REMOVE && cards[1] >= 0 && a == MIN (cards[0], cards[1]) && b == MAX (cards[0], cards[1]));
      if (!fits || lit[line])
        continue;
      lit[line] = TRUE;
      int length = bar_length (sight, layout, line);
      if (state->owner[line] == 0)
        place_on_line (sight, layout, line, scene, "lit", SS_LAYER_MARKS, kahuna_define_lit (scene, length, name));
      else
        place_on_line (sight, layout, line, scene, "lit", SS_LAYER_MARKS, kahuna_define_outline (scene, KAHUNA_OUTLINE_GAIN, length, name));
      place_on_line (sight, layout, line, scene, "dot", SS_LAYER_MARKS, "mark-legal-dot");
    }
}

static void
fade (SsScene *scene, const char *what, guint number, double opacity)
{
  char id[KAHUNA_ID_SIZE];
  g_snprintf (id, sizeof id, "%s-%u", what, number);
  SsItem *item = ss_scene_find_item (scene, id);
  if (item)
    item->opacity = opacity;
}

static void
hide_lit (SsScene *scene, guint line)
{
  fade (scene, "lit", line, 0);
  fade (scene, "dot", line, 0);
}

static void
mark_stone (const KahunaLayout *layout, guint island, SsSeat seat, gboolean won, SsScene *scene)
{
  const KahunaShore *shore = &layout->shores[island];
  double x = shore->at.x, y = shore->at.y - shore->ry + 10;
  char id[KAHUNA_ID_SIZE];
  if (won)
    {
      g_snprintf (id, sizeof id, "ghost-stone-%u", island);
      SsItem *ghost = ss_scene_place (scene, id, SS_LAYER_PIECES, seat == SS_SEAT_FIRST ? "stone-first" : "stone-second", x, y);
      ghost->scale = 0.78;
      ghost->opacity = GHOST;
    }
  else
    fade (scene, "stone", island, FADED);
  g_snprintf (id, sizeof id, "badge-stone-%u", island);
  ss_scene_place (scene, id, SS_LAYER_MARKS, won ? "mark-gain" : "mark-loss", x + 19, y - 9);
}

static void
preview (const SsSight *sight, const KahunaLayout *layout, SsMove move, SsScene *scene)
{
  KahunaState after = *(const KahunaState *) sight->view;
  g_auto (SsHistory) history = { 0 };
  g_auto (SsEffects) effects = { 0 };
  char name[KAHUNA_ID_SIZE];
  kahuna_play (sight->rules, (SsState *) &after, move, NULL, &history, &effects);
  hide_lit (scene, KAHUNA_MOVE_LINE (move));
  for (guint i = 0; i < effects.n; i++)
    {
      const SsEffect *effect = &effects.effects[i];
      guint subject = (guint) effect->subject;
      switch ((KahunaEffect) effect->kind)
        {
        case KAHUNA_EFFECT_BUILT:
          {
            int length = bar_length (sight, layout, subject);
            place_on_line (sight, layout, subject, scene, "ghost", SS_LAYER_TILES, kahuna_define_bar (scene, (SsSeat) effect->actor, length, name))->opacity = GHOST;
            place_on_line (sight, layout, subject, scene, "gain", SS_LAYER_MARKS, kahuna_define_outline (scene, KAHUNA_OUTLINE_GAIN, length, name));
            break;
          }
        case KAHUNA_EFFECT_REMOVED:
          fade (scene, "bridge", subject, KAHUNA_MOVE_KIND (move) == KAHUNA_REBUILD && subject == KAHUNA_MOVE_LINE (move) ? 0.15 : FADED);
          place_on_line (sight, layout, subject, scene, "loss", SS_LAYER_MARKS, kahuna_define_outline (scene, KAHUNA_OUTLINE_LOSS, bar_length (sight, layout, subject), name));
          place_on_line (sight, layout, subject, scene, "badge", SS_LAYER_MARKS, "mark-loss")->angle = 0;
          break;
        case KAHUNA_EFFECT_STONE_WON:
        case KAHUNA_EFFECT_STONE_LOST:
          mark_stone (layout, subject, (SsSeat) effect->actor, effect->kind == KAHUNA_EFFECT_STONE_WON, scene);
          break;
        default:
          break;
        }
    }
}

void
kahuna_draw_marks (const SsSight *sight, const KahunaLayout *layout, SsScene *scene)
{
  mark_last (sight, layout, scene);
  if (kahuna_acting (sight) == SS_SEAT_NONE)
    return;
  light_lines (sight, layout, scene);
  SsMove move = kahuna_shown_move (sight);
  if (move != SS_NO_MOVE && has_line (move))
    preview (sight, layout, move, scene);
}
