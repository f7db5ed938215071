/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

#include "bridge-bits.h"

G_BEGIN_DECLS

/* What the parts of The Bridge share. Words as on the rules page: relief pieces walk, rescue pieces are stranded and wait. */

#define MAX_RESCUE 6
#define MAX_TILES 12
#define MAX_CELLS 8
#define MAX_KINDS (MAX_TILES + 1)
#define MAX_OWN_TILES (MAX_TILES + MAX_RESCUE)
#define MAX_BRIDGES 4
#define MAX_ROWS 64 /* rows and columns of the drawing of a shape; empty ones at the edge don't matter */

/** A shape's cells from the bottom left; rows upward, as on the board. */
typedef struct
{
  guint8 n;
  guint8 width, height;
  guint8 x[MAX_CELLS], y[MAX_CELLS]; /* by y, then x */
} Shape;

/** bridge_shape_parse: the shape drawn by @rows (n of them, from the top; 'X' a cell, '.' none). What is wrong is a bit set of ShapeFault. */
typedef enum
{
  SHAPE_UNEVEN = 1 << 0,   /* rows of unequal length */
  SHAPE_TOO_FEW = 1 << 1,  /* less than 2 cells */
  SHAPE_TOO_MANY = 1 << 2, /* more than 8 cells */
  SHAPE_APART = 1 << 3,    /* not joined by sides */
} ShapeFault;
guint bridge_shape_parse (const char *const *rows, guint n, Shape *shape);
/** bridge_shape_builtin: a shape of the rules page by name, I1 too; FALSE if there is none. */
gboolean    bridge_shape_builtin (const char *name, Shape *shape);
const char *bridge_shape_builtin_name (guint i); /* NULL at the end */
/** bridge_shape_named: built in, or drawn in [Shape NAME] of @variant. */
gboolean bridge_shape_named (const SsVariant *variant, const char *name, Shape *shape);
/** bridge_shape_turn: quarter turns to the right (0..3), before that turned over if @flip. */
Shape    bridge_shape_turn (const Shape *shape, guint turns, gboolean flip);
gboolean bridge_shape_same (const Shape *a, const Shape *b);
/** bridge_shape_alike: the same after some rotation (with @flip: or reflection). */
gboolean bridge_shape_alike (const Shape *a, const Shape *b, gboolean flip);
/** bridge_shape_rows: the drawing as in a file, "XX.;.XX" (transfer full). */
char *bridge_shape_rows (const Shape *shape);
/** bridge_shape_title: what a tile of that name is called: "L tromino" (transfer full). */
char *bridge_shape_title (const char *name);
/** bridge_say_tiles: the names of tiles (words of Pieces/Tiles) as a list, equal ones counted (transfer full). */
char *bridge_say_tiles (const char *const *names, guint n);

/** A kind of tile: the monomino (kind 0), or equal entries of Pieces/Tiles together. */
typedef struct
{
  char name[16];
  guint8 count;     /* a player's at the start; of the monomino none */
  guint8 n_orients; /* different ones */
  Shape orients[8];
  guint8 by_turn[2][4]; /* [flip][turns] -> index of orients */
  guint start, end;     /* of the placements on water; those over island and corners come behind all kinds */
} Kind;

/** A way for a tile to lie on the board, wherever it may: the notation's squares. */
typedef struct
{
  Bits cells;
  guint8 kind, orient;
  Square first; /* its lowest square */
} Placement;

typedef enum
{
  GROWTH_PERMANENT,
  GROWTH_WHILE_COVERED,
  GROWTH_NEVER,
} Growth;

