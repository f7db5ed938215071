/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-chance.h"
#include "ss-effects.h"
#include "ss-history.h"
#include "ss-moves.h"
#include "ss-param.h"
#include "ss-problem.h"
#include "ss-types.h"
#include "ss-variant.h"

G_BEGIN_DECLS

/** SsRules: a variant compiled by its game: immutable, counted atomically, shared by all threads. A game's own struct begins with it. */
struct _SsRules
{
  gatomicrefcount refs;
  const SsGame *game;
  SsVariant *variant; /* owned */
  gsize state_size;   /* bytes of an SsState */
};

/** SsRefusal: why a move is not legal: a word (in JSON) and a sentence. Index 0 of a game's list is unused: it means legal. */
typedef struct
{
  const char *word;
  const char *sentence; /* N_() */
} SsRefusal;

/** SsReason: a word of [Game] Reason and what it is called (terms.md). */
typedef struct
{
  const char *word;
  const char *title; /* N_() */
} SsReason;

/** SsOutcome: how a match stands. reason: index into the game's reasons; meaningless while unfinished. */
typedef struct
{
  SsResult result;
  guint reason;
} SsOutcome;

/** SsInput: what a person does at a board, free of any widget. */
typedef enum
{
  SS_INPUT_CHOOSE, /* a spot was clicked, tapped, or Enter pressed on it */
  SS_INPUT_HOVER,  /* the pointer or the focus is on a spot (0: on none) */
  SS_INPUT_ROTATE, /* R, scroll, two fingers; amount +1 or -1 */
  SS_INPUT_FLIP,   /* F */
  SS_INPUT_NEXT,   /* the next way to do the same, where there are several */
  SS_INPUT_CANCEL, /* Escape: let go */
} SsInputKind;

typedef struct
{
  SsInputKind kind;
  guint32 spot; /* of the scene; 0: none */
  int amount;
} SsInput;

/** SsPick: what the player has in the hand ("the L, turned twice, over c4"): a plain value whose meaning is the game's; all zero: nothing. */
typedef struct
{
  guint32 v[16];
} SsPick;

/** SsPickResult: what an input led to. */
typedef struct
{
  SsMove move;       /* a legal move to be played now, or SS_NO_MOVE */
  char *reason;      /* nullable, transfer full: why that can't be done, as a sentence */
} SsPickResult;

/** SsSight: what to draw, and for whom. */
typedef struct
{
  const SsRules *rules;
  const SsState *view;       /* what the viewer may see */
  SsSeat viewer;             /* whose eyes, whose hand is open; SS_SEAT_NONE: the referee */
  SsSeat bottom;             /* who sits at the bottom of the board; FIRST unless a player's own place is asked for. With two people at one screen it
                              * stays while the viewer changes, so that the board doesn't turn round; with hidden hands it is the viewer */
  const SsPick *pick;        /* nullable */
  const SsMoves *legal;      /* nullable: the legal moves, if the viewer is to move and may act */
  SsMove last;               /* the last move, to be marked, or SS_NO_MOVE */
  SsSeat last_by;
  SsMove hint;               /* a move that is advised, to be marked on what it is chosen by: cards, places, words; SS_NO_MOVE: none. Then @last is it too */
  double width, height;      /* room in px; 0: no matter. A game lays out for it (rows, wrapping) */
  gboolean thumbnail;        /* a small picture: no spots, no captions */
} SsSight;

/** SsMotion: how an effect moves an item of the scene, for the animation. */
typedef enum
{
  SS_MOTION_NONE,   /* nothing to be seen */
  SS_MOTION_SLIDE,  /* 220 ms, from where it is to where the next scene has it */
  SS_MOTION_HOP,    /* 180 ms a hop through `path` */
  SS_MOTION_REMOVE, /* fade, shrink: 200 ms */
  SS_MOTION_APPEAR, /* 160 ms */
  SS_MOTION_FLY,    /* 600 ms in one arc */
  SS_MOTION_TURN,   /* a card: 240 ms, turned at the middle */
} SsMotionKind;

