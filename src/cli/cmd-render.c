/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"

static gboolean
write_svg (const SsScene *scene, const SsCliArgs *args, GError **error)
{
  g_autofree char *svg = ss_scene_to_svg (scene, args->style, args->size);
  return g_file_set_contents (args->output, svg, -1, error);
}

static gboolean
write_png (const SsScene *scene, const SsCliArgs *args, GError **error)
{
  return ss_scene_to_png (scene, args->style, args->size ? args->size : 1024, args->output, error);
}

int
ss_cli_render (const SsCliArgs *args)
{
  g_auto (SsSource) source = { 0 };
  gboolean svg = g_str_has_suffix (args->output, ".svg");
  if (!svg && !g_str_has_suffix (args->output, ".png"))
    {
      g_autofree char *quoted = ss_quote_value (args->output);
      ss_cli_error (ss_text_fill (_ ("“{file}” is not known by its ending. Allowed: .svg, .png"), "file", quoted, NULL));
      return SS_CLI_USAGE;
    }
  int status = ss_cli_open (args, &source);
  if (status != SS_CLI_OK)
    return status;

  const SsRules *rules = source.position->rules;
  SsSeat viewer = ss_source_get_seat (&source, args);
  g_autofree SsState *view = ss_state_view (rules, source.position->state, viewer);
  /* an open game is seen from First's side unless a seat is asked for */
  SsSeat bottom = viewer != SS_SEAT_NONE && ((args->given & SS_CLI_SEAT) || rules->game->hidden) ? viewer : SS_SEAT_FIRST;
  SsSight sight = { .rules = rules, .view = view, .viewer = viewer, .bottom = bottom, .last = source.last, .last_by = source.last_by };
  g_autoptr (SsScene) scene = ss_scene_new (0, 0);
  g_autoptr (GError) error = NULL;
  rules->game->draw (&sight, scene);
  if ((svg ? write_svg : write_png) (scene, args, &error))
    return SS_CLI_OK;
  g_autofree char *quoted = ss_quote_value (args->output);
  ss_cli_error (ss_text_fill (_ ("“{file}” can't be written: {error}"), "file", quoted, "error", error->message, NULL));
  return SS_CLI_PROBLEM;
}