typedef struct
{
  SsRules base;
  guint8 size, island_size, camp_depth, growth;
  guint8 n_rescue, n_bridges, min_distance, min_near, min_far;
  gboolean metric_steps, flip, slide, touch, camp_reentry, island_reentry, sealing_forbidden, points_at_limit;
  guint shelter_turns, extra_per_rescue, turn_limit, repetition;
  int near_points, far_points, enemy_points, home_points[2]; /* home first, home second */
  int handicap_points[2];
  guint8 handicap_turns[2];

  Bits board, island, water; /* water: where tiles may ever lie */
  Square corner[2];
  Bits corner_bit[2];
  Bits camp[2], camp_rest[2]; /* the grown camp; without its corner */
  Bits near[2];               /* the near side of a player */
  Bits *too_close;            /* [256]: squares that a player's piece on that square forbids to his own rescue pieces */

  guint n_kinds;
  Kind kinds[MAX_KINDS];
  guint n_placements;
  Placement *placements;
  guint16 *place_at; /* [kind][8 orients][256]: 1 + the placement whose bounding box has its lower left corner there; 0: none */
  guint n_entries; /* Pieces/Tiles as given: kinds of its entries, the order of the supply on screen */
  guint8 entries[MAX_TILES];
} BridgeRules;

typedef enum
{
  PHASE_SETUP,
  PHASE_HANDICAP,
  PHASE_PLAY,
  PHASE_EXTRA, /* one is home, the other has extra turns */
  PHASE_OVER,
} Phase;

/** An overbridge: first square, second square << 8; NO_SQUARE for second: across. */
typedef guint16 Overbridge;
#define OVERBRIDGE(first, second) ((Overbridge) ((first) | (second) << 8))
#define OVERBRIDGE_FIRST(bridge) ((Square) ((bridge) & 0xff))
#define OVERBRIDGE_SECOND(bridge) ((Square) ((bridge) >> 8))

typedef struct
{
  Bits tiles[2];  /* squares that tiles cover, by owner */
  Bits rescue[2]; /* rescue pieces on the board, by owner */
  Bits across[2]; /* squares with an overbridge across, by its owner */
  Bits held;      /* squares with an overbridge or an end of one, of either player */
  guint32 turn;   /* turns of play so far */
  guint16 tile[2][MAX_OWN_TILES]; /* placements of the tiles, ascending; 0 behind the last */
  Overbridge bridge[2][MAX_BRIDGES]; /* ascending; 0 behind the last */
  guint8 n_tiles[2], n_bridges[2];
  guint8 supply[2][MAX_KINDS]; /* tiles of each kind */
  guint8 bridges_left[2];
  Square relief[2];
  guint8 phase, mover;
  guint8 setup_left[2], placed_near[2], placed_far[2];
  guint8 handicap_left[2];
  guint8 rescued_near[2], rescued_far[2], rescued_enemy[2];
  guint8 home[2]; /* 0: not yet; 1: came first; 2: came second */
  guint8 extra_left;
  guint8 grown[2];
  guint8 left_island[2];
  guint8 result, reason;
  guint8 zero[1]; /* no padding */
} BridgeState;

#define RULES(rules) ((const BridgeRules *) (rules))
#define STATE(state) ((BridgeState *) (state))
#define CONST_STATE(state) ((const BridgeState *) (state))

/* Moves */
typedef enum
{
  MOVE_NONE,
  MOVE_RESCUE,      /* @c3 */
  MOVE_TILE,        /* +c3c4c5d5 */
  MOVE_TAKE_TILE,   /* -c3 */
  MOVE_BRIDGE,      /* =d4, =d4e5 */
  MOVE_TAKE_BRIDGE, /* ~d4 */
  MOVE_WALK,        /* >d7 */
  MOVE_PASS,        /* pass */
} MoveKind;

#define MOVE(kind, a, b, placement) ((SsMove) (kind) | (SsMove) (a) << 8 | (SsMove) (b) << 16 | (SsMove) (placement) << 32)
#define MOVE_KIND(move) ((MoveKind) ((move) & 0xff))
#define MOVE_A(move) ((Square) ((move) >> 8))
#define MOVE_B(move) ((Square) ((move) >> 16))
#define MOVE_PLACEMENT(move) ((guint) ((move) >> 32))

