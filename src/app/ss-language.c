/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-language.h"

#include <locale.h>
#include <string.h>

#ifdef __GLIBC__
extern int _nl_msg_cat_cntr; /* of gettext: a change makes it forget what it has looked up */
#endif

static const char *const words[] = { [SS_LANGUAGE_KO] = "ko", [SS_LANGUAGE_JA] = "ja", [SS_LANGUAGE_EN] = "en" };
static const char *const locales[] = { [SS_LANGUAGE_KO] = "ko_KR.UTF-8", [SS_LANGUAGE_JA] = "ja_JP.UTF-8", [SS_LANGUAGE_EN] = "en_US.UTF-8" };

/* Without any locale gettext doesn't translate, whatever LANGUAGE says: then any of those of the program's languages will do. */
static void
leave_c (void)
{
  const char *now = setlocale (LC_MESSAGES, NULL);

  if (!g_str_equal (now, "C") && !g_str_equal (now, "POSIX") && !g_str_has_prefix (now, "C."))
    return;
  for (guint i = SS_LANGUAGE_KO; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]))
      return;
}

void
ss_language_set (SsLanguage language)
{
  static char *desktop; /* LANGUAGE as the desktop gave it; "" if it didn't */

  g_return_if_fail (language < G_N_ELEMENTS (words));
  if (!desktop)
    desktop = g_strdup (g_getenv ("LANGUAGE") ? g_getenv ("LANGUAGE") : "");

  if (language == SS_LANGUAGE_DESKTOP)
    {
      if (*desktop)
        g_setenv ("LANGUAGE", desktop, TRUE);
      else
        g_unsetenv ("LANGUAGE");
    }
  else
    g_setenv ("LANGUAGE", words[language], TRUE);

  setlocale (LC_ALL, "");
  if (language != SS_LANGUAGE_DESKTOP)
    {
      /* dates and fonts, too, where the system has the locale */
      setlocale (LC_MESSAGES, locales[language]);
      setlocale (LC_TIME, locales[language]);
      setlocale (LC_CTYPE, locales[language]);
      leave_c ();
    }
#ifdef __GLIBC__
  ++_nl_msg_cat_cntr;
#endif
}
