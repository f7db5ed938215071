/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-types.h"

G_BEGIN_DECLS

/** SsEffect: one thing that happened when a move was played, in the order of the rules. Animation, announcements, previews, the record's
 * words and the tests read these. What the numbers mean is the game's: see the enum of kinds in its folder. */
typedef struct
{
  guint16 kind;   /* index into the game's list of effect words; 0 is no effect */
  guint8 actor;   /* SsSeat */
  guint8 seen_by; /* bit 0: First may know it, bit 1: Second. What a seat may not know is not shown, said or exported to it */
  gint32 subject; /* which piece, card, bridge ... */
  gint32 from;
  gint32 to;
  gint32 amount;
} SsEffect;

#define SS_SEEN_BY_BOTH 3
#define SS_SEEN_BY(seat) (1u << (seat))

struct _SsEffects
{
  SsEffect *effects;
  guint n;
  guint room;
};

static inline void
ss_effects_clear (SsEffects *effects)
{
  g_free (effects->effects);
  effects->effects = NULL;
  effects->n = effects->room = 0;
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SsEffects, ss_effects_clear)

/** ss_effects_add: append; @effects may be NULL (nobody asked). */
static inline void
ss_effects_add (SsEffects *effects, SsEffect effect)
{
  if (!effects)
    return;
  if (effects->n == effects->room)
    {
      effects->room = effects->room ? effects->room * 2 : 16;
      effects->effects = g_renew (SsEffect, effects->effects, effects->room);
    }
  effects->effects[effects->n++] = effect;
}

G_END_DECLS
