/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-rules.h"

G_BEGIN_DECLS

/* Between dragon-engine.c (the course of a turn) and dragon-acts.c (clauses and acts). */

typedef struct
{
  const DragonRules *r;
  DragonState *s;
  SsChance *chance;   /* nullable */
  SsEffects *effects; /* nullable */
  guint idle;         /* turns ended since the last decision */
} DragonEngine;

/* dragon-engine.c */
void     dragon_tell (DragonEngine *e, DragonHappened kind, SsSeat actor, gint32 subject, gint32 from, gint32 to, gint32 amount);
void     dragon_tell_only (DragonEngine *e, DragonHappened kind, SsSeat actor, gint32 subject, guint seen_by);
void     dragon_decide (DragonEngine *e, DragonDecision decision, SsSeat decider);
void     dragon_finish (DragonEngine *e, SsResult result, guint reason);
void     dragon_push (DragonEngine *e, DragonFrame frame);
/** dragon_event: queue the powers on @event of the seats in @concerns (bits). */
void     dragon_event (DragonEngine *e, DragonEvent event, guint concerns);
void     dragon_pick_waiting (DragonEngine *e, guint i);
void     dragon_use_current (DragonEngine *e);
/** dragon_shuffle: the deck; FALSE: the state awaits chance. */
gboolean dragon_shuffle (DragonEngine *e);

/* dragon-items.c */
/** dragon_gain_item: from the market, or the top of the item deck if unseen (then @kind doesn't matter). */
void dragon_gain_item (DragonEngine *e, SsSeat seat, guint kind);
void dragon_fill_market (DragonEngine *e);
void dragon_play_hack (DragonEngine *e, guint kind);
void dragon_open_hacks (DragonEngine *e);

/* dragon-acts.c */
/** dragon_step_effect: the next step of the effect under way. */
void dragon_step_effect (DragonEngine *e);
/** dragon_resolve: the decision at hand is answered by @move. */
void dragon_resolve (DragonEngine *e, SsMove move);

G_END_DECLS
