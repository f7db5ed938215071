/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-about.h"

#include <glib/gi18n.h>

AdwDialog *
ss_about_new (void)
{
  AdwDialog *dialog = adw_about_dialog_new ();
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);

  adw_about_dialog_set_application_name (about, _("Stepstones"));
  adw_about_dialog_set_application_icon (about, SS_APP_ID);
  adw_about_dialog_set_developer_name (about, _("The Stepstones authors"));
  adw_about_dialog_set_version (about, SS_VERSION);
  adw_about_dialog_set_comments (about, _("Play Skips, The Bridge, Kahuna and Dragon Bridge, and change their rules"));
  adw_about_dialog_set_license_type (about, GTK_LICENSE_GPL_3_0);
  /* Translators: your names, one a line */
  adw_about_dialog_set_translator_credits (about, _("translator-credits"));
  return dialog;
}
