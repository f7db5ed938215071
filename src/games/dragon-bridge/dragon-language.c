/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "dragon-language.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/ss-param.h"
#include "core/ss-problem.h"

/* One token at a time, no recursion: a clause has no clause in it. */

typedef struct
{
  const char *word;
  guint8 value;
} Word;

static const Word plain_words[] = {
  { "move", DRAGON_ACT_MOVE },
  { "bump", DRAGON_ACT_BUMP },
  { "teleport", DRAGON_ACT_TELEPORT },
  { "ready", DRAGON_ACT_READY },
  { "deplete", DRAGON_ACT_DEPLETE },
  { "deplete-opponent", DRAGON_ACT_DEPLETE_OPPONENT },
  { "white", DRAGON_ACT_WHITE },
  { "bury-nest", DRAGON_ACT_BURY_NEST },
  { "sift", DRAGON_ACT_SIFT },
  { "stow", DRAGON_ACT_STOW },
  { "return", DRAGON_ACT_RETURN_READY },
  { "swap-places", DRAGON_ACT_SWAP_PLACES },
  { "take-nest", DRAGON_ACT_TAKE_NEST },
  { "trade-nest", DRAGON_ACT_TRADE_NEST },
  { "echo-nest", DRAGON_ACT_ECHO_NEST },
  { "search", DRAGON_ACT_SEARCH },
  { "item", DRAGON_ACT_ITEM },
  { "turn-dragon", DRAGON_ACT_TURN_DRAGON },
};
static const Word return_words[] = { { "ready", DRAGON_ACT_RETURN_READY }, { "used", DRAGON_ACT_RETURN_USED }, { "kept", DRAGON_ACT_RETURN_KEPT } };
static const Word tile_words[] = {
  { "start", DRAGON_TILE_START }, { "centre", DRAGON_TILE_CENTRE }, { "gem", DRAGON_TILE_GEM },
  { "end", DRAGON_TILE_END },     { "exit", DRAGON_TILE_EXIT },     { "threatened", DRAGON_TILE_THREATENED },
};
static const Word event_words[] = {
  { "turn", DRAGON_EVENT_TURN }, { "action", DRAGON_EVENT_ACTION }, { "bump", DRAGON_EVENT_BUMP },   { "bumped", DRAGON_EVENT_BUMPED },
  { "pass", DRAGON_EVENT_PASS }, { "flight", DRAGON_EVENT_FLIGHT }, { "roost", DRAGON_EVENT_ROOST }, { "item", DRAGON_EVENT_ITEM },
};
static const Word way_words[] = {
  { "away", DRAGON_WAY_AWAY }, { "toward", DRAGON_WAY_TOWARD }, { "dragonward", DRAGON_WAY_DRAGONWARD }, { "exitward", DRAGON_WAY_EXITWARD },
};
static const Word bonus_words[] = { { "+move", DRAGON_ACT_MOVE }, { "+bump", DRAGON_ACT_BUMP }, { "+teleport", DRAGON_ACT_TELEPORT } };
static const Word number_words[] = { { "flight", DRAGON_POWER_FLIGHT }, { "roost", DRAGON_POWER_ROOST }, { "hand", DRAGON_POWER_HAND } };

/* what may stand at a place; also the words that a misspelt one is compared with */
#define ACTS "move, bump, teleport, ready, deplete, deplete-opponent, white, bury-nest, sift, stow, return, swap-places, take-nest, " \
             "trade-nest, echo-nest, search, item, turn-dragon"
#define TILES "start, centre, gem, end, exit, threatened"
#define EVENTS "turn, action, bump, bumped, pass, flight, roost, item"
#define WAYS "away, toward, dragonward, exitward"

typedef struct
{
  const char *text;  /* the whole */
  const char *token; /* the current one: [token, token + n); n = 0 at the end */
  gsize n;
  DragonFault *fault;
} Reader;

