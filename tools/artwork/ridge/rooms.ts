import { createRandom } from '../random.ts';
import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';
import { room, windowWall } from './campus.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { sheet } from './sheet.ts';
import { valley } from './valley.ts';

const spines = [hill.clay, hill.pine, hill.fern, hill.lime, hill.dawn, hill.lake, hill.snow, hill.oak] as const;

const shelf = (x: number, y: number, w: number, rows: number, rowHeight: number, seed: number): string => {
  const random = createRandom(seed);
  const books = (row: number): string => {
    let out = '';
    let at = x + 8;
    while (at < x + w - 20) {
      const wide = random.between(9, 20);
      const tall = rowHeight * random.between(0.55, 0.82);
      if (random.next() > 0.1) out += rect(at, y + (row + 1) * rowHeight - 8 - tall, wide, tall, random.pick(spines));
      at += wide + 2;
    }
    return out;
  };
  return (
    rect(x, y, w, rows * rowHeight, hill.oak) +
    times(rows, (row) => rect(x + 6, y + row * rowHeight + 6, w - 12, rowHeight - 14, '#4A3122') + books(row))
  );
};

const lampOver = (x: number, y: number, r: number): string =>
  line(`M${x} 0V${y}`, hill.bark, 4) +
  path(`M${x - r} ${y + r * 0.6}Q${x} ${y - r * 0.7} ${x + r} ${y + r * 0.6}Z`, hill.clay) +
  ellipse(x, y + r * 0.6, r * 0.7, r * 0.16, hill.lamp);

/** Two floors of books, and a window as high as both. */
export const library = (): Drawing => {
  const [w, h] = [1000, 1250];
  return sheet(w, h, [
    room({ w, h, floor: 0.76, wall: hill.plank, ground: '#C79663' }),
    windowWall({
      x: 330,
      y: 90,
      w: 400,
      h: 800,
      bays: 3,
      view: `<g transform="translate(330 60)">${valley({ w: 420, h: 900, seed: 1.7, top: 0.3 })}</g>`,
    }),
    shelf(0, 90, 320, 4, 104, 3) + shelf(750, 90, 260, 4, 104, 4),
    rect(0, 520, 330, 26, hill.timber) + rect(740, 520, 270, 26, hill.timber),
    shelf(0, 560, 300, 4, 98, 8) + shelf(770, 560, 240, 4, 98, 9),
    line('M0 440H320M750 440H1000', hill.bark, 8),
    lampOver(430, 260, 54) + lampOver(620, 190, 54),
    figure({ x: 180, y: 520, h: 150, coat: hill.lime, skin: 3, hair: 'bun', pose: 'reach', faces: -1 }),
    rect(300, 1010, 430, 30, hill.oak) + rect(330, 1040, 24, 150, hill.bark) + rect(676, 1040, 24, 150, hill.bark),
    figure({ x: 420, y: 1000, h: 200, coat: hill.clay, pose: 'sit', hair: 'long' }),
    figure({ x: 620, y: 1000, h: 200, coat: hill.pine, pose: 'sit', skin: 2, faces: -1 }),
    poly(
      [
        [480, 1008],
        [560, 1008],
        [570, 990],
        [470, 990],
      ],
      hill.snow,
    ),
    path('M0 1250V1120Q140 1080 260 1250Z', hill.pine),
  ]);
};

/** Glass, flames and a wall of daylight. */
export const laboratory = (): Drawing => {
  const [w, h] = [1000, 1250];
  const flask = (x: number, y: number, s: number, tone: string): string =>
    path(
      `M${x - s * 0.16} ${y - s * 1.2}H${x + s * 0.16}V${y - s * 0.7}L${x + s * 0.55} ${y}H${x - s * 0.55}L${x - s * 0.16} ${y - s * 0.7}Z`,
      hill.haze,
      'opacity="0.9"',
    ) + path(`M${x - s * 0.32} ${y - s * 0.42}H${x + s * 0.32}L${x + s * 0.55} ${y}H${x - s * 0.55}Z`, tone);
  return sheet(w, h, [
    room({ w, h, floor: 0.7, wall: '#EAF3EE', ground: '#9FBDB2' }),
    windowWall({
      x: 60,
      y: 130,
      w: 880,
      h: 520,
      bays: 5,
      view: `<g transform="translate(60 100)">${valley({ w: 900, h: 640, seed: 6.4, light: 'noon', top: 0.4 })}</g>`,
      frame: hill.pine,
    }),
    rect(0, 800, w, 60, hill.snow) +
      rect(0, 860, w, 240, hill.pine) +
      times(5, (i) => rect(30 + i * 196, 890, 170, 180, hill.fir)),
    figure({ x: 300, y: 950, h: 420, coat: hill.snow, hair: 'long', skin: 2 }),
    figure({ x: 690, y: 950, h: 440, coat: hill.snow, skin: 1, faces: -1, pose: 'reach' }),
    rect(0, 805, w, 66, '#FFFFFF') + rect(0, 868, w, 16, hill.mist) + rect(0, 884, w, 240, hill.fir),
    times(5, (i) => rect(30 + i * 196, 910, 170, 190, hill.moss)),
    flask(150, 806, 110, hill.lime) +
      flask(470, 806, 140, hill.rust) +
      flask(560, 806, 90, hill.lake) +
      flask(880, 806, 120, hill.leaf),
    line('M420 806V560M420 600H500', hill.oak, 8),
    rect(0, 1124, w, 130, '#8DAEA2'),
  ]);
};

