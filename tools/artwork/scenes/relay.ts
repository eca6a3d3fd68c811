import { crowd } from '../crowd.ts';
import { halo } from '../light.ts';
import { petals, stipple } from '../marks.ts';
import { ink } from '../palette.ts';
import { bunting } from '../props/festival.ts';
import { circle, type Drawing, line, n, path, poly, rect, times } from '../svg.ts';
import { grove } from '../trees.ts';

const sheet = { width: 900, height: 1200 };

/** The last leg of the relay, straight into the low sun. */
export function relay(): Drawing {
  const rays = times(18, (i) => {
    const a = Math.PI + (i / 17) * Math.PI;
    const b = a + 0.085;
    return poly(
      [
        [450, 760],
        [450 + Math.cos(a) * 1100, 760 + Math.sin(a) * 1100],
        [450 + Math.cos(b) * 1100, 760 + Math.sin(b) * 1100],
      ],
      '#F9A94E',
      'opacity="0.55"',
    );
  });
  return {
    ...sheet,
    content: [
      rect(0, 0, 900, 1200, '#FBC063'),
      rays,
      halo(450, 700, 640, '#FFF2BE', 0.9),
      circle(450, 620, 250, '#FFF0C0'),
      bunting(-20, 130, 460, 60, 90, [ink.gulmohar, ink.teal, ink.ivory, ink.plum], 48),
      bunting(440, 60, 920, 130, 90, [ink.gulmohar, ink.teal, ink.ivory, ink.plum], 48),
      grove({ x: -20, y: 790, w: 960, h: 120, colour: '#A8552F', seed: 8 }),
      rect(0, 780, 900, 430, '#C4532C'),
      times(4, (i) =>
        poly(
          [
            [330 + i * 80, 780],
            [338 + i * 80, 780],
            [-280 + i * 500, 1200],
            [-330 + i * 500, 1200],
          ],
          '#FFE9C4',
        ),
      ),
      stipple({
        box: { x: 0, y: 780, w: 900, h: 420 },
        colour: '#6E1F16',
        count: 1300,
        seed: 9,
        opacity: 0.5,
        size: 2.3,
      }),
      crowd(
        [
          {
            x: 470,
            y: 1070,
            h: 640,
            view: 'side',
            hair: 'plaits',
            outfit: 'house',
            cloth: ink.teal,
            skin: 2,
            lean: 17,
            nod: -6,
            arms: [
              [-46, 36],
              [72, 104],
            ],
            legs: [
              [-38, -98],
              [62, 18],
            ],
          },
          {
            x: 150,
            y: 930,
            h: 330,
            view: 'side',
            hair: 'short',
            outfit: 'house',
            cloth: ink.plum,
            skin: 4,
            lean: 15,
            arms: [
              [56, 130],
              [-44, 40],
            ],
            legs: [
              [52, 12],
              [-36, -90],
            ],
          },
          {
            x: 850,
            y: 890,
            h: 250,
            view: 'side',
            hair: 'pony',
            outfit: 'house',
            cloth: ink.gulmohar,
            skin: 0,
            lean: 12,
            arms: [
              [-30, 10],
              [46, 120],
            ],
            legs: [
              [-34, -80],
              [50, 20],
            ],
          },
        ],
        { lean: 0.15, reach: 0.26, colour: '#4A1420', opacity: 0.5 },
      ),
      line('M700 762L748 706', ink.ivory, 18),
      line('M716 743L726 731', ink.gulmohar, 18, 'stroke-linecap="butt"'),
      petals({
        box: { x: 120, y: 1080, w: 420, h: 80 },
        tones: ['#E9A06F', '#F2C08C', '#D9733F'],
        count: 44,
        seed: 2,
        size: 12,
      }),
      path(`M0 1150Q450 ${n(1110)} 900 1160V1210H0Z`, '#8E3A22', 'opacity="0.6"'),
    ].join(''),
  };
}
