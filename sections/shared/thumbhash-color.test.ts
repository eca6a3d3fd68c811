import fc from 'fast-check';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { expect, it } from 'vitest';
import { readThumbHash } from './thumbhash-color.ts';

it('reads the colours that the library draws, of pictures of any shape', () => {
  const size = fc.integer({ min: 1, max: 40 });
  const picture = fc.tuple(size, size).chain(([width, height]) =>
    fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }).map((colors) => ({
      width,
      height,
      pixels: Array.from({ length: width * height }, (_, at) => [...colors.slice(at * 3, at * 3 + 3), 255]).flat(),
    })),
  );
  fc.assert(
    fc.property(picture, ({ width, height, pixels }) => {
      const bytes = rgbaToThumbHash(width, height, pixels);
      const drawn = thumbHashToRGBA(bytes);
      const read = readThumbHash(bytes);
      expect(read).toMatchObject({ width: drawn.w, height: drawn.h, isClear: false });
      for (const [x, y] of [
        [0, 0],
        [drawn.w - 1, drawn.h - 1],
        [drawn.w >> 1, drawn.h >> 2],
      ] as const) {
        const at = (y * drawn.w + x) * 4;
        const drawnColor = [...drawn.rgba.subarray(at, at + 3)];
        const errors = read.colorAt(x, y).map((value, channel) => Math.abs(value - (drawnColor[channel] ?? -9)));
        expect(Math.max(...errors)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});

it('tells a picture that is partly clear', () => {
  const pixels = Array.from({ length: 16 * 16 }, (_, at) => [200, 30, 30, at % 16 < 8 ? 0 : 255]).flat();
  expect(readThumbHash(rgbaToThumbHash(16, 16, pixels)).isClear).toBe(true);
});