/** The pool under a timber roof, open to the hills on one side. */
export const pool = (): Drawing => {
  const [w, h] = [1000, 1250];
  return sheet(w, h, [
    rect(0, 0, w, h, '#D9ECE9'),
    windowWall({
      x: 120,
      y: 210,
      w: 760,
      h: 430,
      bays: 4,
      view: `<g transform="translate(120 190)">${valley({ w: 780, h: 560, seed: 9.3, light: 'noon', top: 0.36 })}</g>`,
    }),
    poly(
      [
        [0, 0],
        [w, 0],
        [880, 210],
        [120, 210],
      ],
      hill.timber,
    ),
    times(9, (i) => line(`M${i * 125} 0L${120 + i * 95} 210`, hill.oak, 14)),
    poly(
      [
        [0, 0],
        [120, 210],
        [120, 640],
        [0, 800],
      ],
      '#C2D9D3',
    ) +
      poly(
        [
          [w, 0],
          [880, 210],
          [880, 640],
          [w, 800],
        ],
        '#B3CEC7',
      ),
    poly(
      [
        [120, 640],
        [880, 640],
        [w, 760],
        [w, h],
        [0, h],
        [0, 760],
      ],
      hill.haze,
    ),
    poly(
      [
        [210, 690],
        [790, 690],
        [1080, h],
        [-80, h],
      ],
      hill.lake,
    ),
    times(5, (i) =>
      poly(
        [
          [326 + i * 116, 690],
          [330 + i * 116, 690],
          [110 + i * 260, h],
          [98 + i * 260, h],
        ],
        i % 2 ? hill.snow : hill.rust,
      ),
    ),
    times(14, (i) =>
      line(`M${180 + ((i * 137) % 560)} ${760 + i * 34}q30 -14 60 0t60 0`, hill.mist, 5, 'opacity="0.7"'),
    ),
    circle(420, 930, 26, '#B57548') +
      path('M394 928A26 26 0 0 1 446 928Z', hill.lime) +
      line('M446 950L520 930', '#B57548', 16),
    circle(640, 820, 20, '#EFC29B') +
      path('M620 818A20 20 0 0 1 660 818Z', hill.clay) +
      line('M660 834L710 818', '#EFC29B', 12),
    figure({ x: 120, y: 860, h: 250, coat: hill.pine, skin: 2, hair: 'cap' }),
  ]);
};

/** A stage, three lamps, and a house in the dark. */
export const theatre = (): Drawing => {
  const [w, h] = [1000, 1250];
  return sheet(w, h, [
    rect(0, 0, w, h, '#101C22'),
    times(9, (i) =>
      path(
        `M${i * 120 - 20} 0Q${i * 120 + 20} 420 ${i * 120 - 10} 860H${i * 120 + 76}Q${i * 120 + 90} 420 ${i * 120 + 70} 0Z`,
        i % 2 ? '#7A2410' : '#95300F',
      ),
    ),
    rect(0, 0, w, 90, '#0A1418') + times(3, (i) => rect(210 + i * 270, 60, 60, 60, '#26363C')),
    times(3, (i) =>
      poly(
        [
          [225 + i * 270, 118],
          [255 + i * 270, 118],
          [430 + i * 200, 900],
          [170 + i * 200, 900],
        ],
        hill.lamp,
        'opacity="0.2"',
      ),
    ),
    rect(0, 860, w, 140, hill.timber) +
      rect(0, 860, w, 12, hill.plank) +
      times(12, (i) => line(`M${i * 90} 872V1000`, hill.oak, 4)),
    ellipse(500, 900, 340, 40, hill.lamp, 'opacity="0.4"'),
    figure({ x: 360, y: 905, h: 330, coat: hill.lime, pose: 'reach', hair: 'long', skin: 2 }),
    figure({ x: 560, y: 905, h: 350, coat: hill.snow, pose: 'stand', skin: 1, faces: -1 }),
    figure({ x: 700, y: 905, h: 320, coat: hill.lake, pose: 'walk', skin: 3, faces: -1, hair: 'bun' }),
    times(3, (row) =>
      times(
        9,
        (i) =>
          circle(20 + i * 122 + (row % 2) * 60, 1080 + row * 76, 46, '#0A1418') +
          rect(-40 + i * 122 + (row % 2) * 60, 1116 + row * 76, 120, 90, row === 1 ? '#132A2F' : '#0D2227', 'rx="30"'),
      ),
    ),
  ]);
};
