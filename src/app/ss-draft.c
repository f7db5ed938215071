/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-draft.h"

#include <glib/gi18n.h>
#include <string.h>

/* changes kept to go back to; a text is at most 1 MiB, mostly 1 KiB */
#define MAX_UNDO 1000

struct _SsDraft
{
  GObject parent_instance;

  char *path;
  char *saved;      /* the text in the file; NULL: none yet */
  GPtrArray *texts; /* every state of the text, oldest first */
  guint now;        /* index of the one in force */
  SsVariant *variant;
  SsVariant *base;
  SsVariant *published;
  SsProblems *problems;
  gboolean readable;
};

G_DEFINE_FINAL_TYPE (SsDraft, ss_draft, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
ss_draft_finalize (GObject *object)
{
  SsDraft *self = SS_DRAFT (object);

  g_free (self->path);
  g_free (self->saved);
  g_ptr_array_unref (self->texts);
  g_clear_pointer (&self->variant, ss_variant_unref);
  g_clear_pointer (&self->base, ss_variant_unref);
  g_clear_pointer (&self->published, ss_variant_unref);
  g_clear_pointer (&self->problems, ss_problems_free);
  G_OBJECT_CLASS (ss_draft_parent_class)->finalize (object);
}

static void
ss_draft_class_init (SsDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_draft_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ss_draft_init (SsDraft *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->problems = ss_problems_new ();
}

/* The base as it is now; a base that can't be had leaves the published game to compare with (and a problem in the list). */
static void
find_base (SsDraft *self)
{
  const char *id = ss_variant_get_base (self->variant);

  if (!self->published)
    self->published = ss_variant_published (ss_variant_get_game (self->variant));
  if (self->base && g_strcmp0 (id, ss_variant_get_id (self->base)) == 0)
    return;
  g_clear_pointer (&self->base, ss_variant_unref);
  if (id)
    {
      g_autoptr (SsProblems) ignored = ss_problems_new (); /* they are the base's; the draft's own list says so already */
      self->base = ss_variant_load_id (id, ignored);
    }
  if (!self->base)
    self->base = ss_variant_ref (self->published);
}

/* Read the text in force. */
static void
read_text (SsDraft *self)
{
  const char *text = g_ptr_array_index (self->texts, self->now);
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsVariant *variant = ss_variant_load_text (text, -1, self->path ? self->path : "", problems);

  g_clear_pointer (&self->problems, ss_problems_free);
  self->problems = g_steal_pointer (&problems);
  self->readable = variant != NULL;
  if (variant)
    {
      g_clear_pointer (&self->variant, ss_variant_unref);
      self->variant = variant;
      find_base (self);
    }
}

/* A new state of the text: what could be redone is gone. */
static void
push (SsDraft *self, const char *text)
{
  if (strcmp (text, g_ptr_array_index (self->texts, self->now)) == 0)
    return;
  g_ptr_array_set_size (self->texts, (int) self->now + 1);
  g_ptr_array_add (self->texts, g_strdup (text));
  if (self->texts->len > MAX_UNDO)
    g_ptr_array_remove_index (self->texts, 0);
  self->now = self->texts->len - 1;
  read_text (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static SsDraft *
draft_new (const char *text, const char *path, gboolean in_file)
{
  SsDraft *self = g_object_new (SS_TYPE_DRAFT, NULL);

  self->path = g_strdup (path);
  self->saved = in_file ? g_strdup (text) : NULL;
  g_ptr_array_add (self->texts, g_strdup (text));
  read_text (self);
  return self;
}

SsDraft *
ss_draft_open (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (path, NULL);
  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  if (length != strlen (text) || !g_utf8_validate (text, (gssize) length, NULL))
    {
      g_autofree char *name = g_filename_display_name (path);
      g_autofree char *message = ss_text_fill (_ ("“{file}” is not text in UTF-8 and can't be edited."), "file", name, NULL);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, message);
      return NULL;
    }
  g_autoptr (SsDraft) self = draft_new (text, path, TRUE);
  if (!self->variant)
    {
      /* nothing to make a form of: the reason is the one problem that was said */
      SsProblem *problem = self->problems->list->len ? g_ptr_array_index (self->problems->list, 0) : NULL;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, problem ? problem->message : path);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/* A value with what a keyfile would read otherwise escaped. */
static char *
escape (const char *value)
{
  GString *s = g_string_new (NULL);

  for (const char *p = value; *p; p++)
    if (*p == '\\')
      g_string_append (s, "\\\\");
    else if (*p == '\n')
      g_string_append (s, "\\n");
    else
      g_string_append_c (s, *p);
  return g_string_free (s, FALSE);
}

SsDraft *
ss_draft_new_from (SsVariant *base, const char *name)
{
  const char *id = ss_variant_get_id (base), *game = ss_variant_get_game (base)->id;
  g_autofree char *title = escape (name ? name : ss_variant_get_name (base));
  g_autofree char *text = g_strdup_printf ("[Variant]\nFormat=1\nGame=%s\nBase=%s\nName=%s\n", game, id && *id ? id : game, title);

  return draft_new (text, NULL, FALSE);
}

SsDraft *
ss_draft_new_copy (SsVariant *variant)
{
  gsize length;

  return draft_new (ss_variant_get_source (variant, &length), NULL, FALSE);
}

SsVariant *
ss_draft_get_variant (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return self->variant;
}

SsVariant *
ss_draft_get_base (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return self->base;
}

SsVariant *
ss_draft_get_published (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return self->published;
}

gboolean
ss_draft_is_readable (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), FALSE);
  return self->readable;
}

SsProblems *
ss_draft_get_problems (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return self->problems;
}

const char *
ss_draft_get_text (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return g_ptr_array_index (self->texts, self->now);
}

const char *
ss_draft_get_path (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  return self->path;
}

gboolean
ss_draft_is_changed (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), FALSE);
  return g_strcmp0 (self->saved, ss_draft_get_text (self)) != 0;
}

