import { archPath, pots } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { halo, wash } from '../light.ts';
import { stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { diya, garland, kandil } from '../props/festival.ts';
import { sky } from '../sky.ts';
import { circle, clip, type Drawing, path, rect, times } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 900, height: 1200 };

/** Lanterns the children folded themselves, hung in the corridor arch. */
export function kandilNight(): Drawing {
  const night =
    sky(900, 1000, [
      [0, '#122438'],
      [0.6, '#274058'],
      [1, '#7C5468'],
    ]) +
    times(60, (i) => circle((i * 157) % 900, (i * 83) % 620, 1.2 + (i % 3) * 0.8, '#FFF0C8', 'opacity="0.8"')) +
    circle(620, 330, 46, '#FFF3D2') +
    circle(640, 318, 42, '#1B3046') +
    grove({ x: 0, y: 900, w: 900, h: 140, colour: '#1C2F3E', seed: 4 }) +
    rect(0, 860, 900, 140, '#3A2E44');
  const hole = path(archPath(130, 960, 640, 840), '#000000');
  return {
    ...sheet,
    content: [
      rect(0, 0, 900, 1200, '#7A2F2A'),
      stipple({
        box: { x: 0, y: 0, w: 900, h: 960 },
        colour: '#2B0F1E',
        count: 1500,
        seed: 8,
        from: 'top',
        opacity: 0.55,
        size: 2.3,
      }),
      path(archPath(94, 960, 712, 890), ink.marigold),
      path(archPath(106, 960, 688, 872), ink.brick),
      clip(hole, night),
      rect(0, 700, 100, 260, '#0B4A4C'),
      rect(800, 700, 100, 260, '#0B4A4C'),
      garland(120, 250, 450, -90, 12),
      garland(450, 250, 780, -90, 12),
      rect(0, 960, 900, 250, '#8A4238'),
      rect(0, 960, 900, 12, '#4A2030'),
      halo(450, 900, 560, '#FFB65A', 0.5),
      kandil(450, 430, 104, [ink.gulmohar, ink.teal]),
      kandil(236, 600, 66, [ink.teal, ink.ember]),
      kandil(668, 610, 70, [ink.ember, ink.plum]),
      crowd(
        [
          {
            x: 370,
            y: 1080,
            h: 370,
            view: 'back',
            hair: 'plaits',
            skin: 2,
            outfit: 'kurta',
            cloth: ink.marigold,
            arms: [
              [-14, -4],
              [120, 160],
            ],
            nod: -8,
          },
          {
            x: 545,
            y: 1090,
            h: 390,
            view: 'back',
            hair: 'short',
            skin: 0,
            outfit: 'kurta',
            cloth: ink.lagoon,
            arms: [
              [-10, 0],
              [14, 6],
            ],
            nod: 6,
          },
        ],
        { lean: 0, reach: 0.3, colour: '#2B0F1E', opacity: 0.55 },
      ),
      pots(90, 1090, 1, 1, 110),
      pots(810, 1090, 1, 1, 110),
      times(5, (i) => diya(150 + i * 150, 1160 - (i % 2) * 20, 28)),
      wash(sheet, '#140A1C', 0.4, [0, 1]),
    ].join(''),
  };
}
