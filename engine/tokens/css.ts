import type { Color, Dimension, ShadowLayer, TokenExtension, TokenType } from '#schemas/theme/tokens.ts';
import { cssColor } from './color.ts';

/** The viewports, in pixels, at which a fluid dimension has its two sizes. */
const narrow = 390;
const wide = 1440;

const rem = (pixels: number): string => `${Number((pixels / 16).toFixed(4))}rem`;
const pixelsOf = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * 16 : value);
const length = (dimension: Dimension): string => (dimension.value === 0 ? '0' : rem(pixelsOf(dimension)));

/** Grows in a straight line from its size at the narrow viewport to the one at the wide. */
const fluid = (from: number, to: number): string => {
  const slope = (to - from) / (wide - narrow);
  const middle = `${rem(from - slope * narrow)} + ${Number((slope * 100).toFixed(4))}vw`;
  return `clamp(${rem(Math.min(from, to))}, ${middle}, ${rem(Math.max(from, to))})`;
};

const shadow = ({ offsetX, offsetY, blur, spread, color }: ShadowLayer): string =>
  `${[offsetX, offsetY, blur, spread].map(length).join(' ')} ${cssColor(color)}`;

/** A token's value, which its schema has accepted, as the value of a custom property. */
export const toCss = (type: TokenType, value: unknown, extension: TokenExtension): string => {
  switch (type) {
    case 'color':
      return cssColor(value as Color);
    case 'dimension': {
      const dimension = value as Dimension;
      return extension.fluid ? fluid(pixelsOf(dimension), pixelsOf(extension.fluid)) : length(dimension);
    }
    case 'fontFamily':
      return (value as string[]).map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', ');
    case 'number':
      return String(value);
    case 'shadow':
      return ([value].flat() as ShadowLayer[]).map(shadow).join(', ');
  }
};
