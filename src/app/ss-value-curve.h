/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** SsValueCurve: what the position was worth after each move: up is good for First, down for Second; mistakes are dots. A click emits "look"
 * (guint: the position after so many moves). For a screen reader the record says the same in words. */
#define SS_TYPE_VALUE_CURVE (ss_value_curve_get_type ())
G_DECLARE_FINAL_TYPE (SsValueCurve, ss_value_curve, SS, VALUE_CURVE, GtkWidget)

/** ss_value_curve_begin: empty, with room for @n moves. */
void ss_value_curve_begin (SsValueCurve *self, guint n);
/** ss_value_curve_add: of the next move; @value: -1..1 for First. */
void ss_value_curve_add (SsValueCurve *self, double value, gboolean mistake);
/** ss_value_curve_set_shown: the position that is looked at: marked. */
void ss_value_curve_set_shown (SsValueCurve *self, guint n);

G_END_DECLS
