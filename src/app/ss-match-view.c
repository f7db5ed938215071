/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-match-page-private.h"

#include <glib/gi18n.h>

#include "ss-board-picture.h"
#include "ss-say.h"
#include "ss-seats.h"

/* Whose eyes */

static gboolean
is_person (SsMatchPage *self, SsSeat seat)
{
  return ss_player_is_person (ss_match_get_player (self->match, seat));
}

/* viewer: the only person; of two the one whose turn it is, who has been handed the screen where hands are hidden; nobody, who sees all, of none.
 * When a match with hidden hands is over there is nothing to hide. */
SsSeat
ss_match_page_viewer (SsMatchPage *self)
{
  gboolean first = is_person (self, SS_SEAT_FIRST), second = is_person (self, SS_SEAT_SECOND);

  if (first != second)
    return first ? SS_SEAT_FIRST : SS_SEAT_SECOND;
  return first ? self->handed : SS_SEAT_NONE;
}

/* bottom: the only person, of two First, so that the board doesn't turn round from move to move; with hidden hands who has been handed the screen. */
SsSeat
ss_match_page_bottom (SsMatchPage *self)
{
  SsSeat viewer = ss_match_page_viewer (self);
  gboolean both = is_person (self, SS_SEAT_FIRST) && is_person (self, SS_SEAT_SECOND);

  return viewer == SS_SEAT_NONE || (both && !ss_match_get_rules (self->match)->game->hidden) ? SS_SEAT_FIRST : viewer;
}

SsSeat
ss_match_page_person (SsMatchPage *self)
{
  gboolean first = is_person (self, SS_SEAT_FIRST), second = is_person (self, SS_SEAT_SECOND);
  SsSeat to_move = ss_match_get_to_move (self->match);

  if (first != second)
    return first ? SS_SEAT_FIRST : SS_SEAT_SECOND;
  if (!first)
    return SS_SEAT_NONE;
  return to_move != SS_SEAT_NONE ? to_move : self->handed != SS_SEAT_NONE ? self->handed : SS_SEAT_FIRST;
}

gboolean
ss_match_page_is_curtained (SsMatchPage *self)
{
  return ss_match_get_rules (self->match)->game->hidden && is_person (self, SS_SEAT_FIRST) && is_person (self, SS_SEAT_SECOND) && self->handed == SS_SEAT_NONE
         && ss_match_get_result (self->match) == SS_RESULT_UNFINISHED;
}

void
ss_match_page_open_curtain (SsMatchPage *self)
{
  self->handed = ss_match_get_to_move (self->match);
  ss_match_page_show (self, SS_BOARD_AT_ONCE);
  ss_board_focus (self->board);
  ss_match_page_say_played (self);
  self->opened = ss_match_get_n_moves (self->match);
}

/* close_curtain: what was typed or lay open belongs to who had the screen. */
static void
close_curtain (SsMatchPage *self)
{
  SsSeat to_move = ss_match_get_to_move (self->match);
  g_autofree char *text = ss_text_fill (_("Hand over to {player}"), "player", ss_player_get_name (ss_match_get_player (self->match, to_move)), NULL);
  g_autoptr (GdkPaintable) stone = ss_board_picture_new_symbol (ss_seats_symbol (to_move), gtk_image_get_pixel_size (self->curtain_stone), gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  gtk_image_set_from_paintable (self->curtain_stone, stone);
  gtk_label_set_label (self->curtain_label, text);
  ss_match_page_close_typing (self);
}

/* The board */

static guint
shown (SsMatchPage *self)
{
  return self->looking == SS_NOW ? ss_match_get_n_moves (self->match) : self->looking;
}

/* update_sight: make view, legal moves and sight those of what is to be shown. */
static void
update_sight (SsMatchPage *self)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  SsSeat viewer = ss_match_page_viewer (self);
  guint n = shown (self);

  g_clear_pointer (&self->view, g_free);
  self->legal.n = 0;
  self->live = FALSE;
  if (ss_match_page_is_curtained (self))
    return;
  self->view = ss_match_get_view (self->match, n, viewer);
  self->live = !self->note && self->looking == SS_NOW && viewer != SS_SEAT_NONE && viewer == ss_match_get_to_move (self->match) && is_person (self, viewer)
               && ss_match_get_result (self->match) == SS_RESULT_UNFINISHED;
  if (self->live)
    rules->game->legal_moves (rules, self->view, &self->legal);
  self->sight = (SsSight) {
    .rules = rules,
    .view = self->view,
    .viewer = viewer,
    .bottom = ss_match_page_bottom (self),
    .pick = self->live ? &self->pick : NULL,
    .legal = self->live ? &self->legal : NULL,
    .last = n > 0 ? ss_match_get_move (self->match, n) : SS_NO_MOVE,
    .last_by = n > 0 ? ss_match_get_mover (self->match, n) : SS_SEAT_NONE,
  };
}

