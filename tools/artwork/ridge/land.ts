import { createRandom } from '../random.ts';
import { circle, clip, fade, glow, line, n, path, poly, rect, times } from '../svg.ts';
import { hill } from './inks.ts';

export interface Sheet {
  readonly w: number;
  readonly h: number;
}

/** A sky from one tone down to another. */
export const sky = ({ w, h }: Sheet, top: string, foot: string): string => {
  const tone = fade([
    [0, top],
    [1, foot],
  ]);
  return tone.definition + rect(0, 0, w, h, tone.fill);
};

/** A sun or moon in its own light. */
export const disc = (x: number, y: number, r: number, colour: string): string => {
  const light = glow([
    [0, colour, 0.75],
    [0.3, colour, 0.35],
    [1, colour, 0],
  ]);
  return light.definition + circle(x, y, r * 4, light.fill) + circle(x, y, r, colour);
};

interface Slope extends Sheet {
  /** Height of the crest as a fraction of the sheet, at the left and at the right. */
  readonly from: number;
  readonly to: number;
  readonly rise: number;
  readonly seed: number;
}

/** The height of a slope's crest over a point. */
export const crestAt = ({ w, h, from, to, rise, seed }: Slope, x: number): number => {
  const t = x / w;
  const roll =
    Math.sin(t * 5.1 + seed) * 0.55 + Math.sin(t * 11.7 + seed * 2.3) * 0.28 + Math.sin(t * 23 + seed * 1.7) * 0.1;
  return h * (from + (to - from) * t) + roll * rise * h;
};

const outline = (slope: Slope): string => {
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * slope.w;
    return `${n(x)} ${n(crestAt(slope, x))}`;
  });
  return `M${points.join('L')}L${slope.w} ${slope.h}L0 ${slope.h}Z`;
};

/** A hill from its crest to the foot of the sheet, paler towards its foot as mist gathers there. */
export const slope = (options: Slope & { fill: string; foot?: string }): string => {
  const tone = fade([
    [0, options.fill],
    [1, options.foot ?? options.fill],
  ]);
  return tone.definition + path(outline(options), tone.fill);
};

/** The lines of a map, or of tea terraces, on a hill. */
export const terraces = (options: Slope & { stroke: string; count: number; gap: number; width?: number }): string => {
  const { w, count, gap, stroke, width = 2 } = options;
  const rows = times(count, (row) => {
    const points = Array.from({ length: 49 }, (_, index) => {
      const x = (index / 48) * w;
      const bend = Math.sin(x / (w * 0.13) + row * 0.5) * gap * 0.28;
      return `${n(x)} ${n(crestAt(options, x) + gap * (row + 0.7) * (1 + row * 0.05) + bend)}`;
    });
    return line(`M${points.join('L')}`, stroke, width * (1 + row * 0.08));
  });
  return clip(path(outline(options), '#000000'), rows);
};

/** A bank of mist across the sheet. */
export const mist = ({ w }: Sheet, y: number, depth: number, colour: string = hill.snow, strength = 0.8): string => {
  const veil = fade([
    [0, colour, 0],
    [0.55, colour, strength],
    [1, colour, 0],
  ]);
  return veil.definition + rect(0, y - depth / 2, w, depth, veil.fill);
};

/** A fir in four tiers, with one side in the light. */
export const fir = (x: number, y: number, h: number, dark: string, light: string): string => {
  const tiers = 5;
  let out = rect(x - h * 0.018, y - h * 0.12, h * 0.036, h * 0.12, hill.bark);
  for (let i = 0; i < tiers; i++) {
    const foot = y - h * (0.08 + i * 0.175);
    const tip = foot - h * 0.32;
    const half = h * (0.2 - i * 0.03);
    out += poly(
      [
        [x - half, foot],
        [x, tip],
        [x + half, foot],
        [x, foot - h * 0.03],
      ],
      dark,
    );
    out += poly(
      [
        [x, tip],
        [x - half, foot],
        [x - half * 0.15, foot - h * 0.03],
      ],
      light,
    );
  }
  return out;
};

/** A row of firs along a slope's crest. */
export const firs = (
  options: Slope & {
    count: number;
    size: number;
    dark: string;
    light: string;
    sink?: number;
    only?: readonly [number, number];
  },
): string => {
  const { w, count, size, dark, light, seed, sink = 0, only = [0, 1] } = options;
  const random = createRandom(Math.round(seed * 97) + count);
  return times(count, () => {
    const x = w * random.between(only[0], only[1]);
    return fir(x, crestAt(options, x) + sink + size * 0.1, size * random.between(0.65, 1.25), dark, light);
  });
};

/** A broad tree of the wet forest: a stem that forks, and a crown of flat clouds. */
export const broad = (
  x: number,
  y: number,
  h: number,
  tones: readonly [string, string, string],
  seed: number,
): string => {
  const random = createRandom(seed);
  const [dark, middle, light] = tones;
  const crown = (tone: string, lift: number, size: number): string =>
    times(7, () => {
      const across = random.near(0, h * 0.34);
      return circle(
        x + across,
        y - h * (0.66 + lift) + Math.abs(across) * 0.35 + random.near(0, h * 0.09),
        h * size,
        tone,
      );
    });
  return (
    path(
      `M${n(x - h * 0.03)} ${n(y)}Q${n(x - h * 0.01)} ${n(y - h * 0.3)} ${n(x - h * 0.12)} ${n(y - h * 0.6)}L${n(x)} ${n(y - h * 0.42)}L${n(x + h * 0.13)} ${n(y - h * 0.62)}Q${n(x + h * 0.03)} ${n(y - h * 0.3)} ${n(x + h * 0.035)} ${n(y)}Z`,
      hill.bark,
    ) +
    crown(dark, 0, 0.17) +
    crown(middle, 0.06, 0.13) +
    crown(light, 0.14, 0.08)
  );
};

/** A leaf with its veins, as if held against the light. */
export const veinedLeaf = (options: {
  x: number;
  y: number;
  l: number;
  turn: number;
  fill: string;
  vein: string;
}): string => {
  const { x, y, l, turn, fill, vein } = options;
  const w = l * 0.34;
  const blade = `M0 0C${n(l * 0.25)} ${n(-w)} ${n(l * 0.75)} ${n(-w)} ${n(l)} 0C${n(l * 0.75)} ${n(w)} ${n(l * 0.25)} ${n(w)} 0 0Z`;
  const veins = times(9, (i) => {
    const at = l * (0.1 + i * 0.09);
    const t = 0.23 + i * 0.09;
    const reach = 3 * w * t * (1 - t) * 0.9;
    return line(
      `M${n(at)} 0Q${n(at + l * 0.06)} ${n(-reach * 0.6)} ${n(at + l * 0.13)} ${n(-reach)}M${n(at)} 0Q${n(at + l * 0.06)} ${n(reach * 0.6)} ${n(at + l * 0.13)} ${n(reach)}`,
      vein,
      l * 0.006,
    );
  });
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${path(blade, fill)}${line(`M${n(-l * 0.12)} 0H${n(l * 0.97)}`, vein, l * 0.012)}${veins}</g>`;
};

/** Stars over the upper part of a sheet. */
export const stars = ({ w, h }: Sheet, count: number, seed: number): string => {
  const random = createRandom(seed);
  return times(count, () =>
    circle(
      w * random.next(),
      h * random.next(),
      random.between(0.8, 2.6),
      hill.snow,
      `opacity="${n(random.between(0.4, 1))}"`,
    ),
  );
};
