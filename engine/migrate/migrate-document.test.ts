import { describe, expect, it } from 'vitest';
import { currentFormat, migrateDocument, migrateText, migrations } from './index.ts';

const messageOf = (document: unknown): string => {
  const result = migrateDocument(document);
  if (result.ok) throw new Error('It was migrated.');
  return result.message;
};

/** A theme of format 1 with one page of these sections, and these strings. */
const theme = (sections: readonly object[], strings: Readonly<Record<string, string>> = {}): object => ({
  format: 1,
  templates: { home: { route: '/', h1: 'a', sections } },
  locales: { default: 'en', strings: { en: strings } },
});
const migrated = (document: object): Record<string, unknown> => {
  const result = migrateDocument(document);
  if (!result.ok) throw new Error(result.message);
  return result.document as Record<string, unknown>;
};
const sectionsOf = (document: object): unknown =>
  (migrated(document).templates as Record<string, { sections: unknown }>).home?.sections;
const stringsOf = (document: object): unknown =>
  (migrated(document).locales as { strings: Record<string, unknown> }).strings.en;

describe('migrateDocument', () => {
  it('has a step from every older format', () => {
    expect(migrations.map(({ from }) => from)).toEqual(Array.from({ length: currentFormat - 1 }, (_, at) => at + 1));
  });

  it('leaves a theme of the current format as it is', () => {
    const document = { format: currentFormat };
    const result = migrateDocument(document);
    expect(result).toMatchObject({ ok: true, from: currentFormat });
    expect(result.ok && result.document).toBe(document);
  });

  it.each([
    ['no object', [], 'has no format'],
    ['no format', { themeId: 1 }, 'has no format'],
    ['a format that is a text', { format: '1' }, 'has no format'],
    ['half a format', { format: 1.5 }, 'has no format'],
    ['the format that never was published', { format: 0 }, 'has no format'],
    ['a newer one', { format: 3 }, 'format 3: it is made for a newer Schoolyard. This one reads formats up to 2.'],
  ])('refuses %s', (_, document, message) => {
    expect(messageOf(document)).toContain(message);
  });
});

describe('a section of format 1', () => {
  it.each([
    [{ type: 'holiday-table' }, { type: 'holidays', look: 'table' }],
    [{ type: 'holidays' }, { type: 'holidays', look: 'list' }],
    [{ type: 'platform-faq' }, { type: 'faq' }],
    [
      { type: 'photo-gallery', settings: { variant: 'bento' } },
      { type: 'gallery-preview', look: 'bento' },
    ],
    [
      { type: 'photo-gallery', settings: { limit: 4, variant: 'bento' } },
      { type: 'gallery-preview', look: 'bento', settings: { limit: 4 } },
    ],
    [{ type: 'photo-gallery' }, { type: 'gallery-preview', look: 'grid' }],
    [
      { type: 'photo-gallery', settings: { variant: 'mosaic' } },
      { type: 'gallery-preview', look: 'mosaic' },
    ],
    [
      { type: 'of-nobody', settings: { variant: 'x' } },
      { type: 'of-nobody', settings: { variant: 'x' } },
    ],
  ])('%j becomes %j', (from, to) => {
    expect(sectionsOf(theme([{ id: 'a', ...from }]))).toEqual([{ id: 'a', ...to }]);
  });

  it('takes its words with it', () => {
    const strings = { 'holiday-table.heading': 'Days off', 'other.text': 'x' };
    expect(stringsOf(theme([{ id: 'a', type: 'holiday-table' }], strings))).toEqual({
      'holidays.heading': 'Days off',
      'other.text': 'x',
    });
  });

  it('keeps the words of two types that became one kind apart', () => {
    const strings = { 'holiday-table.heading': 'Days off', 'holidays.heading': 'Holidays' };
    const both = [
      { id: 'a', type: 'holiday-table' },
      { id: 'b', type: 'holidays' },
    ];
    expect(stringsOf(theme(both, strings))).toEqual({
      'holidays.table.heading': 'Days off',
      'holidays.list.heading': 'Holidays',
    });
  });

  it('does not take a text of the page for words of its own, under whatever name', () => {
    const sections = [{ id: 'a', type: 'gallery-viewer', settings: { heading: { t: 'gallery.heading' } } }];
    const document = theme(sections, { 'gallery.heading': 'All our pictures', 'gallery.intro': 'Here they are' });
    expect(stringsOf(document)).toEqual({
      'text.gallery.heading': 'All our pictures',
      'gallery.intro': 'Here they are',
    });
    expect(sectionsOf(document)).toMatchObject([{ settings: { heading: { t: 'text.gallery.heading' } } }]);
  });
});

