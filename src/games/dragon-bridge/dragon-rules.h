/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"
#include "dragon-language.h"

G_BEGIN_DECLS

/* Dragon Bridge: its rules compiled, its state, and what its files share. Words as on the rules page. */

/* The limits of the page, all in one place */
#define DRAGON_MAX_LENGTH 40
#define DRAGON_MAX_GEMS 8
#define DRAGON_MAX_CARDS 120  /* action cards in play */
#define DRAGON_MAX_ACTIONS 64 /* kinds */
#define DRAGON_MAX_ITEM_KINDS 40
#define DRAGON_MAX_ITEMS 40 /* cards */
#define DRAGON_MAX_WIZARDS 40
#define DRAGON_MAX_HACKS 40
#define DRAGON_MAX_MARKET 8
#define DRAGON_MAX_OPEN_HACKS 9
#define DRAGON_MAX_WAITING 250
#define DRAGON_MAX_MOVES 80 /* of one decision: the page promises 65 */
#define DRAGON_MAX_ID 24

#define DRAGON_NONE 0xff    /* no card, no wizard */
#define DRAGON_UNKNOWN 0xfe /* a card that the viewer may not see */

typedef enum
{
  DRAGON_ACTION,
  DRAGON_ITEM,
  DRAGON_WIZARD,
  DRAGON_HACK,
  DRAGON_N_FAMILIES,
} DragonFamily;
extern const char *const dragon_family_words[DRAGON_N_FAMILIES + 1]; /* "Action" ... */

/** DragonPowers: a list of powers, with what is looked up often. */
typedef struct
{
  guint8 n;
  DragonPower powers[DRAGON_MAX_POWERS];
  gint8 trigger[DRAGON_N_EVENTS]; /* index of the power on that event, or -1 */
  gint8 gem_action;               /* or -1 */
  guint8 bonuses;                 /* a bit a DragonAct that has a bonus: MOVE, BUMP, TELEPORT */
  gint8 flight, roost, hand;      /* sums; at most 8 times 9 */
} DragonPowers;

/** DragonCard: a kind of card in play. */
typedef struct
{
  char *id;
  guint8 count;
  guint8 wings;     /* ACTION */
  guint8 cost;      /* HACK */
  gboolean stays;   /* HACK */
  gboolean bumps;   /* ACTION: its Effect has a bump */
  gboolean echoes;  /* ACTION: its Effect has an echo-nest */
  DragonEffect effect;
  DragonPowers powers; /* ITEM, WIZARD; ACTION: its Dragon list */
} DragonCard;

/** DragonRules: kinds are sorted by id, so that the order of a file's groups bears on nothing. */
typedef struct
{
  SsRules base;
  guint8 length, end_tiles, start;
  guint64 gem_tiles; /* a bit a tile, from the left */
  guint8 centre;     /* the highest number */
  guint8 gems, first_ready[2], item_cost;
  guint8 hand, flight_wings, roost_cards;
  guint8 first_side; /* 0 first, 1 second, 2 random */
  guint8 market;
  gboolean blind;
  guint8 mode; /* DragonMode */
  gboolean hacking;
  guint8 white_gems, open_hacks;
  guint turn_limit;
  guint8 handicap_items[2], shift[2];
  DragonEffect gem_effect;

  guint n[DRAGON_N_FAMILIES];
  DragonCard *cards[DRAGON_N_FAMILIES];
  const char **ids[DRAGON_N_FAMILIES]; /* the same ids, for chance */
  guint n_cards;                       /* action cards in play */
  guint n_items;                       /* item cards */
} DragonRules;

typedef enum
{
  DRAGON_MODE_NONE,
  DRAGON_MODE_DEALT,
  DRAGON_MODE_CHOSEN,
} DragonMode;

typedef enum
{
  DRAGON_STAGE_SETUP, /* wizards are chosen */
  DRAGON_STAGE_START,
  DRAGON_STAGE_ACTION,
  DRAGON_STAGE_GEM,
  DRAGON_STAGE_CHECK, /* the dragon check; then cards are drawn */
} DragonStage;

