/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-search.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#define EXPLORATION 0.8    /* on values of -1..1 */
#define SPREAD 0.5         /* where values are steady: exploration, in standard deviations of the values met */
#define LEAST_EXPLORATION 0.05
#define TRUST_IN_BEST 0.8  /* there: how much a node is worth what its best line leads to, and not the mean of all lines tried */
#define PLAYOUT_MOVES 24   /* then the game evaluates */
#define LEAST_ITERATIONS 32 /* of a hurried search */
#define MOST_THREADS 16

typedef struct
{
  SsMove move;
  guint32 parent, first_child, next_sibling;
  guint32 visits, available;
  double sum;  /* of values for First */
  double best; /* for First: what the best line found so far leads to; only where values are steady */
  /* Of a node that always has the same state: */
  SsMove *moves; /* in the order worth trying; NULL: not yet asked for */
  guint32 n_moves, n_proven; /* of its children */
  guint8 to_move;
  guint8 proven; /* SsResult; UNFINISHED: not proven */
} Node;

typedef struct
{
  SsMove move;
  guint32 parent;
  guint32 node; /* 0: empty (the root is nobody's child) */
} Slot;

struct _SsSearch
{
  const SsRules *rules;
  SsSeat observer;
  gboolean sampled; /* every iteration may meet another state at the same node */
  gboolean steady;  /* a node's state has always the same value: nothing is sampled, nor played out at random */
  SsState *root, *state, *scratch;
  SsHistory history;
  SsHistoryMark mark;
  guint64 seed;
  SsRng rng, dice; /* the dice are apart, so that a roll is noticed */
  SsChance *chance;

  GArray *nodes; /* of Node */
  Slot *slots;   /* child by parent and move */
  guint slot_bits;
  GArray *path; /* of guint32 */
  SsMoves moves;
  GArray *keys; /* of Sorted */
  double exploration;
  double mean, squares; /* of the values so far: running mean, sum of squared deviations */
  guint n_values;
};

typedef struct
{
  SsMove move;
  double key;
} Sorted;

static inline Node *
node_at (const SsSearch *search, guint32 i)
{
  return &g_array_index (search->nodes, Node, i);
}

static inline double
outcome_value (SsResult result)
{
  return result == SS_RESULT_FIRST ? 1 : result == SS_RESULT_SECOND ? -1 : 0;
}

static inline double
for_seat (double value, SsSeat seat)
{
  return seat == SS_SEAT_SECOND ? -value : value;
}

/* What a node that has been visited is worth for First, as far as it is known. */
static inline double
worth (const SsSearch *search, const Node *node)
{
  double mean = node->sum / node->visits;
  return search->steady ? mean + TRUST_IN_BEST * (node->best - mean) : mean;
}

/* The tree */

