/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-state-table.h"

#include <string.h>

#include "core/ss-rng.h"

/* Entries lie in blocks that are never moved, each the packed key and, behind it, the value. The index is an open-addressing table of
 * 32-bit slots: 25 bits hold the entry's number + 1, 7 bits of the hash spare most looks at an entry. */
#define BLOCK_BITS 14
#define BLOCK (1u << BLOCK_BITS)
#define NUMBER_MASK ((1u << 25) - 1)

/* One byte of the states: which values have been seen. Its code, in `bits` bits, begins at `shift` of the key. */
typedef struct
{
  guint16 code[256]; /* + 1; 0: not seen */
  guint8 value[256]; /* of a code */
  guint n;
  guint bits;
  guint shift;
} Column;

struct _SsStateTable
{
  gsize state_size;
  Column *columns;
  guint *varying; /* columns of more than one value */
  guint n_varying;
  guint key_bits;
  gsize key_bytes, entry_bytes;
  GPtrArray *blocks;
  guint n;
  guint32 *slots;
  guint slot_bits;
  guint8 *key; /* for adding */
  SsControl *control;
};

/* Room for a key with 8 bytes behind it, so that whole words can be read and written. */
#define KEY_ROOM(table) ((table)->state_size + 16)

static inline guint8 *
entry (const SsStateTable *table, guint number)
{
  return (guint8 *) g_ptr_array_index (table->blocks, number >> BLOCK_BITS) + (number & (BLOCK - 1)) * table->entry_bytes;
}

static inline guint64
hash_key (const guint8 *key, gsize n)
{
  guint64 h = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15), w;
  for (; n >= 8; key += 8, n -= 8)
    {
      memcpy (&w, key, 8);
      h = ss_mix64 (h ^ w) + w;
    }
  w = 0;
  memcpy (&w, key, n);
  return ss_mix64 (h ^ w);
}

static void
lay_out (SsStateTable *table)
{
  guint bits = 0;
  table->n_varying = 0;
  for (gsize i = 0; i < table->state_size; i++)
    {
      Column *c = &table->columns[i];
      c->shift = bits;
      bits += c->bits;
      if (c->bits)
        table->varying[table->n_varying++] = i;
    }
  table->key_bits = bits;
  table->key_bytes = (bits + 7) / 8;
  table->entry_bytes = table->key_bytes + sizeof (guint16);
}

/* Pack @state into @key; FALSE if one of its bytes has a value never seen. */
static gboolean
pack (const SsStateTable *table, const guint8 *state, guint8 *key)
{
  for (gsize i = 0; i < table->state_size; i++)
    if (G_UNLIKELY (!table->columns[i].code[state[i]]))
      return FALSE;

  guint64 word = 0;
  guint filled = 0;
  guint8 *out = key;
  for (guint k = 0; k < table->n_varying; k++)
    {
      const Column *c = &table->columns[table->varying[k]];
      guint64 code = (guint64) c->code[state[table->varying[k]]] - 1;
      word |= code << filled;
      filled += c->bits;
      if (filled >= 64)
        {
          memcpy (out, &word, 8);
          out += 8;
          filled -= 64;
          word = filled ? code >> (c->bits - filled) : 0;
        }
    }
  memcpy (out, &word, 8);
  return TRUE;
}

static void
unpack (const SsStateTable *table, const guint8 *key, guint8 *state)
{
  for (gsize i = 0; i < table->state_size; i++)
    {
      const Column *c = &table->columns[i];
      guint code = 0;
      if (c->bits)
        {
          guint first = c->shift / 8, at = c->shift % 8, have = 0;
          for (guint b = first; have < c->bits + at; b++, have += 8)
            code |= (guint) key[b] << have;
          code = (code >> at) & ((1u << c->bits) - 1);
        }
      state[i] = c->value[code];
    }
}

static void
put_in_slot (SsStateTable *table, guint number, guint64 hash)
{
  guint mask = (1u << table->slot_bits) - 1;
  guint s = hash & mask;
  while (table->slots[s])
    s = (s + 1) & mask;
  table->slots[s] = (guint32) (hash >> 57) << 25 | (number + 1);
}

/* Given up half-way: what is left must not be read. */
static gboolean
give_up (SsStateTable *table)
{
  table->n = 0;
  memset (table->slots, 0, sizeof (guint32) << table->slot_bits);
  return FALSE;
}

static gboolean
index_anew (SsStateTable *table)
{
  g_free (table->slots);
  table->slots = g_new0 (guint32, (gsize) 1 << table->slot_bits);
  for (guint i = 0; i < table->n; i++)
    {
      if (i % BLOCK == 0 && ss_control_is_hurried (table->control))
        return give_up (table);
      put_in_slot (table, i, hash_key (entry (table, i), table->key_bytes));
    }
  return TRUE;
}

