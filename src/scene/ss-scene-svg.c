/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ss-art.h"
#include "ss-scene-private.h"
#include "ss-type.h"

/* number: as short as it is exact enough, with a point in every locale. Buffers are the caller's. */
static const char *
number (char buffer[G_ASCII_DTOSTR_BUF_SIZE], double value)
{
  double rounded = round (value * 1000) / 1000;

  g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, "%.10g", rounded == 0 ? 0 : rounded);
  return buffer;
}

/* put: @format with each % replaced by the next number. */
static void
put (GString *svg, const char *format, const double *values)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  for (const char *p = format; *p; p++)
    if (*p == '%')
      g_string_append (svg, number (buffer, *values++));
    else
      g_string_append_c (svg, *p);
}

#define PUT(svg, format, ...) put (svg, format, (const double[]) { __VA_ARGS__ })

/* put_text: escaped; what XML can't hold at all is replaced. */
static void
put_text (GString *svg, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *escaped = NULL;

  for (char *p = valid; *p; p++)
    if ((guchar) *p < ' ' && *p != '\n' && *p != '\t')
      *p = ' ';
  escaped = g_markup_escape_text (valid, -1);
  g_string_append (svg, escaped);
}

/* collect: @name and all symbols that it refers to, the latter first, each once. */
static void
collect (const SsScene *scene, const char *name, GPtrArray *names)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, name) : NULL;

  if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    return;
  if (define)
    {
      g_autoptr (GPtrArray) references = ss_art_references (define->svg);

      for (guint i = 0; i < references->len; i++)
        {
          const char *reference = g_ptr_array_index (references, i);
          const SsArtSymbol *owner;

          if (g_str_has_prefix (reference, name))
            continue; /* an id of its own */
          owner = ss_art_find_owner (reference);
          if (!owner)
            g_critical ("“%s” refers to “%s”, which is nowhere", name, reference);
          else
            collect (NULL, owner->name, names);
        }
      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        return;
    }
  g_ptr_array_add (names, g_strdup (name));
}

static const char *
get_body (const SsScene *scene, const char *name)
{
  const SsDefine *define = scene ? g_hash_table_lookup (scene->defines, name) : NULL;
  const SsArtSymbol *art = define ? NULL : ss_art_find (name);

  return define ? define->svg : art ? art->body : NULL;
}

static void
put_define (GString *svg, const SsScene *scene, const char *name)
{
  g_string_append (svg, "<g id=\"");
  put_text (svg, name);
  g_string_append_printf (svg, "\">\n%s\n</g>\n", get_body (scene, name));
}

char *
ss_symbol_to_document (const SsScene *scene, const char *symbol)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *svg;
  SsSymbolBox box;

  if (!ss_symbol_box (scene, symbol, &box))
    return NULL;
  collect (scene, symbol, names);
  svg = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\"");
  PUT (svg, " viewBox=\"% % % %\">\n", box.x, box.y, box.width, box.height);
  if (names->len > 1)
    {
      g_string_append (svg, "<defs>\n");
      for (guint i = 0; i < names->len; i++)
        if (!g_str_equal (g_ptr_array_index (names, i), symbol))
          put_define (svg, scene, g_ptr_array_index (names, i));
      g_string_append (svg, "</defs>\n");
    }
  g_string_append_printf (svg, "%s\n</svg>\n", get_body (scene, symbol));
  return g_string_free (svg, FALSE);
}

GPtrArray *
ss_scene_sort (const SsScene *scene)
{
  GPtrArray *items = g_ptr_array_new ();

  for (int layer = SS_LAYER_WATER; layer <= SS_LAYER_BUBBLE; layer++)
    for (guint i = 0; i < scene->items->len; i++)
      {
        SsItem *item = g_ptr_array_index (scene->items, i);

        if ((int) item->layer == layer)
          g_ptr_array_add (items, item);
      }
  return items;
}

gboolean
ss_item_shadow (const SsScene *scene, const SsItem *item, SsSymbolBox *box)
{
  SsSymbolBox symbol;

  if (!item->shadow || item->kind != SS_ITEM_SYMBOL || !ss_symbol_box (scene, item->symbol, &symbol))
    return FALSE;
  box->width = symbol.width * item->scale * 0.85;
  box->height = symbol.height * item->scale * 0.28;
  box->x = item->x + (symbol.x + symbol.width / 2) * item->scale - box->width / 2;
  box->y = item->y + (symbol.y + symbol.height) * item->scale - box->height * 0.55;
  return TRUE;
}

