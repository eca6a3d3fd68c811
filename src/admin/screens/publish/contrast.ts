/** Relative luminance of `#RRGGBB` (WCAG 2.2); undefined for a colour in another form. */
const luminanceOf = (color: string): number | undefined => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a colour with white, cut off after one digit; undefined where it cannot be told. */
export const contrastWithWhite = (color: string): string | undefined => {
  const luminance = luminanceOf(color);
  return luminance === undefined ? undefined : (Math.floor((1.05 / (luminance + 0.05)) * 10) / 10).toFixed(1);
};