void
dragon_fault_clear (DragonFault *fault)
{
  g_clear_pointer (&fault->what, g_free);
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static void
read_token (Reader *r, const char *from)
{
  while (is_blank (*from))
    from++;
  r->token = from;
  r->n = 0;
  if (*from == ',' || *from == ':')
    r->n = 1;
  else
    while (from[r->n] && from[r->n] != ',' && from[r->n] != ':' && !is_blank (from[r->n]))
      r->n++;
}

static void
next (Reader *r)
{
  read_token (r, r->token + r->n);
}

static gboolean
is (const Reader *r, const char *word)
{
  return r->n && strncmp (r->token, word, r->n) == 0 && word[r->n] == 0;
}

/* the index in @words of the current token, or -1 */
static int
find (const Reader *r, const Word *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is (r, words[i].word))
      return words[i].value;
  return -1;
}
#define FIND(r, words) find ((r), (words), G_N_ELEMENTS (words))

/* the fault is the word that begins at @at, of the current token's length */
static void
locate (Reader *r, const char *at)
{
  r->fault->column = (guint) g_utf8_pointer_to_offset (r->text, at) + 1;
  r->fault->length = (guint) g_utf8_strlen (at, (gssize) r->n);
}

/* always FALSE: the current token is none of @allowed (words separated by ", ") */
static gboolean
fail (Reader *r, const char *allowed)
{
  if (!r->fault)
    return FALSE;
  locate (r, r->token);
  g_autofree char *at = g_strdup_printf ("%u", r->fault->column);
  if (r->n == 0)
    {
      r->fault->what = ss_text_fill (_ ("The text ends too early, at column {column}; allowed here: {allowed}."), "column", at, "allowed", allowed, NULL);
      return FALSE;
    }
  g_autofree char *raw = g_strndup (r->token, r->n);
  g_autofree char *word = ss_quote_value (raw);
  g_auto (GStrv) words = g_strsplit (allowed, ", ", -1);
  const char *nearest = ss_nearest_word (raw, (const char *const *) words);
  if (nearest)
    r->fault->what = ss_text_fill (_ ("“{word}” at column {column} is not known here, perhaps “{nearest}” is meant; allowed here: {allowed}."), "word", word,
                                   "column", at, "nearest", nearest, "allowed", allowed, NULL);
  else
    r->fault->what = ss_text_fill (_ ("“{word}” at column {column} does not belong here; allowed here: {allowed}."), "word", word, "column", at, "allowed",
                                   allowed, NULL);
  return FALSE;
}

static gboolean
read_number (Reader *r, guint8 *number, char lowest)
{
  if (r->n != 1 || *r->token < lowest || *r->token > '9')
    return fail (r, lowest == '0' ? "0..9" : "1..9");
  *number = (guint8) (*r->token - '0');
  next (r);
  return TRUE;
}

/* the tiles of "start|centre", a single token */
static gboolean
read_tiles (Reader *r, DragonCondition *condition)
{
  Reader part = *r;
  const char *end = r->token + r->n;
  if (r->n == 0)
    return fail (r, TILES);
  for (const char *p = r->token;;)
    {
      const char *bar = memchr (p, '|', (gsize) (end - p));
      part.token = p;
      part.n = (gsize) ((bar ? bar : end) - p);
      int tile = FIND (&part, tile_words);
      if (tile < 0)
        return fail (&part, TILES);
      if (!(condition->tiles & (1 << tile)))
        condition->order[condition->n_tiles++] = (guint8) tile;
      condition->tiles |= (guint8) (1 << tile);
      if (!bar)
        break;
      p = bar + 1;
    }
  next (r);
  return TRUE;
}

static gboolean
read_range (Reader *r, DragonCondition *condition)
{
  const char *t = r->token;
  if (r->n != 4 || !g_ascii_isdigit (t[0]) || t[1] != '.' || t[2] != '.' || !g_ascii_isdigit (t[3]))
    return fail (r, "A..B (0..9)");
  condition->a = (guint8) (t[0] - '0');
  condition->b = (guint8) (t[3] - '0');
  if (condition->a > condition->b)
    {
      if (r->fault)
        {
          g_autofree char *range = g_strndup (t, 4);
          locate (r, t);
          g_autofree char *at = g_strdup_printf ("%u", r->fault->column);
          r->fault->what = ss_text_fill (_ ("In {range} at column {column} the first number is greater than the second; allowed is A..B with A at most B."),
                                         "range", range, "column", at, NULL);
        }
      return FALSE;
    }
  next (r);
  return TRUE;
}

