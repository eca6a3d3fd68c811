import { stipple, strokes } from './marks.ts';
import { ink } from './palette.ts';
import { circle, ellipse, line, n, path, poly, rect, times } from './svg.ts';
import { shade } from './tone.ts';

/** The outline of a pointed arch opening standing on `y`. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const spring = y - h + w * 0.62;
  return `M${n(x)} ${n(y)}V${n(spring)}C${n(x)} ${n(spring - w * 0.34)} ${n(x + w * 0.3)} ${n(spring - w * 0.48)} ${n(x + w / 2)} ${n(y - h)}C${n(x + w * 0.7)} ${n(spring - w * 0.48)} ${n(x + w)} ${n(spring - w * 0.34)} ${n(x + w)} ${n(spring)}V${n(y)}Z`;
}

/** A perforated screen of small diamonds and stars. */
export function jaali(x: number, y: number, w: number, h: number, back: string, cut: string, cell = 16): string {
  let out = rect(x, y, w, h, back);
  const columns = Math.max(1, Math.floor(w / cell));
  const rows = Math.max(1, Math.floor(h / cell));
  const cw = w / columns;
  const ch = h / rows;
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const cx = x + (i + 0.5) * cw;
      const cy = y + (j + 0.5) * ch;
      out += poly(
        [
          [cx, cy - ch * 0.38],
          [cx + cw * 0.38, cy],
          [cx, cy + ch * 0.38],
          [cx - cw * 0.38, cy],
        ],
        cut,
      );
    }
  return out;
}

/** A pitched roof of country tiles, seen from the front. */
export function tiledRoof(options: {
  x: number;
  y: number;
  w: number;
  h: number;
  inset?: number;
  colour?: string;
  light?: -1 | 1;
}): string {
  const { x, y, w, h, inset = h * 0.7, colour = ink.terracotta } = options;
  const outline: readonly (readonly [number, number])[] = [
    [x, y],
    [x + inset, y - h],
    [x + w - inset, y - h],
    [x + w, y],
  ];
  let out = poly(outline, colour);
  const rows = Math.max(3, Math.round(h / 17));
  for (let r = 0; r < rows; r++) {
    const t = (r + 1) / rows;
    const ry = y - h + h * t;
    const left = x + inset * (1 - t);
    const right = x + w - inset * (1 - t);
    const tile = 18;
    const count = Math.floor((right - left) / tile);
    const step = (right - left) / count;
    for (let i = 0; i < count; i++) {
      const tone = (i * 7 + r * 13) % 5;
      out += path(
        `M${n(left + i * step)} ${n(ry - h / rows)}h${n(step)}v${n(h / rows - 4)}q${n(-step / 2)} 7 ${n(-step)} 0Z`,
        tone === 0 ? shade(colour, 0.92) : tone === 1 ? ink.ember : tone === 2 ? shade(colour, 0.86) : colour,
        'opacity="0.85"',
      );
    }
    out += line(`M${n(left)} ${n(ry)}H${n(right)}`, shade(colour, 0.66), 2, 'opacity="0.6"');
  }
  return out + rect(x + inset - 8, y - h - 8, w - inset * 2 + 16, 12, shade(colour, 0.75), 'rx="5"');
}

export function bell(x: number, y: number, size: number): string {
  return (
    rect(x - size * 0.06, y, size * 0.12, size * 0.3, ink.bark) +
    path(
      `M${n(x - size * 0.5)} ${n(y + size)}Q${n(x - size * 0.32)} ${n(y + size * 0.8)} ${n(x - size * 0.3)} ${n(y + size * 0.5)}Q${n(x - size * 0.26)} ${n(y + size * 0.2)} ${n(x)} ${n(y + size * 0.2)}Q${n(x + size * 0.26)} ${n(y + size * 0.2)} ${n(x + size * 0.3)} ${n(y + size * 0.5)}Q${n(x + size * 0.32)} ${n(y + size * 0.8)} ${n(x + size * 0.5)} ${n(y + size)}Z`,
      ink.amber,
    ) +
    path(
      `M${n(x + size * 0.06)} ${n(y + size * 0.22)}Q${n(x + size * 0.26)} ${n(y + size * 0.24)} ${n(x + size * 0.3)} ${n(y + size * 0.5)}Q${n(x + size * 0.32)} ${n(y + size * 0.8)} ${n(x + size * 0.5)} ${n(y + size)}H${n(x + size * 0.16)}Z`,
      '#B86E12',
    ) +
    circle(x, y + size * 1.06, size * 0.12, ink.brown)
  );
}

export interface House {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly floors: 1 | 2;
  readonly bays: number;
  readonly wall?: string;
  readonly inside?: string;
  /** Which side the sun is on. */
  readonly sun?: -1 | 1;
}

