import { createRandom } from '../random.ts';
import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { hill } from './inks.ts';
import { sky, stars, veinedLeaf } from './land.ts';
import { sheet } from './sheet.ts';

/** Leaves against the light. */
export const leafLight = (): Drawing => {
  const [w, h] = [1400, 900];
  return sheet(w, h, [
    sky({ w, h }, '#DDF0C2', '#8FBF73'),
    veinedLeaf({ x: -120, y: 700, l: 1150, turn: -22, fill: '#5E9A4A', vein: '#CFE8A4' }),
    veinedLeaf({ x: 420, y: 1010, l: 1180, turn: -52, fill: '#3B7A47', vein: '#A9D38A' }),
    veinedLeaf({ x: 1560, y: 760, l: 980, turn: 196, fill: '#8FC24A', vein: '#E6F5BF' }),
    circle(640, 330, 15, hill.clay) + circle(640, 316, 10, hill.pine) + line('M630 330H650', hill.pine, 4),
    ...(
      [
        [310, 480, 14],
        [760, 610, 20],
        [980, 280, 11],
        [520, 220, 9],
      ] as const
    ).map(
      ([x, y, r]) =>
        circle(x, y, r, '#F6FFE4', 'opacity="0.85"') + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#FFFFFF'),
    ),
  ]);
};

/** A walker's map, a cup of tea and a pencil. */
export const mapTable = (): Drawing => {
  const [w, h] = [1400, 900];
  const ring = (x: number, y: number, r: number): string => {
    const points = Array.from({ length: 40 }, (_, i) => {
      const turn = (i / 40) * Math.PI * 2;
      const reach = r * (1 + 0.16 * Math.sin(turn * 2 + 1) + 0.08 * Math.sin(turn * 5 + r / 60));
      return `${Math.round(x + Math.cos(turn) * reach)} ${Math.round(y + Math.sin(turn) * reach * 0.8)}`;
    });
    return line(`M${points.join('L')}Z`, hill.fern, 3);
  };
  return sheet(w, h, [
    rect(0, 0, w, h, hill.plank) + times(9, (i) => rect(0, i * 104, w, 5, hill.timber)),
    `<g transform="rotate(-5 620 450)">${rect(120, 90, 980, 720, '#EFF6EA')}${times(9, (i) => ring(480, 430, 40 + i * 38))}${times(6, (i) => ring(860, 330, 26 + i * 34))}${path('M120 640Q420 560 640 690T1100 600V680Q860 740 640 770T120 720Z', hill.glass)}${line('M300 690L420 560L480 430L640 400L860 330', hill.clay, 7, 'stroke-dasharray="4 18"')}${circle(860, 330, 14, hill.clay)}${rect(448, 90, 4, 720, '#D3E2CF')}${rect(774, 90, 4, 720, '#D3E2CF')}</g>`,
    circle(1190, 620, 150, hill.snow) +
      circle(1190, 620, 118, hill.haze) +
      circle(1190, 620, 104, '#B5652B') +
      circle(1164, 590, 50, '#CC7E41', 'opacity="0.6"') +
      path('M1330 570q90 20 60 110q-20 40 -66 30l4 -34q30 4 36 -22q8 -40 -44 -46Z', hill.snow),
    `<g transform="rotate(34 1060 240)">${rect(900, 226, 330, 30, hill.clay)}${poly(
      [
        [1230, 226],
        [1290, 241],
        [1230, 256],
      ],
      hill.dawn,
    )}${rect(880, 226, 30, 30, hill.pine)}</g>`,
  ]);
};

/** The sheet that is hung up for the moths. */
export const mothNight = (): Drawing => {
  const [w, h] = [1400, 900];
  const random = createRandom(44);
  const moth = (x: number, y: number, s: number, tone: string): string =>
    path(
      `M${x} ${y}q${-s} ${-s} ${-s * 1.5} ${-s * 0.2}q${s * 0.3} ${s * 0.9} ${s * 1.5} ${s * 0.4}q${s * 1.2} ${s * 0.5} ${s * 1.5} ${-s * 0.4}q${-s * 0.5} ${-s * 0.8} ${-s * 1.5} ${s * 0.2}Z`,
      tone,
    ) +
    ellipse(x, y, s * 0.12, s * 0.4, hill.bark) +
    circle(x - s * 0.7, y - s * 0.1, s * 0.14, hill.bark) +
    circle(x + s * 0.7, y - s * 0.1, s * 0.14, hill.bark);
  return sheet(w, h, [
    sky({ w, h }, hill.night, '#1F4752'),
    stars({ w, h: 320 }, 60, 3),
    line('M120 180H1280', hill.timber, 10) + line('M130 180V900M1270 180V900', hill.oak, 16),
    path('M190 186H1210L1236 800Q960 836 700 806T168 800Z', '#EAF6EE') +
      path('M190 186H1210L1216 330Q700 380 184 330Z', hill.lamp, 'opacity="0.45"'),
    circle(700, 150, 42, hill.lamp) + circle(700, 150, 130, hill.lamp, 'opacity="0.25"'),
    times(17, (i) =>
      moth(
        270 + random.next() * 860,
        290 + random.next() * 430,
        random.between(16, 44),
        [hill.timber, hill.rust, hill.fern, hill.dawn, hill.lime][i % 5] ?? hill.timber,
      ),
    ),
  ]);
};

/** Rings in still water, and what fell into it. */
export const rings = (): Drawing => {
  const [w, h] = [1400, 900];
  return sheet(w, h, [
    sky({ w, h }, '#2C7581', '#7FBDB9'),
    times(9, (i) =>
      ellipse(
        560,
        470,
        60 + i * 78,
        34 + i * 46,
        'none',
        `stroke="${hill.haze}" stroke-width="${7 - i * 0.5}" opacity="${0.8 - i * 0.07}"`,
      ),
    ),
    times(5, (i) =>
      ellipse(
        1120,
        220,
        30 + i * 60,
        18 + i * 36,
        'none',
        `stroke="${hill.haze}" stroke-width="5" opacity="${0.6 - i * 0.08}"`,
      ),
    ),
    veinedLeaf({ x: 470, y: 500, l: 260, turn: -14, fill: hill.rust, vein: hill.dawn }),
    veinedLeaf({ x: 1040, y: 700, l: 190, turn: 24, fill: hill.leaf, vein: hill.haze }),
    veinedLeaf({ x: 190, y: 250, l: 150, turn: 70, fill: hill.lamp, vein: hill.clay }),
    ellipse(1290, 800, 220, 120, '#5A6F6C') +
      ellipse(1280, 776, 200, 96, '#7C918B') +
      ellipse(90, 850, 230, 110, '#5A6F6C') +
      ellipse(100, 824, 210, 90, '#8DA39C'),
  ]);
};
