/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-book.h"

#include <glib/gi18n.h>

#include "core/ss-game.h"

static void
free_block (gpointer data)
{
  SsBlock *block = data;

  g_free (block->id);
  g_free (block->text);
  ss_scene_free (block->scene);
  g_free (block);
}

SsBook *
ss_book_new (void)
{
  SsBook *book = g_new0 (SsBook, 1);

  book->blocks = g_ptr_array_new_with_free_func (free_block);
  return book;
}

void
ss_book_free (SsBook *book)
{
  if (!book)
    return;
  g_ptr_array_unref (book->blocks);
  g_free (book);
}

static SsBlock *
add_block (SsBook *book, SsBlockKind kind, char *text)
{
  SsBlock *block = g_new0 (SsBlock, 1);

  block->kind = kind;
  block->text = text;
  g_ptr_array_add (book->blocks, block);
  return block;
}

void
ss_book_heading (SsBook *book, const char *id, char *text)
{
  add_block (book, SS_BLOCK_HEADING, text)->id = g_strdup (id);
}

void
ss_book_text (SsBook *book, char *text)
{
  add_block (book, SS_BLOCK_TEXT, text);
}

void
ss_book_figure (SsBook *book, SsScene *scene, char *caption)
{
  add_block (book, SS_BLOCK_FIGURE, caption)->scene = scene;
}

void
ss_book_param (SsBook *book, const SsVariant *variant, const char *group, const char *key)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  ss_variant_say (variant, group, key, sentences);
  for (guint i = 0; i < sentences->len; i++)
    ss_book_text (book, g_strdup (g_ptr_array_index (sentences, i)));
}

SsBook *
ss_book_of_rules (const SsRules *rules)
{
  SsBook *book = ss_book_new ();
  g_autoptr (SsVariant) published = ss_variant_published (rules->game);
  g_autoptr (GPtrArray) sentences = ss_variant_say_differences (rules->variant, published);
  const char *summary = ss_variant_get_summary (rules->variant);

  if (summary)
    ss_book_text (book, g_strdup (summary));
  ss_book_heading (book, "different", g_strdup (_ ("What Is Different")));
  for (guint i = 0; i < sentences->len; i++)
    ss_book_text (book, g_strdup (g_ptr_array_index (sentences, i)));
  if (rules->game->write_rules)
    rules->game->write_rules (rules, book);
  return book;
}
