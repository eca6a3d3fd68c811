import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 40, 'One two & three'],
  ['<p>One two three four</p>', 9, 'One two …'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf …'],
  ['', 10, ''],
])('cuts %j to %i characters', (html, most, text) => {
  expect(excerptOf(html, most)).toBe(text);
});
