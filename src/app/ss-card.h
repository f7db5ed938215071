/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** SsCard: a card of the home page: a drawn board, a title, a line or two. A child of a GtkFlowBox; `card.open` activates it. */
#define SS_TYPE_CARD (ss_card_get_type ())
G_DECLARE_FINAL_TYPE (SsCard, ss_card, SS, CARD, GtkFlowBoxChild)

#define SS_CARD_WIDTH 288
#define SS_CARD_HEIGHT 162

/** ss_card_new: @detail and @caption nullable. */
GtkWidget  *ss_card_new (const char *title, const char *detail, const char *caption);
void        ss_card_set_picture (SsCard *self, GdkPaintable *picture);
/** ss_card_set_target: what the card opens (a variant's id, a match's path). */
void        ss_card_set_target (SsCard *self, const char *target);
const char *ss_card_get_target (SsCard *self);

G_END_DECLS