/** What has to be decided. */
typedef enum
{
  DRAGON_DECIDE_NOTHING,
  DRAGON_DECIDE_WIZARD,
  DRAGON_DECIDE_PLAY,
  DRAGON_DECIDE_GEM,
  DRAGON_DECIDE_MOVE,
  DRAGON_DECIDE_TELEPORT,
  DRAGON_DECIDE_BUMP,
  DRAGON_DECIDE_MAY,
  DRAGON_DECIDE_USE, /* a power */
  DRAGON_DECIDE_TAKE_NEST,
  DRAGON_DECIDE_GIVE,  /* trade-nest, first */
  DRAGON_DECIDE_TRADE, /* trade-nest, then */
  DRAGON_DECIDE_BURY,
  DRAGON_DECIDE_ECHO,
  DRAGON_DECIDE_SEARCH,
  DRAGON_DECIDE_SIFT,
  DRAGON_DECIDE_ITEM,
  DRAGON_DECIDE_STOW,
  DRAGON_DECIDE_TRIBUTE,
  DRAGON_DECIDE_FIRST,
  DRAGON_N_DECISIONS,
} DragonDecision;

/** Where an effect comes from: FAMILY and kind, and of a list which power. */
typedef enum
{
  DRAGON_FROM_GEM,    /* Gems/Action */
  DRAGON_FROM_EFFECT, /* an action's or hack's Effect */
  DRAGON_FROM_POWER,  /* a power of an item, a wizard or of an action's Dragon list */
} DragonFrom;

/** DragonFrame: an effect under way. */
typedef struct
{
  guint8 from; /* DragonFrom */
  guint8 family, kind, power;
  guint8 owner; /* who carries it out */
  guint8 clause;
  guint8 step; /* of the clause: see dragon-engine.c */
  guint8 left; /* how often still */
} DragonFrame;

/** DragonWaiting: a triggered power in the queue. */
typedef struct
{
  guint8 owner;
  guint8 family, kind, power;
} DragonWaiting;

/* A card in a hand: twice its kind, plus 1 if the opponent doesn't know of it; hands are sorted (of equal cards the known ones first: these
 * leave first, so that what is known never depends on what is not), unknown cards of a view last. */
#define DRAGON_HELD(kind, hidden) ((guint8) ((kind) *2 + ((hidden) ? 1 : 0)))
#define DRAGON_HELD_KIND(held) ((guint8) ((held) >= DRAGON_UNKNOWN ? DRAGON_UNKNOWN : (held) >> 1))

/** DragonState: places of cards that are not used are 0. Deck and piles: the top is the last. */
typedef struct
{
  guint16 turns;   /* completed */
  guint8 place[2]; /* tiles of the wizards, from the left */
  guint8 side;     /* the dragon's end: 0 left, First's; 1 right */
  guint8 under;    /* the card under the dragon */
  guint8 on_turn, stage, phase;
  guint8 decision, decider;
  guint8 result, reason; /* SsResult */
  guint8 awaits;
  guint8 working; /* the queue is being worked off */
  guint8 played;  /* the card whose action is carried out */
  guint8 ready[2], used[2], n_aside[2], began[2];
  guint8 aside[2][DRAGON_MAX_GEMS]; /* 1: ready; the top is the last */
  guint8 white[2], supply;
  guint8 wizard[2];
  guint8 n_hand[2], n_nest, n_deck;
  guint8 n_items[2], n_market, n_item_deck, n_hacks, n_hack_deck;
  guint8 n_frames, n_queue;
  guint8 queued_wizard[2], queued_dragon; /* a bit an event: was queued in this stage */
  guint8 hand[2][DRAGON_MAX_CARDS];
  guint8 nest[DRAGON_MAX_CARDS]; /* the newest is the last */
  guint8 deck[DRAGON_MAX_CARDS];
  guint8 deck_known[DRAGON_MAX_CARDS]; /* bits of the seats that know the card at that place */
  guint8 items[2][DRAGON_MAX_ITEMS];   /* in the order gained */
  guint8 market[DRAGON_MAX_MARKET];
  guint8 item_deck[DRAGON_MAX_ITEMS];
  guint8 hacks[DRAGON_MAX_OPEN_HACKS];
  guint8 hack_deck[DRAGON_MAX_HACKS];
  guint8 hacks_gone[DRAGON_MAX_HACKS / 8]; /* a bit a hack that has left the match */
  guint8 queued_items[2][DRAGON_MAX_ITEM_KINDS];
  DragonFrame frames[2];
  DragonWaiting current; /* the power that its owner decides on */
  DragonWaiting queue[DRAGON_MAX_WAITING];
} DragonState;
G_STATIC_ASSERT (offsetof (DragonState, queue) + sizeof ((DragonState *) 0)->queue == sizeof (DragonState)); /* no padding */

