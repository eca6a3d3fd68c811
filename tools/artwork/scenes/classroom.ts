import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { ink } from '../palette.ts';
import { person } from '../people.ts';
import { blackboard, desk, openBook, stool } from '../props/learning.ts';
import { ceilingFan, room } from '../room.ts';
import { sky } from '../sky.ts';
import { circle, type Drawing, ellipse, line, path, times } from '../svg.ts';
import { gulmohar } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** A Class II morning: the parts of a flower in chalk, and hands up. */
export function classroom(): Drawing {
  const chalk = '#F3E9D2';
  const flower =
    times(5, (i) =>
      ellipse(520, 246, 26, 46, 'none', `stroke="${chalk}" stroke-width="5" transform="rotate(${i * 72} 520 290)"`),
    ) +
    circle(520, 290, 16, ink.marigold) +
    line('M520 312Q514 370 524 420', chalk, 5) +
    line('M522 380q40 -40 70 -20q-20 36 -68 34', chalk, 4) +
    line('M640 230h70M640 300h54M590 410h60', chalk, 4, 'stroke-dasharray="14 8"');
  const row = (
    y: number,
    h: number,
    spots: readonly (readonly [number, number, 'plaits' | 'short' | 'bob' | 'pony', boolean])[],
  ): string =>
    crowd(
      spots.map(([x, skin, hair, up]) => ({
        x,
        y,
        h,
        view: 'back',
        hair,
        skin,
        sits: 'bench',
        legs: [
          [4, 0],
          [4, 0],
        ],
        outfit: hair === 'short' ? 'shorts' : 'skirt',
        arms: up
          ? [
              [-10, 0],
              [158, 174],
            ]
          : [
              [-22, 20],
              [22, -20],
            ],
      })),
      { lean: 0.3, reach: 0.1, colour: ink.plum, opacity: 0.25 },
    );
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#FBE9CB',
        dado: '#0E6A68',
        floor: '#C98F63',
        skirting: 560,
        openings: [
          {
            x: 60,
            y: 410,
            w: 170,
            h: 310,
            view:
              sky(1200, 500, [
                [0, '#CFE8DA'],
                [1, '#FFF4CC'],
              ]) + gulmohar({ x: 130, y: 480, h: 420, seed: 4 }),
          },
        ],
        slant: 260,
      }),
      blackboard(360, 150, 520, 300, flower),
      ceilingFan(960, 30, 120, '#C9B48C'),
      path('M300 545H960V590H300Z', '#8A4B30'),
      path('M300 535H960V555H300Z', '#B06A45'),
      person({
        x: 800,
        y: 560,
        h: 380,
        view: 'side',
        faces: -1,
        hair: 'bun',
        outfit: 'saree',
        cloth: ink.marigold,
        adult: true,
        skin: 2,
        arms: [
          [10, 24],
          [86, 112],
        ],
      }),
      times(4, (i) => desk(250 + i * 225, 640, 180, 92, ink.clay)),
      times(4, (i) => stool(340 + i * 225, 690, 90, 70)),
      row(690, 250, [
        [340, 1, 'plaits', false],
        [565, 3, 'short', true],
        [790, 0, 'bob', false],
        [1015, 2, 'short', false],
      ]),
      times(4, (i) => desk(65 + i * 280, 800, 250, 116, '#CE9766')),
      openBook(290, 690, 76, ink.teal),
      openBook(560, 690, 76, ink.gulmohar),
      openBook(850, 690, 76, ink.marigold),
      times(4, (i) => stool(190 + i * 280, 880, 120, 96)),
      row(880, 340, [
        [190, 2, 'short', false],
        [470, 0, 'pony', false],
        [750, 4, 'short', false],
        [1030, 1, 'plaits', true],
      ]),
      wash(sheet, '#FFEFB8', 0.3, [1, 0]),
      wash(sheet, '#4A2740', 0.18, [-1, 0]),
    ].join(''),
  };
}
