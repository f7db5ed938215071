/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** ss_drawn_editor_new: a dialog with the editor on the drawing of @param (its SsDrawnEditor), by pointer and keys. It changes @draft at once,
 * so that undo and problems work in it as everywhere. */
AdwDialog *ss_drawn_editor_new (SsDraft *draft, const SsParam *param, const char *group);

G_END_DECLS
