/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-search-private.h"

#include <math.h>
#include <string.h>

/* One iteration: down the tree by the highest confidence bound, a look at what comes there, and its value up again. */

#define SPREAD 0.5          /* where values are steady: exploration, in standard deviations of the values met */
#define LEAST_EXPLORATION 0.05
#define PLAYOUT_MOVES 24    /* then the game evaluates */
#define LEAST_ITERATIONS 32 /* of a hurried search */

typedef struct
{
  SsMove move;
  double key;
} Sorted;

SsSearch *
ss_search_new (const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat observer, guint64 seed)
{
  SsSearch *search = g_new0 (SsSearch, 1);
  search->rules = rules;
  search->observer = observer;
  search->sampled = rules->game->hidden;
  search->steady = !rules->game->hidden;
  search->root = ss_state_dup (rules, view);
  search->state = ss_state_new (rules);
  search->scratch = ss_state_new (rules);
  if (history)
    ss_history_copy (&search->history, history);
  search->mark = ss_history_mark (&search->history);
  search->seed = seed;
  ss_rng_seed (&search->rng, seed);
  ss_rng_seed (&search->dice, seed ^ G_GUINT64_CONSTANT (0xd1ce));
  search->chance = ss_chance_new_search (&search->dice);
  search->nodes = g_array_new (FALSE, FALSE, sizeof (SsSearchNode));
  search->exploration = SS_SEARCH_EXPLORATION;
  search->slot_bits = 10;
  search->slots = g_new0 (SsSearchSlot, (gsize) 1 << search->slot_bits);
  search->path = g_array_new (FALSE, FALSE, sizeof (guint32));
  search->keys = g_array_new (FALSE, FALSE, sizeof (Sorted));
  SsSearchNode root = { .to_move = SS_SEAT_NONE };
  g_array_append_val (search->nodes, root);
  return search;
}

void
ss_search_free (SsSearch *search)
{
  if (!search)
    return;
  for (guint i = 0; i < search->nodes->len; i++)
    g_free (node_at (search, i)->moves);
  g_array_unref (search->nodes);
  g_array_unref (search->path);
  g_array_unref (search->keys);
  g_free (search->slots);
  g_free (search->root);
  g_free (search->state);
  g_free (search->scratch);
  ss_history_clear (&search->history);
  ss_moves_clear (&search->moves);
  ss_chance_free (search->chance);
  g_free (search);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  double x = ((const Sorted *) a)->key, y = ((const Sorted *) b)->key;
  return x < y ? 1 : x > y ? -1 : 0;
}

/* Put the moves into the order in which they are worth trying: by the game, else by a look one move ahead. */
static void
put_in_order (SsSearch *search, SsMoves *moves, SsSeat seat)
{
  const SsGame *game = search->rules->game;
  if (game->order)
    {
      game->order (search->rules, search->state, moves);
      return;
    }
  /* equally good ones in no particular order */
  for (guint i = moves->n; i > 1; i--)
    {
      guint j = ss_rng_below (&search->rng, i);
      SsMove m = moves->moves[i - 1];
      moves->moves[i - 1] = moves->moves[j];
      moves->moves[j] = m;
    }
  if (search->sampled)
    return;
  SsHistoryMark mark = ss_history_mark (&search->history);
  g_array_set_size (search->keys, moves->n);
  for (guint i = 0; i < moves->n; i++)
    {
      SsOutcome outcome;
      memcpy (search->scratch, search->state, search->rules->state_size);
      game->play (search->rules, search->scratch, moves->moves[i], search->chance, &search->history, NULL);
      ss_history_reset (&search->history, mark);
      game->outcome (search->rules, search->scratch, &outcome);
      g_array_index (search->keys, Sorted, i) =
        (Sorted) { moves->moves[i], outcome.result == SS_RESULT_UNFINISHED ? game->evaluate (search->rules, search->scratch, seat)
                                                                           : 2 * for_seat (outcome_value (outcome.result), seat) };
    }
  g_array_sort (search->keys, compare_keys);
  for (guint i = 0; i < moves->n; i++)
    moves->moves[i] = g_array_index (search->keys, Sorted, i).move;
}

/* How many of @n moves are worth a look after @visits: the best looking at first, all in the end (progressive widening). */
static inline guint
width (guint visits, guint n)
{
  guint w = 6 + (guint) (2 * sqrt (visits));
  return MIN (w, n);
}

/* The moves at node @i, whose state is at hand. */
static const SsMove *
get_moves (SsSearch *search, guint32 i, SsSeat seat, guint *n)
{
  const SsGame *game = search->rules->game;
  SsSearchNode *node = node_at (search, i);
  if (search->sampled || !node->moves)
    {
      search->moves.n = 0;
      game->legal_moves (search->rules, search->state, &search->moves);
      g_assert (search->moves.n > 0);
      put_in_order (search, &search->moves, seat);
      if (!search->sampled)
        {
          node->to_move = seat;
          node->n_moves = search->moves.n;
          node->moves = g_memdup2 (search->moves.moves, search->moves.n * sizeof (SsMove));
        }
      *n = search->moves.n;
      return search->moves.moves;
    }
  *n = node->n_moves;
  return node->moves;
}

