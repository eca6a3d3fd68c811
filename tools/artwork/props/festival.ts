import { halo } from '../light.ts';
import { ink, pick } from '../palette.ts';
import { circle, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';

/** A paper fighter kite with a tail of small bows. */
export function kite(
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string],
  tilt: number,
  string = '',
): string {
  const body =
    poly(
      [
        [x, y - s],
        [x + s * 0.82, y],
        [x, y + s * 0.9],
        [x - s * 0.82, y],
      ],
      colours[0],
    ) +
    poly(
      [
        [x, y - s],
        [x + s * 0.82, y],
        [x, y + s * 0.9],
      ],
      shade(colours[0], 0.9),
    ) +
    poly(
      [
        [x, y - s * 0.45],
        [x + s * 0.38, y],
        [x, y + s * 0.4],
        [x - s * 0.38, y],
      ],
      colours[1],
    ) +
    line(`M${n(x)} ${n(y - s)}V${n(y + s * 0.9)}`, ink.bark, s * 0.025) +
    line(`M${n(x - s * 0.82)} ${n(y)}Q${n(x)} ${n(y - s * 0.55)} ${n(x + s * 0.82)} ${n(y)}`, ink.bark, s * 0.025) +
    poly(
      [
        [x, y + s * 0.86],
        [x + s * 0.2, y + s * 1.18],
        [x - s * 0.2, y + s * 1.18],
      ],
      colours[1],
    );
  return `${string}<g transform="rotate(${tilt} ${n(x)} ${n(y)})">${body}</g>`;
}

export const kiteString = (fromX: number, fromY: number, toX: number, toY: number, sag = 60): string =>
  line(
    `M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + sag * 0.3)} ${n((fromY + toY) / 2 + sag)} ${n(toX)} ${n(toY)}`,
    ink.ivory,
    2.2,
    'opacity="0.85"',
  );

/** A round rangoli of petal rings, flattened as it lies on the floor. */
export function rangoli(x: number, y: number, r: number, flat: number): string {
  const ring = (radius: number, count: number, w: number, h: number, colours: readonly string[], spin = 0): string =>
    times(count, (i) => {
      const a = (i / count) * 360 + spin;
      return path(
        `M0 ${n(-radius)}Q${n(w)} ${n(-radius - h * 0.5)} 0 ${n(-radius - h)}Q${n(-w)} ${n(-radius - h * 0.5)} 0 ${n(-radius)}Z`,
        pick(colours, i),
        `transform="rotate(${n(a)})"`,
      );
    });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat})">${circle(0, 0, r, ink.ivory)}${circle(0, 0, r * 0.96, ink.teal)}${ring(r * 0.6, 20, r * 0.11, r * 0.33, [ink.marigold, ink.coral])}${times(40, (i) => circle(Math.cos((i / 40) * Math.PI * 2) * r * 0.955, Math.sin((i / 40) * Math.PI * 2) * r * 0.955, r * 0.02, ink.ivory))}${circle(0, 0, r * 0.62, ink.ivory)}${circle(0, 0, r * 0.595, ink.gulmohar)}${ring(r * 0.26, 14, r * 0.13, r * 0.31, [ink.lemon, ink.ivory], 6)}${circle(0, 0, r * 0.3, ink.ivory)}${circle(0, 0, r * 0.28, ink.leaf)}${ring(0, 8, r * 0.12, r * 0.25, [ink.ember, ink.marigold])}${circle(0, 0, r * 0.06, ink.lemon)}</g>`;
}

