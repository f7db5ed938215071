/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ss-game.h"

G_BEGIN_DECLS

/** SsPlayer: who sits on a seat. The base is a person; players/ derives computer players, which think in threads of their own. */
#define SS_TYPE_PLAYER (ss_player_get_type ())
G_DECLARE_DERIVABLE_TYPE (SsPlayer, ss_player, SS, PLAYER, GObject)

/** SsAnswer: told the move found, in the thread whose main context was the default when asked. Late answers are dropped before this. */
typedef void (*SsAnswer) (SsPlayer *player, guint ticket, SsMove move, gpointer data);

struct _SsPlayerClass
{
  GObjectClass parent_class;
  /** ask: begin to think about @view (copied) for @seat; answer later with @ticket. NULL: a person, who answers by hand. */
  void (*ask) (SsPlayer *player, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket, SsAnswer answer,
               gpointer data);
  /** cancel: stop thinking; no answer comes. */
  void (*cancel) (SsPlayer *player);
  /** hurry: answer now with the best so far ("Move Now"). */
  void (*hurry) (SsPlayer *player);
};

/** ss_player_new_person: @name may be "". Derived classes set the construct-only properties "name" and "word". */
SsPlayer   *ss_player_new_person (const char *name);
const char *ss_player_get_name (SsPlayer *player); /* for people, translated: "Minji", "Computer (Medium)" */
const char *ss_player_get_word (SsPlayer *player); /* for records: a name, or "computer:medium" */
/** ss_player_set_name: in another language. */
void        ss_player_set_name (SsPlayer *player, const char *name);
gboolean    ss_player_is_person (SsPlayer *player);
gboolean    ss_player_is_thinking (SsPlayer *player); /* also the property "thinking", which notifies */

/* The entries of the class; a person ignores them. */
void ss_player_ask (SsPlayer *player, const SsRules *rules, const SsState *view, const SsHistory *history, SsSeat seat, guint ticket, SsAnswer answer,
                    gpointer data);
void ss_player_cancel (SsPlayer *player);
void ss_player_hurry (SsPlayer *player);

/** ss_player_set_thinking: for derived classes, in the thread of the one who asked. */
void ss_player_set_thinking (SsPlayer *player, gboolean thinking);

G_END_DECLS
