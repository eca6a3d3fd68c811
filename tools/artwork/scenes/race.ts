import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { petals, stipple } from '../marks.ts';
import { ink, pick } from '../palette.ts';
import { person } from '../people.ts';
import { bunting } from '../props/festival.ts';
import { cloud, hills, sky } from '../sky.ts';
import { type Drawing, poly, rect, times } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 1200, height: 900 };
const houses = [ink.gulmohar, ink.teal, ink.marigold, ink.plum] as const;

/** The hundred metres, four houses, one lime-marked track. */
export function race(): Drawing {
  const lane = (i: number): string =>
    poly(
      [
        [430 + i * 85, 560],
        [440 + i * 85, 560],
        [-330 + i * 420, 900],
        [-370 + i * 420, 900],
      ],
      ink.ivory,
    );
  const watchers = times(17, (i) =>
    person({
      x: 40 + i * 72,
      y: 560 - (i % 2) * 8,
      h: 120 + (i % 3) * 8,
      hair: pick(['short', 'plaits', 'bob', 'pony'] as const, i * 3),
      outfit: 'house',
      cloth: pick(houses, i),
      skin: (i * 2) % 5,
      arms:
        i % 3 === 0
          ? [
              [-160, -172],
              [160, 172],
            ]
          : [
              [-12, 8],
              [i % 2 === 0 ? 150 : 14, i % 2 === 0 ? 170 : -4],
            ],
    }),
  );
  const stride = [
    [
      [-40, 50],
      [58, 130],
    ],
    [
      [-36, -88],
      [52, 16],
    ],
  ] as const;
  return {
    ...sheet,
    content: [
      sky(1200, 520, [
        [0, '#F7C57E'],
        [1, '#FFF0C0'],
      ]),
      cloud({ x: 240, y: 240, w: 360, colour: '#FFE6B5', seed: 2 }),
      cloud({ x: 880, y: 200, w: 420, colour: '#FFE0A8', seed: 6 }),
      hills({ width: 1200, y: 430, rise: 80, colour: '#E5A67B', seed: 16, floor: 600 }),
      grove({ x: -20, y: 490, w: 1240, h: 120, colour: '#7E8F4C', seed: 19 }),
      bunting(-20, 70, 620, 40, 90, [...houses, ink.ivory], 44),
      bunting(600, 40, 1220, 80, 90, [...houses, ink.ivory], 44),
      bunting(-20, 190, 1220, 170, 60, [...houses, ink.ivory], 34),
      rect(0, 476, 1200, 100, '#D9A765'),
      watchers,
      rect(0, 556, 1200, 10, ink.ivory),
      times(20, (i) => rect(i * 63, 530, 7, 40, ink.ivory)),
      rect(0, 566, 1200, 340, '#D07A4B'),
      times(5, lane),
      stipple({
        box: { x: 0, y: 566, w: 1200, h: 334 },
        colour: ink.brick,
        count: 1500,
        seed: 3,
        opacity: 0.45,
        size: 2.2,
      }),
      crowd(
        [
          {
            x: 360,
            y: 760,
            h: 330,
            view: 'side',
            hair: 'short',
            outfit: 'house',
            cloth: houses[0],
            skin: 2,
            lean: 16,
            arms: stride[0],
            legs: stride[1],
          },
          {
            x: 560,
            y: 820,
            h: 370,
            view: 'side',
            hair: 'plaits',
            outfit: 'house',
            cloth: houses[1],
            skin: 1,
            lean: 18,
            arms: [
              [60, 130],
              [-46, 40],
            ],
            legs: [
              [56, 14],
              [-34, -92],
            ],
          },
          {
            x: 790,
            y: 790,
            h: 350,
            view: 'side',
            hair: 'pony',
            outfit: 'house',
            cloth: houses[2],
            skin: 4,
            lean: 20,
            arms: [
              [-44, 40],
              [62, 136],
            ],
            legs: [
              [-40, -96],
              [58, 20],
            ],
            nod: -6,
          },
          {
            x: 190,
            y: 830,
            h: 350,
            view: 'side',
            hair: 'short',
            outfit: 'house',
            cloth: houses[3],
            skin: 0,
            lean: 14,
            arms: [
              [54, 120],
              [-40, 40],
            ],
            legs: [
              [46, 8],
              [-30, -84],
            ],
          },
        ],
        { lean: -0.7, reach: 0.24, colour: '#5B1F24', opacity: 0.4 },
      ),
      petals({ box: { x: 60, y: 850, w: 700, h: 40 }, tones: ['#E9A06F', '#F2C08C'], count: 40, seed: 2, size: 12 }),
      wash(sheet, '#FFE39A', 0.3, [1, 0]),
    ].join(''),
  };
}
