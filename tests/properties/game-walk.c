/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-walk.h"

#include <string.h>

/* How much of a position with thousands of moves is looked at closely. */
#define CLOSE_MOVES 12
#define POOL_SIZE 400

/* What is wrong, under which rules and after which moves. */
static void
fail (GameWalk *walk, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

static void
fail (GameWalk *walk, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  g_autofree char *record = ss_record_write (ss_match_get_record (walk->match));
  g_printerr ("%s\n%s\n", what, record);
  g_error ("%s: %s", walk->game->id, what);
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  SsMove x = *(const SsMove *) a, y = *(const SsMove *) b;
  return x < y ? -1 : x > y;
}

static void
sort_moves (SsMoves *moves)
{
  if (moves->n > 0)
    qsort (moves->moves, moves->n, sizeof *moves->moves, compare_moves);
}

static gboolean
equal_moves (const SsMoves *a, const SsMoves *b)
{
  return a->n == b->n && (a->n == 0 || memcmp (a->moves, b->moves, a->n * sizeof *a->moves) == 0);
}

static gboolean
equal_states (const GameWalk *walk, const SsState *a, const SsState *b)
{
  return memcmp (a, b, walk->rules->state_size) == 0;
}

/* Moves */

static void
check_move_text (GameWalk *walk, const SsState *state, SsMove move)
{
  g_autofree char *text = walk->game->move_text (walk->rules, state, move);
  if (!g_utf8_validate (text, -1, NULL) || *text == '\0')
    fail (walk, "a move has no text");
  if (walk->game->parse (walk->rules, text) != move)
    fail (walk, "\"%s\" does not read back", text);
  const char *word = NULL;
  g_autofree char *sentence = NULL;
  if (!ss_move_is_legal (walk->rules, state, move, &word, &sentence))
    fail (walk, "\"%s\" is among the legal moves, but refused: %s", text, word);
  g_autofree char *said = walk->game->say_move (walk->rules, state, move);
  if (!said || *said == '\0')
    fail (walk, "\"%s\" can't be said", text);
}

static gboolean
is_refusal (const SsGame *game, const char *word, const char **sentence)
{
  for (const SsRefusal *refusal = game->refusals + 1; refusal->word; refusal++)
    if (g_str_equal (refusal->word, word))
      {
        *sentence = refusal->sentence;
        return *refusal->word != '\0' && *refusal->sentence != '\0';
      }
  return FALSE;
}

/* Moves of other positions: legal here exactly if they are among the legal ones, else refused for a reason of the game's list. */
static void
check_refusals (GameWalk *walk, const SsState *state, const SsMoves *sorted)
{
  gboolean over = ss_state_is_over (walk->rules, state);
  for (guint i = 0; i < CLOSE_MOVES && walk->pool->len > 0; i++)
    {
      SsMove move = g_array_index (walk->pool, SsMove, ss_rng_below (&walk->rng, walk->pool->len));
      gboolean listed = bsearch (&move, sorted->moves ? sorted->moves : &move, sorted->n, sizeof move, compare_moves) != NULL;
      const char *word = NULL, *plain = NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *text = walk->game->move_text (walk->rules, state, move);
      gboolean legal = ss_move_is_legal (walk->rules, state, move, &word, &sentence);
      if (legal != listed)
        fail (walk, "\"%s\" is %s the legal moves, but %s", text, listed ? "among" : "not among", legal ? "not refused" : word);
      if (legal)
        continue;
      walk->n_checked += !over;
      if (over != g_str_equal (word, "game-over"))
        fail (walk, "\"%s\" is refused by \"%s\"", text, word);
      if (!over && !is_refusal (walk->game, word, &plain))
        fail (walk, "\"%s\" is refused by \"%s\", which is not in the list", text, word);
      if (!sentence || *sentence == '\0' || strchr (sentence, '{'))
        fail (walk, "\"%s\" is refused by \"%s\" without a whole sentence: %s", text, word, sentence);
    }
}

static void
add_to_pool (GameWalk *walk, SsMove move)
{
  if (walk->pool->len < POOL_SIZE)
    g_array_append_val (walk->pool, move);
  else
    g_array_index (walk->pool, SsMove, ss_rng_below (&walk->rng, POOL_SIZE)) = move;
}

/* Ordering drops no move and makes none up. */
static void
check_order (GameWalk *walk, const SsState *state, const SsMoves *sorted)
{
  g_auto (SsMoves) ordered = { 0 };
  for (guint i = 0; i < sorted->n; i++)
    ss_moves_add (&ordered, sorted->moves[i]);
  walk->game->order (walk->rules, state, &ordered);
  sort_moves (&ordered);
  if (!equal_moves (&ordered, sorted))
    fail (walk, "the ordered moves are others than the legal ones");
}

static void
check_moves (GameWalk *walk, const SsState *state, SsMoves *moves)
{
  walk->game->legal_moves (walk->rules, state, moves);
  if (walk->game->count_moves && walk->game->count_moves (walk->rules, state) != moves->n)
    fail (walk, "count_moves differs from the list of %u", moves->n);
  g_auto (SsHistory) none = { 0 };
  if (moves->n < 500 && ss_perft (walk->rules, state, &none, 1) != moves->n)
    fail (walk, "perft differs from the list of %u", moves->n);
  sort_moves (moves);
  for (guint i = 1; i < moves->n; i++)
    if (moves->moves[i] == moves->moves[i - 1])
      fail (walk, "a legal move is listed twice");
  for (guint i = 0; i < MIN (moves->n, CLOSE_MOVES); i++)
    {
      SsMove move = moves->moves[ss_rng_below (&walk->rng, moves->n)];
      check_move_text (walk, state, move);
      add_to_pool (walk, move);
    }
  check_refusals (walk, state, moves);
  if (walk->game->order && moves->n > 0)
    check_order (walk, state, moves);
}

/* Views */

static void
check_views (GameWalk *walk, const SsState *state, SsSeat mover, const SsMoves *sorted)
{
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      g_autofree SsState *view = ss_state_view (walk->rules, state, seat);
      g_autofree SsState *again = ss_state_view (walk->rules, view, seat);
      if (!equal_states (walk, view, again))
        fail (walk, "the view of a view is another one");
      if (seat == mover)
        {
          g_auto (SsMoves) seen = { 0 };
          walk->game->legal_moves (walk->rules, view, &seen);
          sort_moves (&seen);
          if (!equal_moves (&seen, sorted))
            fail (walk, "the legal moves on the mover's view are others");
        }
      if (walk->game->sample)
        {
          g_autofree SsState *sample = ss_state_new (walk->rules);
          SsRng rng = walk->rng;
          walk->game->sample (walk->rules, view, seat, &walk->rng, sample);
          g_autofree SsState *seen = ss_state_view (walk->rules, sample, seat);
          if (!equal_states (walk, seen, view))
            fail (walk, "a sampled state does not look the same to the seat");
          /* nor does it depend on anything but the view and the generator */
          g_autofree SsState *twin = ss_state_new (walk->rules);
          walk->game->sample (walk->rules, view, seat, &rng, twin);
          if (!equal_states (walk, sample, twin))
            fail (walk, "equal views and equal seeds give different samples");
        }
      else if (walk->game->hidden)
        fail (walk, "a game with hidden information can't be sampled");

      g_autofree char *text = walk->game->write_position (walk->rules, view, seat);
      g_autofree char *prompt = walk->game->prompt (walk->rules, view, seat);
      if (!text || !*text || !prompt || !*prompt || strchr (prompt, '{'))
        fail (walk, "the position has no words");
      double value = mover == SS_SEAT_NONE ? 0 : walk->game->evaluate (walk->rules, view, seat);
      if (!(value >= -1 && value <= 1))
        fail (walk, "the position is valued at %f", value);
    }
}

