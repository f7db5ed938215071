/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "contest-options.h"

#include <locale.h>

gboolean
contest_options_read (ContestOptions *options, const GOptionEntry *more, const char *usage, int n, int *argc, char ***argv)
{
  double minutes = 0;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "games", 'g', 0, G_OPTION_ARG_INT, &options->games, "of a pair of players, half of them with each seat", "N" },
    { "effort", 'e', 0, G_OPTION_ARG_DOUBLE, &options->effort, "of the levels' budgets", "X" },
    { "threads", 't', 0, G_OPTION_ARG_INT, &options->threads, "games at a time (1)", "N" },
    { "minutes", 'm', 0, G_OPTION_ARG_DOUBLE, &minutes, "begin no game after so long (no end)", "X" },
    { "file", 'f', 0, G_OPTION_ARG_FILENAME, &path, "keep results here, and go on from them", "FILE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  g_autofree char *summary = g_strdup_printf ("Without options: %d games, effort %g.", options->games, options->effort);

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, more, NULL);
  if (!g_option_context_parse (context, argc, argv, &error) || *argc != n + 1 || options->games < 2 || options->games % 2 || options->threads < 1 ||
      !(options->effort > 0) || minutes < 0)
    {
      g_printerr ("%s\n", error ? error->message : "wrong arguments; see --help");
      return FALSE;
    }
  options->file = path ? g_file_new_for_path (path) : NULL;
  options->deadline = minutes > 0 ? g_get_monotonic_time () + (gint64) (minutes * 60 * G_USEC_PER_SEC) : 0;
  return TRUE;
}

void
contest_options_clear (ContestOptions *options)
{
  g_clear_object (&options->file);
}
