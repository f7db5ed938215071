/* SPDX-FileCopyrightText: The Stepstones authors
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ss-variant-private.h"

/* Check: one pass over the layers of a variant. Problems are gathered and put in the order of the files' lines at the end. */
typedef struct
{
  SsVariant *variant;
  SsProblems *found[SS_MAX_BASES + 1]; /* by layer */
  gboolean wrong; /* a single value is wrong or missing: combinations are not examined */
  guint rules_line;
  guint layer;
  const SsKeyfile *keyfile;
} Check;

static void
report (Check *check, guint line, const char *group, const char *key, char *message)
{
  if (!check->variant->in_rules)
    {
      ss_problems_add (check->found[check->layer], check->keyfile->path, line, group, key, message);
      return;
    }
  /* what stands in [Rules] without a '/' has no group of its own */
  g_autofree char *full = !key ? g_strdup (group) : !*group ? g_strdup (*key ? key : NULL) : g_strconcat (group, "/", key, NULL);
  ss_problems_add (check->found[check->layer], check->keyfile->path, line, SS_RULES_GROUP, full, message);
}

/* Groups and keys that don't exist */

static gboolean
is_group (const SsGame *game, const char *group)
{
  for (const SsParam *param = game->params; param->key; param++)
    if (ss_param_is_in_group (param, group))
      return TRUE;
  return FALSE;
}

static const SsParam *
find_family (const SsGame *game, const char *group)
{
  for (const SsParam *param = game->params; param->key; param++)
    if (param->family && ss_param_is_in_group (param, group))
      return param;
  return NULL;
}

static void
add_new (GPtrArray *words, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, (gpointer) word);
}

static char *
say_unknown_group (const SsGame *game, const char *group)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  add_new (words, "Variant");
  for (const SsParam *param = game->params; param->key; param++)
    add_new (words, param->group);
  g_ptr_array_add (words, NULL);

  /* of "Shpe BOAT" the first word is looked at; "Shape" alone lacks its name */
  g_autofree char *word = g_strndup (group, strcspn (group, " "));
  g_autofree char *quoted = ss_quote_value (group), *list = ss_words_list ((const char *const *) words->pdata);
  const char *nearest = ss_nearest_word (group, (const char *const *) words->pdata);
  if (!nearest)
    nearest = ss_nearest_word (word, (const char *const *) words->pdata);
  for (const SsParam *param = game->params; param->key; param++)
    if (param->family && g_str_equal (param->group, group))
      return ss_text_fill (_ ("The group [{group}] has no name; it is written [{group} NAME]."), "group", quoted, NULL);
  if (nearest)
    return ss_text_fill (_ ("The group [{group}] is unknown; did you mean [{word}]? Allowed: {words}."), "group", quoted, "word", nearest, "words", list,
                         NULL);
  return ss_text_fill (_ ("The group [{group}] is unknown. Allowed: {words}."), "group", quoted, "words", list, NULL);
}

static char *
say_unknown_key (const SsGame *game, const char *key, const char *const *words)
{
  g_autofree char *quoted = ss_quote_value (key), *plain = g_strndup (key, strcspn (key, "["));
  g_autofree char *list = ss_words_list (words);
  gboolean not_translatable = *plain && strlen (plain) < strlen (key) && g_strv_contains (words, plain);
  if (not_translatable)
    return ss_text_fill (_ ("The key “{key}” is unknown: {word} has no translations. Allowed: {words}."), "key", quoted, "word", plain, "words", list, NULL);
  const char *nearest = ss_nearest_word (key, words);
  if (nearest)
    return ss_text_fill (_ ("The key “{key}” is unknown; did you mean “{word}”? Allowed: {words}."), "key", quoted, "word", nearest, "words", list, NULL);
  if (game)
    for (const SsParam *param = game->params; param->key; param++)
      if (g_str_equal (param->key, key))
        return ss_text_fill (_ ("The key “{key}” is unknown here; it belongs to the group [{group}]. Allowed: {words}."), "key", quoted, "group",
                             param->group, "words", list, NULL);
  return ss_text_fill (_ ("The key “{key}” is unknown. Allowed: {words}."), "key", quoted, "words", list, NULL);
}

