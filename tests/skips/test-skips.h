/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-record.h"
#include "games/skips/skips.h"

/** The variant of these keys ("[Board]\nSpaces=..."), which must be without problems. */
SsVariant *skips_variant_of (const char *keys);
/** Its start position, after @moves (texts separated by blanks; "" for none). @order (nullable): the laid spaces. */
SsPosition *skips_position_of (const char *keys, const char *order, const char *moves);

void skips_add_variant_tests (void);
void skips_add_word_tests (void);
