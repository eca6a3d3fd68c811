import { crowd } from '../crowd.ts';
import { stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { kite, kiteString } from '../props/festival.ts';
import { cloud, sky } from '../sky.ts';
import { type Drawing, line, n, path, times } from '../svg.ts';
import { town } from '../town.ts';

const sheet = { width: 900, height: 1200 };

/** One child on a roof, one kite very far up. */
export function kiteSky(): Drawing {
  const tail = times(6, (i) =>
    path(`M${n(560 + i * 22)} ${n(430 + i * 44)}l-22 -14v28l44 -28v28Z`, i % 2 === 0 ? ink.lemon : ink.ivory),
  );
  return {
    ...sheet,
    content: [
      sky(900, 1200, [
        [0, '#2E8C89'],
        [0.5, '#8CC7B5'],
        [0.85, '#F4E7B4'],
        [1, '#FFD98F'],
      ]),
      cloud({ x: 210, y: 260, w: 420, colour: '#D9EEDF', seed: 3, opacity: 0.9 }),
      cloud({ x: 740, y: 520, w: 460, colour: '#EAF4DF', seed: 7, opacity: 0.9 }),
      cloud({ x: 190, y: 660, w: 520, colour: '#F6F1D2', seed: 5, opacity: 0.9 }),
      cloud({ x: 780, y: 820, w: 380, colour: '#FFEFC4', seed: 9, opacity: 0.9 }),
      line('M552 400Q600 520 690 690', ink.ivory, 3),
      tail,
      kite(540, 290, 170, [ink.gulmohar, ink.marigold], -16, kiteString(320, 880, 540, 320, 90)),
      kite(190, 130, 44, [ink.plum, ink.lemon], 20),
      kite(790, 180, 52, [ink.marigold, ink.teal], 34),
      kite(130, 470, 34, [ink.ivory, ink.ember], -24),
      kite(800, 640, 30, [ink.ember, ink.ivory], 12),
      kite(360, 560, 22, [ink.teal, ink.lemon], -8),
      town({ width: 900, y: 1010, floor: 1200, tones: ['#D9996A', '#CC8659', '#E0A878'], seed: 3, window: '#8C4A36' }),
      town({ width: 900, y: 1110, floor: 1200, tones: ['#B0614A', '#A2543F', '#BD6F52'], seed: 12, window: '#FFE0A0' }),
      path('M-10 1120H560L590 1150V1210H-10Z', '#7A3527'),
      path('M-10 1106H575V1126H-10Z', '#C97A52'),
      stipple({ box: { x: 0, y: 1126, w: 580, h: 80 }, colour: ink.brown, count: 300, seed: 2, opacity: 0.5 }),
      crowd(
        [
          {
            x: 270,
            y: 1112,
            h: 330,
            view: 'back',
            hair: 'pony',
            skin: 2,
            arms: [
              [140, 168],
              [158, 178],
            ],
            nod: -10,
            ribbon: ink.gulmohar,
          },
          {
            x: 420,
            y: 1110,
            h: 270,
            view: 'side',
            faces: 1,
            hair: 'short',
            outfit: 'shorts',
            skin: 4,
            arms: [
              [60, 100],
              [70, 120],
            ],
            nod: -18,
            top: ink.lemon,
            cloth: ink.gulmohar,
          },
        ],
        { lean: -0.6, reach: 0.06, colour: '#2B0F1E', opacity: 0.3 },
      ),
    ].join(''),
  };
}