void
ss_draft_set_value (SsDraft *self, const char *group, const char *key, const char *value)
{
  g_return_if_fail (SS_IS_DRAFT (self));
  if (!self->readable)
    return;
  g_autoptr (SsProblems) ignored = ss_problems_new (); /* read_text() finds them again */
  g_autoptr (SsVariant) variant = ss_variant_with_value (self->variant, group, key, value, ignored);
  push (self, ss_variant_get_source (variant, NULL));
}

void
ss_draft_remove_group (SsDraft *self, const char *group)
{
  g_return_if_fail (SS_IS_DRAFT (self));
  if (!self->readable)
    return;
  g_autoptr (SsProblems) ignored = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_without_group (self->variant, group, ignored);
  push (self, ss_variant_get_source (variant, NULL));
}

void
ss_draft_set_text (SsDraft *self, const char *text)
{
  g_return_if_fail (SS_IS_DRAFT (self));
  push (self, text);
}

void
ss_draft_set_variant (SsDraft *self, SsVariant *variant)
{
  g_return_if_fail (SS_IS_DRAFT (self));
  push (self, ss_variant_get_source (variant, NULL));
  ss_variant_unref (variant);
}

const SsProblem *
ss_draft_find_problem (SsDraft *self, const char *group, const char *key)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), NULL);
  for (guint i = 0; i < self->problems->list->len; i++)
    {
      const SsProblem *p = g_ptr_array_index (self->problems->list, i);
      if (!p->warning && g_strcmp0 (p->group, group) == 0 && g_strcmp0 (p->key, key) == 0)
        return p;
    }
  return NULL;
}

gboolean
ss_draft_can_undo (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), FALSE);
  return self->now > 0;
}

gboolean
ss_draft_can_redo (SsDraft *self)
{
  g_return_val_if_fail (SS_IS_DRAFT (self), FALSE);
  return self->now + 1 < self->texts->len;
}

static void
go (SsDraft *self, guint to)
{
  self->now = to;
  read_text (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ss_draft_undo (SsDraft *self)
{
  if (ss_draft_can_undo (self))
    go (self, self->now - 1);
}

void
ss_draft_redo (SsDraft *self)
{
  if (ss_draft_can_redo (self))
    go (self, self->now + 1);
}

gboolean
ss_draft_save (SsDraft *self, const char *path, GError **error)
{
  const char *text = ss_draft_get_text (self);
  const char *target = path ? path : self->path;

  g_return_val_if_fail (target, FALSE);
  g_autofree char *folder = g_path_get_dirname (target);
  if (g_mkdir_with_parents (folder, 0755) != 0)
    {
      g_autofree char *name = g_filename_display_name (folder);
      g_autofree char *message = ss_text_fill (_ ("The folder “{folder}” can't be made."), "folder", name, NULL);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, message);
      return FALSE;
    }
  if (!g_file_set_contents_full (target, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error))
    return FALSE;
  g_free (self->saved);
  self->saved = g_strdup (text);
  if (g_strcmp0 (self->path, target) != 0)
    {
      g_autofree char *name = g_strdup (target);
      g_free (self->path);
      self->path = g_steal_pointer (&name);
      read_text (self);
    }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}