export function diya(x: number, y: number, s: number): string {
  return (
    halo(x, y - s * 0.7, s * 3.2, '#FFD77A', 0.7) +
    path(
      `M${n(x)} ${n(y - s * 1.25)}q${n(s * 0.3)} ${n(s * 0.5)} 0 ${n(s * 0.8)}q${n(-s * 0.3)} ${n(-s * 0.3)} 0 ${n(-s * 0.8)}Z`,
      ink.lemon,
    ) +
    path(
      `M${n(x)} ${n(y - s * 0.95)}q${n(s * 0.14)} ${n(s * 0.26)} 0 ${n(s * 0.46)}q${n(-s * 0.14)} ${n(-s * 0.16)} 0 ${n(-s * 0.46)}Z`,
      ink.ivory,
    ) +
    path(
      `M${n(x - s * 0.62)} ${n(y - s * 0.48)}Q${n(x)} ${n(y - s * 0.3)} ${n(x + s * 0.62)} ${n(y - s * 0.48)}Q${n(x + s * 0.4)} ${n(y)} ${n(x)} ${n(y)}Q${n(x - s * 0.4)} ${n(y)} ${n(x - s * 0.62)} ${n(y - s * 0.48)}Z`,
      ink.ember,
    ) +
    path(
      `M${n(x)} ${n(y - s * 0.39)}Q${n(x + s * 0.34)} ${n(y - s * 0.4)} ${n(x + s * 0.62)} ${n(y - s * 0.48)}Q${n(x + s * 0.4)} ${n(y)} ${n(x)} ${n(y)}Z`,
      ink.brick,
    )
  );
}

/** An akash kandil: the paper lantern hung up in Maharashtra for Diwali. */
export function kandil(x: number, y: number, s: number, colours: readonly [string, string]): string {
  const tails = times(5, (i) => {
    const tx = x + (i - 2) * s * 0.26;
    return path(
      `M${n(tx - s * 0.08)} ${n(y + s * 0.9)}q${n(s * 0.1)} ${n(s * 0.5)} ${n((i - 2) * s * 0.06)} ${n(s * 1.1)}h${n(s * 0.16)}q${n(s * 0.08)} ${n(-s * 0.5)} 0 ${n(-s * 1.1)}Z`,
      i % 2 === 0 ? colours[0] : colours[1],
    );
  });
  return (
    halo(x, y, s * 3.4, '#FFCF6B', 0.65) +
    tails +
    poly(
      [
        [x - s * 0.5, y - s * 0.7],
        [x + s * 0.5, y - s * 0.7],
        [x + s, y],
        [x + s * 0.6, y + s * 0.95],
        [x - s * 0.6, y + s * 0.95],
        [x - s, y],
      ],
      colours[0],
    ) +
    poly(
      [
        [x - s * 0.24, y - s * 0.7],
        [x + s * 0.24, y - s * 0.7],
        [x + s * 0.42, y],
        [x + s * 0.28, y + s * 0.95],
        [x - s * 0.28, y + s * 0.95],
        [x - s * 0.42, y],
      ],
      ink.lemon,
    ) +
    circle(x, y + s * 0.06, s * 0.22, colours[1]) +
    times(8, (i) =>
      circle(x + Math.cos(i * 0.785) * s * 0.22, y + s * 0.06 + Math.sin(i * 0.785) * s * 0.22, s * 0.09, ink.ivory),
    ) +
    rect(x - s * 0.6, y + s * 0.88, s * 1.2, s * 0.1, colours[1]) +
    rect(x - s * 0.52, y - s * 0.78, s * 1.04, s * 0.1, colours[1]) +
    line(
      `M${n(x - s * 0.4)} ${n(y - s * 0.75)}L${n(x)} ${n(y - s * 1.4)}L${n(x + s * 0.4)} ${n(y - s * 0.75)}M${n(x)} ${n(y - s * 1.4)}v${n(-s * 4)}`,
      ink.bark,
      s * 0.04,
    )
  );
}

