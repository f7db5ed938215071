/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** SsRng: the project's own seeded generator (xoshiro256**), the same numbers on every machine. A plain value: copy it to fork it. */
typedef struct
{
  guint64 s[4];
} SsRng;

/** ss_rng_seed: set all of @rng from one number (any value) by splitmix64. */
static inline void
ss_rng_seed (SsRng *rng, guint64 seed)
{
  for (int i = 0; i < 4; i++)
    {
      guint64 z = (seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
      z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      rng->s[i] = z ^ (z >> 31);
    }
}

static inline guint64
ss_rng_next (SsRng *rng)
{
  guint64 *s = rng->s;
  guint64 r = s[1] * 5, t = s[1] << 17;
  r = ((r << 7) | (r >> 57)) * 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 45) | (s[3] >> 19);
  return r;
}

/** ss_rng_below: an unbiased number in 0..@n-1; @n at least 1. */
static inline guint32
ss_rng_below (SsRng *rng, guint32 n)
{
  guint64 m = (ss_rng_next (rng) >> 32) * (guint64) n;
  if ((guint32) m < n)
    {
      guint32 t = -n % n;
      while ((guint32) m < t)
        m = (ss_rng_next (rng) >> 32) * (guint64) n;
    }
  return (guint32) (m >> 32);
}

/** ss_rng_double: in [0, 1). */
static inline double
ss_rng_double (SsRng *rng)
{
  return (double) (ss_rng_next (rng) >> 11) * 0x1.0p-53;
}

/** ss_rng_shuffle: put @n bytes in a random order (Fisher and Yates). */
static inline void
ss_rng_shuffle (SsRng *rng, guint8 *items, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = ss_rng_below (rng, i);
      guint8 t = items[i - 1];
      items[i - 1] = items[j];
      items[j] = t;
    }
}

/** ss_mix64: a good 64-bit mixing of @x, for digests and hash tables. */
static inline guint64
ss_mix64 (guint64 x)
{
  x = (x ^ (x >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

/** ss_hash_bytes: a 64-bit hash of @n bytes, the same on every machine (FNV-1a, mixed). */
static inline guint64
ss_hash_bytes (const void *bytes, gsize n)
{
  const guint8 *b = bytes;
  guint64 h = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  for (gsize i = 0; i < n; i++)
    h = (h ^ b[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return ss_mix64 (h);
}

G_END_DECLS
