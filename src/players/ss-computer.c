/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-computer.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ss-delivery.h"

#define WORD_PREFIX "computer:"
#define THREADS 4 /* the machine is for other things, too */

/* For a person who waits. */
static SsMind *
make_mind (const SsLevel *level, guint64 seed)
{
  SsMind *mind = ss_mind_new (level, seed, 1, TRUE);
  ss_mind_set_threads (mind, THREADS);
  return mind;
}

struct _SsComputer
{
  SsPlayer parent_instance;
  const SsLevel *level;
  guint64 seed;
  SsDelivery *delivery; /* made when first asked */
  SsAnswer answer;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (SsComputer, ss_computer, SS_TYPE_PLAYER)

static void
deliver_move (const SsThought *thought, gpointer data)
{
  g_autoptr (SsComputer) computer = g_object_ref (SS_COMPUTER (data));
  ss_player_set_thinking (SS_PLAYER (computer), FALSE);
  computer->answer (SS_PLAYER (computer), thought->ticket, thought->move, computer->data);
}

static void
ss_computer_ask (SsPlayer *player, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket,
                 SsAnswer answer, gpointer data)
{
  SsComputer *computer = SS_COMPUTER (player);
  if (!computer->delivery)
    computer->delivery = ss_delivery_new (make_mind (computer->level, computer->seed), deliver_move, computer);
  computer->answer = answer;
  computer->data = data;
  ss_thinker_ask (ss_delivery_begin (computer->delivery), rules, view, history, seat, ticket);
  ss_player_set_thinking (player, TRUE);
}

static void
ss_computer_cancel (SsPlayer *player)
{
  SsComputer *computer = SS_COMPUTER (player);
  if (computer->delivery)
    ss_thinker_cancel (ss_delivery_get_thinker (computer->delivery));
  ss_player_set_thinking (player, FALSE);
}

static void
ss_computer_hurry (SsPlayer *player)
{
  SsComputer *computer = SS_COMPUTER (player);
  if (computer->delivery)
    ss_thinker_hurry (ss_delivery_get_thinker (computer->delivery));
}

static void
ss_computer_finalize (GObject *object)
{
  ss_delivery_free (SS_COMPUTER (object)->delivery);
  G_OBJECT_CLASS (ss_computer_parent_class)->finalize (object);
}

static void
ss_computer_class_init (SsComputerClass *klass)
{
  SsPlayerClass *player_class = SS_PLAYER_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = ss_computer_finalize;
  player_class->ask = ss_computer_ask;
  player_class->cancel = ss_computer_cancel;
  player_class->hurry = ss_computer_hurry;
}

static void
ss_computer_init (SsComputer *computer)
{
}

SsPlayer *
ss_computer_new (const SsLevel *level, guint64 seed)
{
  g_return_val_if_fail (level, NULL);
  g_autofree char *word = g_strconcat (WORD_PREFIX, level->word, NULL);
  SsComputer *computer = g_object_new (SS_TYPE_COMPUTER, "name", _ (level->player), "word", word, NULL);
  computer->level = level;
  computer->seed = seed;
  return SS_PLAYER (computer);
}

SsPlayer *
ss_computer_new_word (const char *word, guint64 seed)
{
  const SsLevel *level = g_str_has_prefix (word, WORD_PREFIX) ? ss_level_find (word + strlen (WORD_PREFIX)) : NULL;
  return level ? ss_computer_new (level, seed) : NULL;
}

const SsLevel *
ss_computer_get_level (SsComputer *computer)
{
  g_return_val_if_fail (SS_IS_COMPUTER (computer), NULL);
  return computer->level;
}

double
ss_computer_get_progress (SsComputer *computer)
{
  g_return_val_if_fail (SS_IS_COMPUTER (computer), 0);
  return computer->delivery ? ss_thinker_get_progress (ss_delivery_get_thinker (computer->delivery)) : 0;
}

/* SsAdviser */

struct _SsAdviser
{
  GObject parent_instance;
  guint64 seed;
  SsDelivery *delivery;
  SsAdvice advice;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (SsAdviser, ss_adviser, G_TYPE_OBJECT)

static void
deliver_hints (const SsThought *thought, gpointer data)
{
  g_autoptr (SsAdviser) adviser = g_object_ref (SS_ADVISER (data));
  adviser->advice (adviser, thought->hints, adviser->data);
}

static void
ss_adviser_finalize (GObject *object)
{
  ss_delivery_free (SS_ADVISER (object)->delivery);
  G_OBJECT_CLASS (ss_adviser_parent_class)->finalize (object);
}

static void
ss_adviser_class_init (SsAdviserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ss_adviser_finalize;
}

static void
ss_adviser_init (SsAdviser *adviser)
{
}

SsAdviser *
ss_adviser_new (guint64 seed)
{
  SsAdviser *adviser = g_object_new (SS_TYPE_ADVISER, NULL);
  adviser->seed = seed;
  return adviser;
}

void
ss_adviser_ask (SsAdviser *adviser, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint count,
                SsAdvice advice, gpointer data)
{
  g_return_if_fail (SS_IS_ADVISER (adviser));
  if (!adviser->delivery)
    adviser->delivery = ss_delivery_new (make_mind (ss_level_best (), adviser->seed), deliver_hints, adviser);
  adviser->advice = advice;
  adviser->data = data;
  ss_thinker_ask_hints (ss_delivery_begin (adviser->delivery), rules, view, history, seat, count, 0);
}

void
ss_adviser_cancel (SsAdviser *adviser)
{
  g_return_if_fail (SS_IS_ADVISER (adviser));
  if (adviser->delivery)
    ss_thinker_cancel (ss_delivery_get_thinker (adviser->delivery));
}