/** The school: arcaded verandahs on each floor, a jaali parapet, a tiled roof and the bell in its own little arch. */
export function schoolHouse(house: House): string {
  const { x, y, w, floors, bays, wall = ink.sand, inside = '#6E3B2E', sun = -1 } = house;
  const storey = (w / bays) * 1.22;
  const plinth = storey * 0.1;
  const top = y - plinth - storey * floors;
  const bay = w / bays;
  const wallShape = rect(x, top, w, storey * floors + plinth, wall);
  let out = rect(x - 14, y - plinth, w + 28, plinth, shade(wall, 0.72)) + wallShape;
  out += strokes({
    box: { x: x + 8, y: top, w: w - 60, h: storey * floors },
    colour: shade(wall, 0.86),
    count: Math.round(w / 9),
    seed: Math.round(w),
    length: 26,
  });
  for (let f = 0; f < floors; f++) {
    const floor = y - plinth - f * storey;
    for (let b = 0; b < bays; b++) {
      const ax = x + b * bay + bay * 0.13;
      const aw = bay * 0.74;
      const opening = archPath(ax, floor, aw, storey * 0.8);
      out += path(archPath(ax - 6, floor, aw + 12, storey * 0.8 + 8), shade(wall, 0.82)) + path(opening, inside);
      const back = b % 2 === 0;
      out += back
        ? path(archPath(ax + aw * 0.3, floor, aw * 0.42, storey * 0.52), ink.teal) +
          rect(ax + aw * 0.5, floor - storey * 0.38, 2, storey * 0.38, ink.deepTeal)
        : rect(ax + aw * 0.24, floor - storey * 0.5, aw * 0.52, storey * 0.26, '#E9B36B') +
          line(
            `M${n(ax + aw * 0.5)} ${n(floor - storey * 0.5)}v${n(storey * 0.26)}M${n(ax + aw * 0.24)} ${n(floor - storey * 0.37)}h${n(aw * 0.52)}`,
            ink.bark,
            3,
          );
      const edge = aw * 0.2;
      const cx = sun < 0 ? ax : ax + aw - edge;
      out += `<g opacity="0.35">${rect(cx, floor - storey * 0.56, edge, storey * 0.56, ink.brown)}</g>`;
      if (f > 0) out += jaali(ax, floor - storey * 0.2, aw, storey * 0.2, shade(wall, 0.94), inside, 11);
    }
    out +=
      rect(x - 8, floor - storey, w + 16, storey * 0.07, wall) +
      rect(x - 8, floor - storey + storey * 0.07, w + 16, 5, shade(wall, 0.7));
  }
  const shadowEdge = sun < 0 ? x + w * 0.7 : x;
  out += stipple({
    box: { x: shadowEdge, y: top, w: w * 0.3, h: storey * floors },
    colour: ink.brick,
    count: Math.round(w * 0.8),
    seed: 5,
    from: sun < 0 ? 'right' : 'left',
    opacity: 0.28,
  });
  out += tiledRoof({ x: x - 26, y: top + 4, w: w + 52, h: storey * 0.42, inset: storey * 0.34 });
  out += `<g opacity="0.3">${rect(x, top + 4, w, 16, ink.brown)}</g>`;
  const bw = bay * 0.5;
  const bx = x + w / 2 - bw / 2;
  const by = top - storey * 0.4;
  out +=
    rect(bx - 12, by - bw * 1.35, bw + 24, bw * 1.4, wall) +
    path(archPath(bx, by, bw, bw * 1.2), inside) +
    poly(
      [
        [bx - 22, by - bw * 1.35],
        [bx + bw / 2, by - bw * 1.95],
        [bx + bw + 22, by - bw * 1.35],
      ],
      ink.terracotta,
    ) +
    bell(bx + bw / 2, by - bw * 0.95, bw * 0.5);
  return out;
}

/** A row of potted plants along a wall. */
export function pots(x: number, y: number, count: number, gap: number, size: number): string {
  return times(count, (i) => {
    const px = x + i * gap;
    const leaves = times(7, (k) => {
      const a = -90 + (k - 3) * 24;
      return ellipse(
        px,
        y - size * 1.35,
        size * 0.62,
        size * 0.17,
        k % 2 === 0 ? ink.leaf : ink.leafMid,
        `transform="rotate(${a} ${n(px)} ${n(y - size * 0.85)}) translate(${n(size * 0.3)} ${n(size * 0.4)})"`,
      );
    });
    const blossoms =
      i % 2 === 0
        ? times(3, (k) =>
            circle(
              px + (k - 1) * size * 0.32,
              y - size * (1.35 + (k % 2) * 0.2),
              size * 0.14,
              k % 2 === 0 ? ink.marigold : ink.ember,
            ),
          )
        : '';
    return (
      leaves +
      blossoms +
      poly(
        [
          [px - size * 0.46, y - size * 0.82],
          [px + size * 0.46, y - size * 0.82],
          [px + size * 0.33, y],
          [px - size * 0.33, y],
        ],
        ink.terracotta,
      ) +
      rect(px - size * 0.52, y - size * 0.92, size * 1.04, size * 0.2, ink.ember, 'rx="3"')
    );
  });
}
