import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { ink } from '../palette.ts';
import { bookStack, bookshelf, globe, openBook } from '../props/learning.ts';
import { ceilingFan, durrie, room } from '../room.ts';
import { hills, sky } from '../sky.ts';
import { type Drawing, rect, times } from '../svg.ts';
import { neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** The library at reading hour: shelves, a durrie, and one window full of neem. */
export function library(): Drawing {
  const view =
    sky(1200, 620, [
      [0, '#D8EBD2'],
      [1, '#FFF2C6'],
    ]) +
    hills({ width: 1200, y: 500, rise: 60, colour: '#A8CBA2', seed: 2, floor: 700 }) +
    neem({ x: 610, y: 620, h: 520, seed: 5 });
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#F3C98B',
        dado: ink.teal,
        floor: '#C98A58',
        skirting: 640,
        openings: [{ x: 490, y: 470, w: 220, h: 360, view }],
        slant: 130,
      }),
      bookshelf({ x: 30, y: 650, w: 390, h: 520, shelves: 5, seed: 3 }),
      bookshelf({ x: 790, y: 650, w: 380, h: 520, shelves: 5, seed: 23 }),
      globe(330, 116, 32),
      bookStack(880, 116, 90, 3, 4),
      ceilingFan(600, 40, 120, '#D9B07A'),
      rect(470, 556, 260, 16, ink.trunk) + bookStack(530, 556, 84, 4, 2) + bookStack(660, 556, 74, 2, 6),
      durrie({ x: 210, y: 700, w: 800, h: 170, colours: [ink.gulmohar, ink.marigold, ink.cream] }),
      crowd(
        [
          {
            x: 330,
            y: 770,
            h: 270,
            view: 'side',
            hair: 'plaits',
            skin: 2,
            sits: 'floor',
            arms: [
              [40, 76],
              [30, 80],
            ],
            nod: 14,
          },
          {
            x: 600,
            y: 750,
            h: 262,
            view: 'front',
            hair: 'short',
            outfit: 'shorts',
            skin: 3,
            sits: 'floor',
            arms: [
              [-30, 44],
              [30, -44],
            ],
            nod: 6,
          },
          {
            x: 860,
            y: 780,
            h: 272,
            view: 'side',
            faces: -1,
            hair: 'bob',
            skin: 0,
            sits: 'floor',
            arms: [
              [40, 76],
              [34, 84],
            ],
            nod: 14,
          },
          {
            x: 1050,
            y: 800,
            h: 400,
            view: 'back',
            hair: 'pony',
            skin: 1,
            arms: [
              [-8, -4],
              [148, 170],
            ],
            nod: -6,
          },
          {
            x: 140,
            y: 800,
            h: 370,
            view: 'side',
            hair: 'short',
            outfit: 'shorts',
            skin: 4,
            arms: [
              [30, 90],
              [26, 92],
            ],
            nod: 8,
          },
        ],
        { lean: 0.6, reach: 0.26, colour: ink.plum, opacity: 0.35 },
      ),
      openBook(396, 718, 78, ink.teal),
      openBook(600, 706, 84, ink.marigold),
      openBook(796, 730, 78, ink.ember),
      openBook(196, 632, 70, ink.gulmohar),
      bookStack(480, 842, 96, 3, 9),
      bookStack(725, 846, 110, 2, 12),
      times(16, (i) => rect(560 + ((i * 83) % 320), 240 + ((i * 57) % 380), 4, 4, '#FFF6D0', 'opacity="0.8"')),
      wash(sheet, '#4A2740', 0.2, [1, 0]),
    ].join(''),
  };
}
