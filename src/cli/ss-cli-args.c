/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ss-cli.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "core/ss-param.h"

#define MAX_GAMES 100000
#define MAX_THREADS 64

static const char *const seats[] = { "first", "second", "both", NULL };
static const char *const styles[] = { "light", "dark", "contrast", NULL };

typedef struct
{
  SsCliOption option;
  const char *name;   /* without "--" */
  const char *value;  /* how usage writes its value; NULL: has none */
  guint64 min, max;   /* of a number */
  const char *help;   /* N_() */
} Option;

static const Option options[] = {
  { SS_CLI_SEAT, "seat", "S", 0, 0, N_ ("what this seat may see: first, second or both") },
  { SS_CLI_LEVEL, "level", "L", 0, 0, N_ ("the level of the computer") },
  { SS_CLI_COUNT, "count", "N", 1, 1000, N_ ("how many moves") },
  { SS_CLI_FIRST, "first", "WHO", 0, 0, N_ ("who plays First") },
  { SS_CLI_SECOND, "second", "WHO", 0, 0, N_ ("who plays Second") },
  { SS_CLI_SEED, "seed", "N", 0, G_MAXUINT64, N_ ("what random choices follow from; equal seeds give equal results") },
  { SS_CLI_GAMES, "games", "N", 1, MAX_GAMES, N_ ("how many matches") },
  { SS_CLI_OUTPUT, "output", "OUT", 0, 0, N_ ("where to write: a folder for play, a file for render") },
  { SS_CLI_MAX_MOVES, "max-moves", "N", 1, 1000000, N_ ("a match that has so many moves stays unfinished (10000)") },
  { SS_CLI_THREADS, "threads", "N", 1, MAX_THREADS, N_ ("how many matches are played at a time") },
  { SS_CLI_SIZE, "size", "N", 16, 8192, N_ ("the width in pixels") },
  { SS_CLI_STYLE, "style", "STYLE", 0, 0, N_ ("light, dark or contrast") },
  { SS_CLI_JSON, "json", NULL, 0, 0, N_ ("print one JSON value") },
};

gboolean
ss_cli_number (const char *text, guint64 min, guint64 max, guint64 *number)
{
  if (!*text || strspn (text, "0123456789") != strlen (text) || (text[0] == '0' && text[1]))
    return FALSE;
  return g_ascii_string_to_unsigned (text, 10, min, max, number, NULL);
}

void
ss_cli_error (char *message)
{
  fprintf (stderr, SS_CLI_NAME ": %s\n", message);
  g_free (message);
}

static char *
level_words (void)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (const SsLevel *l = ss_levels; l->word; l++)
    g_ptr_array_add (words, (gpointer) l->word);
  return ss_text_list ((const char *const *) words->pdata, words->len);
}

/* “@value” is not right for @option: name what is. */
static gboolean
refuse_word (const Option *option, const char *value, const char *allowed)
{
  g_autofree char *quoted = ss_quote_value (value);
  ss_cli_error (ss_text_fill (_ ("--{option}: “{value}” is not allowed. Allowed: {words}"), "option", option->name, "value", quoted, "words", allowed,
                              NULL));
  return FALSE;
}

static gboolean
read_number (const Option *option, const char *value, guint64 *number)
{
  if (ss_cli_number (value, option->min, option->max, number))
    return TRUE;
  g_autofree char *quoted = ss_quote_value (value), *min = g_strdup_printf ("%" G_GUINT64_FORMAT, option->min),
                  *max = g_strdup_printf ("%" G_GUINT64_FORMAT, option->max);
  ss_cli_error (ss_text_fill (_ ("--{option}: “{value}” is not a whole number from {min} to {max}."), "option", option->name, "value", quoted, "min", min,
                              "max", max, NULL));
  return FALSE;
}

static gboolean
read_word (const Option *option, const char *value, const char *const *words, guint *index)
{
  for (*index = 0; words[*index]; (*index)++)
    if (g_str_equal (words[*index], value))
      return TRUE;
  g_autofree char *all = ss_text_list (words, g_strv_length ((char **) words));
  return refuse_word (option, value, all);
}

