import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { grass, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { bed, sapling, wateringCan } from '../props/outdoors.ts';
import { cloud, hills, sky, sun } from '../sky.ts';
import { circle, type Drawing, line, path, rect, times } from '../svg.ts';
import { grove, neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Early morning in the kitchen garden: tomatoes, methi, marigold and a can of water. */
export function kitchenGarden(): Drawing {
  const fence =
    times(22, (i) => path(`M${i * 56} 520v-96l16 -18l16 18v96Z`, i % 2 === 0 ? '#E9C793' : '#DDB57D')) +
    rect(0, 440, 1200, 12, '#C99A63') +
    rect(0, 494, 1200, 12, '#C99A63');
  const drops = times(16, (i) =>
    line(`M${700 + (i % 4) * 12 + i * 2} ${600 + Math.floor(i / 4) * 22}l6 14`, '#E3F5EE', 3),
  );
  return {
    ...sheet,
    content: [
      sky(1200, 520, [
        [0, '#CDE6C6'],
        [0.7, '#F7F0C4'],
        [1, '#FFE8A8'],
      ]),
      sun(180, 210, 54, '#FFFBE0', '#FFF0A0'),
      cloud({ x: 760, y: 150, w: 320, colour: ink.ivory, seed: 4 }),
      hills({ width: 1200, y: 400, rise: 100, colour: '#A3C79A', seed: 9, floor: 560, grain: '#79A67B' }),
      grove({ x: -20, y: 440, w: 1240, h: 90, colour: '#6D9A5B', seed: 7 }),
      neem({ x: 1020, y: 520, h: 470, seed: 17, light: [-0.7, -0.5] }),
      fence,
      rect(0, 515, 1200, 400, '#A9844F'),
      stipple({
        box: { x: 0, y: 515, w: 1200, h: 385 },
        colour: '#6E4A26',
        count: 1200,
        seed: 5,
        opacity: 0.5,
        size: 2.2,
      }),
      grass({
        box: { x: 0, y: 505, w: 1200, h: 36 },
        tones: [ink.leafMid, ink.leaf, ink.leafLight],
        count: 420,
        seed: 2,
        size: 30,
      }),
      times(5, (i) => line(`M${90 + i * 62} 650V${470 + (i % 2) * 14}`, '#8A6238', 6)) + bed(40, 660, 420, 'tomato'),
      bed(560, 640, 600, 'marigold'),
      crowd(
        [
          {
            x: 575,
            y: 730,
            h: 330,
            view: 'side',
            hair: 'plaits',
            skin: 2,
            arms: [
              [40, 72],
              [48, 80],
            ],
            nod: 10,
            cloth: ink.gulmohar,
          },
          {
            x: 1040,
            y: 740,
            h: 300,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'shorts',
            skin: 1,
            sits: 'bench',
            legs: [
              [96, 4],
              [104, -10],
            ],
            arms: [
              [40, 50],
              [36, 62],
            ],
            nod: 18,
            lean: 18,
          },
        ],
        { lean: 0.8, reach: 0.3, colour: '#3A2A14', opacity: 0.4 },
      ),
      wateringCan(655, 650, 74, ink.teal),
      drops,
      bed(700, 745, 460, 'spinach'),
      sapling(930, 712, 70),
      bed(30, 800, 560, 'methi'),
      bed(640, 860, 540, 'tomato'),
      bed(-30, 905, 620, 'marigold'),
      path('M610 905L590 760L640 760L690 905Z', '#C39E66', 'opacity="0.5"'),
      circle(520, 838, 30, ink.amber) +
        circle(494, 846, 22, ink.gulmohar) +
        circle(548, 846, 22, ink.leafMid) +
        path('M470 848H580L562 900H488Z', '#9B6B3C') +
        times(6, (i) => line(`M474 ${854 + i * 8}H576`, '#7A5230', 3)),
      wash(sheet, '#FFF3B0', 0.35, [1, 0]),
    ].join(''),
  };
}
