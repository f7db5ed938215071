/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-types.h"

G_BEGIN_DECLS

/** SsScene: a picture as a list of placed symbols and texts (architecture.md, Drawing; art.md). Units: one cell is 64. Only a cache: drawn from
 * (rules, what a seat sees, what the player has picked up), thrown away at will. It knows no colour and no pixel. */

typedef enum
{
  SS_LAYER_WATER,
  SS_LAYER_SHALLOW,
  SS_LAYER_LAND,
  SS_LAYER_SPACES, /* and routes */
  SS_LAYER_TILES,  /* and bridges */
  SS_LAYER_TINTS,
  SS_LAYER_PIECES,
  SS_LAYER_MARKS,
  SS_LAYER_TEXT,
  SS_LAYER_HELD, /* picked up: with a shadow */
  SS_LAYER_BUBBLE, /* a sentence on paper: over all */
} SsLayer;

typedef enum
{
  SS_ITEM_SYMBOL, /* a file of data/art, or one defined by the scene */
  SS_ITEM_TEXT,
} SsItemKind;

typedef enum
{
  SS_ALIGN_START,
  SS_ALIGN_MIDDLE,
  SS_ALIGN_END,
} SsAlign;

/** SsTextClass: the classes of text in the stylesheets (art.md, Type). */
typedef enum
{
  SS_TEXT_LABEL,   /* 18, 600 */
  SS_TEXT_CAPTION, /* 15 */
  SS_TEXT_NUMBER,  /* 26, 600 */
  SS_TEXT_CARD,    /* 15, ink: card text */
  SS_TEXT_ON_STATE, /* on a mark */
} SsTextClass;

typedef struct
{
  char *id;     /* identity from scene to scene: a moved item keeps it and is animated */
  SsItemKind kind;
  SsLayer layer;
  double x, y;  /* place of the anchor */
  double scale; /* 1 */
  double angle; /* degrees, about the anchor */
  gboolean flip;
  double opacity; /* 1; ghosts 0.45 */
  gboolean shadow; /* picked up */
  char *symbol; /* SYMBOL: its name */
  char *text;   /* TEXT */
  SsTextClass text_class;
  double size;  /* TEXT: font size in units; 0: the class's */
  double width; /* TEXT: room in units for breaking lines; 0: one line */
  guint max_lines; /* TEXT: 0: any */
  SsAlign align;
  char *colour_class; /* TEXT: class that gives its fill, NULL: the text class's */
} SsItem;

/** SsSpot: a place that can be chosen: a small focusable widget in the window. */
typedef struct
{
  guint32 spot; /* the number that inputs carry; not 0 */
  char *id;     /* identity from scene to scene, so that focus survives a move */
  double x, y, width, height; /* its box in units: x, y are the top left */
  double radius;              /* of the focus outline */
  char *name;        /* spoken: "c5, your L tile" */
  char *description; /* nullable: what choosing it does, or why it can't be done */
  gboolean legal;    /* choosing it leads on */
  gboolean chosen;
  int area;          /* Tab moves between areas (board 0, hand 1, supply 2 ...), arrows inside one */
} SsSpot;

struct _SsScene
{
  double width, height;
  GPtrArray *items; /* SsItem*, in the order of drawing within a layer */
  GPtrArray *spots; /* SsSpot* */
  GHashTable *defines; /* name -> SsDefine*: symbols composed by the game */
  GPtrArray *foreseen; /* of char*: symbols that are not placed but may be soon */
  char *description; /* of the whole board, spoken; nullable */
};

/** SsPaper: a bubble: its size and where on its upper (lower: above) edge the tip is, in units. */
typedef struct
{
  int width, height, tip;
  gboolean above;
} SsPaper;

/** SsDefine: a symbol composed by the scene (a tile from its cells, an island, a river): the inside of an SVG document, colours by class only. */
typedef struct
{
  char *name;
  char *svg; /* elements, without <svg> */
  double x, y, width, height; /* its viewBox */
  gboolean is_water;          /* of ss_scene_water(): drawn from one tile of waves, much faster than as the pattern that its svg says */
  const char *flat;           /* of ss_scene_flat(): the class that it is filled with; else NULL */
  gboolean is_bubble;         /* of ss_scene_bubble(): drawn without librsvg, as each sentence needs one of its own while the pointer moves */
  SsPaper paper;              /* of a bubble */
} SsDefine;

SsScene *ss_scene_new (double width, double height);
void     ss_scene_free (SsScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SsScene, ss_scene_free)

/** ss_scene_place: a symbol at x, y; returns the item, borrowed, to be changed further. @id: printf-like names are made by the caller; copied. */
SsItem *ss_scene_place (SsScene *scene, const char *id, SsLayer layer, const char *symbol, double x, double y);
/** ss_scene_text: a text in the layer TEXT. y is the middle of all its lines; x their start, middle or end by `align` (middle; card text: start).
 * Where `width` and `max_lines` leave too little room, it is set at 80 %, then in all its lines, then with an ellipsis (art.md, Type). */
SsItem *ss_scene_text (SsScene *scene, const char *id, SsTextClass text_class, const char *text, double x, double y);
/** ss_scene_define: a composed symbol; the same name must always mean the same drawing (names are the key of the texture cache). Its ids begin with
 * its name. href="#..." and url(#...) may name symbols of data/art and the ids in them. A name defined already is left as it is. */
void    ss_scene_define (SsScene *scene, const char *name, const char *svg, double x, double y, double width, double height);
/** ss_scene_is_defined: to spare oneself composing the same tile twice. */
gboolean ss_scene_is_defined (const SsScene *scene, const char *name);
/** ss_scene_foresee: @symbol may have to be placed, at scale 1, the next time something is picked up, turned or pointed at: the window makes its
 * texture ahead while it has nothing else to do, so that nothing is rendered while a finger moves. */
