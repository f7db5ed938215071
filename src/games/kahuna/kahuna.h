/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"
#include "scene/ss-book.h"
#include "scene/ss-scene.h"

/* Kahuna: rules/kahuna.md. Inside the program islands are numbered alphabetically, and so are lines (by their first island, then the other);
 * so numbers sort as names do. */

#define KAHUNA_MAX_ISLANDS 26
#define KAHUNA_MIN_ISLANDS 3
#define KAHUNA_MAX_LINES 80
#define KAHUNA_MIN_LINES 3
#define KAHUNA_MAX_NAME 12
#define KAHUNA_MAX_PER_ISLAND 4
#define KAHUNA_MAX_CARDS (KAHUNA_MAX_ISLANDS * KAHUNA_MAX_PER_ISLAND)
#define KAHUNA_MAX_HAND 12
#define KAHUNA_MAX_OPEN 6
#define KAHUNA_MAX_ROUNDS 9
#define KAHUNA_DECLINES_TO_END 4

#define KAHUNA_UNKNOWN 31 /* a card that the seat can't know, in a view */
#define KAHUNA_NONE 255   /* an empty place in the open row */
#define KAHUNA_DIFFERENCE (-1)
#define KAHUNA_TABLE 2 /* who laid a discard: nobody, it was swept off the table by a fourth decline */

typedef enum
{
  KAHUNA_DECLINE_NEVER,
  KAHUNA_DECLINE_NOT_AFTER,
  KAHUNA_DECLINE_ALWAYS,
} KahunaDecline;

typedef enum
{
  KAHUNA_RESTRICTION_NONE,
  KAHUNA_RESTRICTION_NOT_BOTH,
  KAHUNA_RESTRICTION_NEITHER,
} KahunaRestriction;

typedef struct
{
  char name[KAHUNA_MAX_NAME + 1];
  guint8 degree;
  guint8 lines[KAHUNA_MAX_ISLANDS - 1]; /* at the island, in order */
  guint8 x, y;                          /* in percent of the board */
} KahunaIsland;

typedef struct
{
  guint8 ends[2]; /* the alphabetically first island first */
  char name[2 * KAHUNA_MAX_NAME + 2];
} KahunaLine;

typedef struct
{
  SsRules base;
  guint n_islands, n_lines, n_cards;
  KahunaIsland islands[KAHUNA_MAX_ISLANDS];
  KahunaLine lines[KAHUNA_MAX_LINES];
  const char *names[KAHUNA_MAX_ISLANDS]; /* of the islands, for chance */
  guint per_island, hand, hand_limit, open;
  KahunaDecline decline;
  guint supply;
  KahunaRestriction restriction;
  gboolean rebuild;
  guint n_rounds;
  int scores[KAHUNA_MAX_ROUNDS]; /* or KAHUNA_DIFFERENCE */
  guint final_turns, elimination_from;
  guint free_bridges[2];
} KahunaRules;

typedef enum
{
  KAHUNA_AWAITS,   /* the shuffle of a deck or of a new pile */
  KAHUNA_HANDICAP, /* free bridges are placed */
  KAHUNA_ROUND,
  KAHUNA_FINAL, /* the final turns: nothing is left to draw */
  KAHUNA_OVER,
} KahunaPhase;

/* A discard is a byte: the card, who laid it (a seat or KAHUNA_TABLE), and whether it lies face down. */
#define KAHUNA_DISCARD(card, by, down) ((guint8) ((card) | (by) << 5 | ((down) ? 0x80 : 0)))
#define KAHUNA_DISCARD_CARD(discard) ((discard) & 31)
#define KAHUNA_DISCARD_BY(discard) ((discard) >> 5 & 3)
#define KAHUNA_DISCARD_DOWN(discard) (((discard) & 0x80) != 0)

/* What is known of a hand is public, for both saw it: the cards taken from the open row and not seen played since, each with the number of
 * cards that its owner has thrown away face down after taking it (any of them may have been it), and between what bounds the number of the
 * other cards of the hand lies. */
