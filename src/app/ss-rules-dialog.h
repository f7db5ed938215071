/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** SsRulesDialog: the rules page: the rules of a variant with its own numbers in them, what is different, small drawn positions, a table of
 * contents and a search. Written by the game (SsGame.write_rules) as an SsBook. */
#define SS_TYPE_RULES_DIALOG (ss_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SsRulesDialog, ss_rules_dialog, SS, RULES_DIALOG, AdwDialog)

/** ss_rules_dialog_new: @variant has no problems. */
AdwDialog *ss_rules_dialog_new (SsVariant *variant);

G_END_DECLS