typedef struct
{
  SsMotionKind kind;
  char item[40];      /* id of the scene's item */
  guint n_path;       /* HOP: stations as ids of items whose places are the path; ends at the last */
  char path[24][40];
} SsMotion;

/** SsPanelLine: a line about one player in the side panel: "Pieces home", "2 of 3". Strings transfer full. */
typedef struct
{
  char *label;
  char *value;
} SsPanelLine;

/** SsDrawnEditor: an editor on the drawing for a list (lane, shapes, map, cards). It knows no widget: the board widget passes inputs on. */
struct _SsDrawnEditor
{
  const char *title; /* N_() */
  /** draw: the drawing with its spots; @group: of a family the whole group name. */
  void (*draw) (const SsVariant *variant, const SsParam *param, const char *group, const SsPick *pick, double width, double height, SsScene *scene);
  /** input: change @pick, and return the changed variant (transfer full; checked, problems and all) or NULL if nothing changes. */
  SsVariant *(*input) (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, const SsInput *input, SsProblems *problems);
  /** drag: nullable: spot @pick holds was dragged to x, y of the scene that was drawn for this width and height; as input. */
  SsVariant *(*drag) (const SsVariant *variant, const SsParam *param, const char *group, SsPick *pick, guint32 spot, double x, double y, double width, double height,
                      SsProblems *problems);
};

/** SsGrade: how hard a level of the computer players tries at a game. */
typedef struct
{
  guint iterations;   /* looks into the game for a decision */
  double temperature; /* how freely it chooses among moves that look good; 0: the best */
  double slack;       /* how far below the best, in value, a move still looks good */
} SsGrade;

#define SS_N_GRADES 5 /* levels that think */

/** SsGame: one constant table of functions a game. Entries marked (opt) may be NULL. Nothing here locks, allocates per move beyond the
 * buffers passed in, or keeps anything between calls: all can run in many threads on the same rules. */
struct _SsGame
{
  const char *id;      /* "skips": also the id of its base variant and the folder of its symbols */
  const char *title;   /* N_() */
  const char *tagline; /* N_(): one line for the home page */
  const char *kind;    /* N_(): "no luck", "hidden hands" */
  const char *time;    /* N_(): "5 minutes" */
  gboolean hidden;     /* has hidden information: views differ, a curtain is needed */
  gboolean vast;       /* too many positions to enumerate under any rules: computer players search at once */
  const SsParam *params;
  const SsRefusal *refusals; /* ends with a NULL word; [0] unused ({ "", "" }) */
  const SsReason *reasons;   /* ends with a NULL word */
  const char *const *effects; /* words of the effects' kinds for tests and `describe`; [0] ""; ends with NULL */

  /* Variant and rules */
  /** check: forbidden combinations; called only when every single value is right. Remarks too. */
  void (*check) (const SsVariant *variant, SsProblems *problems);
  /** check_family (opt): is @name right for a group of family @word? Else set @what (translated, transfer full). */
  gboolean (*check_family) (const char *word, const char *name, char **what);
  /** compile: rules of a variant without problems; sets all but refs, game and variant of the SsRules. Allocated with g_malloc0 or g_new0. */
  SsRules *(*compile) (const SsVariant *variant);
  /** clear (opt): free what the game's rules hold beyond the struct itself. */
  void (*clear) (SsRules *rules);

