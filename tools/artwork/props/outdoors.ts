import { ink } from '../palette.ts';
import { circle, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';

/** The school bus, side on, facing left. `x` is its middle and `y` the road. */
export function bus(x: number, y: number, w: number): string {
  const h = w * 0.4;
  const left = x - w / 2;
  const wheel = (wx: number): string =>
    circle(wx, y - w * 0.05, w * 0.066, '#2E2019') +
    circle(wx, y - w * 0.05, w * 0.034, '#C9B79C') +
    circle(wx, y - w * 0.05, w * 0.012, '#2E2019');
  const pane = (i: number): string => {
    const px = left + w * (0.2 + i * 0.132);
    return (
      rect(px, y - h * 0.86, w * 0.108, h * 0.3, '#35595A', 'rx="7"') +
      poly(
        [
          [px + w * 0.05, y - h * 0.86],
          [px + w * 0.09, y - h * 0.86],
          [px + w * 0.04, y - h * 0.56],
          [px + w * 0.005, y - h * 0.56],
        ],
        '#6F9C97',
      )
    );
  };
  return (
    path(
      `M${n(left)} ${n(y - h * 0.14)}V${n(y - h * 0.52)}L${n(left + w * 0.045)} ${n(y - h * 0.92)}Q${n(left + w * 0.06)} ${n(y - h)} ${n(left + w * 0.13)} ${n(y - h)}H${n(left + w * 0.95)}Q${n(left + w)} ${n(y - h)} ${n(left + w)} ${n(y - h * 0.88)}V${n(y - h * 0.14)}Z`,
      ink.marigold,
    ) +
    path(
      `M${n(left + w * 0.04)} ${n(y - h * 0.95)}Q${n(left + w * 0.06)} ${n(y - h)} ${n(left + w * 0.13)} ${n(y - h)}H${n(left + w * 0.95)}Q${n(left + w)} ${n(y - h)} ${n(left + w)} ${n(y - h * 0.92)}Z`,
      ink.lemon,
    ) +
    path(
      `M${n(left + w * 0.03)} ${n(y - h * 0.52)}L${n(left + w * 0.065)} ${n(y - h * 0.86)}H${n(left + w * 0.16)}V${n(y - h * 0.52)}Z`,
      '#35595A',
    ) +
    times(6, pane) +
    rect(left, y - h * 0.43, w, h * 0.07, ink.gulmohar) +
    rect(left, y - h * 0.3, w, h * 0.16, ink.amber) +
    rect(left + w * 0.2, y - h * 0.84, w * 0.01, h * 0.7, shade(ink.amber, 0.8)) +
    rect(left - 6, y - h * 0.2, w + 12, h * 0.09, ink.brown, 'rx="5"') +
    circle(left + w * 0.03, y - h * 0.3, w * 0.018, ink.ivory) +
    wheel(left + w * 0.2) +
    wheel(left + w * 0.8)
  );
}

export function bicycle(x: number, y: number, s: number, colour: string = ink.teal): string {
  const r = s * 0.3;
  const wheel = (cx: number): string =>
    circle(cx, y - r, r, 'none', `stroke="${ink.brown}" stroke-width="${n(s * 0.035)}"`) +
    times(8, (i) =>
      line(`M${n(cx)} ${n(y - r)}l${n(Math.cos(i * 0.785) * r)} ${n(Math.sin(i * 0.785) * r)}`, '#8F7864', 1.6),
    ) +
    circle(cx, y - r, s * 0.03, ink.brown);
  const a = x - s * 0.5;
  const b = x + s * 0.5;
  return (
    wheel(a) +
    wheel(b) +
    line(
      `M${n(a)} ${n(y - r)}L${n(x - s * 0.18)} ${n(y - s * 0.72)}L${n(x + s * 0.34)} ${n(y - s * 0.72)}L${n(x - s * 0.02)} ${n(y - r)}Z M${n(x - s * 0.18)} ${n(y - s * 0.72)}L${n(x - s * 0.02)} ${n(y - r)}M${n(b)} ${n(y - r)}L${n(x + s * 0.31)} ${n(y - s * 0.9)}`,
      colour,
      s * 0.05,
    ) +
    line(
      `M${n(x + s * 0.18)} ${n(y - s * 0.94)}q${n(s * 0.12)} 0 ${n(s * 0.13)} ${n(s * 0.04)}`,
      ink.brown,
      s * 0.045,
    ) +
    ellipse(x - s * 0.21, y - s * 0.78, s * 0.12, s * 0.04, ink.brown) +
    circle(x - s * 0.02, y - r, s * 0.06, ink.bark)
  );
}

export function swings(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    line(
      `M${n(x - w * 0.5)} ${n(y)}L${n(x - w * 0.42)} ${n(y - h)}L${n(x - w * 0.34)} ${n(y)}M${n(x + w * 0.34)} ${n(y)}L${n(x + w * 0.42)} ${n(y - h)}L${n(x + w * 0.5)} ${n(y)}`,
      colour,
      13,
    ) + line(`M${n(x - w * 0.44)} ${n(y - h)}H${n(x + w * 0.44)}`, shade(colour, 0.8), 15)
  );
}

