import { pots } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { ink } from '../palette.ts';
import { harmonium, tabla, tanpura } from '../props/festival.ts';
import { durrie, room } from '../room.ts';
import { hills, sky, sun } from '../sky.ts';
import { circle, type Drawing, line, rect } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Late light in the music room: harmonium, tabla and a tanpura taller than its player. */
export function musicRoom(): Drawing {
  const view =
    sky(1200, 560, [
      [0, '#F3B07A'],
      [1, '#FFE3A0'],
    ]) +
    sun(860, 330, 44, '#FFF8DC', '#FFE9A0') +
    hills({ width: 1200, y: 440, rise: 60, colour: '#C9826E', seed: 2, floor: 600 }) +
    grove({ x: 0, y: 470, w: 1200, h: 60, colour: '#8C5A50', seed: 3 });
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#E8A58C',
        dado: '#7C3F58',
        floor: '#A9624A',
        skirting: 610,
        openings: [{ x: 790, y: 440, w: 250, h: 360, view, frame: '#FBE3C4' }],
        slant: -300,
        light: '#FFDB94',
      }),
      tanpura(130, 630, 400),
      tanpura(245, 640, 360),
      rect(330, 170, 150, 190, '#FBE3C4') +
        rect(345, 185, 120, 160, ink.plum) +
        circle(405, 240, 34, ink.marigold) +
        line('M370 330Q405 270 440 330', ink.coral, 20),
      rect(540, 210, 130, 110, '#FBE3C4') +
        rect(552, 222, 106, 86, ink.teal) +
        line('M568 285q18 -50 36 0t36 0', ink.lemon, 7),
      durrie({ x: 180, y: 690, w: 860, h: 180, colours: ['#0E5A58', ink.marigold, ink.cream] }),
      crowd(
        [
          {
            x: 610,
            y: 740,
            h: 410,
            view: 'front',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.gulmohar,
            adult: true,
            skin: 2,
            sits: 'floor',
            arms: [
              [-24, 30],
              [24, -30],
            ],
          },
          {
            x: 330,
            y: 800,
            h: 310,
            view: 'side',
            hair: 'short',
            outfit: 'shorts',
            skin: 1,
            sits: 'floor',
            arms: [
              [46, 70],
              [36, 80],
            ],
            nod: 6,
          },
          {
            x: 900,
            y: 790,
            h: 300,
            view: 'side',
            faces: -1,
            hair: 'plaits',
            skin: 3,
            sits: 'floor',
            arms: [
              [30, 60],
              [28, 70],
            ],
            nod: -4,
          },
          {
            x: 1040,
            y: 850,
            h: 300,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'shorts',
            skin: 4,
            sits: 'floor',
            arms: [
              [50, 96],
              [44, 110],
            ],
            nod: -4,
          },
        ],
        { lean: -0.9, reach: 0.2, colour: ink.plum, opacity: 0.4 },
      ),
      harmonium(610, 790, 210),
      tabla(462, 812, 116),
      pots(1130, 660, 1, 80, 80),
      wash(sheet, '#FFC46B', 0.25, [-1, 0]),
      wash(sheet, '#4A2740', 0.3, [1, 0]),
    ].join(''),
  };
}
