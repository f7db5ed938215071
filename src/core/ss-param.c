/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-param.h"

#include <string.h>

#include "ss-game.h"

gboolean
ss_param_is_in_group (const SsParam *param, const char *group)
{
  if (!param->family)
    return g_str_equal (param->group, group);
  gsize n = strlen (param->group);
  return strncmp (param->group, group, n) == 0 && group[n] == ' ';
}

const SsParam *
ss_param_find (const SsGame *game, const char *group, const char *key)
{
  for (const SsParam *param = game->params; param->key; param++)
    if (g_str_equal (param->key, key) && ss_param_is_in_group (param, group))
      return param;
  return NULL;
}

const char *
ss_param_family_name (const SsParam *param, const char *group)
{
  g_return_val_if_fail (param->family, NULL);
  return group + strlen (param->group) + 1;
}
