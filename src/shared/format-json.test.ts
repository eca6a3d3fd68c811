import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInThemes } from '#tests/support/built-in-themes.ts';
import { formatJson } from './format-json.ts';
import { packageRoot } from './package-root.ts';

describe('formatJson', () => {
  it.each(builtInThemes)('leaves %s as Biome formats it', (slug) => {
    const text = readFileSync(join(packageRoot, 'themes', slug, 'theme.json'), 'utf8');
    expect(formatJson(text)).toBe(text);
  });

  it.each([
    ['what fits on one line', '{"a":1,"b":[1,2]}', '{ "a": 1, "b": [1, 2] }\n'],
    ['an object that was opened', '{\n"a":{"b":1}}', '{ "a": { "b": 1 } }\n'],
    ['objects three deep', '{"a":{"b":{"c":[{}]}}}', '{\n  "a": { "b": { "c": [{}] } }\n}\n'],
    [
      'a list that is too long',
      JSON.stringify(['x'.repeat(60), 'y'.repeat(60)]),
      `[\n  "${'x'.repeat(60)}",\n  "${'y'.repeat(60)}"\n]\n`,
    ],
    ['spellings of numbers and texts', '[1.50, 1e3, "\\u00e9"]', '[1.50, 1e3, "\\u00e9"]\n'],
    ['nothing', '{"a":{},"b":[]}', '{ "a": {}, "b": [] }\n'],
  ])('prints %s', (_, text, wanted) => {
    expect(formatJson(text)).toBe(wanted);
  });

  it('keeps every value, and makes the same of every spelling, its own too', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(1, 2, '\t'), (value, space) => {
        const printed = formatJson(JSON.stringify(value));
        expect(formatJson(JSON.stringify(value, null, space))).toBe(printed);
        expect(JSON.stringify(JSON.parse(printed))).toBe(JSON.stringify(value));
        expect(formatJson(printed)).toBe(printed);
      }),
      { numRuns: 500 },
    );
  });
});
