import { jaali } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { halo, wash } from '../light.ts';
import { stipple } from '../marks.ts';
import { ink, pick } from '../palette.ts';
import { kite, kiteString } from '../props/festival.ts';
import { createRandom } from '../random.ts';
import { birds, cloud, hills, sky, sun } from '../sky.ts';
import { type Drawing, path, rect, times } from '../svg.ts';
import { town } from '../town.ts';
import { grove } from '../trees.ts';

const sheet = { width: 1920, height: 1080 };

const pairs: readonly (readonly [string, string])[] = [
  [ink.gulmohar, ink.marigold],
  [ink.teal, ink.lemon],
  [ink.marigold, ink.gulmohar],
  [ink.ivory, ink.ember],
  [ink.plum, ink.coral],
  [ink.lagoon, ink.ivory],
  [ink.ember, ink.lemon],
];

/** Sankranti evening on the school terrace: the whole sky is kites. */
export function kiteDay(): Drawing {
  const random = createRandom(12);
  const far = times(22, (i) => {
    const x = 120 + ((i * 331) % 1700);
    const y = 90 + ((i * 173) % 460);
    const pair = pick(pairs, i);
    return kite(x, y, random.between(14, 32), [pair[0], pair[1]], random.between(-30, 30));
  });
  const shadow = { lean: -0.9, reach: 0.5, colour: ink.plum, opacity: 0.4 };
  return {
    ...sheet,
    content: [
      sky(1920, 760, [
        [0, '#D9695A'],
        [0.32, '#EE9A63'],
        [0.68, '#FBC872'],
        [1, '#FFE7A6'],
      ]),
      sun(1420, 600, 92, '#FFF6D8', '#FFEBA0'),
      cloud({ x: 340, y: 300, w: 620, colour: '#F2B184', seed: 3, opacity: 0.7 }),
      cloud({ x: 1600, y: 210, w: 560, colour: '#F4B07C', seed: 6, opacity: 0.6 }),
      cloud({ x: 900, y: 520, w: 460, colour: '#FFDC9A', seed: 9, opacity: 0.7 }),
      birds(560, 460, 7, ink.dusk, 5),
      hills({ width: 1920, y: 690, rise: 100, colour: '#C97B68', seed: 17, floor: 800 }),
      town({ width: 1920, y: 740, floor: 960, tones: ['#B0665C', '#BC7462', '#A55D5A'], seed: 5, window: '#FFD98C' }),
      grove({ x: -40, y: 850, w: 2000, h: 110, colour: '#7A4A4E', seed: 24 }),
      town({ width: 1920, y: 830, floor: 960, tones: ['#84464C', '#934E4B', '#783F49'], seed: 9, window: '#FFC870' }),
      far,
      kite(1180, 270, 150, [ink.gulmohar, ink.marigold], 16, kiteString(1122, 640, 1180, 300, 60)),
      kite(800, 220, 112, [ink.teal, ink.lemon], -22, kiteString(1010, 730, 800, 260, 70)),
      kite(1540, 320, 92, [ink.ivory, ink.ember], 28, kiteString(1290, 670, 1540, 350, 60)),
      kite(430, 380, 84, [ink.plum, ink.coral], -14, kiteString(668, 670, 430, 420, 50)),
      rect(0, 900, 1920, 200, '#C98358'),
      path('M0 900H1920V916H0Z', '#8E4B3A'),
      jaali(0, 800, 1920, 104, '#9C5340', '#E79A62', 30),
      rect(-10, 782, 1940, 24, '#B8694A'),
      rect(-10, 804, 1940, 6, ink.brown, 'opacity="0.3"'),
      times(6, (i) => rect(120 + i * 340, 770, 54, 140, '#A85A42') + rect(112 + i * 340, 760, 70, 20, '#C97A52')),
      stipple({
        box: { x: 0, y: 905, w: 1920, h: 190 },
        colour: ink.brick,
        count: 1500,
        seed: 8,
        opacity: 0.45,
        size: 2.2,
      }),
      halo(1420, 640, 700, '#FFE29A', 0.35),
      crowd(
        [
          {
            x: 1100,
            y: 1030,
            h: 370,
            view: 'back',
            hair: 'plaits',
            skin: 2,
            arms: [
              [150, 165],
              [168, 176],
            ],
            nod: -8,
            cloth: ink.teal,
          },
          {
            x: 930,
            y: 1000,
            h: 325,
            view: 'side',
            faces: 1,
            hair: 'short',
            outfit: 'shorts',
            skin: 1,
            arms: [
              [60, 120],
              [50, 100],
            ],
            nod: -14,
            top: ink.lemon,
            cloth: ink.gulmohar,
          },
          {
            x: 1330,
            y: 1030,
            h: 358,
            view: 'back',
            hair: 'short',
            outfit: 'shorts',
            skin: 3,
            arms: [
              [-160, -170],
              [-10, 10],
            ],
            nod: 10,
          },
          {
            x: 690,
            y: 1020,
            h: 344,
            view: 'back',
            hair: 'pony',
            skin: 0,
            arms: [
              [-150, -176],
              [160, 176],
            ],
            nod: 6,
            cloth: ink.plum,
            top: '#FFE3BE',
          },
          {
            x: 1560,
            y: 990,
            h: 390,
            view: 'side',
            faces: -1,
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.ember,
            adult: true,
            skin: 2,
            arms: [
              [16, 30],
              [100, 140],
            ],
            nod: -10,
          },
          {
            x: 440,
            y: 1000,
            h: 306,
            view: 'side',
            faces: 1,
            hair: 'bob',
            skin: 4,
            arms: [
              [110, 140],
              [120, 150],
            ],
            nod: -16,
            cloth: ink.lagoon,
            top: '#FFF3DF',
          },
        ],
        shadow,
      ),
      path('M1010 718l-14 22l26 26l20 -20Z', ink.lemon),
      wash(sheet, '#8A3A4A', 0.22, [0, 1]),
    ].join(''),
  };
}
