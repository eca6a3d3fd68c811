import { archPath, jaali } from '../buildings.ts';
import { strokes } from '../marks.ts';
import { circle, ellipse, line, n, path, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';
import { tone } from './inks.ts';

interface Wall {
  readonly x: number;
  /** The ground. */
  readonly y: number;
  readonly w: number;
  /** The height of one floor. */
  readonly h: number;
  readonly bays: number;
  readonly floors?: number;
  /** Whether lamps burn behind the arches. */
  readonly lit?: boolean;
  readonly stone?: string;
}

/** A red stone front: pointed arches in buff frames, a pierced parapet over each floor, a deep eave. */
export function colonnade({ x, y, w, h, bays, floors = 1, lit = false, stone = tone.stone }: Wall): string {
  const bay = w / bays;
  const top = y - h * floors;
  let out =
    rect(x, top, w, h * floors, stone) +
    strokes({
      box: { x: x + 4, y: top, w: w - 30, h: h * floors },
      colour: shade(stone, 0.88),
      count: Math.round((w * floors) / 7),
      seed: Math.round(w + h),
      length: 30,
    });
  for (let floor = 0; floor < floors; floor++) {
    const base = y - floor * h;
    for (let i = 0; i < bays; i++) {
      const ax = x + i * bay + bay * 0.16;
      const aw = bay * 0.68;
      const ah = h * 0.74;
      const glow = lit && (i * 5 + floor * 3) % 4 !== 1;
      out +=
        path(archPath(ax - bay * 0.06, base, aw + bay * 0.12, ah + bay * 0.1), tone.buff) +
        path(archPath(ax, base, aw, ah), glow ? tone.ember : tone.recess) +
        (glow
          ? path(archPath(ax + aw * 0.16, base, aw * 0.68, ah * 0.8), tone.lamp) +
            rect(ax + aw * 0.46, base - ah * 0.78, aw * 0.08, ah * 0.78, tone.ember)
          : path(archPath(ax + aw * 0.3, base, aw * 0.4, ah * 0.62), shade(tone.recess, 1.5)));
      out += rect(ax - bay * 0.1, base - h * 0.05, bay * 0.12, h * 0.05, tone.buffDeep);
      if (floor > 0)
        out += jaali(ax, base - h * 0.17, aw, h * 0.17, tone.buff, tone.stoneDark, Math.max(7, bay * 0.09));
    }
    out +=
      rect(x - 10, base - h, w + 20, h * 0.06, tone.buff) +
      rect(x - 10, base - h * 0.94, w + 20, h * 0.03, tone.stoneDark, 'opacity="0.55"');
  }
  return (
    out +
    jaali(x, top - h * 0.13, w, h * 0.13, stone, tone.stoneDark, Math.max(8, h * 0.08)) +
    rect(x - 6, top - h * 0.16, w + 12, h * 0.035, tone.buff)
  );
}

/** A domed kiosk on four posts, as they are on the corners of roofs. */
export function chhatri(x: number, y: number, w: number): string {
  const h = w * 0.62;
  return (
    times(4, (i) => rect(x - w * 0.42 + i * w * 0.25, y - h, w * 0.09, h, i % 3 === 0 ? tone.stone : tone.stoneDeep)) +
    rect(x - w * 0.56, y - h - w * 0.08, w * 1.12, w * 0.09, tone.buff) +
    path(
      `M${n(x - w * 0.42)} ${n(y - h - w * 0.08)}C${n(x - w * 0.5)} ${n(y - h - w * 0.46)} ${n(x - w * 0.18)} ${n(y - h - w * 0.54)} ${n(x)} ${n(y - h - w * 0.72)}C${n(x + w * 0.18)} ${n(y - h - w * 0.54)} ${n(x + w * 0.5)} ${n(y - h - w * 0.46)} ${n(x + w * 0.42)} ${n(y - h - w * 0.08)}Z`,
      tone.buff,
    ) +
    path(
      `M${n(x + w * 0.06)} ${n(y - h - w * 0.64)}C${n(x + w * 0.2)} ${n(y - h - w * 0.52)} ${n(x + w * 0.5)} ${n(y - h - w * 0.46)} ${n(x + w * 0.42)} ${n(y - h - w * 0.08)}H${n(x + w * 0.12)}C${n(x + w * 0.26)} ${n(y - h - w * 0.36)} ${n(x + w * 0.16)} ${n(y - h - w * 0.52)} ${n(x + w * 0.06)} ${n(y - h - w * 0.64)}Z`,
      tone.buffDeep,
    ) +
    line(`M${n(x)} ${n(y - h - w * 0.7)}v${n(-w * 0.2)}`, tone.brass, w * 0.04)
  );
}

/** The clock's face, at twenty to four unless it is turned. */
export function clockFace(
  x: number,
  y: number,
  r: number,
  [hour, minute]: readonly [number, number] = [110, 240],
): string {
  const hand = (turn: number, long: number, wide: number): string =>
    line(
      `M${n(x)} ${n(y)}L${n(x + Math.sin((turn * Math.PI) / 180) * r * long)} ${n(y - Math.cos((turn * Math.PI) / 180) * r * long)}`,
      tone.navy,
      wide,
    );
  return (
    circle(x, y, r * 1.16, tone.buffDeep) +
    circle(x, y, r * 1.06, tone.brass) +
    circle(x, y, r, tone.paper) +
    times(12, (i) => {
      const turn = (i * Math.PI) / 6;
      const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
      return line(
        `M${n(x + dx * r * 0.78)} ${n(y + dy * r * 0.78)}L${n(x + dx * r * 0.92)} ${n(y + dy * r * 0.92)}`,
        tone.navy,
        r * (i % 3 === 0 ? 0.08 : 0.04),
      );
    }) +
    hand(hour, 0.5, r * 0.09) +
    hand(minute, 0.76, r * 0.06) +
    circle(x, y, r * 0.07, tone.oxblood)
  );
}

/** The clock tower over the gate: a shaft in three stages, the clock, a kiosk on top. */
export function tower(x: number, y: number, w: number, h: number, lit = false): string {
  const left = x - w / 2;
  const stage = h * 0.3;
  return (
    rect(left, y - h, w, h, tone.stone) +
    rect(left + w * 0.72, y - h, w * 0.28, h, tone.stoneDeep) +
    strokes({
      box: { x: left + 4, y: y - h, w: w - 30, h },
      colour: tone.stoneDeep,
      count: Math.round(h / 6),
      seed: Math.round(h),
      length: 24,
      opacity: 0.5,
    }) +
    path(archPath(left + w * 0.18, y, w * 0.64, stage * 1.14), tone.buff) +
    path(archPath(left + w * 0.24, y, w * 0.52, stage * 1.02), lit ? tone.lamp : tone.recess) +
    [1, 2].map((at) => rect(left - w * 0.07, y - stage * at * 1.25, w * 1.14, w * 0.07, tone.buff)).join('') +
    times(3, (i) => {
      const ax = left + w * (0.14 + i * 0.26);
      return (
        path(archPath(ax - 3, y - stage * 1.4, w * 0.2 + 6, stage * 0.7), tone.buff) +
        path(archPath(ax, y - stage * 1.4, w * 0.2, stage * 0.64), lit ? tone.ember : tone.recess)
      );
    }) +
    clockFace(x, y - h + stage * 0.42, w * 0.27) +
    rect(left - w * 0.1, y - h - w * 0.08, w * 1.2, w * 0.11, tone.buff) +
    jaali(left, y - h - w * 0.26, w, w * 0.18, tone.stone, tone.stoneDark, w * 0.07) +
    chhatri(x, y - h - w * 0.26, w * 0.72)
  );
}

/** A lamp on an iron post. */
export const lampPost = (x: number, y: number, h: number): string =>
  line(`M${n(x)} ${n(y)}V${n(y - h)}`, tone.slateDeep, h * 0.035) +
  ellipse(x, y - h * 1.04, h * 0.3, h * 0.3, tone.lamp, 'opacity="0.25"') +
  circle(x, y - h * 1.04, h * 0.09, tone.lamp);
