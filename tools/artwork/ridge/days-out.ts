import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { broad, crestAt, fir, mist, sky, slope, terraces } from './land.ts';
import { coats, green, sheet, someone } from './sheet.ts';
import { valley } from './valley.ts';

export const ridgeWalk = (): Drawing => {
  const [w, h] = [1500, 900];
  const ridge = { w, h, from: 0.72, to: 0.4, rise: 0.02, seed: 2.2 };
  return sheet(w, h, [
    valley({ w, h, seed: 4.9, top: 0.3 }),
    slope({ ...ridge, fill: '#7FA85A', foot: hill.moss }),
    terraces({ ...ridge, stroke: '#5E9152', count: 12, gap: 26, width: 3 }),
    times(8, (i) => {
      const x = 330 + i * 118;
      return figure({
        ...someone(i),
        x,
        y: crestAt(ridge, x) + 8,
        h: 128 - (i % 3) * 10,
        pose: 'walk',
        pack: coats[(i + 2) % 7] ?? hill.pine,
      });
    }),
    times(5, (i) => fir(30 + i * 66, 930, 210 + ((i * 71) % 120), hill.pine, hill.fir)),
  ]);
};

export const teaTerraces = (): Drawing => {
  const [w, h] = [900, 1150];
  const back = { w, h, from: 0.36, to: 0.46, rise: 0.03, seed: 1.1 };
  const front = { w, h, from: 0.62, to: 0.5, rise: 0.03, seed: 4.1 };
  return sheet(w, h, [
    valley({ w, h, seed: 6.6, light: 'noon', top: 0.14 }),
    slope({ ...back, fill: '#6FA25B', foot: hill.fern }),
    terraces({ ...back, stroke: '#4A7F4B', count: 12, gap: 24, width: 10 }),
    slope({ ...front, fill: hill.leaf, foot: '#4F8B4C' }),
    terraces({ ...front, stroke: '#5C9A49', count: 14, gap: 40, width: 18 }),
    broad(760, 610, 260, green, 3),
    ...[180, 330, 520, 640].map((x, i) =>
      figure({
        ...someone(i + 2),
        x,
        y: crestAt(front, x) + 150 + i * 60,
        h: 150 + i * 16,
        pose: i % 2 ? 'reach' : 'walk',
      }),
    ),
  ]);
};

export const kayaks = (): Drawing => {
  const [w, h] = [1600, 900];
  const boat = (x: number, y: number, s: number, tone: string, i: number): string =>
    figure({ ...someone(i), x, y: y + s * 0.12, h: s * 1.5, pose: 'sit' }) +
    line(`M${x - s * 0.5} ${y - s * 0.75}L${x + s * 0.9} ${y + s * 0.1}`, hill.lamp, s * 0.06) +
    path(
      `M${x - s * 1.5} ${y - s * 0.1}Q${x} ${y + s * 0.16} ${x + s * 1.5} ${y - s * 0.1}Q${x + s * 0.9} ${y + s * 0.42} ${x} ${y + s * 0.42}T${x - s * 1.5} ${y - s * 0.1}Z`,
      tone,
    ) +
    line(
      `M${x - s * 1.7} ${y + s * 0.5}q${s * 0.5} -${s * 0.14} ${s} 0t${s} 0t${s} 0`,
      hill.mist,
      s * 0.05,
      'opacity="0.7"',
    );
  return sheet(w, h, [
    valley({ w, h, seed: 1.9, top: 0.2 }),
    rect(0, 470, w, 430, hill.lake),
    rect(0, 470, w, 120, '#7FB7B8', 'opacity="0.6"'),
    times(26, (i) =>
      line(`M${(i * 331) % w} ${510 + ((i * 47) % 370)}h${60 + ((i * 29) % 120)}`, hill.mist, 4, 'opacity="0.45"'),
    ),
    times(18, (i) => fir(i * 96, 486, 90 + ((i * 53) % 70), hill.fir, hill.moss)),
    boat(420, 600, 80, hill.clay, 1),
    boat(980, 660, 110, hill.lime, 2),
    boat(560, 770, 130, hill.rust, 5),
    boat(1340, 570, 66, hill.snow, 3),
  ]);
};