typedef struct
{
  guint8 n;
  guint8 vague_min, vague_max;
  guint8 card[KAHUNA_MAX_CARDS];
  guint8 throws[KAHUNA_MAX_CARDS];
} KahunaKnown;

typedef struct
{
  guint16 points[2];
  guint8 phase;      /* KahunaPhase */
  guint8 mover;      /* SsSeat; while awaiting: who begins the round */
  guint8 round;      /* from 1 */
  guint8 declines;   /* in succession, up to now */
  guint8 final_left; /* final turns that are left, of both players together */
  guint8 result;     /* SsResult */
  guint8 reason;     /* KahunaReason */
  guint8 n_pile, n_discards;
  guint8 free_left[2]; /* bridges of the handicap */
  guint8 n_hand[2];
  guint8 on_board[2]; /* bridges */
  guint8 stones[2];
  guint8 owner[KAHUNA_MAX_LINES];      /* of the bridge on each line: 0 or 1 + seat */
  guint8 holder[KAHUNA_MAX_ISLANDS];   /* of each island: 0 or 1 + seat */
  guint8 at[2][KAHUNA_MAX_ISLANDS];    /* bridges of each seat at each island */
  guint8 hand[2][KAHUNA_MAX_ISLANDS];  /* cards; in a view only the seat's own */
  guint8 open[KAHUNA_MAX_OPEN];        /* left to right, or KAHUNA_NONE */
  guint8 pile[KAHUNA_MAX_CARDS];       /* the top is the last */
  guint8 discards[KAHUNA_MAX_CARDS];   /* in the order in which they were laid */
  KahunaKnown known[2];
  guint8 padding;
} KahunaState;

G_STATIC_ASSERT (sizeof (KahunaState) == G_STRUCT_OFFSET (KahunaState, padding) + 1);

/* Moves */

typedef enum
{
  KAHUNA_BUILD = 1, /* card a, line */
  KAHUNA_REMOVE,    /* cards a <= b, line */
  KAHUNA_REBUILD,   /* the same, and build there */
  KAHUNA_THROW,     /* card a */
  KAHUNA_TAKE,      /* card a */
  KAHUNA_DRAW,
  KAHUNA_END, /* decline to draw */
  KAHUNA_FREE, /* line */
} KahunaMoveKind;

#define KAHUNA_MOVE(kind, a, b, line) ((SsMove) (kind) | (SsMove) (a) << 4 | (SsMove) (b) << 12 | (SsMove) (line) << 20)
#define KAHUNA_MOVE_KIND(move) ((KahunaMoveKind) ((move) & 15))
#define KAHUNA_MOVE_A(move) ((guint) ((move) >> 4 & 255))
#define KAHUNA_MOVE_B(move) ((guint) ((move) >> 12 & 255))
#define KAHUNA_MOVE_LINE(move) ((guint) ((move) >> 20 & 255))

/* What happened. The actor is whose move it is, but for stone-lost, where it is who loses it. */
typedef enum
{
  KAHUNA_EFFECT_PLAYED = 1,   /* subject: card; amount: 1 if the opponent knew it was there */
  KAHUNA_EFFECT_THREW,        /* a card face down; from: cards thrown away with this one in this round */
  KAHUNA_EFFECT_THREW_CARD,   /* subject: which; only its owner may know */
  KAHUNA_EFFECT_BUILT,        /* subject: line; amount: 1 if free (handicap), 2 if rebuilt */
  KAHUNA_EFFECT_REMOVED,      /* subject: line; from: the seat whose bridge it was; to: the island that was won, or -1 if by cards */
  KAHUNA_EFFECT_STONE_WON,    /* subject: island */
  KAHUNA_EFFECT_STONE_LOST,   /* subject: island */
  KAHUNA_EFFECT_TOOK,         /* subject: card; from: place in the open row */
  KAHUNA_EFFECT_DREW,         /* from the pile */
  KAHUNA_EFFECT_DREW_CARD,    /* subject: which; only who drew it may know */
  KAHUNA_EFFECT_OPENED,       /* subject: card; to: place in the open row */
  KAHUNA_EFFECT_DECLINED,     /* amount: in succession */
  KAHUNA_EFFECT_SWEPT,        /* a fourth decline: amount: cards that were left */
  KAHUNA_EFFECT_FINAL_TURNS,  /* amount: turns each */
  KAHUNA_EFFECT_SCORED,       /* actor: who scores, or SS_SEAT_NONE; subject: round; amount: points */
  KAHUNA_EFFECT_SHUFFLED,     /* subject: the round that begins; amount: cards of the new pile */
  KAHUNA_EFFECT_ELIMINATED,   /* actor: who has lost */
  KAHUNA_EFFECT_FORGONE,      /* amount: free bridges that can't be placed */
} KahunaEffect;

