import { halo } from './light.ts';
import { stipple } from './marks.ts';
import { createRandom } from './random.ts';
import { circle, fade, line, n, path, rect, type Stop } from './svg.ts';

export function sky(width: number, height: number, stops: readonly Stop[]): string {
  const air = fade(stops);
  return air.definition + rect(0, 0, width, height, air.fill);
}

export function sun(x: number, y: number, r: number, colour: string, haze: string): string {
  return halo(x, y, r * 5, haze, 0.75) + circle(x, y, r, colour);
}

/** A long flat-bottomed cloud of overlapping rounds. */
export function cloud(options: {
  x: number;
  y: number;
  w: number;
  colour: string;
  seed: number;
  opacity?: number;
}): string {
  const { x, y, w, colour, seed, opacity = 1 } = options;
  const random = createRandom(seed);
  const bumps = 7;
  let body = `<rect x="${n(x - w / 2)}" y="${n(y - w * 0.055)}" width="${n(w)}" height="${n(w * 0.06)}" rx="${n(w * 0.03)}" fill="${colour}"/>`;
  for (let i = 0; i < bumps; i++) {
    const t = (i + 0.5) / bumps;
    const r = w * (0.05 + 0.085 * Math.sin(t * Math.PI) * random.between(0.6, 1.15));
    const cx = x - w * 0.42 + t * w * 0.84;
    body += path(
      `M${n(cx - r * 1.25)} ${n(y)}C${n(cx - r * 1.25)} ${n(y - r * 1.9)} ${n(cx + r * 1.25)} ${n(y - r * 1.9)} ${n(cx + r * 1.25)} ${n(y)}Z`,
      colour,
    );
  }
  return `<g opacity="${opacity}">${body}</g>`;
}

/** A range of hills across the sheet; the Western Ghats have flat tops and steep shoulders. */
export function hills(options: {
  width: number;
  y: number;
  rise: number;
  colour: string;
  seed: number;
  grain?: string;
  floor: number;
}): string {
  const { width, y, rise, colour, seed, grain, floor } = options;
  const random = createRandom(seed);
  let x = -80;
  let d = `M${x} ${floor}L${x} ${n(y)}`;
  while (x < width + 80) {
    const shoulder = random.between(120, 260);
    const top = random.between(20, 110);
    const up = rise * random.between(0.45, 1);
    const step = up * random.between(0.35, 0.6);
    d += `q${n(shoulder * 0.35)} 0 ${n(shoulder * 0.5)} ${n(-step)}q${n(shoulder * 0.3)} ${n(step - up)} ${n(shoulder * 0.5)} ${n(step - up)}q${n(top * 0.6)} ${n(-up * 0.1)} ${n(top)} ${n(up * 0.06)}`;
    d += `q${n(shoulder * 0.2)} ${n(up * 0.1)} ${n(shoulder * 0.5)} ${n(up - step)}q${n(shoulder * 0.3)} ${n(step * 0.9)} ${n(shoulder * 0.5)} ${n(step - up * 0.06)}`;
    x += shoulder * 2 + top;
  }
  const shape = path(`${d}V${floor}H-80Z`, colour);
  if (grain === undefined) return shape;
  return (
    shape +
    stipple({
      box: { x: 0, y: y - rise, w: width, h: rise * 1.4 },
      colour: grain,
      count: Math.round(width * 0.5),
      seed,
      from: 'bottom',
      opacity: 0.35,
      inside: shape,
    })
  );
}

export function rainfall(options: {
  width: number;
  height: number;
  count: number;
  seed: number;
  colour: string;
  opacity?: number;
}): string {
  const { width, height, count, seed, colour, opacity = 0.55 } = options;
  const random = createRandom(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-40, width);
    const y = random.between(-40, height);
    const long = random.between(18, 58);
    out += line(`M${n(x)} ${n(y)}l${n(-long * 0.22)} ${n(long)}`, colour, random.between(1, 2.4));
  }
  return `<g opacity="${opacity}">${out}</g>`;
}

/** A few birds far away. */
export function birds(x: number, y: number, count: number, colour: string, seed: number): string {
  const random = createRandom(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const px = x + random.near(0, 130);
    const py = y + random.near(0, 50);
    const w = random.between(9, 18);
    out += line(
      `M${n(px - w)} ${n(py - w * 0.3)}q${n(w * 0.6)} ${n(-w * 0.35)} ${n(w)} ${n(w * 0.35)}q${n(w * 0.4)} ${n(-w * 0.7)} ${n(w)} ${n(-w * 0.35)}`,
      colour,
      2.6,
    );
  }
  return out;
}
