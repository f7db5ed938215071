/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-problem.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ss-param.h"

#define MAX_LINE 400  /* characters of a problem's line */
#define MAX_VALUE 60  /* characters of a value in a message */
#define MAX_FILE 200  /* characters of a file's name, so that the message has room */
#define MAX_DISTANCE 3

static void
problem_free (SsProblem *problem)
{
  g_free (problem->file);
  g_free (problem->group);
  g_free (problem->key);
  g_free (problem->message);
  g_free (problem);
}

SsProblems *
ss_problems_new (void)
{
  SsProblems *problems = g_new0 (SsProblems, 1);
  problems->list = g_ptr_array_new_with_free_func ((GDestroyNotify) problem_free);
  return problems;
}

void
ss_problems_free (SsProblems *problems)
{
  if (!problems)
    return;
  g_ptr_array_unref (problems->list);
  g_free (problems);
}

SsProblem *
ss_problems_add (SsProblems *problems, const char *file, guint line, const char *group, const char *key, char *message)
{
  g_return_val_if_fail (problems && message, NULL);

  SsProblem *problem = g_new0 (SsProblem, 1);
  problem->file = g_strdup (file);
  problem->line = line;
  problem->group = g_strdup (group);
  problem->key = g_strdup (key);
  problem->message = message;
  g_ptr_array_add (problems->list, problem);
  return problem;
}

guint
ss_problems_count (const SsProblems *problems)
{
  guint n = 0;
  for (guint i = 0; i < problems->list->len; i++)
    n += !((const SsProblem *) problems->list->pdata[i])->warning;
  return n;
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const SsProblem *x = *(const SsProblem *const *) a, *y = *(const SsProblem *const *) b;
  return x->line < y->line ? -1 : x->line > y->line;
}

void
ss_problems_take_sorted (SsProblems *problems, SsProblems *from)
{
  g_ptr_array_sort (from->list, compare_lines); /* a stable sort */
  g_ptr_array_extend_and_steal (problems->list, g_steal_pointer (&from->list));
  g_free (from);
}

/* Texts from files on a terminal */

/* What could move the cursor or turn the direction of the text after it. */
static gboolean
is_unsafe (gunichar c)
{
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x206f) || c == 0xfeff || (c >= 0xfff9 && c <= 0xfffb);
}

/* Append @text, escaped, in at most @max characters; a longer one ends with "…", or begins with it if its @tail is what matters. */
static void
append_escaped (GString *to, const char *text, glong max, gboolean tail)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) out = g_string_new (NULL);
  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (c == '\n')
        g_string_append (out, "\\n");
      else if (c == '\r')
        g_string_append (out, "\\r");
      else if (c == '\t')
        g_string_append (out, "\\t");
      else if (is_unsafe (c))
        g_string_append_printf (out, "\\u%04x", c);
      else
        g_string_append_unichar (out, c);
    }
  glong length = g_utf8_strlen (out->str, -1);
  if (length <= max)
    g_string_append (to, out->str);
  else if (tail)
    g_string_append_printf (to, "…%s", g_utf8_offset_to_pointer (out->str, length - max + 1));
  else
    {
      g_string_append_len (to, out->str, g_utf8_offset_to_pointer (out->str, max - 1) - out->str);
      g_string_append (to, "…");
    }
}

char *
ss_quote_value (const char *value)
{
  GString *out = g_string_new (NULL);
  append_escaped (out, value, MAX_VALUE, FALSE);
  return g_string_free_and_steal (out);
}

char *
ss_problem_to_line (const SsProblem *problem)
{
  g_autoptr (GString) whole = g_string_new (NULL);
  if (problem->file)
    {
      append_escaped (whole, problem->file, MAX_FILE, TRUE);
      if (problem->line)
        g_string_append_printf (whole, ":%u", problem->line);
      g_string_append (whole, ": ");
    }
  if (problem->group)
    {
      g_string_append_c (whole, '[');
      append_escaped (whole, problem->group, MAX_VALUE, FALSE);
      g_string_append (whole, "] ");
    }
  if (problem->key)
    {
      append_escaped (whole, problem->key, MAX_VALUE, FALSE);
      g_string_append (whole, ": ");
    }
  g_string_append (whole, problem->message);

  GString *line = g_string_new (NULL);
  append_escaped (line, whole->str, MAX_LINE, FALSE);
  return g_string_free_and_steal (line);
}

/* Misspellings */

/* How many single faults (a letter too many, too few, another one, two exchanged) lie between two words; letter case is no fault.
 * More than @limit is not counted exactly. */
static guint
distance (const char *a, const char *b, guint limit)
{
  gsize n = strlen (a), m = strlen (b);
  if ((n > m ? n - m : m - n) > limit)
    return limit + 1;

  g_autofree guint *rows = g_new (guint, 3 * (m + 1));
  guint *before = rows, *last = rows + (m + 1), *now = rows + 2 * (m + 1);
  for (gsize j = 0; j <= m; j++)
    last[j] = (guint) j;
  for (gsize i = 1; i <= n; i++)
    {
      now[0] = (guint) i;
      for (gsize j = 1; j <= m; j++)
        {
          char ca = g_ascii_tolower (a[i - 1]), cb = g_ascii_tolower (b[j - 1]);
          guint d = last[j - 1] + (ca != cb);
          d = MIN (d, last[j] + 1);
          d = MIN (d, now[j - 1] + 1);
          if (i > 1 && j > 1 && ca == g_ascii_tolower (b[j - 2]) && cb == g_ascii_tolower (a[i - 2]))
            d = MIN (d, before[j - 2] + 1);
          now[j] = d;
        }
      guint *t = before;
      before = last;
      last = now;
      now = t;
    }
  return last[m];
}

const char *
ss_nearest_word (const char *word, const char *const *words)
{
  gsize length = strlen (word);
  if (length == 0 || length > 100)
    return NULL;
  /* a third of the letters may be wrong, and in short words one */
  guint limit = CLAMP ((guint) length / 3, 1, MAX_DISTANCE);
  const char *nearest = NULL;
  for (; *words; words++)
    {
      guint d = distance (word, *words, limit);
      if (d <= limit && d < strlen (*words))
        {
          nearest = *words;
          if (d == 0)
            break;
          limit = d - 1;
        }
    }
  return nearest;
}
