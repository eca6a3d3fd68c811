import { describe, expect, it } from 'vitest';
import { baseTheme, edited, takeMarks } from '../testing/base-theme.ts';
import { foundIn, problemsOf } from '../testing/check.ts';
import { compiled } from '../testing/page.ts';

const template = (id: string, fields: string): string =>
  edited(
    '"not-found": {',
    `"${id}": { ${fields}, "h1": "a", "sections": [{ "id": "a", "type": "headline" }] },\n    "not-found": {`,
  );

const markedIn = (marked: string): { text: string; places: readonly object[] } => {
  const { text, marks } = takeMarks(marked);
  return { text, places: marks };
};

describe('findings', () => {
  it('name each of two keys that are missing in one object', () => {
    const { text, places } = markedIn(edited('{ "id": "bottom", "type": "bar" }', '¦{}'));
    expect(foundIn(text)).toEqual([
      { rule: 'THM011', ...places[0] },
      { rule: 'THM011', ...places[0] },
    ]);
    expect(problemsOf(text).map(({ expected }) => expected)).toEqual(['"id"', '"type"']);
  });

  it('stand in the order of the document, all of one layer', () => {
    const wrong = baseTheme
      .replace('"type": "list"', '"type": "lists"')
      .replace('"t": "nav.home"', '"t": "nav.house"')
      .replace('"ref": "data.latest"', '"ref": "data.late"');
    expect(problemsOf(wrong).map(({ rule }) => rule)).toEqual(['THM023', 'THM026', 'THM020']);
  });

  it('of names stand beside findings of shapes elsewhere', () => {
    const wrong = baseTheme.replace('"themeId": 100', '"themeId": "100"').replace('"type": "list"', '"type": "lists"');
    expect(problemsOf(wrong).map(({ rule }) => rule)).toEqual(['THM012', 'THM020']);
    const { text, places } = markedIn(
      baseTheme
        .replace('"type": "list"', '"type": "list", ¦"onEmty": "hide"')
        .replace('"items": { "ref": "data.news" }', '"items": { "ref": "data.newz" }')
        .replace('{ "id": "bottom", "type": "bar" }', '{ "id": "bottom", "type": ¦"bear" }'),
    );
    // The section with the misspelled key is left alone: its binding is not looked up.
    expect(foundIn(text)).toEqual([
      { rule: 'THM020', ...places[0] },
      { rule: 'THM010', ...places[1] },
    ]);
  });

  it('hold only shapes where the wrong shape is what the rest hangs on', () => {
    const wrong = baseTheme
      .replace('"locales": {', '"locales": { "fallback": "en",')
      .replace('"type": "list"', '"type": "lists"');
    expect(problemsOf(wrong).map(({ rule }) => rule)).toEqual(['THM010']);
  });

  it('say the pointer, the end, what was expected and what stands there', () => {
    expect(problemsOf(edited('"limit": 3', '"limit": 11'))).toEqual([
      {
        rule: 'THM013',
        severity: 'error',
        file: 'themes/base/theme.json',
        pointer: '/templates/home/sections/1/settings/limit',
        start: { line: 47, column: 84 },
        end: { line: 47, column: 86 },
        message: '11 is more than 10, the most there may be.',
        expected: 'maximum 10',
        actual: '11',
        docsUrl: '/docs/rules/THM013',
      },
    ]);
  });

  it('are made for a text in every language, once', () => {
    const { text, places } = markedIn(edited('{ "t": "home.news" }, "limit"', '{ "t": ¦"home.latest" }, "limit"'));
    expect(foundIn(text)).toEqual([{ rule: 'THM026', ...places[0] }]);
  });

  it.each([
    [
      'a section type without a heading for the h1',
      'THM030',
      edited('"type": "headline" }]\n    }\n', '"type": "bar" }]\n    }\n').replace(
        '"not-found": {\n      "h1": "title"',
        '"not-found": {\n      "h1": ¦"title"',
      ),
    ],
    [
      'a template with the name of a group',
      'THM029',
      template('header', '"route": "/h"').replace('"header": {', '¦"header": {'),
    ],
    [
      'a menu entry without an address',
      'THM028',
      template(
        'one',
        '"route": "/o/:id", "params": { "id": { "type": "integer" } }, ¦"nav": { "label": { "t": "nav.home" }, "order": 2 }',
      ),
    ],
    [
      'two routes that no address tells apart',
      'THM028',
      template('one', '"route": ¦"/:id/latest", "params": { "id": { "type": "string" } }'),
    ],
    [
      'a param that stands twice',
      'THM028',
      template('one', '"route": ¦"/o/:id/:id", "params": { "id": { "type": "string" } }'),
    ],
    [
      'a contradiction of setting type and options',
      'THM010',
      edited('"type": "select"', '"type": "string"').replace('"options"', '¦"options"'),
    ],
  ])('name %s', (_, rule, marked) => {
    const { text, places } = markedIn(marked);
    expect(places).toHaveLength(1);
    expect(foundIn(text)).toEqual([{ rule, ...places[0] }]);
  });

  it('are none for routes of which one is more literal', () => {
    expect(foundIn(template('one', '"route": "/news/all"'))).toEqual([]);
  });
});

describe('a compiled theme', () => {
  const theme = compiled();

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme);
  });

  it('has settings by language: the type’s defaults, the theme’s values, its texts', () => {
    const news = theme.templates.home?.sections.find(({ key }) => key === 'home/news');
    const common = { limit: 3, rows: [{ label: 'Row' }] };
    expect(news?.settings).toEqual({ en: { ...common, heading: 'News' }, hi: { ...common, heading: 'समाचार' } });
    const title = theme.templates['not-found']?.sections.find(({ id }) => id === 'title');
    expect(title?.settings).toEqual({ en: { heading: 'Untitled' }, hi: { heading: 'Untitled' } });
  });

  it('has a menu whose labels fall back to the theme’s own language', () => {
    expect(theme.nav).toEqual([{ segments: [], label: { en: 'Home', hi: 'Home' }, menu: 'main' }]);
  });

  it('keeps header, template and footer in the order of the page', () => {
    expect(theme.templates.home?.sections.map(({ key }) => key)).toEqual([
      'header/top',
      'home/title',
      'home/news',
      'footer/bottom',
    ]);
  });

  it.each([
    [
      'a condition',
      edited('"type": "bar" }]', '"type": "bar", "when": { "ref": "visitor.signedIn", "op": "present" } }]'),
    ],
    ['a param', edited('"ref": "route.query.page"', '"ref": "visitor.signedIn"')],
    ['a page title', edited('"ref": "site.school_Name"', '"ref": "visitor.signedIn"')],
  ])('knows that %s reads the visitor', (_, text) => {
    expect(theme.templates.home?.readsVisitor).toBe(false);
    expect(compiled(text).templates.home?.readsVisitor).toBe(true);
  });
});
