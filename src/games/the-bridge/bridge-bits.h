/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A square: file in the low four bits, rank in the high ones, so that a bit of a set has its square as number and the sixteenth column,
 * never a part of a board, keeps a shift along a rank from running into the next. */
typedef guint8 Square;
#define BRIDGE_MAX_SIZE 15
#define NO_SQUARE ((Square) 0xff)
#define SQUARE(x, y) ((Square) ((y) << 4 | (x)))
#define SQUARE_X(square) ((square) & 15)
#define SQUARE_Y(square) ((square) >> 4)

/** Bits: a set of squares. */
typedef struct
{
  guint64 w[4];
} Bits;

static inline gboolean
bits_has (const Bits *bits, Square square)
{
  return (bits->w[square >> 6] >> (square & 63)) & 1;
}

static inline void
bits_add (Bits *bits, Square square)
{
  bits->w[square >> 6] |= G_GUINT64_CONSTANT (1) << (square & 63);
}

static inline void
bits_remove (Bits *bits, Square square)
{
  bits->w[square >> 6] &= ~(G_GUINT64_CONSTANT (1) << (square & 63));
}

static inline Bits
bits_one (Square square)
{
  Bits bits = { { 0 } };
  bits_add (&bits, square);
  return bits;
}

static inline Bits
bits_or (Bits a, Bits b)
{
  return (Bits) { { a.w[0] | b.w[0], a.w[1] | b.w[1], a.w[2] | b.w[2], a.w[3] | b.w[3] } };
}

static inline Bits
bits_and (Bits a, Bits b)
{
  return (Bits) { { a.w[0] & b.w[0], a.w[1] & b.w[1], a.w[2] & b.w[2], a.w[3] & b.w[3] } };
}

/** bits_without: @a less @b. */
static inline Bits
bits_without (Bits a, Bits b)
{
  return (Bits) { { a.w[0] & ~b.w[0], a.w[1] & ~b.w[1], a.w[2] & ~b.w[2], a.w[3] & ~b.w[3] } };
}

static inline gboolean
bits_any (const Bits *a)
{
  return (a->w[0] | a->w[1] | a->w[2] | a->w[3]) != 0;
}

static inline gboolean
bits_meet (const Bits *a, const Bits *b)
{
  return ((a->w[0] & b->w[0]) | (a->w[1] & b->w[1]) | (a->w[2] & b->w[2]) | (a->w[3] & b->w[3])) != 0;
}

/** bits_within: is every square of @a one of @b? */
static inline gboolean
bits_within (const Bits *a, const Bits *b)
{
  return ((a->w[0] & ~b->w[0]) | (a->w[1] & ~b->w[1]) | (a->w[2] & ~b->w[2]) | (a->w[3] & ~b->w[3])) == 0;
}

static inline gboolean
bits_equal (const Bits *a, const Bits *b)
{
  return ((a->w[0] ^ b->w[0]) | (a->w[1] ^ b->w[1]) | (a->w[2] ^ b->w[2]) | (a->w[3] ^ b->w[3])) == 0;
}

static inline guint
bits_count (const Bits *a)
{
  return __builtin_popcountll (a->w[0]) + __builtin_popcountll (a->w[1]) + __builtin_popcountll (a->w[2]) + __builtin_popcountll (a->w[3]);
}

/** bits_first: the lowest square in the order of the notation (by rank, then file); NO_SQUARE of an empty set. */
static inline Square
bits_first (const Bits *a)
{
  for (int i = 0; i < 4; i++)
    if (a->w[i])
      return (Square) (i << 6 | __builtin_ctzll (a->w[i]));
  return NO_SQUARE;
}

/** bits_pop: take the lowest square out of @a; NO_SQUARE of an empty set. */
static inline Square
bits_pop (Bits *a)
{
  for (int i = 0; i < 4; i++)
    if (a->w[i])
      {
        Square square = (Square) (i << 6 | __builtin_ctzll (a->w[i]));
        a->w[i] &= a->w[i] - 1;
        return square;
      }
  return NO_SQUARE;
}

/** bits_spread: @a and all squares that share a side with one of them (off the board, too: cut the result to it). */
static inline Bits
bits_spread (Bits a)
{
  Bits r;
  r.w[0] = a.w[0] | a.w[0] << 1 | a.w[0] >> 1 | a.w[0] << 16 | a.w[0] >> 16 | a.w[1] << 48;
  r.w[1] = a.w[1] | a.w[1] << 1 | a.w[1] >> 1 | a.w[1] << 16 | a.w[1] >> 16 | a.w[0] >> 48 | a.w[2] << 48;
  r.w[2] = a.w[2] | a.w[2] << 1 | a.w[2] >> 1 | a.w[2] << 16 | a.w[2] >> 16 | a.w[1] >> 48 | a.w[3] << 48;
  r.w[3] = a.w[3] | a.w[3] << 1 | a.w[3] >> 1 | a.w[3] << 16 | a.w[3] >> 16 | a.w[2] >> 48;
  return r;
}

/** bits_fill: all squares of @passable that can be reached from @from by sides; @from counts even where it isn't passable. */
static inline Bits
bits_fill (Bits from, Bits passable)
{
  for (;;)
    {
      Bits next = bits_or (from, bits_and (bits_spread (from), passable));
      if (bits_equal (&next, &from))
        return from;
      from = next;
    }
}

G_END_DECLS
