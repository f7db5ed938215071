/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/ss-scene.h"
#include "skips-layout.h"

G_BEGIN_DECLS

/* What drawing and picking of a lane share: the numbers of spots and what a pick means. */

#define SKIPS_SPOT_PIECE(seat, piece) (1u + 8u * (seat) + (piece)) /* piece from 1 */
#define SKIPS_SPOT_SPACE(space) (32u + (space))
#define SKIPS_SPOT_PASS 64u

/** A pick: v[0]: the spot that the pointer or the focus is on; v[1]: which of the pieces that would end there (0, 1, ...); v[2]: the reason of that
 * spot has been said, so the board need not. */
typedef enum
{
  SKIPS_PICK_SPOT,
  SKIPS_PICK_WHICH,
  SKIPS_PICK_SAID,
} SkipsPickField;

/** skips_spot_piece: is @spot a piece's? Whose, and which? */
gboolean skips_spot_piece (guint32 spot, SsSeat *seat, guint *piece);
/** skips_spot_space: the space whose spot it is; 0: none. */
guint skips_spot_space (guint32 spot);
/** skips_acting: whose pieces can be moved on this board; SS_SEAT_NONE: nobody's. */
SsSeat skips_acting (const SsSight *sight);
/** skips_shown: the piece of skips_acting() whose way is to be shown for the pick; 0: none. */
guint skips_shown (const SsSight *sight);
/** skips_count_arrivals: how many pieces of @seat can legally end on @space; the @which-th of them in @piece (nullable). */
guint skips_count_arrivals (const SkipsRules *rules, const SkipsState *state, SsSeat seat, guint space, guint which, guint *piece);

/** skips_draw_spots: all places that can be looked at and chosen, with their names. */
void skips_draw_spots (const SsSight *sight, const SkipsLayout *layout, SsScene *scene);
/** skips_draw_way: the way that the shown piece would go, and what is in its way. */
void skips_draw_way (const SsSight *sight, const SkipsLayout *layout, guint piece, SsScene *scene);

/** skips_piece_symbol, skips_space_symbol: their names in data/art. Static buffers are the caller's. */
#define SKIPS_NAME_SIZE 40
const char *skips_piece_symbol (char name[SKIPS_NAME_SIZE], SsSeat seat, guint dots);
const char *skips_space_symbol (char name[SKIPS_NAME_SIZE], guint dots);
/** skips_item_id: "piece-first-2", "outside-second-1", "home-first-3": ids of items. */
const char *skips_item_id (char id[SKIPS_NAME_SIZE], const char *what, SsSeat seat, guint piece);

G_END_DECLS