static inline guint
slot_of (const SsSearch *search, guint32 parent, SsMove move)
{
  return ss_mix64 (move + parent * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (64 - search->slot_bits);
}

static guint32
find_child (const SsSearch *search, guint32 parent, SsMove move)
{
  guint mask = (1u << search->slot_bits) - 1;
  for (guint s = slot_of (search, parent, move); search->slots[s].node; s = (s + 1) & mask)
    if (search->slots[s].parent == parent && search->slots[s].move == move)
      return search->slots[s].node;
  return 0;
}

static void
put_child (SsSearch *search, Slot slot)
{
  guint mask = (1u << search->slot_bits) - 1, s = slot_of (search, slot.parent, slot.move);
  while (search->slots[s].node)
    s = (s + 1) & mask;
  search->slots[s] = slot;
}

static guint32
add_child (SsSearch *search, guint32 parent, SsMove move)
{
  guint32 i = search->nodes->len;
  Node node = { .move = move, .parent = parent, .next_sibling = node_at (search, parent)->first_child, .to_move = SS_SEAT_NONE };
  node_at (search, parent)->first_child = i;
  g_array_append_val (search->nodes, node);
  if (search->nodes->len > (1u << search->slot_bits) / 2)
    {
      g_free (search->slots);
      search->slots = g_new0 (Slot, (gsize) 1 << ++search->slot_bits);
      for (guint32 k = 1; k < i; k++)
        put_child (search, (Slot) { node_at (search, k)->move, node_at (search, k)->parent, k });
    }
  put_child (search, (Slot) { move, parent, i });
  return i;
}

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
  search->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  search->exploration = EXPLORATION;
  search->slot_bits = 10;
  search->slots = g_new0 (Slot, (gsize) 1 << search->slot_bits);
  search->path = g_array_new (FALSE, FALSE, sizeof (guint32));
  search->keys = g_array_new (FALSE, FALSE, sizeof (Sorted));
  Node root = { .to_move = SS_SEAT_NONE };
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

/* Values turn out to depend on chance: their mean says more than the best of them. */
static void
stop_being_steady (SsSearch *search)
{
  search->steady = FALSE;
  search->exploration = EXPLORATION;
}

/* Something random happened in a game of perfect information: from here on nodes stand for several states, and nothing is proven. */
static void
begin_sampling (SsSearch *search)
{
  search->sampled = TRUE;
  stop_being_steady (search);
  for (guint i = 0; i < search->nodes->len; i++)
    {
      Node *node = node_at (search, i);
      g_clear_pointer (&node->moves, g_free);
      node->n_moves = node->n_proven = 0;
      node->proven = SS_RESULT_UNFINISHED;
    }
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
  Node *node = node_at (search, i);
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
      guint32 c = find_child (search, i, moves[k]);
      if (!c)
        {
          *fresh = TRUE;
          return add_child (search, i, moves[k]);
        }
      Node *child = node_at (search, c);
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
  return best ? best : find_child (search, i, moves[0]);
}

static void
play (SsSearch *search, SsMove move)
{
  const SsGame *game = search->rules->game;
  SsRng before = search->dice;
  game->play (search->rules, search->state, move, search->chance, &search->history, NULL);
  if (!search->sampled && memcmp (&before, &search->dice, sizeof before) != 0)
    begin_sampling (search);
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
        stop_being_steady (search);
      game->play (search->rules, search->state, move, search->chance, &search->history, NULL);
    }
}

/* The last node of the path is proven: what does that prove of those before it? */
static void
prove (SsSearch *search, SsResult result)
{
  guint at = search->path->len - 1;
  node_at (search, g_array_index (search->path, guint32, at))->proven = result;
  while (at-- > 0)
    {
      Node *node = node_at (search, g_array_index (search->path, guint32, at));
      SsResult win = ss_result_win (node->to_move);
      node->n_proven++;
      if (node->proven)
        return;
      if (result == win)
        node->proven = win;
      else if (node->n_proven == node->n_moves)
        {
          node->proven = ss_result_win (ss_seat_other (node->to_move));
          for (guint32 c = node->first_child; c; c = node_at (search, c)->next_sibling)
            if (node_at (search, c)->proven == SS_RESULT_DRAW)
              node->proven = SS_RESULT_DRAW;
        }
      else
        return;
      result = node->proven;
    }
}

