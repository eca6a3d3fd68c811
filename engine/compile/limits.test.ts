import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from './document.ts';
import { findExceededLimit, limits } from './limits.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const list = (length: number): string => `[${Array.from({ length }, () => 0).join(',')}]`;
const found = (text: string) =>
  parseDocument('theme.json', text).problems.map(({ rule, start }) => ({ rule, ...start }));

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
    expect(found(nested(limits.depth + 1))).toEqual([{ rule: 'THM002', line: 1, column: limits.depth + 1 }]);
  });

  it('refuse one with more values, at the comma before the first too many', () => {
    const text = list(limits.values);
    expect(found(text)).toEqual([{ rule: 'THM002', line: 1, column: text.length - 2 }]);
  });

  it('count bytes, not characters', () => {
    expect(found(`"${'a'.repeat(limits.bytes - 1)}"`)).toEqual([{ rule: 'THM002', line: 1, column: 1 }]);
    expect(found(`"${'क'.repeat(Math.ceil(limits.bytes / 3))}"`)).toEqual([{ rule: 'THM002', line: 1, column: 1 }]);
  });

  it('leave signs in strings alone', () => {
    expect(findExceededLimit(JSON.stringify([`"${'[{,'.repeat(10_000)}\\`]))).toBeNull();
  });

  it('hold before the syntax is looked at', () => {
    expect(found(`${'['.repeat(100_000)}`)).toEqual([{ rule: 'THM002', line: 1, column: limits.depth + 1 }]);
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

describe('parseDocument', () => {
  it('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        const { document, problems } = parseDocument('theme.json', text);
        if (document) expect(document.value).toEqual(JSON.parse(text));
        else expect(problems.map(({ rule }) => rule)).not.toEqual([]);
      }),
    );
  });

  it('says of an empty file that it is empty', () => {
    for (const text of ['', ' \n\t']) {
      expect(found(text)).toEqual([{ rule: 'THM001', line: 1, column: 1 }]);
    }
  });

  it('finds the place of a path, or of the deepest part of it that there is', () => {
    const { document } = parseDocument('theme.json', '{\n  "a": { "1": [true,\n    "x"] }\n}');
    expect(document?.place(['a', '1', 1], 'value').start).toEqual({ line: 3, column: 5 });
    expect(document?.place(['a', 1], 'key').start).toEqual({ line: 2, column: 10 });
    expect(document?.place(['a', '1', 7], 'key').start).toEqual({ line: 2, column: 15 });
    expect(document?.place([], 'value').end).toEqual({ line: 4, column: 2 });
  });
});
