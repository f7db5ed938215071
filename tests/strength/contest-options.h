/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "contest.h"

/** ContestOptions: what programs that measure are told on the command line. */
typedef struct
{
  int games, threads;
  double effort;
  GFile *file;     /* nullable */
  gint64 deadline; /* monotonic; 0: none */
} ContestOptions;

/** contest_options_read: take the options out of @argv, those of @more too, leaving @n arguments (@usage: their names). @options holds what is taken
 * without them. FALSE (and says why) if they are wrong. */
gboolean contest_options_read (ContestOptions *options, const GOptionEntry *more, const char *usage, int n, int *argc, char ***argv);
void     contest_options_clear (ContestOptions *options);