/* after "if" */
static gboolean
read_condition (Reader *r, DragonCondition *condition)
{
  if (is (r, "opponent"))
    {
      next (r);
      if (!is (r, "on"))
        return fail (r, "on");
      next (r);
      condition->kind = DRAGON_IF_OPPONENT_ON;
      return read_tiles (r, condition);
    }
  if (is (r, "on"))
    {
      next (r);
      condition->kind = DRAGON_IF_ON;
      return read_tiles (r, condition);
    }
  if (is (r, "near"))
    {
      next (r);
      condition->kind = DRAGON_IF_NEAR;
      return read_number (r, &condition->a, '0');
    }
  if (is (r, "began"))
    {
      next (r);
      condition->kind = DRAGON_IF_BEGAN;
      return read_range (r, condition);
    }
  return fail (r, "on, opponent, near, began");
}

static gboolean
read_plain (Reader *r, DragonClause *clause, const char *allowed)
{
  int act = FIND (r, plain_words);
  if (act < 0)
    return fail (r, allowed);
  next (r);
  clause->act = (guint8) act;
  if (act == DRAGON_ACT_RETURN_READY)
    {
      act = FIND (r, return_words);
      if (act < 0)
        return fail (r, "ready, used, kept");
      clause->act = (guint8) act;
      next (r);
      return TRUE;
    }
  if (act == DRAGON_ACT_STOW && is (r, "all"))
    {
      clause->act = DRAGON_ACT_STOW_ALL;
      next (r);
      return TRUE;
    }
  if (act <= DRAGON_ACT_STOW)
    {
      if (act == DRAGON_ACT_STOW && (r->n != 1 || *r->token < '1' || *r->token > '9'))
        return fail (r, "1..9, all");
      return read_number (r, &clause->n, '1');
    }
  return TRUE;
}

static gboolean
read_clause (Reader *r, DragonClause *clause)
{
  memset (clause, 0, sizeof *clause);
  const char *allowed = "if, may, tribute, " ACTS;
  if (is (r, "if"))
    {
      next (r);
      if (!read_condition (r, &clause->condition))
        return FALSE;
      allowed = "may, tribute, " ACTS;
    }
  if (is (r, "may"))
    {
      next (r);
      clause->may = 1;
      allowed = "tribute, " ACTS;
    }
  /* deplete and stow are a cost if "to" follows the number */
  if (is (r, "deplete") || is (r, "stow"))
    {
      Reader ahead = *r;
      DragonClause cost = { 0 };
      ahead.fault = NULL;
      if (read_plain (&ahead, &cost, ACTS) && cost.n && is (&ahead, "to"))
        {
          clause->cost = cost.act;
          clause->cost_n = cost.n;
          next (&ahead);
          r->token = ahead.token;
          r->n = ahead.n;
          allowed = "tribute, " ACTS;
        }
    }
  if (is (r, "tribute"))
    {
      next (r);
      clause->tribute = 1;
      allowed = ACTS;
    }
  return read_plain (r, clause, allowed);
}

