/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-book.h"

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
