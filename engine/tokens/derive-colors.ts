import { nearestColor } from './nearest-color.ts';
import { type Oklch, oklchOf, rgbOfOklch } from './oklab.ts';
import { hexOf, parseColor, type Rgb, roundRgb } from './rgba.ts';

/** The least contrast of a text on a colour of the school: WCAG 2.2, 1.4.3. */
const leastText = 4.5;

type Colors = Readonly<Record<string, unknown>>;

/**
 * The colours that follow from a school's own: where it chose `color.primary` and no `color.primary-hover`,
 * `color.primary-tint` or `color.on-primary`, these move with it. A hover colour keeps its distance from the base in
 * OKLCH, a tint its lightness, and what is on the base is fixed where it became too weak.
 * `before` are the colours without the school's, `#rrggbb` by token path; so are those of the answer.
 */
export const deriveColors = (before: Colors, chosen: Colors): Readonly<Record<string, string>> => {
  const derived: Record<string, string> = {};
  const open = (name: string): Rgb | undefined => (Object.hasOwn(chosen, name) ? undefined : rgbOf(before, name));
  for (const base of Object.keys(chosen)) {
    const [from, to] = [rgbOf(before, base), rgbOf(chosen, base)];
    if (!from || !to) continue;
    const hover = open(`${base}-hover`);
    if (hover) derived[`${base}-hover`] = hexOf(moved(hover, from, to));
    const tint = open(`${base}-tint`);
    if (tint) derived[`${base}-tint`] = hexOf(tinted(tint, from, to));
    const text = open(onColorOf(base));
    const under = rgbOf({ ...derived, ...chosen }, `${base}-hover`);
    if (text) derived[onColorOf(base)] = hexOf(legible(text, to, under));
  }
  return derived;
};

/** The path of the text that is on a colour: `color.on-primary` of `color.primary`. */
export const onColorOf = (base: string): string => base.replace(/[^.]*$/, 'on-$&');

const rgbOf = (colors: Colors, name: string): Rgb | undefined => {
  const value = Object.hasOwn(colors, name) ? colors[name] : undefined;
  const color = typeof value === 'string' ? parseColor(value) : undefined;
  return color?.alpha === 1 ? color.rgb : undefined;
};

/** Less than this is grey, whose hue means nothing. */
const grey = 0.01;

/** A colour beside `from`, at the same distance beside `to`. */
const moved = (color: Rgb, from: Rgb, to: Rgb): Rgb => {
  const [one, base, other] = [oklchOf(color), oklchOf(from), oklchOf(to)];
  const l = Math.min(1, Math.max(0, other.l + one.l - base.l));
  return roundRgb(rgbOfOklch({ l, c: scaled(one, base, other), h: other.h + turn(one, base) }));
};

/** A pale relative of `from`, as pale beside `to`. */
const tinted = (color: Rgb, from: Rgb, to: Rgb): Rgb => {
  const [one, base, other] = [oklchOf(color), oklchOf(from), oklchOf(to)];
  return roundRgb(rgbOfOklch({ l: one.l, c: Math.min(one.c, scaled(one, base, other)), h: other.h + turn(one, base) }));
};

const scaled = (one: Oklch, base: Oklch, other: Oklch): number =>
  base.c < grey ? Math.min(one.c, other.c) : (one.c / base.c) * other.c;

const turn = (one: Oklch, base: Oklch): number => (one.c < grey || base.c < grey ? 0 : one.h - base.h);

/** The text as it was where it can be read on both, else the nearest that can, on the base at least. */
const legible = (text: Rgb, base: Rgb, hover: Rgb | undefined): Rgb => {
  const onBase = { against: base, min: leastText };
  const both = hover ? [onBase, { against: hover, min: leastText }] : [onBase];
  return nearestColor(text, both) ?? nearestColor(text, [onBase]) ?? text;
};
