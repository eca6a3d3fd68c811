import { archPath, pots, schoolHouse } from '../buildings.ts';
import { halo, lit, wash } from '../light.ts';
import { grass, leafMass, petals, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { type Person, person } from '../people.ts';
import { birds, hills, sky, sun } from '../sky.ts';
import { circle, type Drawing, line, n, path, poly, rect, times } from '../svg.ts';
import { grove, gulmohar } from '../trees.ts';

const sheet = { width: 1920, height: 1080 };

function gatePost(x: number, ground: number): string {
  return (
    rect(x - 46, ground - 330, 92, 330, ink.coral) +
    rect(x + 14, ground - 330, 32, 330, ink.terracotta) +
    rect(x - 58, ground - 350, 116, 26, ink.cream) +
    rect(x - 58, ground - 30, 116, 30, ink.brick) +
    path(archPath(x - 24, ground - 90, 48, 150), ink.brick) +
    circle(x, ground - 378, 26, ink.cream) +
    path(`M${x - 6} ${ground - 400}l6 -26l6 26Z`, ink.marigold) +
    stipple({
      box: { x: x - 46, y: ground - 324, w: 92, h: 294 },
      colour: ink.brick,
      count: 220,
      seed: Math.round(x),
      from: 'right',
      opacity: 0.4,
    })
  );
}

function gateArch(left: number, right: number, ground: number): string {
  const mid = (left + right) / 2;
  const crown = ground - 520;
  const band = (grow: number): string =>
    `M${n(left - grow)} ${n(ground - 345)}C${n(left - grow)} ${n(crown + 60)} ${n(mid - 120)} ${n(crown + 40 - grow)} ${n(mid)} ${n(crown - grow)}C${n(mid + 120)} ${n(crown + 40 - grow)} ${n(right + grow)} ${n(crown + 60)} ${n(right + grow)} ${n(ground - 345)}`;
  return (
    line(band(0), ink.coral, 46, 'stroke-linecap="butt"') +
    line(band(20), ink.cream, 9, 'stroke-linecap="butt"') +
    line(band(-20), ink.terracotta, 8, 'stroke-linecap="butt"') +
    line(band(2), ink.marigold, 13, 'stroke-dasharray="0.1 29"') +
    circle(mid, crown - 30, 28, ink.teal) +
    times(8, (i) =>
      circle(mid + Math.cos((i * Math.PI) / 4) * 13, crown - 30 + Math.sin((i * Math.PI) / 4) * 13, 7, ink.lemon),
    ) +
    circle(mid, crown - 30, 6, ink.ember)
  );
}

/** Dawn at the school gate: children walk in under the arch, below a gulmohar in flower. */
export function gateMorning(): Drawing {
  const ground = 850;
  const shadow = { lean: -0.75, reach: 0.55, colour: ink.plum, opacity: 0.34 };
  const walkers: readonly Person[] = [
    { x: 985, y: 872, h: 193, view: 'back', hair: 'bun', outfit: 'saree', cloth: ink.teal, adult: true, skin: 2 },
    {
      x: 1078,
      y: 884,
      h: 142,
      view: 'back',
      hair: 'plaits',
      skin: 1,
      bag: ink.marigold,
      arms: [
        [-14, -4],
        [10, 4],
      ],
    },
    {
      x: 935,
      y: 890,
      h: 149,
      view: 'back',
      hair: 'short',
      outfit: 'shorts',
      skin: 3,
      bag: ink.gulmohar,
      legs: [
        [-3, -3],
        [7, -6],
      ],
    },
    {
      x: 850,
      y: 950,
      h: 227,
      view: 'back',
      hair: 'plaits',
      skin: 2,
      bag: ink.ember,
      arms: [
        [-20, -8],
        [22, 12],
      ],
      legs: [
        [-8, 4],
        [6, -8],
      ],
    },
    {
      x: 730,
      y: 968,
      h: 237,
      view: 'back',
      hair: 'short',
      outfit: 'shorts',
      skin: 1,
      bag: ink.lagoon,
      arms: [
        [-30, -20],
        [16, 4],
      ],
      nod: 8,
    },
    {
      x: 1150,
      y: 985,
      h: 251,
      view: 'side',
      faces: -1,
      hair: 'pony',
      skin: 0,
      bag: ink.amber,
      arms: [
        [-24, 0],
        [30, 60],
      ],
      legs: [
        [-22, -30],
        [22, 4],
      ],
    },
    {
      x: 1290,
      y: 1000,
      h: 259,
      view: 'side',
      faces: -1,
      hair: 'short',
      outfit: 'shorts',
      skin: 4,
      bag: ink.teal,
      arms: [
        [20, 60],
        [-22, 0],
      ],
      legs: [
        [22, 8],
        [-20, -34],
      ],
    },
  ];
  const gate = gatePost(700, ground) + gatePost(1220, ground) + gateArch(700, 1220, ground);
  const wallLeft = rect(-20, ground - 170, 680, 170, ink.clay) + rect(-20, ground - 186, 680, 22, ink.cream);
  const wallRight = rect(1266, ground - 170, 680, 170, ink.clay) + rect(1266, ground - 186, 680, 22, ink.cream);
  const tree = gulmohar({ x: 270, y: ground + 10, h: 790, seed: 11, light: [0.7, -0.7], bloom: 1.15 });
  return {
    ...sheet,
    content: [
      sky(1920, 900, [
        [0, '#F6C9A2'],
        [0.35, '#FBDDB4'],
        [0.62, '#FFE9C0'],
        [0.8, '#FFD690'],
      ]),
      sun(1330, 380, 74, '#FFF6DC', '#FFE08A'),
      birds(1520, 210, 6, ink.dusk, 3),
      hills({ width: 1920, y: 640, rise: 150, colour: '#E7A98D', seed: 21, floor: 900, grain: '#C97F6E' }),
      hills({ width: 1920, y: 690, rise: 90, colour: '#CC8B79', seed: 8, floor: 900, grain: '#A8665F' }),
      grove({ x: -40, y: 760, w: 2000, h: 110, colour: '#7F7A54', seed: 4 }),
      schoolHouse({ x: 690, y: 800, w: 560, floors: 2, bays: 6, wall: '#F6D6A8', inside: '#8C4A36', sun: 1 }),
      halo(1330, 400, 520, '#FFE9A8', 0.45),
      rect(-10, 796, 1940, 300, '#E9B98A'),
      poly(
        [
          [-10, 850],
          [700, 850],
          [900, 796],
          [1060, 796],
          [1220, 850],
          [1930, 850],
          [1930, 1090],
          [-10, 1090],
        ],
        '#EBC08F',
      ),
      poly(
        [
          [760, 1090],
          [905, 800],
          [1050, 800],
          [1330, 1090],
        ],
        '#F6D9A8',
      ),
      lit(wallLeft + wallRight, { ground, ...shadow, reach: 0.4, opacity: 0.25 }),
      stipple({ box: { x: -10, y: 690, w: 670, h: 160 }, colour: ink.brick, count: 500, seed: 3, opacity: 0.4 }),
      stipple({ box: { x: 1270, y: 690, w: 670, h: 160 }, colour: ink.brick, count: 500, seed: 13, opacity: 0.4 }),
      leafMass({
        x: 1560,
        y: ground - 190,
        rx: 190,
        ry: 62,
        count: 240,
        tones: [ink.leafDark, '#2C5E3A', ink.leaf, ink.leafMid],
        seed: 44,
        leaf: 12,
        light: [-0.5, -0.8],
      }),
      petals({
        box: { x: 1400, y: ground - 250, w: 320, h: 120 },
        tones: [ink.coral, '#D4577A', '#E98AA0', ink.rose],
        count: 190,
        seed: 45,
        size: 11,
        flat: 0.8,
      }),
      pots(1360, ground + 6, 6, 96, 52),
      lit(gate, { ground, ...shadow }),
      lit(tree, { ground: ground + 20, ...shadow, reach: 0.25, opacity: 0.3 }),
      stipple({
        box: { x: 0, y: 850, w: 1920, h: 240 },
        colour: ink.terracotta,
        count: 1400,
        seed: 71,
        from: 'bottom',
        opacity: 0.4,
        size: 2.2,
      }),
      petals({
        box: { x: 40, y: 870, w: 900, h: 180 },
        tones: [ink.gulmohar, ink.ember, ink.coral],
        count: 150,
        seed: 9,
        size: 8,
      }),
      ...walkers.map((w) => lit(person(w), { ground: w.y, ...shadow })),
      petals({
        box: { x: 300, y: 420, w: 900, h: 420 },
        tones: [ink.ember, ink.gulmohar],
        count: 26,
        seed: 31,
        size: 8,
        flat: 0.6,
      }),
      grass({
        box: { x: -20, y: 1030, w: 620, h: 70 },
        tones: ['#6B7A3A', '#8C8E45', '#566B38'],
        count: 220,
        seed: 5,
        size: 60,
      }),
      grass({
        box: { x: 1420, y: 1035, w: 540, h: 70 },
        tones: ['#6B7A3A', '#8C8E45', '#566B38'],
        count: 200,
        seed: 6,
        size: 60,
      }),
      gulmohar({ x: 1960, y: 1150, h: 820, seed: 77, light: [-0.7, -0.6] }),
      wash(sheet, '#FFD27A', 0.22, [-1, 0]),
    ].join(''),
  };
}
