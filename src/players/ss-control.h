/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/** SsControl: how a thought is stopped, hurried and watched from another thread. Everything that may take long is handed one (nullable)
 * and looks at it at least every few milliseconds. C11 atomics alone: the thread sanitizer sees them. */
typedef struct
{
  atomic_bool cancelled; /* stop at once: nobody wants the answer */
  atomic_bool hurried;   /* stop soon: the best so far is the answer */
  atomic_uint progress;  /* 0..1000 of what may be left to do; rough */
  gint64 deadline;       /* monotonic time in microseconds at which to hurry, 0: none. Set before the thought begins */
} SsControl;

static inline void
ss_control_init (SsControl *control)
{
  atomic_init (&control->cancelled, FALSE);
  atomic_init (&control->hurried, FALSE);
  atomic_init (&control->progress, 0);
  control->deadline = 0;
}

static inline void
ss_control_cancel (SsControl *control)
{
  atomic_store_explicit (&control->cancelled, TRUE, memory_order_release);
}

static inline void
ss_control_hurry (SsControl *control)
{
  atomic_store_explicit (&control->hurried, TRUE, memory_order_release);
}

static inline gboolean
ss_control_is_cancelled (SsControl *control)
{
  return control && atomic_load_explicit (&control->cancelled, memory_order_acquire);
}

/** ss_control_is_hurried: also when the thought is cancelled or its time is over. */
static inline gboolean
ss_control_is_hurried (SsControl *control)
{
  if (!control)
    return FALSE;
  return ss_control_is_cancelled (control) || atomic_load_explicit (&control->hurried, memory_order_acquire) ||
         (control->deadline && g_get_monotonic_time () >= control->deadline);
}

static inline void
ss_control_set_progress (SsControl *control, guint done, guint all)
{
  if (control && all)
    atomic_store_explicit (&control->progress, (guint) (MIN (done, all) * G_GUINT64_CONSTANT (1000) / all), memory_order_relaxed);
}

G_END_DECLS
