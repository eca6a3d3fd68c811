import { capital } from '../../format/capital.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { languageName } from '../../format/languages.ts';
import { formatNumber } from '../../format/numbers.ts';
import { plainText } from '../../format/plain-text.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { fieldWords } from './field-words.ts';
import { spaced } from './spaced.ts';
import { entryWords } from './words.ts';

const isDay = /^\d{4}-\d\d-\d\d$/;
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The most that is said of one side, in characters. */
const longest = 2000;

/** How the fields of a kind of thing are called, and what their values say. */
export const useFieldSayings = (entity: string) => {
  const say = useWords(entryWords);
  const locale = useLocale();
  const at = locale === 'hi' ? 1 : 0;
  const fields = layoutOf(entity)?.fields ?? {};
  const named = (field: string): string =>
    fields[field]?.label[at] ?? fieldWords.get(field)?.[at] ?? capital(spaced(field));

  const label = ([first = '', second, ...rest]: readonly string[]): string => {
    if (first === 'translations' && second !== undefined)
      return say('part', { label: languageName(second, locale), part: rest.map(named).join(', ') });
    return second === undefined ? named(first) : say('part', { label: named(first), part: named(second) });
  };

  const text = (field: string, side: string): string => {
    const option = fields[field]?.options?.[side];
    if (option) return option[at];
    if (isDay.test(side)) return formatDay(side, locale);
    if (isTime.test(side)) return formatDayTime(side, locale);
    const [, media] = /^media:(\d+)$/.exec(side) ?? [];
    if (media) return say('picture', { id: media });
    return plainText(side).slice(0, longest);
  };

  const value = (path: readonly string[], side: unknown): string => {
    if (side === undefined || side === null) return '';
    if (typeof side === 'boolean') return say(side ? 'yes' : 'no');
    if (typeof side === 'number') return formatNumber(side);
    if (typeof side === 'string') return text(path.at(-1) ?? '', side);
    if (Array.isArray(side) && side.every((one) => typeof one !== 'object'))
      return side.map((one) => value(path, one)).join(', ');
    const count = Object.keys(side).length;
    return count === 1 ? say('entry') : say('entries', { count });
  };

  return { label, value };
};