/* What the best line leads to, from the end of the path upward. The mean alone is slow to see one strong answer among many weak ones. */
static void
back_up_best (SsSearch *search, double value)
{
  for (guint k = search->path->len; k-- > 0;)
    {
      Node *node = node_at (search, g_array_index (search->path, guint32, k));
      if (node->proven)
        node->best = outcome_value (node->proven);
      else if (!node->first_child)
        node->best = value;
      else
        {
          double best = -INFINITY;
          for (guint32 c = node->first_child; c; c = node_at (search, c)->next_sibling)
            if (node_at (search, c)->visits)
              best = MAX (best, for_seat (node_at (search, c)->best, node->to_move));
          node->best = for_seat (best, node->to_move);
        }
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
    search->exploration = CLAMP (SPREAD * sqrt (search->squares / search->n_values), LEAST_EXPLORATION, EXPLORATION);
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
      Node *node = node_at (search, i);
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
            prove (search, outcome.result);
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
      Node *node = node_at (search, g_array_index (search->path, guint32, k));
      node->visits++;
      node->sum += value;
    }
  if (search->steady)
    {
      back_up_best (search, value);
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

/* Several threads */

typedef struct
{
  SsSearch *search;
  guint iterations, done;
  SsControl *control;
} Share;

static void *
run_share (void *data)
{
  Share *share = data;
  share->done = ss_search_run (share->search, share->iterations, share->control);
  return NULL;
}

/* What @mate, which began where @search did, found out about the moves of the root. */
static void
take_in (SsSearch *search, const SsSearch *mate)
{
  const Node *theirs = node_at (mate, 0);
  if (mate->sampled && !search->sampled)
    begin_sampling (search);
  else if (!mate->steady && search->steady)
    stop_being_steady (search);

  Node *root = node_at (search, 0);
  root->to_move = theirs->to_move;
  root->visits += theirs->visits;
  root->sum += theirs->sum;
  if (!search->sampled && theirs->proven)
    root->proven = theirs->proven;
  for (guint32 c = theirs->first_child; c; c = node_at (mate, c)->next_sibling)
    {
      theirs = node_at (mate, c);
      if (!theirs->visits)
        continue;
      guint32 i = find_child (search, 0, theirs->move);
      if (!i)
        i = add_child (search, 0, theirs->move);
      Node *own = node_at (search, i);
      if (theirs->visits > own->visits)
        own->best = theirs->best;
      own->visits += theirs->visits;
      own->available += theirs->available;
      own->sum += theirs->sum;
      if (!search->sampled && theirs->proven && !own->proven)
        {
          own->proven = theirs->proven;
          own->best = outcome_value (own->proven);
          node_at (search, 0)->n_proven++;
        }
    }
}

guint
ss_search_run_threads (SsSearch *search, guint threads, guint iterations, SsControl *control)
{
  Share shares[MOST_THREADS];
  pthread_t made[MOST_THREADS];
  guint n = 1, done;

  threads = CLAMP (threads, 1, MOST_THREADS);
  for (guint i = 0; i < threads; i++)
    shares[i] = (Share) { search, iterations / threads + (i < iterations % threads), 0, control };
  for (; n < threads && shares[n].iterations > 0; n++)
    {
      SsHistory begun = search->history;
      ss_history_reset (&begun, search->mark);
      shares[n].search = ss_search_new (search->rules, search->root, &begun, search->observer, ss_mix64 (search->seed + n));
      if (pthread_create (&made[n], NULL, run_share, &shares[n]) != 0)
        {
          /* no more threads: this one does it all, one share after the other */
          run_share (&shares[n]);
          made[n] = pthread_self ();
        }
    }
  run_share (&shares[0]);
  done = shares[0].done;
  for (guint i = 1; i < n; i++)
    {
      if (!pthread_equal (made[i], pthread_self ()))
        pthread_join (made[i], NULL);
      done += shares[i].done;
      take_in (search, shares[i].search);
      ss_search_free (shares[i].search);
    }
  if (n > 1 && search->steady && !node_at (search, 0)->proven)
    {
      g_array_set_size (search->path, 1);
      g_array_index (search->path, guint32, 0) = 0;
      back_up_best (search, 0);
    }
  return done;
}

/* What came out */

double
ss_search_get_value (const SsSearch *search, SsSeat seat)
{
  const Node *root = node_at (search, 0);
  if (root->proven)
    return for_seat (outcome_value (root->proven), seat);
  return root->visits ? for_seat (worth (search, root), seat) : 0;
}

SsResult
ss_search_get_proven (const SsSearch *search)
{
  return node_at (search, 0)->proven;
}

/* A proven result as a rank: win 1, nothing or draw 0, loss -1. */
static int
rank (const Node *node, SsSeat seat)
{
  return node->proven == ss_result_win (seat) ? 1 : node->proven == ss_result_win (ss_seat_other (seat)) ? -1 : 0;
}

static guint32
best_child (const SsSearch *search, guint32 i, SsSeat seat)
{
  guint32 best = 0;
  for (guint32 c = node_at (search, i)->first_child; c; c = node_at (search, c)->next_sibling)
    {
      const Node *a = node_at (search, c), *b = node_at (search, best);
      if (!best || rank (a, seat) > rank (b, seat) || (rank (a, seat) == rank (b, seat) && a->visits > b->visits))
        best = c;
    }
  return best;
}

typedef struct
{
  SsCandidate c;
  int rank;
} Ranked;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *x = a, *y = b;
  if (x->rank != y->rank)
    return y->rank - x->rank;
  if (x->c.visits != y->c.visits)
    return x->c.visits < y->c.visits ? 1 : -1;
  if (x->c.value != y->c.value)
    return x->c.value < y->c.value ? 1 : -1;
  return x->c.move < y->c.move ? -1 : x->c.move > y->c.move;
}

GArray *
ss_search_get_candidates (const SsSearch *search)
{
  SsSeat seat = search->rules->game->to_move (search->rules, search->root);
  g_autoptr (GArray) ranked = g_array_new (FALSE, FALSE, sizeof (Ranked));
  for (guint32 c = node_at (search, 0)->first_child; c; c = node_at (search, c)->next_sibling)
    {
      const Node *node = node_at (search, c);
      if (!node->visits)
        continue;
      double value = node->proven ? outcome_value (node->proven) : worth (search, node);
      Ranked r = { { node->move, for_seat (value, seat), node->visits, node->proven }, rank (node, seat) };
      g_array_append_val (ranked, r);
    }
  g_array_sort (ranked, compare_ranked);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (SsCandidate));
  for (guint i = 0; i < ranked->len; i++)
    g_array_append_val (candidates, g_array_index (ranked, Ranked, i).c);
  return candidates;
}

