import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { grass, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import type { Person } from '../people.ts';
import { birds, cloud, hills, sky } from '../sky.ts';
import { circle, type Drawing, ellipse, line, path, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';
import { grove } from '../trees.ts';

const sheet = { width: 900, height: 1200 };

const emblems = [
  (x: number, y: number): string =>
    times(5, (i) => ellipse(x, y - 20, 12, 22, ink.lemon, `transform="rotate(${i * 72} ${x} ${y})"`)) +
    circle(x, y, 9, ink.ember),
  (x: number, y: number): string =>
    path(`M${x - 36} ${y + 6}q18 -34 36 0q18 -34 36 0q-18 40 -36 22q-18 18 -36 -22Z`, ink.ivory),
  (x: number, y: number): string =>
    circle(x, y, 24, ink.gulmohar) +
    times(8, (i) => ellipse(x, y - 36, 4, 10, ink.gulmohar, `transform="rotate(${i * 45} ${x} ${y})"`)),
  (x: number, y: number): string =>
    path(`M${x} ${y - 36}l34 60h-68Z`, ink.coral) + path(`M${x} ${y - 36}l14 24h-28Z`, ink.ivory),
] as const;

/** Four house flags held up for the march past, seen from behind. */
export function houseFlags(): Drawing {
  const colours = [ink.teal, ink.gulmohar, ink.marigold, ink.plum] as const;
  const flag = (i: number): string => {
    const x = 90 + i * 185;
    const top = 250 - (i % 2) * 70;
    const cloth = colours[i] ?? ink.teal;
    return (
      line(`M${x + 82} ${top - 20}V880`, ink.bark, 11) +
      circle(x + 82, top - 26, 12, ink.lemon) +
      path(`M${x + 82} ${top}c50 -34 80 30 160 -6v178c-80 36 -110 -28 -160 6Z`, cloth) +
      path(`M${x + 192} ${top + 6}q24 2 50 -12v178q-26 12 -50 12Z`, shade(cloth, 0.85)) +
      (emblems[i]?.(x + 152, top + 88) ?? '')
    );
  };
  return {
    ...sheet,
    content: [
      sky(900, 900, [
        [0, '#A6D3CB'],
        [0.6, '#DDEBD0'],
        [1, '#FFF2CC'],
      ]),
      cloud({ x: 200, y: 520, w: 380, colour: ink.ivory, seed: 4 }),
      cloud({ x: 720, y: 600, w: 420, colour: ink.ivory, seed: 9 }),
      cloud({ x: 640, y: 120, w: 300, colour: ink.ivory, seed: 11, opacity: 0.8 }),
      birds(160, 160, 4, ink.slate, 3),
      hills({ width: 900, y: 790, rise: 130, colour: '#9CC6A8', seed: 29, floor: 1000, grain: '#77AA8E' }),
      grove({ x: -20, y: 850, w: 940, h: 90, colour: '#639158', seed: 6 }),
      rect(0, 840, 900, 370, '#C9B562'),
      grass({
        box: { x: 0, y: 840, w: 900, h: 300 },
        tones: ['#8FA64B', '#BCC764', '#A9AE4F'],
        count: 700,
        seed: 6,
        size: 26,
      }),
      stipple({ box: { x: 0, y: 880, w: 900, h: 320 }, colour: '#7A6A25', count: 700, seed: 5, opacity: 0.4 }),
      times(4, flag),
      crowd(
        [0, 1, 2, 3].map(
          (i): Person => ({
            x: 90 + i * 185,
            y: 1090 + (i % 2) * 24,
            h: 420,
            view: 'back',
            hair: (['plaits', 'short', 'pony', 'short'] as const)[i] ?? 'short',
            outfit: 'house',
            cloth: colours[i] ?? ink.teal,
            skin: [1, 3, 0, 2][i] ?? 1,
            arms: [
              [-8, 0],
              [30, 168],
            ],
          }),
        ),
        { lean: 0.5, reach: 0.2, colour: '#3F4A1A', opacity: 0.4 },
      ),
      grass({
        box: { x: -10, y: 1150, w: 920, h: 60 },
        tones: ['#5C8442', '#8FA64B', '#466F3C'],
        count: 200,
        seed: 43,
        size: 54,
      }),
      wash(sheet, '#FFF3BE', 0.25, [-1, 0]),
    ].join(''),
  };
}
