import { describe, expect, it } from 'vitest';
import type { Problem } from '../../problem.ts';
import type { SectionManifest } from '../../section.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { bindingFit } from './index.ts';

const items = '"items": { "ref": "data.news" }';
const note = '"note": { "ref": "site.phone", "fallback": "none" }';
const when =
  '"when": { "all": [{ "ref": "settings.showNews", "op": "equals", "value": true }, { "ref": "data.news", "op": "present" }] },';

type Props = Readonly<Record<string, object>>;
const listWith = (properties: Props, required: readonly string[] = []): Partial<SectionManifest> => ({
  bindings: { type: 'object', additionalProperties: false, required, properties } as SectionManifest['bindings'],
});
const titles = { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } };
const found = (text: string, list: Partial<SectionManifest> = {}): readonly Problem[] =>
  prove(bindingFit, text, { list });
/** The section `list` with one more prop. */
const bound = (binding: string, schema: object, required: readonly string[] = []) =>
  found(edited(note, `"note": ${binding}`), listWith({ items: titles, note: schema }, required));
const messages = (problems: readonly Problem[]): readonly string[] => problems.map(({ message }) => message);

const text = { type: 'string' };

describe('binding-fit', () => {
  it('finds nothing in a sound theme', () => expect(found(baseTheme)).toEqual([]));

  it('finds what a prop does not take, with the path, an example and what is wanted', () => {
    const broken = {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string', maxLength: 3 } } },
    };
    const [finding, ...others] = found(baseTheme, listWith({ items: broken, note: text }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'THM040',
      severity: 'error',
      pointer: '/templates/home/sections/1/bindings/items/ref',
      message:
        '"data.news" may give what "items" of "list" does not take: at [0].title it may be longer than 3 characters, as in [{"title":"aaaa"}].',
      expected: 'a text of at most 3 characters',
      actual: 'a text',
    });
  });

  it('is not about what is cut off, nor about null that is dropped', () => {
    expect(
      found(
        baseTheme,
        listWith({ items: { ...titles, items: { ...titles.items, additionalProperties: false } }, note: text }),
      ),
    ).toEqual([]);
  });

  it('finds another type, and suggests the only other ref that fits', () => {
    const [finding] = found(edited(items, '"items": { "ref": "site.today" }'));
    expect(finding).toMatchObject({ message: expect.stringContaining('it may be a text, as in "2026-01-31"') });
    expect(finding).not.toHaveProperty('suggestion');
    const [alone] = bound('{ "ref": "site.today" }', { type: 'boolean' });
    expect(alone).not.toHaveProperty('suggestion');
    const [only] = bound('{ "ref": "site.today" }', { enum: ['calm', 'loud'] });
    expect(only?.suggestion).toBe('settings.tone');
  });

  it('lets an optional prop lack', () => {
    expect(bound('{ "ref": "site.phone" }', text)).toEqual([]);
  });

  describe('a required prop that may lack', () => {
    const message = '"note" of "list" needs "site.phone", and it may be absent.';

    it('is found', () => {
      const [finding] = bound('{ "ref": "site.phone" }', text, ['note']);
      expect(finding).toMatchObject({
        message,
        pointer: '/templates/home/sections/1/bindings/note/ref',
        expected: 'a fallback, or a condition that "site.phone" is present',
      });
    });

    it('is discharged by a fallback', () => {
      expect(bound('{ "ref": "site.phone", "fallback": "none" }', text, ['note'])).toEqual([]);
    });

    it('is discharged by a condition on the same ref', () => {
      const withCondition = (ref: string): string =>
        edited(
          '{ "ref": "data.news", "op": "present" }',
          `{ "ref": "${ref}", "op": "present" }`,
          edited(note, '"note": { "ref": "site.phone" }'),
        );
      const list = listWith({ items: titles, note: text }, ['note']);
      expect(found(withCondition('site.phone'), list)).toEqual([]);
      expect(messages(found(withCondition('site.email'), list))).toEqual([message]);
    });

    it('is no matter where its absence makes the section empty', () => {
      const list = { ...listWith({ items: titles, note: text }, ['note']), emptyWhen: 'note' };
      expect(found(edited(note, '"note": { "ref": "site.phone" }'), list)).toEqual([]);
    });

    it('says which part lacks', () => {
      const list = listWith({ items: titles, note: text }, ['note']);
      const theme = edited(
        '"sections": [{ "id": "title", "type": "headline", "bindings": { "text": { "ref": "data.article.title" } } }]',
        '"sections": [{ "id": "title", "type": "headline" }, { "id": "more", "type": "list", "settings": { "heading": { "t": "home.news" } }, "bindings": { "note": { "ref": "data.article.title" } } }]',
      );
      expect(messages(found(theme, list))).toEqual([
        '"note" of "list" needs "data.article.title", and "data.article" may be absent.',
      ]);
    });
  });

  it('counts on what a condition or a fallback leaves out', () => {
    const nonEmpty = listWith({ items: { ...titles, minItems: 1 }, note: { type: 'string', minLength: 1 } });
    expect(found(baseTheme, nonEmpty)).toEqual([]);
    expect(messages(found(edited(when, ''), nonEmpty))).toEqual([
      '"data.news" may give what "items" of "list" does not take: it may have fewer items than 1, as in [].',
    ]);
    expect(messages(found(edited(', "fallback": "none"', ''), nonEmpty))).toEqual([
      '"site.phone" may give what "note" of "list" does not take: it may be shorter than 1 character, as in "".',
    ]);
  });

  describe('a fallback', () => {
    it('fits the title of a page, too', () => {
      const seo = '"title": { "ref": "data.article.title" }';
      const titled = (fallback: string) => found(edited(seo, seo.replace(' }', `, "fallback": ${fallback} }`)), {});
      expect(titled('"An article"')).toEqual([]);
      expect(titled('7')).toMatchObject([
        {
          pointer: '/templates/article/seo/title/fallback',
          message: 'the page’s title does not take its fallback: it is 7.',
        },
      ]);
    });

    it('fits the prop, too', () => {
      const [finding] = bound('{ "ref": "site.phone", "fallback": 7 }', text);
      expect(finding).toMatchObject({
        pointer: '/templates/home/sections/1/bindings/note/fallback',
        message: '"note" of "list" does not take its fallback: it is 7.',
        expected: 'a text',
        actual: '7',
      });
    });

    it('that is null reaches the component: its prop is nullable', () => {
      expect(bound('{ "ref": "site.phone", "fallback": null }', { anyOf: [text, { type: 'null' }] })).toEqual([]);
      expect(messages(bound('{ "ref": "site.phone", "fallback": null }', text))).toEqual([
        '"note" of "list" does not take its fallback: it is null. Without a fallback it is left out.',
      ]);
    });

    it('is looked at as it is written and as it is cut', () => {
      const shape = {
        type: 'object',
        required: ['a'],
        properties: { a: { type: ['string', 'null'] } },
        additionalProperties: false,
      };
      const list = listWith({ items: titles, note: shape });
      const withFallback = (fallback: string): readonly Problem[] =>
        found(edited(note, `"note": { "ref": "site.session", "fallback": ${fallback} }`), list);
      expect(withFallback('{ "a": null }')).toHaveLength(1);
      expect(withFallback('{ "a": "b", "c": 1 }')).toHaveLength(1);
    });
  });

  it('finds a page title that is no text', () => {
    const [finding] = found(edited('"title": { "ref": "data.article.title" }', '"title": { "ref": "data.article" }'));
    expect(finding).toMatchObject({
      pointer: '/templates/article/seo/title/ref',
      message: expect.stringContaining('the page’s title does not take: it may be an object'),
    });
  });

  describe('a param', () => {
    it('takes all of a query key', () => {
      const [finding] = found(edited('"maximum": 9', '"maximum": 12'));
      expect(finding).toMatchObject({
        pointer: '/templates/home/data/news/params/page/ref',
        message: '"route.query.page" may give what "page" of the source "news" does not take: it may be 10.',
      });
    });

    it('that is required is always there', () => {
      const fromQuery = edited(
        '"params": { "slug": { "ref": "route.params.slug" } }',
        '"params": { "slug": { "ref": "route.query.slug" } }',
        edited(
          '"route": "/news/:slug",',
          '"route": "/news/:slug", "query": { "slug": { "type": "string", "format": "slug" } },',
        ),
      );
      expect(messages(found(fromQuery))).toEqual([
        '"slug" of the source "article" needs "route.query.slug", and it may be absent.',
      ]);
      // A setting's options are slugs as well.
      expect(found(fromQuery)[0]).not.toHaveProperty('suggestion');
    });

    it('has a fallback that it takes', () => {
      const theme = edited(
        '"page": { "ref": "route.query.page" }',
        '"page": { "ref": "route.query.page", "fallback": 10 }',
      );
      expect(found(theme)).toMatchObject([{ pointer: '/templates/home/data/news/params/page/fallback' }]);
    });
  });

  it('leaves alone what has a finding', () => {
    const rules = found(edited(items, '"items": { "ref": "data.newz" }')).map(({ rule }) => rule);
    expect(rules).toEqual(['THM023']);
  });
});