/** A figure of the list, as an example. */
const figure = (value: string, key: string): object => ({ value: { example: value }, label: { t: key } });

describe('the figures of format 1', () => {
  it('become examples in one list, with the words that the section had', () => {
    const document = theme([{ id: 'a', type: 'counters', settings: { studentsValue: '40', heading: { t: 'h' } } }], {
      h: 'H',
    });
    const figures = [
      figure('40', 'stats.counters.studentsLabel'),
      figure('10+', 'stats.counters.trainersLabel'),
      figure('100%', 'stats.counters.successLabel'),
    ];
    expect(sectionsOf(document)).toEqual([
      { id: 'a', type: 'stats', look: 'counters', settings: { figures, heading: { t: 'h' } } },
    ]);
    expect(stringsOf(document)).toEqual({
      h: 'H',
      'stats.counters.studentsLabel': 'Students enrolled',
      'stats.counters.trainersLabel': 'Certified trainer',
      'stats.counters.successLabel': 'Yearly success rate',
    });
  });

  it('keep the words that the theme has for them', () => {
    const settings = { teachersLabel: { t: 'ours' }, studentsLabel: { t: 'theirs' } };
    const strings = { ours: 'Masters', theirs: 'Pupils', 'stat-band.clubsLabel': 'Circles' };
    const document = theme([{ id: 'a', type: 'stat-band', settings }], strings);
    expect(sectionsOf(document)).toMatchObject([
      {
        settings: {
          figures: [
            figure('1,200+', 'theirs'),
            figure('100+', 'ours'),
            figure('50+', 'stats.clubsLabel'),
            figure('95%', 'stats.band.acceptanceLabel'),
          ],
        },
      },
    ]);
    expect(stringsOf(document)).toMatchObject({ 'stats.clubsLabel': 'Circles' });
  });

  it.each([[{}], [{ settings: {} }], [{ settings: { heading: { t: 'h' } } }]])(
    'are there where %j leaves them out',
    (own) => {
      const document = theme([{ id: 'a', type: 'platform-statistics', ...own }]);
      expect(sectionsOf(document)).toMatchObject([
        { settings: { figures: [{ value: { example: '127+' } }, {}, {}, {}] } },
      ]);
      expect(stringsOf(document)).toMatchObject({ 'product-statistics.standard.schoolsLabel': 'schools' });
    },
  );

  it('are a list in a theme of format 2 from before its release, and nothing else changes there', () => {
    const early = {
      ...theme([
        { id: 'a', type: 'stats', settings: { studentsValue: '40' } },
        { id: 'b', type: 'stats' },
      ]),
      format: 2,
    };
    expect(sectionsOf(early)).toEqual([
      {
        id: 'a',
        type: 'stats',
        settings: { figures: expect.arrayContaining([figure('40', 'stats.counters.studentsLabel')]) },
      },
      { id: 'b', type: 'stats' },
    ]);
  });
});

describe('migrateText', () => {
  it('keeps comments, lines and the order of keys', () => {
    const before = `{
  // ours
  "format": 1,
  "templates": { "home": { "sections": [
    { "type": "photo-gallery", "id": "a", "settings": { "variant": "bento", /* few */ "limit": 4 } },
    {
      "type": "holiday-table",
      "id": "b"
    }
  ] } }
}
`;
    expect(migrateText(before, 1)).toBe(`{
  // ours
  "format": 2,
  "templates": { "home": { "sections": [
    { "type": "gallery-preview", "look": "bento", "id": "a", "settings": { "limit": 4 } },
    {
      "type": "holidays",
      "look": "table",
      "id": "b"
    }
  ] } }
}
`);
  });

  it.each(['', '[]', '{ "format": 1, "templates": [1, { "sections": 3 }] }', '{ "groups": { "header": [null, 1] } }'])(
    'changes nothing in %j but the format',
    (text) => {
      expect(migrateText(text, 1)).toBe(text.replace('"format": 1', '"format": 2'));
    },
  );
});
