import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { plainText } from './index.ts';

const found = (text: string): unknown => prove(plainText, text).map(({ rule, pointer }) => [rule, pointer]);

const withText = (text: string): string => edited('"home.news": "News",', `"home.news": ${JSON.stringify(text)},`);

describe('plain-text', () => {
  it.each([
    'Our <b>news</b>',
    'News<br/>today',
    'News &amp; events',
    'News&nbsp;here',
    '**News**',
    '[News](/news)',
    '<a href="/x">x</a>',
  ])('finds markup in %s', (text) =>
    expect(found(withText(text))).toEqual([['THM073', '/locales/strings/en/home.news']]),
  );

  it.each(['TODO: news', 'News (TBD)', 'Lorem ipsum dolor', 'todo', 'XXX'])(
    'finds what is not written yet in %s',
    (text) => expect(found(withText(text))).toEqual([['THM073', '/locales/strings/en/home.news']]),
  );

  it.each([
    'What to do in the holidays',
    'News & events',
    '3 < 5, and 5 > 3',
    'A ** B',
    'News [old]',
    '{name} (new)',
    'R&D; then more',
  ])('finds none in %s', (text) => expect(found(withText(text))).toEqual([]));
});