/* Playing */

static void
check_effects (GameWalk *walk, const SsEffects *effects)
{
  guint n_kinds = g_strv_length ((char **) walk->game->effects);
  for (guint i = 0; i < effects->n; i++)
    {
      const SsEffect *effect = &effects->effects[i];
      if (effect->kind == 0 || effect->kind >= n_kinds || effect->actor > SS_SEAT_NONE || effect->seen_by > SS_SEEN_BY_BOTH)
        fail (walk, "an effect of kind %u, actor %u, seen by %u", effect->kind, effect->actor, effect->seen_by);
      for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
        {
          g_autofree char *said = walk->game->say_effect (walk->rules, effect, seat);
          if (said && (!*said || strchr (said, '{')))
            fail (walk, "the effect %s is said as \"%s\"", walk->game->effects[effect->kind], said);
          if (said && !(effect->seen_by & SS_SEEN_BY (seat)))
            fail (walk, "the effect %s is told to who may not know it: %s", walk->game->effects[effect->kind], said);
        }
    }
}

static void
note_position (GameWalk *walk)
{
  SsState *state = ss_match_get_view (walk->match, G_MAXUINT, SS_SEAT_NONE);
  guint64 digest = walk->game->digest (walk->rules, state);
  g_array_append_val (walk->digests, digest);
  g_ptr_array_add (walk->states, state);
}