/* the current token and all that follows, to the end of the text */
static gboolean
read_effect (Reader *r, DragonEffect *effect)
{
  memset (effect, 0, sizeof *effect);
  for (;;)
    {
      if (effect->n == DRAGON_MAX_CLAUSES)
        {
          if (r->fault)
            {
              locate (r, r->token);
              g_autofree char *at = g_strdup_printf ("%u", r->fault->column);
              r->fault->what = ss_text_fill (_ ("At column {column} a ninth clause begins; an effect has 1 to 8 clauses."), "column", at, NULL);
            }
          return FALSE;
        }
      DragonClause *clause = &effect->clauses[effect->n];
      if (!read_clause (r, clause))
        return FALSE;
      effect->n++;
      if (r->n == 0)
        return TRUE;
      if (!is (r, ","))
        {
          gboolean can_pay = !clause->cost && !clause->tribute && clause->n && (clause->act == DRAGON_ACT_DEPLETE || clause->act == DRAGON_ACT_STOW);
          return fail (r, can_pay ? "\",\", to" : "\",\"");
        }
      next (r);
    }
}

gboolean
dragon_parse_effect (const char *text, DragonEffect *effect, DragonFault *fault)
{
  Reader r = { .text = text, .fault = fault };
  read_token (&r, text);
  return read_effect (&r, effect);
}

static gboolean
read_bonus (Reader *r, DragonPower *power, int act)
{
  guint8 n;
  power->kind = DRAGON_POWER_BONUS;
  power->act = (guint8) act;
  next (r);
  if (!read_number (r, &n, '1'))
    return FALSE;
  power->amount = (gint8) n;
  int way = FIND (r, way_words);
  if (way >= 0)
    {
      power->way = (guint8) way;
      next (r);
    }
  if (is (r, "if"))
    {
      next (r);
      if (!read_condition (r, &power->condition))
        return FALSE;
      return r->n == 0 || fail (r, "\";\"");
    }
  return r->n == 0 || fail (r, way >= 0 ? "if" : "if, " WAYS);
}

gboolean
dragon_parse_power (const char *text, DragonPower *power, DragonFault *fault)
{
  Reader r = { .text = text, .fault = fault };
  memset (power, 0, sizeof *power);
  read_token (&r, text);

  int number = FIND (&r, number_words);
  if (number >= 0)
    {
      next (&r);
      if (r.n != 2 || (r.token[0] != '+' && r.token[0] != '-') || r.token[1] < '1' || r.token[1] > '9')
        return fail (&r, "+1..+9, -1..-9");
      power->kind = (guint8) number;
      power->amount = (gint8) ((r.token[1] - '0') * (r.token[0] == '-' ? -1 : 1));
      next (&r);
      return r.n == 0 || fail (&r, "\";\"");
    }
  if (is (&r, "gem-action"))
    {
      next (&r);
      if (!is (&r, ":"))
        return fail (&r, ":");
      next (&r);
      power->kind = DRAGON_POWER_GEM_ACTION;
      return read_effect (&r, &power->effect);
    }
  if (is (&r, "must"))
    {
      power->must = 1;
      next (&r);
    }
  int act = FIND (&r, bonus_words);
  if (act >= 0)
    return read_bonus (&r, power, act);
  if (!is (&r, "on"))
    return fail (&r, power->must ? "on, +move, +bump, +teleport" : "flight, roost, hand, must, on, +move, +bump, +teleport, gem-action");
  next (&r);
  int event = FIND (&r, event_words);
  if (event < 0)
    return fail (&r, EVENTS);
  next (&r);
  if (!is (&r, ":"))
    return fail (&r, ":");
  next (&r);
  power->kind = DRAGON_POWER_TRIGGER;
  power->event = (guint8) event;
  return read_effect (&r, &power->effect);
}

const char *const dragon_language_words[] = {
  "+bump",     "+move",      "+teleport", "action",     "all",   "away",  "began",     "bump",       "bumped",      "bury-nest",   "centre", "deplete",
  "deplete-opponent", "dragonward", "echo-nest", "end", "exit",  "exitward", "flight", "gem",        "gem-action:", "hand",        "if",     "item",
  "kept",      "may",        "move",      "must",       "near",  "on",    "opponent",  "pass",       "ready",       "return",      "roost",  "search",
  "sift",      "start",      "stow",      "swap-places", "take-nest", "teleport", "threatened", "to", "toward",     "trade-nest",  "tribute", "turn",
  "turn-dragon", "used",     "white",     NULL,
};

/* Writing */