/* A byte has taken a value never seen before: if its codes need another bit, every key changes. */
static gboolean
learn (SsStateTable *table, const guint8 *state)
{
  gboolean wider = FALSE;
  g_autofree guint *bits = g_new (guint, table->state_size);
  for (gsize i = 0; i < table->state_size; i++)
    {
      Column *c = &table->columns[i];
      bits[i] = c->bits;
      if (c->code[state[i]])
        continue;
      c->value[c->n] = state[i];
      c->code[state[i]] = ++c->n;
      while ((1u << bits[i]) < c->n)
        {
          bits[i]++;
          wider = TRUE;
        }
    }
  if (!wider)
    return TRUE;

  /* Block by block, so that two copies of everything are never held at once. */
  SsStateTable old = *table;
  old.columns = g_memdup2 (table->columns, table->state_size * sizeof (Column));
  for (gsize i = 0; i < table->state_size; i++)
    table->columns[i].bits = bits[i];
  lay_out (table);
  g_autofree guint8 *s = g_malloc (table->state_size), *key = g_malloc (KEY_ROOM (table));
  guint b;
  for (b = 0; b < table->blocks->len && !ss_control_is_hurried (table->control); b++)
    {
      guint8 *from = g_ptr_array_index (table->blocks, b), *to = g_malloc (BLOCK * table->entry_bytes + 8);
      guint n = MIN (BLOCK, table->n - MIN (table->n, b << BLOCK_BITS));
      for (guint i = 0; i < n; i++)
        {
          const guint8 *e = from + i * old.entry_bytes;
          guint8 *t = to + i * table->entry_bytes;
          unpack (&old, e, s);
          pack (table, s, key);
          memcpy (t, key, table->key_bytes);
          memcpy (t + table->key_bytes, e + old.key_bytes, sizeof (guint16));
        }
      table->blocks->pdata[b] = to;
      g_free (from);
    }
  g_free (old.columns);
  return b < table->blocks->len ? give_up (table) : index_anew (table);
}

SsStateTable *
ss_state_table_new (gsize state_size, SsControl *control)
{
  SsStateTable *table = g_new0 (SsStateTable, 1);
  table->control = control;
  table->state_size = state_size;
  table->columns = g_new0 (Column, state_size);
  table->varying = g_new0 (guint, state_size);
  table->key = g_malloc0 (KEY_ROOM (table));
  table->blocks = g_ptr_array_new_with_free_func (g_free);
  table->slot_bits = 12;
  table->slots = g_new0 (guint32, (gsize) 1 << table->slot_bits);
  lay_out (table);
  return table;
}

void
ss_state_table_free (SsStateTable *table)
{
  if (!table)
    return;
  g_free (table->columns);
  g_free (table->varying);
  g_free (table->key);
  g_ptr_array_unref (table->blocks);
  g_free (table->slots);
  g_free (table);
}

guint
ss_state_table_get_n (const SsStateTable *table)
{
  return table->n;
}

static gboolean
find_key (const SsStateTable *table, const guint8 *key, guint64 hash, guint *number)
{
  guint mask = (1u << table->slot_bits) - 1;
  guint32 tag = (guint32) (hash >> 57);
  for (guint s = hash & mask; table->slots[s]; s = (s + 1) & mask)
    {
      guint32 slot = table->slots[s];
      if (slot >> 25 == tag)
        {
          *number = (slot & NUMBER_MASK) - 1;
          if (memcmp (entry (table, *number), key, table->key_bytes) == 0)
            return TRUE;
        }
    }
  return FALSE;
}

guint
ss_state_table_add (SsStateTable *table, const void *state, gboolean *fresh)
{
  guint number;
  if (G_UNLIKELY (!pack (table, state, table->key)))
    {
      if (!learn (table, state))
        return SS_STATE_TABLE_NONE;
      pack (table, state, table->key);
    }
  guint64 hash = hash_key (table->key, table->key_bytes);
  *fresh = FALSE;
  if (find_key (table, table->key, hash, &number))
    return number;

  g_assert (table->n < SS_STATE_TABLE_MAX);
  *fresh = TRUE;
  number = table->n;
  if (number >> BLOCK_BITS == table->blocks->len)
    g_ptr_array_add (table->blocks, g_malloc (BLOCK * table->entry_bytes + 8));
  guint8 *e = entry (table, number);
  memcpy (e, table->key, table->key_bytes);
  memset (e + table->key_bytes, 0, sizeof (guint16));
  table->n++;
  if (table->n > (3u << table->slot_bits) / 4)
    {
      table->slot_bits++;
      if (!index_anew (table))
        return SS_STATE_TABLE_NONE;
    }
  else
    put_in_slot (table, number, hash);
  return number;
}

gboolean
ss_state_table_find (const SsStateTable *table, const void *state, guint *number)
{
  guint8 small[256];
  guint8 *key = KEY_ROOM (table) <= sizeof small ? small : g_malloc (KEY_ROOM (table));
  gboolean found = pack (table, state, key) && find_key (table, key, hash_key (key, table->key_bytes), number);
  if (key != small)
    g_free (key);
  return found;
}

void
ss_state_table_get_state (const SsStateTable *table, guint number, void *state)
{
  g_assert (number < table->n);
  unpack (table, entry (table, number), state);
}

guint16
ss_state_table_get_value (const SsStateTable *table, guint number)
{
  guint16 value;
  memcpy (&value, entry (table, number) + table->key_bytes, sizeof value);
  return value;
}

void
ss_state_table_set_value (SsStateTable *table, guint number, guint16 value)
{
  memcpy (entry (table, number) + table->key_bytes, &value, sizeof value);
}

gsize
ss_state_table_get_size (const SsStateTable *table)
{
  return table->blocks->len * (BLOCK * table->entry_bytes) + ((gsize) sizeof (guint32) << table->slot_bits) + table->state_size * sizeof (Column);
}
