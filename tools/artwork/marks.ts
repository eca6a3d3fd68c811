import { pick } from './palette.ts';
import { createRandom } from './random.ts';
import { circle, clip, ellipse, line, n, path } from './svg.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Dots of ink which thin out from one edge of a box to the opposite one, like the grain of a risograph. */
export function stipple(options: {
  box: Box;
  colour: string;
  count: number;
  seed: number;
  from?: 'top' | 'bottom' | 'left' | 'right';
  size?: number;
  opacity?: number;
  inside?: string;
}): string {
  const { box, colour, count, seed, from = 'bottom', size = 1.8, opacity = 0.5, inside } = options;
  const random = createRandom(seed);
  let dots = '';
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 2.2;
    const across = random.next();
    const x = from === 'left' ? depth : from === 'right' ? 1 - depth : across;
    const y = from === 'top' ? depth : from === 'bottom' ? 1 - depth : across;
    dots += circle(box.x + x * box.w, box.y + y * box.h, size * random.between(0.5, 1.25), colour);
  }
  const grain = `<g opacity="${opacity}">${dots}</g>`;
  return inside === undefined ? grain : clip(inside, grain);
}

/** A mass of leaves: a dark body, and strokes that grow lighter towards the light. `tones` run from dark to light. */
export function leafMass(options: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  count: number;
  tones: readonly string[];
  seed: number;
  leaf?: number;
  light?: readonly [number, number];
  droop?: number;
}): string {
  const { x, y, rx, ry, count, tones, seed, leaf = 9, light = [-0.5, -0.85], droop = 0 } = options;
  const random = createRandom(seed);
  const dark = pick(tones, 0);
  let body = ellipse(x, y, rx * 0.86, ry * 0.8, dark);
  const lobes = 15;
  for (let i = 0; i < lobes; i++) {
    const turn = (i / lobes) * Math.PI * 2 + random.between(-0.1, 0.1);
    const r = Math.min(rx, ry) * random.between(0.26, 0.42);
    body += circle(x + Math.cos(turn) * (rx - r * 0.8), y + Math.sin(turn) * (ry - r * 0.8), r, dark);
  }
  const leaves: { tone: number; mark: string }[] = [];
  for (let i = 0; i < count; i++) {
    const turn = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 1.04;
    const dx = Math.cos(turn) * reach;
    const dy = Math.sin(turn) * reach;
    const lit = (dx * light[0] + dy * light[1] + 1) / 2;
    const tone = Math.max(
      0,
      Math.min(tones.length - 1, Math.floor((lit * 1.15 - 0.1 + random.between(-0.16, 0.16)) * tones.length)),
    );
    const tilt = droop > 0 ? 90 + random.near(0, 35) : (turn * 180) / Math.PI + random.near(0, 60);
    const px = x + dx * rx;
    const py = y + dy * ry + droop * reach * reach;
    const length = leaf * random.between(0.7, 1.3);
    leaves.push({
      tone,
      mark: ellipse(
        px,
        py,
        length,
        length * 0.34,
        pick(tones, tone),
        `transform="rotate(${n(tilt)} ${n(px)} ${n(py)})"`,
      ),
    });
  }
  leaves.sort((a, b) => a.tone - b.tone);
  return body + leaves.map((l) => l.mark).join('');
}

/** Blades of grass over a box, small and close at its top, long and open at its foot. */
export function grass(options: {
  box: Box;
  tones: readonly string[];
  count: number;
  seed: number;
  size?: number;
}): string {
  const { box, tones, count, seed, size = 18 } = options;
  const random = createRandom(seed);
  const blades = Array.from({ length: count }, () => [random.next(), random.next() ** 0.7] as const).sort(
    (a, b) => a[1] - b[1],
  );
  return blades
    .map(([across, depth]) => {
      const x = box.x + across * box.w;
      const y = box.y + depth * box.h;
      const tall = size * (0.35 + depth * 0.9) * random.between(0.6, 1.3);
      const bend = random.near(0, tall * 0.6);
      const half = tall * 0.09;
      const d = `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + bend)} ${n(y - tall)}Q${n(x + half)} ${n(y - tall * 0.5)} ${n(x + half)} ${n(y)}Z`;
      return path(d, random.pick(tones));
    })
    .join('');
}

/** Petals lying on the ground or falling through the air. */
export function petals(options: {
  box: Box;
  tones: readonly string[];
  count: number;
  seed: number;
  size?: number;
  flat?: number;
}): string {
  const { box, tones, count, seed, size = 8, flat = 0.5 } = options;
  const random = createRandom(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.w;
    const y = box.y + random.next() * box.h;
    const r = size * random.between(0.6, 1.2);
    out += ellipse(
      x,
      y,
      r,
      r * flat,
      random.pick(tones),
      `transform="rotate(${n(random.between(-40, 40))} ${n(x)} ${n(y)})"`,
    );
  }
  return out;
}

/** Short broken strokes which give a flat wall or floor the feeling of a brush. */
export function strokes(options: {
  box: Box;
  colour: string;
  count: number;
  seed: number;
  length?: number;
  width?: number;
  opacity?: number;
}): string {
  const { box, colour, count, seed, length = 40, width = 2, opacity = 0.35 } = options;
  const random = createRandom(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.w;
    const y = box.y + random.next() * box.h;
    out += line(`M${n(x)} ${n(y)}h${n(length * random.between(0.3, 1))}`, colour, width * random.between(0.6, 1.3));
  }
  return `<g opacity="${opacity}">${out}</g>`;
}
