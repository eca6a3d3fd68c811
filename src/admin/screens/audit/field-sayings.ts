import type { AuditInfo } from '#schemas/api/audit.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { fill } from '#sections/shared/fill.ts';
import { capital } from '../../format/capital.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { languageName } from '../../format/languages.ts';
import { formatNumber } from '../../format/numbers.ts';
import { plainText } from '../../format/plain-text.ts';
import { type Say, useLocale } from '../../words/words.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { codeWord } from './code-lists.ts';
import { fieldWords } from './field-words.ts';
import { idSortOf, type NameOf, personSortOf } from './named-ids.ts';
import { spaced } from './spaced.ts';
import { useNames } from './use-names.ts';
import { entryWords } from './words.ts';

const isDay = /^\d{4}-\d\d-\d\d$/;
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The most that is said of one side, in characters. */
const longest = 2000;

interface Told {
  readonly entity: string;
  readonly locale: OfficeLocale;
  /** What the numbers are called that have a name elsewhere. */
  readonly nameOf: NameOf;
}

interface Place {
  readonly Class_Id: number;
  readonly Section_Id: number;
}

const isPlace = (one: unknown): one is Place =>
  typeof one === 'object' && one !== null && 'Class_Id' in one && 'Section_Id' in one;

/** How the fields of a kind of thing are called, and what their values say. */
export const fieldSayings = ({ entity, locale, nameOf }: Told) => {
  const say: Say<keyof (typeof entryWords)['en']> = (key, values = {}) => fill(entryWords[locale][key], values);
  const at = locale === 'hi' ? 1 : 0;
  const fields = layoutOf(entity)?.fields ?? {};
  const named = (field: string): string =>
    fields[field]?.label[at] ??
    (fieldWords.get(`${entity}.${field}`) ?? fieldWords.get(field))?.[at] ??
    capital(spaced(field));

  const label = ([first = '', second, ...rest]: readonly string[]): string => {
    if (first === 'translations' && second !== undefined)
      return say('part', { label: languageName(second, locale), part: rest.map(named).join(', ') });
    if (second === undefined) return named(first);
    const person = personSortOf(first);
    const part = person ? nameOf(person, Number(second)) || second : named(second);
    return say('part', { label: named(first), part });
  };

  /** The field that a value is of: what is said of each person is said of the field above. */
  const fieldOf = (path: readonly string[]): string => {
    const [above = '', last = above] = path.slice(-2);
    return personSortOf(above) ? above : last;
  };

  const text = (side: string): string => {
    if (isDay.test(side)) return formatDay(side, locale);
    if (isTime.test(side)) return formatDayTime(side, locale);
    const [, media] = /^media:(\d+)$/.exec(side) ?? [];
    if (media) return say('picture', { id: media });
    return plainText(side).slice(0, longest);
  };

  const coded = (field: string, code: string | number): string => {
    const option = fields[field]?.options?.[code];
    if (option) return option[at];
    const sort = typeof code === 'number' ? idSortOf(field) : undefined;
    const name = sort && nameOf(sort, Number(code));
    if (name) return name;
    const word = codeWord({ entity, field, code }, locale);
    if (word !== undefined) return word;
    return typeof code === 'number' ? formatNumber(code) : text(code);
  };

  const value = (path: readonly string[], side: unknown): string => {
    if (side === undefined || side === null) return '';
    if (typeof side === 'boolean') return say(side ? 'yes' : 'no');
    if (typeof side === 'number' || typeof side === 'string') return coded(fieldOf(path), side);
    if (Array.isArray(side) && side.every((one) => typeof one !== 'object'))
      return side.map((one) => value(path, one)).join(', ');
    if (Array.isArray(side) && side.every(isPlace))
      return side
        .map(({ Class_Id, Section_Id }) => `${nameOf('class', Class_Id)} ${nameOf('section', Section_Id)}`.trim())
        .join(', ');
    const count = Object.keys(side).length;
    return count === 1 ? say('entry') : say('entries', { count });
  };

  return { label, value };
};

/** The same of an entry, in the office's language and with the names of now. */
export const useFieldSayings = (entry: AuditInfo) => {
  const locale = useLocale();
  const nameOf = useNames(entry);
  return fieldSayings({ entity: entry.entity, locale, nameOf });
};
