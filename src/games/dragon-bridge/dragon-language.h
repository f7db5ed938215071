/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The effect language (rules page, The language): what the cards say, parsed. All structs are plain values without pointers. */

typedef enum
{
  DRAGON_ACT_NONE,
  DRAGON_ACT_MOVE,
  DRAGON_ACT_BUMP,
  DRAGON_ACT_TELEPORT,
  DRAGON_ACT_READY,
  DRAGON_ACT_DEPLETE,
  DRAGON_ACT_DEPLETE_OPPONENT,
  DRAGON_ACT_WHITE,
  DRAGON_ACT_BURY_NEST,
  DRAGON_ACT_SIFT,
  DRAGON_ACT_STOW, /* the last with a number */
  DRAGON_ACT_STOW_ALL,
  DRAGON_ACT_RETURN_READY,
  DRAGON_ACT_RETURN_USED,
  DRAGON_ACT_RETURN_KEPT,
  DRAGON_ACT_SWAP_PLACES,
  DRAGON_ACT_TAKE_NEST,
  DRAGON_ACT_TRADE_NEST,
  DRAGON_ACT_ECHO_NEST,
  DRAGON_ACT_SEARCH,
  DRAGON_ACT_ITEM,
  DRAGON_ACT_TURN_DRAGON,
  DRAGON_N_ACTS,
} DragonAct;

typedef enum
{
  DRAGON_TILE_START,
  DRAGON_TILE_CENTRE,
  DRAGON_TILE_GEM,
  DRAGON_TILE_END,
  DRAGON_TILE_EXIT,
  DRAGON_TILE_THREATENED,
  DRAGON_N_TILES,
} DragonTile;

typedef enum
{
  DRAGON_IF_NONE,
  DRAGON_IF_ON,
  DRAGON_IF_OPPONENT_ON,
  DRAGON_IF_NEAR,
  DRAGON_IF_BEGAN,
} DragonIf;

typedef enum
{
  DRAGON_WAY_ANY,
  DRAGON_WAY_AWAY,
  DRAGON_WAY_TOWARD,
  DRAGON_WAY_DRAGONWARD,
  DRAGON_WAY_EXITWARD,
  DRAGON_N_WAYS,
} DragonWay;

typedef enum
{
  DRAGON_EVENT_TURN,
  DRAGON_EVENT_ACTION,
  DRAGON_EVENT_BUMP,
  DRAGON_EVENT_BUMPED,
  DRAGON_EVENT_PASS,
  DRAGON_EVENT_FLIGHT,
  DRAGON_EVENT_ROOST,
  DRAGON_EVENT_ITEM,
  DRAGON_N_EVENTS,
} DragonEvent;

typedef enum
{
  DRAGON_POWER_NONE,
  DRAGON_POWER_FLIGHT, /* amount */
  DRAGON_POWER_ROOST,
  DRAGON_POWER_HAND,
  DRAGON_POWER_BONUS,   /* act, amount, way, condition, must */
  DRAGON_POWER_TRIGGER, /* event, must, effect */
  DRAGON_POWER_GEM_ACTION,
} DragonPowerKind;

/** DragonCondition: ON: @tiles; NEAR: at most @a apart; BEGAN: @a to @b ready gems. */
typedef struct
{
  guint8 kind;                   /* DragonIf */
  guint8 a, b;
  guint8 tiles;                  /* a bit a DragonTile */
  guint8 n_tiles;
  guint8 order[DRAGON_N_TILES]; /* the tiles as written, for reading out */
} DragonCondition;

/** DragonClause: one clause: `if` condition, `may`, cost, act. */
typedef struct
{
  DragonCondition condition;
  guint8 may;
  guint8 cost; /* DRAGON_ACT_NONE, DEPLETE or STOW */
  guint8 cost_n;
  guint8 tribute;
  guint8 act; /* DragonAct */
  guint8 n;   /* its number; 0 without one */
} DragonClause;

#define DRAGON_MAX_CLAUSES 8
#define DRAGON_MAX_POWERS 8

typedef struct
{
  guint8 n;
  DragonClause clauses[DRAGON_MAX_CLAUSES];
} DragonEffect;

typedef struct
{
  guint8 kind; /* DragonPowerKind */
  guint8 must;
  gint8 amount;
  guint8 act;
  guint8 way;
  guint8 event;
  DragonCondition condition;
  DragonEffect effect;
} DragonPower;

/** DragonFault: where and why a text is not in the language. */
typedef struct
{
  guint column; /* from 1, in characters */
  guint length; /* of the word there; 0: the text ends too early */
  char *what;   /* translated: what is wrong; what is allowed. Transfer full */
} DragonFault;

void dragon_fault_clear (DragonFault *fault);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DragonFault, dragon_fault_clear)

/** dragon_parse_effect: read @text (ended by NUL) into @effect; FALSE and @fault (nullable) if it is no effect. */
gboolean dragon_parse_effect (const char *text, DragonEffect *effect, DragonFault *fault);
/** dragon_parse_power: the same of one power, an entry of a list. */
gboolean dragon_parse_power (const char *text, DragonPower *power, DragonFault *fault);

/** dragon_effect_to_text: the canonical text, one blank between words; reading it gives the same effect. Transfer full. */
char *dragon_effect_to_text (const DragonEffect *effect);
char *dragon_power_to_text (const DragonPower *power);

/** Words of the language, for the editor's completion and messages; all of them, sorted, ended by NULL. */
extern const char *const dragon_language_words[];
const char *dragon_event_word (DragonEvent event);
const char *dragon_tile_word (DragonTile tile);

/** dragon_effect_has: does an act of @effect, also inside a tribute, equal @act? */
gboolean dragon_effect_has (const DragonEffect *effect, DragonAct act);

G_END_DECLS