static void
check_undo (GameWalk *walk)
{
  SsSeat seat = ss_rng_below (&walk->rng, 2);
  if (!ss_match_can_undo (walk->match, seat))
    return;
  guint n = ss_match_get_n_moves (walk->match);
  g_autofree char *before = ss_record_write (ss_match_get_record (walk->match));
  g_autofree SsState *now = ss_match_get_view (walk->match, G_MAXUINT, SS_SEAT_NONE);
  ss_match_undo (walk->match, seat);
  g_autofree SsState *then = ss_match_get_view (walk->match, G_MAXUINT, SS_SEAT_NONE);
  if (!equal_states (walk, then, walk->states->pdata[ss_match_get_n_moves (walk->match)]))
    fail (walk, "undo gives another state than there was");
  ss_match_redo (walk->match);
  g_autofree SsState *again = ss_match_get_view (walk->match, G_MAXUINT, SS_SEAT_NONE);
  g_autofree char *after = ss_record_write (ss_match_get_record (walk->match));
  if (ss_match_get_n_moves (walk->match) != n || !equal_states (walk, again, now) || !g_str_equal (before, after))
    fail (walk, "redo does not bring back what undo took");
}

/* Effects are only told, never needed: the state is the same if nobody asks. */
static void
play (GameWalk *walk, SsMove move)
{
  g_auto (SsEffects) effects = { 0 };
  GError *error = NULL;
  if (!ss_match_play (walk->match, move, -1, &error))
    fail (walk, "a legal move can't be played: %s", error->message);
  guint n = ss_match_get_n_moves (walk->match);
  ss_match_get_effects (walk->match, n, &effects);
  check_effects (walk, &effects);
  note_position (walk);
  g_autofree SsState *replayed = ss_match_get_view (walk->match, n, SS_SEAT_NONE);
  if (!equal_states (walk, replayed, walk->states->pdata[n]))
    fail (walk, "replaying gives another state");
}

/* The record */

static void
check_record (GameWalk *walk)
{
  g_autofree char *text = ss_record_write (ss_match_get_record (walk->match));
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsRecord) record = ss_record_load_text (text, -1, "walk.game", FALSE, problems);
  if (!record || ss_problems_count (problems) > 0)
    {
      g_autofree char *line = problems->list->len > 0 ? ss_problem_to_line (problems->list->pdata[0]) : g_strdup ("unreadable");
      fail (walk, "the record has problems: %s", line);
    }
  g_autofree char *again = ss_record_write (record);
  if (!g_str_equal (text, again))
    fail (walk, "the record, read, is written otherwise");
  guint n = walk->states->len - 1;
  const guint stops[] = { 0, n / 2, n };
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      guint played = 0;
      g_autoptr (SsPosition) position = ss_record_replay (record, stops[i], &played);
      if (played != stops[i] || walk->game->digest (position->rules, position->state) != g_array_index (walk->digests, guint64, played))
        fail (walk, "the record, replayed for %u moves, gives another digest", stops[i]);
    }
}

static void
walk_clear (GameWalk *walk)
{
  g_object_unref (walk->match);
  ss_rules_unref (walk->rules);
  g_array_unref (walk->pool);
  g_array_unref (walk->digests);
  g_ptr_array_unref (walk->states);
}

static SsMove
choose (GameWalk *walk, const SsState *state, const SsMoves *moves)
{
  if (!walk->game->playout || ss_rng_below (&walk->rng, 3) == 0)
    return moves->moves[ss_rng_below (&walk->rng, moves->n)];
  SsMove move = walk->game->playout (walk->rules, state, moves, &walk->rng);
  if (move == SS_NO_MOVE) /* a play-out would end here */
    return moves->moves[ss_rng_below (&walk->rng, moves->n)];
  if (!ss_moves_contain (moves, move))
    fail (walk, "a play-out chooses a move that is not legal");
  return move;
}

guint
game_walk (SsVariant *variant, guint64 seed, guint max_moves, guint64 *n_refused)
{
  GameWalk walk = {
    .game = ss_variant_get_game (variant),
    .rules = ss_rules_new (variant),
    .pool = g_array_new (FALSE, FALSE, sizeof (SsMove)),
    .digests = g_array_new (FALSE, FALSE, sizeof (guint64)),
    .states = g_ptr_array_new_with_free_func (g_free),
  };
  ss_rng_seed (&walk.rng, seed);
  walk.match = ss_match_new (walk.rules, ss_player_new_person ("Minji"), ss_player_new_person ("Taro"), seed);
  note_position (&walk);

  guint n = 0;
  for (;; n++)
    {
      const SsState *state = walk.states->pdata[n];
      SsSeat mover = walk.game->to_move (walk.rules, state);
      g_auto (SsMoves) moves = { 0 };
      check_moves (&walk, state, &moves);
      gboolean over = ss_state_is_over (walk.rules, state);
      if (over != (moves.n == 0) || over != (mover == SS_SEAT_NONE))
        fail (&walk, "over: %d, but %u moves for %d", over, moves.n, mover);
      if (n % 4 == 0 || over)
        check_views (&walk, state, mover, &moves);
      if (ss_rng_below (&walk.rng, 8) == 0 || over)
        check_undo (&walk);
      if (over || n == max_moves)
        break;
      play (&walk, choose (&walk, state, &moves));
    }
  check_record (&walk);
  *n_refused += walk.n_checked;
  walk_clear (&walk);
  return n;
}