export function slide(x: number, y: number, h: number, colour: string): string {
  return (
    line(`M${n(x)} ${n(y)}V${n(y - h)}M${n(x + h * 0.34)} ${n(y)}V${n(y - h)}`, ink.teal, 12) +
    times(6, (i) => line(`M${n(x)} ${n(y - h * (0.14 + i * 0.14))}H${n(x + h * 0.34)}`, ink.teal, 8)) +
    line(`M${n(x)} ${n(y - h)}v${n(-h * 0.26)}h${n(h * 0.34)}v${n(h * 0.26)}`, ink.teal, 9) +
    path(`M${n(x - 8)} ${n(y - h)}h${n(h * 0.4)}v14h${n(-h * 0.4)}Z`, ink.deepTeal) +
    path(
      `M${n(x + h * 0.32)} ${n(y - h)}C${n(x + h * 0.9)} ${n(y - h)} ${n(x + h * 0.7)} ${n(y - 20)} ${n(x + h * 1.34)} ${n(y - 14)}V${n(y - 44)}C${n(x + h * 0.96)} ${n(y - 44)} ${n(x + h)} ${n(y - h - 36)} ${n(x + h * 0.32)} ${n(y - h - 36)}Z`,
      colour,
    )
  );
}

export function football(x: number, y: number, r: number): string {
  return (
    circle(x, y - r, r, ink.ivory) +
    poly(
      [
        [x, y - r * 1.4],
        [x + r * 0.38, y - r * 1.1],
        [x + r * 0.24, y - r * 0.68],
        [x - r * 0.24, y - r * 0.68],
        [x - r * 0.38, y - r * 1.1],
      ],
      ink.brown,
    ) +
    line(
      `M${n(x)} ${n(y - r * 1.4)}v${n(-r * 0.5)}M${n(x + r * 0.38)} ${n(y - r * 1.1)}l${n(r * 0.5)} ${n(-r * 0.2)}M${n(x - r * 0.38)} ${n(y - r * 1.1)}l${n(-r * 0.5)} ${n(-r * 0.2)}M${n(x + r * 0.24)} ${n(y - r * 0.68)}l${n(r * 0.28)} ${n(r * 0.4)}M${n(x - r * 0.24)} ${n(y - r * 0.68)}l${n(-r * 0.28)} ${n(r * 0.4)}`,
      ink.brown,
      r * 0.09,
    )
  );
}

export function sapling(x: number, y: number, h: number): string {
  return (
    line(`M${n(x)} ${n(y)}q${n(h * 0.04)} ${n(-h * 0.5)} 0 ${n(-h)}`, ink.leaf, h * 0.05) +
    times(7, (i) => {
      const ly = y - h * (0.3 + i * 0.11);
      const side = i % 2 === 0 ? 1 : -1;
      return ellipse(
        x + side * h * 0.15,
        ly,
        h * 0.17,
        h * 0.065,
        i % 3 === 0 ? ink.leafLight : ink.leafMid,
        `transform="rotate(${side * -28} ${n(x)} ${n(ly)})"`,
      );
    })
  );
}

/** A bed of vegetables in a raised row. */
export function bed(x: number, y: number, w: number, kind: 'spinach' | 'tomato' | 'methi' | 'marigold'): string {
  const plants = Math.round(w / 46);
  const soil = path(
    `M${n(x - 16)} ${n(y)}Q${n(x)} ${n(y - 34)} ${n(x + 40)} ${n(y - 30)}H${n(x + w - 40)}Q${n(x + w)} ${n(y - 34)} ${n(x + w + 16)} ${n(y)}Z`,
    '#6B4028',
  );
  return (
    soil +
    times(plants, (i) => {
      const px = x + 26 + (i * (w - 52)) / Math.max(1, plants - 1);
      const py = y - 22 - (i % 2) * 6;
      const tall = kind === 'tomato' ? 96 : kind === 'methi' ? 44 : 58;
      const leaves = times(7, (k) =>
        ellipse(
          px,
          py - tall * 0.45,
          tall * 0.44,
          tall * (kind === 'methi' ? 0.12 : 0.17),
          k % 3 === 0 ? ink.leafLight : k % 3 === 1 ? ink.leafMid : ink.leaf,
          `transform="rotate(${-150 + k * 20 + (i % 3) * 6} ${n(px)} ${n(py)})"`,
        ),
      );
      const fruit =
        kind === 'tomato'
          ? times(4, (k) =>
              circle(px + ((k * 29 + i * 13) % 44) - 22, py - 24 - k * 16, 9, k % 2 === 0 ? ink.gulmohar : ink.ember),
            )
          : kind === 'marigold'
            ? times(3, (k) => circle(px + (k - 1) * 20, py - 40 - (k % 2) * 16, 12, k === 1 ? ink.ember : ink.marigold))
            : '';
      return leaves + fruit;
    })
  );
}

