import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One &amp; <strong>two</strong></p><p>Three</p>', 'One & two\nThree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['Plain &lt;b&gt; &amp;lt;', 'Plain <b> &lt;'],
  ['One<br>Two <img src="x" alt="" />', 'One\nTwo'],
  ['', ''],
])('plainText of %j is %j', (html, text) => expect(plainText(html)).toBe(text));
