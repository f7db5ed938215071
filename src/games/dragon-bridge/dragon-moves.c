/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-rules.h"

#include <string.h>

/* The moves of each decision, and their text (rules page, Decisions and notation). Equal notation is the same option. */

typedef struct
{
  SsMove *moves;
  guint n;
} Out;

static void
add (Out *out, SsMove move)
{
  g_assert (out->n < DRAGON_MAX_MOVES);
  out->moves[out->n++] = move;
}

/* a move for each kind among @cards, once; those of @skip (nullable: by kind) left out */
static void
add_kinds (Out *out, DragonMoveKind move, const guint8 *cards, guint n, gboolean held)
{
  guint64 seen = 0;
  for (guint i = 0; i < n; i++)
    {
      guint kind = held ? DRAGON_HELD_KIND (cards[i]) : cards[i];
      if (kind >= DRAGON_MAX_ACTIONS || (seen >> kind & 1)) /* unknown in a view of the other seat */
        continue;
      seen |= G_GUINT64_CONSTANT (1) << kind;
      add (out, dragon_move (move, (gint32) kind));
    }
}

static void
add_gem_stage (Out *out, const DragonRules *r, const DragonState *s, SsSeat seat)
{
  if (s->ready[seat] > 0 && dragon_effect_possible (r, s, seat, &r->gem_effect))
    add (out, dragon_move (DRAGON_MOVE_GEM, 0));
  if (s->used[seat] > 0 && (r->gem_tiles >> s->place[seat] & 1))
    add (out, dragon_move (DRAGON_MOVE_READY, 0));
  if (s->ready[seat] >= r->item_cost)
    {
      if (!r->blind)
        add_kinds (out, DRAGON_MOVE_ITEM, s->market, s->n_market, FALSE);
      else if (s->n_item_deck > 0)
        add (out, dragon_move (DRAGON_MOVE_ITEM, DRAGON_NONE));
    }
  if (s->wizard[seat] != DRAGON_NONE)
    {
      const DragonPowers *p = dragon_powers (r, DRAGON_WIZARD, s->wizard[seat]);
      if (p->gem_action >= 0 && dragon_effect_possible (r, s, seat, &p->powers[p->gem_action].effect))
        add (out, dragon_move (DRAGON_MOVE_POWER, dragon_code (DRAGON_WIZARD, s->wizard[seat])));
    }
  for (guint i = 0; i < s->n_items[seat]; i++)
    {
      guint8 kind = s->items[seat][i];
      const DragonPowers *p = dragon_powers (r, DRAGON_ITEM, kind);
      if (p->gem_action >= 0 && !memchr (s->items[seat], kind, i) && dragon_effect_possible (r, s, seat, &p->powers[p->gem_action].effect))
        add (out, dragon_move (DRAGON_MOVE_POWER, dragon_code (DRAGON_ITEM, kind)));
    }
  for (guint i = 0; i < s->n_hacks; i++)
    {
      const DragonCard *hack = &r->cards[DRAGON_HACK][s->hacks[i]];
      if (s->white[seat] >= hack->cost && dragon_effect_possible (r, s, seat, &hack->effect))
        add (out, dragon_move (DRAGON_MOVE_HACK, s->hacks[i]));
    }
  add (out, dragon_move (DRAGON_MOVE_DONE, 0));
}

static void
add_first (Out *out, const DragonRules *r, const DragonState *s)
{
  for (guint i = 0; i < s->n_queue; i++)
    {
      const DragonWaiting *w = &s->queue[i];
      SsMove move = dragon_move (DRAGON_MOVE_FIRST, dragon_code (w->family, w->kind));
      gboolean seen = FALSE;
      for (guint k = 0; k < out->n && !seen; k++)
        seen = out->moves[k] == move;
      if (!seen && dragon_effect_possible (r, s, w->owner, dragon_waiting_effect (r, w)))
        add (out, move);
    }
}

