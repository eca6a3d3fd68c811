import { headingWords } from '../../../tables/heading-words.ts';
import type { Table, TableRow } from '../../../tables/read-table.ts';
import { readDay, splitDays } from './days.ts';

/** Where a column goes: to a field, to both days, or nowhere. */
export const targets = ['name', 'start', 'end', 'both', 'kind', 'details', 'none'] as const;
export type Target = (typeof targets)[number];

/** The columns of the file that is given to be filled in. */
export const template: readonly Target[] = ['name', 'start', 'end', 'kind', 'details'];

/** Words of headings in English and Hindi, by where such a column goes; what is named first wins. */
const known: readonly (readonly [Target, RegExp])[] = [
  ['none', /^(?:s\.? ?n|sr|no\b|#|क्र|क्रम|days?$|no\.? of days|total|दिन$|कुल|day of|weekday|वार)/],
  ['end', /\b(?:end|last|upto|till|until)\b|^to\b|आख़िरी|अंतिम|तक$/],
  ['both', /from ?[-–/&] ?to|from to|period|duration|dates?.*to|अवधि/],
  ['start', /\b(?:start|first|from|date|on)\b|startholiday|तारीख|तारीख़|दिनांक|तिथि|पहला/],
  ['kind', /\b(?:type|kind|category)\b|प्रकार|श्रेणी/],
  ['name', /holiday|name|occasion|festival|event|title|नाम|छुट्टी|अवकाश|त्योहार|त्यौहार|पर्व/],
  ['details', /description|details|विवरण/],
];

const guessOf = (heading: string): Target =>
  known.find(([, words]) => words.test(headingWords(heading)))?.[0] ?? 'none';

/** Any year will do where a date is only told from a text. */
const someSession = 2026;

const isDate = (cell: string): boolean => readDay(splitDays(cell)[0], someSession).day !== undefined;
const isPeriod = (cell: string): boolean => isDate(cell) && splitDays(cell)[1] !== '';

/** The table of rows as they were read, with its headings apart. */
export const tableOf = (lines: readonly TableRow[]): Table => {
  const [first, ...rest] = lines;
  const hasHeading = first !== undefined && !first.cells.some(isDate);
  return { headings: hasHeading ? first.cells : [], rows: hasHeading ? rest : lines };
};

/** Where each column likely goes: by its heading, else by what stands in it. No field is filled by two. */
export const guessTargets = ({ headings, rows }: Table): readonly Target[] => {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => cells[at] ?? ''));
  const guessed = columns.map((_, at) => guessOf(headings[at] ?? ''));
  const once = guessed.map((target, at) => (guessed.indexOf(target) === at ? target : 'none'));
  const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell !== '');
  const most = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
    filled(cells).filter(is).length * 2 > filled(cells).length;
  const put = (target: Target, is: (cell: string) => boolean): void => {
    const at = columns.findIndex((cells, column) => once[column] === 'none' && most(cells, is));
    if (at >= 0) once[at] = target;
  };
  const someBoth = once.findIndex((target, at) => target === 'start' && (columns[at] ?? []).some(isPeriod));
  if (someBoth >= 0 && !once.includes('end')) once[someBoth] = 'both';
  if (!once.includes('start') && !once.includes('both')) put('start', isDate);
  if (headings.length === 0 && !once.includes('both')) put('end', isDate);
  if (!once.includes('name')) put('name', (cell) => !isDate(cell) && /\p{L}{2}/u.test(cell));
  return once;
};

/** A column with both days leaves none to another. */
const clash = (one: Target, other: Target): boolean =>
  one === other ||
  (other === 'both' && (one === 'start' || one === 'end')) ||
  (one === 'both' && (other === 'start' || other === 'end'));

/** The columns where one goes elsewhere: another that filled the same is left out. */
export const aimColumn = (before: readonly Target[], column: number, target: Target): readonly Target[] =>
  before.map((one, at) => (at === column ? target : clash(one, target) ? 'none' : one));