/* Effects: words in bridge-game.c in the same order */
typedef enum
{
  EFFECT_NONE,
  EFFECT_PLACE_RESCUE, /* to: square */
  EFFECT_PLACE_TILE,   /* subject: kind; to: placement */
  EFFECT_TAKE_TILE,    /* subject: kind; from: placement */
  EFFECT_PLACE_BRIDGE, /* subject: overbridge */
  EFFECT_TAKE_BRIDGE,  /* subject: overbridge */
  EFFECT_WALK,         /* from, to: squares; amount: squares along a line, 0 for a hop or a diagonal step */
  EFFECT_RESCUE,       /* subject: RescueWorth; from: square; to: owner; amount: points */
  EFFECT_GROW,         /* subject: whose camp; amount: squares */
  EFFECT_SHRINK,       /* subject: whose camp */
  EFFECT_HOME,         /* actor: who is home; to: square; subject: 1 first, 2 second; amount: points */
  EFFECT_EXTRA,        /* actor: who has extra turns; amount: how many */
  EFFECT_PASS,
  EFFECT_LOST_PIECE,   /* a pass in setup: the piece is out of the game */
  EFFECT_END,          /* subject: reason; amount: result */
} EffectKind;

typedef enum
{
  WORTH_NEAR,
  WORTH_FAR,
  WORTH_ENEMY,
} RescueWorth;

typedef enum
{
  REASON_STRANDED,
  REASON_POINTS,
  REASON_ARRIVAL,
  REASON_TURN_LIMIT,
  REASON_REPETITION,
} Reason;

/* bridge-params.c */
extern const SsParam bridge_params[];
/* bridge-editors.c */
extern const SsDrawnEditor bridge_cells_editor, bridge_tiles_editor;

