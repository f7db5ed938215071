/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

G_BEGIN_DECLS

/* Skips (rules page: skips.md): what its files share. */

#define SKIPS_MIN_SPACES 3
#define SKIPS_MAX_SPACES 24
#define SKIPS_MAX_PIECES 6
#define SKIPS_MAX_DOTS 6

typedef enum
{
  SKIPS_NO_MOVE_LOSE,
  SKIPS_NO_MOVE_PASS,
  SKIPS_NO_MOVE_WIN,
} SkipsNoMove;

/** SkipsRules: a variant compiled. */
typedef struct
{
  SsRules base;
  guint n_spaces;
  guint n_pieces; /* of each player */
  guint8 spaces[SKIPS_MAX_SPACES]; /* dots as in the variant; as laid for this match: in the state */
  guint8 steps[SKIPS_MAX_PIECES];  /* dots of piece 1, 2, ... */
  gboolean shuffle;
  gboolean same_side; /* Entry=same */
  gboolean jump_occupied;
  gboolean matching_forbidden;
  gboolean exact_exit;
  SkipsNoMove no_move;
  guint pieces_home;
  guint given_home[2]; /* Handicap, by seat */
} SkipsRules;

/** A place of a piece: 0 outside; 1..n_spaces: that many spaces from its owner's entry side; n_spaces + 1: home. */
#define SKIPS_OUTSIDE 0
#define skips_home(rules) ((rules)->n_spaces + 1)

/** SkipsState: all bytes, so there is no padding. */
typedef struct
{
  guint8 dots[SKIPS_MAX_SPACES];     /* as laid, from First's side; beyond n_spaces 0 */
  guint8 at[2][SKIPS_MAX_PIECES];    /* places, by seat and piece; of no piece 0 */
  guint8 to_move;                    /* SsSeat; SS_SEAT_NONE once over, or while it awaits the spaces' order */
  guint8 awaits;                     /* the spaces are not laid yet */
  guint8 can;                        /* bit piece - 1: which pieces of the player to move can go; 0 with a pass: it is forced */
  guint8 result;                     /* SsResult */
  guint8 reason;                     /* SkipsReason */
  guint8 turn;                       /* SsSeat: whose turn it is, or was when the game ended: blocked for one is not blocked for the other */
} SkipsState;

/** Moves: the piece, 1..n_pieces, or SKIPS_PASS. */
#define SKIPS_PASS ((SsMove) 7)

typedef enum
{
  SKIPS_REASON_HOME,
  SKIPS_REASON_NO_MOVE,
  SKIPS_REASON_BLOCKED,
} SkipsReason;

/** Indices of the refusals. */
typedef enum
{
  SKIPS_LEGAL,
  SKIPS_AT_HOME,        /* that piece is home */
  SKIPS_MATCHING_SPACE, /* would end on a space with as many dots */
  SKIPS_OCCUPIED,       /* without JumpOccupied: would end on an occupied space */
  SKIPS_SURPLUS_STEPS,  /* has more steps than are left to home */
  SKIPS_CAN_MOVE,       /* a pass while a piece can go */
} SkipsRefusal;

/** Effects. Places in from and to are spaces seen from First's side (1..n_spaces), 0 outside, n_spaces + 1 home; amount: bit space - 1 is set for
 * each space that was jumped. subject: the piece, from 1. */
typedef enum
{
  SKIPS_EFFECT_NONE,
  SKIPS_EFFECT_ENTER,   /* from outside onto the lane */
  SKIPS_EFFECT_ADVANCE, /* from space to space */
  SKIPS_EFFECT_HOME,    /* from anywhere to home */
  SKIPS_EFFECT_PASS,    /* actor passed */
  SKIPS_EFFECT_NO_MOVE, /* actor is to move and can't: the game ends (lose, win) */
  SKIPS_EFFECT_BLOCKED, /* nobody can move: the game ends */
} SkipsEffect;

/** SkipsWalk: the way a piece goes, or would go. */
typedef struct
{
  guint refusal;  /* SkipsRefusal; 0: it is legal */
  guint to;       /* the place where it ends or would end; home if it would go beyond */
  guint n_path;   /* the stations that count as steps, from the first to the last, as places of its owner */
  guint8 path[SKIPS_MAX_DOTS];
  guint32 jumped; /* bit space - 1 (from First's side): passed without being counted */
  guint steps_left; /* of a piece that reaches home: steps it has to spare */
} SkipsWalk;

/** skips_space: the space (1..n_spaces from First's side) of a place on the lane of @seat's piece; outside stays 0, home n_spaces + 1. */
guint skips_space (const SkipsRules *rules, SsSeat seat, guint place);
/** skips_occupant: whose piece stands on @space (from First's side)? @piece (nullable): which, from 1. SS_SEAT_NONE: nobody's. */
SsSeat skips_occupant (const SkipsRules *rules, const SkipsState *state, guint space, guint *piece);
/** skips_walk: the way of @seat's @piece (1..n_pieces), whoever is to move. */
void skips_walk (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint piece, SkipsWalk *walk);
/** skips_count_home: pieces of @seat at home. */
guint skips_count_home (const SkipsRules *rules, const SkipsState *state, SsSeat seat);
/** skips_fewest_dots: the piece (from 1) of @seat with the fewest dots among those that begin outside. */
guint skips_fewest_dots (const SkipsRules *rules, SsSeat seat);
/** skips_say_refusal: why @piece can't go, by its @walk, whose refusal is not 0: a sentence (transfer full). */
char *skips_say_refusal (const SkipsRules *rules, guint piece, const SkipsWalk *walk);

/* skips-params.c */
extern const SsParam skips_params[];
void     skips_check (const SsVariant *variant, SsProblems *problems);
SsRules *skips_compile (const SsVariant *variant);

/* skips-words.c */
char *skips_say_move (const SsRules *rules, const SsState *view, SsMove move);
char *skips_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
char *skips_prompt (const SsRules *rules, const SsState *view, SsSeat viewer);
void  skips_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
char *skips_write_position (const SsRules *rules, const SsState *view, SsSeat viewer);
char *skips_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);

/* skips-draw.c, skips-pick.c, skips-lane-editor.c */
void skips_draw (const SsSight *sight, SsScene *scene);
void skips_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
void skips_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion);
extern const SsDrawnEditor skips_lane_editor;

/* skips-book.c */
void skips_write_rules (const SsRules *rules, SsBook *book);

G_END_DECLS
