import { type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { bridge, house } from './campus.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { fir, firs, mist, sky, slope, stars } from './land.ts';
import { sheet } from './sheet.ts';
import { valley } from './valley.ts';

/** The campus after dark, every room lit. */
export const campusNight = (): Drawing => {
  const [w, h] = [1920, 1280];
  const ground = { w, h, from: 0.7, to: 0.6, rise: 0.02, seed: 7 };
  return sheet(w, h, [
    sky({ w, h }, hill.night, '#2E5C70'),
    stars({ w, h: h * 0.5 }, 150, 31),
    slope({ w, h, from: 0.44, to: 0.38, rise: 0.05, seed: 1.4, fill: '#23495A', foot: '#335E6A' }),
    mist({ w, h }, 690, 170, '#8FB9BE', 0.35),
    slope({ w, h, from: 0.54, to: 0.5, rise: 0.04, seed: 3.2, fill: '#173D49' }),
    slope({ ...ground, fill: '#0E2C33', foot: hill.night }),
    firs({ ...ground, count: 34, size: 210, dark: '#0A242A', light: '#123840' }),
    ellipse(1420, 640, 92, 92, '#CFE2DE') +
      rect(1328, 640, 184, 110, '#A9C4BE') +
      poly(
        [
          [1404, 640],
          [1462, 528],
          [1486, 544],
          [1440, 640],
        ],
        hill.night,
      ),
    house({ x: 150, y: 900, w: 620, h: 150, lit: true, stilts: 110 }),
    house({ x: 900, y: 840, w: 760, h: 160, lit: true, stilts: 150, lift: 'right' }),
    bridge(760, 910, 900, 70),
    figure({ x: 830, y: 900, h: 86, coat: '#0A242A', pose: 'walk', hair: 'long' }),
    ellipse(520, 1080, 520, 70, hill.lamp, 'opacity="0.1"') + ellipse(1280, 1060, 560, 70, hill.lamp, 'opacity="0.1"'),
    mist({ w, h }, 1060, 150, '#7FA9AC', 0.3),
    times(12, (i) => fir(40 + i * 172 + (i % 4) * 18, 1310, 300 + ((i * 71) % 170), '#051519', '#0B2429')),
  ]);
};

/** The boarders' cabins between the trees. */
export const cabins = (): Drawing => {
  const [w, h] = [1000, 1250];
  const cabin = (x: number, y: number, s: number): string =>
    poly(
      [
        [x, y - s * 1.5],
        [x + s * 0.85, y],
        [x - s * 0.85, y],
      ],
      hill.pine,
    ) +
    poly(
      [
        [x, y - s * 1.22],
        [x + s * 0.62, y],
        [x - s * 0.62, y],
      ],
      hill.timber,
    ) +
    poly(
      [
        [x, y - s * 0.98],
        [x + s * 0.42, y - s * 0.06],
        [x - s * 0.42, y - s * 0.06],
      ],
      hill.lamp,
    ) +
    line(`M${x} ${y - s * 1.2}V${y}M${x - s * 0.4} ${y - s * 0.42}H${x + s * 0.4}`, hill.oak, s * 0.045) +
    rect(x - s, y, s * 2, s * 0.09, hill.plank) +
    times(5, (i) => rect(x - s * 0.9 + i * s * 0.44, y + s * 0.09, s * 0.04, s * 0.5, hill.bark));
  return sheet(w, h, [
    valley({ w, h, seed: 3.3, light: 'dusk', top: 0.26 }),
    times(9, (i) => fir(10 + i * 124, 850 + (i % 2) * 40, 420 + ((i * 71) % 160), '#0F3138', '#16424A')),
    cabin(760, 790, 150),
    cabin(270, 900, 220),
    slope({ w, h, from: 0.82, to: 0.76, rise: 0.015, seed: 6, fill: '#123A3A', foot: hill.night }),
    cabin(690, 1080, 240),
    figure({ x: 420, y: 1130, h: 150, coat: hill.clay, pose: 'walk', hair: 'long' }),
    figure({ x: 340, y: 1140, h: 156, coat: hill.lime, pose: 'walk', skin: 3 }),
    times(5, (i) => fir(-10 + i * 260, 1300, 300 + ((i * 83) % 120), hill.night, '#0D2A30')),
  ]);
};

/** The dome on the ridge, open to the stars. */
export const observatory = (): Drawing => {
  const [w, h] = [1000, 1250];
  const top = { w, h, from: 0.78, to: 0.7, rise: 0.02, seed: 4 };
  return sheet(w, h, [
    sky({ w, h }, hill.night, '#3C6B7C'),
    path('M-50 620Q420 280 1050 -60L1050 120Q520 420 -50 820Z', hill.haze, 'opacity="0.12"'),
    stars({ w, h: h * 0.66 }, 190, 77),
    slope({ w, h, from: 0.62, to: 0.66, rise: 0.03, seed: 9, fill: '#27505E' }),
    slope({ ...top, fill: hill.pine, foot: hill.night }),
    rect(430, 720, 320, 210, hill.timber) + times(9, (i) => rect(430 + i * 38, 720, 6, 210, hill.oak)),
    rect(550, 800, 80, 130, hill.lamp),
    path('M400 730A190 190 0 0 1 780 730Z', hill.mist) +
      path('M400 730A190 190 0 0 1 560 556Q500 640 500 730Z', hill.snow),
    poly(
      [
        [570, 730],
        [640, 520],
        [700, 545],
        [660, 730],
      ],
      hill.night,
    ),
    line('M622 690L686 470', '#DCEBE4', 26) + line('M640 640L686 470', hill.clay, 12),
    figure({ x: 300, y: 950, h: 150, coat: hill.clay, pose: 'reach', hair: 'long' }),
    figure({ x: 210, y: 960, h: 160, coat: hill.fern, skin: 3 }),
    times(7, (i) => fir(-30 + i * 180, 1290, 220 + ((i * 67) % 130), '#051519', '#0B2429')),
  ]);
};
