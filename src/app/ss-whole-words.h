/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ss_whole_words_mark: forbid line breaks inside each Korean word of @text, and between a number and what it counts; @attributes are added to. */
void ss_whole_words_mark (const char *text, PangoAttrList *attributes);

/** ss_whole_words_in_labels: from now on every label that wraps, the toolkit's own, too, breaks Korean lines at blanks. */
void ss_whole_words_in_labels (void);

G_END_DECLS
