/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-record.h"
#include "games/kahuna/kahuna.h"

/* Table: a match on a table for tests: rules, state, and what the last move did. */
typedef struct
{
  SsRules *rules;
  KahunaState *state;
  SsChance *chance;
  SsHistory history;
  SsEffects effects;
} Table;

/** table_new: under the default rules but for @pairs ("Group/Key=value" lines); the deck begins with @deck (island names separated by blanks), the
 * rest follows sorted. @seed: of later shuffles, and of the deck if @deck is NULL. */
Table *table_new (const char *pairs, const char *deck, guint64 seed);
/** table_new_variant: under @variant (transfer full). */
Table *table_new_variant (SsVariant *variant, guint64 seed);
void   table_free (Table *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/** table_variant: of @pairs; problems are put into @problems. */
SsVariant *table_variant (const char *pairs, SsProblems *problems);
/** table_random_variant: random rules on a random map. */
SsVariant *table_random_variant (guint64 seed);

/** table_play: moves separated by blanks, all of which must be legal; the effects of the last are kept. */
void table_play (Table *table, const char *moves);
/** table_refuse: the word for why @move is refused. */
const char *table_refuse (Table *table, const char *move);
gboolean    table_can (Table *table, const char *move);
/** table_effects: the last move's effects in words, such as "built BARI-COCO; stone-won BARI". Transfer full. */
char *table_effects (Table *table);
/** table_random_move: a legal move, or SS_NO_MOVE. */
SsMove table_random_move (Table *table, SsRng *rng);
void   table_do (Table *table, SsMove move);
/** table_check: stones are majorities; cards and bridges are conserved; what is known of hands is true. */
void table_check (const Table *table);
