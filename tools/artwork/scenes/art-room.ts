import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { petals } from '../marks.ts';
import { ink, pick } from '../palette.ts';
import { kite } from '../props/festival.ts';
import { easel } from '../props/learning.ts';
import { room } from '../room.ts';
import { sky } from '../sky.ts';
import { circle, type Drawing, ellipse, line, n, path, poly, rect, times } from '../svg.ts';
import { neem } from '../trees.ts';

const sheet = { width: 1200, height: 900 };

/** Painting what grows outside the window; warli figures run along the dado. */
export function artRoom(): Drawing {
  const warli = times(19, (i) => {
    const x = 36 + i * 64;
    const kick = i % 2 === 0 ? 10 : -10;
    return (
      poly(
        [
          [x - 11, 486],
          [x + 11, 486],
          [x, 508],
        ],
        ink.ivory,
      ) +
      poly(
        [
          [x, 506],
          [x - 10, 526],
          [x + 10, 526],
        ],
        ink.ivory,
      ) +
      circle(x, 477, 7, ink.ivory) +
      line(
        `M${x - 10} 487L${x - 26} ${n(498 - kick)}M${x + 10} 487L${x + 26} ${n(498 + kick)}M${x - 5} 526l-7 22M${x + 5} 526l9 22`,
        ink.ivory,
        3.4,
      )
    );
  });
  const tree = (x: number, y: number, s: number): string =>
    line(`M${x} ${y}v${-s}`, ink.bark, s * 0.12) +
    times(14, (i) =>
      circle(
        x + ((i * 37) % (s * 1.3)) - s * 0.65,
        y - s * 0.9 - ((i * 23) % (s * 0.6)),
        s * 0.17,
        pick([ink.gulmohar, ink.ember, ink.coral], i),
      ),
    );
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#F0D9C0',
        dado: ink.brick,
        floor: '#B9855C',
        skirting: 590,
        openings: [
          {
            x: 520,
            y: 400,
            w: 210,
            h: 320,
            view:
              sky(1200, 460, [
                [0, '#BFE3DA'],
                [1, '#FFF2C8'],
              ]) + neem({ x: 640, y: 470, h: 420, seed: 9 }),
          },
        ],
        slant: 40,
      }),
      warli,
      line('M0 110Q300 190 520 96M730 96Q960 180 1200 100', ink.bark, 3),
      times(
        5,
        (i) =>
          rect(50 + i * 92, 128 + Math.sin(i * 0.8) * 22, 70, 90, ink.ivory) +
          circle(85 + i * 92, 168 + Math.sin(i * 0.8) * 22, 22, pick([ink.teal, ink.ember, ink.marigold, ink.plum], i)),
      ),
      times(
        5,
        (i) =>
          rect(750 + i * 90, 126 + Math.sin(i * 0.8 + 0.5) * 20, 70, 90, ink.ivory) +
          path(
            `M${756 + i * 90} ${200 + Math.sin(i * 0.8 + 0.5) * 20}q29 -80 58 0Z`,
            pick([ink.leafMid, ink.lagoon, ink.gulmohar, ink.amber], i),
          ),
      ),
      crowd(
        [
          {
            x: 600,
            y: 745,
            h: 320,
            view: 'back',
            hair: 'short',
            outfit: 'smock',
            cloth: ink.teal,
            skin: 3,
            arms: [
              [-16, -6],
              [110, 140],
            ],
          },
          {
            x: 215,
            y: 830,
            h: 370,
            view: 'back',
            hair: 'plaits',
            outfit: 'smock',
            cloth: ink.marigold,
            skin: 1,
            arms: [
              [-14, 4],
              [100, 132],
            ],
          },
          {
            x: 1040,
            y: 830,
            h: 370,
            view: 'side',
            faces: -1,
            hair: 'bob',
            outfit: 'smock',
            cloth: ink.gulmohar,
            skin: 2,
            arms: [
              [20, 60],
              [80, 104],
            ],
          },
        ],
        { lean: 0.45, reach: 0.22, colour: ink.plum, opacity: 0.35 },
      ),
      easel(390, 800, 420, tree(390, 600, 80) + rect(278, 604, 224, 26, ink.leafMid)),
      easel(840, 810, 430, kite(840, 520, 60, [ink.teal, ink.lemon], 14) + circle(900, 450, 20, ink.marigold)),
      rect(520, 790, 190, 18, ink.trunk) + rect(536, 806, 14, 94, ink.bark) + rect(680, 806, 14, 94, ink.bark),
      times(
        5,
        (i) =>
          rect(532 + i * 34, 754, 26, 36, ink.ivory) +
          ellipse(545 + i * 34, 754, 13, 5, pick([ink.gulmohar, ink.marigold, ink.teal, ink.leafMid, ink.plum], i)),
      ) + line('M552 752l-14 -50M586 752l10 -56M620 752l-6 -46', ink.bark, 5),
      petals({
        box: { x: 140, y: 830, w: 920, h: 60 },
        tones: [ink.gulmohar, ink.teal, ink.marigold, ink.plum],
        count: 46,
        seed: 3,
        size: 8,
      }),
      wash(sheet, '#FFF4D0', 0.25, [0, 1]),
    ].join(''),
  };
}
