/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"

/* list */

int
ss_cli_list (const SsCliArgs *args)
{
  g_autoptr (GPtrArray) list = ss_variant_list ();
  g_auto (SsJson) json = SS_JSON_INIT;
  ss_json_begin (&json, '[');
  for (guint i = 0; i < list->len; i++)
    {
      const SsVariantEntry *entry = list->pdata[i];
      g_autoptr (SsProblems) problems = ss_problems_new ();
      g_autoptr (SsVariant) variant = ss_variant_load (entry->path, problems);
      /* one that can't be read at all is listed too: it is there, and `check` says what is wrong */
      const char *game = variant ? ss_variant_get_game (variant)->id : NULL, *name = variant ? ss_variant_get_name (variant) : NULL,
                 *summary = variant ? ss_variant_get_summary (variant) : NULL;
      if (!args->json)
        printf ("%s\t%s\t%s\t%s\n", entry->id, game ? game : "", name ? name : "", summary ? summary : "");
      ss_json_begin (&json, '{');
      ss_json_key (&json, "id");
      ss_json_string (&json, entry->id);
      ss_json_key (&json, "game");
      ss_json_string (&json, game);
      ss_json_key (&json, "name");
      ss_json_string (&json, name);
      ss_json_key (&json, "summary");
      ss_json_string (&json, summary);
      ss_json_key (&json, "file");
      ss_json_string (&json, entry->path);
      ss_json_key (&json, "own");
      ss_json_bool (&json, entry->own);
      ss_json_end (&json, '}');
    }
  ss_json_end (&json, ']');
  if (args->json)
    ss_cli_print_json (&json);
  return SS_CLI_OK;
}

/* describe */

static const char *
type_word (const SsParam *p)
{
  switch (p->type)
    {
    case SS_PARAM_INT:
      return "int";
    case SS_PARAM_BOOL:
      return "bool";
    case SS_PARAM_ENUM:
      return "enum";
    case SS_PARAM_TEXT:
      return "text";
    case SS_PARAM_LIST:
      return p->items == SS_ITEMS_INT ? "list of int" : "list";
    case SS_PARAM_EFFECT:
      return "effect";
    default:
      g_assert_not_reached ();
    }
}

static gboolean
has_numbers (const SsParam *p)
{
  return p->type == SS_PARAM_INT || (p->type == SS_PARAM_LIST && p->items != SS_ITEMS_TEXT);
}

static gboolean
has_words (const SsParam *p)
{
  return p->words && (p->type == SS_PARAM_ENUM || (p->type == SS_PARAM_LIST && p->items == SS_ITEMS_INT_OR_WORD));
}

/* As a file writes it: [Shape NAME]. */
static char *
group_name (const SsParam *p)
{
  return p->family ? g_strconcat (p->group, " NAME", NULL) : g_strdup (p->group);
}

static void
describe_json (SsJson *json, const SsParam *p)
{
  g_autofree char *group = group_name (p);
  ss_json_begin (json, '{');
  ss_json_key (json, "group");
  ss_json_string (json, group);
  ss_json_key (json, "key");
  ss_json_string (json, p->key);
  ss_json_key (json, "type");
  ss_json_string (json, type_word (p));
  ss_json_key (json, "min");
  has_numbers (p) ? ss_json_int (json, p->min) : ss_json_null (json);
  ss_json_key (json, "max");
  has_numbers (p) ? ss_json_int (json, p->max) : ss_json_null (json);
  ss_json_key (json, "words");
  if (has_words (p))
    {
      ss_json_begin (json, '[');
      for (const SsWord *w = p->words; w->word; w++)
        ss_json_string (json, w->word);
      ss_json_end (json, ']');
    }
  else
    ss_json_null (json);
  ss_json_key (json, "default");
  ss_json_string (json, p->fallback);
  if (!p->fallback && p->fallback_text)
    {
      ss_json_key (json, "default_text");
      ss_json_string (json, _ (p->fallback_text));
    }
  ss_json_key (json, "title");
  ss_json_string (json, p->title ? _ (p->title) : "");
  ss_json_key (json, "explanation");
  ss_json_string (json, p->explanation ? _ (p->explanation) : "");
  ss_json_end (json, '}');
}

