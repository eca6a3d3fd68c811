import { schoolHouse } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { castShadow, wash } from '../light.ts';
import { grass, petals, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { openBook } from '../props/learning.ts';
import { cloud, hills, sky } from '../sky.ts';
import { type Drawing, ellipse, path, rect, times } from '../svg.ts';
import { amaltas, flowerChain, grove } from '../trees.ts';

const sheet = { width: 1920, height: 1080 };

/** Story hour in the shade of the golden shower tree the school is named after. */
export function storyTree(): Drawing {
  const ground = 800;
  const shadow = { lean: 0.5, reach: 0.3, colour: ink.deepTeal, opacity: 0.35 };
  const tree = amaltas({ x: 1080, y: ground, h: 735, seed: 41, light: [-0.6, -0.7], chains: 92 });
  const seat =
    path('M790 850Q1080 800 1370 850V905Q1080 950 790 905Z', ink.terracotta) +
    path('M790 850Q1080 900 1370 850Q1080 800 790 850Z', ink.sand) +
    stipple({
      box: { x: 790, y: 860, w: 580, h: 70 },
      colour: ink.brick,
      count: 400,
      seed: 4,
      from: 'right',
      opacity: 0.5,
    });
  return {
    ...sheet,
    content: [
      sky(1920, 800, [
        [0, '#BFE0D0'],
        [0.55, '#E4EFD2'],
        [1, '#FFF3CF'],
      ]),
      cloud({ x: 330, y: 190, w: 420, colour: ink.ivory, seed: 2, opacity: 0.85 }),
      cloud({ x: 1690, y: 270, w: 380, colour: ink.ivory, seed: 5, opacity: 0.8 }),
      cloud({ x: 700, y: 330, w: 240, colour: ink.ivory, seed: 8, opacity: 0.6 }),
      hills({ width: 1920, y: 600, rise: 140, colour: '#9CC2A8', seed: 31, floor: 800, grain: '#6E9F8C' }),
      hills({ width: 1920, y: 630, rise: 80, colour: '#7FAE8B', seed: 12, floor: 800, grain: '#5B8E72' }),
      grove({ x: -40, y: 690, w: 2000, h: 110, colour: '#5C8C5A', seed: 14 }),
      schoolHouse({ x: 110, y: 720, w: 460, floors: 1, bays: 5, wall: '#F8DFB4', sun: -1 }),
      rect(0, 700, 1920, 400, '#B9C467'),
      path('M0 760Q500 700 1000 740T1920 730V1090H0Z', '#A7B957'),
      grass({
        box: { x: 0, y: 735, w: 1920, h: 140 },
        tones: ['#8FA64B', '#BCC764', '#7C9744'],
        count: 900,
        seed: 3,
        size: 22,
      }),
      path('M-10 930Q520 800 1080 812Q1560 820 1930 930V1090H-10Z', '#E9CB92'),
      ellipse(1180, 920, 700, 120, ink.deepTeal, 'opacity="0.28"'),
      times(34, (i) =>
        ellipse(
          620 + ((i * 197) % 1120),
          850 + ((i * 61) % 170),
          16 + ((i * 7) % 26),
          6 + ((i * 5) % 8),
          '#FFF0B8',
          'opacity="0.75"',
        ),
      ),
      stipple({
        box: { x: 0, y: 840, w: 1920, h: 250 },
        colour: '#B98A4E',
        count: 1400,
        seed: 6,
        opacity: 0.45,
        size: 2.2,
      }),
      petals({
        box: { x: 520, y: 850, w: 1160, h: 210 },
        tones: [ink.marigold, ink.lemon, '#FFE596'],
        count: 190,
        seed: 8,
        size: 7,
      }),
      castShadow(tree, { ground, ...shadow, reach: 0.12, opacity: 0.12 }),
      tree,
      seat,
      crowd(
        [
          {
            x: 1080,
            y: 868,
            h: 300,
            view: 'front',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.gulmohar,
            adult: true,
            skin: 1,
            sits: 'floor',
            arms: [
              [-34, 44],
              [34, -44],
            ],
            nod: 5,
          },
        ],
        shadow,
      ),
      openBook(1080, 812, 120, ink.teal),
      crowd(
        [
          {
            x: 690,
            y: 950,
            h: 270,
            view: 'side',
            hair: 'plaits',
            skin: 2,
            sits: 'floor',
            arms: [
              [30, 60],
              [24, 70],
            ],
          },
          { x: 825, y: 1000, h: 282, view: 'back', hair: 'short', outfit: 'shorts', skin: 1, sits: 'floor' },
          { x: 990, y: 1032, h: 288, view: 'back', hair: 'plaits', skin: 3, sits: 'floor', nod: -7 },
          { x: 1165, y: 1034, h: 288, view: 'back', hair: 'bob', skin: 0, sits: 'floor', ribbon: ink.marigold },
          {
            x: 1330,
            y: 1002,
            h: 283,
            view: 'back',
            hair: 'short',
            outfit: 'shorts',
            skin: 4,
            sits: 'floor',
            arms: [
              [-10, 0],
              [150, 172],
            ],
          },
          {
            x: 1480,
            y: 950,
            h: 271,
            view: 'side',
            faces: -1,
            hair: 'pony',
            skin: 1,
            sits: 'floor',
            arms: [
              [40, 70],
              [30, 66],
            ],
          },
          {
            x: 500,
            y: 960,
            h: 300,
            view: 'side',
            hair: 'short',
            outfit: 'shorts',
            skin: 0,
            bag: ink.ember,
            arms: [
              [20, 70],
              [-16, 6],
            ],
            legs: [
              [-22, -34],
              [20, 4],
            ],
          },
        ],
        { ...shadow, opacity: 0.3 },
      ),
      petals({
        box: { x: 500, y: 300, w: 1200, h: 500 },
        tones: [ink.lemon, ink.marigold],
        count: 40,
        seed: 19,
        size: 7,
        flat: 0.6,
      }),
      grass({
        box: { x: -20, y: 1010, w: 560, h: 90 },
        tones: ['#4F7A3C', '#7C9744', '#38613A'],
        count: 220,
        seed: 15,
        size: 74,
      }),
      grass({
        box: { x: 1560, y: 1010, w: 400, h: 90 },
        tones: ['#4F7A3C', '#7C9744', '#38613A'],
        count: 160,
        seed: 16,
        size: 74,
      }),
      times(7, (i) => flowerChain(1650 + i * 44, -20, 240 + ((i * 67) % 190), 60 + i, 14)),
      wash(sheet, '#FFF2B0', 0.2, [1, 0]),
    ].join(''),
  };
}
