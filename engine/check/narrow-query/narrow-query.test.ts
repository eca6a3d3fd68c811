import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { narrowQuery } from './index.ts';

const found = (format: string, ref = 'route.query.word'): unknown => {
  const asked = edited(
    '"query": { "page":',
    `"query": { "word": { "type": "string", "format": "${format}", "default": "" }, "page":`,
  );
  const text = edited('"note": { "ref": "site.phone"', `"note": { "ref": "${ref}"`, asked);
  return prove(narrowQuery, text).map(({ rule, pointer, suggestion }) => [rule, pointer, suggestion]);
};

describe('narrow-query', () => {
  it('finds a format that the prop which reads the key does not have', () =>
    expect(found('slug')).toEqual([['THM086', '/templates/home/query/word/format', 'text']]));

  it('finds nothing in a key of any text, nor in one that nothing reads', () => {
    expect(found('text')).toEqual([]);
    expect(found('slug', 'site.phone')).toEqual([]);
    expect(prove(narrowQuery, baseTheme)).toEqual([]);
  });
});