/* The range of a parameter in the formats' words: "1..6", "facing, same", "3..24 entries: 0..6". */
static char *
range_text (const SsParam *p)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  if (has_numbers (p))
    g_ptr_array_add (parts, g_strdup_printf ("%d..%d", p->min, p->max));
  for (const SsWord *w = has_words (p) ? p->words : NULL; w && w->word; w++)
    g_ptr_array_add (parts, g_strdup (w->word));
  if (p->type == SS_PARAM_BOOL)
    g_ptr_array_add (parts, g_strdup ("true, false"));
  g_ptr_array_add (parts, NULL);
  g_autofree char *range = g_strjoinv (", ", (char **) parts->pdata);
  if (p->type != SS_PARAM_LIST)
    return g_steal_pointer (&range);

  g_autofree char *min = g_strdup_printf ("%d", p->min_items), *max = g_strdup_printf ("%d", p->max_items);
  g_autofree char *entries = ss_text_fill (_ ("{min} to {max} entries"), "min", min, "max", max, NULL);
  return *range ? g_strdup_printf ("%s: %s", entries, range) : g_steal_pointer (&entries);
}

static void
describe_text (const SsParam *p)
{
  g_autofree char *group = group_name (p), *range = range_text (p);
  printf ("%s/%s: %s\n", group, p->key, p->title ? _ (p->title) : "");
  printf ("    %s%s%s\n", type_word (p), *range ? ", " : "", range);
  g_autofree char *fallback = p->fallback        ? ss_text_fill (_ ("Default: {value}"), "value", p->fallback, NULL)
                              : p->fallback_text ? ss_text_fill (_ ("Default: {value}"), "value", _ (p->fallback_text), NULL)
                                                 : g_strdup (_ ("Must be given."));
  printf ("    %s\n", fallback);
  if (p->explanation)
    printf ("    %s\n", _ (p->explanation));
}

int
ss_cli_describe (const SsCliArgs *args)
{
  const char *id = args->files->pdata[0];
  const SsGame *game = ss_game_find (id);
  if (!game)
    {
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();
      for (const SsGame *const *g = ss_games; *g; g++)
        g_ptr_array_add (ids, (gpointer) (*g)->id);
      g_autofree char *quoted = ss_quote_value (id), *all = ss_text_list ((const char *const *) ids->pdata, ids->len);
      ss_cli_error (ss_text_fill (_ ("“{game}” is no game. There are: {words}"), "game", quoted, "words", all, NULL));
      return SS_CLI_USAGE;
    }
  g_auto (SsJson) json = SS_JSON_INIT;
  ss_json_begin (&json, '[');
  for (const SsParam *p = game->params; p->key; p++)
    if (args->json)
      describe_json (&json, p);
    else
      describe_text (p);
  ss_json_end (&json, ']');
  if (args->json)
    ss_cli_print_json (&json);
  return SS_CLI_OK;
}

/* check */

static void
check_file (const char *path, SsFileKind kind, SsProblems *problems)
{
  if (kind == SS_FILE_VARIANT)
    {
      g_autoptr (SsVariant) variant = ss_variant_load (path, problems);
      return;
    }
  g_autoptr (SsRecord) record = ss_record_load (path, problems);
  if (record && kind == SS_FILE_VECTOR)
    ss_record_check_expect (record, problems);
}

static void
check_json (SsJson *json, const SsProblem *p)
{
  if (p->warning)
    return;
  ss_json_begin (json, '{');
  ss_json_key (json, "file");
  ss_json_string (json, p->file);
  ss_json_key (json, "line");
  p->line ? ss_json_uint (json, p->line) : ss_json_null (json);
  ss_json_key (json, "group");
  ss_json_string (json, p->group);
  ss_json_key (json, "key");
  ss_json_string (json, p->key);
  ss_json_key (json, "message");
  ss_json_string (json, p->message);
  if (p->reason)
    {
      ss_json_key (json, "reason");
      ss_json_string (json, p->reason);
    }
  ss_json_end (json, '}');
}

int
ss_cli_check (const SsCliArgs *args)
{
  g_autoptr (SsProblems) problems = ss_problems_new ();
  SsFileKind kind;
  for (guint i = 0; i < args->files->len; i++)
    if (!ss_cli_file_kind (args->files->pdata[i], &kind))
      return SS_CLI_USAGE;
  for (guint i = 0; i < args->files->len; i++)
    {
      ss_cli_file_kind (args->files->pdata[i], &kind);
      check_file (args->files->pdata[i], kind, problems);
    }
  if (args->json)
    {
      g_auto (SsJson) json = SS_JSON_INIT;
      ss_json_begin (&json, '[');
      for (guint i = 0; i < problems->list->len; i++)
        check_json (&json, problems->list->pdata[i]);
      ss_json_end (&json, ']');
      ss_cli_print_json (&json);
    }
  else
    ss_cli_print_problems (problems, stdout);
  return ss_problems_count (problems) ? SS_CLI_PROBLEM : SS_CLI_OK;
}
