import type { JSONSchema } from 'json-schema-to-ts';
import { describe, expect, it } from 'vitest';
import { type ConsentPurpose, shownFor } from '#schemas/content/consent.ts';
import { noParams } from '#schemas/described.ts';
import { defineSource, type SourceContract } from '#schemas/sources/define.ts';
import type { Problem } from '../../problem.ts';
import { createRegistry } from '../../registry.ts';
import { createAjv } from '../../schema/validate.ts';
import type { SectionManifest } from '../../section.ts';
import { edited } from '../../testing/base-theme.ts';
import { testSections } from '../../testing/sections.tsx';
import { testSources } from '../../testing/sources.ts';
import { createThemeChecker } from '../check-theme.ts';
import { privacy } from './index.ts';
import { unprojectedContent } from './minors-content.ts';

const item = { type: 'object', properties: { title: { type: 'string' } } } as const satisfies JSONSchema;
const listOf = (items: JSONSchema): JSONSchema => ({ type: 'array', items });

const source = (name: string, items: JSONSchema, ...tags: readonly string[]): SourceContract =>
  defineSource({ name, title: name, params: noParams, result: listOf(items), tags, expires: 'never' });
const birthdays = source('birthdays', shownFor('birthdays', item), 'birthdayStudent');
const sources = [
  ...testSources,
  birthdays,
  source('toppers', shownFor('results', item), 'topper'),
  source('unmarked', item, 'topper'),
  source('mismarked', shownFor('birthdays', item), 'birthdayStudent', 'topper'),
];

/** The bindings of the list, with a prop marked with what it shows children's data for. */
const marked = (prop: 'items' | 'other', purpose: ConsentPurpose): Partial<SectionManifest> => ({
  bindings: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: listOf(item), note: { type: 'string' }, [prop]: listOf(shownFor(purpose, item)) },
  },
});

const withSource = (name: string): string =>
  edited(
    '"news": { "source": "news", "params": { "page": { "ref": "route.query.page" }, "topic": "sport" } }',
    `"news": { "source": "${name}" }`,
  );

const found = (text: string, list: Partial<SectionManifest> = {}): readonly Problem[] => {
  const sections = testSections.map((manifest) => (manifest.type === 'list' ? { ...manifest, ...list } : manifest));
  const ajv = createAjv();
  const checker = createThemeChecker(ajv, {
    registry: createRegistry(ajv, sections, sources),
    page: { tokens: [], contrast: [] },
    shipped: undefined,
    docsUrl: (id) => id,
    proofs: [privacy],
  });
  return checker.check({ file: 'themes/base/theme.json', text }).findings;
};

describe('privacy', () => {
  it('lets public data go anywhere', () => expect(found(withSource('news'))).toEqual([]));

  it('lets children’s data go where a section type is made for it', () => {
    expect(found(withSource('birthdays'), marked('items', 'birthdays'))).toEqual([]);
  });

  it('finds children’s data in a prop that is not made for it', () => {
    const list: Partial<SectionManifest> = { client: 'never', ...marked('other', 'birthdays') };
    expect(found(withSource('birthdays'), list)).toMatchObject([
      {
        rule: 'THM070',
        severity: 'error',
        pointer: '/templates/home/sections/1/bindings/items/ref',
        message: '"data.news" holds children’s data, and "items" of "list" is not made to show it.',
        expected: 'list.other',
        actual: 'data.news',
      },
    ]);
  });

  it('says where the data would also be in a script', () => {
    const [finding] = found(withSource('birthdays'));
    expect(finding?.message).toContain('and its script in the page would carry it');
    expect(finding?.expected).toBe('a source without children’s data');
  });

  it('finds children’s data in what search engines keep', () => {
    const titled = edited(
      '"title": { "ref": "site.school_Name" }',
      '"title": { "ref": "data.news" }',
      withSource('birthdays'),
    );
    expect(found(titled, marked('items', 'birthdays'))).toMatchObject([
      { pointer: '/templates/home/seo/title/ref', message: expect.stringContaining('never a page’s title') },
    ]);
  });

  it('lets a condition ask whether there is any', () => {
    const text = edited(
      '"items": { "ref": "data.news" }',
      '"items": { "ref": "data.latest" }',
      withSource('birthdays'),
    );
    expect(found(text)).toEqual([]);
  });

  it('finds children’s data of another purpose, and names both and the cure', () => {
    expect(found(withSource('birthdays'), marked('items', 'results'))).toMatchObject([
      {
        rule: 'THM070',
        pointer: '/templates/home/sections/1/bindings/items/ref',
        message:
          '"data.news" holds children’s data that families let be shown for birthdays, and "items" of "list" shows it for results: consent to the one is none to the other.',
        expected: 'the source "toppers" here',
        actual: 'data.news',
      },
    ]);
    expect(found(withSource('toppers'), marked('items', 'results'))).toEqual([]);
  });

  it.each(['unmarked', 'mismarked'])(
    'finds a source that reads children’s content without regard to consent: %s',
    (name) => {
      expect(found(withSource(name), marked('items', 'birthdays'))).toMatchObject([
        {
          rule: 'THM070',
          pointer: '/templates/home/sections/1/bindings/items/ref',
          message: `The source "${name}" reads "topper", which holds children’s data, without regard to the consent, which is for results.`,
        },
      ]);
    },
  );
});

describe('unprojectedContent', () => {
  it('knows content by what its consent is for', () => {
    const read = (...tags: string[]) => unprojectedContent(source('a', item, ...tags)).map(({ type }) => type);
    expect(read('birthdayStudent', 'banner')).toEqual(['birthdayStudent']);
    expect(read('testimonial')).toEqual(['testimonial']);
    expect(read('banner', 'directory')).toEqual([]);
    expect(unprojectedContent(birthdays)).toEqual([]);
  });
});