  /* State */
  /** setup: the state before the first move, from all-zero memory. Without chance (NULL, or a faulty replay) where chance is needed: awaits. */
  void (*setup) (const SsRules *rules, SsState *state, SsChance *chance, SsHistory *history);
  /** to_move: whose move it is; SS_SEAT_NONE when over or awaiting chance. */
  SsSeat (*to_move) (const SsRules *rules, const SsState *state);
  void (*outcome) (const SsRules *rules, const SsState *state, SsOutcome *outcome);
  /** scores: points so far, by seat, as the rules page's "Scores". */
  void (*scores) (const SsRules *rules, const SsState *state, int scores[2]);
  /** awaits (opt): does the state need chance before it goes on? */
  gboolean (*awaits) (const SsRules *rules, const SsState *state);
  /** legal_moves: append all, each once, in any order. None if over or awaiting. Right on the mover's view, too. */
  void (*legal_moves) (const SsRules *rules, const SsState *state, SsMoves *moves);
  /** count_moves (opt): how many there are, faster. */
  guint64 (*count_moves) (const SsRules *rules, const SsState *state);
  /** play: a legal move, in place. @chance NULL: see SsChance. @history is pushed to by games that look at repetition (never NULL).
   * @effects nullable: what happened is appended. */
  void (*play) (const SsRules *rules, SsState *state, SsMove move, SsChance *chance, SsHistory *history, SsEffects *effects);
  /** digest: over everything that bears on play from here on, but for counters of turns and of repetition (formats.md). */
  guint64 (*digest) (const SsRules *rules, const SsState *state);

  /* Moves as text */
  /** why_not: 0 if @move is legal here, else an index of refusals; @sentence (nullable): set to the whole translated sentence, with its numbers
   * and names (transfer full; NULL: the refusal's own). Never asked of a state that is over or awaits. */
  guint (*why_not) (const SsRules *rules, const SsState *state, SsMove move, char **sentence);
  /** move_text: transfer full. @state: before the move. */
  char *(*move_text) (const SsRules *rules, const SsState *state, SsMove move);
  /** shown_text (opt: move_text hides nothing): the text of @mover's move as @viewer may know it, with ? for what it may not ("/?" for a card thrown
   * away face down). For the record on screen, the clipboard and exports; ss_move_shown_text() calls it. */
  char *(*shown_text) (const SsRules *rules, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer);
  /** parse: any move that some position under these rules could have; SS_NO_MOVE if there is none such. */
  SsMove (*parse) (const SsRules *rules, const char *text);

  /* Hidden information */
  /** view (opt: perfect information): @view gets what @seat may see of @state, the rest unknown. */
  void (*view) (const SsRules *rules, const SsState *state, SsSeat seat, SsState *view);
  /** sample (opt): @state gets a whole state that looks the same to @seat as @view: unseen cards dealt from their sorted multiset. */
  void (*sample) (const SsRules *rules, const SsState *view, SsSeat seat, SsRng *rng, SsState *state);
  /** reveals (opt): did playing @effects show @seat something it could not know? There its undo ends. */
  gboolean (*reveals) (const SsRules *rules, const SsEffects *effects, SsSeat seat);

  /* For the players */
  /** evaluate: from -1 (@seat has lost) to 1, of an unfinished state. */
  double (*evaluate) (const SsRules *rules, const SsState *state, SsSeat seat);
  /** playout (opt): a move out of @moves that a sensible player might make, fast. NULL: any. SS_NO_MOVE ends the play-out here: evaluate() tells more. */
  SsMove (*playout) (const SsRules *rules, const SsState *state, const SsMoves *moves, SsRng *rng);
  /** order (opt): put moves worth trying first; may drop none. */
  void (*order) (const SsRules *rules, const SsState *state, SsMoves *moves);
  /** grades (opt): of the SS_N_GRADES levels, from the weakest up, as measured in the base variant, so that each beats the one below as often as it
   * should: where decisions are many, small differences add up. NULL: as for most games. */
  const SsGrade *grades;

