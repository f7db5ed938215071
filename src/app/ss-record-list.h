/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-match.h"

G_BEGIN_DECLS

/** SsRecordList: the record of a match in notation; choosing an entry emits "look" (guint: the position after so many moves). */
#define SS_TYPE_RECORD_LIST (ss_record_list_get_type ())
G_DECLARE_FINAL_TYPE (SsRecordList, ss_record_list, SS, RECORD_LIST, AdwBin)

void ss_record_list_set_match (SsRecordList *self, SsMatch *match, GdkPaintable *first, GdkPaintable *second);
/** ss_record_list_update: @hidden: behind the curtain, nothing. @shown: the position that is marked. */
void ss_record_list_update (SsRecordList *self, SsSeat viewer, gboolean hidden, guint shown);

/** ss_record_list_set_remark: on move @number: shown below it. */
void ss_record_list_set_remark (SsRecordList *self, guint number, const char *remark);
void ss_record_list_forget_remarks (SsRecordList *self);

/** ss_record_list_refresh: entry @number is to be written anew (its comment). */
void ss_record_list_refresh (SsRecordList *self, guint number);

G_END_DECLS
