/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-analyst.h"

#include "ss-delivery.h"

struct _SsAnalyst
{
  GObject parent_instance;
  SsDelivery *delivery; /* made when first asked */
  SsPosition *position; /* after the move that is being judged */
  SsMoves moves;
  guint number; /* of that move */
  SsSeat player;
  SsAnalysed analysed;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (SsAnalyst, ss_analyst, G_TYPE_OBJECT)

/* The next move, if there is one. */
static void
go_on (SsAnalyst *analyst)
{
  SsPosition *position = analyst->position;
  const SsRules *rules = position->rules;
  g_auto (SsHistory) history = { 0 };

  if (analyst->number == analyst->moves.n)
    return;
  SsMove move = analyst->moves.moves[analyst->number++];
  analyst->player = rules->game->to_move (rules, position->state);
  g_autofree SsState *before = ss_state_view (rules, position->state, analyst->player);
  ss_history_copy (&history, &position->history);
  ss_position_play (position, move, NULL);
  g_autofree SsState *after = ss_state_view (rules, position->state, analyst->player);
  ss_thinker_ask_judgement (ss_delivery_begin (analyst->delivery), rules, before, &history, after, &position->history, analyst->player, move,
                            analyst->number);
}

static void
deliver (const SsThought *thought, gpointer data)
{
  g_autoptr (SsAnalyst) analyst = g_object_ref (SS_ANALYST (data));
  SsJudged judged = thought->judged;
  guint number = thought->ticket;
  SsSeat player = analyst->player;

  go_on (analyst);
  analyst->analysed (analyst, number, player, &judged, analyst->data);
}

static void
ss_analyst_finalize (GObject *object)
{
  SsAnalyst *analyst = SS_ANALYST (object);

  ss_delivery_free (analyst->delivery);
  g_clear_pointer (&analyst->position, ss_position_free);
  ss_moves_clear (&analyst->moves);
  G_OBJECT_CLASS (ss_analyst_parent_class)->finalize (object);
}

static void
ss_analyst_class_init (SsAnalystClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_analyst_finalize;
}

static void
ss_analyst_init (SsAnalyst *analyst)
{
}

SsAnalyst *
ss_analyst_new (void)
{
  return g_object_new (SS_TYPE_ANALYST, NULL);
}

void
ss_analyst_start (SsAnalyst *analyst, SsPosition *start, const SsMove *moves, guint n, SsAnalysed analysed, gpointer data)
{
  g_return_if_fail (SS_IS_ANALYST (analyst));
  ss_analyst_cancel (analyst);
  if (!analyst->delivery)
    analyst->delivery = ss_delivery_new (ss_mind_new (ss_level_best (), 0, 1, FALSE), deliver, analyst);
  analyst->position = start;
  for (guint i = 0; i < n; i++)
    ss_moves_add (&analyst->moves, moves[i]);
  analyst->analysed = analysed;
  analyst->data = data;
  go_on (analyst);
}

void
ss_analyst_cancel (SsAnalyst *analyst)
{
  g_return_if_fail (SS_IS_ANALYST (analyst));
  if (analyst->delivery)
    ss_thinker_cancel (ss_delivery_get_thinker (analyst->delivery));
  g_clear_pointer (&analyst->position, ss_position_free);
  analyst->moves.n = 0;
  analyst->number = 0;
}