  /* On screen and in words */
  /** pick: turn an input into the next @pick, and perhaps a move or a reason. @legal as in SsSight. */
  void (*pick) (const SsSight *sight, SsPick *pick, const SsInput *input, SsPickResult *result);
  /** draw: the scene with all spots, names and descriptions. */
  void (*draw) (const SsSight *sight, SsScene *scene);
  /** motion (opt): how @effect is animated. */
  void (*motion) (const SsRules *rules, const SsEffect *effect, SsMotion *motion);
  /** say_move: a move as a sentence without a subject's name: "Piece 3 enters" (transfer full). @view before the move; may be of a seat.
   * Only for who may know the whole move: the mover, or after the end; others are told by say_effect. */
  char *(*say_move) (const SsRules *rules, const SsState *view, SsMove move);
  /** say_effect: what happened, for @viewer; NULL if there is nothing to say or it may not know (transfer full). */
  char *(*say_effect) (const SsRules *rules, const SsEffect *effect, SsSeat viewer);
  /** prompt: what is to be done now, for the player to move (transfer full). */
  char *(*prompt) (const SsRules *rules, const SsState *view, SsSeat viewer);
  /** panel (opt): lines about @seat: score parts, supply, hand count. Appends SsPanelLine* to @lines. */
  void (*panel) (const SsRules *rules, const SsState *view, SsSeat seat, GPtrArray *lines);
  /** write_position: the position as plain text for `show`, the clipboard and screen readers, in lines (transfer full). */
  char *(*write_position) (const SsRules *rules, const SsState *view, SsSeat viewer);
  /** say_why (opt): why @move is good, comparing the line it leads to with that of the next best move: a sentence (transfer full). */
  char *(*say_why) (const SsRules *rules, const SsState *view, const SsMove *line, guint n, const SsMove *second, guint n_second);
  /** write_rules (opt): the rules of this variant with its own numbers, for the rules page. */
  void (*write_rules) (const SsRules *rules, SsBook *book);

  /* For the variant editor; @variant may have problems */
  /** draw_member (opt): what a group of a family is (a card), as it lies on the table; the scene's description says it. */
  void (*draw_member) (const SsVariant *variant, const char *group, SsScene *scene);
  /** say_family (opt): what all groups of family @word come to: "Cards in play: 36" (transfer full; NULL: nothing to say). */
  char *(*say_family) (const SsVariant *variant, const char *word);
};

/** ss_games: all games, in the order of the home page; NULL-terminated. A new game is a line there. Defined in games/. */
extern const SsGame *const ss_games[];

/** ss_game_find: by id; NULL if there is none. Also finds games registered by ss_game_register(). */
const SsGame *ss_game_find (const char *id);
/** ss_game_register: for tests: make one more game known to ss_game_find(). */
void ss_game_register (const SsGame *game);

/* Rules */
/** ss_rules_new: compile @variant (without problems; it is kept by a reference of its own). */
SsRules *ss_rules_new (SsVariant *variant);
SsRules *ss_rules_ref (const SsRules *rules);
void     ss_rules_unref (SsRules *rules);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsRules, ss_rules_unref)

/* States */
/** ss_state_new: zeroed, for these rules. Free with g_free(). */
SsState *ss_state_new (const SsRules *rules);
SsState *ss_state_dup (const SsRules *rules, const SsState *state);
/** ss_state_view: what @seat may see (SS_SEAT_NONE: all); transfer full. */
SsState *ss_state_view (const SsRules *rules, const SsState *state, SsSeat seat);
gboolean ss_state_is_over (const SsRules *rules, const SsState *state);

/** ss_move_is_legal: can @move be played in @state? If not, why: @word and @sentence (nullable) as in SsRefusal; @sentence transfer full,
 * translated. Besides the game's own refusals: "game-over" and "awaits" (a random outcome). */
gboolean ss_move_is_legal (const SsRules *rules, const SsState *state, SsMove move, const char **word, char **sentence);
/** ss_move_read: the legal move that @text says, or SS_NO_MOVE and why not, as above; besides: "no-such-move" (no position under these rules
 * could have it). */
SsMove ss_move_read (const SsRules *rules, const SsState *state, const char *text, const char **word, char **sentence);

/** ss_move_shown_text: the text of @mover's move as @viewer (SS_SEAT_NONE: all) may know it; @state before it; transfer full. */
char *ss_move_shown_text (const SsRules *rules, const SsState *state, SsMove move, SsSeat mover, SsSeat viewer);

G_END_DECLS
