/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-command-line.h"

#include <glib/gi18n.h>

#include "core/ss-param.h"
#include "core/ss-problem.h"

#define NAME "stepstones"
#define STATUS_USAGE 2 /* as stepstones-cli has it */

static void
print_help (void)
{
  g_print ("%s\n    %s\n\n", NAME " [FILE...]", _ ("Four board games for two, whose rules can be changed."));
  g_print ("  FILE\n      %s\n\n", _ ("a variant (.variant) or the record of a match (.game) to open"));
  g_print ("%s\n", _ ("Options:"));
  g_print ("  --help\n      %s\n", _ ("print this"));
  g_print ("  --version\n      %s\n", _ ("print the version"));
}

/* is_gapplication: what GApplication itself understands; the desktop starts the program by it. */
static gboolean
is_gapplication (const char *argument)
{
  return g_str_equal (argument, "--gapplication-service") || g_str_has_prefix (argument, "--gapplication-app-id") || g_str_equal (argument, "--gapplication-replace")
         || g_str_equal (argument, "--help-all") || g_str_equal (argument, "--help-gapplication");
}

gboolean
ss_command_line_answer (const char *const *arguments, int *status)
{
  *status = 0;
  for (; *arguments && !g_str_equal (*arguments, "--"); arguments++)
    {
      if (**arguments != '-' || is_gapplication (*arguments))
        continue;
      if (g_str_equal (*arguments, "--version"))
        g_print ("%s\n", NAME " " SS_VERSION);
      else if (g_str_equal (*arguments, "--help") || g_str_equal (*arguments, "-h"))
        print_help ();
      else
        {
          g_autofree char *quoted = ss_quote_value (*arguments);
          g_autofree char *text = ss_text_fill (_ ("“{command}” has no option “{option}”. Usage: {usage}"), "command", NAME, "option", quoted, "usage", NAME " [FILE...]", NULL);

          g_printerr ("%s: %s\n", NAME, text);
          *status = STATUS_USAGE;
        }
      return TRUE;
    }
  return FALSE;
}
