/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-thinker.h"

#include <pthread.h>

typedef struct
{
  SsControl control;
  SsRules *rules;
  SsState *view;
  SsHistory history;
  SsSeat seat;
  guint count; /* of hints; 0: a move, or if there is a state after it, a judgement on it */
  SsState *after; /* nullable */
  SsHistory history_after;
  SsMove move;
  guint ticket;
} Question;

struct _SsThinker
{
  SsMind *mind; /* the thread's */
  SsThinkerNotify notify;
  gpointer data;
  pthread_t thread;

  pthread_mutex_t lock; /* guards all below */
  pthread_cond_t more;
  Question *waiting; /* not yet begun */
  Question *current; /* being thought about; freed by the thread */
  gboolean answered;
  SsThought answer;
  gboolean quit;
};

static void
question_free (Question *q)
{
  if (!q)
    return;
  ss_rules_unref (q->rules);
  g_free (q->view);
  ss_history_clear (&q->history);
  g_free (q->after);
  ss_history_clear (&q->history_after);
  g_free (q);
}

void
ss_thought_clear (SsThought *thought)
{
  g_clear_pointer (&thought->hints, g_ptr_array_unref);
  thought->move = SS_NO_MOVE;
}

static void *
think (void *data)
{
  SsThinker *thinker = data;

  pthread_mutex_lock (&thinker->lock);
  for (;;)
    {
      while (!thinker->waiting && !thinker->quit)
        pthread_cond_wait (&thinker->more, &thinker->lock);
      if (thinker->quit)
        break;
      Question *q = thinker->current = g_steal_pointer (&thinker->waiting);
      pthread_mutex_unlock (&thinker->lock);

      SsThought answer = { .ticket = q->ticket };
      if (q->after)
        ss_mind_judge_move (thinker->mind, q->rules, q->view, &q->history, q->after, &q->history_after, q->seat, q->move, &q->control, &answer.judged);
      else if (q->count)
        answer.hints = ss_mind_hint (thinker->mind, q->rules, q->view, &q->history, q->seat, q->count, &q->control);
      else
        answer.move = ss_mind_choose (thinker->mind, q->rules, q->view, &q->history, q->seat, &q->control);

      pthread_mutex_lock (&thinker->lock);
      thinker->current = NULL;
      gboolean wanted = !ss_control_is_cancelled (&q->control);
      if (wanted)
        {
          thinker->answer = answer;
          thinker->answered = TRUE;
        }
      pthread_mutex_unlock (&thinker->lock);

      if (wanted && thinker->notify)
        thinker->notify (thinker->data);
      else if (!wanted)
        ss_thought_clear (&answer);
      question_free (q);
      pthread_mutex_lock (&thinker->lock);
    }
  pthread_mutex_unlock (&thinker->lock);
  return NULL;
}

SsThinker *
ss_thinker_new (SsMind *mind, SsThinkerNotify notify, gpointer data)
{
  SsThinker *thinker = g_new0 (SsThinker, 1);
  thinker->mind = mind;
  thinker->notify = notify;
  thinker->data = data;
  pthread_mutex_init (&thinker->lock, NULL);
  pthread_cond_init (&thinker->more, NULL);
  int error = pthread_create (&thinker->thread, NULL, think, thinker);
  if (error)
    g_error ("cannot make a thread: %s", g_strerror (error));
  return thinker;
}

/* With the lock held: nothing asked before is wanted any more. */
static void
drop (SsThinker *thinker)
{
  if (thinker->current)
    ss_control_cancel (&thinker->current->control);
  g_clear_pointer (&thinker->waiting, question_free);
  if (thinker->answered)
    ss_thought_clear (&thinker->answer);
  thinker->answered = FALSE;
}

void
ss_thinker_free (SsThinker *thinker)
{
  if (!thinker)
    return;
  pthread_mutex_lock (&thinker->lock);
  drop (thinker);
  thinker->quit = TRUE;
  pthread_cond_signal (&thinker->more);
  pthread_mutex_unlock (&thinker->lock);
  pthread_join (thinker->thread, NULL);
  pthread_cond_destroy (&thinker->more);
  pthread_mutex_destroy (&thinker->lock);
  if (thinker->answered)
    ss_thought_clear (&thinker->answer);
  ss_mind_free (thinker->mind);
  g_free (thinker);
}

static Question *
question_new (const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket)
{
  Question *q = g_new0 (Question, 1);
  ss_control_init (&q->control);
  q->rules = ss_rules_ref (rules);
  q->view = ss_state_dup (rules, view);
  if (history)
    ss_history_copy (&q->history, history);
  q->seat = seat;
  q->ticket = ticket;
  return q;
}

/* @q is taken over. */
static void
ask (SsThinker *thinker, Question *q)
{
  pthread_mutex_lock (&thinker->lock);
  drop (thinker);
  thinker->waiting = q;
  pthread_cond_signal (&thinker->more);
  pthread_mutex_unlock (&thinker->lock);
}

void
ss_thinker_ask (SsThinker *thinker, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket)
{
  ask (thinker, question_new (rules, view, history, seat, ticket));
}

void
ss_thinker_ask_hints (SsThinker *thinker, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count,
                      guint ticket)
{
  g_return_if_fail (count > 0);
  Question *q = question_new (rules, view, history, seat, ticket);
  q->count = count;
  ask (thinker, q);
}

void
ss_thinker_ask_judgement (SsThinker *thinker, const SsRules *rules, const SsState *before, const SsHistory *history_before, const SsState *after,
                          const SsHistory *history_after, SsSeat seat, SsMove move, guint ticket)
{
  Question *q = question_new (rules, before, history_before, seat, ticket);
  q->after = ss_state_dup (rules, after);
  if (history_after)
    ss_history_copy (&q->history_after, history_after);
  q->move = move;
  ask (thinker, q);
}

void
ss_thinker_cancel (SsThinker *thinker)
{
  pthread_mutex_lock (&thinker->lock);
  drop (thinker);
  pthread_mutex_unlock (&thinker->lock);
}

void
ss_thinker_hurry (SsThinker *thinker)
{
  pthread_mutex_lock (&thinker->lock);
  Question *q = thinker->waiting ? thinker->waiting : thinker->current;
  if (q)
    ss_control_hurry (&q->control);
  pthread_mutex_unlock (&thinker->lock);
}

gboolean
ss_thinker_take (SsThinker *thinker, SsThought *thought)
{
  pthread_mutex_lock (&thinker->lock);
  gboolean answered = thinker->answered;
  if (answered)
    {
      *thought = thinker->answer;
      thinker->answer = (SsThought) { 0 };
      thinker->answered = FALSE;
    }
  pthread_mutex_unlock (&thinker->lock);
  return answered;
}

double
ss_thinker_get_progress (SsThinker *thinker)
{
  double progress = 0;
  pthread_mutex_lock (&thinker->lock);
  if (thinker->current && !thinker->waiting)
    progress = atomic_load_explicit (&thinker->current->control.progress, memory_order_relaxed) / 1000.0;
  pthread_mutex_unlock (&thinker->lock);
  return progress;
}

gboolean
ss_thinker_is_thinking (SsThinker *thinker)
{
  pthread_mutex_lock (&thinker->lock);
  gboolean thinking = thinker->waiting || (thinker->current && !ss_control_is_cancelled (&thinker->current->control));
  pthread_mutex_unlock (&thinker->lock);
  return thinking;
}