/* bridge-check.c: checks, and what the table of parameters names */
void     bridge_check (const SsVariant *variant, SsProblems *problems);
gboolean bridge_check_family (const char *word, const char *name, char **what);
gboolean bridge_check_tile (const SsParam *param, const char *text, char **what);
gboolean bridge_check_row (const SsParam *param, const char *text, char **what);
void     bridge_check_cells (const SsParam *param, const char *const *rows, guint n, GPtrArray *whats);
gboolean bridge_check_repetition (const SsParam *param, const char *text, char **what);
void     bridge_say_camp_depth (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void     bridge_say_tile_set (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void     bridge_say_distance (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void     bridge_say_cells (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
gboolean bridge_has_island (const SsVariant *variant);
gboolean bridge_has_limit (const SsVariant *variant);
char    *bridge_random_island (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char    *bridge_random_tiles (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char    *bridge_random_quota (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char    *bridge_random_repetition (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char    *bridge_random_cells (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);

/* bridge-rules.c */
SsRules *bridge_compile (const SsVariant *variant);
void     bridge_clear (SsRules *rules);
#define PLACE_AT(rules, kind, orient, square) ((int) (rules)->place_at[((kind) * 8u + (orient)) * 256u + (square)] - 1)
/** bridge_find_placement: the index of the placement with exactly these cells, or -1. */
int bridge_find_placement (const BridgeRules *rules, const Bits *cells);

/* bridge-state.c */
void     bridge_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history);
SsSeat   bridge_to_move (const SsRules *rules, const SsState *state);
void     bridge_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome);
void     bridge_scores (const SsRules *rules, const SsState *state, int scores[2]);
void     bridge_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects);
guint64  bridge_digest (const SsRules *rules, const SsState *state);
int      bridge_score (const BridgeRules *rules, const BridgeState *state, guint seat);
guint    bridge_rescued (const BridgeState *state, guint seat);

/* bridge-moves.c */
void    bridge_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves);
guint64 bridge_count_moves (const SsRules *rules, const SsState *state);
/** bridge_setup_squares: where @seat may place a rescue piece now. */
Bits bridge_setup_squares (const BridgeRules *rules, const BridgeState *state, guint seat);
/** bridge_quota: which side a rescue piece is limited to now: bit 0 near, bit 1 far. */
guint bridge_quota (const BridgeRules *rules, const BridgeState *state, guint seat);
/** bridge_walkable: squares that the relief piece of @seat may enter, enemy monominoes to rescue on included. */
Bits bridge_walkable (const BridgeRules *rules, const BridgeState *state, guint seat);
/** bridge_walks: squares that the relief piece of @seat can move to in one turn. */
Bits bridge_walks (const BridgeRules *rules, const BridgeState *state, guint seat);
/** bridge_camp: the camp of @seat as it is: its corner, or all squares when grown. */
static inline Bits
bridge_camp (const BridgeRules *rules, const BridgeState *state, guint seat)
{
  return state->grown[seat] ? rules->camp[seat] : rules->corner_bit[seat];
}
/** bridge_shelters: is placing on the enemy's camp forbidden for now? */
gboolean bridge_shelters (const BridgeRules *rules, const BridgeState *state);
/** bridge_empty: squares where a tile may lie for all that is on the board. */
Bits bridge_empty (const BridgeRules *rules, const BridgeState *state);
/** bridge_touchable: squares at the sides of what a tile of @seat must touch. */
Bits bridge_touchable (const BridgeRules *rules, const BridgeState *state, guint seat);
/** bridge_tile_at: the place in state->tile[owner] of the tile on @square, or -1. */
int bridge_tile_at (const BridgeRules *rules, const BridgeState *state, guint owner, Square square);

/** Seal: what Moves/Sealing forbids the player @placer just now. */
#define SEAL_WAYS 12
typedef struct
{
  gboolean binds;
  guint n;              /* ways known */
  Bits way[SEAL_WAYS];  /* their inner squares: a tile off one of them leaves a way */
} Seal;
void     bridge_seal_init (const BridgeRules *rules, const BridgeState *state, guint placer, Seal *seal);
gboolean bridge_seal_forbids_slowly (const BridgeRules *rules, const BridgeState *state, guint placer, Seal *seal, const Bits *cells);
static inline gboolean
bridge_seal_forbids (const BridgeRules *rules, const BridgeState *state, guint placer, Seal *seal, const Bits *cells)
{
  if (!seal->binds)
    return FALSE;
  for (guint i = 0; i < seal->n; i++)
    if (!bits_meet (&seal->way[i], cells))
      return FALSE;
  return bridge_seal_forbids_slowly (rules, state, placer, seal, cells);
}

/* bridge-why.c */
extern const SsRefusal bridge_refusals[];
guint bridge_why_not (const SsRules *rules, const SsState *state, SsMove move, char **sentence);
/** bridge_why_not_cells: why no tile of @kind may lie on @cells, part of which may lie off the board (@off). */
guint bridge_why_not_cells (const BridgeRules *rules, const BridgeState *state, guint kind, const Bits *cells, gboolean off, char **sentence);

/* bridge-text.c */
char  *bridge_move_text (const SsRules *rules, const SsState *state, SsMove move);
SsMove bridge_parse (const SsRules *rules, const char *text);
/** bridge_square_name: "c4"; a buffer of 4 bytes. */
const char *bridge_square_name (Square square, char *buffer);

/* bridge-words.c, bridge-position.c */
char *bridge_say_squares (Bits squares);
char *bridge_say_supply (const BridgeRules *rules, const BridgeState *state, guint seat);
char *bridge_say_move (const SsRules *rules, const SsState *view, SsMove move);
char *bridge_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
char *bridge_prompt (const SsRules *rules, const SsState *view, SsSeat viewer);
void  bridge_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
char *bridge_write_position (const SsRules *rules, const SsState *view, SsSeat viewer);

/* bridge-hints.c */
char *bridge_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);

/* bridge-eval.c */
double bridge_evaluate (const SsRules *rules, const SsState *state, SsSeat seat);
SsMove bridge_playout (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng);
void   bridge_order (const SsRules *rules, const SsState *state, SsMoves *moves);

G_END_DECLS
