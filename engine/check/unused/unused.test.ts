import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { fixed, prove } from '../../testing/prove.ts';
import { unused } from './index.ts';

/** A theme in which all is read: the base theme without the setting that it only declares. */
const tidy = edited(
  ',\n    { "id": "tone", "type": "select", "default": "calm", "options": ["calm", "loud"], "label": { "t": "settings.tone" } }',
  '',
).replace('        "settings.tone": "Tone",\n', '');
/** The page reads what no kind of these sections does. */
const page = { tokens: ['color.visited', 'size.gap'], contrast: [] };
const proven = (text: string) => prove(unused, text, { page });
const change = (from: string, to: string): string => edited(from, to, tidy);
const found = (text: string): unknown => proven(text).map(({ pointer, suggestion }) => [pointer, suggestion]);
const withoutFindings = (text: string): void => {
  const left = fixed(text, proven(text));
  expect(proven(left)).toEqual([]);
};

describe('unused', () => {
  it('finds nothing where all is read', () => expect(found(tidy)).toEqual([]));

  it('finds data that nothing on a page reads, and takes it out', () => {
    const text = change('"data": { "news"', '"data": { "spare": { "source": "news" }, "news"');
    expect(found(text)).toEqual([['/templates/home/data/spare', undefined]]);
    expect(fixed(text, proven(text))).toBe(tidy);
  });

  it('takes data that makes the page a 404, and what a page title reads, for read', () => {
    const more = '"data": { "spare": { "source": "news", "notFoundWhenEmpty": true }, "news"';
    expect(found(change('"data": { "news"', more))).toEqual([]);
    expect(
      found(
        change(
          '[{ "id": "title", "type": "headline", "bindings": { "text": { "ref": "data.article.title" } } }]',
          '[{ "id": "title", "type": "headline" }]',
        ),
      ),
    ).toEqual([]);
  });

  it('finds data for all pages that each page has under that name for itself, or does without', () => {
    const spare = change('"data": { "latest"', '"data": { "news": { "source": "news" }, "latest"');
    expect(found(spare)).toEqual([['/data/news', undefined]]);
    withoutFindings(spare);
    expect(found(change('"items": { "ref": "data.latest" } } }]', '"items": { "ref": "data.latest" } } }]'))).toEqual(
      [],
    );
  });

  it('finds query keys that neither data nor sections read', () => {
    const text = change('"query": { "page"', '"query": { "word": { "type": "string" }, "page"');
    expect(found(text)).toEqual([['/templates/home/query/word', undefined]]);
    withoutFindings(text);
  });

  it('finds settings that nothing reads, and takes out none that a preset names', () => {
    expect(found(baseTheme)).toEqual([['/settings/1/id', undefined]]);
    expect(fixed(baseTheme, proven(baseTheme))).not.toContain('"tone"');
    const chosen = edited('"showNews": false }', '"showNews": false, "tone": "loud" }');
    expect(proven(chosen).map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('finds texts that nothing names, once for all languages, and takes them out of each', () => {
    const text = change(
      '"hi": { "home.news": "समाचार" }',
      '"hi": { "home.news": "समाचार", "home.old": "पुराना" }',
    ).replace('"home.row": "Row"', '"home.row": "Row",\n        "home.old": "Old"');
    expect(found(text)).toEqual([['/locales/strings/en/home.old', undefined]]);
    expect(fixed(text, proven(text))).not.toContain('home.old');
  });

  it('knows the texts of section types on some page, and those of the page itself', () => {
    const more = (key: string): string => change('"home.row": "Row"', `"home.row": "Row", "${key}": "…"`);
    expect(found(more('list.empty'))).toEqual([]);
    expect(found(more('page.skip'))).toEqual([]);
    expect(found(more('list.emty'))).toEqual([['/locales/strings/en/list.emty', 'list.empty']]);
    expect(proven(more('list.emty'))[0]?.fix).toBeUndefined();
    expect(proven(more('list.title'))[0]?.message).toContain('"list" has no text of this name');
  });

  it('leaves a page alone on which something else is wrong', () => {
    const wrong = change('"data": { "news"', '"data": { "spare": { "source": "news" }, "news"').replace(
      '"ref": "data.latest"',
      '"ref": "data.late"',
    );
    expect(proven(wrong).map(({ rule }) => rule)).toEqual(['THM023']);
  });

  it('knows the texts of every look that a school may choose', () => {
    const other = change('"home.row": "Row"', '"home.row": "Row", "list.plain.empty": "None."');
    expect(found(other)).toEqual([]);
  });

  it('finds tokens that no kind has a place for, and names the one that is meant', () => {
    const spare = change('"gap": {', '"spare": { "$value": { "value": 4, "unit": "px" } }, "gap": {');
    expect(found(spare)).toEqual([['/tokens/size/spare', undefined]]);
    expect(proven(fixed(spare, proven(spare)))).toEqual([]);
    const misspelt = prove(unused, change('"gap": {', '"gpa": {'), {
      page: { ...page, tokens: ['color.visited', 'size.gap'] },
    });
    expect(misspelt.map(({ suggestion, fix }) => [suggestion, fix])).toEqual([['size.gap', undefined]]);
  });

  it('takes a token that another one, a contrast or a preset names for read', () => {
    expect(
      proven(
        change('"gap": {', '"base": { "$value": { "value": 4, "unit": "px" } }, "gap": {').replace(
          '"gap": { "$value": { "value": 16, "unit": "px" } }',
          '"gap": { "$value": "{size.base}" }',
        ),
      ),
    ).toEqual([]);
  });
});
