import { hill } from './inks.ts';
import { disc, firs, mist, type Sheet, sky, slope } from './land.ts';

interface Valley extends Sheet {
  readonly seed: number;
  readonly light?: 'dawn' | 'noon' | 'dusk' | 'rain';
  /** Where the farthest crest stands, as a fraction of the height. */
  readonly top?: number;
}

const lights = {
  dawn: { top: '#9CC7C6', foot: hill.dawn, far: '#9DBFBB', near: '#5E9489', sun: hill.snow },
  noon: { top: '#8FC7D2', foot: hill.haze, far: '#8DB8AE', near: '#44806F', sun: '#FFFDF0' },
  dusk: { top: '#1E3550', foot: hill.peach, far: '#5D6E83', near: '#27485A', sun: hill.dawn },
  rain: { top: '#7E9AA0', foot: '#C3D3D0', far: '#92ABA8', near: '#587A76', sun: '' },
} as const;

/** Sky and ranges behind everything else: three ridges with mist between them. */
export const valley = ({ w, h, seed, light = 'dawn', top = 0.34 }: Valley): string => {
  const tone = lights[light];
  const sheet = { w, h };
  const range = (from: number, to: number, rise: number, shift: number) => ({
    w,
    h,
    from,
    to,
    rise,
    seed: seed + shift,
  });
  const far = range(top, top + 0.05, 0.05, 0);
  const middle = range(top + 0.14, top + 0.08, 0.06, 2.1);
  const near = range(top + 0.2, top + 0.26, 0.045, 4.4);
  return [
    sky(sheet, tone.top, tone.foot),
    tone.sun && disc(w * (0.2 + ((seed * 0.37) % 0.6)), h * top * 0.62, Math.min(w, h) * 0.035, tone.sun),
    slope({ ...far, fill: tone.far, foot: tone.foot }),
    mist(sheet, h * (top + 0.17), h * 0.14),
    slope({ ...middle, fill: tone.near, foot: tone.far }),
    firs({ ...middle, count: Math.round(w / 22), size: h * 0.04, dark: tone.near, light: tone.near }),
    mist(sheet, h * (top + 0.27), h * 0.13),
    slope({ ...near, fill: light === 'dusk' ? '#173A42' : hill.fern, foot: tone.near }),
    firs({
      ...near,
      count: Math.round(w / 26),
      size: h * 0.075,
      dark: light === 'dusk' ? '#12313A' : hill.fern,
      light: light === 'dusk' ? '#1B4048' : '#4C9080',
    }),
    mist(sheet, h * (top + 0.4), h * 0.16, hill.snow, light === 'dusk' ? 0.25 : 0.7),
  ].join('');
};
