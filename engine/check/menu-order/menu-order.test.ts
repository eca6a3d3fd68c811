import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { menuOrder } from './index.ts';

/** The base theme, whose home has the place 1 in the main menu, with another page in a menu. */
const withPage = (nav: string, id = 'one', label = 'home.news'): string =>
  edited(
    '"not-found": {',
    `"${id}": { "route": "/${id}", "nav": { "label": { "t": "${label}" }, ${nav} }, "h1": "a", "sections": [{ "id": "a", "type": "headline" }] },\n    "not-found": {`,
  );
const found = (text: string): unknown =>
  prove(menuOrder, text).map(({ rule, pointer, suggestion }) => [rule, pointer, suggestion]);

describe('menu-order', () => {
  it('finds the second of two at one place, and suggests the next that is free', () => {
    expect(found(withPage('"order": 1'))).toEqual([['THM034', '/templates/one/nav/order', '2']]);
    expect(found(withPage('"order": 1, "menu": "main"'))).toEqual([['THM034', '/templates/one/nav/order', '2']]);
  });

  it('finds the second of two that have one name in a menu, in any language', () => {
    expect(found(withPage('"order": 2', 'one', 'nav.home'))).toEqual([
      ['THM034', '/templates/one/nav/label/t', undefined],
    ]);
    expect(found(withPage('"order": 2').replace('"home.news": "News"', '"home.news": "Home"'))).toEqual([
      ['THM034', '/locales/strings/en/home.news', undefined],
    ]);
    expect(found(withPage('"order": 2, "menu": "footer"', 'one', 'nav.home'))).toEqual([]);
  });

  it('finds nothing in places of their own, nor in another menu', () => {
    expect(found(withPage('"order": 1.5'))).toEqual([]);
    expect(found(withPage('"order": 1, "menu": "footer"'))).toEqual([]);
  });
});
