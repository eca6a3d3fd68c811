import { expect, it } from 'vitest';
import { corners, fitted, moved, pulled, sizeOf, turnedArea, whole } from './crop-area.ts';

const size = { width: 800, height: 400 };
const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

it('fits the largest part of a shape around the middle', () => {
  expect(fitted(whole, 1, size)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(sizeOf(fitted(whole, 16 / 9, size), size)).toEqual({ width: 711, height: 400 });
  expect(fitted({ x: 0.8, y: 0, width: 0.2, height: 1 }, 1, size)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
});

it('moves a part within the picture alone', () => {
  expect(moved(half, { x: 0.1, y: -1 })).toMatchObject({ x: 0.35, y: 0 });
  expect(moved(half, { x: 2, y: 2 })).toMatchObject({ x: 0.5, y: 0.5 });
});

it('pulls a corner, and leaves the one across where it was', () => {
  const free = pulled(half, { corner: 'bottomRight', x: 0.9, y: 2, ratio: undefined, size });
  expect(free).toEqual({ x: 0.25, y: 0.25, width: 0.65, height: 0.75 });
  const back = pulled(half, { corner: 'topLeft', x: 0.99, y: 0.99, ratio: undefined, size });
  expect([back.x + back.width, back.y + back.height]).toEqual([0.75, 0.75]);
  expect(back.width).toBeGreaterThan(0);
});

it('keeps the shape and the picture, whichever corner is pulled wherever', () => {
  for (const corner of Object.keys(corners) as (keyof typeof corners)[])
    for (const x of [-1, 0.1, 0.5, 2])
      for (const y of [-1, 0.3, 0.6, 2]) {
        const area = pulled(fitted(half, 4 / 3, size), { corner, x, y, ratio: 4 / 3, size });
        expect((area.width * size.width) / (area.height * size.height)).toBeCloseTo(4 / 3, 6);
        expect(Math.min(area.x, area.y)).toBeGreaterThan(-1e-9);
        expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThan(1 + 1e-9);
      }
});

it('is the same part after four quarters', () => {
  const part = { x: 0.125, y: 0.25, width: 0.5, height: 0.125 };
  expect(turnedArea(part)).toEqual({ x: 0.625, y: 0.125, width: 0.125, height: 0.5 });
  expect(turnedArea(turnedArea(turnedArea(turnedArea(part))))).toEqual(part);
});