void
ss_search_get_line (const SsSearch *search, SsMove move, SsMoves *line, GPtrArray *texts)
{
  const SsGame *game = search->rules->game;
  g_autofree SsState *state = ss_state_dup (search->rules, search->root);
  g_auto (SsHistory) history = { 0 };
  g_auto (SsMoves) legal = { 0 };
  g_auto (SsEffects) effects = { 0 };
  SsRng rng;

  ss_rng_seed (&rng, 1);
  if (game->hidden) /* a view is not to be played on; where the observer sees something new, the line ends */
    game->sample (search->rules, search->root, search->observer, &rng, state);
  for (guint i = 0; i < search->mark.n; i++)
    ss_history_push (&history, search->history.keys[i]);
  history.start = search->mark.start;

  for (guint32 i = 0; !ss_state_is_over (search->rules, state);)
    {
      if (game->awaits && game->awaits (search->rules, state))
        return;
      SsSeat seat = game->to_move (search->rules, state);
      if (game->hidden && seat != search->observer)
        return;
      if (i || !move)
        {
          guint32 best = best_child (search, i, seat);
          if (!best)
            return;
          move = node_at (search, best)->move;
        }
      legal.n = effects.n = 0;
      game->legal_moves (search->rules, state, &legal);
      if (!ss_moves_contain (&legal, move))
        return;
      ss_moves_add (line, move);
      if (texts)
        g_ptr_array_add (texts, game->move_text (search->rules, state, move));
      game->play (search->rules, state, move, NULL, &history, &effects);
      i = find_child (search, i, move);
      if (!i || (game->reveals && game->reveals (search->rules, &effects, search->observer)))
        return;
    }
}
