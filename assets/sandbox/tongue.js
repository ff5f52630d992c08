// Commands as the client of a person shows them: in their language where they have words for it.

/** What a client speaks unless somebody chose otherwise. */
const USUAL = "en-GB";

/** The languages that the bot has words for, the usual one first: those its commands come in. */
export function spokenBy(commands) {
  const others = commands.flatMap((command) => Object.keys({ ...command.name_localizations, ...command.description_localizations }));
  const codes = new Map([USUAL, ...others.toSorted()].toReversed().map((locale) => [locale.split("-")[0], locale]));
  codes.set("en", USUAL);
  return [USUAL, ...[...codes.values()].filter((locale) => locale !== USUAL).toSorted()];
}

/** The name of a language in that language. */
export function nameOfLanguage(locale) {
  const code = locale.split("-")[0];
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? locale;
  return name[0].toUpperCase() + name.slice(1);
}

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
