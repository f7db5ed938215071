/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-type.h"

#include <math.h>
#include <string.h>

#include "ss-art.h"

/* art.md, Type */
static const struct
{
  const char *css_class;
  double size;
  int weight;
} classes[] = {
  [SS_TEXT_LABEL] = { "label", 18, 600 },
  [SS_TEXT_CAPTION] = { "caption", 15, 400 },
  [SS_TEXT_NUMBER] = { "number", 26, 600 },
  [SS_TEXT_CARD] = { "ink-text", 15, 400 },
  [SS_TEXT_ON_STATE] = { "on-state", 17, 700 },
};

#define KEPT 16 /* texts a thread keeps */
#define SHRUNK 0.8      /* a name that doesn't fit */
#define MIDDLE_HEIGHT 0.36 /* of digits and capitals above the baseline, of CJK signs too: half their height */

static char *interface_family;

void
ss_text_set_family (const char *family)
{
  g_set_str (&interface_family, family);
}

const char *
ss_type_get_language (void)
{
  static const char *const known[] = { "ko", "ja", "en" };
  const char *const *names = g_get_language_names ();

  for (guint i = 0; names[i]; i++)
    for (guint j = 0; j < G_N_ELEMENTS (known); j++)
      if (!strncmp (names[i], known[j], 2) && !g_ascii_isalnum (names[i][2]))
        return known[j];
  return "en";
}

int
ss_type_get_weight (SsTextClass text_class)
{
  return classes[text_class].weight;
}

char *
ss_type_font_list (void)
{
  const char *cjk = g_str_equal (ss_type_get_language (), "ja") ? "JP" : "KR";

  return g_strdup_printf ("'Adwaita Sans',Cantarell,'Noto Sans CJK %s',sans-serif", cjk);
}

double
ss_text_size (const SsItem *item)
{
  return (item->size > 0 ? item->size : classes[item->text_class].size) * item->scale;
}

static double
line_height (void)
{
  return g_str_equal (ss_type_get_language (), "en") ? 1.3 : 1.45;
}

/* keep_words: Korean breaks at spaces (art.md); Pango would break between any two syllables. */
static void
keep_words (const char *text, PangoAttrList *attrs)
{
  const char *p = text;

  while (*p)
    {
      const char *start;
      gboolean hangul = FALSE;

      while (*p && g_unichar_isspace (g_utf8_get_char (p)))
        p = g_utf8_next_char (p);
      for (start = p; *p && !g_unichar_isspace (g_utf8_get_char (p)); p = g_utf8_next_char (p))
        hangul |= g_unichar_get_script (g_utf8_get_char (p)) == G_UNICODE_SCRIPT_HANGUL;
      if (hangul)
        {
          PangoAttribute *attr = pango_attr_allow_breaks_new (FALSE);

          attr->start_index = start - text;
          attr->end_index = p - text;
          pango_attr_list_insert (attrs, attr);
        }
    }
}

/* in_line: is @attribute about a word in this line? */
static gboolean
in_line (PangoAttribute *attribute, gpointer data)
{
  const PangoLayoutLine *line = data;
  guint start = line->start_index, end = start + line->length;

  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS && attribute->start_index < end && attribute->end_index > start;
}

/* break_long_words: a line that is still too wide is one word alone: that one may break after all. */
static void
break_long_words (PangoLayout *layout)
{
  g_autoptr (GSList) wide = NULL;
  PangoAttrList *attrs;

  for (GSList *l = pango_layout_get_lines_readonly (layout); l; l = l->next)
    {
      PangoRectangle logical;

      pango_layout_line_get_extents (l->data, NULL, &logical);
      if (logical.width > pango_layout_get_width (layout))
        wide = g_slist_prepend (wide, l->data);
    }
  if (!wide)
    return;
  attrs = pango_attr_list_copy (pango_layout_get_attributes (layout));
  for (GSList *l = wide; l; l = l->next)
    {
      PangoAttrList *dropped = pango_attr_list_filter (attrs, in_line, l->data);

      g_clear_pointer (&dropped, pango_attr_list_unref);
    }
  pango_layout_set_attributes (layout, attrs);
  pango_attr_list_unref (attrs);
}

