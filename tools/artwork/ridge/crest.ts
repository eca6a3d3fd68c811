import { circle, type Drawing, ellipse, line, path, poly } from '../svg.ts';
import { hill } from './inks.ts';

/** The mark of the school: a ridge in two strokes under a flower of five petals, in a round field. */
export const crest = (): Drawing => {
  const petal = (turn: number): string => ellipse(200, 92, 24, 44, '#A79BEB', `transform="rotate(${turn} 200 132)"`);
  return {
    width: 400,
    height: 400,
    content: [
      circle(200, 200, 196, hill.lime),
      circle(200, 200, 176, hill.pine),
      [0, 72, 144, 216, 288].map(petal).join(''),
      circle(200, 132, 17, hill.lime),
      path('M28 268L130 190L186 236L262 176L372 268Q352 376 200 376Q48 376 28 268Z', hill.fern),
      path('M40 292L140 226L200 276L274 222L362 296Q330 376 200 376Q70 376 40 292Z', '#0A6B5B'),
      line('M84 310Q200 262 318 312M112 344Q200 306 290 346', hill.lime, 8),
      poly(
        [
          [130, 190],
          [112, 204],
          [128, 206],
          [142, 200],
        ],
        hill.snow,
      ) +
        poly(
          [
            [262, 176],
            [240, 193],
            [260, 196],
            [280, 190],
          ],
          hill.snow,
        ),
    ].join(''),
  };
};
