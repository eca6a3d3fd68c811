import { createRandom } from '../random.ts';
import { clip, type Drawing, ellipse, line, path, rect, times } from '../svg.ts';
import { bridge, house } from './campus.ts';
import { figure } from './figures.ts';
import { hill } from './inks.ts';
import { broad, crestAt, fir, firs, mist, sky, slope, terraces } from './land.ts';
import { dark, green, sheet } from './sheet.ts';
import { valley } from './valley.ts';

/** The campus at half past seven, out of the mist. */
export const campusMorning = (): Drawing => {
  const [w, h] = [1920, 1280];
  const ground = { w, h, from: 0.66, to: 0.72, rise: 0.03, seed: 1.2 };
  const front = { w, h, from: 0.93, to: 0.83, rise: 0.02, seed: 3.8 };
  return sheet(w, h, [
    valley({ w, h, seed: 2.3, top: 0.24 }),
    slope({ ...ground, fill: hill.moss, foot: hill.fir }),
    terraces({ ...ground, stroke: hill.fern, count: 9, gap: 26, width: 4 }),
    firs({ ...ground, count: 26, size: 190, dark: hill.fir, light: hill.moss, only: [0, 0.34] }),
    house({ x: 1180, y: 790, w: 560, h: 110, stilts: 90, lift: 'right' }),
    house({ x: 640, y: 860, w: 760, h: 170, stilts: 130 }),
    bridge(240, 660, 866, 80),
    mist({ w, h }, 985, 190, hill.snow, 0.75),
    broad(1500, 1020, 330, green, 4),
    broad(1720, 1060, 400, dark, 9),
    figure({ x: 360, y: 866, h: 84, pose: 'walk', coat: hill.rust, hair: 'long', pack: hill.pine }),
    figure({ x: 440, y: 866, h: 96, pose: 'walk', coat: hill.pine, skin: 2, scarf: true }),
    figure({ x: 545, y: 866, h: 78, pose: 'walk', coat: hill.lime, skin: 3, hair: 'bun', pack: hill.clay }),
    slope({ ...front, fill: hill.fir, foot: hill.pine }),
    times(11, (i) =>
      fir(60 + i * 62 + (i % 3) * 14, crestAt(front, 60 + i * 62) + 50, 210 + ((i * 67) % 150), hill.pine, hill.fir),
    ),
    times(6, (i) =>
      fir(1560 + i * 74, crestAt(front, 1560 + i * 74) + 60, 240 + ((i * 89) % 160), hill.pine, hill.fir),
    ),
  ]);
};

/** A class in a ring under the tall trees. */
export const forestClass = (): Drawing => {
  const [w, h] = [1920, 1280];
  const random = createRandom(12);
  const trunk = (x: number, wide: number, tone: string): string =>
    path(
      `M${x - wide} 1100Q${x - wide * 0.4} 700 ${x - wide * 0.5} -20H${x + wide * 0.5}Q${x + wide * 0.4} 700 ${x + wide * 1.1} 1100Z`,
      tone,
    );
  const sitters = [
    { x: 640, y: 1010, coat: hill.clay, skin: 1, hair: 'long' },
    { x: 800, y: 960, coat: hill.pine, skin: 3, hair: 'short' },
    { x: 960, y: 940, coat: hill.lime, skin: 2, hair: 'bun' },
    { x: 1270, y: 960, coat: hill.snow, skin: 0, hair: 'short' },
    { x: 1420, y: 1005, coat: hill.rust, skin: 4, hair: 'long' },
    { x: 760, y: 1100, coat: hill.lake, skin: 2, hair: 'cap' },
    { x: 1310, y: 1105, coat: hill.pine, skin: 1, hair: 'short' },
  ] as const;
  return sheet(w, h, [
    sky({ w, h }, '#2F6C5C', '#CFE8B7'),
    times(26, (i) => rect(i * 78 + random.near(0, 30), 0, random.between(8, 22), 900, '#5B9A7E', 'opacity="0.55"')),
    mist({ w, h }, 760, 460, '#F2F8DC', 0.75),
    times(14, (i) => rect(i * 140 + random.near(0, 50), 0, random.between(24, 44), 950, '#2F6F5D', 'opacity="0.85"')),
    path('M700 -20L1180 -20L1520 1180H420Z', '#FBFFE6', 'opacity="0.34"'),
    path('M260 -20L420 -20L300 1180H-80Z', '#FBFFE6', 'opacity="0.22"'),
    slope({ w, h, from: 0.69, to: 0.67, rise: 0.012, seed: 5, fill: '#7FA84F', foot: '#28563A' }),
    trunk(150, 74, hill.bark) + trunk(470, 46, '#4A382B') + trunk(1610, 60, '#4A382B') + trunk(1840, 84, hill.bark),
    ellipse(1030, 1050, 520, 120, '#9CBF58', 'opacity="0.7"'),
    ...sitters.slice(0, 5).map((one) => figure({ ...one, h: 165, pose: 'sit', faces: one.x > 1030 ? -1 : 1 })),
    figure({ x: 1110, y: 985, h: 230, coat: hill.clay, skin: 2, hair: 'bun', pose: 'reach', faces: -1 }),
    ...sitters.slice(5).map((one) => figure({ ...one, h: 180, pose: 'sit', faces: one.x > 1030 ? -1 : 1 })),
    times(60, (i) => {
      const x = random.next() * w;
      const y = 1140 + random.next() * 150;
      return line(
        `M${x} ${y}q${8 - (i % 3) * 8} -40 ${18 - (i % 5) * 9} -${60 + (i % 4) * 24}`,
        i % 2 ? '#173F2C' : '#3F7A3D',
        7,
      );
    }),
    times(9, (i) =>
      ellipse(i * 240 + random.near(0, 90), -20 + random.near(0, 50), 230, 110, i % 2 ? '#1B4B3C' : '#24604A'),
    ),
  ]);
};

