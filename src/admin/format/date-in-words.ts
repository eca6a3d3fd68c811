import { dateFormat } from '#sections/shared/date-format.ts';

const units = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
};

const belowHundred = (number: number): string => {
  if (number < 20) return units[number] ?? '';
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${units[rest]}`}`;
};

const ordinal = (number: number): string => {
  const words = belowHundred(number).split('-');
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), ordinals[last] ?? `${last}th`].join('-');
};

const yearInWords = (year: number): string => {
  const [hundreds, rest] = [Math.floor(year / 100), year % 100];
  if (hundreds === 20) return `two thousand${rest === 0 ? '' : ` ${belowHundred(rest)}`}`;
  return `${belowHundred(hundreds)} ${rest === 0 ? 'hundred' : rest < 10 ? `oh ${belowHundred(rest)}` : belowHundred(rest)}`;
};

/** A day as certificates say it, so that no digit can be changed: `fourteenth August two thousand sixteen`. */
export const dateInWords = (date: string): string => {
  const [year = 0, , day = 0] = date.split('-').map(Number);
  const month = dateFormat('en-IN', { month: 'long' }).format(new Date(`${date}T00:00:00Z`));
  return `${ordinal(day)} ${month} ${yearInWords(year)}`;
};