void    ss_scene_foresee (SsScene *scene, const char *symbol);
/** ss_scene_water: a sheet of water with its waves, in the layer WATER; x, y: top left; whole units. */
SsItem *ss_scene_water (SsScene *scene, const char *id, double x, double y, double width, double height);
/** ss_scene_flat: a sheet of one colour, that of the fill of @css_class (a literal); x, y: top left; whole units. However large, it costs no memory. */
SsItem *ss_scene_flat (SsScene *scene, const char *id, SsLayer layer, const char *css_class, double x, double y, double width, double height);
/** ss_scene_bubble: @text (the reason why something can't be done) on a paper bubble as wide as it needs, at most @width, whose tip points at x, y from
 * below (from above if it wouldn't fit there), inside the scene. In the layer BUBBLE; ids are @id and "@id-text". */
void    ss_scene_bubble (SsScene *scene, const char *id, const char *text, double x, double y, double width);
/** ss_scene_bracket: mark the spot of number @spot, if there is one, by the corners of the last move about its box: what a hint speaks of. */
void    ss_scene_bracket (SsScene *scene, const char *id, guint32 spot);
/** ss_scene_spot: a place that can be chosen, centred on cx, cy. */
SsSpot *ss_scene_spot (SsScene *scene, guint32 spot, const char *id, double cx, double cy, double width, double height, const char *name);

SsItem *ss_scene_find_item (const SsScene *scene, const char *id);
SsSpot *ss_scene_find_spot (const SsScene *scene, guint32 spot);

/** SsStyle: the stylesheet of art.md. */
typedef enum
{
  SS_STYLE_LIGHT,
  SS_STYLE_DARK,
  SS_STYLE_CONTRAST,
} SsStyle;

/** ss_scene_to_svg: one self-contained SVG document (each symbol once, its ids prefixed by its name). @size: width in px; 0: the scene's units.
 * Transfer full. All that draws belongs to the main thread; making a scene does not. */
char *ss_scene_to_svg (const SsScene *scene, SsStyle style, int size);

/** SsPixels: premultiplied ARGB32 (cairo's), for textures. */
typedef struct
{
  GBytes *bytes; /* keeps the surface alive */
  int width, height, stride;
} SsPixels;

/** ss_scene_render: the whole scene at @scale device pixels a unit, through librsvg and Pango. @smallest: captions whose letters would be smaller than
 * this many device pixels are left out. Caller frees by ss_pixels_clear(). FALSE if the picture would be larger than 16384. */
gboolean ss_scene_render (const SsScene *scene, SsStyle style, double scale, double smallest, SsPixels *pixels);
/** ss_scene_to_png: the same as a file, @size px wide (16..8192). */
gboolean ss_scene_to_png (const SsScene *scene, SsStyle style, int size, const char *path, GError **error);

/** SsSymbolBox: where a symbol's pixels lie about its anchor, in units. */
typedef struct
{
  double x, y, width, height;
} SsSymbolBox;

/** ss_symbol_box: the viewBox of a symbol of the scene. FALSE if there is no such symbol. */
gboolean ss_symbol_box (const SsScene *scene, const char *symbol, SsSymbolBox *box);
/** ss_symbol_render: one symbol at @scale device pixels a unit in @style: its top left pixel is the top left of its box; width and height are those of
 * the box, rounded up to whole pixels (place the texture with the size width / scale). Calls of librsvg are counted: ss_symbol_get_render_count(). Caller frees by
 * ss_pixels_clear(). FALSE if there is no such symbol or the picture would be larger than 16384. */
gboolean ss_symbol_render (const SsScene *scene, const char *symbol, SsStyle style, double scale, SsPixels *pixels);
guint    ss_symbol_get_render_count (void);
/** ss_symbol_is_water: is @symbol of ss_scene_water()? Then ss_water_render() gives a tile of it in whole pixels, to be repeated over its box from the top
 * left corner: far less than a picture of all. */
gboolean ss_symbol_is_water (const SsScene *scene, const char *symbol);
gboolean ss_water_render (SsStyle style, double scale, SsPixels *pixels);
/** ss_symbol_flat_colour: is @symbol of ss_scene_flat()? Then its colour, each part 0 to 1, is all that there is to draw. */
gboolean ss_symbol_flat_colour (const SsScene *scene, const char *symbol, SsStyle style, double rgb[3]);
/** ss_symbol_forget_parsed: documents are kept from one rendering to the next, so that a window being resized parses nothing. This frees them; the next
 * rendering parses anew. */
void     ss_symbol_forget_parsed (void);
void     ss_pixels_clear (SsPixels *pixels);
/** ss_text_render: a text item at @scale device pixels a unit; @box: where it lies, relative to the item's place, in units. Scale, angle and opacity of
 * the item are for whoever places it. Lines break at the same words at any scale. */
gboolean ss_text_render (const SsItem *item, SsStyle style, double scale, SsPixels *pixels, SsSymbolBox *box);
/** ss_text_size: of the letters, in units (art.md, Type). */
double   ss_text_size (const SsItem *item);
/** ss_text_measure: the room that a text takes, relative to the item's place, in units. */
void     ss_text_measure (const SsItem *item, SsSymbolBox *box);
/** ss_text_set_family: the interface font's family; NULL: the font list of art.md alone. Throw away textures of texts after it. */
void     ss_text_set_family (const char *family);

G_END_DECLS
