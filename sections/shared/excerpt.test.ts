import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  ['<p>One</p><p>two &amp; three</p>', 40, 'One two & three'],
  ['<p>One two three four</p>', 9, 'One two…'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ['<h2 id="a">A head</h2><p>Text</p><h3>Another</h3><ul><li>Item</li></ul>', 40, 'Text Item'],
  ['<h2>A head</h2>', 40, 'A head'],
  ['One two three. Four five six seven', 24, 'One two three.'],
  ['A talk by Prof. Rao and more', 24, 'A talk by Prof. Rao and…'],
  ['Named after A. P. J. Abdul Kalam', 24, 'Named after A. P. J.…'],
  ['No. Two three four five six', 24, 'No. Two three four five…'],
  ['यह एक कहानी है। दूसरी कहानी लंबी है', 24, 'यह एक कहानी है।'],
  ['<p>It began with a <em>leaf</em> &amp; a stone.</p>', 200, 'It began with a leaf & a stone.'],
  ['&#2325;&nope;', 20, 'क&nope;'],
  ['', 10, ''],
])('excerpt cuts %j to %i characters', (html, max, text) => {
  expect(excerptOf(html, max)).toBe(text);
});
