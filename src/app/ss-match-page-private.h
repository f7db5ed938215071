/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "players/ss-analyst.h"
#include "players/ss-computer.h"
#include "ss-board.h"
#include "ss-end-banner.h"
#include "ss-match-page.h"
#include "ss-match-panel.h"
#include "ss-turns.h"

G_BEGIN_DECLS

/* What the files of SsMatchPage share: ss-match-page.c (class, signals of the match, state of the actions), ss-match-view.c (what is shown, to whom;
 * inputs; words), ss-match-actions.c (what buttons and menus do),
 * ss-match-analysis.c (what moves were worth, once the match is over), ss-match-sharing.c (what leaves the match, comments), ss-match-notice.c (sound, notification). */

#define SS_NOW G_MAXUINT

struct _SsMatchPage
{
  AdwNavigationPage parent_instance;

  SsMatch *match;
  SsTurns *turns;
  SsAdviser *adviser; /* nullable: made with the first hint */
  GPtrArray *hints;   /* nullable: of SsHint: the answer for the position shown */
  guint hint;         /* which of them is shown */
  SsAnalyst *analyst; /* nullable: made with the first analysis */
  gboolean analysing;

  /* what is shown */
  guint looking;    /* the position after so many moves, or SS_NOW */
  SsSeat handed;    /* two people and hidden hands: who has the screen; NONE: nobody, the curtain is down */
  SsState *view;    /* of the position shown, for the viewer; NULL behind the curtain */
  SsMoves legal;
  SsSight sight;    /* points to view, legal and pick */
  SsPick pick;
  gboolean live;    /* a person may move now */
  GArray *motions;  /* of SsMotion: of the moves played since the last drawing */
  guint said;       /* moves that have been announced */
  guint opened;     /* moves there were when the curtain was opened last */
  gboolean end_told;
  gboolean begun;   /* computer players are asked while the page is in sight */
  gboolean noticed; /* a notification is out */
  gulong active_id; /* of the window's notify::is-active */
  char *note;       /* nullable: why the match is only looked at: nothing is played or written */
  gboolean had_room;
  guint focus_id;

  /* template */
  AdwWindowTitle *title;
  AdwBanner *save_banner;
  AdwBanner *note_banner;
  AdwMultiLayoutView *layouts;
  GtkStack *stack;
  GtkImage *curtain_stone;
  GtkLabel *curtain_label;
  GtkWidget *curtain_button;
  SsBoard *board;
  GtkRevealer *look_revealer;
  GtkLabel *look_label;
  SsEndBanner *end;
  GtkRevealer *end_revealer;
  GtkRevealer *type_revealer;
  GtkEntry *type_entry;
  GtkLabel *type_error;
  SsMatchPanel *panel;
  GtkLabel *bar_prompt;
  GtkLabel *bar_scores[2];
  GtkImage *bar_stones[2];
  AdwOverlaySplitView *split;
  AdwBottomSheet *sheet;
};

/* ss-match-view.c */
SsSeat ss_match_page_viewer (SsMatchPage *self);
/** ss_match_page_bottom: who sits at the bottom of the board. */
SsSeat ss_match_page_bottom (SsMatchPage *self);
/** ss_match_page_person: whose the actions are: the only person, or of two the one to move (to have moved last, at the end). NONE if there is none. */
SsSeat ss_match_page_person (SsMatchPage *self);
void   ss_match_page_redraw (SsMatchPage *self, SsBoardChange change);
void   ss_match_page_show (SsMatchPage *self, SsBoardChange change);
void   ss_match_page_look (SsMatchPage *self, guint n);
void   ss_match_page_take_input (SsMatchPage *self, const SsInput *input);
void   ss_match_page_add_motions (SsMatchPage *self, guint number);
void   ss_match_page_say_played (SsMatchPage *self);
void   ss_match_page_open_curtain (SsMatchPage *self);
/** ss_match_page_play: by a person. What is refused is returned, transfer full. */
char  *ss_match_page_play (SsMatchPage *self, SsMove move);
gboolean ss_match_page_is_curtained (SsMatchPage *self);
/** ss_match_page_comment_changed: of move @number. */
void   ss_match_page_comment_changed (SsMatchPage *self, guint number);

/* ss-match-actions.c */
void ss_match_page_class_init_actions (GtkWidgetClass *widget_class);
void ss_match_page_update_actions (SsMatchPage *self);
void ss_match_page_typed (SsMatchPage *self);
void ss_match_page_close_typing (SsMatchPage *self);

/* ss-match-sharing.c: copying, files, printing, comments */
void ss_match_page_class_init_sharing (GtkWidgetClass *widget_class);
void ss_match_page_update_sharing (SsMatchPage *self);

/* ss-match-analysis.c */
void ss_match_page_class_init_analysis (GtkWidgetClass *widget_class);
void ss_match_page_update_analysis (SsMatchPage *self);
/** ss_match_page_stop_analysis: @forget: with all that has been found. */
void ss_match_page_stop_analysis (SsMatchPage *self, gboolean forget);

/* ss-match-notice.c: for one who looks elsewhere */
/** ss_match_page_notice: after a move: sound; if it is somebody's turn after a long thought in a window out of sight, a notification. */
void ss_match_page_notice (SsMatchPage *self, guint number);
void ss_match_page_withdraw_notice (SsMatchPage *self);

G_END_DECLS
