import { expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

it.each([
  ['2016-08-14', 'fourteenth August two thousand sixteen'],
  ['2000-01-01', 'first January two thousand'],
  ['2021-02-22', 'twenty-second February two thousand twenty-one'],
  ['1999-12-31', 'thirty-first December nineteen ninety-nine'],
  ['2012-05-20', 'twentieth May two thousand twelve'],
  ['1905-03-12', 'twelfth March nineteen oh five'],
])('says %s as %s', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