/* Moves: the kind in the upper half, plus 1; the lower half a kind of card, an amount or nothing. */
typedef enum
{
  DRAGON_MOVE_WIZARD,
  DRAGON_MOVE_PLAY,
  DRAGON_MOVE_GEM,
  DRAGON_MOVE_READY,
  DRAGON_MOVE_ITEM, /* the kind; DRAGON_NONE: the top of the item deck */
  DRAGON_MOVE_POWER, /* family, kind */
  DRAGON_MOVE_HACK,
  DRAGON_MOVE_DONE,
  DRAGON_MOVE_GO, /* amount, signed: tiles to the right */
  DRAGON_MOVE_YES,
  DRAGON_MOVE_NO,
  DRAGON_MOVE_TAKE,
  DRAGON_MOVE_GIVE,
  DRAGON_MOVE_BURY,
  DRAGON_MOVE_ECHO,
  DRAGON_MOVE_STOW, /* 1 ready, 0 used */
  DRAGON_MOVE_FIRST, /* family, kind */
  DRAGON_N_MOVES,
} DragonMoveKind;

static inline SsMove
dragon_move (DragonMoveKind kind, gint32 value)
{
  return ((guint64) (kind + 1) << 32) | (guint32) value;
}
static inline DragonMoveKind
dragon_move_kind (SsMove move)
{
  return (DragonMoveKind) ((move >> 32) - 1);
}
static inline gint32
dragon_move_value (SsMove move)
{
  return (gint32) (guint32) move;
}
/* a card of any family as a value, in moves and effects */
static inline gint32
dragon_code (DragonFamily family, guint kind)
{
  return (gint32) (family << 8 | kind);
}
static inline DragonFamily
dragon_code_family (gint32 code)
{
  return (DragonFamily) (code >> 8);
}
static inline guint
dragon_code_kind (gint32 code)
{
  return (guint) code & 0xff;
}

/* Reasons, refusals and effects in the order of the game's tables */
enum
{
  DRAGON_REASON_ESCAPE,
  DRAGON_REASON_POUNCE,
  DRAGON_REASON_TURN_LIMIT,
};

typedef enum
{
  DRAGON_LEGAL,
  DRAGON_REFUSE_OTHER_DECISION,
  DRAGON_REFUSE_NOT_IN_HAND,
  DRAGON_REFUSE_NOT_IN_NEST,
  DRAGON_REFUSE_JUST_LAID,
  DRAGON_REFUSE_NOT_IN_DECK,
  DRAGON_REFUSE_NOT_LOOKED_AT,
  DRAGON_REFUSE_ECHOES,
  DRAGON_REFUSE_NO_BUMP,
  DRAGON_REFUSE_TOO_FAR,
  DRAGON_REFUSE_OFF_BRIDGE,
  DRAGON_REFUSE_WRONG_AMOUNT,
  DRAGON_REFUSE_BEYOND,
  DRAGON_REFUSE_NOT_IN_MARKET,
  DRAGON_REFUSE_NO_ITEMS,
  DRAGON_REFUSE_GEMS_SHORT,
  DRAGON_REFUSE_NO_READY_GEM,
  DRAGON_REFUSE_NO_USED_GEM,
  DRAGON_REFUSE_NOT_ON_GEM_TILE,
  DRAGON_REFUSE_GEM_IMPOSSIBLE,
  DRAGON_REFUSE_NOT_OWNED,
  DRAGON_REFUSE_POWER_IMPOSSIBLE,
  DRAGON_REFUSE_HACK_NOT_OPEN,
  DRAGON_REFUSE_WHITE_SHORT,
  DRAGON_REFUSE_HACK_IMPOSSIBLE,
  DRAGON_REFUSE_WIZARD_TAKEN,
  DRAGON_REFUSE_NOT_WAITING,
  DRAGON_N_REFUSALS,
} DragonRefusal;

