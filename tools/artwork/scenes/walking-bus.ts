import { archPath, jaali, pots, tiledRoof } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { castShadow, wash } from '../light.ts';
import { stipple, strokes } from '../marks.ts';
import { ink } from '../palette.ts';
import { bicycle } from '../props/outdoors.ts';
import { hills, sky } from '../sky.ts';
import { type Drawing, line, n, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tone.ts';
import { gulmohar } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

function wada(x: number, w: number, h: number, wall: string, wood: string): string {
  const base = 620;
  const top = base - h;
  const bays = Math.round(w / 120);
  const bay = w / bays;
  return (
    rect(x, top, w, h, wall) +
    strokes({
      box: { x, y: top, w: w - 50, h },
      colour: shade(wall, 0.87),
      count: 46,
      seed: Math.round(x + 900),
      length: 46,
      width: 3,
    }) +
    rect(x, base - h * 0.52, w, 20, wood) +
    times(bays * 2, (i) => rect(x + i * (bay / 2) + 6, base - h * 0.52 + 20, 12, 16, shade(wood, 0.8))) +
    times(
      bays,
      (i) =>
        path(archPath(x + i * bay + bay * 0.2, base, bay * 0.6, h * 0.38), i % 2 === 0 ? wood : '#0E5A58') +
        rect(x + i * bay + bay * 0.47, base - h * 0.28, 4, h * 0.28, ink.brown) +
        jaali(x + i * bay + bay * 0.14, base - h * 0.62, bay * 0.72, h * 0.1, wood, wall, 12) +
        rect(x + i * bay + bay * 0.2, base - h * 0.86, bay * 0.6, h * 0.24, wood) +
        rect(x + i * bay + bay * 0.26, base - h * 0.83, bay * 0.2, h * 0.21, '#3A2A2A') +
        rect(x + i * bay + bay * 0.54, base - h * 0.83, bay * 0.2, h * 0.21, '#5B4338'),
    ) +
    tiledRoof({ x: x - 20, y: top + 6, w: w + 40, h: 60, inset: 26 })
  );
}

/** The walking bus passes the old wooden houses, each child holding a knot of one long rope. */
export function walkingBus(): Drawing {
  const spots = [
    [300, 0, 'plaits', ink.gulmohar],
    [430, 3, 'short', ink.teal],
    [555, 1, 'bob', ink.marigold],
    [680, 4, 'short', ink.ember],
    [805, 2, 'pony', ink.lagoon],
  ] as const;
  const shadow = { lean: -0.7, reach: 0.42, colour: '#43243F', opacity: 0.4 };
  const cycle = bicycle(1060, 660, 170, ink.gulmohar);
  return {
    ...sheet,
    content: [
      sky(1200, 640, [
        [0, '#BBD9DC'],
        [0.7, '#F6E3C2'],
        [1, '#FFD9A0'],
      ]),
      hills({ width: 1200, y: 420, rise: 110, colour: '#D2B9A8', seed: 44, floor: 640 }),
      wada(-40, 420, 430, '#E9A98A', '#6B3A26'),
      wada(420, 300, 340, '#F3D9A4', '#7B4E34'),
      wada(760, 470, 460, '#A9CFC4', '#5A3826'),
      poly(
        [
          [380, 620],
          [420, 620],
          [420, 290],
          [380, 250],
        ],
        '#43243F',
        'opacity="0.35"',
      ),
      poly(
        [
          [720, 620],
          [760, 620],
          [760, 190],
          [720, 300],
        ],
        '#43243F',
        'opacity="0.35"',
      ),
      pots(60, 626, 3, 130, 46),
      pots(470, 626, 2, 190, 40),
      rect(0, 616, 1200, 300, '#C7A184'),
      rect(0, 616, 1200, 26, '#A57F68'),
      times(6, (i) =>
        times(20, (k) =>
          path(
            `M${n(k * 70 - 30 + (i % 2) * 34)} ${n(660 + i * i * 8)}h${n(54)}l4 ${n(7 + i * 3)}h-62Z`,
            shade('#C7A184', k % 3 === 0 ? 0.92 : k % 3 === 1 ? 0.96 : 0.88),
          ),
        ),
      ),
      path('M0 616H1200V660Q700 700 0 680Z', '#43243F', 'opacity="0.2"'),
      stipple({ box: { x: 0, y: 640, w: 1200, h: 260 }, colour: '#5B3A33', count: 900, seed: 3, opacity: 0.4 }),
      castShadow(cycle, { ground: 660, ...shadow }),
      cycle,
      crowd(
        [
          ...spots.map(([x, skin, hair, bag], i) => ({
            x,
            y: 800 + (i % 2) * 10,
            h: 275 + (i % 3) * 12,
            view: 'side' as const,
            hair,
            skin,
            bag,
            outfit: hair === 'short' ? ('shorts' as const) : ('skirt' as const),
            arms: [
              [10, 20],
              [24, 78],
            ] as const,
            legs:
              i % 2 === 0
                ? ([
                    [-24, -34],
                    [24, 6],
                  ] as const)
                : ([
                    [22, 2],
                    [-20, -36],
                  ] as const),
          })),
          {
            x: 960,
            y: 810,
            h: 430,
            view: 'side',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.teal,
            adult: true,
            skin: 2,
            arms: [
              [-26, -20],
              [16, 40],
            ],
          },
          {
            x: 150,
            y: 815,
            h: 440,
            view: 'side',
            hair: 'grey',
            outfit: 'kurta',
            cloth: ink.cream,
            adult: true,
            skin: 1,
            arms: [
              [10, 20],
              [40, 74],
            ],
            legs: [
              [-14, -22],
              [14, 4],
            ],
          },
        ],
        shadow,
      ),
      line('M210 660Q280 690 350 690T480 692T604 694T730 690T856 692Q900 700 922 690', ink.lemon, 7),
      gulmohar({ x: -60, y: 760, h: 640, seed: 15, light: [0.7, -0.6] }),
      wash(sheet, '#FFC978', 0.3, [-1, 0]),
    ].join(''),
  };
}
