import { archPath, jaali } from '../buildings.ts';
import { bookStack, flask, globe, microscope, openBook } from '../props/learning.ts';
import { circle, type Drawing, line, path, poly, rect, times } from '../svg.ts';
import { inked, tone } from './inks.ts';
import { overcast } from './places.ts';
import { group, pupil, reading } from './pupils.ts';
import { hall, readingTable } from './rooms.ts';
import { colonnade } from './stone.ts';

const wide = { width: 1920, height: 1080 };
const sheet = { width: 1200, height: 800 };
const bench = { sits: 'bench', outfit: 'trousers' } as const;

/** The reading room, lamps lit. */
export const readingRoom = (): Drawing => ({
  ...wide,
  content: [
    hall({ ...wide, wall: '#8E7F79', floor: '#6E4B38', windows: 5, along: 'books', dusk: true }),
    rect(0, 0, 1920, 1080, '#1B2540', 'opacity="0.22"'),
    group(
      [0, 1, 2, 3].map((i) =>
        pupil(i + 2, {
          x: [290, 700, 1220, 1650][i] ?? 0,
          y: 960,
          h: 400,
          view: 'front',
          ...bench,
          arms: [
            [-24, 50],
            [24, -50],
          ],
          nod: 8,
        }),
      ),
    ),
    readingTable(180, 860, 1560, 3),
    inked([290, 700, 1220, 1650].map((x, i) => openBook(x, 862, 110, i % 2 === 0 ? tone.oxblood : tone.navy)).join('')),
    inked(bookStack(560, 862, 110, 4, 3) + bookStack(1370, 862, 110, 3, 5)),
  ].join(''),
});

export const library = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#B7A79A', floor: '#7C5642', windows: 3, along: 'books' }),
    group([
      pupil(1, { x: 250, y: 700, h: 330, view: 'side', ...reading }),
      pupil(0, {
        x: 930,
        y: 720,
        h: 350,
        view: 'back',
        arms: [
          [-8, -4],
          [140, 165],
        ],
      }),
      pupil(3, {
        x: 505,
        y: 720,
        h: 320,
        view: 'front',
        ...bench,
        arms: [
          [-24, 50],
          [24, -50],
        ],
        nod: 8,
      }),
    ]),
    readingTable(420, 640, 380, 1),
    inked(openBook(505, 642, 96) + globe(740, 640, 34)),
  ].join(''),
});

export const physicsLab = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#AEB3B8', floor: '#6F675F', windows: 3 }),
    line('M600 60L470 470', tone.slateDeep, 4) +
      circle(466, 486, 34, tone.brass) +
      rect(520, 44, 160, 18, tone.woodDark),
    `<g opacity="0.35">${line('M600 60L600 490M600 60L730 470', tone.slateDeep, 3)}${circle(600, 506, 30, tone.brass)}${circle(736, 486, 30, tone.brass)}</g>`,
    group([
      pupil(1, {
        x: 270,
        y: 760,
        h: 420,
        view: 'side',
        arms: [
          [40, 80],
          [50, 90],
        ],
      }),
      pupil(2, { x: 950, y: 760, h: 430, view: 'side', faces: -1, ...reading }),
    ]),
    rect(140, 640, 940, 26, tone.woodLit) + rect(160, 666, 900, 134, tone.wood),
    inked(microscope(820, 640, 120) + flask(380, 640, 100, tone.oxblood) + flask(700, 640, 80, tone.slate)),
    times(5, (i) => rect(455 + i * 34, 640 - 20 - i * 12, 26, 20 + i * 12, i % 2 === 0 ? tone.brass : tone.buffDeep)),
  ].join(''),
});

/** The dome on the roof, opened on the first stars. */
export const observatory = (): Drawing => ({
  ...sheet,
  content: [
    overcast(sheet, true),
    rect(0, 0, 1200, 620, '#1B2540', 'opacity="0.55"'),
    times(46, (i) => circle((i * 263) % 1200, (i * 97) % 420, 1.6 + (i % 3), tone.paper, 'opacity="0.85"')),
    path('M330 560A270 270 0 0 1 870 560Z', tone.slate) + path('M640 300A270 270 0 0 1 870 560H700Z', tone.slateDeep),
    path('M520 306L640 290L676 560H560Z', tone.recess),
    poly(
      [
        [560, 500],
        [700, 250],
        [738, 272],
        [610, 530],
      ],
      tone.paper,
    ) +
      poly(
        [
          [690, 236],
          [752, 272],
          [740, 294],
          [678, 258],
        ],
        tone.brass,
      ),
    rect(310, 556, 580, 34, tone.buff),
    colonnade({ x: 0, y: 760, w: 1200, h: 170, bays: 9, lit: true }),
    rect(0, 755, 1200, 45, tone.stoneDark),
    group([
      pupil(3, {
        x: 250,
        y: 606,
        h: 170,
        view: 'side',
        arms: [
          [-8, 0],
          [120, 150],
        ],
      }),
      pupil(0, { x: 190, y: 606, h: 178, view: 'side', nod: -14 }),
    ]),
  ].join(''),
});

/** The assembly hall: boards with gilt names, the choir on its steps. */
export const assemblyHall = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#C3B5A2', floor: '#6E4B38', windows: 4, along: 'boards' }),
    times(3, (i) => rect(170 + i * 40, 590 + i * 56, 860 - i * 80, 56, i % 2 === 0 ? tone.wood : tone.woodLit)),
    group([
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => pupil(i, { x: 270 + i * 110, y: 600, h: 240, view: 'front' })),
      ...[0, 1, 2, 3, 4, 5].map((i) => pupil(i + 3, { x: 325 + i * 110, y: 668, h: 250, view: 'front' })),
    ]),
  ].join(''),
});

export const designStudio = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#BFC3C6', floor: '#85705C', windows: 3 }),
    [340, 840]
      .map(
        (x) =>
          rect(x - 130, 430, 260, 170, tone.slateDeep) +
          rect(x - 118, 442, 236, 140, '#DDE3EA') +
          rect(x - 22, 600, 44, 40, tone.slateDeep),
      )
      .join(''),
    times(6, (i) => rect(236 + i * 36, 560 - i * 16, 22, 12 + i * 16, i % 2 === 0 ? tone.navy : tone.brass)),
    path(archPath(790, 575, 100, 120), tone.stone) + jaali(806, 550, 68, 50, tone.stone, '#DDE3EA', 12),
    rect(120, 640, 960, 22, tone.woodLit) + rect(140, 662, 920, 40, tone.wood),
    group([
      pupil(4, {
        x: 340,
        y: 770,
        h: 380,
        view: 'back',
        ...bench,
        arms: [
          [-20, 40],
          [40, 110],
        ],
      }),
      pupil(7, {
        x: 840,
        y: 770,
        h: 390,
        view: 'back',
        ...bench,
        arms: [
          [-30, 60],
          [24, 80],
        ],
      }),
    ]),
  ].join(''),
});
