import { crowd } from '../crowd.ts';
import { grass, leafMass } from '../marks.ts';
import { ink } from '../palette.ts';
import { paperBoat } from '../props/outdoors.ts';
import { rainfall } from '../sky.ts';
import { type Drawing, ellipse, line, n, path, rect, times } from '../svg.ts';

const sheet = { width: 900, height: 1200 };

/** A fleet of paper boats leaves down the rain channel. */
export function paperBoats(): Drawing {
  const fleet = [
    [526, 545, 62, ink.ivory],
    [588, 650, 80, ink.lemon],
    [548, 765, 104, ink.coral],
    [600, 890, 126, ink.ivory],
    [520, 1050, 164, ink.marigold],
  ] as const;
  return {
    ...sheet,
    content: [
      rect(0, 0, 900, 1200, '#6F9A78'),
      leafMass({
        x: 120,
        y: 60,
        rx: 330,
        ry: 180,
        count: 420,
        tones: ['#1F4A3E', '#2C6049', '#447D55', '#7BA863'],
        seed: 3,
        leaf: 22,
        light: [0.3, 0.8],
      }),
      leafMass({
        x: 760,
        y: 40,
        rx: 340,
        ry: 170,
        count: 420,
        tones: ['#1F4A3E', '#2C6049', '#447D55', '#7BA863'],
        seed: 13,
        leaf: 22,
        light: [-0.3, 0.8],
      }),
      path('M0 330Q300 280 900 340V460H0Z', '#88AD7C'),
      path(
        'M470 330C640 400 360 500 500 590C640 680 300 800 240 1210H860C820 1000 760 860 690 760C620 640 780 520 590 400C560 370 540 340 540 330Z',
        '#4C6F63',
      ),
      path(
        'M484 330C650 410 390 500 520 590C660 690 340 800 285 1210H815C780 1000 720 860 650 760C590 650 740 520 566 400C545 370 530 340 530 330Z',
        '#8FBDB2',
      ),
      times(26, (i) =>
        line(
          `M${n(420 + ((i * 83) % 220) + (i > 14 ? -40 : 0))} ${n(470 + i * 28)}q30 -12 ${n(50 + (i % 4) * 16)} 2`,
          '#CFE5DA',
          4,
          'opacity="0.7"',
        ),
      ),
      grass({
        box: { x: -10, y: 420, w: 400, h: 700 },
        tones: ['#4C7F55', '#6C9C5E', '#3C6B4B', '#93B76A'],
        count: 420,
        seed: 3,
        size: 44,
      }),
      grass({
        box: { x: 740, y: 420, w: 180, h: 700 },
        tones: ['#4C7F55', '#6C9C5E', '#3C6B4B', '#93B76A'],
        count: 260,
        seed: 9,
        size: 44,
      }),
      crowd(
        [
          {
            x: 215,
            y: 690,
            h: 400,
            view: 'side',
            hair: 'hood',
            outfit: 'raincoat',
            skin: 2,
            ribbon: ink.marigold,
            sits: 'bench',
            legs: [
              [110, -20],
              [120, -10],
            ],
            arms: [
              [50, 70],
              [46, 84],
            ],
            lean: 18,
            nod: 10,
          },
          {
            x: 770,
            y: 560,
            h: 330,
            view: 'side',
            faces: -1,
            hair: 'hood',
            outfit: 'raincoat',
            cloth: ink.gulmohar,
            ribbon: ink.gulmohar,
            skin: 3,
            arms: [
              [20, 40],
              [40, 80],
            ],
            nod: 10,
          },
        ],
        { lean: 0, reach: 0.3, colour: '#2A4F45', opacity: 0.35 },
      ),
      ...fleet.map(
        ([x, y, s, colour]) =>
          ellipse(x, y + s * 0.06, s * 0.6, s * 0.13, '#4F8078', 'opacity="0.6"') +
          paperBoat(x, y, s, colour) +
          line(`M${n(x - s * 0.7)} ${n(y + s * 0.14)}q${n(s * 0.7)} ${n(s * 0.2)} ${n(s * 1.4)} 0`, '#E6F2EA', 4),
      ),
      grass({
        box: { x: -10, y: 1120, w: 300, h: 100 },
        tones: ['#2F5E44', '#4C7F55'],
        count: 120,
        seed: 29,
        size: 100,
      }),
      grass({
        box: { x: 780, y: 1120, w: 140, h: 100 },
        tones: ['#2F5E44', '#4C7F55'],
        count: 70,
        seed: 39,
        size: 100,
      }),
      rainfall({ ...sheet, count: 190, seed: 9, colour: '#EAF4EA', opacity: 0.45 }),
    ].join(''),
  };
}
