/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ss_command_line_answer: --version, --help and what is no option are answered here, in one language throughout, whatever GLib's own words are
 * translated into; TRUE if so, with the exit @status. @arguments: without the program's own name. */
gboolean ss_command_line_answer (const char *const *arguments, int *status);

G_END_DECLS
