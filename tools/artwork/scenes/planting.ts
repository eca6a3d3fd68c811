import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { grass, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { sapling, wateringCan } from '../props/outdoors.ts';
import { cloud, hills, sky } from '../sky.ts';
import { type Drawing, ellipse, line, path, times } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** One sapling each on the bare slope behind the school, the hills newly green. */
export function planting(): Drawing {
  const spots = [
    [180, 640],
    [330, 590],
    [520, 620],
    [760, 560],
    [930, 610],
    [1090, 560],
    [640, 530],
    [420, 520],
  ] as const;
  return {
    ...sheet,
    content: [
      sky(1200, 600, [
        [0, '#9DBFB4'],
        [0.6, '#CFE0C6'],
        [1, '#EFF0CF'],
      ]),
      cloud({ x: 260, y: 190, w: 520, colour: '#E9EFDF', seed: 5, opacity: 0.8 }),
      cloud({ x: 900, y: 130, w: 600, colour: '#DCE8DA', seed: 8, opacity: 0.8 }),
      hills({ width: 1200, y: 440, rise: 230, colour: '#8DB59B', seed: 52, floor: 700, grain: '#6A9A82' }),
      hills({ width: 1200, y: 480, rise: 130, colour: '#6BA070', seed: 7, floor: 700, grain: '#4B8459' }),
      line('M742 330q6 40 -2 90q8 20 0 40', '#F2F7EC', 9),
      grove({ x: -30, y: 500, w: 760, h: 80, colour: '#42805A', seed: 3 }),
      path('M0 520Q300 440 700 490T1200 440V910H0Z', '#8DB35A'),
      path('M0 640Q400 540 800 600T1200 570V910H0Z', '#7AA552'),
      grass({
        box: { x: 0, y: 500, w: 1200, h: 330 },
        tones: ['#6C9A48', '#9CC062', '#5C8B45', '#B4CF70'],
        count: 1100,
        seed: 4,
        size: 24,
      }),
      ...spots.map(([x, y]) => ellipse(x, y, 26, 8, '#7A4E2C') + sapling(x, y, 60)),
      ellipse(560, 800, 170, 44, '#6B4028'),
      ellipse(560, 794, 120, 28, '#54301C'),
      sapling(560, 796, 190),
      stipple({ box: { x: 390, y: 756, w: 340, h: 90 }, colour: '#3A2010', count: 260, seed: 3, opacity: 0.5 }),
      crowd(
        [
          {
            x: 380,
            y: 830,
            h: 380,
            view: 'side',
            hair: 'plaits',
            skin: 2,
            sits: 'floor',
            arms: [
              [60, 84],
              [66, 90],
            ],
            lean: 14,
            nod: 8,
            cloth: ink.gulmohar,
          },
          {
            x: 760,
            y: 830,
            h: 400,
            view: 'side',
            faces: -1,
            hair: 'grey',
            outfit: 'kurta',
            cloth: ink.marigold,
            adult: true,
            skin: 3,
            sits: 'floor',
            arms: [
              [60, 84],
              [70, 88],
            ],
            lean: 10,
            nod: 6,
          },
          {
            x: 960,
            y: 760,
            h: 330,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'shorts',
            skin: 1,
            arms: [
              [30, 60],
              [20, 56],
            ],
            legs: [
              [20, 4],
              [-18, -28],
            ],
          },
          {
            x: 190,
            y: 740,
            h: 300,
            view: 'back',
            hair: 'pony',
            skin: 0,
            arms: [
              [-10, 0],
              [24, 8],
            ],
          },
          {
            x: 1080,
            y: 650,
            h: 210,
            view: 'back',
            hair: 'bob',
            skin: 4,
            arms: [
              [-14, 0],
              [14, 4],
            ],
          },
        ],
        { lean: 0.5, reach: 0.22, colour: '#1F4A34', opacity: 0.4 },
      ),
      wateringCan(880, 720, 90, ink.teal),
      times(
        3,
        (i) =>
          ellipse(120 + i * 70, 846, 34, 10, '#54301C') +
          sapling(120 + i * 70, 820, 100) +
          path(`M${96 + i * 70} 816h48l-8 34h-32Z`, '#2E2019'),
      ),
      grass({
        box: { x: -10, y: 860, w: 1220, h: 50 },
        tones: ['#3F7A44', '#5C8B45', '#2F6440'],
        count: 260,
        seed: 8,
        size: 56,
      }),
      wash(sheet, '#FBF6C8', 0.25, [-1, 0]),
    ].join(''),
  };
}
