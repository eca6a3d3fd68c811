const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa']);

/**
 * A call of `Intl` takes as long as rendering a small section, and a server needs the same few languages for each page.
 */
const once = (ask: (locale: string) => string): ((locale: string) => string) => {
  const known = new Map<string, string>();
  return (locale) => {
    const answer = known.get(locale) ?? ask(locale);
    if (known.size < maxLocales) known.set(locale, answer);
    return answer;
  };
};

const maxLocales = 500;

/** The script that a language is written in, by its ISO 15924 code: `Deva` for `hi`, `Latn` for `en-IN`. */
export const scriptOf = once((locale) => new Intl.Locale(locale).maximize().script ?? 'Latn');

/** What a language calls itself: `हिन्दी` for `hi`. */
export const ownNameOf = once((locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale);

export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(locale)) ? 'rtl' : 'ltr');
