import { archPath, jaali } from '../buildings.ts';
import { halo } from '../light.ts';
import { bookRow } from '../props/learning.ts';
import { line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';
import { inked, tone } from './inks.ts';
import { overcast, type Sheet } from './places.ts';

interface Hall extends Sheet {
  readonly wall: string;
  readonly floor: string;
  readonly windows: number;
  /** What stands low along the wall: shelves, boards with names, or nothing. */
  readonly along?: 'books' | 'boards';
  readonly dusk?: boolean;
}

/** A tall room: pointed windows on a grey sky, a panelled foot, boards across the floor. */
export function hall({ width: w, height: h, wall, floor, windows, along, dusk = false }: Hall): string {
  const skirting = h * 0.68;
  const bay = w / windows;
  const opening = (i: number): string => {
    const x = bay * (i + 0.24);
    const bw = bay * 0.52;
    const foot = skirting - h * 0.2;
    const high = h * 0.42;
    return (
      path(archPath(x - 14, foot + 6, bw + 28, high + 20), tone.buff) +
      path(archPath(x, foot, bw, high), dusk ? '#5B6580' : tone.cloud) +
      line(
        `M${n(x + bw / 2)} ${n(foot - high)}V${n(foot)}M${n(x)} ${n(foot - high * 0.36)}H${n(x + bw)}M${n(x)} ${n(foot - high * 0.66)}H${n(x + bw)}`,
        tone.buffDeep,
        6,
      ) +
      jaali(x, foot - high * 0.36, bw, high * 0.1, tone.buffDeep, dusk ? '#5B6580' : tone.cloud, 14)
    );
  };
  const boards = times(windows - 1, (i) => {
    const x = bay * (i + 1) - bay * 0.17;
    return (
      rect(x, skirting - h * 0.58, bay * 0.34, h * 0.4, tone.woodDark) +
      rect(x + 6, skirting - h * 0.58 + 6, bay * 0.34 - 12, h * 0.4 - 12, tone.oxblood) +
      times(11, (k) =>
        rect(x + bay * 0.05, skirting - h * 0.54 + k * h * 0.031, bay * (0.16 + ((k * 7) % 5) * 0.02), 4, tone.brass),
      )
    );
  });
  const shelves = times(windows * 2, (i) => {
    const x = (w / (windows * 2)) * i + 10;
    const sw = w / (windows * 2) - 20;
    return (
      rect(x, skirting - h * 0.2, sw, h * 0.2, tone.woodDark) +
      times(2, (k) => bookRow(x + 8, skirting - h * 0.11 + k * h * 0.1, sw - 16, h * 0.08, i * 3 + k + 1)) +
      rect(x, skirting - h * 0.105, sw, 8, tone.wood)
    );
  });
  return (
    rect(0, 0, w, skirting, wall) +
    times(5, (i) => rect(0, h * 0.03 * i, w, h * 0.016, shade(wall, 0.93 - i * 0.006))) +
    times(windows, opening) +
    rect(0, skirting - h * 0.17, w, h * 0.17, tone.wood) +
    times(windows * 4, (i) =>
      rect((w / (windows * 4)) * i + 12, skirting - h * 0.145, w / (windows * 4) - 24, h * 0.115, tone.woodDark),
    ) +
    (along === 'books' ? inked(shelves) : '') +
    (along === 'boards' ? boards : '') +
    rect(0, skirting, w, h - skirting, floor) +
    times(13, (i) => {
      const at = (i - 6) * w * 0.09;
      return line(`M${n(w / 2 + at)} ${n(skirting)}L${n(w / 2 + at * 2.1)} ${h}`, shade(floor, 0.86), 3);
    }) +
    times(windows, (i) =>
      poly(
        [
          [bay * (i + 0.3), skirting],
          [bay * (i + 0.74), skirting],
          [bay * (i + 1.1), h],
          [bay * (i + 0.36), h],
        ],
        dusk ? '#8490AB' : tone.paper,
        'opacity="0.16"',
      ),
    )
  );
}

/** A reading table across the sheet, with a shaded lamp every so often. */
export function readingTable(x: number, y: number, w: number, lamps: number): string {
  return (
    rect(x, y, w, 26, tone.woodLit) +
    rect(x, y + 26, w, 12, tone.woodDark) +
    times(4, (i) => rect(x + w * (0.04 + i * 0.3), y + 38, 22, 130, tone.woodDark)) +
    times(lamps, (i) => {
      const lx = x + (w / lamps) * (i + 0.5);
      return (
        halo(lx, y - 60, 190, tone.lamp, 0.5) +
        rect(lx - 4, y - 86, 8, 86, tone.brass) +
        rect(lx - 30, y - 8, 60, 9, tone.brass) +
        path(
          `M${n(lx - 62)} ${n(y - 82)}Q${n(lx - 44)} ${n(y - 128)} ${n(lx)} ${n(y - 128)}Q${n(lx + 44)} ${n(y - 128)} ${n(lx + 62)} ${n(y - 82)}Z`,
          tone.board,
        )
      );
    })
  );
}

/** The sports field with the pavilion, its scoreboard and the stone wall behind it. */
export function field(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const ground = h * 0.52;
  const px = w * 0.66;
  return (
    overcast({ width: w, height: ground + 40 }) +
    rect(0, ground - h * 0.07, w, h * 0.07, tone.stoneDeep) +
    jaali(0, ground - h * 0.1, w, h * 0.045, tone.stone, tone.stoneDark, 22) +
    rect(px, ground - h * 0.2, w * 0.26, h * 0.2, tone.paper) +
    times(7, (i) => rect(px + (w * 0.26 * i) / 6.6, ground - h * 0.2, 10, h * 0.2, tone.buffDeep)) +
    rect(px + 10, ground - h * 0.12, w * 0.25, h * 0.12, tone.recess, 'opacity="0.5"') +
    poly(
      [
        [px - 40, ground - h * 0.19],
        [px + w * 0.05, ground - h * 0.31],
        [px + w * 0.21, ground - h * 0.31],
        [px + w * 0.26 + 40, ground - h * 0.19],
      ],
      tone.slate,
    ) +
    rect(w * 0.1, ground - h * 0.2, w * 0.15, h * 0.14, tone.woodDark) +
    rect(w * 0.11, ground - h * 0.19, w * 0.13, h * 0.12, tone.navy) +
    times(3, (i) =>
      rect(w * 0.12, ground - h * (0.178 - i * 0.035), w * (0.05 + ((i * 3) % 4) * 0.012), 9, tone.lamp),
    ) +
    times(3, (i) => rect(w * 0.2, ground - h * (0.178 - i * 0.035), w * 0.026, 9, tone.paper)) +
    rect(0, ground, w, h - ground, tone.lawn) +
    times(7, (i) =>
      poly(
        [
          [w * (i / 7), ground],
          [w * ((i + 0.5) / 7), ground],
          [w * (((i + 0.5) / 7 - 0.5) * 1.9 + 0.5), h],
          [w * ((i / 7 - 0.5) * 1.9 + 0.5), h],
        ],
        tone.lawnDeep,
        'opacity="0.35"',
      ),
    )
  );
}