static void
add_ways (Out *out, const DragonRules *r, const DragonState *s, SsSeat seat, DragonAct act, guint n)
{
  guint amounts[64];
  if (act != DRAGON_ACT_BUMP)
    add (out, dragon_move (DRAGON_MOVE_GO, 0));
  for (int sign = 1; sign >= -1; sign -= 2)
    if (act == DRAGON_ACT_BUMP)
      {
        guint count = dragon_amounts (r, s, seat, n, sign, amounts);
        for (guint i = 0; i < count; i++)
          add (out, dragon_move (DRAGON_MOVE_GO, sign * (int) amounts[i]));
      }
    else
      {
        int reach = (int) dragon_reach (r, s, seat, act, n, sign);
        for (int i = 1; i <= reach; i++)
          add (out, dragon_move (DRAGON_MOVE_GO, sign * i));
      }
}

/* whether card @kind answers the decision: echo and tribute look at its effect */
static void
add_filtered (Out *out, const DragonRules *r, DragonMoveKind move, const guint8 *cards, guint n, gboolean held)
{
  guint8 fit[DRAGON_MAX_CARDS];
  guint m = 0;
  for (guint i = 0; i < n; i++)
    {
      guint kind = held ? DRAGON_HELD_KIND (cards[i]) : cards[i];
      if (kind >= DRAGON_MAX_ACTIONS)
        continue;
      const DragonCard *card = &r->cards[DRAGON_ACTION][kind];
      if (move == DRAGON_MOVE_ECHO ? !card->echoes : card->bumps)
        fit[m++] = (guint8) kind;
    }
  add_kinds (out, move, fit, m, FALSE);
}

guint
dragon_options (const DragonRules *r, const DragonState *s, SsMove *moves)
{
  Out out = { moves, 0 };
  SsSeat seat = s->decider;
  switch ((DragonDecision) s->decision)
    {
    case DRAGON_DECIDE_WIZARD:
      for (guint i = 0; i < r->n[DRAGON_WIZARD]; i++)
        if (s->wizard[0] != i)
          add (&out, dragon_move (DRAGON_MOVE_WIZARD, (gint32) i));
      break;
    case DRAGON_DECIDE_PLAY:
      add_kinds (&out, DRAGON_MOVE_PLAY, s->hand[seat], s->n_hand[seat], TRUE);
      break;
    case DRAGON_DECIDE_GEM:
      add_gem_stage (&out, r, s, seat);
      break;
    case DRAGON_DECIDE_MOVE:
    case DRAGON_DECIDE_TELEPORT:
    case DRAGON_DECIDE_BUMP:
      add_ways (&out, r, s, seat,
                s->decision == DRAGON_DECIDE_MOVE       ? DRAGON_ACT_MOVE
                : s->decision == DRAGON_DECIDE_TELEPORT ? DRAGON_ACT_TELEPORT
                                                        : DRAGON_ACT_BUMP,
                dragon_frame_clause (r, s)->n);
      break;
    case DRAGON_DECIDE_MAY:
    case DRAGON_DECIDE_USE:
      add (&out, dragon_move (DRAGON_MOVE_YES, 0));
      add (&out, dragon_move (DRAGON_MOVE_NO, 0));
      break;
    case DRAGON_DECIDE_TAKE_NEST:
      add_kinds (&out, DRAGON_MOVE_TAKE, s->nest, s->n_nest, FALSE);
      break;
    case DRAGON_DECIDE_GIVE:
      add_kinds (&out, DRAGON_MOVE_GIVE, s->hand[seat], s->n_hand[seat], TRUE);
      break;
    case DRAGON_DECIDE_TRADE:
      add_kinds (&out, DRAGON_MOVE_TAKE, s->nest, s->n_nest - 1u, FALSE);
      break;
    case DRAGON_DECIDE_BURY:
      add_kinds (&out, DRAGON_MOVE_BURY, s->nest, s->n_nest, FALSE);
      break;
    case DRAGON_DECIDE_ECHO:
      add_filtered (&out, r, DRAGON_MOVE_ECHO, s->nest, s->n_nest, FALSE);
      break;
    case DRAGON_DECIDE_SEARCH:
      add_kinds (&out, DRAGON_MOVE_TAKE, s->deck, s->n_deck, FALSE);
      break;
    case DRAGON_DECIDE_SIFT:
      {
        guint n = s->frames[s->n_frames - 1].left;
        add_kinds (&out, DRAGON_MOVE_TAKE, s->deck + s->n_deck - n, n, FALSE);
        break;
      }
    case DRAGON_DECIDE_ITEM:
      if (r->blind)
        add (&out, dragon_move (DRAGON_MOVE_ITEM, DRAGON_NONE));
      else
        add_kinds (&out, DRAGON_MOVE_ITEM, s->market, s->n_market, FALSE);
      break;
    case DRAGON_DECIDE_STOW:
      if (s->ready[seat] > 0)
        add (&out, dragon_move (DRAGON_MOVE_STOW, 1));
      if (s->used[seat] > 0)
        add (&out, dragon_move (DRAGON_MOVE_STOW, 0));
      break;
    case DRAGON_DECIDE_TRIBUTE:
      add_filtered (&out, r, DRAGON_MOVE_GIVE, s->hand[seat], s->n_hand[seat], TRUE);
      add (&out, dragon_move (DRAGON_MOVE_NO, 0));
      break;
    case DRAGON_DECIDE_FIRST:
      add_first (&out, r, s);
      break;
    default:
      break;
    }
  return out.n;
}

