import { hindi } from './hindi.ts';
import { hindiChoices } from './hindi-choices.ts';
import { hindiOffice } from './hindi-office.ts';
import { hindiValues } from './hindi-values.ts';

/** Says a text in another language; undefined if there are no words for it. */
export type Translate = (text: string) => string | undefined;

const place = /\{(\w+)\}/g;

/** By sentences, and by the values that these may hold. */
const translateBy = (
  dictionary: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Translate => {
  const plain = new Map(Object.entries({ ...dictionary, ...values }));
  const filled = Object.entries(dictionary)
    .filter(([text]) => text.includes('{'))
    .map(([text, words]) => ({ pattern: patternOf(text), words }));
  /** One of our own words, a day, or so many of something. */
  const sayOne = (value: string): string => {
    const [, day = '', month, year = ''] = /^(\d\d) ([A-Z][a-z]{2}) (\d{4})$/.exec(value) ?? [];
    const date = plain.get(`{day} ${month} {year}`);
    if (date !== undefined) return date.replace('{day}', day).replace('{year}', year);
    const [, count = '', thing] = /^(\d+) (.+)$/.exec(value) ?? [];
    return plain.get(value) ?? plain.get(`{count} ${thing}`)?.replace(place, count) ?? value;
  };
  // A value may be one of our own words, such as the name of a weekday, or a list of them.
  const sayValue = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : (plain.get(value) ?? value.split(', ').map(sayOne).join(', '));
  const sayWhole: Translate = (text) => {
    const known = plain.get(text);
    if (known !== undefined) return known;
    for (const { pattern, words } of filled) {
      const values = pattern.exec(text)?.groups;
      if (values) return words.replace(place, (whole, name: string) => sayValue(values[name]) ?? whole);
    }
    return undefined;
  };
  // What is wrong and what to do may be two texts of ours.
  const sayBoth: Translate = (text) => {
    for (const { index } of text.matchAll(sentenceEnd)) {
      const [first, second] = [sayWhole(text.slice(0, index)), sayWhole(text.slice(index + 1))];
      if (first !== undefined && second !== undefined) return `${first} ${second}`;
    }
    return undefined;
  };
  return (text) => sayWhole(text) ?? sayBoth(text);
};

const sentenceEnd = /(?<=\.) (?=[A-Z])/g;

const patternOf = (text: string): RegExp => {
  const parts = text
    .split(place)
    .map((part, i) => (i % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`));
  return new RegExp(`^${parts.join('')}$`, 'su');
};

const languages: ReadonlyMap<string, Translate> = new Map([
  ['hi', translateBy({ ...hindi, ...hindiOffice, ...hindiChoices }, hindiValues)],
]);

/** How failures are said in the language with this tag; undefined if that is English, as they are. */
export const translation = (locale: string): Translate | undefined =>
  languages.get(locale.split('-', 1)[0]?.toLowerCase() ?? '');

/** The tag that an `Accept-Language` header (RFC 9110, 12.5.4) names first. */
export const firstLanguage = (header: string | undefined): string => /^\s*([a-z-]+)/i.exec(header ?? '')?.[1] ?? 'en';
