import { describe, expect, it } from 'vitest';
import { icoOf } from './ico.ts';

describe('icoOf', () => {
  it('puts a PNG behind a directory of one picture', () => {
    const png = Buffer.from('89504e470d0a1a0a00', 'hex');
    const ico = icoOf(png, 32);
    expect(ico.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect([ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 32, 32]);
    expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([png.length, 22]);
    expect(ico.subarray(22)).toEqual(png);
  });
});
