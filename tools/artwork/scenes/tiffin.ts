import { wash } from '../light.ts';
import { leafMass, stipple, strokes } from '../marks.ts';
import { ink } from '../palette.ts';
import { circle, clip, type Drawing, ellipse, group, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';

const sheet = { width: 1200, height: 900 };

const bowl = (x: number, y: number, r: number, fill: string): string =>
  ellipse(x + 26, y + 30, r, r * 0.96, ink.brown, 'opacity="0.28"') +
  circle(x, y, r, '#C9CFCB') +
  circle(x - 3, y - 3, r * 0.95, '#EEF1EC') +
  circle(x, y, r * 0.84, '#AAB3AF') +
  circle(x, y + 4, r * 0.8, fill);

/** A steel tiffin opened on a school desk, seen from above. */
export function tiffin(): Drawing {
  const food = (x: number, y: number, r: number, mark: string): string =>
    clip(circle(x, y + 4, r * 0.8, '#000000'), mark);
  const checks =
    times(17, (i) => rect(170 + i * 54, 90, 27, 730, ink.gulmohar, 'opacity="0.28"')) +
    times(14, (i) => rect(150, 100 + i * 54, 920, 27, ink.gulmohar, 'opacity="0.28"'));
  const poha =
    times(120, (i) =>
      ellipse(
        430 + ((i * 67) % 330) - 165,
        400 + ((i * 41) % 330) - 165,
        13,
        6,
        i % 9 === 0 ? ink.leaf : i % 4 === 0 ? '#FFE596' : ink.lemon,
        `transform="rotate(${(i * 47) % 180} ${430 + ((i * 67) % 330) - 165} ${400 + ((i * 41) % 330) - 165})"`,
      ),
    ) +
    times(9, (i) => circle(360 + ((i * 71) % 160), 330 + ((i * 59) % 150), 10, i % 2 === 0 ? '#C9793B' : ink.gulmohar));
  const roti =
    [0, 1, 2]
      .map((i) => circle(775 + i * 10, 310 - i * 8, 118, i === 2 ? '#EBC68D' : shade('#EBC68D', 0.86 + i * 0.04)))
      .join('') +
    times(15, (i) =>
      ellipse(
        795 + Math.cos(i * 2.4) * (20 + i * 5.5),
        294 + Math.sin(i * 2.4) * (20 + i * 5.5),
        9 + (i % 3) * 4,
        7,
        '#A8703A',
        'opacity="0.7"',
      ),
    );
  const bhaji =
    times(60, (i) =>
      circle(
        800 + ((i * 53) % 210) - 105,
        610 + ((i * 37) % 210) - 105,
        14,
        [ink.leaf, ink.leafMid, '#2C5E3A', ink.leafLight][i % 4] ?? ink.leaf,
      ),
    ) +
    times(9, (i) => circle(760 + ((i * 43) % 90), 570 + ((i * 29) % 90), 11, i % 2 === 0 ? ink.ember : ink.marigold));
  return {
    ...sheet,
    content: [
      rect(0, 0, 1200, 900, '#B9794C'),
      times(7, (i) => rect(0, i * 130 + 4, 1200, 4, '#8F5632')),
      strokes({
        box: { x: 0, y: 0, w: 1200, h: 900 },
        colour: '#93582F',
        count: 340,
        seed: 3,
        length: 130,
        width: 3,
        opacity: 0.5,
      }),
      group(
        poly(
          [
            [180, 120],
            [1080, 130],
            [1060, 850],
            [150, 830],
          ],
          ink.brown,
        ),
        'opacity="0.2"',
      ),
      `<g transform="rotate(-4 600 450)">${rect(150, 90, 920, 730, ink.cream)}${checks}${times(30, (i) => line(`M${160 + i * 31} 820v22`, ink.cream, 4))}</g>`,
      bowl(430, 400, 200, ink.marigold),
      food(430, 400, 200, poha),
      bowl(790, 300, 165, '#D9A766'),
      food(790, 300, 165, roti),
      bowl(800, 610, 145, ink.leaf),
      food(800, 610, 145, bhaji),
      ellipse(500, 705, 90, 84, ink.brown, 'opacity="0.25"'),
      circle(480, 690, 84, ink.ember),
      circle(470, 680, 70, ink.coral),
      ellipse(446, 652, 24, 14, '#FFD0B4'),
      path('M478 622q4 -22 20 -28', 'none', `stroke="${ink.bark}" stroke-width="7"`),
      ellipse(516, 600, 26, 10, ink.leaf, 'transform="rotate(-20 516 600)"'),
      `<g transform="rotate(24 1010 560)">${rect(1000, 420, 16, 250, '#D5DAD5', 'rx="8"')}${ellipse(1008, 410, 32, 46, '#E7EAE5')}${ellipse(1008, 412, 22, 34, '#BFC7C3')}</g>`,
      times(6, (i) =>
        ellipse(
          196 + ((i * 61) % 120),
          640 + ((i * 47) % 140),
          11,
          7,
          i % 2 === 0 ? ink.ember : ink.gulmohar,
          `transform="rotate(${i * 40} ${n(196 + ((i * 61) % 120))} ${n(640 + ((i * 47) % 140))})"`,
        ),
      ),
      group(
        leafMass({ x: 80, y: 60, rx: 330, ry: 240, count: 240, tones: ['#4A2740', '#4A2740'], seed: 3, leaf: 44 }) +
          leafMass({
            x: 1150,
            y: 840,
            rx: 240,
            ry: 190,
            count: 160,
            tones: ['#4A2740', '#4A2740'],
            seed: 13,
            leaf: 40,
          }),
        'opacity="0.2"',
      ),
      stipple({
        box: { x: 0, y: 0, w: 1200, h: 900 },
        colour: ink.brown,
        count: 900,
        seed: 8,
        from: 'left',
        opacity: 0.25,
      }),
      wash(sheet, '#FFE9AE', 0.4, [-1, 0]),
    ].join(''),
  };
}