typedef enum
{
  DRAGON_HAPPENED_NOTHING,
  DRAGON_HAPPENED_WIZARD,     /* actor has wizard subject */
  DRAGON_HAPPENED_TURN,       /* actor's turn begins */
  DRAGON_HAPPENED_PLAY,       /* subject leaves the hand */
  DRAGON_HAPPENED_LAY,        /* subject goes to the nest, as its newest card */
  DRAGON_HAPPENED_MOVE,       /* actor's wizard from, to */
  DRAGON_HAPPENED_TELEPORT,
  DRAGON_HAPPENED_BUMP,       /* actor bumps: the other's wizard from, to; amount with bonuses */
  DRAGON_HAPPENED_SWAP,       /* actor's wizard from, to */
  DRAGON_HAPPENED_READY,      /* actor's gems: amount */
  DRAGON_HAPPENED_DEPLETE,    /* actor's gems: amount */
  DRAGON_HAPPENED_STOW,       /* actor: a gem set aside; subject 1 ready */
  DRAGON_HAPPENED_RETURN,     /* actor: a gem back; subject 1 ready */
  DRAGON_HAPPENED_WHITE,      /* actor gains amount; from 1: from the opponent */
  DRAGON_HAPPENED_PAY,        /* actor pays amount white gems */
  DRAGON_HAPPENED_TAKE,       /* subject from the nest to actor's hand */
  DRAGON_HAPPENED_BURY,       /* subject from the nest under the deck */
  DRAGON_HAPPENED_ECHO,       /* the action of subject is carried out */
  DRAGON_HAPPENED_SEARCH,     /* subject from the deck to the hand */
  DRAGON_HAPPENED_LOOK,       /* actor looks at the top amount cards */
  DRAGON_HAPPENED_SIFT,       /* subject from them to the hand */
  DRAGON_HAPPENED_SIFTED,     /* amount cards under the deck */
  DRAGON_HAPPENED_SHUFFLE,    /* the deck of amount cards */
  DRAGON_HAPPENED_ITEM,       /* actor gains item subject */
  DRAGON_HAPPENED_MARKET,     /* item subject comes into the market */
  DRAGON_HAPPENED_TURN_DRAGON, /* to: the side */
  DRAGON_HAPPENED_FLIGHT,     /* amount wings of to needed */
  DRAGON_HAPPENED_UNDER,      /* subject goes under the dragon */
  DRAGON_HAPPENED_ROOST,      /* amount cards of to needed */
  DRAGON_HAPPENED_TURN_UP,    /* subject is the new nest */
  DRAGON_HAPPENED_DRAW,       /* actor draws subject */
  DRAGON_HAPPENED_DREW,       /* actor has drawn amount cards */
  DRAGON_HAPPENED_TRIBUTE,    /* actor gives subject */
  DRAGON_HAPPENED_NO_TRIBUTE, /* actor gives none */
  DRAGON_HAPPENED_POWER,      /* actor uses the power of code subject */
  DRAGON_HAPPENED_DECLINE,    /* actor doesn't use it */
  DRAGON_HAPPENED_GEM,        /* actor plays a gem */
  DRAGON_HAPPENED_HACK,       /* actor plays hack subject */
  DRAGON_HAPPENED_HACK_GONE,  /* subject leaves the match */
  DRAGON_HAPPENED_HACK_OPEN,  /* subject is opened */
  DRAGON_HAPPENED_ESCAPE,     /* actor has escaped */
  DRAGON_HAPPENED_POUNCE,     /* actor is pounced */
  DRAGON_HAPPENED_LIMIT,      /* the turn limit */
  DRAGON_N_HAPPENED,
} DragonHappened;

