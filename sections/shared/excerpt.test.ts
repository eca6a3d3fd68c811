import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 40, 'One two & three'],
  ['<p>One two three four</p>', 9, 'One two …'],
  ['One two. Three four', 9, 'One two …'],
  ['एक दो। तीन चार', 7, 'एक दो …'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf …'],
  ['<h2 id="a">A head</h2><p>Text</p><h3>Another</h3><ul><li>Item</li></ul>', 40, 'Text Item'],
  ['<h2>A head</h2>', 40, 'A head'],
  ['', 10, ''],
])('excerpt cuts %j to %i characters', (html, max, text) => {
  expect(excerptOf(html, max)).toBe(text);
});
