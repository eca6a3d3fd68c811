import { ink, pick } from '../palette.ts';
import { createRandom } from '../random.ts';
import { circle, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';

const spines = [
  ink.gulmohar,
  ink.teal,
  ink.marigold,
  ink.ember,
  ink.lagoon,
  ink.cream,
  ink.plum,
  ink.clay,
  ink.leaf,
] as const;

/** Books standing on a shelf, some leaning. */
export function bookRow(x: number, y: number, w: number, h: number, seed: number): string {
  const random = createRandom(seed);
  let out = '';
  let at = x;
  while (at < x + w - 14) {
    const thick = random.between(11, 26);
    const tall = h * random.between(0.62, 0.94);
    const colour = random.pick(spines);
    const tilt = random.next() > 0.9 ? 9 : 0;
    out += `<g transform="rotate(${tilt} ${n(at)} ${n(y)})">${rect(at, y - tall, thick, tall, colour)}${rect(at, y - tall * 0.82, thick, tall * 0.08, shade(colour, 0.72))}${rect(at + thick - 4, y - tall, 4, tall, shade(colour, 0.82))}</g>`;
    at += thick + (tilt ? 12 : 1.5);
  }
  return out;
}

export function bookshelf(options: {
  x: number;
  y: number;
  w: number;
  h: number;
  shelves: number;
  seed: number;
  wood?: string;
}): string {
  const { x, y, w, h, shelves, seed, wood = ink.trunk } = options;
  const gap = (h - 20) / shelves;
  return (
    rect(x, y - h, w, h, shade(wood, 0.62)) +
    times(
      shelves,
      (i) => bookRow(x + 16, y - 12 - i * gap, w - 32, gap, seed + i) + rect(x, y - 14 - i * gap, w, 14, wood),
    ) +
    rect(x - 8, y - h - 14, w + 16, 18, wood) +
    rect(x, y - h, 14, h, wood) +
    rect(x + w - 14, y - h, 14, h, shade(wood, 0.82))
  );
}

export function bookStack(x: number, y: number, w: number, count: number, seed: number): string {
  const random = createRandom(seed);
  return times(count, (i) => {
    const colour = pick(spines, i + seed);
    const bw = w * random.between(0.78, 1);
    const bx = x - bw / 2 + random.near(0, w * 0.06);
    const t = w * 0.14;
    const by = y - (i + 1) * t;
    return (
      rect(bx, by, bw, t, colour, 'rx="4"') +
      rect(bx + bw * 0.06, by + t * 0.2, bw * 0.96, t * 0.6, ink.cream) +
      rect(bx, by, bw * 0.08, t, shade(colour, 0.8), 'rx="3"') +
      line(`M${n(bx + bw * 0.1)} ${n(by + t * 0.5)}H${n(bx + bw)}`, '#D9C3AE', 2)
    );
  });
}

export function openBook(x: number, y: number, w: number, cover: string = ink.gulmohar): string {
  const h = w * 0.36;
  return (
    path(
      `M${n(x)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - h * 0.5)} ${n(x - w * 0.54)} ${n(y - h * 0.12)}L${n(x - w * 0.5)} ${n(y - h)}H${n(x + w * 0.5)}L${n(x + w * 0.54)} ${n(y - h * 0.12)}Q${n(x + w * 0.3)} ${n(y - h * 0.5)} ${n(x)} ${n(y)}Z`,
      cover,
    ) +
    path(
      `M${n(x)} ${n(y - h * 0.12)}Q${n(x - w * 0.28)} ${n(y - h * 0.62)} ${n(x - w * 0.5)} ${n(y - h * 0.22)}L${n(x - w * 0.44)} ${n(y - h * 1.12)}Q${n(x - w * 0.2)} ${n(y - h * 1.4)} ${n(x)} ${n(y - h)}Z`,
      ink.ivory,
    ) +
    path(
      `M${n(x)} ${n(y - h * 0.12)}Q${n(x + w * 0.28)} ${n(y - h * 0.62)} ${n(x + w * 0.5)} ${n(y - h * 0.22)}L${n(x + w * 0.44)} ${n(y - h * 1.12)}Q${n(x + w * 0.2)} ${n(y - h * 1.4)} ${n(x)} ${n(y - h)}Z`,
      '#F1E1C8',
    )
  );
}

/** A blackboard with a chalk drawing and no words. */
export function blackboard(x: number, y: number, w: number, h: number, drawing: string): string {
  return (
    rect(x - 16, y - 16, w + 32, h + 32, ink.trunk, 'rx="4"') +
    rect(x, y, w, h, '#23433D') +
    `<g opacity="0.25">${times(9, (i) => line(`M${n(x + w * (0.06 + i * 0.1))} ${n(y + h * (0.2 + ((i * 37) % 60) / 100))}q${n(w * 0.06)} -14 ${n(w * 0.13)} -4`, '#8FB0A4', 16))}</g>` +
    drawing +
    rect(x - 16, y + h + 10, w + 32, 12, shade(ink.trunk, 0.8)) +
    rect(x + w * 0.2, y + h + 2, 30, 8, ink.ivory) +
    rect(x + w * 0.6, y + h, 46, 12, ink.ember)
  );
}

export function desk(x: number, y: number, w: number, h: number, wood: string = ink.clay): string {
  return (
    rect(x + w * 0.06, y - h + 10, 14, h - 10, shade(wood, 0.6)) +
    rect(x + w * 0.94 - 14, y - h + 10, 14, h - 10, shade(wood, 0.6)) +
    rect(x + w * 0.06, y - h + 16, w * 0.88, h * 0.34, shade(wood, 0.76)) +
    poly(
      [
        [x, y - h + 14],
        [x + w * 0.04, y - h],
        [x + w * 0.96, y - h],
        [x + w, y - h + 14],
      ],
      wood,
    ) +
    rect(x, y - h + 14, w, 9, shade(wood, 0.85))
  );
}

export function stool(x: number, y: number, w: number, h: number, wood: string = ink.trunk): string {
  return (
    line(
      `M${n(x - w * 0.34)} ${n(y - h)}L${n(x - w * 0.46)} ${n(y)}M${n(x + w * 0.34)} ${n(y - h)}L${n(x + w * 0.46)} ${n(y)}`,
      shade(wood, 0.8),
      9,
    ) +
    line(`M${n(x - w * 0.4)} ${n(y - h * 0.4)}H${n(x + w * 0.4)}`, shade(wood, 0.7), 6) +
    rect(x - w / 2, y - h - 6, w, 14, wood, 'rx="6"')
  );
}

export function microscope(x: number, y: number, s: number): string {
  return (
    path(`M${n(x - s * 0.34)} ${n(y)}h${n(s * 0.7)}v${n(-s * 0.1)}h${n(-s * 0.7)}Z`, ink.brown) +
    line(
      `M${n(x + s * 0.2)} ${n(y - s * 0.1)}C${n(x + s * 0.5)} ${n(y - s * 0.4)} ${n(x + s * 0.34)} ${n(y - s * 0.75)} ${n(x + s * 0.02)} ${n(y - s * 0.8)}`,
      ink.plum,
      s * 0.11,
    ) +
    rect(x - s * 0.3, y - s * 0.34, s * 0.46, s * 0.06, ink.brown) +
    `<g transform="rotate(-14 ${n(x)} ${n(y - s * 0.6)})">${rect(x - s * 0.11, y - s * 0.98, s * 0.18, s * 0.5, ink.ivory, 'rx="4"')}${rect(x - s * 0.13, y - s * 1.08, s * 0.22, s * 0.12, ink.brown, 'rx="3"')}${rect(x - s * 0.07, y - s * 0.5, s * 0.1, s * 0.12, ink.marigold)}</g>`
  );
}

export function flask(x: number, y: number, s: number, liquid: string): string {
  const glass = path(
    `M${n(x - s * 0.12)} ${n(y - s)}V${n(y - s * 0.62)}L${n(x - s * 0.4)} ${n(y - s * 0.1)}Q${n(x - s * 0.42)} ${n(y)} ${n(x - s * 0.3)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.42)} ${n(y)} ${n(x + s * 0.4)} ${n(y - s * 0.1)}L${n(x + s * 0.12)} ${n(y - s * 0.62)}V${n(y - s)}Z`,
    '#E3F0E8',
    'opacity="0.75"',
  );
  return (
    glass +
    path(
      `M${n(x - s * 0.26)} ${n(y - s * 0.36)}L${n(x - s * 0.4)} ${n(y - s * 0.1)}Q${n(x - s * 0.42)} ${n(y)} ${n(x - s * 0.3)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.42)} ${n(y)} ${n(x + s * 0.4)} ${n(y - s * 0.1)}L${n(x + s * 0.26)} ${n(y - s * 0.36)}Z`,
      liquid,
    ) +
    rect(x - s * 0.17, y - s * 1.03, s * 0.34, s * 0.07, '#C8DDD2', 'rx="3"') +
    line(`M${n(x - s * 0.18)} ${n(y - s * 0.42)}l${n(-s * 0.1)} ${n(s * 0.2)}`, ink.ivory, s * 0.04)
  );
}

export function globe(x: number, y: number, r: number): string {
  return (
    line(`M${n(x)} ${n(y)}v${n(-r * 0.4)}`, ink.bark, r * 0.14) +
    ellipse(x, y, r * 0.6, r * 0.12, ink.bark) +
    circle(x, y - r * 1.35, r, ink.lagoon) +
    path(
      `M${n(x - r * 0.7)} ${n(y - r * 1.7)}q${n(r * 0.5)} ${n(-r * 0.4)} ${n(r * 0.8)} ${n(r * 0.1)}q${n(-r * 0.1)} ${n(r * 0.4)} ${n(-r * 0.4)} ${n(r * 0.5)}q${n(-r * 0.4)} 0 ${n(-r * 0.4)} ${n(-r * 0.6)}Z`,
      ink.leafLight,
    ) +
    path(
      `M${n(x + r * 0.2)} ${n(y - r * 1.3)}q${n(r * 0.6)} ${n(-r * 0.1)} ${n(r * 0.5)} ${n(r * 0.3)}q${n(-r * 0.2)} ${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.4)}Z`,
      ink.leafLight,
    ) +
    line(
      `M${n(x - r * 0.5)} ${n(y - r * 2.4)}A${n(r * 1.15)} ${n(r * 1.15)} 0 0 1 ${n(x + r * 0.5)} ${n(y - r * 0.34)}`,
      ink.amber,
      r * 0.1,
    )
  );
}

export function easel(x: number, y: number, h: number, picture: string): string {
  return (
    line(
      `M${n(x)} ${n(y - h)}L${n(x - h * 0.24)} ${n(y)}M${n(x)} ${n(y - h)}L${n(x + h * 0.24)} ${n(y)}M${n(x)} ${n(y - h)}V${n(y - h * 0.05)}`,
      ink.trunk,
      11,
    ) +
    rect(x - h * 0.27, y - h * 0.92, h * 0.54, h * 0.52, ink.ivory) +
    picture +
    rect(x - h * 0.3, y - h * 0.4, h * 0.6, 13, ink.bark)
  );
}
