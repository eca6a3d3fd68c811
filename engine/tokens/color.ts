import type { Color } from '#schemas/theme/tokens.ts';

const channel = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** An sRGB token value as `#rrggbb`, or `rgb(r g b / a)` where it is translucent. */
export const cssColor = ({ components, alpha }: Color): string => {
  const [red = 0, green = 0, blue = 0] = components;
  if (alpha === undefined || alpha === 1) return `#${channel(red)}${channel(green)}${channel(blue)}`;
  return `rgb(${[red, green, blue].map((value) => Math.round(value * 255)).join(' ')} / ${alpha})`;
};