export function wateringCan(x: number, y: number, s: number, colour: string = ink.lagoon): string {
  return (
    line(
      `M${n(x - s * 0.24)} ${n(y - s * 0.5)}q${n(-s * 0.34)} ${n(s * 0.04)} ${n(-s * 0.2)} ${n(s * 0.36)}`,
      shade(colour, 0.8),
      s * 0.07,
    ) +
    line(`M${n(x + s * 0.24)} ${n(y - s * 0.2)}L${n(x + s * 0.58)} ${n(y - s * 0.52)}`, shade(colour, 0.8), s * 0.09) +
    path(
      `M${n(x - s * 0.28)} ${n(y - s * 0.55)}H${n(x + s * 0.28)}L${n(x + s * 0.32)} ${n(y)}H${n(x - s * 0.32)}Z`,
      colour,
    ) +
    ellipse(
      x + s * 0.6,
      y - s * 0.54,
      s * 0.1,
      s * 0.05,
      colour,
      `transform="rotate(45 ${n(x + s * 0.6)} ${n(y - s * 0.54)})"`,
    )
  );
}

export function umbrella(x: number, y: number, r: number, colour: string, tilt = 0): string {
  return `<g transform="rotate(${tilt} ${n(x)} ${n(y + r)})">${line(`M${n(x)} ${n(y)}V${n(y + r * 1.2)}`, ink.brown, r * 0.045)}${path(`M${n(x - r)} ${n(y + r * 0.28)}Q${n(x - r * 0.9)} ${n(y - r * 0.72)} ${n(x)} ${n(y - r * 0.74)}Q${n(x + r * 0.9)} ${n(y - r * 0.72)} ${n(x + r)} ${n(y + r * 0.28)}Q${n(x + r * 0.8)} ${n(y + r * 0.06)} ${n(x + r * 0.5)} ${n(y + r * 0.22)}Q${n(x + r * 0.25)} ${n(y + r * 0.04)} ${n(x)} ${n(y + r * 0.22)}Q${n(x - r * 0.25)} ${n(y + r * 0.04)} ${n(x - r * 0.5)} ${n(y + r * 0.22)}Q${n(x - r * 0.8)} ${n(y + r * 0.06)} ${n(x - r)} ${n(y + r * 0.28)}Z`, colour)}${path(`M${n(x)} ${n(y - r * 0.74)}Q${n(x + r * 0.9)} ${n(y - r * 0.72)} ${n(x + r)} ${n(y + r * 0.28)}Q${n(x + r * 0.8)} ${n(y + r * 0.06)} ${n(x + r * 0.5)} ${n(y + r * 0.22)}Q${n(x + r * 0.44)} ${n(y - r * 0.4)} ${n(x)} ${n(y - r * 0.74)}Z`, shade(colour, 0.86))}${line(`M${n(x)} ${n(y - r * 0.74)}Q${n(x - r * 0.44)} ${n(y - r * 0.4)} ${n(x - r * 0.5)} ${n(y + r * 0.2)}`, shade(colour, 0.8), 2.5)}</g>`;
}

export function paperBoat(x: number, y: number, s: number, colour: string): string {
  return (
    poly(
      [
        [x - s * 0.2, y - s * 0.3],
        [x, y - s * 0.78],
        [x + s * 0.2, y - s * 0.3],
      ],
      shade(colour, 0.86),
    ) +
    poly(
      [
        [x - s * 0.6, y - s * 0.42],
        [x + s * 0.6, y - s * 0.42],
        [x + s * 0.32, y],
        [x - s * 0.32, y],
      ],
      colour,
    ) +
    poly(
      [
        [x, y - s * 0.2],
        [x + s * 0.6, y - s * 0.42],
        [x + s * 0.32, y],
      ],
      shade(colour, 0.9),
    )
  );
}