/* In [Rules] a key is a whole "Group/Key"; the list of all would be too long to say. */
static char *
say_unknown_rule (const SsGame *game, const char *group, const char *key)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  for (const SsParam *param = game->params; param->key; param++)
    if (!param->family)
      g_ptr_array_add (words, g_strconcat (param->group, "/", param->key, NULL));
    else if (ss_param_is_in_group (param, group))
      g_ptr_array_add (words, g_strconcat (group, "/", param->key, NULL));
  g_ptr_array_add (words, NULL);

  g_autofree char *full = *group ? g_strconcat (group, "/", key, NULL) : g_strdup (key);
  g_autofree char *quoted = ss_quote_value (full);
  const char *nearest = ss_nearest_word (full, (const char *const *) words->pdata);
  if (nearest)
    return ss_text_fill (_ ("The rule “{key}” is unknown; did you mean “{word}”?"), "key", quoted, "word", nearest, NULL);
  return ss_text_fill (_ ("The rule “{key}” is unknown; allowed are the game's rules, written Group/Key."), "key", quoted, NULL);
}

static void
report_unknown_key (Check *check, const SsSection *section, const SsEntry *entry)
{
  const SsGame *game = check->variant->game;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (const SsParam *param = game->params; param->key; param++)
    if (ss_param_is_in_group (param, section->name))
      g_ptr_array_add (words, (gpointer) param->key);
  g_ptr_array_add (words, NULL);
  report (check, entry->line, section->name, *entry->key || check->variant->in_rules ? entry->key : NULL,
          check->variant->in_rules ? say_unknown_rule (game, section->name, entry->key)
                                   : say_unknown_key (game, entry->key, (const char *const *) words->pdata));
}

static char *
say_repeated (guint line)
{
  g_autofree char *number = g_strdup_printf ("%u", line);
  return ss_text_fill (_ ("The key is given twice; the first is in line {n}, and only one is allowed."), "n", number, NULL);
}

static void
report_repeated_key (Check *check, const SsSection *section, const SsEntry *entry)
{
  if (entry->second)
    report (check, entry->second, section->name, *entry->key ? entry->key : NULL, say_repeated (entry->line));
}

static void
report_repeated_group (Check *check, const SsSection *section)
{
  if (!section->second || check->variant->in_rules)
    return;
  g_autofree char *number = g_strdup_printf ("%u", section->line);
  report (check, section->second, section->name, NULL,
          ss_text_fill (_ ("The group begins twice; the first time is in line {n}, and only one is allowed."), "n", number, NULL));
}

/* [Variant] */

static gboolean
is_overridden (const Check *check, const char *group, const char *key)
{
  for (guint i = 0; i < check->layer; i++)
    if (ss_keyfile_get_entry (check->variant->layers->pdata[i], group, key))
      return TRUE;
  return FALSE;
}

static void
check_head (Check *check, const SsSection *section)
{
  static const char *const keys[] = { "Format", "Game", "Base", "Name", "Summary", "Author", NULL };
  for (guint i = 0; i < section->entries->len; i++)
    {
      const SsEntry *entry = section->entries->pdata[i];
      g_autofree char *plain = NULL, *locale = NULL;
      gboolean local = ss_key_split (entry->key, &plain, &locale);
      const char *key = local ? plain : entry->key;
      report_repeated_key (check, section, entry);
      if (!g_strv_contains (keys, key) || (local && !g_str_equal (key, "Name") && !g_str_equal (key, "Summary")))
        {
          report (check, entry->line, section->name, *entry->key ? entry->key : NULL, say_unknown_key (NULL, entry->key, keys));
          continue;
        }
      if (g_str_equal (key, "Format") || g_str_equal (key, "Game") || g_str_equal (key, "Base") || is_overridden (check, section->name, entry->key))
        continue;
      char *what = ss_value_check_escapes (entry->value, FALSE);
      if (what)
        {
          check->wrong = TRUE;
          report (check, entry->line, section->name, entry->key, what);
        }
      else if (check->layer == 0)
        g_hash_table_replace (check->variant->texts, g_strdup (entry->key), ss_keyfile_unescape (entry->value, FALSE, NULL));
    }
}

/* The game's groups */

