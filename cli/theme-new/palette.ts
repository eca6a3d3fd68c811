import { type Oklch, oklchOf, rgbOfOklch } from '#engine/tokens/oklab.ts';
import { type Rgb, roundRgb, white } from '#engine/tokens/rgba.ts';

/** A colour of a palette: its value, and what it is on as text with at least this contrast. */
export interface PaletteColor {
  readonly rgb: Rgb;
  readonly on?: readonly string[];
  readonly min?: number;
}

/** By the token's name within `color`. The order is that of the theme. */
export type Palette = Readonly<Record<string, PaletteColor>>;

const degrees = (angle: number): number => (angle * Math.PI) / 180;
/** Marigold: it goes with most school colours, and is the one that children draw the sun with. */
const marigold = degrees(80);
const teal = degrees(190);
const focusBlue = degrees(260);
const red = degrees(28);
const green = degrees(152);
/** Hues nearer than this are taken for one colour. */
const apart = degrees(45);
/** Below this chroma a colour is a grey, and its hue says nothing. */
const greyChroma = 0.03;

const distance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

const color = (l: number, c: number, h: number): Rgb => roundRgb(rgbOfOklch({ l, c, h }));

/** Marigold, or the chosen colour if it is a yellow. */
const accentHue = ({ c, h }: Oklch): number => (c > greyChroma && distance(h, marigold) < apart ? h : marigold);

/** Opposite the chosen colour on the wheel; teal if that would be a yellow, which turns muddy when dark. */
const secondaryHue = (h: number): number => {
  const across = h + degrees(150);
  return distance(across, marigold) < apart ? teal : across;
};

const onSurfaces = { on: ['canvas', 'surface', 'tint'], min: 4.5 } as const;

/**
 * A palette grown from one colour: warm or cool neutrals with a breath of its hue, the chosen colour as the primary, a
 * second colour across the wheel, and an accent. Most pairs pass as they are; `fixPalette` sees to the rest.
 */
export const paletteOf = (seed: Rgb): Palette => {
  const from = oklchOf(seed);
  const { h } = from;
  // The neutrals of a loud seed stay quiet, those of a grey one stay grey.
  const breath = Math.min(1, from.c / 0.1);
  const neutral = (l: number, c: number): Rgb => color(l, c * breath, h);
  const accent = accentHue(from);
  const ink = neutral(0.23, 0.03);
  return {
    canvas: { rgb: neutral(0.988, 0.006) },
    surface: { rgb: white },
    tint: { rgb: neutral(0.958, 0.022) },
    ink: { rgb: ink, ...onSurfaces },
    muted: { rgb: neutral(0.46, 0.03), ...onSurfaces },
    primary: { rgb: seed, on: ['canvas', 'surface', 'tint', 'primary-tint'], min: 4.5 },
    'on-primary': { rgb: white, on: ['primary', 'primary-hover'], min: 4.5 },
    'primary-hover': { rgb: seed },
    'primary-tint': { rgb: neutral(0.935, 0.04) },
    secondary: { rgb: color(0.46, 0.09, secondaryHue(h)), ...onSurfaces },
    'on-secondary': { rgb: white, on: ['secondary'], min: 4.5 },
    accent: { rgb: color(0.83, 0.15, accent) },
    'on-accent': { rgb: ink, on: ['accent'], min: 4.5 },
    'accent-text': { rgb: color(0.48, 0.1, accent), ...onSurfaces },
    inverse: { rgb: neutral(0.25, 0.045) },
    'on-inverse': { rgb: neutral(0.97, 0.012), on: ['inverse'], min: 4.5 },
    'muted-inverse': { rgb: neutral(0.83, 0.03), on: ['inverse'], min: 4.5 },
    control: { rgb: neutral(0.58, 0.03), on: ['canvas', 'surface', 'tint'], min: 3 },
    hairline: { rgb: neutral(0.89, 0.02) },
    focus: { rgb: color(0.5, 0.2, focusBlue), on: ['canvas', 'surface', 'tint'], min: 3 },
    'focus-inverse': { rgb: color(0.85, 0.14, accent), on: ['inverse'], min: 3 },
    star: { rgb: color(0.62, 0.13, marigold), on: ['surface'], min: 3 },
    danger: { rgb: color(0.5, 0.19, red), ...onSurfaces },
    success: { rgb: color(0.46, 0.1, green), ...onSurfaces },
    warning: { rgb: color(0.48, 0.1, marigold), ...onSurfaces },
    ...partyColors(h),
  };
};

/** Three cards for birthdays, a third of the wheel apart. */
const partyColors = (h: number): Palette =>
  Object.fromEntries(
    [0, 120, 240].flatMap((turn, i): [string, PaletteColor][] => [
      [`party-${i + 1}`, { rgb: color(0.935, 0.045, h + degrees(turn)) }],
      [`on-party-${i + 1}`, { rgb: color(0.38, 0.1, h + degrees(turn)), on: [`party-${i + 1}`], min: 4.5 }],
    ]),
  );

/** A little darker, for the pointer over a button; of a very dark colour a little lighter. */
export const hoverOf = (rgb: Rgb): Rgb => {
  const from = oklchOf(rgb);
  return color(from.l > 0.2 ? from.l - 0.07 : from.l + 0.07, from.c, from.h);
};
