import { crowd } from '../crowd.ts';
import { castShadow, halo, wash } from '../light.ts';
import { stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { bus } from '../props/outdoors.ts';
import { birds, hills, sky } from '../sky.ts';
import { circle, type Drawing, path, rect, times } from '../svg.ts';
import { town } from '../town.ts';
import { grove, neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** The yellow bus at its stop in the winter mist. */
export function busMorning(): Drawing {
  const coach = bus(650, 690, 800);
  return {
    ...sheet,
    content: [
      sky(1200, 700, [
        [0, '#B7CFCB'],
        [0.6, '#DDE4D2'],
        [1, '#F9E3BD'],
      ]),
      circle(930, 250, 58, '#FFF3D6'),
      halo(930, 250, 300, '#FFF0C8', 0.8),
      birds(420, 160, 5, ink.slate, 8),
      hills({ width: 1200, y: 450, rise: 130, colour: '#A9C4BF', seed: 6, floor: 700 }),
      hills({ width: 1200, y: 500, rise: 70, colour: '#93B3AC', seed: 26, floor: 700 }),
      town({ width: 1200, y: 560, floor: 700, tones: ['#86A8A2', '#7C9F9A', '#90B0A8'], seed: 15, window: '#FFE6AE' }),
      rect(0, 470, 1200, 120, '#E9EADB', 'opacity="0.35"'),
      grove({ x: -30, y: 620, w: 1260, h: 110, colour: '#5D8580', seed: 9 }),
      neem({
        x: 150,
        y: 660,
        h: 600,
        seed: 21,
        light: [0.7, -0.5],
        tones: ['#1E4A48', '#2C5F57', '#427A64', '#7FA672', '#C3CB84'],
      }),
      rect(0, 610, 1200, 60, '#C9B48C'),
      rect(0, 655, 1200, 260, '#6E8580'),
      rect(0, 655, 1200, 12, '#D8CBA8'),
      castShadow(coach, { ground: 690, lean: -0.5, reach: 0.28, colour: '#143436', opacity: 0.4 }),
      coach,
      stipple({ box: { x: 0, y: 670, w: 1200, h: 230 }, colour: '#2C4A4A', count: 1200, seed: 4, opacity: 0.4 }),
      times(6, (i) => rect(40 + i * 220, 842, 110, 14, '#E5DFC6', 'opacity="0.7"')),
      crowd(
        [
          {
            x: 205,
            y: 752,
            h: 320,
            view: 'side',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.plum,
            adult: true,
            skin: 1,
            arms: [
              [10, 20],
              [50, 90],
            ],
          },
          {
            x: 300,
            y: 760,
            h: 225,
            view: 'back',
            hair: 'plaits',
            skin: 2,
            bag: ink.gulmohar,
            arms: [
              [-40, -50],
              [8, 4],
            ],
          },
          { x: 400, y: 752, h: 250, view: 'back', hair: 'short', outfit: 'shorts', skin: 3, bag: ink.teal },
          {
            x: 90,
            y: 790,
            h: 255,
            view: 'side',
            hair: 'pony',
            skin: 0,
            bag: ink.ember,
            arms: [
              [26, 40],
              [-20, 4],
            ],
            legs: [
              [-24, -36],
              [22, 6],
            ],
          },
          {
            x: 1085,
            y: 770,
            h: 330,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'trousers',
            cloth: '#5A4630',
            top: '#DDB57D',
            adult: true,
            skin: 3,
            arms: [
              [10, 20],
              [120, 150],
            ],
          },
        ],
        { lean: -0.7, reach: 0.3, colour: '#143436', opacity: 0.4 },
      ),
      path('M0 700Q300 650 600 690T1200 670V740Q900 720 600 745T0 750Z', '#F3EEDC', 'opacity="0.16"'),
      wash(sheet, '#FFE3A8', 0.3, [-1, 0]),
    ].join(''),
  };
}
