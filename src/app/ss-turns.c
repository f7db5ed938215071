/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-turns.h"

#include "ss-application.h"

struct _SsTurns
{
  GObject parent_instance;

  SsMatch *match;
  gboolean running;
  gboolean hold;
  guint ticket;      /* of the question that is open; an answer with another one is dropped */
  SsSeat asked;      /* whose player was asked */
  gboolean answered;
  SsMove move;       /* the answer, while it waits */
  double thought;    /* seconds it took */
  gint64 began;      /* monotonic time of the turn's beginning */
  guint wait_id;
};

G_DEFINE_FINAL_TYPE (SsTurns, ss_turns, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void ask (SsTurns *self);

static void
take_back_question (SsTurns *self)
{
  self->ticket++;
  self->answered = FALSE;
  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->asked != SS_SEAT_NONE)
    {
      SsSeat asked = self->asked;

      self->asked = SS_SEAT_NONE;
      ss_player_cancel (ss_match_get_player (self->match, asked));
    }
}

static gboolean play_answer (gpointer data);

/* play_when_due: the answer is there; is it time? */
static void
play_when_due (SsTurns *self)
{
  gint64 since = (g_get_monotonic_time () - self->began) / 1000;
  gint64 least = g_settings_get_enum (ss_application_get_settings (), "least-thought");

  if (!self->answered || self->hold || self->wait_id)
    return;
  self->wait_id = g_timeout_add ((guint) CLAMP (least - since, 0, least), play_answer, self);
}

static gboolean
play_answer (gpointer data)
{
  g_autoptr (SsTurns) self = g_object_ref (data);
  g_autoptr (GError) error = NULL;

  self->wait_id = 0;
  if (self->hold || !self->answered)
    return G_SOURCE_REMOVE; /* ss_turns_hold() comes back to it */
  self->answered = FALSE;
  self->asked = SS_SEAT_NONE;
  if (!ss_match_play (self->match, self->move, self->thought, &error))
    g_warning ("a computer player's move was refused: %s", error->message);
  return G_SOURCE_REMOVE;
}

static void
on_answer (SsPlayer *player, guint ticket, SsMove move, gpointer data)
{
  g_autoptr (SsTurns) self = g_object_ref (data);

  if (ticket != self->ticket || self->answered || move == SS_NO_MOVE)
    return;
  self->answered = TRUE;
  self->move = move;
  self->thought = ss_turns_get_seconds (self);
  g_signal_emit (self, signals[CHANGED], 0);
  play_when_due (self);
}

static void
ask (SsTurns *self)
{
  SsSeat seat = ss_match_get_to_move (self->match);
  SsPlayer *player;

  take_back_question (self);
  self->began = g_get_monotonic_time ();
  if (self->running && seat != SS_SEAT_NONE && ss_match_get_result (self->match) == SS_RESULT_UNFINISHED)
    {
      player = ss_match_get_player (self->match, seat);
      if (!ss_player_is_person (player))
        {
          g_autofree SsState *view = ss_match_get_view (self->match, G_MAXUINT, seat);

          self->asked = seat;
          ss_player_ask (player, ss_match_get_rules (self->match), view, ss_match_get_history (self->match), seat, self->ticket, on_answer, self);
        }
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ss_turns_start (SsTurns *self)
{
  self->running = TRUE;
  ask (self);
}

gboolean
ss_turns_is_running (SsTurns *self)
{
  return self->running;
}

void
ss_turns_stop (SsTurns *self)
{
  if (!self->running)
    return;
  self->running = FALSE;
  take_back_question (self);
}

void
ss_turns_hold (SsTurns *self, gboolean hold)
{
  self->hold = hold;
  if (!hold)
    play_when_due (self);
}

void
ss_turns_hurry (SsTurns *self)
{
  if (self->asked != SS_SEAT_NONE && !self->answered)
    ss_player_hurry (ss_match_get_player (self->match, self->asked));
}

SsSeat
ss_turns_get_thinking (SsTurns *self)
{
  return self->answered ? SS_SEAT_NONE : self->asked;
}

double
ss_turns_get_seconds (SsTurns *self)
{
  return (double) (g_get_monotonic_time () - self->began) / G_USEC_PER_SEC;
}

static void
ss_turns_dispose (GObject *object)
{
  SsTurns *self = SS_TURNS (object);

  if (self->match)
    {
      ss_turns_stop (self);
      g_signal_handlers_disconnect_by_data (self->match, self);
      g_clear_object (&self->match);
    }
  G_OBJECT_CLASS (ss_turns_parent_class)->dispose (object);
}

static void
ss_turns_class_init (SsTurnsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ss_turns_dispose;
  signals[CHANGED] = g_signal_new ("changed", SS_TYPE_TURNS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ss_turns_init (SsTurns *self)
{
  self->asked = SS_SEAT_NONE;
}

SsTurns *
ss_turns_new (SsMatch *match)
{
  SsTurns *self = g_object_new (SS_TYPE_TURNS, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (ask), self);
  g_signal_connect_swapped (match, "ended", G_CALLBACK (ask), self);
  return self;
}
