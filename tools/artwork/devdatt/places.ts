import { jaali } from '../buildings.ts';
import { grass, stipple } from '../marks.ts';
import { cloud, hills, sky } from '../sky.ts';
import { line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';
import { inked, tone } from './inks.ts';
import { chhatri, colonnade, tower } from './stone.ts';

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** An overcast sky with long clouds; at dusk, warm at its foot. */
export function overcast({ width, height }: Sheet, dusk = false): string {
  return (
    sky(
      width,
      height,
      dusk
        ? [
            [0, '#4D5872'],
            [0.5, '#8C8794'],
            [0.78, '#D3A88E'],
            [1, '#E7C79F'],
          ]
        : [
            [0, tone.skyHigh],
            [0.55, tone.sky],
            [1, tone.skyLow],
          ],
    ) +
    times(6, (i) =>
      cloud({
        x: ((i * 397) % width) + 60,
        y: height * (0.1 + ((i * 29) % 37) / 100),
        w: width * (0.2 + (i % 3) * 0.08),
        colour: dusk ? '#6E6F84' : tone.cloud,
        seed: i + 3,
        opacity: 0.55,
      }),
    )
  );
}

/** The great quadrangle: wings on both sides, the clock tower at its end, crossing paths over the lawn. */
export function court(sheet: Sheet, { dusk = false, horizon = 0.62 } = {}): string {
  const { width: w, height: h } = sheet;
  const ground = h * horizon;
  const mid = w / 2;
  const wing = (side: -1 | 1): string => {
    const bays = 5;
    return times(bays, (i) => {
      // From the end of the court towards the viewer, each bay taller and broader.
      const grow = 1.3 ** i;
      const near = w * 0.2 + w * 0.028 * ((1.3 ** i - 1) / 0.3) * 1.35;
      const broad = w * 0.028 * grow * 1.35;
      const base = ground + h * 0.012 * (grow - 1) * 3.2;
      const x = side < 0 ? mid - near - broad : mid + near;
      return colonnade({
        x,
        y: base,
        w: broad,
        h: h * 0.115 * (1 + (grow - 1) * 0.62),
        bays: 1,
        floors: 2,
        lit: dusk && i % 2 === 0,
        stone: side < 0 ? tone.stoneDeep : tone.stoneLit,
      });
    });
  };
  return (
    overcast({ width: w, height: ground }, dusk) +
    inked(
      hills({
        width: w,
        y: ground - h * 0.05,
        rise: h * 0.1,
        colour: dusk ? '#5D5F78' : '#8A93A3',
        seed: 5,
        floor: ground,
      }),
    ) +
    rect(0, ground - 4, w, h - ground + 4, tone.lawn) +
    stipple({ box: { x: 0, y: ground, w, h: h - ground }, colour: tone.lawnDeep, count: 1500, seed: 4, opacity: 0.5 }) +
    poly(
      [
        [mid - w * 0.028, ground],
        [mid + w * 0.028, ground],
        [mid + w * 0.2, h],
        [mid - w * 0.2, h],
      ],
      tone.path,
    ) +
    poly(
      [
        [0, ground + h * 0.13],
        [w, ground + h * 0.13],
        [w, ground + h * 0.18],
        [0, ground + h * 0.18],
      ],
      tone.path,
    ) +
    stipple({
      box: { x: mid - w * 0.14, y: ground, w: w * 0.28, h: h - ground },
      colour: tone.pathDeep,
      count: 500,
      seed: 8,
    }) +
    colonnade({ x: mid - w * 0.22, y: ground, w: w * 0.44, h: h * 0.125, bays: 12, floors: 2, lit: dusk }) +
    [-1, 1].map((side) => chhatri(mid + side * w * 0.2, ground - h * 0.27, w * 0.035)).join('') +
    tower(mid, ground, w * 0.085, h * 0.46, dusk) +
    wing(-1) +
    wing(1) +
    inked(
      grass({
        box: { x: 0, y: h - 70, w, h: 90 },
        tones: [tone.lawnDeep, '#4A583F', '#8A956E'],
        count: Math.round(w / 5),
        seed: 2,
        size: 34,
      }),
    )
  );
}

/** The long verandah seen down its length: columns on the left with the light between them, doors on the right. */
export function verandah({ width: w, height: h }: Sheet, light: string = tone.skyLow): string {
  const eye = [w * 0.62, h * 0.46] as const;
  const toward = (x: number, y: number, t: number): readonly [number, number] => [
    x + (eye[0] - x) * t,
    y + (eye[1] - y) * t,
  ];
  const stops = [0, 0.3, 0.5, 0.64, 0.74, 0.81, 0.86];
  const bay = (at: number): string => {
    const [from, to] = [stops[at] ?? 0, stops[at + 1] ?? 0.9];
    const near = from + (to - from) * 0.2;
    const [ax, ay] = toward(-w * 0.1, h * 1.12, near);
    const [bx, by] = toward(-w * 0.1, h * 1.12, to);
    const [cx, cy] = toward(-w * 0.1, -h * 0.02, to);
    const [dx, dy] = toward(-w * 0.1, -h * 0.02, near);
    const rise = (ay - dy) * 0.2;
    return path(
      `M${n(ax)} ${n(ay)}L${n(dx)} ${n(dy + rise * 1.5)}Q${n(dx + (cx - dx) * 0.2)} ${n(dy + rise * 0.5)} ${n((cx + dx) / 2)} ${n((cy + dy) / 2 + rise * 0.1)}Q${n(cx - (cx - dx) * 0.2)} ${n(cy + rise * 0.5)} ${n(cx)} ${n(cy + rise * 1.3)}L${n(bx)} ${n(by)}Z`,
      light,
    );
  };
  const shaft = (at: number): string => {
    const [from, to] = [stops[at] ?? 0, stops[at + 1] ?? 0.9];
    const near = from + (to - from) * 0.2;
    return poly(
      [
        toward(-w * 0.1, h * 1.12, near),
        toward(-w * 0.1, h * 1.12, to),
        toward(w * 0.72, h * 1.12, to + 0.03),
        toward(w * 0.72, h * 1.12, near + 0.05),
      ],
      light,
      'opacity="0.42"',
    );
  };
  const door = (at: number): string => {
    const [from, to] = [(stops[at] ?? 0) + 0.06, (stops[at + 1] ?? 0.9) - 0.04];
    return poly(
      [
        toward(w * 1.12, h * 1.12, from),
        toward(w * 1.12, h * 0.2, from),
        toward(w * 1.12, h * 0.2, to),
        toward(w * 1.12, h * 1.12, to),
      ],
      at % 2 === 0 ? tone.woodDark : tone.wood,
    );
  };
  const [ex, ey] = eye;
  return (
    rect(0, 0, w, h, tone.stoneDark) +
    poly([[-w * 0.1, -h * 0.02], [w * 1.12, -h * 0.02], eye], shade(tone.stoneDark, 0.8)) +
    poly([[-w * 0.1, -h * 0.02], [-w * 0.1, h * 1.12], eye], tone.stoneDeep) +
    poly([[w * 1.12, -h * 0.02], [w * 1.12, h * 1.12], eye], tone.stone) +
    poly([[-w * 0.1, h * 1.12], [w * 1.12, h * 1.12], eye], tone.buffDeep) +
    times(6, (i) => {
      const t = stops[i] ?? 0;
      const [lx, ly] = toward(-w * 0.1, -h * 0.02, t);
      const [rx, ry] = toward(w * 1.12, -h * 0.02, t);
      return line(`M${n(lx)} ${n(ly)}L${n(rx)} ${n(ry)}`, tone.woodDark, 22 * (1 - t) + 2);
    }) +
    times(6, bay) +
    times(6, shaft) +
    times(5, door) +
    rect(ex - w * 0.05, ey - h * 0.09, w * 0.1, h * 0.165, light) +
    jaali(ex - w * 0.05, ey - h * 0.09, w * 0.1, h * 0.06, tone.stoneDeep, light, w * 0.008)
  );
}
