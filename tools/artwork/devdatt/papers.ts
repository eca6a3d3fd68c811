import { jaali } from '../buildings.ts';
import { leafMass } from '../marks.ts';
import { openBook } from '../props/learning.ts';
import { circle, type Drawing, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { inked, tone } from './inks.ts';
import { chhatri, clockFace, colonnade } from './stone.ts';

const sheet = { width: 1200, height: 800 };

/** The clock from close by, with a pigeon that does not mind. */
export const towerClock = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 800, tone.stone),
    times(20, (i) =>
      times(9, (k) =>
        rect(k * 150 - (i % 2) * 75, i * 42, 146, 38, (i * 5 + k * 3) % 4 === 0 ? tone.stoneDeep : tone.stone),
      ),
    ),
    jaali(0, 0, 1200, 90, tone.stoneDeep, tone.stoneDark, 34),
    jaali(0, 720, 1200, 80, tone.stoneDeep, tone.stoneDark, 34),
    clockFace(600, 400, 250, [20, 330]),
    ellipse(770, 640, 46, 28, tone.slate) +
      circle(812, 618, 17, tone.slate) +
      poly(
        [
          [826, 616],
          [844, 622],
          [826, 626],
        ],
        tone.brass,
      ) +
      poly(
        [
          [730, 640],
          [690, 664],
          [744, 660],
        ],
        tone.slateDeep,
      ),
  ].join(''),
});

/** A letter on ruled paper, an ink bottle and a pen. */
export const ruledLetter = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 800, tone.wood),
    times(9, (i) => rect(0, i * 92, 1200, 4, tone.woodDark, 'opacity="0.5"')),
    `<g transform="rotate(-7 560 400)">${rect(230, 60, 620, 720, '#2E2436', 'opacity="0.3"')}${rect(216, 46, 620, 720, tone.paper)}${times(15, (i) => rect(216, 130 + i * 42, 620, 2.5, tone.rule))}${rect(300, 46, 3, 720, '#C98A8A')}${times(
      11,
      (i) =>
        line(
          `M330 ${n(162 + i * 42)}${times(9 - (i % 4), (k) => `q14 ${-16 - ((i + k) % 3) * 5} 26 0t26 ${(k % 2) * 3}`)}`,
          tone.navy,
          3.4,
        ),
    )}</g>`,
    rect(930, 420, 150, 130, tone.navy, 'rx="16"') +
      rect(966, 380, 78, 50, tone.slateDeep, 'rx="8"') +
      rect(950, 460, 110, 54, tone.paper),
    `<g transform="rotate(32 800 560)">${rect(640, 548, 330, 22, tone.oxblood, 'rx="11"')}${rect(720, 548, 12, 22, tone.brass)}${poly(
      [
        [640, 548],
        [586, 559],
        [640, 570],
      ],
      tone.brass,
    )}</g>`,
  ].join(''),
});

/** Light through pierced stone on a page. */
export const jaaliLight = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 800, tone.stoneDeep),
    jaali(90, 60, 1020, 470, tone.stoneDeep, tone.skyLow, 68),
    rect(60, 40, 1080, 26, tone.buff) + rect(60, 524, 1080, 30, tone.buff),
    rect(0, 554, 1200, 246, tone.buffDeep),
    `<g opacity="0.6" transform="translate(120 566) skewX(-24)">${jaali(0, 0, 1060, 200, tone.buffDeep, tone.paper, 58)}</g>`,
    inked(openBook(640, 720, 300)),
  ].join(''),
});

/** The neem that the first classes sat under, the west wing behind it. */
export const oldNeem = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 560, tone.sky),
    colonnade({ x: 60, y: 600, w: 1080, h: 190, bays: 9, floors: 2 }),
    chhatri(120, 196, 90) + chhatri(1080, 196, 90),
    rect(0, 590, 1200, 210, tone.lawn),
    path('M560 720C600 600 590 480 570 380H640C620 480 640 600 690 720Z', tone.woodDark),
    [
      [600, 230, 330, 170],
      [390, 310, 200, 120],
      [820, 300, 210, 130],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
        leafMass({
          x,
          y,
          rx,
          ry,
          count: 320,
          tones: ['#38473A', '#4C5C42', '#6B7A55', '#96A071'],
          seed: i + 9,
          leaf: 12,
        }),
      )
      .join(''),
    ellipse(620, 726, 230, 26, tone.stoneDark) + ellipse(620, 714, 230, 26, tone.buff),
  ].join(''),
});

/** A bat, a ball and the scorer's book on the pavilion steps. */
export const scoreBook = (): Drawing => ({
  ...sheet,
  content: [
    rect(0, 0, 1200, 800, tone.lawnDeep),
    times(4, (i) => rect(0, 220 + i * 150, 1200, 150, i % 2 === 0 ? tone.buff : tone.buffDeep)),
    `<g transform="rotate(-24 520 460)">${rect(300, 420, 430, 92, '#C9A878', 'rx="20"')}${rect(300, 456, 430, 8, '#A9875A')}${rect(720, 448, 200, 36, tone.oxblood, 'rx="14"')}${times(9, (i) => rect(732 + i * 20, 448, 6, 36, tone.navy))}</g>`,
    circle(900, 590, 58, tone.oxblood) +
      line('M862 548Q900 590 880 644M872 540Q912 586 894 648', tone.paper, 4, 'stroke-dasharray="8 7"'),
    rect(170, 560, 330, 210, tone.paper) +
      times(7, (i) => rect(170, 584 + i * 26, 330, 2, tone.rule)) +
      times(5, (i) => rect(236 + i * 52, 560, 2, 210, tone.rule)),
    times(16, (i) => circle(250 + (i % 5) * 52 + 8, 600 + Math.floor(i / 5) * 52, i % 3 === 0 ? 5 : 3, tone.navy)),
  ].join(''),
});
