import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { ink, pick } from '../palette.ts';
import { bunting } from '../props/festival.ts';
import { durrie, room } from '../room.ts';
import { sky } from '../sky.ts';
import { circle, type Drawing, ellipse, path, rect, times } from '../svg.ts';
import { amaltas } from '../trees.ts';

const sheet = { width: 1200, height: 900 };
const paint = [ink.gulmohar, ink.teal, ink.marigold, ink.lagoon, ink.ember, ink.leafMid] as const;

/** The nursery floor: wooden blocks, a paper sun and three builders in smocks. */
export function nursery(): Drawing {
  const tower = (x: number, y: number): string =>
    rect(x, y - 46, 46, 46, ink.gulmohar) +
    rect(x + 50, y - 46, 46, 46, ink.lagoon) +
    rect(x + 100, y - 46, 46, 46, ink.marigold) +
    rect(x + 24, y - 92, 46, 46, ink.leafMid) +
    rect(x + 74, y - 92, 46, 46, ink.ember) +
    path(`M${x + 22} ${y - 92}h100l-50 -50Z`, ink.teal) +
    path(`M${x + 60} ${y}v-24q13 -18 26 0v24Z`, ink.brown, 'opacity="0.4"');
  return {
    ...sheet,
    content: [
      room({
        ...sheet,
        wall: '#FFE1A1',
        dado: ink.ember,
        floor: '#E7B778',
        skirting: 600,
        openings: [
          {
            x: 470,
            y: 430,
            w: 260,
            h: 350,
            view:
              sky(1200, 500, [
                [0, '#BFE3DA'],
                [1, '#F9F3D0'],
              ]) + amaltas({ x: 600, y: 500, h: 430, seed: 3, chains: 40 }),
          },
        ],
        slant: 60,
      }),
      bunting(-10, 60, 480, 40, 70, paint),
      bunting(720, 40, 1210, 60, 70, paint),
      rect(80, 190, 150, 190, ink.ivory) +
        circle(155, 285, 40, ink.marigold) +
        times(10, (i) => ellipse(155, 225, 7, 17, ink.ember, `transform="rotate(${i * 36} 155 285)"`)),
      rect(270, 220, 140, 160, ink.ivory) +
        path('M290 350Q340 250 390 350Z', ink.leafMid) +
        circle(360, 260, 16, ink.gulmohar),
      rect(790, 210, 150, 170, ink.ivory) +
        ellipse(865, 310, 46, 30, ink.lagoon) +
        path('M905 310l34 -24v48Z', ink.lagoon) +
        circle(842, 302, 6, ink.brown),
      rect(985, 190, 140, 180, ink.ivory) +
        path('M1005 340h100v-60l-50 -40l-50 40Z', ink.coral) +
        rect(1042, 300, 28, 40, ink.teal),
      rect(880, 470, 280, 130, '#B97748') +
        times(
          3,
          (i) =>
            rect(896 + i * 88, 484, 74, 48, '#6F3F22') +
            circle(918 + i * 88, 520, 12, pick(paint, i)) +
            circle(944 + i * 88, 518, 14, pick(paint, i + 2)) +
            rect(896 + i * 88, 540, 74, 48, pick(paint, i + 3)),
        ),
      rect(60, 500, 260, 100, '#B97748') + times(4, (i) => rect(74 + i * 60, 512, 50, 76, pick(paint, i + 1))),
      durrie({ x: 160, y: 660, w: 880, h: 200, colours: ['#3C9089', ink.lemon, ink.cream] }),
      crowd(
        [
          {
            x: 370,
            y: 780,
            h: 300,
            view: 'side',
            hair: 'bob',
            outfit: 'smock',
            skin: 2,
            sits: 'floor',
            arms: [
              [46, 80],
              [54, 92],
            ],
            ribbon: ink.teal,
          },
          {
            x: 830,
            y: 790,
            h: 300,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'smock',
            cloth: ink.gulmohar,
            skin: 0,
            sits: 'floor',
            arms: [
              [60, 100],
              [50, 84],
            ],
          },
          {
            x: 600,
            y: 710,
            h: 280,
            view: 'front',
            hair: 'plaits',
            outfit: 'smock',
            cloth: ink.teal,
            skin: 3,
            sits: 'floor',
            arms: [
              [-20, 50],
              [26, -46],
            ],
            ribbon: ink.lemon,
          },
          {
            x: 1050,
            y: 800,
            h: 460,
            view: 'side',
            faces: -1,
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.plum,
            adult: true,
            skin: 1,
            arms: [
              [14, 30],
              [30, 70],
            ],
            nod: 10,
          },
          {
            x: 170,
            y: 780,
            h: 290,
            view: 'back',
            hair: 'short',
            outfit: 'smock',
            skin: 4,
            arms: [
              [-12, -6],
              [20, 10],
            ],
          },
        ],
        { lean: 0.5, reach: 0.2, colour: '#6B2F1C', opacity: 0.35 },
      ),
      tower(528, 826),
      circle(440, 840, 22, ink.gulmohar) + circle(434, 833, 8, ink.coral),
      rect(700, 822, 40, 40, ink.plum),
      rect(730, 842, 44, 26, ink.leafMid),
      wash(sheet, '#FFF6CF', 0.25, [0, 1]),
    ].join(''),
  };
}
