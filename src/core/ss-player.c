/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "ss-player.h"

typedef struct
{
  char *name;
  char *word;
  gboolean thinking;
} SsPlayerPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SsPlayer, ss_player, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_WORD,
  PROP_THINKING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static SsPlayerPrivate *
get_private (SsPlayer *player)
{
  return ss_player_get_instance_private (player);
}

static void
ss_player_finalize (GObject *object)
{
  SsPlayerPrivate *priv = get_private (SS_PLAYER (object));
  g_free (priv->name);
  g_free (priv->word);
  G_OBJECT_CLASS (ss_player_parent_class)->finalize (object);
}

static void
ss_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  SsPlayerPrivate *priv = get_private (SS_PLAYER (object));
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, priv->name);
      break;
    case PROP_WORD:
      g_value_set_string (value, priv->word);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, priv->thinking);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
ss_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  SsPlayerPrivate *priv = get_private (SS_PLAYER (object));
  switch (id)
    {
    case PROP_NAME:
      priv->name = g_value_dup_string (value);
      break;
    case PROP_WORD:
      priv->word = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
ss_player_class_init (SsPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->finalize = ss_player_finalize;
  object_class->get_property = ss_player_get_property;
  object_class->set_property = ss_player_set_property;

  GParamFlags once = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", once);
  properties[PROP_WORD] = g_param_spec_string ("word", NULL, NULL, "", once);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ss_player_init (SsPlayer *player)
{
}

SsPlayer *
ss_player_new_person (const char *name)
{
  g_return_val_if_fail (name, NULL);
  return g_object_new (SS_TYPE_PLAYER, "name", name, "word", name, NULL);
}

const char *
ss_player_get_name (SsPlayer *player)
{
  g_return_val_if_fail (SS_IS_PLAYER (player), NULL);
  return get_private (player)->name;
}

void
ss_player_set_name (SsPlayer *player, const char *name)
{
  g_return_if_fail (SS_IS_PLAYER (player) && name);
  g_set_str (&get_private (player)->name, name);
}

const char *
ss_player_get_word (SsPlayer *player)
{
  g_return_val_if_fail (SS_IS_PLAYER (player), NULL);
  return get_private (player)->word;
}

gboolean
ss_player_is_person (SsPlayer *player)
{
  g_return_val_if_fail (SS_IS_PLAYER (player), FALSE);
  return SS_PLAYER_GET_CLASS (player)->ask == NULL;
}

gboolean
ss_player_is_thinking (SsPlayer *player)
{
  g_return_val_if_fail (SS_IS_PLAYER (player), FALSE);
  return get_private (player)->thinking;
}

void
ss_player_set_thinking (SsPlayer *player, gboolean thinking)
{
  g_return_if_fail (SS_IS_PLAYER (player));
  SsPlayerPrivate *priv = get_private (player);
  if (priv->thinking == !!thinking)
    return;
  priv->thinking = !!thinking;
  g_object_notify_by_pspec (G_OBJECT (player), properties[PROP_THINKING]);
}

void
ss_player_ask (SsPlayer *player, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket, SsAnswer answer,
               gpointer data)
{
  g_return_if_fail (SS_IS_PLAYER (player));
  SsPlayerClass *klass = SS_PLAYER_GET_CLASS (player);
  if (klass->ask)
    klass->ask (player, rules, view, history, seat, ticket, answer, data);
}

void
ss_player_cancel (SsPlayer *player)
{
  g_return_if_fail (SS_IS_PLAYER (player));
  SsPlayerClass *klass = SS_PLAYER_GET_CLASS (player);
  if (klass->cancel)
    klass->cancel (player);
}

void
ss_player_hurry (SsPlayer *player)
{
  g_return_if_fail (SS_IS_PLAYER (player));
  SsPlayerClass *klass = SS_PLAYER_GET_CLASS (player);
  if (klass->hurry)
    klass->hurry (player);
}
