import { describe, expect, it } from 'vitest';
import { keptOf, wholePortrait } from './crop-portrait.ts';

describe('a portrait that is cut from a picture', () => {
  it.each([
    ['a wide one', { width: 1600, height: 1200 }, { x: 350, y: 0, width: 900, height: 1200 }],
    ['a tall one', { width: 600, height: 1200 }, { x: 0, y: 200, width: 600, height: 800 }],
    ['one of its shape', { width: 300, height: 400 }, { x: 0, y: 0, width: 300, height: 400 }],
  ])('keeps the middle of %s', (_, size, kept) => {
    expect(keptOf(size, wholePortrait)).toEqual(kept);
  });

  it('comes closer, and stays inside at its corners', () => {
    const size = { width: 1600, height: 1200 };
    expect(keptOf(size, { zoom: 2, x: 1, y: 1 })).toEqual({ x: 1150, y: 600, width: 450, height: 600 });
    expect(keptOf(size, { zoom: 2, x: 0, y: 0 })).toMatchObject({ x: 0, y: 0 });
  });
});
