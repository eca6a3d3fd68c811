import { linearOf } from './contrast-ratio.ts';
import type { Rgb } from './rgba.ts';

/** OKLab in polar form (Björn Ottosson, 2020): lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Where a linear channel counts as inside sRGB; less than half a step of 8 bits. */
const slack = 1e-4;
/** Halvings of the chroma; the last is far below a step of 8 bits. */
const halvings = 24;

export const oklchOf = (rgb: Rgb): Oklch => {
  const [red, green, blue] = [linearOf(rgb[0]), linearOf(rgb[1]), linearOf(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
};

const linearRgbOf = ({ l, c, h }: Oklch): Rgb => {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const isInside = (linear: Rgb): boolean => linear.every((value) => value >= -slack && value <= 1 + slack);

const channelOf = (linear: number): number => {
  const value = Math.min(1, Math.max(0, linear));
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
};

/** The sRGB colour of this lightness and hue, with as much of the chroma as sRGB has there. Not rounded. */
export const rgbOfOklch = ({ l, c, h }: Oklch): Rgb => {
  let linear = linearRgbOf({ l, c, h });
  if (!isInside(linear)) {
    let [inside, outside] = [0, c];
    for (let i = 0; i < halvings; i++) {
      const middle = (inside + outside) / 2;
      if (isInside(linearRgbOf({ l, c: middle, h }))) inside = middle;
      else outside = middle;
    }
    linear = linearRgbOf({ l, c: inside, h });
  }
  const [red, green, blue] = linear;
  return [channelOf(red), channelOf(green), channelOf(blue)];
};
