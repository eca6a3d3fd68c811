import { expect, it } from 'vitest';
import { htmlFromText } from './html-from-text.ts';

it.each([
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    '*Annual day* is _today_, ~not~ tomorrow',
    '<p><strong>Annual day</strong> is <em>today</em>, <s>not</s> tomorrow</p>',
  ],
  ['5 * 3 * 2 and snake_case_name', '<p>5 * 3 * 2 and snake_case_name</p>'],
  [
    '[10:32 am, 24/11/2026] Asha Rao: Bring:\n• a *bottle*\n• a cap\n[10:33 am, 24/11/2026] Asha Rao: 1. First\n2. Second',
    '<p>Bring:</p><ul><li>a <strong>bottle</strong></li><li>a cap</li></ul><ol><li>First</li><li>Second</li></ol>',
  ],
  ['<b>a</b> & c', '<p>&lt;b&gt;a&lt;/b&gt; &amp; c</p>'],
  ['*सूचना*: कल छुट्टी है', '<p><strong>सूचना</strong>: कल छुट्टी है</p>'],
  ['', ''],
])('the HTML for %j', (text, html) => expect(htmlFromText(text)).toBe(html));
