import { getSchema } from '@tiptap/core';
import { Mark } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleHtml } from '#schemas/records/article-html.ts';
import { sanitizeInPlace } from '#server/core/html/sanitize.ts';
import { articleExtensions } from './extensions.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(articleExtensions({ addressOf: async () => undefined, undescribed: '' }));

interface Json {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly text?: string;
  readonly marks?: readonly Json[];
  readonly content?: readonly Json[];
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('<b>', '&amp;', '"', ' ', '  ', '\u00a0', 'विद्यालय', '<script>alert(1)</script>', "it's", '&'),
);
const href = fc.constantFrom(
  'https://cbse.gov.in/a?b=1&c="2"',
  'http://example.org',
  'mailto:a@b.example',
  'tel:+919876543210',
  '/contact',
  '#fees',
);
const mark: fc.Arbitrary<Json> = fc.oneof(
  fc
    .constantFrom('bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code')
    .map((type) => ({ type })),
  fc.record({ href, title: fc.option(text) }).map((attrs) => ({ type: 'link', attrs })),
);
/** As many as stand together. */
const marks = fc
  .array(mark, { maxLength: 3 })
  .map((some) => some.reduce<readonly Mark[]>((set, json) => Mark.fromJSON(schema, json).addToSet(set), Mark.none))
  .map((set) => set.map((one) => one.toJSON() as Json));
const words: fc.Arbitrary<readonly Json[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
    { weight: 1, arbitrary: fc.constant<Json>({ type: 'hardBreak' }) },
  ),
  { maxLength: 5 },
);
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });

const { block } = fc.letrec<{ block: Json; paragraph: Json; list: Json; item: Json; table: Json }>((tie) => ({
  paragraph: words.map((content) => ({ type: 'paragraph', content })),
  item: fc
    .tuple(tie('paragraph'), fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
  list: fc.oneof(
    few(tie('item')).map((content) => ({ type: 'bulletList', content })),
    fc
      .tuple(few(tie('item')), fc.integer({ min: 0, max: 50 }))
      .map(([content, start]) => ({ type: 'orderedList', attrs: { start }, content })),
  ),
  table: few(
    few(
      fc.record({
        type: fc.constantFrom('tableCell', 'tableHeader'),
        attrs: fc.record({ colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.integer({ min: 1, max: 3 }) }),
        content: few(tie('block')),
      }),
    ).map((content) => ({ type: 'tableRow', content })),
  ).map((content) => ({ type: 'table', content })),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('paragraph'),
    fc
      .tuple(words, fc.constantFrom(2, 3, 4))
      .map(([content, level]) => ({ type: 'heading', attrs: { level }, content })),
    text.map((code) => ({ type: 'codeBlock', content: [{ type: 'text', text: code }] })),
    fc.constant({ type: 'horizontalRule' }),
    fc
      .record({ reference: fc.integer({ min: 1, max: 10_000 }).map((id) => `media:${id}`), alt: text })
      .map((attrs) => ({ type: 'picture', attrs })),
    tie('list'),
    few(tie('block')).map((content) => ({ type: 'blockquote', content })),
    tie('table'),
  ),
}));

const article = few(block).map((content) => {
  const node = schema.nodeFromJSON({ type: 'doc', content });
  node.check();
  return node;
});

describe('what the editor writes', () => {
  it('passes the sanitiser unchanged', () => {
    fc.assert(
      fc.property(article, (node) => {
        const html = writeHtml(node);
        expect(sanitizeInPlace(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('uses every tag that the sanitiser leaves, but for other names of the same', () => {
    const seen = new Set<string>();
    for (const node of fc.sample(article, { numRuns: 1000, seed: 7 }))
      for (const [, tag = ''] of writeHtml(node).matchAll(/<([a-z]\w*)/g)) seen.add(tag);
    const sameAsOthers = ['b', 'i', 'caption'];
    expect([...seen].sort()).toEqual(articleHtml.tags.filter((tag) => !sameAsOthers.includes(tag)).sort());
  });

  it('is nothing where nothing is written', () =>
    expect(writeHtml(schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph' }] }))).toBe(''));
});