void
ss_match_page_redraw (SsMatchPage *self, SsBoardChange change)
{
  SsScene *scene;

  ss_board_get_room (self->board, &self->sight.width, &self->sight.height);
  if (!self->match || !self->view)
    {
      ss_board_set_scene (self->board, NULL, SS_BOARD_AT_ONCE, NULL, 0);
      g_array_set_size (self->motions, 0);
      return;
    }
  if (self->sight.width <= 0)
    return; /* drawn when there is room */
  scene = ss_scene_new (0, 0);
  self->sight.rules->game->draw (&self->sight, scene);
  ss_board_set_scene (self->board, scene, change, (const SsMotion *) self->motions->data, change == SS_BOARD_MOVE ? self->motions->len : 0);
  if (change == SS_BOARD_MOVE)
    {
      g_array_set_size (self->motions, 0);
      ss_turns_hold (self->turns, ss_board_is_moving (self->board));
    }
}

void
ss_match_page_add_motions (SsMatchPage *self, guint number)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  SsSeat viewer = ss_match_page_viewer (self);
  g_auto (SsEffects) effects = { 0 };

  if (!rules->game->motion || self->looking != SS_NOW)
    return;
  ss_match_get_effects (self->match, number, &effects);
  for (guint i = 0; i < effects.n; i++)
    {
      SsMotion motion = { 0 };

      if (viewer != SS_SEAT_NONE && !(effects.effects[i].seen_by & SS_SEEN_BY (viewer)))
        continue;
      rules->game->motion (rules, &effects.effects[i], &motion);
      if (motion.kind != SS_MOTION_NONE)
        g_array_append_val (self->motions, motion);
    }
}

/* The panel and the words */

static char *
prompt_text (SsMatchPage *self)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  SsSeat to_move = ss_match_get_to_move (self->match);

  if (ss_match_get_result (self->match) != SS_RESULT_UNFINISHED)
    return g_strdup (ss_end_banner_get_text (self->end));
  if (ss_match_page_is_curtained (self))
    return ss_text_fill (_("Hand over to {player}"), "player", ss_player_get_name (ss_match_get_player (self->match, to_move)), NULL);
  if (to_move != SS_SEAT_NONE && !is_person (self, to_move))
    return ss_text_fill (_("{player} is thinking."), "player", ss_player_get_name (ss_match_get_player (self->match, to_move)), NULL);
  if (to_move != SS_SEAT_NONE && is_person (self, to_move))
    {
      g_autofree SsState *view = ss_match_get_view (self->match, SS_NOW, to_move);

      return rules->game->prompt (rules, view, to_move);
    }
  return rules->game->prompt (rules, self->view, SS_SEAT_NONE);
}

