import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { grass, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { cloud, hills, sky } from '../sky.ts';
import { type Drawing, line, path, poly, rect } from '../svg.ts';
import { grove, neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Teal House against Gulmohar House, and the rope has stopped moving. */
export function tugOfWar(): Drawing {
  const puller = (
    x: number,
    y: number,
    faces: 1 | -1,
    cloth: string,
    skin: number,
    hair: 'short' | 'plaits' | 'pony' | 'bob',
    h: number,
  ) =>
    ({
      x,
      y,
      h,
      view: 'side',
      faces,
      hair,
      outfit: 'house',
      cloth,
      skin,
      lean: -26,
      nod: 8,
      arms: [
        [62, 84],
        [56, 90],
      ],
      legs: [
        [58, 40],
        [30, 18],
      ],
    }) as const;
  return {
    ...sheet,
    content: [
      sky(1200, 560, [
        [0, '#8CC3BE'],
        [1, '#E3EFD0'],
      ]),
      cloud({ x: 300, y: 180, w: 420, colour: ink.ivory, seed: 22 }),
      cloud({ x: 930, y: 250, w: 320, colour: ink.ivory, seed: 25, opacity: 0.85 }),
      hills({ width: 1200, y: 470, rise: 110, colour: '#8FBFA6', seed: 61, floor: 700, grain: '#68A088' }),
      grove({ x: -20, y: 540, w: 1240, h: 100, colour: '#4D8458', seed: 2 }),
      neem({ x: 600, y: 600, h: 520, seed: 71 }),
      rect(0, 530, 1200, 380, '#A9BC58'),
      path('M0 640Q600 590 1200 640V910H0Z', '#C3B15C'),
      grass({
        box: { x: 0, y: 540, w: 1200, h: 340 },
        tones: ['#8FA64B', '#BCC764', '#7C9744', '#D6CF74'],
        count: 900,
        seed: 23,
        size: 24,
      }),
      stipple({ box: { x: 0, y: 600, w: 1200, h: 300 }, colour: '#6C7A2E', count: 800, seed: 3, opacity: 0.4 }),
      rect(592, 690, 16, 120, ink.ivory, 'opacity="0.8"'),
      crowd(
        [
          puller(400, 790, 1, ink.teal, 2, 'plaits', 320),
          puller(270, 780, 1, ink.teal, 0, 'short', 330),
          puller(140, 790, 1, ink.teal, 4, 'pony', 315),
          puller(30, 780, 1, ink.teal, 1, 'short', 330),
          puller(800, 790, -1, ink.gulmohar, 3, 'short', 325),
          puller(930, 780, -1, ink.gulmohar, 1, 'bob', 320),
          puller(1060, 790, -1, ink.gulmohar, 2, 'short', 335),
          puller(1180, 780, -1, ink.gulmohar, 0, 'plaits', 315),
        ],
        { lean: 0.4, reach: 0.2, colour: '#2F4A1E', opacity: 0.4 },
      ),
      line('M-20 640Q600 655 1220 640', '#E9CFA0', 13),
      line('M-20 640Q600 655 1220 640', '#A87B45', 13, 'stroke-dasharray="4 16" stroke-linecap="butt"'),
      poly(
        [
          [590, 646],
          [616, 646],
          [640, 730],
          [603, 708],
          [568, 730],
        ],
        ink.ember,
      ),
      grass({
        box: { x: -10, y: 860, w: 1220, h: 50 },
        tones: ['#5C8442', '#8FA64B', '#466F3C'],
        count: 220,
        seed: 13,
        size: 54,
      }),
      wash(sheet, '#FFF6C0', 0.25, [1, 0]),
    ].join(''),
  };
}
