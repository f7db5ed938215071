/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/ss-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** SsDraft: a variant being edited: the text of its keyfile, what that reads as, its problems, and every change to go back to.
 * The text is the truth; form, drawing and text view all change it through here. Emits "changed". */
#define SS_TYPE_DRAFT (ss_draft_get_type ())
G_DECLARE_FINAL_TYPE (SsDraft, ss_draft, SS, DRAFT, GObject)

/** ss_draft_open: the file at @path, problems and all. NULL with @error if it can't be read as text. */
SsDraft *ss_draft_open (const char *path, GError **error);
/** ss_draft_new_from: a new variant whose base is @base (which must have an id), with @name (nullable) in the language of the moment. */
SsDraft *ss_draft_new_from (SsVariant *base, const char *name);
/** ss_draft_new_copy: a copy of @variant's own text, not yet in a file. */
SsDraft *ss_draft_new_copy (SsVariant *variant);

/** ss_draft_get_variant: what the text reads as; while it can't be read at all, the last that could; borrowed. */
SsVariant  *ss_draft_get_variant (SsDraft *draft);
/** ss_draft_get_base: the variant that rows are compared with: its base, or the published game; borrowed. */
SsVariant  *ss_draft_get_base (SsDraft *draft);
/** ss_draft_get_published: the published game; borrowed. */
SsVariant  *ss_draft_get_published (SsDraft *draft);
/** ss_draft_is_readable: FALSE while the text can't be read at all: the form is out of use then. */
gboolean    ss_draft_is_readable (SsDraft *draft);
SsProblems *ss_draft_get_problems (SsDraft *draft); /* borrowed */
const char *ss_draft_get_text (SsDraft *draft);
const char *ss_draft_get_path (SsDraft *draft); /* nullable: not in a file yet */
/** ss_draft_is_changed: is there something that is not in the file? */
gboolean ss_draft_is_changed (SsDraft *draft);

/** ss_draft_set_value: as ss_variant_with_value(). */
void ss_draft_set_value (SsDraft *draft, const char *group, const char *key, const char *value);
void ss_draft_remove_group (SsDraft *draft, const char *group);
/** ss_draft_set_text: the whole text, from the text view. */
void ss_draft_set_text (SsDraft *draft, const char *text);
/** ss_draft_set_variant: a changed variant from a drawn editor (transfer full; its source becomes the text). */
void ss_draft_set_variant (SsDraft *draft, SsVariant *variant);

/** ss_draft_find_problem: the first error at this key, or NULL; borrowed. */
const SsProblem *ss_draft_find_problem (SsDraft *draft, const char *group, const char *key);

gboolean ss_draft_can_undo (SsDraft *draft);
gboolean ss_draft_can_redo (SsDraft *draft);
void     ss_draft_undo (SsDraft *draft);
void     ss_draft_redo (SsDraft *draft);

/** ss_draft_save: write the text to @path (NULL: the file it came from) atomically; that is its file from now on. */
gboolean ss_draft_save (SsDraft *draft, const char *path, GError **error);

G_END_DECLS
