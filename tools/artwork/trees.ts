import { leafMass } from './marks.ts';
import { ink } from './palette.ts';
import { createRandom } from './random.ts';
import { circle, ellipse, line, n, path } from './svg.ts';

export interface Tree {
  readonly x: number;
  /** Where the trunk meets the ground. */
  readonly y: number;
  readonly h: number;
  readonly seed: number;
  readonly light?: readonly [number, number];
}

const green = [ink.leafDark, '#2C5E3A', ink.leaf, ink.leafMid, ink.leafLight] as const;

/** A branch that swings outwards and thins as it climbs. */
function bough(x1: number, y1: number, x2: number, y2: number, w1: number, w2: number, colour: string): string {
  const cx = x1 + (x2 - x1) * 0.2;
  const cy = y1 + (y2 - y1) * 0.62;
  const side = x2 < x1 ? -1 : 1;
  return path(
    `M${n(x1 - w1 / 2)} ${n(y1)}Q${n(cx - (w1 + w2) * 0.25)} ${n(cy - side * w1 * 0.25)} ${n(x2 - w2 / 2)} ${n(y2)}L${n(x2 + w2 / 2)} ${n(y2)}Q${n(cx + (w1 + w2) * 0.3)} ${n(cy + side * w1 * 0.25)} ${n(x1 + w1 / 2)} ${n(y1)}Z`,
    colour,
  );
}

function trunk({ x, y, h, light = [-0.5, -0.85] }: Tree, fork: number, spread: number): string {
  const w = h * 0.058;
  const top = y - h * fork;
  const shine = light[0] < 0 ? -1 : 1;
  const twigs = [
    [-0.95, 0.62, 0.42],
    [-0.45, 0.8, 0.7],
    [0.1, 0.84, 0.62],
    [0.5, 0.78, 0.7],
    [0.92, 0.64, 0.42],
  ] as const;
  return (
    path(
      `M${n(x - w * 1.5)} ${n(y + 2)}C${n(x - w * 0.5)} ${n(y - h * 0.03)} ${n(x - w * 0.72)} ${n(y - h * 0.2)} ${n(x - w * 0.62)} ${n(top)}H${n(x + w * 0.62)}C${n(x + w * 0.3)} ${n(y - h * 0.22)} ${n(x + w * 0.6)} ${n(y - h * 0.03)} ${n(x + w * 1.6)} ${n(y + 2)}Q${n(x + w * 0.5)} ${n(y - h * 0.006)} ${n(x)} ${n(y + h * 0.01)}Q${n(x - w * 0.6)} ${n(y - h * 0.006)} ${n(x - w * 1.5)} ${n(y + 2)}Z`,
      ink.bark,
    ) +
    twigs
      .map(([dx, up, thick], i) =>
        bough(x + (i - 2) * w * 0.2, top + h * 0.03, x + dx * spread, y - h * up, w * thick, w * 0.2, ink.bark),
      )
      .join('') +
    path(
      `M${n(x + shine * w * 0.9)} ${n(y)}C${n(x + shine * w * 0.2)} ${n(y - h * 0.04)} ${n(x + shine * w * 0.45)} ${n(y - h * 0.2)} ${n(x + shine * w * 0.4)} ${n(top)}L${n(x + shine * w * 0.6)} ${n(top)}C${n(x + shine * w * 0.66)} ${n(y - h * 0.2)} ${n(x + shine * w * 0.42)} ${n(y - h * 0.04)} ${n(x + shine * w * 1.3)} ${n(y)}Z`,
      ink.trunk,
    )
  );
}

/** Loose clusters of five-petalled flowers over the sunny side of a mass of leaves. */
function blossom(x: number, y: number, rx: number, ry: number, count: number, seed: number, size: number): string {
  const random = createRandom(seed);
  const tones = [ink.gulmohar, ink.gulmohar, '#C6401F', ink.ember, ink.ember, ink.coral] as const;
  let out = '';
  for (let i = 0; i < count; i++) {
    const turn = random.between(-Math.PI * 1.02, 0.02 * Math.PI);
    const reach = random.between(0.34, 1.06);
    const cx = x + Math.cos(turn) * rx * reach;
    const cy = y + Math.sin(turn) * ry * reach;
    const tone = random.pick(tones);
    for (let p = 0; p < 4; p++) {
      const around = random.between(0, Math.PI * 2);
      const r = size * random.between(0.6, 1);
      out += ellipse(cx + Math.cos(around) * size, cy + Math.sin(around) * size * 0.8, r, r * 0.72, tone);
    }
    if (random.next() > 0.6) out += circle(cx, cy, size * 0.28, ink.marigold);
  }
  return out;
}

/** The flame tree: an umbrella wider than it is tall, ferny green below, red above. */
export function gulmohar(tree: Tree & { bloom?: number }): string {
  const { x, y, h, seed, light = [-0.5, -0.85], bloom = 1 } = tree;
  const spread = h * 0.72;
  const lobes = [
    [-0.05, -0.9, 0.5, 0.13],
    [-0.62, -0.74, 0.42, 0.12],
    [0.6, -0.76, 0.44, 0.12],
    [-0.3, -0.8, 0.46, 0.13],
    [0.3, -0.84, 0.44, 0.13],
    [-0.82, -0.63, 0.26, 0.08],
    [0.84, -0.65, 0.24, 0.08],
    [0.02, -0.73, 0.5, 0.1],
  ] as const;
  const size = Math.max(3, h * 0.0105);
  return (
    trunk(tree, 0.4, spread) +
    lobes
      .map(([dx, dy, rx, ry], i) => {
        const lobe = { x: x + dx * spread, y: y + dy * h, rx: rx * spread, ry: ry * h };
        const leaves = leafMass({
          ...lobe,
          count: 190,
          tones: green,
          seed: seed + i,
          leaf: Math.max(5, h * 0.016),
          light,
        });
        return (
          leaves +
          blossom(lobe.x, lobe.y, lobe.rx * 0.98, lobe.ry * 0.95, Math.round(120 * rx * 2 * bloom), seed + i + 50, size)
        );
      })
      .join('')
  );
}

