/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/ss-match.h"

G_BEGIN_DECLS

/** SsEndBanner: the end of a match: result, reason, scores; rematch, swap seats, look back. */
#define SS_TYPE_END_BANNER (ss_end_banner_get_type ())
G_DECLARE_FINAL_TYPE (SsEndBanner, ss_end_banner, SS, END_BANNER, AdwBin)

void        ss_end_banner_fill (SsEndBanner *self, SsMatch *match);
/** ss_end_banner_get_text: result and reason in a line, for announcing. */
const char *ss_end_banner_get_text (SsEndBanner *self);

G_END_DECLS
