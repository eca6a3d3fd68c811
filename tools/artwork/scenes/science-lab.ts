import { pots } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { ink, pick } from '../palette.ts';
import { desk, flask, microscope, stool } from '../props/learning.ts';
import { ceilingFan, room } from '../room.ts';
import { sky } from '../sky.ts';
import { circle, type Drawing, line, rect, times } from '../svg.ts';
import { grove, gulmohar } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Noon in the science room: onion skin under the lens, a row of jars on the sill. */
export function scienceLab(): Drawing {
  const view =
    sky(1200, 560, [
      [0, '#BFE2DC'],
      [1, '#F4F4DC'],
    ]) + grove({ x: 0, y: 470, w: 1200, h: 90, colour: '#8DB58B', seed: 6 });
  const shelf =
    rect(40, 236, 330, 14, ink.trunk) +
    times(6, (i) =>
      flask(78 + i * 50, 236, 70, pick([ink.marigold, ink.gulmohar, ink.lagoon, ink.coral, ink.leafMid], i)),
    );
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#B9DCCF',
        dado: '#3C9089',
        floor: '#D9B98C',
        skirting: 620,
        openings: [
          { x: 450, y: 440, w: 190, h: 330, view: view + gulmohar({ x: 520, y: 520, h: 420, seed: 8 }) },
          { x: 730, y: 440, w: 190, h: 330, view: view + gulmohar({ x: 900, y: 520, h: 460, seed: 18 }) },
        ],
        slant: -110,
        light: '#FFF8DC',
      }),
      shelf,
      pots(990, 250, 3, 70, 44),
      rect(950, 248, 220, 14, ink.trunk),
      rect(80, 300, 250, 150, ink.ivory) +
        times(5, (i) =>
          circle(
            205 + Math.cos(i * 1.257) * 42,
            375 + Math.sin(i * 1.257) * 42,
            24,
            i % 2 === 0 ? ink.ember : ink.coral,
          ),
        ) +
        circle(205, 375, 16, ink.marigold) +
        line('M205 391V440', ink.leaf, 6),
      ceilingFan(330, 40, 110, '#7FB0A2'),
      crowd(
        [
          {
            x: 330,
            y: 790,
            h: 420,
            view: 'side',
            hair: 'plaits',
            skin: 1,
            arms: [
              [50, 84],
              [56, 96],
            ],
            nod: 18,
            lean: 8,
            cloth: ink.gulmohar,
          },
          {
            x: 850,
            y: 790,
            h: 400,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'shorts',
            skin: 3,
            cloth: ink.gulmohar,
            arms: [
              [46, 90],
              [44, 100],
            ],
            nod: 8,
          },
          {
            x: 610,
            y: 770,
            h: 400,
            view: 'front',
            hair: 'bob',
            skin: 2,
            cloth: ink.gulmohar,
            arms: [
              [-20, 30],
              [24, -60],
            ],
            nod: 6,
          },
        ],
        { lean: -0.5, reach: 0.2, colour: ink.deepTeal, opacity: 0.3 },
      ),
      desk(210, 860, 790, 200, ink.trunk),
      microscope(455, 664, 150),
      flask(600, 664, 110, ink.marigold),
      flask(685, 664, 80, ink.gulmohar),
      microscope(770, 664, 120),
      rect(535, 650, 34, 12, '#E3F0E8') + rect(860, 640, 70, 22, ink.ivory) + rect(866, 634, 70, 8, ink.teal),
      stool(150, 872, 90, 130),
      stool(1080, 876, 90, 130),
      wash(sheet, '#FFF7D0', 0.18, [-1, 0]),
    ].join(''),
  };
}