static PangoLayout *
make_layout (const SsItem *item, double size)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoAttrList *attrs = pango_attr_list_new ();
  g_autofree char *list = ss_type_font_list (), *families = NULL;
  g_autofree char *unquoted = NULL;
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoLayout *layout;
  g_auto (GStrv) parts = g_strsplit (list, "'", -1);

  /* a line breaks at the same word at any size on screen: nothing is rounded to pixels */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string (ss_type_get_language ()));

  unquoted = g_strjoinv ("", parts);
  families = interface_family ? g_strconcat (interface_family, ",", unquoted, NULL) : g_strdup (unquoted);
  pango_font_description_set_family (font, families);
  pango_font_description_set_weight (font, (PangoWeight) classes[item->text_class].weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);

  layout = pango_layout_new (context);
  g_object_unref (context);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, item->text, -1);
  pango_attr_list_insert (attrs, pango_attr_font_features_new ("tnum=1"));
  if (g_str_equal (ss_type_get_language (), "ko"))
    keep_words (item->text, attrs);
  pango_layout_set_attributes (layout, attrs);
  pango_attr_list_unref (attrs);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (item->width > 0)
    {
      pango_layout_set_width (layout, (int) ceil (item->width * PANGO_SCALE));
      break_long_words (layout);
    }
  return layout;
}

/* fits: does the layout do with @max lines (0: any number), each within the room? */
static gboolean
fits (PangoLayout *layout, guint max)
{
  int width = pango_layout_get_width (layout);

  if (max && (guint) pango_layout_get_line_count (layout) > max)
    return FALSE;
  for (GSList *l = pango_layout_get_lines_readonly (layout); l && width > 0; l = l->next)
    {
      PangoRectangle logical;

      pango_layout_line_get_extents (l->data, NULL, &logical);
      if (logical.width > width)
        return FALSE;
    }
  return TRUE;
}

/* set_layout: as large as it fits: whole, at 80 %, in more lines, cut (art.md, Type). */
static PangoLayout *
set_layout (const SsItem *item, double *size)
{
  double full = item->size > 0 ? item->size : classes[item->text_class].size;
  guint max = item->max_lines;
  const struct
  {
    double factor;
    guint lines;
  } tries[] = { { 1, max == 2 ? 1 : max }, { SHRUNK, max == 2 ? 1 : max }, { SHRUNK, max } };
  PangoLayout *layout = NULL;

  *size = full;
  if (item->width <= 0 || !max)
    return make_layout (item, full);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_clear_object (&layout);
      *size = full * tries[i].factor;
      layout = make_layout (item, *size);
      if (fits (layout, tries[i].lines))
        return layout;
    }
  pango_layout_set_height (layout, -(int) max);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