/* Reasons for the end, in the order of kahuna_reasons. */
typedef enum
{
  KAHUNA_BY_POINTS,
  KAHUNA_BY_LAST_ROUND,
  KAHUNA_BY_BRIDGES,
  KAHUNA_BY_NOTHING,
  KAHUNA_BY_ELIMINATION,
} KahunaReason;

/* Refusals, in the order of kahuna_refusals. */
typedef enum
{
  KAHUNA_REFUSE_FREE_BRIDGES_FIRST = 1,
  KAHUNA_REFUSE_NO_FREE_BRIDGE,
  KAHUNA_REFUSE_NO_CARD,
  KAHUNA_REFUSE_ONE_CARD,
  KAHUNA_REFUSE_NOT_AT_CARD,
  KAHUNA_REFUSE_OWN_BRIDGE,
  KAHUNA_REFUSE_ENEMY_BRIDGE,
  KAHUNA_REFUSE_NO_SUPPLY,
  KAHUNA_REFUSE_HELD_BOTH,
  KAHUNA_REFUSE_HELD,
  KAHUNA_REFUSE_NO_BRIDGE,
  KAHUNA_REFUSE_NOT_ENEMY,
  KAHUNA_REFUSE_CARDS_NOT_AT_LINE,
  KAHUNA_REFUSE_NO_REBUILD,
  KAHUNA_REFUSE_REBUILD_HELD,
  KAHUNA_REFUSE_FULL_HAND,
  KAHUNA_REFUSE_NOT_OPEN,
  KAHUNA_REFUSE_NO_PILE,
  KAHUNA_REFUSE_MUST_DRAW,
  KAHUNA_REFUSE_AFTER_DECLINE,
} KahunaRefusal;

extern const SsParam kahuna_params[];
extern const SsRefusal kahuna_refusals[];
extern const SsReason kahuna_reasons[];
extern const char *const kahuna_effects[];
extern const SsDrawnEditor kahuna_map_editor;

/* kahuna-map.c: maps as they stand in a variant */
typedef struct
{
  guint n_islands, n_lines, n_places;
  char islands[KAHUNA_MAX_ISLANDS][KAHUNA_MAX_NAME + 1];
  int x[KAHUNA_MAX_ISLANDS], y[KAHUNA_MAX_ISLANDS];
  struct
  {
    char ends[2][KAHUNA_MAX_NAME + 1]; /* as given */
    int island[2];                     /* -1: there is no such island */
  } lines[KAHUNA_MAX_LINES];
} KahunaMap;

gboolean kahuna_check_island (const SsParam *param, const char *text, char **what);
gboolean kahuna_check_line (const SsParam *param, const char *text, char **what);
gboolean kahuna_check_place (const SsParam *param, const char *text, char **what);
/** kahuna_map_read: the map of @variant; entries with problems are left out. */
void     kahuna_map_read (const SsVariant *variant, KahunaMap *map);
/** kahuna_map_is_connected: are all islands joined by its lines? Lines without an island count for nothing. */
gboolean kahuna_map_is_connected (const KahunaMap *map);
/** kahuna_map_is_published: has it the islands and lines of the defaults? */
gboolean kahuna_map_is_published (const SsVariant *variant);
/** kahuna_map_crossing: how many pairs of lines cross as they are drawn; @first (nullable): the first such pair. */
guint    kahuna_map_crossing (const KahunaMap *map, guint first[2]);

/* kahuna-params.c, kahuna-check.c */
void     kahuna_check (const SsVariant *variant, SsProblems *problems);
SsRules *kahuna_compile (const SsVariant *variant);

