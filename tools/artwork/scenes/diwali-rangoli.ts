import { archPath } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { halo, wash } from '../light.ts';
import { stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { diya, garland, kandil, rangoli } from '../props/festival.ts';
import { circle, type Drawing, fade, line, n, path, rect, times } from '../svg.ts';

const sheet = { width: 1200, height: 900 };

/** Dusk before the Diwali holidays: the big rangoli in the quadrangle, lamps being set round it. */
export function diwaliRangoli(): Drawing {
  const wall = fade([
    [0, '#3C2244'],
    [1, '#6E3350'],
  ]);
  const lamps = (from: number, to: number): string =>
    times(11, (i) => {
      const a = Math.PI * (from + ((to - from) * i) / 10);
      return diya(600 + Math.cos(a) * 400, 690 + Math.sin(a) * 156, 22);
    });
  return {
    ...sheet,
    content: [
      wall.definition,
      rect(0, 0, 1200, 470, wall.fill),
      times(
        5,
        (i) =>
          path(archPath(20 + i * 240, 470, 200, 370), '#8E4258') +
          path(archPath(36 + i * 240, 470, 168, 340), i % 2 === 0 ? '#F2A950' : '#E58B45') +
          path(archPath(66 + i * 240, 470, 108, 250), i % 2 === 0 ? '#0B4A4C' : '#7A2A22') +
          line(`M${120 + i * 240} 240V470`, '#2A1A12', 3),
      ),
      stipple({
        box: { x: 0, y: 0, w: 1200, h: 470 },
        colour: '#1E0F24',
        count: 1300,
        seed: 3,
        from: 'top',
        opacity: 0.5,
        size: 2.2,
      }),
      times(5, (i) => garland(20 + i * 240, 74, 260 + i * 240, 46, 9)),
      kandil(240, 190, 44, [ink.gulmohar, ink.teal]),
      kandil(960, 190, 44, [ink.teal, ink.gulmohar]),
      kandil(600, 150, 54, [ink.ember, ink.plum]),
      rect(0, 466, 1200, 440, '#8A4238'),
      rect(0, 466, 1200, 14, '#4A2030'),
      times(8, (i) => line(`M0 ${n(484 + i * i * 7)}H1200`, '#74332F', 3)),
      times(13, (i) => line(`M${n(600 + (i - 6) * 110)} 480L${n(600 + (i - 6) * 250)} 900`, '#74332F', 3)),
      halo(600, 680, 700, '#FFB65A', 0.55),
      rangoli(600, 690, 340, 0.39),
      lamps(1.04, 1.96),
      crowd(
        [
          {
            x: 300,
            y: 640,
            h: 300,
            view: 'side',
            hair: 'plaits',
            skin: 1,
            sits: 'floor',
            arms: [
              [60, 80],
              [70, 88],
            ],
            lean: 22,
            nod: 8,
            outfit: 'kurta',
            cloth: ink.marigold,
          },
          {
            x: 910,
            y: 630,
            h: 300,
            view: 'side',
            faces: -1,
            hair: 'short',
            skin: 3,
            sits: 'floor',
            arms: [
              [60, 80],
              [64, 84],
            ],
            lean: 20,
            nod: 8,
            outfit: 'kurta',
            cloth: ink.ember,
          },
          {
            x: 600,
            y: 556,
            h: 260,
            view: 'front',
            hair: 'bob',
            skin: 0,
            sits: 'floor',
            arms: [
              [-20, 40],
              [20, -40],
            ],
            nod: 6,
            outfit: 'kurta',
            cloth: ink.coral,
          },
          {
            x: 1060,
            y: 720,
            h: 430,
            view: 'side',
            faces: -1,
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.teal,
            adult: true,
            skin: 2,
            arms: [
              [20, 40],
              [50, 90],
            ],
            nod: 10,
          },
          {
            x: 140,
            y: 760,
            h: 330,
            view: 'side',
            hair: 'pony',
            skin: 4,
            outfit: 'kurta',
            cloth: ink.gulmohar,
            arms: [
              [40, 84],
              [44, 90],
            ],
            nod: 10,
          },
        ],
        { lean: 0, reach: 0.22, colour: '#2B0F1E', opacity: 0.5 },
      ),
      lamps(0.08, 0.92),
      times(26, (i) =>
        circle(90 + ((i * 173) % 1040), 60 + ((i * 97) % 330), 1.6 + (i % 3), '#FFE3A0', 'opacity="0.7"'),
      ),
      wash(sheet, '#1E0F24', 0.35, [0, 1]),
    ].join(''),
  };
}
