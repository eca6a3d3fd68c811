import { contrastRatio, luminance } from './contrast-ratio.ts';
import { type Oklch, oklchOf, rgbOfOklch } from './oklab.ts';
import { type Rgb, roundRgb } from './rgba.ts';

/** What a colour must hold against another one. */
export interface Demand {
  readonly against: Rgb;
  readonly min: number;
}

const halvings = 30;
/** A lightness step for the search around a boundary: a sixteenth of a step of 8 bits, since dark colours lie close. */
const fine = 1 / 4096;
/**
 * How many of them rounding can shift a boundary by: near black, one step of 8 bits is a fifteenth of all lightness.
 */
const reach = 384;

export const meets = (rgb: Rgb, demands: readonly Demand[]): boolean =>
  demands.every(({ against, min }) => contrastRatio(rgb, against) >= min);

/** The colour at this lightness with the hue, and the chroma as far as sRGB goes, in whole steps of 8 bits. */
export const atLightness = (color: Oklch, l: number): Rgb => roundRgb(rgbOfOklch({ ...color, l }));

/**
 * The colour nearest to this one that meets every demand: the smallest change of OKLab lightness, lighter or darker,
 * hue kept and chroma as far as sRGB goes. Undefined if no lightness meets them all.
 */
export const nearestColor = (rgb: Rgb, demands: readonly Demand[]): Rgb | undefined => {
  if (meets(rgb, demands)) return rgb;
  const from = oklchOf(rgb);
  let best: { readonly rgb: Rgb; readonly change: number } | undefined;
  for (const boundary of boundariesOf(demands)) {
    const l = lightnessAt(from, boundary);
    for (let i = -reach; i <= reach; i++) {
      const rounded = atLightness(from, Math.min(1, Math.max(0, l + i * fine)));
      const change = Math.abs(oklchOf(rounded).l - from.l);
      if ((!best || change < best.change) && meets(rounded, demands)) best = { rgb: rounded, change };
    }
  }
  return best?.rgb;
};

/** The luminances at which some demand starts or ends to be met. */
const boundariesOf = (demands: readonly Demand[]): readonly number[] =>
  demands
    .flatMap(({ against, min }) => {
      const other = luminance(against) + 0.05;
      return [other * min - 0.05, other / min - 0.05];
    })
    .filter((value) => value >= 0 && value <= 1);

/** The lightness at which the colour's luminance, which grows with it, is this one. */
const lightnessAt = (color: Oklch, wanted: number): number => {
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (luminance(rgbOfOklch({ ...color, l: middle })) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
