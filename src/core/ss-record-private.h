/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-record.h"

G_BEGIN_DECLS

/** RecordCheck: a record being checked, and where in its file things stand. */
typedef struct
{
  SsRecord *record;
  SsProblems *problems;
  GArray *chance_lines;     /* of guint, by entry */
  guint result_line;        /* 0: not given, or no right word */
  guint reason_line;
  gboolean reason_reported; /* a problem of Reason has been said */
} RecordCheck;

/** ss_record_check_replay: play the record and report the first move that is not legal, random outcomes that are missing, wrong or never used,
 * and a result or reason that replaying does not bear out. The record's variant must be sound. */
void ss_record_check_replay (const RecordCheck *check);

G_END_DECLS
