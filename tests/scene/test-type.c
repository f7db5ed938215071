/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts of a scene: where lines break in each language, how a name is made to fit. */
#include <string.h>

#include "scene/ss-art.h"
#include "scene/ss-type.h"

static SsScene *scene;

static SsItem *
make (const char *text, double width, guint max_lines)
{
  SsItem *item;

  g_clear_pointer (&scene, ss_scene_free);
  scene = ss_scene_new (400, 300);
  item = ss_scene_text (scene, "text", SS_TEXT_LABEL, text, 200, 150);
  item->width = width;
  item->max_lines = max_lines;
  return item;
}

static const char *
line (const SsTyped *typed, guint i)
{
  g_assert_cmpuint (i, <, typed->lines->len);
  return g_array_index (typed->lines, SsTypeLine, i).text;
}

static void
test_korean (void)
{
  g_autoptr (SsTyped) typed = NULL;
  SsTypeLine *l;

  g_setenv ("LANGUAGE", "ko", TRUE);
  typed = ss_type_set (make ("말이 있는 칸은 세지 않고 뛰어넘습니다", 130, 0));
  g_assert_cmpuint (typed->lines->len, >, 1);
  for (guint i = 0; i < typed->lines->len; i++)
    {
      /* whole words only: each line begins and ends where the sentence has a blank */
      g_autofree char *padded = g_strdup_printf (" %s ", line (typed, i));

      g_assert_nonnull (strstr (" 말이 있는 칸은 세지 않고 뛰어넘습니다 ", padded));
    }
  g_clear_pointer (&typed, ss_typed_free);

  /* a word wider than the room breaks all the same: nothing sticks out */
  typed = ss_type_set (make ("뛰어넘습니다뛰어넘습니다뛰어넘습니다", 90, 0));
  g_assert_cmpuint (typed->lines->len, >, 1);
  g_assert_cmpfloat (typed->room.width, <=, 91);
  l = &g_array_index (typed->lines, SsTypeLine, 1);
  g_assert_cmpfloat (l->y - g_array_index (typed->lines, SsTypeLine, 0).y, >, 1.44 * typed->size);
}

static void
test_japanese (void)
{
  g_autoptr (SsTyped) typed = NULL;
  const char *sentence = "駒のあるマスは数えずに飛び越えます。次のマスへ進みます、「ゴール」まで。";
  GString *all = g_string_new (NULL);

  g_setenv ("LANGUAGE", "ja", TRUE);
  for (int width = 60; width < 200; width += 9)
    {
      g_string_truncate (all, 0);
      typed = ss_type_set (make (sentence, width, 0));
      g_assert_cmpuint (typed->lines->len, >, 1);
      for (guint i = 0; i < typed->lines->len; i++)
        {
          /* kinsoku: no line begins with a mark that closes, none ends with one that opens */
          const char *text = line (typed, i);

          g_assert_cmpint (*text, !=, '\0');
          g_assert_false (g_str_has_prefix (text, "。") || g_str_has_prefix (text, "、") || g_str_has_prefix (text, "」"));
          g_assert_false (g_str_has_suffix (text, "「"));
          g_string_append (all, text);
        }
      g_assert_cmpstr (all->str, ==, sentence);
      g_clear_pointer (&typed, ss_typed_free);
    }
  g_string_free (all, TRUE);
}

static void
test_fit (void)
{
  g_autoptr (SsTyped) typed = NULL;
  SsSymbolBox whole;

  g_setenv ("LANGUAGE", "en", TRUE);
  ss_text_measure (make ("Aleksandra Konstantinopolska", 0, 0), &whole);

  typed = ss_type_set (make ("Aleksandra Konstantinopolska", whole.width + 1, 2));
  g_assert_cmpuint (typed->lines->len, ==, 1);
  g_assert_cmpfloat (typed->size, ==, 18);
  g_clear_pointer (&typed, ss_typed_free);

  /* 80 %, then two lines, then an ellipsis */
  typed = ss_type_set (make ("Aleksandra Konstantinopolska", whole.width * 0.85, 2));
  g_assert_cmpuint (typed->lines->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (typed->size, 14.4, 0.001);
  g_clear_pointer (&typed, ss_typed_free);
  typed = ss_type_set (make ("Aleksandra Konstantinopolska", whole.width * 0.6, 2));
  g_assert_cmpuint (typed->lines->len, ==, 2);
  g_assert_cmpstr (line (typed, 0), ==, "Aleksandra");
  g_clear_pointer (&typed, ss_typed_free);
  typed = ss_type_set (make ("Aleksandra Konstantinopolska", whole.width * 0.3, 2));
  g_assert_cmpuint (typed->lines->len, ==, 2);
  g_assert_true (g_str_has_suffix (line (typed, 1), "…"));
  g_assert_cmpfloat (typed->room.width, <=, whole.width * 0.3 + 1);
}

static void
test_place (void)
{
  static const SsAlign aligns[] = { SS_ALIGN_START, SS_ALIGN_MIDDLE, SS_ALIGN_END };

  for (guint i = 0; i < G_N_ELEMENTS (aligns); i++)
    {
      SsItem *item = make ("Home", 0, 0);
      SsSymbolBox room, box;
      SsPixels pixels = { 0 };

      item->align = aligns[i];
      ss_text_measure (item, &room);
      g_assert_cmpfloat_with_epsilon (room.x + room.width * i / 2, 0, 0.01);
      g_assert_cmpfloat_with_epsilon (room.y + room.height / 2, 0, 0.01);
      g_assert_true (ss_text_render (item, SS_STYLE_DARK, 2, &pixels, &box));
      g_assert_cmpfloat (box.width * 2, ==, pixels.width);
      g_assert_cmpfloat (box.x, <=, room.x);
      g_assert_cmpfloat (box.x + box.width, >=, room.x + room.width - 0.5);
      ss_pixels_clear (&pixels);
    }
}

/* The colour is the class's, or the one asked for. */
static void
test_colour (void)
{
  static const char *const asked[] = { NULL, "must" };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      SsItem *item = make ("████", 0, 0);
      SsPixels pixels = { 0 };
      SsSymbolBox box;
      double rgb[3];
      guint32 middle;

      item->colour_class = g_strdup (asked[i]);
      g_assert_true (ss_text_render (item, SS_STYLE_LIGHT, 4, &pixels, &box));
      g_assert_true (ss_art_get_colour (SS_STYLE_LIGHT, asked[i] ? asked[i] : "label", "fill", rgb));
      middle = ((const guint32 *) g_bytes_get_data (pixels.bytes, NULL))[(int) (-box.y * 4) * pixels.stride / 4 + pixels.width / 2];
      g_assert_cmphex (middle, ==, 0xff000000u | (guint) (rgb[0] * 255 + 0.5) << 16 | (guint) (rgb[1] * 255 + 0.5) << 8 | (guint) (rgb[2] * 255 + 0.5));
      ss_pixels_clear (&pixels);
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/type/korean", test_korean);
  g_test_add_func ("/type/japanese", test_japanese);
  g_test_add_func ("/type/fit", test_fit);
  g_test_add_func ("/type/place", test_place);
  g_test_add_func ("/type/colour", test_colour);
  result = g_test_run ();
  g_clear_pointer (&scene, ss_scene_free);
  return result;
}