/* line_text: what a line says, with the ellipsis that Pango put in. */
static char *
line_text (const char *text, PangoLayoutLine *line)
{
  GString *string = g_string_new (NULL);

  for (GSList *l = line->runs; l; l = l->next)
    {
      const PangoItem *item = ((PangoLayoutRun *) l->data)->item;

      if (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        g_string_append (string, "…");
      else
        g_string_append_len (string, text + item->offset, item->length);
    }
  g_strchomp (string->str);
  return g_string_free (string, FALSE);
}

static void
clear_line (gpointer data)
{
  g_free (((SsTypeLine *) data)->text);
}

static void
join (SsSymbolBox *box, double left, double top, double right, double bottom)
{
  double x = MIN (box->x, left), y = MIN (box->y, top);

  box->width = MAX (box->x + box->width, right) - x;
  box->height = MAX (box->y + box->height, bottom) - y;
  box->x = x;
  box->y = y;
}

/* set: takes over @key. */
static SsTyped *
set (const SsItem *item, char *key)
{
  SsTyped *typed = g_rc_box_new0 (SsTyped);
  double pitch, middle;
  guint n, i = 0;

  typed->key = key;
  typed->layout = set_layout (item, &typed->size);
  typed->css_class = classes[item->text_class].css_class;
  typed->colour_class = g_strdup (item->colour_class ? item->colour_class : typed->css_class);
  typed->lines = g_array_new (FALSE, FALSE, sizeof (SsTypeLine));
  g_array_set_clear_func (typed->lines, clear_line);
  n = pango_layout_get_line_count (typed->layout);
  pitch = typed->size * line_height ();
  middle = (n - 1) * pitch / 2;
  for (GSList *l = pango_layout_get_lines_readonly (typed->layout); l; l = l->next, i++)
    {
      PangoRectangle ink, logical;
      SsTypeLine line;
      double width, top;

      pango_layout_line_get_extents (l->data, &ink, &logical);
      width = logical.width / (double) PANGO_SCALE;
      line.text = line_text (item->text, l->data);
      line.x = item->align == SS_ALIGN_START ? 0 : item->align == SS_ALIGN_END ? -width : -width / 2;
      line.y = i * pitch - middle + MIDDLE_HEIGHT * typed->size;
      g_array_append_val (typed->lines, line);
      top = i * pitch - middle - pitch / 2;
      if (i == 0)
        {
          typed->room = (SsSymbolBox) { line.x, top, width, pitch };
          typed->ink = typed->room;
        }
      join (&typed->room, line.x, top, line.x + width, top + pitch);
      join (&typed->ink, line.x, top, line.x + width, top + pitch);
      join (&typed->ink, line.x + ink.x / (double) PANGO_SCALE, line.y + ink.y / (double) PANGO_SCALE, line.x + (ink.x + ink.width) / (double) PANGO_SCALE,
            line.y + (ink.y + ink.height) / (double) PANGO_SCALE);
    }
  return typed;
}

static void
clear (SsTyped *typed)
{
  g_free (typed->key);
  g_free (typed->colour_class);
  g_object_unref (typed->layout);
  g_array_unref (typed->lines);
}

void
ss_typed_free (SsTyped *typed)
{
  if (typed)
    g_rc_box_release_full (typed, (GDestroyNotify) clear);
}

static void
free_kept (gpointer data)
{
  SsTyped **kept = data;

  for (guint i = 0; i < KEPT; i++)
    ss_typed_free (kept[i]);
  g_free (kept);
}

SsTyped *
ss_type_set (const SsItem *item)
{
  static GPrivate private = G_PRIVATE_INIT (free_kept);
  SsTyped **kept = g_private_get (&private), *typed = NULL;
  g_autofree char *key = NULL;
  guint at = KEPT - 1;

  g_assert (item->kind == SS_ITEM_TEXT);
  if (!kept)
    g_private_set (&private, kept = g_new0 (SsTyped *, KEPT));
  key = g_strdup_printf ("%s %s\x01%d %.4f %.4f %u %d %s\x01%s", ss_type_get_language (), interface_family ? interface_family : "", item->text_class, item->size,
                         item->width, item->max_lines, item->align, item->colour_class ? item->colour_class : "", item->text);
  for (guint i = 0; i < KEPT && !typed; i++)
    if (kept[i] && g_str_equal (kept[i]->key, key))
      {
        typed = kept[i];
        at = i;
      }
  if (!typed)
    {
      ss_typed_free (kept[at]);
      typed = set (item, g_steal_pointer (&key));
    }
  memmove (kept + 1, kept, at * sizeof *kept); /* the newest first */
  kept[0] = typed;
  return g_rc_box_acquire (typed);
}

void
ss_type_draw (const SsTyped *typed, SsStyle style, cairo_t *cr)
{
  double rgb[3];
  guint i = 0;

  if (!ss_art_get_colour (style, typed->colour_class, "fill", rgb))
    {
      g_critical ("The class “%s” has no colour for a text", typed->colour_class);
      return;
    }
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
  for (GSList *l = pango_layout_get_lines_readonly (typed->layout); l; l = l->next, i++)
    {
      const SsTypeLine *line = &g_array_index (typed->lines, SsTypeLine, i);

      cairo_move_to (cr, line->x, line->y);
      pango_cairo_show_layout_line (cr, l->data);
    }
}

void
ss_text_measure (const SsItem *item, SsSymbolBox *box)
{
  g_autoptr (SsTyped) typed = ss_type_set (item);

  *box = typed->room;
}
