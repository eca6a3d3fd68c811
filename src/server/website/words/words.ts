import { fill } from '#sections/shared/fill.ts';
import { withSearch } from '#server/http/sending/with-search.ts';

/** What a kind of pages says in one language. */
export interface Words<Key extends string> {
  readonly locale: string;
  /** The language as a query of ours names it; undefined in that of the addresses which name none. */
  readonly lang: string | undefined;
  /** A text with its values in their places: `{name}`. */
  say(key: Key, values?: Readonly<Record<string, string>>): string;
  /** The way to a page or a call that keeps the language. */
  to(path: string): string;
}

/** What every page says that is next to a school's site. */
export const commonWords = {
  en: {
    error: 'Error: ',
    help: 'Need help? Ask the office.',
    helpOfProduct: 'Need help? Call or email Schoolyard.',
    website: 'School website',
  },
  hi: {
    error: 'त्रुटि: ',
    help: 'मदद चाहिए? कार्यालय से पूछें।',
    helpOfProduct: 'मदद चाहिए? Schoolyard को फ़ोन या ईमेल करें।',
    website: 'विद्यालय की वेबसाइट',
  },
} as const;

interface Languages<Texts> {
  readonly en: Texts;
  readonly hi: Texts;
}

/** Texts in a language, or the English ones if there are none. */
export const textsIn = <Texts>({ en, hi }: Languages<Texts>, wanted: string): Texts => (wanted === 'hi' ? hi : en);

/** The words of a language, or the English ones if there are none. `unnamed` is the language of addresses without one. */
export const wordsIn = <Key extends string>(
  languages: Languages<Readonly<Record<Key, string>>>,
  wanted: string,
  unnamed: string,
): Words<Key> => {
  const locale = textsIn({ en: 'en', hi: 'hi' }, wanted);
  const lang = locale === unnamed ? undefined : locale;
  const texts = textsIn(languages, wanted);
  return {
    locale,
    lang,
    say: (key, values = {}) => fill(texts[key], values),
    to: (path) => (lang === undefined ? path : withSearch(path, `lang=${lang}`)),
  };
};
