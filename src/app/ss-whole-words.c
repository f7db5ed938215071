/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-whole-words.h"

#define LONGEST 8 /* characters of a word that is never cut */

/* Pango may break a line after any Korean syllable, as after any Chinese character; Korean is read by words with blanks between them. Nor is a number
 * parted from what it counts ("3명", "3個"), or a capital letter that stands alone from what it names ("L 테트로미노"). */

static gboolean
is_letter_alone (const char *text, const char *at)
{
  return *at >= 'A' && *at <= 'Z' && (at == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))));
}

/* joined: may no line break come between the character at @before and the one at @at, which follows it? */
static gboolean
joined (const char *text, const char *before, const char *at)
{
  gunichar c = g_utf8_get_char (at), b = g_utf8_get_char (before);
  GUnicodeScript script = g_unichar_get_script (c);

  if (g_unichar_isdigit (b))
    return g_unichar_isdigit (c) || script == G_UNICODE_SCRIPT_HANGUL || script == G_UNICODE_SCRIPT_HAN;
  if (c == ' ')
    return is_letter_alone (text, before);
  if (b == ' ')
    return before > text && g_unichar_isalpha (c) && is_letter_alone (text, before - 1);
  return script == G_UNICODE_SCRIPT_HANGUL && g_unichar_get_script (b) == G_UNICODE_SCRIPT_HANGUL;
}

void
ss_whole_words_mark (const char *text, PangoAttrList *attributes)
{
  const char *start = text, *before = NULL;

  for (const char *p = text;; before = p, p = g_utf8_next_char (p))
    {
      if (*p && before && joined (text, before, p))
        continue;
      if (before && start != before)
        {
          PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);

          whole->start_index = (guint) (start - text);
          whole->end_index = (guint) (p - text);
          pango_attr_list_insert (attributes, whole);
        }
      start = p;
      if (!*p)
        return;
    }
}

static gboolean
is_of_breaks (PangoAttribute *attribute, gpointer data)
{
  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

/* is_short: no word is so long that it would widen a narrow window, at twice the size of text, too. */
static gboolean
is_short (const char *text)
{
  guint n = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      n = g_unichar_isspace (g_utf8_get_char (p)) ? 0 : n + 1;
      if (n > LONGEST)
        return FALSE;
    }
  return TRUE;
}

static void
mark_label (GtkLabel *label)
{
  g_autoptr (PangoAttrList) none = pango_attr_list_new ();
  PangoAttrList *had = gtk_label_get_attributes (label) ? gtk_label_get_attributes (label) : none;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_copy (had);
  g_autoptr (PangoAttrList) old = NULL;
  GQuark cut = g_quark_from_static_string ("ss-whole-words-cut");

  if (!gtk_label_get_wrap (label))
    return;
  old = pango_attr_list_filter (attributes, is_of_breaks, NULL);
  /* where words may be cut in need, Pango cuts them before it looks for a blank further back */
  if (gtk_label_get_wrap_mode (label) == PANGO_WRAP_WORD_CHAR && is_short (gtk_label_get_text (label)))
    {
      g_object_set_qdata (G_OBJECT (label), cut, GINT_TO_POINTER (1));
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD);
    }
  else if (g_object_get_qdata (G_OBJECT (label), cut) && !is_short (gtk_label_get_text (label)))
    gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  ss_whole_words_mark (gtk_label_get_text (label), attributes);
  if (!pango_attr_list_equal (had, attributes)) /* equal: also when told of its own change */
    gtk_label_set_attributes (label, attributes);
}

static gboolean
on_realize (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GObject *object = g_value_get_object (values);
  static GQuark marked;

  if (!marked)
    marked = g_quark_from_static_string ("ss-whole-words");
  if (!GTK_IS_LABEL (object) || g_object_get_qdata (object, marked))
    return TRUE;
  g_object_set_qdata (object, marked, GINT_TO_POINTER (1));
  g_signal_connect (object, "notify::label", G_CALLBACK (mark_label), NULL);
  g_signal_connect (object, "notify::attributes", G_CALLBACK (mark_label), NULL);
  g_signal_connect (object, "notify::wrap", G_CALLBACK (mark_label), NULL);
  mark_label (GTK_LABEL (object));
  return TRUE;
}

void
ss_whole_words_in_labels (void)
{
  GTypeClass *label = g_type_class_ref (GTK_TYPE_LABEL); /* which makes the signals known */

  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realize, NULL, NULL);
  g_type_class_unref (label);
}
