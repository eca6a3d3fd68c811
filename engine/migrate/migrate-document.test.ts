import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { currentFormat, migrateDocument, migrations } from './index.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(packageRoot, 'tests/fixtures/formats', name), 'utf8'));

type Json = Record<string, unknown>;
const format0 = (change: Json): unknown => ({ ...(fixture('theme-format-0.json') as Json), ...change });
const messageOf = (document: unknown): string => {
  const result = migrateDocument(document);
  if (result.ok) throw new Error('It was carried over.');
  return result.message;
};
const template = (parts: Json): unknown => format0({ templates: { home: { route: '/', h1: 'a', ...parts } } });
const tokens = (color: Json): unknown => format0({ tokens: { color } });

describe('migrateDocument', () => {
  it('has a step from every older format', () => {
    expect(migrations.map(({ from }) => from)).toEqual(Array.from({ length: currentFormat }, (_, from) => from));
  });

  it('carries format 0 over to exactly the theme that it stands for', () => {
    const old = fixture('theme-format-0.json');
    const before = structuredClone(old);
    expect(migrateDocument(old)).toEqual({ ok: true, document: fixture('theme-format-1.json'), from: 0 });
    expect(old).toEqual(before);
  });

  it('leaves a theme of the current format as it is', () => {
    const document = fixture('theme-format-1.json');
    const result = migrateDocument(document);
    expect(result).toMatchObject({ ok: true, from: 1 });
    expect(result.ok && result.document).toBe(document);
  });

  it.each([
    ['no object', [], 'has no format'],
    ['no format', { themeId: 1 }, 'has no format'],
    ['a format that is a text', { format: '0' }, 'has no format'],
    ['half a format', { format: 0.5 }, 'has no format'],
    ['a newer one', { format: 2 }, 'format 2: it is made for a newer Schoolyard. This one reads formats up to 1.'],
  ])('refuses %s', (_, document, message) => {
    expect(messageOf(document)).toContain(message);
  });

  it.each([
    ['a section that is not in the order', { order: [], sections: { a: { type: 'x' } } }, 'home.sections.a: It is not'],
    ['an order that names nothing', { order: ['b'], sections: {} }, 'home.order.0: "sections" has no "b".'],
    ['an order that names what every object has', { order: ['toString'], sections: {} }, 'has no "toString"'],
    ['sections without an order', { sections: {} }, 'templates.home: Format 0 has'],
    [
      'a reference inside of a text',
      { order: ['a'], sections: { a: { type: 'x', settings: { text: 'Hello {{ site.school_Name }}' } } } },
      'templates.home.sections.a.settings.text: "Hello {{ site.school_Name }}" mixes a text and a reference.',
    ],
    [
      'a reference inside of a list',
      { order: ['a'], sections: { a: { type: 'x', settings: { rows: [{ text: '{{ site.phone }}' }] } } } },
      'settings.rows.0.text: Only a whole prop can be bound',
    ],
    [
      'a fallback that is no JSON',
      { order: ['a'], sections: { a: { type: 'x', settings: { text: '{{ site.phone ?? none }}' } } } },
      'The fallback none is not a JSON value.',
    ],
  ])('says where it stops at %s', (_, parts, message) => {
    expect(messageOf(template(parts))).toContain(message);
  });

  it.each([['#12345'], ['red'], ['12em'], ['1px..'], ['1px..2px..3px'], ['0px 1px 2px #000000'], [true], [null]])(
    'takes %j for no token',
    (value) => {
      expect(messageOf(tokens({ odd: value }))).toContain(`tokens.color.odd: ${JSON.stringify(value)} is not a colour`);
    },
  );

  it('binds the params of data, with their fallbacks', () => {
    const data = {
      post: { source: 'blogPost', params: { slug: '{{ route.params.slug }}', page: '{{ route.query.p ?? 1 }}' } },
    };
    const result = migrateDocument(template({ order: ['a'], sections: { a: { type: 'x' } }, data }));
    expect(result).toMatchObject({
      ok: true,
      document: {
        templates: {
          home: {
            sections: [{ id: 'a', type: 'x' }],
            data: {
              post: { params: { slug: { ref: 'route.params.slug' }, page: { ref: 'route.query.p', fallback: 1 } } },
            },
          },
        },
      },
    });
  });
});
