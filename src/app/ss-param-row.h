/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** SsParamRow: one parameter of a draft as a row of the editor's form, made from the parameter table alone: a number box, switch, choice or
 * entry; what is wrong beside it; its base value and a reset where it differs. Emits "draw" when the drawn editor is asked for. */
#define SS_TYPE_PARAM_ROW (ss_param_row_get_type ())
G_DECLARE_FINAL_TYPE (SsParamRow, ss_param_row, SS, PARAM_ROW, AdwPreferencesRow)

/** ss_param_row_new: @group: the whole group name ("Shape BOAT"). */
GtkWidget *ss_param_row_new (SsDraft *draft, const SsParam *param, const char *group);
/** ss_param_row_new_text: a text that isn't in the table: [Variant] Name, Summary ... */
GtkWidget *ss_param_row_new_text (SsDraft *draft, const char *group, const char *key, const char *title);

const char *ss_param_row_get_group (SsParamRow *row);
const char *ss_param_row_get_key (SsParamRow *row);
const SsParam *ss_param_row_get_param (SsParamRow *row);
/** ss_param_row_update: take over what the draft says now; a value being typed stays as typed. */
void ss_param_row_update (SsParamRow *row);
/** ss_param_row_focus: put the focus into its control. */
void ss_param_row_focus (SsParamRow *row);
/** ss_param_row_append: a widget below its control: what the value looks like. */
void ss_param_row_append (SsParamRow *row, GtkWidget *widget);

/** ss_param_value_to_text: the value of a parameter for people: no word of a keyfile. Transfer full. */
char *ss_param_value_to_text (const SsVariant *variant, const SsParam *param, const char *group);

G_END_DECLS
