import { halo } from '../light.ts';
import { harmonium, tabla, tanpura } from '../props/festival.ts';
import { blackboard, desk } from '../props/learning.ts';
import { circle, type Drawing, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { inked, tone } from './inks.ts';
import { group, pupil, reading } from './pupils.ts';
import { hall } from './rooms.ts';
import { clockFace } from './stone.ts';

const sheet = { width: 1200, height: 800 };
const bench = { sits: 'bench', outfit: 'trousers' } as const;

/** The motion is put: a lectern, a full hall. */
export const debate = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#A89B93', floor: '#6E4B38', windows: 3, along: 'boards' }),
    rect(240, 600, 720, 200, tone.woodDark) + rect(240, 592, 720, 16, tone.woodLit),
    group([
      pupil(6, {
        x: 600,
        y: 610,
        h: 360,
        view: 'front',
        arms: [
          [-50, 20],
          [70, 130],
        ],
      }),
    ]),
    poly(
      [
        [500, 420],
        [700, 420],
        [670, 610],
        [530, 610],
      ],
      tone.wood,
    ) +
      rect(486, 404, 228, 22, tone.woodLit) +
      clockFace(600, 510, 34),
    group([0, 1, 2, 3, 4, 5, 6].map((i) => pupil(i + 2, { x: 60 + i * 180, y: 980, h: 360, view: 'back' }))),
  ].join(''),
});

export const chess = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#9AA0A8', floor: '#5D4A3D', windows: 3, dusk: true }),
    group([
      pupil(5, {
        x: 350,
        y: 760,
        h: 470,
        view: 'side',
        ...bench,
        arms: [
          [50, 96],
          [60, 90],
        ],
        nod: 10,
      }),
      pupil(3, {
        x: 860,
        y: 760,
        h: 460,
        view: 'side',
        faces: -1,
        ...bench,
        arms: [
          [40, 130],
          [50, 96],
        ],
        nod: 12,
      }),
    ]),
    rect(400, 640, 400, 22, tone.woodLit) + rect(580, 662, 40, 138, tone.woodDark),
    times(8, (i) => rect(440 + i * 40, 620, 40, 20, i % 2 === 0 ? tone.paper : tone.woodDark)),
    times(7, (i) => {
      const x = 460 + i * 47;
      const tall = 26 + ((i * 13) % 30);
      return (
        path(
          `M${x - 11} 620Q${x - 3} ${n(620 - tall * 0.5)} ${x - 5} ${n(620 - tall)}H${x + 5}Q${x + 3} ${n(620 - tall * 0.5)} ${x + 11} 620Z`,
          i % 2 === 0 ? tone.navy : tone.paper,
        ) + circle(x, 620 - tall - 6, 9, i % 2 === 0 ? tone.navy : tone.paper)
      );
    }),
    inked(clockFace(600, 560, 40)),
  ].join(''),
});

export const raga = (): Drawing => ({
  ...sheet,
  content: [
    hall({ ...sheet, wall: '#8B7470', floor: '#5A3B30', windows: 3, dusk: true }),
    halo(600, 420, 460, tone.lamp, 0.35),
    ellipse(600, 690, 520, 90, tone.oxblood) + ellipse(600, 690, 470, 74, '#7F2435'),
    group([
      pupil(1, {
        x: 600,
        y: 660,
        h: 320,
        view: 'front',
        sits: 'floor',
        hair: 'plaits',
        arms: [
          [-30, 30],
          [40, 120],
        ],
      }),
      pupil(7, {
        x: 860,
        y: 690,
        h: 310,
        view: 'side',
        faces: -1,
        sits: 'floor',
        hair: 'short',
        arms: [
          [36, 60],
          [40, 66],
        ],
      }),
      pupil(6, {
        x: 330,
        y: 690,
        h: 310,
        view: 'side',
        sits: 'floor',
        hair: 'bob',
        arms: [
          [36, 70],
          [30, 80],
        ],
      }),
    ]),
    inked(tabla(740, 730, 110) + harmonium(450, 730, 150) + tanpura(1010, 700, 330)),
  ].join(''),
});

export const geometry = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 800, '#B9AFA0'),
    inked(
      blackboard(
        120,
        90,
        960,
        430,
        circle(430, 300, 150, 'none', `stroke="${tone.paper}" stroke-width="6"`) +
          line('M300 375L430 150L560 375Z M430 150V375 M280 300H580', tone.paper, 5) +
          line('M720 190H980M720 250H930M720 310H1000M720 370H890', tone.lamp, 7),
      ),
    ),
    rect(0, 640, 1200, 160, '#7C5642'),
    group([
      pupil(0, {
        x: 660,
        y: 740,
        h: 400,
        view: 'back',
        arms: [
          [-10, -4],
          [150, 165],
        ],
      }),
      pupil(1, { x: 260, y: 760, h: 360, view: 'side', ...reading }),
    ]),
    inked(desk(860, 790, 280, 150)),
  ].join(''),
});