void
ss_match_page_say_played (SsMatchPage *self)
{
  const SsRules *rules = ss_match_get_rules (self->match);
  guint n = ss_match_get_n_moves (self->match);

  if (ss_match_page_is_curtained (self))
    {
      self->said = MIN (self->opened, n); /* the whole turn is said to who opens the curtain */
      return;
    }
  if (self->said < n && gtk_widget_get_mapped (GTK_WIDGET (self)))
    for (guint number = self->said + 1; number <= n; number++)
      {
        g_auto (SsEffects) effects = { 0 };
        g_autofree char *sentence = ss_say_move_by (self->match, number, ss_match_page_viewer (self));

        gtk_accessible_announce (GTK_ACCESSIBLE (self->board), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
        ss_match_get_effects (self->match, number, &effects);
        for (guint i = 0; i < effects.n; i++)
          {
            g_autofree char *said = rules->game->say_effect (rules, &effects.effects[i], ss_match_page_viewer (self));

            if (said)
              gtk_accessible_announce (GTK_ACCESSIBLE (self->board), said, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
          }
      }
  self->said = n;
}

static void
update_bar (SsMatchPage *self, const char *prompt)
{
  int scores[2];

  gtk_label_set_label (self->bar_prompt, prompt);
  ss_match_get_scores (self->match, shown (self), scores);
  for (SsSeat seat = SS_SEAT_FIRST; seat <= SS_SEAT_SECOND; seat++)
    {
      g_autofree char *score = ss_text_number (scores[seat]);

      gtk_label_set_label (self->bar_scores[seat], score);
    }
}

/* last_text: the move that led here, with its comment. */
static char *
last_text (SsMatchPage *self, guint n)
{
  g_autofree char *said = NULL;
  const char *comment;

  if (n == 0 || !self->view)
    return NULL;
  said = ss_say_move_by (self->match, n, ss_match_page_viewer (self));
  comment = ss_say_comment (self->match, n);
  return comment ? ss_text_fill (_("{move}\nComment: {comment}"), "move", said, "comment", comment, NULL) : g_steal_pointer (&said);
}

static void
update_panel (SsMatchPage *self)
{
  g_autofree char *prompt = prompt_text (self);
  guint n = shown (self);
  g_autofree char *last = last_text (self, n);

  ss_match_panel_set_prompt (self->panel, prompt, last);
  ss_match_panel_update (self->panel, self->view, ss_match_page_viewer (self), n);
  update_bar (self, prompt);
}

static void
update_look (SsMatchPage *self)
{
  if (self->looking != SS_NOW)
    {
      g_autofree char *n = ss_text_number ((int) self->looking);
      g_autofree char *m = ss_text_number ((int) ss_match_get_n_moves (self->match));
      g_autofree char *text = self->looking == 0 ? g_strdup (_("Start position")) : ss_text_fill (_("After move {n} of {m}"), "n", n, "m", m, NULL);

      gtk_label_set_label (self->look_label, text);
    }
  gtk_revealer_set_reveal_child (self->look_revealer, self->looking != SS_NOW);
}

/* show: everything anew. */
void
ss_match_page_show (SsMatchPage *self, SsBoardChange change)
{
  gboolean curtained;

  g_clear_pointer (&self->hints, g_ptr_array_unref);
  update_sight (self);
  curtained = ss_match_page_is_curtained (self);
  if (curtained)
    close_curtain (self);
  ss_match_page_redraw (self, change);
  gtk_stack_set_visible_child_name (self->stack, curtained ? "curtain" : "board");
  if (curtained)
    gtk_widget_grab_focus (self->curtain_button);
  update_look (self);
  update_panel (self);
  ss_match_page_update_actions (self);
}

void
ss_match_page_look (SsMatchPage *self, guint n)
{
  guint now = ss_match_get_n_moves (self->match);

  if (n >= now)
    n = SS_NOW;
  if (n == self->looking)
    return;
  self->looking = n;
  memset (&self->pick, 0, sizeof self->pick);
  g_array_set_size (self->motions, 0);
  ss_match_page_show (self, SS_BOARD_MOVE);
  if (shown (self) > 0 && ss_say_comment (self->match, shown (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), ss_say_comment (self->match, shown (self)), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ss_match_page_comment_changed (SsMatchPage *self, guint number)
{
  ss_match_panel_refresh_move (self->panel, number);
  update_panel (self);
}

/* Inputs */

char *
ss_match_page_play (SsMatchPage *self, SsMove move)
{
  g_autoptr (GError) error = NULL;

  if (ss_match_play (self->match, move, ss_turns_get_seconds (self->turns), &error))
    return NULL;
  return g_strdup (error->message);
}

/* why_not_now: why nothing can be chosen now. */
static char *
why_not_now (SsMatchPage *self)
{
  SsSeat to_move = ss_match_get_to_move (self->match);

  if (ss_match_get_result (self->match) != SS_RESULT_UNFINISHED)
    return g_strdup (_("The match is over."));
  if (self->note)
    return g_strdup (self->note);
  if (self->looking != SS_NOW)
    return g_strdup (_("This is an earlier position. Go back to the game to move."));
  return ss_text_fill (_("{player} is to move."), "player", ss_player_get_name (ss_match_get_player (self->match, to_move)), NULL);
}

void
ss_match_page_take_input (SsMatchPage *self, const SsInput *input)
{
  g_autofree char *reason = NULL;
  SsPickResult result = { 0 };
  SsPick before = self->pick;

  if (!self->live)
    {
      if (input->kind == SS_INPUT_CHOOSE)
        {
          reason = why_not_now (self);
          ss_board_show_reason (self->board, input->spot, reason);
        }
      return;
    }
  self->sight.rules->game->pick (&self->sight, &self->pick, input, &result);
  reason = result.reason;
  if (result.move != SS_NO_MOVE)
    {
      g_autofree char *refused = ss_match_page_play (self, result.move);

      if (refused)
        ss_board_show_reason (self->board, input->spot, refused);
      return;
    }
  if (memcmp (&before, &self->pick, sizeof before) != 0)
    ss_match_page_redraw (self, SS_BOARD_PICK);
  if (reason)
    ss_board_show_reason (self->board, input->spot, reason);
}
