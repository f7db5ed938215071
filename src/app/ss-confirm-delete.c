/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-confirm-delete.h"

#include <glib/gi18n.h>

#include "core/ss-param.h"
#include "ss-application.h"

void
ss_confirm_delete (GtkWidget *widget, const char *name, GCallback go, gpointer data)
{
  void (*call) (gpointer) = (void (*) (gpointer)) go;
  g_autofree char *heading = NULL;
  AdwDialog *dialog;

  if (!g_settings_get_boolean (ss_application_get_settings (), "confirm-delete"))
    {
      call (data);
      return;
    }
  heading = ss_text_fill (_("Delete “{name}”?"), "name", name, NULL);
  dialog = adw_alert_dialog_new (heading, NULL);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response::delete", go, data, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}
