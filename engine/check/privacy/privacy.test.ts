import { describe, expect, it } from 'vitest';
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

const children = (name: string, contract: Partial<SourceContract> = {}): SourceContract =>
  defineSource({
    name,
    title: name,
    params: noParams,
    result: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } },
    tags: ['birthdayStudent'],
    expires: 'never',
    privacy: 'minor',
    ...contract,
  });
const sources = [...testSources, children('birthdays'), children('toppers', { tags: ['topper'], privacy: 'public' })];

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
    expect(found(withSource('birthdays'), { minors: ['items'] })).toEqual([]);
  });

  it('finds children’s data in a prop that is not made for it', () => {
    const list: Partial<SectionManifest> = { client: 'never', minors: ['other'] };
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
    expect(found(titled, { minors: ['items'] })).toMatchObject([
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

  it('finds a source that reads children’s content without regard to consent', () => {
    expect(found(withSource('toppers'), { minors: ['items'] })).toMatchObject([
      {
        rule: 'THM070',
        pointer: '/templates/home/sections/1/bindings/items/ref',
        message: 'The source "toppers" reads "topper", which holds children’s data, without regard to consent.',
      },
    ]);
  });
});

describe('unprojectedContent', () => {
  it('knows content by its pictures of children and by its consent', () => {
    const read = (...tags: string[]) => unprojectedContent(children('a', { tags, privacy: 'public' }));
    expect(read('birthdayStudent', 'banner')).toEqual(['birthdayStudent']);
    expect(read('testimonial')).toEqual(['testimonial']);
    expect(read('banner', 'directory')).toEqual([]);
    expect(unprojectedContent(children('a'))).toEqual([]);
  });
});
