/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

G_BEGIN_DECLS

/* A tiny game of cards that uses every entry of the game interface: hidden hands, chance at setup and in mid-game, several moves a turn, picking
 * in two steps, a family of groups, repetition. It keeps the interface honest: nothing outside this folder knows its rules.
 *
 * Each has a hand, some cards lie open in the market, the rest is a pile. A turn is Turn/Moves moves: play a card (its value in points, and its
 * effect), swap one with the market, draw from the pile (an empty one is made from the cards played), bury one under it unseen, toss a coin (first
 * in a turn; +2 or -1), or wait (ends the turn). Whoever has End/Target points wins; a player who can't move ends the match: more points win. */

#define EXAMPLE_MAX_CARDS 60
#define EXAMPLE_MAX_KINDS 16 /* values 0..9, then the groups [Card NAME] */
#define EXAMPLE_FIRST_FAMILY 10
#define EXAMPLE_MAX_HAND 12
#define EXAMPLE_MAX_SLOTS 3
#define EXAMPLE_MAX_BONUSES 3
#define EXAMPLE_UNKNOWN 0xff

typedef enum
{
  EXAMPLE_CARD_PLAIN,
  EXAMPLE_CARD_AGAIN, /* "again": a move more */
  EXAMPLE_CARD_DRAW,  /* "draw": draw a card */
} ExampleCardEffect;

typedef struct
{
  SsRules base;
  guint n_kinds;
  char *names[EXAMPLE_MAX_KINDS];  /* owned: "0".."9", NAME */
  char *titles[EXAMPLE_MAX_KINDS]; /* owned */
  guint8 value[EXAMPLE_MAX_KINDS];
  guint8 effect[EXAMPLE_MAX_KINDS];
  guint n_cards;
  guint8 cards[EXAMPLE_MAX_CARDS]; /* all of them, sorted */
  guint n_slots;
  char *slots[EXAMPLE_MAX_SLOTS]; /* owned */
  guint n_bonuses;
  int bonus[EXAMPLE_MAX_BONUSES]; /* for the nth card played in a turn; -1: its value once more */
  guint hand_size, hand_limit, moves, target, repetition;
  gboolean coin, wait, repetition_points;
} ExampleRules;

typedef enum
{
  EXAMPLE_AWAITS_NOTHING,
  EXAMPLE_AWAITS_DEAL,
  EXAMPLE_AWAITS_SHUFFLE,
  EXAMPLE_AWAITS_COIN,
} ExampleAwaits;

/* All bytes: no padding. Hands are sorted by (card, seen). */
typedef struct
{
  guint8 pile[EXAMPLE_MAX_CARDS]; /* top last */
  guint8 pile_seen[EXAMPLE_MAX_CARDS]; /* SS_SEEN_BY: who knows it */
  guint8 discards[EXAMPLE_MAX_CARDS];
  guint8 hand[2][EXAMPLE_MAX_HAND];
  guint8 hand_seen[2][EXAMPLE_MAX_HAND]; /* the opponent knows it */
  guint8 market[EXAMPLE_MAX_SLOTS]; /* EXAMPLE_UNKNOWN: empty */
  guint8 n_pile, n_discards;
  guint8 n_hand[2];
  guint8 points[2];
  guint8 to_move, moves_left, n_played; /* n_played: cards in this turn */
  guint8 awaits, result, reason;
} ExampleState;

/* Moves: kind << 16 | card << 8 | slot. */
typedef enum
{
  EXAMPLE_PLAY = 1,
  EXAMPLE_SWAP,
  EXAMPLE_DRAW,
  EXAMPLE_BURY,
  EXAMPLE_COIN,
  EXAMPLE_WAIT,
} ExampleMoveKind;

#define example_move(kind, card, slot) ((SsMove) (kind) << 16 | (SsMove) (card) << 8 | (SsMove) (slot))
#define example_kind(move) ((guint) ((move) >> 16))
#define example_card(move) ((guint) ((move) >> 8 & 0xff))
#define example_slot(move) ((guint) ((move) &0xff))

typedef enum
{
  EXAMPLE_REFUSAL_NONE,
  EXAMPLE_NOT_IN_HAND,
  EXAMPLE_EMPTY_SLOT,
  EXAMPLE_SAME_CARD,
  EXAMPLE_HAND_FULL,
  EXAMPLE_NO_CARDS,
  EXAMPLE_NOT_FIRST,
} ExampleRefusal;

typedef enum
{
  EXAMPLE_REASON_TARGET,
  EXAMPLE_REASON_STUCK,
  EXAMPLE_REASON_REPETITION,
} ExampleReason;

typedef enum
{
  EXAMPLE_EFFECT_NONE,
  EXAMPLE_EFFECT_PLAY,   /* subject: card; amount: points; from: 1 if it was not known to the opponent */
  EXAMPLE_EFFECT_SWAP,   /* subject: card given; to: card taken; amount: slot; from: as above */
  EXAMPLE_EFFECT_DREW,   /* a card, seen by both; from: 1 if the drawer did not know it */
  EXAMPLE_EFFECT_DRAWN,  /* subject: which; seen by the drawer alone */
  EXAMPLE_EFFECT_BURY,   /* seen by both */
  EXAMPLE_EFFECT_BURIED, /* subject: which; seen by who buried it */
  EXAMPLE_EFFECT_COIN,   /* amount: points */
  EXAMPLE_EFFECT_WAIT,
  EXAMPLE_EFFECT_SHUFFLE, /* amount: cards */
} ExampleEffect;

extern const SsGame example_game;

/* example-params.c */
extern const SsParam example_params[];
void     example_check (const SsVariant *variant, SsProblems *problems);
gboolean example_check_family (const char *word, const char *name, char **what);
SsRules *example_compile (const SsVariant *variant);
void     example_clear (SsRules *rules);

/* example-screen.c */
extern const SsDrawnEditor example_editor;
void  example_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
void  example_draw (const SsSight *sight, SsScene *scene);
void  example_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion);
char *example_say_move (const SsRules *rules, const SsState *view, SsMove move);
char *example_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
char *example_prompt (const SsRules *rules, const SsState *view, SsSeat viewer);
void  example_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
char *example_write_position (const SsRules *rules, const SsState *view, SsSeat viewer);
char *example_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);
void  example_write_rules (const SsRules *rules, SsBook *book);

/* The spots of its scene. */
enum
{
  EXAMPLE_SPOT_MARKET = 1,
  EXAMPLE_SPOT_HAND = 10,
  EXAMPLE_SPOT_PILE = 30,
  EXAMPLE_SPOT_COIN,
  EXAMPLE_SPOT_WAIT,
};

G_END_DECLS