/** One hanging flower chain of the golden shower tree: full at the top, buds at the tip. */
export function flowerChain(x: number, y: number, length: number, seed: number, size = 7): string {
  const random = createRandom(seed);
  const sway = random.near(0, length * 0.12);
  let out = line(
    `M${n(x)} ${n(y)}q${n(sway * 0.2)} ${n(length * 0.5)} ${n(sway)} ${n(length)}`,
    ink.leafMid,
    Math.max(1.4, size * 0.22),
  );
  const steps = Math.max(6, Math.round(length / (size * 0.8)));
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const cx = x + sway * t * t;
    const cy = y + length * t;
    const r = size * (1.05 - t * 0.75);
    const side = i % 2 === 0 ? -1 : 1;
    out += ellipse(
      cx + side * r * 1.05,
      cy,
      r,
      r * 0.72,
      random.pick([ink.marigold, ink.lemon, ink.lemon, ink.amber]),
      `transform="rotate(${n(side * 28)} ${n(cx)} ${n(cy)})"`,
    );
    if (t < 0.7)
      out += ellipse(cx - side * r * 0.4, cy + r * 0.5, r * 0.7, r * 0.6, random.pick([ink.marigold, '#FFE596']));
  }
  return out;
}

/** The golden shower tree, hung with yellow chains. */
export function amaltas(tree: Tree & { chains?: number }): string {
  const { x, y, h, seed, light = [-0.5, -0.85], chains = 46 } = tree;
  const spread = h * 0.46;
  const random = createRandom(seed);
  const lobes = [
    [0, -0.9, 0.62, 0.15],
    [-0.55, -0.76, 0.5, 0.14],
    [0.58, -0.78, 0.5, 0.14],
    [-0.1, -0.74, 0.66, 0.15],
    [0.3, -0.67, 0.46, 0.1],
    [-0.45, -0.64, 0.42, 0.1],
  ] as const;
  const crown = lobes
    .map(([dx, dy, rx, ry], i) =>
      leafMass({
        x: x + dx * spread,
        y: y + dy * h,
        rx: rx * spread,
        ry: ry * h,
        count: 150,
        tones: [ink.leafDark, ink.leaf, ink.leafMid, ink.leafLight, '#D2CB5E'],
        seed: seed + i,
        leaf: h * 0.018,
        light,
      }),
    )
    .join('');
  const hanging = Array.from({ length: chains }, (_, i) => {
    const across = random.between(-1.02, 1.02);
    const depth = random.between(-0.95, -0.56 - Math.abs(across) * 0.06);
    return {
      y: depth,
      mark: flowerChain(
        x + across * spread * (depth < -0.84 ? 0.6 : 1),
        y + depth * h,
        h * random.between(0.1, 0.2),
        seed + i * 7,
        h * 0.0135,
      ),
    };
  }).sort((a, b) => a.y - b.y);
  return trunk(tree, 0.45, spread) + crown + hanging.map((c) => c.mark).join('');
}

/** Neem: a tall round crown of fine drooping leaflets. */
export function neem(tree: Tree & { tones?: readonly string[] }): string {
  const {
    x,
    y,
    h,
    seed,
    light = [-0.5, -0.85],
    tones = ['#274D33', '#356140', '#4C7A45', '#7C9F4E', '#B4C46A'],
  } = tree;
  const spread = h * 0.4;
  const lobes = [
    [0, -0.86, 0.66, 0.15],
    [-0.55, -0.72, 0.56, 0.15],
    [0.55, -0.74, 0.56, 0.15],
    [0, -0.68, 0.7, 0.16],
    [-0.4, -0.56, 0.44, 0.1],
    [0.45, -0.57, 0.42, 0.1],
  ] as const;
  return (
    trunk(tree, 0.42, spread) +
    lobes
      .map(([dx, dy, rx, ry], i) =>
        leafMass({
          x: x + dx * spread,
          y: y + dy * h,
          rx: rx * spread,
          ry: ry * h,
          count: 210,
          tones,
          seed: seed + i,
          leaf: h * 0.013,
          light,
          droop: h * 0.02,
        }),
      )
      .join('')
  );
}

/** A dim grove along a horizon. */
export function grove(options: { x: number; y: number; w: number; h: number; colour: string; seed: number }): string {
  const { x, y, w, h, colour, seed } = options;
  const random = createRandom(seed);
  let out = '';
  for (let px = x; px < x + w; px += h * 0.34) {
    const r = h * random.between(0.3, 0.52);
    out +=
      ellipse(px, y - r * random.between(0.6, 1.2), r * 1.05, r, colour) +
      path(`M${n(px - 4)} ${n(y)}v${n(-r)}h8v${n(r)}Z`, colour);
  }
  return out + path(`M${n(x)} ${n(y - h * 0.3)}h${n(w)}v${n(h * 0.34)}h${n(-w)}Z`, colour);
}