/** The bridge between the two halves of the school. */
export const skyBridge = (): Drawing => {
  const [w, h] = [1000, 1250];
  return sheet(w, h, [
    valley({ w, h, seed: 5.1, top: 0.22 }),
    times(9, (i) => fir(-10 + i * 128, 1010 + (i % 3) * 50, 330 + ((i * 61) % 160), hill.moss, hill.fern)),
    house({ x: -260, y: 640, w: 540, h: 210, stilts: 420 }),
    house({ x: 780, y: 600, w: 460, h: 190, stilts: 460, lift: 'right' }),
    bridge(270, 800, 640, 130),
    line('M270 668Q535 800 800 668', hill.oak, 10),
    figure({ x: 390, y: 640, h: 128, coat: hill.clay, hair: 'long', pose: 'walk', pack: hill.pine }),
    figure({ x: 520, y: 640, h: 138, coat: hill.pine, skin: 3, pose: 'walk', scarf: true }),
    figure({ x: 690, y: 640, h: 112, coat: hill.lime, skin: 2, hair: 'bun', pose: 'walk', faces: -1 }),
    mist({ w, h }, 900, 250, hill.snow, 0.85),
    times(7, (i) => fir(-20 + i * 180, 1280, 340 + ((i * 97) % 150), hill.pine, hill.fir)),
  ]);
};

/** The running track that bends through the firs. */
export const forestTrack = (): Drawing => {
  const [w, h] = [1000, 1250];
  const track =
    'M-60 1240C240 1020 900 1080 820 860S300 760 380 690S760 640 1060 650L1060 700C760 690 560 700 560 740S1060 780 1080 960S640 1260 420 1330L-60 1330Z';
  return sheet(w, h, [
    valley({ w, h, seed: 8.2, light: 'noon', top: 0.2 }),
    slope({ w, h, from: 0.54, to: 0.52, rise: 0.01, seed: 2, fill: '#6FA05A', foot: '#2F6B47' }),
    times(10, (i) => fir(20 + i * 108, 740 + (i % 3) * 22, 240 + ((i * 53) % 130), hill.fir, hill.moss)),
    path(track, hill.rust),
    clip(
      path(track, '#000'),
      times(5, (i) =>
        line(
          `M${-60 + i * 70} 1330C${270 + i * 60} ${1060 + i * 20} ${880 + i * 40} 1080 ${830 + i * 40} ${880 + i * 10}`,
          hill.snow,
          5,
          'opacity="0.8"',
        ),
      ),
    ),
    figure({ x: 600, y: 1080, h: 210, coat: hill.lime, pose: 'run', hair: 'long', skin: 2 }),
    figure({ x: 420, y: 1150, h: 226, coat: hill.pine, pose: 'run', skin: 1 }),
    figure({ x: 790, y: 930, h: 160, coat: hill.snow, pose: 'run', skin: 4 }),
    broad(930, 1190, 460, dark, 5),
  ]);
};
