/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "toys.h"

#include <string.h>

static SsRules *
make (SsRules *rules, const SsGame *game, gsize state_size)
{
  g_atomic_ref_count_init (&rules->refs);
  rules->game = game;
  rules->state_size = state_size;
  return rules;
}

static char *
number_text (const SsRules *rules, const SsState *state, SsMove move)
{
  return g_strdup_printf ("%u", (guint) move);
}

/* toy_heap, toy_again */

typedef struct
{
  guint8 left, to_move;
} Heap;

static struct
{
  SsRules base;
  guint8 n;
} heap_rules, again_rules;

static void
heap_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history)
{
  ((Heap *) state)->left = rules == &again_rules.base ? again_rules.n : heap_rules.n;
}

static SsSeat
heap_to_move (const SsRules *rules, const SsState *state)
{
  const Heap *h = (const Heap *) state;
  return h->left ? h->to_move : SS_SEAT_NONE;
}

static void
heap_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  const Heap *h = (const Heap *) state;
  *outcome = (SsOutcome) { h->left ? SS_RESULT_UNFINISHED : ss_result_win (ss_seat_other (h->to_move)), 0 };
}

static void
heap_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  const Heap *h = (const Heap *) state;
  for (guint i = 1; i <= 3 && i <= h->left; i++)
    ss_moves_add (moves, i);
}

static void
heap_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  Heap *h = (Heap *) state;
  h->left -= move;
  h->to_move = ss_seat_other (h->to_move);
}

static void
again_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  heap_play (rules, state, move, chance, history, effects);
  ss_history_push (history, ((Heap *) state)->left);
}

static double
heap_evaluate (const SsRules *rules, const SsState *state, SsSeat seat)
{
  return 0;
}

static const SsGame heap_game = {
  .id = "toy-heap",
  .setup = heap_setup,
  .to_move = heap_to_move,
  .outcome = heap_outcome,
  .legal_moves = heap_legal_moves,
  .play = heap_play,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

static const SsGame again_game = {
  .id = "toy-again",
  .setup = heap_setup,
  .to_move = heap_to_move,
  .outcome = heap_outcome,
  .legal_moves = heap_legal_moves,
  .play = again_play,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

SsRules *
toy_heap (guint8 n)
{
  heap_rules.n = n;
  return make (&heap_rules.base, &heap_game, sizeof (Heap));
}

guint
toy_heap_left (const SsState *state)
{
  return ((const Heap *) state)->left;
}

SsRules *
toy_again (void)
{
  again_rules.n = 21;
  return make (&again_rules.base, &again_game, sizeof (Heap));
}

/* toy_graph */

typedef struct
{
  guint16 node;
} Graph;

static struct
{
  SsRules base;
  ToyNode nodes[TOY_NODES];
} graph_rules;

static const ToyNode *
graph_node (const SsState *state)
{
  return &graph_rules.nodes[((const Graph *) state)->node];
}

static SsSeat
graph_to_move (const SsRules *rules, const SsState *state)
{
  return graph_node (state)->n_moves ? graph_node (state)->to_move : SS_SEAT_NONE;
}

static void
graph_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  *outcome = (SsOutcome) { graph_node (state)->n_moves ? SS_RESULT_UNFINISHED : graph_node (state)->result, 0 };
}

static void
graph_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  for (guint i = 0; i < graph_node (state)->n_moves; i++)
    ss_moves_add (moves, i + 1);
}

static void
graph_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  ((Graph *) state)->node = graph_node (state)->to[move - 1];
}

static const SsGame graph_game = {
  .id = "toy-graph",
  .to_move = graph_to_move,
  .outcome = graph_outcome,
  .legal_moves = graph_legal_moves,
  .play = graph_play,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

SsRules *
toy_graph (guint64 seed, const ToyNode **nodes)
{
  SsRng rng;
  ss_rng_seed (&rng, seed);
  for (guint i = 0; i < TOY_NODES; i++)
    {
      ToyNode *n = &graph_rules.nodes[i];
      n->n_moves = ss_rng_below (&rng, 8) == 0 ? 0 : 1 + ss_rng_below (&rng, 3);
      n->to_move = ss_rng_below (&rng, 2);
      n->result = SS_RESULT_FIRST + ss_rng_below (&rng, 3);
      for (guint k = 0; k < 3; k++)
        n->to[k] = ss_rng_below (&rng, TOY_NODES);
    }
  *nodes = graph_rules.nodes;
  return make (&graph_rules.base, &graph_game, sizeof (Graph));
}

void
toy_graph_set (SsState *state, guint node)
{
  ((Graph *) state)->node = node;
}

/* toy_guess */

typedef struct
{
  guint8 card; /* 0: not seen */
  guint8 guess;
} Guess;

static SsRules guess_rules;

static SsSeat
guess_to_move (const SsRules *rules, const SsState *state)
{
  return ((const Guess *) state)->guess ? SS_SEAT_NONE : SS_SEAT_FIRST;
}

static void
guess_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  const Guess *g = (const Guess *) state;
  *outcome = (SsOutcome) { !g->guess ? SS_RESULT_UNFINISHED : g->guess == g->card ? SS_RESULT_FIRST : SS_RESULT_SECOND, 0 };
}

