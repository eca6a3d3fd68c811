import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/arbitrary-condition.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { menuFact } from './index.ts';

const found = (text: string): unknown => prove(menuFact, text).map(({ rule, pointer }) => [rule, pointer]);

const nav = '"nav": { "label": { "t": "nav.home" }, "order": 1 }';
const withFact = nav.replace('1 }', '1, "onlyWith": "has_Albums" }');

describe('menu-fact', () => {
  it('finds a page that a fact of another one leaves out', () =>
    expect(found(edited(nav, withFact))).toEqual([['THM078', '/templates/home/nav/onlyWith']]));

  it('leaves it to whoever wrote the theme what such a page is to be', () => {
    expect(prove(menuFact, edited(nav, withFact)).map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('finds nothing in a second page of albums', () => {
    const photos = (source: string) =>
      edited(
        '"article": {\n      "route"',
        `"photos": {
      "route": "/photos", "h1": "title", ${withFact}, "data": { "shown": { "source": "${source}" } },
      "sections": [{ "id": "title", "type": "headline" }]
    },
    "article": {
      "route"`,
      );
    const gallery = sourceOf('gallery', { type: 'array', items: { type: 'object' } });
    expect(prove(menuFact, photos('gallery'), { sources: [gallery] })).toEqual([]);
    expect(found(photos('news'))).toEqual([['THM078', '/templates/photos/nav/onlyWith']]);
  });

  it('finds the page of albums in a menu of schools that have none', () => {
    const gallery = edited('"route": "/",', '"route": "/", "role": "gallery",');
    expect(found(gallery)).toEqual([['THM078', '/templates/home/nav']]);
    expect(found(gallery.replace(nav, withFact))).toEqual([]);
  });

  it('finds a menu that nothing shows', () => {
    const text = edited(
      '"header": [{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest" } } }],',
      '"header": [],',
    );
    expect(found(edited('"footer": [{ "id": "bottom", "type": "bar" }]', '"footer": []', text))).toEqual([
      ['THM078', '/templates/home/nav'],
    ]);
  });

  it('finds nothing in pages of other things, nor in one that no menu has', () => {
    expect(found(baseTheme)).toEqual([]);
    expect(found(edited(`${nav},`, '"role": "gallery",'))).toEqual([]);
  });

  it('finds pages that are all in the menu of the footer', () => {
    const withMenu = (menu: string): unknown => {
      const theme = JSON.parse(baseTheme);
      theme.templates.home.nav.menu = menu;
      theme.templates.more = {
        ...theme.templates['not-found'],
        route: '/more',
        nav: { label: { t: 'nav.home' }, order: 2, menu: 'footer' },
      };
      return prove(menuFact, JSON.stringify(theme))
        .filter(({ message }) => message.startsWith('Every page'))
        .map(({ pointer }) => pointer);
    };
    expect(withMenu('footer')).toEqual(['/templates/home/nav/menu']);
    expect(withMenu('main')).toEqual([]);
  });
});
