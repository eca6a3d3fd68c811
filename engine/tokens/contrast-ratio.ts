import { black, type Rgb, type Rgba, white } from './rgba.ts';

/** A channel of 0 to 255 with the transfer curve taken off, 0 to 1 (WCAG 2.2, relative luminance). */
export const linearOf = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** The contrast ratio of two opaque colours, 1 to 21, the same both ways round. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** What is seen of a colour over an opaque one: mixed in sRGB, as browsers do. */
export const over = ({ rgb, alpha }: Rgba, backdrop: Rgb): Rgb => {
  const mix = (i: 0 | 1 | 2): number => rgb[i] * alpha + backdrop[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
};

/**
 * The least contrast of a text on a surface. A translucent surface lies over a picture, whose colours are anything
 * between black and white. A translucent text is taken as it is seen on an opaque surface; on a scrim nothing is sure.
 */
export const leastRatio = (text: Rgba, surface: Rgba): number => {
  const [dark, light] = [over(surface, black), over(surface, white)];
  if (surface.alpha === 1) return contrastRatio(over(text, dark), dark);
  const own = luminance(text.rgb);
  const isUnsure = text.alpha < 1 || (own > luminance(dark) && own < luminance(light));
  return isUnsure ? 1 : Math.min(contrastRatio(text.rgb, dark), contrastRatio(text.rgb, light));
};

/** A ratio for people, cut off and not rounded: 4.499 is no 4.5. */
export const showRatio = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
