import { clip, fade, line, poly, rect, times } from '../svg.ts';
import { hill } from './inks.ts';

interface House {
  readonly x: number;
  /** The level of its floor. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Lit from inside, as in the evening. */
  readonly lit?: boolean;
  /** How far the stilts go down. */
  readonly stilts?: number;
  /** Which end of the roof is the higher one. */
  readonly lift?: 'left' | 'right';
}

/** A long house of glass behind timber fins, under one slanting roof, on stilts over the slope. */
export const house = ({ x, y, w, h, lit = false, stilts = 0, lift = 'left' }: House): string => {
  const pane = fade(
    lit
      ? [
          [0, hill.lamp],
          [1, hill.peach],
        ]
      : [
          [0, '#DDF0EF'],
          [0.5, hill.glass],
          [1, '#5F9EA3'],
        ],
  );
  const high = h * 0.28;
  const left = lift === 'left' ? y - h - high : y - h;
  const right = lift === 'left' ? y - h : y - h - high;
  const wall = poly(
    [
      [x, left],
      [x + w, right],
      [x + w, y],
      [x, y],
    ],
    pane.fill,
  );
  const bay = w / Math.max(4, Math.round(w / (h * 0.34)));
  const bays = Math.round(w / bay);
  const fins = times(bays + 1, (i) =>
    rect(x + i * bay - h * 0.022, y - h * 1.3, h * 0.044, h * 1.3, i % 3 === 0 ? hill.oak : hill.timber),
  );
  const solid = times(bays, (i) => (i % 5 === 3 ? rect(x + i * bay, y - h * 1.3, bay, h * 1.3, hill.timber) : ''));
  const planks = times(bays, (i) =>
    i % 5 === 3
      ? times(4, (k) =>
          line(`M${x + i * bay + (bay * (k + 1)) / 5} ${y - h * 1.3}V${y}`, hill.oak, 1.6, 'opacity="0.5"'),
        )
      : '',
  );
  const glints = lit
    ? ''
    : times(bays, (i) =>
        i % 4 === 1
          ? poly(
              [
                [x + i * bay + bay * 0.2, y],
                [x + i * bay + bay * 0.55, y],
                [x + i * bay + bay * 0.9, y - h],
                [x + i * bay + bay * 0.6, y - h],
              ],
              hill.snow,
              'opacity="0.45"',
            )
          : '',
      );
  const inside = clip(wall, wall + glints + solid + planks + rect(x, y - h * 0.52, w, h * 0.035, hill.oak) + fins);
  const over = w * 0.035;
  const roof = poly(
    [
      [x - over, left - h * 0.03],
      [x + w + over, right - h * 0.03],
      [x + w + over, right + h * 0.07],
      [x - over, left + h * 0.07],
    ],
    hill.pine,
  );
  const legs = stilts
    ? times(Math.max(3, Math.round(w / (h * 0.9))), (i) => {
        const at = x + (w / Math.max(3, Math.round(w / (h * 0.9)))) * (i + 0.5);
        return line(`M${at} ${y}V${y + stilts}`, hill.bark, h * 0.045);
      })
    : '';
  return (
    pane.definition +
    legs +
    inside +
    roof +
    rect(x - over, y, w + over * 2, h * 0.07, hill.oak) +
    rect(x - over, y + h * 0.07, w + over * 2, h * 0.03, hill.pine)
  );
};

/** A timber bridge with a rail, seen from the side. */
export const bridge = (x1: number, x2: number, y: number, size: number): string =>
  rect(x1, y, x2 - x1, size * 0.16, hill.timber) +
  rect(x1, y + size * 0.16, x2 - x1, size * 0.08, hill.oak) +
  line(`M${x1} ${y - size * 0.5}H${x2}`, hill.oak, size * 0.07) +
  times(Math.max(2, Math.round((x2 - x1) / (size * 0.5))) + 1, (i) =>
    line(`M${x1 + i * size * 0.5} ${y}v${-size * 0.5}`, hill.oak, size * 0.04),
  );

interface Hall {
  readonly w: number;
  readonly h: number;
  /** Where the floor meets the wall, as a fraction of the height. */
  readonly floor: number;
  readonly wall: string;
  readonly ground: string;
}

/** A room from inside: floorboards that run away from the viewer, and a wall. */
export const room = ({ w, h, floor, wall, ground }: Hall): string => {
  const y = h * floor;
  const boards = times(15, (i) =>
    line(`M${w * (0.5 + (i - 7) * 0.055)} ${y}L${w * (0.5 + (i - 7) * 0.24)} ${h}`, hill.oak, 2, 'opacity="0.35"'),
  );
  return rect(0, 0, w, y, wall) + rect(0, y, w, h - y, ground) + boards;
};

/** A great window in a timber frame over whatever lies outside. */
export const windowWall = (options: {
  x: number;
  y: number;
  w: number;
  h: number;
  bays: number;
  view: string;
  frame?: string;
}): string => {
  const { x, y, w, h, bays, view, frame = hill.timber } = options;
  const bay = w / bays;
  const bar = Math.max(6, w * 0.012);
  return (
    clip(rect(x, y, w, h, '#000000'), view) +
    times(bays + 1, (i) => rect(x + i * bay - bar / 2, y, bar, h, frame)) +
    rect(x - bar, y - bar, w + bar * 2, bar * 1.4, frame) +
    rect(x - bar, y + h - bar * 0.4, w + bar * 2, bar * 1.6, frame) +
    rect(x, y + h * 0.3, w, bar * 0.7, frame)
  );
};