/* The child to go to next from node @i: a new one if there is one to be tried, else the one of the highest confidence bound. */
static guint32
select_child (SsSearch *search, guint32 i, SsSeat seat, gboolean *fresh)
{
  guint n;
  const SsMove *moves = get_moves (search, i, seat, &n);
  /* with hidden information and no order of the game's, the first ones are no better than the rest */
  guint w = search->sampled && !search->rules->game->order ? n : width (node_at (search, i)->visits, n);
  SsResult lost = ss_result_win (ss_seat_other (seat));
  guint32 best = 0;
  double best_bound = -INFINITY;

  *fresh = FALSE;
  for (guint k = 0; k < n && (k < w || !best); k++)
    {
      guint32 c = ss_search_find_child (search, i, moves[k]);
      if (!c)
        {
          *fresh = TRUE;
          return ss_search_add_child (search, i, moves[k]);
        }
      SsSearchNode *child = node_at (search, c);
      child->available++;
      if (child->proven == lost)
        continue;
      double bound = for_seat (worth (search, child), seat) + search->exploration * sqrt (log (child->available) / child->visits);
      if (bound > best_bound)
        {
          best_bound = bound;
          best = c;
        }
    }
  /* all lost: then the node is proven and was not entered, unless it is met only now */
  return best ? best : ss_search_find_child (search, i, moves[0]);
}

static void
play (SsSearch *search, SsMove move)
{
  const SsGame *game = search->rules->game;
  SsRng before = search->dice;
  game->play (search->rules, search->state, move, search->chance, &search->history, NULL);
  if (!search->sampled && memcmp (&before, &search->dice, sizeof before) != 0)
    ss_search_begin_sampling (search);
}

/* Play on from the state at hand, then evaluate: the value for First. */
static double
play_out (SsSearch *search, SsControl *control)
{
  const SsGame *game = search->rules->game;
  for (guint i = 0;; i++)
    {
      SsOutcome outcome;
      game->outcome (search->rules, search->state, &outcome);
      if (outcome.result != SS_RESULT_UNFINISHED)
        return outcome_value (outcome.result);
      if (i == PLAYOUT_MOVES || ss_control_is_cancelled (control))
        return game->evaluate (search->rules, search->state, SS_SEAT_FIRST);
      search->moves.n = 0;
      game->legal_moves (search->rules, search->state, &search->moves);
      g_assert (search->moves.n > 0);
      SsMove move = game->playout ? game->playout (search->rules, search->state, &search->moves, &search->rng)
                                  : search->moves.moves[ss_rng_below (&search->rng, search->moves.n)];
      if (move == SS_NO_MOVE)
        return game->evaluate (search->rules, search->state, SS_SEAT_FIRST);
      if (search->steady)
        ss_search_stop_being_steady (search);
      game->play (search->rules, search->state, move, search->chance, &search->history, NULL);
    }
}

/* Where positions are judged at once, without play-outs, their values lie close together, and a fixed exploration would try all moves alike. */
static void
adapt_exploration (SsSearch *search, double value)
{
  double difference = value - search->mean;
  search->mean += difference / ++search->n_values;
  search->squares += difference * (value - search->mean);
  if (search->n_values >= 8)
    search->exploration = CLAMP (SPREAD * sqrt (search->squares / search->n_values), LEAST_EXPLORATION, SS_SEARCH_EXPLORATION);
}

static void
iterate (SsSearch *search, SsControl *control)
{
  const SsGame *game = search->rules->game;
  guint32 i = 0;
  double value;

  ss_history_reset (&search->history, search->mark);
  if (game->hidden)
    game->sample (search->rules, search->root, search->observer, &search->rng, search->state);
  else
    memcpy (search->state, search->root, search->rules->state_size);
  g_array_set_size (search->path, 0);
  g_array_append_val (search->path, i);

  for (;;)
    {
      SsOutcome outcome;
      gboolean fresh;
      SsSearchNode *node = node_at (search, i);
      if (node->proven)
        {
          value = outcome_value (node->proven);
          break;
        }
      game->outcome (search->rules, search->state, &outcome);
      if (outcome.result != SS_RESULT_UNFINISHED)
        {
          value = outcome_value (outcome.result);
          if (!search->sampled)
            ss_search_prove (search, outcome.result);
          break;
        }
      if (i && !node->visits)
        {
          value = play_out (search, control);
          break;
        }
      i = select_child (search, i, game->to_move (search->rules, search->state), &fresh);
      if (fresh)
        node_at (search, i)->available = 1;
      g_array_append_val (search->path, i);
      play (search, node_at (search, i)->move);
    }
  for (guint k = 0; k < search->path->len; k++)
    {
      SsSearchNode *node = node_at (search, g_array_index (search->path, guint32, k));
      node->visits++;
      node->sum += value;
    }
  if (search->steady)
    {
      ss_search_back_up_best (search, value);
      adapt_exploration (search, value);
    }
}

guint
ss_search_run (SsSearch *search, guint iterations, SsControl *control)
{
  guint done = 0;
  while (done < iterations && !node_at (search, 0)->proven)
    {
      if (ss_control_is_cancelled (control) || (done >= LEAST_ITERATIONS && ss_control_is_hurried (control)))
        break;
      iterate (search, control);
      ss_control_set_progress (control, ++done, iterations);
    }
  return done;
}
