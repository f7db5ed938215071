/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-control.h"

G_BEGIN_DECLS

/** SsStateTable: a set of states of one size, numbered from 0 in the order of adding, each with a 16-bit value. Made for millions: of
 * every byte of a state only the values that occur are told apart, in as few bits as that takes, so that what never changes costs
 * nothing. Keys are whole: two different states are never taken for one. */
typedef struct _SsStateTable SsStateTable;

#define SS_STATE_TABLE_MAX ((1u << 25) - 2) /* room for a number in a slot, beside 7 bits of the hash */
#define SS_STATE_TABLE_NONE G_MAXUINT

/** ss_state_table_new: @control (nullable, borrowed): looked at while the table is made anew, which takes a second at 20 million. */
SsStateTable *ss_state_table_new (gsize state_size, SsControl *control);
void          ss_state_table_free (SsStateTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsStateTable, ss_state_table_free)

guint ss_state_table_get_n (const SsStateTable *table);
/** ss_state_table_add: the number of @state; @fresh: whether it is new (its value is 0). At most SS_STATE_TABLE_MAX are added.
 * SS_STATE_TABLE_NONE if cancelled or hurried: then the table is empty and good for nothing but being freed. */
guint ss_state_table_add (SsStateTable *table, const void *state, gboolean *fresh);
/** ss_state_table_find: may be called from many threads, as long as none adds. */
gboolean ss_state_table_find (const SsStateTable *table, const void *state, guint *number);
void     ss_state_table_get_state (const SsStateTable *table, guint number, void *state);
guint16  ss_state_table_get_value (const SsStateTable *table, guint number);
void     ss_state_table_set_value (SsStateTable *table, guint number, guint16 value);
/** ss_state_table_get_size: bytes held. */
gsize ss_state_table_get_size (const SsStateTable *table);

G_END_DECLS
