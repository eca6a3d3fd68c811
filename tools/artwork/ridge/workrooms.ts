import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { room, windowWall } from './campus.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { fir } from './land.ts';
import { sheet } from './sheet.ts';
import { valley } from './valley.ts';

const spines = [hill.clay, hill.pine, hill.fern, hill.lime, hill.dawn, hill.lake, hill.snow, hill.oak] as const;

/** Where things are drawn in the morning and made by the evening. */
export const studio = (): Drawing => {
  const [w, h] = [1000, 1250];
  return sheet(w, h, [
    room({ w, h, floor: 0.68, wall: '#EFE3D2', ground: '#C9A67E' }),
    poly(
      [
        [0, 0],
        [w, 0],
        [w, 120],
        [0, 260],
      ],
      hill.timber,
    ),
    times(8, (i) => line(`M${i * 140} ${0}V${252 - i * 20}`, hill.oak, 12)),
    windowWall({
      x: 470,
      y: 250,
      w: 480,
      h: 500,
      bays: 3,
      view: `<g transform="translate(470 220)">${valley({ w: 500, h: 620, seed: 4.2, top: 0.36 })}</g>`,
    }),
    rect(60, 330, 340, 380, hill.snow) +
      times(4, (i) =>
        rect(
          84 + (i % 2) * 156,
          356 + Math.floor(i / 2) * 176,
          136,
          152,
          [hill.lime, hill.dawn, hill.mist, hill.rust][i] ?? hill.mist,
        ),
      ),
    circle(150, 430, 44, hill.clay) +
      poly(
        [
          [250, 490],
          [310, 380],
          [360, 490],
        ],
        hill.pine,
      ) +
      line('M96 560q40 60 60 10t60 40', hill.pine, 8) +
      circle(308, 608, 40, hill.lamp),
    rect(90, 900, 820, 36, hill.plank) + rect(120, 936, 34, 250, hill.oak) + rect(846, 936, 34, 250, hill.oak),
    rect(600, 720, 210, 180, hill.pine) +
      rect(622, 744, 166, 130, '#1F4A48') +
      poly(
        [
          [680, 872],
          [705, 800],
          [730, 872],
        ],
        hill.lime,
      ) +
      line('M640 770H770', hill.lamp, 8),
    figure({ x: 300, y: 1150, h: 460, coat: hill.clay, hair: 'bun', skin: 3, pose: 'reach' }),
    figure({ x: 500, y: 1150, h: 430, coat: hill.lake, skin: 1, faces: -1 }),
    rect(60, 900, 880, 36, hill.plank) + rect(60, 936, 880, 12, hill.oak),
    times(6, (i) => rect(130 + i * 60, 872, 44, 28, spines[i] ?? hill.clay)),
  ]);
};

/** Sixteen chairs round one table, and the valley. */
export const seminar = (): Drawing => {
  const [w, h] = [1200, 900];
  return sheet(w, h, [
    room({ w, h, floor: 0.64, wall: '#E8EFE6', ground: '#BF9468' }),
    windowWall({
      x: 90,
      y: 70,
      w: 1020,
      h: 400,
      bays: 6,
      view: `<g transform="translate(90 40)">${valley({ w: 1040, h: 540, seed: 7.7, top: 0.4 })}</g>`,
    }),
    ...(
      [
        [260, 0, hill.clay, 'long'],
        [430, 3, hill.pine, 'short'],
        [600, 2, hill.lime, 'bun'],
        [770, 1, hill.lake, 'short'],
        [940, 4, hill.snow, 'long'],
      ] as const
    ).map(([x, skin, coat, hair]) =>
      figure({ x, y: 640, h: 250, coat, skin, hair, pose: 'sit', faces: x > 600 ? -1 : 1 }),
    ),
    ellipse(600, 690, 500, 120, hill.oak) + ellipse(600, 674, 500, 116, hill.plank),
    times(6, (i) =>
      poly(
        [
          [240 + i * 130, 690],
          [310 + i * 130, 690],
          [318 + i * 130, 664],
          [250 + i * 130, 664],
        ],
        hill.snow,
      ),
    ),
    figure({ x: 130, y: 860, h: 430, coat: hill.pine, skin: 2, hair: 'bun', pose: 'reach' }),
  ]);
};

/** A long deck for the smallest, with blocks and rain boots. */
export const playDeck = (): Drawing => {
  const [w, h] = [1200, 900];
  return sheet(w, h, [
    valley({ w, h, seed: 2.9, light: 'noon', top: 0.16 }),
    times(8, (i) => fir(60 + i * 160, 600 + (i % 2) * 20, 230 + ((i * 61) % 110), hill.fir, hill.moss)),
    rect(0, 590, w, 310, hill.plank) + times(9, (i) => rect(0, 590 + i * 36, w, 4, hill.timber)),
    line('M0 430H1200M0 500H1200', hill.oak, 12) + times(9, (i) => rect(20 + i * 148, 420, 16, 176, hill.oak)),
    rect(560, 690, 110, 110, hill.clay) + rect(680, 690, 110, 110, hill.lime) + rect(620, 580, 110, 110, hill.lake),
    path('M840 800A110 110 0 0 1 1060 800H1004A54 54 0 0 0 896 800Z', hill.pine),
    figure({ x: 470, y: 800, h: 250, coat: hill.lime, pose: 'reach', hair: 'bun', skin: 2 }),
    figure({ x: 260, y: 820, h: 220, coat: hill.clay, pose: 'sit', skin: 0 }),
    figure({ x: 820, y: 830, h: 240, coat: hill.pine, pose: 'walk', hair: 'cap', skin: 3, faces: -1 }),
    figure({ x: 1090, y: 850, h: 430, coat: hill.fern, hair: 'long', skin: 1, faces: -1 }),
  ]);
};
