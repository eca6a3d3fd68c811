import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../testing/base-theme.ts';
import { compiled } from '../testing/page.ts';
import { diffThemes } from './diff-themes.ts';

const title = '{ "id": "title", "type": "headline", "settings": { "heading": { "t": "home.title" } } },';
const many = (ids: string): string =>
  edited(title, [title, ...[...ids].map((id) => `{ "id": "${id}", "type": "headline" },`)].join('\n'));

const diff = (a: string, b: string): readonly string[] =>
  diffThemes(compiled(a), compiled(b)).map(({ area, what, name, from, to, loses }) =>
    [
      `${area} ${name}`,
      what,
      ...[from, to].map((value) => JSON.stringify(value) ?? '-'),
      ...(loses ? ['loses'] : []),
    ].join(' | '),
  );
const diffOf = (from: string, to: string): readonly string[] => diff(baseTheme, edited(from, to));

describe('diffThemes', () => {
  it('finds nothing between a theme and itself, written otherwise', () => {
    expect(diff(baseTheme, JSON.stringify(JSON.parse(baseTheme)))).toEqual([]);
    expect(diff(baseTheme, edited('"themeId": 100,\n  "slug": "base",', '"slug": "base", "themeId": 100,'))).toEqual(
      [],
    );
  });

  it('names a new section and one that is gone, whose overrides are lost', () => {
    expect(diff(many(''), many('x'))).toEqual(['section home/x | added | - | "headline (plain)"']);
    expect(diff(many('x'), many(''))).toEqual(['section home/x | removed | "headline (plain)" | - | loses']);
  });

  it('tells one move as one, whatever it passes', () => {
    expect(diff(many('abcde'), many('bcdea'))).toEqual([
      'section home/a | moved | "after home/title" | "after home/e"',
    ]);
    expect(diff(many('abcde'), many('eabcd'))).toEqual([
      'section home/e | moved | "after home/d" | "after home/title"',
    ]);
    expect(diff(many('abc'), many('xacb'))).toEqual([
      'section home/x | added | - | "headline (plain)"',
      expect.stringMatching(/^section home\/[bc] \| moved/),
    ]);
  });

  it('follows renames of the new theme', () => {
    const renames = {
      sections: { 'home/a': 'home/b' },
      settings: { tone: 'mood' },
      tokens: { 'size.gap': 'size.space' },
    };
    const renamed = many('b')
      .replace('"id": "tone"', '"id": "mood"')
      .replace('"gap": {', '"space": {')
      .replace('"presets": {', `"renames": ${JSON.stringify(renames)}, "presets": {`);
    expect(diff(many('a'), renamed)).toEqual([
      'section home/b | renamed | "home/a" | "home/b"',
      'setting mood | renamed | "tone" | "mood"',
      'token size.space | renamed | "size.gap" | "size.space"',
    ]);
  });

  it.each([
    [
      'a binding',
      '{ "ref": "site.phone", "fallback": "none" }',
      '{ "ref": "site.email" }',
      'section home/news | binding note | "site.phone ?? \\"none\\"" | "site.email"',
    ],
    [
      'a condition',
      '"when": { "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, { "ref": "data.news", "op": "present" }] }',
      '"when": { "any": [{ "ref": "settings.tone", "op": "in", "values": ["loud"] }, { "ref": "data.news", "op": "present" }] }',
      'section home/news | condition | "settings.showNews equals true and data.news present" | "settings.tone in [\\"loud\\"] or data.news present"',
    ],
    ['a setting', '"limit": 3', '"limit": 4', 'section home/news | setting limit | 3 | 4'],
    [
      'what an empty section does',
      '"type": "list",',
      '"type": "list", "onEmpty": "message",',
      'section home/news | onEmpty | "hide" | "message"',
    ],
    [
      'a route',
      '"route": "/news/:slug"',
      '"route": "/read/:slug"',
      'template article | route | "/news/:slug" | "/read/:slug"',
    ],
    ['a page’s data', '"topic": "sport"', '"topic": "music"', /^data home\/news \| request \|/],
    [
      'data of every page',
      '"data": { "latest": { "source": "news", "params": { "page": 1 } } }',
      '"data": { "latest": { "source": "news", "params": { "page": 2 } } }',
      /^data latest \| request \|/,
    ],
    [
      'a section of a group',
      '{ "id": "bottom", "type": "bar" }',
      '{ "id": "bottom", "type": "bar" }, { "id": "end", "type": "bar" }',
      'section footer/end | added | - | "bar (plain)"',
    ],
    ['a default', '"default": true, "label"', '"default": false, "label"', 'setting showNews | default | true | false'],
    [
      'an option',
      '"options": ["calm", "loud"]',
      '"options": ["calm", "loud", "warm"]',
      'setting tone | option added | - | "warm"',
    ],
    ['a preset', '"color.ink": "#101010"', '"color.ink": "#202020"', /^preset quiet \| tokens \|/],
    [
      'a language',
      '"hi": { "home.news": "समाचार" }',
      '"hi": { "home.news": "ख़बरें" }',
      'string hi home.news | text | "समाचार" | "ख़बरें"',
    ],
    [
      'a menu',
      '"label": { "t": "nav.home" }, "order": 1',
      '"label": { "t": "nav.home" }, "menu": "footer", "order": 1',
      'menu / | menu | "main" | "footer"',
    ],
    ['the version', '"version": "1.0.0"', '"version": "1.1.0"', 'theme base | version | "1.0.0" | "1.1.0"'],
  ])('says what became of %s', (_, from, to, expected) => {
    expect(diffOf(from, to)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });

  it('says when the choices of schools are lost', () => {
    const bool = '{ "id": "showNews", "type": "boolean", "default": true,';
    const text = '{ "id": "showNews", "type": "string", "default": "yes",';
    const changes = diff(
      edited('"settings": { "showNews": false }, ', ''),
      edited('"settings": { "showNews": false }, ', '')
        .replace(bool, text)
        .replace('"equals", "value": true', '"equals", "value": "yes"'),
    );
    expect(changes).toContain('setting showNews | type | "boolean" | "string" | loses');
    expect(diff(baseTheme, edited('"presets": { "quiet": {', '"presets": { "calm": {'))).toEqual([
      'preset quiet | removed | null | - | loses',
      'preset calm | added | - | null',
    ]);
    const select = edited('"options": ["calm", "loud"]', '"options": ["calm", "wild"]');
    expect(diff(baseTheme, select)).toContain('setting tone | option removed | "loud" | - | loses');
  });

  it('tells a token with all that follow it', () => {
    const changes = diffOf('"components": [0, 0, 0]', '"components": [0.2, 0.2, 0.2]');
    expect(changes).toEqual([
      'token color.ink | value | "#000000" | "#333333"',
      'token color.link | value | "{color.ink} #000000" | "{color.ink} #333333"',
      'token color.visited | value | "{color.link} #000000" | "{color.link} #333333"',
    ]);
  });
});
