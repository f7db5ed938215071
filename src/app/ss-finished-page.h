/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** SsFinishedPage: the finished matches: open, rename, delete with undo; and the results by opponent. */
#define SS_TYPE_FINISHED_PAGE (ss_finished_page_get_type ())
G_DECLARE_FINAL_TYPE (SsFinishedPage, ss_finished_page, SS, FINISHED_PAGE, AdwNavigationPage)

GtkWidget *ss_finished_page_new (void);

G_END_DECLS
