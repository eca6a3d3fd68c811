import { expect, it } from 'vitest';
import { directionOf, scriptOf } from './language.ts';

it.each([
  ['en', 'Latn', 'ltr'],
  ['en-IN', 'Latn', 'ltr'],
  ['hi', 'Deva', 'ltr'],
  ['mr', 'Deva', 'ltr'],
  ['ta', 'Taml', 'ltr'],
  ['ur', 'Arab', 'rtl'],
  ['ks', 'Arab', 'rtl'],
  ['ks-Deva', 'Deva', 'ltr'],
  ['sd', 'Arab', 'rtl'],
  ['he', 'Hebr', 'rtl'],
])('%s is written in %s, %s', (locale, script, direction) => {
  expect([scriptOf(locale), directionOf(locale)]).toEqual([script, direction]);
});