void
dragon_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  SsMove options[DRAGON_MAX_MOVES];
  const DragonState *s = (const DragonState *) state;
  if (s->result || s->awaits)
    return;
  guint n = dragon_options ((const DragonRules *) rules, s, options);
  for (guint i = 0; i < n; i++)
    ss_moves_add (moves, options[i]);
}

/* Text */

static const char *const words[DRAGON_N_MOVES] = {
  [DRAGON_MOVE_WIZARD] = "wizard", [DRAGON_MOVE_PLAY] = "play", [DRAGON_MOVE_GEM] = "gem",   [DRAGON_MOVE_READY] = "ready", [DRAGON_MOVE_ITEM] = "item",
  [DRAGON_MOVE_POWER] = "power",   [DRAGON_MOVE_HACK] = "hack", [DRAGON_MOVE_DONE] = "done", [DRAGON_MOVE_YES] = "yes",     [DRAGON_MOVE_NO] = "no",
  [DRAGON_MOVE_TAKE] = "take",     [DRAGON_MOVE_GIVE] = "give", [DRAGON_MOVE_BURY] = "bury", [DRAGON_MOVE_ECHO] = "echo",   [DRAGON_MOVE_STOW] = "stow",
  [DRAGON_MOVE_FIRST] = "first",
};

char *
dragon_move_text (const SsRules *rules, const SsState *state, SsMove move)
{
  const DragonRules *r = (const DragonRules *) rules;
  DragonMoveKind kind = dragon_move_kind (move);
  gint32 value = dragon_move_value (move);
  DragonFamily family = DRAGON_ACTION;
  switch (kind)
    {
    case DRAGON_MOVE_GO:
      return value ? g_strdup_printf ("%+d", value) : g_strdup ("0");
    case DRAGON_MOVE_GEM:
    case DRAGON_MOVE_READY:
    case DRAGON_MOVE_DONE:
    case DRAGON_MOVE_YES:
    case DRAGON_MOVE_NO:
      return g_strdup (words[kind]);
    case DRAGON_MOVE_STOW:
      return g_strdup (value ? "stow ready" : "stow used");
    case DRAGON_MOVE_ITEM:
      if (value == DRAGON_NONE)
        return g_strdup (words[kind]);
      family = DRAGON_ITEM;
      break;
    case DRAGON_MOVE_WIZARD:
      family = DRAGON_WIZARD;
      break;
    case DRAGON_MOVE_HACK:
      family = DRAGON_HACK;
      break;
    case DRAGON_MOVE_POWER:
    case DRAGON_MOVE_FIRST:
      family = dragon_code_family (value);
      value = (gint32) dragon_code_kind (value);
      break;
    default:
      break;
    }
  return g_strdup_printf ("%s %s", words[kind], r->cards[family][value].id);
}

