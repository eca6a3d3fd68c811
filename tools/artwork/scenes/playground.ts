import { crowd } from '../crowd.ts';
import { castShadow, wash } from '../light.ts';
import { grass, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { person } from '../people.ts';
import { football, slide, swings } from '../props/outdoors.ts';
import { cloud, hills, sky } from '../sky.ts';
import { type Drawing, line, path, rect } from '../svg.ts';
import { grove, neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Games period: the slide, the swing under the neem and a football that has got away. */
export function playground(): Drawing {
  const rig = swings(820, 640, 420, 330, ink.gulmohar);
  const rider =
    line('M770 310L690 545M840 310L760 540', ink.brown, 4) +
    person({
      x: 728,
      y: 560,
      h: 190,
      view: 'side',
      faces: -1,
      hair: 'plaits',
      skin: 2,
      sits: 'bench',
      legs: [
        [100, 80],
        [106, 92],
      ],
      arms: [
        [150, 170],
        [160, 176],
      ],
      lean: 14,
      cloth: ink.teal,
    });
  const chute = slide(150, 660, 260, ink.marigold);
  const shade = { lean: 0.55, reach: 0.28, colour: '#2B4A2C', opacity: 0.35 };
  return {
    ...sheet,
    content: [
      sky(1200, 560, [
        [0, '#A9D6CE'],
        [1, '#EAF3D4'],
      ]),
      cloud({ x: 260, y: 170, w: 360, colour: ink.ivory, seed: 12 }),
      cloud({ x: 620, y: 100, w: 240, colour: ink.ivory, seed: 3, opacity: 0.8 }),
      hills({ width: 1200, y: 460, rise: 90, colour: '#9CC6A4', seed: 19, floor: 600, grain: '#74A385' }),
      grove({ x: -30, y: 530, w: 1260, h: 110, colour: '#5D8C57', seed: 30 }),
      rect(0, 525, 1200, 400, '#D9B26F'),
      path('M0 525H1200V575Q700 620 300 570T0 590Z', '#A5B957'),
      grass({
        box: { x: 0, y: 535, w: 1200, h: 48 },
        tones: ['#8FA64B', '#BCC764', '#7C9744'],
        count: 520,
        seed: 3,
        size: 22,
      }),
      castShadow(rig + rider, { ground: 640, ...shade }),
      castShadow(chute, { ground: 660, ...shade }),
      neem({ x: 1060, y: 640, h: 680, seed: 3, light: [-0.6, -0.7] }),
      path('M760 650Q1000 600 1210 640V730Q900 740 700 700Z', '#2B4A2C', 'opacity="0.22"'),
      stipple({
        box: { x: 0, y: 590, w: 1200, h: 310 },
        colour: '#9A6B35',
        count: 1200,
        seed: 15,
        opacity: 0.45,
        size: 2.1,
      }),
      rig,
      rider,
      chute,
      person({
        x: 330,
        y: 520,
        h: 150,
        view: 'side',
        hair: 'short',
        outfit: 'shorts',
        skin: 3,
        sits: 'floor',
        arms: [
          [150, 160],
          [140, 150],
        ],
        lean: -14,
      }),
      crowd(
        [
          {
            x: 420,
            y: 830,
            h: 300,
            view: 'side',
            faces: 1,
            hair: 'short',
            outfit: 'house',
            cloth: ink.gulmohar,
            skin: 1,
            arms: [
              [-50, -10],
              [60, 110],
            ],
            legs: [
              [-30, -70],
              [44, 14],
            ],
            lean: 14,
          },
          {
            x: 760,
            y: 800,
            h: 280,
            view: 'side',
            faces: -1,
            hair: 'pony',
            outfit: 'house',
            cloth: ink.teal,
            skin: 4,
            arms: [
              [-50, -20],
              [56, 100],
            ],
            legs: [
              [36, 0],
              [-26, -66],
            ],
            lean: 12,
          },
          {
            x: 1000,
            y: 860,
            h: 310,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'house',
            cloth: ink.marigold,
            skin: 2,
            arms: [
              [60, 110],
              [-40, 0],
            ],
            legs: [
              [-30, -80],
              [34, -4],
            ],
            lean: 12,
          },
          {
            x: 100,
            y: 800,
            h: 270,
            view: 'back',
            hair: 'bob',
            skin: 0,
            arms: [
              [-150, -170],
              [150, 170],
            ],
          },
        ],
        shade,
      ),
      castShadow(football(590, 842, 34), { ground: 842, ...shade }),
      football(590, 836, 34),
      grass({
        box: { x: -10, y: 860, w: 1220, h: 50 },
        tones: ['#5C8442', '#8FA64B', '#466F3C'],
        count: 200,
        seed: 33,
        size: 46,
      }),
      wash(sheet, '#FFF8C8', 0.22, [1, 0]),
    ].join(''),
  };
}
