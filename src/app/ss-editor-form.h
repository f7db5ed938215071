/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** SsEditorForm: fills a preferences page with the rows of a draft's game, from its parameter table alone: a group a group of the keyfile, and of a
 * family (own shapes, cards) an expander a member, filled when first opened. Emits "draw" (SsParamRow*): a drawn editor is asked for. */
#define SS_TYPE_EDITOR_FORM (ss_editor_form_get_type ())
G_DECLARE_FINAL_TYPE (SsEditorForm, ss_editor_form, SS, EDITOR_FORM, GObject)

SsEditorForm *ss_editor_form_new (SsDraft *draft, AdwPreferencesPage *page);
/** ss_editor_form_update: take over what the draft says now. */
void ss_editor_form_update (SsEditorForm *form);
/** ss_editor_form_focus: put the focus on the row of this key; FALSE if there is none. */
gboolean ss_editor_form_focus (SsEditorForm *form, const char *group, const char *key);

G_END_DECLS
