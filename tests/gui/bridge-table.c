/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bridge-table.h"

SsMatch *
bridge_table_match (void)
{
  static const char *const setup[] = { "@a8", "@e1", "@a4", "@h2", "@d7", "@h5" };
  g_autoptr (SsProblems) problems = ss_problems_new ();
  g_autoptr (SsVariant) variant = ss_variant_load_id ("the-bridge", problems);
  g_autoptr (SsRules) rules = ss_rules_new (variant);
  g_autoptr (GError) error = NULL;
  SsMatch *match = ss_match_new (rules, ss_player_new_person ("A"), ss_player_new_person ("B"), 1);

  for (guint i = 0; i < G_N_ELEMENTS (setup); i++)
    {
      ss_match_play_text (match, setup[i], -1, &error);
      g_assert_no_error (error);
    }
  return match;
}

SsBoard *
bridge_table_find_board (GtkWidget *widget)
{
  SsBoard *board = NULL;

  if (SS_IS_BOARD (widget))
    return SS_BOARD (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !board; child = gtk_widget_get_next_sibling (child))
    board = bridge_table_find_board (child);
  return board;
}

void
bridge_table_place_of (GtkWindow *window, SsBoard *board, const char *id, double *x, double *y)
{
  SsBoardSpot *spot = g_hash_table_lookup (board->spots, id);
  graphene_rect_t bounds;
  double dx, dy;

  if (!spot)
    g_error ("no spot %s", id);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (spot), GTK_WIDGET (window), &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  *x = bounds.origin.x + bounds.size.width / 2 + dx;
  *y = bounds.origin.y + bounds.size.height / 2 + dy;
}
