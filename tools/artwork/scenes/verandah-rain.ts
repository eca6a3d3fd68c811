import { archPath, bell, tiledRoof } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { leafMass, stipple, strokes } from '../marks.ts';
import { ink } from '../palette.ts';
import { hills, rainfall, sky } from '../sky.ts';
import { clip, type Drawing, ellipse, line, n, path, rect, times } from '../svg.ts';
import { gulmohar } from '../trees.ts';

const sheet = { width: 900, height: 1200 };

/** Three friends on the verandah step wait for the rain to thin. */
export function verandahRain(): Drawing {
  const outside = [
    sky(900, 800, [
      [0, '#7D9F97'],
      [1, '#C9D8C2'],
    ]),
    hills({ width: 900, y: 640, rise: 160, colour: '#7FA894', seed: 6, floor: 900 }),
    rect(0, 700, 900, 240, '#8FAF72'),
    path('M0 790Q400 740 900 800V950H0Z', '#A9BFA6'),
    gulmohar({ x: 600, y: 780, h: 560, seed: 31 }),
    leafMass({
      x: 170,
      y: 730,
      rx: 150,
      ry: 110,
      count: 260,
      tones: ['#1F4A3E', '#2C6049', '#447D55', '#7BA863'],
      seed: 4,
      leaf: 14,
    }),
    times(16, (i) =>
      ellipse(120 + ((i * 97) % 680), 800 + ((i * 41) % 110), 22, 6, 'none', 'stroke="#EDF4EA" stroke-width="2.4"'),
    ),
    rainfall({ ...sheet, count: 230, seed: 12, colour: '#F0F6EE', opacity: 0.6 }),
    times(15, (i) =>
      line(
        `M${60 + i * 58} 330v${n(70 + ((i * 47) % 130))}M${60 + i * 58} ${n(470 + ((i * 47) % 130))}v40`,
        '#EDF5F0',
        4,
        'opacity="0.8"',
      ),
    ),
  ].join('');
  const hole = path(archPath(90, 930, 720, 830), '#000000');
  return {
    ...sheet,
    content: [
      rect(0, 0, 900, 1200, '#D98C5F'),
      strokes({ box: { x: 0, y: 0, w: 900, h: 930 }, colour: '#B96A44', count: 160, seed: 4, length: 60, width: 4 }),
      stipple({
        box: { x: 0, y: 0, w: 900, h: 930 },
        colour: ink.brick,
        count: 1100,
        seed: 3,
        from: 'top',
        opacity: 0.5,
        size: 2.2,
      }),
      path(archPath(62, 930, 776, 868), ink.cream),
      path(archPath(76, 930, 748, 848), ink.brick),
      clip(hole, outside),
      tiledRoof({ x: -60, y: 70, w: 1020, h: 120, inset: 30 }),
      rect(0, 690, 62, 240, ink.teal),
      rect(838, 690, 62, 240, ink.teal),
      rect(0, 682, 62, 10, ink.deepTeal),
      rect(838, 682, 62, 10, ink.deepTeal),
      rect(0, 930, 900, 280, '#A85E43'),
      rect(0, 930, 900, 60, '#C77A55'),
      rect(0, 984, 900, 10, '#84442F'),
      rect(0, 1080, 900, 8, '#84442F'),
      stipple({ box: { x: 0, y: 990, w: 900, h: 210 }, colour: '#5A2A1E', count: 600, seed: 13, opacity: 0.45 }),
      path('M140 990H760L700 1080H200Z', '#E7B992', 'opacity="0.35"'),
      bell(450, 190, 96),
      crowd(
        [
          {
            x: 300,
            y: 984,
            h: 430,
            view: 'back',
            hair: 'plaits',
            skin: 1,
            sits: 'floor',
            arms: [
              [-30, 10],
              [30, 70],
            ],
          },
          {
            x: 470,
            y: 990,
            h: 400,
            view: 'back',
            hair: 'short',
            outfit: 'shorts',
            skin: 3,
            sits: 'floor',
            arms: [
              [-26, 10],
              [24, -10],
            ],
            nod: 5,
          },
          {
            x: 640,
            y: 984,
            h: 420,
            view: 'back',
            hair: 'pony',
            skin: 0,
            sits: 'floor',
            arms: [
              [-30, -70],
              [100, 120],
            ],
            nod: -5,
          },
        ],
        { lean: 0.05, reach: 0.4, colour: '#4A2740', opacity: 0.4 },
      ),
      times(
        3,
        (i) =>
          rect(150 + i * 260, 1094, 90, 70, [ink.marigold, ink.teal, ink.gulmohar][i] ?? ink.teal, 'rx="18"') +
          rect(164 + i * 260, 1128, 62, 30, ink.brown, 'rx="8" opacity="0.25"'),
      ),
    ].join(''),
  };
}