/* dragon-random.c: right values for tests */
char *dragon_random_effect (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *dragon_random_powers (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *dragon_random_number (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *dragon_random_gem_tiles (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *dragon_random_expansion (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);
char *dragon_random_name (const SsParam *param, const SsVariant *partial, const char *group, SsRng *rng);

/* dragon-params.c, dragon-check.c, dragon-compile.c */
extern const SsParam dragon_params[];
gboolean dragon_check_family (const char *word, const char *name, char **what);
char    *dragon_say_family (const SsVariant *variant, const char *word);
void     dragon_check (const SsVariant *variant, SsProblems *problems);
SsRules *dragon_compile (const SsVariant *variant);
/** dragon_compile_cards: what the powers that can wait are reckoned from: all cards, and no board. */
void     dragon_compile_cards (const SsVariant *variant, DragonRules *rules);
/** dragon_compile_card: the card of "Action run" by itself, in play or not; its id is to be freed. */
DragonFamily dragon_compile_card (const SsVariant *variant, const char *group, DragonCard *card);
void     dragon_clear (SsRules *rules);
/** dragon_compile_powers: parse the entries (all right) of a list. */
void dragon_compile_powers (const char *const *items, guint n, DragonPowers *powers);
/** dragon_is_in_play: the group "Action run" under the variant's expansion and counts. */
gboolean dragon_is_in_play (const SsVariant *variant, DragonFamily family, const char *group);
/** dragon_weigh: the most powers that could wait at the same time (Limits). */
guint dragon_weigh (const DragonRules *rules);
/** dragon_card_name: the name in the language of the moment, borrowed from the variant. */
const char *dragon_card_name (const DragonRules *rules, DragonFamily family, guint kind);
const char *dragon_power_name (const DragonRules *rules, guint action); /* of its dragon power */

/* dragon-bridge.c */
extern const char *const dragon_effect_words[];
extern const SsRefusal dragon_refusals[];
extern const SsReason dragon_reasons[];

/* dragon-tiles.c: the bridge and what depends on places */
guint    dragon_number (const DragonRules *rules, guint tile);
gboolean dragon_on (const DragonRules *rules, const DragonState *state, guint tile, guint tiles);
gboolean dragon_is_threatened (const DragonRules *rules, const DragonState *state, guint tile);
gboolean dragon_is_exit (const DragonRules *rules, const DragonState *state, guint tile);
gboolean dragon_holds (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonCondition *condition);
/** dragon_bonus: the sum of all bonuses of @owner on @act of the wizard of @moved in direction @sign; of a bump only those that must be added, the
 * others' sums, the empty one included, as bits in @sums from 0 on (nullable otherwise). */
guint dragon_bonus (const DragonRules *rules, const DragonState *state, SsSeat owner, DragonAct act, SsSeat moved, int sign, guint64 *sums);
/** dragon_reach: how many tiles a move or teleport of @n may go at most. */
guint dragon_reach (const DragonRules *rules, const DragonState *state, SsSeat owner, DragonAct act, guint n, int sign);
/** dragon_amounts: the amounts of a bump of @n that are moves in direction @sign, into @amounts (room for 64); how many. */
guint    dragon_amounts (const DragonRules *rules, const DragonState *state, SsSeat owner, guint n, int sign, guint *amounts);
guint    dragon_flight_number (const DragonRules *rules, const DragonState *state);
guint    dragon_roost_number (const DragonRules *rules, const DragonState *state);
guint    dragon_hand_size (const DragonRules *rules, const DragonState *state, SsSeat seat);
guint    dragon_wings (const DragonRules *rules, const DragonState *state);
gboolean dragon_act_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonClause *clause);
gboolean dragon_clause_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonClause *clause);
gboolean dragon_effect_possible (const DragonRules *rules, const DragonState *state, SsSeat owner, const DragonEffect *effect);

static inline int
dragon_sign (int value)
{
  return (value > 0) - (value < 0);
}

/* dragon-cards.c: hands, deck, nest and piles */
void     dragon_hand_add (DragonState *state, SsSeat seat, guint kind, gboolean hidden);
gboolean dragon_hand_has (const DragonState *state, SsSeat seat, guint kind);
/** dragon_hand_remove: one card of @kind, which must be there. */
void dragon_hand_remove (DragonState *state, SsSeat seat, guint kind);
/** dragon_take_at: take the card at @i out of @cards (@n); the place that gets free is 0. */
guint8 dragon_take_at (guint8 *cards, guint8 *n, guint i);
/** dragon_shuffle: the deck, or any pile; FALSE: chance is missing. */
gboolean dragon_shuffle_deck (const DragonRules *rules, DragonState *state, SsChance *chance);
gboolean dragon_shuffle_pile (const DragonRules *rules, DragonFamily family, guint8 *cards, guint n, SsChance *chance);
void     dragon_view (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view);
void     dragon_sample (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state);
guint64  dragon_digest (const SsRules *rules, const SsState *state);

/* dragon-engine.c */
void dragon_setup (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history);
void dragon_play (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects);
/** dragon_frame_effect: the effect that a frame carries out. */
const DragonEffect *dragon_frame_effect (const DragonRules *rules, const DragonFrame *frame);
/** dragon_frame_clause: the clause that the decision at hand belongs to; only of decisions inside an effect. */
const DragonClause *dragon_frame_clause (const DragonRules *rules, const DragonState *state);
const DragonEffect *dragon_waiting_effect (const DragonRules *rules, const DragonWaiting *waiting);
const DragonPowers *dragon_powers (const DragonRules *rules, DragonFamily family, guint kind);

/* dragon-moves.c */
/** dragon_options: the moves of the decision at hand, into @moves (room for DRAGON_MAX_MOVES); how many. */
guint  dragon_options (const DragonRules *rules, const DragonState *state, SsMove *moves);
void   dragon_legal_moves (const SsRules *rules, const SsState *state, SsMoves *moves);
char  *dragon_move_text (const SsRules *rules, const SsState *state, SsMove move);
SsMove dragon_parse (const SsRules *rules, const char *text);
guint  dragon_why_not (const SsRules *rules, const SsState *state, SsMove move, char **sentence);

/* dragon-words.c: what cards say */
/** dragon_say_effect_text: sentences of an effect or a list of powers, joined as the language joins sentences. Transfer full. */
char *dragon_say_card_effect (const DragonEffect *effect);
char *dragon_say_powers (const DragonPower *powers, guint n);
char *dragon_say_power (const DragonPower *power);
char *dragon_say_gem_action (const DragonEffect *effect); /* without "Gem action:" */

/* dragon-say.c */
char *dragon_say_move (const SsRules *rules, const SsState *view, SsMove move);
char *dragon_say_option (const SsRules *rules, const SsState *view, SsMove move);
char *dragon_say_effect (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
char *dragon_prompt (const SsRules *rules, const SsState *view, SsSeat viewer);
void  dragon_panel (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
char *dragon_write_position (const SsRules *rules, const SsState *view, SsSeat viewer);

/* dragon-why.c */
char *dragon_say_why (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);

/* dragon-draw.c, dragon-face.c, dragon-pick.c */
void dragon_draw (const SsSight *sight, SsScene *scene);
void dragon_draw_member (const SsVariant *variant, const char *group, SsScene *scene);
void dragon_pick (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
void dragon_motion (const SsRules *rules, const SsEffect *effect, SsMotion *motion);

/* dragon-mind.c */
double dragon_evaluate (const SsRules *rules, const SsState *state, SsSeat seat);
SsMove dragon_playout (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng);
void   dragon_order (const SsRules *rules, const SsState *state, SsMoves *moves);

/* dragon-book.c */
void dragon_write_rules (const SsRules *rules, SsBook *book);

G_END_DECLS
