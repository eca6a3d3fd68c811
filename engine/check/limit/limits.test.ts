import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, takeMarks } from '../../testing/base-theme.ts';
import { foundIn } from '../../testing/check.ts';
import { createDocument, createPositions, type ThemeDocument } from '../../text/document.ts';
import { findExceededLimit, limits } from '../../text/limits.ts';
import { parseText } from '../../text/parse-text.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const list = (length: number): string => `[${Array.from({ length }, () => 0).join(',')}]`;

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, item) => sum + countValues(item), 1)
    : 1;

describe('the limits of a theme', () => {
  it('take a document that is exactly as large', () => {
    expect(findExceededLimit(nested(limits.depth))).toBeNull();
    expect(findExceededLimit(list(limits.values - 1))).toBeNull();
    expect(findExceededLimit(`"${'a'.repeat(limits.bytes - 2)}"`)).toBeNull();
  });

  it('refuse one that is deeper, at the sign that opens too much', () => {
    expect(foundIn(nested(limits.depth + 1))).toEqual([{ rule: 'THM002', line: 1, column: limits.depth + 1 }]);
  });

  it('refuse one with more values, at the comma before the first too many', () => {
    const text = list(limits.values);
    expect(foundIn(text)).toEqual([{ rule: 'THM002', line: 1, column: text.length - 2 }]);
  });

  it('count bytes, not characters', () => {
    expect(foundIn(`"${'a'.repeat(limits.bytes - 1)}"`)).toEqual([{ rule: 'THM002', line: 1, column: 1 }]);
    expect(foundIn(`"${'क'.repeat(Math.ceil(limits.bytes / 3))}"`)).toEqual([{ rule: 'THM002', line: 1, column: 1 }]);
  });

  it('leave signs in strings alone', () => {
    expect(findExceededLimit(JSON.stringify([`"${'[{,'.repeat(10_000)}\\`]))).toBeNull();
  });

  it('hold before the syntax is looked at', () => {
    expect(foundIn(`${'['.repeat(100_000)}`)).toEqual([{ rule: 'THM002', line: 1, column: limits.depth + 1 }]);
  });

  it('count the values of any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const rest = limits.values - countValues(value) - 2;
        const exact = `[${JSON.stringify(value, null, space)}, ${list(rest)}]`;
        const over = `[${JSON.stringify(value, null, space)}, ${list(rest + 1)}]`;
        expect(findExceededLimit(exact)).toBeNull();
        expect(findExceededLimit(over)).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});

const documentOf = (text: string): ThemeDocument => {
  const { root } = parseText(text);
  if (!root) throw new Error('There is no tree.');
  return createDocument(text, root, createPositions(text));
};

describe('a document', () => {
  it('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        expect(parseText(text).errors).toEqual([]);
        expect(documentOf(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('says of an empty file that it is empty', () => {
    for (const text of ['', ' \n\t']) {
      expect(foundIn(text)).toEqual([{ rule: 'THM001', line: 1, column: 1 }]);
    }
  });

  it('finds the place of a path, or of the deepest part of it that there is', () => {
    const document = documentOf('{\n  "a": { "1": [true,\n    "x"] }\n}');
    expect(document.place(['a', '1', 1], 'value').start).toEqual({ line: 3, column: 5 });
    expect(document.place(['a', 1], 'key').start).toEqual({ line: 2, column: 10 });
    expect(document.place(['a', '1', 7], 'key').start).toEqual({ line: 2, column: 15 });
    expect(document.place([], 'value').end).toEqual({ line: 4, column: 2 });
  });
});

describe('the limits of lists', () => {
  const sections = (length: number): string =>
    Array.from({ length }, (_, i) => `{ "id": "s${i}", "type": "headline" }`).join(', ');
  const rows = (length: number): string => Array.from({ length }, () => '0').join(', ');

  it.each([
    ['sections in a template', '[{ "id": "title", "type": "headline" }]', `[${sections(25)}, ¦${sections(1)}]`],
    ['sections in a group', '[{ "id": "bottom", "type": "bar" }]', `[${sections(25)}, ¦${sections(1)}]`],
    ['blocks in a section', '[{ "label": { "t": "home.row" } }]', `[${rows(50)}, ¦0]`],
    ['blocks deep in a section', '[{ "label": { "t": "home.row" } }]', `[{ "label": [${rows(50)}, ¦0] }]`],
  ])('refuse more %s, at the first too many, before anything else is looked at', (_, from, to) => {
    const { text, marks } = takeMarks(edited(from, to));
    expect(foundIn(text)).toEqual([{ rule: 'THM002', ...marks[0] }]);
  });

  it('take as many as that', () => {
    const most = edited('[{ "id": "title", "type": "headline" }]', `[${sections(25)}]`);
    expect(foundIn(most).map(({ rule }) => rule)).toEqual(['THM030']);
    const blocks = edited('[{ "label": { "t": "home.row" } }]', `[${rows(50)}]`);
    expect(foundIn(blocks).map(({ rule }) => rule)).not.toContain('THM002');
  });
});
