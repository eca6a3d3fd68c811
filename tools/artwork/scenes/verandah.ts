import { archPath, bell, jaali, pots, schoolHouse } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { halo, wash } from '../light.ts';
import { grass, petals, stipple, strokes } from '../marks.ts';
import { ink } from '../palette.ts';
import { cloud, hills, sky } from '../sky.ts';
import { clip, type Drawing, path, poly, rect, times } from '../svg.ts';
import { amaltas, flowerChain } from '../trees.ts';

const sheet = { width: 1200, height: 1500 };

/** Seen from the shade of the verandah: the courtyard, the tree, and a teacher coming in with a small girl. */
export function verandah(): Drawing {
  const hole = path(archPath(190, 1230, 820, 1080), '#000000');
  const courtyard = [
    sky(1200, 1000, [
      [0, '#BFE3DA'],
      [0.6, '#EAF2D8'],
      [1, '#FFF1C9'],
    ]),
    cloud({ x: 420, y: 420, w: 380, colour: ink.ivory, seed: 3 }),
    cloud({ x: 860, y: 530, w: 260, colour: ink.ivory, seed: 6, opacity: 0.8 }),
    hills({ width: 1200, y: 800, rise: 110, colour: '#A5CBB4', seed: 3, floor: 1000, grain: '#7FAE99' }),
    schoolHouse({ x: 150, y: 940, w: 520, floors: 1, bays: 5, sun: 1, wall: '#F6D8A6' }),
    rect(0, 935, 1200, 330, '#F1D39B'),
    path('M0 935H1200V985Q700 950 0 1000Z', '#B5C266'),
    grass({
      box: { x: 150, y: 940, w: 900, h: 45 },
      tones: ['#8FA64B', '#BCC764', '#7C9744'],
      count: 260,
      seed: 5,
      size: 24,
    }),
    stipple({ box: { x: 180, y: 980, w: 840, h: 260 }, colour: '#C08F52', count: 700, seed: 2, opacity: 0.45 }),
    path('M560 1075Q760 1020 1060 1050V1150Q800 1130 560 1120Z', ink.deepTeal, 'opacity="0.25"'),
    amaltas({ x: 815, y: 1060, h: 640, seed: 23, light: [0.6, -0.7], chains: 60 }),
    petals({
      box: { x: 560, y: 1040, w: 450, h: 120 },
      tones: [ink.marigold, ink.lemon],
      count: 110,
      seed: 3,
      size: 7,
    }),
  ].join('');
  return {
    ...sheet,
    content: [
      rect(0, 0, 1200, 1230, '#0E5A58'),
      strokes({
        box: { x: 0, y: 0, w: 1200, h: 1200 },
        colour: ink.deepTeal,
        count: 260,
        seed: 8,
        length: 90,
        width: 4,
      }),
      stipple({
        box: { x: 0, y: 0, w: 1200, h: 1230 },
        colour: '#042B2B',
        count: 1800,
        seed: 4,
        from: 'top',
        opacity: 0.45,
        size: 2.2,
      }),
      path(archPath(140, 1230, 920, 1150), ink.marigold),
      path(archPath(152, 1230, 896, 1134), ink.terracotta),
      path(archPath(176, 1230, 848, 1104), ink.cream),
      clip(hole, courtyard),
      rect(0, 860, 130, 370, ink.gulmohar),
      rect(1070, 860, 130, 370, ink.gulmohar),
      rect(0, 850, 130, 12, ink.marigold),
      rect(1070, 850, 130, 12, ink.marigold),
      rect(0, 1230, 1200, 280, '#C9774E'),
      poly(
        [
          [190, 1230],
          [1010, 1230],
          [900, 1510],
          [-160, 1510],
        ],
        '#F3CF94',
      ),
      times(9, (i) =>
        path(
          `M${-200 + i * 190} 1510L${120 + i * 120} 1230`,
          'none',
          `stroke="#A85A3C" stroke-width="3" opacity="0.5"`,
        ),
      ) + times(4, (i) => rect(0, 1250 + i * i * 26, 1200, 3, '#A85A3C', 'opacity="0.5"')),
      rect(0, 1222, 1200, 14, '#8F4630'),
      stipple({ box: { x: 0, y: 1230, w: 1200, h: 280 }, colour: ink.brick, count: 1100, seed: 9, opacity: 0.4 }),
      jaali(20, 470, 96, 300, '#0A4847', '#F4D9A0', 32),
      jaali(1084, 470, 96, 300, '#0A4847', '#E9B765', 32),
      crowd(
        [
          {
            x: 560,
            y: 1310,
            h: 510,
            view: 'back',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.gulmohar,
            adult: true,
            skin: 2,
            arms: [
              [-12, -4],
              [24, 14],
            ],
          },
          {
            x: 688,
            y: 1325,
            h: 330,
            view: 'back',
            hair: 'plaits',
            skin: 1,
            bag: ink.marigold,
            arms: [
              [-40, -24],
              [14, 6],
            ],
            nod: -8,
          },
        ],
        { lean: -0.55, reach: 0.5, colour: ink.plum, opacity: 0.4 },
      ),
      bell(600, 40, 150),
      rect(594, -10, 12, 60, ink.bark),
      times(4, (i) => flowerChain(30 + i * 62, -30, 420 - i * 85, i + 3, 19)),
      times(4, (i) => flowerChain(1180 - i * 58, -30, 370 - i * 75, i + 13, 18)),
      pots(90, 1440, 1, 100, 120),
      pots(1115, 1440, 1, 100, 120),
      halo(840, 700, 620, '#FFF0B0', 0.28),
      wash(sheet, '#04201F', 0.25, [0, 1]),
    ].join(''),
  };
}