static void
guess_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  if (((const Guess *) state)->guess)
    return;
  ss_moves_add (moves, 1);
  ss_moves_add (moves, 2);
}

static void
guess_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  ((Guess *) state)->guess = move;
}

static void
guess_view (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view)
{
  memcpy (view, state, sizeof (Guess));
  if (seat == SS_SEAT_FIRST)
    ((Guess *) view)->card = 0;
}

static void
guess_sample (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state)
{
  memcpy (state, view, sizeof (Guess));
  if (seat == SS_SEAT_FIRST)
    ((Guess *) state)->card = ss_rng_below (rng, 4) < 3 ? 1 : 2;
}

static const SsGame guess_game = {
  .id = "toy-guess",
  .hidden = TRUE,
  .to_move = guess_to_move,
  .outcome = guess_outcome,
  .legal_moves = guess_legal_moves,
  .play = guess_play,
  .view = guess_view,
  .sample = guess_sample,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

SsRules *
toy_guess (void)
{
  return make (&guess_rules, &guess_game, sizeof (Guess));
}

void
toy_guess_set (SsState *state, guint card)
{
  *(Guess *) state = (Guess) { card, 0 };
}

/* toy_counters */

typedef struct
{
  guint8 at[8], to_move;
} Counters;

static SsRules counters_rules;

static gboolean
counters_full (const SsState *state)
{
  for (guint i = 0; i < 8; i++)
    if (((const Counters *) state)->at[i] < 15)
      return FALSE;
  return TRUE;
}

static SsSeat
counters_to_move (const SsRules *rules, const SsState *state)
{
  return counters_full (state) ? SS_SEAT_NONE : ((const Counters *) state)->to_move;
}

static void
counters_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  *outcome = (SsOutcome) { counters_full (state) ? ss_result_win (ss_seat_other (((const Counters *) state)->to_move)) : SS_RESULT_UNFINISHED, 0 };
}

static void
counters_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  for (guint i = 0; i < 8; i++)
    if (((const Counters *) state)->at[i] < 15)
      ss_moves_add (moves, i + 1);
}

static void
counters_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  Counters *c = (Counters *) state;
  c->at[move - 1]++;
  c->to_move = ss_seat_other (c->to_move);
}

static const SsGame counters_game = {
  .id = "toy-counters",
  .to_move = counters_to_move,
  .outcome = counters_outcome,
  .legal_moves = counters_legal_moves,
  .play = counters_play,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

SsRules *
toy_counters (void)
{
  return make (&counters_rules, &counters_game, sizeof (Counters));
}

/* toy_dice */

typedef struct
{
  guint8 moved, die, awaits;
} Dice;

static SsRules dice_rules;

static gboolean
dice_awaits (const SsRules *rules, const SsState *state)
{
  return ((const Dice *) state)->awaits;
}

static SsSeat
dice_to_move (const SsRules *rules, const SsState *state)
{
  return ((const Dice *) state)->moved ? SS_SEAT_NONE : SS_SEAT_FIRST;
}

static void
dice_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome)
{
  const Dice *d = (const Dice *) state;
  gboolean won = d->die >= (d->moved == 1 ? 3 : 5);
  *outcome = (SsOutcome) { !d->moved || d->awaits ? SS_RESULT_UNFINISHED : won ? SS_RESULT_FIRST : SS_RESULT_SECOND, 0 };
}

static void
dice_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves)
{
  if (((const Dice *) state)->moved)
    return;
  ss_moves_add (moves, 1);
  ss_moves_add (moves, 2);
}

static void
dice_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects)
{
  static const char *const faces[] = { "1", "2", "3", "4", "5", "6" };
  Dice *d = (Dice *) state;
  d->moved = move;
  if (chance)
    d->die = 1 + ss_chance_choose (chance, faces, 6);
  else
    d->awaits = TRUE;
}

static const SsGame dice_game = {
  .id = "toy-dice",
  .awaits = dice_awaits,
  .to_move = dice_to_move,
  .outcome = dice_outcome,
  .legal_moves = dice_legal_moves,
  .play = dice_play,
  .move_text = number_text,
  .evaluate = heap_evaluate,
};

SsRules *
toy_dice (void)
{
  return make (&dice_rules, &dice_game, sizeof (Dice));
}