static const char *
word_of (const Word *words, guint n, guint value)
{
  for (guint i = 0; i < n; i++)
    if (words[i].value == value)
      return words[i].word;
  g_assert_not_reached ();
}
#define WORD_OF(words, value) word_of ((words), G_N_ELEMENTS (words), (value))

const char *
dragon_event_word (DragonEvent event)
{
  return WORD_OF (event_words, event);
}

const char *
dragon_tile_word (DragonTile tile)
{
  return WORD_OF (tile_words, tile);
}

static void
write_condition (GString *s, const DragonCondition *condition)
{
  switch (condition->kind)
    {
    case DRAGON_IF_NONE:
      return;
    case DRAGON_IF_ON:
    case DRAGON_IF_OPPONENT_ON:
      g_string_append (s, condition->kind == DRAGON_IF_ON ? "if on " : "if opponent on ");
      for (guint i = 0; i < condition->n_tiles; i++)
        g_string_append_printf (s, "%s%s", i ? "|" : "", dragon_tile_word (condition->order[i]));
      return;
    case DRAGON_IF_NEAR:
      g_string_append_printf (s, "if near %u", condition->a);
      return;
    case DRAGON_IF_BEGAN:
      g_string_append_printf (s, "if began %u..%u", condition->a, condition->b);
      return;
    }
}

static void
write_effect (GString *s, const DragonEffect *effect)
{
  for (guint i = 0; i < effect->n; i++)
    {
      const DragonClause *c = &effect->clauses[i];
      if (i)
        g_string_append (s, ", ");
      write_condition (s, &c->condition);
      if (c->condition.kind)
        g_string_append_c (s, ' ');
      if (c->may)
        g_string_append (s, "may ");
      if (c->cost)
        g_string_append_printf (s, "%s %u to ", WORD_OF (plain_words, c->cost), c->cost_n);
      if (c->tribute)
        g_string_append (s, "tribute ");
      if (c->act == DRAGON_ACT_STOW_ALL)
        g_string_append (s, "stow all");
      else if (c->act >= DRAGON_ACT_RETURN_READY && c->act <= DRAGON_ACT_RETURN_KEPT)
        g_string_append_printf (s, "return %s", WORD_OF (return_words, c->act));
      else
        g_string_append (s, WORD_OF (plain_words, c->act));
      if (c->n)
        g_string_append_printf (s, " %u", c->n);
    }
}

char *
dragon_effect_to_text (const DragonEffect *effect)
{
  GString *s = g_string_new (NULL);
  write_effect (s, effect);
  return g_string_free_and_steal (s);
}

char *
dragon_power_to_text (const DragonPower *power)
{
  GString *s = g_string_new (power->must ? "must " : "");
  switch (power->kind)
    {
    case DRAGON_POWER_FLIGHT:
    case DRAGON_POWER_ROOST:
    case DRAGON_POWER_HAND:
      g_string_append_printf (s, "%s %+d", WORD_OF (number_words, power->kind), power->amount);
      break;
    case DRAGON_POWER_BONUS:
      g_string_append_printf (s, "%s %d", WORD_OF (bonus_words, power->act), power->amount);
      if (power->way)
        g_string_append_printf (s, " %s", WORD_OF (way_words, power->way));
      if (power->condition.kind)
        g_string_append_c (s, ' ');
      write_condition (s, &power->condition);
      break;
    case DRAGON_POWER_TRIGGER:
      g_string_append_printf (s, "on %s: ", dragon_event_word (power->event));
      write_effect (s, &power->effect);
      break;
    case DRAGON_POWER_GEM_ACTION:
      g_string_append (s, "gem-action: ");
      write_effect (s, &power->effect);
      break;
    default:
      g_assert_not_reached ();
    }
  return g_string_free_and_steal (s);
}

gboolean
dragon_effect_has (const DragonEffect *effect, DragonAct act)
{
  for (guint i = 0; i < effect->n; i++)
    if (effect->clauses[i].act == act)
      return TRUE;
  return FALSE;
}
