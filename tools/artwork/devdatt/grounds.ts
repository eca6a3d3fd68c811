import { petals } from '../marks.ts';
import { bunting } from '../props/festival.ts';
import { bicycle, umbrella } from '../props/outdoors.ts';
import { rainfall } from '../sky.ts';
import { circle, type Drawing, ellipse, line, n, poly, rect, times } from '../svg.ts';
import { inked, tone } from './inks.ts';
import { court, overcast, verandah } from './places.ts';
import { group, pupil, reading, walking } from './pupils.ts';
import { field } from './rooms.ts';
import { chhatri, colonnade, lampPost, tower } from './stone.ts';

const wide = { width: 1920, height: 1080 };
const sheet = { width: 1200, height: 800 };

/** Dusk over the quadrangle: lamps in the arches, pupils on the crossing paths. */
export const courtAtDusk = (): Drawing => ({
  ...wide,
  content: [
    court(wide, { dusk: true }),
    lampPost(690, 900, 190),
    lampPost(1230, 900, 190),
    group([
      pupil(0, { x: 900, y: 800, h: 150, view: 'back', ...walking(true) }),
      pupil(3, { x: 962, y: 806, h: 146, view: 'back', ...walking(false) }),
      pupil(5, { x: 1130, y: 880, h: 205, view: 'side', faces: -1, bag: tone.oxblood, ...walking(true) }),
      pupil(4, { x: 820, y: 960, h: 262, view: 'back', bag: tone.slate, ...walking(false) }),
      pupil(2, { x: 935, y: 985, h: 280, view: 'back', bag: tone.oxblood, ...walking(true) }),
      pupil(1, { x: 400, y: 850, h: 190, view: 'side', ...reading }),
      pupil(7, { x: 1560, y: 870, h: 205, view: 'side', faces: -1, ...walking(false) }),
      pupil(6, { x: 1630, y: 874, h: 200, view: 'side', faces: -1, ...walking(true) }),
    ]),
  ].join(''),
});

/** The long verandah between lessons. */
export const longVerandah = (): Drawing => ({
  ...wide,
  content: [
    verandah(wide),
    group([
      pupil(2, { x: 1130, y: 640, h: 150, view: 'back', ...walking(true) }),
      pupil(4, { x: 1205, y: 650, h: 148, view: 'back', ...walking(false) }),
      pupil(0, { x: 980, y: 800, h: 270, view: 'back', bag: tone.slate, ...walking(false) }),
      pupil(1, { x: 1360, y: 880, h: 340, view: 'side', faces: -1, ...reading }),
      pupil(6, { x: 760, y: 1010, h: 470, view: 'back', bag: tone.oxblood, ...walking(true) }),
    ]),
  ].join(''),
});

/** The front of the school behind its gate. */
export const schoolFront = (): Drawing => ({
  ...wide,
  content: [
    overcast(wide),
    rect(0, 760, 1920, 320, tone.path),
    colonnade({ x: 130, y: 770, w: 700, h: 175, bays: 7, floors: 2 }),
    colonnade({ x: 1090, y: 770, w: 700, h: 175, bays: 7, floors: 2 }),
    colonnade({ x: 800, y: 770, w: 320, h: 205, bays: 3, floors: 2, stone: tone.stoneLit }),
    ...[180, 780, 1140, 1740].map((x) => chhatri(x, 398, 96)),
    tower(960, 770, 190, 640),
    rect(0, 860, 1920, 14, tone.slateDeep),
    times(64, (i) => rect(i * 30.5, 800, 7, 130, tone.slateDeep)),
    rect(0, 908, 1920, 14, tone.slateDeep),
    rect(700, 770, 60, 170, tone.stoneDeep) + rect(1160, 770, 60, 170, tone.stoneDeep),
    rect(690, 756, 80, 20, tone.buff) + rect(1150, 756, 80, 20, tone.buff),
    rect(760, 790, 400, 150, tone.path),
    group([
      pupil(1, { x: 850, y: 930, h: 190, view: 'back', bag: tone.oxblood, ...walking(true) }),
      pupil(0, { x: 930, y: 936, h: 196, view: 'back', bag: tone.slate, ...walking(false) }),
      pupil(3, { x: 1060, y: 950, h: 200, view: 'back', ...walking(true) }),
      pupil(5, { x: 420, y: 1010, h: 240, view: 'side', bag: tone.slate, ...walking(false) }),
      pupil(4, { x: 1500, y: 1020, h: 246, view: 'side', faces: -1, ...walking(true) }),
    ]),
    inked(bicycle(1700, 1040, 190, tone.oxblood)),
  ].join(''),
});

/** Rain on the quadrangle. */
export const courtInRain = (): Drawing => ({
  ...sheet,
  content: [
    court(sheet),
    rect(0, 0, 1200, 800, '#5B6780', 'opacity="0.28"'),
    group([
      pupil(1, {
        x: 500,
        y: 700,
        h: 220,
        view: 'back',
        arms: [
          [-8, -4],
          [20, 150],
        ],
      }),
      pupil(0, {
        x: 690,
        y: 730,
        h: 236,
        view: 'back',
        arms: [
          [-8, -4],
          [20, 150],
        ],
      }),
    ]),
    inked(umbrella(520, 420, 120, tone.oxblood, -4) + umbrella(715, 440, 128, tone.navy, 6)),
    rainfall({ width: 1200, height: 800, count: 240, seed: 12, colour: '#DCE3EE' }),
  ].join(''),
});

