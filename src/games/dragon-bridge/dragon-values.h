/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-rules.h"

G_BEGIN_DECLS

/* Between dragon-params.c (the table) and dragon-values.c: what SsParam's functions are. */
gboolean dragon_check_effect (const SsParam *param, const char *text, char **what);
gboolean dragon_check_power (const SsParam *param, const char *text, char **what);
void dragon_check_powers (const SsParam *param, const char *const *items, guint n, GPtrArray *whats);
char *dragon_derive_name (const SsVariant *variant, const char *group);
char *dragon_read_effect_out (const SsParam *param, const char *text);
char *dragon_read_powers_out (const SsParam *param, const char *text);
gboolean dragon_find_effect_fault (const SsParam *param, const char *text, guint *start, guint *length);
gboolean dragon_find_powers_fault (const SsParam *param, const char *text, guint *start, guint *length);
void dragon_differs_gem_tiles (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_gem_action (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_count (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_wings (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_cost (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_effect (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_powers (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_stays (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);
void dragon_differs_nothing (const SsVariant *variant, const SsParam *param, const char *group, GPtrArray *sentences);

G_END_DECLS
