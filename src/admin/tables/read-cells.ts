import { categories } from '#schemas/records/enquiry.ts';
import { dayOf, lastDayOf, plainDay } from '../format/plain-day.ts';
import type { Choice } from '../lookups/use-lookup.ts';

/** What is wrong with a cell, before the server has looked at it. */
export type CellFault =
  | 'nobody'
  | 'noDay'
  | 'noSuchDay'
  | 'noClass'
  | 'noSection'
  | 'noGender'
  | 'noCategory'
  | 'noGroup'
  | 'noRelation'
  | 'noNumber'
  | 'tooLong'
  | 'twice'
  | 'rollTwice';

/** A cell as it is sent, or what is wrong with it and what was likely meant. */
export type ReadCell =
  | { readonly value: string | number }
  | { readonly fault: CellFault; readonly offer?: string | undefined };

/** Hindi digits are digits. */
const inLatin = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** A day, the day first: 05/04 is 5 April. */
export const readDay = (text: string): ReadCell => {
  const plain = plainDay(text);
  const day = dayOf(plain);
  if (day !== undefined) return { value: day };
  const last = lastDayOf(plain);
  return last === undefined ? { fault: 'noDay' } : { fault: 'noSuchDay', offer: last };
};

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Other names of the classes before the first. */
const nurseries: readonly (readonly [string, RegExp])[] = [
  ['nursery', /^(?:nursery|nur|play ?group|नर्सरी)$/],
  ['lkg', /^(?:lkg|l k g|kg ?1|kg i|jr kg|junior kg|एलकेजी)$/],
  ['ukg', /^(?:ukg|u k g|kg ?2|kg ii|sr kg|senior kg|यूकेजी)$/],
];

/** A class to compare: `Class 5`, `V`, `5th` and `कक्षा ५` are 5. */
const classKey = (text: string): string => {
  const plain = inLatin(text)
    .toLowerCase()
    .replace(/[._-]/g, ' ')
    .replace(/\b(?:class|std|standard|grade)\b|कक्षा/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const roman = romans.indexOf(plain);
  if (roman >= 0) return String(roman + 1);
  const early = nurseries.find(([, names]) => names.test(plain))?.[0];
  return early ?? plain.replace(/^0+(?=\d)/, '');
};

export interface Places {
  readonly classes: readonly Choice[];
  readonly sections: readonly Choice[];
}

const classOf = (text: string, { classes }: Places): number | undefined => {
  const key = classKey(text);
  return key === '' ? undefined : classes.find(({ name }) => classKey(name) === key)?.id;
};

const sectionOf = (text: string, { sections }: Places): number | undefined => {
  const plain = text
    .toLowerCase()
    .replace(/\b(?:section|sec|div|division)\b|सेक्शन|[().-]/g, '')
    .trim();
  return sections.find(({ name }) => name.toLowerCase() === plain)?.id;
};

/** The class of a cell, with its section where that stands there too: `5 A`, `V-A`, `5(A)`. */
export const readClass = (text: string, places: Places): { readonly class?: number; readonly section?: number } => {
  const whole = classOf(text, places);
  if (whole !== undefined) return { class: whole };
  const [, first = '', last = ''] = /^(.+?)[\s\-/(]*(\p{L}+)\)?$/u.exec(text.trim()) ?? [];
  const options = [[first, last] as const, [text.slice(0, -1), text.slice(-1)] as const];
  for (const [one, other] of options) {
    const found = { class: classOf(one, places), section: sectionOf(other, places) };
    if (found.class !== undefined && found.section !== undefined) return { class: found.class, section: found.section };
  }
  return {};
};

export const readSection = (text: string, places: Places): ReadCell => {
  const section = sectionOf(text, places);
  return section === undefined ? { fault: 'noSection' } : { value: section };
};

const gendersIn: readonly (readonly [string, RegExp])[] = [
  ['Female', /^(?:f|female|girl|g|woman|लड़की|महिला|छात्रा|बालिका|स्त्री)$/],
  ['Male', /^(?:m|male|boy|b|man|लड़का|पुरुष|छात्र|बालक)$/],
  ['Other', /^(?:o|other|transgender|t|अन्य)$/],
  ['Undisclosed', /^(?:undisclosed|not said|नहीं बताया)$/],
];

export const readGender = (text: string): ReadCell => {
  const value = gendersIn.find(([, words]) => words.test(text.normalize('NFC').toLowerCase()))?.[0];
  return value === undefined ? { fault: 'noGender' } : { value };
};

export const readCategory = (text: string): ReadCell => {
  const plain = text.toLowerCase();
  const value = /^(?:gen(?:eral)?|ur|open|unreserved|सामान्य)$/.test(plain)
    ? 'General'
    : categories.find((one) => one.toLowerCase() === plain);
  return value === undefined ? { fault: 'noCategory' } : { value };
};

/** `A+`, `O -ve`, `AB Positive`. */
export const readGroup = (text: string): ReadCell => {
  const plain = text.toUpperCase().replace(/[\s()]/g, '');
  const [, group, sign = ''] = /^(AB|A|B|O)(?:RH)?(\+|-|POS|NEG)/.exec(plain) ?? [];
  return group === undefined ? { fault: 'noGroup' } : { value: `${group}${/^[+P]/.test(sign) ? '+' : '-'}` };
};

export const readNumber = (text: string): ReadCell => {
  const plain = inLatin(text).replace(/\.0+$/, '');
  return /^\d{1,9}$/.test(plain) ? { value: Number(plain) } : { fault: 'noNumber' };
};

/** A whole name in its parts. */
export const nameParts = (
  text: string,
  isSurnameFirst: boolean,
): { readonly First_Name: string; readonly Middle_Name: string; readonly Last_Name: string } => {
  const words = text.split(/\s+/).filter(Boolean);
  const inOrder = isSurnameFirst && words.length > 1 ? [...words.slice(1), words[0] ?? ''] : words;
  const [first = '', ...others] = inOrder;
  return { First_Name: first, Middle_Name: others.slice(0, -1).join(' '), Last_Name: others.at(-1) ?? '' };
};
