import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePayload, encodeTags } from './notifications.ts';

describe('payloads of a commit', () => {
  it('say every tag in the order it was touched, each within what PostgreSQL takes', () => {
    const tag = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 400 }), (tags) => {
        const payloads = encodeTags('node', tags);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
        const said = payloads.map(decodePayload);
        if (said.some((notification) => notification.tags === 'all')) return;
        expect(said.flatMap((notification) => notification.tags)).toEqual(tags);
        expect(new Set(said.map(({ node }) => node)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('become one that says "all" where there are very many tags, or one that is too long', () => {
    const many = Array.from({ length: 20_000 }, (_, school) => `school:${school}:banner`);
    expect(encodeTags('node', many).map(decodePayload)).toEqual([{ node: 'node', tags: 'all' }]);
    expect(encodeTags('node', ['a', 'x'.repeat(9000)]).map(decodePayload)).toEqual([{ node: 'node', tags: 'all' }]);
  });

  it.each(['', 'null', '[]', '{"tags":["a"]}', '{"node":1}'])(
    'of somebody else, such as %j, count as "all"',
    (text) => {
      expect(decodePayload(text)).toEqual({ node: '', tags: 'all' });
    },
  );
});
