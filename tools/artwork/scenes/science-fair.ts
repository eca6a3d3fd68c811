import { schoolHouse } from '../buildings.ts';
import { crowd } from '../crowd.ts';
import { wash } from '../light.ts';
import { stipple } from '../marks.ts';
import { ink, pick } from '../palette.ts';
import { bunting } from '../props/festival.ts';
import { sky } from '../sky.ts';
import { circle, type Drawing, ellipse, line, path, poly, rect, times } from '../svg.ts';

const sheet = { width: 1200, height: 900 };

function table(x: number, y: number, w: number, cloth: string, trim: string): string {
  return (
    rect(x, y, w, 150, cloth) +
    times(Math.round(w / 30), (i) => path(`M${x + i * 30} ${y}v150h12V${y}Z`, ink.brown, 'opacity="0.08"')) +
    rect(x - 10, y - 14, w + 20, 18, ink.sand) +
    rect(x, y + 128, w, 10, trim)
  );
}

/** The science fair under a cloth pandal: a volcano, a windmill and the planets on a wire. */
export function scienceFair(): Drawing {
  const volcano =
    path('M150 546L236 410H292L380 546Z', '#7B4E34') +
    path('M292 410L380 546H300L262 410Z', '#5A3826') +
    path('M236 410q26 18 56 0l10 44q-14 -14 -20 12q-10 -30 -22 4q-14 -22 -34 -18Z', ink.gulmohar) +
    times(9, (i) =>
      circle(
        264 + Math.sin(i * 1.3) * (6 + i * 4),
        396 - i * 15,
        9 + i * 2.2,
        pick([ink.ember, ink.coral, ink.rose, ink.cream], Math.floor(i / 2.3)),
      ),
    );
  const mill =
    poly(
      [
        [588, 546],
        [600, 320],
        [612, 320],
        [624, 546],
      ],
      ink.ivory,
    ) +
    times(3, (i) =>
      path(
        'M600 320q26 -16 14 -120q-34 20 -14 120Z',
        i === 0 ? ink.teal : ink.lagoon,
        `transform="rotate(${i * 120 + 24} 600 320)"`,
      ),
    ) +
    circle(600, 320, 13, ink.ember) +
    rect(640, 500, 60, 46, ink.marigold) +
    circle(670, 490, 16, '#FFF3B0');
  const planets =
    line('M830 250Q960 210 1110 260', ink.bark, 4) +
    [
      [850, 90, 20, ink.coral],
      [905, 130, 28, ink.lagoon],
      [975, 80, 44, ink.marigold],
      [1050, 140, 24, ink.gulmohar],
      [1095, 90, 18, ink.teal],
    ]
      .map(
        ([x, drop, r, c]) =>
          line(`M${x} 238v${drop}`, ink.bark, 2) +
          circle(Number(x), 238 + Number(drop) + Number(r), Number(r), String(c)) +
          circle(
            Number(x) - Number(r) * 0.3,
            232 + Number(drop) + Number(r) * 0.8,
            Number(r) * 0.3,
            ink.ivory,
            'opacity="0.4"',
          ),
      )
      .join('') +
    ellipse(975, 362, 78, 14, 'none', `stroke="${ink.ivory}" stroke-width="7" transform="rotate(-12 975 362)"`);
  return {
    ...sheet,
    content: [
      sky(1200, 600, [
        [0, '#BFE0DA'],
        [1, '#F3F2D6'],
      ]),
      schoolHouse({ x: 60, y: 560, w: 1080, floors: 1, bays: 7, wall: '#F6DDB0', inside: '#7E5546' }),
      rect(0, 556, 1200, 350, '#E4C08A'),
      stipple({
        box: { x: 0, y: 560, w: 1200, h: 340 },
        colour: '#A5713A',
        count: 1200,
        seed: 7,
        opacity: 0.45,
        size: 2.1,
      }),
      times(12, (i) => path(`M${i * 104 - 20} -10h104v120q-52 70 -104 0Z`, i % 2 === 0 ? ink.gulmohar : ink.cream)),
      times(12, (i) => path(`M${i * 104 - 20} 96v14q52 70 104 0v-14q-52 70 -104 0Z`, ink.marigold)),
      rect(40, 90, 16, 560, ink.bark),
      rect(1144, 90, 16, 560, ink.bark),
      rect(44, 90, 5, 560, ink.trunk),
      rect(1148, 90, 5, 560, ink.trunk),
      bunting(50, 190, 1150, 190, 40, [ink.teal, ink.marigold, ink.lagoon, ink.ember], 30),
      path('M0 700L1200 660V740L0 800Z', '#5B2A35', 'opacity="0.12"'),
      crowd(
        [
          {
            x: 420,
            y: 690,
            h: 330,
            view: 'side',
            faces: -1,
            hair: 'plaits',
            skin: 2,
            arms: [
              [40, 80],
              [60, 96],
            ],
          },
          {
            x: 770,
            y: 690,
            h: 320,
            view: 'side',
            faces: -1,
            hair: 'short',
            outfit: 'trousers',
            cloth: ink.teal,
            skin: 0,
            arms: [
              [20, 40],
              [60, 110],
            ],
          },
          {
            x: 1110,
            y: 690,
            h: 320,
            view: 'side',
            faces: -1,
            hair: 'bob',
            skin: 3,
            arms: [
              [20, 40],
              [70, 130],
            ],
            nod: -6,
          },
        ],
        { lean: 0.5, reach: 0.2, colour: '#5B2A35', opacity: 0.35 },
      ),
      table(120, 560, 280, ink.teal, ink.marigold),
      volcano,
      table(520, 560, 220, ink.plum, ink.coral),
      mill,
      table(830, 560, 260, ink.ember, ink.lemon),
      planets,
      rect(836, 250, 8, 300, ink.bark),
      rect(1100, 262, 8, 290, ink.bark),
      crowd(
        [
          {
            x: 230,
            y: 868,
            h: 400,
            view: 'back',
            hair: 'bun',
            outfit: 'saree',
            cloth: ink.marigold,
            adult: true,
            skin: 1,
            arms: [
              [-10, 4],
              [30, 60],
            ],
          },
          {
            x: 350,
            y: 850,
            h: 250,
            view: 'back',
            hair: 'short',
            outfit: 'shorts',
            skin: 2,
            arms: [
              [-20, -8],
              [130, 160],
            ],
          },
          {
            x: 640,
            y: 866,
            h: 270,
            view: 'back',
            hair: 'pony',
            skin: 4,
            arms: [
              [-14, 0],
              [18, 8],
            ],
            nod: -6,
          },
          {
            x: 930,
            y: 870,
            h: 410,
            view: 'back',
            hair: 'grey',
            outfit: 'kurta',
            cloth: ink.cream,
            adult: true,
            skin: 2,
            arms: [
              [-14, -4],
              [20, 60],
            ],
          },
          {
            x: 1030,
            y: 856,
            h: 240,
            view: 'back',
            hair: 'plaits',
            skin: 0,
            arms: [
              [-40, -50],
              [20, 10],
            ],
          },
        ],
        { lean: 0.5, reach: 0.1, colour: '#5B2A35', opacity: 0.35 },
      ),
      wash(sheet, '#FFF4C8', 0.2, [1, 0]),
    ].join(''),
  };
}
