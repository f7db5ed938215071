/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "core/ss-record.h"
#include "players/ss-level.h"
#include "scene/ss-scene.h"
#include "ss-json.h"

G_BEGIN_DECLS

/* The command line (formats.md, Command line). Each command is a function that returns the exit status. */

#define SS_CLI_NAME "stepstones-cli"

enum
{
  SS_CLI_OK = 0,
  SS_CLI_PROBLEM = 1, /* of a file or its rules */
  SS_CLI_USAGE = 2,
};

/** The options, as bits: which a command takes. */
typedef enum
{
  SS_CLI_JSON = 1 << 0,
  SS_CLI_SEAT = 1 << 1,
  SS_CLI_SEED = 1 << 2,
  SS_CLI_LEVEL = 1 << 3,
  SS_CLI_COUNT = 1 << 4,
  SS_CLI_FIRST = 1 << 5,
  SS_CLI_SECOND = 1 << 6,
  SS_CLI_GAMES = 1 << 7,
  SS_CLI_OUTPUT = 1 << 8,
  SS_CLI_MAX_MOVES = 1 << 9,
  SS_CLI_THREADS = 1 << 10,
  SS_CLI_SIZE = 1 << 11,
  SS_CLI_STYLE = 1 << 12,
} SsCliOption;

/** SsCliArgs: a command's arguments, read and checked. */
typedef struct
{
  guint given; /* bits of SsCliOption */
  GPtrArray *files; /* what is no option; NULL-terminated besides its len */
  gboolean json;
  SsSeat seat; /* SS_SEAT_NONE: both; look at `given` */
  guint64 seed;
  const SsLevel *level; /* the best unless given */
  const SsLevel *who[2];
  guint64 count, games, max_moves, threads, size;
  const char *output;
  SsStyle style;
} SsCliArgs;

typedef struct
{
  const char *name;
  const char *operands;  /* "FILE DEPTH": in formats' words, not translated */
  guint min, max;        /* how many of them; max G_MAXUINT: any number */
  guint options;         /* bits of SsCliOption that it takes */
  guint needed;          /* and of those it can't do without */
  const char *help;      /* N_() */
  int (*run) (const SsCliArgs *args);
} SsCliCommand;

/** ss_cli_commands: ends with a NULL name. */
extern const SsCliCommand ss_cli_commands[];

/** ss_cli_parse: read the arguments behind the command's name. FALSE: it has been said what is wrong with them. */
gboolean ss_cli_parse (const SsCliCommand *command, char **argv, SsCliArgs *args, gboolean *help);
void     ss_cli_args_clear (SsCliArgs *args);
/** ss_cli_usage: the command's line of usage: "stepstones-cli show FILE [--seat=S] [--json]". Transfer full. */
char *ss_cli_usage (const SsCliCommand *command);
/** ss_cli_print_help: of one command, or of all (NULL). */
void ss_cli_print_help (const SsCliCommand *command);
/** ss_cli_number: @text as a whole number min..max: digits alone. */
gboolean ss_cli_number (const char *text, guint64 min, guint64 max, guint64 *number);

/** ss_cli_error: a line on stderr, "stepstones-cli: @message" (transfer full). */
void ss_cli_error (char *message);
/** ss_cli_print_problems: each on a line of @file. */
void ss_cli_print_problems (const SsProblems *problems, FILE *file);
/** ss_cli_print_json: the value and a line end on stdout. */
void ss_cli_print_json (const SsJson *json);

typedef enum
{
  SS_FILE_VARIANT,
  SS_FILE_RECORD,
  SS_FILE_VECTOR,
} SsFileKind;

/** ss_cli_file_kind: by the ending; FALSE: said that it is none. */
gboolean ss_cli_file_kind (const char *path, SsFileKind *kind);

/** SsSource: a position from a file: the start of a variant, or what the moves of a record or vector lead to. */
typedef struct
{
  SsFileKind kind;
  SsVariant *variant;
  SsRecord *record;     /* NULL: a variant */
  SsPosition *position; /* after the last legal move */
  guint n_moves;        /* played */
  SsMove last;
  SsSeat last_by;
} SsSource;

void ss_source_clear (SsSource *source);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SsSource, ss_source_clear)

/** ss_cli_open: load args' first file. Returns the exit status; what is wrong has been said. Where only a move is not legal, the position
 * before it is in @source all the same, with SS_CLI_PROBLEM. */
int ss_cli_open (const SsCliArgs *args, SsSource *source);

/** ss_source_get_outcome: how the match stands, resignation and agreement included. @reason: a word or NULL. */
SsResult ss_source_get_outcome (const SsSource *source, const char **reason);
/** ss_source_get_seat: who looks: as given, else both if it is finished and the side to move if not. */
SsSeat ss_source_get_seat (const SsSource *source, const SsCliArgs *args);
/** ss_source_get_id: the variant's id, for display. */
const char *ss_source_get_id (const SsSource *source);
/** ss_source_get_name: what the variant is called in the language of the moment. Transfer full. */
char *ss_source_get_name (const SsSource *source);
/** ss_source_restart: the position before the first move again, with the same random outcomes to come. Transfer full. */
SsPosition *ss_source_restart (const SsSource *source);
/** ss_source_read: the move of that number (from 0), which has been found legal, in @position before it. */
SsMove ss_source_read (const SsSource *source, const SsPosition *position, guint i);

/** ss_seat_to_word: "first", "second"; NULL for nobody. */
const char *ss_seat_to_word (SsSeat seat);
/** ss_cli_say_result: for people: "First wins: All pieces home". Transfer full. */
char *ss_cli_say_result (const SsGame *game, SsResult result, const char *reason);
/** ss_cli_json_scores: a member "scores". */
void ss_cli_json_scores (SsJson *json, const int scores[2]);

int ss_cli_list (const SsCliArgs *args);
int ss_cli_describe (const SsCliArgs *args);
int ss_cli_check (const SsCliArgs *args);
int ss_cli_show (const SsCliArgs *args);
int ss_cli_moves (const SsCliArgs *args);
int ss_cli_replay (const SsCliArgs *args);
int ss_cli_perft (const SsCliArgs *args);
int ss_cli_solve (const SsCliArgs *args);
int ss_cli_hint (const SsCliArgs *args);
int ss_cli_analyse (const SsCliArgs *args);
int ss_cli_play (const SsCliArgs *args);
int ss_cli_render (const SsCliArgs *args);

G_END_DECLS
