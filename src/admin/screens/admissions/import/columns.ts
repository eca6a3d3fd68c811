import { dayOf, plainDay } from '../../../format/plain-day.ts';
import { headingPatterns as patterns } from '../../../tables/heading-patterns.ts';
import { headingWords } from '../../../tables/heading-words.ts';
import { readGender } from '../../../tables/read-cells.ts';
import type { Table, TableRow } from '../../../tables/read-table.ts';

/** Where a column goes: to a field, to the child's whole name, or nowhere. */
export const targets = [
  'none',
  'child',
  'first',
  'last',
  'class',
  'birth',
  'gender',
  'father',
  'mother',
  'parent',
  'mobile',
  'alternate',
  'email',
  'address',
  'message',
] as const;
export type Target = (typeof targets)[number];

/** The columns of the file that is given to be filled in. */
export const template: readonly Target[] = [
  'first',
  'last',
  'class',
  'birth',
  'gender',
  'father',
  'mother',
  'mobile',
  'alternate',
  'email',
  'address',
  'message',
];

/** Words of headings in English and Hindi, by where such a column goes; what is named first wins. */
const known: readonly (readonly [Target, RegExp])[] = [
  ['none', patterns.serial],
  ['none', /time ?stamp|previous|last (?:class|school)|occupation|aadha?ar|पिछल|व्यवसाय|आधार/],
  ['birth', patterns.birth],
  ['alternate', patterns.otherMobile],
  ['alternate', patterns.otherMobileInHindi],
  ['email', patterns.email],
  ['mobile', patterns.mobile],
  ['father', patterns.father],
  ['mother', patterns.mother],
  ['parent', /parent|guardian|अभिभावक|संरक्षक/],
  ['class', patterns.class],
  ['gender', patterns.gender],
  ['address', patterns.address],
  ['message', /remark|message|\bnotes?\b|comment|query|asked|टिप्पणी|संदेश|पूछा/],
  ['last', patterns.lastName],
  ['first', patterns.firstName],
  ['child', /student|child|pupil|candidate|\bname\b|विद्यार्थी|छात्र|बच्चे|नाम/],
];

const guessOf = (heading: string): Target =>
  known.find(([, words]) => words.test(headingWords(heading)))?.[0] ?? 'none';

const isDate = (cell: string): boolean => dayOf(plainDay(cell)) !== undefined;
const isMobile = (cell: string): boolean => /^\+?\d{10,13}$/.test(cell.replace(/[\s()-]/g, ''));
const isGender = (cell: string): boolean => 'value' in readGender(cell);
const isText = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !isDate(cell) && !isGender(cell);

/** The table of rows as they were read, with its headings apart. */
export const tableOf = (lines: readonly TableRow[]): Table => {
  const [first, ...rest] = lines;
  const hasHeading = first !== undefined && !first.cells.some((cell) => isDate(cell) || isMobile(cell));
  return { headings: hasHeading ? first.cells : [], rows: hasHeading ? rest : lines };
};

/** What no two columns fill. */
const clash = (one: Target, other: Target): boolean =>
  one !== 'none' &&
  (one === other ||
    (one === 'child' && (other === 'first' || other === 'last')) ||
    (other === 'child' && (one === 'first' || one === 'last')));

/** Where each column likely goes: by its heading, else by what stands in it. No field is filled by two. */
export const guessTargets = ({ headings, rows }: Table): readonly Target[] => {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const guessed = Array.from({ length: width }, (_, at) => guessOf(headings[at] ?? ''));
  // Next to a surname, what is only called a name is the first one.
  const hasSurname = guessed.includes('last');
  const meant = guessed.map((target): Target => (target === 'child' && hasSurname ? 'first' : target));
  const once = meant.map((target, at) => (meant.slice(0, at).some((one) => clash(one, target)) ? 'none' : target));
  return headings.length > 0 ? once : guessByCells(rows, once);
};

/** Where columns without headings go: numbers and days are told by themselves; the first name is the child's. */
const guessByCells = (rows: readonly TableRow[], targetsSoFar: readonly Target[]): readonly Target[] => {
  const found = [...targetsSoFar];
  const put = (target: Target, is: (cell: string) => boolean): void => {
    const at = found.findIndex((one, column) => {
      const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
      return one === 'none' && filled.length > 0 && filled.filter(is).length * 2 > filled.length;
    });
    if (at >= 0) found[at] = target;
  };
  put('mobile', isMobile);
  put('birth', isDate);
  put('gender', isGender);
  put('email', (cell) => cell.includes('@'));
  put('child', isText);
  put('parent', isText);
  return found;
};

/** The columns where one goes elsewhere: another that filled the same is left out. */
export const aimColumn = (before: readonly Target[], column: number, target: Target): readonly Target[] =>
  before.map((one, at) => (at === column ? target : clash(one, target) ? 'none' : one));
