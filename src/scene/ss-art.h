/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-scene.h"

G_BEGIN_DECLS

/** SsArtSymbol: a file of data/art, as it is compiled into the program. */
typedef struct
{
  char *name;      /* of the file, without ".svg" */
  char *body;      /* what is inside <svg> */
  SsSymbolBox box; /* its viewBox */
} SsArtSymbol;

/** ss_art_find: the symbol @name; NULL if there is no such file. Lives as long as the program. Main thread only, as all of scene/ that draws. */
const SsArtSymbol *ss_art_find (const char *name);
/** ss_art_find_owner: the symbol whose file the id @id comes from ("tile-first-cell" is tile-first's); NULL if there is none. */
const SsArtSymbol *ss_art_find_owner (const char *id);
/** ss_art_list: names of all symbols, sorted. Free with g_strfreev(). */
char **ss_art_list (void);

/** ss_art_get_sheet: the stylesheet's text. */
const char *ss_art_get_sheet (SsStyle style);
/** ss_art_get_property: a property of a class (name without the dot) in the stylesheet; NULL if the class or the property isn't there. */
const char *ss_art_get_property (SsStyle style, const char *class_name, const char *property);
/** ss_art_has_class: does the stylesheet know the class? */
gboolean ss_art_has_class (SsStyle style, const char *class_name);
/** ss_art_get_colour: the colour that a property of a class has, as red, green, blue of 0..1. FALSE if it has none. */
gboolean ss_art_get_colour (SsStyle style, const char *class_name, const char *property, double rgb[3]);

/** ss_art_references: names in @svg that stand in href="#..." and url(#...), each once, in order of appearance. Free with g_ptr_array_unref(). */
GPtrArray *ss_art_references (const char *svg);

G_END_DECLS