export const football = (): Drawing => {
  const [w, h] = [1200, 900];
  return sheet(w, h, [
    valley({ w, h, seed: 3.8, light: 'noon', top: 0.18 }),
    times(15, (i) => fir(i * 86, 500, 170 + ((i * 59) % 110), hill.fir, hill.moss)),
    rect(0, 480, w, 420, '#6FA656') +
      times(6, (i) =>
        poly(
          [
            [i * 220 - 120, 900],
            [i * 220 + 10, 900],
            [i * 140 + 300, 480],
            [i * 140 + 220, 480],
          ],
          '#7FB563',
        ),
      ),
    line('M-20 560H1220M600 480V900', hill.snow, 6, 'opacity="0.9"') +
      ellipse(600, 720, 190, 70, 'none', `stroke="${hill.snow}" stroke-width="6"`),
    line('M930 560V400H1150V560M930 400L970 430M1150 400L1110 430', hill.snow, 9),
    figure({ x: 330, y: 760, h: 250, coat: hill.lime, pose: 'run', skin: 2 }),
    figure({ x: 560, y: 830, h: 280, coat: hill.clay, pose: 'run', skin: 1, hair: 'long' }),
    figure({ x: 820, y: 700, h: 210, coat: hill.lime, pose: 'run', skin: 4, faces: -1 }),
    figure({ x: 1040, y: 590, h: 150, coat: hill.lake, skin: 3 }),
    circle(680, 810, 22, hill.snow) +
      poly(
        [
          [680, 800],
          [690, 808],
          [686, 819],
          [674, 819],
          [670, 808],
        ],
        hill.pine,
      ),
  ]);
};

export const streamStudy = (): Drawing => {
  const [w, h] = [900, 1150];
  return sheet(w, h, [
    sky({ w, h }, '#24614F', '#BFE0B0'),
    times(9, (i) => rect(i * 110 + ((i * 37) % 50), 0, 26 + ((i * 11) % 24), 620, '#2F6F5D')),
    mist({ w, h }, 470, 320, '#F2F8DC', 0.6),
    path('M0 560Q300 500 520 620T900 600V1150H0Z', '#3E7D50'),
    path('M520 540Q360 640 470 760T300 1150H760Q640 900 720 780T620 540Z', hill.lake),
    times(14, (i) =>
      line(`M${440 + ((i * 61) % 210)} ${620 + i * 38}q26 -12 52 0t52 0`, hill.haze, 5, 'opacity="0.75"'),
    ),
    ellipse(360, 900, 90, 46, '#6B7F7B') +
      ellipse(350, 884, 84, 36, '#8DA39C') +
      ellipse(720, 1010, 110, 56, '#6B7F7B') +
      ellipse(710, 992, 100, 42, '#8DA39C') +
      ellipse(680, 720, 56, 28, '#7C918B'),
    figure({ x: 250, y: 930, h: 290, coat: hill.clay, pose: 'sit', hair: 'long', skin: 2 }),
    figure({ x: 780, y: 860, h: 270, coat: hill.lime, pose: 'reach', faces: -1, skin: 1 }),
    figure({ x: 130, y: 760, h: 240, coat: hill.pine, skin: 3, hair: 'bun', pose: 'reach' }),
    line('M300 820L440 900', hill.lamp, 7) + circle(450, 904, 24, 'none', `stroke="${hill.lamp}" stroke-width="6"`),
    times(7, (i) => path(`M${i * 150 - 40} 1160q30 -150 -20 -220q90 60 80 220Z`, i % 2 ? '#1B4B3C' : '#24604A')),
  ]);
};

export const kitchenGarden = (): Drawing => {
  const [w, h] = [1200, 900];
  return sheet(w, h, [
    valley({ w, h, seed: 5.6, light: 'noon', top: 0.16 }),
    times(7, (i) => fir(700 + i * 82, 520, 190 + ((i * 61) % 90), hill.fir, hill.moss)),
    poly(
      [
        [60, 520],
        [60, 300],
        [270, 200],
        [480, 300],
        [480, 520],
      ],
      hill.glass,
    ) + line('M60 520V300L270 200L480 300V520M60 300H480M270 200V520M165 250V520M375 250V520', hill.snow, 9),
    rect(0, 510, w, 390, '#8A6A48'),
    times(
      5,
      (row) =>
        rect(0, 540 + row * 76, w, 40, '#6E5238') +
        times(17, (i) =>
          ellipse(30 + i * 72 + (row % 2) * 30, 546 + row * 76, 26, 22, (i + row) % 3 ? hill.leaf : hill.fern),
        ),
    ),
    figure({ x: 330, y: 760, h: 280, coat: hill.lime, pose: 'reach', hair: 'long', skin: 3 }),
    figure({ x: 640, y: 700, h: 240, coat: hill.clay, pose: 'sit', skin: 1, faces: -1 }),
    figure({ x: 920, y: 830, h: 320, coat: hill.lake, hair: 'cap', skin: 2, faces: -1, pose: 'reach' }),
  ]);
};