/* kahuna-random.c: SsParam.random */
char *kahuna_random_islands (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *kahuna_random_lines (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *kahuna_random_places (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);

/* kahuna-state.c */
void     kahuna_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history);
SsSeat   kahuna_to_move (const SsRules *rules, const SsState *state);
void     kahuna_outcome (const SsRules *rules, const SsState *state, SsOutcome *outcome);
void     kahuna_scores (const SsRules *rules, const SsState *state, int scores[2]);
gboolean kahuna_awaits (const SsRules *rules, const SsState *state);
guint64  kahuna_digest (const SsRules *rules, const SsState *state);
/** kahuna_free_bridges: after @state's mover has placed what he has (or can): who places next, or the first turn. */
void     kahuna_free_bridges (const KahunaRules *rules, KahunaState *state, SsEffects *effects);
/** kahuna_new_pile: shuffle the cards @items (n) into the pile and open from it. FALSE: awaits. */
gboolean kahuna_new_pile (const KahunaRules *rules, KahunaState *state, SsChance *chance, SsEffects *effects);
guint    kahuna_n_open (const KahunaRules *rules, const KahunaState *state);

/* kahuna-moves.c */
void    kahuna_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves);
guint64 kahuna_count_moves (const SsRules *rules, const SsState *state);
guint   kahuna_why_not (const SsRules *rules, const SsState *state, SsMove move, char **sentence);
char   *kahuna_move_text (const SsRules *rules, const SsState *state, SsMove move);
SsMove  kahuna_parse (const SsRules *rules, const char *text);
/** kahuna_may_build: does Restriction let @seat build on the free line? */
gboolean kahuna_may_build (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint line);
/** kahuna_may_rebuild: may @seat, having taken the enemy bridge off the line, build there? */
gboolean kahuna_may_rebuild (const KahunaRules *rules, const KahunaState *state, SsSeat seat, guint line);
gboolean kahuna_may_decline (const KahunaRules *rules, const KahunaState *state);

/* kahuna-play.c */
void kahuna_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects);

/* kahuna-hidden.c */
void     kahuna_view (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view);
void     kahuna_sample (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state);
gboolean kahuna_reveals (const SsRules *rules, const SsEffects *effects, SsSeat seat);
void     kahuna_known_take (KahunaKnown *known, guint n_hand, guint card);
void     kahuna_known_draw (KahunaKnown *known, guint n_hand);
gboolean kahuna_known_play (KahunaKnown *known, guint n_hand, guint card);
void     kahuna_known_throw (KahunaKnown *known, guint n_hand);
void     kahuna_known_shuffle (KahunaKnown *known, guint n_hand);
/** kahuna_known_surely: may the card at @index of the known ones not have been thrown away? */
gboolean kahuna_known_surely (const KahunaKnown *known, guint n_hand, guint index);

/* kahuna-mind.c */
double kahuna_evaluate (const SsRules *rules, const SsState *state, SsSeat seat);
SsMove kahuna_playout (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng);
void   kahuna_order (const SsRules *rules, const SsState *state, SsMoves *moves);
char  *kahuna_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);

/* kahuna-words.c */
char *kahuna_say_move (const SsRules *rules, const SsState *view, SsMove move);
char *kahuna_shown_text (const SsRules *rules, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer);
char *kahuna_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
char *kahuna_prompt (const SsRules *rules, const SsState *view, SsSeat viewer);
void  kahuna_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
/** kahuna_list_known: the known cards of a hand, sure ones or such as may have been thrown away, as a list; NULL: none. */
char *kahuna_list_known (const KahunaRules *rules, const KahunaState *state, SsSeat seat, gboolean surely);

/* kahuna-position.c */
char *kahuna_write_position (const SsRules *rules, const SsState *view, SsSeat viewer);

/* kahuna-pick.c, kahuna-draw.c, kahuna-book.c */
void kahuna_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
void kahuna_draw (const SsSight *sight, SsScene *scene);
void kahuna_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion);
void kahuna_write_rules (const SsRules *rules, SsBook *book);
