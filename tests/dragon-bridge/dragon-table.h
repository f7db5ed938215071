/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-record.h"
#include "games/dragon-bridge/dragon-rules.h"
#include "games/ss-games.h"

/* Table: a match on a table for tests: rules, state, and what the last move did. */
typedef struct
{
  SsRules *rules;
  const DragonRules *r;
  DragonState *s;
  SsChance *chance;
  SsHistory history;
  SsEffects effects;
} Table;

/** table_new: the shipped base variant with the keyfile lines of @overrides (nullable) on top; the deck, item deck and wizards begin with the ids
 * named (separated by blanks, nullable), the rest follows sorted. Later shuffles are drawn by seed 1. */
Table *table_new (const char *overrides, const char *deck, const char *items, const char *wizards);
/** table_new_variant: under @variant (its reference is taken), all chance by @seed. */
Table *table_new_variant (SsVariant *variant, guint64 seed);
void   table_free (Table *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/** table_variant: with @overrides on top of the base variant, in which there are six cards Run; @problems nullable: there must be none. */
SsVariant *table_variant (const char *overrides, SsProblems *problems);

/** table_play: moves separated by ',', all of which must be legal; the effects of the last are kept. */
void table_play (Table *table, const char *moves);
/** table_refuse: the word for why @move is refused; NULL if it is legal. */
const char *table_refuse (Table *table, const char *move);
/** table_moves: the legal moves in byte order, joined by ';'. Transfer full. */
char *table_moves (Table *table);
/** table_effects: the last move's effects by their words: "actor word subject", joined by "; ". Transfer full. */
char *table_effects (Table *table);
/** table_check: cards and gems are conserved, places that are not used are 0. */
void table_check (const DragonRules *r, const DragonState *s);
/** table_kind: of an id. */
guint8 table_kind (const DragonRules *r, DragonFamily family, const char *id);