/** Founders' Day: flags between the wings, the procession coming down the middle. */
export const procession = (): Drawing => ({
  ...sheet,
  content: [
    court(sheet),
    inked(
      bunting(-20, 90, 620, 110, 60, [tone.oxblood, tone.brass, tone.navy, tone.paper]) +
        bunting(580, 110, 1220, 80, 60, [tone.navy, tone.brass, tone.oxblood, tone.paper]),
    ),
    group(
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        pupil(i, {
          x: 520 + (i % 2) * 150 + (i % 3) * 8,
          y: 560 + Math.floor(i / 2) * 72,
          h: 130 + Math.floor(i / 2) * 36,
          ...walking(i % 4 < 2),
        }),
      ),
    ),
    inked(
      petals({
        box: { x: 400, y: 560, w: 420, h: 220 },
        tones: [tone.oxblood, tone.brass],
        count: 60,
        seed: 3,
        size: 5,
      }),
    ),
  ].join(''),
});

/** A cover drive before the pavilion. */
export const cricket = (): Drawing => ({
  ...sheet,
  content: [
    field(sheet),
    poly(
      [
        [470, 430],
        [730, 430],
        [860, 800],
        [340, 800],
      ],
      tone.path,
    ),
    times(3, (i) => rect(770 + i * 16, 560, 7, 110, tone.woodLit)),
    group([
      pupil(2, {
        x: 700,
        y: 690,
        h: 290,
        view: 'side',
        faces: -1,
        hair: 'short',
        cloth: tone.paper,
        arms: [
          [60, 120],
          [50, 118],
        ],
        legs: [
          [-20, -6],
          [26, 2],
        ],
        lean: 8,
      }),
      pupil(5, {
        x: 330,
        y: 560,
        h: 170,
        view: 'front',
        cloth: tone.paper,
        arms: [
          [-40, -60],
          [40, 60],
        ],
      }),
      pupil(0, { x: 980, y: 590, h: 190, view: 'side', faces: -1, cloth: tone.paper, lean: 14 }),
    ]),
    line('M640 566L578 694', tone.woodLit, 22) + line('M650 546L640 568', tone.woodDark, 12),
    circle(470, 700, 11, tone.oxblood),
    inked(ellipse(470, 716, 16, 4, '#2E2436', 'opacity="0.3"')),
  ].join(''),
});

/** The relay, at the last change. */
export const relay = (): Drawing => ({
  ...sheet,
  content: [
    field(sheet),
    rect(0, 520, 1200, 230, '#A4604B'),
    times(4, (i) => line(`M0 ${n(520 + i * 76)}H1200`, tone.paper, 5)),
    group([
      pupil(1, {
        x: 360,
        y: 700,
        h: 300,
        view: 'side',
        outfit: 'house',
        cloth: tone.oxblood,
        top: tone.oxblood,
        arms: [
          [-50, -20],
          [80, 84],
        ],
        legs: [
          [-40, -70],
          [46, 10],
        ],
        lean: 12,
      }),
      pupil(4, {
        x: 640,
        y: 710,
        h: 300,
        view: 'side',
        outfit: 'house',
        cloth: tone.oxblood,
        top: tone.oxblood,
        arms: [
          [-70, -66],
          [50, 110],
        ],
        legs: [
          [-36, -80],
          [50, 12],
        ],
        lean: 14,
      }),
      pupil(2, {
        x: 880,
        y: 640,
        h: 270,
        view: 'side',
        outfit: 'house',
        cloth: tone.navy,
        top: tone.navy,
        arms: [
          [-60, -30],
          [60, 120],
        ],
        legs: [
          [-42, -76],
          [44, 8],
        ],
        lean: 12,
      }),
    ]),
    line('M488 520L540 514', tone.brass, 12),
  ].join(''),
});

/** Lamps in every arch on the evening of the school's concert. */
export const lampNight = (): Drawing => ({
  ...sheet,
  content: [
    overcast(sheet, true),
    rect(0, 0, 1200, 800, '#1B2540', 'opacity="0.35"'),
    rect(0, 620, 1200, 180, '#7E7464'),
    colonnade({ x: 60, y: 640, w: 1080, h: 200, bays: 8, floors: 2, lit: true }),
    chhatri(120, 214, 110) + chhatri(1080, 214, 110),
    times(
      26,
      (i) => circle(70 + i * 42.5, 632, 8, tone.lamp) + circle(70 + i * 42.5, 632, 18, tone.lamp, 'opacity="0.25"'),
    ),
    group(
      [0, 1, 2, 3, 4, 5].map((i) => pupil(i + 1, { x: 200 + i * 160, y: 760 - (i % 2) * 26, h: 190, view: 'back' })),
    ),
  ].join(''),
});