/* The value of the first layer from @layer on that gives a right one; NULL if none does. */
static SsValue *
read_below (const SsVariant *variant, guint layer, const SsParam *param, const char *group, const char *key)
{
  g_autoptr (GPtrArray) whats = g_ptr_array_new_with_free_func (g_free);
  for (; layer < variant->layers->len; layer++)
    {
      SsEntry *entry = ss_keyfile_get_entry (variant->layers->pdata[layer], group, key);
      SsValue *value = entry ? ss_value_read (param, entry->value, whats) : NULL;
      if (value)
        return value;
    }
  return NULL;
}

static void
check_value (Check *check, const SsParam *param, const SsSection *section, const SsEntry *entry)
{
  if (is_overridden (check, section->name, entry->key))
    return;
  g_autoptr (GPtrArray) whats = g_ptr_array_new ();
  SsValue *value = ss_value_read (param, entry->value, whats);
  for (guint i = 0; i < whats->len; i++)
    report (check, entry->line, section->name, entry->key, whats->pdata[i]);
  if (!value)
    {
      check->wrong = TRUE;
      value = read_below (check->variant, check->layer + 1, param, section->name, entry->key);
    }
  if (value)
    ss_variant_take_value (check->variant, section->name, entry->key, value);
}

static void
check_entry (Check *check, const SsSection *section, const SsEntry *entry)
{
  g_autofree char *plain = NULL, *locale = NULL;
  gboolean local = ss_key_split (entry->key, &plain, &locale);
  const SsParam *param = ss_param_find (check->variant->game, section->name, local ? plain : entry->key);
  report_repeated_key (check, section, entry);
  if (!param || (local && !param->translatable))
    report_unknown_key (check, section, entry);
  else
    check_value (check, param, section, entry);
}

static void
check_family_name (Check *check, const SsParam *family, const SsSection *section)
{
  const SsGame *game = check->variant->game;
  g_autofree char *what = NULL;
  if (!game->check_family || game->check_family (family->group, ss_param_family_name (family, section->name), &what))
    return;
  g_assert (what);
  check->wrong = TRUE;
  const SsEntry *first = section->entries->len > 0 ? section->entries->pdata[0] : NULL;
  report (check, section->line, section->name, check->variant->in_rules && first ? first->key : NULL, g_steal_pointer (&what));
}

static gboolean
has_known_key (const SsGame *game, const SsSection *section)
{
  for (guint i = 0; i < section->entries->len; i++)
    {
      const SsEntry *entry = section->entries->pdata[i];
      g_autofree char *plain = NULL, *locale = NULL;
      if (ss_param_find (game, section->name, ss_key_split (entry->key, &plain, &locale) ? plain : entry->key))
        return TRUE;
    }
  return FALSE;
}

static void
check_section (Check *check, const SsSection *section)
{
  const SsGame *game = check->variant->game;
  gboolean in_rules = check->variant->in_rules;
  report_repeated_group (check, section);
  if (!in_rules && g_str_equal (section->name, "Variant"))
    {
      check_head (check, section);
      return;
    }
  if (!in_rules && !is_group (game, section->name))
    {
      report (check, section->line, section->name, NULL, say_unknown_group (game, section->name));
      return;
    }
  const SsParam *family = find_family (game, section->name);
  if (family && (!in_rules || has_known_key (game, section)))
    check_family_name (check, family, section);
  for (guint i = 0; i < section->entries->len; i++)
    check_entry (check, section, section->entries->pdata[i]);
}

static GPtrArray *
get_family (SsVariant *variant, const char *word)
{
  GPtrArray *groups = g_hash_table_lookup (variant->families, word);
  if (!groups)
    {
      groups = g_ptr_array_new ();
      g_hash_table_insert (variant->families, (gpointer) word, groups);
    }
  return groups;
}

/* The groups of each family, the bases' first. In [Rules] a group is there if any of its keys is. */
static void
collect_families (SsVariant *variant)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint layer = variant->layers->len; layer-- > 0;)
    {
      const SsKeyfile *keyfile = variant->layers->pdata[layer];
      for (guint i = 0; i < keyfile->sections->len; i++)
        {
          const SsSection *section = keyfile->sections->pdata[i];
          const SsParam *family = find_family (variant->game, section->name);
          if (family && (!variant->in_rules || has_known_key (variant->game, section)) && g_hash_table_add (seen, (gpointer) section->name))
            g_ptr_array_add (get_family (variant, family->group), (gpointer) section->name);
        }
    }
  GHashTableIter iter;
  gpointer groups;
  g_hash_table_iter_init (&iter, variant->families);
  while (g_hash_table_iter_next (&iter, NULL, &groups))
    g_ptr_array_add (groups, NULL);
}

