/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "ss-scene.h"

G_BEGIN_DECLS

/** SsTypeLine: one line of a text that has been set: where it begins (baseline), relative to the item's place, in units. */
typedef struct
{
  char *text;
  double x, y;
} SsTypeLine;

/** SsTyped: a text item set in type: broken into lines, shrunk or cut to its room. */
typedef struct
{
  char *key;           /* all that it comes from */
  PangoLayout *layout; /* in units: one unit is one px of Pango's */
  GArray *lines;       /* of SsTypeLine, as the layout's */
  double size;         /* font size, after shrinking */
  const char *css_class; /* of the text */
  char *colour_class;    /* whose fill it has */
  SsSymbolBox ink, room;    /* what is drawn; what it takes in a layout */
} SsTyped;

/** ss_type_set: what is measured is drawn soon after, so each thread keeps what it has set last. Caller frees by ss_typed_free(). */
SsTyped *ss_type_set (const SsItem *item);
void     ss_typed_free (SsTyped *typed);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsTyped, ss_typed_free)

/** ss_type_draw: @typed with the item's place at the origin of @cr. */
void ss_type_draw (const SsTyped *typed, SsStyle style, cairo_t *cr);

/** ss_type_get_language: of the interface: "ko", "ja", "en" ... */
const char *ss_type_get_language (void);
/** ss_type_get_weight: 400, 600, 700. */
int ss_type_get_weight (SsTextClass text_class);
/** ss_type_font_list: art.md's list, as for font-family. Transfer full. */
char *ss_type_font_list (void);

G_END_DECLS
