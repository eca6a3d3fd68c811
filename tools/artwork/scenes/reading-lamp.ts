import { archPath, pots } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { halo, wash } from '../light.ts';
import { stipple, strokes } from '../marks.ts';
import { ink } from '../palette.ts';
import { bookStack, openBook } from '../props/learning.ts';
import { durrie } from '../room.ts';
import { sky } from '../sky.ts';
import { circle, clip, type Drawing, line, path, poly, rect, times } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Bedtime at home: a grandmother, a borrowed book, one lamp. */
export function readingLamp(): Drawing {
  const view =
    sky(1200, 560, [
      [0, '#0F2233'],
      [1, '#35526A'],
    ]) +
    times(40, (i) => circle(120 + ((i * 97) % 330), 90 + ((i * 61) % 340), 1.4 + (i % 3), '#FFF0C8')) +
    circle(210, 210, 40, '#FFF1CC') +
    circle(228, 200, 36, '#173044') +
    grove({ x: 60, y: 460, w: 460, h: 100, colour: '#122838', seed: 8 });
  const hole = path(archPath(120, 470, 270, 400), '#000000');
  return {
    ...sheet,
    content: [
      rect(0, 0, 1200, 640, '#274A5C'),
      strokes({ box: { x: 0, y: 0, w: 1200, h: 640 }, colour: '#1E3C4D', count: 200, seed: 4, length: 90, width: 4 }),
      rect(0, 640, 1200, 270, '#5B3440'),
      rect(0, 626, 1200, 16, '#1B2F3E'),
      halo(900, 290, 780, '#FFC766', 0.85),
      path(archPath(98, 474, 314, 432), '#7B4E34'),
      clip(hole, view),
      line('M255 70V470M120 320H390', '#7B4E34', 9),
      rect(86, 470, 340, 20, '#8A5A3C'),
      pots(350, 472, 1, 1, 56),
      durrie({ x: 250, y: 700, w: 850, h: 160, colours: [ink.gulmohar, ink.marigold, ink.teal] }),
      rect(500, 610, 610, 34, '#8A5432'),
      rect(520, 560, 570, 56, ink.cream),
      rect(520, 560, 570, 16, ink.ember),
      times(18, (i) =>
        poly(
          [
            [524 + i * 31.5, 600],
            [540 + i * 31.5, 580],
            [555 + i * 31.5, 600],
          ],
          ink.teal,
        ),
      ),
      rect(516, 630, 26, 150, '#6B3A26'),
      rect(1068, 630, 26, 150, '#6B3A26'),
      path('M970 562q60 -70 120 -20v20Z', ink.lagoon),
      crowd(
        [
          {
            x: 700,
            y: 566,
            h: 570,
            view: 'front',
            hair: 'silver',
            outfit: 'saree',
            cloth: '#C98A3E',
            adult: true,
            skin: 2,
            sits: 'floor',
            arms: [
              [-20, 36],
              [30, -40],
            ],
            nod: 6,
          },
          {
            x: 885,
            y: 572,
            h: 440,
            view: 'side',
            faces: -1,
            hair: 'plaits',
            outfit: 'kurta',
            cloth: ink.coral,
            skin: 1,
            sits: 'floor',
            arms: [
              [30, 60],
              [40, 84],
            ],
            nod: 10,
          },
        ],
        { lean: -0.5, reach: -0.2, colour: '#14283A', opacity: 0.3 },
      ),
      openBook(776, 520, 140, ink.gulmohar),
      '<g transform="translate(70 -96)">',
      line('M930 -10V190', ink.brown, 5),
      path('M868 270Q880 190 930 186Q980 190 992 270Z', ink.ember),
      path('M930 186Q980 190 992 270H940Z', '#A83C1E'),
      circle(930, 276, 20, '#FFF6D8'),
      halo(930, 284, 170, '#FFF0B8', 0.9),
      '</g>',
      poly(
        [
          [938, 176],
          [1062, 176],
          [1260, 660],
          [600, 660],
        ],
        '#FFE09A',
        'opacity="0.14"',
      ),
      bookStack(420, 760, 120, 5, 4),
      bookStack(1010, 800, 110, 2, 3),
      path(
        'M300 790q-60 -8 -60 -40q-16 -30 6 -44l10 12l18 -2l12 -12q18 16 8 40q50 0 60 30q30 6 26 -30q16 50 -30 50Z',
        '#E7B77A',
      ),
      line('M246 726l-24 -4M248 734l-22 6', ink.cream, 2),
      stipple({
        box: { x: 0, y: 0, w: 1200, h: 900 },
        colour: '#0B1A26',
        count: 1800,
        seed: 3,
        from: 'left',
        opacity: 0.45,
        size: 2.3,
      }),
      wash(sheet, '#0B1A26', 0.45, [1, 0]),
    ].join(''),
  };
}
