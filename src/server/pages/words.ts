/** What a kind of pages says in one language. */
export interface Words<Key extends string> {
  readonly locale: string;
  /** A text with its values in their places: `{name}`. */
  say(key: Key, values?: Readonly<Record<string, string>>): string;
}

/** What every page says that stands beside a school's site. */
export const commonWords = {
  en: { error: 'Error: ', help: 'Need help? Ask the office.' },
  hi: { error: 'त्रुटि: ', help: 'मदद चाहिए? कार्यालय से पूछें।' },
} as const;

interface Languages<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly hi: Readonly<Record<Key, string>>;
}

/** The words of a language, or the English ones where there are none. */
export const wordsIn = <Key extends string>({ en, hi }: Languages<Key>, wanted: string): Words<Key> => {
  const locale = wanted === 'hi' ? 'hi' : 'en';
  const texts = locale === 'hi' ? hi : en;
  return {
    locale,
    say: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  };
};
