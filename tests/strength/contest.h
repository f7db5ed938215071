/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "entrant.h"

/** Contest: paired games of two entrants: games 2k and 2k+1 begin alike (the same deal, the same opening) with the seats changed. A game follows
 * from its number and the seed alone, whoever plays it and when. */
typedef struct
{
  SsRules *rules;
  const char *variant;
  const Entrant *who[2];
  guint games;   /* even */
  guint opening; /* random moves before the players' own, so that players without chance don't play one game again and again */
  guint64 seed;
  double effort;
  guint threads;
  GFile *file;     /* nullable: results are kept in, and taken from, this file */
  gint64 deadline; /* monotonic; 0: none. No game is begun after it */
} Contest;

/** Score: of the first entrant. */
typedef struct
{
  guint games; /* that have been played, of those wanted */
  guint wins, draws, losses, cut; /* cut: too long, counted as draws and told */
  double seconds; /* of a thread, in those of this run */
} Score;

/** contest_run: FALSE (and says so) if the file can't be used. */
gboolean contest_run (const Contest *contest, Score *score);

double score_share (const Score *score);
/** score_interval: 95 %, Wilson's, a draw counting half. */
void   score_interval (const Score *score, double *low, double *high);
/** score_text: "150 of 200 (75.0 %, 95 % interval 68.6 to 80.5; 150 won, 0 drawn, 50 lost)". */
char  *score_text (const Score *score);
