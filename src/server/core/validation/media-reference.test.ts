import { expect, it } from 'vitest';
import { findMediaReferences, parseMediaReference } from './media-reference.ts';

it('a reference to a picture is read, and nothing like one', () => {
  expect(
    ['media:1', 'media:0', 'media:01', 'media:-1', 'xmedia:1', 'media:1 ', 5, null].map(parseMediaReference),
  ).toEqual([1, undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
  expect(findMediaReferences({ a: 'media:1', b: [{ c: 'media:2' }, 'see media:3'], d: null })).toEqual(new Set([1, 2]));
});