/* Keys that are not given */

static void
report_missing (Check *check, const SsParam *param, const char *group)
{
  check->wrong = TRUE;
  check->layer = 0;
  guint line = check->rules_line;
  if (!check->variant->in_rules)
    for (; check->layer < check->variant->layers->len; check->layer++)
      {
        SsSection *section = ss_keyfile_get_section (check->variant->layers->pdata[check->layer], group);
        if (section)
          {
            line = section->line;
            break;
          }
      }
  check->keyfile = check->variant->layers->pdata[check->layer];
  report (check, line, group, param->key, g_strdup (_ ("The key is missing; it must be given.")));
}

static void
fill_in (Check *check, SsVariantSource source, const SsParam *param, const char *group)
{
  SsVariant *variant = check->variant;
  if (!ss_variant_is_known (variant, group, param->key) && (param->required || (source == SS_FROM_RECORD && !param->family)))
    report_missing (check, param, group);
  if (ss_variant_get_value (variant, group, param->key))
    return;

  g_autoptr (GPtrArray) whats = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *derived = !param->required && param->derive ? param->derive (variant, group) : NULL;
  const char *raw = derived ? derived : param->fallback;
  SsValue *value = raw ? ss_value_read (param, raw, whats) : NULL;
  /* what is derived from something wrong (a group's name, say) may be wrong itself */
  if (!value && !param->required && !(derived && check->wrong))
    g_critical ("the default of %s/%s is wrong: %s", group, param->key, whats->len ? (const char *) whats->pdata[0] : "none");
  ss_variant_take_value (variant, group, param->key, value ? value : ss_value_new_empty (param));
}

/* Plain defaults before derived ones, which may ask for any other key. */
static void
fill_in_all (Check *check, SsVariantSource source)
{
  const SsGame *game = check->variant->game;
  for (guint derived = 0; derived < 2; derived++)
    for (const SsParam *param = game->params; param->key; param++)
      {
        if ((param->derive != NULL) != (derived == 1))
          continue;
        if (!param->family)
          {
            fill_in (check, source, param, param->group);
            continue;
          }
        guint n;
        const char *const *groups = ss_variant_get_groups (check->variant, param->group, &n);
        for (guint i = 0; i < n; i++)
          fill_in (check, source, param, groups[i]);
      }
}

gboolean
ss_variant_check_lists (const SsGame *game, const SsKeyfile *keyfile, gboolean in_rules, SsProblems *problems)
{
  for (guint i = 0; i < keyfile->sections->len; i++)
    {
      const SsSection *section = keyfile->sections->pdata[i];
      for (guint j = 0; j < section->entries->len; j++)
        {
          const SsEntry *entry = section->entries->pdata[j];
          const SsParam *param = ss_param_find (game, section->name, entry->key);
          char *what = param ? ss_value_check_length (param, entry->value) : NULL;
          if (!what)
            continue;
          g_autofree char *full = g_strconcat (section->name, "/", entry->key, NULL);
          ss_problems_add (problems, keyfile->path, entry->line, in_rules ? SS_RULES_GROUP : section->name, in_rules ? full : entry->key, what);
          return FALSE;
        }
    }
  return TRUE;
}

gboolean
ss_variant_resolve (SsVariant *variant, SsVariantSource source, guint line, SsProblems *problems)
{
  Check check = { .variant = variant, .rules_line = line };
  for (guint i = 0; i < variant->layers->len; i++)
    check.found[i] = ss_problems_new ();
  for (; check.layer < variant->layers->len; check.layer++)
    {
      check.keyfile = variant->layers->pdata[check.layer];
      for (guint i = 0; i < check.keyfile->sections->len; i++)
        check_section (&check, check.keyfile->sections->pdata[i]);
    }
  collect_families (variant);
  fill_in_all (&check, source);
  /* the own file's first, then the bases', by lines */
  for (guint i = 0; i < variant->layers->len; i++)
    ss_problems_take_sorted (problems, check.found[i]);
  if (check.wrong)
    return FALSE;

  guint before = ss_problems_count (problems);
  variant->game->check (variant, problems);
  return ss_problems_count (problems) == before;
}
