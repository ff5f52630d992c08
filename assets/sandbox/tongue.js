// Commands as the client of a person shows them: in his language where they have words for it.

/** The translation for a language such as "de" or "en-GB"; those of a neighbouring country do too. */
function translated(translations, locale) {
  if (!translations) return null;
  const language = locale.split("-")[0];
  const near = Object.keys(translations).find((other) => other.split("-")[0] === language);
  return translations[locale] ?? translations[near] ?? null;
}

/**
 * A command, option or choice with its name, description and parts in a language. What the bot is
 * sent stays the name it registered: `sent`.
 */
export function inLanguage(part, locale) {
  return {
    ...part,
    sent: part.name,
    name: translated(part.name_localizations, locale) ?? part.name,
    description: translated(part.description_localizations, locale) ?? part.description,
    ...(part.options && { options: part.options.map((option) => inLanguage(option, locale)) }),
    ...(part.choices && { choices: part.choices.map((choice) => inLanguage(choice, locale)) }),
  };
}
