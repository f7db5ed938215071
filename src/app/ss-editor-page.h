/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** SsEditorPage: the variant editor: the form made from the parameter table, the text of the keyfile in step with it, and live beside them the
 * board of the start, the problems and the rules in sentences. Emits "try-out" (SsVariant*, borrowed) and "saved" (the path). */
#define SS_TYPE_EDITOR_PAGE (ss_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (SsEditorPage, ss_editor_page, SS, EDITOR_PAGE, AdwNavigationPage)

GtkWidget *ss_editor_page_new (SsDraft *draft);
SsDraft   *ss_editor_page_get_draft (SsEditorPage *page);

/** ss_editor_page_confirm_leave: is there nothing to lose, or does the person say so? Asks where it must; @leave is called (once) if it may be left. */
void ss_editor_page_confirm_leave (SsEditorPage *page, GCallback leave, gpointer data);

G_END_DECLS
