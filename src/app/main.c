/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ss-application.h"
#include "ss-language.h"

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("STEPSTONES_LOCALEDIR"); /* tests run uninstalled */
  g_autoptr (GApplication) application = NULL;

  ss_language_set ((SsLanguage) g_settings_get_enum (ss_application_get_settings (), "language"));
  bindtextdomain (GETTEXT_PACKAGE, folder ? folder : SS_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  gtk_disable_setlocale (); /* it would undo the language of the preferences */
  application = ss_application_new ();
  return g_application_run (application, argc, argv);
}
