import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { framePlace } from './index.ts';

type Overlays = Parameters<typeof prove>[2];
/** The base theme, whose footer is of a kind of its own. */
const theme = edited('[{ "id": "bottom", "type": "bar" }]', '[]');
const header = '[{ "id": "top", "type": "bar", "bindings": { "items": { "ref": "data.latest" } } }]';
const withHeader = (...sections: string[]): string => edited(header, `[${sections.join()}]`, theme);
const withFooter = (...sections: string[]): string => edited('"footer": []', `"footer": [${sections.join()}]`, theme);
const found = (text: string, overlays: Overlays = {}): unknown =>
  prove(framePlace, text, overlays).map(({ rule, pointer, expected }) => [rule, pointer, expected]);

const news = (showNews: boolean): string =>
  `{ "id": "other", "type": "list", "when": { "ref": "settings.showNews", "op": "equals", "value": ${showNews} }, "settings": { "heading": { "t": "home.news" } }, "bindings": { "items": { "ref": "data.latest" } } }`;

describe('frame-place', () => {
  it('finds nothing in a header that is one', () => expect(found(theme)).toEqual([]));

  it('finds a header in the footer', () =>
    expect(found(withFooter('{ "id": "bottom", "type": "bar" }'))).toEqual([
      ['THM089', '/groups/footer/0/type', 'groups.header'],
    ]));

  it('finds what is made for a group and stands on one page alone', () =>
    expect(found(theme, { list: { standsIn: 'header' } })).toEqual([
      ['THM089', '/templates/home/sections/1/type', 'groups.header'],
    ]));

  it('finds a second one where a visit can show both', () => {
    const list = { once: true } as const;
    expect(found(withHeader(news(true)), { list })).toEqual([
      ['THM089', '/templates/home/sections/1/type', 'one "list" on a page'],
    ]);
    expect(found(withHeader(news(true)))).toEqual([]);
  });

  it('finds nothing in two that no visit shows together', () =>
    expect(found(withHeader(news(false)), { list: { once: true } })).toEqual([]));
});
