import { wash } from '../light.ts';
import { stipple, strokes } from '../marks.ts';
import { ink, pick } from '../palette.ts';
import { sapling } from '../props/outdoors.ts';
import { createRandom } from '../random.ts';
import { circle, clip, type Drawing, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';

const sheet = { width: 1200, height: 900 };
const kinds = [
  ink.gulmohar,
  '#E9C46A',
  ink.bark,
  ink.leafMid,
  ink.cream,
  '#7A2A22',
  ink.amber,
  '#3F4A2A',
  ink.clay,
  ink.plum,
] as const;

function jar(x: number, y: number, w: number, h: number, seed: number): string {
  const random = createRandom(seed);
  const tone = pick(kinds, seed);
  const level = h * random.between(0.4, 0.72);
  const inside = rect(x + 8, y - level, w - 16, level - 6, shade(tone, 0.8));
  const seeds = times(Math.round((w * level) / 95), (i) => {
    const sx = x + 8 + random.next() * (w - 16);
    const sy = y - level + random.next() * (level - 6);
    return ellipse(
      sx,
      sy,
      7,
      4.6,
      i % 3 === 0 ? shade(tone, 0.9) : tone,
      `transform="rotate(${n(random.between(0, 180))} ${n(sx)} ${n(sy)})"`,
    );
  });
  return (
    path(
      `M${n(x)} ${n(y)}V${n(y - h * 0.78)}Q${n(x)} ${n(y - h * 0.9)} ${n(x + w * 0.14)} ${n(y - h * 0.92)}H${n(x + w * 0.86)}Q${n(x + w)} ${n(y - h * 0.9)} ${n(x + w)} ${n(y - h * 0.78)}V${n(y)}Z`,
      '#DCEBE0',
      'opacity="0.75"',
    ) +
    clip(inside, inside + seeds) +
    rect(x + w * 0.1, y - h, w * 0.8, h * 0.11, pick([ink.gulmohar, ink.teal, ink.marigold], seed), 'rx="5"') +
    rect(x + w * 0.1, y - h * 0.93, w * 0.8, h * 0.035, ink.brown, 'opacity="0.3"') +
    line(`M${n(x + w * 0.14)} ${n(y - h * 0.74)}V${n(y - h * 0.2)}`, ink.ivory, w * 0.05, 'opacity="0.8"') +
    rect(x + w * 0.3, y - h * 0.42, w * 0.44, h * 0.22, ink.ivory, 'opacity="0.92"') +
    line(
      `M${n(x + w * 0.36)} ${n(y - h * 0.34)}h${n(w * 0.3)}M${n(x + w * 0.36)} ${n(y - h * 0.28)}h${n(w * 0.2)}`,
      ink.clay,
      3,
    )
  );
}

/** The library of seeds: jars on two shelves, the bean that has been allowed to sprout. */
export function seedBank(): Drawing {
  const shelfTop = 400;
  const shelfLow = 720;
  return {
    ...sheet,
    content: [
      rect(0, 0, 1200, 900, '#3C7F78'),
      strokes({ box: { x: 0, y: 0, w: 1200, h: 900 }, colour: '#2E6B66', count: 240, seed: 2, length: 120, width: 4 }),
      poly(
        [
          [700, 0],
          [1200, 0],
          [1200, 160],
          [430, 900],
          [0, 900],
          [0, 720],
        ],
        '#FFE9A8',
        'opacity="0.28"',
      ),
      poly(
        [
          [930, 0],
          [980, 0],
          [140, 900],
          [70, 900],
        ],
        '#3C7F78',
        'opacity="0.8"',
      ),
      stipple({
        box: { x: 0, y: 0, w: 1200, h: 900 },
        colour: ink.deepTeal,
        count: 1300,
        seed: 5,
        from: 'right',
        opacity: 0.5,
        size: 2.2,
      }),
      times(6, (i) => `<g opacity="0.22">${rect(60 + i * 190 + 34, shelfTop - 190, 140, 190, ink.brown)}</g>`),
      times(5, (i) => `<g opacity="0.22">${rect(80 + i * 215 + 36, shelfLow - 230, 150, 230, ink.brown)}</g>`),
      rect(0, shelfTop, 1200, 26, '#B97748'),
      rect(0, shelfTop + 26, 1200, 10, '#7B4E34'),
      rect(0, shelfTop + 36, 1200, 34, ink.brown, 'opacity="0.25"'),
      times(6, (i) => jar(50 + i * 192, shelfTop, 132 + (i % 3) * 12, 180 + ((i * 41) % 70), i + 1)),
      rect(0, shelfLow, 1200, 30, '#C98958'),
      rect(0, shelfLow + 30, 1200, 150, '#8A5432'),
      strokes({
        box: { x: 0, y: shelfLow, w: 1200, h: 30 },
        colour: '#A0683C',
        count: 50,
        seed: 3,
        length: 100,
        width: 2,
      }),
      jar(70, shelfLow, 170, 240, 7),
      jar(290, shelfLow, 140, 190, 18),
      jar(850, shelfLow, 190, 250, 9),
      jar(1070, shelfLow, 150, 200, 15),
      ellipse(640, shelfLow + 6, 150, 14, ink.brown, 'opacity="0.35"'),
      path(`M560 ${shelfLow}L540 ${shelfLow - 150}H740L720 ${shelfLow}Z`, ink.terracotta),
      path(`M650 ${shelfLow}V${shelfLow - 150}H740L720 ${shelfLow}Z`, ink.brick),
      rect(526, shelfLow - 172, 228, 34, ink.ember, 'rx="5"'),
      ellipse(640, shelfLow - 172, 100, 12, '#54301C'),
      sapling(640, shelfLow - 170, 220),
      times(14, (i) =>
        ellipse(
          470 + ((i * 71) % 340),
          shelfLow + 4 + ((i * 13) % 18),
          10,
          6,
          pick(kinds, i),
          `transform="rotate(${(i * 53) % 180} ${470 + ((i * 71) % 340)} ${shelfLow + 4 + ((i * 13) % 18)})"`,
        ),
      ),
      times(
        4,
        (i) =>
          `<g transform="rotate(${(i - 1.5) * 7} ${150 + i * 300} 850)">${rect(90 + i * 300, 796, 120, 150, ink.cream)}${circle(150 + i * 300, 860, 26, pick(kinds, i * 2))}${rect(90 + i * 300, 796, 120, 18, pick([ink.gulmohar, ink.marigold, ink.teal, ink.ember], i))}</g>`,
      ),
      wash(sheet, '#FFF0B4', 0.3, [-1, 0]),
    ].join(''),
  };
}
