import type { Color } from '#schemas/theme/tokens.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour as a browser paints it: whole steps of 8 bits, and how much of it covers what is behind, 0 to 1. */
export interface Rgba {
  readonly rgb: Rgb;
  readonly alpha: number;
}

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const step = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
export const roundRgb = ([red, green, blue]: Rgb): Rgb => [step(red), step(green), step(blue)];

/** A token's `$value` as it is painted. */
export const rgbaOf = ({ components, alpha = 1 }: Color): Rgba => {
  const [red = 0, green = 0, blue = 0] = components;
  return { rgb: roundRgb([red * 255, green * 255, blue * 255]), alpha };
};

const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const functionPattern = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.e-]+)\)$/;

/** A colour from `#rrggbb`, or from `rgb(r g b / a)` as `cssColor` writes it. Undefined for anything else. */
export const parseColor = (css: string): Rgba | undefined => {
  const hex = hexPattern.exec(css)?.slice(1);
  const parts = hex?.map((part) => Number.parseInt(part, 16)) ?? functionPattern.exec(css)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { rgb: [red, green, blue], alpha };
};

export const hexOf = (rgb: Rgb): string =>
  `#${roundRgb(rgb)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();

/** A colour as the `$value` of a token, four decimals as the built-in themes have them. */
export const colorOf = (rgb: Rgb): Color => ({
  colorSpace: 'srgb',
  components: rgb.map((value) => Number((value / 255).toFixed(4))) as [number, number, number],
  hex: hexOf(rgb),
});
