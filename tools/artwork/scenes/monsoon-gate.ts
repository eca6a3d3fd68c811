import { schoolHouse } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { ink } from '../palette.ts';
import { umbrella } from '../props/outdoors.ts';
import { cloud, hills, rainfall, sky } from '../sky.ts';
import { type Drawing, ellipse, group, line, n, rect, times } from '../svg.ts';
import { grove, neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Home time in July: umbrellas, and the whole lane shining like a plate. */
export function monsoonGate(): Drawing {
  const walkers = [
    {
      x: 280,
      y: 770,
      h: 300,
      view: 'back',
      hair: 'plaits',
      skin: 2,
      bag: ink.ember,
      arms: [
        [-10, 0],
        [70, 150],
      ],
    },
    {
      x: 640,
      y: 800,
      h: 330,
      view: 'back',
      hair: 'short',
      outfit: 'shorts',
      skin: 1,
      bag: ink.teal,
      arms: [
        [-24, -10],
        [60, 150],
      ],
    },
    {
      x: 985,
      y: 765,
      h: 290,
      view: 'back',
      hair: 'hood',
      outfit: 'raincoat',
      ribbon: ink.marigold,
      skin: 3,
      arms: [
        [-60, -80],
        [60, 80],
      ],
    },
    {
      x: 480,
      y: 690,
      h: 215,
      view: 'back',
      hair: 'pony',
      skin: 0,
      bag: ink.plum,
      arms: [
        [-8, 0],
        [60, 150],
      ],
    },
    {
      x: 810,
      y: 676,
      h: 205,
      view: 'back',
      hair: 'short',
      outfit: 'shorts',
      skin: 4,
      bag: ink.gulmohar,
      arms: [
        [-8, 0],
        [60, 150],
      ],
    },
  ] as const;
  const shelter =
    umbrella(500, 468, 94, ink.lemon, 4) +
    umbrella(830, 462, 92, ink.coral, 4) +
    umbrella(318, 430, 130, ink.gulmohar, -4) +
    umbrella(690, 438, 150, ink.teal, 6);
  const party = crowd(walkers, { lean: 0, reach: 0.55, colour: '#2E5553', opacity: 0.3 });
  const glints = times(40, (i) =>
    line(`M${(i * 173) % 1200} ${n(690 + ((i * 53) % 200))}h${n(30 + ((i * 31) % 90))}`, '#D7E4D6', 3, 'opacity="0.5"'),
  );
  return {
    ...sheet,
    content: [
      sky(1200, 700, [
        [0, '#6F938E'],
        [0.6, '#A5BFB2'],
        [1, '#D3DAC2'],
      ]),
      cloud({ x: 240, y: 150, w: 640, colour: '#5C827F', seed: 3, opacity: 0.8 }),
      cloud({ x: 880, y: 110, w: 720, colour: '#648B86', seed: 8, opacity: 0.8 }),
      cloud({ x: 600, y: 230, w: 460, colour: '#86A69D', seed: 6, opacity: 0.7 }),
      hills({ width: 1200, y: 470, rise: 150, colour: '#7FA79B', seed: 41, floor: 700 }),
      hills({ width: 1200, y: 510, rise: 80, colour: '#64917F', seed: 13, floor: 700 }),
      grove({ x: -30, y: 585, w: 1260, h: 110, colour: '#42735C', seed: 12 }),
      schoolHouse({ x: 360, y: 600, w: 560, floors: 1, bays: 6, wall: '#D6C49A', inside: '#54453F' }),
      rect(0, 596, 1200, 310, '#86A094'),
      rect(0, 596, 1200, 40, '#5E8A62'),
      group(
        `<g transform="matrix(1 0 0 -0.55 0 930)">${schoolHouse({ x: 360, y: 600, w: 560, floors: 1, bays: 6, wall: '#D6C49A', inside: '#54453F' })}</g>`,
        'opacity="0.25"',
      ),
      neem({ x: 130, y: 660, h: 640, seed: 6, tones: ['#1B453C', '#275A4A', '#3B7458', '#5F9362', '#8FB473'] }),
      neem({ x: 1130, y: 650, h: 560, seed: 36, tones: ['#1B453C', '#275A4A', '#3B7458', '#5F9362', '#8FB473'] }),
      glints,
      group(`<g transform="matrix(1 0 0 -0.5 0 1155)">${shelter}</g>`, 'opacity="0.3"'),
      party,
      shelter,
      times(34, (i) =>
        ellipse(
          (i * 211) % 1200,
          700 + ((i * 67) % 190),
          16 + (i % 4) * 5,
          5 + (i % 4),
          'none',
          'stroke="#E3EEDF" stroke-width="2.4" opacity="0.7"',
        ),
      ),
      rainfall({ ...sheet, count: 260, seed: 4, colour: '#E9F2E6', opacity: 0.5 }),
    ].join(''),
  };
}
