import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { vagueLink } from './index.ts';

const found = (text: string): unknown =>
  prove(vagueLink, edited('"home.row": "Row"', `"home.row": "${text}"`)).map(({ rule, pointer }) => [rule, pointer]);

describe('vague-link', () => {
  it.each(['Click here', 'click here »', 'Here.', 'Tap here', 'यहाँ क्लिक करें', 'This link'])('finds “%s”', (text) =>
    expect(found(text)).toEqual([['THM085', '/locales/strings/en/home.row']]),
  );

  it.each(['Click a photo to see more', 'All events', 'Go home', 'Linked in'])('finds nothing in “%s”', (text) =>
    expect(found(text)).toEqual([]),
  );

  it('finds nothing in a theme without one', () => expect(prove(vagueLink, baseTheme)).toEqual([]));
});
