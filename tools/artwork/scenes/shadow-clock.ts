import { schoolHouse } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { castShadow, wash } from '../light.ts';
import { petals, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { sky } from '../sky.ts';
import { type Drawing, ellipse, line, n, path, rect, times } from '../svg.ts';
import { gulmohar } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Class VII measures the day with a stick and chalk in the courtyard. */
export function shadowClock(): Drawing {
  const stick = line('M600 690V430', ink.brown, 14) + ellipse(600, 692, 30, 10, ink.bark);
  const shade = { lean: -0.8, reach: 0.5, colour: '#5B2A35', opacity: 0.45 };
  const marks = times(9, (i) => {
    const a = Math.PI * (0.06 + i * 0.11);
    return line(
      `M${n(600 + Math.cos(a) * 330)} ${n(700 + Math.sin(a) * 122)}L${n(600 + Math.cos(a) * 372)} ${n(700 + Math.sin(a) * 138)}`,
      ink.ivory,
      8,
    );
  });
  return {
    ...sheet,
    content: [
      sky(1200, 500, [
        [0, '#F4C58D'],
        [1, '#FFE9B8'],
      ]),
      schoolHouse({ x: 120, y: 500, w: 960, floors: 1, bays: 7, wall: '#F3C78E', inside: '#7A4034', sun: 1 }),
      rect(0, 496, 1200, 410, '#E3A66B'),
      times(10, (i) => line(`M0 ${n(510 + i * i * 4.6)}H1200`, '#C98750', 3)) +
        times(15, (i) => line(`M${n(600 + (i - 7) * 92)} 500L${n(600 + (i - 7) * 220)} 900`, '#C98750', 3)),
      path('M1200 500L760 500L1200 640Z', '#5B2A35', 'opacity="0.25"'),
      ellipse(600, 700, 330, 122, 'none', `stroke="${ink.ivory}" stroke-width="6" stroke-dasharray="26 5"`),
      ellipse(600, 700, 180, 66, 'none', `stroke="${ink.ivory}" stroke-width="4" stroke-dasharray="18 6"`),
      marks,
      stipple({ box: { x: 0, y: 500, w: 1200, h: 400 }, colour: ink.brick, count: 1300, seed: 5, opacity: 0.4 }),
      castShadow(stick, { ground: 692, ...shade, lean: -0.95, reach: 0.55, opacity: 0.75 }),
      stick,
      crowd(
        [
          {
            x: 330,
            y: 700,
            h: 350,
            view: 'side',
            hair: 'plaits',
            skin: 1,
            arms: [
              [20, 60],
              [70, 100],
            ],
            nod: 10,
          },
          {
            x: 900,
            y: 690,
            h: 350,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'trousers',
            cloth: ink.teal,
            skin: 3,
            arms: [
              [20, 50],
              [40, 110],
            ],
            nod: 10,
          },
          {
            x: 760,
            y: 610,
            h: 300,
            view: 'front',
            hair: 'pony',
            skin: 2,
            arms: [
              [-14, 20],
              [16, -30],
            ],
          },
          {
            x: 440,
            y: 600,
            h: 290,
            view: 'front',
            hair: 'short',
            outfit: 'trousers',
            cloth: ink.teal,
            skin: 0,
            arms: [
              [-20, -10],
              [20, 12],
            ],
            nod: 6,
          },
          {
            x: 250,
            y: 872,
            h: 330,
            view: 'side',
            hair: 'short',
            outfit: 'shorts',
            skin: 4,
            sits: 'floor',
            arms: [
              [50, 60],
              [60, 66],
            ],
            lean: 20,
            nod: 8,
          },
          {
            x: 990,
            y: 860,
            h: 390,
            view: 'back',
            hair: 'plaits',
            skin: 2,
            arms: [
              [-30, -50],
              [14, 8],
            ],
            nod: -8,
          },
        ],
        shade,
      ),
      gulmohar({ x: 1290, y: 700, h: 640, seed: 5, light: [0.6, -0.7] }),
      petals({
        box: { x: 640, y: 730, w: 540, h: 160 },
        tones: [ink.gulmohar, ink.ember],
        count: 60,
        seed: 5,
        size: 8,
      }),
      wash(sheet, '#FFC46B', 0.2, [-1, 0]),
    ].join(''),
  };
}
