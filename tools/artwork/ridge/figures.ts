import { circle, ellipse, line, n, path, rect } from '../svg.ts';
import { hill, skins } from './inks.ts';

export interface Figure {
  readonly x: number;
  /** The ground under the feet, or the seat. */
  readonly y: number;
  readonly h: number;
  readonly coat?: string;
  readonly skin?: number;
  readonly hair?: 'short' | 'long' | 'bun' | 'cap';
  readonly pose?: 'stand' | 'walk' | 'run' | 'sit' | 'reach';
  readonly faces?: 1 | -1;
  readonly pack?: string;
  readonly scarf?: boolean;
}

const legs = { stand: [-6, 6], walk: [-15, 14], run: [-34, 30], sit: [70, 84], reach: [-5, 7] } as const;

/** A person made of few round shapes, without a face: the place is the subject, people give its size. */
export const figure = (options: Figure): string => {
  const {
    x,
    y,
    h,
    coat = hill.pine,
    skin = 1,
    hair = 'short',
    pose = 'stand',
    faces = 1,
    pack,
    scarf = false,
  } = options;
  const tone = skins[skin % skins.length] ?? skins[1];
  const sits = pose === 'sit';
  const hip = sits ? -12 : -42;
  const leg = (turn: number): string => {
    const rad = (turn * Math.PI) / 180;
    const knee = sits ? [Math.sin(rad) * 22, hip + 4] : [Math.sin(rad) * 20, hip + Math.cos(rad) * 20];
    const foot = sits
      ? [(knee[0] ?? 0) + 4, 0]
      : [Math.sin(rad) * (pose === 'run' ? 30 : 40) - (pose === 'run' ? 10 : 0), pose === 'run' && turn < 0 ? -10 : 0];
    return line(`M0 ${hip}L${n(knee[0] ?? 0)} ${n(knee[1] ?? 0)}L${n(foot[0] ?? 0)} ${n(foot[1] ?? 0)}`, '#24393C', 9);
  };
  const arm =
    pose === 'reach'
      ? `M8 ${hip - 30}L24 ${hip - 46}`
      : pose === 'run'
        ? `M0 ${hip - 28}L16 ${hip - 14}L24 ${hip - 26}`
        : sits
          ? `M6 ${hip - 26}L18 ${hip - 8}`
          : `M9 ${hip - 28}L12 ${hip - 2}`;
  const hairShape =
    hair === 'long'
      ? path(
          `M-11 ${hip - 46}Q-13 ${hip - 62} 0 ${hip - 62}Q13 ${hip - 62} 11 ${hip - 44}L9 ${hip - 30}Q0 ${hip - 40} -11 ${hip - 28}Z`,
          '#2A1D17',
        )
      : hair === 'bun'
        ? circle(-6, hip - 62, 5, '#2A1D17') +
          path(
            `M-11 ${hip - 48}Q-12 ${hip - 62} 0 ${hip - 62}Q12 ${hip - 62} 11 ${hip - 50}Q0 ${hip - 58} -11 ${hip - 48}Z`,
            '#2A1D17',
          )
        : hair === 'cap'
          ? path(
              `M-11 ${hip - 51}Q-11 ${hip - 63} 0 ${hip - 63}Q11 ${hip - 63} 11 ${hip - 53}H20V${hip - 50}Z`,
              hill.lime,
            )
          : path(
              `M-11 ${hip - 48}Q-12 ${hip - 63} 0 ${hip - 63}Q12 ${hip - 63} 11 ${hip - 50}Q2 ${hip - 57} -11 ${hip - 48}Z`,
              '#2A1D17',
            );
  const [far, near] = legs[pose];
  const lean = pose === 'run' ? 12 : pose === 'walk' ? 3 : 0;
  const body =
    (pack ? rect(-19, hip - 33, 14, 27, pack, 'rx="6"') : '') +
    path(`M-11 ${hip + 4}Q-14 ${hip - 34} 0 ${hip - 36}Q14 ${hip - 34} 11 ${hip + 4}Z`, coat) +
    rect(-4, hip - 40, 8, 8, tone) +
    circle(0, hip - 50, 10.5, tone) +
    hairShape +
    (scarf ? rect(-9, hip - 38, 18, 6, hill.lime, 'rx="3"') + rect(2, hip - 36, 6, 18, hill.lime, 'rx="3"') : '') +
    line(arm, coat, 7.5);
  const scale = Math.round((h / 105) * 1000) / 1000;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale * faces} ${scale})">${ellipse(0, 1, 18, 3, '#061A1C', 'opacity="0.25"')}${leg(far)}${leg(near)}<g transform="rotate(${lean} 0 ${hip})">${body}</g></g>`;
};
