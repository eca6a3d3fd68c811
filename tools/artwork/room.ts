import { archPath } from './buildings.ts';
import { stipple, strokes } from './marks.ts';
import { ink } from './palette.ts';
import { clip, fade, line, n, type Point, path, poly, rect, times } from './svg.ts';
import { shade } from './tone.ts';

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** What is seen through it, drawn in sheet coordinates. */
  readonly view: string;
  readonly frame?: string;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly dado: string;
  readonly floor: string;
  /** Where the wall meets the floor. */
  readonly skirting: number;
  readonly openings?: readonly Opening[];
  /** How far the window light slides sideways over the floor. */
  readonly slant?: number;
  readonly light?: string;
}

function opening({ x, y, w, h, view, frame = ink.cream }: Opening): string {
  const hole = path(archPath(x, y, w, h), '#000000');
  const bars = line(`M${n(x + w / 2)} ${n(y - h)}V${n(y)}M${n(x)} ${n(y - h * 0.36)}H${n(x + w)}`, frame, 8);
  return (
    path(archPath(x - 16, y + 4, w + 32, h + 22), frame) +
    clip(hole, view + bars) +
    rect(x - 30, y, w + 60, 18, shade(frame, 0.9), 'rx="4"') +
    rect(x - 30, y + 18, w + 60, 8, ink.brown, 'opacity="0.25"')
  );
}

/** A classroom shell: lime-washed wall, painted dado, tiled floor, arched windows and the light they let in. */
export function room(options: Room): string {
  const { width, height, wall, dado, floor, skirting, openings = [], slant = 180, light = '#FFF0C2' } = options;
  const rail = skirting - skirting * 0.24;
  const depth = height - skirting;
  const rows = times(6, (i) => {
    const y = skirting + depth * ((i + 1) / 6) ** 1.7;
    return line(`M0 ${n(y)}H${width}`, shade(floor, 0.88), 2.5);
  });
  const seams = times(15, (i) => {
    const at = (i - 7) * width * 0.085;
    return line(`M${n(width / 2 + at)} ${n(skirting)}L${n(width / 2 + at * 2.3)} ${height}`, shade(floor, 0.88), 2.5);
  });
  const pools = openings
    .map(({ x, w }) => {
      const near: readonly Point[] = [
        [x + slant * 0.3, skirting + depth * 0.1],
        [x + w + slant * 0.3, skirting + depth * 0.1],
        [x + w * 1.35 + slant * 1.7, height - depth * 0.16],
        [x - w * 0.1 + slant * 1.7, height - depth * 0.16],
      ];
      const cross =
        line(
          `M${n(x + w / 2 + slant * 0.3)} ${n(skirting + depth * 0.1)}L${n(x + w * 0.62 + slant * 1.7)} ${n(height - depth * 0.16)}`,
          floor,
          12,
        ) + line(`M${n(x + slant * 0.8)} ${n(skirting + depth * 0.42)}H${n(x + w * 1.2 + slant)}`, floor, 9);
      return `<g opacity="0.75">${poly(near, light)}${cross}</g>`;
    })
    .join('');
  const shafts = openings
    .map(({ x, y, w, h }) => {
      const ray = fade([
        [0, light, 0.3],
        [1, light, 0],
      ]);
      return (
        ray.definition +
        poly(
          [
            [x, y - h * 0.8],
            [x + w, y - h * 0.8],
            [x + w * 1.35 + slant * 1.7, height - depth * 0.16],
            [x - w * 0.1 + slant * 1.7, height - depth * 0.16],
          ],
          ray.fill,
        )
      );
    })
    .join('');
  return [
    rect(0, 0, width, skirting, wall),
    strokes({
      box: { x: 0, y: 0, w: width, h: rail },
      colour: shade(wall, 0.93),
      count: 160,
      seed: 3,
      length: 70,
      width: 3,
    }),
    stipple({
      box: { x: 0, y: 0, w: width, h: rail },
      colour: shade(wall, 0.7),
      count: 700,
      seed: 7,
      from: 'top',
      opacity: 0.3,
    }),
    rect(0, rail, width, skirting - rail, dado),
    rect(0, rail - 8, width, 8, shade(dado, 0.75)),
    strokes({
      box: { x: 0, y: rail + 6, w: width, h: skirting - rail - 10 },
      colour: shade(dado, 0.88),
      count: 120,
      seed: 5,
      length: 60,
      width: 3,
    }),
    rect(0, skirting - 16, width, 16, shade(dado, 0.66)),
    rect(0, skirting, width, depth, floor),
    seams,
    rows,
    pools,
    stipple({
      box: { x: 0, y: skirting, w: width, h: depth },
      colour: shade(floor, 0.62),
      count: 800,
      seed: 9,
      from: 'bottom',
      opacity: 0.3,
    }),
    ...openings.map(opening),
    shafts,
  ].join('');
}

/** A striped cotton durrie lying on the floor, in perspective. */
export function durrie(options: {
  x: number;
  y: number;
  w: number;
  h: number;
  colours: readonly [string, string, string];
}): string {
  const { x, y, w, h, colours } = options;
  const at = (u: number, v: number): Point => [x + w / 2 + (u - 0.5) * w * (0.82 + v * 0.18), y + v * h];
  const band = (v1: number, v2: number, colour: string): string =>
    poly([at(0, v1), at(1, v1), at(1, v2), at(0, v2)], colour);
  const zig = times(24, (i) => poly([at(i / 24, 0.58), at((i + 0.5) / 24, 0.44), at((i + 1) / 24, 0.58)], colours[2]));
  const fringe = times(Math.round(w / 16), (i) => line(`M${n(at(i / (w / 16), 1)[0])} ${n(y + h)}v9`, colours[1], 3));
  return (
    fringe +
    band(0, 1, colours[0]) +
    band(0.08, 0.16, colours[1]) +
    band(0.22, 0.26, colours[2]) +
    zig +
    band(0.74, 0.78, colours[2]) +
    band(0.84, 0.92, colours[1])
  );
}

export function ceilingFan(x: number, y: number, size: number, colour: string): string {
  const blade = (dx: number, lift: number): string =>
    path(
      `M${n(x)} ${n(y - 5)}L${n(x + dx)} ${n(y - 12 + lift)}L${n(x + dx)} ${n(y + 8 + lift)}L${n(x)} ${n(y + 6)}Z`,
      colour,
    );
  return (
    line(`M${n(x)} -10V${n(y)}`, shade(colour, 0.8), 6) +
    blade(-size, -6) +
    blade(size * 0.92, -10) +
    blade(size * 0.25, 22) +
    rect(x - 22, y - 10, 44, 20, shade(colour, 0.8), 'rx="9"')
  );
}
