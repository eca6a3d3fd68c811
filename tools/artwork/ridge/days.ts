import { createRandom } from '../random.ts';
import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { room, windowWall } from './campus.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { disc, fir, firs, sky, slope, stars } from './land.ts';
import { coats, sheet, someone } from './sheet.ts';
import { valley } from './valley.ts';

export const campfire = (): Drawing => {
  const [w, h] = [1200, 900];
  return sheet(w, h, [
    sky({ w, h }, hill.night, '#28516A'),
    stars({ w, h: h * 0.5 }, 110, 5),
    slope({ w, h, from: 0.46, to: 0.52, rise: 0.05, seed: 8, fill: '#143641' }),
    times(13, (i) => fir(i * 100, 640, 260 + ((i * 73) % 140), '#0A242B', '#10323A')),
    rect(0, 620, w, 280, '#0B2226'),
    disc(600, 690, 60, '#FFB45C'),
    path('M540 740Q520 640 600 560Q610 640 660 650Q690 700 660 740Z', hill.rust) +
      path('M570 742Q560 680 606 630Q640 690 636 742Z', hill.lamp),
    line('M520 750L690 720M690 752L520 722', hill.bark, 18),
    times(7, (i) =>
      figure({
        ...someone(i),
        x: 180 + i * 140,
        y: 800 + Math.abs(3 - i) * -22 + 40,
        h: 170,
        pose: 'sit',
        faces: i < 4 ? 1 : -1,
      }),
    ),
  ]);
};

export const orchestra = (): Drawing => {
  const [w, h] = [1400, 900];
  const violin = (x: number, y: number): string =>
    ellipse(x, y, 22, 13, hill.rust, `transform="rotate(-24 ${x} ${y})"`) +
    line(`M${x - 34} ${y - 34}L${x + 44} ${y + 10}`, hill.lamp, 4);
  return sheet(w, h, [
    room({ w, h, floor: 0.62, wall: hill.timber, ground: hill.plank }),
    times(28, (i) => rect(i * 52, 0, 5, 558, hill.oak, 'opacity="0.6"')),
    windowWall({
      x: 420,
      y: 60,
      w: 560,
      h: 330,
      bays: 4,
      view: `<g transform="translate(420 40)">${valley({ w: 580, h: 440, seed: 2.1, light: 'dusk', top: 0.4 })}</g>`,
    }),
    times(9, (i) =>
      figure({
        ...someone(i),
        coat: i % 3 ? hill.pine : '#173F3B',
        x: 150 + i * 138,
        y: 600 - Math.round(Math.sin((i / 8) * Math.PI) * 40),
        h: 210,
        pose: 'sit',
        faces: i < 5 ? 1 : -1,
      }),
    ),
    times(
      8,
      (i) =>
        figure({
          ...someone(i + 3),
          coat: i % 2 ? hill.pine : '#173F3B',
          x: 210 + i * 142,
          y: 740 - Math.round(Math.sin((i / 7) * Math.PI) * 50),
          h: 240,
          pose: 'sit',
          faces: i < 4 ? 1 : -1,
        }) + violin(240 + i * 142, 650 - Math.round(Math.sin((i / 7) * Math.PI) * 50)),
    ),
    rect(650, 810, 130, 90, hill.oak),
    figure({ x: 715, y: 820, h: 330, coat: hill.clay, hair: 'bun', skin: 1, pose: 'reach' }),
  ]);
};

export const sunriseDeck = (): Drawing => {
  const [w, h] = [1200, 800];
  return sheet(w, h, [
    valley({ w, h, seed: 0.9, top: 0.36 }),
    disc(860, 240, 44, '#FFF3C9'),
    rect(0, 600, w, 200, hill.plank) + times(6, (i) => rect(0, 600 + i * 36, w, 4, hill.timber)),
    times(
      5,
      (i) =>
        rect(110 + i * 220, 690, 150, 18, coats[i] ?? hill.clay) +
        figure({ ...someone(i + 1), x: 185 + i * 220, y: 694, h: 250, pose: 'reach' }),
    ),
  ]);
};