static void
put_place (GString *svg, const SsItem *item)
{
  PUT (svg, " transform=\"translate(% %)", item->x, item->y);
  if (item->angle != 0)
    PUT (svg, " rotate(%)", item->angle);
  if (item->flip)
    PUT (svg, " scale(% %)", -item->scale, item->scale);
  else if (item->scale != 1)
    PUT (svg, " scale(%)", item->scale);
  g_string_append_c (svg, '"');
  if (item->opacity < 1)
    PUT (svg, " opacity=\"%\"", item->opacity);
}

static void
put_type (GString *svg, const SsItem *item, SsStyle style)
{
  g_autoptr (SsTyped) typed = ss_type_set (item);
  static const char *const anchors[] = { "start", "middle", "end" };

  g_string_append_printf (svg, "<text class=\"%s\"", typed->css_class);
  put_place (svg, item);
  PUT (svg, " style=\"font-size:%px;font-weight:%;", typed->size, ss_type_get_weight (item->text_class));
  g_string_append_printf (svg, "text-anchor:%s", anchors[item->align]);
  if (item->colour_class)
    g_string_append_printf (svg, ";fill:%s", ss_art_get_property (style, item->colour_class, "fill"));
  g_string_append (svg, "\">");
  for (guint i = 0; i < typed->lines->len; i++)
    {
      const SsTypeLine *line = &g_array_index (typed->lines, SsTypeLine, i);

      PUT (svg, "<tspan x=\"0\" y=\"%\">", line->y);
      put_text (svg, line->text);
      g_string_append (svg, "</tspan>");
    }
  g_string_append (svg, "</text>\n");
}

char *
ss_scene_to_svg (const SsScene *scene, SsStyle style, int size)
{
  g_autoptr (GPtrArray) items = ss_scene_sort (scene), names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *fonts = ss_type_font_list ();
  double width = size > 0 ? size : scene->width, height = scene->height * width / scene->width;
  GString *svg = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\"");

  PUT (svg, " viewBox=\"0 0 % %\" width=\"%\" height=\"%\"", scene->width, scene->height, width, height);
  g_string_append_printf (svg, " lang=\"%s\" font-family=\"%s\" style=\"font-variant-numeric:tabular-nums\" role=\"img\">\n", ss_type_get_language (), fonts);
  if (scene->description)
    {
      g_string_append (svg, "<desc>");
      put_text (svg, scene->description);
      g_string_append (svg, "</desc>\n");
    }
  g_string_append_printf (svg, "<style>\n%s</style>\n<defs>\n", ss_art_get_sheet (style));
  for (guint i = 0; i < items->len; i++)
    {
      const SsItem *item = g_ptr_array_index (items, i);

      if (item->kind != SS_ITEM_SYMBOL)
        continue;
      if (!get_body (scene, item->symbol))
        g_critical ("There is no symbol “%s”", item->symbol);
      else
        collect (scene, item->symbol, names);
    }
  for (guint i = 0; i < names->len; i++)
    put_define (svg, scene, g_ptr_array_index (names, i));
  g_string_append (svg, "</defs>\n");
  for (guint i = 0; i < items->len; i++)
    {
      const SsItem *item = g_ptr_array_index (items, i);
      SsSymbolBox shadow;

      if (item->kind == SS_ITEM_TEXT)
        {
          put_type (svg, item, style);
          continue;
        }
      if (ss_item_shadow (scene, item, &shadow))
        PUT (svg, "<ellipse class=\"ink\" cx=\"%\" cy=\"%\" rx=\"%\" ry=\"%\" opacity=\"%\"/>\n", shadow.x + shadow.width / 2, shadow.y + shadow.height / 2,
             shadow.width / 2, shadow.height / 2, SS_SHADOW_OPACITY);
      g_string_append (svg, "<use href=\"#");
      put_text (svg, item->symbol);
      g_string_append_c (svg, '"');
      put_place (svg, item);
      g_string_append (svg, "/>\n");
    }
  g_string_append (svg, "</svg>\n");
  return g_string_free (svg, FALSE);
}
