/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-head-start.h"

#include "ss-application.h"
#include "ss-card.h"

#define LOOK "last-look"

typedef struct
{
  GThread *thread;
  GHashTable *pictures; /* SsGame -> SsReadyPicture */
  SsStyle style;
  int scale;
} HeadStart;

static HeadStart head_start;

static gpointer
draw (gpointer data)
{
  HeadStart *self = data;

  for (guint i = 0; ss_games[i]; i++)
    if (ss_games[i]->draw)
      {
        g_autoptr (SsVariant) variant = ss_variant_published (ss_games[i]);
        g_autoptr (SsRules) rules = ss_rules_new (variant);

        g_hash_table_insert (self->pictures, (gpointer) ss_games[i],
                             ss_ready_picture_new (rules, SS_CARD_WIDTH, SS_CARD_HEIGHT, self->scale, self->style));
      }
  return NULL;
}

void
ss_head_start_begin (void)
{
  HeadStart *self = &head_start;
  int style;

  g_return_if_fail (!self->thread);
  g_settings_get (ss_application_get_settings (), LOOK, "(ii)", &style, &self->scale);
  self->style = CLAMP (style, SS_STYLE_LIGHT, SS_STYLE_CONTRAST);
  self->scale = CLAMP (self->scale, 1, 4);
  self->pictures = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) ss_ready_picture_free);
  self->thread = g_thread_new ("head-start", draw, self);
}

void
ss_head_start_end (void)
{
  g_clear_pointer (&head_start.thread, g_thread_join);
}

SsReadyPicture *
ss_head_start_take (const SsGame *game)
{
  gpointer picture = NULL;

  g_return_val_if_fail (!head_start.thread, NULL);
  if (head_start.pictures)
    g_hash_table_steal_extended (head_start.pictures, game, NULL, &picture);
  return picture;
}

void
ss_head_start_remember (SsStyle style, int scale)
{
  GSettings *settings = ss_application_get_settings ();
  g_autoptr (GVariant) now = g_variant_ref_sink (g_variant_new ("(ii)", style, scale));
  g_autoptr (GVariant) last = g_settings_get_value (settings, LOOK);

  if (!g_variant_equal (now, last))
    g_settings_set_value (settings, LOOK, now);
}
