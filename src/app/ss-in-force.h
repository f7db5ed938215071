/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-variant.h"

G_BEGIN_DECLS

/** ss_in_force_new: the rules in force as a dialog: the sentences of what is different from the published game. */
AdwDialog *ss_in_force_new (SsVariant *variant, const char *name);

G_END_DECLS