static gboolean
read_level (const Option *option, const char *value, const SsLevel **level)
{
  *level = ss_level_find (value);
  if (*level)
    return TRUE;
  g_autofree char *all = level_words ();
  return refuse_word (option, value, all);
}

static gboolean
read_value (const Option *option, const char *value, SsCliArgs *args)
{
  guint index;
  switch (option->option)
    {
    case SS_CLI_JSON:
      args->json = TRUE;
      return TRUE;
    case SS_CLI_SEAT:
      if (!read_word (option, value, seats, &index))
        return FALSE;
      args->seat = index;
      return TRUE;
    case SS_CLI_STYLE:
      if (!read_word (option, value, styles, &index))
        return FALSE;
      args->style = index;
      return TRUE;
    case SS_CLI_LEVEL:
      return read_level (option, value, &args->level);
    case SS_CLI_FIRST:
      return read_level (option, value, &args->who[0]);
    case SS_CLI_SECOND:
      return read_level (option, value, &args->who[1]);
    case SS_CLI_SEED:
      return read_number (option, value, &args->seed);
    case SS_CLI_COUNT:
      return read_number (option, value, &args->count);
    case SS_CLI_GAMES:
      return read_number (option, value, &args->games);
    case SS_CLI_MAX_MOVES:
      return read_number (option, value, &args->max_moves);
    case SS_CLI_THREADS:
      return read_number (option, value, &args->threads);
    case SS_CLI_SIZE:
      return read_number (option, value, &args->size);
    case SS_CLI_OUTPUT:
      args->output = value;
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

static const Option *
find_option (const SsCliCommand *command, const char *name, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (command->options & options[i].option && strlen (options[i].name) == length && strncmp (options[i].name, name, length) == 0)
      return &options[i];
  return NULL;
}

static gboolean
refuse_option (const SsCliCommand *command, const char *given)
{
  g_autofree char *quoted = ss_quote_value (given), *usage = ss_cli_usage (command);
  ss_cli_error (ss_text_fill (_ ("“{command}” has no option “{option}”. Usage: {usage}"), "command", command->name, "option", quoted, "usage", usage, NULL));
  return FALSE;
}

/* One option, at @argv[0]; @used: how many words it took. */
static gboolean
read_option (const SsCliCommand *command, char **argv, SsCliArgs *args, guint *used)
{
  const char *word = argv[0], *value = NULL;
  const Option *option;
  *used = 1;
  if (word[1] == '-')
    {
      const char *equals = strchr (word, '=');
      option = find_option (command, word + 2, equals ? (gsize) (equals - word - 2) : strlen (word + 2));
      value = equals ? equals + 1 : NULL;
    }
  else
    {
      option = word[1] == 'o' ? find_option (command, "output", 6) : NULL;
      value = word[1] && word[2] ? word + 2 : NULL;
    }
  if (!option || (value && !option->value))
    return refuse_option (command, word);
  if (args->given & option->option)
    {
      ss_cli_error (ss_text_fill (_ ("--{option} is given twice."), "option", option->name, NULL));
      return FALSE;
    }
  if (!value && option->value)
    {
      value = argv[1];
      *used = 2;
      if (!value)
        {
          ss_cli_error (ss_text_fill (_ ("--{option} lacks its value."), "option", option->name, NULL));
          return FALSE;
        }
    }
  args->given |= option->option;
  return read_value (option, value, args);
}

static gboolean
has_all (const SsCliCommand *command, const SsCliArgs *args)
{
  g_autofree char *usage = ss_cli_usage (command);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (command->needed & ~args->given & options[i].option)
      {
        ss_cli_error (ss_text_fill (_ ("“{command}” needs --{option}. Usage: {usage}"), "command", command->name, "option", options[i].name, "usage", usage,
                                    NULL));
        return FALSE;
      }
  if (args->files->len < command->min)
    ss_cli_error (ss_text_fill (_ ("“{command}” lacks an argument. Usage: {usage}"), "command", command->name, "usage", usage, NULL));
  else if (args->files->len > command->max)
    {
      g_autofree char *quoted = ss_quote_value (args->files->pdata[command->max]);
      ss_cli_error (ss_text_fill (_ ("“{command}” can't do anything with “{word}”. Usage: {usage}"), "command", command->name, "word", quoted, "usage",
                                  usage, NULL));
    }
  else
    return TRUE;
  return FALSE;
}

gboolean
ss_cli_parse (const SsCliCommand *command, char **argv, SsCliArgs *args, gboolean *help)
{
  *args = (SsCliArgs) { .files = g_ptr_array_new_null_terminated (4, NULL, TRUE), .seat = SS_SEAT_NONE, .level = ss_level_best (), .count = 3 };
  args->max_moves = 10000;
  args->threads = MIN (g_get_num_processors (), MAX_THREADS);
  *help = FALSE;

  gboolean words_only = FALSE;
  while (*argv)
    {
      guint used = 1;
      if (words_only || argv[0][0] != '-' || !argv[0][1])
        g_ptr_array_add (args->files, argv[0]);
      else if (g_str_equal (argv[0], "--"))
        words_only = TRUE;
      else if (g_str_equal (argv[0], "--help") || g_str_equal (argv[0], "-h"))
        *help = TRUE;
      else if (!read_option (command, argv, args, &used))
        return FALSE;
      argv += used;
    }
  return *help || has_all (command, args);
}

void
ss_cli_args_clear (SsCliArgs *args)
{
  g_clear_pointer (&args->files, g_ptr_array_unref);
}

/* Help */

static char *
write_option (const SsCliCommand *command, const Option *option)
{
  /* the two commands that write call it -o, by what it is */
  if (option->option == SS_CLI_OUTPUT)
    return g_strdup (command->options & SS_CLI_GAMES ? "-o DIR" : "-o OUT.svg|OUT.png");
  return option->value ? g_strdup_printf ("--%s=%s", option->name, option->value) : g_strdup_printf ("--%s", option->name);
}

char *
ss_cli_usage (const SsCliCommand *command)
{
  GString *usage = g_string_new (SS_CLI_NAME " ");
  g_string_append (usage, command->name);
  if (*command->operands)
    g_string_append_printf (usage, " %s", command->operands);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (command->options & options[i].option)
      {
        g_autofree char *option = write_option (command, &options[i]);
        g_string_append_printf (usage, command->needed & options[i].option ? " %s" : " [%s]", option);
      }
  return g_string_free (usage, FALSE);
}

static void
print_option (const SsCliCommand *command, const Option *option)
{
  g_autofree char *written = command ? write_option (command, option)
                             : option->option == SS_CLI_OUTPUT
                               ? g_strdup ("-o OUT, --output=OUT")
                               : (option->value ? g_strdup_printf ("--%s=%s", option->name, option->value) : g_strdup_printf ("--%s", option->name));
  printf ("  %s\n      %s\n", written, _ (option->help));
}

void
ss_cli_print_help (const SsCliCommand *command)
{
  g_autofree char *levels = level_words ();
  if (command)
    {
      g_autofree char *usage = ss_cli_usage (command);
      printf ("%s\n    %s\n\n", usage, _ (command->help));
    }
  else
    {
      printf ("%s\n\n", _ ("Stepstones on the command line: four board games for two, whose rules can be changed."));
      for (const SsCliCommand *c = ss_cli_commands; c->name; c++)
        {
          g_autofree char *usage = ss_cli_usage (c);
          printf ("%s\n    %s\n", usage, _ (c->help));
        }
      printf ("\n");
    }
  printf ("%s\n", _ ("Options:"));
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (!command || command->options & options[i].option)
      print_option (command, &options[i]);
  printf ("  --help\n      %s\n", _ ("print this"));
  if (!command)
    {
      printf ("  --version\n      %s\n\n", _ ("print the version"));
      printf ("%s\n", _ ("FILE is a variant (.variant: its starting position), a record (.game) or a vector (.vector); where setting up a variant needs chance, --seed is "
                         "needed. VARIANT is a variant's id or file."));
      g_autofree char *who = ss_text_fill (_ ("WHO and L are one of: {levels}"), "levels", levels, NULL);
      printf ("%s\n", who);
      printf ("%s\n", _ ("Exit status: 0 all right; 1 a problem of a file or its rules; 2 wrong usage."));
    }
}
