/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-delivery.h"

#include <pthread.h>
#include <stdatomic.h>

/* Relay: outlives the delivery, as sources on their way may still point to it. */
typedef struct
{
  atomic_uint refs;
  SsDelivery *delivery; /* of the owner's thread alone: NULL once it is gone */
  pthread_mutex_t lock;
  GMainContext *context; /* guarded: where the last question came from */
} Relay;

struct _SsDelivery
{
  SsThinker *thinker;
  SsDeliver deliver;
  gpointer data;
  Relay *relay;
};

static void
relay_unref (Relay *relay)
{
  if (atomic_fetch_sub_explicit (&relay->refs, 1, memory_order_acq_rel) != 1)
    return;
  g_clear_pointer (&relay->context, g_main_context_unref);
  pthread_mutex_destroy (&relay->lock);
  g_free (relay);
}

static gboolean
arrive (gpointer data)
{
  Relay *relay = data;
  SsThought thought;
  if (relay->delivery && ss_thinker_take (relay->delivery->thinker, &thought))
    {
      relay->delivery->deliver (&thought, relay->delivery->data);
      ss_thought_clear (&thought);
    }
  return G_SOURCE_REMOVE;
}

/* In the thinker's thread. */
static void
notify (gpointer data)
{
  Relay *relay = data;
  g_autoptr (GSource) source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  atomic_fetch_add_explicit (&relay->refs, 1, memory_order_relaxed);
  g_source_set_callback (source, arrive, relay, (GDestroyNotify) relay_unref);
  pthread_mutex_lock (&relay->lock);
  g_autoptr (GMainContext) context = g_main_context_ref (relay->context);
  pthread_mutex_unlock (&relay->lock);
  g_source_attach (source, context);
}

SsDelivery *
ss_delivery_new (SsMind *mind, SsDeliver deliver, gpointer data)
{
  SsDelivery *delivery = g_new0 (SsDelivery, 1);
  delivery->deliver = deliver;
  delivery->data = data;
  delivery->relay = g_new0 (Relay, 1);
  atomic_init (&delivery->relay->refs, 1);
  delivery->relay->delivery = delivery;
  pthread_mutex_init (&delivery->relay->lock, NULL);
  delivery->relay->context = g_main_context_ref_thread_default ();
  delivery->thinker = ss_thinker_new (mind, notify, delivery->relay);
  return delivery;
}

void
ss_delivery_free (SsDelivery *delivery)
{
  if (!delivery)
    return;
  ss_thinker_free (delivery->thinker);
  delivery->relay->delivery = NULL;
  relay_unref (delivery->relay);
  g_free (delivery);
}

SsThinker *
ss_delivery_begin (SsDelivery *delivery)
{
  Relay *relay = delivery->relay;
  GMainContext *context = g_main_context_ref_thread_default ();
  pthread_mutex_lock (&relay->lock);
  GMainContext *old = relay->context;
  relay->context = context;
  pthread_mutex_unlock (&relay->lock);
  g_main_context_unref (old);
  return delivery->thinker;
}

SsThinker *
ss_delivery_get_thinker (SsDelivery *delivery)
{
  return delivery->thinker;
}
