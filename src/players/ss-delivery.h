/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-thinker.h"

G_BEGIN_DECLS

/** SsDelivery: a thinker whose answers come out in a main context: the one place where the players' threads meet GLib's loop. */
typedef struct _SsDelivery SsDelivery;

typedef void (*SsDeliver) (const SsThought *thought, gpointer data);

/** ss_delivery_new: @mind is taken over. Used from one thread; @deliver is called in the main context that was that thread's default when
 * it was asked for. */
SsDelivery *ss_delivery_new (SsMind *mind, SsDeliver deliver, gpointer data);
/** ss_delivery_free: nothing is delivered afterwards. */
void        ss_delivery_free (SsDelivery *delivery);
/** ss_delivery_begin: before each question: where its answer goes. Returns the thinker to ask. */
SsThinker  *ss_delivery_begin (SsDelivery *delivery);
SsThinker  *ss_delivery_get_thinker (SsDelivery *delivery);

G_END_DECLS