/** A string of small paper flags hanging in one long curve. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[],
  size = 34,
): string {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.25));
  const at = (t: number): readonly [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * sag,
  ];
  const flags = times(count, (i) => {
    const [ax, ay] = at((i + 0.1) / count);
    const [bx, by] = at((i + 0.9) / count);
    return poly(
      [
        [ax, ay],
        [bx, by],
        [(ax + bx) / 2 + 2, (ay + by) / 2 + size * 1.1],
      ],
      pick(colours, i),
    );
  });
  return (
    line(`M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`, ink.bark, 2.5) +
    flags
  );
}

/** Strings of marigold heads. */
export function garland(x1: number, y: number, x2: number, sag: number, size: number): string {
  const count = Math.round(Math.abs(x2 - x1) / (size * 1.5));
  return times(count + 1, (i) => {
    const t = i / count;
    const px = x1 + (x2 - x1) * t;
    const py = y + Math.sin(t * Math.PI) * sag;
    return (
      circle(px, py, size, i % 3 === 0 ? ink.ember : ink.marigold) +
      circle(px - size * 0.2, py - size * 0.2, size * 0.5, i % 3 === 0 ? ink.coral : ink.lemon)
    );
  });
}

export function tabla(x: number, y: number, s: number): string {
  const drum = (cx: number, w: number, h: number, body: string): string =>
    path(
      `M${n(cx - w * 0.42)} ${n(y - h)}Q${n(cx - w * 0.62)} ${n(y - h * 0.4)} ${n(cx - w * 0.4)} ${n(y)}H${n(cx + w * 0.4)}Q${n(cx + w * 0.62)} ${n(y - h * 0.4)} ${n(cx + w * 0.42)} ${n(y - h)}Z`,
      body,
    ) +
    times(6, (i) =>
      line(
        `M${n(cx - w * 0.4 + i * w * 0.16)} ${n(y - h)}L${n(cx - w * 0.36 + i * w * 0.145)} ${n(y - 4)}`,
        shade(body, 0.7),
        s * 0.025,
      ),
    ) +
    ellipse(cx, y - h, w * 0.45, h * 0.17, ink.cream) +
    ellipse(cx, y - h, w * 0.2, h * 0.08, ink.brown) +
    ellipse(cx, y, w * 0.5, h * 0.12, ink.gulmohar);
  return drum(x + s * 0.42, s * 0.6, s * 0.62, ink.clay) + drum(x - s * 0.3, s * 0.84, s * 0.6, ink.lagoon);
}

export function tanpura(x: number, y: number, h: number): string {
  return `<g transform="rotate(9 ${n(x)} ${n(y)})">${rect(x - h * 0.03, y - h, h * 0.06, h * 0.8, ink.trunk, 'rx="6"')}${circle(x, y - h * 0.16, h * 0.17, ink.ember)}${circle(x - h * 0.04, y - h * 0.2, h * 0.1, ink.coral)}${rect(x - h * 0.05, y - h * 0.17, h * 0.1, h * 0.02, ink.cream)}${line(`M${n(x - h * 0.012)} ${n(y - h * 0.98)}V${n(y - h * 0.16)}M${n(x + h * 0.012)} ${n(y - h * 0.98)}V${n(y - h * 0.16)}`, ink.lemon, 1.8)}${line(`M${n(x - h * 0.06)} ${n(y - h * 0.95)}h${n(h * 0.12)}M${n(x - h * 0.06)} ${n(y - h * 0.9)}h${n(h * 0.12)}`, ink.bark, 5)}</g>`;
}

export function harmonium(x: number, y: number, w: number): string {
  const h = w * 0.42;
  return (
    rect(x - w / 2, y - h, w, h, ink.brick) +
    rect(x - w / 2, y - h, w, h * 0.2, ink.terracotta) +
    rect(x - w * 0.44, y - h * 0.78, w * 0.88, h * 0.26, ink.ivory) +
    times(13, (i) => rect(x - w * 0.42 + i * w * 0.066, y - h * 0.78, w * 0.03, h * 0.15, ink.brown)) +
    rect(x - w * 0.4, y - h * 0.38, w * 0.8, h * 0.22, ink.brown) +
    times(6, (i) => circle(x - w * 0.32 + i * w * 0.128, y - h * 0.27, h * 0.06, ink.amber))
  );
}