export const assembly = (): Drawing => {
  const [w, h] = [1300, 860];
  const flag = (x: number, tones: readonly [string, string, string]): string =>
    line(`M${x} 130V420`, hill.lamp, 6) + tones.map((tone, i) => rect(x + 4, 140 + i * 34, 110, 34, tone)).join('');
  return sheet(w, h, [
    room({ w, h, floor: 0.6, wall: '#DDE9E2', ground: hill.timber }),
    rect(0, 0, w, 90, hill.timber) + times(20, (i) => rect(i * 70, 0, 8, 90, hill.oak)),
    flag(120, [hill.rust, hill.snow, hill.leaf]) +
      flag(330, [hill.dusk, hill.snow, hill.clay]) +
      flag(540, [hill.pine, hill.lamp, hill.clay]) +
      flag(750, [hill.lake, hill.snow, hill.lake]) +
      flag(960, [hill.clay, hill.lamp, hill.pine]) +
      flag(1150, [hill.snow, hill.clay, hill.snow]),
    rect(560, 400, 190, 130, hill.oak) +
      figure({ x: 655, y: 470, h: 300, coat: hill.clay, hair: 'bun', skin: 3 }) +
      rect(580, 420, 150, 120, hill.oak) +
      circle(655, 476, 30, hill.lime),
    times(8, (i) =>
      figure({
        ...someone(i),
        x: 110 + i * 156,
        y: 690,
        h: 230,
        pose: i % 4 === 1 ? 'reach' : 'sit',
        faces: i < 4 ? 1 : -1,
      }),
    ),
    rect(0, 690, w, 170, hill.oak) + times(8, (i) => rect(50 + i * 160, 716, 110, 46, hill.snow)),
  ]);
};

export const birdTower = (): Drawing => {
  const [w, h] = [900, 1150];
  const random = createRandom(8);
  return sheet(w, h, [
    valley({ w, h, seed: 7.1, top: 0.3 }),
    times(12, () => {
      const [x, y] = [w * random.next(), 90 + random.next() * 300];
      return line(
        `M${x - 22} ${y - 8}Q${x - 8} ${y - 12} ${x} ${y}Q${x + 8} ${y - 12} ${x + 22} ${y - 8}`,
        hill.pine,
        5,
      );
    }),
    firs({
      w,
      h,
      from: 0.82,
      to: 0.8,
      rise: 0.02,
      seed: 5,
      count: 26,
      size: 260,
      dark: hill.fir,
      light: hill.moss,
      sink: 40,
    }),
    line('M420 620L340 1150M620 620L700 1150M400 760H640M380 900H660M400 760L660 900M640 760L380 900', hill.oak, 16),
    rect(360, 590, 320, 34, hill.timber) +
      line('M370 590V470M670 590V470M370 500H670', hill.oak, 12) +
      poly(
        [
          [330, 380],
          [710, 340],
          [730, 366],
          [330, 410],
        ],
        hill.pine,
      ) +
      line('M380 480V400M660 480V376', hill.oak, 12),
    figure({ x: 450, y: 590, h: 160, coat: hill.lime, pose: 'reach', skin: 2, hair: 'cap' }),
    figure({ x: 580, y: 590, h: 168, coat: hill.clay, skin: 1, hair: 'long', pose: 'reach' }),
    slope({ w, h, from: 0.93, to: 0.9, rise: 0.02, seed: 3, fill: hill.pine }),
  ]);
};

export const rainWalk = (): Drawing => {
  const [w, h] = [1200, 900];
  const random = createRandom(19);
  const brolly = (x: number, y: number, r: number, tone: string): string =>
    line(`M${x} ${y}V${y + r * 1.1}`, hill.bark, 6) +
    path(
      `M${x - r} ${y + r * 0.2}Q${x} ${y - r * 1.1} ${x + r} ${y + r * 0.2}Q${x + r * 0.66} ${y} ${x + r * 0.33} ${y + r * 0.2}Q${x} ${y} ${x - r * 0.33} ${y + r * 0.2}Q${x - r * 0.66} ${y} ${x - r} ${y + r * 0.2}Z`,
      tone,
    );
  return sheet(w, h, [
    valley({ w, h, seed: 6.2, light: 'rain', top: 0.24 }),
    times(12, (i) => fir(i * 104, 640, 260 + ((i * 67) % 130), '#284F4B', '#356059')),
    rect(0, 610, w, 290, '#93A9A6') +
      times(9, (i) => ellipse((i * 271) % w, 680 + ((i * 83) % 200), 120, 14, '#B9CBC8')),
    ...(
      [
        [240, 800, 300, hill.clay, 0],
        [520, 770, 270, hill.lime, 2],
        [800, 820, 310, hill.lake, 4],
        [1030, 760, 250, hill.lamp, 1],
      ] as const
    ).map(
      ([x, y, tall, tone, i]) =>
        figure({ ...someone(i), x, y, h: tall, pose: 'walk' }) + brolly(x + 16, y - tall * 0.92, tall * 0.42, tone),
    ),
    times(90, () => {
      const [x, y] = [w * random.next(), h * random.next()];
      return line(`M${x} ${y}l-8 34`, hill.snow, 2.4, 'opacity="0.5"');
    }),
  ]);
};
