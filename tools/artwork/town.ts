import { ink } from './palette.ts';
import { createRandom } from './random.ts';
import { path, poly, rect } from './svg.ts';

/** The old town: flat roofs, small windows, a temple spire or two. */
export function town(options: {
  width: number;
  y: number;
  floor: number;
  tones: readonly string[];
  seed: number;
  window: string;
}): string {
  const { width, y, floor, tones, seed, window } = options;
  const random = createRandom(seed);
  let out = '';
  let x = -20;
  while (x < width) {
    const w = random.between(70, 170);
    const top = y - random.between(0, 110);
    const tone = random.pick(tones);
    out += rect(x, top, w + 2, floor - top, tone) + rect(x - 4, top - 8, w + 10, 10, tone);
    for (let i = 0; i < w / 42 - 1; i++)
      out += rect(x + 16 + i * 40, top + 30 + (i % 2) * 10, 15, 24, window, 'opacity="0.7"');
    if (random.next() > 0.86)
      out +=
        path(
          `M${x + w * 0.3} ${top}Q${x + w * 0.36} ${top - 90} ${x + w * 0.5} ${top - 130}Q${x + w * 0.64} ${top - 90} ${x + w * 0.7} ${top}Z`,
          tone,
        ) +
        rect(x + w * 0.5 - 2, top - 160, 4, 34, tone) +
        poly(
          [
            [x + w * 0.5 + 2, top - 160],
            [x + w * 0.5 + 30, top - 150],
            [x + w * 0.5 + 2, top - 140],
          ],
          ink.ember,
        );
    x += w;
  }
  return out;
}
