/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-end-banner.h"

#include <glib/gi18n.h>

#include "ss-seats.h"

struct _SsEndBanner
{
  AdwBin parent_instance;

  GtkLabel *result;
  GtkLabel *reason;
  GtkLabel *scores;
  char *text;
};

G_DEFINE_FINAL_TYPE (SsEndBanner, ss_end_banner, ADW_TYPE_BIN)

/* reason_title: in the language of the moment. */
static const char *
reason_title (SsMatch *match)
{
  const char *word = ss_match_get_reason_word (match);

  if (g_strcmp0 (word, "resigned") == 0)
    return _("Resigned");
  if (g_strcmp0 (word, "agreed") == 0)
    return _("Draw agreed");
  for (const SsReason *reason = ss_match_get_rules (match)->game->reasons; word && reason->word; reason++)
    if (g_str_equal (reason->word, word))
      return _(reason->title);
  return "";
}

void
ss_end_banner_fill (SsEndBanner *self, SsMatch *match)
{
  SsResult result = ss_match_get_result (match);
  const char *reason = reason_title (match);
  const char *first = ss_player_get_name (ss_match_get_player (match, SS_SEAT_FIRST)), *second = ss_player_get_name (ss_match_get_player (match, SS_SEAT_SECOND));
  g_autofree char *title = NULL;
  g_autofree char *line = NULL;
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;
  int scores[2];

  if (result == SS_RESULT_DRAW)
    title = g_strdup (_("Draw"));
  else
    title = ss_text_fill (_("{player} wins"), "player", result == SS_RESULT_FIRST ? first : second, NULL);
  ss_match_get_scores (match, G_MAXUINT, scores);
  a = ss_text_number (scores[0]);
  b = ss_text_number (scores[1]);
  line = ss_text_fill (_("{first} {a} : {b} {second}"), "first", first, "a", a, "b", b, "second", second, NULL);
  gtk_label_set_label (self->result, title);
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (self->scores, line);
  g_free (self->text);
  self->text = ss_text_fill (_("{result} · {reason}"), "result", title, "reason", reason, NULL);
}

const char *
ss_end_banner_get_text (SsEndBanner *self)
{
  return self->text ? self->text : "";
}

static void
ss_end_banner_dispose (GObject *object)
{
  g_clear_pointer (&SS_END_BANNER (object)->text, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), SS_TYPE_END_BANNER);
  G_OBJECT_CLASS (ss_end_banner_parent_class)->dispose (object);
}

static void
ss_end_banner_class_init (SsEndBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ss_end_banner_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/stepstones/Stepstones/ss-end-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, SsEndBanner, result);
  gtk_widget_class_bind_template_child (widget_class, SsEndBanner, reason);
  gtk_widget_class_bind_template_child (widget_class, SsEndBanner, scores);
}

static void
ss_end_banner_init (SsEndBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
