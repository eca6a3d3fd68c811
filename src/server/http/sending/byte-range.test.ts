import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-5', { start: 3, end: 5 }],
    ['Bytes= 3-5 ', { start: 3, end: 5 }],
    ['bytes=8-400', { start: 8, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-400', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=a-b', undefined],
    ['bytes=1.5-2', undefined],
    ['lines=0-1', undefined],
    ['bytes', undefined],
    ['', undefined],
    [`bytes=${'9'.repeat(40)}-`, undefined],
  ])('%j of ten is %j', (header, range) => {
    expect(readByteRange(header, 10)).toEqual(range);
  });

  it('is nowhere in a file of none', () => {
    expect(['bytes=0-', 'bytes=-1', 'bytes=0-0'].map((header) => readByteRange(header, 0))).toEqual(
      Array.from({ length: 3 }, () => 'unsatisfiable'),
    );
  });
});
