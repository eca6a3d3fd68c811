/** A language by its name in another: `Hindi`, `अंग्रेज़ी`. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** A language by its own name: `English`, `हिन्दी`. */
export const nameItself = (language: string): string => {
  const name = languageName(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