static int
find_id (const DragonRules *r, DragonFamily family, const char *id)
{
  guint low = 0, high = r->n[family];
  while (low < high)
    {
      guint middle = (low + high) / 2;
      int order = strcmp (r->cards[family][middle].id, id);
      if (order == 0)
        return (int) middle;
      if (order < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return -1;
}

static SsMove
parse_amount (const char *text)
{
  /* 3,200 is more than any bump can be */
  guint amount = 0;
  gsize n = strlen (text);
  if (n < 2 || n > 5 || text[1] == '0')
    return SS_NO_MOVE;
  for (gsize i = 1; i < n; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return SS_NO_MOVE;
      amount = amount * 10 + (guint) (text[i] - '0');
    }
  return amount < 3200 ? dragon_move (DRAGON_MOVE_GO, text[0] == '-' ? -(int) amount : (int) amount) : SS_NO_MOVE;
}

static gboolean
has_trigger (const DragonPowers *powers)
{
  for (guint i = 0; i < DRAGON_N_EVENTS; i++)
    if (powers->trigger[i] >= 0)
      return TRUE;
  return FALSE;
}

/* `power ID` and `first ID`: of the wizards, the items, and for `first` the dragon's cards */
static SsMove
parse_source (const DragonRules *r, DragonMoveKind kind, const char *id)
{
  static const DragonFamily families[] = { DRAGON_WIZARD, DRAGON_ITEM, DRAGON_ACTION };
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      int found = find_id (r, families[i], id);
      if (found < 0 || (families[i] == DRAGON_WIZARD && r->mode == DRAGON_MODE_NONE))
        continue;
      const DragonPowers *powers = dragon_powers (r, families[i], (guint) found);
      if (kind == DRAGON_MOVE_POWER ? families[i] != DRAGON_ACTION && powers->gem_action >= 0 : has_trigger (powers))
        return dragon_move (kind, dragon_code (families[i], (guint) found));
    }
  return SS_NO_MOVE;
}

SsMove
dragon_parse (const SsRules *rules, const char *text)
{
  const DragonRules *r = (const DragonRules *) rules;
  if (strcmp (text, "0") == 0)
    return dragon_move (DRAGON_MOVE_GO, 0);
  if (*text == '+' || *text == '-')
    return parse_amount (text);

  const char *blank = strchr (text, ' ');
  gsize length = blank ? (gsize) (blank - text) : strlen (text);
  guint kind = 0;
  while (kind < DRAGON_N_MOVES && !(words[kind] && strncmp (words[kind], text, length) == 0 && words[kind][length] == 0))
    kind++;
  if (kind == DRAGON_N_MOVES || length == 0)
    return SS_NO_MOVE;
  if (!blank)
    switch (kind)
      {
      case DRAGON_MOVE_GEM:
      case DRAGON_MOVE_READY:
      case DRAGON_MOVE_DONE:
      case DRAGON_MOVE_YES:
      case DRAGON_MOVE_NO:
        return dragon_move (kind, 0);
      case DRAGON_MOVE_ITEM:
        return r->blind && r->n_items ? dragon_move (kind, DRAGON_NONE) : SS_NO_MOVE;
      default:
        return SS_NO_MOVE;
      }

  const char *id = blank + 1;
  int found;
  switch (kind)
    {
    case DRAGON_MOVE_STOW:
      return strcmp (id, "ready") == 0 ? dragon_move (kind, 1) : strcmp (id, "used") == 0 ? dragon_move (kind, 0) : SS_NO_MOVE;
    case DRAGON_MOVE_POWER:
    case DRAGON_MOVE_FIRST:
      return parse_source (r, kind, id);
    case DRAGON_MOVE_WIZARD:
      found = r->mode == DRAGON_MODE_CHOSEN ? find_id (r, DRAGON_WIZARD, id) : -1;
      break;
    case DRAGON_MOVE_ITEM:
      found = r->blind ? -1 : find_id (r, DRAGON_ITEM, id);
      break;
    case DRAGON_MOVE_HACK:
      found = find_id (r, DRAGON_HACK, id);
      break;
    case DRAGON_MOVE_PLAY:
    case DRAGON_MOVE_TAKE:
    case DRAGON_MOVE_GIVE:
    case DRAGON_MOVE_BURY:
    case DRAGON_MOVE_ECHO:
      found = find_id (r, DRAGON_ACTION, id);
      break;
    default:
      return SS_NO_MOVE;
    }
  return found < 0 ? SS_NO_MOVE : dragon_move (kind, found);
}
